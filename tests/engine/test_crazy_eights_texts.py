"""What Crazy Eights and Mau Mau say: every event and refusal has its sentence, and fills it."""

import re
from functools import cache
from itertools import combinations, pairwise
from random import Random
from typing import Any

import pytest

from engine import GAMES
from engine.game import AnyGame, Event, Reason
from engine.games.crazy_eights import texts
from engine.games.crazy_eights.comparison import COMPARISON
from engine.scenarios import Do, run, scenarios
from tests.engine.sentences import (
    BUTTONS,
    filled,
    judge_guide,
    marked_for,
    placeholders,
    strings,
)
from tests.engine.walks import game_of, universe

CRAZY, MAU = GAMES["crazy_eights"], GAMES["mau_mau"]
QUOTED = re.compile(r"“([^”]*)”")
GAMES_HEARD = 12
OPTIONS = [option.id for option in CRAZY.options if option.kind == "flag"]

# First part of a clause id -> its clauses in the rules text for one pack.
COUNTS = {
    "0": range(1, 4), "1": (1, 2, 3, 5), "2": range(1, 6), "3": range(1, 9), "4": range(1, 5),
    "5": range(1, 5), "6": range(1, 5), "7": range(1, 9), "8": range(1, 9), "9": range(1, 12),
    "10": range(1, 7), "11": range(1, 9), "12": range(7), "17": range(1, 6),
}  # fmt: skip
# Of effects and options that Mau Mau does not have.
NOT_IN_MAU_MAU = {
    "3.5", "3.7", "3.8", "7.6", "7.7", "9.10", "11.5", "11.6", "11.7",
    *(f"10.{step}" for step in COUNTS["10"]),
}  # fmt: skip

both_games = pytest.mark.parametrize("game", [CRAZY, MAU], ids=lambda game: str(game.id))


@cache
def heard(game: AnyGame) -> tuple[tuple[tuple[Event, int], ...], tuple[Reason, ...]]:
    """Events with the seat that saw them, and refusals, from random games and all scenarios."""
    events: list[tuple[Event, int]] = []
    reasons: dict[tuple[str, tuple[str, ...]], Reason] = {}

    def hear(before: Any, action: Any, after: Any) -> None:
        for seat in range(len(after.hands)):
            events.extend((event, seat) for event in game.events(before, action, after, seat))

    def refuse(state: Any) -> None:
        for action in universe(game):
            reason = game.why_not(state, action)
            if reason is not None:
                reasons[reason.clause, tuple(sorted(reason.values))] = reason

    for number in range(GAMES_HEARD):
        before = None
        rng = Random(number)
        for action, state in game_of(game, number):
            hear(before, action or "deal", state)
            if rng.random() < 0.1:
                refuse(state)
            before = state
    for scenario in scenarios(game):
        for played in run(game, scenario):
            refuse(played.before)
            if isinstance(played.step, Do) and played.reason is None:
                hear(played.before, game.parse(played.step.do), played.after)
    return tuple(events), tuple(reasons.values())


def test_every_clause_of_the_rules_is_there_in_their_order() -> None:
    numbered = [f"{part}.{step}" for part, steps in COUNTS.items() for step in steps]
    assert list(CRAZY.clauses) == numbered
    rows = [f"15.{step}" for step in range(1, 20)]
    place = numbered.index("17.1")
    with_rows = [*numbered[:place], *rows, *numbered[place:]]
    assert list(MAU.clauses) == [id for id in with_rows if id not in NOT_IN_MAU_MAU]


@both_games
def test_clauses_are_grouped_by_their_headings(game: AnyGame) -> None:
    parts = [id.partition(".")[0] for id in game.clauses]
    in_order = [parts[0], *(after for before, after in pairwise(parts) if before != after)]
    assert in_order == [part for part in game.sections if part in parts]


def test_mau_mau_speaks_of_no_effect_that_it_does_not_have() -> None:
    said = [*MAU.clauses.items(), *MAU.refusals.items()]
    for id, sentence in said:
        if not id.startswith("15."):
            assert not re.search(r"\b(a two|twos|queen of spades|reverse)\b", sentence), (
                id,
                sentence,
            )
            assert set(QUOTED.findall(sentence)) <= {"Points game", "Target"}, (id, sentence)


def test_every_event_kind_has_a_sentence_and_every_sentence_an_event() -> None:
    kinds = {event.kind for game in (CRAZY, MAU) for event, _ in heard(game)[0]}
    assert kinds == set(texts.SENTENCES)


@both_games
def test_every_refusal_has_a_sentence_and_every_sentence_a_refusal(game: AnyGame) -> None:
    assert {reason.clause for reason in heard(game)[1]} | {"0.1"} == set(game.refusals)
    assert set(game.refusals) <= set(game.clauses)


