"""What each template may read: one frozen dataclass a template, with its name in `template`."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from functools import cache
from typing import Any, ClassVar

from app.preferences import Preferences
from app.store import UNSAVED_LIFE, TableRow
from app.tables import PERSON, Table
from engine import GAMES
from engine.cards import PACKS
from engine.game import AnyGame, Event, Phrase, Reason, Result
from engine.guide import Guide
from engine.scenarios import Do, Played, run, scenarios

# Milliseconds before a computer's action, by pace; where there is none it waits for the person.
WAITS = {"slow": 2000, "normal": 900, "fast": 350, "instant": 0}
EXCHANGE_WAITS = {"slow": 600, "normal": 250, "fast": 100, "instant": 0}  # many small steps


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
    kind: str  # first word of the action
    laid: tuple[str, ...]
    suit: str  # that is named with them, "" if none
    drawn: tuple[str, ...]  # what comes into the hand without being laid
    after: tuple[str, ...]
    burned: bool
    refusal: Reason | None
    by_person: bool  # seat 0 is the reader
    next_seat: int | None  # who plays after it


@dataclass(frozen=True)
class TrickStep:
    """What is done in an example of a game of tricks: the kind of its event, the cards shown."""

    kind: str
    cards: tuple[str, ...]
    refusal: Reason | None


@dataclass(frozen=True)
class TrickExample:
    """An example of a game of tricks, with the hand of who is to act after it, or acted last."""

    trump: str
    hand: tuple[str, ...]
    steps: tuple[TrickStep, ...]


@dataclass(frozen=True)
class Rules(Page):
    """A game's rules: clauses, examples as the engine plays them, questions."""

    template: ClassVar[str] = "rules.html"

    game: AnyGame
    guide: Guide
    clauses: Mapping[str, tuple[tuple[str, str], ...]]  # heading -> (id, sentence)
    steps: Mapping[str, tuple[ExampleStep, ...]]  # scenario id -> its actions
    tricks: Mapping[str, TrickExample]  # the same, without a pile
    related: tuple[AnyGame, ...]  # other games of the family
    compared: tuple[str, ...] = ()  # options beside the game without them


def rules_page(game: AnyGame, compared: Sequence[str] = ()) -> Rules:
    """The rules page, with these options compared; unless some are named, the first."""
    page = _rules_page(game)
    if page.guide.comparison is None:
        return page
    known = [column.option for column in page.guide.comparison.columns]
    chosen = tuple(option for option in known if option in compared)
    return replace(page, compared=chosen or tuple(known[:1]))


@cache
def _rules_page(game: AnyGame) -> Rules:
    clauses: dict[str, list[tuple[str, str]]] = {}
    for id, sentence in game.clauses.items():
        section = "E" if id.startswith("E") else id.partition(".")[0]
        clauses.setdefault(game.sections[section], []).append((id, sentence))
    guide = game.guide
    shown = [*guide.examples, *guide.remember, *(guide.table.rows if guide.table else ())]
    wanted = {each.scenario for each in (*shown, *((guide.quick,) if guide.quick else ()))}
    played = {each.id: run(game, each) for each in scenarios(game) if each.id in wanted}
    steps: dict[str, tuple[ExampleStep, ...]] = {}
    tricks: dict[str, TrickExample] = {}
    if "pile" in game.describe(game.deal(game.seats[0], "00")):
        steps = {
            id: tuple(_example_step(game, each) for each in done if isinstance(each.step, Do))
            for id, done in played.items()
        }
    else:
        tricks = {id: _trick_example(game, done) for id, done in played.items()}
    related = tuple(each for each in GAMES.values() if each.family == game.family and each != game)
    groups = {head: tuple(each) for head, each in clauses.items()}
@dataclass(frozen=True)
class Privacy(Page):
    """What is kept, where, how long, and how to delete it."""

    template: ClassVar[str] = "privacy.html"

    cookie_days: int  # that a cookie lasts after a visit
    unsaved_hours: int = UNSAVED_LIFE // timedelta(hours=1)


    return Rules(game, guide, groups, steps, tricks, related)


