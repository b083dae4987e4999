"""Crazy Eights and Mau Mau: what draws have proved holds in every state that is imagined."""

from itertools import permutations
from random import Random
from typing import Any

import pytest

from engine import GAMES
from engine.game import AnyGame
from engine.games.crazy_eights.known import MOST_FACTS, subjects
from tests.engine.walks import game_of

BOTH = [GAMES["crazy_eights"], GAMES["mau_mau"]]
CRAZY = GAMES["crazy_eights"]
GAMES_WALKED = 25
IMAGINED = 40

both_games = pytest.mark.parametrize("game", BOTH, ids=lambda game: str(game.id))


def can_be_played(code: str, suit: str, rank: str, wild: str) -> bool:
    if rank == wild:
        return code[0] == wild or code[1] == suit
    return code[0] in (rank, wild) or code[1] == suit


def proved(state: Any, seat: int) -> list[list[Any]]:
    """What everybody knows of a hand now: subject, least, most."""
    names = {cards: name for name, cards in subjects(state.rules).items()}
    return [[names[cards], least, most] for cards, least, most in CRAZY.view(state, 0).bounds[seat]]


@both_games
def test_who_draws_had_nothing_to_play_in_any_imagined_state(game: AnyGame) -> None:
    """17.2, told from the actions themselves: what was held when a draw came cannot have matched.

    A hand that has only lost cards since, and received none, is the plain case.
    """
    rng = Random("lacked")
    wild = "8" if game.id == "crazy_eights" else "J"
    judged = 0
    for number in range(GAMES_WALKED):
        before: Any = None
        for action, state in game_of(game, number):
            if before is not None and str(action) == "draw":
                actor = game.describe(before)["turn"]
                told = game.describe(before)
                found = game.describe(state)
                drawn = found["drawn"]
                for seat in range(len(told["hands"])):
                    if seat == actor:
                        continue
                    other = game.describe(game.imagine(game.view(state, seat), rng))
                    fitting = [
                        code
                        for code in other["hands"][actor].split()
                        if can_be_played(code, told["suit"], told["pile"][-2], wild)
                    ]
                    assert len(fitting) == (1 if drawn else 0), (number, told, other)
                    if drawn:
                        assert fitting == [other["drawn"]]
                    judged += 1
            before = state
    assert judged > 100


@both_games
def test_an_imagined_state_is_a_possible_position(game: AnyGame) -> None:
    """A position in which a hand is not as known is refused."""
    rng = Random("possible")
    bounds = 0
    for number in range(GAMES_WALKED):
        states = [state for _, state in game_of(game, number)]
        for state in rng.sample(states, min(len(states), 12)):
            for seat in range(len(state.hands)):
                imagined = game.imagine(game.view(state, seat), rng)
                described = game.describe(imagined)
                assert game.position(described) == imagined
                bounds += sum(map(len, (described["known"] or {}).get("hands", ())))
    assert bounds > 200


def test_every_possible_arrangement_is_imagined_and_no_other() -> None:
    """Four unseen cards: seat 1 drew on a spade ten and kept what fitted, so it has one spade."""
    state = CRAZY.position(
        {
            "hands": ["9H", "KS QH", "5S"],
            "stock": "4D",
            "pile": "TS",
            "known": {"hands": [[], [["ST", 1, 1]], []]},
        }
    )
    rng = Random("all")
    found = set()
    for _ in range(300):
        imagined = CRAZY.describe(CRAZY.imagine(CRAZY.view(state, 0), rng))
        first, second = imagined["hands"][1].split()
        found.add((first, second, imagined["hands"][2], imagined["stock"]))
    wanted = set()
    for one, two, three, four in permutations(("KS", "QH", "5S", "4D")):
        if (one[1] == "S") != (two[1] == "S"):
            first, second = sorted((one, two), key=CRAZY.deck.index)
            wanted.add((first, second, three, four))
    assert found == wanted


def test_a_card_from_a_known_stock_stays_with_who_drew_it() -> None:
    """17.4: seat 1 has drawn one of three known cards, seat 2 none of them."""
    state = CRAZY.position(
        {
            "hands": ["9H", "KS QH 4D", "5S 6S"],
            "stock": "4C 4H",
            "pile": "TS",
            "known": {"stocks": ["4H 4D 4C"]},
        }
    )
    rng = Random("stock")
    drawn = set()
    for _ in range(IMAGINED):
        imagined = CRAZY.describe(CRAZY.imagine(CRAZY.view(state, 0), rng))
        fours = [code for code in imagined["hands"][1].split() if code[0] == "4"]
        assert len(fours) == 1
        assert "4" not in imagined["hands"][2]
        drawn |= set(fours)
    assert drawn == {"4H", "4D", "4C"}


