"""Tute in the browser: whole matches, every phase, its focus, axe and layout."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.games import Kind
from tests.browser.scenes import Scene
from tests.browser.server import Server
from tests.browser.table import TablePage, click, click_without_script, press_key
from tests.browser.test_axe import finds_nothing
from tests.browser.test_games import choose_by_keyboard, deal, play_to_the_end
from tests.browser.test_layout import SIZES, faults, report
from tests.browser.tute_scenes import TUTE_SCENES

Seat = Callable[[str], TablePage]
MATCH = Kind("tute", 2, all_options=True)  # of one hand, with the points shown
OVER = ("undecided", "hand over", "second over", "wrong claim", "right claim", "lost capote")


@pytest.fixture
def seat(sit: Callable[[Scene | str], TablePage]) -> Seat:
    """Opens a scene of Tute by its name."""
    return lambda name: sit(TUTE_SCENES[name])


# ---- whole matches -----------------------------------------------------------------------------


def sees_the_result(table: TablePage) -> None:
    expect(table.result).to_be_focused()
    winner = table.game.result(table.state).winner
    expect(table.result).to_have_text(
        "You win the match!" if winner == 0 else "Alma wins the match"
    )
    first = table.page.locator("ol.places > li").first
    expect(first).to_have_text("You: 1 hand won" if winner == 0 else "Alma: 1 hand won")
    table.press(table.page, 'button[name="after"]')
    table.page.wait_for_function(f"() => !location.href.endsWith('{table.id}')")
    expect(table.table).to_have_attribute("data-phase", "lead")


def test_a_whole_match_by_mouse(still: Page, server: Server) -> None:
    table = deal(still, server, MATCH, click, click)
    play_to_the_end(table)
    sees_the_result(table)


def test_a_whole_match_by_keyboard_alone(still: Page, server: Server) -> None:
    table = deal(still, server, MATCH, press_key, choose_by_keyboard)
    play_to_the_end(table)
    sees_the_result(table)


@pytest.mark.context(java_script_enabled=False)
def test_a_whole_match_without_script(page: Page, server: Server) -> None:
    table = deal(page, server, MATCH, click_without_script, click)
    play_to_the_end(table)
    sees_the_result(table)


# ---- what a won trick allows -------------------------------------------------------------------


def test_a_won_trick_offers_what_it_allows_and_its_worth(seat: Seat) -> None:
    table = seat("won")
    expect(table.button("Declare 20: cups")).to_be_focused()
    expect(table.button("Declare 20: swords")).to_be_visible()
    exchange = table.button("Exchange seven of coins for ace of coins")
    expect(exchange).to_be_visible()
    table.do("exchange 7")
    expect(table.page.locator(".turn-up [data-card]")).to_have_attribute("data-card", "7o")
    table.do("declare c")
    table.do("exchange 2")
    table.agrees()
    table.focus_is_kept()
    assert table.row.position["phase"] == "lead", "nothing but the draw was left"
    assert table.row.since_actions == ["exchange 2", "draw"]
    expect(table.page.locator(".score tbody tr").first).to_contain_text("20")


def test_a_card_before_the_draw_is_refused_beside_the_hand(seat: Seat) -> None:
    table = seat("won")
    table.tap("7o")
    expect(table.why).to_contain_text("You have to draw before you lead")
    expect(table.why.get_by_role("link")).to_have_attribute("href", "/games/tute/rules#5.3")
    table.focus_is_kept()


def test_a_duty_is_said_and_its_refusal_names_the_cards(seat: Seat) -> None:
    table = seat("beat")
    expect(table.page.locator(".ask")).to_contain_text("Follow suit with a higher card. Rule 4.5a")
    expect(table.page.locator(".duties")).to_contain_text("The stock is used up.")
    table.tap("Rc")
    expect(table.why.get_by_role("link")).to_have_attribute("href", "/games/tute/rules#4.5a")
    expect(table.why.get_by_role("img", name="ace of cups")).to_be_visible()
    expect(table.card("Rc")).to_be_focused()


def test_the_last_eight_tricks_announce_themselves(seat: Seat) -> None:
    table = seat("last eight")
    expect(table.page.locator(".duties[data-new]")).to_be_visible()
    expect(table.button("Ask capote …")).to_be_visible()
    expect(table.page.locator(".trumps")).to_have_text("Trumps: coins")
    table.do("capote")
    expect(table.page.locator(".ask")).to_contain_text("You asked capote: win every trick.")
    table.focus_is_kept()


def test_the_last_trick_can_be_looked_at(seat: Seat) -> None:
    table = seat("follow")
    told = table.page.locator("#look-last p")
    expect(told).to_be_hidden()
    table.page.locator("#look-last summary").click()
    expect(told).to_be_visible()
    expect(told.get_by_role("img", name="ace of batons")).to_be_visible()
    expect(told).to_contain_text("Alma took")


@pytest.mark.parametrize("name", [*OVER, "match won", "match lost"])
def test_a_deal_that_is_over_begins_with_its_result(seat: Seat, name: str) -> None:
    table = seat(name)
    expect(table.result).to_be_focused()
    expect(table.page.locator(".tally .total")).to_be_visible()
    if name in OVER:
        table.do("deal")
        table.focus_is_kept()
        assert table.row.position["tricks"] == 0


# ---- focus, axe, layout ------------------------------------------------------------------------


@pytest.mark.parametrize("name", TUTE_SCENES)
def test_every_state_has_its_focus_and_axe_finds_nothing(
    still: Page, seat: Seat, name: str
) -> None:
    table = seat(name)
    assert still.locator("#table [autofocus]").count() == 1
    table.focus_is_kept()
    for summary in still.locator("#table summary").all():
        summary.click()
    finds_nothing(still)


@pytest.mark.parametrize("path", ["/games/tute", "/games/tute/rules", "/settings"])
def test_axe_on_pages(page: Page, path: str) -> None:
    page.goto(path)
    finds_nothing(page)


@pytest.mark.parametrize("size", SIZES)
def test_every_table_fits(still: Page, visitor: Visitor, size: str) -> None:
    """And eight cards are seen whole, next to each other."""
    width, height = SIZES[size]
    still.set_viewport_size({"width": width, "height": height})
    found = {}
    for name, scene in TUTE_SCENES.items():
        visitor.sit(scene, still)
        wrong = faults(still) + still.evaluate(HIDDEN)
        if wrong:
            found[name] = wrong
    assert not found, report(found)


# Cards of the hand that are not to be seen whole at the top of the page, or lie on one another.
HIDDEN = """() => {
  scrollTo(0, 0);
  const boxes = [...document.querySelectorAll('.hand .card')]
    .map((card) => ({name: card.dataset.card, box: card.getBoundingClientRect()}));
  const faults = boxes.filter(({box}) => box.left < 0 || box.right > innerWidth)
    .map(({name}) => `${name} is cut off`);
  boxes.forEach((a, at) => boxes.slice(at + 1).forEach((b) => {
    if (Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left) > 1
        && Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top) > 4)
      faults.push(`${a.name} and ${b.name} lie on one another`);
  }));
  return faults;
}"""


@pytest.mark.parametrize("size", SIZES)
def test_the_hand_is_in_sight(still: Page, visitor: Visitor, size: str) -> None:
    """What to do and all eight cards to do it with, without scrolling."""
    width, height = SIZES[size]
    still.set_viewport_size({"width": width, "height": height})
    found = {}
    for name in ("begin", "lead", "follow", "trumps led", "waiting", "capote", "asked"):
        table = visitor.sit(TUTE_SCENES[name], still)
        expect(still.locator(".hand .card")).to_have_count(8)
        lowest = still.evaluate("""() => Math.max(...[...document.querySelectorAll(
          '.prompt button, .hand .card')].map((each) => each.getBoundingClientRect().bottom))""")
        if lowest + still.evaluate("scrollY") > height:
            found[name] = [f"the lowest card of {table.id} ends at {lowest:.0f} px"]
    assert not found, report(found)


def test_the_deck_is_chosen_and_seen_at_the_table(page: Page, seat: Seat) -> None:
    table = seat("begin")
    page.get_by_role("link", name="Settings").click()
    page.get_by_role("radio", name=re.compile("French suits")).check()
    expect(page.locator("#live")).to_have_text("Your choice is kept in this browser.")
    table.open()
    expect(table.card("Rc")).to_have_accessible_name(re.compile("^king of hearts, "))
    expect(table.card("Rc").locator(".card-index")).to_have_text("K")
    finds_nothing(page)
