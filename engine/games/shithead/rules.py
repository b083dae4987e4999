"""How Idiot and Vändtia are dealt, begun and changed by each action (clauses 1–3 and 17)."""

from collections.abc import Sequence
from typing import TypeVar

from engine.cards import FRENCH, mask_of, members
from engine.game import Result
from engine.games.shithead.actions import (
    Action,
    Add,
    Chance,
    Deal,
    Flip,
    Keep,
    Pass,
    Pickup,
    Play,
    Start,
    Swap,
)
from engine.games.shithead.judge import FOUR, fitting_on
from engine.games.shithead.order import (
    EIGHT,
    HEIGHT,
    RANK_OF,
    RANK_SET,
    SPECIAL,
    TEN,
)
from engine.games.shithead.state import EMPTY, NO_SLOTS, Phase, Rules, Slots, State, has_cards
from engine.shuffle import first_dealer, shuffled

T = TypeVar("T")

# The class's own constructor takes three times as long; search spends its time here.
_new = tuple.__new__

HAND_SIZE = 3  # cards dealt to a hand, and refilled to; idiot 1.4, 9.1
WARNED_AFTER = 150  # plies without progress; idiot 15.4
LOCKED_AFTER = 200  # plies without progress; idiot 15.2


def deal(
    rules: Rules, seats: int, seed: str, dealer: int | None, order: Sequence[int] | None
) -> State:
    """Hidden cards, face-up cards and hands one at a time from the dealer's left (1.4, 1.5)."""
    if order is None:
        order = shuffled(range(len(FRENCH)), seed, 0)
    if dealer is None:
        dealer = first_dealer(seed, seats)
    first = (dealer + 1) % seats
    rounds = [order[start : start + seats] for start in range(0, 9 * seats, seats)]
    dealt = [[cards[(seat - first) % seats] for cards in rounds] for seat in range(seats)]
    return State(
        rules=rules,
        hands=tuple(mask_of(cards[6:]) for cards in dealt),
        face_up=tuple(mask_of(cards[3:6]) for cards in dealt),
        hidden=tuple((cards[0], cards[1], cards[2]) for cards in dealt),
        stock=tuple(order[9 * seats :]),
        pile=(),
        burned=(),
        turn=1,
        phase=Phase.EXCHANGE,
        drawn=0,
        eights=0,
        opening=None,
        out=(),
        idle=0,
        dealer=dealer,
        known=(0,) * seats,
        seed=seed,
        shuffles=1,
    )


def starter(hands: Sequence[int], dealer: int) -> int:
    """The seat with the lowest hand, compared card by card, then from the dealer's left (3)."""
    seats = len(hands)
    from_left = [(dealer + step) % seats for step in range(1, seats + 1)]
    return min(from_left, key=lambda seat: heights(hands[seat]))


def heights(hand: int) -> tuple[int, ...]:
    """Heights of the cards, lowest first, specials above the ace (3.2, 3.3)."""
    return tuple(sorted(HEIGHT[RANK_OF[card]] for card in members(hand)))


def lowest_rank(hand: int) -> int | None:
    """Rank index of the lowest ordinary card, None if there is none (3.2, 3.4)."""
    ranks = [RANK_OF[card] for card in members(hand & ~SPECIAL)]
    return min(ranks, key=HEIGHT.__getitem__, default=None)


def apply(state: State, action: Action) -> State:
    """The state after exactly this action, which is legal."""
    match action:
        case Play():
            return _play(state, action.cards, action.mask)
        case Pickup():
            return _pick_up(state, action)
        case Chance():
            return _take_chance(state)
        case Flip():
            return _flip(state, action)
        case Swap():
            return _swap(state, action)
        case Start():
            return _start(state)
        case Add():
            return _play(state, action.cards, action.mask)
        case Keep() | Pass():
            return _end_turn(
                state, state.hands, state.stock, state.pile, state.known, state.idle + 1
            )
        case Deal():
            raise AssertionError("no deal is ever due in these games")


