"""Positions in which a table of Crazy Eights or Mau Mau shows everything that it can show."""

from functools import partial
from typing import Any

from tests.browser.scenes import PACK, Scene, played_out, scene

ALL = (
    "twos_draw_two",
    "queen_of_spades_draws_five",
    "jacks_skip",
    "aces_reverse",
    "points_game",
)
TWOS = {"kind": "twos", "cards": 4}
QUEEN = {"kind": "queen", "cards": 5}
HAND = "3S 9S 8H TH 2D QC KC"
STOCK = "? ? ? ? ? ?"

ce = partial(scene, game="crazy_eights")
points = partial(ce, options=("points_game",))
twos = partial(ce, options=("twos_draw_two",))
until = partial(ce, options=("draw_until_playable",))
mau = partial(scene, game="mau_mau")

CRAZY_EIGHTS: dict[str, Scene] = {
    "play": ce(HAND, "? ? ? ? ?", pile="5H TS", stock=STOCK),
    "five": ce(
        HAND,
        "? ? ? ? ?",
        "?",
        "? ? ? ? ? ? ? ? ? ?",
        "AC 6C 5C",
        options=ALL,
        pile="JC",
        stock=STOCK,
        turn=4,
        scores=[104, 83, 0, 12, 249],
        actions=("play AC",),
    ),
    "picked": ce(HAND, "? ? ? ? ?", pile="5H TS", stock=STOCK, pick="8H"),
    "named": ce(HAND, "? ? ?", "8D ? ? ?", pile="9C", stock=STOCK, turn=2, actions=("play 8D S",)),
    "twos": twos(HAND, "? ? ?", "? ?", pile="2H 2S", penalty=TWOS, stock=STOCK),
    "twos-none": twos("3S 9S 8H TH", "? ? ?", pile="2H 2S", penalty=TWOS, stock=STOCK),
    "twos-other": twos(
        "3S 2D 8H TH", "? ? ?", "? ?", pile="2H 2S", turn=1, penalty=TWOS, stock=STOCK
    ),
    "queen": ce(
        HAND,
        "? ? ?",
        options=("queen_of_spades_draws_five",),
        pile="2H QS",
        penalty=QUEEN,
        stock=STOCK,
    ),
    "draw": ce("3S 9S TH", "? ? ?", pile="KC 4C", stock=STOCK),
    "draw-until": until("3S 9S TH", "? ? ?", pile="KC 4C", stock=STOCK),
    "drawn": ce("3S 9S TH", "? ? ?", pile="KC 4C", stock=f"7C {STOCK}", actions=("draw",)),
    "drawn-eight": ce("3S 9S TH", "? ? ?", pile="KC 4C", stock=f"8C {STOCK}", actions=("draw",)),
    "must": until("3S 9S TH", "? ? ?", pile="KC 4C", stock=f"9D KD 7C {STOCK}", actions=("draw",)),
    "must-eight": until("3S 9S TH", "? ? ?", pile="KC 4C", stock="9D 8D ?", actions=("draw",)),
    "pass": ce("3S 9S TH", "3D QD 7D", pile="4C"),
    "waiting": ce(HAND, "? ? ?", "? ?", pile="5H TS", turn=1, stock=STOCK),
    "blocked": points(
        "3S 9S TH", "3D QD 7D", "9H KD 2D", pile="4C", actions=("pass",) * 3, scores=[20, 41, 0]
    ),
    "drawn-hand": ce("3S 9S", "3D 9D", pile="4C", actions=("pass", "pass")),
    "hand-won": points(
        "9S", "KD 8C TS", "AH QS 2C", pile="TC 9C", stock=STOCK, actions=("play 9S",)
    ),
    "hand-lost": points(
        "9S KH 8D 3C 4C QD JD",
        "7D",
        "AH QS",
        "5C 6C",
        "KS",
        pile="7C",
        stock=STOCK,
        turn=1,
        actions=("play 7D",),
        scores=[104, 83, 0, 12, 130],
    ),
    "won": ce("9S", "KD 8C TS", pile="TC 9C", stock=STOCK, actions=("play 9S",)),
    "lost": ce("9S 8H", "KD", pile="TC KC", stock=STOCK, turn=1, actions=("play KD",)),
    "match-won": points(
        "9S",
        "KD 8C TS",
        "AH QS 2C",
        pile="TC 9C",
        stock=STOCK,
        actions=("play 9S",),
        scores=[104, 83, 12],
    ),
    "match-lost": points(
        "9S KH 8D",
        "7D",
        "AH QS",
        "5C 6C",
        "KS 8S",
        pile="7C",
        stock=STOCK,
        turn=1,
        actions=("play 7D",),
        scores=[104, 183, 0, 12, 130],
    ),
    "mau-picked": mau("9S TH JC KD", "? ? ?", pile="8H", stock=STOCK, pick="JC"),
    "mau-sevens": mau("7S TH JC", "? ? ?", pile="7H", penalty=TWOS, stock=STOCK),
    "mau-doubled": mau(
        "JC", "9S AH", "KD", options=("points_game",), pile="8H", actions=("play JC",)
    ),
    "match-played": played_out("crazy_eights", 2, *ALL),
    "match-of-five": played_out("crazy_eights", 5, "points_game"),
    "mau-match": played_out("mau_mau", 5, "points_game", "target=500"),
}
# Here a computer is to act, so the page goes on by itself.
RESTLESS = ("five", "named", "twos-other", "waiting")


def big_hand(size: int, seats: int = 2) -> Scene:
    """So many cards in the person's hand, from all over the pack."""
    free = [code for code in PACK if code != "3H"]
    hand = free[: size * 3 : 3] if size < 13 else free[:size]
    position: dict[str, Any] = {"pile": "3H"}
    return ce(" ".join(hand), *["?"] * (seats - 1), **position)


def fourteen(penalty: dict[str, Any] | None, pick: str = "") -> Scene:
    """Four opponents, all options, and as many cards as two rows of a phone hold."""
    return ce(
        "3S 4S 6S 9S 8H TH KH 2D 5D JD QD 7C QC KC",
        "? ? ? ? ?",
        "?",
        "? ? ? ? ? ? ? ? ? ?",
        "? ? ?",
        options=ALL,
        pile="JC 2H",
        stock="? ? ?",
        scores=[104, 83, 0, 12, 249],
        penalty=penalty,
        pick=pick,
    )
