"""The laws that every game keeps, over random games and over the rare states of its scenarios."""

import json
import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import GAMES
from engine.game import AnyGame, Event, IllegalAction, Reason, Sentence, play
from tests.engine.walks import (
    MALFORMED,
    MOST_PLIES,
    NEVER_LEGAL,
    PHASES,
    Situation,
    common,
    dealt_anew,
    digest,
    game_of,
    options_at,
    order_of,
    probes,
    rare,
    secrets,
    universe,
    zones,
)

GAMES_WALKED = 20  # of each game, for the states that laws are judged in
STATES_A_GAME = 8
EXAMPLES = 24  # each a whole game
NAMED = re.compile(r"%\((\w+)\)s")
SAID_BY_THE_TABLE = {"who"}  # names the seat of an event

ZERO_IS_A_SEAT = {"capote", "dealer", "hand_winner", "winner"}  # fields whose 0 says something

LAWS = settings(
    max_examples=EXAMPLES, derandomize=True, deadline=None, database=None, print_blob=False
)

SITUATIONS = {
    game.id: [*rare(game), *common(game, GAMES_WALKED, STATES_A_GAME)] for game in GAMES.values()
}
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: str(game.id))
games = st.sampled_from(list(GAMES.values()))
numbers = st.integers(0, 2**32)


@each_game
def test_the_states_judged_are_of_every_kind(game: AnyGame) -> None:
    """A law over states of one kind would say little."""
    described = [game.describe(each.state) for each in SITUATIONS[game.id]]
    assert {each["phase"] for each in described} >= PHASES[game.family]
    assert {len(each["hands"]) for each in described} == set(game.seats)
    for option in game.options:
        wanted = set(option.values) if option.kind == "flag" else {option.default}
        assert {each["options"][option.id] for each in described} >= wanted
    kinds = {str(a).split()[0] for each in SITUATIONS[game.id] for a in legal_at(each)}
    assert kinds == {str(a).split()[0] for a in universe(game)} - NEVER_LEGAL[game.id]


def legal_at(situation: Situation) -> tuple[Any, ...]:
    return situation.game.legal_actions(situation.state)


# ---- what may be done --------------------------------------------------------------------------


@each_game
def test_a_live_state_has_a_legal_action_and_a_finished_one_none(game: AnyGame) -> None:
    for each in SITUATIONS[game.id]:
        over = game.is_over(each.state)
        assert bool(legal_at(each)) is not over, each
        deal_is_due = [str(action) for action in legal_at(each)] == ["deal"]
        assert (game.to_act(each.state) is None) is (over or deal_is_due), each


@each_game
def test_no_action_is_listed_twice(game: AnyGame) -> None:
    for each in SITUATIONS[game.id]:
        texts = [str(action) for action in legal_at(each)]
        assert len(set(texts)) == len(texts), each


@each_game
def test_nothing_is_refused_exactly_if_it_is_listed(game: AnyGame) -> None:
    for each in [*rare(game), *SITUATIONS[game.id][len(rare(game)) :: 3]]:
        legal = set(legal_at(each))
        thinkable = legal.union(probes(game, each.state))
        accepted = {action for action in thinkable if game.why_not(each.state, action) is None}
        assert accepted == legal, each


@each_game
def test_every_reason_names_a_clause_and_fills_its_sentence(game: AnyGame) -> None:
    reasons: dict[tuple[str, tuple[str, ...]], Reason] = {}
    for each in SITUATIONS[game.id][::2]:
        for action in universe(game):
            reason = game.why_not(each.state, action)
            if reason is not None:
                reasons[reason.clause, tuple(sorted(reason.values))] = reason
        if game.is_over(each.state):
            assert game.result(each.state).how in game.clauses, each
    assert reasons
    for reason in reasons.values():
        assert reason.clause in game.clauses, reason
        sentence = game.refusals.get(reason.clause) or game.clauses[reason.clause]
        assert set(NAMED.findall(sentence)) <= set(reason.values), (sentence, reason)


