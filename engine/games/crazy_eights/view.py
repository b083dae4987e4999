"""What one seat may know of a game, and full states that it cannot tell from the true one."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from engine.cards import mask_of, members
from engine.games.crazy_eights.known import Bounds, Facts
from engine.games.crazy_eights.sampling import hands_as_known
from engine.games.crazy_eights.state import NO_CARD, Phase, State, bounds_of, cards_in
from engine.games.crazy_eights.variant import Rules


@dataclass(frozen=True)
class Revealed:
    """All cards that were secret, turned up when the hand is over (17.5)."""

    hands: tuple[int, ...]
    stock: bytes


@dataclass(frozen=True)
class View:
    """A state as one seat sees it (17); sets of cards are masks, sequences bytes, lists have one
    entry a seat.

    `has_drawn` is public, `drawn` only the own card. `restocked` are the sets that stocks were
    rebuilt from, and `origins` for each of them how many of its cards every hand holds: a player
    draws them in public and plays them face up. `bounds` is what the `facts` say of the hands now.
    `unseen` are the cards out of this seat's sight, in the stock or in other hands.
    """

    rules: Rules
    seat: int
    hand: int
    hand_sizes: tuple[int, ...]
    stock_size: int
    pile: bytes
    follow: int
    turn: int
    direction: int
    penalty: int
    has_drawn: bool
    drawn: int
    passes: int
    turns: int
    phase: Phase
    winner: int | None
    scores: tuple[int, ...]
    dealer: int
    restocked: tuple[int, ...]
    origins: tuple[tuple[int, ...], ...]
    laid: tuple[int, ...]
    facts: tuple[Facts, ...]
    bounds: tuple[Bounds, ...]
    unseen: int
    shuffles: int
    revealed: Revealed | None


def view(state: State, seat: int) -> View:
    """All that this seat may know."""
    hands = state.hands
    over = state.phase is not Phase.PLAY
    return View(
        rules=state.rules,
        seat=seat,
        hand=hands[seat],
        hand_sizes=tuple(hand.bit_count() for hand in hands),
        stock_size=len(state.stock),
        pile=state.pile,
        follow=state.follow,
        turn=state.turn,
        direction=state.direction,
        penalty=state.penalty,
        has_drawn=state.drawn != NO_CARD,
        drawn=state.drawn if seat == state.turn else NO_CARD,
        passes=state.passes,
        turns=state.turns,
        phase=state.phase,
        winner=state.winner,
        scores=state.scores,
        dealer=state.dealer,
        restocked=state.restocked,
        origins=tuple(
            tuple((hand & cards).bit_count() for hand in hands) for cards in state.restocked
        ),
        laid=state.laid,
        facts=state.facts,
        bounds=bounds_of(state),
        unseen=mask_of(cards_in(state)) & ~hands[seat] & ~mask_of(state.pile),
        shuffles=state.shuffles,
        revealed=Revealed(hands, state.stock) if over else None,
    )


def imagine(seen: View, rng: Random) -> State:
    """Deal the unseen cards anew, as far as what is known allows."""
    if seen.revealed is None:
        hands, stock = _dealt(seen, rng)
    else:
        hands, stock = seen.revealed.hands, seen.revealed.stock
    return State(
        rules=seen.rules,
        hands=hands,
        stock=stock,
        pile=seen.pile,
        follow=seen.follow,
        turn=seen.turn,
        direction=seen.direction,
        penalty=seen.penalty,
        drawn=_drawn(seen, hands, rng),
        passes=seen.passes,
        turns=seen.turns,
        phase=seen.phase,
        winner=seen.winner,
        scores=seen.scores,
        dealer=seen.dealer,
        restocked=seen.restocked,
        laid=seen.laid,
        facts=seen.facts,
        seed="".join("0123456789abcdef"[int(rng.random() * 16)] for _ in range(32)),
        shuffles=seen.shuffles,
    )


def _drawn(seen: View, hands: Sequence[int], rng: Random) -> int:
    if not seen.has_drawn or seen.seat == seen.turn:
        return seen.drawn
    playable = list(members(hands[seen.turn] & seen.rules.fits[seen.follow]))
    return playable[int(rng.random() * len(playable))]


def _dealt(seen: View, rng: Random) -> tuple[tuple[int, ...], bytes]:
    """Hands and stock; each hand gets as many cards of every origin as all know it to hold."""
    seats = range(len(seen.hand_sizes))
    others = [seat for seat in seats if seat != seen.seat]
    hands = [seen.hand if seat == seen.seat else 0 for seat in seats]
    left = list(seen.hand_sizes)
    pools = []
    rest = seen.unseen
    for cards, counts in zip(seen.restocked, seen.origins, strict=True):
        pools.append((cards & seen.unseen, counts))
        rest &= ~cards
        left = [size - count for size, count in zip(left, counts, strict=True)]
    pools.append((rest, tuple(left)))
    stock: list[int] = []
    for cards, counts in pools:
        pool = shuffled_by(rng, cards)
        for seat in others:
            for _ in range(counts[seat]):
                hands[seat] |= 1 << pool.pop()
        stock += pool
    bounds = list(seen.bounds)
    bounds[seen.seat] = ()
    if seen.has_drawn and seen.turn != seen.seat:  # a playable card was drawn, and this is public
        bounds[seen.turn] += ((seen.rules.fits[seen.follow], 1, seen.hand_sizes[seen.turn]),)
    if any(bounds):
        groups = tuple(cards for cards, _ in pools)
        hands_as_known(hands, stock, bounds, groups, rng)
    return tuple(hands), bytes(stock)


def shuffled_by(rng: Random, cards: int) -> list[int]:
    """The cards of a set in random order."""
    pool = list(members(cards))
    for last in range(len(pool) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        pool[last], pool[other] = pool[other], pool[last]
    return pool
