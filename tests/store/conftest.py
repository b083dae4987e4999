from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import count
from pathlib import Path

import pytest

from app.store import Store
from tests.store.databases import KINDS, new_database, postgresql

AddressFactory = Callable[[str], str]


@pytest.fixture(scope="session")
def new_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[AddressFactory]:
    """Gives the address of a new, empty database of a kind."""
    numbers = count()
    servers: dict[str, str] = {}
    with ExitStack() as stack:

        def make(kind: str) -> str:
            if kind == "sqlite":
                return f"sqlite:///{tmp_path_factory.mktemp('data') / 'tapete.sqlite3'}"
            if kind not in servers:
                servers[kind] = stack.enter_context(postgresql())
            return new_database(servers[kind], f"test{next(numbers)}")

        yield make


@pytest.fixture(params=KINDS)
def address(request: pytest.FixtureRequest, new_address: AddressFactory) -> str:
    """The address of an empty database, of each kind in turn."""
    return new_address(request.param)


@pytest.fixture
def store(address: str) -> Iterator[Store]:
    """A store over a database in its present form."""
    opened = Store(address)
    opened.migrate()
    yield opened
    opened.close()


@pytest.fixture
def sqlite_path(tmp_path: Path) -> Path:
    """Where a database file may be put."""
    return tmp_path / "tapete.sqlite3"
