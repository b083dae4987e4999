"""What comes from outside: not an action, not now, or done; and what is refused first."""

from typing import Any

import pytest

from engine import GAMES, IllegalAction, play
from engine.game import AnyGame, Cards, Seat
from tests.engine.walks import MALFORMED, game_of, universe

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: str(game.id))
each_shithead = pytest.mark.parametrize(
    "game",
    [game for game in GAMES.values() if game.family == "shithead"],
    ids=lambda game: str(game.id),
)

# A position in which seat 0 is to act, and an action that is legal there, in every game.
THREE_HANDS = {"hands": ["9S TS KD", "9H KH QD", "9C AC QH"], "pile": "9D"}
HANDS: dict[str, tuple[dict[str, Any], str]] = {
    "crazy_eights": (THREE_HANDS, "play 9S"),
    "shithead": (THREE_HANDS, "play 9S"),
    "tute": ({"hands": ["5o 6o 7o", "Rc Cc Sc"], "tricks": 3}, "play 5o"),
}
WORDS = {  # texts that are actions of the family, and not for a seat out of turn
    "crazy_eights": ("play KH", "play 9S", "draw", "take", "pass", "deal"),
    "shithead": ("play KH", "play 9S", "pickup", "chance", "start", "deal"),
    "tute": ("play Rc", "play 5o", "draw", "exchange 7", "declare o", "claim", "capote", "deal"),
}


def refusal(game: AnyGame, state: Any, seat: int, text: str) -> str:
    before = repr(state)
    with pytest.raises(IllegalAction) as caught:
        play(game, state, seat, text)
    assert repr(state) == before
    return str(caught.value.reason.clause)


@each_game
def test_an_accepted_action_gives_the_next_state(game: AnyGame) -> None:
    position, text = HANDS[game.family]
    state = game.position(position)
    after = play(game, state, 0, text)
    assert after == game.apply(state, game.parse(text))
    assert after != state
    assert state == game.position(position)


@each_game
@pytest.mark.parametrize("text", MALFORMED, ids=lambda text: repr(text[:20]))
@pytest.mark.parametrize("seat", [0, 1, 7])
def test_what_is_no_action_is_a_value_error_from_any_seat(
    game: AnyGame, text: str, seat: int
) -> None:
    """The text is read before anything is judged, so a broken form is never a rule's fault."""
    state = game.position(HANDS[game.family][0])
    with pytest.raises(ValueError, match=r"."):
        play(game, state, seat, text)


def test_an_illegal_action_is_no_value_error() -> None:
    assert not issubclass(IllegalAction, ValueError)


@each_game
@pytest.mark.parametrize("seat", [1, 2, -1])
def test_only_the_seat_to_act_acts(game: AnyGame, seat: int) -> None:
    state = game.position(HANDS[game.family][0])
    for text in WORDS[game.family]:
        assert refusal(game, state, seat, text) == "0.1"
        with pytest.raises(IllegalAction) as caught:
            play(game, state, seat, text)
        assert caught.value.reason.values == {"turn": Seat(0)}


@each_game
def test_after_the_end_everything_is_refused_to_everybody(game: AnyGame) -> None:
    state = list(game_of(game, 1))[-1][1]
    for seat in range(len(game.describe(state)["hands"])):
        for action in universe(game):
            assert refusal(game, state, seat, str(action)) == "0.2"


QUEEN = {"hands": ["JS JH", "KC KD"], "face_up": ["AH QH", ""], "hidden": ["3S - -", ""]}
FACE_UP = QUEEN | {"hands": ["", "KC KD"]}
ORDER = [
    # whose turn, then the zone, then one rank, then the fit
    (QUEEN, 1, "play JS QH", "0.1"),
    (QUEEN, 0, "play QH", "0.3"),
    (QUEEN, 0, "play 3S", "0.3"),
    (QUEEN, 0, "play KC", "0.3"),
    (QUEEN, 0, "play 9D", "0.3"),
    (QUEEN, 0, "play JS QH", "0.3"),  # mixed ranks too, but the zone comes first
    (QUEEN, 0, "play 3S JS", "0.3"),
    (QUEEN | {"hands": ["JS 4H", "KC"]}, 0, "play JS 4H", "5.1"),  # neither fits, but rank first
    (QUEEN, 0, "play JS", "4.3"),
    (QUEEN, 0, "flip 0", "0.3"),
    (QUEEN, 0, "flip 1", "0.3"),  # empty, but hidden cards are not due at all
    (QUEEN, 0, "chance", "11.2"),
    (FACE_UP, 0, "play JS", "0.3"),
    (FACE_UP, 0, "play QH AH", "5.1"),
    (FACE_UP, 0, "flip 0", "0.3"),
    (FACE_UP, 0, "pickup", "5.7"),
    (QUEEN, 0, "start", "2.4"),
    (QUEEN, 0, "swap JS QH", "2.4"),
    (QUEEN | {"phase": "exchange"}, 1, "swap JS QH", "0.1"),
    (QUEEN | {"phase": "exchange"}, 0, "swap QH JS", "2.1"),
    (QUEEN | {"phase": "exchange"}, 0, "swap JS 3S", "2.2"),
    (QUEEN | {"phase": "exchange"}, 0, "play JS", "2.4"),
    (QUEEN | {"phase": "exchange"}, 0, "play 9D", "2.4"),
    (QUEEN | {"phase": "exchange"}, 0, "pickup", "2.4"),
]


@each_shithead
@pytest.mark.parametrize(("position", "seat", "text", "clause"), ORDER)
def test_what_is_refused_first(
    game: AnyGame, position: dict[str, Any], seat: int, text: str, clause: str
) -> None:
    state = game.position(position | {"pile": "QC"})
    assert refusal(game, state, seat, text) == clause


@each_shithead
def test_a_refusal_names_the_cards_that_are_out_of_reach(game: AnyGame) -> None:
    state = game.position(QUEEN | {"pile": "QC"})
    with pytest.raises(IllegalAction) as caught:
        play(game, state, 0, "play JS QH")
    assert caught.value.reason.values == {"cards": Cards(("QH",))}
    assert "0.3" in str(caught.value)
