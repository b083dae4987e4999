"""What a seat saw happen, told from the states before and after an action."""

from collections.abc import Iterable, Iterator

from engine.cards import FRENCH, members
from engine.game import Cards, Event, Suit, Value
from engine.games.crazy_eights.actions import NO_SUIT, Action, Deal, Draw, Pass, Play, Take
from engine.games.crazy_eights.ending import hand_points, how, is_doubled
from engine.games.crazy_eights.rules import MOST_TURNS, dealt_each, with_new_stock
from engine.games.crazy_eights.state import NO_CARD, QUEENS_FIVE, Phase, State
from engine.games.crazy_eights.variant import DRAW_FIVE, DRAW_TWO, REVERSE, SKIP


def opening(state: State) -> Iterator[Event]:
    """The deal, the start card and what it does (2.2, 3)."""
    seats = len(state.hands)
    yield Event("dealt", state.dealer, {"num": dealt_each(state.rules, seats)})
    for cards, *_ in state.facts[0]:  # nothing else is known yet (3.2)
        yield Event("set_aside", None, {"cards": _cards(members(cards))})
    start = state.pile[0]
    yield Event("start_card", None, {"cards": _cards([start])})
    yield from _effect(state, start, state.dealer)
    yield Event("begins", state.turn)


def events(before: State, action: Action, after: State, seat: int) -> Iterator[Event]:
    """What `seat` saw happen, in order."""
    actor = before.turn
    match action:
        case Play(card, suit):
            yield _played(actor, card, suit)
            if after.phase is Phase.PLAY:
                yield from _effect(after, card, actor)
        case Draw():
            yield from _drew(before, after, seat)
        case Take():
            yield from _took(before, after, seat)
        case Pass():
            yield Event("keep" if before.drawn != NO_CARD else "pass", actor)
        case Deal():
            yield from opening(after)
    if after.phase is not Phase.PLAY:
        yield from _ending(after)


def _played(actor: int, card: int, suit: int) -> Event:
    values: dict[str, Value] = {"cards": _cards([card])}
    if suit == NO_SUIT:
        return Event("play", actor, values)
    return Event("play_names", actor, values | {"suit": Suit(FRENCH.suits[suit])})


def _effect(after: State, card: int, actor: int) -> Iterator[Event]:
    """What a card does to the others; `after` is the state that it has led to."""
    effect, seats = after.rules.effects[card], len(after.hands)
    if effect == DRAW_TWO:
        yield Event("faces_twos", after.turn, {"num": after.penalty})
    elif effect == DRAW_FIVE:
        yield Event("faces_queen", after.turn, {"num": QUEENS_FIVE})
    elif effect == SKIP:
        yield Event("skipped", (actor + after.direction) % seats, {"cards": _cards([card])})
    elif effect == REVERSE and seats > 2:
        yield Event("clockwise" if after.direction == 1 else "anticlockwise")
    elif effect == REVERSE:
        yield Event("skipped", 1 - actor, {"cards": _cards([card])})
    if effect in (SKIP, REVERSE) and seats == 2 and len(after.pile) > 1:
        yield Event("again", actor)


def _drew(before: State, after: State, seat: int) -> Iterator[Event]:
    actor = before.turn
    yield from _reshuffled(before, after)
    yield _received("draw", before, after, seat)
    if after.drawn != NO_CARD:
        forced = before.rules.until_playable
        yield Event("must_play" if forced else "may_play", actor)
    elif before.rules.until_playable:
        yield Event("draws_all", actor)
    else:
        yield Event("draws_nothing", actor)


def _took(before: State, after: State, seat: int) -> Iterator[Event]:
    yield from _reshuffled(before, after)
    num = after.hands[before.turn].bit_count() - before.hands[before.turn].bit_count()
    if num:
        yield _received("take", before, after, seat)
    if num < before.penalty:
        yield Event("lapses", None, {"num": before.penalty - num})


def _reshuffled(before: State, after: State) -> Iterator[Event]:
    if after.shuffles > before.shuffles:
        yield Event("reshuffle", None, {"num": len(before.pile) - 1})


def _received(kind: str, before: State, after: State, seat: int) -> Event:
    """Drawn cards by name and in their order for who drew them, by number for the others."""
    actor = before.turn
    cards = after.hands[actor] & ~before.hands[actor]
    values: dict[str, Value] = {"num": cards.bit_count()}
    if seat == actor:
        values["cards"] = _cards(card for card in _coming(before, after) if cards >> card & 1)
    return Event(kind, actor, values)


def _coming(before: State, after: State) -> bytes:
    """The cards that could be drawn, the next one first; one draw rebuilds the stock only once."""
    if after.shuffles == before.shuffles:
        return before.stock
    return before.stock + with_new_stock(before).stock


def _ending(after: State) -> Iterator[Event]:
    """Why the hand is over, who wins it, what it scores, and whether the match is over."""
    rules, hands, winner = after.rules, after.hands, after.winner
    reason = how(hands, after.passes)
    if reason == "8.6":
        yield Event("blocked")
    elif reason == "8.8":
        yield Event("too_long", None, {"num": MOST_TURNS})
    if reason != "12.0":
        for seat, hand in enumerate(hands):
            yield Event("left_with", seat, {"num": rules.total(hand)})
    if winner is None:
        yield Event("drawn_hand")
        return
    yield Event("wins" if reason == "12.0" else "wins_lowest", winner)
    if not rules.points:
        return
    top = after.pile[-1]
    if is_doubled(rules, hands, top):
        yield Event("doubled", winner)
    yield Event("scores", winner, {"num": hand_points(rules, hands, top, winner)})
    if after.phase is Phase.OVER:
        yield Event("wins_match", winner, {"num": after.scores[winner]})


def _cards(cards: Iterable[int]) -> Cards:
    return Cards(tuple(FRENCH.codes[card] for card in cards))
