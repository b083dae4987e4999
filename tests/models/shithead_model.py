"""Idiot and Vändtia once more, as plainly as the rules text reads: lists of card names, no speed.

Written from `rules/idiot_vandtia.md` alone; the numbers in comments are its clauses. The engine is
run beside this model and both must agree after every action.
"""

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any

RANKS = "A23456789TJQK"  # canonical order of the ranks (design, text forms)
SUITS = "SHDC"
PACK = [rank + suit for suit in SUITS for rank in RANKS]
PLACE = {card: place for place, card in enumerate(PACK)}
STRENGTH = {rank: value for value, rank in enumerate("3456789JQKA")}  # 4.1; 2 and 10 stand outside
SPECIAL = ("2", "T")
EMPTY = "-"
FULL_HAND = 3  # cards; 9.1
LOCKED_AFTER = 200  # plies without progress; 15.2
OPTIONS = (
    "matching_draw",  # M
    "voluntary_pickup",  # E1
    "voluntary_chance",  # E2
    "penalty_card",  # E3
    "transparent_threes",  # E4
    "seven_or_lower",  # E5
    "skipping_eights",  # E6
    "last_hand_combination",  # E7
    "lowest_opening",  # E9
    "no_special_finish",  # E13
)


def canonical(cards: Sequence[str]) -> list[str]:
    return sorted(cards, key=PLACE.__getitem__)


def words(cards: Sequence[str]) -> str:
    return " ".join(cards)


def subsets(cards: Sequence[str]) -> list[list[str]]:
    """Every non-empty choice of some of the cards."""
    return [list(some) for k in range(1, len(cards) + 1) for some in combinations(cards, k)]


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


def shuffled(seed: str, number: int = 0) -> list[str]:
    cards = list(PACK)
    source = stream(f"{seed}:{number}")
    for i in range(len(cards) - 1, 0, -1):
        j = index_below(i + 1, source)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


