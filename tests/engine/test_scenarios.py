"""Every scenario of every game holds, and every clause has one of its own."""

from collections.abc import Mapping
from functools import reduce
from typing import Any

import pytest

from engine import GAMES
from engine.game import AnyGame, Cards, Event, Rank, Ranks, Seat, Suit, Value
from engine.players import decide
from engine.scenarios import (
    Check,
    Do,
    Look,
    Played,
    Scenario,
    exchanged,
    load,
    run,
    scenarios,
    start,
)

# Clauses of the rules text, whether or not a page for players says them.
RULES_TEXT = {
    "shithead": """
        0.1 0.2 0.3 1.1 1.2 1.3 1.4 1.5 1.6 1.7 1.8 1.9 2.1 2.2 2.3 2.4 2.5
        3.1 3.2 3.3 3.4 3.5 3.6 4.1 4.2 4.3 4.4 4.5 5.1 5.2 5.3 5.4 5.5 5.6 5.7
        6.1 6.2 6.3 6.4 7.1 7.2 7.3 7.4 7.5 7.6 8.1 8.2 8.3 8.4 8.5 8.6 8.7 8.8
        9.1 9.2 9.3 9.4 9.5 10.1 10.2 10.3 10.4 10.5
        11.1 11.2 11.3 11.4 11.5 11.6 11.7 11.8 11.9 12.1 12.2 12.3 12.4
        13.1 13.2 13.3 13.4 13.5 13.6 14.1 14.2 14.3 14.4 14.5 14.6 14.7 14.8
        15.1 15.2 15.3 15.4 16.1 16.2 16.3 16.3a 16.4 16.5 17
        E1 E2 E3 E4 E5 E6 E7 E9 E13
    """,
    # one pack only, so without 1.4; 12.7 is a measurement
    "crazy_eights": """
        0.1 0.2 0.3 1.1 1.2 1.3 1.5 2.1 2.2 2.3 2.4 2.5 3.1 3.2 3.3 3.4 3.5 3.6 3.7 3.8
        4.1 4.2 4.3 4.4 5.1 5.2 5.3 5.4 6.1 6.2 6.3 6.4 7.1 7.2 7.3 7.4 7.5 7.6 7.7 7.8
        8.1 8.2 8.3 8.4 8.5 8.6 8.7 8.8 9.1 9.2 9.3 9.4 9.5 9.6 9.7 9.8 9.9 9.10 9.11
        10.1 10.2 10.3 10.4 10.5 10.6 11.1 11.2 11.3 11.4 11.5 11.6 11.7 11.8
        12.0 12.1 12.2 12.3 12.4 12.5 12.6 15.1 15.2 15.3 15.4 15.5 15.6 15.7 15.8 15.9 15.10
        15.11 15.12 15.13 15.14 15.15 15.16 15.17 15.18 15.19 17.1 17.2 17.3 17.4 17.5
    """,
    "tute": """
        0.1 0.2 0.3 1.1 1.2 1.3 1.4 1.5 2.1 2.2 2.3 2.4 3.1 3.2 3.3 3.4 3.5 3.6
        4.1 4.2 4.3 4.4 4.4a 4.4b 4.4c 4.5 4.5a 4.5b 4.5c 4.5d 4.6 4.7 4.8 5.1 5.2 5.3 5.4
        6.1 6.2 6.3 6.4 6.5 6.6 6.7 6.8 6.9
        7.1 7.2 7.3 7.4 7.5 7.6 7.7 7.8 7.9 7.10 7.11 7.12
        8.1 8.2 8.3 8.4 8.5 8.6 8.7 8.8 8.9 8.10 8.11 8.12 9.1 9.2 9.3 9.4
        10.1 10.2 10.3 10.4 10.5 10.6 10.7 10.8 11.1 11.2 11.3 11.4
    """,
}
SHOWN = {  # by the rules page
    "shithead": "quick-queen two-resets ten-burns four-alike four-low-on-king plain-card",
}
FAMILIES = sorted({game.family for game in GAMES.values()})
CASES = [
    pytest.param(game, scenario, id=f"{game.id}-{scenario.id}")
    for game in GAMES.values()
    for scenario in scenarios(game)
]


