"""How strong the computer players are, as `make arena` has measured it."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

FILE = Path(__file__).with_name("strength.json")
AT_RANDOM = "random"  # in the place of a level: any legal action, each as likely


@dataclass(frozen=True)
class Measured:
    """One player in games where rivals of one level have all the other seats.

    Every deal was played once from each seat. `won` and `last` are percent of the games, a shared
    first place won in part and `last` only last alone; the margins are half of the 95 % interval.
    """

    game: str
    options: tuple[str, ...]  # flags that were on, none for the standard rules
    seats: int
    level: str
    rivals: str
    deals: int
    first: int  # number of the first deal
    games: int
    won: float
    won_margin: float
    last: float
    last_margin: float
    seconds: float  # that a game took one core, for who plans to measure again
    date: str  # year-month-day
    version: str  # digest of the first game's actions: another one, and the players have changed

    @property
    def match(self) -> tuple[str, tuple[str, ...], int, str, str]:
        """What was measured; one row a match."""
        return self.game, self.options, self.seats, self.level, self.rivals


def read(text: str) -> tuple[Measured, ...]:
    """The rows of a file; ValueError or TypeError if it is none."""
    return tuple(_row(row) for row in json.loads(text))


def _row(row: Mapping[str, Any]) -> Measured:
    return Measured(**{**row, "options": tuple(row["options"])})


def written(rows: Iterable[Measured]) -> str:
    """The file with these rows, a line each, so that a change can be read."""
    lines = (json.dumps(asdict(row), ensure_ascii=False) for row in rows)
    return "[\n" + ",\n".join(lines) + "\n]\n"


@cache
def measured() -> tuple[Measured, ...]:
    """Every row, in the order of the file."""
    return read(FILE.read_text(encoding="utf-8"))


def of_game(game: str) -> tuple[Measured, ...]:
    """The rows of one game."""
    return tuple(row for row in measured() if row.game == game)
