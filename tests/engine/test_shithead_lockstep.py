"""The engine for Idiot and Vändtia and the plain model, side by side through random games.

After every action the whole position and the set of legal actions must agree. More games:
`LOCKSTEP_GAMES=20000 pytest tests/engine/test_shithead_lockstep.py`.
"""

import os
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from engine import GAMES, IllegalAction, play
from tests.models.shithead_model import EMPTY, OPTIONS, PACK, STRENGTH, SUITS, Model, words

GAMES_PLAYED = int(os.environ.get("LOCKSTEP_GAMES", "120"))
POSITIONS_A_GAME = 8  # short ones, from few ranks
BATCHES = 8  # tests that share the games
PLIES_FROM_A_POSITION = 40
MOST_PLIES = 20_000  # design, laws
PROBED = 0.05  # share of plies at which a refusal is tried too

Json = dict[str, Any]


class Pair:
    """The same table twice; `begin` says how to get there again."""

    def __init__(self, name: str, begin: str, state: Any, model: Model) -> None:
        self.name = name
        self.begin = begin
        self.game = GAMES[name]
        self.state = state
        self.model = model
        self.actions: list[str] = []

    def fail(self, what: str, engine: object, model: object) -> None:
        pytest.fail(
            f"{what}\n  engine: {engine}\n  model:  {model}\n"
            f"{self.name}, {self.begin}\noptions: {chosen(self.model.options)}\n"
            f"actions: {', '.join(self.actions)}\nmodel's position: {self.model.snapshot()}",
            pytrace=False,
        )

    def agree(self, what: str, engine: object, model: object) -> None:
        if engine != model:
            self.fail(what, engine, model)

    def compare(self) -> None:
        found = filled(self.game.describe(self.state))
        for field, wanted in self.model.snapshot().items():
            if field in ("turn", "eights") and self.model.phase == "over":
                continue  # nobody's turn: the text forms leave it open
            if field == "burned":  # nor do they say in which order
                self.agree(field, sorted(found[field].split()), sorted(wanted.split()))
            else:
                self.agree(field, found[field], wanted)
        legal = [str(action) for action in self.game.legal_actions(self.state)]
        self.agree("legal actions", sorted(legal), sorted(self.model.legal()))
        over = self.model.phase == "over"
        self.agree("over", self.game.is_over(self.state), over)
        self.agree("to act", self.game.to_act(self.state), None if over else self.model.turn)
        if over:
            self.compare_result()

    def compare_result(self) -> None:
        result = self.game.result(self.state)
        ranking = [
            [seat for seat, place in enumerate(result.places) if place == wanted]
            for wanted in sorted(set(result.places))
        ]
        self.agree("places", ranking, self.model.result())
        self.agree("winner", result.winner, self.model.out[0] if self.model.out else None)
        self.agree("locked", result.how.startswith("15."), self.model.locked())

    def act(self, text: str) -> None:
        self.actions.append(text)
        action = next(a for a in self.game.legal_actions(self.state) if str(a) == text)
        self.state = self.game.apply(self.state, action)
        self.model.apply(text)
        self.compare()

    def probe(self, rng: Random) -> None:
        """Any other seat is refused; so is what the model does not list, whatever it is."""
        with pytest.raises(IllegalAction):
            play(self.game, self.state, (self.model.turn + 1) % self.model.seats, "start")
        text = rng.choice(thinkable(self.model))
        if text in self.model.legal():
            return
        try:
            play(self.game, self.state, self.model.turn, text)
        except (IllegalAction, ValueError):
            return
        self.fail(f"{text}", "accepted", "not legal")

    def reload(self) -> None:
        described = self.game.describe(self.state)
        again = self.game.position(described)
        self.agree("position(describe(state)) == state", again == self.state, True)
        self.state = again
        self.model.load(described)
        self.compare()


def chosen(options: dict[str, bool]) -> dict[str, bool]:
    return {name: value for name, value in options.items() if value}


def filled(described: Json) -> Json:
    """A position with the fields that may be left out."""
    seats = len(described["hands"])
    nothing = [""] * seats
    default: Json = {
        "face_up": nothing,
        "hidden": [words([EMPTY] * 3)] * seats,
        "known": nothing,
        **dict.fromkeys(("stock", "pile", "burned", "drawn"), ""),
        **dict.fromkeys(("turn", "eights", "idle"), 0),
        "phase": "play",
        "opening": None,
        "out": [],
        "dealer": seats - 1,
    }
    full = default | described
    return full | {"out": list(full["out"])}


def thinkable(model: Model) -> list[str]:
    """Texts that are actions of these games, legal or not."""
    own = model.hands[model.turn] + model.face_up[model.turn]
    slots = [card for card in model.hidden[model.turn] if card != EMPTY]
    texts = ["pickup", "chance", "keep", "pass", "start", "flip 0", "flip 1", "flip 2"]
    for card in own + slots + model.pile[-1:] + model.stock[:1]:
        texts += [f"play {card}", f"add {card}", f"pickup {card}"]
        equal = words([card[0] + suit for suit in SUITS if card[0] + suit in own])
        texts += [f"play {equal}", f"add {equal}"] if equal else []
    texts += [f"swap {mine} {shown}" for mine in own[:3] for shown in own[-3:] if mine != shown]
    return texts


