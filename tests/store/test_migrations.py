"""The database is brought to its present form at every start."""

import subprocess
import sys
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import MetaData, Table, inspect
from sqlmodel import SQLModel

import app
from app.store import Store
from app.tables import Tables
from engine import GAMES
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


def bring_to(store: Store, revision: str) -> None:
    """Give an empty database the form that it had at this revision."""
    config = Config()
    config.set_main_option("script_location", str(Path(app.__file__).parent / "migrations"))
    with store.engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)


def test_a_game_saved_before_moves_could_be_taken_back_goes_on(address: str) -> None:
    """It comes over whole, its record too; nothing is taken back yet, and now something can be."""
    game = GAMES["idiot"]
    dealt = game.deal(2, "00" * 16)
    record, state = ["start", "start"], dealt
    for text in record:
        state = game.apply(state, game.parse(text))
    while game.to_act(state) != 0:
        record.append(str(game.legal_actions(state)[0]))
        state = game.apply(state, game.parse(record[-1]))
    record.append(str(game.legal_actions(state)[0]))
    after = game.apply(state, game.parse(record[-1]))
    told = {
        "ply": len(record),
        "position": game.describe(after),
        "since": game.describe(state),
        "since_actions": record[-1:],
        "options": game.describe(dealt)["options"],
    }
    columns = row("t", **told).model_dump(exclude={"undone"})

    old = Store(address)
    bring_to(old, "0001")
    tables, moves = (
        Table(name, MetaData(), autoload_with=old.engine) for name in ("game_table", "move")
    )
    assert "undone" not in tables.c
    with old.engine.begin() as connection:
        connection.execute(tables.insert(), columns)
        connection.execute(
            moves.insert(),
            [{"table_id": "t", "ply": ply, "action": text} for ply, text in enumerate(record)],
        )
    old.migrate()
    old.close()

    service = Tables(Store(address))
    table = service.find("t", OWNER)
    assert table.row.undone == 0
    assert table.row.model_dump(include=set(told)) == told
    assert list(service.store.moves("t")) == record
    back = service.undo(table, 0)
    assert (back.state, back.row.undone) == (state, 1)
    assert list(service.store.moves("t")) == record[:-1]
    service.store.close()


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
