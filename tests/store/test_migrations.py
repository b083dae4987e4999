"""The database is brought to its present form at every start."""

import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import inspect
from sqlmodel import SQLModel

from app.store import Store
from tests.store.conftest import AddressFactory
from tests.store.databases import KINDS
from tests.store.test_store import OWNER, row

ROOT = Path(__file__).parents[2]
START = """
import sys
from app.store import Store
store = Store(sys.argv[1])
print("ready", flush=True)
sys.stdin.readline()
store.migrate()
"""
AT_ONCE = 2


def test_a_second_start_changes_nothing(address: str) -> None:
    first = Store(address)
    first.migrate()
    first.add(row("t"))
    first.change("t", 0, {"ply": 1}, ["start"])
    found = first.find("t", OWNER)
    first.close()
    for _ in range(2):
        again = Store(address)
        again.migrate()
        assert again.find("t", OWNER) == found
        assert again.moves("t") == ["start"]
        again.close()


def test_models_and_migrations_agree(store: Store) -> None:
    with store.engine.connect() as connection:
        context = MigrationContext.configure(
            connection, opts={"compare_type": True, "compare_server_default": True}
        )
        assert compare_metadata(context, SQLModel.metadata) == []


def test_the_tables_have_their_indexes_and_keys(store: Store) -> None:
    found = inspect(store.engine)
    assert {"game_table", "move"} <= set(found.get_table_names())
    indexed = {tuple(index["column_names"]) for index in found.get_indexes("game_table")}
    assert indexed == {("owner",), ("seen",)}
    (key,) = found.get_foreign_keys("move")
    assert key["referred_table"] == "game_table"
    assert key["options"].get("ondelete") == "CASCADE"


@pytest.mark.parametrize("kind", KINDS)
def test_servers_that_start_at_once_migrate_once(new_address: AddressFactory, kind: str) -> None:
    address = new_address(kind)
    started = [
        subprocess.Popen(
            [sys.executable, "-c", START, address],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for _ in range(AT_ONCE)
    ]
    for each in started:
        assert each.stdout is not None
        assert each.stdout.readline() == "ready\n"
    for each in started:
        assert each.stdin is not None
        each.stdin.write("go\n")
        each.stdin.flush()
    errors = [each.communicate()[1] for each in started]
    assert [each.returncode for each in started] == [0] * AT_ONCE, errors


def test_a_start_that_was_cut_off_is_made_up_for(sqlite_path: Path) -> None:
    """Killed between two statements of a migration: all of it or nothing is in the file."""
    killed = (
        "import os, sys\n"
        "from sqlalchemy import event\n"
        "from app.store import Store\n"
        "store = Store(sys.argv[1])\n"
        "@event.listens_for(store.engine, 'after_cursor_execute')\n"
        "def die(connection, cursor, statement, *rest):\n"
        "    if 'CREATE TABLE game_table' in statement: os._exit(9)\n"
        "store.migrate()\n"
    )
    address = f"sqlite:///{sqlite_path}"
    first = subprocess.run([sys.executable, "-c", killed, address], cwd=ROOT, check=False)
    assert first.returncode == 9
    store = Store(address)
    store.migrate()
    store.add(row("t"))
    store.close()
