"""The log answers why a computer did something, in place, by keyboard, and without script."""

import re

import pytest
from playwright.sync_api import Page, expect

from app.tables import Tables
from engine import GAMES
from tests.browser.conftest import Visitor


def logged(visitor: Visitor, page: Page, game: str = "crazy_eights") -> None:
    """The log of a table at which both computers have done something."""
    tables = Tables(visitor.server.store)
    table = tables.open(visitor.owner, GAMES[game], ["medium", "easy"], {}, saved=False, dealer=0)
    table = tables.go_on(table, 0, to_person=True)
    assert table.row.ply > 1, "both acted before the person"
    page.goto(f"/tables/{table.id}/log")


def test_every_question_says_which_move_it_is_about(visitor: Visitor, page: Page) -> None:
    logged(visitor, page)
    for player in ("Alma", "Bruno"):
        expect(
            page.get_by_role("link", name=re.compile(rf"^Why\? {player} .+\.$")).first
        ).to_be_visible()
    assert page.get_by_role("link", name=re.compile(r"^Why\? You")).count() == 0


def test_an_answer_comes_by_keyboard_and_the_focus_stays(visitor: Visitor, page: Page) -> None:
    logged(visitor, page)
    page.evaluate("document.querySelector('#live').mark = 'the first'")
    links = page.locator(".ask-why")
    for place in range(links.count()):
        link = links.nth(place)
        while not link.evaluate("(each) => each === document.activeElement"):
            page.keyboard.press("Tab")
        answer = page.locator(link.get_attribute("hx-target") or "")
        expect(answer).to_be_hidden()
        page.keyboard.press("Enter")
        expect(answer).to_be_visible()
        expect(link).to_be_focused()
        expect(page.locator("#live")).to_have_text(answer.inner_text())
    assert page.evaluate("document.querySelector('#live').mark") == "the first"
    assert "why=" not in page.url


@pytest.mark.context(java_script_enabled=False)
def test_without_script_the_page_comes_with_the_answer_in_focus(
    visitor: Visitor, page: Page
) -> None:
    logged(visitor, page)
    page.locator(".ask-why").first.click()
    page.wait_for_url("**/log?why=*")
    answer = page.locator(".why:not(:empty)")
    expect(answer).to_have_count(1)
    expect(answer).to_be_focused()
    expect(answer).to_have_text(re.compile(r"^[A-Z].+\.$"))


def test_a_question_is_large_enough_for_a_finger(visitor: Visitor, page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    logged(visitor, page)
    for link in page.locator(".ask-why").all():
        box = link.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 24
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
