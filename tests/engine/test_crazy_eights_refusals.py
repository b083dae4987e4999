"""Crazy Eights and Mau Mau: what is refused first, and what each refusal names."""

from typing import Any

import pytest

from engine import GAMES, IllegalAction, play
from engine.game import Cards, Rank, Reason, Suit
from tests.engine.walks import universe

CRAZY, MAU = GAMES["crazy_eights"], GAMES["mau_mau"]

PLAIN = {"hands": ["7S 9C 8D", "KS 3D"], "pile": "7H", "stock": "AD"}
NAMED = {"hands": ["9C 8D", "KS"], "pile": "7H 8H", "suit": "S"}
TWOS = {
    "options": {"twos_draw_two": True},
    "hands": ["2C 9D 8D", "KS"],
    "pile": "7D 2D",
    "penalty": {"kind": "twos", "cards": 2},
}
QUEEN = {
    "options": {"twos_draw_two": True, "queen_of_spades_draws_five": True},
    "hands": ["2S QD 8D", "KS"],
    "pile": "7S QS",
    "penalty": {"kind": "queen", "cards": 5},
}
DRAWN = {"hands": ["9C 7S", "KS"], "pile": "7H", "drawn": "7S", "stock": "AD"}
FORCED = DRAWN | {"options": {"draw_until_playable": True}}
STUCK = {"hands": ["9C TC", "KS"], "pile": "7H"}
OVER = {"hands": ["", "KS"], "pile": "7H", "phase": "over", "winner": 0}
BETWEEN = OVER | {"phase": "hand_over", "options": {"points_game": True}}

FIRST = [
    # whose turn, then the hand, then penalty, drawn card, match and suit
    (PLAIN, 1, "play KS", "0.1"),
    (PLAIN, 1, "play XX", "ValueError"),
    (PLAIN, 0, "play KS", "0.3"),
    (PLAIN, 0, "play KS H", "0.3"),
    (PLAIN, 0, "play 9C", "5.1"),
    (PLAIN, 0, "play 9C H", "5.1"),
    (PLAIN, 0, "play 7S H", "4.2"),
    (PLAIN, 0, "play 8D", "6.2"),
    (PLAIN, 0, "play 8D X", "ValueError"),
    (PLAIN, 0, "play 8D wild", "ValueError"),
    (PLAIN, 0, "play 8D S H", "ValueError"),
    (PLAIN, 0, "play 8D SH", "ValueError"),
    (PLAIN, 0, "draw", "7.1"),
    (PLAIN, 0, "pass", "7.1"),
    (PLAIN, 0, "take", "9.5"),
    (PLAIN, 0, "deal", "2.5"),
    (NAMED, 0, "play 9C", "5.3"),
    (NAMED, 0, "draw", "7.2"),
    (TWOS, 0, "play KS", "0.3"),
    (TWOS, 0, "play 9D", "9.3"),
    (TWOS, 0, "play 8D", "9.3"),
    (TWOS, 0, "play 2C H", "4.2"),
    (TWOS, 0, "draw", "9.3"),
    (TWOS, 0, "pass", "9.3"),
    (QUEEN, 0, "play KS", "0.3"),
    (QUEEN, 0, "play 2S", "10.3"),
    (QUEEN, 0, "play QD", "10.3"),
    (QUEEN, 0, "play 8D H", "10.3"),
    (QUEEN, 0, "draw", "10.3"),
    (DRAWN, 0, "play 9C", "7.4"),
    (DRAWN, 0, "draw", "7.3"),
    (FORCED, 0, "play 9C", "7.6"),
    (FORCED, 0, "draw", "7.6"),
    (FORCED, 0, "pass", "7.6"),
    (STUCK, 0, "draw", "8.4"),
    (STUCK | {"stock": "AD"}, 0, "pass", "7.8"),
    (OVER, 0, "deal", "0.2"),
    (OVER, 1, "play KS", "0.2"),
    (BETWEEN, 1, "play KS", "0.2"),
    (BETWEEN, 1, "play 9C", "0.2"),
]


@pytest.mark.parametrize(("position", "seat", "text", "clause"), FIRST)
def test_what_is_refused_first(position: dict[str, Any], seat: int, text: str, clause: str) -> None:
    state = CRAZY.position(position)
    if clause == "ValueError":
        with pytest.raises(ValueError, match=r"."):
            play(CRAZY, state, seat, text)
        return
    with pytest.raises(IllegalAction) as caught:
        play(CRAZY, state, seat, text)
    assert caught.value.reason.clause == clause


def reason(position: dict[str, Any], text: str) -> Reason:
    found = CRAZY.why_not(CRAZY.position(position), CRAZY.parse(text))
    assert found is not None
    return found


def test_a_refusal_names_what_it_comes_from() -> None:
    assert reason(PLAIN, "play 9C").values == {
        "cards": Cards(("9C",)),
        "suit": Suit("H"),
        "rank": Rank("7"),
    }
    assert reason(NAMED, "play 9C").values["suit"] == Suit("S")
    assert reason(TWOS, "play 9D").values == {"rank": Rank("2"), "wild": Rank("8")}
    assert reason(DRAWN, "play 9C").values == {"cards": Cards(("7S",))}


@pytest.mark.parametrize("option", ["twos_draw_two", "jacks_skip", "aces_reverse"])
def test_an_effect_that_is_off_is_no_reason(option: str) -> None:
    """5.4 is said only of cards that have an effect at this table."""
    card = {"twos_draw_two": "2C", "jacks_skip": "JC", "aces_reverse": "AC"}[option]
    position = PLAIN | {"hands": [f"{card} 9C", "KS"]}
    assert reason(position, f"play {card}").clause == "5.1"
    assert reason(position | {"options": {option: True}}, f"play {card}").clause == "5.4"


@pytest.mark.parametrize("text", ["play 2S", "play 6H", "play 3D S"])
def test_mau_mau_has_no_low_cards(text: str) -> None:
    with pytest.raises(ValueError, match="is not a card of this game"):
        MAU.parse(text)
    assert len(universe(MAU)) == 4 + 5 * 32


def test_mau_mau_deals_its_own_pack_only() -> None:
    with pytest.raises(ValueError, match="all 32 cards"):
        MAU.deal(2, "00", order=CRAZY.deck)
    with pytest.raises(ValueError, match="all 52 cards"):
        CRAZY.deal(2, "00", order=MAU.deck)
    with pytest.raises(ValueError, match="2S is not a card of this game"):
        MAU.position({"hands": ["2S", "9S"], "pile": "TS"})


@pytest.mark.parametrize("value", ["300", "50", 100, "", True])
def test_a_target_is_one_of_the_offered(value: Any) -> None:
    for game in (CRAZY, MAU):
        with pytest.raises(ValueError, match="option 'target' cannot be"):
            game.deal(2, "00", {"target": value})
