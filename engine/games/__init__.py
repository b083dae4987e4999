"""The explicit list of games, one line a game."""

from engine.game import AnyGame
from engine.games.crazy_eights import CRAZY_EIGHTS, MAU_MAU
from engine.games.shithead import IDIOT, VANDTIA
from engine.games.tute import TUTE

GAMES: dict[str, AnyGame] = {
    game.id: game for game in (CRAZY_EIGHTS, MAU_MAU, IDIOT, VANDTIA, TUTE)
}