# ---- who plays ---------------------------------------------------------------------------------


def tidy(text: str) -> tuple[bool, int, int]:
    """Sorts actions so that the last lays most cards, of the lowest rank: games then end."""
    verb, *rest = text.split()
    rank = rest[-1][0] if rest else ""
    return verb in ("play", "add", "start"), len(rest), -STRENGTH.get(rank, 20)


def choice(legal: list[str], rng: Random, tidiness: float) -> str:
    if "start" in legal and rng.random() < 0.3:
        return "start"
    return max(legal, key=tidy) if rng.random() < tidiness else rng.choice(legal)


def play_on(pair: Pair, rng: Random, most_plies: int) -> None:
    pair.compare()
    tidiness = rng.random()
    while pair.model.phase != "over" and len(pair.actions) < most_plies:
        if rng.random() < PROBED:
            pair.probe(rng)
        if rng.random() < PROBED / 5:
            pair.reload()
        pair.act(choice(sorted(pair.model.legal()), rng, tidiness))
    assert pair.model.phase == "over" or most_plies < MOST_PLIES, f"{pair.begin}: no end"


# ---- where it begins ---------------------------------------------------------------------------


def some_options(name: str, rng: Random) -> dict[str, bool]:
    share = rng.choice((0.1, 0.3, 0.5, 0.9))
    return {option: True for option in OPTIONS if name == "vandtia" and rng.random() < share}


def a_deal(rng: Random) -> Pair:
    name = rng.choice(("idiot", "vandtia", "vandtia", "vandtia"))
    seats, seed = rng.randint(2, 5), f"{rng.getrandbits(128):032x}"
    dealer = rng.choice((None, rng.randrange(seats)))
    options = some_options(name, rng)
    model = Model(name, seats, options)
    model.deal(seed, dealer)
    state = GAMES[name].deal(seats=seats, seed=seed, options=options, dealer=dealer)
    return Pair(name, f"{seats} seats, seed {seed}, dealer {dealer}", state, model)


def from_position(name: str, position: Json) -> Pair:
    model = Model(name, len(position["hands"]))
    model.load(position)
    return Pair(name, f"position {position}", GAMES[name].position(position), model)


def few_ranks(rng: Random, count: int) -> list[str]:
    """A shuffled small pack: one to four of the ranks with rules of their own, and others."""
    ranks = [*rng.sample("2T378", rng.randint(1, 4)), *rng.sample("4569JQKA", count)]
    cards = [card for card in PACK if card[0] in ranks]
    rng.shuffle(cards)
    return cards


def settled(pile: list[str]) -> list[str]:
    """The pile as far as it can lie there between two plies: no 10, no four alike on top."""
    pile = [card for card in pile if card[0] != "T"]
    while len(pile) > 3 and len({card[0] for card in pile[-4:]}) == 1:
        pile.pop()
    return pile


class Packet:
    def __init__(self, cards: list[str]) -> None:
        self.cards = cards

    def take(self, number: int) -> list[str]:
        taken, self.cards = self.cards[:number], self.cards[number:]
        return taken


def late_position(rng: Random) -> Pair:
    """The stock nearly or quite gone, few cards held, few ranks about."""
    name = rng.choice(("idiot", "vandtia", "vandtia", "vandtia", "vandtia"))
    seats = rng.randint(2, 4)
    packet = Packet(few_ranks(rng, rng.randint(2, 5)))
    stock = packet.take(rng.choice((0, 0, 0, 1, 2, 4)))
    pile = settled(packet.take(rng.choice((0, 1, 2, 3, 5, 7))))
    active = sorted(rng.sample(range(seats), rng.randint(2, seats)))
    hands, face_up, known = [""] * seats, [""] * seats, [""] * seats
    hidden = [words([EMPTY] * 3)] * seats
    for seat in active:
        hand = packet.take(rng.randint(3, 4) if stock else rng.choice((0, 1, 1, 2, 3)))
        shown = packet.take(rng.choice((0, 0, 1, 2, 3)))
        slots = [EMPTY] * 3
        for slot in range(3):
            if rng.random() < 0.25 or (slot == 2 and not hand + shown):
                slots[slot] = words(packet.take(1)) or EMPTY
        hands[seat], face_up[seat], hidden[seat] = words(hand), words(shown), words(slots)
        known[seat] = words([card for card in hand if rng.random() < 0.3])
    active = [s for s in active if hands[s] or face_up[s] or hidden[s] != words([EMPTY] * 3)]
    enough = len(active) > 1 and (not stock or all(len(hands[s].split()) > 2 for s in active))
    if not enough:
        return late_position(rng)  # the small pack ran short
    out = [seat for seat in range(seats) if seat not in active]
    rng.shuffle(out)
    position: Json = {
        "options": some_options(name, rng),
        "hands": hands,
        "face_up": face_up,
        "hidden": hidden,
        "known": known,
        "stock": words(stock),
        "pile": words(pile),
        "burned": words(packet.take(rng.randint(0, 4))),
        "turn": rng.choice(active),
        "out": out,
        "idle": rng.choice((0, 0, 0, 19, 149, 190, 198, 199)),
        "dealer": rng.randrange(seats),
    }
    return from_position(name, position)


