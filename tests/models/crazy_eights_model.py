"""Crazy Eights and Mau Mau once more, as plainly as the rules text reads: lists of card names.

Written from `rules/crazy_eights.md` alone; the numbers in comments are its clauses. The engine is
run beside this model and both must agree after every action.
"""

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

RANKS = "A23456789TJQK"  # canonical order of the ranks (design, text forms)
SUITS = "SHDC"
PACK = [rank + suit for suit in SUITS for rank in RANKS]
PLACE = {card: place for place, card in enumerate(PACK)}
OPTIONS = {
    "crazy_eights": (
        "twos_draw_two",  # T
        "queen_of_spades_draws_five",  # Q
        "jacks_skip",  # J
        "aces_reverse",  # A
        "draw_until_playable",  # U
        "points_game",  # P
    ),
    "mau_mau": ("points_game",),
}
TARGETS = ("auto", "100", "150", "200", "250", "500")
MOST_TURNS = 2000  # 8.8


def words(cards: Sequence[str]) -> str:
    return " ".join(cards)


def canonical(cards: Sequence[str]) -> list[str]:
    return sorted(cards, key=PLACE.__getitem__)


def stream(label: str) -> Iterator[int]:
    """The bytes of SHA-256(label:0), SHA-256(label:1), …"""
    block = 0
    while True:
        yield from hashlib.sha256(f"{label}:{block}".encode()).digest()
        block += 1


def index_below(bound: int, source: Iterator[int]) -> int:
    for byte in source:
        if byte < 256 - 256 % bound:
            return byte % bound
    raise AssertionError("the stream of bytes never ends")


