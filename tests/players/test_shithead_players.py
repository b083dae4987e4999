"""Habits of the players of Idiot and Vändtia that one would miss at once."""

from random import Random
from typing import Any

import pytest

from engine import GAMES
from engine.cards import FRENCH
from engine.games.shithead.heuristics import RESTLESS
from engine.games.shithead.judge import fitting_on
from engine.games.shithead.state import State
from engine.players import advise, decide
from tests.players.walks import QUICK, decisions, table

POSITIONS = 1_000
VANDTIA = GAMES["vandtia"]
MANY_PLIES = 40  # plies tried, where chance has a part in a choice

# What medium does -> a position where it does so, how, and its reason.
HABITS: dict[str, tuple[dict[str, Any], str, str]] = {
    "sheds low cards, all copies": (
        {"hands": ["5S 5H KS", "3H 4H 6H"]},
        "play 5S 5H",
        "lowest_all",
    ),
    "saves high cards in a duel": (
        {"hands": ["QS QH 4S", "3H 4H 6H"], "pile": "JD"},
        "play QS",
        "singly",
    ),
    "lays a higher card than the next player shows": (
        {"hands": ["5S 9S KS", ""], "face_up": ["", "8H QD"], "pile": "3D 3H 4C 5C"},
        "play KS",
        "wall",
    ),
    "spends an ace where nothing less will do": (
        {"hands": ["5S 9S AS", ""], "face_up": ["", "8H KD"], "pile": "3D 3H 4C 5C"},
        "play AS",
        "wall",
    ),
    "sheds low cards where the next player beats them all": (
        {"hands": ["5S 9S KS", ""], "face_up": ["", "8H AD"], "pile": "3D 3H 4C 5C"},
        "play 5S",
        "lowest",
    ),
    "goes out at once by a 10": ({"hands": ["TS 7S 7H", "8S"], "pile": "4D"}, "play TS", "finish"),
    "leaves no 2 for the end (E13)": (
        {"hands": ["2S 7S", "3H 4H"], "pile": "4D", "house_rules": ["no_special_finish"]},
        "play 2S",
        "never_last",
    ),
    "gives its lowest face-up card along (E3)": (
        {
            "hands": ["", "3H"],
            "face_up": ["7S QS", ""],
            "pile": "AD",
            "house_rules": ["penalty_card"],
        },
        "pickup 7S",
        "penalty",
    ),
    "saves a transparent three (E4)": (
        {"hands": ["3S AS", "4H 5H 6H"], "pile": "KD", "house_rules": ["transparent_threes"]},
        "play AS",
        "lowest",
    ),
    "adds a low match (M)": (
        {
            "hands": ["5S 8D 9S", "4H"],
            "pile": "8S",
            "phase": "add",
            "drawn": "8D",
            "house_rules": ["matching_draw"],
        },
        "add 8D",
        "low",
    ),
    "keeps a high match (M)": (
        {
            "hands": ["5S KD 9S", "4H"],
            "pile": "KS",
            "phase": "add",
            "drawn": "KD",
            "house_rules": ["matching_draw"],
        },
        "keep",
        "high",
    ),
    "takes a small pile that nothing is likely to fit": (
        {"hands": ["4S 5S 6S", "QH"], "pile": "KD", "stock": "7D 8D 9D"},
        "pickup",
        "small_pile",
    ),
    "risks the chance before a large pile": (
        {"hands": ["4S 5S 6S", "QH"], "pile": "3D 3H 7C 9C KD", "stock": "7D 8D 9D"},
        "chance",
        "large_pile",
    ),
}

every_level = pytest.mark.parametrize("level", QUICK)


def advised(level: str, **described: Any) -> tuple[str, str]:
    """What the level does in this position, told with seed 0 and at ply 0, and why."""
    options = dict.fromkeys(described.pop("house_rules", ()), True)
    state = VANDTIA.position({"options": options, "seed": "0", **described})
    action, why, _ = advise(VANDTIA, state, level, 0)
    return str(action), why.id


def chosen(level: str, **described: Any) -> str:
    return advised(level, **described)[0]


def dealt_at_random(rng: Random, zone: str) -> State:
    """Seat 0 to act from `zone`, a pile to follow, everything else anywhere."""
    cards = list(FRENCH.codes)
    rng.shuffle(cards)
    mine, theirs = cards[:3], cards[3:6]
    pile = [card for card in cards[6 : 7 + rng.randrange(6)] if card[0] != "T"]
    described: dict[str, Any] = {
        "options": {"voluntary_pickup": True},  # so that there is something else to do
        "hands": ["", " ".join(theirs)],
        "face_up": ["", ""],
        "pile": " ".join(pile),
    }
    described[zone] = [" ".join(mine), described[zone][1]]
    hidden = ["- - -", "- - -"]
    if zone == "face_up":
        hidden[0] = " ".join(cards[20:23])
    state: State = VANDTIA.position({**described, "hidden": hidden, "seed": "0"})
    return state


