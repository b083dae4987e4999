from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.web.browsers import Browser, Site

SiteFactory = Callable[..., Site]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server that many tests share, each with browsers of its own."""
    with Site(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture
def own_site(tmp_path: Path) -> Iterator[Site]:
    """A server for one test, whose files and tables are nobody else's."""
    with Site(tmp_path) as running:
        yield running


@pytest.fixture
def start(tmp_path: Path) -> Iterator[SiteFactory]:
    """Starts servers over the same folder, one after the other or at once."""
    with ExitStack() as stack:

        def run(*, https: bool = False) -> Site:
            return stack.enter_context(Site(tmp_path, https=https))

        yield run


@pytest.fixture
def person(site: Site) -> Browser:
    """A browser that has never been here."""
    return site.browser()
