import re
import secrets
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Playwright

from app.preferences import Preferences
from app.tables import Tables
from app.visitor import COOKIE, PREFERENCES
from engine import GAMES
from tests.browser import chromium
from tests.browser.scenes import SCENES, Scene
from tests.browser.server import Server
from tests.browser.table import STANDING_CLOCK, TablePage

PATIENCE = 15_000  # milliseconds, for a busy machine
REFUSAL = re.compile(r"Failed to load resource: the server responded with a status of 4\d\d")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "context(**settings): how this test's browser is set up")


@pytest.fixture(scope="session")
def browser_type_launch_args(
    browser_type_launch_args: dict[str, Any], playwright: Playwright
) -> dict[str, Any]:
    """The Chromium of this machine, else Playwright's own; without one every browser test fails."""
    path = chromium.system_chromium()
    if path is None and not Path(playwright.chromium.executable_path).exists():
        raise chromium.NoBrowserError(chromium.NONE_FOUND)
    return {**browser_type_launch_args, "executable_path": path, "args": list(chromium.ARGS)}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests; each has its own cookies."""
    server = Server(tmp_path_factory.mktemp("data"))
    yield server
    server.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server for one test, to be killed."""
    server = Server(tmp_path)
    yield server
    server.stop()


@pytest.fixture
def browser_context_args(
    browser_context_args: dict[str, Any], server: Server, request: pytest.FixtureRequest
) -> dict[str, Any]:
    """Motion is for the tests that ask for it, so that the others need not wait for it."""
    marker = request.node.get_closest_marker("context")
    return {
        **browser_context_args,
        "base_url": server.address,
        "reduced_motion": "reduce",
        **(marker.kwargs if marker else {}),
    }


@dataclass
class Watch:
    """What the pages of a test complained about; `expected` patterns are no fault."""

    errors: list[str] = field(default_factory=list)
    expected: list[str] = field(default_factory=lambda: [REFUSAL.pattern])

    def page(self, page: Page) -> None:
        page.set_default_timeout(PATIENCE)
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.errors.append(f"{error.message}\n{error.stack}"))

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(message.text)

    def allow(self, *patterns: str) -> None:
        self.expected += patterns

    def faults(self) -> list[str]:
        return [
            error
            for error in self.errors
            if not any(re.search(pattern, error) for pattern in self.expected)
        ]


@pytest.fixture(autouse=True)
def watch(context: BrowserContext, server: Server) -> Iterator[Watch]:
    """Every test fails on an error in a page's console or in the server's log."""
    watch = Watch()
    context.on("page", watch.page)
    logged = len(server.complaints())
    yield watch
    assert server.ended is None, "the server is still there"
    for page in context.pages:
        if page.url.startswith("http"):
            kept = page.evaluate("localStorage.length + sessionStorage.length")
            assert kept == 0, "nothing is kept in the browser's storage"
    assert watch.faults() == [], "a page complained"
    assert server.complaints()[logged:] == "", "the server complained"


@dataclass(frozen=True)
class Visitor:
    """The browser of a test, with tables that are planted for it."""

    context: BrowserContext
    server: Server
    owner: str

    def plant(self, scene: Scene, *, saved: bool = False) -> str:
        """The id of a new table that stands like this."""
        level = GAMES[scene.game].levels[0]
        tables = Tables(self.server.store)
        table = tables.open(
            self.owner, GAMES[scene.game], [level] * (scene.seats - 1), {}, saved=saved
        )
        self.server.change(table.id, scene.record, **scene.stored())
        return table.id

    def prefer(self, **chosen: str) -> None:
        """What this browser prefers, as if its settings had been kept."""
        text = Preferences.model_validate(chosen).text()
        cookie = {"name": PREFERENCES, "value": text, "url": self.server.address}
        self.context.add_cookies([cookie])  # type: ignore[list-item]

    def sit(self, scene: Scene | str, page: Page) -> TablePage:
        """A table that stands like this, opened in the page."""
        if isinstance(scene, str):
            scene = SCENES[scene]
        return TablePage(page, self.server, self.plant(scene)).open(scene.pick)


def visitor_of(context: BrowserContext, server: Server) -> Visitor:
    """Give this browser the cookie of somebody new."""
    token = secrets.token_urlsafe(32)
    context.add_cookies([{"name": COOKIE, "value": token, "url": server.address}])
    return Visitor(context, server, sha256(token.encode()).hexdigest())


@pytest.fixture
def visitor(context: BrowserContext, server: Server) -> Visitor:
    """The browser of this test."""
    return visitor_of(context, server)


@pytest.fixture
def sit(visitor: Visitor, page: Page) -> Callable[[Scene | str], TablePage]:
    """Opens a scene, named or given, in the page of this test."""
    return lambda scene: visitor.sit(scene, page)


@pytest.fixture
def still(context: BrowserContext, page: Page) -> Page:
    """A page where time passes when the test says so: computers act only when they are asked to."""
    context.add_init_script(STANDING_CLOCK)
    return page
