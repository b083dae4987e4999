"""What the rules page of a game shows beside its clauses.

All texts are English sentences for the catalogs; `clauses` are ids of the game's clauses and
`scenario` an id of its scenarios, empty where there is none.
"""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Example:
    """A scenario to be played through, with a sentence before it and one after it."""

    scenario: str
    title: str
    before: str
    after: str
    clauses: tuple[str, ...]
    tip: str = ""


@dataclass(frozen=True)
class Row:
    """A row of a table: one text a column."""

    cells: tuple[str, ...]
    scenario: str = ""


@dataclass(frozen=True)
class Table:
    """A summary to look things up in."""

    title: str
    headings: tuple[str, ...]
    rows: tuple[Row, ...]


@dataclass(frozen=True)
class Point:
    """Something worth remembering."""

    text: str
    clauses: tuple[str, ...]
    scenario: str = ""


@dataclass(frozen=True)
class Question:
    """A question that players ask."""

    question: str
    answer: str
    clauses: tuple[str, ...] = ()


@dataclass(frozen=True)
class HouseRule:
    """What an option, whose label names it, changes about the game and why one may want it."""

    option: str
    text: str
    clause: str


@dataclass(frozen=True)
class Difference:
    """A point on which related games disagree; `option` plays it the other way, if one does."""

    topic: str
    here: str
    elsewhere: str
    clauses: tuple[str, ...]
    option: str = ""


@dataclass(frozen=True)
class Topic:
    """A line of a comparison."""

    text: str
    clauses: tuple[str, ...]


@dataclass(frozen=True)
class Column:
    """What an option makes of each topic; an empty cell says the same as without the option."""

    option: str
    cells: tuple[str, ...]


@dataclass(frozen=True)
class Comparison:
    """The game without options beside the game with each of them; a reader chooses which."""

    title: str
    standard: str  # heading of the game without options
    topics: tuple[Topic, ...]
    cells: tuple[str, ...]  # without options, one a topic
    columns: tuple[Column, ...]

    def rows(self, options: Sequence[str]) -> tuple[tuple[Topic, tuple[str, ...]], ...]:
        """The topics that these options change, each with a text for the standard and for each."""
        columns = {column.option: column.cells for column in self.columns}
        found = []
        for place, (topic, cell) in enumerate(zip(self.topics, self.cells, strict=True)):
            changed = [columns[option][place] for option in options]
            if any(changed):
                found.append((topic, (cell, *(text or cell for text in changed))))
        return tuple(found)


@dataclass(frozen=True)
class Guide:
    """The rules page of one game; parts that it does without are empty."""

    summary: tuple[str, ...]
    quick: Example | None = None
    examples: tuple[Example, ...] = ()
    remember: tuple[Point, ...] = ()
    table: Table | None = None
    tips: tuple[str, ...] = ()
    house_rules: tuple[HouseRule, ...] = ()
    comparison: Comparison | None = None
    differences: tuple[Difference, ...] = ()
    faq: tuple[Question, ...] = ()
    history: tuple[str, ...] = ()
