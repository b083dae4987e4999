"""The engine for Crazy Eights and Mau Mau and the plain model, side by side through random games.

After every action the whole position and the set of legal actions must agree. More games:
`LOCKSTEP_GAMES=20000 pytest tests/engine/test_crazy_eights_lockstep.py`.
"""

import os
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from engine import GAMES, IllegalAction, play
from tests.models.crazy_eights_model import OPTIONS, PACK, SUITS, TARGETS, Model, words

GAMES_PLAYED = int(os.environ.get("LOCKSTEP_GAMES", "120"))
POSITIONS_A_GAME = 6
BATCHES = 8  # tests that share the games
PLIES_FROM_A_POSITION = 60
MOST_PLIES = 20_000
PROBED = 0.04  # share of plies at which a refusal is tried too
UNTOLD = ("turn",)  # nobody's when the hand is over: the text forms leave it open

Json = dict[str, Any]


class Pair:
    """The same table twice; `begin` says how to get there again."""

    def __init__(self, begin: str, state: Any, model: Model) -> None:
        self.begin = begin
        self.game = GAMES[model.game]
        self.state = state
        self.model = model
        self.actions: list[str] = []

    def agree(self, what: str, engine: object, model: object) -> None:
        if engine == model:
            return
        pytest.fail(
            f"{what}\n  engine: {engine}\n  model:  {model}\n"
            f"{self.model.game}, {self.begin}\noptions: {sorted(self.model.on)}\n"
            f"actions: {', '.join(self.actions)}\nmodel's position: {self.model.snapshot()}",
            pytrace=False,
        )

    def compare(self) -> None:
        found = self.game.describe(self.state)
        live = self.model.phase == "play"
        for field, wanted in self.model.snapshot().items():
            if live or field not in UNTOLD:
                self.agree(field, found[field], wanted)
        legal = [str(action) for action in self.game.legal_actions(self.state)]
        self.agree("legal actions", sorted(legal), sorted(self.model.legal()))
        self.agree("over", self.game.is_over(self.state), self.model.phase == "over")
        self.agree("to act", self.game.to_act(self.state), self.model.turn if live else None)
        if self.model.phase == "over":
            self.compare_result()

    def compare_result(self) -> None:
        result = self.game.result(self.state)
        winner = self.model.winner
        self.agree("winner", result.winner, winner)
        first = range(self.model.seats) if winner is None else [winner]
        places = [1 if seat in first else 2 for seat in range(self.model.seats)]
        self.agree("places", list(result.places), places)
        points = tuple(self.model.scores) if self.model.points else ()
        self.agree("points", result.points, points)

    def act(self, text: str) -> None:
        self.actions.append(text)
        action = next(a for a in self.game.legal_actions(self.state) if str(a) == text)
        self.state = self.game.apply(self.state, action)
        self.model.apply(text)
        self.compare()

    def probe(self, rng: Random) -> None:
        """Any other seat is refused; so is what the model does not list, whatever it is."""
        if self.model.phase == "play":
            with pytest.raises(IllegalAction):
                play(self.game, self.state, (self.model.turn + 1) % self.model.seats, "draw")
        text = rng.choice(thinkable(self.model))
        if text in self.model.legal():
            return
        try:
            play(self.game, self.state, self.model.turn, text)
        except (IllegalAction, ValueError):
            return
        self.agree(text, "accepted", "not legal")

    def reload(self) -> None:
        described = self.game.describe(self.state)
        again = self.game.position(described)
        self.agree("position(describe(state)) == state", again == self.state, True)
        self.state = again
        self.model.load(described)
        self.compare()


def thinkable(model: Model) -> list[str]:
    """Texts that are actions of these games, legal or not."""
    texts = ["draw", "take", "pass", "deal"]
    for card in [card for hand in model.hands for card in hand] + model.pile[-1:] + model.stock[:1]:
        texts += [f"play {card}", *(f"play {card} {suit}" for suit in SUITS)]
    return texts


# ---- who plays ---------------------------------------------------------------------------------


def choice(legal: list[str], rng: Random, stubborn: float) -> str:
    """A stubborn player takes, keeps and passes, so that hands grow and stocks run out."""
    slow = [text for text in legal if text in ("take", "pass")]
    return rng.choice(slow) if slow and rng.random() < stubborn else rng.choice(legal)


def play_on(pair: Pair, rng: Random, most_plies: int) -> None:
    pair.compare()
    stubborn = rng.random()
    while pair.model.phase != "over" and len(pair.actions) < most_plies:
        if rng.random() < PROBED:
            pair.probe(rng)
        if rng.random() < PROBED / 4:
            pair.reload()
        pair.act(choice(sorted(pair.model.legal()), rng, stubborn))
    assert pair.model.phase == "over" or most_plies < MOST_PLIES, f"{pair.begin}: no end"


# ---- where it begins ---------------------------------------------------------------------------


def some_options(name: str, rng: Random) -> dict[str, bool | str]:
    share = rng.choice((0.0, 0.3, 0.6, 1.0))
    options: dict[str, bool | str] = {
        option: True for option in OPTIONS[name] if rng.random() < share
    }
    if rng.random() < 0.3:
        options["target"] = rng.choice(TARGETS)
    return options


def a_name(rng: Random) -> str:
    return rng.choice(("crazy_eights", "crazy_eights", "crazy_eights", "mau_mau"))


