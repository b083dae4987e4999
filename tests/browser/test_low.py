"""A phone on its side: what lies on the table, what can be done and the hand, in sight at once."""

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visitor
from tests.browser.crazy_eights_scenes import CRAZY_EIGHTS, fourteen
from tests.browser.scenes import SCENES
from tests.browser.test_layout import faults
from tests.browser.tute_scenes import TUTE_SCENES

HEIGHT = 360
PLAYED = {
    **{name: SCENES[name] for name in ("exchange", "play", "lead", "five", "flip", "add")},
    **{f"eights {name}": CRAZY_EIGHTS[name] for name in ("play", "twos", "drawn", "named")},
    "eights of five, fourteen cards": fourteen({"kind": "twos", "cards": 2}),
    **{f"tute {name}": TUTE_SCENES[name] for name in ("begin", "lead", "follow", "capote")},
}
# Of a card the index is enough, which stands in its upper half.
SPAN = """() => {
  const boxes = [...document.querySelectorAll('.middle, .prompt, .mine button.card')]
    .map((each) => each.getBoundingClientRect());
  const cards = [...document.querySelectorAll('.mine button.card')]
    .map((each) => each.getBoundingClientRect());
  return Math.max(...cards.map((box) => (box.top + box.bottom) / 2))
    - Math.min(...boxes.map((box) => box.top));
}"""


@pytest.mark.context(viewport={"width": 740, "height": HEIGHT}, is_mobile=True, has_touch=True)
@pytest.mark.parametrize("language", ["en", "eu", "uk"])
def test_a_table_can_be_played_on_a_phone_on_its_side(
    still: Page, visitor: Visitor, language: str
) -> None:
    visitor.prefer(language=language)
    for name, scene in PLAYED.items():
        visitor.sit(scene, still)
        assert still.evaluate(SPAN) <= HEIGHT, name
        assert faults(still) == [], name
