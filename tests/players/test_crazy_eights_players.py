"""Habits of the players of Crazy Eights and Mau Mau that one would miss at once."""

from typing import Any

import pytest

from engine import GAMES
from engine.games.crazy_eights.heuristics import fewest_elsewhere, held_of_suit
from engine.games.crazy_eights.odds import chance_stuck
from engine.players import advise
from tests.players.walks import QUICK, decisions, table

CRAZY, MAU = GAMES["crazy_eights"], GAMES["mau_mau"]
TABLES = 40
MANY_PLIES = 400  # tried, where chance has a part in a choice

# What medium does -> options, a position where it does so, how, and its reason.
HABITS: dict[str, tuple[tuple[str, ...], dict[str, Any], str, str]] = {
    "keeps an eight while another card fits (1)": (
        (),
        {"hands": ["8C 4S 4D 4C", "KH KS KD"], "pile": "7S"},
        "play 4S",
        "keeps",
    ),
    "names the suit that it holds most of (3)": (
        (),
        {"hands": ["8C 4D 5D 9C", "KH KS KD"], "pile": "7S", "stock": "3S 3H 3D 3C KC"},
        "play 8C D",
        "longest",
    ),
    "counts no eights for that (3)": (
        (),
        {"hands": ["8C 8S 8H 4D", "KH KS KD"], "pile": "7S", "stock": "3S 3H 3D 3C KC"},
        "play 8S D",
        "longest",
    ),
    "names a suit that the opponent had to draw on (4)": (
        (),
        {
            "hands": ["8C 4D 9C", "KH KS TC"],
            "pile": "7H",
            "stock": "3C 5C 6C 3D 5D 6D",
            "known": {"hands": [[], [["D7", 0, 0]]]},
        },
        "play 8C D",
        "stuck",
    ),
    "leaves a suit that the opponent had to draw on (4)": (
        (),
        {
            "hands": ["4H 4D 9C", "KH KS TC"],
            "pile": "4S",
            "stock": "3C 5C 6C 3D 5D 6D 3H 5H 6H",
            "known": {"hands": [[], [["D7", 0, 0]]]},
        },
        "play 4D",
        "stuck",
    ),
    "spends an eight in a points game before it is too late (2)": (
        ("points_game",),
        {"hands": ["8C 4S 9D TD KD QD", "KH"], "pile": "7S", "stock": "3C 5C 6C 3S 5S 6S JS QS"},
        "play 8C D",
        "late",
    ),
    "sheds a king before a four in a points game (5)": (
        ("points_game",),
        {"hands": ["4S KS", "9H TH JD"], "pile": "7S"},
        "play KS",
        "sheds",
    ),
    "answers a two with a two (6)": (
        ("twos_draw_two",),
        {"hands": ["2S 4S", "9H TH"], "pile": "2D", "penalty": {"kind": "twos", "cards": 2}},
        "play 2S",
        "answer",
    ),
    "lays a two at who has one card left (7)": (
        ("twos_draw_two",),
        {"hands": ["4S 2S KD", "9H"], "pile": "7S", "stock": "3D 5D"},
        "play 2S",
        "draws",
    ),
    "lays the queen of spades (8)": (
        ("queen_of_spades_draws_five",),
        {"hands": ["4S QS KD", "9H TC JC"], "pile": "7S", "stock": "3D 5D"},
        "play QS",
        "five",
    ),
    "plays a jack that another card can follow (9)": (
        ("jacks_skip",),
        {"hands": ["JS 4S KD", "9S TC 5C"], "pile": "7S", "stock": "3D 5D"},
        "play JS",
        "again",
    ),
    "keeps a jack that nothing could follow (9)": (
        ("jacks_skip",),
        {"hands": ["JH 7D KC", "9S TC 5C"], "pile": "7H", "stock": "3D 5D"},
        "play 7D",
        "not_again",
    ),
    "skips who has one card left, with more players": (
        ("jacks_skip",),
        {"hands": ["4S JS KD", "9H", "TC 5C", "5D 6D"], "pile": "7S", "stock": "3D"},
        "play JS",
        "misses",
    ),
}


def advised(
    game: Any, level: str, options: tuple[str, ...], ply: int = 0, **position: Any
) -> tuple[str, str]:
    """What is done there, and why."""
    described = {"options": dict.fromkeys(options, True), "seed": "0", **position}
    action, why, _ = advise(game, game.position(described), level, ply)
    return str(action), why.id


