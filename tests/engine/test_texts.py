"""What Idiot and Vändtia say: every event and refusal has its sentence, and its values fill it."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from engine.cards import FRENCH, members
from engine.game import AnyGame, Event, IllegalAction, Reason, play
from engine.games.shithead import IDIOT, VANDTIA, texts
from engine.games.shithead.guide import IDIOT_GUIDE, VANDTIA_GUIDE
from tests.engine.sentences import (
    BUTTONS,
    filled,
    judge_guide,
    marked_for,
    placeholders,
    strings,
)

HOUSE_RULES = tuple(option.id for option in VANDTIA.options)
QUOTED = re.compile(r"“([^”]*)”")

# First part of a clause id -> how many clauses follow it; 16.3a is counted apart.
COUNTS = {
    0: 3, 1: 9, 2: 5, 3: 6, 4: 5, 5: 7, 6: 4, 7: 6, 8: 8, 9: 5, 10: 5, 11: 9, 12: 4, 13: 6, 14: 8,
    15: 4, 16: 5,
}  # fmt: skip
EXTRAS = ("E1", "E2", "E3", "E4", "E5", "E6", "E7", "E9", "E13")

# Endings and ties that random games seldom meet: house rules, position, action.
RARE: tuple[tuple[tuple[str, ...], dict[str, Any], str], ...] = (
    ((), {"hands": ["4S 7S 9S", "4H 6H 9H"], "phase": "exchange"}, "start"),
    ((), {"hands": ["4S 7S 9S", "4H 7H KH"], "phase": "exchange"}, "start"),
    ((), {"hands": ["4S 7S 9S", "4H 7H 9H"], "phase": "exchange"}, "start"),
    ((), {"hands": ["4S 7S 9S", "8H JH KH"], "phase": "exchange"}, "start"),
    ((), {"hands": ["2S TS 2D", "2H TH TD"], "phase": "exchange"}, "start"),
    ((), {"hands": ["5S 5H", "6S 6H"], "idle": 149}, "play 5S"),
    ((), {"hands": ["5S 5H", "6S 6H"], "idle": 199}, "play 5S"),
    ((), {"hands": ["TS", "6S 6H", "7S 7H"]}, "play TS"),
    ((), {"hands": ["5S", "6S"]}, "play 5S"),
    ((), {"hands": ["5S", "6S", "7S", ""], "out": [3]}, "play 5S"),
    ((), {"hands": ["6S", ""], "out": [1], "phase": "over"}, "play 6S"),
    ((), {"hands": ["9C 4S", "6S"], "pile": "9S 9H 9D"}, "play 9C"),
    (("skipping_eights",), {"hands": ["8S 9S", "6S", "7S"]}, "play 8S"),
    (("matching_draw",), {"hands": ["8S 5C 9C", "6S"], "stock": "8D KC"}, "play 8S"),
    (
        ("matching_draw",),
        {"hands": ["8D 5C", "6S"], "pile": "8S", "phase": "add", "drawn": "8D"},
        "add 8D",
    ),
    (
        ("matching_draw",),
        {"hands": ["8D 5C", "6S"], "pile": "8S", "phase": "add", "drawn": "8D"},
        "keep",
    ),
    (
        ("matching_draw",),
        {"hands": ["8D 5C", "6S"], "pile": "8S", "phase": "add", "drawn": "8D"},
        "add 5C",
    ),
    (("no_special_finish",), {"hands": ["", "6S"], "hidden": ["TS - -", "- - -"]}, "flip 0"),
    (("no_special_finish",), {"hands": ["TS", "6S"]}, "pass"),
    (("no_special_finish",), {"hands": ["TS", "6S"], "pile": "5S"}, "play TS"),
    (
        ("last_hand_combination",),
        {"hands": ["5S", "6S"], "face_up": ["5H 5D KD", ""]},
        "play 5S 5H",
    ),
    (
        ("last_hand_combination",),
        {"hands": ["5S", "6S"], "face_up": ["5H 5D KD", ""]},
        "play 5S KD",
    ),
    (("seven_or_lower",), {"hands": ["8S", "6S"], "pile": "7S"}, "play 8S"),
    (("transparent_threes",), {"hands": ["8S", "6S"], "pile": "KS 3S"}, "play 8S"),
    (("penalty_card",), {"hands": ["", "6S"], "face_up": ["4S", ""], "pile": "KS"}, "pickup 4S"),
    (("penalty_card",), {"hands": ["", "6S"], "face_up": ["4S", ""], "pile": "KS"}, "pickup"),
    (("lowest_opening",), {"hands": ["5S 6S", "7S"], "opening": "5"}, "play 6S"),
    ((), {"hands": ["", "6S"], "face_up": ["4S", ""], "pile": "KS"}, "pickup 4S"),
    ((), {"hands": ["4S 4H 4D 4C", "6S"], "pile": "KS"}, "play 4S 4H 4D 4C"),
)


@dataclass
class Heard:
    """Events with the seat that saw them, and refusals, as games gave them."""

    events: list[tuple[Event, int]] = field(default_factory=list)
    reasons: list[Reason] = field(default_factory=list)

    def attempt(self, game: AnyGame, state: Any, seat: int, text: str) -> Any:
        """The state after the action, or the same one if it is refused."""
        try:
            after = play(game, state, seat, text)
        except IllegalAction as refusal:
            self.reasons.append(refusal.reason)
            return state
        action = game.parse(text)
        for eye in range(len(state.hands)):
            self.events += ((event, eye) for event in game.events(state, action, after, eye))
        return after


@cache
def heard() -> Heard:
    """Random games of both kinds with house rules mixed, and the rare cases."""
    found = Heard()
    rng = Random(5)
    mixes = [(), HOUSE_RULES, *((rule,) for rule in HOUSE_RULES)]
    mixes += [tuple(rule for rule in HOUSE_RULES if rng.random() < 0.4) for _ in range(12)]
    for number, rules in enumerate(mixes):
        _random_game(found, VANDTIA, rules, 2 + number % 4, rng)
    for seats in IDIOT.seats:
        _random_game(found, IDIOT, (), seats, rng)
    for rules, position, text in RARE:
        options = dict.fromkeys(rules, True)
        found.attempt(VANDTIA, VANDTIA.position({**position, "options": options}), 0, text)
    return found


def _random_game(
    found: Heard, game: AnyGame, rules: tuple[str, ...], seats: int, rng: Random
) -> None:
    state = game.deal(seats, f"{rng.getrandbits(64):x}", dict.fromkeys(rules, True))
    found.events += [
        (event, seat) for seat in range(seats) for event in game.events(None, "deal", state, seat)
    ]
    for _ in range(250):
        turn = game.to_act(state)
        if turn is None:
            break
        for text in _attempts(state, turn, rng):
            found.attempt(game, state, turn, text)  # the state stays, whatever comes of it
        found.attempt(game, state, (turn + 1) % seats, "keep")
        state = found.attempt(game, state, turn, str(rng.choice(game.legal_actions(state))))
    found.attempt(game, state, 0, "pickup")


def _attempts(state: Any, seat: int, rng: Random) -> Iterator[str]:
    """Texts of every kind, most of them not possible now."""
    own = [FRENCH.codes[card] for card in members(state.hands[seat] | state.face_up[seat])]
    some = " ".join(rng.sample(own, min(len(own), rng.randint(1, 3)))) or "3S"
    one, other = rng.sample(FRENCH.codes, 2)
    yield from ("start", "chance", "pickup", "keep", "pass", "deal", f"flip {rng.randrange(3)}")
    yield from (f"play {some}", f"play {one}", f"add {some}", f"add {one}")
    yield from (f"swap {one} {other}", f"pickup {one}", f"pickup {some.split()[0]}")


SHOWN = {
    "clauses": texts.ALL_CLAUSES | texts.BASE_CLAUSES,
    "idiot's clauses": texts.BASE_CLAUSES,
    "sections": texts.SECTIONS,
    "refusals": texts.REFUSALS,
    "events": texts.SENTENCES,
    "options": texts.OPTIONS,
    "idiot's guide": IDIOT_GUIDE,
    "vandtia's guide": VANDTIA_GUIDE,
}


def test_every_clause_of_the_rules_is_there_in_their_order() -> None:
    numbered = [f"{part}.{step}" for part, count in COUNTS.items() for step in range(1, count + 1)]
    numbered.insert(numbered.index("16.4"), "16.3a")
    numbered.append("17")
    assert list(VANDTIA.clauses) == [*numbered, *EXTRAS]
    assert list(IDIOT.clauses) == [id for id in numbered if not id.startswith("10.")]


def test_clauses_are_grouped_by_their_headings() -> None:
    parts = ["E" if id.startswith("E") else id.partition(".")[0] for id in VANDTIA.clauses]
    in_order = [parts[0], *(after for before, after in pairwise(parts) if before != after)]
    assert in_order == list(texts.SECTIONS)


def test_idiot_speaks_of_no_house_rule() -> None:
    for id, sentence in IDIOT.clauses.items():
        assert "house rule" not in sentence, f"clause {id} of Idiot has a house rule"


def test_every_event_kind_has_a_sentence_and_every_sentence_an_event() -> None:
    assert {event.kind for event, _ in heard().events} == set(texts.SENTENCES)


def test_every_refusal_has_a_sentence_and_every_sentence_a_refusal() -> None:
    assert {reason.clause for reason in heard().reasons} == set(texts.REFUSALS)
    assert set(texts.REFUSALS) <= set(VANDTIA.clauses)


def test_events_fill_their_sentences() -> None:
    for event, eye in heard().events:
        sentence = texts.SENTENCES[event.kind]
        mine = event.seat is not None and event.seat == eye
        forms = sentence.you if mine else sentence.other
        assert forms, f"nothing is said of {event} to seat {eye}"
        assert (len(forms) == 2) == ("num" in event.values), f"{event} has no fitting plural"
        who = {} if mine or event.seat is None else {"who": "Alma"}
        for form in forms:
            filled(form, {**event.values, **who})
            assert placeholders(form) == {*event.values, *who}, f"{event.kind} wastes a value"


def test_refusals_are_filled_with_what_the_judge_names() -> None:
    for reason in heard().reasons:
        sentence = texts.REFUSALS[reason.clause]
        filled(sentence, reason.values)
        unsaid = set(reason.values) - placeholders(sentence)
        # The zone is refused both for named cards and for a hidden place, in the same words.
        assert not unsaid or reason.clause == "0.3", f"{reason} wastes a value"


def test_plural_forms_name_the_same_values() -> None:
    sentences = [form for each in texts.SENTENCES.values() for form in (each.other, each.you)]
    for forms in sentences:
        if len(forms) == 2:
            one, many = forms
            assert placeholders(one) == placeholders(many)
            assert "num" in placeholders(one)
            assert one != many


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
        assert text or table == "vandtia's guide", f"{table} have an empty text"
        assert " ".join(text.split()) == text, f"{text!r} has loose spaces"
        assert not re.search(r" [.,;:]", text), f"{text!r} has a space before a stop"
        assert not set(text) & set("\"'"), f"{text!r} has straight quotation marks"
        assert text in known | {""}, f"{text!r} is not marked"


def test_sentences_end_with_a_full_stop() -> None:
    ending = (texts.ALL_CLAUSES, texts.BASE_CLAUSES, texts.REFUSALS, texts.SENTENCES)
    for text in (text for table in ending for text in strings(table)):
        assert text.endswith("."), f"{text!r} is no sentence"
    for option in texts.OPTIONS:
        assert option.text.endswith(".")
        assert not option.label.endswith(".")


def test_house_rules_are_quoted_by_their_labels() -> None:
    labels = {option.label for option in texts.OPTIONS}
    for text in (text for table in SHOWN.values() for text in strings(table)):
        assert set(QUOTED.findall(text)) <= labels | BUTTONS | {"turn", "ten"}, (
            f"{text!r} quotes no label"
        )
    for option in texts.OPTIONS:
        assert f"“{option.label}”" in texts.ALL_CLAUSES[option.clause]


@pytest.mark.parametrize("game", [IDIOT, VANDTIA], ids=lambda game: game.id)
def test_a_guide_names_what_there_is(game: AnyGame) -> None:
    judge_guide(game, {"idiot", "vandtia"} - {game.id})
