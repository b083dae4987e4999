"""What a seat saw happen in Tute, told from the states before and after an action (11.3)."""

from collections.abc import Iterator

from engine.cards import SPANISH
from engine.game import Cards, Event
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
from engine.games.tute.judge import BEFORE_PHASE_2
from engine.games.tute.order import PAIRS
from engine.games.tute.rules import LAST_TRICK
from engine.games.tute.state import Ended, Phase, State, match_over, total


def opening(state: State) -> tuple[Event, ...]:
    """The first deal of a match."""
    return tuple(_dealt(state))


def events(before: State, action: Action, after: State, seat: int) -> tuple[Event, ...]:
    """What `seat` saw happen, in order."""
    return tuple(_all(before, action, after, seat))


def _all(before: State, action: Action, after: State, seat: int) -> Iterator[Event]:
    actor = before.turn
    match action:
        case Play(card):
            yield from _played(before, card, after)
        case Draw():
            yield from _drawn(before, after, seat)
        case Declare(suit):
            trumps = suit == before.trump
            values = {"cards": _pair(suit)}
            yield Event("declare_trump" if trumps else "declare", actor, values)
        case Exchange():
            given, taken = action.card(before.trump), before.turn_up
            assert taken is not None, "an exchange takes the turn-up"
            yield Event("exchange", actor, {"given": _cards(given), "taken": _cards(taken)})
        case Claim():
            right = after.ended is Ended.CLAIM
            yield Event("claim" if right else "wrong_claim", actor, {"num": total(after, actor)})
        case Capote():
            yield Event("capote", actor)
        case Deal():
            yield from _dealt(after)
    if after.phase is Phase.OVER:
        yield from _ending(after)


def _played(before: State, card: int, after: State) -> Iterator[Event]:
    actor = before.turn
    if before.table is None:
        yield Event("lead", actor, {"card": _cards(card)})
        return
    yield Event("follow", actor, {"card": _cards(card)})
    last = after.last
    assert last is not None, "a trick that is followed is complete"
    yield Event("trick", last.winner, {"cards": _cards(last.lead, last.follow)})
    if after.ended is Ended.PLAYED:
        yield Event("last_trick", last.winner, {"num": LAST_TRICK})


def _drawn(before: State, after: State, seat: int) -> Iterator[Event]:
    """One's own card by name, the other's only if it is the turn-up."""
    left, turn_up = list(before.stock), before.turn_up
    for drawer in (before.turn, 1 - before.turn):
        if left:
            card = left.pop(0)
            named = {"card": _cards(card)}
            yield Event("draw", drawer, named) if drawer == seat else Event("draw_unseen", drawer)
        elif turn_up is not None:
            yield Event("draw_turn_up", drawer, {"card": _cards(turn_up)})
            turn_up = None
    if not after.stock and after.turn_up is None:
        yield Event("phase_2" if after.tricks == BEFORE_PHASE_2 else "stock_gone")


def _dealt(state: State) -> Iterator[Event]:
    assert state.turn_up is not None, "a deal turns a card up"
    second = state.deal == 2
    yield Event("dealt_second" if second else "dealt", state.dealer)
    yield Event("turn_up", None, {"card": _cards(state.turn_up)})
    if second:
        for seat in (0, 1):
            yield Event("carries", seat, {"num": state.carried[seat]})
    yield Event("begins", state.turn)


def _ending(state: State) -> Iterator[Event]:
    """Why the deal is over, whose hand it is and, with the last one, whose match."""
    winner = state.hand_winner
    if state.ended is Ended.CAPOTE:
        yield Event("capote_made", state.capote)
    elif state.ended is Ended.CAPOTE_LOST:
        yield Event("capote_lost", state.capote)
    elif state.ended is Ended.PLAYED:
        for seat in (0, 1):
            yield Event("total", seat, {"num": total(state, seat)})
    if winner is None:
        yield Event("undecided")
        return
    if state.ended is Ended.PLAYED and total(state, 0) == total(state, 1):
        yield Event("tie", winner)
    yield Event("wins_hand", winner)
    if match_over(state):
        yield Event("wins_match", winner, {"num": state.match[winner]})


def _pair(suit: int) -> Cards:
    """King and knight, higher first."""
    knight, king = (card for card in range(len(SPANISH)) if PAIRS[suit] >> card & 1)
    return _cards(king, knight)


def _cards(*cards: int) -> Cards:
    return Cards(tuple(SPANISH.codes[card] for card in cards))
