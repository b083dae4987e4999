"""Examples of the rules as data: `scenarios.toml` beside each game, read and played.

A scenario begins from a position or a deal and goes on in steps: something is done (or refused),
something is checked, or a seat looks at the table. The tests judge every step, the rules page draws
chosen ones. The file may name `games` once for all its scenarios; a scenario's `title` is for who
reads the file or a failing test, it is never shown.
"""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from engine.game import AnyGame, IllegalAction, Reason, play

T = TypeVar("T")

SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


@dataclass(frozen=True)
class Do:
    """An action, by the seat to act unless `seat` is given.

    Either `refused` is the clause that forbids it and `values` some of what the reason names, or
    `after` are fields of the position that it leads to (`"hands.0"` is one entry of a list) and
    `events` what seat 0 sees: kinds in order, each perhaps with values (`"draw num=2"`,
    `"play cards=9S+9H"`).
    """

    do: str
    seat: int | None = None
    refused: str | None = None
    values: Mapping[str, Any] = field(default_factory=dict)
    after: Mapping[str, Any] = field(default_factory=dict)
    events: tuple[str, ...] | None = None


@dataclass(frozen=True)
class Check:
    """What holds now.

    `legal` are all actions, `kinds` their first words, `ranks` those that a play may have; `fields`
    and `counts` are values of the described position and numbers of cards in them.
    """

    legal: tuple[str, ...] | None = None
    kinds: tuple[str, ...] | None = None
    ranks: tuple[str, ...] | None = None
    to_act: int | None = None
    over: bool | None = None
    places: tuple[int, ...] | None = None
    how: str | None = None
    next_dealer: int | None = None
    fields: Mapping[str, Any] = field(default_factory=dict)
    counts: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Look:
    """What a seat knows, told by exchanging two cards behind its back.

    `blind`: pairs whose exchange the seat cannot see. `tells`: pairs whose exchange it sees.
    `alike`: pairs whose exchange changes no computer's choice there. `sees`: fields of its view.
    """

    look: int
    blind: tuple[str, ...] = ()
    tells: tuple[str, ...] = ()
    alike: tuple[str, ...] = ()
    sees: Mapping[str, Any] = field(default_factory=dict)


Step = Do | Check | Look


@dataclass(frozen=True)
class Deal:
    """A deal; `order` are the first cards, the rest of the pack follows in canonical order.

    `impossible` is part of what the ValueError says where no such deal exists.
    """

    seats: int
    dealer: int | None = None
    order: str | None = None
    seed: str = "00"
    impossible: str | None = None


@dataclass(frozen=True)
class Scenario:
    """An example; the first of `clauses` is the one that it is about."""

    id: str
    title: str
    clauses: tuple[str, ...]
    games: tuple[str, ...]
    options: Mapping[str, bool | str] = field(default_factory=dict)
    position: Mapping[str, Any] | None = None
    deal: Deal | None = None
    steps: tuple[Step, ...] = ()


@dataclass(frozen=True)
class Played:
    """A step with the states around it; `reason` if an action was refused."""

    step: Step
    before: Any
    after: Any
    reason: Reason | None = None


@cache
def scenarios(game: AnyGame) -> tuple[Scenario, ...]:
    """The scenarios that hold in this game, in the order of the file."""
    path = Path(__file__).parent / "games" / game.family / "scenarios.toml"
    return tuple(each for each in load(path.read_text("utf-8")) if game.id in each.games)


def load(text: str) -> tuple[Scenario, ...]:
    """All scenarios of a file; ValueError says which one is wrong."""
    table = tomllib.loads(text)
    _known(table, {"games", "scenario"}, "the file")
    found = tuple(_scenario(each, table.get("games")) for each in table.get("scenario", ()))
    ids = [each.id for each in found]
    for id in ids:
        if ids.count(id) > 1:
            raise ValueError(f"two scenarios are called {id}")
    return found


def start(game: AnyGame, scenario: Scenario) -> Any:
    """The first state; ValueError if there is none."""
    if scenario.deal is None:
        return game.position({**(scenario.position or {}), "options": dict(scenario.options)})
    deal = scenario.deal
    order = None if deal.order is None else _whole_order(game, deal.order)
    return game.deal(deal.seats, deal.seed, scenario.options, deal.dealer, order)


