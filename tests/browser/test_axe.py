"""axe finds nothing, on any page, in any phase, in light and dark."""

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.conftest import Visitor
from tests.browser.scenes import SCENES, Scene
from tests.browser.table import TablePage

Sit = Callable[[Scene | str], TablePage]
AXE = Axe()
ALL = {"resultTypes": ["violations"]}
COLOURS = {**ALL, "runOnly": ["color-contrast"]}  # all that the dark scheme can change


def finds_nothing(page: Page) -> None:
    for scheme, options in (("light", ALL), ("dark", COLOURS)):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        found = AXE.run(page, options=options)
        assert found.violations_count == 0, f"{scheme}:\n{found.generate_report()}"


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/games/idiot",
        "/games/vandtia",
        "/games/idiot/rules",
        "/games/vandtia/rules",
        "/games/crazy_eights/rules",
        "/games/mau_mau/rules",
        "/games/tute/rules",
        "/games/vandtia/rules/summary?option=skipping_eights",
        "/privacy",
        "/saves",
        "/no/such/page",
    ],
)
def test_pages(page: Page, path: str) -> None:
    page.goto(path)
    page.evaluate("document.querySelectorAll('main details').forEach((each) => each.open = true)")
    finds_nothing(page)


def test_lobby_and_saves_with_games(page: Page, visitor: Visitor) -> None:
    for named in ("play", "penalty", "won"):
        visitor.plant(SCENES[named], saved=True)
    for path in ("/", "/saves"):
        page.goto(path)
        assert page.locator("li.row").count() == 3
        for summary in page.locator("main summary").all():
            summary.click()
        finds_nothing(page)


def test_the_log(page: Page) -> None:
    page.goto("/games/vandtia")
    page.get_by_role("button", name="Deal the cards").click()
    page.get_by_role("link", name="The game so far").click()
    finds_nothing(page)


@pytest.mark.parametrize("named", SCENES)
def test_the_table(still: Page, sit: Sit, named: str) -> None:
    sit(named)
    for summary in still.locator("#table summary").all():
        summary.click()
    finds_nothing(still)


def test_a_refusal(still: Page, sit: Sit) -> None:
    table = sit("play")
    table.tap("3S")
    still.wait_for_selector("#why")
    finds_nothing(still)
