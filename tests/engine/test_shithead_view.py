"""What was announced holds in every state that a seat imagines; idiot 3.6, 10.1, E9."""

from random import Random
from typing import Any

import pytest

from engine import GAMES
from engine.game import AnyGame

VANDTIA = GAMES["vandtia"]
IMAGINED = 20  # a seat


def kinds(game: AnyGame, state: Any) -> set[str]:
    return {str(action).split()[0] for action in game.legal_actions(state)}


@pytest.mark.parametrize("number", range(5))
def test_the_starter_has_the_rank_that_must_open(number: int) -> None:
    state = VANDTIA.deal(seats=4, seed=f"{number:032x}", options={"lowest_opening": True})
    for _ in range(4):
        state = VANDTIA.apply(state, VANDTIA.parse("start"))
    rng = Random(number)
    for seat in range(4):
        for _ in range(IMAGINED):
            imagined = VANDTIA.imagine(VANDTIA.view(state, seat), rng)
            assert kinds(VANDTIA, imagined) == {"play"}, (seat, VANDTIA.describe(imagined))


def test_whoever_has_an_offer_holds_a_card_to_add() -> None:
    state = VANDTIA.position(
        {
            "options": {"matching_draw": True},
            "hands": ["8S 5C 9C", "JH QH KH", "JD QD KD"],
            "stock": "8D KC 3C 4C 5D 6D 7D 9D",
            "pile": "6H",
        }
    )
    offer = VANDTIA.apply(state, VANDTIA.parse("play 8S"))
    rng = Random("offer")
    for seat in range(3):
        for _ in range(IMAGINED):
            imagined = VANDTIA.imagine(VANDTIA.view(offer, seat), rng)
            assert kinds(VANDTIA, imagined) == {"add", "keep"}, seat


def test_picked_up_cards_stay_in_the_hand_that_took_them() -> None:
    state = VANDTIA.position(
        {
            "hands": ["3S 4S 5S", "3H 4H 6H"],
            "stock": "8D KC 3C 4C 5D 6D 7D 9D",
            "pile": "QH KH",
        }
    )
    after = VANDTIA.apply(state, VANDTIA.parse("pickup"))
    rng = Random("known")
    hands = set()
    for _ in range(IMAGINED):
        imagined = VANDTIA.imagine(VANDTIA.view(after, 1), rng)
        hand = VANDTIA.describe(imagined)["hands"][0]
        assert {"QH", "KH"} <= set(hand.split())
        hands.add(hand)
    assert len(hands) > 1, "the other three cards are unknown"
