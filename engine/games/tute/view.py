"""What one seat may know of a match, and full states that it cannot tell from the true one."""

from dataclasses import dataclass
from random import Random

from engine.cards import mask_of, members
from engine.games.tute.order import SUIT_MASKS
from engine.games.tute.state import Ended, Phase, Rules, State, Trick, Two, cards_in


@dataclass(frozen=True)
class Revealed:
    """All cards that were secret, turned up when a deal is over."""

    hands: Two
    stock: tuple[int, ...]


@dataclass(frozen=True)
class View:
    """A state as one seat sees it (14); sets are masks, pairs have one entry a seat.

    Every card played has been seen, so `won` and `points` are what a seat can remember; what a
    page shows of them is `board`'s to decide (11.4). `unseen` are the cards that lie in the stock
    or in the unknown part of the other hand.
    """

    rules: Rules
    seat: int
    hand: int
    hand_sizes: Two
    known: Two
    trumps: Two
    unseen: int
    stock_size: int
    turn_up: int | None
    trump: int
    table: int | None
    turn: int
    phase: Phase
    tricks: int
    won: Two
    last: Trick | None
    points: Two
    carried: Two
    declared: Two
    declared_now: bool
    capote: int | None
    deal: int
    ended: Ended | None
    hand_winner: int | None
    match: Two
    dealer: int
    shuffles: int
    revealed: Revealed | None

    @property
    def rival(self) -> int:
        """The other seat."""
        return 1 - self.seat

    @property
    def stock_gone(self) -> bool:
        """Whether nothing is left to draw, so that both hands are known (4.3, 15.1)."""
        return self.turn_up is None and not self.stock_size

    @property
    def rival_hand(self) -> int:
        """The other hand as far as it is certain: all of it once the stock is gone."""
        known = self.known[self.rival]
        return known | self.unseen if self.stock_size == 0 else known


def view(state: State, seat: int) -> View:
    """All that this seat may know."""
    rival = 1 - seat
    hand = state.hands[seat]
    seen = hand | state.known[rival] | state.won[0] | state.won[1]
    for card in (state.turn_up, state.table):
        if card is not None:
            seen |= 1 << card
    over = state.phase is Phase.OVER
    return View(
        rules=state.rules,
        seat=seat,
        hand=hand,
        hand_sizes=(state.hands[0].bit_count(), state.hands[1].bit_count()),
        known=state.known,
        trumps=state.trumps,
        unseen=mask_of(cards_in(state)) & ~seen,
        stock_size=len(state.stock),
        turn_up=state.turn_up,
        trump=state.trump,
        table=state.table,
        turn=state.turn,
        phase=state.phase,
        tricks=state.tricks,
        won=state.won,
        last=state.last,
        points=state.points,
        carried=state.carried,
        declared=state.declared,
        declared_now=state.declared_now,
        capote=state.capote,
        deal=state.deal,
        ended=state.ended,
        hand_winner=state.hand_winner,
        match=state.match,
        dealer=state.dealer,
        shuffles=state.shuffles,
        revealed=Revealed(state.hands, state.stock) if over else None,
    )


def imagine(seen: View, rng: Random) -> State:
    """Deal the unseen cards anew over the rival's hand and the stock."""
    rival_hand, stock = _dealt(seen, rng)
    hands = (seen.hand, rival_hand) if seen.seat == 0 else (rival_hand, seen.hand)
    return State(
        rules=seen.rules,
        hands=hands,
        stock=stock,
        turn_up=seen.turn_up,
        trump=seen.trump,
        table=seen.table,
        turn=seen.turn,
        phase=seen.phase,
        tricks=seen.tricks,
        won=seen.won,
        last=seen.last,
        points=seen.points,
        carried=seen.carried,
        declared=seen.declared,
        declared_now=seen.declared_now,
        capote=seen.capote,
        deal=seen.deal,
        ended=seen.ended,
        hand_winner=seen.hand_winner,
        match=seen.match,
        dealer=seen.dealer,
        known=seen.known,
        trumps=seen.trumps,
        seed="".join("0123456789abcdef"[int(rng.random() * 16)] for _ in range(32)),
        shuffles=seen.shuffles,
    )


def _dealt(seen: View, rng: Random) -> tuple[int, tuple[int, ...]]:
    """The rival's hand and the stock; no more trumps in the hand than it can hold."""
    if seen.revealed is not None:
        return seen.revealed.hands[seen.rival], seen.revealed.stock
    pool = list(members(seen.unseen))
    for last in range(len(pool) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        pool[last], pool[other] = pool[other], pool[last]
    hand, trumps_left = seen.known[seen.rival], seen.trumps[seen.rival]
    missing = seen.hand_sizes[seen.rival] - hand.bit_count()
    stock = []
    for card in pool:
        is_trump = SUIT_MASKS[seen.trump] >> card & 1
        if missing and (trumps_left or not is_trump):
            hand |= 1 << card
            missing -= 1
            trumps_left -= is_trump
        else:
            stock.append(card)
    return hand, tuple(stock)
