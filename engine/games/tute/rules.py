"""How Tute is dealt and changed by each action (clauses 3 to 10)."""

from collections.abc import Sequence

from engine.cards import SPANISH, mask_of
from engine.game import Result
from engine.games.tute.actions import (
    Action,
    Capote,
    Claim,
    Deal,
    Declare,
    Draw,
    Exchange,
    Play,
)
from engine.games.tute.judge import phase_2
from engine.games.tute.order import BEATEN_BY, PAIRS, POINTS, SUIT_MASKS, SUIT_OF
from engine.games.tute.state import ANY_NUMBER, Ended, Phase, Rules, State, Trick, Two, total
from engine.shuffle import first_dealer, shuffled

# The class's own constructor takes three times as long; search spends its time here.
_new = tuple.__new__

HAND_SIZE = 8  # cards; 3.2
LAST_TRICK = 10  # points; 8.1
PLAIN_PAIR, TRUMP_PAIR = 20, 40  # points; 7.1
ENOUGH = 101  # points: more than 100; 8.3, 8.6


def deal(rules: Rules, seed: str, dealer: int | None, order: Sequence[int] | None) -> State:
    """The first deal of a match; `order` replaces shuffle 0."""
    if dealer is None:
        dealer = first_dealer(seed, 2)
    if order is None:
        order = shuffled(range(len(SPANISH)), seed, 0)
    return _dealt(rules, order, dealer, (0, 0), 1, (0, 0), seed, 1)


def _next_deal(state: State) -> State:
    """The second deal of an undecided hand, or the first of the next hand (3.1, 8.4).

    The whole pack is gathered, whatever the position named.
    """
    undecided = state.hand_winner is None
    first, second = (total(state, seat) for seat in (0, 1))
    return _dealt(
        state.rules,
        shuffled(range(len(SPANISH)), state.seed, state.shuffles),
        1 - state.dealer,
        (first, second) if undecided else (0, 0),
        2 if undecided else 1,
        state.match,
        state.seed,
        state.shuffles + 1,
    )


def _dealt(
    rules: Rules,
    order: Sequence[int],
    dealer: int,
    carried: Two,
    number: int,
    match: Two,
    seed: str,
    shuffles: int,
) -> State:
    """Eight cards each, one at a time from the non-dealer on, then the turn-up (3.2, 3.3)."""
    dealt = 2 * HAND_SIZE
    mano = mask_of(order[0:dealt:2])
    other = mask_of(order[1:dealt:2])
    turn_up = order[dealt]
    return State(
        rules=rules,
        hands=(mano, other) if dealer == 1 else (other, mano),
        stock=tuple(order[dealt + 1 :]),
        turn_up=turn_up,
        trump=SUIT_OF[turn_up],
        table=None,
        turn=1 - dealer,
        phase=Phase.LEAD,
        tricks=0,
        won=(0, 0),
        last=None,
        points=(0, 0),
        carried=carried,
        declared=(0, 0),
        declared_now=False,
        capote=None,
        deal=number,
        ended=None,
        hand_winner=None,
        match=match,
        dealer=dealer,
        known=(0, 0),
        trumps=(ANY_NUMBER, ANY_NUMBER),
        seed=seed,
        shuffles=shuffles,
    )


def apply(state: State, action: Action) -> State:
    """The state after exactly this action, which is legal."""
    match action:
        case Play(card):
            return _lead(state, card) if state.table is None else _follow(state, card)
        case Draw():
            return _draw(state)
        case Declare(suit):
            return _declare(state, suit)
        case Exchange():
            return _exchange(state, action.card(state.trump))
        case Claim():
            return _claim(state)
        case Capote():
            return state._replace(capote=state.turn)
        case Deal():
            return _next_deal(state)


def _lead(s: State, card: int) -> State:
    hands, known, trumps = _without(s, card)
    return _new(State, (
        s.rules, hands, s.stock, s.turn_up, s.trump, card, 1 - s.turn, Phase.FOLLOW, s.tricks,
        s.won, s.last, s.points, s.carried, s.declared, s.declared_now, s.capote, s.deal, None,
        None, s.match, s.dealer, known, trumps, s.seed, s.shuffles,
    ))  # fmt: skip


def _follow(s: State, card: int) -> State:
    """The trick goes to its winner (4.2, 4.8), who draws, leads, or has won the last one."""
    lead, turn = s.table, s.turn
    assert lead is not None, "a follower has a card to follow"
    hands, known, trumps = _without(s, card)
    if SUIT_OF[lead] == s.trump != SUIT_OF[card]:
        trumps = _with(trumps, turn, 0)  # none is held now (4.4a, 14)
    winner = turn if BEATEN_BY[s.trump][lead] >> card & 1 else 1 - turn
    won = _with(s.won, winner, s.won[winner] | 1 << lead | 1 << card)
    points = _with(s.points, winner, s.points[winner] + POINTS[lead] + POINTS[card])
    phase = Phase.LEAD if phase_2(s) else Phase.AFTER_TRICK
    after = _new(State, (
        s.rules, hands, s.stock, s.turn_up, s.trump, None, winner, phase, s.tricks + 1, won,
        Trick(lead, card, winner), points, s.carried, s.declared, False, s.capote, s.deal, None,
        None, s.match, s.dealer, known, trumps, s.seed, s.shuffles,
    ))  # fmt: skip
    if s.capote not in (None, winner):
        return _over(after, Ended.CAPOTE_LOST, winner)
    return after if phase is Phase.AFTER_TRICK else _led_or_over(after)


