"""What each template may read: one frozen dataclass a template, with its name in `template`."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from functools import cache
from typing import Any, ClassVar

from app.store import TableRow
from app.tables import PERSON, Table
from engine.game import AnyGame, Event, Reason, Result
from engine.guide import Guide
from engine.scenarios import Do, Played, run, scenarios

PACE = 900  # milliseconds before a computer's action, so that a person can follow
EXCHANGE_PACE = 250  # milliseconds; the exchange is many small steps


@dataclass(frozen=True)
class Page:
    """Something to render; `block` is the part that a partial request gets, if it has one."""

    template: ClassVar[str]
    block: ClassVar[str] = ""


@dataclass(frozen=True)
class SavedGame:
    """A line of the lists of saved games."""

    id: str
    version: int
    game: AnyGame | None  # None: a game that this server does not know
    opponents: int
    over: bool
    seen: datetime


def saved_games(rows: Sequence[TableRow], games: Mapping[str, AnyGame]) -> tuple[SavedGame, ...]:
    """Lines for these tables, in their order."""
    return tuple(
        SavedGame(row.id, row.version, games.get(row.game), len(row.levels), row.over, row.seen)
        for row in rows
    )


@dataclass(frozen=True)
class Lobby(Page):
    """The games, and this browser's saved ones."""

    template: ClassVar[str] = "lobby.html"

    games: tuple[AnyGame, ...]
    saved: tuple[SavedGame, ...]


@dataclass(frozen=True)
class Setup(Page):
    """The choices before a deal."""

    template: ClassVar[str] = "setup.html"

    game: AnyGame


@dataclass(frozen=True)
class ExampleStep:
    """What is laid on a pile and what comes of it; card lists are codes, the top last."""

    pile: tuple[str, ...]
    laid: tuple[str, ...]
    after: tuple[str, ...]
    burned: bool
    refusal: Reason | None
    by_person: bool  # seat 0 is the reader
    next_seat: int | None  # who plays after it


@dataclass(frozen=True)
class Rules(Page):
    """A game's rules: clauses, examples as the engine plays them, questions."""

    template: ClassVar[str] = "rules.html"

    game: AnyGame
    guide: Guide
    clauses: Mapping[str, tuple[tuple[str, str], ...]]  # heading -> (id, sentence)
    steps: Mapping[str, tuple[ExampleStep, ...]]  # scenario id -> its actions


@cache
def rules_page(game: AnyGame) -> Rules:
    """The rules page; the same for everybody."""
    clauses: dict[str, list[tuple[str, str]]] = {}
    for id, sentence in game.clauses.items():
        section = "E" if id.startswith("E") else id.partition(".")[0]
        clauses.setdefault(game.sections[section], []).append((id, sentence))
    guide = game.guide
    shown = [*guide.examples, *guide.remember, *(guide.table.rows if guide.table else ())]
    wanted = {each.scenario for each in (*shown, *((guide.quick,) if guide.quick else ()))}
    steps = {
        scenario.id: tuple(
            _example_step(game, played)
            for played in run(game, scenario)
            if isinstance(played.step, Do)
        )
        for scenario in scenarios(game)
        if scenario.id in wanted
    }
    return Rules(game, guide, {head: tuple(each) for head, each in clauses.items()}, steps)


def _example_step(game: AnyGame, played: Played) -> ExampleStep:
    before, after = game.describe(played.before), game.describe(played.after)
    assert isinstance(played.step, Do), "only what is done has a before and an after"
    return ExampleStep(
        pile=tuple(before["pile"].split()),
        laid=tuple(played.step.do.split()[1:]),
        after=tuple(after["pile"].split()),
        burned=len(after["burned"]) > len(before["burned"]),
        refusal=played.reason,
        by_person=game.to_act(played.before) == PERSON,
        next_seat=game.to_act(played.after),
    )


@dataclass(frozen=True)
class Saves(Page):
    """Saved games and how to delete them; `removed` counts what was just deleted."""

    template: ClassVar[str] = "saves.html"

    saved: tuple[SavedGame, ...]
    removed: tuple[int, int] | None = None  # saved, unsaved


@dataclass(frozen=True)
class Notice(Page):
    """A page that is one sentence: an error, or a saved game that cannot be read."""

    template: ClassVar[str] = "notice.html"
    block: ClassVar[str] = "line"

    title: str
    sentence: str
    unreadable: str = ""  # id of a table that may be deleted


@dataclass(frozen=True)
class TablePage(Page):
    """The table as the person sees it."""

    template: ClassVar[str] = "table.html"
    block: ClassVar[str] = "table"

    id: str
    version: int
    game: AnyGame
    seats: int
    level: str
    saved: bool
    over: bool
    to_act: int | None
    board: Any  # the game's own arrangement of the View, read by its template
    news: tuple[Event, ...]
    fresh: tuple[Event, ...]  # the part of the news that this answer brings
    result: Result | None
    pace: int
    options_on: tuple[str, ...]
    refusal: Reason | None = None
    tried: str = ""  # the action that was refused
    note: str = ""  # a sentence about the table itself, such as that it had moved on
    entered: Mapping[str, int] = field(default_factory=dict)  # card code -> seat it came from

    @property
    def person_to_act(self) -> bool:
        return self.to_act == PERSON


def table_page(
    table: Table,
    *,
    fresh: int = 0,
    picked: str | None = None,
    refusal: Reason | None = None,
    tried: str = "",
    note: str = "",
) -> TablePage:
    """The page of a table; `fresh` is how many of its last actions this answer brings."""
    game, state = table.game, table.state
    over = game.is_over(state)
    legal = game.legal_actions(state) if table.to_act == PERSON else ()
    new = table.news_of(fresh) if fresh else ()
    return TablePage(
        id=table.id,
        version=table.row.version,
        game=game,
        seats=table.seats,
        level=table.row.levels[0],
        saved=table.row.saved,
        over=over,
        to_act=table.to_act,
        board=game.board(game.view(state, PERSON), legal, picked),
        news=table.news(),
        fresh=new,
        result=game.result(state) if over else None,
        pace=PACE if table.row.since is not None else EXCHANGE_PACE,
        options_on=tuple(o.id for o in game.options if table.row.options[o.id] != o.default),
        refusal=refusal,
        tried=tried,
        note=note,
        entered=_entered(new),
    )


def _entered(events: Sequence[Event]) -> dict[str, int]:
    """Where the cards named in these events came from."""
    return {
        code: event.seat
        for event in events
        if event.seat is not None
        for value in event.values.values()
        for code in getattr(value, "codes", ())
    }


@dataclass(frozen=True)
class Log(Page):
    """The whole game in words."""

    template: ClassVar[str] = "log.html"

    id: str
    game: AnyGame
    events: tuple[Event, ...]
