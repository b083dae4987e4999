"""All that is kept, and the only SQL: tables in progress and their moves."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, bindparam, event, make_url
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlmodel import (
    JSON,
    Column,
    Field,
    Session,
    SQLModel,
    col,
    create_engine,
    delete,
    func,
    or_,
    select,
    update,
)

BUSY_TIMEOUT = 5000  # milliseconds that a writer waits for another
MIGRATION_LOCK = 7_272_833  # any number that only we use
NUL = "\0"  # PostgreSQL cannot even be asked for a text with it
UNSAVED_LIFE = timedelta(hours=24)  # an unsaved table is purged so long after it was last seen


def now() -> datetime:
    """The present time in UTC, as the database keeps it."""
    return datetime.now(UTC)


class TableRow(SQLModel, table=True):
    """A game and where it stands; `owner` is the hash of the browser's cookie.

    `since` is the position before the person's last action and `since_actions` what happened from
    there, so that the page can tell it in any language.
    """

    __tablename__ = "game_table"

    id: str = Field(primary_key=True, max_length=32)
    owner: str = Field(index=True, max_length=64)
    game: str = Field(max_length=32)
    engine_version: int
    options: dict[str, Any] = Field(sa_column=Column(JSON, nullable=False))
    levels: list[str] = Field(sa_column=Column(JSON, nullable=False))
    seed: str = Field(max_length=32)
    first_dealer: int
    version: int
    undone: int = Field(default=0, sa_column_kwargs={"server_default": "0"})  # moves taken back
    ply: int
    position: dict[str, Any] = Field(sa_column=Column(JSON, nullable=False))
    since: dict[str, Any] | None = Field(sa_column=Column(JSON, nullable=True))
    since_actions: list[str] = Field(sa_column=Column(JSON, nullable=False))
    saved: bool
    over: bool
    created: datetime
    seen: datetime = Field(index=True)


class MoveRow(SQLModel, table=True):
    """One action of a table's record."""

    __tablename__ = "move"

    table_id: str = Field(foreign_key="game_table.id", ondelete="CASCADE", primary_key=True)
    ply: int = Field(primary_key=True)
    action: str = Field(max_length=64)


# The statements of every move, put together once: that takes longer than the database.
_TABLES, _MOVES = (SQLModel.metadata.tables[name] for name in ("game_table", "move"))
_FIND = select(TableRow).where(TableRow.id == bindparam("id"), TableRow.owner == bindparam("owner"))
_CHANGE = _TABLES.update().where(
    _TABLES.c.id == bindparam("at_id"), _TABLES.c.version == bindparam("at_version")
)
_RECORD = _MOVES.insert()
_TAKE_BACK = _MOVES.delete().where(
    _MOVES.c.table_id == bindparam("of_table"), _MOVES.c.ply >= bindparam("from_ply")
)