def run(game: AnyGame, scenario: Scenario) -> tuple[Played, ...]:
    """Every step with the states before and after it; only an accepted action changes the state."""
    if scenario.deal is not None and scenario.deal.impossible is not None:
        return ()
    state = start(game, scenario)
    played = []
    for step in scenario.steps:
        one = _done(game, state, step) if isinstance(step, Do) else Played(step, state, state)
        played.append(one)
        state = one.after
    return tuple(played)


def attempt(game: AnyGame, scenario: Scenario, text: str, seat: int) -> Played:
    """What comes of another action in the first state; ValueError if it is none of this game's."""
    return _done(game, start(game, scenario), Do(text, seat))


def exchanged(game: AnyGame, state: Any, pair: str) -> Any:
    """The state in which two cards, `"KD 4C"`, have changed places."""
    first, second = pair.split()
    return rearranged(game, state, {first: second, second: first})


def rearranged(game: AnyGame, state: Any, places: Mapping[str, str]) -> Any:
    """The state in which every card named lies where `places` has it, one for one."""
    return game.position(_with_cards(game.describe(state), places))


def _done(game: AnyGame, state: Any, step: Do) -> Played:
    seat = game.to_act(state) if step.seat is None else step.seat
    if seat is None:
        raise ValueError(f"nobody is to act: {step.do!r} needs a seat")
    try:
        return Played(step, state, play(game, state, seat, step.do))
    except IllegalAction as refusal:
        return Played(step, state, state, refusal.reason)


def _whole_order(game: AnyGame, first: str) -> list[str]:
    named = first.split()
    return named + [code for code in game.deck if code not in named]


def _with_cards(value: Any, places: Mapping[str, str]) -> Any:
    """A described position with card codes replaced wherever they stand."""
    match value:
        case str():
            return " ".join(places.get(word, word) for word in value.split())
        case list():
            return [_with_cards(each, places) for each in value]
        case dict():
            return {name: _with_cards(each, places) for name, each in value.items()}
        case _:
            return value


# ---- reading -----------------------------------------------------------------------------------


def _scenario(table: dict[str, Any], games: list[str] | None) -> Scenario:
    name = table.get("id")
    label = f"scenario {name!r}"
    if not isinstance(name, str) or not SLUG.fullmatch(name):
        raise ValueError(f"{label}: an id is words with hyphens")
    _known(table, {each.name for each in fields(Scenario)}, label)
    if not table.get("title") or not table.get("clauses"):
        raise ValueError(f"{label} needs a title and clauses")
    if games is None and "games" not in table:
        raise ValueError(f"{label} names no games")
    if ("position" in table) == ("deal" in table):
        raise ValueError(f"{label} needs either a position or a deal")
    values = {"games": games} | table
    if "deal" in table:
        values["deal"] = _read(Deal, table["deal"], label)
    values["steps"] = [
        _step(step, f"{label}, step {number}")
        for number, step in enumerate(table.get("steps", ()), start=1)
    ]
    return Scenario(**_frozen(values))


def _step(table: dict[str, Any], label: str) -> Step:
    if "look" in table:
        return _read(Look, table, label)
    if "do" not in table:
        return _read(Check, table, label)
    done = _read(Do, table, label)
    if done.refused is None and done.values:
        raise ValueError(f"{label}: only a refusal has values")
    if done.refused is not None and (done.after or done.events is not None):
        raise ValueError(f"{label}: nothing comes after a refusal")
    return done


def _read(kind: type[T], table: dict[str, Any], label: str) -> T:
    _known(table, {each.name for each in fields(kind)}, label)  # type: ignore[arg-type]
    if not table:
        raise ValueError(f"{label} is empty")
    return kind(**_frozen(table))


def _frozen(table: Mapping[str, Any]) -> dict[str, Any]:
    """Lists as tuples, so that the dataclasses keep what was read."""
    return {
        name: tuple(value) if isinstance(value, list) else value for name, value in table.items()
    }


def _known(table: Mapping[str, Any], names: set[str], label: str) -> None:
    for name in table:
        if name not in names:
            raise ValueError(f"{label} has an unknown key {name!r}")