def _swap(state: State, action: Swap) -> State:
    seat = state.turn
    mine, shown = 1 << action.hand, 1 << action.face_up
    return state._replace(
        hands=_with(state.hands, seat, state.hands[seat] ^ mine | shown),
        face_up=_with(state.face_up, seat, state.face_up[seat] ^ shown | mine),
        known=_with(state.known, seat, state.known[seat] & ~mine | shown),
    )


def _start(state: State) -> State:
    """Seats 1, 2, … exchange before seat 0; whose hand is lowest then begins (2.4, 3.1)."""
    seat = state.turn
    if seat != 0:
        return state._replace(turn=(seat + 1) % len(state.hands))
    first = starter(state.hands, state.dealer)
    opening = lowest_rank(state.hands[first]) if state.rules.lowest_opening else None
    return state._replace(turn=first, phase=Phase.PLAY, opening=opening)


def _play(state: State, laid: tuple[int, ...], cards: int) -> State:
    """Lay cards from the hand, or from face up, or with E7 from both; then refill the hand (9)."""
    turn, stock, face_up = state.turn, state.stock, state.face_up
    hand = state.hands[turn]
    drawn = 0
    if cards & hand == cards:
        hand ^= cards
        missing = HAND_SIZE - hand.bit_count()
        if stock and missing > 0:
            for card in stock[:missing]:
                drawn |= 1 << card
            stock = stock[missing:]
            hand |= drawn
    else:
        face_up = _with(face_up, turn, face_up[turn] & ~cards)
        hand &= ~cards
    return _settle(state, laid, hand, face_up, state.hidden, stock, drawn)


def _take_chance(state: State) -> State:
    turn, stock, pile = state.turn, state.stock, state.pile
    hands, face_up = state.hands, state.face_up
    card, rest = stock[0], stock[1:]
    if fitting_on(state.rules, state.pile) >> card & 1:
        return _settle(state, (card,), hands[turn], face_up, state.hidden, rest, 0)
    taken = mask_of(pile) | 1 << card
    return _end_turn(
        state, _join(hands, turn, taken), rest, (), _join(state.known, turn, taken), idle=0
    )


def _flip(state: State, action: Flip) -> State:
    turn = state.turn
    slots = state.hidden[turn]
    card = slots[action.slot]
    hidden = _with(state.hidden, turn, _without_slot(slots, action.slot))
    hands, known = state.hands, state.known
    last = hidden[turn] == NO_SLOTS
    forbidden = state.rules.no_special_finish and last and SPECIAL >> card & 1  # E13
    if fitting_on(state.rules, state.pile) >> card & 1 and not forbidden:
        return _settle(state, (card,), 0, state.face_up, hidden, state.stock, 0)
    taken = mask_of(state.pile) | 1 << card
    turned = state._replace(hidden=hidden)
    return _end_turn(
        turned, _join(hands, turn, taken), state.stock, (), _join(known, turn, taken), idle=0
    )


def _pick_up(state: State, action: Pickup) -> State:
    turn = state.turn
    taken = mask_of(state.pile)
    idle = state.idle + 1
    if action.penalty is not None:  # E3
        penalty = 1 << action.penalty
        taken |= penalty
        state = state._replace(face_up=_with(state.face_up, turn, state.face_up[turn] ^ penalty))
        idle = 0
    hands, known = _join(state.hands, turn, taken), _join(state.known, turn, taken)
    return _end_turn(state, hands, state.stock, (), known, idle)


