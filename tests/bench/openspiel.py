"""Crazy Eights beside OpenSpiel's, driven through its Python face in the same run."""

from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any

from engine import GAMES

GAMES_PLAYED = 600
ROUNDS = 3
OPTIONS = {
    "twos_draw_two": True,
    "queen_of_spades_draws_five": True,
    "jacks_skip": True,
    "aces_reverse": True,
}


def report() -> None:
    """Print decisions per second of both and their ratio, if OpenSpiel is installed."""
    try:
        import pyspiel  # type: ignore[import-not-found]  # noqa: PLC0415
    except ImportError:
        print("OpenSpiel is not installed; `pip install open_spiel` in .venv compares with it")
        return
    theirs = pyspiel.load_game("crazy_eights", {"players": 2, "use_special_cards": True})
    print("crazy_eights, two seats, all specials, random play: player decisions a second")
    mine = _best(_ours)
    other = _best(lambda seed: _open_spiel(theirs, seed))
    print(f"  ours {mine:10,.0f}   OpenSpiel {other:10,.0f}   ratio {mine / other:5.2f}")


def _ours(seed: int) -> int:
    game = GAMES["crazy_eights"]
    rng = Random(seed)
    legal_actions, apply = game.legal_actions, game.apply
    state: Any = game.deal(2, f"{seed:032x}", OPTIONS)
    decisions = 0
    while legal := legal_actions(state):
        state = apply(state, legal[int(rng.random() * len(legal))])
        decisions += 1
    return decisions


def _open_spiel(game: Any, seed: int) -> int:
    """Player decisions; its chance nodes take time but are none."""
    rng = Random(seed)
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        decisions += not state.is_chance_node()
        outcomes = state.legal_actions()
        state.apply_action(outcomes[int(rng.random() * len(outcomes))])
    return decisions


def _best(play: Callable[[int], int]) -> float:
    """Decisions a second of the quickest round."""
    rates = []
    for _ in range(ROUNDS):
        start = process_time()
        decisions = sum(play(seed) for seed in range(GAMES_PLAYED))
        rates.append(decisions / (process_time() - start))
    return max(rates)
