"""Crazy Eights and Mau Mau in the browser: whole games, every phase, focus, axe and layout."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visitor
from tests.browser.crazy_eights_scenes import CRAZY_EIGHTS, big_hand, fourteen
from tests.browser.games import Kind
from tests.browser.scenes import Scene
from tests.browser.server import Server
from tests.browser.table import TablePage, click, click_without_script, press_key
from tests.browser.test_axe import finds_nothing
from tests.browser.test_games import choose_by_keyboard, deal, play_to_the_end
from tests.browser.test_layout import faults, report

Sit = Callable[[Scene | str], TablePage]
PHONE = {"width": 360, "height": 640}
BY_MOUSE = [
    Kind("crazy_eights", 5),
    Kind("crazy_eights", 3, all_options=True),
    Kind("mau_mau", 2, all_options=True),
]
BY_KEYBOARD = [Kind("crazy_eights", 2, all_options=True), Kind("mau_mau", 3)]
HANDS = (1, 7, 15, 26, 40)


@pytest.fixture
def seat(sit: Sit) -> Callable[[str], TablePage]:
    """Opens a scene of these games by its name."""
    return lambda name: sit(CRAZY_EIGHTS[name])


Seat = Callable[[str], TablePage]


# ---- whole games -------------------------------------------------------------------------------


def sees_the_result(table: TablePage) -> None:
    expect(table.result).to_be_focused()
    result = table.game.result(table.state)
    if result.points:
        standings = table.page.locator("ul.standings > li")
        expect(standings).to_have_count(table.seats)
        expect(standings.first).to_contain_text(f"{max(result.points)} points")
        totals = table.page.locator(".sheet tfoot .number")
        expect(totals).to_have_text([str(points) for points in result.points])
    table.press(table.page, 'button[name="after"]')
    table.page.wait_for_function(f"() => !location.href.endsWith('{table.id}')")
    expect(table.table).to_have_attribute("data-phase", "play")


@pytest.mark.parametrize("kind", BY_MOUSE, ids=str)
def test_a_whole_game_by_mouse(still: Page, server: Server, kind: Kind) -> None:
    table = deal(still, server, kind, click, click)
    play_to_the_end(table)
    sees_the_result(table)


@pytest.mark.parametrize("kind", BY_KEYBOARD, ids=str)
def test_a_whole_game_by_keyboard_alone(still: Page, server: Server, kind: Kind) -> None:
    table = deal(still, server, kind, press_key, choose_by_keyboard)
    play_to_the_end(table)
    sees_the_result(table)


@pytest.mark.context(java_script_enabled=False)
def test_a_whole_game_without_script(page: Page, server: Server) -> None:
    table = deal(page, server, Kind("mau_mau", 3, all_options=True), click_without_script, click)
    play_to_the_end(table)
    sees_the_result(table)


# ---- an eight and its suit ---------------------------------------------------------------------


def suits(table: TablePage) -> Locator:
    return table.page.get_by_role("group", name="Suit to name").get_by_role("button")


def test_an_eight_asks_for_its_suit_in_the_same_step(seat: Seat) -> None:
    table = seat("play")
    expect(suits(table)).to_have_count(0)
    table.pick("8H")
    expect(suits(table)).to_have_count(4)
    expect(suits(table).first).to_be_focused()
    expect(suits(table).nth(2)).to_have_accessible_name("diamonds 1 in hand")
    assert table.row.version == table.version, "picking changes nothing"
    table.do("play 8H D")
    assert table.row.since_actions == ["play 8H D"]
    expect(table.page.locator("#named")).to_contain_text("diamonds")
    table.focus_is_kept()


@pytest.mark.parametrize("back", ["Escape", "card", "button"])
def test_a_picked_eight_is_put_back(seat: Seat, back: str) -> None:
    table = seat("play")
    table.pick("8H")
    if back == "Escape":
        table.page.keyboard.press("Escape")
    elif back == "card":
        table.tap("8H")
    else:
        table.button("Put it back").click()
    expect(suits(table)).to_have_count(0)
    expect(table.card("8H")).to_have_attribute("aria-pressed", "false")
    if back != "button":
        expect(table.card("8H")).to_be_focused()
    table.focus_is_kept()
    assert table.row.since_actions == []


def test_another_card_can_be_played_while_an_eight_is_picked(seat: Seat) -> None:
    table = seat("picked")
    table.do("play 9S")
    assert table.row.since_actions == ["play 9S"]


def test_an_eight_as_last_card_asks_for_nothing(sit: Sit) -> None:
    table = sit(big_hand(1))
    table.server.change(table.id, position={**table.row.position, "hands": ["8S", "5S"]})
    table.open()
    table.do("play 8S")
    expect(table.result).to_have_text("You win!")
    expect(suits(table)).to_have_count(0)


def test_two_clicks_on_a_suit_name_it_once(seat: Seat) -> None:
    table = seat("picked")
    with table.moving():
        suits(table).nth(1).dblclick()
    assert table.row.since_actions == ["play 8H H"]


# ---- penalties and drawing ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "sentence", "focus"),
    [
        ("twos", "You face 4 cards: answer with a two or take them.", "#c-2D"),
        ("twos-none", "You face 4 cards and have no two to answer with: take them.", "#a-take"),
        ("queen", "Nothing answers her: take them.", "#a-take"),
        ("mau-sevens", "You face 4 cards: answer with a seven or take them.", "#c-7S"),
        ("twos-other", "Alma faces 4 cards and answers with a two or takes them.", "#a-next"),
    ],
)
def test_a_penalty_says_how_much_who_and_what_answers(
    still: Page, seat: Seat, name: str, sentence: str, focus: str
) -> None:
    table = seat(name)
    expect(still.locator("#penalty")).to_contain_text(sentence)
    expect(still.locator(focus)).to_be_focused()
    if focus != "#a-next":
        num = table.row.position["penalty"]["cards"]
        expect(table.action("take")).to_have_accessible_name(f"Take {num} cards")


def test_a_card_that_does_not_answer_is_refused_beside_the_hand(seat: Seat) -> None:
    table = seat("twos")
    table.tap("8H")
    expect(table.why).to_contain_text("only this rank answers it: two")
    expect(table.why.get_by_role("link")).to_have_attribute(
        "href", re.compile(r"/rules\?option=twos_draw_two#9\.3$")
    )
    expect(table.card("8H")).to_be_focused()
    expect(table.live).to_contain_text("only this rank answers it: two")
    assert table.row.since_actions == []
    table.do("take")
    table.agrees()
    table.focus_is_kept()


@pytest.mark.parametrize(
    ("name", "does", "button"),
    [
        ("draw", "draw", "Draw a card"),
        ("draw-until", "draw", "Draw until you can play"),
        ("drawn", "play 7C", "Play seven of clubs"),
        ("drawn", "pass", "Keep it"),
        ("drawn-eight", "play 8C S", "spades 2 in hand"),
        ("drawn-eight", "pass", "Keep it"),
        ("must", "play 7C", "Play seven of clubs"),
        ("must-eight", "play 8D H", "hearts 1 in hand"),
        ("pass", "pass", "Pass"),
        ("twos", "take", "Take 4 cards"),
        ("hand-won", "deal", "Next hand"),
    ],
)
def test_every_action_has_its_button(seat: Seat, name: str, does: str, button: str) -> None:
    table = seat(name)
    expect(table.button(button)).to_have_attribute("value", does)
    table.do(does)
    assert table.row.since_actions[-1] == does
    table.agrees()
    table.focus_is_kept()


def test_the_stock_can_be_tapped(seat: Seat) -> None:
    table = seat("draw")
    with table.moving():
        table.page.locator(".stock label").click()
    assert table.row.since_actions == ["draw"]
    table.focus_is_kept()


# ---- how it stands -----------------------------------------------------------------------------


def test_the_direction_is_the_engines_after_every_ace(sit: Sit) -> None:
    scene = CRAZY_EIGHTS["five"]
    table = sit(Scene(scene.position | {"turn": 0}, scene.game, scene.options))
    direction = table.page.locator("#direction")
    expect(direction).to_contain_text("Clockwise")
    for _ in range(6):
        if table.game.is_over(table.state) or table.row.position["phase"] != "play":
            break
        if table.game.to_act(table.state) == 0:
            table.do(str(table.game.legal_actions(table.state)[0]))
        else:
            table.step()
        if table.row.position["phase"] == "play":
            value = str(table.row.position["direction"])
            expect(direction).to_have_attribute("data-direction", value)


@pytest.mark.parametrize(
    ("name", "heading", "sum_"),
    [
        ("hand-won", "You win this hand!", "70 + 13 = 83"),
        ("hand-lost", "Alma wins this hand", "96 + 11 + 11 + 10 = 128"),
        ("blocked", "Alma wins this hand", "(22 − 20) + (21 − 20) = 3"),
        ("drawn-hand", "Nobody wins this hand", ""),
        ("won", "You win!", ""),
        ("lost", "Alma wins", ""),
        ("match-won", "You win the game!", "70 + 13 = 83"),
        ("match-lost", "Alma wins the game", "69 + 11 + 11 + 60 = 151"),
        ("mau-doubled", "You win this hand!", "2 × (20 + 10) = 60"),
    ],
)
def test_a_result_adds_up(seat: Seat, name: str, heading: str, sum_: str) -> None:
    table = seat(name)
    expect(table.result).to_have_text(heading)
    expect(table.result).to_be_focused()
    if sum_:
        expect(table.page.locator(".sums")).to_have_text(sum_)
    else:
        expect(table.page.locator(".sums")).to_have_count(0)


# ---- axe and layout ----------------------------------------------------------------------------


@pytest.mark.parametrize("name", CRAZY_EIGHTS)
def test_axe_finds_nothing_in_any_phase(still: Page, seat: Seat, name: str) -> None:
    seat(name)
    finds_nothing(still)


@pytest.mark.parametrize("path", ["/games/crazy_eights", "/games/crazy_eights/rules"])
def test_axe_finds_nothing_on_pages(page: Page, path: str) -> None:
    page.goto(path)
    finds_nothing(page)


@pytest.mark.parametrize("size", [(360, 640), (768, 1024), (1440, 900)], ids=str)
def test_every_phase_and_every_hand_fits(
    still: Page, visitor: Visitor, size: tuple[int, int]
) -> None:
    still.set_viewport_size({"width": size[0], "height": size[1]})
    hands = {f"{num} cards": big_hand(num) for num in HANDS}
    found = {}
    for name, scene in {**CRAZY_EIGHTS, **hands}.items():
        visitor.sit(scene, still)
        if wrong := faults(still):
            found[name] = wrong
    assert not found, report(found)


def test_all_is_in_sight_on_a_phone_with_four_opponents(still: Page, sit: Sit) -> None:
    still.set_viewport_size(PHONE)  # type: ignore[arg-type]
    scene = CRAZY_EIGHTS["five"]
    waiting = {"turn": 0, "pile": "JC 2C", "penalty": {"kind": "twos", "cards": 2}}
    for position in ({}, {"turn": 0}, waiting):
        sit(Scene(scene.position | position, scene.game, scene.options))
        bottom = still.evaluate("document.querySelector('.mine').getBoundingClientRect().bottom")
        assert bottom <= PHONE["height"]


@pytest.mark.context(viewport=PHONE, is_mobile=True, has_touch=True)
@pytest.mark.parametrize("language", ["en", "eu", "uk"])
def test_fourteen_cards_are_in_sight_on_a_phone_with_four_opponents(
    still: Page, visitor: Visitor, language: str
) -> None:
    """Of a card the index is enough, which stands in its upper half."""
    visitor.prefer(language=language)
    for pick in ("", "8H"):
        for penalty in (None, {"kind": "twos", "cards": 2}):
            if pick and penalty:
                continue
            visitor.sit(fourteen(penalty, pick), still)
            cards = still.locator(".mine button.card")
            expect(cards).to_have_count(14)
            middles = cards.evaluate_all(
                "(all) => all.map((each) => each.getBoundingClientRect())"
                ".map((box) => (box.top + box.bottom) / 2)"
            )
            assert max(middles) <= PHONE["height"], (pick, penalty)
            top = still.evaluate("document.querySelector('.prompt').getBoundingClientRect().top")
            assert top >= 0


def test_the_rules_compare_what_is_chosen(page: Page) -> None:
    page.goto("/games/crazy_eights/rules")
    headings = page.locator("table.comparison thead th")
    expect(headings).to_have_text(["Topic", "Standard game", "Twos draw two"])
    page.get_by_role("checkbox", name="Queen of spades draws five").check()
    page.get_by_role("button", name="Compare").click()
    expect(headings).to_have_count(4)
    assert "compare=queen_of_spades_draws_five" in page.url
    assert faults(page) == []
