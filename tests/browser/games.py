"""Whole games that are played twice: in the engine to choose them, then in the browser."""

from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from engine import GAMES
from engine.game import AnyGame
from engine.players import decide

TRIED = 25  # deals from which the quickest is played
LONGEST = 2000  # plies


@dataclass(frozen=True)
class Kind:
    """A game, its house rules and how many sit."""

    game_id: str
    seats: int
    all_options: bool = False

    @property
    def game(self) -> AnyGame:
        return GAMES[self.game_id]

    @property
    def options(self) -> dict[str, bool | str]:
        """With all of them: every flag, and the first other value of every choice."""
        if not self.all_options:
            return {}
        return {
            option.id: next(value for value in option.values if value != option.default)
            for option in self.game.options
        }

    @property
    def chosen(self) -> list[str]:
        """The options as the set-up form sends them."""
        return [
            name if value is True else f"{name}={value}" for name, value in self.options.items()
        ]

    def __str__(self) -> str:
        rules = "-all" if self.all_options else ""
        return f"{self.game_id}{rules}-{self.seats}"


def choice(game: AnyGame, state: Any, ply: int) -> str:
    """What the person does: the most cards that one press lays."""
    if game.family == "crazy_eights":
        return _any_play(game, state, ply)
    view, legal = game.view(state, 0), game.legal_actions(state)
    board = game.board(view, legal)
    zones = (*board.hand, *board.face_up)
    offered = {each.action for group in zones for each in (*group.cards, *group.sets)}
    plain = [str(act) for act in legal if not str(act).startswith("play") or str(act) in offered]
    rng = Random(f"{state.seed}:{ply}")
    if "start" in plain and rng.random() < 0.6:
        return "start"
    return max(plain, key=lambda text: (_cards(text), rng.random()))


def _any_play(game: AnyGame, state: Any, ply: int) -> str:
    rng = Random(f"{state.seed}:{ply}")
    texts = [str(action) for action in game.legal_actions(state)]
    return rng.choice([text for text in texts if text.startswith("play")] or texts)


def _cards(text: str) -> int:
    return len(text.split()) if text.startswith(("play", "add")) else 0


@cache
def quick_deal(kind: Kind) -> str:
    """The seed of a deal that ends after few presses."""
    return min((f"{number:032x}" for number in range(TRIED)), key=lambda seed: _presses(kind, seed))


def _presses(kind: Kind, seed: str) -> tuple[int, str]:
    game, level = kind.game, kind.game.levels[0]
    state = game.deal(kind.seats, seed, kind.options)
    presses = ply = 0
    last_seat = 0
    while not game.is_over(state) and ply < LONGEST:
        seat = game.to_act(state) or 0  # a deal is the person's button
        text = choice(game, state, ply) if seat == 0 else str(decide(game, state, level, ply))
        presses += seat == 0 or last_seat == 0
        state = game.apply(state, game.parse(text))
        last_seat = seat
        ply += 1
    return presses if ply < LONGEST else LONGEST, seed
