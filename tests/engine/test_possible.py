"""What can be done instead of what was refused: all that is legal, in words that fit."""

import pytest

from engine import GAMES
from engine.game import AnyGame, AnyOf, Cards
from tests.engine.sentences import filled, placeholders
from tests.engine.walks import Situation, common, rare

FAMILY_GAMES = {"mau_mau": "crazy_eights", "idiot": "vandtia"}  # fewer kinds of the same phrases
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)


def situations(game: AnyGame) -> list[Situation]:
    return [*rare(game), *common(game, games=12, states_a_game=20)]


@each_game
def test_what_is_possible_comes_to_all_that_is_legal(game: AnyGame) -> None:
    for situation in situations(game):
        legal = game.legal_actions(situation.state)
        seat = game.to_act(situation.state) or 0
        told = game.possible(game.view(situation.state, seat), legal)
        assert bool(told) == bool(legal), f"{situation}"
        chosen = {code for each in told for code in _codes(each.values.values(), AnyOf)}
        texts = [str(action).split() for action in legal if str(action)[:4] != "swap"]
        named = {part for text in texts for part in text if part in game.deck}
        assert chosen == named, f"{situation}"
        assert len({(each.id, str(each.values)) for each in told}) == len(told), f"{situation}"


@each_game
def test_phrases_are_filled(game: AnyGame) -> None:
    met = set()
    for situation in situations(game):
        legal = game.legal_actions(situation.state)
        seat = game.to_act(situation.state) or 0
        for each in game.possible(game.view(situation.state, seat), legal):
            met.add(each.id)
            forms = game.possibilities[each.id]
            assert (len(forms) == 2) == ("num" in each.values), f"{each} has no fitting plural"
            for form in forms:
                filled(form, each.values)
                assert placeholders(form) == set(each.values), f"{each} wastes a value"
    if game.id not in FAMILY_GAMES:
        assert met == set(game.possibilities), "a phrase that nothing uses"


@each_game
def test_phrases_go_on_after_you_can(game: AnyGame) -> None:
    for forms in game.possibilities.values():
        for form in forms:
            assert form[0].islower(), f"{form!r} begins a sentence"
            assert form[-1] not in ".,;:", f"{form!r} ends one"


def _codes(values: object, kind: type[AnyOf] | type[Cards]) -> list[str]:
    assert hasattr(values, "__iter__")
    return [code for value in values if isinstance(value, kind) for code in value.codes]