@pytest.mark.parametrize(("game", "scenario"), CASES)
def test_a_scenario_holds(game: AnyGame, scenario: Scenario) -> None:
    if scenario.deal is not None and scenario.deal.impossible is not None:
        with pytest.raises(ValueError, match=scenario.deal.impossible):
            start(game, scenario)
    for number, played in enumerate(run(game, scenario), start=1):
        label = f"{scenario.id}: {scenario.title}\nstep {number}: {played.step}"
        match played.step:
            case Do():
                judge_action(game, played, played.step, label)
            case Check():
                judge_check(game, played.after, played.step, label)
            case Look():
                judge_look(game, played.after, played.step, label)


def judge_action(game: AnyGame, played: Played, step: Do, label: str) -> None:
    clause = None if played.reason is None else played.reason.clause
    assert clause == step.refused, f"{label}\nrefused by {played.reason}"
    if played.reason is not None:
        values = {name: plain(value) for name, value in played.reason.values.items()}
        found = {name: values.get(name) for name in step.values}
        assert found == dict(step.values), f"{label}\nthe reason names {values}"
        return
    judge_fields(game, played.after, step.after, label)
    if step.events is not None:
        events = game.events(played.before, game.parse(step.do), played.after, 0)
        told = [written(event, wanted) for event, wanted in zip(events, step.events, strict=False)]
        told += [event.kind for event in events[len(told) :]]
        assert told == list(step.events), f"{label}\nseat 0 sees {events}"


def judge_check(game: AnyGame, state: Any, step: Check, label: str) -> None:
    legal = [str(action) for action in game.legal_actions(state)]
    words = [text.split() for text in legal]
    found: dict[str, Any] = {
        "legal": sorted(legal),
        "kinds": sorted({word[0] for word in words}),
        "ranks": sorted({word[1][0] for word in words if word[0] == "play"}),
        "over": game.is_over(state),
        "to_act": game.to_act(state),
    }
    if game.is_over(state):
        result = game.result(state)
        found |= {"places": result.places, "how": result.how}
        found["next_dealer"] = game.next_dealer(state)
    for name in ("legal", "kinds", "ranks", "over", "to_act", "places", "how", "next_dealer"):
        wanted = getattr(step, name)
        if wanted is not None:
            wanted = sorted(wanted) if name in ("legal", "kinds", "ranks") else wanted
            assert found.get(name) == wanted, f"{label}\n{name}: {found.get(name)}"
    judge_fields(game, state, step.fields, label)
    for path, count in step.counts.items():
        cards = [code for code in field(game, state, path).split() if code != "-"]
        assert len(cards) == count, f"{label}\n{path}: {cards}"


def judge_fields(game: AnyGame, state: Any, wanted: Mapping[str, Any], label: str) -> None:
    """Fields as the position would be described that has them: unordered cards in any order."""
    described = game.describe(state)
    for path, value in wanted.items():
        name, _, index = path.partition(".")
        if index:
            values = list(described[name])
            values[int(index)] = value
        else:
            values = value
        as_wanted = game.describe(game.position({**described, name: values}))
        found = field(game, state, path)
        assert found == reduce(entry, path.split("."), as_wanted), f"{label}\n{path} is {found!r}"


def judge_look(game: AnyGame, state: Any, step: Look, label: str) -> None:
    seen = game.view(state, step.look)
    for pair in step.blind:
        assert game.view(exchanged(game, state, pair), step.look) == seen, f"{label}\nseen: {pair}"
    for pair in step.tells:
        other = game.view(exchanged(game, state, pair), step.look)
        assert other != seen, f"{label}\nunseen: {pair}"
    for level in game.levels:
        for pair in step.alike:
            choices = {
                str(decide(game, each, level, ply=20))
                for each in (state, exchanged(game, state, pair))
            }
            assert len(choices) == 1, f"{label}\n{level} chooses by {pair}: {choices}"
    for name, wanted in step.sees.items():
        assert listed(getattr(seen, name)) == wanted, f"{label}\n{name}: {getattr(seen, name)}"


def field(game: AnyGame, state: Any, path: str) -> Any:
    return reduce(entry, path.split("."), game.describe(state))


def entry(value: Any, name: str) -> Any:
    return value[int(name)] if isinstance(value, list) else value[name]


