"""What a seat of Crazy Eights or Mau Mau is told."""

from typing import Any

import pytest

from engine import GAMES
from engine.game import Cards

CRAZY = GAMES["crazy_eights"]
UNTIL: dict[str, Any] = {
    "options": {"draw_until_playable": True},
    "hands": ["3S", "9C"],
    "pile": "2D 4C KH TH",
    "seed": "5eed" * 8,
}
TWOS: dict[str, Any] = {
    "options": {"twos_draw_two": True},
    "hands": ["3S", "9C"],
    "pile": "KH 2H",
    "penalty": {"kind": "twos", "cards": 4},
}


@pytest.mark.parametrize(
    ("position", "action", "order"),
    [
        ({**UNTIL, "stock": "QS JD 5H KS"}, "draw", "QS JD 5H"),
        ({**TWOS, "stock": "QS AD JD 3H KS"}, "take", "QS AD JD 3H"),
    ],
)
def test_cards_are_told_in_the_order_in_which_they_came(
    position: dict[str, Any], action: str, order: str
) -> None:
    before = CRAZY.position(position)
    after = CRAZY.apply(before, CRAZY.parse(action))
    told = CRAZY.events(before, CRAZY.parse(action), after, 0)[0]
    assert told.values["cards"] == Cards(tuple(order.split()))
    assert "cards" not in CRAZY.events(before, CRAZY.parse(action), after, 1)[0].values


def test_the_card_that_ended_the_drawing_is_told_last_after_a_reshuffle_too() -> None:
    before = CRAZY.position({**UNTIL, "stock": "QS JD"})
    after = CRAZY.apply(before, CRAZY.parse("draw"))
    told = next(each for each in CRAZY.events(before, CRAZY.parse("draw"), after, 0)
                if each.kind == "draw")  # fmt: skip
    cards = told.values["cards"]
    assert isinstance(cards, Cards)
    assert cards.codes[:2] == ("QS", "JD")
    assert cards.codes[-1] == CRAZY.describe(after)["drawn"] == "KH"
