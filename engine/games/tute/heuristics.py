"""How computers play Tute, from what a View tells."""

from random import Random

from engine.games.tute.actions import Action
from engine.games.tute.view import View
from engine.players import Player


class Easy:
    def choose(self, view: View, legal: tuple[Action, ...], rng: Random) -> Action:
        return legal[int(rng.random() * len(legal))]


PLAYERS: dict[str, Player[View, Action]] = {"easy": Easy()}
