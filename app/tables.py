"""The table service: open, look at, act, let computers act, undo, save, delete.

A change is computed from the state that the caller has seen and is stored only if the table is
still there, so an action is done once however often it is sent.
"""

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any

from app.record import PERSON, Line, deal_ends, dealt, lines, reached, steps, story
from app.store import Store, TableRow, now
from engine import GAMES, play
from engine.game import AnyGame, Event, Phrase
from engine.players import Advice, advise

Adviser = Callable[[AnyGame, Any, str, int], Advice[Any]]  # (game, state, level, ply)
ENGINE_VERSION = 1  # of the positions and actions written into saves


class Stale(Exception):
    """The caller has seen an older table; this is the present one."""

    def __init__(self, table: "Table") -> None:
        super().__init__("the table has moved on")
        self.table = table


class Missing(Exception):
    """No such table for this browser."""


class NothingToUndo(Exception):
    """The person has done nothing in this deal that can be taken back."""


class Unreadable(Exception):
    """A saved position that these rules cannot take up again."""

    def __init__(self, row: TableRow) -> None:
        super().__init__("the saved position cannot be read")
        self.row = row


@dataclass(frozen=True)
class Table:
    """A game in progress: what is stored of it, and its state."""

    row: TableRow
    game: AnyGame
    state: Any
    since: Any  # the state before the person's last action, or as it was dealt
    ends: tuple[Any, ...] = ()  # of a match that is over: the states in which earlier deals ended

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def seats(self) -> int:
        return len(self.row.levels) + 1

    @property
    def to_act(self) -> int | None:
        return self.game.to_act(self.state)

    @property
    def computer_to_act(self) -> bool:
        return self.to_act not in (None, PERSON)

    @property
    def can_undo(self) -> bool:
        """Whether the person's last action was a decision of a deal that still goes on.

        With the end of a deal all cards are turned up, so nothing is taken back from there.
        """
        if self.row.since is None or not self.row.since_actions or self.to_act is None:
            return False
        return _word(self.row.since_actions[0]) not in self.game.final

    def news(self) -> tuple[Event, ...]:
        """What the person saw happen since before their last action, or since the deal."""
        told = story(self.game, self.since, self.row.since_actions)
        if self.row.since is not None:
            return tuple(told)
        return (*self.game.events(None, "deal", self.since, PERSON), *told)

    def news_of(self, actions: int) -> tuple[Event, ...]:
        """The part of the news that the last so many actions brought."""
        if actions >= len(self.row.since_actions):
            return self.news()
        earlier = len(self.row.since_actions) - actions
        state = reached(self.game, self.since, self.row.since_actions[:earlier])
        return tuple(story(self.game, state, self.row.since_actions[earlier:]))


def _read(row: TableRow) -> Table:
    """The table that a row holds; an error of whatever kind if another version wrote it."""
    if row.engine_version > ENGINE_VERSION or not row.levels:
        raise ValueError("saved by a later version, or without opponents")
    game = GAMES[row.game]
    row.options = game.read_options(row.options)  # with those that are newer than the save
    for level in row.levels:
        game.player(level)
    for text in row.since_actions:
        game.parse(text)
    since = dealt(row, game) if row.since is None else game.position(row.since)
    return Table(row, game, game.position(row.position), since)


def _word(action: str) -> str:
    """The first word of an action, which says what is done."""
    return action.partition(" ")[0]


def _only_action(game: AnyGame, state: Any) -> Any | None:
    """What the person need not be asked about, for there is nothing else to do."""
    if not game.forced or game.to_act(state) != PERSON:
        return None
    legal = game.legal_actions(state)
    return legal[0] if len(legal) == 1 and _word(str(legal[0])) in game.forced else None


def _forced(game: AnyGame, state: Any) -> tuple[Any, list[str]]:
    """The state in which the person has something to decide, and what leads there by itself."""
    done: list[str] = []
    while (action := _only_action(game, state)) is not None:
        state = game.apply(state, action)
        done.append(str(action))
    return state, done


def _last_decision(table: Table, moves: Sequence[str]) -> tuple[int | None, Any]:
    """Which of these moves from the deal on is the person's last own one, and the state before it.

    None, and the state as it was dealt, if the person has not acted yet.
    """
    game = table.game
    found, last = None, dealt(table.row, game)
    for ply, (before, _, _) in enumerate(steps(game, last, moves)):
        if game.to_act(before) in (None, PERSON) and _only_action(game, before) is None:
            found, last = ply, before
    return found, last


