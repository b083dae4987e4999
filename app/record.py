"""A table's record: the deal that its seed gives, and all that was done from there, told again."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

from app.store import TableRow
from engine.game import AnyGame, Event

PERSON = 0  # the seat of who sits at the browser


@dataclass(frozen=True)
class Line:
    """Something that the person saw; `ply` is the computer's action that it tells, if it is one."""

    event: Event
    ply: int | None = None


def dealt(row: TableRow, game: AnyGame) -> Any:
    """The state that the record begins with."""
    return game.deal(len(row.levels) + 1, row.seed, row.options, row.first_dealer)


def steps(game: AnyGame, state: Any, actions: Sequence[str]) -> Iterator[tuple[Any, Any, Any]]:
    """Each action with the states before and after it."""
    for text in actions:
        action = game.parse(text)
        after = game.apply(state, action)
        yield state, action, after
        state = after


def reached(game: AnyGame, state: Any, actions: Sequence[str]) -> Any:
    """The state after these actions."""
    for _, _, after in steps(game, state, actions):
        state = after
    return state


def deal_ends(game: AnyGame, state: Any, actions: Sequence[str]) -> tuple[Any, ...]:
    """The states in which the deals of a record ended, without the last one."""
    due = actions.count("deal")
    found = (before for before, action, _ in steps(game, state, actions) if str(action) == "deal")
    return tuple(islice(found, due))


def story(game: AnyGame, state: Any, actions: Sequence[str]) -> list[Event]:
    """What the person saw of these actions."""
    return [
        event
        for before, action, after in steps(game, state, actions)
        for event in game.events(before, action, after, PERSON)
    ]


def lines(row: TableRow, game: AnyGame, actions: Sequence[str]) -> tuple[Line, ...]:
    """What the person saw from the deal on, as far as the game lets one look back."""
    state = dealt(row, game)
    told = [Line(event) for event in game.events(None, "deal", state, PERSON)]
    for ply, (before, action, after) in enumerate(steps(game, state, actions)):
        events = game.events(before, action, after, PERSON)
        told += _of_action(events, game.to_act(before), ply)
    kept = {id(event) for event in game.remembered([line.event for line in told])}
    return tuple(line for line in told if id(line.event) in kept)


def _of_action(events: Sequence[Event], actor: int | None, ply: int) -> Iterator[Line]:
    """These events, the first of which with a computer's name tells what it did."""
    asked = actor in (None, PERSON)
    for event in events:
        deed = not asked and event.seat == actor
        asked = asked or deed
        yield Line(event, ply if deed else None)
