"""Whole deals of Tute: every point is accounted for, and a hand is short enough."""

import os
from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from engine.cards import SPANISH
from engine.games.tute import TUTE
from engine.games.tute.state import Ended, Phase, State
from engine.players import decide

MATCHES = int(os.environ.get("TUTE_MATCHES", "36"))
MOST_PLIES = 125  # a hand; design, laws
WORTH = {"1": 11, "3": 10, "R": 4, "C": 3, "S": 2}
PLAYERS = ("random", "quiet", "easy", "medium")


def choice(state: State, player: str, ply: int, rng: Random) -> Any:
    legal = TUTE.legal_actions(state)
    if TUTE.to_act(state) is None:
        return legal[0]
    if player == "random":
        return rng.choice(legal)
    if player == "quiet":  # plays and draws, announces only what prolongs the deal
        return rng.choice([a for a in legal if str(a) not in ("claim", "capote")])
    return decide(TUTE, state, player, ply)


@cache
def matches(player: str) -> list[list[State]]:
    """The states of whole matches."""
    return list(_played(player))


def _played(player: str) -> Iterator[list[State]]:
    for number in range(MATCHES // (1 if player in ("random", "quiet") else 6)):
        rng = Random(f"{player} {number}")
        target = rng.choice(TUTE.options[0].values)
        state = TUTE.deal(2, f"{rng.getrandbits(128):032x}", {"target": target})
        states = [state]
        while not TUTE.is_over(state):
            state = TUTE.apply(state, choice(state, player, len(states), rng))
            states.append(state)
        yield states


def worth(cards: int) -> int:
    return sum(WORTH.get(code[0], 0) for code in SPANISH.text_of(cards).split())


def declared(state: State, seat: int) -> int:
    suits = [suit for suit in range(4) if state.declared[seat] >> suit & 1]
    return sum(40 if suit == state.trump else 20 for suit in suits)


@pytest.mark.parametrize("player", PLAYERS)
def test_a_deal_played_out_is_130_points_and_the_declarations(player: str) -> None:
    ends: Counter[str] = Counter()
    for states in matches(player):
        for state in states:
            won = [worth(state.won[seat]) + declared(state, seat) for seat in (0, 1)]
            if state.ended is Ended.PLAYED:
                assert state.last is not None
                won[state.last.winner] += 10
                both = declared(state, 0) + declared(state, 1)
                assert sum(state.points) == 130 + both, TUTE.describe(state)
            assert list(state.points) == won, TUTE.describe(state)
            if state.phase is Phase.OVER:
                ends[str(state.ended)] += 1
    assert ends["played"] > 20
    if player == "random":
        assert set(ends) == {str(each) for each in Ended}


@pytest.mark.parametrize("player", PLAYERS)
def test_a_hand_ends_within_its_plies_and_two_deals(player: str) -> None:
    for states in matches(player):
        plies = 0
        for state in states[1:]:
            plies += 1
            assert plies <= MOST_PLIES, TUTE.describe(state)
            if state.phase is Phase.OVER and state.deal == 2:
                assert state.hand_winner is not None, "a hand never needs a third deal"
            if state.hand_winner is not None:
                plies = 0
        assert sum(states[-1].match) <= 2 * states[-1].rules.target - 1
        assert max(states[-1].match) == states[-1].rules.target


@pytest.mark.parametrize("player", PLAYERS)
def test_the_lines_of_a_finished_deal_add_up(player: str) -> None:
    for states in matches(player):
        for state in states:
            lines = TUTE.board(TUTE.view(state, 0), ()).lines
            if state.phase is not Phase.OVER:
                assert lines == ()
                continue
            *parts, total = lines
            assert [line.clause in TUTE.clauses for line in lines] == [True] * len(lines)
            for seat in (0, 1):
                summed = sum(line.points[seat] for line in parts)
                assert summed == total.points[seat] == state.carried[seat] + state.points[seat]


def test_dealers_take_turns_and_the_non_dealer_leads() -> None:
    for states in matches("random"):
        dealt = [state for state in states if state.tricks == 0 and state.table is None]
        opened = [state for state in dealt if state.phase is Phase.LEAD]
        assert [state.turn for state in opened] == [1 - state.dealer for state in opened]
        dealers = [state.dealer for state in opened]
        assert dealers == [(dealers[0] + number) % 2 for number in range(len(dealers))]


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_a_computer_never_claims_wrongly(level: str) -> None:
    for states in matches(level):
        assert all(state.ended is not Ended.WRONG_CLAIM for state in states)


def test_medium_never_loses_a_capote_that_it_asked() -> None:
    asked = 0
    for states in matches("medium"):
        asked += sum(state.ended is Ended.CAPOTE for state in states)
        assert all(state.ended is not Ended.CAPOTE_LOST for state in states)
    assert asked, "capote was asked"


def test_the_deal_before_leaves_no_trace() -> None:
    """After two different first deals the same second deal is chosen alike (B048)."""
    position = {"hands": ["", ""], "phase": "over", "ended": "played", "points": [60, 70]}
    one = {"won": ["1o 3o", "1c 3c"], "last": {"cards": "1c 3c", "winner": 1}, "tricks": 20}
    states = [TUTE.position({**position, "seed": "5eed", **some}) for some in ({}, one)]
    first, second = (TUTE.apply(state, TUTE.parse("deal")) for state in states)
    assert first == second
