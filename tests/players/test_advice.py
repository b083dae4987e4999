"""Why players do what they do: every reason is reached, filled, true, and blind to hidden cards."""

import os
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine import GAMES
from engine.game import AnyGame, Cards, Phrase
from engine.players import ONLY, Advice, advise, choice_rng, decisive, next_best
from tests.engine.sentences import filled, marked, placeholders, strings
from tests.players.walks import QUICK, decisions, table

THOROUGH = bool(os.environ.get("THOROUGH"))
TABLES = 60 if THOROUGH else 12  # walked of each game
IMAGINED = 200 if THOROUGH else 20  # other deals behind one view
BLIND_TABLES = 12 if THOROUGH else 3
VIEWS = 30 if THOROUGH else 8  # about so many a table

FAMILIES = {game.family: game for game in GAMES.values()}
LAST_TWO = {"tricks": 18, "trump": "o"}
ADDRESSES_SOMEBODY = re.compile(r"\b(you|your|yours)\b", re.IGNORECASE)

Where = tuple[str, tuple[str, ...], dict[str, Any]]  # game, options that are on, position

# What random games seldom meet: a reason of medium, and where it has it.
RARE: tuple[tuple[str, Where], ...] = (
    ("only", ("crazy_eights", (), {"hands": ["KH", "9D"], "pile": "7S"})),
    (
        "last",
        (
            "crazy_eights",
            ("twos_draw_two",),
            {"hands": ["2S", "9H TH"], "pile": "2D", "penalty": {"kind": "twos", "cards": 2}},
        ),
    ),
    (
        "not_again",
        (
            "crazy_eights",
            ("jacks_skip",),
            {"hands": ["JH 7D KC", "9S TC 5C"], "pile": "7H", "stock": "3D 5D"},
        ),
    ),
    ("only", ("vandtia", ("no_special_finish",), {"hands": ["TS", "6S"]})),
    (
        "higher",
        (
            "vandtia",
            ("skipping_eights",),
            {"hands": ["5S 8S KS", "", "6H"], "face_up": ["", "4H 7D", ""], "pile": "3D 3H 4C 5C"},
        ),
    ),
    (
        "four",
        ("vandtia", (), {"hands": ["KS AS", ""], "face_up": ["", "4H"], "pile": "KH KD KC"}),
    ),
    ("finish", ("vandtia", (), {"hands": ["TS 7S 7H", "8S"], "pile": "4D"})),
    (
        "high",
        (
            "vandtia",
            ("matching_draw",),
            {"hands": ["5S KD 9S", "4H"], "pile": "KS", "phase": "add", "drawn": "KD"},
        ),
    ),
    (
        "small_pile",
        ("vandtia", (), {"hands": ["4S 5S 6S", "QH"], "pile": "KD", "stock": "7D 8D 9D"}),
    ),
    ("alike", ("tute", (), {"hands": ["2c 2e", "4b"], "turn_up": "5o", "stock": "4e 5b 6b 7b Sb"})),
    ("stop", ("tute", (), {"hands": ["1o 2c", "3o 1c"], **LAST_TWO, "capote": 1})),
    ("sweep", ("tute", (), {"hands": ["1o 3o", "2c 4c"], **LAST_TWO, "capote": 0})),
    ("slip", ("tute", (), {"hands": ["2c 2e", "1c 1e"], **LAST_TWO, "capote": 0})),
    ("level", ("tute", (), {"hands": ["2o 4o", "5c 6c"], **LAST_TWO, "points": [40, 50]})),
    (
        "won",
        ("tute", (), {"hands": ["1o 3o", "2c 4c"], **LAST_TWO, "deal": 2, "carried": [80, 70]}),
    ),
)


@dataclass(frozen=True)
class Heard:
    """What a level said in a state."""

    game: AnyGame
    level: str
    state: Any
    ply: int
    advice: Advice[Any]

    @property
    def seat(self) -> int:
        seat = self.game.to_act(self.state)
        assert seat is not None, "somebody is to act"
        return seat

    @property
    def why(self) -> Phrase:
        return self.advice.why

    @property
    def proposal(self) -> Phrase:
        view = self.game.view(self.state, self.seat)
        return self.game.proposal(view, self.advice.action)

    @property
    def after(self) -> Any:
        return self.game.apply(self.state, self.advice.action)


@cache
def heard(family: str) -> tuple[Heard, ...]:
    """Every level asked at every turn of some games, and in the rare cases."""
    found = []
    for name in (name for name, game in GAMES.items() if game.family == family):
        for number in range(TABLES):
            for each in decisions(table(name, number)):
                found += [_ask(each.game, each.state, level, each.ply) for level in QUICK]
    found += [_rare(where) for _, where in RARE if GAMES[where[0]].family == family]
    return tuple(found)


