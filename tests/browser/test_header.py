"""The head of every page, in little room and with large text, in every language."""

from itertools import pairwise

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from app.i18n import locales
from tests.browser.conftest import Visitor
from tests.browser.scenes import SCENES

ROOM = 1  # pixels between the middles of what stands in one row
MIDDLES = """() => [...document.querySelectorAll('header.top :is(a, summary)')]
  .map((each) => each.getBoundingClientRect())
  .map((box) => ({middle: (box.top + box.bottom) / 2, left: box.left, right: box.right}))"""
SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def heads(page: Page, visitor: Visitor) -> dict[str, list[dict[str, float]]]:
    """Where each link of the head stands, on every kind of page."""
    found = {}
    for name, path in (("lobby", "/"), ("set-up", "/games/vandtia")):
        page.goto(path)
        found[name] = page.evaluate(MIDDLES)
    visitor.sit(SCENES["play"], page)
    found["table"] = page.evaluate(MIDDLES)
    page.locator("header.top nav a").first.click()  # from the table, so that a way leads back
    page.wait_for_url("**/rules*")
    found["rules"] = page.evaluate(MIDDLES)
    page.goto("/games/vandtia/rules/summary")
    found["summary"] = page.evaluate(MIDDLES)
    return found


@pytest.mark.parametrize("width", [360, 640, 768, 832])
@pytest.mark.parametrize("language", locales())
def test_the_head_is_one_row(still: Page, visitor: Visitor, language: str, width: int) -> None:
    visitor.prefer(language=language)
    still.set_viewport_size({"width": width, "height": 640})
    for name, links in heads(still, visitor).items():
        assert len(links) >= 4, name
        middles = [link["middle"] for link in links]
        assert max(middles) - min(middles) <= ROOM, f"{name}: {middles}"
        assert max(link["right"] for link in links) <= width, f"{name}: {links}"
        for before, after in pairwise(links):
            assert before["right"] <= after["left"], f"{name}: two links overlap"


@pytest.mark.parametrize("language", locales())
def test_large_text_in_the_head_stays_on_the_screen(
    still: Page, visitor: Visitor, context: BrowserContext, language: str
) -> None:
    context.new_cdp_session(still).send(
        "Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}}
    )
    visitor.prefer(language=language)
    still.set_viewport_size({"width": 320, "height": 640})
    for name, links in heads(still, visitor).items():
        assert still.evaluate(SIDEWAYS) == 0
        assert max(link["right"] for link in links) <= 320, f"{name}: {links}"
        assert min(link["left"] for link in links) >= 0, f"{name}: {links}"


def test_what_is_an_icon_on_a_phone_has_its_name(still: Page) -> None:
    still.set_viewport_size({"width": 360, "height": 640})
    still.goto("/")
    top = still.locator("header.top")
    for name in ("Tapete", "Saved games", "Settings"):
        expect(top.get_by_role("link", name=name, exact=True)).to_be_visible()
    expect(top.locator("summary")).to_have_accessible_name("Language: English")