def a_deal(rng: Random) -> Pair:
    name = a_name(rng)
    seats, seed = rng.randint(2, 5), f"{rng.getrandbits(128):032x}"
    dealer = rng.choice((None, rng.randrange(seats)))
    options = some_options(name, rng)
    model = Model(name, seats, options)
    model.deal(seed, dealer)
    state = GAMES[name].deal(seats=seats, seed=seed, options=options, dealer=dealer)
    return Pair(f"{seats} seats, seed {seed}, dealer {dealer}, options {options}", state, model)


def from_position(name: str, position: Json) -> Pair:
    model = Model(name, len(position["hands"]), position["options"])
    model.load(position)
    return Pair(f"position {position}", GAMES[name].position(position), model)


class Packet:
    """A shuffled small pack: the ranks with effects and few others."""

    def __init__(self, rng: Random, ranks: str, others: int) -> None:
        names = [*ranks, *rng.sample("3456TK", others)]
        self.cards = [card for card in PACK if card[0] in names]
        rng.shuffle(self.cards)

    def take(self, number: int) -> str:
        taken, self.cards = self.cards[:number], self.cards[number:]
        return words(taken)

    def take_plain(self, ranks: str) -> str:
        """The first card of none of these ranks."""
        card = next(card for card in self.cards if card[0] not in ranks)
        self.cards.remove(card)
        return card


def short_stock(rng: Random) -> Pair:
    """Few cards left to draw, so that reshuffles, shortfalls and blocked hands come soon."""
    packet = Packet(rng, "82QJA", rng.choice((0, 1, 2)))
    seats = rng.randint(2, 5)
    top = packet.take_plain("8")
    position: Json = {
        "options": some_options("crazy_eights", rng),
        "hands": [packet.take(rng.choice((1, 2, 3))) for _ in range(seats)],
        "stock": packet.take(rng.choice((0, 0, 1, 2, 3))),
        "pile": words([*packet.take(rng.choice((0, 0, 1, 2, 4))).split(), top]),
        "turn": rng.randrange(seats),
        "direction": rng.choice((1, -1)),
        "passes": rng.choice((0, 0, 1)),
        "dealer": rng.randrange(seats),
        "seed": "ab" * 16,
        "shuffles": 3,
    }
    return from_position("crazy_eights", position)


def nothing_left(rng: Random) -> Pair:
    """No stock and a pile of one card: dry passes, and now and then a card that fits."""
    packet = Packet(rng, "8", 4)
    seats = rng.randint(2, 5)
    position: Json = {
        "options": some_options("crazy_eights", rng),
        "hands": [packet.take(rng.choice((1, 2))) for _ in range(seats)],
        "pile": packet.take_plain("8"),
        "turn": rng.randrange(seats),
        "turns": rng.choice((0, 0, 1990, 1998)),
        "scores": [rng.choice((0, 40)) for _ in range(seats)],
        "seed": "cd",
    }
    return from_position("crazy_eights", position)


def under_penalty(rng: Random) -> Pair:
    """A run of twos, or the queen of spades, with little or much to draw."""
    packet = Packet(rng, "82J", rng.choice((1, 3)))
    seats = rng.randint(2, 5)
    twos = [card for card in packet.cards if card[0] == "2"]
    run = rng.sample(twos, rng.choice((1, 2, 3)))
    packet.cards = [card for card in packet.cards if card not in run]
    options = some_options("crazy_eights", rng) | {"twos_draw_two": True}
    penalty: Json = {"kind": "twos", "cards": 2 * len(run)}
    if rng.random() < 0.3:
        options["queen_of_spades_draws_five"] = True
        packet.cards += run
        run, penalty = ["QS"], {"kind": "queen", "cards": 5}
    position: Json = {
        "options": options,
        "hands": [packet.take(rng.choice((1, 2, 3))) for _ in range(seats)],
        "stock": packet.take(rng.choice((0, 1, 3, 8))),
        "pile": words([*packet.take(rng.choice((0, 1, 4))).split(), *run]),
        "penalty": penalty,
        "turn": rng.randrange(seats),
        "direction": rng.choice((1, -1)),
        "seed": "ef",
    }
    return from_position("crazy_eights", position)


def sevens_and_jacks(rng: Random) -> Pair:
    """Mau Mau with few cards."""
    packet = Packet(rng, "78JA", rng.choice((0, 1)))
    packet.cards = [card for card in packet.cards if card[0] in "789TJQKA"]
    seats = rng.randint(2, 4)
    position: Json = {
        "options": some_options("mau_mau", rng),
        "hands": [packet.take(rng.choice((1, 2, 3))) for _ in range(seats)],
        "pile": packet.take_plain("J"),
        "stock": packet.take(rng.choice((0, 2, 4))),
        "turn": rng.randrange(seats),
        "scores": [rng.choice((0, 70)) for _ in range(seats)],
        "seed": "01",
    }
    return from_position("mau_mau", position)


POSITIONS: tuple[Callable[[Random], Pair], ...] = (
    short_stock,
    nothing_left,
    under_penalty,
    sevens_and_jacks,
)


@pytest.mark.parametrize("batch", range(BATCHES))
def test_engine_and_model_play_the_same_games(batch: int) -> None:
    for number in range(batch, GAMES_PLAYED, BATCHES):
        rng = Random(f"game {number}")
        play_on(a_deal(rng), rng, MOST_PLIES)


@pytest.mark.parametrize("begin", POSITIONS, ids=lambda begin: str(begin.__name__))
def test_engine_and_model_agree_from_rare_positions(begin: Callable[[Random], Pair]) -> None:
    for number in range(GAMES_PLAYED * POSITIONS_A_GAME // len(POSITIONS)):
        rng = Random(f"{begin.__name__} {number}")
        play_on(begin(rng), rng, PLIES_FROM_A_POSITION)
