"""What each template may read: one frozen dataclass a template, with its name in `template`."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from functools import cache
from typing import Any, ClassVar, Self
from urllib.parse import urlencode

from app.examples import Shown, shown
from app.preferences import Preferences
from app.record import PERSON, Line
from app.store import UNSAVED_LIFE, TableRow
from app.strength import AT_RANDOM, Measured, of_game
from app.tables import Table
from engine import GAMES
from engine.game import AnyGame, Event, Phrase, Reason, Result
from engine.guide import Guide, Note
from engine.players import ONLY, Advice

# Milliseconds before a computer's action, by pace; where there is none it waits for the person.
WAITS = {"slow": 2000, "normal": 900, "fast": 350, "instant": 0}
EXCHANGE_WAITS = {"slow": 600, "normal": 250, "fast": 100, "instant": 0}  # many small steps


@dataclass(frozen=True)
class Page:
    """Something to render; `block` is the part that a partial request gets, if it has one."""

    template: ClassVar[str]
    block: ClassVar[str] = ""
    leads_back: ClassVar[bool] = True  # to the table that one comes from

    def preferred(self, _chosen: Preferences) -> Self:
        """The page as a browser with these preferences is to see it."""
        return self


@dataclass(frozen=True)
class SavedGame:
    """A line of the lists of games to go on with."""

    id: str
    version: int
    game: AnyGame | None  # None: a game that this server does not know
    opponents: int
    over: bool
    saved: bool
    seen: datetime


def saved_games(rows: Sequence[TableRow], games: Mapping[str, AnyGame]) -> tuple[SavedGame, ...]:
    """Lines for these tables, in their order."""
    return tuple(
        SavedGame(
            id=row.id,
            version=row.version,
            game=games.get(row.game),
            opponents=len(row.levels),
            over=row.over,
            saved=row.saved,
            seen=row.seen,
        )
        for row in rows
    )


@dataclass(frozen=True)
class Lobby(Page):
    """The games, and those that this browser can go on with."""

    template: ClassVar[str] = "lobby.html"

    games: tuple[AnyGame, ...]
    saved: tuple[SavedGame, ...]


@dataclass(frozen=True)
class Setup(Page):
    """The choices before a deal, and how strong the levels are."""

    template: ClassVar[str] = "setup.html"

    game: AnyGame
    measured: tuple[Measured, ...]

    def promises(self, level: str) -> tuple[Measured, ...]:
        """What stands beside a level: its games against the next weaker one."""
        place = self.game.levels.index(level)
        weaker = self.game.levels[place - 1] if place else AT_RANDOM
        return tuple(row for row in self.measured if row.level == level and row.rivals == weaker)

    @property
    def special(self) -> frozenset[str]:
        """Options that were all on where any was."""
        return frozenset(option for row in self.measured for option in row.options)


def setup_page(game: AnyGame) -> Setup:
    """The set-up form of a game; a level that it has not got is not promised anything."""
    known = {*game.levels, AT_RANDOM}
    rows = of_game(game.id)
    return Setup(game, tuple(row for row in rows if {row.level, row.rivals} <= known))


@dataclass(frozen=True)
class Clause:
    """A numbered rule with what stands beside it."""

    id: str
    sentence: str
    notes: tuple[Note, ...]


@dataclass(frozen=True)
class Rules(Page):
    """A game's rules: how to play, examples that the engine plays, clauses, questions."""

    template: ClassVar[str] = "rules.html"

    game: AnyGame
    guide: Guide
    clauses: Mapping[str, tuple[Clause, ...]]  # by heading
    examples: Mapping[str, Shown]  # by scenario
    related: tuple[AnyGame, ...]  # other games of the family
    options_on: Mapping[str, bool | str] = field(default_factory=dict)  # of the reader's table
    compared: tuple[str, ...] = ()  # options beside the game without them

    @property
    def query(self) -> str:
        """What keeps the options of the table in an address of these rules."""
        return _query(self.options_on)

    @property
    def asked(self) -> tuple[str, ...]:
        """The options of the table as a form has them."""
        return _asked(self.options_on)


def rules_address(game: AnyGame, options_on: Mapping[str, bool | str]) -> str:
    """The rules of a game for a table with these options."""
    return f"/games/{game.id}/rules{_query(options_on)}"


def _query(options_on: Mapping[str, bool | str]) -> str:
    asked = urlencode([("option", text) for text in _asked(options_on)])
    return f"?{asked}" if asked else ""


def _asked(options_on: Mapping[str, bool | str]) -> tuple[str, ...]:
    return tuple(_as_asked(id, value) for id, value in options_on.items())


def _as_asked(id: str, value: bool | str) -> str:
    return id if value is True else f"{id}={value}"


