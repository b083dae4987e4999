"""Computer players: what they are given, how they are asked, and what they answer."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import Any, Generic, NamedTuple, TypeVar

from engine.game import AnyGame, Phrase, Value

LEVELS = ("easy", "medium", "hard")
ONLY = "only"  # the reason where nothing else is possible
ALIKE = 1e-9  # two sums of floats that differ by less are the same

ViewT = TypeVar("ViewT")
ActionT = TypeVar("ActionT")
AdvisedT = TypeVar("AdvisedT", covariant=True)


class Advice(NamedTuple, Generic[AdvisedT]):
    """An action, and the consideration that chose it; sentences are found in `Game.reasons`.

    `ahead` tells how much better it is than the next best, where that can be told in numbers.
    """

    action: AdvisedT
    why: Phrase
    ahead: Phrase | None = None


def advice(action: ActionT, reason: str, **values: Value) -> Advice[ActionT]:
    """This action for this reason, whose sentence names these values."""
    return Advice(action, Phrase(reason, values))


class Player(ABC, Generic[ViewT, ActionT]):
    """Chooses among legal actions from a View alone."""

    @abstractmethod
    def advise(self, view: ViewT, legal: tuple[ActionT, ...], rng: Random) -> Advice[ActionT]:
        """One of `legal`, which is never empty, and why; all chance comes from `rng`."""

    def choose(self, view: ViewT, legal: tuple[ActionT, ...], rng: Random) -> ActionT:
        """The action of `advise`."""
        return self.advise(view, legal, rng).action


def choice_rng(seed: str, ply: int, seat: int) -> Random:
    """The randomness of one decision, the same whenever the game is replayed.

    Use `random()` alone: it is the one method whose stream no Python version changes.
    """
    return Random(f"{seed}:choice:{ply}:{seat}")


def advise(game: AnyGame, state: Any, level: str, ply: int) -> Advice[Any]:
    """What a computer of this level would do for the seat to act, and why."""
    seat = game.to_act(state)
    assert seat is not None, "a player was asked although nobody is to act"
    rng = choice_rng(state.seed, ply, seat)
    return game.player(level).advise(game.view(state, seat), game.legal_actions(state), rng)


def decide(game: AnyGame, state: Any, level: str, ply: int) -> Any:
    """The action of the seat to act when a computer of this level sits there."""
    return advise(game, state, level, ply).action


def next_best(totals: Sequence[float], among: Sequence[int] | None = None) -> int | None:
    """The place of the highest total that is lower than the highest of all, None if none is.

    It is looked for among these places, or among all.
    """
    most = max(totals) - ALIKE
    places = range(len(totals)) if among is None else among
    lower = [place for place in places if totals[place] < most]
    return max(lower, key=totals.__getitem__, default=None)


def decisive(parts: Sequence[str], best: Sequence[float], other: Sequence[float]) -> str:
    """The part of an evaluation, a sum of such parts, that puts the best most ahead of another."""
    ahead = [mine - its for mine, its in zip(best, other, strict=True)]
    return parts[ahead.index(max(ahead))]
