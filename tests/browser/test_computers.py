"""Computers act by themselves, one action at a time, and say what they did."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from app.pages import EXCHANGE_WAITS, WAITS
from tests.browser.conftest import Visitor
from tests.browser.scenes import Scene, scene
from tests.browser.table import TablePage, pass_time, press_enter

Sit = Callable[[Scene | str], TablePage]
PACE = WAITS["normal"]
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


@pytest.mark.parametrize("pace", ["slow", "normal", "fast"])
@pytest.mark.parametrize("exchange", [True, False])
def test_a_computer_acts_after_its_time(
    still: Page, visitor: Visitor, sit: Sit, pace: str, exchange: bool
) -> None:
    visitor.prefer(pace=pace)
    table = sit("exchange-waiting" if exchange else "waiting")
    if exchange:
        table.server.change(table.id, since=None)
        table.open()
        assert EXCHANGE_WAITS[pace] < WAITS[pace], "the exchange is many small steps"
    version, wait = table.version, (EXCHANGE_WAITS if exchange else WAITS)[pace]
    pass_time(still, wait - 1)
    assert table.row.version == version, "not before its time"
    pass_time(still, 1)
    table.shows(version + 1)


def test_who_reads_meanwhile_is_not_disturbed(still: Page, sit: Sit) -> None:
    """The focus stays on a card or on what is unfolded, until it is the person's turn."""
    table = sit(FOUR_COMPUTERS)
    table.step()
    for reading in ("#c-4H", "#look-pile summary"):
        still.locator(reading).focus()
        version = table.version
        pass_time(still, PACE)
        table.shows(version + 1)
        expect(still.locator(reading)).to_be_focused()
    still.keyboard.press("m")
    still.wait_for_selector(".prompt .ask:not(.waiting *)")
    table.focus_is_kept()


# ---- step: nothing by itself -------------------------------------------------------------------


def test_step_by_step_each_action_waits_for_a_key(still: Page, visitor: Visitor, sit: Sit) -> None:
    visitor.prefer(pace="step")
    table = sit(FOUR_COMPUTERS)
    for key in ("Enter", "Space"):
        version, actions = table.version, len(table.row.since_actions)
        pass_time(still, 60_000)
        assert table.row.version == version, "nothing is done by itself"
        expect(table.button("Continue")).to_be_focused()
        still.keyboard.press(key)
        table.shows(version + 1)
        assert len(table.row.since_actions) == actions + 1
    table.to_my_turn()
    assert table.game.to_act(table.state) == 0


def test_step_by_step_waits_after_the_persons_move_too(
    still: Page, visitor: Visitor, sit: Sit
) -> None:
    visitor.prefer(pace="step")
    table = sit("play")
    table.do("play 9S")
    pass_time(still, 60_000)
    assert table.row.since_actions == ["play 9S"]
    expect(table.button("Continue")).to_be_focused()


# ---- instant: everything in one go -------------------------------------------------------------


def test_at_once_the_computers_are_done_when_the_person_looks(
    page: Page, visitor: Visitor, sit: Sit
) -> None:
    """With the browser's own clock: one answer brings all that they do."""
    visitor.prefer(pace="instant")
    table = sit("play")
    posts: list[str] = []
    page.on("request", lambda sent: posts.append(sent.url) if sent.method == "POST" else None)
    version = table.version
    table.press(page, "#c-9S")
    table.shows(version + 2)
    assert [each.rpartition("/")[2] for each in posts] == ["actions", "continue"]
    assert table.game.to_act(table.state) in (0, None)
    assert len(table.row.since_actions) >= 3
    table.agrees()
    table.focus_is_kept()


def test_at_once_the_buttons_do_what_they_say(still: Page, visitor: Visitor, sit: Sit) -> None:
    """Where the page's own request found nobody."""
    visitor.prefer(pace="instant")
    still.route("**/continue", lambda route: route.fulfill(status=204))
    with still.expect_response("**/continue"):
        table = sit(FOUR_COMPUTERS)
    still.unroute("**/continue")
    expect(table.button("To my turn")).to_be_focused()
    version = table.version
    table.press(still, "#a-next")
    table.shows(version + 2)  # the press, and the rest at once
    assert table.game.to_act(table.state) == 0


@pytest.mark.context(java_script_enabled=False)
def test_at_once_without_script_is_one_press(page: Page, visitor: Visitor, sit: Sit) -> None:
    visitor.prefer(pace="instant")
    table = sit(FOUR_COMPUTERS)
    page.keyboard.press("Enter")
    page.wait_for_selector(".prompt .ask:not(.waiting *)")
    assert table.game.to_act(table.state) == 0


@pytest.mark.context(reduced_motion="no-preference")
@pytest.mark.parametrize("pace", ["normal", "instant"])
def test_at_once_nothing_moves(page: Page, visitor: Visitor, sit: Sit, pace: str) -> None:
    visitor.prefer(pace=pace)
    table = sit("play")
    page.evaluate("""() => {
      window.started = 0;
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (change) => { window.started += 1; return start(change); };
    }""")
    table.press(page, "#c-9S")
    page.wait_for_function("() => !document.querySelector('#c-9S')")
    assert (page.evaluate("window.started") == 0) is (pace == "instant")


# ---- the pace is changed at the table ----------------------------------------------------------


def choose_pace(table: TablePage, pace: str) -> None:
    """Through the control below the table, by keyboard."""
    press_enter(table.page, ".pace summary")
    press_enter(table.page, f'.pace [value="{pace}"]')


def test_the_pace_is_changed_at_the_table(still: Page, sit: Sit) -> None:
    table = sit("waiting")
    expect(still.locator(".pace summary")).to_have_text("Pace: Normal")
    choose_pace(table, "step")
    expect(still.locator(".pace summary")).to_have_text("Pace: Step by step")
    chosen = still.locator(".pace [aria-current]")
    expect(chosen).to_have_text("Step by step")
    expect(table.button("Continue")).to_be_focused()
    version = table.version
    pass_time(still, 60_000)
    assert table.row.version == version
    choose_pace(table, "fast")
    expect(still.locator(".pace summary")).to_have_text("Pace: Fast")
    pass_time(still, WAITS["fast"])
    table.shows(version + 1)
    still.goto("/settings")
    table.open()
    expect(still.locator(".pace summary")).to_have_text("Pace: Fast")


@pytest.mark.context(java_script_enabled=False)
def test_the_pace_is_changed_without_script(page: Page, sit: Sit) -> None:
    table = sit("play")
    page.locator(".pace summary").click()
    page.get_by_role("button", name="Slow").click()
    expect(page.locator(".pace summary")).to_have_text("Pace: Slow")
    assert page.url.endswith(table.path)


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
    latest = still.locator("section.news > ol")
    expect(latest.locator("li")).to_have_count(3)
    still.get_by_text("All events").click()
    expect(latest).to_be_hidden()
    lines = still.locator("#news-all li").all_inner_texts()
    assert len(lines) >= 4, "everything since the last move is told"