def _draw(s: State) -> State:
    """The winner takes the next card, the loser the one after it, the turn-up last (5.1, 5.2)."""
    hands, known, trumps, stock, turn_up = s.hands, s.known, s.trumps, s.stock, s.turn_up
    for seat in (s.turn, 1 - s.turn):
        if stock:
            hands = _with(hands, seat, hands[seat] | 1 << stock[0])
            stock = stock[1:]
            if trumps[seat] != ANY_NUMBER:
                trumps = _with(trumps, seat, trumps[seat] + 1)
        elif turn_up is not None:
            hands = _with(hands, seat, hands[seat] | 1 << turn_up)
            known = _with(known, seat, known[seat] | 1 << turn_up)
            turn_up = None
    after = _new(State, (
        s.rules, hands, stock, turn_up, s.trump, None, s.turn, Phase.LEAD, s.tricks, s.won, s.last,
        s.points, s.carried, s.declared, s.declared_now, s.capote, s.deal, None, None, s.match,
        s.dealer, known, trumps, s.seed, s.shuffles,
    ))  # fmt: skip
    return _led_or_over(after)


def _led_or_over(state: State) -> State:
    """The winner of a trick leads again, unless it was the last: ten points more (8.1)."""
    if all(state.hands) or not phase_2(state):
        return state
    if state.capote is not None:
        return _over(state, Ended.CAPOTE, state.capote)
    last = state.turn
    played = state._replace(points=_with(state.points, last, state.points[last] + LAST_TRICK))
    return _over(played, Ended.PLAYED, _winner_on_points(played, last))


def _winner_on_points(state: State, last: int) -> int | None:
    """Who has won the hand, None if a second deal decides (8.3, 8.4, 8.5, 8.10)."""
    mine, others = total(state, last), total(state, 1 - last)
    if state.deal == 1 and mine < ENOUGH and others < ENOUGH:
        return None
    return last if mine >= others else 1 - last


def _declare(state: State, suit: int) -> State:
    turn, pair = state.turn, PAIRS[suit]
    worth = TRUMP_PAIR if suit == state.trump else PLAIN_PAIR
    fresh = pair & SUIT_MASKS[state.trump] & ~state.known[turn]
    return state._replace(
        points=_with(state.points, turn, state.points[turn] + worth),
        declared=_with(state.declared, turn, state.declared[turn] | 1 << suit),
        declared_now=True,
        known=_with(state.known, turn, state.known[turn] | pair),
        trumps=_fewer(state.trumps, turn, fresh.bit_count()),
    )


def _exchange(state: State, given: int) -> State:
    """The card given becomes the turn-up; everybody sees both (6.3)."""
    turn, taken = state.turn, state.turn_up
    assert taken is not None, "an exchange needs a turn-up"
    unseen = not state.known[turn] >> given & 1
    return state._replace(
        hands=_with(state.hands, turn, state.hands[turn] ^ (1 << given | 1 << taken)),
        turn_up=given,
        known=_with(state.known, turn, state.known[turn] & ~(1 << given) | 1 << taken),
        trumps=_fewer(state.trumps, turn, int(unseen)),
    )


def _claim(state: State) -> State:
    turn = state.turn
    if total(state, turn) >= ENOUGH:
        return _over(state, Ended.CLAIM, turn)
    return _over(state, Ended.WRONG_CLAIM, 1 - turn)


def _over(state: State, ended: Ended, winner: int | None) -> State:
    match = state.match
    if winner is not None:
        match = _with(match, winner, match[winner] + 1)  # 9.1
    return state._replace(phase=Phase.OVER, ended=ended, hand_winner=winner, match=match)


def _without(state: State, card: int) -> tuple[Two, Two, Two]:
    """Hands, known cards and possible trumps once the seat to act has played this card."""
    turn, known, trumps = state.turn, state.known, state.trumps
    if known[turn] >> card & 1:
        known = _with(known, turn, known[turn] ^ 1 << card)
    elif SUIT_OF[card] == state.trump:
        trumps = _fewer(trumps, turn, 1)
    return _with(state.hands, turn, state.hands[turn] ^ 1 << card), known, trumps


def _fewer(trumps: Two, seat: int, by: int) -> Two:
    return trumps if trumps[seat] == ANY_NUMBER else _with(trumps, seat, trumps[seat] - by)


def _with(values: Two, seat: int, value: int) -> Two:
    return (value, values[1]) if seat == 0 else (values[0], value)


def result(state: State) -> Result:
    """Hands won decide the match (9.2)."""
    first, second = state.match
    winner = 0 if first > second else 1
    return Result((1 + winner, 2 - winner), state.match, winner, "9.2")


def next_dealer(state: State) -> int:
    """The dealer changes after every deal (3.1)."""
    return 1 - state.dealer