def test_an_eight_that_was_turned_up_is_in_nobodys_hand_until_somebody_draws() -> None:
    """3.2: it was seen to go back into the stock."""
    first = "3S 4S 5S 6S 7S 9S TS 3H 4H 5H 6H 7H 9H TH KH 8C 9C"
    order = [*first.split(), *(code for code in CRAZY.deck if code not in first)]
    state = CRAZY.deal(3, "00", dealer=0, order=order)
    rng = Random("aside")
    for _ in range(IMAGINED):
        imagined = CRAZY.describe(CRAZY.imagine(CRAZY.view(state, 0), rng))
        assert "8C" in imagined["stock"]
    other_eight = [
        "8D" in CRAZY.describe(CRAZY.imagine(CRAZY.view(state, 0), rng))["hands"][1]
        for _ in range(IMAGINED)
    ]
    assert any(other_eight)


@pytest.mark.parametrize(
    ("action", "bound"),
    [
        ("play KS", ["ST", 0, 1]),  # a spade leaves
        ("play QH", ["ST", 1, 2]),  # nothing that is counted leaves
    ],
)
def test_a_play_narrows_what_is_known(action: str, bound: list[Any]) -> None:
    top = "AS" if action == "play KS" else "AH"
    state = CRAZY.position(
        {
            "hands": ["KS QH 5S", "9H"],
            "pile": top,
            "known": {"hands": [[["ST", 1, 2]], []]},
        }
    )
    after = CRAZY.apply(state, CRAZY.parse(action))
    assert proved(after, 0) == [bound]


@pytest.mark.parametrize(
    ("before", "bound"),
    [
        (["ST", 0, 0], ["ST", 2, 2]),  # both cards of the stock are spades
        (["DK", 0, 1], ["DK", 0, 1]),  # none of them is a diamond, a king or an eight
        (["S4", 0, 0], ["S4", 2, 2]),
        (["H6", 0, 0], ["H6", 1, 1]),  # one of them is a six
    ],
)
def test_drawing_from_a_known_stock_proves_more(before: list[Any], bound: list[Any]) -> None:
    state = CRAZY.position(
        {
            "options": {"twos_draw_two": True},
            "hands": ["QC 5D 7C", "9H"],
            "pile": "2C",
            "penalty": {"kind": "twos", "cards": 2},
            "stock": "4S 6S",
            "known": {"stocks": ["4S 6S"], "hands": [[before], []]},
        }
    )
    taken = CRAZY.apply(state, CRAZY.parse("take"))
    assert proved(taken, 0) == [bound]


@both_games
def test_a_reshuffle_takes_away_nothing_that_is_known_of_other_hands(game: AnyGame) -> None:
    """What they have laid leaves the pile, and with it how the bounds came about."""
    kept = 0
    for number in range(GAMES_WALKED):
        before: Any = None
        for _, state in game_of(game, number):
            if before is not None and before.dealer == state.dealer:
                reshuffled = state.shuffles > before.shuffles
                for seat in range(len(state.hands)):
                    if reshuffled and seat != before.turn:
                        assert proved(state, seat) == proved(before, seat)
                        kept += len(proved(state, seat))
            before = state
    assert kept > 20


def test_what_is_noted_of_a_hand_has_an_end() -> None:
    state = CRAZY.position(
        {
            "hands": ["2D 3D", "2H 3H"],
            "pile": "KS",
            "stock": "4D 4H 5D 5H 6D 6H 7D 7H 9D 9H TD TH JD JH QD QH AD AH 2C 3C",
        }
    )
    for _ in range(2 * MOST_FACTS + 4):
        state = CRAZY.apply(state, CRAZY.parse("draw"))
    assert [len(each) for each in CRAZY.describe(state)["known"]["hands"]] == [MOST_FACTS] * 2
    assert proved(state, 0) == proved(state, 1) == [["SK", 0, 0]]


@pytest.mark.parametrize(
    "wrong", [["ST", 0, 0, 3, ""], ["ST", 0, 0, 2, "QD"], ["ST", 0, 0, -1, ""]]
)
def test_an_earlier_hand_that_cannot_have_been_is_refused(wrong: list[Any]) -> None:
    """Three cards can no more become one by laying one than this seat can have laid QD."""
    known = {"laid": ["QS", ""], "hands": [[wrong], []]}
    with pytest.raises(ValueError, match="cannot have been"):
        CRAZY.position({"hands": ["KD", "9H"], "pile": "TS QS", "known": known})
