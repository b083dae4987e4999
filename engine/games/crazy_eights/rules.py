"""How Crazy Eights and Mau Mau are dealt and changed by each action."""

from collections.abc import Sequence
from typing import TypeVar

from engine.cards import mask_of, members
from engine.games.crazy_eights.actions import Action, Deal, Draw, Pass, Play, Take
from engine.games.crazy_eights.ending import settled, won
from engine.games.crazy_eights.known import after_draw, after_play, with_count
from engine.games.crazy_eights.state import NO_CARD, QUEENS_FIVE, Phase, State
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
TWO = 2  # cards that a two adds; crazy_eights 9.1

_new = tuple.__new__


def deal(
    rules: Rules, seats: int, seed: str, dealer: int | None, order: Sequence[int] | None
) -> State:
    """The first hand of a game (2.1)."""
    if dealer is None:
        dealer = first_dealer(seed, seats)
    if order is None:
        order = shuffled(members(rules.deck), seed, 0)
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
    stock = tuple(order[cards:])
    place = next(place for place, card in enumerate(stock) if not rules.wilds >> card & 1)
    start, aside = stock[place], stock[:place]
    stock = stock[place + 1 :]
    if aside:
        stock = shuffled(stock + aside, seed, shuffles)
        shuffles += 1
    turn, direction, penalty = _opening(rules, seats, dealer, start)
    return State(
        rules=rules,
        hands=hands,
        stock=stock,
        pile=(start,),
        follow=start,
        turn=turn,
        direction=direction,
        penalty=penalty,
        drawn=NO_CARD,
        passes=0,
        turns=0,
        phase=Phase.PLAY,
        winner=None,
        scores=scores,
        dealer=dealer,
        restocked=(),
        bounds=(tuple((1 << card, 0, 0) for card in sorted(aside)),) * seats,  # 3.2
        seed=seed,
        shuffles=shuffles,
    )


def _opening(rules: Rules, seats: int, dealer: int, start: int) -> tuple[int, int, int]:
    """Turn, direction and penalty: the start card acts as if the dealer had played it (3.3)."""
    effect = rules.effects[start]
    if effect in (SKIP, REVERSE):
        turn, direction = _moved(effect, dealer, 1, seats)
        return turn, direction, 0
    penalty = {DRAW_TWO: TWO, DRAW_FIVE: QUEENS_FIVE}.get(effect, 0)
    return (dealer + 1) % seats, 1, penalty


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
    match action:
        case Play():
            return _play(state, action)
        case Draw():
            return _draw(state)
        case Take():
            return _take(state)
        case Pass():
            return _pass(state)
        case Deal():
            return _next_hand(state)


def _play(state: State, action: Play) -> State:
    (
        rules, hands, stock, pile, _, turn, direction, penalty, _, _, turns, phase, winner, scores,
        dealer, restocked, bounds, seed, shuffles,
    ) = state  # fmt: skip
    card = action.card
    played = 1 << card
    seats = len(hands)
    hand = hands[turn] ^ played
    if seats == 2:
        hands = (hands[0], hand) if turn else (hand, hands[1])
    else:
        hands = (*hands[:turn], hand, *hands[turn + 1 :])
    for bound in bounds[turn]:
        if bound[0] & played:
            bounds = _with(bounds, turn, after_play(bounds[turn], played))
            break
    pile += (card,)
    turns += 1
    effect = rules.effects[card]
    mover = turn
    if effect in (PLAIN, WILD):
        turn = (turn + direction) % seats
    elif effect == DRAW_TWO:
        penalty += TWO
        turn = (turn + direction) % seats
    elif effect == DRAW_FIVE:
        penalty = QUEENS_FIVE
        turn = (turn + direction) % seats
    elif hand:
        turn, direction = _moved(effect, turn, direction, seats)
    if not hand:
        turn, penalty = mover, 0
    after = _new(
        State,
        (
            rules, hands, stock, pile, action.follow, turn, direction, penalty, NO_CARD, 0, turns,
            phase, winner, scores, dealer, restocked, bounds, seed, shuffles,
        ),
    )  # fmt: skip
    if not hand:
        return won(after, mover)
    return settled(after) if turns >= MOST_TURNS else after


def _draw(state: State) -> State:
    """One card, or cards until one can be played (7.3, 7.6); without one the turn ends."""
    (
        rules, hands, stock, pile, follow, turn, direction, _, _, _, turns, phase, winner, scores,
        dealer, restocked, bounds, seed, shuffles,
    ) = state  # fmt: skip
    fits = rules.fits[follow]
    hand, num = hands[turn], 0
    for card in stock:
        hand |= 1 << card
        num += 1
        found = fits >> card & 1
        if found or not rules.until_playable:
            break
    else:
        return _draw_on(state)
    stock = stock[num:]
    seats = len(hands)
    own = bounds[turn]
    if own:
        own = after_draw(own, num, restocked[-1] if restocked else 0, hand.bit_count())
    own = with_count(own, fits, found) if own else ((fits, found, found),)
    if seats == 2:
        hands = (hands[0], hand) if turn else (hand, hands[1])
        bounds = (bounds[0], own) if turn else (own, bounds[1])
    else:
        hands = (*hands[:turn], hand, *hands[turn + 1 :])
        bounds = (*bounds[:turn], own, *bounds[turn + 1 :])
    if not found:
        card = NO_CARD
        turn = (turn + direction) % seats
        turns += 1
    after = _new(
        State,
        (
            rules, hands, stock, pile, follow, turn, direction, 0, card, 0, turns, phase, winner,
            scores, dealer, restocked, bounds, seed, shuffles,
        ),
    )  # fmt: skip
    return settled(after) if turns >= MOST_TURNS else after