def chosen(game: Any, level: str, options: tuple[str, ...], ply: int = 0, **position: Any) -> str:
    return advised(game, level, options, ply, **position)[0]


@pytest.mark.parametrize("habit", HABITS)
def test_medium(habit: str) -> None:
    options, position, action, reason = HABITS[habit]
    assert advised(CRAZY, "medium", options, **position) == (action, reason)


def test_medium_keeps_jacks_in_mau_mau() -> None:
    position: dict[str, Any] = {"hands": ["JC 9S 9D 9C", "KH KS KD"], "pile": "TS"}
    assert chosen(MAU, "medium", (), **position) == "play 9S"
    position = {"hands": ["JC 9D TD 9C", "KH KS KD"], "pile": "QS", "stock": "AS AH AD AC KC"}
    assert chosen(MAU, "medium", (), **position) == "play JC D"


@pytest.mark.parametrize("name", ["crazy_eights", "mau_mau"])
def test_medium_wastes_no_wild_card_and_names_no_suit_without_reason(name: str) -> None:
    """Another card that fits goes first, but for the end of a points game; and the suit named is
    one that is held, or one that the next player is likelier not to have."""
    spent = named = 0
    for number in range(TABLES):
        for decision in decisions(table(name, number)):
            game, state = decision.game, decision.state
            view, legal = game.view(state, decision.seat), game.legal_actions(state)
            if decision.level != "medium" or len(legal) < 2:
                continue
            action = decision.choice()
            card = getattr(action, "card", None)
            if card is None or not view.rules.wilds >> card & 1:
                continue
            spent += 1
            others = [a for a in legal if hasattr(a, "card") and not view.rules.wilds >> a.card & 1]
            late = view.rules.points and fewest_elsewhere(view) == 1
            assert not others or late, f"{action} wastes a wild card: {game.describe(state)}"
            if action.suit >= 0:
                named += 1
                rivals = [a for a in legal if getattr(a, "card", None) == card]
                longest = max(held_of_suit(view, a) for a in rivals)
                assert held_of_suit(view, action) >= longest - 2, game.describe(state)
    assert spent > 30
    assert named > 30


def test_easy_wastes_an_eight_now_and_then() -> None:
    """Three times in four an ordinary card goes first."""
    position: dict[str, Any] = {"hands": ["8C 4S 4D 4C", "KH KS KD"], "pile": "7S"}
    plays = [chosen(CRAZY, "easy", (), ply, **position) for ply in range(MANY_PLIES)]
    wasted = sum(play.startswith("play 8C") for play in plays) / MANY_PLIES
    assert 0.1 < wasted < 0.3


@pytest.mark.parametrize("level", QUICK)
def test_a_card_drawn_in_vain_is_not_kept_for_ever(level: str) -> None:
    """A drawn card that fits is played at once by every level, easy ones by chance."""
    position: dict[str, Any] = {
        "hands": ["4C 5S 7S", "9C"],
        "pile": "7H",
        "drawn": "7S",
        "stock": "2D",
    }
    assert chosen(CRAZY, level, (), **position) == "play 7S"


def test_the_odds_count_what_is_known() -> None:
    described = {"hands": ["KH", "9D TD"], "pile": "7S", "stock": "3S 4S"}
    view = CRAZY.view(CRAZY.position(described), 0)
    seven_of_spades, king_of_hearts = view.pile[-1], view.hand.bit_length() - 1
    # four unseen cards, two of them spades: one chance in six that two of them are neither
    assert chance_stuck(view, 1, seven_of_spades) == pytest.approx(1 / 6)
    assert chance_stuck(view, 1, king_of_hearts) == 1
    known = {"hands": [[], [["S7", 0, 0]]]}
    view = CRAZY.view(CRAZY.position(described | {"known": known}), 0)
    assert chance_stuck(view, 1, seven_of_spades) == 1
    known = {"hands": [[], [["S7", 0, 1]]]}
    view = CRAZY.view(CRAZY.position(described | {"known": known}), 0)
    # one card is no spade; the other is one of four
    assert chance_stuck(view, 1, seven_of_spades) == pytest.approx(1 / 2)
