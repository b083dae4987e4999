"""The table as a page gets it, and what is refused first."""

from random import Random
from typing import Any

import pytest

from engine.game import IllegalAction, play
from engine.games.tute import TUTE
from engine.games.tute.board import Board
from engine.games.tute.state import Phase

AFTER_TRICK = {"turn_up": "5o", "stock": "4b 5b 6b", "phase": "after_trick", "tricks": 1}


def board(described: dict[str, Any], seat: int = 0) -> Board:
    state = TUTE.position(described)
    legal = TUTE.legal_actions(state) if TUTE.to_act(state) == seat else ()
    return TUTE.board(TUTE.view(state, seat), legal)


def test_the_hand_is_sorted_with_trumps_first() -> None:
    shown = board({"hands": ["2c 1c 3e 7o Ro Sb Rb 4o", "5c"], "trump": "o"})
    codes = [card.code for card in shown.hand]
    assert codes == ["Ro", "7o", "4o", "1c", "2c", "3e", "Rb", "Sb"]
    assert [card.action for card in shown.hand] == [f"play {code}" for code in codes]
    assert shown.first == "Ro"


def test_cards_that_may_not_be_played_are_marked() -> None:
    described = {"hands": ["4c", "6c 2c 1o"], "table": "5c", "turn": 1, "phase": "follow"}
    shown = board(described, seat=1)
    assert {card.code: card.legal for card in shown.hand} == {"1o": False, "6c": True, "2c": False}
    assert (shown.table, shown.leader, shown.first) == ("5c", 0, "6c")
    assert shown.phase_2


def test_buttons_say_what_they_are_worth() -> None:
    described = {"hands": ["Ro Co 7o 2o Rc Cc", "5c"], **AFTER_TRICK, "turn_up": "1o", "deal": 2}
    shown = board(described)
    assert [(each.action, each.suit, each.cards, each.num) for each in shown.declares] == [
        ("declare o", "o", ("Ro", "Co"), 40)
    ]
    assert [(each.action, each.gives, each.takes) for each in shown.exchanges] == [
        ("exchange 7", "7o", "1o")
    ]
    assert (shown.draw, shown.claim, shown.capote, shown.window) == ("draw", "claim", "", True)
    assert (shown.trump, shown.turn_up, shown.stock_size) == ("o", "1o", 3)


def test_nothing_is_offered_to_the_seat_that_waits() -> None:
    shown = board({"hands": ["Ro Co", "Rc Cc"], **AFTER_TRICK}, seat=1)
    assert not shown.declares
    assert not any((shown.exchanges, shown.draw, shown.claim, shown.window, shown.first))
    assert [card.code for card in shown.hand] == ["Rc", "Cc"]


def test_capote_is_offered_before_the_thirteenth_trick() -> None:
    assert board({"hands": ["Ro 1o", "Rc 1c"], "tricks": 12}).capote == "capote"
    assert board({"hands": ["Ro 1o", "Rc 1c"], "tricks": 13}).capote == ""


@pytest.mark.parametrize("assist", [False, True])
def test_points_are_shown_on_request_or_when_the_deal_is_over(assist: bool) -> None:
    described = {
        "hands": ["1c", "3c"],
        "points": [60, 20],
        "declared": ["c", ""],
        "tricks": 19,
        "options": {"assist": assist},
    }
    shown = board(described)
    assert (shown.me.points, shown.rival.points) == ((60, 20) if assist else (None, None))
    assert (shown.me.declared, shown.me.declared_points) == (("c",), 20)
    over = board({**described, "hands": ["", ""], "phase": "over", "ended": "played"})
    assert (over.me.points, over.rival.total) == (60, 20)
    assert over.deal_due
    assert not over.over


