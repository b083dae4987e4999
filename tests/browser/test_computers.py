"""Computers act by themselves, one action at a time, and say what they did."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.scenes import Scene, scene
from tests.browser.table import TablePage, pass_time

Sit = Callable[[Scene | str], TablePage]
PACE = 900  # milliseconds
EXCHANGE_PACE = 250
FOUR_COMPUTERS = scene(
    "3S 4H 9S", *["? ? ?"] * 4, pile="4C 6H", turn=1, face_up=["? ? ?"] * 5, hidden=["? ? ?"] * 5
)


def test_one_action_at_a_time_each_with_a_line(still: Page, sit: Sit) -> None:
    table = sit(FOUR_COMPUTERS)
    heard: list[str] = []
    while table.game.to_act(table.state) != 0:
        version, actions = table.version, len(table.row.since_actions)
        pass_time(still, PACE - 1)
        assert table.row.version == version, "not before its time"
        pass_time(still, 1)
        table.shows(version + 1)
        assert len(table.row.since_actions) == actions + 1
        last_line = still.locator("section.news > ol > li").last
        expect(last_line).to_be_visible()
        expect(last_line).not_to_be_empty()
        heard.append(table.live.inner_text())
        table.agrees()
        table.focus_is_kept()
    assert len(heard) >= 4
    assert all(line.strip() for line in heard)
    assert heard[-1].endswith("Your turn.")
    version = table.version
    pass_time(still, 10 * PACE)
    assert table.row.version == version, "nobody plays for the person"


def test_the_exchange_goes_quickly(still: Page, sit: Sit) -> None:
    table = sit("exchange-waiting")
    table.server.change(table.id, since=None)
    table.open()
    version = table.version
    pass_time(still, EXCHANGE_PACE)
    table.shows(version + 1)


@pytest.mark.context(reduced_motion="no-preference")
def test_a_tab_left_alone_reaches_the_persons_turn(page: Page, sit: Sit) -> None:
    """With the browser's own clock and with motion."""
    table = sit("waiting")
    page.wait_for_function("() => document.querySelector('.waiting') === null")
    assert table.game.to_act(table.state) in (0, None)
    expect(page).to_have_title("Your turn – Idiot – Tapete")


def test_a_tab_left_alone_reaches_the_result_when_the_person_is_out(still: Page, sit: Sit) -> None:
    table = sit("watching")
    assert table.own_cards.count() == 0
    presses = 0
    while not table.row.over:
        version = table.version
        pass_time(still, PACE)
        table.shows(version + 1)
        presses += 1
    assert presses > 1
    expect(table.result).to_be_focused()
    expect(table.result).to_have_text("You win!")


def test_continue_and_to_my_turn(still: Page, sit: Sit) -> None:
    table = sit(FOUR_COMPUTERS)
    expect(table.button("Continue")).to_be_focused()
    table.step()
    assert len(table.row.since_actions) == 1
    table.to_my_turn()
    assert table.game.to_act(table.state) == 0
    assert len(table.row.since_actions) >= 4
    lines = still.locator("section.news li").all_inner_texts()
    assert len(lines) >= 4, "everything since the last move is told"
    still.get_by_text("earlier event").click()
    expect(still.locator("#news-earlier li").first).to_be_visible()