class Model:
    """One table; `apply` changes it in place. Cards are two-character names."""

    def __init__(
        self, game: str, seats: int, options: Mapping[str, bool | str] | None = None
    ) -> None:
        options = options or {}
        self.game = game
        self.seats = seats
        self.target = str(options.get("target", "auto"))
        self.on = {name for name in OPTIONS[game] if options.get(name)}
        assert self.target in TARGETS
        assert set(options) <= {*OPTIONS[game], "target"}
        mau = game == "mau_mau"
        self.pack = [card for card in PACK if not mau or card[0] in "789TJQKA"]  # 15.1
        self.wild = "J" if mau else "8"  # 15.4
        self.two = "7" if mau else "2" if "twos_draw_two" in self.on else "-"  # 15.6
        self.skip = "8" if mau else "J" if "jacks_skip" in self.on else "-"  # 15.8
        self.reverse = "A" if "aces_reverse" in self.on else "-"  # 15.9
        self.queen = "QS" if "queen_of_spades_draws_five" in self.on else "-"  # 15.10
        self.until = "draw_until_playable" in self.on  # 15.12
        self.points = "points_game" in self.on
        self.seed = ""
        self.shuffles = 0
        self.scores = [0] * seats
        self.dealer = seats - 1
        self.clear()

    def clear(self) -> None:
        self.hands: list[list[str]] = [[] for _ in range(self.seats)]
        self.stock: list[str] = []
        self.pile: list[str] = []
        self.suit = ""
        self.turn = 0
        self.direction = 1
        self.penalty: tuple[str, int] | None = None
        self.drawn: str | None = None
        self.passes = 0
        self.turns = 0
        self.phase = "play"
        self.winner: int | None = None

    # ---- dealing -------------------------------------------------------------------------------

    def shuffled(self, cards: Sequence[str]) -> list[str]:
        """The next shuffle of the seed: Fisher-Yates from the end over the canonical order."""
        order = canonical(cards)
        source = stream(f"{self.seed}:{self.shuffles}")
        self.shuffles += 1
        for i in range(len(order) - 1, 0, -1):
            j = index_below(i + 1, source)
            order[i], order[j] = order[j], order[i]
        return order

    def deal(self, seed: str, dealer: int | None = None, order: Sequence[str] = ()) -> None:
        self.seed, self.shuffles = seed, 0
        self.scores = [0] * self.seats
        self.dealer = (
            index_below(self.seats, stream(f"{seed}:dealer")) if dealer is None else dealer
        )
        cards = self.shuffled(self.pack)
        self.deal_hand(list(order) or cards)

    def deal_hand(self, order: list[str]) -> None:
        self.clear()
        each = 5 if self.seats > 2 or self.game == "mau_mau" else 7  # 2.2, 15.3
        for _ in range(each):
            for step in range(1, self.seats + 1):
                self.hands[(self.dealer + step) % self.seats].append(order.pop(0))
        aside = []
        while order[0][0] == self.wild:  # 3.2
            aside.append(order.pop(0))
        start = order.pop(0)
        self.stock = self.shuffled(order + aside) if aside else order
        self.pile, self.suit = [start], start[1]
        self.turn = self.dealer  # 3.3: as if the dealer had just played it
        self.effect(start)

    def effect(self, card: str) -> None:
        """What the card just played does, and whose turn it is then."""
        if card[0] == self.two:  # 9.1
            already = self.penalty[1] if self.penalty else 0
            self.penalty = ("twos", already + 2)
        if card == self.queen:  # 10.2
            self.penalty = ("queen", 5)
        if card[0] == self.skip or (card[0] == self.reverse and self.seats == 2):  # 11.1, 11.7
            self.step()
        elif card[0] == self.reverse:  # 11.5
            self.direction = -self.direction
        self.step()

    def step(self) -> None:
        self.turn = (self.turn + self.direction) % self.seats

    # ---- what may be done ----------------------------------------------------------------------

    def matches(self, card: str) -> bool:
        """5.1 to 5.3"""
        top = self.pile[-1]
        if card[0] == self.wild or card[1] == self.suit:
            return True
        return top[0] != self.wild and card[0] == top[0]

    def ways(self, card: str) -> list[str]:
        """4.2, 6.3"""
        if card[0] == self.wild and len(self.hands[self.turn]) > 1:
            return [f"play {card} {suit}" for suit in SUITS]
        return [f"play {card}"]

    def legal(self) -> set[str]:
        """The table of section 4."""
        if self.phase != "play":
            return {"deal"} if self.phase == "hand_over" else set()
        hand = self.hands[self.turn]
        if self.penalty:
            kind = self.penalty[0]
            answers = [card for card in hand if kind == "twos" and card[0] == self.two]
            return {"take", *(f"play {card}" for card in answers)}
        if self.drawn:
            keep = set() if self.until else {"pass"}
            return keep | set(self.ways(self.drawn))
        plays = {way for card in hand if self.matches(card) for way in self.ways(card)}
        if plays:
            return plays
        return {"draw"} if self.stock or len(self.pile) > 1 else {"pass"}

    # ---- doing it ------------------------------------------------------------------------------

    def apply(self, text: str) -> None:
        if text not in self.legal():
            raise ValueError(f"{text} is not legal")
        verb, *rest = text.split()
        if verb == "deal":
            self.dealer = (self.dealer + 1) % self.seats  # 2.5
            self.deal_hand(self.shuffled(self.pack))
        elif verb == "play":
            self.play(*rest)
        elif verb == "draw":
            self.draw()
        elif verb == "take":
            self.take()
        else:
            self.do_pass()

    def play(self, card: str, named: str = "") -> None:
        hand = self.hands[self.turn]
        hand.remove(card)
        self.pile.append(card)
        self.suit = named or card[1]
        self.drawn = None
        self.passes = 0
        self.turns += 1
        if not hand:  # 12.0
            self.penalty = None
            self.end_hand(self.turn, doubled=self.game == "mau_mau" and card[0] == "J")
            return
        self.effect(card)
        self.guard()

    def one_card(self) -> str | None:
        """The next card of the stock, which is rebuilt if need be (8.1); None if there is none."""
        if not self.stock:
            under, self.pile = self.pile[:-1], self.pile[-1:]
            if not under:
                return None
            self.stock = self.shuffled(under)
        return self.stock.pop(0)

    def draw(self) -> None:
        self.passes = 0
        while True:
            card = self.one_card()
            if card is None:  # 7.7
                self.end_turn()
                return
            self.hands[self.turn].append(card)
            if self.matches(card):
                self.drawn = card
                return
            if not self.until:  # 7.5
                self.end_turn()
                return

    def take(self) -> None:
        assert self.penalty
        for _ in range(self.penalty[1]):
            card = self.one_card()
            if card is None:  # 9.7
                break
            self.hands[self.turn].append(card)
        self.penalty = None
        self.passes = 0
        self.end_turn()

    def do_pass(self) -> None:
        self.passes = 0 if self.drawn else self.passes + 1
        self.drawn = None
        if self.passes == self.seats:  # 8.6
            self.turns += 1
            self.settle()
            return
        self.end_turn()

    def end_turn(self) -> None:
        self.turns += 1
        self.step()
        self.guard()

    def guard(self) -> None:
        if self.turns >= MOST_TURNS:  # 8.8
            self.settle()

    # ---- the end -------------------------------------------------------------------------------

    def value(self, card: str) -> int:
        """12.1, 15.18"""
        if card[0] in "TQK":
            return 10
        if card[0] == "J":
            return 20 if self.game == "mau_mau" else 10
        if card[0] == "A":
            return 11 if self.game == "mau_mau" else 1
        if card[0] == "8" and self.game == "crazy_eights":
            return 50
        return int(card[0])

    def totals(self) -> list[int]:
        return [sum(map(self.value, hand)) for hand in self.hands]

    def settle(self) -> None:
        """8.7"""
        totals = self.totals()
        best = [seat for seat, total in enumerate(totals) if total == min(totals)]
        self.end_hand(best[0] if len(best) == 1 else None)

    def end_hand(self, winner: int | None, *, doubled: bool = False) -> None:
        self.winner = winner
        self.phase = "over"
        if not self.points:
            return
        if winner is not None:
            totals = self.totals()
            points = sum(total - totals[winner] for total in totals)  # 12.2, 12.3
            self.scores[winner] += 2 * points if doubled else points  # 15.16
        aim = 50 * self.seats if self.target == "auto" else int(self.target)  # 12.4
        if all(score < aim for score in self.scores):
            self.phase = "hand_over"

    # ---- text forms ----------------------------------------------------------------------------

    def snapshot(self) -> dict[str, Any]:
        penalty = None
        if self.penalty:
            penalty = {"kind": self.penalty[0], "cards": self.penalty[1]}
        return {
            "hands": [words(canonical(hand)) for hand in self.hands],
            "stock": words(self.stock),
            "pile": words(self.pile),
            "suit": self.suit,
            "turn": self.turn,
            "direction": self.direction,
            "penalty": penalty,
            "drawn": self.drawn,
            "passes": self.passes,
            "turns": self.turns,
            "phase": self.phase,
            "winner": self.winner,
            "scores": list(self.scores),
            "dealer": self.dealer,
            "shuffles": self.shuffles,
        }

    def load(self, position: Mapping[str, Any]) -> None:
        """A position; fields that it leaves out take their defaults."""
        self.clear()
        self.hands = [text.split() for text in position["hands"]]
        self.stock = position.get("stock", "").split()
        self.pile = position["pile"].split()
        self.suit = position.get("suit") or self.pile[-1][1]
        self.turn = position.get("turn", 0)
        self.direction = position.get("direction", 1)
        penalty = position.get("penalty")
        self.penalty = (penalty["kind"], penalty["cards"]) if penalty else None
        self.drawn = position.get("drawn")
        self.passes = position.get("passes", 0)
        self.turns = position.get("turns", 0)
        self.phase = position.get("phase", "play")
        self.winner = position.get("winner")
        self.scores = list(position.get("scores") or [0] * self.seats)
        self.dealer = position.get("dealer", self.seats - 1)
        self.seed = position.get("seed") or ""
        self.shuffles = position.get("shuffles", 0)
