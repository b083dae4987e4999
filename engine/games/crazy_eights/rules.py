"""How Crazy Eights and Mau Mau are dealt and changed by each action."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from engine.cards import mask_of
from engine.games.crazy_eights.actions import Action, Deal, Draw, Pass, Play, Take
from engine.games.crazy_eights.ending import settled, won
from engine.games.crazy_eights.known import Facts, noted
from engine.games.crazy_eights.state import NO_CARD, PLAYING, QUEENS_FIVE, State, bounds_of
from engine.games.crazy_eights.variant import (
    DRAW_FIVE,
    DRAW_TWO,
    PLAIN,
    REVERSE,
    SKIP,
    WILD,
    Rules,
)
from engine.shuffle import first_dealer, shuffled

T = TypeVar("T")

MOST_TURNS = 2000  # turns of a hand; crazy_eights 8.8
TURNS = frozenset((SKIP, REVERSE))  # effects on whose turn it is; crazy_eights 11
# Cards that a penalty grows by; crazy_eights 9.1, 10.2.
ADDS = {PLAIN: 0, WILD: 0, DRAW_TWO: 2, DRAW_FIVE: QUEENS_FIVE}

_new = tuple.__new__


def deal(
    rules: Rules, seats: int, seed: str, dealer: int | None, order: Sequence[int] | None
) -> State:
    """The first hand of a game (2.1)."""
    if dealer is None:
        dealer = first_dealer(seed, seats)
    if order is None:
        order = shuffled(rules.cards, seed, 0)
    return _deal_hand(rules, order, dealer, (0,) * seats, seed, 1)


def _deal_hand(
    rules: Rules,
    order: Sequence[int],
    dealer: int,
    scores: tuple[int, ...],
    seed: str,
    shuffles: int,
) -> State:
    """Hands one card at a time from the dealer's left, then the start card (2.2, 3.1, 3.2)."""
    seats = len(scores)
    cards = rules.dealt[seats > 2] * seats
    first = (dealer + 1) % seats
    hands = tuple(mask_of(order[(seat - first) % seats : cards : seats]) for seat in range(seats))
    place = cards
    while rules.wilds >> order[place] & 1:
        place += 1
    start, aside, stock = order[place], bytes(order[cards:place]), bytes(order[place + 1 :])
    facts: Facts = ()
    if aside:  # all see that they go back into the stock (3.2)
        facts = tuple([(1 << card, 0, 0, cards // seats, 0) for card in sorted(aside)])
        stock = bytes(shuffled(stock + aside, seed, shuffles))
        shuffles += 1
    turn, direction, penalty = _opening(rules, seats, dealer, start)
    return _new(
        State,
        (
            rules, hands, stock, bytes((start,)), start, turn, direction, penalty, NO_CARD, 0, 0,
            PLAYING, None, scores, dealer, (), (0,) * seats, (facts,) * seats, seed, shuffles,
        ),
    )  # fmt: skip


def _opening(rules: Rules, seats: int, dealer: int, start: int) -> tuple[int, int, int]:
    """Turn, direction and penalty: the start card acts as if the dealer had played it (3.3)."""
    effect = rules.effects[start]
    if effect in TURNS:
        return *_moved(effect, dealer, 1, seats), 0
    return (dealer + 1) % seats, 1, ADDS[effect]


def _moved(effect: int, turn: int, direction: int, seats: int) -> tuple[int, int]:
    """Whose turn follows a skip or a reversal, and the direction then (11).

    With two seats both give the same player another turn (11.2, 11.7).
    """
    if effect == SKIP:
        return (turn + 2 * direction) % seats, direction
    if seats == 2:
        return turn, direction
    return (turn - direction) % seats, -direction


def apply(state: State, action: Action) -> State:
    """The state after exactly this action, which is legal."""
    if type(action) is not Play:  # a table is quicker than a match, and most actions are plays
        return OTHERS[type(action)](state)
    (
        rules, hands, stock, pile, _, turn, direction, penalty, _, _, turns, phase, winner, scores,
        dealer, restocked, laid, facts, seed, shuffles,
    ) = state  # fmt: skip
    played = action.as_set
    seats = len(hands)
    hand = hands[turn] ^ played
    own = laid[turn] | played
    if seats == 2:
        hands = (hands[0], hand) if turn else (hand, hands[1])
        laid = (laid[0], own) if turn else (own, laid[1])
    else:
        hands = (*hands[:turn], hand, *hands[turn + 1 :])
        laid = (*laid[:turn], own, *laid[turn + 1 :])
    turns += 1
    effect = rules.effects[action.card]
    if not hand:
        penalty = 0
    elif effect == PLAIN:
        turn = (turn + direction) % seats
    elif effect in TURNS:
        turn, direction = _moved(effect, turn, direction, seats)
    else:
        penalty += ADDS[effect]
        turn = (turn + direction) % seats
    after = _new(
        State,
        (
            rules, hands, stock, pile + action.as_pile, action.follow, turn, direction, penalty,
            NO_CARD, 0, turns, phase, winner, scores, dealer, restocked, laid, facts, seed,
            shuffles,
        ),
    )  # fmt: skip
    if not hand:
        return won(after, turn)
    return settled(after) if turns >= MOST_TURNS else after


def _draw(state: State) -> State:
    """One card, or cards until one can be played (7.3, 7.6); without one the turn ends."""
    (
        rules, hands, stock, pile, follow, turn, direction, _, _, _, turns, phase, winner, scores,
        dealer, restocked, laid, facts, seed, shuffles,
    ) = state  # fmt: skip
    fits = rules.fits[follow]
    hand, num = hands[turn], 0
    for card in stock:
        taken = 1 << card
        hand |= taken
        num += 1
        found = 1 if fits & taken else 0
        if found or not rules.until_playable:
            break
    else:
        return _draw_on(state)
    own = noted(facts[turn], (fits, found, found, hand.bit_count(), laid[turn]))
    if len(hands) == 2:
        hands = (hands[0], hand) if turn else (hand, hands[1])
        facts = (facts[0], own) if turn else (own, facts[1])
    else:
        hands = (*hands[:turn], hand, *hands[turn + 1 :])
        facts = (*facts[:turn], own, *facts[turn + 1 :])
    if not found:
        card = NO_CARD
        turn = (turn + direction) % len(hands)
        turns += 1
    after = _new(
        State,
        (
            rules, hands, stock[num:], pile, follow, turn, direction, 0, card, 0, turns, phase,
            winner, scores, dealer, restocked, laid, facts, seed, shuffles,
        ),
    )  # fmt: skip
    return settled(after) if turns >= MOST_TURNS else after


def _draw_on(state: State) -> State:
    """Drawing when the stock has nothing that ends it (7.6, 7.7, 8.1)."""
    state = _drawn_from_stock(state, len(state.stock))
    if len(state.pile) > 1:
        return _draw(with_new_stock(state))
    state = _noting(state, state.rules.fits[state.follow], 0)
    return _end_turn(state, state.hands, state.stock, passes=0)


def _take(state: State) -> State:
    """The whole penalty, or what there is of it (9.5, 9.7)."""
    penalty = state.penalty
    while len(state.stock) < penalty and len(state.pile) > 1:
        penalty -= len(state.stock)
        state = with_new_stock(_drawn_from_stock(state, len(state.stock)))
    hand = state.hands[state.turn] | mask_of(state.stock[:penalty])
    return _end_turn(state, _with(state.hands, state.turn, hand), state.stock[penalty:], passes=0)


def _pass(state: State) -> State:
    passes = 0
    if state.drawn == NO_CARD:
        state = _noting(state, state.rules.fits[state.follow], 0)
        passes = state.passes + 1
    return _end_turn(state, state.hands, state.stock, passes)


def _noting(state: State, fits: int, num: int) -> State:
    """With the fact that the seat to act holds so many of these cards."""
    turn = state.turn
    fact = fits, num, num, state.hands[turn].bit_count(), state.laid[turn]
    return state._replace(facts=_with(state.facts, turn, noted(state.facts[turn], fact)))


def with_new_stock(state: State) -> State:
    """A stock that has run out is rebuilt from all the pile but its top card (8.1, 8.2)."""
    under, top = state.pile[:-1], state.pile[-1]
    rebuilt = mask_of(under)
    earlier = (cards & ~rebuilt for cards in state.restocked)
    return state._replace(
        stock=bytes(shuffled(under, state.seed, state.shuffles)),
        pile=bytes((top,)),
        restocked=(*(cards for cards in earlier if cards), rebuilt),
        laid=(0,) * len(state.hands),
        facts=tuple(
            tuple((*bound, hand.bit_count(), 0) for bound in bounds)
            for hand, bounds in zip(state.hands, bounds_of(state), strict=True)
        ),
        shuffles=state.shuffles + 1,
    )


def _drawn_from_stock(state: State, num: int) -> State:
    """So many cards from the stock, which has them."""
    cards, stock = state.stock[:num], state.stock[num:]
    hand = state.hands[state.turn] | mask_of(cards)
    return state._replace(hands=_with(state.hands, state.turn, hand), stock=stock)


def _end_turn(state: State, hands: tuple[int, ...], stock: bytes, passes: int) -> State:
    """The turn passes without a card having been played; perhaps the hand is blocked (8.6, 8.8)."""
    (
        rules, _, _, pile, follow, turn, direction, _, _, _, turns, phase, winner, scores,
        dealer, restocked, laid, facts, seed, shuffles,
    ) = state  # fmt: skip
    turns += 1
    over = passes >= len(hands) or turns >= MOST_TURNS
    if not over:
        turn = (turn + direction) % len(hands)
    after = _new(
        State,
        (
            rules, hands, stock, pile, follow, turn, direction, 0, NO_CARD, passes, turns, phase,
            winner, scores, dealer, restocked, laid, facts, seed, shuffles,
        ),
    )  # fmt: skip
    return settled(after) if over else after


def _next_hand(state: State) -> State:
    """The next hand of a match, from the next shuffle of the same seed (2.5)."""
    order = shuffled(state.rules.cards, state.seed, state.shuffles)
    dealer = (state.dealer + 1) % len(state.hands)
    return _deal_hand(state.rules, order, dealer, state.scores, state.seed, state.shuffles + 1)


OTHERS: dict[type[Action], Callable[[State], State]] = {
    Draw: _draw,
    Take: _take,
    Pass: _pass,
    Deal: _next_hand,
}


def next_dealer(state: State) -> int:
    """Who deals the next hand or game: the deal moves clockwise (2.5)."""
    return (state.dealer + 1) % len(state.hands)


def dealt_each(rules: Rules, seats: int) -> int:
    """Cards that each player is dealt (2.2)."""
    return rules.dealt[seats > 2]


def _with(values: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    return (*values[:seat], value, *values[seat + 1 :])
