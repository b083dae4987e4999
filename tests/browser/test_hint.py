"""A hint is read, heard and marked, and what it advises is one press away."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.crazy_eights_scenes import CRAZY_EIGHTS, ce
from tests.browser.scenes import SCENES, Scene
from tests.browser.table import TablePage
from tests.browser.tute_scenes import TUTE_SCENES

Sit = Callable[[Scene | str], TablePage]

ONLY_AN_EIGHT = ce("8H 4D 5D", "? ? ?", pile="KC 4C 7S", stock="? ? ?")
ADVISED = {  # scene -> what a good player does there
    "a card": (SCENES["play"], "play 9S"),
    "a set": (SCENES["sets"], "play 4S 4H 4D 4C"),
    "an exchange": (SCENES["exchange"], "swap KD 5S"),
    "a pile": (SCENES["stuck"], "pickup"),
    "a hidden card": (SCENES["flip"], "flip 0"),
    "a suit": (ONLY_AN_EIGHT, "play 8H D"),
    "the turn-up": (TUTE_SCENES["won"], "exchange 7"),
}


@pytest.mark.parametrize("advised", ADVISED)
@pytest.mark.parametrize("key", ["", "h"], ids=["mouse", "keyboard"])
def test_a_hint_is_shown_said_and_one_press_away(sit: Sit, advised: str, key: str) -> None:
    scene, action = ADVISED[advised]
    table = sit(scene)
    before = table.row
    table.page.evaluate("document.querySelector('#live').mark = 'the first'")
    if key:
        table.page.keyboard.press(key)
    else:
        table.button("Hint").click()
    advice = table.page.locator("#advice")
    expect(advice).to_be_visible()
    assert table.row == before, "nothing has changed"
    assert table.page.evaluate("document.querySelector('#live').mark") == "the first"
    proposal = advice.locator("b").inner_text().split()[0]
    assert table.live.inner_text().startswith(proposal), "it is heard as it is read"
    button = table.page.locator("[data-hint]:focus")
    expect(button).to_have_attribute("value", action)
    star = button.evaluate("(button) => getComputedStyle(button, '::after').content")
    assert star == '"★"'
    with table.moving():
        table.page.keyboard.press("Enter")
    expect(advice).to_have_count(0)
    assert table.row.since_actions[0] == action


@pytest.mark.parametrize("size", [(360, 640), (1440, 900)], ids=str)
@pytest.mark.parametrize("advised", ADVISED)
def test_a_hint_covers_nothing(sit: Sit, advised: str, size: tuple[int, int]) -> None:
    table = sit(ADVISED[advised][0])
    table.page.set_viewport_size({"width": size[0], "height": size[1]})
    table.button("Hint").click()
    advice = table.page.locator("#advice")
    expect(advice).to_be_visible()
    box = advice.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size[0]
    for each in table.page.locator(".mine button, .prompt button, .heap .card").all():
        other = each.bounding_box()
        if other is not None:
            above = other["y"] + other["height"] <= box["y"] + 1
            assert above or other["y"] >= box["y"] + box["height"] - 1, each.get_attribute("id")


FIVE = CRAZY_EIGHTS["five"]
TWOS = {"turn": 0, "pile": "JC 2C", "penalty": {"kind": "twos", "cards": 2}}
ON_A_PHONE = {
    **{name: SCENES[name] for name in ("play", "exchange", "stuck", "flip", "five")},
    **{f"tute {name}": TUTE_SCENES[name] for name in ("begin", "lead", "follow", "trumps led")},
    **{f"eights {name}": CRAZY_EIGHTS[name] for name in ("play", "twos", "drawn-eight")},
    "eights of five": Scene(FIVE.position | {"turn": 0}, FIVE.game, FIVE.options),
    "eights of five, twos": Scene(FIVE.position | TWOS, FIVE.game, FIVE.options),
}
LOWEST = """() => Math.max(
  ...[...document.querySelectorAll('.mine button, .hand button, .prompt button')].map(
    (each) => each.getBoundingClientRect().bottom + scrollY))"""


@pytest.mark.parametrize("language", ["en", "eu", "uk"])
def test_a_hint_however_long_leaves_the_cards_in_sight_on_a_phone(
    still: Page, visitor: Visitor, language: str
) -> None:
    visitor.prefer(language=language)
    still.set_viewport_size({"width": 360, "height": 640})
    for name, scene in ON_A_PHONE.items():
        visitor.sit(scene, still)
        assert still.evaluate(LOWEST) <= 640, name
        still.locator("#a-hint").click()
        still.locator("#advice").wait_for()
        assert still.evaluate(LOWEST) <= 640, name
        still.evaluate("advice.append(' Words upon words upon words.'.repeat(20))")
        assert still.evaluate(LOWEST) <= 640, name
        still.locator("#advice").focus()
        still.keyboard.press("End")
        still.wait_for_function("() => advice.scrollTop > 0")  # the rest of it can be read


@pytest.mark.context(java_script_enabled=False)
def test_a_hint_without_script_is_a_page(sit: Sit) -> None:
    table = sit("play")
    with table.page.expect_navigation():
        table.button("Hint").click()
    expect(table.page.locator("#advice")).to_be_visible()
    expect(table.card("9S")).to_be_focused()
    with table.page.expect_navigation():
        table.card("9S").click()
    assert table.row.since_actions[0] == "play 9S"
