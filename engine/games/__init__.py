"""The explicit list of games, one line a game."""

from engine.game import AnyGame
from engine.games.shithead import IDIOT, VANDTIA

GAMES: dict[str, AnyGame] = {game.id: game for game in (IDIOT, VANDTIA)}