def _example_step(game: AnyGame, played: Played) -> ExampleStep:
    before, after = game.describe(played.before), game.describe(played.after)
    assert isinstance(played.step, Do), "only what is done has a before and an after"
    kind, *parts = played.step.do.split()
    suits = PACKS[game.pack].suits
    seat = game.to_act(played.before)
    assert seat is not None, "an example is a game in progress"
    held = set(before["hands"][seat].split())
    return ExampleStep(
        pile=tuple(before["pile"].split()),
        kind=kind,
        laid=tuple(part for part in parts if part not in suits),
        suit=next((part for part in parts if part in suits), ""),
        drawn=tuple(code for code in after["hands"][seat].split() if code not in held),
        after=tuple(after["pile"].split()),
        burned=len(after.get("burned", "")) > len(before.get("burned", "")),
        refusal=played.reason,
        by_person=seat == PERSON,
        next_seat=game.to_act(played.after),
    )


def _trick_example(game: AnyGame, played: Sequence[Played]) -> TrickExample:
    done = [each for each in played if isinstance(each.step, Do)]
    reader = game.to_act(done[-1].after)
    if reader is None:
        reader = game.to_act(done[-1].before)
    assert reader is not None, "an example is of a game in progress"
    first = game.board(game.view(done[0].before, reader), ())
    hand = tuple(card.code for card in first.hand)
    steps = tuple(step for each in done if (step := _trick_step(game, each, reader)) is not None)
    return TrickExample(first.trump, hand, steps)


def _trick_step(game: AnyGame, played: Played, reader: int) -> TrickStep | None:
    """None for what nothing can be seen of."""
    assert isinstance(played.step, Do), "only what is done has a before and an after"
    kind, *rest = played.step.do.split()
    if played.reason is not None:
        return TrickStep(kind, tuple(rest) if kind == "play" else (), played.reason)
    events = game.events(played.before, played.step.do, played.after, reader)
    shown = [event for event in events if event.kind not in ("draw", "draw_unseen")]
    if not shown:
        return None
    codes = (code for value in shown[0].values.values() for code in getattr(value, "codes", ()))
    return TrickStep(shown[0].kind, tuple(codes), None)


@dataclass(frozen=True)
class Saves(Page):
    """Saved games and how to delete them; `removed` counts what was just deleted."""

    template: ClassVar[str] = "saves.html"

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
    can_undo: bool
    undone: int  # moves that the person took back
    over: bool
    to_act: int | None
    board: Any  # the game's own arrangement of the View, read by its template
    news: tuple[Event, ...]
    fresh: tuple[Event, ...]  # the part of the news that this answer brings
    result: Result | None
    waits: Mapping[str, int]  # milliseconds before a computer's action, by pace
    options_on: Mapping[str, bool | str]  # those that are not at their default
    refusal: Reason | None = None
    possible: tuple[Phrase, ...] = ()  # instead of what was refused
    tried: str = ""  # the action that was refused
    note: str = ""  # a sentence about the table itself, such as that it had moved on
    picked: str | None = None  # a card chosen first; "" if one was just put back
    entered: Mapping[str, int] = field(default_factory=dict)  # card code -> seat it came from

    @property
    def person_to_act(self) -> bool:
        return self.to_act == PERSON

    @property
    def deal_due(self) -> bool:
        """Whether a deal of a match has ended and the next one waits for the person's button."""
        return self.to_act is None and not self.over


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
    view = game.view(state, PERSON)
    own = game.legal_actions(state) if table.to_act in (PERSON, None) else ()
    legal = own if table.to_act == PERSON else ()
    new = table.news_of(fresh) if fresh else ()
    return TablePage(
        id=table.id,
        version=table.row.version,
        game=game,
        seats=table.seats,
        level=table.row.levels[0],
        saved=table.row.saved,
        can_undo=table.can_undo,
        undone=table.row.undone,
        over=over,
        to_act=table.to_act,
        board=game.board(view, legal, picked),
        news=tuple(e for e in table.news() if e.seat == PERSON or e.kind not in game.minor),
        fresh=new,
        result=game.result(state) if over else None,
        waits=WAITS if table.row.since is not None else EXCHANGE_WAITS,
        options_on={
            option.id: value
            for option in game.options
            if (value := table.row.options[option.id]) != option.default
        },
        refusal=refusal,
        possible=game.possible(view, own) if refusal else (),
        tried=tried,
        note=note,
        picked=picked,
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
    undone: int
    events: tuple[Event, ...]