def last_cards(rng: Random) -> Pair:
    """One seat is about to go out: one rank in the hand, perhaps equal cards face up (E7, E13)."""
    rank = rng.choice("22TT378Q")
    equal = [rank + suit for suit in SUITS]
    rng.shuffle(equal)
    packet = Packet([card for card in few_ranks(rng, 5) if card[0] != rank])
    mine = Packet(equal)
    hand = mine.take(rng.choice((0, 1, 1, 2)))
    shown = mine.take(rng.choice((0, 1, 1, 2)))
    slot = mine.take(1 if not hand + shown else rng.choice((0, 0, 1)))
    shown += packet.take(rng.choice((0, 0, 0, 1)))
    rival = Packet(packet.take(7))
    position: Json = {
        "options": some_options("vandtia", rng)
        | {"no_special_finish": rng.random() < 0.7, "last_hand_combination": rng.random() < 0.7},
        "hands": [words(hand), words(rival.take(3))],
        "face_up": [words(shown), words(rival.take(2))],
        "hidden": [words([*slot, EMPTY, EMPTY, EMPTY][:3]), words([EMPTY, *rival.take(2)])],
        "pile": words(settled(packet.take(rng.choice((0, 0, 1, 4))) + mine.take(2))),
    }
    return from_position("vandtia", position)


def matching_draws(rng: Random) -> Pair:
    """House rule M with a stock that often matches, down to its last card."""
    packet = Packet(few_ranks(rng, rng.choice((2, 3))))
    seats = 2
    hands = [words(packet.take(3)) for _ in range(seats)]
    position: Json = {
        "options": some_options("vandtia", rng) | {"matching_draw": True},
        "hands": hands,
        "face_up": [words(packet.take(rng.choice((0, 0, 1, 2)))) for _ in range(seats)],
        "stock": words(packet.take(rng.randint(1, 5))),
        "pile": words(settled(packet.take(rng.randint(0, 4)))),
        "turn": rng.randrange(seats),
    }
    return from_position("vandtia", position)


def last_matches(rng: Random) -> Pair:
    """The stock ends in cards that match a short hand, so that an `add` may be the last play.

    No game makes a hand so short beside a stock (9.4): E7 and E13 have a say in `add` only so.
    """
    rank = rng.choice("22378Q")
    equal = [rank + suit for suit in SUITS]
    rng.shuffle(equal)
    mine = Packet(equal)
    packet = Packet([card for card in few_ranks(rng, 5) if card[0] != rank])
    hand, stock = mine.take(1), mine.take(rng.choice((1, 1, 2)))
    shown = mine.take(rng.choice((0, 1, 2))) + packet.take(rng.choice((0, 0, 1)))
    stock += packet.take(rng.choice((0, 0, 1)))
    position: Json = {
        "options": some_options("vandtia", rng)
        | {"matching_draw": True, "transparent_threes": rng.random() < 0.3}
        | {"no_special_finish": rng.random() < 0.7, "last_hand_combination": rng.random() < 0.7},
        "hands": [words(hand), words(packet.take(3))],
        "face_up": [words(shown), ""],
        "stock": words(stock),
    }
    return from_position("vandtia", position)


def an_exchange(rng: Random) -> Pair:
    """Before the first play, with many ties for the lowest hand and hands of special cards only."""
    seats = rng.randint(2, 4)
    cards = [card for card in PACK if card[0] in ["2", "T", *rng.sample("345789JQKA", 4)]]
    rng.shuffle(cards)
    packet = Packet(cards)
    if seats == 2 and rng.random() < 0.3:  # 3.4: no ordinary card in any hand
        packet.cards.sort(key=lambda card: card[0] not in "2T")
    position: Json = {
        "options": some_options("vandtia", rng) | {"lowest_opening": rng.random() < 0.7},
        "hands": [words(packet.take(3)) for _ in range(seats)],
        "face_up": [words(packet.take(3)) for _ in range(seats)],
        "stock": words(packet.take(rng.randint(0, 4))),
        "phase": "exchange",
        "turn": rng.choice((1, 1, seats - 1, 0)),
        "dealer": rng.randrange(seats),
    }
    return from_position("vandtia", position)


POSITIONS: tuple[Callable[[Random], Pair], ...] = (
    late_position,
    last_cards,
    matching_draws,
    last_matches,
    an_exchange,
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
