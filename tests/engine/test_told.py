"""Nothing happens in silence: every change that a seat can see has an event."""

from typing import Any

import pytest

from engine import GAMES
from engine.game import AnyGame
from tests.engine.walks import game_of

WALKS = 12
# What changes in a position -> the events of which one tells it. A deal tells of all that is new.
TELLS: dict[str, set[str]] = {
    "burned": {"burn_ten", "burn_four"},
    "out": {"wins", "out"},
    "direction": {"clockwise", "anticlockwise", "dealt"},
    "shuffles": {"reshuffle", "dealt", "dealt_second"},
    "scores": {"scores"},
    "declared": {"declare", "declare_trump", "dealt", "dealt_second"},
    "capote": {"capote", "dealt", "dealt_second"},
    "turn_up": {"exchange", "draw_turn_up", "turn_up"},
    "match": {"wins_hand"},
}


def told(game: AnyGame, before: Any, action: Any, after: Any, seat: int) -> set[str]:
    """Kinds of the events that a seat is told."""
    return {event.kind for event in game.events(before, action, after, seat)}


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_every_visible_change_is_told(game: AnyGame) -> None:
    for number in range(WALKS):
        before: Any = None
        for action, after in game_of(game, number):
            if before is not None:
                was, now = game.describe(before), game.describe(after)
                seats = range(len(was["hands"]))
                for kinds in (told(game, before, action, after, seat) for seat in seats):
                    where = f"{action} tells {kinds} in {was}"
                    assert kinds, where
                    for field in (name for name in TELLS if was.get(name) != now.get(name)):
                        assert kinds & TELLS[field], f"{field} changes, but {where}"
                    if was["stock"] and not now["stock"]:
                        assert kinds & {"stock_empty", "phase_2", "stock_gone"}, where
                    if now["phase"] == "play" and was.get("penalty") != now.get("penalty"):
                        told_of = {"faces_twos", "faces_queen", "take", "lapses", "dealt"}
                        assert kinds & told_of, where
            before = after
