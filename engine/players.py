"""Computer players: what they are given, how they are asked, and what they answer."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import Any, Generic, NamedTuple, TypeVar

from engine.game import AnyGame, Phrase, Value

LEVELS = ("easy", "medium", "hard")
SEARCHING = "hard"  # the level that takes its time
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

    def ponders(self, _view: ViewT) -> bool:
        """Whether a choice from this view may take more than a few milliseconds."""
        return False


def choice_rng(seed: str, ply: int, seat: int) -> Random:
    """The randomness of one decision, the same whenever the game is replayed.

    Use `random()` alone: it is the one method whose stream no Python version changes.
    """
    return Random(f"{seed}:choice:{ply}:{seat}")


class Question(NamedTuple):
    """What a computer player is to decide, with all that it may know; it can be pickled."""

    game: str
    level: str
    view: Any
    legal: tuple[Any, ...]
    seed: str
    ply: int
    seat: int


def asked(game: AnyGame, state: Any, level: str, ply: int) -> Question:
    """The question to a computer of this level in the place of the seat to act."""
    seat = game.to_act(state)
    assert seat is not None, "a player was asked although nobody is to act"
    view, legal = game.view(state, seat), game.legal_actions(state)
    return Question(game.id, level, view, legal, state.seed, ply, seat)


def answered(game: AnyGame, question: Question) -> Advice[Any]:
    """The answer, the same wherever and whenever it is worked out."""
    rng = choice_rng(question.seed, question.ply, question.seat)
    return game.player(question.level).advise(question.view, question.legal, rng)


def takes_long(game: AnyGame, question: Question) -> bool:
    """Whether the answer may take more than a few milliseconds."""
    if len(question.legal) == 1:
        return False
    return question.level == SEARCHING or game.player(question.level).ponders(question.view)


def advise(game: AnyGame, state: Any, level: str, ply: int) -> Advice[Any]:
    """What a computer of this level would do for the seat to act, and why."""
    return answered(game, asked(game, state, level, ply))


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
