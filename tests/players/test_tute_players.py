"""Habits of the players of Tute that one would miss at once."""

from typing import Any

import pytest

from engine import GAMES
from engine.players import advise, decide
from tests.players.walks import QUICK, decisions, table

TUTE = GAMES["tute"]
STOCK = {"turn_up": "5o", "stock": "4b 5b 6b 7b Sb"}
WON = {**STOCK, "phase": "after_trick", "tricks": 1}
FOLLOW = {**STOCK, "phase": "follow", "turn": 1}

# What medium does -> a position where it does so, how, and its reason.
HABITS: dict[str, tuple[dict[str, Any], str, str]] = {
    "leads a card that counts nothing": (
        {"hands": ["1c 3e Ro 4e", "2c"], **STOCK},
        "play 4e",
        "blank_lead",
    ),
    "keeps the trump ace": ({"hands": ["1o 2c 6e", "2b"], **STOCK}, "play 2c", "low"),
    "takes an ace with a low trump": (
        {"hands": ["2c", "2o Ro 6e"], "table": "1c", **FOLLOW},
        "play 2o",
        "take",
    ),
    "takes a 3 with the ace of its suit": (
        {"hands": ["2c", "1c Ro 6e"], "table": "3c", **FOLLOW},
        "play 1c",
        "take",
    ),
    "lets a cheap trick go": (
        {"hands": ["2c", "1o 3o 2b"], "table": "7c", **FOLLOW},
        "play 2b",
        "trumps_kept",
    ),
    "throws no ace away": (
        {"hands": ["2c", "1e 4e Se"], "table": "7c", **FOLLOW},
        "play 4e",
        "spare",
    ),
    "keeps a pair together": ({"hands": ["Rc Cc Se", "2c"], **STOCK}, "play Se", "pair_kept"),
    "wins a trick to declare": (
        {"hands": ["2c", "Rb Cb 3c 2e"], "table": "7c", **FOLLOW},
        "play 3c",
        "to_declare",
    ),
    "exchanges the 7": (
        {"hands": ["7o 2c", "2e"], **WON, "turn_up": "1o"},
        "exchange 7",
        "exchange",
    ),
    "exchanges the 2": ({"hands": ["2o 2c", "2e"], **WON}, "exchange 2", "exchange"),
    "exchanges before declaring": (
        {"hands": ["7o Rc Cc", "2e"], **WON, "turn_up": "Ro"},
        "exchange 7",
        "exchange",
    ),
    "declares": ({"hands": ["4o Rc Cc", "2e"], **WON}, "declare c", "declare"),
    "claims with 101": (
        {"hands": ["4o 2c", "2e"], **WON, "deal": 2, "carried": [60, 60], "points": [41, 0]},
        "claim",
        "claim",
    ),
    "draws with 100": (
        {"hands": ["4c 2c", "2e"], **WON, "deal": 2, "carried": [60, 60], "points": [40, 0]},
        "draw",
        "not_yet",
    ),
    "asks capote when nothing can stop it": (
        {"hands": ["1o 3o Ro Co", "2o 4o 2c 4c"], "tricks": 12, "points": [0, 110]},
        "capote",
        "capote",
    ),
    "draws the trump ace rather than ask a capote that it would stop": (
        {"hands": ["3o Ro So 4c", "1o 4o 2c 5c"], "tricks": 12, "points": [0, 110]},
        "play So",
        "lost_by",
    ),
    "forces the ace out with a low card": (
        {"hands": ["3c 2c 4o", "1c 2e 5e"], "tricks": 17, "points": [60, 39]},
        "play 2c",
        "ahead",
    ),
}


@pytest.mark.parametrize(("described", "wanted", "reason"), HABITS.values(), ids=HABITS)
def test_medium_has_its_habits(described: dict[str, Any], wanted: str, reason: str) -> None:
    state = TUTE.position({"seed": "0", **described})
    action, why, _ = advise(TUTE, state, "medium", 0)
    assert (str(action), why.id) == (wanted, reason)


@pytest.mark.parametrize("level", QUICK)
def test_what_is_claimed_is_there(level: str) -> None:
    claimed = 0
    for number in range(40):
        for decision in decisions(table("tute", number)):
            if decision.level != level or str(decision.choice()) != "claim":
                continue
            described = TUTE.describe(decision.state)
            seat = decision.seat
            assert described["points"][seat] + described["carried"][seat] >= 101, described
            claimed += 1
    assert claimed > 5


def test_medium_leads_no_dear_card_to_the_first_trick_while_another_is_there() -> None:
    """The trump ace last of all (B051)."""
    for number in range(200):
        state = TUTE.deal(2, f"{number:x}", dealer=1)
        chosen = str(decide(TUTE, state, "medium", 0)).split()[1]
        assert chosen[0] not in "13" or set("4567S2").isdisjoint(TUTE.describe(state)["hands"][0])
