"""Every rank on every rank against lists written by hand; idiot 4.1, 4.3, E4 and E5."""

import pytest

from engine import GAMES

RANKS = "A23456789TJQK"

ALL = "A23456789TJQK"
# The top card -> what may be laid on it. A 10 burns and never lies there: all, as on no card.
BASE = {
    "3": ALL,
    "4": "A2456789TJQK",
    "5": "A256789TJQK",
    "6": "A26789TJQK",
    "7": "A2789TJQK",
    "8": "A289TJQK",
    "9": "A29TJQK",
    "J": "A2TJQK",
    "Q": "A2TQK",
    "K": "A2TK",
    "A": "A2T",
    "2": ALL,
    "T": ALL,
}
SEVEN_OR_LOWER = BASE | {"7": "234567T"}
TRANSPARENT = {
    "3": ALL,
    "4": "A23456789TJQK",
    "5": "A2356789TJQK",
    "6": "A236789TJQK",
    "7": "A23789TJQK",
    "8": "A2389TJQK",
    "9": "A239TJQK",
    "J": "A23TJQK",
    "Q": "A23TQK",
    "K": "A23TK",
    "A": "A23T",
    "2": ALL,
    "T": ALL,
}
BOTH = TRANSPARENT | {"7": "234567T"}

TABLES = [
    ("idiot", "", BASE),
    ("vandtia", "", BASE),
    ("vandtia", "seven_or_lower", SEVEN_OR_LOWER),
    ("vandtia", "transparent_threes", TRANSPARENT),
    ("vandtia", "seven_or_lower transparent_threes", BOTH),
    # what the other house rules leave alone
    ("vandtia", "matching_draw skipping_eights voluntary_pickup voluntary_chance", BASE),
    ("vandtia", "penalty_card last_hand_combination lowest_opening no_special_finish", BASE),
]
HAND = " ".join(rank + "S" for rank in RANKS)
each_table = pytest.mark.parametrize(("name", "options", "table"), TABLES)


def legal_ranks(name: str, options: str, pile: str, **position: object) -> str:
    game = GAMES[name]
    on = dict.fromkeys(options.split(), True)
    hands = {"hands": [HAND, "JD QD KD"]}
    state = game.position(hands | {"options": on, "pile": pile} | position)
    ranks = set()
    for rank in RANKS:
        action = game.parse(f"play {rank}S")
        listed = action in game.legal_actions(state)
        assert listed == (game.why_not(state, action) is None), (pile, rank)
        ranks |= {rank} if listed else set()
    return "".join(rank for rank in RANKS if rank in ranks)


@each_table
@pytest.mark.parametrize("top", RANKS)
def test_what_may_be_laid_from_the_hand(
    name: str, options: str, table: dict[str, str], top: str
) -> None:
    assert legal_ranks(name, options, f"{top}H") == table[top]


@each_table
@pytest.mark.parametrize("top", RANKS)
def test_what_may_be_laid_from_face_up_cards(
    name: str, options: str, table: dict[str, str], top: str
) -> None:
    zones = {"hands": ["", "JD QD KD"], "face_up": [HAND, ""]}
    assert legal_ranks(name, options, f"{top}H", **zones) == table[top]


@each_table
@pytest.mark.parametrize("top", RANKS)
def test_what_a_chance_or_a_hidden_card_may_be(
    name: str, options: str, table: dict[str, str], top: str
) -> None:
    """A card turned up obeys the same table: laid if it fits, taken with the pile if not."""
    game = GAMES[name]
    on = dict.fromkeys(options.split(), True)
    for rank in RANKS:
        hidden = game.position(
            {
                "options": on,
                "hands": ["", "JD QD KD"],
                "hidden": [f"{rank}S 9D -", ""],
                "pile": f"{top}H",
            }
        )
        chance = game.position(
            {
                "options": on,
                "hands": ["3D 4D 5D", "JD QD KD"],
                "stock": f"{rank}S",
                "pile": f"{top}H",
            }
        )
        for state, text in ((hidden, "flip 0"), (chance, "chance")):
            after = game.describe(game.apply(state, game.parse(text)))
            taken = f"{rank}S" in after["hands"][0].split()
            assert taken is (rank not in table[top]), (top, rank, text)


@each_table
def test_the_ace_is_high(name: str, options: str, table: dict[str, str]) -> None:
    assert "A" in table["K"]
    assert "K" not in table["A"]
    assert "A" in legal_ranks(name, options, "KH")
    assert "K" not in legal_ranks(name, options, "AH")


@pytest.mark.parametrize("options", ["transparent_threes", "transparent_threes seven_or_lower"])
@pytest.mark.parametrize("threes", ["3H", "3H 3D", "3H 3D 3C"])
@pytest.mark.parametrize("under", RANKS.replace("3", ""))
def test_the_card_under_transparent_threes_decides(options: str, threes: str, under: str) -> None:
    table = BOTH if "seven" in options else TRANSPARENT
    assert legal_ranks("vandtia", options, f"{under}C {threes}") == table[under]


@each_table
def test_everything_goes_on_an_empty_pile(name: str, options: str, table: dict[str, str]) -> None:
    assert set(table) == set(RANKS)
    assert legal_ranks(name, options, "") == ALL