class Store:
    """The database behind an address; safe to share between threads."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.is_sqlite = make_url(address).get_backend_name() == "sqlite"
        self.engine = _engine(address, is_sqlite=self.is_sqlite)
        self._log_holds_deleted = False

    def migrate(self) -> None:
        """Bring the database to the present form."""
        config = Config()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
        with self.engine.begin() as connection:
            # one server at a time, and all of it or nothing
            if self.is_sqlite:
                connection.exec_driver_sql("BEGIN IMMEDIATE")
            else:
                connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
        self._cut_log()

    def close(self) -> None:
        """Give every connection back."""
        self.engine.dispose()

    @contextmanager
    def _session(self) -> Iterator[Session]:
        with Session(self.engine, expire_on_commit=False) as session:
            yield session

    def find(self, table_id: str, owner: str) -> TableRow | None:
        """The table if it is this owner's."""
        if NUL in table_id:
            return None
        with self._session() as session:
            return session.exec(_FIND, params={"id": table_id, "owner": owner}).one_or_none()

    def moves(self, table_id: str) -> Sequence[str]:
        """The record: every action from the first."""
        query = (
            select(MoveRow.action).where(MoveRow.table_id == table_id).order_by(col(MoveRow.ply))
        )
        with self._session() as session:
            return session.exec(query).all()

    def saved(self, owner: str) -> Sequence[TableRow]:
        """The owner's saved tables, the last seen first."""
        query = (
            select(TableRow)
            .where(TableRow.owner == owner, col(TableRow.saved))
            .order_by(col(TableRow.seen).desc())
        )
        with self._session() as session:
            return session.exec(query).all()

    def to_go_on_with(self, owner: str) -> Sequence[TableRow]:
        """The owner's saved tables and those that are not over, the last seen first."""
        query = (
            select(TableRow)
            .where(TableRow.owner == owner, or_(col(TableRow.saved), ~col(TableRow.over)))
            .order_by(col(TableRow.seen).desc())
        )
        with self._session() as session:
            return session.exec(query).all()

    def any_saved(self, owner: str) -> bool:
        """Whether the owner has a saved table."""
        query = select(TableRow.id).where(TableRow.owner == owner, col(TableRow.saved)).limit(1)
        with self._session() as session:
            return session.exec(query).first() is not None

    def add(self, row: TableRow) -> bool:
        """Keep a new table; False if there is one with its id."""
        with self._session() as session:
            session.add(row)
            try:
                session.commit()
            except IntegrityError:
                return False
        return True

    def change(
        self, table_id: str, seen_version: int, values: dict[str, Any], moves: Iterable[str] = ()
    ) -> bool:
        """Save a change if the table is still at the version seen; False if it has moved on.

        `values` must hold the new `ply` when there are moves: they are the last ones up to it.
        A new `ply` without moves cuts the record there.
        """
        moves = list(moves)
        at = {"at_id": table_id, "at_version": seen_version}
        new = {**values, "version": seen_version + 1, "seen": now()}
        with self.engine.begin() as connection:
            if connection.execute(_CHANGE, at | new).rowcount != 1:
                return False
            if "ply" in values and not moves:
                connection.execute(_TAKE_BACK, {"of_table": table_id, "from_ply": values["ply"]})
            if moves:
                first = values["ply"] - len(moves)
                connection.execute(
                    _RECORD,
                    [
                        {"table_id": table_id, "ply": first + n, "action": action}
                        for n, action in enumerate(moves)
                    ],
                )
        return True

    def touch(self, table_id: str) -> None:
        """Note that the table was looked at, which is possible although nothing can be stored."""
        statement = update(TableRow).where(col(TableRow.id) == table_id).values(seen=now())
        with suppress(OperationalError), self._session() as session:
            session.exec(statement)
            session.commit()

    def delete(self, table_id: str, owner: str) -> bool:
        """Remove a table and its record; False if the owner has no such table."""
        if NUL in table_id:
            return False
        return self._delete(TableRow.id == table_id, TableRow.owner == owner)[0] > 0

    def delete_all(self, owner: str) -> tuple[int, int]:
        """Remove all that belongs to the owner; how many saved and unsaved tables that were."""
        removed, saved = self._delete(TableRow.owner == owner)
        return saved, removed - saved

    def purge(self) -> int:
        """Remove unsaved tables that nobody has looked at for long; how many."""
        if self._log_holds_deleted:
            self._cut_log()
        return self._delete(~col(TableRow.saved), col(TableRow.seen) < now() - UNSAVED_LIFE)[0]

    def _delete(self, *where: Any) -> tuple[int, int]:
        """Remove rows from the file too, not only from sight; how many, and how many saved."""
        with self._session() as session:
            saved_too = select(func.count()).where(*where, col(TableRow.saved))
            saved = session.exec(saved_too).one()
            removed = session.exec(delete(TableRow).where(*where)).rowcount
            session.commit()
        if removed:
            self._cut_log()
        return removed, saved

    def _cut_log(self) -> None:
        """Empty SQLite's log: secure_delete overwrites rows in the database, the log holds them.

        A reader can keep it from being cut; then it is owed until the next look for old tables.
        """
        if self.is_sqlite:
            with self.engine.connect() as connection:
                cut = connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)").one()
            self._log_holds_deleted = bool(cut[0])


def _engine(address: str, *, is_sqlite: bool) -> Engine:
    if not is_sqlite:
        return create_engine(address, pool_pre_ping=True)
    engine = create_engine(address, connect_args={"check_same_thread": False})

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        for setting in (
            "journal_mode=WAL",
            f"busy_timeout={BUSY_TIMEOUT}",
            "synchronous=NORMAL",  # with WAL a killed server loses nothing that was confirmed
            "foreign_keys=ON",
            "secure_delete=ON",
        ):
            cursor.execute(f"PRAGMA {setting}")
        cursor.close()

    return engine
