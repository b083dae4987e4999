"""Plies per second of every game in random play."""

from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any

from engine import GAMES
from engine.game import AnyGame

PLIES = 40_000  # a measurement
ROUNDS = 3  # the best counts: other work on the machine only ever adds time
LOOPS = 1_000_000


def calibration() -> float:
    """Microseconds of one turn of a plain Python loop, the measure of this machine now."""

    def loop() -> None:
        total = 0
        for number in range(LOOPS):
            total += number & 7

    return _best(loop) / LOOPS


def report() -> None:
    """Print microseconds a ply for every game, and how many loop turns that is."""
    turn = calibration()
    print(f"rules: legal_actions + apply in random games; a plain loop turn takes {turn:.3f} µs")
    for game in GAMES.values():
        for seats in sorted({2, min(4, game.seats[-1])}):
            spent = _microseconds(game, seats)
            print(
                f"  {game.id:13} {seats} seats {spent:6.2f} µs a ply "
                f"{1e6 / spent:10,.0f} plies a second {spent / turn:6.0f} loop turns"
            )


def _microseconds(game: AnyGame, seats: int) -> float:
    states, actions = _random_play(game, seats)

    def work() -> None:
        legal, apply = game.legal_actions, game.apply
        for state, action in zip(states, actions, strict=True):
            legal(state)
            apply(state, action)

    return _best(work) / len(states)


def _random_play(game: AnyGame, seats: int) -> tuple[list[Any], list[Any]]:
    rng = Random(f"{game.id} {seats}")
    states: list[Any] = []
    actions: list[Any] = []
    deal = 0
    while len(states) < PLIES:
        state = game.deal(seats, f"{deal:032x}")
        deal += 1
        while legal := game.legal_actions(state):
            action = legal[int(rng.random() * len(legal))]
            states.append(state)
            actions.append(action)
            state = game.apply(state, action)
    return states, actions


def _best(work: Callable[[], None]) -> float:
    """Microseconds of the quickest of some runs."""
    times = []
    for _ in range(ROUNDS):
        start = process_time()
        work()
        times.append(process_time() - start)
    return min(times) * 1e6