def listed(value: Any) -> Any:
    return [listed(each) for each in value] if isinstance(value, tuple) else value


def plain(value: Value) -> Any:
    """A reason's value as a scenario file writes it."""
    match value:
        case Cards(codes):
            return " ".join(codes)
        case Ranks(codes):
            return list(codes)
        case Rank(code) | Suit(code):
            return code
        case Seat(seat):
            return seat
        case _:
            return value


def written(event: Event, wanted: str) -> str:
    """An event with as much detail as a scenario's entry has."""
    values = {name: plain(value) for name, value in event.values.items()} | {"seat": event.seat}
    names = [word.partition("=")[0] for word in wanted.split()[1:]]
    details = (f"{name}={str(values.get(name)).replace(' ', '+')}" for name in names)
    return " ".join((event.kind, *details))


@pytest.mark.parametrize("family", FAMILIES)
def test_every_clause_has_a_scenario_of_its_own(family: str) -> None:
    about = set()
    clauses = set(RULES_TEXT.get(family, "").split())
    for game in GAMES.values():
        if game.family == family:
            about |= {scenario.clauses[0] for scenario in scenarios(game)}
            clauses |= set(game.clauses)
    assert clauses - about == set(), "these clauses have no scenario"
    assert about - clauses == set(), "these scenarios are about a clause that does not exist"


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_clause_of_a_game_is_shown_in_that_game(game: AnyGame) -> None:
    named = {clause for scenario in scenarios(game) for clause in scenario.clauses}
    assert set(game.clauses) - named == set()


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_option_is_on_in_some_scenario(game: AnyGame) -> None:
    used = {name for scenario in scenarios(game) for name in scenario.options}
    assert used == {option.id for option in game.options}


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_scenarios_of_the_rules_page_are_there(game: AnyGame) -> None:
    wanted = set(SHOWN.get(game.family, "").split())
    assert wanted <= {scenario.id for scenario in scenarios(game)}


GOOD = """
[[scenario]]
id = "an-example"
title = "An example"
clauses = ["4.3"]
games = ["idiot"]
position = { hands = ["5S", "6S"] }
steps = [{ do = "play 5S", after = { turn = 1 } }, { legal = ["play 6S"] }, { look = 0 }]
"""


def test_the_kinds_of_steps_are_told_apart() -> None:
    (scenario,) = load(GOOD)
    assert [type(step) for step in scenario.steps] == [Do, Check, Look]


WRONG = [
    ("title", "titel", "unknown key 'titel'"),
    ("after", "afterwards", "step 1 has an unknown key 'afterwards'"),
    ("legal", "leagl", "step 2 has an unknown key 'leagl'"),
    ("look", "glance", "step 3 has an unknown key 'glance'"),
    ("{ look = 0 }", "{}", "step 3 is empty"),
    ("[[scenario]]", "[[scenarios]]", "the file has an unknown key 'scenarios'"),
    ('"an-example"', '"An example"', "words with hyphens"),
    ('clauses = ["4.3"]', "clauses = []", "needs a title and clauses"),
    ('games = ["idiot"]', "", "names no games"),
    ("position = ", "deal = { seats = 2 }\nposition = ", "either a position or a deal"),
    ('position = { hands = ["5S", "6S"] }', "deal = { sets = 2 }", "unknown key 'sets'"),
    ("after = { turn = 1 }", 'refused = "5.1", after = { turn = 1 }', "comes after a refusal"),
    ("after = { turn = 1 }", "values = { turn = 1 }", "only a refusal has values"),
]


@pytest.mark.parametrize(("good", "bad", "message"), WRONG, ids=lambda text: str(text)[:24])
def test_the_loader_says_what_is_wrong(good: str, bad: str, message: str) -> None:
    assert good in GOOD
    with pytest.raises(ValueError, match=message):
        load(GOOD.replace(good, bad, 1))


def test_two_scenarios_cannot_share_an_id() -> None:
    with pytest.raises(ValueError, match="two scenarios are called an-example"):
        load(GOOD + GOOD)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_what_is_refused_changes_nothing(game: AnyGame) -> None:
    for scenario in scenarios(game):
        for played in run(game, scenario):
            if played.reason is not None or not isinstance(played.step, Do):
                assert played.after is played.before, scenario.id