def options_asked(game: AnyGame, asked: Sequence[str]) -> dict[str, bool | str]:
    """Options that are not at their default, by how an address names them; unknown ones are not."""
    return {
        option.id: value
        for option in game.options
        for value in option.values
        if value != option.default and _as_asked(option.id, value) in asked
    }


def rules_page(
    game: AnyGame,
    options_on: Mapping[str, bool | str] | None = None,
    compared: Sequence[str] = (),
    tried: Shown | None = None,
) -> Rules:
    """The rules page for a table with these options.

    Compared are the options named, else those of the table, else the first. `tried` takes the place
    of the example of its scenario.
    """
    page = replace(_rules_page(game), options_on=options_on or {})
    if tried is not None:
        page = replace(page, examples={**page.examples, tried.id: tried})
    if page.guide.comparison is None:
        return page
    known = [column.option for column in page.guide.comparison.columns]
    for wanted in (compared, page.options_on, known[:1]):
        chosen = tuple(option for option in known if option in wanted)
        if chosen:
            return replace(page, compared=chosen)
    return page


@dataclass(frozen=True)
class RulesSummary(Page):
    """How to play a game, on one sheet of paper."""

    template: ClassVar[str] = "summary.html"

    game: AnyGame
    guide: Guide
    options_on: Mapping[str, bool | str]

    @property
    def rules(self) -> str:
        """The address of the whole rules."""
        return rules_address(self.game, self.options_on)


@cache
def _rules_page(game: AnyGame) -> Rules:
    clauses: dict[str, list[Clause]] = {}
    for id, sentence in game.clauses.items():
        section = "E" if id.startswith("E") else id.partition(".")[0]
        clause = Clause(id, sentence, game.guide.notes_on(id))
        clauses.setdefault(game.sections[section], []).append(clause)
    related = tuple(each for each in GAMES.values() if each.family == game.family and each != game)
    groups = {head: tuple(each) for head, each in clauses.items()}
    return Rules(game, game.guide, groups, shown(game), related)


@dataclass(frozen=True)
class ExamplePart(Page):
    """One example of a rules page, for a reader who tries it."""

    template: ClassVar[str] = "example.html"
    block: ClassVar[str] = "example"

    game: AnyGame
    example: Shown
    options_on: Mapping[str, bool | str]

    @property
    def query(self) -> str:
        """What keeps the options of the table in an address of these rules."""
        return _query(self.options_on)


@dataclass(frozen=True)
class Saves(Page):
    """Saved games and how to delete them; `removed` counts what was just deleted."""

    template: ClassVar[str] = "saves.html"
    leads_back: ClassVar[bool] = False  # that table may have been deleted a moment ago

    saved: tuple[SavedGame, ...]
    removed: tuple[int, int] | None = None  # saved, unsaved


@dataclass(frozen=True)
class SettingsPage(Page):
    """What this browser prefers; `kept` says that it has just been chosen, `next` leads back."""

    template: ClassVar[str] = "settings.html"

    chosen: Preferences
    kept: bool = False
    next: str = ""


@dataclass(frozen=True)
class Privacy(Page):
    """What is kept, where, how long, and how to delete it."""

    template: ClassVar[str] = "privacy.html"

    cookie_days: int  # that a cookie lasts after a visit
    unsaved_hours: int = UNSAVED_LIFE // timedelta(hours=1)


@dataclass(frozen=True)
class Notice(Page):
    """A page that is one sentence: an error, or a saved game that cannot be read."""

    template: ClassVar[str] = "notice.html"
    block: ClassVar[str] = "line"

    title: str
    sentence: str
    unreadable: str = ""  # id of a table that may be deleted


@dataclass(frozen=True)
class Hint:
    """Advice on the person's turn: the action's text, the action in words, and why.

    `ahead` tells how much better it is than the next best, if that can be told.
    """

    action: str
    proposal: Phrase
    why: Phrase
    ahead: Phrase | None


