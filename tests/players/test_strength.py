"""Each level beats the one below it, by what the set-up page promises.

The promises are in `app/strength.json`, measured over many deals. Here a few other ones are played,
always the same, so that a figure moves only with the rules or the players.
"""

import os
from math import sqrt

import pytest

from app.strength import FILE, Measured, measured, read, written
from engine import GAMES
from tests import arena
from tests.promises import plan

THOROUGH = bool(os.environ.get("THOROUGH"))  # players that take long are measured again too
SECONDS = 30.0 if THOROUGH else 0.8  # of one core, for a row
MOST, LEAST = 100, 4  # deals of a row
WIDE = 3.5  # standard errors of a sample: one in two thousand lies beyond

ROWS = measured()


def sample(row: Measured) -> int:
    """So many deals can be played in the time of a row."""
    return min(MOST, int(SECONDS / (row.seconds * row.seats)))


def title(row: Measured) -> str:
    rules = f"with {len(row.options)} options" if row.options else "plain"
    return f"{row.game} {rules}: {row.level} against {row.rivals}, {row.seats} seats"


def room(percent: float, margin: float, games: int) -> float:
    """How far a sample may lie from what was measured."""
    return WIDE * 100 * sqrt(max(percent * (100 - percent), 100) / 10_000 / games) + margin


each_row = pytest.mark.parametrize("row", ROWS, ids=title)
each_quick_row = pytest.mark.parametrize(
    "row", [row for row in ROWS if sample(row) >= LEAST], ids=title
)


@each_quick_row
def test_a_promise_is_kept(row: Measured) -> None:
    record = arena.measured(
        row.game,
        row.level,
        row.rivals,
        seats=row.seats,
        deals=sample(row),
        options=dict.fromkeys(row.options, True),
    )
    assert abs(record.won.percent - row.won) < room(row.won, row.won_margin, record.games), record
    assert abs(record.last.percent - row.last) < room(row.last, row.last_margin, record.games)


@each_row
def test_a_level_beats_the_weaker_one(row: Measured) -> None:
    """Its whole interval lies beyond an even share."""
    even = 100 / row.seats
    assert row.won - row.won_margin > even
    assert row.last + row.last_margin < even


@each_row
def test_a_row_says_how_it_was_measured(row: Measured) -> None:
    assert row.games == row.deals * row.seats
    assert row.first >= MOST, "these deals are for the test above"
    assert row.seconds > 0


def test_every_match_has_been_measured_once() -> None:
    assert [row.match for row in ROWS] == [match.key for match in plan()]


def test_the_quick_levels_are_measured_again_in_every_game() -> None:
    again = {(row.game, row.level) for row in ROWS if sample(row) >= LEAST}
    assert again >= {(game, level) for game in GAMES for level in ("easy", "medium")}


def test_the_file_is_what_would_be_written() -> None:
    text = FILE.read_text(encoding="utf-8")
    assert written(read(text)) == text


def test_vandtia_without_house_rules_is_as_easy_as_idiot() -> None:
    """The same rules, so the same deals give the same games."""
    games = ("idiot", "vandtia")
    same = [arena.measured(name, "medium", "easy", seats=2, deals=20) for name in games]
    assert same[0] == same[1]
