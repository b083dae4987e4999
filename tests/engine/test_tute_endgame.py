"""The search of phase 2 against plain minimax over the rules, on random endings.

More: `ENDINGS=1000 pytest tests/engine/test_tute_endgame.py`.
"""

import os
from random import Random
from typing import Any

import pytest

from engine.cards import SPANISH
from engine.games.tute import TUTE
from engine.games.tute.endgame import (
    MADE,
    WIN,
    Search,
    ending_of,
    outcome,
    solve,
    worth_of_lead,
)
from engine.games.tute.judge import legal_actions
from engine.games.tute.lanes import KNIGHTS, card_of, distinct, lanes
from engine.games.tute.rules import apply
from engine.games.tute.state import Ended, Phase, State, total

ENDINGS = int(os.environ.get("ENDINGS", "24"))
PLAIN_ENDINGS = ENDINGS // 4

Memo = dict[Any, int]
WRONGLY_CLAIMED = 2 * MADE  # the worst there is: nobody prefers it to another defeat


def worth(state: State) -> int:
    """What a deal that is over is worth to seat 0: 15.4, the margin among equal outcomes."""
    margin = total(state, 0) - total(state, 1)
    if state.ended is Ended.WRONG_CLAIM:
        score = WRONGLY_CLAIMED
    elif state.deal == 2:  # nothing but who wins
        score = WIN
    elif state.ended in (Ended.CAPOTE, Ended.CAPOTE_LOST):
        score = MADE
    elif state.hand_winner is None:
        return worth_of_lead(margin)
    else:
        score = WIN + abs(margin)
    return score if state.hand_winner == 0 else -score


def minimax(state: State, memo: Memo | None) -> int:
    """The worth of a state to seat 0 if both play their best, by trying everything."""
    if state.phase is Phase.OVER:
        return worth(state)
    key = state[1:2] + state[5:7] + state[11:16]  # hands, table, turn; points to capote
    if memo is not None and key in memo:
        return memo[key]
    values = [minimax(apply(state, action), memo) for action in legal_actions(state)]
    best = max(values) if state.turn == 0 else min(values)
    if memo is not None:
        memo[key] = best
    return best


def random_ending(rng: Random, size: int) -> State:
    """Two hands of so many cards, the points about the borders, perhaps a card led."""
    codes = rng.sample(SPANISH.codes, len(SPANISH.codes))
    if rng.random() < 0.6:  # courts and trumps among them, so that there is something to declare
        codes.sort(key=lambda code: code[0] not in "RC" and rng.random() < 0.7)
    cards = codes[: 2 * size]
    rng.shuffle(cards)
    deal = rng.choice((1, 1, 2))
    points = [rng.choice((0, 30, 50, 60, 80, 90, 100, 101, 110)) for _ in range(2)]
    suits = [suit for suit in "oceb" if rng.random() < 0.1]
    position: dict[str, Any] = {
        "hands": [" ".join(cards[:size]), " ".join(cards[size:])],
        "trump": rng.choice("oceb"),
        "turn": rng.randrange(2),
        "tricks": rng.choice((12, 13)) if size == 8 else rng.choice((12, 20 - size, 20 - size)),
        "points": points,
        "carried": [rng.choice((0, 20, 40)) for _ in range(2)] if deal == 2 else [0, 0],
        "deal": deal,
        "declared": [" ".join(suits), ""],
        "declared_now": rng.random() < 0.2,
    }
    if rng.random() < 0.1:
        position["capote"] = rng.randrange(2)
    state = TUTE.position(position)
    if rng.random() < 0.3:
        plays = [action for action in legal_actions(state) if str(action).startswith("play")]
        state = apply(state, rng.choice(plays))
    return state


def judge(state: State, memo: Memo | None) -> None:
    """The score is that of minimax, and the action keeps it."""
    seen = TUTE.view(state, state.turn)
    ending = ending_of(seen)
    assert ending is not None
    assert ending.hands == state.hands, "in phase 2 a view knows both hands"
    action, score = solve(ending)
    sign = 1 if state.turn == 0 else -1
    label = f"{action} for {score} in {TUTE.describe(state)}"
    assert action in legal_actions(state), label
    assert sign * score == minimax(state, memo), label
    assert sign * score == minimax(apply(state, action), memo), label


