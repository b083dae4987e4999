"""What the store keeps, on every database that it may stand on."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from pathlib import Path
from threading import Barrier
from typing import Any

import pytest
from sqlalchemy.exc import IntegrityError

from app.store import BUSY_TIMEOUT, UNSAVED_LIFE, Store, TableRow, now
from app.tables import Missing, Stale, Tables
from engine import GAMES

OWNER, OTHER = "a" * 64, "b" * 64
AT_ONCE = 8


def row(name: str, owner: str = OWNER, **values: Any) -> TableRow:
    """A table that nobody has played at."""
    state = GAMES["idiot"].deal(2, "00" * 16)
    described = GAMES["idiot"].describe(state)
    columns: dict[str, Any] = {
        "id": name,
        "owner": owner,
        "game": "idiot",
        "engine_version": 1,
        "options": {},
        "levels": ["easy"],
        "seed": "00" * 16,
        "first_dealer": described["dealer"],
        "version": 0,
        "ply": 0,
        "position": described,
        "since": None,
        "since_actions": [],
        "saved": True,
        "over": False,
        "created": now(),
        "seen": now(),
    }
    return TableRow(**(columns | values))


def kept(store: Store, name: str, owner: str = OWNER) -> TableRow:
    found = store.find(name, owner)
    assert found is not None, f"{name} is not there"
    return found


def test_what_is_added_is_found_as_it_was(store: Store) -> None:
    store.add(row("t", options={"x": True}, levels=["easy", "easy"], since={"a": [1, None]}))
    found = kept(store, "t")
    expected = row("t", options={"x": True}, levels=["easy", "easy"], since={"a": [1, None]})
    given, stored = expected.model_dump(), found.model_dump()
    for moment in ("created", "seen"):
        assert abs(stored.pop(moment) - given.pop(moment)) < timedelta(minutes=1)
    assert stored == given


def test_moments_come_back_in_utc(store: Store) -> None:
    moment = now().replace(microsecond=0)
    store.add(row("t", created=moment))
    found = kept(store, "t").created
    assert found == moment
    assert found.tzinfo is not None


def test_a_table_is_found_by_its_owner_alone(store: Store) -> None:
    store.add(row("t"))
    assert store.find("t", OWNER) is not None
    assert store.find("t", OTHER) is None
    assert store.find("u", OWNER) is None
    assert store.find("", "") is None


@pytest.mark.parametrize(
    "name", ["\x00", "t\x00", "%", "'", "t' OR '1'='1", "\N{SNOWMAN}", "x" * 99]
)
def test_a_strange_name_finds_nothing(store: Store, name: str) -> None:
    store.add(row("t"))
    with pytest.raises(Missing):
        Tables(store).find(name, OWNER)
    assert not store.delete(name, OWNER)
    assert store.find("t", OWNER) is not None


def test_a_change_is_saved_once(store: Store) -> None:
    store.add(row("t"))
    assert store.change("t", 0, {"ply": 1}, ["start"])
    assert not store.change("t", 0, {"ply": 1}, ["chance"])
    assert not store.change("t", 7, {"ply": 1}, ["chance"])
    assert not store.change("u", 0, {"ply": 1}, ["chance"])
    found = kept(store, "t")
    assert (found.version, found.ply) == (1, 1)
    assert store.moves("t") == ["start"]


def test_of_changes_at_once_one_is_saved(store: Store) -> None:
    store.add(row("t"))
    begin = Barrier(AT_ONCE)

    def change(number: int) -> bool:
        begin.wait()
        return store.change("t", 0, {"ply": 2, "since_actions": [str(number)]}, [str(number)] * 2)

    with ThreadPoolExecutor(AT_ONCE) as pool:
        done = list(pool.map(change, range(AT_ONCE)))
    assert sorted(done) == [False] * (AT_ONCE - 1) + [True]
    winner = str(done.index(True))
    found = kept(store, "t")
    assert (found.version, found.ply, found.since_actions) == (1, 2, [winner])
    assert store.moves("t") == [winner, winner]


def test_a_row_and_its_moves_are_saved_together_or_not_at_all(store: Store) -> None:
    store.add(row("t"))
    assert store.change("t", 0, {"ply": 2}, ["start", "chance"])
    with pytest.raises(IntegrityError):
        store.change("t", 1, {"ply": 2, "over": True}, ["pickup"])
    found = kept(store, "t")
    assert (found.version, found.over) == (1, False)
    assert store.moves("t") == ["start", "chance"]


def test_moves_come_in_the_order_played(store: Store) -> None:
    store.add(row("t"))
    for ply in range(12):
        assert store.change("t", ply, {"ply": ply + 1}, [f"play {ply}"])
    assert store.moves("t") == [f"play {ply}" for ply in range(12)]


def test_a_change_and_a_look_renew_when_it_was_seen(store: Store) -> None:
    for name in ("changed", "looked-at", "left"):
        store.add(row(name, seen=now() - timedelta(hours=20)))
    store.change("changed", 0, {"over": True})
    store.touch("looked-at")
    ages = {name: now() - kept(store, name).seen for name in ("changed", "looked-at", "left")}
    assert ages["changed"] < timedelta(minutes=1) > ages["looked-at"]
    assert ages["left"] > timedelta(hours=19)


def test_saved_tables_are_listed_by_when_they_were_seen(store: Store) -> None:
    for hours, name in enumerate(("new", "middle", "old")):
        store.add(row(name, seen=now() - timedelta(hours=hours)))
    store.add(row("unsaved", saved=False))
    store.add(row("other's", OTHER))
    assert [each.id for each in store.saved(OWNER)] == ["new", "middle", "old"]
    assert store.any_saved(OWNER)
    assert not store.any_saved("c" * 64)


def test_a_table_is_deleted_with_its_moves_by_its_owner(store: Store) -> None:
    for name in ("t", "u"):
        store.add(row(name))
        store.change(name, 0, {"ply": 1}, ["start"])
    assert not store.delete("t", OTHER)
    assert store.delete("t", OWNER)
    assert not store.delete("t", OWNER)
    assert store.moves("t") == []
    assert store.moves("u") == ["start"]


def test_all_of_an_owner_is_deleted_and_counted(store: Store) -> None:
    for name, owner, saved in (
        ("a", OWNER, True), ("b", OWNER, True), ("c", OWNER, False), ("d", OTHER, True),
        ("e", OTHER, False),
    ):  # fmt: skip
        store.add(row(name, owner, saved=saved))
    assert store.delete_all(OWNER) == (2, 1)
    assert store.delete_all(OWNER) == (0, 0)
    assert store.find("d", OTHER) is not None
    assert store.find("e", OTHER) is not None


def test_unsaved_tables_are_purged_a_day_after_they_were_seen(store: Store) -> None:
    old, young = now() - UNSAVED_LIFE - timedelta(minutes=1), now() - timedelta(hours=23)
    store.add(row("old", saved=False, seen=old))
    store.add(row("young", saved=False, seen=young))
    store.add(row("saved", seen=old))
    store.change("old", 0, {"ply": 1}, ["start"])
    store.add(row("older", saved=False, seen=old))
    assert store.purge() == 1
    assert store.purge() == 0
    assert store.find("older", OWNER) is None
    assert {"old", "young", "saved"} == {
        name for name in ("old", "young", "saved") if store.find(name, OWNER)
    }


def test_two_servers_over_one_database_are_one(store: Store) -> None:
    """All state is in the database: what one worker does another has seen."""
    first, second = Tables(store), Tables(Store(store.address))
    table = first.open(OWNER, GAMES["idiot"], ["easy", "easy"], {}, saved=True)
    same = second.find(table.id, OWNER)
    assert same.state == table.state
    moved = second.go_on(same, 0, to_person=False)
    with pytest.raises(Stale) as stale:
        first.go_on(table, 0, to_person=False)
    assert stale.value.table.state == moved.state
    again = first.go_on(first.find(table.id, OWNER), 1, to_person=True)
    assert second.find(table.id, OWNER).state == again.state
    second.store.close()


def test_two_starts_deal_two_hundred_different_games(store: Store) -> None:
    seeds = set()
    for _ in range(2):
        started = Store(store.address)
        for _ in range(100):
            table = Tables(started).open(OWNER, GAMES["idiot"], ["easy"], {}, saved=False)
            seeds.add((table.row.seed, str(table.row.position["hands"])))
        started.close()
    assert len(seeds) == 200
    assert len({hands for _, hands in seeds}) == 200


# ---- SQLite's own ------------------------------------------------------------------------------


@pytest.fixture
def connections(sqlite_path: Path) -> Iterator[list[Any]]:
    """Several connections at once of a store over SQLite."""
    store = Store(f"sqlite:///{sqlite_path}")
    store.migrate()
    opened = [store.engine.connect() for _ in range(8)]
    yield opened
    for connection in opened:
        connection.close()
    store.close()


def test_every_connection_to_sqlite_is_set_up(connections: list[Any]) -> None:
    expected = {
        "journal_mode": "wal",
        "busy_timeout": BUSY_TIMEOUT,
        "foreign_keys": 1,
        "secure_delete": 1,
    }
    for connection in connections:
        settings = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in expected
        }
        assert settings == expected
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() > 0, "OFF loses moves"
    assert BUSY_TIMEOUT >= 1000
