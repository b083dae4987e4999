"""Each level beats the one below it, by a margin.

The deals are fixed, so a figure moves only with the rules or the players. `MEASURED` comes from
2,000 deals (500 with four seats against chance; of Crazy Eights and Mau Mau half as many), each
played once from each seat, with the half-width of the 95 % interval beside it; `python -m
tests.arena` measures again. A test's fewer deals may fall short of it by `room`, which is more than
their own interval.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

import pytest

from engine import GAMES
from tests.arena import measured

EIGHTS: dict[str, bool | str] = {
    "twos_draw_two": True,
    "queen_of_spades_draws_five": True,
    "jacks_skip": True,
    "aces_reverse": True,
}
UNTIL: dict[str, bool | str] = {**EIGHTS, "draw_until_playable": True}
EVERY_FLAG: dict[str, bool | str] = {option.id: True for option in GAMES["vandtia"].options}


@dataclass(frozen=True)
class Match:
    """One player against others in all the other seats, and what was measured."""

    name: str
    player: str
    rivals: str
    seats: int
    deals: int  # to be played by the test
    won: float  # percent
    last: float  # percent
    room: float  # points
    options: Mapping[str, bool | str] = field(default_factory=dict)

    def __str__(self) -> str:
        rules = f"with {len(self.options)} options" if self.options else "plain"
        return f"{self.name} {rules}: {self.player} against {self.rivals}, {self.seats} seats"


MEASURED = (
    Match("crazy_eights", "medium", "easy", 2, 200, 58.1, 41.9, 7),  # ± 2.0
    Match("crazy_eights", "medium", "easy", 4, 100, 30.9, 0.0, 5),  # ± 1.8
    Match("crazy_eights", "easy", "random", 2, 200, 57.5, 42.5, 7),  # ± 2.1
    Match("crazy_eights", "medium", "easy", 2, 100, 62.0, 38.0, 10, EIGHTS),  # ± 2.0
    Match("crazy_eights", "medium", "easy", 4, 100, 30.4, 0.0, 5, EIGHTS),  # ± 1.8
    Match("crazy_eights", "medium", "easy", 2, 60, 69.0, 31.1, 13, UNTIL),  # ± 1.9
    Match("crazy_eights", "medium", "easy", 4, 80, 31.4, 0.0, 6, UNTIL),  # ± 2.0
    Match("crazy_eights", "easy", "random", 2, 80, 59.6, 40.5, 9, UNTIL),  # ± 2.1
    Match("mau_mau", "medium", "easy", 2, 200, 58.1, 41.9, 7),  # ± 2.1
    Match("idiot", "medium", "easy", 2, deals=150, won=76.6, last=22.7, room=7),  # ± 1.2
    Match("idiot", "medium", "easy", 4, deals=60, won=36.6, last=9.1, room=7),  # ± 1.0
    Match("idiot", "easy", "random", 2, deals=60, won=78.3, last=11.4, room=12),  # ± 1.0
    Match("idiot", "easy", "random", 4, deals=12, won=51.3, last=1.3, room=18),  # ± 2
    Match("vandtia", "medium", "easy", 2, 150, 72.9, 26.8, 7, EVERY_FLAG),  # ± 1.3
    Match("vandtia", "medium", "easy", 4, 60, 34.1, 11.2, 7, EVERY_FLAG),  # ± 1.0
    Match("vandtia", "easy", "random", 2, 60, 91.0, 1.0, 12, EVERY_FLAG),  # ± 0.7
    Match("vandtia", "easy", "random", 4, 12, 88.6, 0.1, 18, EVERY_FLAG),  # ± 1.4
)


@pytest.mark.parametrize("match", MEASURED, ids=str)
def test_a_level_beats_the_one_below(match: Match) -> None:
    record = measured(
        match.name,
        match.player,
        match.rivals,
        seats=match.seats,
        deals=match.deals,
        options=match.options,
    )
    assert record.won.percent > match.won - match.room, record
    assert record.last.percent < match.last + match.room, record


@pytest.mark.parametrize("match", MEASURED, ids=str)
def test_a_bound_lies_beyond_an_even_share(match: Match) -> None:
    """So that the test above says what its name says."""
    even = 100 / match.seats
    assert match.won - match.room > even
    assert match.last + match.room < even


def test_vandtia_without_house_rules_is_as_easy_as_idiot() -> None:
    """The same rules, so the same deals give the same games."""
    same = [measured(name, "medium", "easy", seats=2, deals=20) for name in ("idiot", "vandtia")]
    assert same[0] == same[1]
