"""Computer players: what they are given and how they are asked."""

from random import Random
from typing import Any, Protocol, TypeVar

from engine.game import AnyGame

LEVELS = ("easy", "medium", "hard")

ViewT = TypeVar("ViewT", contravariant=True)
ActionT = TypeVar("ActionT")


class Player(Protocol[ViewT, ActionT]):
    """Chooses among legal actions from a View alone."""

    def choose(self, view: ViewT, legal: tuple[ActionT, ...], rng: Random) -> ActionT:
        """One of `legal`, which is never empty; all chance comes from `rng`."""
        ...


def choice_rng(seed: str, ply: int, seat: int) -> Random:
    """The randomness of one decision, the same whenever the game is replayed.

    Use `random()` alone: it is the one method whose stream no Python version changes.
    """
    return Random(f"{seed}:choice:{ply}:{seat}")


def decide(game: AnyGame, state: Any, level: str, ply: int) -> Any:
    """The action of the seat to act when a computer of this level sits there."""
    seat = game.to_act(state)
    assert seat is not None, "a player was asked although nobody is to act"
    rng = choice_rng(state.seed, ply, seat)
    return game.player(level).choose(game.view(state, seat), game.legal_actions(state), rng)
