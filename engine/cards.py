"""Cards, packs and their text forms.

A card is a small integer: its place in the pack's canonical order, suit by suit. A set of cards
is an integer bit mask, bit *n* standing for card *n*, so that a set read from its lowest bit is in
canonical order.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Pack:
    """A kind of cards: every card has a two-character code, rank then suit."""

    name: str
    ranks: str
    suits: str
    codes: tuple[str, ...] = field(init=False, repr=False)
    number: dict[str, int] = field(init=False, repr=False, compare=False)
    rank_of: tuple[int, ...] = field(init=False, repr=False)
    suit_of: tuple[int, ...] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        codes = tuple(rank + suit for suit in self.suits for rank in self.ranks)
        size = len(self.ranks)
        derived = {
            "codes": codes,
            "number": {code: card for card, code in enumerate(codes)},
            "rank_of": tuple(card % size for card in range(len(codes))),
            "suit_of": tuple(card // size for card in range(len(codes))),
        }
        for name, value in derived.items():
            object.__setattr__(self, name, value)

    def __len__(self) -> int:
        return len(self.codes)

    def card(self, code: str) -> int:
        """The card with this code; ValueError if the pack has none."""
        try:
            return self.number[code]
        except KeyError:
            raise ValueError(f"{code!r} is not a card of the {self.name} pack") from None

    def cards(self, text: str) -> tuple[int, ...]:
        """Cards in the order written, `"7S 7H"`; ValueError for a repeat or an unknown code."""
        cards = tuple(self.card(code) for code in text.split())
        if len(set(cards)) != len(cards):
            raise ValueError(f"{text!r} names a card twice")
        return cards

    def mask(self, text: str) -> int:
        """The set of the cards written; errors as in `cards`."""
        return mask_of(self.cards(text))

    def text(self, cards: Iterable[int]) -> str:
        """Codes with spaces, in the order given."""
        return " ".join(self.codes[card] for card in cards)

    def text_of(self, mask: int) -> str:
        """Codes with spaces, in canonical order."""
        return self.text(members(mask))

    def rank_mask(self, rank: str) -> int:
        """All cards of a rank."""
        index = self.ranks.index(rank)
        return mask_of(card for card in range(len(self)) if self.rank_of[card] == index)


FRENCH = Pack("french", "A23456789TJQK", "SHDC")
SPANISH = Pack("spanish", "1234567SCR", "oceb")
PACKS = {pack.name: pack for pack in (FRENCH, SPANISH)}


def mask_of(cards: Iterable[int]) -> int:
    """The set of these cards."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def members(mask: int) -> Iterator[int]:
    """The cards of a set in canonical order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def subsets(mask: int) -> tuple[int, ...]:
    """All non-empty subsets, smaller ones first, equal sizes in canonical order."""
    found = []
    part = mask
    while part:
        found.append(part)
        part = (part - 1) & mask
    return tuple(sorted(found, key=lambda part: (part.bit_count(), tuple(members(part)))))
