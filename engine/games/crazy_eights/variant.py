"""What sets the games of this family apart: the rank behind each effect, the cards, the values."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache

from engine.cards import FRENCH, mask_of, members

RANKS = len(FRENCH.ranks)
RANK_OF = FRENCH.rank_of
SUIT_OF = FRENCH.suit_of
EVERY_CARD = (1 << len(FRENCH)) - 1
RANK_SETS = tuple(FRENCH.rank_mask(rank) for rank in FRENCH.ranks)
SUIT_SETS = tuple(
    mask_of(card for card in range(len(FRENCH)) if SUIT_OF[card] == suit)
    for suit in range(len(FRENCH.suits))
)

# What a card does when it is played, besides being matched.
PLAIN, WILD, DRAW_TWO, DRAW_FIVE, SKIP, REVERSE = range(6)

POINTS_A_SEAT = 50  # target of a points game; crazy_eights 12.4
AUTO = "auto"

CRAZY_VALUES = {  # crazy_eights 12.1
    "A": 1, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "7": 7, "8": 50, "9": 9, "T": 10, "J": 10,
    "Q": 10, "K": 10,
}  # fmt: skip
MAU_MAU_VALUES = {"7": 7, "8": 8, "9": 9, "T": 10, "J": 20, "Q": 10, "K": 10, "A": 11}  # 15.18


@dataclass(frozen=True)
class Rules:
    """The parameters of section 15; a rank or card that no effect belongs to is empty.

    The fields after `options` are derived. A card to follow is named by its place in the pack:
    the suit that must be followed and the rank of the top card, which is the top card itself
    unless a wild card named another suit.
    """

    deck: int
    dealt: tuple[int, int]  # cards each with two players, with more
    wild: str
    draw_two: str
    draw_five: str  # a card
    skip: str
    reverse: str
    until_playable: bool
    points: bool
    target: str
    values: tuple[int, ...]  # by card
    doubled: bool  # a wild last card counts double; 15.16
    options: tuple[tuple[str, bool | str], ...]

    cards: tuple[int, ...] = field(init=False, compare=False, repr=False)  # the deck
    effects: tuple[int, ...] = field(init=False, compare=False, repr=False)
    wilds: int = field(init=False, compare=False, repr=False)
    answers: int = field(init=False, compare=False, repr=False)  # cards that draw two
    fits: tuple[int, ...] = field(init=False, compare=False, repr=False)
    parts: tuple[tuple[int, int], ...] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        wilds = FRENCH.rank_mask(self.wild) & self.deck
        parts = tuple(map(self._parts, range(len(FRENCH))))
        derived = {
            "cards": tuple(members(self.deck)),
            "effects": tuple(map(self._effect, FRENCH.codes)),
            "wilds": wilds,
            "answers": FRENCH.rank_mask(self.draw_two) & self.deck if self.draw_two else 0,
            "parts": parts,
            "fits": tuple(suit | rank | wilds for suit, rank in parts),
        }
        for name, value in derived.items():
            object.__setattr__(self, name, value)

    def _effect(self, code: str) -> int:
        by_rank = {self.draw_two: DRAW_TWO, self.skip: SKIP, self.reverse: REVERSE, self.wild: WILD}
        return DRAW_FIVE if code == self.draw_five else by_rank.get(code[0], PLAIN)

    def _parts(self, follow: int) -> tuple[int, int]:
        """The cards that match by suit and those that match by rank alone, without wild ones."""
        wilds = FRENCH.rank_mask(self.wild)
        suit = SUIT_SETS[SUIT_OF[follow]] & self.deck & ~wilds
        return suit, RANK_SETS[RANK_OF[follow]] & self.deck & ~wilds & ~suit

    def target_for(self, seats: int) -> int:
        """The score that ends a match (12.4)."""
        return POINTS_A_SEAT * seats if self.target == AUTO else int(self.target)

    def total(self, hand: int) -> int:
        """What the cards of a hand count (12.1, 15.18)."""
        return sum(self.values[card] for card in members(hand))


def _by_card(values: Mapping[str, int]) -> tuple[int, ...]:
    return tuple(values.get(code[0], 0) for code in FRENCH.codes)


@cache
def crazy_eights(options: tuple[tuple[str, bool | str], ...]) -> Rules:
    """The one Rules value of Crazy Eights with these options."""
    on = dict(options)
    return Rules(
        deck=EVERY_CARD,
        dealt=(7, 5),
        wild="8",
        draw_two="2" if on["twos_draw_two"] else "",
        draw_five="QS" if on["queen_of_spades_draws_five"] else "",
        skip="J" if on["jacks_skip"] else "",
        reverse="A" if on["aces_reverse"] else "",
        until_playable=bool(on["draw_until_playable"]),
        points=bool(on["points_game"]),
        target=str(on["target"]),
        values=_by_card(CRAZY_VALUES),
        doubled=False,
        options=options,
    )


@cache
def mau_mau(options: tuple[tuple[str, bool | str], ...]) -> Rules:
    """The one Rules value of Mau Mau with these options."""
    on = dict(options)
    return Rules(
        deck=mask_of(card for card, code in enumerate(FRENCH.codes) if code[0] in MAU_MAU_VALUES),
        dealt=(5, 5),
        wild="J",
        draw_two="7",
        draw_five="",
        skip="8",
        reverse="",
        until_playable=False,
        points=bool(on["points_game"]),
        target=str(on["target"]),
        values=_by_card(MAU_MAU_VALUES),
        doubled=True,
        options=options,
    )
