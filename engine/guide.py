"""What the rules page of a game shows beside its clauses.

All texts are English sentences for the catalogs; `clauses` are ids of the game's clauses and
`scenario` an id of its scenarios, empty where there is none. A text may name a page or another
game of the family: `%(saves)s`, `%(privacy)s` and a game's id stand for links.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Point:
    """Something to know, in a sentence or three."""

    text: str
    clauses: tuple[str, ...]
    scenario: str = ""


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
class Question:
    """A question that players ask; `id` is the same in every game that answers it."""

    id: str
    question: str
    answer: str
    clauses: tuple[str, ...] = ()


@dataclass(frozen=True)
class HouseRule:
    """What an option, whose label names it, changes about the game and why one may want it."""

    option: str
    text: str
    clause: str
    scenario: str = ""


@dataclass(frozen=True)
class Difference:
    """A point on which related games disagree; `option` plays it the other way, if one does."""

    topic: str
    here: str
    elsewhere: str
    clauses: tuple[str, ...]
    option: str = ""


@dataclass(frozen=True)
class Note:
    """Why these clauses are as they are, where no source, or not every source, says so.

    `elsewhere` is what other sources say, empty where they are silent.
    """

    clauses: tuple[str, ...]
    reason: str = ""
    elsewhere: str = ""


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


def comparison(
    title: str, standard: str, differences: Sequence[Difference], options: Mapping[str, str]
) -> Comparison:
    """What each option, given with its sentence, plays the other way; nothing is told twice."""
    changed = [each for each in differences if each.option]
    return Comparison(
        title,
        standard,
        tuple(Topic(each.topic, each.clauses) for each in changed),
        tuple(each.here for each in changed),
        tuple(
            Column(option, tuple(text if each.option == option else "" for each in changed))
            for option, text in options.items()
        ),
    )


@dataclass(frozen=True)
class Guide:
    """The rules page of one game; parts that it does without are empty.

    The first five parts are how to play; with `table` they are what fits on one printed page.
    `tempting` are actions that every example offers to try, so that their refusal can be seen.
    """

    goal: tuple[Point, ...]
    set_up: tuple[Point, ...]
    turn: tuple[Point, ...]
    special: tuple[Point, ...]
    end: tuple[Point, ...]
    special_heading: str = ""  # where it is not of cards
    quick: Example | None = None
    examples: tuple[Example, ...] = ()
    tempting: tuple[str, ...] = ()
    remember: tuple[Point, ...] = ()
    table: Table | None = None
    tips: tuple[str, ...] = ()
    house_rules: tuple[HouseRule, ...] = ()
    comparison: Comparison | None = None
    differences: tuple[Difference, ...] = ()
    notes: tuple[Note, ...] = ()
    faq: tuple[Question, ...] = ()
    history: tuple[Point, ...] = ()

    @property
    def drawn(self) -> tuple[str, ...]:
        """The scenarios that the page draws, in its order."""
        quick = () if self.quick is None else (self.quick,)
        parts = (*quick, *self.examples, *self.remember, *self.house_rules)
        return tuple(each.scenario for each in parts if each.scenario)

    def notes_on(self, clause: str) -> tuple[Note, ...]:
        """What stands beside a clause: the differences that name it, then its own notes."""
        differing = tuple(
            Note(each.clauses, elsewhere=each.elsewhere)
            for each in self.differences
            if clause in each.clauses
        )
        return differing + tuple(each for each in self.notes if clause in each.clauses)