@each_game
def test_every_option_names_a_clause(game: AnyGame) -> None:
    for option in game.options:
        assert option.clause in game.clauses, option


@each_game
def test_play_agrees_with_the_judge(game: AnyGame) -> None:
    for each in SITUATIONS[game.id][::7]:
        seat = game.to_act(each.state)
        for action in universe(game)[::5] + legal_at(each):
            reason = game.why_not(each.state, action)
            if reason is None:
                after = play(game, each.state, seat or 0, str(action))
                assert after == game.apply(each.state, action), (each, str(action))
            else:
                with pytest.raises(IllegalAction) as caught:
                    play(game, each.state, seat or 0, str(action))
                assert caught.value.reason == reason, (each, str(action))


# ---- cards and time ----------------------------------------------------------------------------


@LAWS
@given(game=games, number=numbers)
def test_cards_are_conserved(game: AnyGame, number: int) -> None:
    whole = Counter(game.deck)
    for ply, (_, state) in enumerate(game_of(game, number)):
        assert Counter(zones(game, state)) == whole, f"{game.id} {number}, ply {ply}"


@each_game
def test_an_action_conserves_the_cards_that_a_position_names(game: AnyGame) -> None:
    for each in SITUATIONS[game.id]:
        cards = Counter(zones(game, each.state))
        for action in legal_at(each):
            after = Counter(zones(game, game.apply(each.state, action)))
            wanted = Counter(game.deck) if str(action) == "deal" else cards  # from a whole pack
            assert after == wanted, (each, str(action))


@LAWS
@given(game=games, number=numbers)
def test_random_games_end(game: AnyGame, number: int) -> None:
    plies, state = 0, None
    for plies, (_, state) in enumerate(game_of(game, number)):  # noqa: B007
        pass
    assert plies < MOST_PLIES
    assert game.is_over(state)
    result = game.result(state)
    best = [seat for seat, place in enumerate(result.places) if place == 1]
    assert best, "somebody is first"
    assert result.winner == (best[0] if len(best) == 1 else None)
    assert game.next_dealer(state) in range(len(result.places))


@LAWS
@given(game=games, number=numbers)
def test_the_record_replays_the_game(game: AnyGame, number: int) -> None:
    """Seed, options, seats and the texts of the actions are the whole game."""
    walk = list(game_of(game, number))
    first, last = walk[0][1], walk[-1][1]
    described = game.describe(first)
    seats = len(described["hands"])
    state = game.deal(seats=seats, seed=described["seed"], options=described["options"])
    assert state == first
    for action, _ in walk[1:]:
        state = play(game, state, game.to_act(state) or 0, str(action))
    assert state == last


def test_another_process_plays_the_same_games() -> None:
    root = Path(__file__).parents[2]
    code = "from tests.engine.walks import digest; print(digest())"
    environment = os.environ | {"PYTHONHASHSEED": "4242", "PYTHONPATH": str(root)}
    command = [sys.executable, "-c", code]
    told = subprocess.check_output(command, cwd=root, env=environment, text=True)
    assert told.strip() == digest()


# ---- text forms --------------------------------------------------------------------------------


@each_game
def test_an_action_is_its_text(game: AnyGame) -> None:
    listed = {action for each in SITUATIONS[game.id] for action in legal_at(each)}
    for action in listed.union(universe(game)):
        text = str(action)
        assert game.parse(text) == action
        assert str(game.parse(text)) == text
        assert hash(game.parse(text)) == hash(action)


@each_game
def test_cards_may_be_named_in_any_order(game: AnyGame) -> None:
    for action in universe(game):
        verb, *cards = str(action).split()
        if verb in ("play", "add") and set(cards) <= set(game.deck):
            assert game.parse(" ".join([verb, *reversed(cards)])) == action