def _draw_on(state: State) -> State:
    """Drawing that takes more than the next card of the stock (7.6, 7.7, 8.1)."""
    turn, fits = state.turn, state.rules.fits[state.follow]
    state = _drawn_until(state, fits if state.rules.until_playable else -1)
    found = state.hands[turn] & fits
    proved = with_count(state.bounds[turn], fits, 1 if found else 0)
    state = state._replace(bounds=_with(state.bounds, turn, proved), passes=0)
    if found:
        return state._replace(drawn=found.bit_length() - 1)
    return _end_turn(state, passes=0)


def _take(state: State) -> State:
    """The whole penalty, or what there is of it (9.5, 9.7)."""
    penalty = state.penalty
    while penalty and (state.stock or len(state.pile) > 1):
        state = with_stock(state)
        num = min(penalty, len(state.stock))
        state = _drawn_from_stock(state, num)
        penalty -= num
    return _end_turn(state, passes=0)


def _pass(state: State) -> State:
    if state.drawn != NO_CARD:
        return _end_turn(state, passes=0)
    turn = state.turn
    proved = with_count(state.bounds[turn], state.rules.fits[state.follow], 0)
    return _end_turn(state._replace(bounds=_with(state.bounds, turn, proved)), state.passes + 1)


def _drawn_until(state: State, wanted: int) -> State:
    """Draw up to the first wanted card, or all there is to be had."""
    while state.stock or len(state.pile) > 1:
        state = with_stock(state)
        found = next((n for n, card in enumerate(state.stock) if wanted >> card & 1), None)
        state = _drawn_from_stock(state, len(state.stock) if found is None else found + 1)
        if found is not None:
            break
    return state


def with_stock(state: State) -> State:
    """An empty stock is rebuilt from all the pile but its top card (8.1, 8.2)."""
    if state.stock:
        return state
    under, top = state.pile[:-1], state.pile[-1]
    rebuilt = mask_of(under)
    earlier = (cards & ~rebuilt for cards in state.restocked)
    return state._replace(
        stock=shuffled(under, state.seed, state.shuffles),
        pile=(top,),
        restocked=(*(cards for cards in earlier if cards), rebuilt),
        shuffles=state.shuffles + 1,
    )


def _drawn_from_stock(state: State, num: int) -> State:
    """So many cards from the stock, which has them."""
    turn = state.turn
    cards, stock = state.stock[:num], state.stock[num:]
    hand = state.hands[turn] | mask_of(cards)
    bounds = state.bounds
    if bounds[turn]:
        source = state.restocked[-1] if state.restocked else 0
        proved = after_draw(bounds[turn], num, source, hand.bit_count())
        bounds = _with(bounds, turn, proved)
    return state._replace(hands=_with(state.hands, turn, hand), stock=stock, bounds=bounds)


def _end_turn(state: State, passes: int) -> State:
    """The turn passes without a card having been played; perhaps the hand is blocked (8.6, 8.8)."""
    (
        rules, hands, stock, pile, follow, turn, direction, _, _, _, turns, phase, winner, scores,
        dealer, restocked, bounds, seed, shuffles,
    ) = state  # fmt: skip
    turns += 1
    over = passes >= len(hands) or turns >= MOST_TURNS
    if not over:
        turn = (turn + direction) % len(hands)
    after = _new(
        State,
        (
            rules, hands, stock, pile, follow, turn, direction, 0, NO_CARD, passes, turns, phase,
            winner, scores, dealer, restocked, bounds, seed, shuffles,
        ),
    )  # fmt: skip
    return settled(after) if over else after


def _next_hand(state: State) -> State:
    """The next hand of a match, from the next shuffle of the same seed (2.5)."""
    order = shuffled(members(state.rules.deck), state.seed, state.shuffles)
    dealer = (state.dealer + 1) % len(state.hands)
    return _deal_hand(state.rules, order, dealer, state.scores, state.seed, state.shuffles + 1)


def next_dealer(state: State) -> int:
    """Who deals the next hand or game: the deal moves clockwise (2.5)."""
    return (state.dealer + 1) % len(state.hands)


def dealt_each(rules: Rules, seats: int) -> int:
    """Cards that each player is dealt (2.2)."""
    return rules.dealt[seats > 2]


def _with(values: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    return (*values[:seat], value, *values[seat + 1 :])
