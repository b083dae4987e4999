"""Tute for two once more, as plainly as the rules text reads: lists of card names, no speed.

Written from `rules/tute.md` alone; the numbers in comments are its clauses. The engine is run
beside this model and both must agree after every action.
"""

import hashlib
from collections.abc import Iterator, Mapping
from typing import Any

SUITS = "oceb"
PACK = [rank + suit for suit in SUITS for rank in "1234567SCR"]  # canonical order
PLACE = {card: place for place, card in enumerate(PACK)}
HIGH_TO_LOW = ["1", "3", "R", "C", "S", "7", "6", "5", "4", "2"]  # 2.2
WORTH = {"1": 11, "3": 10, "R": 4, "C": 3, "S": 2}  # 2.3

Json = dict[str, Any]


def words(cards: list[str]) -> str:
    return " ".join(cards)


def in_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=PLACE.__getitem__)


def random_bytes(seed: str, label: str) -> Iterator[int]:
    block = 0
    while True:
        yield from hashlib.sha256(f"{seed}:{label}:{block}".encode()).digest()
        block += 1


def below(bound: int, stream: Iterator[int]) -> int:
    while True:
        byte = next(stream)
        if byte < 256 - 256 % bound:
            return byte % bound


def shuffle(seed: str, number: int) -> list[str]:
    cards = list(PACK)
    stream = random_bytes(seed, str(number))
    for i in range(len(cards) - 1, 0, -1):
        j = below(i + 1, stream)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


