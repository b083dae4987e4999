"""What holds for every quick player of every game: legal, repeatable, blind, and games end."""

import logging
import os
import subprocess
import sys
from itertools import islice
from random import Random

import pytest

from engine import GAMES
from engine.players import choice_rng
from tests.arena import chooser, played
from tests.players.walks import QUICK, decisions, table, told

TABLES = 25  # a game, for the laws of single choices
ENDED = 2_000  # games that computers play to their end, over all games
BATCHES = 4  # tests that share them
IMAGINED = 200  # other deals behind one view
BLIND_TABLES = 3
VIEWS = 4  # about so many a table
RETOLD = 3  # games told again by another process

NAMES = tuple(GAMES)
LOG = logging.getLogger(__name__)


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_the_quick_levels(name: str) -> None:
    assert set(QUICK) <= set(GAMES[name].levels)


@pytest.mark.parametrize("name", NAMES)
def test_a_choice_is_one_of_the_legal_actions(name: str) -> None:
    for number in range(TABLES):
        for decision in decisions(table(name, number)):
            game, state = decision.game, decision.state
            view, legal = game.view(state, decision.seat), game.legal_actions(state)
            for level in QUICK:
                rng = choice_rng(state.seed, decision.ply, decision.seat)
                action = game.player(level).choose(view, legal, rng)
                assert action in legal, f"{level} chose {action} in {game.describe(state)}"


@pytest.mark.parametrize("hash_seed", ["1", "271828"])
@pytest.mark.parametrize("name", NAMES)
def test_another_process_makes_the_same_choices(name: str, hash_seed: str) -> None:
    tell = (
        "from tests.players.walks import table, told\n"
        f"for number in range({RETOLD}): print(*told(table({name!r}, number)), sep='\\n')"
    )
    retold = subprocess.run(
        [sys.executable, "-c", tell],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        cwd=os.path.curdir,
        capture_output=True,
        text=True,
        check=True,
    )
    here = [text for number in range(RETOLD) for text in told(table(name, number))]
    assert retold.stdout.splitlines() == here


@pytest.mark.parametrize("name", NAMES)
def test_a_player_cannot_see_what_its_view_hides(name: str) -> None:
    """A choice stays the same when all that the seat cannot see is dealt anew."""
    rng = Random(name)
    moved = 0
    for number in range(BLIND_TABLES):
        every = list(decisions(table(name, number)))
        for decision in islice(every, 0, None, max(1, len(every) // VIEWS)):
            game, state = decision.game, decision.state
            view, chosen = game.view(state, decision.seat), decision.choice()
            for _ in range(IMAGINED):
                other = game.imagine(view, rng)
                moved += game.describe(other) != game.describe(state) | {"seed": other.seed}
                level = game.player(decision.level)
                draws = choice_rng(state.seed, decision.ply, decision.seat)
                again = level.choose(
                    game.view(other, decision.seat), game.legal_actions(other), draws
                )
                assert again == chosen, f"{decision.level}: {again} in {game.describe(other)}"
    assert moved > IMAGINED, "the imagined deals were hardly ever different ones"


@pytest.mark.parametrize("batch", range(BATCHES))
def test_games_of_computers_end(batch: int) -> None:
    """`played` fails beyond 20,000 plies; `--log-cli-level=info` names the longest game."""
    longest, which = 0, ""
    for number in range(batch, ENDED, BATCHES):
        name = NAMES[number // BATCHES % len(NAMES)]
        at = table(name, number)
        game = GAMES[name]
        line_up = [chooser(game, level) for level in at.levels]
        one = played(game, at.seed, line_up, at.options)
        assert len(one.places) == at.seats
        assert 1 in one.places
        if one.plies > longest:
            longest, which = one.plies, repr(at)
    LOG.info("longest: %s plies, %s", longest, which)