@each_game
@pytest.mark.parametrize("text", MALFORMED, ids=lambda text: repr(text[:20]))
def test_what_is_no_action_is_a_value_error(game: AnyGame, text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        game.parse(text)


@LAWS
@given(game=games, text=st.text(alphabet="playdsw 23TSHDC\n\t-", max_size=24))
def test_any_text_is_an_action_or_a_value_error(game: AnyGame, text: str) -> None:
    try:
        action = game.parse(text)
    except ValueError:
        return
    assert game.parse(str(action)) == action


@each_game
def test_a_position_is_the_state(game: AnyGame) -> None:
    for each in SITUATIONS[game.id]:
        described = game.describe(each.state)
        stored = json.loads(json.dumps(described))
        assert stored == described, each
        assert game.position(stored) == each.state, each


@each_game
def test_fields_left_out_take_their_defaults(game: AnyGame) -> None:
    """A position without its empty and null fields is the same position."""
    for each in SITUATIONS[game.id]:
        described = game.describe(each.state)
        empty = [name for name, value in described.items() if value in ("", None, [], 0)]
        short = {name: described[name] for name in described if name not in empty}
        for name in ZERO_IS_A_SEAT & set(described):
            short[name] = described[name]
        assert game.position(short) == each.state, each


# ---- who may know what -------------------------------------------------------------------------


@each_game
def test_an_imagined_state_gives_the_same_view(game: AnyGame) -> None:
    rng = Random("imagine")
    for each in SITUATIONS[game.id]:
        for seat in range(each.seats):
            seen = game.view(each.state, seat)
            imagined = game.imagine(seen, rng)
            assert game.view(imagined, seat) == seen, (each, seat)
            assert game.position(game.describe(imagined)) == imagined, (each, seat)
            assert Counter(zones(game, imagined)) == Counter(zones(game, each.state)), (each, seat)
            assert bool(game.legal_actions(imagined)) is not game.is_over(each.state), (each, seat)


@each_game
def test_imagining_finds_every_place_for_a_secret_card(game: AnyGame) -> None:
    """With few secrets some twenty samples must differ; the true one is not given away."""
    rng = Random("many")
    for each in SITUATIONS[game.id][::11]:
        for seat in range(each.seats):
            if len(secrets(game, each.state, seat)) > 6:
                seen = game.view(each.state, seat)
                assert len({repr(game.imagine(seen, rng)) for _ in range(20)}) > 1, (each, seat)


@each_game
def test_an_imagined_state_has_a_fresh_seed(game: AnyGame) -> None:
    rng = Random("seeds")
    state = game.deal(seats=2, seed="ab" * 16)
    imagined = [game.imagine(game.view(state, 0), rng) for _ in range(10)]
    assert len({each.seed for each in [*imagined, state]}) == 11
    assert state.seed not in repr(game.view(state, 0))


@each_game
def test_a_view_does_not_change_with_cards_that_it_hides(game: AnyGame) -> None:
    """The secret cards are found from the clauses, not from the view, and dealt anew."""
    rng = Random("anew")
    changed = secret = 0
    for each in SITUATIONS[game.id]:
        seat = rng.randrange(each.seats)
        secret += len(secrets(game, each.state, seat)) > 1
        other = dealt_anew(game, each.state, seat, rng)
        assert game.view(other, seat) == game.view(each.state, seat), (each, seat)
        changed += other != each.state
    assert changed > secret * 2 // 3 > 100


@each_game
def test_equal_views_give_the_seat_to_act_equal_rights(game: AnyGame) -> None:
    """Equal legal actions in equal order, and equal reasons for every text."""
    rng = Random("equal")
    for each in SITUATIONS[game.id][::5]:
        seat = game.to_act(each.state)
        if seat is None:
            continue
        for other in (
            dealt_anew(game, each.state, seat, rng),
            game.imagine(game.view(each.state, seat), rng),
        ):
            assert game.legal_actions(other) == game.legal_actions(each.state), (each, other)
            for action in universe(game):
                mine, theirs = game.why_not(each.state, action), game.why_not(other, action)
                assert mine == theirs, (each, other, str(action))


@LAWS
@given(game=games, number=numbers)
def test_equal_views_saw_equal_events_up_to_now(game: AnyGame, number: int) -> None:
    """Two cards that a seat has never seen change places in the deal, and the game is replayed.

    Where all its actions are legal again and the same seat was said to begin for the same reason,
    that seat has heard and seen the same at every ply.
    """
    walk = list(game_of(game, number))
    rng = Random(number)
    until = rng.randrange(max(1, length_of_first_hand(game, walk) // 4))
    seat = rng.randrange(len(game.describe(walk[0][1])["hands"]))
    unseen = secrets(game, walk[until][1], seat)
    replayed = 0
    for _ in range(8):
        first, second = rng.sample(unseen, 2)
        places = {first: second, second: first}
        replayed += looks_the_same(game, walk[: until + 1], seat, places)
    assert replayed > 0, "no other deal gave the same game"


def length_of_first_hand(game: AnyGame, walk: list[tuple[Any, Any]]) -> int:
    """Plies before the cards are dealt again or the game is over."""
    return next(ply for ply, (_, state) in enumerate(walk) if game.to_act(state) is None)


def looks_the_same(
    game: AnyGame, walk: list[tuple[Any, Any]], seat: int, places: dict[str, str]
) -> bool:
    """False if this deal would have been another game."""
    state = walk[0][1]
    described = game.describe(state)
    order = [places.get(code, code) for code in order_of(game, state.seed)]
    other = game.deal(
        len(described["hands"]), state.seed, described["options"], described["dealer"], order
    )
    pairs = [(state, other)]
    told_twice = []
    for action, after in walk[1:]:
        if game.why_not(other, action) is not None:
            return False
        other_after = game.apply(other, action)
        told = game.events(state, action, after, seat)
        other_told = game.events(other, action, other_after, seat)
        if opening_of(told) != opening_of(other_told):
            return False
        state, other = after, other_after
        pairs.append((state, other))
        told_twice.append((told, other_told))
    if game.view(state, seat) != game.view(other, seat):
        return False
    for told, other_told in told_twice:
        assert told == other_told, (game.id, state.seed, seat, places)
    for mine, theirs in pairs:
        assert game.view(mine, seat) == game.view(theirs, seat), (game.id, state.seed, places)
    return True


def opening_of(told: tuple[Event, ...]) -> list[Event]:
    """Who begins and why: told once, and it proves something of hands that are never seen."""
    return [event for event in told if event.kind.startswith("begins")]


@each_game
def test_looking_changes_nothing(game: AnyGame) -> None:
    for each in SITUATIONS[game.id]:
        state, before = each.state, repr(each.state)
        seen = game.view(state, 0)
        as_seen = repr(seen)
        for _ in range(2):
            legal = game.legal_actions(state)
            for action in legal[:5] + universe(game)[::50]:
                game.why_not(state, action)
            for action in legal[:5]:
                for seat in range(each.seats):
                    game.events(state, action, game.apply(state, action), seat)
            assert game.legal_actions(state) == legal
            game.imagine(seen, Random(1))
            game.to_act(state), game.is_over(state), game.describe(state)
        assert repr(state) == before, each
        assert repr(seen) == as_seen, each


@each_game
def test_the_judge_and_the_actions_leave_chance_to_the_seed(game: AnyGame) -> None:
    for each in SITUATIONS[game.id][::3]:
        for action in legal_at(each):
            assert game.apply(each.state, action) == game.apply(each.state, action), each


# ---- sentences ---------------------------------------------------------------------------------


@each_game
def test_every_event_has_a_sentence_that_it_fills(game: AnyGame) -> None:
    kinds = set()
    for each in SITUATIONS[game.id]:
        for action in legal_at(each):
            after = game.apply(each.state, action)
            for seat in range(each.seats):
                for event in game.events(each.state, action, after, seat):
                    kinds.add(event.kind)
                    judge_sentence(game.sentences[event.kind], event, seat)
    dealt = game.deal(seats=2, seed="00")
    for seat in (0, 1):
        for event in game.events(None, "deal", dealt, seat):
            judge_sentence(game.sentences[event.kind], event, seat)
    assert len(kinds) > 10


def judge_sentence(sentence: Sentence, event: Event, seat: int) -> None:
    forms = sentence.you if event.seat == seat else sentence.other
    assert forms, f"nothing is said of {event} to seat {seat}"
    named = {name for form in forms for name in NAMED.findall(form)}
    given_names = set(event.values) | (SAID_BY_THE_TABLE if event.seat is not None else set())
    assert named <= given_names, (forms, event)
    assert len(forms) == 1 or isinstance(event.values.get("num"), int), (forms, event)


# ---- deals -------------------------------------------------------------------------------------


@each_game
def test_a_deal_is_its_seed(game: AnyGame) -> None:
    for seats in game.seats:
        deals = [game.deal(seats=seats, seed=f"{number:032x}") for number in range(20)]
        assert [game.deal(seats=seats, seed=f"{number:032x}") for number in range(20)] == deals
        assert len({str(zones(game, state)) for state in deals}) == 20
        assert all(sorted(zones(game, each)) == sorted(game.deck) for each in deals)


@each_game
def test_an_order_replaces_the_shuffle(game: AnyGame) -> None:
    rng = Random("order")
    for seats in game.seats:
        options = options_at(game, rng)
        seed = f"{rng.getrandbits(128):032x}"
        shuffled = game.deal(seats=seats, seed=seed, options=options)
        ordered = game.deal(seats=seats, seed=seed, options=options, order=order_of(game, seed))
        assert ordered == shuffled


WRONG_DEALS: list[tuple[dict[str, Any], str]] = [
    ({"seats": 0}, "seats, not 0"),
    ({"seats": 1}, "seats, not 1"),
    ({"seats": 6}, "seats, not 6"),
    ({"seed": ""}, "seed"),
    ({"seed": "xyz"}, "seed"),
    ({"seed": "ABCD"}, "seed"),
    ({"options": {"no_such_rule": True}}, "no option 'no_such_rule'"),
    ({"dealer": 2}, "no seat 2"),
    ({"dealer": -1}, "no seat -1"),
    ({"order": ["7S"]}, "cards, not 1"),
    ({"order": ["7S"] * 2}, "twice"),
    ({"order": ["XX"]}, "'XX' is not a card of the french pack"),
]


@each_game
@pytest.mark.parametrize(("wrong", "message"), WRONG_DEALS, ids=str)
def test_an_impossible_deal_is_named(game: AnyGame, wrong: dict[str, Any], message: str) -> None:
    good: dict[str, Any] = {"seats": 2, "seed": "00"}
    if game.pack == "spanish" and "order" in wrong:
        wrong = {"order": [code.replace("S", "o") for code in wrong["order"]]}
        message = message.replace("french", "spanish")
    with pytest.raises(ValueError, match=re.escape(message)):
        game.deal(**(good | wrong))


@each_game
@pytest.mark.parametrize("value", ["yes", 1, 0, None, "true", []], ids=repr)
def test_an_option_takes_only_its_values(game: AnyGame, value: Any) -> None:
    for option in game.options:
        if option.kind == "flag":
            with pytest.raises(ValueError, match=re.escape(f"{option.id!r} cannot be {value!r}")):
                game.deal(seats=2, seed="00", options={option.id: value})


GOOD_POSITION: dict[str, dict[str, Any]] = {
    "crazy_eights": {"hands": ["9S", "TS"], "pile": "KS"},
    "shithead": {"hands": ["3S", "4S"]},
    "tute": {"hands": ["3o 4o", "5o 6o"]},
}
WRONG_POSITIONS: dict[str, list[tuple[dict[str, Any], str]]] = {}
WRONG_POSITIONS["shithead"] = [
    ({"hand": "3S"}, "no field 'hand'"),
    ({"hands": ["3S"]}, "hands"),
    ({"hands": []}, "hands"),
    ({"hands": ["3S", "3S"]}, "3S is in two places"),
    ({"hands": ["3S 3S", "4S"]}, "twice"),
    ({"pile": "3S"}, "3S is in two places"),
    ({"stock": "XX"}, "'XX' is not a card"),
    ({"turn": 2}, "no seat 2"),
    ({"dealer": -1}, "no seat -1"),
    ({"out": [7]}, "no seat 7"),
    ({"phase": "dealing"}, "dealing"),
    ({"hidden": ["3H 4H", ""]}, "three hidden places"),
    ({"face_up": ["3H"]}, "one text for each seat"),
    ({"known": ["9S", ""]}, "known card is not in its hand"),
    ({"phase": "add", "drawn": "9S"}, "drawn card is not in the hand"),
    ({"seed": "XY"}, "seed"),
    ({"options": {"no_such_rule": True}}, "no option"),
]
WRONG_POSITIONS["tute"] = [
    ({"hand": "3o"}, "no field 'hand'"),
    ({"rules": "3o"}, "no field 'rules'"),
    ({"hands": ["3o"]}, "hands is not one value for each seat"),
    ({"hands": []}, "both hands need a card"),
    ({"hands": ["3o", "3o"]}, "3o is in two places"),
    ({"hands": ["3o 3o", "4o"]}, "twice"),
    ({"won": ["3o", ""]}, "3o is in two places"),
    ({"won": ["3c"]}, "one value for each seat"),
    ({"points": [1]}, "one value for each seat"),
    ({"stock": "8o"}, "'8o' is not a card"),
    ({"turn_up": "1c", "trump": "o"}, "turn-up is not of the trump suit"),
    ({"trump": "x"}, "'x' is not a suit"),
    ({"declared": ["x", ""]}, "'x' is not a suit"),
    ({"turn": 2}, "no seat 2"),
    ({"dealer": -1}, "no seat -1"),
    ({"capote": 7}, "no seat 7"),
    ({"last": {"cards": "1c", "winner": 0}}, "two cards"),
    ({"last": {"cards": "1c 2c", "winner": 3}}, "no seat 3"),
    ({"phase": "dealing"}, "dealing"),
    ({"phase": "over"}, "ended in some way"),
    ({"ended": "played"}, "ended in some way"),
    ({"ended": "somehow", "phase": "over"}, "somehow"),
    ({"deal": 3}, "no deal 3"),
    ({"match": [2, 0]}, "the match is over"),
    ({"hand_winner": 0}, "the match is over"),
    ({"phase": "follow"}, "lies on the table"),
    ({"table": "1c"}, "lies on the table"),
    ({"phase": "after_trick"}, "nothing is left to draw"),
    ({"hands": ["3o", ""]}, "both hands need a card"),
    ({"hands": ["", "3o"], "phase": "follow", "table": "1c"}, "no card is left"),
    ({"known": [{"cards": "9o"}, {}]}, "'9o' is not a card"),
    ({"known": [{"cards": "7o"}, {}]}, "known card is not in its hand"),
    ({"known": [{"trumps": 1}, {}]}, "more trumps than it can have"),
    ({"seed": "XY"}, "seed"),
    ({"options": {"target": "5"}}, "'target' cannot be '5'"),
    ({"options": {"target": 2}}, "'target' cannot be 2"),
    ({"stock": 7}, "stock is text"),
    ({"turn": True}, "turn is a whole number"),
    ({"tricks": "3"}, "tricks is a whole number"),
    ({"tricks": -1}, "a counter is below 0"),
    ({"points": [-1, 0]}, "a counter is below 0"),
    ({"points": ["1", 0]}, "points is not one value for each seat"),
    ({"won": "1c"}, "won is not one value for each seat"),
    ({"declared_now": 1}, "declared_now is true or false"),
    ({"capote": "0"}, "capote is a whole number"),
    ({"last": "1c 2c"}, "the last trick is its cards and its winner"),
    ({"known": ["7o", ""]}, "known is not one value for each seat"),
]
WRONG_POSITIONS["crazy_eights"] = [
    ({"hand": "9S"}, "no field 'hand'"),
    ({"hands": ["9S"]}, "hands"),
    ({"hands": None}, "hands"),
    ({"hands": ["9S", "9S"]}, "9S is in two places"),
    ({"hands": ["9S 9S", "TS"]}, "twice"),
    ({"pile": "9S"}, "9S is in two places"),
    ({"pile": ""}, "no card to follow"),
    ({"stock": "XX"}, "'XX' is not a card"),
    ({"turn": 2}, "no seat 2"),
    ({"dealer": -1}, "no seat -1"),
    ({"winner": 7}, "no seat 7"),
    ({"phase": "dealing"}, "dealing"),
    ({"suit": "X"}, "'X' is not a suit"),
    ({"suit": "H"}, "KS names no suit"),
    ({"direction": 0}, "0 is no direction"),
    ({"scores": [1]}, "one number for each seat"),
    ({"drawn": "KH"}, "the drawn card is not in the hand"),
    ({"drawn": "9S", "pile": "KH"}, "the drawn card cannot be played"),
    ({"penalty": {"kind": "twos", "cards": 2}}, "no penalty that KS can bring"),
    ({"penalty": {"kind": "queen", "cards": 5}}, "no penalty that KS can bring"),
    ({"known": {"hands": [[["ST", 0, 0]], []]}}, "hand 0 is not as known"),
    ({"known": {"hands": [[]]}}, "one list for each seat"),
    ({"known": {"hands": [[["X", 0, 0]], []]}}, "['X', 0, 0] is nothing"),
    ({"known": {"hands": [[["ST", 2, 1]], []]}}, "['ST', 2, 1] is nothing"),
    ({"known": {"hands": [[5], []]}}, "5 is nothing"),
    ({"known": {"hands": [[["ST", 0, 0, 1]], []]}}, "['ST', 0, 0, 1] is nothing"),
    ({"known": {"laid": ["KS"]}}, "one text for each seat"),
    ({"known": {"laid": ["QD", ""]}}, "not in the pile"),
    ({"known": {"laid": ["KS", "KS"]}}, "by two seats"),
    ({"known": []}, "known is values by name"),
    ({"hands": "9S"}, "hands is a list of texts"),
    ({"pile": 5}, "pile is text, not 5"),
    ({"turn": "0"}, "turn is a whole number"),
    ({"turn": True}, "turn is a whole number"),
    ({"scores": 5}, "list of whole numbers"),
    ({"scores": [0, "1"]}, "list of whole numbers"),
    ({"penalty": 2}, "penalty is values by name"),
    ({"turns": -1}, "a counter is below 0"),
    ({"phase": "over", "drawn": "9S"}, "waits for nothing"),
    ({"known": {"stocks": ["9S", "9S TS"]}}, "known from two stocks"),
    ({"known": {"stocks": ["9S"]}, "stock": "QH"}, "not from the cards"),
    ({"seed": "XY"}, "seed"),
    ({"options": {"no_such_rule": True}}, "no option"),
]
IMPOSSIBLE = [
    pytest.param(game, wrong, message, id=f"{game.id}-{message}-{number}")
    for game in GAMES.values()
    for number, (wrong, message) in enumerate(WRONG_POSITIONS[game.family])
]


@pytest.mark.parametrize(("game", "wrong", "message"), IMPOSSIBLE)
def test_an_impossible_position_is_named(
    game: AnyGame, wrong: dict[str, Any], message: str
) -> None:
    good = GOOD_POSITION[game.family]
    assert game.position(good)
    with pytest.raises(ValueError, match=re.escape(message)):
        game.position(good | wrong)
