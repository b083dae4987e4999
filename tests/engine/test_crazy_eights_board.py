"""Crazy Eights and Mau Mau: every button of a page does what it says, and nothing is missing."""

from typing import Any

import pytest

from engine import GAMES
from engine.game import AnyGame
from engine.games.crazy_eights.board import Board
from tests.engine.walks import common, rare

CRAZY, MAU = GAMES["crazy_eights"], GAMES["mau_mau"]
both_games = pytest.mark.parametrize("game", [CRAZY, MAU], ids=lambda game: str(game.id))


def board_of(game: AnyGame, state: Any, seat: int = 0, picked: str | None = None) -> Board:
    on_turn = game.to_act(state) in (seat, None)
    legal = game.legal_actions(state) if on_turn else ()
    board = game.board(game.view(state, seat), legal, picked)
    assert isinstance(board, Board)
    return board


def texts_on(board: Board) -> set[str]:
    """The actions behind everything that may be chosen."""
    cards = {card.action for card in board.hand if card.legal and card.action}
    suits = {suit.action for card in board.hand for suit in card.suits}
    words = {board.draw, board.take, board.keep, board.skip, board.deal} - {""}
    return cards | suits | words


@both_games
def test_the_page_offers_exactly_the_legal_actions(game: AnyGame) -> None:
    for each in [*rare(game), *common(game, 12, 8)]:
        seat = game.to_act(each.state)
        legal = {str(action) for action in game.legal_actions(each.state)}
        for eye in range(each.seats):
            wanted = legal if seat in (eye, None) else set()
            assert texts_on(board_of(game, each.state, eye)) == wanted, (each, eye)


@both_games
def test_a_card_that_cannot_be_played_brings_the_reason(game: AnyGame) -> None:
    """What the button sends is refused for the card and never for a suit that it does not name."""
    for each in [*rare(game), *common(game, 12, 8)]:
        seat = game.to_act(each.state)
        if seat is None:
            continue
        for card in board_of(game, each.state, seat).hand:
            if not card.legal:
                reason = game.why_not(each.state, game.parse(card.action))
                assert reason is not None
                assert reason.clause not in ("0.3", "4.2", "6.2", "6.3"), (each, card)


@both_games
def test_the_hand_lies_suit_by_suit(game: AnyGame) -> None:
    for each in common(game, 6, 6):
        codes = [card.code for card in board_of(game, each.state).hand]
        assert codes == sorted(codes, key=game.deck.index)


def test_an_eight_is_picked_and_then_a_suit() -> None:
    state = CRAZY.position({"hands": ["8C 4D 5D 9C", "KH"], "pile": "7D"})
    board = board_of(CRAZY, state)
    eight = next(card for card in board.hand if card.code == "8C")
    assert (eight.action, eight.legal, eight.picked, board.picking) == ("", True, False, "")
    assert [suit.action for suit in eight.suits] == [f"play 8C {suit}" for suit in "SHDC"]
    assert [suit.held for suit in eight.suits] == [0, 0, 2, 1]
    picked = board_of(CRAZY, state, picked="8C")
    assert picked.picking == "8C"
    assert picked.suits == eight.suits
    assert [card.code for card in picked.hand if card.picked] == ["8C"]


@pytest.mark.parametrize("picked", ["4D", "8S", "KH", "XX", "", None])
def test_only_an_own_eight_can_be_picked(picked: str | None) -> None:
    state = CRAZY.position({"hands": ["8C 4D 5D 9C", "KH"], "pile": "7D"})
    assert board_of(CRAZY, state, picked=picked) == board_of(CRAZY, state)


def test_the_last_eight_needs_no_suit() -> None:
    state = CRAZY.position({"hands": ["8C", "KH"], "pile": "7D"})
    (card,) = board_of(CRAZY, state, picked="8C").hand
    assert (card.action, card.legal, card.suits, card.picked) == ("play 8C", True, (), False)


def test_a_penalty_says_who_answers_it_with_what() -> None:
    described = {
        "options": {"twos_draw_two": True},
        "hands": ["2S 9D", "2C 4C"],
        "pile": "7D 2D",
        "penalty": {"kind": "twos", "cards": 2},
        "turn": 1,
    }
    penalty = board_of(CRAZY, CRAZY.position(described)).penalty
    assert penalty is not None
    assert (penalty.kind, penalty.num, penalty.seat) == ("twos", 2, 1)
    assert (penalty.answer, penalty.own) == ("2", ("2S",))
    queen = described | {
        "options": {"queen_of_spades_draws_five": True},
        "pile": "QS",
        "penalty": {"kind": "queen", "cards": 5},
    }
    penalty = board_of(CRAZY, CRAZY.position(queen)).penalty
    assert penalty is not None
    assert (penalty.kind, penalty.num, penalty.answer, penalty.own) == ("queen", 5, "", ())


def test_a_drawn_card_is_marked_for_its_owner_alone() -> None:
    described = {"hands": ["4C 7S", "9C"], "pile": "7H", "drawn": "7S", "stock": "2D"}
    board = board_of(CRAZY, CRAZY.position(described))
    assert (board.drawn, board.keep, board.skip, board.must_play_drawn) == ("7S", "pass", "", False)
    assert [card.code for card in board.hand if card.drawn] == ["7S"]
    assert board_of(CRAZY, CRAZY.position(described), 1).drawn == ""
    forced = described | {"options": {"draw_until_playable": True}}
    board = board_of(CRAZY, CRAZY.position(forced))
    assert (board.keep, board.must_play_drawn) == ("", True)


def test_what_is_to_be_followed() -> None:
    named = CRAZY.position({"hands": ["4C", "9C"], "pile": "7H 8H", "suit": "D", "direction": -1})
    board = board_of(CRAZY, named)
    assert (board.suit, board.named, board.rank, board.wild) == ("D", True, "", "8")
    assert board.direction == -1
    plain = board_of(MAU, MAU.position({"hands": ["9C", "TC"], "pile": "8H"}))
    assert (plain.suit, plain.named, plain.rank, plain.wild) == ("H", False, "8", "J")


def test_a_hand_that_is_over_shows_what_it_scored() -> None:
    described = {
        "options": {"points_game": True},
        "hands": ["JC", "KS 9D", "AH"],
        "pile": "TH",
        "dealer": 1,
    }
    state = MAU.apply(MAU.position(described), MAU.parse("play JC"))
    board = board_of(MAU, state, 1)
    assert (board.phase, board.deal, board.next_dealer) == ("hand_over", "deal", 2)
    assert (board.points, board.target) == (True, 150)
    result = board.result
    assert result is not None
    assert (result.winner, result.how, result.points, result.doubled) == (0, "12.0", 60, True)
    assert [(hand.codes, hand.total, hand.score) for hand in result.hands] == [
        ((), 0, 60),
        (("KS", "9D"), 19, 0),
        (("AH",), 11, 0),
    ]
    before = board_of(MAU, MAU.position(described), 1)
    assert before.result is None


def test_opponents_are_listed_in_the_order_of_the_seats() -> None:
    described = {"hands": ["9C", "TC TD", "KC KD KH"], "pile": "8H", "turn": 2, "dealer": 1}
    players = board_of(MAU, MAU.position(described), 1).players
    assert [(player.seat, player.hand_size) for player in players] == [(2, 3), (0, 1)]
    assert [player.next for player in players] == [False, True]
