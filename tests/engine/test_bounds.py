"""Games of computer players end, at every level, table size and set of options."""

import hashlib
from random import Random
from typing import Any

import pytest

from engine import GAMES
from engine.game import AnyGame
from engine.players import decide
from tests.engine.walks import options_at

MOST_PLIES = {  # design, laws; a match has many hands
    "crazy_eights": 20_000,
    "shithead": 20_000,
    "tute": 15 * 125,  # plies a hand, in the longest match: eight hands to win
}
GAMES_PLAYED = {"easy": 6, "medium": 6, "hard": 1}  # of each game and number of seats
RANDOM_SHARES = (0.0, 0.1, 0.5)  # of actions that are chosen at random instead

CASES = [
    pytest.param(game, level, seats, id=f"{game.id}-{level}-{seats}")
    for game in GAMES.values()
    for level in game.levels
    for seats in game.seats
]


def option_sets(game: AnyGame, number: int, rng: Random) -> dict[str, bool | str]:
    """None, every one, and then random sets."""
    if number == 0:
        return {}
    if number == 1:
        return {option.id: option.values[-1] for option in game.options}
    return options_at(game, rng)


def play_out(game: AnyGame, state: Any, level: str, share: float, rng: Random) -> int:
    """The number of plies; an assertion if a choice is not legal or there are too many."""
    for ply in range(MOST_PLIES[game.family]):
        legal = game.legal_actions(state)
        if not legal:
            return ply
        by_chance = game.to_act(state) is None or rng.random() < share
        action = rng.choice(legal) if by_chance else decide(game, state, level, ply)
        assert action in legal, f"{level} chose {action} of {[str(each) for each in legal]}"
        state = game.apply(state, action)
    raise AssertionError(f"no end after {MOST_PLIES[game.family]} plies")


@pytest.mark.parametrize(("game", "level", "seats"), CASES)
def test_games_of_computers_end(game: AnyGame, level: str, seats: int) -> None:
    for number in range(GAMES_PLAYED[level]):
        rng = Random(f"{game.id} {level} {seats} {number}")
        options = option_sets(game, number, rng)
        seed = hashlib.sha256(str(number).encode()).hexdigest()[:32]
        state = game.deal(seats=seats, seed=seed, options=options)
        share = RANDOM_SHARES[number % len(RANDOM_SHARES)]
        plies = play_out(game, state, level, share, rng)
        assert plies > 2 * seats, (seed, options)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: str(game.id))
def test_computers_of_all_levels_play_at_one_table(game: AnyGame) -> None:
    for number in range(3):
        rng = Random(number)
        seats = game.seats[-1]
        state = game.deal(seats=seats, seed=f"{number:032x}", options=options_at(game, rng))
        levels = [game.levels[seat % 2 % len(game.levels)] for seat in range(seats)]
        for ply in range(MOST_PLIES[game.family]):
            seat, legal = game.to_act(state), game.legal_actions(state)
            if not legal:
                break
            action = legal[0] if seat is None else decide(game, state, levels[seat], ply)
            state = game.apply(state, action)
        assert game.is_over(state)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: str(game.id))
def test_the_same_game_is_played_again(game: AnyGame) -> None:
    for level in game.levels:
        texts = []
        for _ in range(2):
            state = game.deal(seats=2, seed="5eed")
            played = []
            for ply in range(30):
                if game.to_act(state) is None:
                    break
                action = decide(game, state, level, ply)
                played.append(str(action))
                state = game.apply(state, action)
            texts.append(played)
        assert texts[0] == texts[1], level


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: str(game.id))
def test_an_unknown_level_is_named(game: AnyGame) -> None:
    with pytest.raises(ValueError, match="no level 'divine'"):
        game.player("divine")
