"""What one seat may know of a game, and full states that it cannot tell from the true one."""

from dataclasses import dataclass
from random import Random

from engine.cards import mask_of, members
from engine.games.shithead.order import RANK_MASKS, RANK_SET
from engine.games.shithead.state import EMPTY, Phase, Rules, Slots, State, cards_in


@dataclass(frozen=True)
class Revealed:
    """All cards that were secret, turned up when the game is over (16.3a); one entry a seat."""

    hands: tuple[int, ...]
    hidden: tuple[Slots, ...]
    stock: tuple[int, ...]


@dataclass(frozen=True)
class View:
    """A state as one seat sees it (16); sets of cards are masks, lists have one entry a seat.

    `hidden` tells which slots hold a card. `unseen` are the cards that lie somewhere out of this
    seat's sight: in the stock, under the table cards, in the unknown part of other hands. `drawn`
    is empty unless the offer of clause 10 is this seat's own.
    """

    rules: Rules
    seat: int
    hand: int
    hand_sizes: tuple[int, ...]
    known: tuple[int, ...]
    face_up: tuple[int, ...]
    hidden: tuple[tuple[bool, bool, bool], ...]
    stock_size: int
    pile: tuple[int, ...]
    burned: tuple[int, ...]
    unseen: int
    turn: int
    phase: Phase
    drawn: int
    eights: int
    opening: int | None
    out: tuple[int, ...]
    idle: int
    dealer: int
    shuffles: int
    revealed: Revealed | None


def view(state: State, seat: int) -> View:
    """All that this seat may know."""
    hand, known = state.hands[seat], state.known
    known_elsewhere = mask_of(card for cards in known for card in members(cards))
    shown = mask_of(card for cards in state.face_up for card in members(cards))
    seen = hand | known_elsewhere | shown | mask_of(state.pile) | mask_of(state.burned)
    over = state.phase is Phase.OVER
    return View(
        rules=state.rules,
        seat=seat,
        hand=hand,
        hand_sizes=tuple(cards.bit_count() for cards in state.hands),
        known=known,
        face_up=state.face_up,
        hidden=tuple(_occupied(slots) for slots in state.hidden),
        stock_size=len(state.stock),
        pile=state.pile,
        burned=state.burned,
        unseen=mask_of(cards_in(state)) & ~seen,
        turn=state.turn,
        phase=state.phase,
        drawn=state.drawn if seat == state.turn else 0,
        eights=state.eights,
        opening=state.opening,
        out=state.out,
        idle=state.idle,
        dealer=state.dealer,
        shuffles=state.shuffles,
        revealed=Revealed(state.hands, state.hidden, state.stock) if over else None,
    )


def imagine(seen: View, rng: Random) -> State:
    """Deal the unseen cards anew over the places that this view cannot look into."""
    pool = list(members(seen.unseen))
    for last in range(len(pool) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        pool[last], pool[other] = pool[other], pool[last]
    hands, hidden, stock, drawn = _revealed(seen) if seen.revealed else _dealt(seen, pool)
    return State(
        rules=seen.rules,
        hands=hands,
        face_up=seen.face_up,
        hidden=hidden,
        stock=stock,
        pile=seen.pile,
        burned=seen.burned,
        turn=seen.turn,
        phase=seen.phase,
        drawn=drawn,
        eights=seen.eights,
        opening=seen.opening,
        out=seen.out,
        idle=seen.idle,
        dealer=seen.dealer,
        known=seen.known,
        seed="".join("0123456789abcdef"[int(rng.random() * 16)] for _ in range(32)),
        shuffles=seen.shuffles,
    )


Secrets = tuple[tuple[int, ...], tuple[Slots, ...], tuple[int, ...], int]


def _revealed(seen: View) -> Secrets:
    assert seen.revealed is not None, "only a game that is over has been revealed"
    return seen.revealed.hands, seen.revealed.hidden, seen.revealed.stock, 0


def _dealt(seen: View, pool: list[int]) -> Secrets:
    """Other hands, hidden cards and stock from a shuffled pool, which is used up."""
    drawn = seen.drawn
    hands = list(seen.known)
    hands[seen.seat] = seen.hand
    if seen.turn != seen.seat:
        if seen.phase is Phase.ADD:
            # An offer shows that a card of the top card's rank was drawn (M, public).
            drawn = _taken_from(pool, RANK_SET[seen.pile[-1]])
            hands[seen.turn] |= drawn
        elif seen.opening is not None and not hands[seen.turn] & RANK_MASKS[seen.opening]:
            hands[seen.turn] |= _taken_from(pool, RANK_MASKS[seen.opening])  # announced (3.6)
    for seat, size in enumerate(seen.hand_sizes):
        while hands[seat].bit_count() < size:
            hands[seat] |= 1 << pool.pop()
    hidden = tuple(_filled(slots, pool) for slots in seen.hidden)
    return tuple(hands), hidden, tuple(pool), drawn


def _taken_from(pool: list[int], wanted: int) -> int:
    """One of the wanted cards, taken out of the pool, as a set."""
    card = next(card for card in pool if wanted >> card & 1)
    pool.remove(card)
    return 1 << card


def _occupied(slots: Slots) -> tuple[bool, bool, bool]:
    first, second, third = (card != EMPTY for card in slots)
    return first, second, third


def _filled(slots: tuple[bool, bool, bool], pool: list[int]) -> Slots:
    first, second, third = (pool.pop() if taken else EMPTY for taken in slots)
    return first, second, third
