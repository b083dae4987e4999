"""Refusals are read and heard, and the focus is never lost."""

from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.browser.scenes import SCENES, Scene
from tests.browser.table import TablePage

Sit = Callable[[Scene | str], TablePage]


def test_an_illegal_card_says_why_not(sit: Sit) -> None:
    table = sit("play")
    before = table.row
    table.page.evaluate("document.querySelector('#live').mark = 'the first'")
    table.tap("3S")
    expect(table.why).to_be_visible()
    clause = table.why.get_by_role("link")
    expect(clause).to_have_attribute("href", "/games/idiot/rules#4.3")
    expect(clause).to_have_text("Rule 4.3")
    expect(table.why).to_contain_text("You cannot lay")
    expect(table.live).to_contain_text(
        "You cannot lay three of spades on nine of clubs, where only these ranks fit"
    )
    assert table.page.evaluate("document.querySelector('#live').mark") == "the first"
    assert table.row == before, "nothing has changed"
    expect(table.card("3S")).to_be_focused()
    table.agrees()
    table.do("play 9S")
    expect(table.why).to_have_count(0)


def test_what_is_said_twice_is_heard_twice(sit: Sit) -> None:
    """A reader speaks when the region's text changes, so an equal one must not be equal."""
    table = sit("play")
    table.page.evaluate("document.querySelector('#live').mark = 'the first'")
    heard = []
    for again in range(4):
        if again:
            table.page.evaluate("document.querySelector('#why').remove()")
        table.tap("3S")
        table.why.wait_for()
        heard.append(table.live.evaluate("(live) => live.textContent"))
    assert "You cannot lay three of spades" in heard[0]
    assert all(one != other for one, other in pairwise(heard))
    assert len({each.strip() for each in heard}) == 1
    assert table.page.evaluate("document.querySelector('#live').mark") == "the first"


def test_the_refusal_stands_beside_the_hand(sit: Sit) -> None:
    table = sit("play")
    table.tap("3S")
    expect(table.why).to_be_in_viewport()
    why, hand = table.why.bounding_box(), table.hand.bounding_box()
    assert why is not None
    assert hand is not None
    gap = hand["y"] - (why["y"] + why["height"])
    assert 0 <= gap < 250, f"{gap} px between the refusal and the hand"


def test_the_clause_can_be_read(sit: Sit) -> None:
    table = sit("play")
    table.tap("3S")
    table.why.get_by_role("link").click()
    expect(table.page.locator("[id='4.3']")).to_be_in_viewport()
    table.page.go_back()
    expect(table.table).to_be_visible()
    table.do("play 9S")


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_a_refusal_by_keyboard_leaves_the_focus_on_the_card(sit: Sit, key: str) -> None:
    table = sit("play")
    table.card("4H").focus()
    table.page.keyboard.press(key)
    expect(table.why).to_be_visible()
    expect(table.card("4H")).to_be_focused()


def test_a_hidden_card_before_its_time_is_refused(sit: Sit) -> None:
    table = sit("play")
    table.slot(1).click(force=True)
    expect(table.why.get_by_role("link")).to_have_attribute("href", "/games/idiot/rules#0.3")
    table.focus_is_kept()


def test_a_face_up_card_before_its_time_is_refused(sit: Sit) -> None:
    table = sit("play")
    table.own_cards.locator("[data-card]").first.click(force=True)
    expect(table.why.get_by_role("link")).to_have_attribute("href", "/games/idiot/rules#0.3")
    table.focus_is_kept()


@pytest.mark.context(java_script_enabled=False)
def test_a_refusal_without_script_is_a_page(sit: Sit) -> None:
    table = sit("play")
    with table.page.expect_navigation():
        table.tap("3S")
    expect(table.why).to_be_visible()
    expect(table.page.get_by_role("navigation", name="Main")).to_be_visible()
    table.agrees()
    with table.page.expect_navigation():
        table.page.reload()


def test_one_live_region_from_the_first_load_on(sit: Sit) -> None:
    table = sit("waiting")
    assert table.live.inner_text() == "", "it is there before it has anything to say"
    table.page.evaluate("document.querySelector('#live').mark = 'the first'")
    table.to_my_turn()
    expect(table.live).not_to_be_empty()
    expect(table.live).to_contain_text("Your turn.")
    table.do(f"play {table.page.evaluate('document.activeElement.dataset.card')}")
    expect(table.page.get_by_role("status")).to_have_count(1)
    assert table.page.evaluate("document.querySelector('#live').mark") == "the first"


@pytest.mark.parametrize("named", SCENES)
def test_the_server_chooses_the_first_focus(sit: Sit, named: str) -> None:
    table = sit(named)
    if table.row.over:
        expect(table.result).to_be_focused()
    else:
        table.page.wait_for_function("() => document.activeElement.closest('#table') !== null")
        assert table.page.locator("[autofocus]").count() == 1


@pytest.mark.parametrize("named", [name for name, each in SCENES.items() if not each.pick])
def test_the_focus_stays_in_the_table_after_every_action(sit: Sit, named: str) -> None:
    """Tries, in every scene, each of the first actions that its page offers."""
    table = sit(named)
    if table.row.over:
        return
    stored = SCENES[named].stored()
    for number in range(4):
        buttons = table.page.locator('#table button[name="action"], #a-next, #a-person')
        if number >= buttons.count():
            break
        button = buttons.nth(number)
        changes = button.get_attribute("aria-disabled") != "true"
        button.focus()
        version = table.version
        table.page.keyboard.press("Enter")
        if changes:
            table.shows(version + 1)
        else:
            expect(table.why).to_be_visible()
        table.focus_is_kept()
        table.server.change(table.id, **stored)
        table.open()


def test_the_result_takes_the_focus(sit: Sit) -> None:
    table = sit("watching")
    while not table.row.over:
        table.to_my_turn()
    expect(table.result).to_be_focused()
    expect(table.page).to_have_title("Result – Idiot – Tapete")