def _rare(where: Where) -> Heard:
    name, options, position = where
    described = {"options": dict.fromkeys(options, True), "seed": "0", **position}
    return _ask(GAMES[name], GAMES[name].position(described), "medium", 0)


def _ask(game: AnyGame, state: Any, level: str, ply: int) -> Heard:
    return Heard(game, level, state, ply, advise(game, state, level, ply))


every_family = pytest.mark.parametrize("family", FAMILIES)


def test_a_rare_position_has_its_reason() -> None:
    for reason, where in RARE:
        said = _rare(where)
        assert said.why.id == reason, _told(said)


@every_family
def test_every_reason_has_a_sentence_and_every_sentence_a_reason(family: str) -> None:
    assert {each.why.id for each in heard(family)} == set(FAMILIES[family].reasons)


@every_family
def test_every_action_has_a_proposal_and_every_proposal_an_action(family: str) -> None:
    legal = {
        each.game.proposal(each.game.view(each.state, each.seat), action).id
        for each in heard(family)
        for action in each.game.legal_actions(each.state)
    }
    assert legal == set(FAMILIES[family].proposals)


@every_family
def test_sentences_are_filled_with_what_they_name(family: str) -> None:
    game = FAMILIES[family]
    for each in heard(family):
        for told, sentences in ((each.why, game.reasons), (each.proposal, game.proposals)):
            forms = sentences[told.id]
            assert (len(forms) == 2) == ("num" in told.values), f"{told} has no fitting plural"
            for form in forms:
                filled(form, told.values)
                assert placeholders(form) == set(told.values), f"{told.id} wastes a value"


@every_family
def test_sentences_are_whole_and_marked_for_the_catalogs(family: str) -> None:
    known = set(marked(Path(f"engine/games/{family}/advice.py")))
    game = FAMILIES[family]
    for text in strings((game.reasons, game.proposals)):
        assert text in known, f"{text!r} is not marked"
        assert text.endswith("."), f"{text!r} is no sentence"
        assert " ".join(text.split()) == text, f"{text!r} has loose spaces"
        assert not set(text) & set("\"'"), f"{text!r} has straight quotation marks"


@every_family
def test_a_reason_is_told_of_the_action_and_not_of_who_acts(family: str) -> None:
    """So that it answers “what would you play?” as well as “why did it do that?”."""
    for text in strings(FAMILIES[family].reasons):
        assert not ADDRESSES_SOMEBODY.search(text), text


@every_family
def test_a_reason_names_no_card_but_those_of_its_action(family: str) -> None:
    for each in heard(family):
        named = {
            code
            for value in each.why.values.values()
            if isinstance(value, Cards)
            for code in value.codes
        }
        assert named <= set(str(each.advice.action).split()), each.advice


@every_family
def test_the_only_action_is_called_so_and_no_other(family: str) -> None:
    for each in heard(family):
        forced = len(each.game.legal_actions(each.state)) == 1
        assert (each.why.id == ONLY) == forced, f"{each.advice} in {_told(each)}"