@both_games
def test_events_fill_their_sentences(game: AnyGame) -> None:
    for event, eye in heard(game)[0]:
        sentence = game.sentences[event.kind]
        mine = event.seat is not None and event.seat == eye
        forms = sentence.you if mine else sentence.other
        assert forms, f"nothing is said of {event} to seat {eye}"
        assert (len(forms) == 2) == ("num" in event.values), f"{event} has no fitting plural"
        who = {} if mine or event.seat is None else {"who": "Alma"}
        for form in forms:
            filled(form, {**event.values, **who})
            assert placeholders(form) == {*event.values, *who}, f"{event.kind} wastes a value"


@both_games
def test_refusals_are_filled_with_what_the_judge_names(game: AnyGame) -> None:
    for reason in heard(game)[1]:
        sentence = game.refusals[reason.clause]
        filled(sentence, reason.values)
        assert placeholders(sentence) == set(reason.values), f"{reason} wastes a value"


def test_plural_forms_name_the_same_values() -> None:
    sentences = [form for each in texts.SENTENCES.values() for form in (each.other, each.you)]
    for forms in sentences:
        if len(forms) == 2:
            one, many = forms
            assert placeholders(one) == placeholders(many) >= {"num"}
            assert one != many


def test_the_reader_is_you_and_another_player_the_subject() -> None:
    for kind, sentence in texts.SENTENCES.items():
        for form in sentence.other:
            assert form.startswith("%(who)s ") == bool(sentence.you), f"{kind} begins {form!r}"
        for form in sentence.you:
            assert form.startswith("You "), f"{kind} begins {form!r}"


SHOWN = {
    "clauses": texts.CLAUSES,
    "mau mau's clauses": texts.MAU_MAU_CLAUSES,
    "sections": texts.SECTIONS,
    "refusals": texts.REFUSALS,
    "mau mau's refusals": texts.MAU_MAU_REFUSALS,
    "events": texts.SENTENCES,
    "options": texts.OPTIONS,
    "guide": CRAZY.guide,
    "mau mau's guide": MAU.guide,
}


@pytest.mark.parametrize("table", SHOWN)
def test_texts_are_whole_and_marked_for_the_catalogs(table: str) -> None:
    known = marked_for(texts.__file__)
    for text in strings(SHOWN[table]):
        assert text or table.endswith("guide"), f"{table} have an empty text"  # of a comparison
        assert " ".join(text.split()) == text, f"{text!r} has loose spaces"
        assert not re.search(r" [.,;:]", text), f"{text!r} has a space before a stop"
        assert not set(text) & set("\"'"), f"{text!r} has straight quotation marks"
        assert text in known | {""}, f"{text!r} is not marked"
        assert not re.search(r"\)s’s|who\)s’", text), f"{text!r} makes a name a possessive"


def test_sentences_end_with_a_full_stop() -> None:
    ending = ("clauses", "mau mau's clauses", "refusals", "mau mau's refusals", "events")
    for text in (text for table in ending for text in strings(SHOWN[table])):
        assert text.endswith("."), f"{text!r} is no sentence"
    for option in texts.OPTIONS:
        assert option.text.endswith(".")
        assert not option.label.endswith(".")


def test_options_are_quoted_by_their_labels() -> None:
    labels = {option.label for option in texts.OPTIONS}
    for text in (text for table in SHOWN.values() for text in strings(table)):
        assert set(QUOTED.findall(text)) <= labels | BUTTONS | {"Mau"}, f"{text!r} quotes no label"
    for option in texts.OPTIONS[:-2]:
        assert f"“{option.label}”" in texts.CLAUSES[option.clause]


@both_games
def test_a_guide_names_what_there_is(game: AnyGame) -> None:
    judge_guide(game, {"crazy_eights", "mau_mau"} - {game.id})


def test_every_option_is_compared_with_the_standard_game() -> None:
    assert CRAZY.guide.comparison is COMPARISON
    assert [column.option for column in COMPARISON.columns] == OPTIONS
    assert len(COMPARISON.cells) == len(COMPARISON.topics)
    assert all(COMPARISON.cells)
    for column in COMPARISON.columns:
        assert len(column.cells) == len(COMPARISON.topics)
        assert sum(map(bool, column.cells)) >= 2, f"{column.option} changes nothing"


def test_a_reader_chooses_what_is_compared() -> None:
    """Topics that no chosen option changes are left out; where one is silent the standard holds."""
    assert COMPARISON.rows([]) == ()
    for one, other in combinations(OPTIONS, 2):
        rows = COMPARISON.rows([one, other])
        shown = {topic.text for topic, _ in rows}
        apart = {topic.text for option in (one, other) for topic, _ in COMPARISON.rows([option])}
        assert shown == apart
        for _, cells in rows:
            assert len(cells) == 3
            assert all(cells)
    twos = dict(COMPARISON.rows(["twos_draw_two"]))
    about = [topic.text for topic in twos]
    assert about[:2] == ["The two", "Answering a penalty"]
    assert {"Adding penalties up", "Taking a penalty", "A two as the start card"} <= set(about)