class Tables:
    """What can be done with tables, over one store; computers choose by `advise`."""

    def __init__(self, store: Store, advise: Adviser = advise) -> None:
        self.store = store
        self.advise = advise

    def open(
        self,
        owner: str,
        game: AnyGame,
        levels: Sequence[str],
        options: dict[str, bool | str],
        *,
        saved: bool,
        dealer: int | None = None,
        table_id: str | None = None,
    ) -> Table:
        """Deal a new game; ValueError names a wrong number of seats, level or option.

        Where `table_id` is given and such a table is there, it is that one.
        """
        for level in levels:
            game.player(level)
        seed = secrets.token_hex(16)
        state = game.deal(len(levels) + 1, seed, options, dealer)
        described = game.describe(state)
        row = TableRow(
            id=table_id or secrets.token_urlsafe(12),
            owner=owner,
            game=game.id,
            engine_version=ENGINE_VERSION,
            options=described["options"],
            levels=list(levels),
            seed=seed,
            first_dealer=described["dealer"],
            version=0,
            ply=0,
            position=described,
            since=None,
            since_actions=[],
            saved=saved,
            over=False,
            created=now(),
            seen=now(),
        )
        if not self.store.add(row):
            return self.find(row.id, owner)
        return Table(row, game, state, state)

    def open_after(self, table: Table) -> Table:
        """The next game with the same players and options, dealt by whom the rules say.

        There is one such game, however often it is asked for.
        """
        if not table.game.is_over(table.state):
            raise ValueError("the game before is not over")
        next_id = sha256(f"after:{table.id}:{table.row.seed}".encode()).hexdigest()[:16]
        return self.open(
            table.row.owner,
            table.game,
            table.row.levels,
            table.row.options,
            saved=table.row.saved,
            dealer=table.game.next_dealer(table.state),
            table_id=next_id,
        )

    def find(self, table_id: str, owner: str | None) -> Table:
        """The table if it belongs to this owner; Missing, or Unreadable."""
        row = self.store.find(table_id, owner) if owner else None
        if row is None:
            raise Missing
        try:
            return self._told(_read(row))
        except (AttributeError, KeyError, TypeError, ValueError) as wrong:
            raise Unreadable(row) from wrong

    def _told(self, table: Table) -> Table:
        """The table, with how the earlier deals of its match ended if it is over."""
        if not table.row.over:
            return table
        try:
            ends = deal_ends(table.game, dealt(table.row, table.game), self.store.moves(table.id))
        except ValueError:  # other rules wrote the record: the position is all that is sure
            return table
        return replace(table, ends=ends)

    def act(self, table: Table, seen_version: int, text: str) -> Table:
        """Do the person's action: ValueError, Stale or IllegalAction, in this order.

        What the game forces on the person then is done in the same change.
        """
        table.game.parse(text)
        self._check(table, seen_version)
        after = play(table.game, table.state, PERSON, text)
        after, forced = _forced(table.game, after)
        canonical = str(table.game.parse(text))
        return self._moved(table, after, [canonical, *forced], by_person=True)

    def go_on(self, table: Table, seen_version: int, *, to_person: bool) -> Table:
        """Let the computer act once, or until the person is to act or the game is over."""
        self._check(table, seen_version)
        game, state, ply = table.game, table.state, table.row.ply
        actions: list[str] = []
        while (seat := game.to_act(state)) not in (None, PERSON):
            level = table.row.levels[seat - 1]
            action = self.advise(game, state, level, ply + len(actions)).action
            state, forced = _forced(game, game.apply(state, action))
            actions += [str(action), *forced]
            if not to_person:
                break
        return self._moved(table, state, actions, by_person=False) if actions else table

    def undo(self, table: Table, seen_version: int) -> Table:
        """Back to the person's last decision: Stale or NothingToUndo.

        The record is cut there. The seed is the same, so the same draws come again.
        """
        self._check(table, seen_version)
        if not table.can_undo:
            raise NothingToUndo
        kept = self.store.moves(table.id)[: table.row.ply - len(table.row.since_actions)]
        try:
            own, since = _last_decision(table, kept)
        except ValueError as wrong:
            raise Unreadable(table.row) from wrong
        values = {
            "ply": len(kept),
            "position": table.row.since,
            "since": None if own is None else table.game.describe(since),
            "since_actions": kept[own or 0 :],
            "undone": table.row.undone + 1,
        }
        return self._changed(table, table.since, since, values, [])

    def hint(self, table: Table, seen_version: int) -> Advice[Any] | None:
        """What the best player would do in the person's place, None out of turn; Stale."""
        self._check(table, seen_version)
        if table.to_act != PERSON:
            return None
        return self.advise(table.game, table.state, table.game.levels[-1], table.row.ply)

    def set_saved(self, table: Table, seen_version: int, *, saved: bool) -> Table:
        """Switch saving on or off."""
        self._check(table, seen_version)
        return self._changed(table, table.state, table.since, {"saved": saved}, [])

    def _check(self, table: Table, seen_version: int) -> None:
        if table.row.version != seen_version:
            raise Stale(table)

    def _moved(self, table: Table, after: Any, actions: list[str], *, by_person: bool) -> Table:
        values = {
            "ply": table.row.ply + len(actions),
            "position": table.game.describe(after),
            "over": table.game.is_over(after),
            "since_actions": actions if by_person else [*table.row.since_actions, *actions],
        }
        if by_person:
            values["since"] = table.row.position
        since = table.state if by_person else table.since
        return self._changed(table, after, since, values, actions)

    def _changed(
        self, table: Table, state: Any, since: Any, values: dict[str, Any], actions: list[str]
    ) -> Table:
        if not self.store.change(table.id, table.row.version, values, actions):
            raise Stale(self.find(table.id, table.row.owner))
        row = TableRow(**{**table.row.model_dump(), **values, "version": table.row.version + 1})
        return self._told(Table(row, table.game, state, since))

    def replayed(self, table: Table) -> Any:
        """The state that the record leads to, which is the table's own."""
        return reached(table.game, dealt(table.row, table.game), self.store.moves(table.id))

    def log(self, table: Table) -> tuple[Line, ...]:
        """What the person saw from the deal on, as far as the game lets one look back."""
        try:
            return lines(table.row, table.game, self.store.moves(table.id))
        except ValueError as wrong:
            raise Unreadable(table.row) from wrong

    def why(self, table: Table, line: Line) -> Phrase | None:
        """Why a computer did what this line of the log tells, worked out again from what it knew.

        None if such a player would do something else now: an earlier version of it chose.
        """
        assert line.ply is not None, "the line tells what a computer did"
        game, moves = table.game, self.store.moves(table.id)
        state = reached(game, dealt(table.row, game), moves[: line.ply])
        seat = game.to_act(state)
        assert seat is not None, "it was the computer's turn"
        advice = self.advise(game, state, table.row.levels[seat - 1], line.ply)
        return advice.why if str(advice.action) == moves[line.ply] else None