@pytest.mark.parametrize("level", QUICK)
@pytest.mark.parametrize("name", GAMES)
def test_advice_does_not_depend_on_what_is_hidden(name: str, level: str) -> None:
    """Action, reason and every number in it stay, however the hidden cards are dealt."""
    rng = Random(f"{name}:{level}")
    moved = 0
    for number in range(BLIND_TABLES):
        every = list(decisions(table(name, number)))
        for each in islice(every, 0, None, max(1, len(every) // VIEWS)):
            game, state, seat = each.game, each.state, each.seat
            said = advise(game, state, level, each.ply)
            view = game.view(state, seat)
            for _ in range(IMAGINED):
                other = game.imagine(view, rng)
                moved += game.describe(other) != game.describe(state) | {"seed": other.seed}
                draws = choice_rng(state.seed, each.ply, seat)
                again = game.player(level).advise(
                    game.view(other, seat), game.legal_actions(other), draws
                )
                assert again == said, f"{level}: {again} in {game.describe(other)}"
                assert game.proposal(game.view(other, seat), again.action) == game.proposal(
                    view, said.action
                )
    assert moved > IMAGINED, "the imagined deals were hardly ever different ones"


# ---- reasons are true ----------------------------------------------------------------------------


def _told(each: Heard) -> str:
    return f"{each.level}: {each.advice} in {each.game.describe(each.state)}"


def _num(each: Heard) -> int:
    num = each.why.values["num"]
    assert isinstance(num, int)
    return num


def _plays(game: AnyGame, state: Any) -> bool:
    return any(str(action).startswith("play") for action in game.legal_actions(state))


def _same_seat(each: Heard) -> bool:
    return each.game.to_act(each.after) == each.seat or each.game.is_over(each.after)


def _played_out(each: Heard, rival: str) -> dict[str, Any]:
    """How the hand of Tute ends if this seat goes on so; "" lets the other play at random."""
    game, state, rng = each.game, each.after, Random(each.ply)
    while game.to_act(state) is not None:
        legal = game.legal_actions(state)
        level = "medium" if game.to_act(state) == each.seat else rival
        action = advise(game, state, level, 0).action if level else rng.choice(legal)
        state = game.apply(state, action)
    return game.describe(state)


def _margin(each: Heard, described: Mapping[str, Any]) -> int:
    totals = [points + carried for points, carried in _points(described)]
    return int(totals[each.seat] - totals[1 - each.seat])


def _points(described: Mapping[str, Any]) -> Iterator[tuple[int, int]]:
    yield from zip(described["points"], described["carried"], strict=True)


def _wins(each: Heard) -> bool:
    """Against the best play and against any other."""
    return all(_played_out(each, rival)["hand_winner"] == each.seat for rival in ("medium", ""))


def _wins_by(each: Heard) -> bool:
    best, careless = (_played_out(each, rival) for rival in ("medium", ""))
    return (
        best["hand_winner"] == careless["hand_winner"] == each.seat
        and (best["ended"] != "played" or _margin(each, best) >= _num(each))
        and (careless["ended"] != "played" or _margin(each, careless) >= _num(each))
    )


def _second_deal_with(lead: int, each: Heard) -> bool:
    """The lead comes true against the best play; a careless rival can only make it better."""
    best, careless = (_played_out(each, rival) for rival in ("medium", ""))
    return (
        best["hand_winner"] is None
        and _margin(each, best) == lead
        and (careless["hand_winner"] == each.seat or _margin(each, careless) >= lead)
    )


TRUE: dict[str, dict[str, Callable[[Heard], bool]]] = {
    "crazy_eights": {
        "last": lambda each: each.after.winner == each.seat,
        "answer": lambda each: each.after.penalty == _num(each),
        "again": lambda each: _same_seat(each) and _plays(each.game, each.after),
        "stuck": lambda each: not _plays(each.game, each.after),
        "draws": lambda each: each.after.hands[each.after.turn].bit_count() == _num(each),
        "misses": lambda each: _num(each) in [hand.bit_count() for hand in each.state.hands],
    },
    "shithead": {
        "four": lambda each: _same_seat(each) and not each.after.pile,
        "burn": lambda each: _same_seat(each) and not each.after.pile,
        "finish": lambda each: _same_seat(each) and not each.after.pile,
        "wall": lambda each: (
            not _plays(each.game, each.after) and len(each.after.pile) == _num(each)
        ),
        "small_pile": lambda each: len(each.state.pile) == _num(each),
        "large_pile": lambda each: len(each.state.pile) == _num(each),
    },
    "tute": {
        "take": lambda each: (
            each.after.points[each.seat] - each.state.points[each.seat] == _num(each)
            and each.after.turn == each.seat
        ),
        "duck": lambda each: each.after.turn != each.seat,
        "spare": lambda each: each.after.turn != each.seat,
        "declare": lambda each: (
            each.after.points[each.seat] - each.state.points[each.seat] == _num(each)
        ),
        "to_declare": lambda each: any(
            str(action).startswith("declare") for action in each.game.legal_actions(each.after)
        ),
        "to_exchange": lambda each: any(
            str(action).startswith("exchange") for action in each.game.legal_actions(each.after)
        ),
        "claim": lambda each: each.after.hand_winner == each.seat,
        "capote": _wins,
        "sweep": _wins,
        "stop": _wins,
        "won": _wins,
        "won_by": _wins_by,
        "ahead": lambda each: _second_deal_with(_num(each), each),
        "behind": lambda each: _second_deal_with(-_num(each), each),
        "level": lambda each: _second_deal_with(0, each),
    },
}
CHECKED = 400 if THOROUGH else 40  # of each reason


@pytest.mark.parametrize(
    ("family", "reason"), [(family, reason) for family in TRUE for reason in TRUE[family]]
)
def test_a_reason_is_true(family: str, reason: str) -> None:
    told = [each for each in heard(family) if each.why.id == reason]
    for each in islice(told, 0, None, max(1, len(told) // CHECKED)):
        assert TRUE[family][reason](each), _told(each)


# ---- what the reasons are found with -------------------------------------------------------------


def test_the_next_best_is_worth_less_than_the_best() -> None:
    assert next_best([3.0, 5.0, 5.0, 4.0]) == 3
    assert next_best([5.0, 5.0]) is None
    assert next_best([5.0]) is None
    assert next_best([0.1 + 0.2, 0.3]) is None, "the same sum, but for rounding"
    assert next_best([5.0, 4.0, 3.0], [0, 2]) == 2


def test_the_decisive_part_puts_the_best_most_ahead() -> None:
    assert decisive(("a", "b", "c"), (1.0, 0.0, -1.0), (3.0, -1.0, -5.0)) == "c"
