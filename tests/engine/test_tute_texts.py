"""What Tute says: every event and refusal has its sentence, and its values fill it."""

import re
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any

import pytest

from engine.game import Event, IllegalAction, Reason, play
from engine.games.tute import TUTE, clauses, guide, texts
from engine.scenarios import Do, run, scenarios
from tests.engine.sentences import BUTTONS, judge_guide, marked_for, placeholders, strings
from tests.engine.walks import universe

QUOTED = re.compile(r"“([^”]*)”")
MATCHES = 30
SHOWN: dict[str, Any] = {
    "clauses": clauses.CLAUSES,
    "sections": texts.SECTIONS,
    "refusals": texts.REFUSALS,
    "sentences": texts.SENTENCES,
    "options": texts.OPTIONS,
    "lines": texts.LINES,
    "guide": guide.GUIDE,
}


@dataclass
class Heard:
    """Events with the seat that saw them, and refusals, as matches and scenarios gave them."""

    events: list[tuple[Event, int]] = field(default_factory=list)
    reasons: list[Reason] = field(default_factory=list)


@cache
def heard() -> Heard:
    found = Heard()
    for number in range(MATCHES):
        rng = Random(number)
        state = TUTE.deal(2, f"{number:x}", {"target": "1"})
        for seat in (0, 1):
            found.events += ((event, seat) for event in TUTE.events(None, "deal", state, seat))
        while legal := TUTE.legal_actions(state):
            for action in rng.sample(universe(TUTE), 5):
                attempt(found, state, rng.randrange(2), str(action))
            action = rng.choice(legal)
            after = TUTE.apply(state, action)
            notice(found, state, action, after)
            state = after
    for scenario in scenarios(TUTE):
        for played in run(TUTE, scenario):
            if played.reason is not None:
                found.reasons.append(played.reason)
            elif isinstance(played.step, Do):
                notice(found, played.before, TUTE.parse(played.step.do), played.after)
    return found


def attempt(found: Heard, state: Any, seat: int, text: str) -> None:
    try:
        play(TUTE, state, seat, text)
    except IllegalAction as refusal:
        found.reasons.append(refusal.reason)


def notice(found: Heard, before: Any, action: Any, after: Any) -> None:
    for seat in (0, 1):
        found.events += ((event, seat) for event in TUTE.events(before, action, after, seat))


def test_every_event_kind_has_a_sentence_and_every_sentence_an_event() -> None:
    kinds = {event.kind for event, _ in heard().events}
    # Only a position with fewer cards than the pack can lose its stock at another trick.
    assert kinds | {"stock_gone"} == set(texts.SENTENCES)


def test_every_refusal_has_a_sentence_and_every_sentence_a_refusal() -> None:
    assert {reason.clause for reason in heard().reasons} == set(texts.REFUSALS)
    assert set(texts.REFUSALS) <= set(TUTE.clauses)


def test_events_fill_their_sentences() -> None:
    for event, eye in heard().events:
        sentence = texts.SENTENCES[event.kind]
        mine = event.seat is not None and event.seat == eye
        forms = sentence.you if mine else sentence.other
        assert forms, f"nothing is said of {event} to seat {eye}"
        assert (len(forms) == 2) == ("num" in event.values), f"{event} has no fitting plural"
        who = set() if mine or event.seat is None else {"who"}
        for form in forms:
            assert placeholders(form) == {*event.values, *who}, f"{event.kind}: {form}"


def test_refusals_are_filled_with_what_the_judge_names() -> None:
    for reason in heard().reasons:
        named = placeholders(texts.REFUSALS[reason.clause])
        assert named == set(reason.values), f"{reason} for {texts.REFUSALS[reason.clause]}"


def test_plural_forms_name_the_same_values() -> None:
    for forms in (form for each in texts.SENTENCES.values() for form in (each.other, each.you)):
        if len(forms) == 2:
            assert placeholders(forms[0]) == placeholders(forms[1])
            assert "num" in placeholders(forms[0])


def test_the_reader_is_you_and_another_player_the_subject() -> None:
    for kind, sentence in texts.SENTENCES.items():
        for form in sentence.other:
            assert form.startswith("%(who)s ") == bool(sentence.you), f"{kind} begins {form!r}"
        for form in sentence.you:
            assert form.startswith("You "), f"{kind} begins {form!r}"


@pytest.mark.parametrize("table", SHOWN)
def test_texts_are_whole_and_marked_for_the_catalogs(table: str) -> None:
    known = marked_for(texts.__file__)
    for text in strings(SHOWN[table]):
        if not text and table == "guide":
            continue  # of a comparison
        assert " ".join(text.split()) == text, f"{text!r} has loose spaces"
        assert not re.search(r" [.,;:]", text), f"{text!r} has a space before a stop"
        assert not set(text) & set("\"'"), f"{text!r} has straight quotation marks"
        assert text in known, f"{text!r} is not marked"


def test_sentences_end_with_a_full_stop() -> None:
    for text in strings((clauses.CLAUSES, texts.REFUSALS, texts.SENTENCES)):
        assert text.endswith("."), f"{text!r} is no sentence"
    for option in texts.OPTIONS:
        assert option.text.endswith(".")
        assert not option.label.endswith(".")


def test_options_are_quoted_by_their_labels() -> None:
    labels = {option.label for option in texts.OPTIONS}
    for text in strings(tuple(SHOWN.values())):
        assert set(QUOTED.findall(text)) <= labels | BUTTONS, f"{text!r} quotes no label"
    for option in texts.OPTIONS:
        assert f"“{option.label}”" in clauses.CLAUSES[option.clause]


def test_every_clause_is_grouped_by_its_heading() -> None:
    parts = [id.partition(".")[0] for id in clauses.CLAUSES]
    assert list(dict.fromkeys(parts)) == list(texts.SECTIONS)


def test_the_guide_names_what_there_is() -> None:
    judge_guide(TUTE, set())
