"""Whole games from the lobby to the result, by mouse, by keyboard alone and without script."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.games import Kind, choice, quick_deal
from tests.browser.server import Server
from tests.browser.table import (
    TablePage,
    click,
    click_without_script,
    press_key,
    press_space,
    tab_to,
)

KINDS = [
    Kind(game, seats, all_options)
    for game, all_options in (("idiot", False), ("vandtia", False), ("vandtia", True))
    for seats in (2, 5)
]
Press = Callable[[Page, str], None]


def deal(page: Page, server: Server, kind: Kind, press: Press, choose: Press) -> TablePage:
    """From the lobby to the table, whose cards are then those of a quick game."""
    page.goto("/")
    press(page, f'a.button[href="/games/{kind.game_id}"]')
    page.wait_for_url(f"**/games/{kind.game_id}")
    if len(kind.game.seats) > 1:
        choose(page, f'[name="opponents"][value="{kind.seats - 1}"]')
    if kind.chosen and page.locator("#options").count():
        page.locator("#options > summary").press("Enter")
    for value in kind.chosen:
        choose(page, f'[name="option"][value="{value}"]')
    press(page, 'form[action="/tables"] button')
    page.wait_for_url("**/tables/*")
    table = TablePage(page, server, page.url.rpartition("/")[2], press)
    assert table.row.position["options"] == kind.game.read_options(kind.options)
    assert len(table.row.levels) == kind.seats - 1
    seed = quick_deal(kind)
    dealt = kind.game.describe(kind.game.deal(kind.seats, seed, kind.options))
    server.change(table.id, seed=seed, first_dealer=dealt["dealer"], position=dealt)
    page.reload()
    return table


def play_to_the_end(table: TablePage) -> None:
    """Every press leads to the stored table, and the focus is never lost."""
    ply = 0
    table.agrees()
    while not (row := table.row).over:
        state = table.state
        if table.game.to_act(state) in (None, 0):  # a deal is the person's button
            table.do(choice(table.game, state, row.ply))
        else:
            table.to_my_turn()
        ply += 1
        table.agrees()
        if not row.over:
            table.focus_is_kept()


def sees_the_result(table: TablePage) -> None:
    result = table.game.result(table.state)
    places = table.page.locator("ol.places > li")
    expect(places).to_have_count(table.seats)
    shown = places.evaluate_all("(all) => all.map((each) => each.value)")
    assert shown == sorted(result.places)
    idiot = table.page.locator("ol.places > li", has_text="the Idiot")
    assert idiot.evaluate_all("(all) => all.map((each) => each.value)") == [table.seats]
    mine = table.page.locator("ol.places > li.me")
    assert mine.evaluate("(me) => me.value") == result.places[0]
    heading = {1: "You win!", table.seats: "You are the Idiot"}
    expect(table.result).to_have_text(heading.get(result.places[0], "The game is over"))
    expect(table.result).to_be_focused()


def plays_again(table: TablePage) -> None:
    table.press(table.page, 'button[name="after"]')
    table.page.wait_for_function(f"() => !location.href.endsWith('{table.id}')")
    following = TablePage(table.page, table.server, table.page.url.rpartition("/")[2])
    expect(following.table).to_have_attribute("data-phase", "exchange")
    assert following.row.options == table.row.options
    assert following.row.levels == table.row.levels
    following.agrees()


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_a_whole_game_by_mouse(still: Page, server: Server, kind: Kind) -> None:
    table = deal(still, server, kind, click, click)
    play_to_the_end(table)
    sees_the_result(table)
    plays_again(table)


def choose_by_keyboard(page: Page, selector: str) -> None:
    """A radio button by Tab to its group and arrow keys, a check box by Space."""
    name, kind = (page.locator(selector).get_attribute(each) for each in ("name", "type"))
    if kind == "radio":
        tab_to(page, f'[type="radio"][name="{name}"]:checked')
        while not page.locator(selector).is_checked():
            page.keyboard.press("ArrowRight")
    else:
        press_space(page, selector)
        assert page.locator(selector).is_checked()


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_a_whole_game_by_keyboard_alone(still: Page, server: Server, kind: Kind) -> None:
    table = deal(still, server, kind, press_key, choose_by_keyboard)
    play_to_the_end(table)
    sees_the_result(table)
    plays_again(table)


@pytest.mark.context(java_script_enabled=False)
@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_a_whole_game_without_script(page: Page, server: Server, kind: Kind) -> None:
    table = deal(page, server, kind, click_without_script, click)
    play_to_the_end(table)
    sees_the_result(table)
    plays_again(table)
