"""Moves are taken back by mouse, by keyboard and without script."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from app.pages import WAITS
from app.record import PERSON
from app.tables import Tables
from engine import GAMES
from tests.browser.conftest import Visitor
from tests.browser.server import Server
from tests.browser.table import TablePage, click, click_without_script, press_enter
from tests.browser.test_restless import Traffic

Deal = Callable[..., TablePage]
GAMES_PLAYED = ["crazy_eights", "vandtia", "tute"]
UNDO = "#a-undo"
BACK = "Your last move is taken back."
MOVED_ON = "The game had already moved on."
LONG = 10 * max(WAITS.values())  # milliseconds


def lay(table: TablePage) -> None:
    """The person's first legal card, or what else is legal."""
    texts = [str(action) for action in table.game.legal_actions(table.state)]
    table.do(next((text for text in texts if text.startswith("play")), texts[0]))


def go_on(table: TablePage) -> None:
    """The computers act, if they are to."""
    if table.game.to_act(table.state) != PERSON:
        table.to_my_turn()
    assert table.game.to_act(table.state) == PERSON, "the deal goes on"


def shown(table: TablePage) -> dict[str, Any]:
    """What lies where and what is told, without what counts the changes."""
    zones = table.shown()
    del zones["version"]
    return zones | {"news": table.page.locator("section.news").inner_text()}


@pytest.fixture
def deal(visitor: Visitor, server: Server) -> Deal:
    """Opens a game at the person's first card, the same in every run."""

    def opened(page: Page, name: str, press: Callable[[Page, str], None] = click) -> TablePage:
        game, tables = GAMES[name], Tables(server.store)
        row = tables.open(visitor.owner, game, ["easy"], {}, saved=False).row
        dealt = game.describe(game.deal(2, "5eed"))
        server.change(row.id, seed="5eed", first_dealer=dealt["dealer"], position=dealt)
        table = tables.find(row.id, visitor.owner)
        while table.computer_to_act:
            table = tables.go_on(table, table.row.version, to_person=True)
        if "start" in [str(action) for action in game.legal_actions(table.state)]:
            table = tables.act(table, table.row.version, "start")
            while table.computer_to_act:
                table = tables.go_on(table, table.row.version, to_person=True)
        return TablePage(page, server, row.id, press).open()

    return opened


def settle(page: Page) -> None:
    """Let the page do what it was asked for by now."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")


def press_key(page: Page, _selector: str) -> None:
    page.keyboard.press("u")


@pytest.mark.parametrize("press", [click, press_enter, press_key])
@pytest.mark.parametrize("name", GAMES_PLAYED)
def test_moves_are_taken_back_one_by_one(
    still: Page, deal: Deal, name: str, press: Callable[[Page, str], None]
) -> None:
    table = deal(still, name)
    expect(still.locator(UNDO)).to_have_count(0)
    seen: list[dict[str, Any]] = []
    for _ in range(3):
        go_on(table)
        seen.append(shown(table))
        lay(table)
    go_on(table)
    record = list(table.server.store.moves(table.id))
    for number, before in enumerate(reversed(seen), 1):
        with table.moving():
            press(still, UNDO)
        assert shown(table) == before
        table.agrees()
        assert table.row.undone == number
        expect(table.live).to_have_text(BACK)
        expect(still.locator(".refusal")).to_have_count(0)
        expect(still.locator(":is(.prompt, .mine) :focus")).to_have_count(1)
    expect(still.locator(UNDO)).to_have_count(0)
    for _ in seen:
        go_on(table)
        lay(table)
    go_on(table)
    assert list(table.server.store.moves(table.id)) == record, "the same game comes again"


@pytest.mark.parametrize("clicks", [2, 3])
def test_several_clicks_take_one_move_back(still: Page, deal: Deal, clicks: int) -> None:
    table = deal(still, "crazy_eights")
    for _ in range(2):
        lay(table)
        go_on(table)
    traffic, version = Traffic(still), table.version
    still.locator(UNDO).click(click_count=clicks)
    table.shows(version + 1)
    assert len(traffic.sent) == 1
    assert table.row.undone == 1
    expect(still.locator(UNDO)).to_be_visible()


def test_the_second_click_does_not_reach_the_button_that_is_there_again(
    still: Page, deal: Deal
) -> None:
    table = deal(still, "crazy_eights")
    for _ in range(2):
        lay(table)
        go_on(table)
    traffic = Traffic(still)
    with table.moving():
        still.locator(UNDO).click()
    still.locator(UNDO).hover()  # where the finger rests
    still.mouse.down(click_count=2)
    still.mouse.up(click_count=2)
    settle(still)
    assert len(traffic.sent) == 1
    assert table.row.undone == 1


@pytest.mark.parametrize("key", ["u", "Enter"])
def test_a_key_held_down_takes_one_move_back(still: Page, deal: Deal, key: str) -> None:
    """Nor does it press what has the focus afterwards."""
    table = deal(still, "crazy_eights")
    for _ in range(2):
        lay(table)
        go_on(table)
    traffic = Traffic(still)
    still.locator(UNDO).focus()
    with table.moving():
        still.keyboard.down(key)
    for _ in range(5):
        still.keyboard.down(key)  # as a keyboard repeats it
        settle(still)
    still.keyboard.up(key)
    settle(still)
    assert len(traffic.sent) == 1
    assert table.row.undone == 1
    assert table.game.to_act(table.state) == PERSON


def test_computers_stop_when_a_move_is_taken_back(still: Page, deal: Deal) -> None:
    """What would have let them act after a while is gone with the table that it stood on."""
    table = deal(still, "vandtia")
    before = shown(table)
    lay(table)
    expect(still.locator("#a-next")).to_be_visible()
    traffic = Traffic(still)
    with table.moving():
        still.locator(UNDO).click()
    assert shown(table) == before
    still.evaluate("(milliseconds) => window.passTime(milliseconds)", LONG)
    assert [request.url.rpartition("/")[2] for request in traffic.sent] == ["undo"]
    assert table.version == table.row.version


def test_another_tab_is_told_that_a_move_was_taken_back(still: Page, deal: Deal) -> None:
    table = deal(still, "tute")
    lay(table)
    go_on(table)
    other = TablePage(still.context.new_page(), table.server, table.id).open()
    with table.moving():
        still.locator(UNDO).click()
    row = table.row
    other.page.locator(UNDO).click()
    expect(other.page.locator(".refusal")).to_contain_text(MOVED_ON)
    assert (table.row.version, table.row.undone) == (row.version, 1), "that page took nothing back"
    other.shows(row.version)
    other.agrees()


@pytest.mark.context(java_script_enabled=False)
@pytest.mark.parametrize("name", GAMES_PLAYED)
def test_moves_are_taken_back_without_script(page: Page, deal: Deal, name: str) -> None:
    table = deal(page, name, click_without_script)
    before = shown(table)
    lay(table)
    go_on(table)
    click_without_script(page, UNDO)
    assert shown(table) == before
    assert table.row.undone == 1
    expect(page.locator(UNDO)).to_have_count(0)