@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_short_endings_are_played_as_plain_minimax_does(size: int) -> None:
    for number in range(PLAIN_ENDINGS):
        judge(random_ending(Random(f"plain {size} {number}"), size), None)


@pytest.mark.parametrize("size", [4, 5, 6])
def test_longer_endings_are_played_as_minimax_does(size: int) -> None:
    for number in range(ENDINGS * (2 if size < 6 else 1) // 2):
        judge(random_ending(Random(f"{size} {number}"), size), {})


@pytest.mark.parametrize("size", [7, 8])
def test_whole_endings_are_played_as_minimax_does(size: int) -> None:
    for number in range(max(1, ENDINGS // 24)):
        judge(random_ending(Random(f"{size} {number}"), size), {})


@pytest.mark.parametrize("size", [2, 4, 6, 8])
def test_a_score_is_kept_to_the_end(size: int) -> None:
    """Between two that play by the search the score never changes."""
    for number in range(ENDINGS // 4):
        state = random_ending(Random(f"kept {size} {number}"), size)
        scores = []
        while state.phase is not Phase.OVER:
            ending = ending_of(TUTE.view(state, state.turn))
            assert ending is not None
            action, score = solve(ending)
            scores.append(score if state.turn == 0 else -score)
            state = apply(state, action)
        assert {worth(state)} == set(scores), (number, scores)


def test_there_is_no_ending_while_the_stock_lasts() -> None:
    state = TUTE.deal(2, "00")
    assert ending_of(TUTE.view(state, state.turn)) is None


def test_more_points_are_never_worse() -> None:
    for others in range(0, 300, 7):
        scores = [outcome(mine, others) for mine in range(300)]
        assert scores == sorted(scores)
    assert worth_of_lead(0) == 0
    assert worth_of_lead(30) == -worth_of_lead(-30) == 381_843  # 0.88 of 1; 15.5


def test_runs_of_worthless_cards_are_tried_once() -> None:
    trump = 0
    mine = lanes(SPANISH.mask("7c 6c 4c 2c 3e Re"), trump)
    others = lanes(SPANISH.mask("5c 7e"), trump)
    tried = distinct(mine, others)
    left = {SPANISH.codes[card_of(1 << bit, trump)] for bit in range(40) if tried >> bit & 1}
    assert left == {"7c", "4c", "3e", "Re"}


@pytest.mark.parametrize("trump", range(4))
def test_lanes_keep_every_card_apart(trump: int) -> None:
    everything = (1 << 40) - 1
    assert lanes(everything, trump) == everything
    assert lanes(SPANISH.rank_mask("C"), trump) == KNIGHTS
    assert all(lanes(1 << card_of(1 << bit, trump), trump) == 1 << bit for bit in range(40))


def test_a_search_can_be_asked_twice() -> None:
    state = random_ending(Random("twice"), 8)
    ending = ending_of(TUTE.view(state, state.turn))
    assert ending is not None
    search = Search(ending)
    assert search.answer() == search.answer() == solve(ending)


@pytest.mark.parametrize("leader", ["4e 2c", "Se 2c"])
def test_equal_points_are_played_for_the_last_trick(leader: str) -> None:
    """105 to 105 is won by the last trick (8.5), so the low card goes first."""
    for points in ([95, 105], [105, 95], [95, 103], [105, 93]):
        described = {"hands": [leader, "5e 7c"], "points": points, "tricks": 18, "trump": "o"}
        judge(TUTE.position(described), {})


def test_a_tie_is_lost_with_the_last_trick() -> None:
    for points, score in (([105, 95], -WIN), ([95, 105], WIN)):
        hands = ["2e 4c", "4e 2c"] if score < 0 else ["4e 5c", "2e 4c"]
        described = {"hands": hands, "points": points, "tricks": 18, "trump": "o"}
        state = TUTE.position(described)
        ending = ending_of(TUTE.view(state, 0))
        assert ending is not None
        assert abs(solve(ending).score) >= WIN
        judge(state, {})
