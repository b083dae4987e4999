"""The engine for Tute and the plain model, side by side through random matches.

After every action the whole position, the set of legal actions and the result must agree. More:
`LOCKSTEP_GAMES=20000 pytest tests/engine/test_tute_lockstep.py`.
"""

import os
from random import Random
from typing import Any

import pytest

from engine import GAMES, IllegalAction, play
from engine.scenarios import Do, run, scenarios
from tests.models.tute_model import PACK, SUITS, Model

MATCHES = int(os.environ.get("LOCKSTEP_GAMES", "120"))
ENDINGS_A_MATCH = 6  # short positions about the end of a deal
BATCHES = 8  # tests that share the matches
MOST_PLIES = 15 * 125  # a match of eight hands; design, laws
PROBED = 0.05  # share of plies at which a refusal is tried too
QUIET = ("claim", "capote", "deal")  # seldom chosen, for they end what could go on

TUTE = GAMES["tute"]
TARGETS = TUTE.options[0].values
THINKABLE = [
    *(f"play {card}" for card in PACK),
    *(f"declare {suit}" for suit in SUITS),
    *("exchange 7", "exchange 2", "draw", "claim", "capote", "deal"),
]
Json = dict[str, Any]


class Pair:
    """The same table twice; `begin` says how to get there again."""

    def __init__(self, begin: str, state: Any, model: Model) -> None:
        self.begin = begin
        self.state = state
        self.model = model
        self.actions: list[str] = []

    def agree(self, what: str, engine: object, model: object) -> None:
        if engine != model:
            pytest.fail(
                f"{what}\n  engine: {engine}\n  model:  {model}\n{self.begin}\n"
                f"actions: {', '.join(self.actions)}\nmodel's position: {self.model.snapshot()}",
                pytrace=False,
            )

    def compare(self) -> None:
        found = TUTE.describe(self.state)
        for field, wanted in self.model.snapshot().items():
            self.agree(field, found[field], wanted)
        legal = [str(action) for action in TUTE.legal_actions(self.state)]
        self.agree("legal actions", sorted(legal), sorted(self.model.legal()))
        waiting = self.model.phase == "over"
        self.agree("to act", TUTE.to_act(self.state), None if waiting else self.model.turn)
        over = self.model.match_is_over()
        self.agree("over", TUTE.is_over(self.state), over)
        if over:
            result = TUTE.result(self.state)
            first = 1 if self.model.match[0] > self.model.match[1] else 2
            self.agree("places", result.places, (first, 3 - first))
            self.agree("points", list(result.points), self.model.match)
            self.agree("next dealer", TUTE.next_dealer(self.state), 1 - self.model.dealer)

    def act(self, text: str) -> None:
        self.actions.append(text)
        action = next(a for a in TUTE.legal_actions(self.state) if str(a) == text)
        self.state = TUTE.apply(self.state, action)
        self.model.apply(text)
        self.compare()

    def probe(self, rng: Random) -> None:
        """Another seat is refused; so is what the model does not list, whatever it is."""
        if self.model.phase != "over":
            with pytest.raises(IllegalAction):
                play(TUTE, self.state, 1 - self.model.turn, rng.choice(THINKABLE))
        text = rng.choice(THINKABLE)
        if text not in self.model.legal():
            with pytest.raises(IllegalAction):
                play(TUTE, self.state, self.model.turn, text)

    def reload(self) -> None:
        described = TUTE.describe(self.state)
        again = TUTE.position(described)
        self.agree("position(describe(state)) == state", again == self.state, True)
        self.state = again
        self.model.load(described)
        self.compare()


def choice(legal: list[str], rng: Random, quiet: float) -> str:
    if rng.random() < quiet:
        legal = [text for text in legal if text not in QUIET] or legal
    return rng.choice(legal)


