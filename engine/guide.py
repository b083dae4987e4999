"""What the rules page of a game shows beside its clauses.

All texts are English sentences for the catalogs; `clauses` are ids of the game's clauses and
`scenario` an id of its scenarios, empty where there is none.
"""

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
class Guide:
    """The rules page of one game; parts that it does without are empty."""

    summary: tuple[str, ...]
    quick: Example | None = None
    examples: tuple[Example, ...] = ()
    remember: tuple[Point, ...] = ()
    table: Table | None = None
    tips: tuple[str, ...] = ()
    house_rules: tuple[HouseRule, ...] = ()
    differences: tuple[Difference, ...] = ()
    faq: tuple[Question, ...] = ()
    history: tuple[str, ...] = ()