class Model:
    def __init__(self, target: int = 2) -> None:
        self.target = target
        self.seed = ""
        self.shuffles = 0
        self.dealer = 1
        self.match = [0, 0]
        self.clear(1, [0, 0])

    def clear(self, deal: int, carried: list[int]) -> None:
        self.hands: list[list[str]] = [[], []]
        self.stock: list[str] = []
        self.turn_up: str | None = None
        self.trump = "o"
        self.table: str | None = None
        self.turn = 0
        self.phase = "lead"
        self.tricks = 0
        self.won: list[list[str]] = [[], []]
        self.last: tuple[str, str, int] | None = None
        self.declared: list[list[str]] = [[], []]
        self.declared_now = False
        self.capote: int | None = None
        self.deal_number = deal
        self.carried = carried
        self.bonus = [0, 0]  # points of this deal that lie in no trick
        self.ended: str | None = None
        self.hand_winner: int | None = None

    # ---- dealing -------------------------------------------------------------------------------

    def start(self, seed: str, dealer: int | None) -> None:
        self.seed = seed
        self.shuffles = 0
        self.dealer = below(2, random_bytes(seed, "dealer")) if dealer is None else dealer  # 3.1
        self.distribute(1, [0, 0])

    def distribute(self, deal: int, carried: list[int]) -> None:
        self.clear(deal, carried)
        cards = shuffle(self.seed, self.shuffles)
        self.shuffles += 1
        first = 1 - self.dealer
        for _ in range(8):  # 3.2
            self.hands[first].append(cards.pop(0))
            self.hands[self.dealer].append(cards.pop(0))
        self.turn_up = cards.pop(0)  # 3.3
        self.trump = self.turn_up[1]
        self.stock = cards
        self.turn = first  # 3.5

    def load(self, position: Mapping[str, Any]) -> None:
        both = ["", ""]
        self.clear(position.get("deal", 1), list(position.get("carried", [0, 0])))
        self.hands = [text.split() for text in position["hands"]]
        self.stock = position.get("stock", "").split()
        self.turn_up = position.get("turn_up")
        self.trump = position.get("trump") or (self.turn_up or "?o")[1]
        self.table = position.get("table")
        self.turn = position.get("turn", 0)
        self.phase = position.get("phase", "lead")
        self.tricks = position.get("tricks", 0)
        self.won = [text.split() for text in position.get("won", both)]
        last = position.get("last")
        self.last = None if last is None else (*last["cards"].split(), last["winner"])
        self.declared = [text.split() for text in position.get("declared", both)]
        self.declared_now = bool(position.get("declared_now"))
        self.capote = position.get("capote")
        self.ended = position.get("ended")
        self.hand_winner = position.get("hand_winner")
        self.match = list(position.get("match", [0, 0]))
        self.dealer = position.get("dealer", 1)
        self.seed = position.get("seed") or ""
        self.shuffles = position.get("shuffles", 0)
        options = position.get("options", {})
        self.target = int(options.get("target", "2"))  # 9.2
        # A partial position may know points whose cards it does not name.
        points = position.get("points", [0, 0])
        self.bonus = [points[seat] - self.counted(seat) for seat in (0, 1)]

    def snapshot(self) -> Json:
        last = self.last
        return {
            "hands": [words(in_order(hand)) for hand in self.hands],
            "stock": words(self.stock),
            "turn_up": self.turn_up,
            "trump": self.trump,
            "table": self.table,
            "turn": self.turn,
            "phase": self.phase,
            "tricks": self.tricks,
            "won": [words(in_order(cards)) for cards in self.won],
            "last": None if last is None else {"cards": words([*last[:2]]), "winner": last[2]},
            "points": [self.points(0), self.points(1)],
            "carried": list(self.carried),
            "declared": [words([s for s in SUITS if s in suits]) for suits in self.declared],
            "declared_now": self.declared_now,
            "capote": self.capote,
            "deal": self.deal_number,
            "ended": self.ended,
            "hand_winner": self.hand_winner,
            "match": list(self.match),
            "dealer": self.dealer,
            "shuffles": self.shuffles,
        }

    # ---- counting ------------------------------------------------------------------------------

    def counted(self, seat: int) -> int:
        """What the cards won and the pairs declared are worth (2.3, 7.1)."""
        cards = sum(WORTH.get(card[0], 0) for card in self.won[seat])
        pairs = sum(40 if suit == self.trump else 20 for suit in self.declared[seat])
        return cards + pairs

    def points(self, seat: int) -> int:
        return self.counted(seat) + self.bonus[seat]

    def total(self, seat: int) -> int:
        return self.carried[seat] + self.points(seat)

    def match_is_over(self) -> bool:
        return self.phase == "over" and max(self.match) >= self.target

    # ---- what may be done ----------------------------------------------------------------------

    def legal(self) -> set[str]:
        if self.match_is_over():
            return set()
        if self.phase == "over":
            return {"deal"}  # 0.2
        hand = self.hands[self.turn]
        found: set[str] = set()
        if self.phase == "after_trick":
            found = {"draw"} | {f"exchange {rank}" for rank in "72" if self.may_exchange(rank)}
        elif self.phase == "lead":
            found = {f"play {card}" for card in hand}  # 4.1
        else:
            found = {f"play {card}" for card in self.may_follow()}
        if self.just_won() and self.capote is None:  # 7.12, 8.9
            found |= {f"declare {suit}" for suit in self.may_declare()}
            if self.deal_number == 2:
                found.add("claim")  # 8.6
        if self.may_ask():
            found.add("capote")
        return found

    def stock_is_gone(self) -> bool:
        return not self.stock and self.turn_up is None

    def just_won(self) -> bool:  # 1.5
        return self.phase == "after_trick" or (self.phase == "lead" and self.tricks >= 1)

    def may_ask(self) -> bool:  # 10.3, 10.4
        before_13 = self.phase in ("lead", "follow") and self.tricks == 12
        return before_13 and self.stock_is_gone() and self.capote is None

    def may_follow(self) -> list[str]:
        assert self.table is not None
        lead, hand = self.table, self.hands[self.turn]
        trumps = [card for card in hand if card[1] == self.trump]
        if not self.stock_is_gone():
            if lead[1] == self.trump and trumps:
                return trumps  # 4.4a
            return hand  # 4.4b, c
        same = [card for card in hand if card[1] == lead[1]]
        higher = [card for card in same if self.second_wins(lead, card)]
        return higher or same or trumps or hand  # 4.5a to d

    def second_wins(self, lead: str, card: str) -> bool:  # 4.2
        if card[1] == lead[1]:
            return HIGH_TO_LOW.index(card[0]) < HIGH_TO_LOW.index(lead[0])
        return card[1] == self.trump

    def may_exchange(self, rank: str) -> bool:  # 6.1, 6.2
        if rank + self.trump not in self.hands[self.turn] or self.turn_up is None:
            return False
        return self.turn_up[0] in {"7": "13RCS", "2": "7654"}[rank]

    def may_declare(self) -> list[str]:
        if self.declared_now:
            return []  # 7.4
        hand = self.hands[self.turn]
        done = self.declared[0] + self.declared[1]
        pairs = [s for s in SUITS if "R" + s in hand and "C" + s in hand and s not in done]
        if self.trump in pairs:
            return [self.trump]  # 7.5
        return pairs

    # ---- what it does --------------------------------------------------------------------------

    def apply(self, text: str) -> None:
        if text not in self.legal():
            raise ValueError(f"{text} is not possible")
        verb, *rest = text.split()
        if verb == "play":
            self.play(rest[0])
        elif verb == "draw":
            self.draw()
        elif verb == "declare":
            self.declared[self.turn].append(rest[0])  # 7.7: counted() sees it
            self.declared_now = True
        elif verb == "exchange":
            given, taken = rest[0] + self.trump, self.turn_up
            assert taken is not None
            self.hands[self.turn].remove(given)
            self.hands[self.turn].append(taken)
            self.turn_up = given  # 6.3
        elif verb == "claim":
            right = self.total(self.turn) >= 101
            self.finish("claim" if right else "wrong_claim", self.turn if right else self.other())
        elif verb == "capote":
            self.capote = self.turn
        else:
            self.next_deal()

    def other(self) -> int:
        return 1 - self.turn

    def play(self, card: str) -> None:
        self.hands[self.turn].remove(card)
        if self.table is None:
            self.table = card
            self.phase = "follow"
            self.turn = self.other()
            return
        lead = self.table
        winner = self.turn if self.second_wins(lead, card) else self.other()
        self.won[winner] += [lead, card]  # 4.8
        self.last = (lead, card, winner)
        self.table = None
        self.tricks += 1
        self.declared_now = False
        self.turn = winner
        self.phase = "lead" if self.stock_is_gone() else "after_trick"
        if self.capote is not None and winner != self.capote:
            self.finish("capote_lost", winner)  # 10.7
        else:
            self.look_for_the_end()

    def draw(self) -> None:
        for seat in (self.turn, self.other()):  # 5.1
            if self.stock:
                self.hands[seat].append(self.stock.pop(0))
            elif self.turn_up is not None:  # 5.2
                self.hands[seat].append(self.turn_up)
                self.turn_up = None
        self.phase = "lead"
        self.look_for_the_end()

    def look_for_the_end(self) -> None:
        if not self.stock_is_gone() or all(self.hands):
            return
        if self.capote is not None:
            self.finish("capote", self.capote)
            return
        self.bonus[self.turn] += 10  # 8.1
        mine, theirs = self.total(self.turn), self.total(self.other())
        if self.deal_number == 1 and mine <= 100 and theirs <= 100:
            self.finish("played", None)  # 8.4
        else:
            self.finish("played", self.other() if theirs > mine else self.turn)  # 8.3, 8.5, 8.10

    def finish(self, how: str, winner: int | None) -> None:
        self.phase = "over"
        self.ended = how
        self.hand_winner = winner
        if winner is not None:
            self.match[winner] += 1  # 9.1

    def next_deal(self) -> None:
        self.dealer = 1 - self.dealer  # 3.1
        if self.hand_winner is None:
            self.distribute(2, [self.total(0), self.total(1)])
        else:
            self.distribute(1, [0, 0])
