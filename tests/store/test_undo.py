"""Moves are taken back one by one, and once however many ask at the same moment."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random
from threading import Barrier
from typing import Any

import pytest

from app.record import PERSON
from app.store import Store
from app.tables import NothingToUndo, Stale, Table, Tables
from engine import GAMES
from engine.game import AnyGame
from tests.engine.walks import options_at
from tests.store.test_store import OWNER

WALKS = 4  # of each game
DECISIONS = (5, 8)  # how many of a walk are taken back
TRIED = 200  # deals, until one has so many decisions
SUDDEN = {"claim", "capote"}  # they mostly end a deal at once
AT_ONCE = 8
KEPT = ("ply", "position", "since", "since_actions", "over", "saved", "seed", "options")


@pytest.fixture
def service(store: Store) -> Tables:
    """The table service over a database of each kind."""
    return Tables(store)


@pytest.fixture(autouse=True)
def _same_deals(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """The seeds of a test's deals are the same in every run and on every database."""
    chance = Random(request.node.name.replace("postgresql", "sqlite"))
    monkeypatch.setattr("app.tables.secrets.token_hex", lambda size: chance.randbytes(size).hex())


def told(service: Tables, table: Table) -> tuple[Any, ...]:
    """What is kept of a table and what its person is told, without what counts the changes."""
    row = table.row.model_dump()
    return (
        {name: row[name] for name in KEPT}, table.state, table.news(), table.can_undo,
        tuple(service.store.moves(table.id)),
    )  # fmt: skip


def to_person(service: Tables, table: Table, rng: Random) -> Table:
    """The computers act, in one go or one by one."""
    while table.computer_to_act:
        table = service.go_on(table, table.row.version, to_person=rng.random() < 0.5)
    return table


def choices(table: Table) -> list[str]:
    return [str(action) for action in table.game.legal_actions(table.state)]


Passed = list[tuple[str, tuple[Any, ...]]]  # what was chosen, and what the person saw there


def played(service: Tables, game: AnyGame, rng: Random) -> tuple[Table, Passed, int]:
    """A deal in the midst of which the person has made some decisions since the last border.

    The number is how many actions had been done before the first of these decisions.
    """
    wanted = rng.randint(*DECISIONS)
    for _ in range(TRIED):
        levels = ["easy"] * (rng.choice(list(game.seats)) - 1)
        table = service.open(OWNER, game, levels, options_at(game, rng), saved=True)
        passed: Passed = []
        while len(passed) < wanted:
            table = to_person(service, table, rng)
            if table.to_act is None:
                break
            allowed = [text for text in choices(table) if text not in SUDDEN]
            choice = "start" if "start" in allowed and rng.random() < 0.5 else rng.choice(allowed)
            at = told(service, table)
            table = service.act(table, table.row.version, choice)
            passed = [] if choice == "start" else [*passed, (choice, at)]
        if len(passed) == wanted and table.to_act is not None:
            return table, passed, passed[0][1][0]["ply"]
    raise AssertionError(f"no deal of {game.id} has {wanted} decisions")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("number", range(WALKS))
def test_undo_leads_through_every_decision_back_to_the_border(
    service: Tables, name: str, number: int
) -> None:
    """Everything is as it was there; the same choices then lead to the same game."""
    rng = Random(f"undo {name} {number}")
    table, passed, first = played(service, GAMES[name], rng)
    record = told(service, table)
    for count, (_, at) in enumerate(reversed(passed), 1):
        version = table.row.version
        table = service.undo(table, version)
        assert (table.row.version, table.row.undone) == (version + 1, count)
        assert told(service, table) == at
        table = service.find(table.id, OWNER)
        assert told(service, table) == at, "the same is stored"
        assert service.replayed(table) == table.state
    assert table.row.ply == first
    with pytest.raises(NothingToUndo):
        service.undo(table, table.row.version)
    assert told(service, table) == passed[0][1]
    for choice, _ in passed:
        table = to_person(service, table, rng)
        table = service.act(table, table.row.version, choice)
    while table.row.ply < record[0]["ply"]:
        table = service.go_on(table, table.row.version, to_person=False)
    assert told(service, table) == record


def test_the_first_action_of_a_deal_may_be_the_persons(service: Tables) -> None:
    """Then nothing happened before it, and the news of the second begin with it."""
    table = service.open(OWNER, GAMES["tute"], ["easy"], {}, saved=True, dealer=1)
    assert table.to_act == PERSON
    assert table.row.ply == 0
    rng = Random("first")
    table = service.act(table, 0, choices(table)[0])
    table = to_person(service, table, rng)
    second = told(service, table)
    assert second[0]["since"] is not None
    plays = [text for text in choices(table) if text.startswith("play")]
    table = service.act(table, table.row.version, plays[0])
    table = service.undo(table, table.row.version)
    assert told(service, table) == second
    table = service.undo(table, table.row.version)
    assert (table.row.since, table.row.ply) == (None, 0)


def test_what_is_done_without_asking_is_no_decision(service: Tables) -> None:
    """A draw of tute comes along with the trick before it and goes with it."""
    chance = Random("tute")
    for _ in range(TRIED):
        table = service.open(OWNER, GAMES["tute"], ["easy"], {}, saved=True)
        table = to_person(service, table, chance)
        plays = [text for text in choices(table) if text.startswith("play")]
        at = told(service, table)
        table = service.act(table, table.row.version, chance.choice(plays))
        table = to_person(service, table, chance)
        if table.row.since_actions[-1] == "draw" and choices(table)[0].startswith("play"):
            break
    else:
        raise AssertionError("the person draws last, and then leads or follows")
    drawn = told(service, table)
    table = service.act(table, table.row.version, choices(table)[0])
    table = service.undo(table, table.row.version)
    assert told(service, table) == drawn
    assert told(service, service.undo(table, table.row.version)) == at