class Model:
    """One table; `apply` changes it in place. Cards are two-character names."""

    def __init__(self, game: str, seats: int, options: Mapping[str, bool] | None = None) -> None:
        if game not in ("idiot", "vandtia"):
            raise ValueError(f"unknown game {game}")
        self.game = game
        self.seats = seats
        self.options: dict[str, bool] = {}
        self.set_options(options or {})
        self.clear()

    def set_options(self, options: Mapping[str, bool]) -> None:
        wrong = [name for name in options if name not in OPTIONS]
        if wrong or (self.game == "idiot" and any(options.values())):
            raise ValueError(f"{self.game} does not have these options: {dict(options)}")
        self.options = {name: bool(options.get(name, False)) for name in OPTIONS}

    def clear(self) -> None:
        self.hands: list[list[str]] = [[] for _ in range(self.seats)]
        self.face_up: list[list[str]] = [[] for _ in range(self.seats)]
        self.hidden: list[list[str]] = [[EMPTY] * 3 for _ in range(self.seats)]
        self.known: list[list[str]] = [[] for _ in range(self.seats)]
        self.stock: list[str] = []
        self.pile: list[str] = []
        self.burned: list[str] = []
        self.turn = 0
        self.phase = "play"
        self.drawn: list[str] = []
        self.eights = 0
        self.opening: str | None = None
        self.out: list[int] = []
        self.idle = 0
        self.dealer = self.seats - 1

    # ---- deal, load, snapshot ------------------------------------------------------------------

    def deal(self, order_or_seed: str | Sequence[str], dealer: int | None = None) -> None:
        """A seed (text) or the order of the whole pack, first card dealt first."""
        self.clear()
        if isinstance(order_or_seed, str):
            order = shuffled(order_or_seed)
            if dealer is None:
                dealer = index_below(self.seats, stream(f"{order_or_seed}:dealer"))
        else:
            order = list(order_or_seed)
            if dealer is None:
                dealer = self.seats - 1
        self.dealer = dealer
        from_the_left = [(dealer + 1 + k) % self.seats for k in range(self.seats)]
        for slot in range(3):  # 1.5: all hidden cards first
            for seat in from_the_left:
                self.hidden[seat][slot] = order.pop(0)
        for row in (self.face_up, self.hands):  # then all face-up cards, then all hand cards
            for _ in range(3):
                for seat in from_the_left:
                    row[seat].append(order.pop(0))
        self.stock = order
        self.phase = "exchange"
        self.turn = 1  # 2.4: seats 1, 2, … first, seat 0 last

    def load(self, position: Mapping[str, Any]) -> None:
        if "options" in position:
            self.set_options(position["options"])
        self.seats = len(position["hands"])
        self.clear()
        for name in ("hands", "face_up", "known"):
            if name in position:
                setattr(self, name, [text.split() for text in position[name]])
        if "hidden" in position:
            self.hidden = [text.split() if text else [EMPTY] * 3 for text in position["hidden"]]
        for name in ("stock", "pile", "burned", "drawn"):
            setattr(self, name, position.get(name, "").split())
        for name in ("turn", "phase", "eights", "opening", "idle", "dealer"):
            setattr(self, name, position.get(name, getattr(self, name)))
        self.out = list(position.get("out", []))

    def snapshot(self) -> dict[str, Any]:
        return {
            "hands": [words(canonical(cards)) for cards in self.hands],
            "face_up": [words(canonical(cards)) for cards in self.face_up],
            "hidden": [words(slots) for slots in self.hidden],
            "stock": words(self.stock),
            "pile": words(self.pile),
            "burned": words(self.burned),
            "turn": self.turn,
            "phase": self.phase,
            "drawn": words(canonical(self.drawn)),
            "eights": self.eights,
            "opening": self.opening,
            "out": list(self.out),
            "idle": self.idle,
            "dealer": self.dealer,
            "known": [words(canonical(cards)) for cards in self.known],
        }

    # ---- what can be asked ---------------------------------------------------------------------

    def has_cards(self, seat: int) -> bool:
        slots = self.hidden[seat]
        return bool(self.hands[seat] or self.face_up[seat] or slots != [EMPTY] * 3)

    def active(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.has_cards(seat)]

    def locked(self) -> bool:
        return self.idle >= LOCKED_AFTER

    def result(self) -> list[list[int]]:
        """Seats from first place to last, equal places together; 14.8, 15.3."""
        if self.phase != "over":
            raise ValueError("the game is not over")
        rest = [seat for seat in range(self.seats) if seat not in self.out]
        return [[seat] for seat in self.out] + ([rest] if rest else [])

    def zone(self) -> str:  # 5.3
        if self.hands[self.turn]:
            return "hand"
        if self.face_up[self.turn]:
            return "face_up"
        return "hidden"

    def fits(self, card: str) -> bool:  # 4.3 with E4 and E5
        rank = card[0]
        below = list(self.pile)
        if self.options["transparent_threes"]:
            if rank == "3":
                return True
            while below and below[-1][0] == "3":
                below.pop()
        if not below or rank in SPECIAL:
            return True
        top = below[-1][0]
        if top == "2":
            return True
        if top == "7" and self.options["seven_or_lower"]:
            return rank in "34567"
        return STRENGTH[rank] >= STRENGTH[top]

    def finishes(self, cards: Sequence[str]) -> bool:
        """Would laying these own cards leave the seat to act without any card?"""
        left = [
            card
            for card in self.hands[self.turn] + self.face_up[self.turn] + self.hidden[self.turn]
            if card != EMPTY and card not in cards
        ]
        return not left and not self.stock  # with a stock the hand is refilled first

    def allowed_finish(self, cards: Sequence[str]) -> bool:  # E13
        return not (
            self.options["no_special_finish"]
            and all(card[0] in SPECIAL for card in cards)
            and self.finishes(cards)
        )

    def with_face_up(self, cards: Sequence[str]) -> list[list[str]]:
        """The cards alone and, by E7, with equal face-up cards if they are the whole hand."""
        choices = [list(cards)]
        if (
            self.options["last_hand_combination"]
            and not self.stock
            and sorted(cards) == sorted(self.hands[self.turn])
        ):
            equal = [card for card in self.face_up[self.turn] if card[0] == cards[0][0]]
            choices += [list(cards) + more for more in subsets(equal)]
        return choices

    def plays(self) -> set[str]:
        zone = self.zone()
        if zone == "hidden":
            return set()
        held = self.hands[self.turn] if zone == "hand" else self.face_up[self.turn]
        found = set()
        for rank in RANKS:
            if self.opening is not None and rank != self.opening:  # E9
                continue
            equal = [card for card in held if card[0] == rank]
            for some in subsets(equal):
                if not self.fits(some[0]):
                    continue
                for cards in self.with_face_up(some) if zone == "hand" else [some]:
                    if self.allowed_finish(cards):
                        found.add("play " + words(canonical(cards)))
        return found

    def pickups(self) -> set[str]:
        if self.zone() == "face_up" and self.options["penalty_card"]:  # E3
            return {"pickup " + card for card in self.face_up[self.turn]}
        return {"pickup"}

    def adds(self) -> set[str]:
        found = set()
        for some in subsets(self.drawn):
            for cards in self.with_face_up(some):
                if self.allowed_finish(cards):
                    found.add("add " + words(canonical(cards)))
        return found

    def legal(self) -> set[str]:
        if self.phase == "over":
            return set()
        if self.phase == "exchange":
            hand, table = self.hands[self.turn], self.face_up[self.turn]
            return {f"swap {mine} {shown}" for mine in hand for shown in table} | {"start"}
        if self.phase == "add":
            return self.adds() | {"keep"}
        if self.zone() == "hidden":
            slots = self.hidden[self.turn]
            return {f"flip {slot}" for slot in range(3) if slots[slot] != EMPTY}
        actions = self.plays()
        unable = not actions
        if self.pile and (unable or self.options["voluntary_pickup"]):  # 11.1, E1
            actions |= self.pickups()
        willing = bool(self.pile) and self.options["voluntary_chance"]  # E2
        if self.zone() == "hand" and self.stock and (unable or willing):  # 11.2
            actions.add("chance")
        return actions or {"pass"}  # E13

    # ---- what can be done ----------------------------------------------------------------------

    def apply(self, text: str) -> None:
        """One action in canonical text; ValueError, and nothing changed, if it is not legal."""
        if text not in self.legal():
            raise ValueError(f"{text} is not legal")
        verb, *rest = text.split()
        if verb == "swap":
            self.swap(rest[0], rest[1])
        elif verb == "start":
            self.start()
        else:
            self.ply(verb, rest)

    def swap(self, mine: str, shown: str) -> None:
        seat = self.turn
        self.forget([mine])
        self.hands[seat].remove(mine)
        self.face_up[seat].remove(shown)
        self.hands[seat].append(shown)
        self.face_up[seat].append(mine)
        self.known[seat].append(shown)  # 16.2

    def start(self) -> None:
        if self.turn != 0:
            self.turn = (self.turn + 1) % self.seats
            return
        self.phase = "play"
        self.turn = self.starter()
        ordinary = [card[0] for card in self.hands[self.turn] if card[0] not in SPECIAL]
        if self.options["lowest_opening"] and ordinary:  # E9
            self.opening = min(ordinary, key=lambda rank: STRENGTH[rank])

    def starter(self) -> int:
        """3.1 to 3.4: the lowest hand, card by card; then the first from the dealer's left."""
        highest = len(STRENGTH)

        def low_first(seat: int) -> list[int]:
            return sorted(STRENGTH.get(card[0], highest) for card in self.hands[seat])

        from_the_left = [(self.dealer + 1 + k) % self.seats for k in range(self.seats)]
        best = min(low_first(seat) for seat in from_the_left)
        return next(seat for seat in from_the_left if low_first(seat) == best)

    def ply(self, verb: str, rest: list[str]) -> None:
        progress = False
        if verb in ("play", "add"):
            progress = self.lay_own(rest)
        elif verb == "keep":
            self.drawn = []
            self.phase = "play"
            self.next_turn()
        elif verb == "chance":
            progress = True  # a stock card is turned
            card = self.stock.pop(0)
            if self.fits(card):
                self.lay([card])
                self.after_laying([])
            else:
                self.take([card])
        elif verb == "flip":
            progress = True  # a hidden card leaves the table
            self.flip(int(rest[0]))
        elif verb == "pickup":
            progress = bool(rest)  # E3: a face-up card leaves the table
            for card in rest:
                self.face_up[self.turn].remove(card)
            self.take(rest)
        else:
            self.next_turn()  # pass, E13
        self.idle = 0 if progress else self.idle + 1
        if self.locked():
            self.phase = "over"

    def flip(self, slot: int) -> None:
        card = self.hidden[self.turn][slot]
        fits = self.fits(card) and self.allowed_finish([card])
        self.hidden[self.turn][slot] = EMPTY
        if fits:
            self.lay([card])
            self.after_laying([])
        else:
            self.take([card])

    def take(self, cards: list[str]) -> None:
        """The pile and these cards go into the hand, seen by all; the turn passes."""
        self.hands[self.turn] += self.pile + cards
        self.known[self.turn] += self.pile + cards
        self.pile = []
        self.next_turn()

    def lay_own(self, cards: list[str]) -> bool:
        """A play or an add; tells whether it was progress (15.2)."""
        seat = self.turn
        from_hand = [card for card in cards if card in self.hands[seat]]
        from_table = [card for card in cards if card in self.face_up[seat]]
        self.forget(cards)
        for card in from_hand:
            self.hands[seat].remove(card)
        for card in from_table:
            self.face_up[seat].remove(card)
        self.opening = None
        self.drawn = []
        self.phase = "play"
        self.lay(cards)
        burned = not self.pile
        fresh = self.refill() if from_hand else []
        self.after_laying(fresh)
        return bool(burned or fresh or from_table or seat in self.out)

    def forget(self, cards: list[str]) -> None:
        self.known[self.turn] = [card for card in self.known[self.turn] if card not in cards]

    def lay(self, cards: list[str]) -> None:
        self.pile += cards
        if self.options["skipping_eights"]:
            self.eights += sum(card[0] == "8" for card in cards)
        top_four = [card[0] for card in self.pile[-4:]]
        if cards[0][0] == "T" or (len(top_four) == 4 and len(set(top_four)) == 1):  # 7, 8
            self.burned += self.pile
            self.pile = []
            self.eights = 0

    def refill(self) -> list[str]:  # 9.1
        fresh = []
        while self.stock and len(self.hands[self.turn]) < FULL_HAND:
            card = self.stock.pop(0)
            self.hands[self.turn].append(card)
            fresh.append(card)
        return fresh

    def after_laying(self, fresh: list[str]) -> None:
        """17, steps 3 to 6; the pile is empty only if it has just burned."""
        if not self.has_cards(self.turn):
            self.out.append(self.turn)
            if len(self.active()) == 1:
                self.phase = "over"
                return
            self.next_turn()
            return
        if not self.pile:
            return
        matches = [card for card in fresh if card[0] == self.pile[-1][0]]
        if self.options["matching_draw"] and matches:  # 10.1
            self.drawn = matches
            self.phase = "add"
            return
        self.next_turn()

    def next_turn(self) -> None:
        """The next active seat clockwise; under E6 each eight of this turn skips one."""
        for _ in range(1 + self.eights):
            self.turn = (self.turn + 1) % self.seats
            while not self.has_cards(self.turn):
                self.turn = (self.turn + 1) % self.seats
        self.eights = 0