def play_on(pair: Pair, rng: Random, most_plies: int = MOST_PLIES) -> None:
    pair.compare()
    quiet = rng.choice((0.5, 0.9, 0.98))
    while pair.model.legal() and len(pair.actions) < most_plies:
        if rng.random() < PROBED:
            pair.probe(rng)
        if rng.random() < PROBED / 5:
            pair.reload()
        pair.act(choice(sorted(pair.model.legal()), rng, quiet))
    assert not pair.model.legal() or most_plies < MOST_PLIES, f"{pair.begin}: no end"


def a_match(rng: Random) -> Pair:
    seed, dealer = f"{rng.getrandbits(128):032x}", rng.choice((None, 0, 1))
    options = {"target": rng.choice(TARGETS), "assist": rng.random() < 0.5}
    model = Model(int(options["target"]))
    model.start(seed, dealer)
    state = TUTE.deal(seats=2, seed=seed, options=options, dealer=dealer)
    return Pair(f"seed {seed}, dealer {dealer}, {options}", state, model)


def an_ending(rng: Random) -> Pair:
    """The last tricks with points near the borders: 100, 101, equal, and pairs in the hands."""
    size = rng.choice((1, 2, 3, 8))
    drawing = size < 8 and rng.random() < 0.3
    cards = rng.sample(PACK, len(PACK))
    if rng.random() < 0.5:  # courts and trumps first
        cards.sort(key=lambda card: card[0] not in "RC27" and card[1] != "o")
    hands = [cards[:size], cards[size : 2 * size]]
    trumps = [card for card in cards[2 * size :] if card[1] == "o"]
    turn_up = rng.choice(trumps) if drawing and trumps else None
    rest = [card for card in cards[2 * size :] if card != turn_up]
    deal = rng.choice((1, 2, 2))
    position: Json = {
        "options": {"target": rng.choice(TARGETS)},
        "hands": [" ".join(hand) for hand in hands],
        "stock": " ".join(rest[: rng.choice((1, 3, 5))]) if turn_up else "",
        "trump": "o",
        "turn": rng.randrange(2),
        "phase": rng.choice(("after_trick", "lead")) if turn_up else "lead",
        "tricks": 12 if size == 8 else rng.choice((5, 12, 20 - size)),
        "points": [rng.choice((0, 40, 80, 85, 90, 95, 100, 101, 105, 111)) for _ in range(2)],
        "carried": [rng.choice((0, 0, 10, 60, 100)) for _ in range(2)] if deal == 2 else [0, 0],
        "deal": deal,
        "dealer": rng.randrange(2),
        "seed": f"{rng.getrandbits(64):x}",
        "shuffles": rng.randrange(1, 4),
    }
    if turn_up:
        position["turn_up"] = turn_up
    model = Model()
    model.load(position)
    return Pair(f"position {position}", TUTE.position(position), model)


@pytest.mark.parametrize("batch", range(BATCHES))
def test_engine_and_model_play_the_same_matches(batch: int) -> None:
    for number in range(batch, MATCHES, BATCHES):
        rng = Random(f"match {number}")
        play_on(a_match(rng), rng)


def test_engine_and_model_agree_about_the_end_of_a_deal() -> None:
    for number in range(MATCHES * ENDINGS_A_MATCH):
        rng = Random(f"ending {number}")
        play_on(an_ending(rng), rng, 20)


SCENARIOS = [each for each in scenarios(TUTE) if each.position is not None]


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda each: str(each.id))
def test_the_model_plays_the_scenarios_too(scenario: Any) -> None:
    """All of clause 13's vectors among them."""
    model = Model()
    model.load({**scenario.position, "options": dict(scenario.options)})
    for played in run(TUTE, scenario):
        pair = Pair(scenario.id, played.before, model)
        pair.compare()
        if isinstance(played.step, Do) and played.reason is None:
            model.apply(played.step.do)
            Pair(scenario.id, played.after, model).compare()
        elif isinstance(played.step, Do) and played.reason is not None:
            wrong_seat = played.reason.clause == "0.1"
            assert wrong_seat or played.step.do not in model.legal(), played.step
