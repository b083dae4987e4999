"""The longest words of every language fit the narrowest phone, with text twice as large."""

import pytest
from playwright.sync_api import BrowserContext, Page

from app.i18n import locales
from engine import GAMES
from tests.browser.conftest import Visitor
from tests.browser.crazy_eights_scenes import CRAZY_EIGHTS
from tests.browser.scenes import SCENES
from tests.browser.test_layout import faults, report
from tests.browser.tute_scenes import TUTE_SCENES

NARROWEST = {"width": 320, "height": 640}
TEXT = 32  # CSS pixels, twice the usual
PATHS = (
    "/",
    *(f"/games/{game}" for game in GAMES),
    *(f"/games/{game}/rules" for game in GAMES),
    "/settings",
    "/saves",
    "/privacy",
    "/nothing",
)
TABLES = {
    **{name: SCENES[name] for name in ("exchange", "play", "stuck", "flip", "five", "idiot")},
    **{f"crazy eights {name}": each for name, each in CRAZY_EIGHTS.items()},
    **{f"tute {name}": each for name, each in TUTE_SCENES.items()},
}
CUT = """() => [...document.querySelectorAll(
  'h1, h2, legend, label, summary, th, td, a.button, button:not(.card)')]
  .filter((each) => each.checkVisibility() && !each.closest('.unseen')
    && each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).display !== 'inline')
  .map((each) => `${each.tagName} ${each.textContent.trim().slice(0, 40)} is cut`)"""


@pytest.fixture(params=sorted(locales()))
def narrow(
    request: pytest.FixtureRequest, still: Page, visitor: Visitor, context: BrowserContext
) -> Page:
    """A page in one of the languages."""
    visitor.prefer(language=request.param)
    still.set_viewport_size(NARROWEST)  # type: ignore[arg-type]
    sizes = {"fontSizes": {"standard": TEXT, "fixed": 26}}
    context.new_cdp_session(still).send("Page.setFontSizes", sizes)
    return still


def wrong(page: Page) -> list[str]:
    size = page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)")
    assert size == TEXT
    cut: list[str] = page.evaluate(CUT)
    return faults(page) + cut


def test_every_page_fits(narrow: Page) -> None:
    found = {}
    for path in PATHS:
        narrow.goto(path)
        found[path] = wrong(narrow)
    assert not any(found.values()), report(found)


def test_every_table_fits(narrow: Page, visitor: Visitor) -> None:
    found = {}
    for name, each in TABLES.items():
        visitor.sit(each, narrow)
        found[name] = wrong(narrow)
    assert not any(found.values()), report(found)