@dataclass(frozen=True)
class TablePage(Page):
    """The table as the person sees it."""

    template: ClassVar[str] = "table.html"
    block: ClassVar[str] = "table"
    many: ClassVar[int] = 8  # cards; who takes so many without need is asked first
    leads_back: ClassVar[bool] = False

    id: str
    version: int
    game: AnyGame
    seats: int
    opponents: tuple[str, ...]  # their levels
    saved: bool
    can_undo: bool
    undone: int  # moves that the person took back
    over: bool
    to_act: int | None
    board: Any  # the game's own arrangement of the View, read by its template
    news: tuple[Event, ...]
    latest: tuple[Event, ...]  # the news without what is minor
    fresh: tuple[Event, ...]  # the part of the news that this answer brings
    result: Result | None
    ends: tuple[Any, ...]  # of a match that is over: boards as the earlier deals ended
    went_on: bool  # computers acted, and the page before showed the same cards and buttons
    waits: Mapping[str, int]  # milliseconds before a computer's action, by pace
    options_on: Mapping[str, bool | str]  # those that are not at their default
    refusal: Reason | None = None
    possible: tuple[Phrase, ...] = ()  # instead of what was refused
    tried: str = ""  # the action that was refused
    hint: Hint | None = None
    note: str = ""  # a sentence about the table itself, such as that it had moved on
    said: str = ""  # a sentence that is spoken alone, for the table shows what it says
    picked: str | None = None  # a card chosen first; "" if one was just put back
    asked: str = ""  # an action of many cards that is done if the person says so again
    marked: bool = True  # whether it tells which cards may be played
    entered: Mapping[str, int] = field(default_factory=dict)  # card code -> seat it came from

    def preferred(self, chosen: Preferences) -> Self:
        if chosen.marks or not self.person_to_act:
            return self
        return replace(self, board=self.game.unmarked(self.board), marked=False)

    @property
    def rules(self) -> str:
        """Where the rules with the options of this table are."""
        return rules_address(self.game, self.options_on)

    @property
    def person_to_act(self) -> bool:
        return self.to_act == PERSON

    def playable(self, card: Any) -> bool | None:
        """Whether one's own card is called playable, None where that is not asked."""
        choosing = self.marked and self.person_to_act and self.board.phase != "exchange"
        return card.legal if choosing else None

    @property
    def deal_due(self) -> bool:
        """Whether a deal of a match has ended and the next one waits for the person's button."""
        return self.to_act is None and not self.over


def table_page(
    table: Table,
    *,
    fresh: int = 0,
    picked: str | None = None,
    asked: str = "",
    refusal: Reason | None = None,
    tried: str = "",
    note: str = "",
    said: str = "",
) -> TablePage:
    """The page of a table; `fresh` is how many of its last actions this answer brings."""
    game, state = table.game, table.state
    view = game.view(state, PERSON)
    over = game.is_over(state)
    own = game.legal_actions(state) if table.to_act in (PERSON, None) else ()
    legal = own if table.to_act == PERSON else ()
    news = table.news()
    new = table.news_of(fresh) if fresh else ()
    return TablePage(
        id=table.id,
        version=table.row.version,
        game=game,
        seats=table.seats,
        opponents=tuple(table.row.levels),
        saved=table.row.saved,
        can_undo=table.can_undo,
        undone=table.row.undone,
        over=over,
        to_act=table.to_act,
        board=game.board(view, legal, picked),
        news=news,
        latest=tuple(e for e in news if e.seat == PERSON or e.kind not in game.minor),
        fresh=new,
        result=game.result(state) if over else None,
        ends=tuple(game.board(game.view(end, PERSON), ()) for end in table.ends),
        went_on=fresh > 0 and (table.row.since is None or fresh < len(table.row.since_actions)),
        waits=WAITS if table.row.since is not None else EXCHANGE_WAITS,
        options_on={
            option.id: value
            for option in game.options
            if (value := table.row.options[option.id]) != option.default
            and (not option.needs or table.row.options[option.needs])
        },
        refusal=refusal,
        possible=game.possible(view, own) if refusal else (),
        tried=tried,
        note=note,
        said=said,
        picked=picked,
        asked=asked,
        entered=_entered(new),
    )


def hint_page(table: Table, advice: Advice[Any] | None) -> TablePage:
    """The page of a table with advice on it, if there is any.

    Where an action of two choices is advised, the first has been made.
    """
    if advice is None:
        return table_page(table)
    game, action = table.game, advice.action
    proposal = game.proposal(game.view(table.state, PERSON), action)
    page = table_page(table, picked=game.first_half(action))
    return replace(page, hint=Hint(str(action), proposal, advice.why, advice.ahead))


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
class Why:
    """The answer to why a computer did what a line tells; no reason if it is not known any more."""

    line: Line
    reason: Phrase | None

    @property
    def forced(self) -> bool:
        """Whether there was nothing to choose."""
        return self.reason is not None and self.reason.id == ONLY


@dataclass(frozen=True)
class Log(Page):
    """The whole game in words."""

    template: ClassVar[str] = "log.html"
    leads_back: ClassVar[bool] = False  # it has a way back of its own

    id: str
    game: AnyGame
    undone: int
    lines: tuple[Line, ...]
    why: Why | None = None


@dataclass(frozen=True)
class WhyPart(Page):
    """One answer alone, for a reader of the log who asks."""

    template: ClassVar[str] = "why.html"
    block: ClassVar[str] = "answer"
    leads_back: ClassVar[bool] = False

    id: str
    game: AnyGame
    why: Why