def _settle(
    state: State,
    laid: tuple[int, ...],
    hand: int,
    face_up: tuple[int, ...],
    hidden: tuple[Slots, ...],
    stock: tuple[int, ...],
    drawn: int,
) -> State:
    """What follows when cards were laid: clause 17 in its order, the refill already made."""
    rules, turn, known, out = state.rules, state.turn, state.known, state.out
    hands = _with(state.hands, turn, hand)
    if known[turn] & ~hand:
        known = _with(known, turn, known[turn] & hand)
    pile, burned, eights = state.pile + laid, state.burned, state.eights
    phase, offered = Phase.PLAY, 0
    idle = state.idle + 1
    if stock is not state.stock or face_up is not state.face_up or hidden is not state.hidden:
        idle = 0  # a card was drawn or left the table
    burning = burns(pile)
    if burning:
        burned += pile
        pile = ()
        idle = eights = 0
    elif rules.skipping_eights and RANK_OF[laid[0]] == EIGHT:
        eights += len(laid)
    if not hand and not face_up[turn] and hidden[turn] == NO_SLOTS:
        out += (turn,)
        idle = 0
    if len(out) == len(hands) - 1:
        phase = Phase.OVER
    elif burning and turn not in out:
        pass  # the extra turn; it lapses with going out (14.5)
    elif drawn and rules.matching_draw and drawn & RANK_SET[laid[0]]:
        phase, offered = Phase.ADD, drawn & RANK_SET[laid[0]]
    else:
        turn = (
            _next_seat(turn, len(hands), out, eights) if out or eights else (turn + 1) % len(hands)
        )
        eights = 0
        if idle >= LOCKED_AFTER:
            phase = Phase.OVER
    return _new(State, (
        rules, hands, face_up, hidden, stock, pile, burned, turn, phase, offered, eights, None,
        out, idle, state.dealer, known, state.seed, state.shuffles,
    ))  # fmt: skip


def burns(pile: tuple[int, ...]) -> bool:
    """A 10, or four alike on top (7.1, 8.1)."""
    rank = RANK_OF[pile[-1]]
    if rank == TEN:
        return True
    if len(pile) < FOUR or RANK_OF[pile[-2]] != rank:
        return False
    return RANK_OF[pile[-3]] == RANK_OF[pile[-4]] == rank


def _end_turn(
    state: State,
    hands: tuple[int, ...],
    stock: tuple[int, ...],
    pile: tuple[int, ...],
    known: tuple[int, ...],
    idle: int,
) -> State:
    """The turn passes without cards having been laid."""
    turn = _next_seat(state.turn, len(hands), state.out, state.eights)
    phase = Phase.OVER if idle >= LOCKED_AFTER else Phase.PLAY
    return _new(State, (
        state.rules, hands, state.face_up, state.hidden, stock, pile, state.burned, turn, phase, 0,
        0, None, state.out, idle, state.dealer, known, state.seed, state.shuffles,
    ))  # fmt: skip


def _next_seat(seat: int, seats: int, out: tuple[int, ...], skips: int) -> int:
    """The next active seat clockwise after as many skipped ones, counted round the table (E6)."""
    for _ in range(skips + 1):
        seat = (seat + 1) % seats
        while seat in out:
            seat = (seat + 1) % seats
    return seat


def order_of_play(state: State, seat: int) -> list[int]:
    """Active seats clockwise from the one after `seat`, round the table and round again."""
    order, seats = [], len(state.hands)
    for _ in range(2 * seats):
        seat = _next_seat(seat, seats, state.out, 0)
        order.append(seat)
    return order


def _with(values: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    return values[:seat] + (value,) + values[seat + 1 :]


def _join(masks: tuple[int, ...], seat: int, cards: int) -> tuple[int, ...]:
    return _with(masks, seat, masks[seat] | cards)


def _without_slot(slots: Slots, slot: int) -> Slots:
    first, second, third = (EMPTY if place == slot else card for place, card in enumerate(slots))
    return first, second, third


def result(state: State) -> Result:
    """Places in order of going out; who still holds cards shares the next place (14.8, 15.3)."""
    seats = len(state.hands)
    left = [seat for seat in range(seats) if seat not in state.out]
    places = tuple(
        len(state.out) + 1 if seat in left else state.out.index(seat) + 1 for seat in range(seats)
    )
    winner = state.out[0] if state.out else None
    return Result(places, (), winner, "14.6" if len(left) == 1 else "15.3")


def next_dealer(state: State) -> int:
    """The Idiot deals the next game; after a locked one the seat after the dealer (1.7)."""
    left = [seat for seat in range(len(state.hands)) if has_cards(state, seat)]
    return left[0] if len(left) == 1 else (state.dealer + 1) % len(state.hands)