@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_taken_back_behind_a_result(service: Tables, name: str) -> None:
    """All cards are turned up then; nor does the next deal lead back behind it."""
    rng = Random(f"result {name}")
    game = GAMES[name]
    table = service.open(OWNER, game, ["easy"] * (game.seats[0] - 1), {}, saved=True)
    for _ in range(2000):
        table = to_person(service, table, rng)
        if table.to_act is None:
            break
        texts = choices(table)
        plays = [text for text in texts if text.startswith(("start", "play", "flip"))]
        table = service.act(table, table.row.version, rng.choice(plays or texts))
    assert table.to_act is None
    while not game.is_over(table.state):
        with pytest.raises(NothingToUndo):
            service.undo(table, table.row.version)
        table = service.act(table, table.row.version, "deal")
        while table.to_act is not None:
            with pytest.raises(NothingToUndo):
                service.undo(table, table.row.version)
            table = to_person(service, table, rng)
            if table.to_act == PERSON:
                break
        if table.to_act == PERSON:
            return
    with pytest.raises(NothingToUndo):
        service.undo(table, table.row.version)


def started(service: Tables) -> Table:
    """A table of crazy eights where the person has acted and a computer is to act."""
    rng = Random("started")
    for _ in range(TRIED):
        table = service.open(OWNER, GAMES["crazy_eights"], ["easy"] * 3, {}, saved=True)
        table = to_person(service, table, rng)
        table = service.act(table, table.row.version, choices(table)[0])
        if table.computer_to_act:
            return table
    raise AssertionError("no deal leads to a computer's turn")


def at_once(calls: list[Callable[[], Table]]) -> list[bool]:
    """Which of these calls, all made at the same moment, changed the table."""
    begin = Barrier(len(calls))

    def make(call: Callable[[], Table]) -> bool:
        begin.wait()
        try:
            call()
        except Stale:
            return False
        return True

    with ThreadPoolExecutor(len(calls)) as pool:
        return list(pool.map(make, calls))


@pytest.mark.parametrize("number", range(6))
def test_of_undo_and_other_changes_at_once_one_is_made(service: Tables, number: int) -> None:
    table = started(service)
    before, version = list(service.store.moves(table.id)), table.row.version
    changes: list[tuple[str, Callable[[], Table]]] = [
        ("undo", lambda: service.undo(table, version)),
        ("go on", lambda: service.go_on(table, version, to_person=False)),
        ("undo", lambda: service.undo(table, version)),
        ("save", lambda: service.set_saved(table, version, saved=False)),
    ]
    changes = changes[number % 4 :] + changes[: number % 4]  # another is asked first
    done = at_once([change for _, change in changes])
    assert done.count(True) == 1
    found = service.find(table.id, OWNER)
    moves = list(service.store.moves(table.id))
    assert (found.row.version, found.row.ply) == (version + 1, len(moves))
    assert service.replayed(found) == found.state
    if changes[done.index(True)][0] == "undo":
        kept = len(before) - len(table.row.since_actions)
        assert (found.row.undone, moves) == (1, before[:kept])
    else:
        assert (found.row.undone, moves[: len(before)]) == (0, before)


def test_of_undo_and_an_action_at_once_one_is_made(service: Tables) -> None:
    table, _, _ = played(service, GAMES["crazy_eights"], Random("at once"))
    table = to_person(service, table, Random("at once"))
    assert table.to_act == PERSON
    version, action = table.row.version, choices(table)[0]
    done = at_once(
        [
            lambda: service.undo(table, version),
            lambda: service.act(table, version, action),
        ]
        * 3
    )
    assert done.count(True) == 1
    found = service.find(table.id, OWNER)
    assert service.replayed(found) == found.state
    assert len(service.store.moves(table.id)) == found.row.ply


def test_many_undos_at_once_are_one(service: Tables) -> None:
    table = started(service)
    done = at_once([lambda: service.undo(table, table.row.version)] * AT_ONCE)
    assert done.count(True) == 1
    assert service.find(table.id, OWNER).row.undone == 1


def test_the_records_of_other_tables_stay_whole(service: Tables) -> None:
    long, _, _ = played(service, GAMES["crazy_eights"], Random("long"))
    kept = list(service.store.moves(long.id))
    table = started(service)
    assert table.row.ply - len(table.row.since_actions) < len(kept), "it would be cut"
    service.undo(table, table.row.version)
    assert list(service.store.moves(long.id)) == kept


def test_the_same_card_is_drawn_again(service: Tables) -> None:
    """Looking at a draw and taking it back changes nothing of what comes."""
    game = GAMES["crazy_eights"]
    for _ in range(TRIED):
        table = service.open(OWNER, game, ["easy"], {}, saved=False)
        table = to_person(service, table, Random(1))
        if "draw" in choices(table):
            break
    else:
        raise AssertionError("no deal begins with a draw")
    drawn = service.act(table, table.row.version, "draw")
    back = service.undo(drawn, drawn.row.version)
    assert back.state == table.state
    again = service.act(back, back.row.version, "draw")
    assert again.state == drawn.state != back.state