@every_level
def test_a_legal_face_up_card_is_played_when_the_hand_is_empty(level: str) -> None:
    rng = Random(level)
    met = 0
    while met < POSITIONS:
        state = dealt_at_random(rng, "face_up")
        playable = state.face_up[0] & fitting_on(state.rules, state.pile)
        if not playable:
            continue
        met += 1
        action = decide(VANDTIA, state, level, met)
        assert str(action).startswith("play "), f"{action} in {VANDTIA.describe(state)}"
        assert action.mask & ~playable == 0


@every_level
def test_the_only_legal_card_is_played_even_if_it_is_the_highest(level: str) -> None:
    for card in ("AS", "2S", "TS"):
        assert chosen(level, hands=[f"3S 4S {card}", "5H"], pile="KD", stock="9H") == f"play {card}"


@every_level
def test_a_play_is_never_refused_for_a_chance_or_a_pick_up(level: str) -> None:
    house_rules = ("voluntary_pickup", "voluntary_chance")
    action = chosen(
        level, hands=["3S 4S AS", "5H"], pile="KD KH QD", stock="9H 8H", house_rules=house_rules
    )
    assert action == "play AS"


def test_medium_lays_no_2_on_an_empty_pile_while_it_has_a_lower_card() -> None:
    """Without house rule E13, which wants 2s out of the way before the last card."""
    met = 0
    for number in range(60):
        at = table("vandtia", number)
        for decision in decisions(at):
            state = decision.state
            ordinary = [code for code in FRENCH.codes if code[0] not in "2T"]
            mine = state.hands[state.turn] or state.face_up[state.turn]
            if state.pile or state.phase != "play" or at.options.get("no_special_finish"):
                continue
            if state.idle >= RESTLESS or not mine & FRENCH.rank_mask("2"):
                continue
            if mine & FRENCH.mask(" ".join(ordinary)):
                met += 1
                action = decide(VANDTIA, state, "medium", decision.ply)
                assert str(action)[:6] != "play 2", VANDTIA.describe(state)
    assert met > POSITIONS // 10, f"only {met} such positions came up"


def test_medium_shows_its_three_strongest_cards() -> None:
    """Point 1 of playing well."""
    for seed in range(50):
        state = VANDTIA.deal(seats=2, seed=f"{seed:x}")
        while state.turn == 1:
            state = VANDTIA.apply(state, decide(VANDTIA, state, "medium", 0))
        best = [strength(card) for card in FRENCH.text_of(state.face_up[1]).split()]
        rest = [strength(card) for card in FRENCH.text_of(state.hands[1]).split()]
        assert min(best) >= max(rest)


def strength(card: str) -> int:
    """Place in the order, 2 and 10 highest."""
    return "3456789JQKA2T".index(card[0])


@pytest.mark.parametrize("habit", HABITS)
def test_medium(habit: str) -> None:
    position, action, reason = HABITS[habit]
    assert advised("medium", **position) == (action, reason)


def test_easy_keeps_its_face_up_cards_as_dealt() -> None:
    assert chosen("easy", hands=["AS", "4S"], face_up=["3S", "5S"], phase="exchange") == "start"


def test_easy_lays_all_copies_often_and_a_2_or_10_seldom() -> None:
    """Three times in four, and one time in four where one is legal (levels)."""
    state = VANDTIA.position({"hands": ["5S 5H 2S", "3H"], "seed": "0"})
    plays = [str(decide(VANDTIA, state, "easy", ply)) for ply in range(POSITIONS)]
    share = {play: plays.count(play) / POSITIONS for play in set(plays)}
    expected = {"play 5S 5H": 9 / 16, "play 5S": 3 / 16, "play 2S": 1 / 4}
    assert share == pytest.approx(expected, abs=0.05)


@every_level
def test_chance_decides_where_nothing_moves_any_more(level: str) -> None:
    """So that computers do not keep a loop up (15.4)."""

    def plays(idle: int) -> set[str]:
        state = VANDTIA.position({"hands": ["5S 6S KS", "3H"], "seed": "0", "idle": idle})
        return {str(decide(VANDTIA, state, level, ply)) for ply in range(MANY_PLIES)}

    assert plays(RESTLESS - 1) == {"play 5S"}
    assert plays(RESTLESS) == {"play 5S", "play 6S", "play KS"}
