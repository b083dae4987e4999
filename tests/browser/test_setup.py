"""The set-up form: levels by keyboard and without script, and what each level promises."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

WITHOUT_SCRIPT = pytest.mark.context(java_script_enabled=False)


def promises(page: Page) -> Locator:
    """The promises that can be seen."""
    return page.locator(".promise").filter(visible=True)


def test_each_opponent_gets_its_level_by_keyboard(page: Page) -> None:
    page.goto("/games/idiot")
    page.get_by_role("radio", name="3").focus()
    page.keyboard.press("Space")
    summary = page.locator("#levels summary")
    while not summary.evaluate("(each) => each === document.activeElement"):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.get_by_label("Alma")).to_be_focused()
    page.keyboard.type("Medium")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(page.get_by_label("Clara")).to_be_focused()
    page.keyboard.type("Medium")
    page.keyboard.press("Tab")
    expect(page.get_by_label("David")).to_be_hidden()
    page.get_by_role("button", name="Deal the cards").press("Enter")
    page.wait_for_url("**/tables/*")
    expect(page.locator(".table-foot")).to_contain_text(
        "Opponents: Alma – Medium, Bruno – Easy, and Clara – Medium"
    )


@pytest.mark.parametrize("opponents", [1, 2, 3, 4])
@WITHOUT_SCRIPT
def test_there_are_as_many_levels_as_opponents(page: Page, opponents: int) -> None:
    page.goto("/games/vandtia")
    page.get_by_role("radio", name=str(opponents), exact=True).check()
    page.locator("#levels summary").click()
    expect(page.locator("#levels select").filter(visible=True)).to_have_count(opponents)
    page.get_by_label("Alma").select_option("medium")
    page.get_by_role("button", name="Deal the cards").click()
    page.wait_for_url("**/tables/*")
    alone = "Opponents: Medium" if opponents == 1 else "Alma – Medium"
    expect(page.locator(".table-foot")).to_contain_text(alone)


@pytest.mark.parametrize(("opponents", "players"), [(1, "Two"), (2, "Four"), (3, "Four")])
@pytest.mark.parametrize("game", ["crazy_eights", "idiot"])
@WITHOUT_SCRIPT
def test_a_promise_is_for_the_players_chosen(
    page: Page, game: str, opponents: int, players: str
) -> None:
    page.goto(f"/games/{game}")
    page.get_by_role("radio", name=str(opponents), exact=True).check()
    seen = promises(page)
    expect(seen).to_have_count(page.locator("[name=level]").count())
    for each in seen.all():
        expect(each).to_have_text(re.compile(rf"^{players} players: wins \d+ of 100 games"))
        expect(each).to_have_attribute("data-rules", "standard")


@WITHOUT_SCRIPT
def test_a_promise_is_for_the_options_once_all_are_chosen(page: Page) -> None:
    page.goto("/games/crazy_eights")
    page.locator("#options summary").click()
    boxes = page.locator("[data-special]")
    for box in boxes.all():
        expect(promises(page).first).to_have_attribute("data-rules", "standard")
        box.check()
    for opponents, seats in ((1, "2"), (4, "4")):
        page.get_by_role("radio", name=str(opponents), exact=True).check()
        expect(promises(page)).to_have_count(page.locator("[name=level]").count())
        for each in promises(page).all():
            expect(each).to_have_attribute("data-rules", "special")
            expect(each).to_have_attribute("data-seats", seats)


@pytest.mark.parametrize("game", ["crazy_eights", "tute"])
def test_what_was_measured_can_be_read_on_a_phone(page: Page, game: str) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto(f"/games/{game}")
    page.locator("#strength summary").click()
    expect(page.locator("#strength table")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