def test_the_other_side_shows_what_everybody_has_seen() -> None:
    described = {
        "hands": ["1c", "Re Ce 2b"],
        **AFTER_TRICK,
        "known": [{}, {"cards": "Re Ce", "trumps": 0}],
        "carried": [50, 60],
        "deal": 2,
        "match": [1, 0],
        "last": {"cards": "4c 2o", "winner": 0},
    }
    shown = board(described)
    assert shown.rival.known == ("Re", "Ce")
    assert shown.rival.no_trump
    assert not shown.rival.known_trump
    assert not shown.me.no_trump
    assert (shown.rival.hand_size, shown.rival.carried, shown.me.hands_won) == (3, 60, 1)
    assert shown.last is not None
    assert (shown.last.leader, shown.last.cards, shown.last.winner) == (1, ("4c", "2o"), 0)


def test_a_trump_that_everybody_has_seen_is_apart_from_those_that_are_proved_absent() -> None:
    described = {
        "hands": ["1c", "Ro 2b"],
        **AFTER_TRICK,
        "trump": "o",
        "known": [{}, {"cards": "Ro", "trumps": 0}],
    }
    shown = board(described)
    assert (shown.rival.no_trump, shown.rival.known_trump) == (True, True)


def test_the_ranking_is_that_of_the_rules() -> None:
    ranking = board({"hands": ["1c", "Ro 2b"], **AFTER_TRICK}).ranking
    assert [rank for rank, _ in ranking] == [*"13RCS76542"]
    assert [points for _, points in ranking] == [11, 10, 4, 3, 2, 0, 0, 0, 0, 0]


def test_a_board_holds_no_hidden_card() -> None:
    for number in range(20):
        rng = Random(number)
        state = TUTE.deal(2, f"{number:x}", {"target": "1", "assist": True})
        while not TUTE.is_over(state):
            legal = TUTE.legal_actions(state)
            if state.phase is not Phase.OVER:
                hidden = TUTE.describe(state)["stock"].split()
                shown = repr(TUTE.board(TUTE.view(state, 0), legal if state.turn == 0 else ()))
                unseen = set(TUTE.describe(state)["hands"][1].split()) - set(
                    TUTE.describe(state)["known"][1]["cards"].split()
                )
                assert not [code for code in [*hidden, *unseen] if f"'{code}'" in shown]
            state = TUTE.apply(state, rng.choice(legal))


WAITING: dict[str, Any] = {"hands": ["Rc Cc 7o", "3c 2o"], **AFTER_TRICK}
FIRST = [
    # whose turn, then the hand, then the rule
    (WAITING, 1, "play Rc", "0.1"),
    (WAITING, 1, "nonsense", None),
    (WAITING, 0, "play 3c", "0.3"),
    (WAITING, 0, "play Rc", "5.3"),
    (WAITING, 0, "exchange 2", "0.3"),
    (WAITING, 0, "exchange 7", "6.1"),
    (WAITING, 0, "declare e", "0.3"),
    (WAITING, 0, "claim", "8.9"),
    (WAITING, 0, "capote", "10.3"),
    (WAITING, 0, "deal", "1.1"),
    ({**WAITING, "capote": 0, "declared": ["c", ""], "declared_now": True}, 0, "declare c", "7.12"),
    ({**WAITING, "declared": ["c", ""], "declared_now": True}, 0, "declare c", "7.6"),
    ({**WAITING, "declared_now": True}, 0, "declare c", "7.4"),
    ({**WAITING, "phase": "lead"}, 0, "exchange 7", "6.5"),
    ({**WAITING, "phase": "lead", "tricks": 0}, 0, "declare c", "7.2"),
    ({**WAITING, "phase": "lead"}, 0, "draw", "5.1"),
    ({**WAITING, "deal": 2, "capote": 0}, 0, "claim", "10.6"),
    ({**WAITING, "phase": "over", "ended": "played"}, 0, "play 3c", "0.2"),
    ({**WAITING, "phase": "over", "ended": "played"}, 1, "draw", "0.2"),
]


@pytest.mark.parametrize(("described", "seat", "text", "clause"), FIRST)
def test_what_is_refused_first(
    described: dict[str, Any], seat: int, text: str, clause: str | None
) -> None:
    state = TUTE.position(described)
    if clause is None:
        with pytest.raises(ValueError, match="not an action"):
            play(TUTE, state, seat, text)
        return
    with pytest.raises(IllegalAction) as caught:
        play(TUTE, state, seat, text)
    assert caught.value.reason.clause == clause
