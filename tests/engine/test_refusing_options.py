"""A refusal names the options of the table that it comes from, and no others."""

from collections.abc import Iterable, Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from engine import GAMES
from engine.game import AnyGame
from tests.engine.walks import choose, options_at, rare, universe

# The options that forbid what is legal without them; the others allow more, or change what is done.
FORBIDDING = {
    "crazy_eights": {"twos_draw_two", "queen_of_spades_draws_five", "draw_until_playable"},
    "mau_mau": set(),
    "idiot": set(),
    "vandtia": {
        "matching_draw",
        "penalty_card",
        "transparent_threes",
        "seven_or_lower",
        "lowest_opening",
        "no_special_finish",
    },
    "tute": set(),
}
WALKS = 6  # with each option
PLIES = 150
TRIED = 12  # of all actions, in a state

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)


def without(game: AnyGame, state: Any, options: Iterable[str]) -> Any | None:
    """The same cards where these options are as if nobody had chosen them, None if that cannot be.

    What only an option can have brought about is gone with it.
    """
    described = game.describe(state)
    for option in options:
        _take_away(described, option)
    defaults = {each.id: each.default for each in game.options if each.id in options}
    described["options"] = described["options"] | defaults
    try:
        return game.position(described)
    except ValueError:
        return None


def _take_away(described: dict[str, Any], option: str) -> None:
    match option:
        case "twos_draw_two" | "queen_of_spades_draws_five":
            kind = "twos" if option == "twos_draw_two" else "queen"
            if described["penalty"] and described["penalty"]["kind"] == kind:
                described["penalty"] = None
        case "matching_draw":
            if described["phase"] == "add":
                described |= {"phase": "play", "drawn": "", "eights": 0}
        case "lowest_opening":
            described["opening"] = None
        case _:
            pass


def walked(game: AnyGame, option: str) -> Iterator[Any]:
    """States of random games with this option and some others."""
    rng = Random(f"{game.id} {option}")
    chosen = next(each for each in game.options if each.id == option)
    for number in range(WALKS):
        value = rng.choice([value for value in chosen.values if value != chosen.default])
        options = options_at(game, rng) | {option: value}
        state = game.deal(rng.choice(list(game.seats)), f"{number:x}", options)
        tidiness = rng.random()
        for _ in range(PLIES):
            yield state
            legal = list(game.legal_actions(state))
            if not legal:
                break
            state = game.apply(state, choose(legal, rng, tidiness))


@cache
def compared(game: AnyGame) -> tuple[tuple[str, Any, Any], ...]:
    """Each option that is on, with a state and the same one without it."""
    pairs = [(option.id, state) for option in game.options for state in walked(game, option.id)]
    for situation in rare(game):
        on = game.describe(situation.state)["options"]
        pairs += [
            (each.id, situation.state) for each in game.options if on[each.id] != each.default
        ]
    found = []
    for option, state in pairs:
        other = without(game, state, (option,))
        if other is not None and not game.is_over(state):
            found.append((option, state, other))
    return tuple(found)


@each_game
def test_an_option_that_forbids_what_is_legal_without_it_is_named(game: AnyGame) -> None:
    met = set()
    for option, state, other in compared(game):
        for action in game.legal_actions(other):
            reason = game.why_not(state, action)
            if reason is not None:
                met.add(option)
                assert option in reason.options, f"{action} for {reason} in {game.describe(state)}"
    assert met == FORBIDDING[game.id]


@each_game
def test_an_option_that_a_refusal_does_not_come_from_is_not_named(game: AnyGame) -> None:
    rng = Random(7)
    named = set()
    for option, state, _ in compared(game):
        for action in rng.sample(universe(game), TRIED):
            reason = game.why_not(state, action)
            if reason is None:
                continue
            on = game.describe(state)["options"]
            assert all(on[name] for name in reason.options), f"{reason} with {on}"
            if option in reason.options:
                named.add(option)
                instead = game.why_not(without(game, state, reason.options), action)
                assert instead is None or instead.clause != reason.clause, (
                    f"{action} is refused by {reason} without its options too"
                )
    assert named <= FORBIDDING[game.id]
    assert bool(named) == bool(FORBIDDING[game.id])


@each_game
def test_refusals_of_a_table_without_options_name_none(game: AnyGame) -> None:
    rng = Random(8)
    for number in range(20):
        state = game.deal(rng.choice(list(game.seats)), f"{number:x}")
        for _ in range(PLIES):
            reasons = (game.why_not(state, action) for action in rng.sample(universe(game), TRIED))
            assert not [each for each in reasons if each and each.options]
            legal = game.legal_actions(state)
            if not legal:
                break
            state = game.apply(state, rng.choice(legal))


@each_game
def test_a_refusal_leaves_it_to_the_table_to_name_an_option(game: AnyGame) -> None:
    for clause, sentence in game.refusals.items():
        assert "“" not in sentence, f"{clause} quotes an option that may be off"


def test_both_of_two_options_are_named_where_either_is_enough() -> None:
    """A 3 fits on a 7 because of either; without both nothing in this hand would."""
    game = GAMES["vandtia"]
    both = {"transparent_threes": True, "seven_or_lower": True}
    position = {"options": both, "hands": ["3S", "9S"], "pile": "7S", "stock": "KD"}
    for text in ("chance", "pickup"):
        reason = game.why_not(game.position(position), game.parse(text))
        assert reason is not None
        assert (reason.clause, set(reason.options)) == ("5.7", set(both))
