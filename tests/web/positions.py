"""Positions of every kind that a page can show."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from engine import GAMES
from tests.engine.walks import game_of, rare

GAMES_WALKED = 12  # of each game


@dataclass(frozen=True)
class Moment:
    """A state, named by its game and by what is asked there of whom."""

    game: str
    kind: str  # phase, or `flip` in the stage of hidden cards; with who is to act
    seats: int
    state: Any

    def __str__(self) -> str:
        return f"{self.game}, {self.seats} seats, {self.kind}"


@cache
def moments() -> tuple[Moment, ...]:
    """One state of every game, kind and number of seats; those of scenarios are the rarer ones."""
    found: dict[tuple[str, str, int], Moment] = {}
    for name in GAMES:
        for state in _states(name):
            kind = _kind(name, state)
            seats = len(GAMES[name].describe(state)["hands"])
            found.setdefault((name, kind, seats), Moment(name, kind, seats, state))
    return tuple(found.values())


@cache
def kinds() -> tuple[Moment, ...]:
    """One moment of every game and kind, whatever the number of seats."""
    found: dict[tuple[str, str], Moment] = {}
    for each in moments():
        found.setdefault((each.game, each.kind), each)
    return tuple(found.values())


def _states(name: str) -> Iterator[Any]:
    game = GAMES[name]
    for number in range(GAMES_WALKED):
        yield from (state for _, state in game_of(game, number))
    for situation in rare(game):
        described = game.describe(situation.state)
        if described["seed"] is None:
            yield game.position(described | {"seed": "5eed" * 8})


def _kind(name: str, state: Any) -> str:
    game = GAMES[name]
    described = game.describe(state)
    seat = game.to_act(state)
    words = {str(action).split()[0] for action in game.legal_actions(state)}
    stage = "flip" if words == {"flip"} else "pass" if words == {"pass"} else described["phase"]
    who = "nobody" if seat is None else "person" if seat == 0 else "computer"
    return f"{stage}, {who} to act"
