"""What the person can do with a hand, and look at."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.scenes import Scene, scene
from tests.browser.table import TablePage

Sit = Callable[[Scene | str], TablePage]


def moves(table: TablePage) -> list[str]:
    return list(table.row.since_actions)


@pytest.mark.parametrize(("first", "second"), [("KD", "5S"), ("5S", "KD")])
def test_an_exchange_is_two_taps_in_either_order(sit: Sit, first: str, second: str) -> None:
    table = sit("exchange")
    table.do(f"swap {first} {second}")
    assert moves(table) == ["swap KD 5S"]
    assert table.row.position["face_up"][0].split() == ["8H", "JD", "KD"]
    table.agrees()


@pytest.mark.parametrize("code", ["KD", "5S"])
def test_the_picked_card_tapped_again_is_unpicked(sit: Sit, code: str) -> None:
    table = sit("exchange")
    table.pick(code)
    expect(table.page.locator('[aria-pressed="true"]')).to_have_count(1)
    table.card(code).click()
    expect(table.page.locator('[aria-pressed="true"]')).to_have_count(0)
    assert moves(table) == []
    table.do("start")
    assert moves(table) == ["start"]


def test_a_pick_is_forgotten_when_something_else_is_done(sit: Sit) -> None:
    table = sit("exchange")
    table.pick("KD")
    with table.moving():
        table.action("start").click()
    expect(table.page.locator('[aria-pressed="true"]')).to_have_count(0)
    assert moves(table) == ["start"]


def test_another_card_of_the_same_zone_takes_over_the_pick(sit: Sit) -> None:
    table = sit("exchange")
    table.pick("KD")
    table.pick("3S")
    expect(table.page.locator('[aria-pressed="true"]')).to_have_count(1)
    with table.moving():
        table.tap("JD")
    assert moves(table) == ["swap 3S JD"]


def test_one_tap_plays_one_card(sit: Sit) -> None:
    table = sit("sets")
    table.do("play QS")
    assert moves(table) == ["play QS"]
    table.agrees()


@pytest.mark.parametrize("cards", ["4S 4H", "4S 4H 4D", "4S 4H 4D 4C", "QS QC"])
def test_one_tap_plays_a_set(sit: Sit, cards: str) -> None:
    table = sit("sets")
    number = len(cards.split())
    expect(table.action(f"play {cards}")).to_have_text(f"×{number}")
    table.do(f"play {cards}")
    assert moves(table) == [f"play {cards}"]
    table.agrees()


def test_hand_and_face_up_cards_are_laid_together(sit: Sit) -> None:
    table = sit("combine")
    expect(table.action("play 7S 7D")).to_have_count(1)
    expect(table.action("play 7S 7D")).to_have_text("×2")
    table.do("play 7S 7D 7C")
    assert moves(table) == ["play 7S 7D 7C"]
    table.agrees()


@pytest.mark.parametrize(
    ("named", "text", "does"),
    [
        ("stuck", "Take a chance", "chance"),
        ("stuck", "Pick up the pile (2 cards)", "pickup"),
        ("stuck-dry", "Pick up the pile (2 cards)", "pickup"),
        ("penalty", "6", "pickup 6S"),
        ("add", "Add", "add 8D"),
        ("add", "Keep", "keep"),
        ("pass", "Pass", "pass"),
        ("flip", "", "flip 0"),
        ("flip", "", "flip 2"),
        ("face-up", "", "play 7S 7D"),
        ("exchange", "Start the game", "start"),
    ],
)
def test_every_action_has_its_button(sit: Sit, named: str, text: str, does: str) -> None:
    table = sit(named)
    button = table.action(does)
    if text:
        expect(button).to_contain_text(text)
    before = len(table.row.since_actions)
    table.do(does)
    assert moves(table)[-1] == does
    assert len(moves(table)) in (1, before + 1)
    table.agrees()
    table.focus_is_kept()


def test_hidden_cards_are_chosen_by_their_place(sit: Sit) -> None:
    table = sit("flip")
    expect(table.own_cards.get_by_role("button")).to_have_count(2)
    expect(table.slot(0)).to_have_accessible_name("hidden card, playable, 1 of 3")
    expect(table.slot(1)).to_have_count(0)
    expect(table.slot(2)).to_have_accessible_name("hidden card, playable, 3 of 3")
    table.do("flip 2")
    assert moves(table) == ["flip 2"]
    assert table.row.position["hidden"][0].split() == ["KH", "-", "-"]


@pytest.mark.parametrize(
    ("unfolded", "name", "cards"),
    [
        ("#look-pile", "Pile: 2", ["six of hearts", "four of clubs"]),
        ("#look-burned", "Burned: 5", ["three of clubs", "three of diamonds"]),
        ("#seen-1", "5 seen", ["six of diamonds", "two of clubs"]),
        ("#seen-2", "1 seen", ["jack of clubs"]),
    ],
)
def test_what_everybody_has_seen_can_be_unfolded(
    sit: Sit, unfolded: str, name: str, cards: list[str]
) -> None:
    table = sit("seen")
    details = table.page.locator(unfolded)
    summary = details.locator("summary")
    expect(summary).to_have_text(name)
    sign = details.get_by_role("img", name=cards[0])
    expect(sign).to_be_hidden()
    summary.click()
    for card in cards:
        expect(details.get_by_role("img", name=card)).to_be_visible()
    summary.press("Enter")
    expect(sign).to_be_hidden()


def test_what_is_unfolded_stays_so_after_a_move(sit: Sit) -> None:
    table = sit("seen")
    for name in ("#look-burned", "#seen-2"):
        table.page.locator(f"{name} summary").click()
    table.do("play 9S")
    for name in ("#look-burned", "#seen-2"):
        expect(table.page.locator(f"{name} p")).to_be_visible()


def test_the_pile_lists_its_top_card_first(sit: Sit) -> None:
    table = sit("five")
    table.page.locator("#look-pile summary").click()
    signs = table.page.locator("#look-pile").get_by_role("img")
    names = signs.evaluate_all("(all) => all.map((each) => each.getAttribute('aria-label'))")
    assert names == [
        "seven of clubs",
        "seven of diamonds",
        "six of diamonds",
        "four of clubs",
        "three of clubs",
    ]


def test_the_whole_game_can_be_read(page: Page) -> None:
    page.goto("/games/idiot")
    page.get_by_role("button", name="Deal the cards").click()
    page.wait_for_url("**/tables/*")
    table = page.locator("#table")
    while table.get_attribute("data-phase") == "exchange":
        chosen = page.locator("#a-start, #a-person").first
        before = page.locator("#act [name=version]").input_value()
        chosen.click()
        page.wait_for_function(
            "(old) => document.querySelector('#act [name=version]').value !== old", arg=before
        )
    page.get_by_role("link", name="The game so far").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("The game so far")
    lines = page.locator("ol.log > li")
    assert lines.count() >= 2, "at least who is done exchanging, and who begins"
    expect(page.locator("ol.log")).to_contain_text(re.compile(r"\bYou\b"))
    page.get_by_role("main").get_by_role("link", name="Back to the table").click()
    expect(table).to_be_visible()


def test_every_card_says_its_name(sit: Sit) -> None:
    table = sit(scene("AS TH 2D QC", "? ? ?", pile="3S", stock="?"))
    names = table.hand.get_by_role("button").evaluate_all(
        "(all) => all.map((each) => each.getAttribute('aria-label')).filter((each) => each)"
    )
    for name in ("ace of spades", "ten of hearts", "two of diamonds", "queen of clubs"):
        assert any(name in each for each in names), f"{name} is in {names}"


def test_legal_and_illegal_cards_are_told_apart(sit: Sit) -> None:
    table = sit("play")
    legal = {str(act).split()[1] for act in table.game.legal_actions(table.state)}
    for code in table.row.position["hands"][0].split():
        disabled = table.card(code).get_attribute("aria-disabled")
        assert (disabled == "true") is (code not in legal), f"{code} says {disabled}"
