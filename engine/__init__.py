"""The rules of Tapete's games: pure functions over immutable values, standard library only."""

from engine.game import Game, IllegalAction, Reason, Result, play
from engine.games import GAMES

__all__ = ["GAMES", "Game", "IllegalAction", "Reason", "Result", "play"]
