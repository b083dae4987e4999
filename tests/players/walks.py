"""Games that computer players play: mixed seats, options and levels, the same ones every time."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from engine import GAMES
from engine.game import AnyGame
from engine.players import decide

QUICK = ("easy", "medium")  # levels that answer without a search


@dataclass(frozen=True)
class Table:
    """A game about to be dealt, and the level of each seat."""

    game: str
    number: int
    seats: int
    levels: tuple[str, ...]
    options: dict[str, bool | str]

    @property
    def seed(self) -> str:
        return f"{self.number:032x}"


@dataclass(frozen=True)
class Decision:
    """A seat that a computer has to act for."""

    game: AnyGame
    level: str
    state: Any
    ply: int
    seat: int

    def choice(self, state: Any = None) -> Any:
        """What the level does here, or in another state that the seat cannot tell from this."""
        return decide(self.game, self.state if state is None else state, self.level, self.ply)


def table(name: str, number: int) -> Table:
    """Table `number` of this game, from no options to all of them."""
    game = GAMES[name]
    rng = Random(f"{name}:{number}")
    seats = rng.choice(list(game.seats))
    share = number % 5 / 4  # of options that are not at their default
    options = {
        option.id: rng.choice([value for value in option.values if value != option.default])
        for option in game.options
        if rng.random() < share
    }
    levels = tuple(rng.choice(QUICK) for _ in range(seats))
    return Table(name, number, seats, levels, options)


def decisions(table: Table) -> Iterator[Decision]:
    """Every decision of the game at this table, which the chosen actions carry on to its end."""
    game = GAMES[table.game]
    state = game.deal(seats=table.seats, seed=table.seed, options=table.options)
    ply = 0
    while not game.is_over(state):
        seat = game.to_act(state)
        if seat is None:
            action = game.legal_actions(state)[0]
        else:
            decision = Decision(game, table.levels[seat], state, ply, seat)
            yield decision
            action = decision.choice()
        state = game.apply(state, action)
        ply += 1


def told(table: Table) -> list[str]:
    """The whole game as the texts of its choices."""
    return [str(decision.choice()) for decision in decisions(table)]
