"""How computers play Crazy Eights and Mau Mau, from what a View tells."""

from random import Random

from engine.games.crazy_eights.actions import Action
from engine.games.crazy_eights.view import View
from engine.players import Player


class Easy:
    def choose(self, view: View, legal: tuple[Action, ...], rng: Random) -> Action:
        return legal[int(rng.random() * len(legal))]


PLAYERS: dict[str, Player[View, Action]] = {"easy": Easy(), "medium": Easy()}
