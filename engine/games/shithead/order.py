"""Rank order of Idiot and Vändtia, and which cards may lie on which (clause 4)."""

from engine.cards import FRENCH

ORDER = "3456789JQKA"  # lowest to highest; 2 and 10 stand outside (4.1)
SPECIALS = "2T"

RANK_OF = FRENCH.rank_of
RANK_MASKS = tuple(FRENCH.rank_mask(rank) for rank in FRENCH.ranks)  # by rank index
RANK_SET = tuple(RANK_MASKS[rank] for rank in RANK_OF)  # by card: all cards of its rank

TWO, TEN, THREE, SEVEN, EIGHT = (FRENCH.ranks.index(rank) for rank in "2T378")
SPECIAL = RANK_MASKS[TWO] | RANK_MASKS[TEN]
EVERY_CARD = (1 << len(FRENCH)) - 1

# By rank index: place in the order, specials above the ace as for the start (3.2).
HEIGHT = tuple(ORDER.index(rank) if rank in ORDER else len(ORDER) for rank in FRENCH.ranks)
SPECIAL_HEIGHT = len(ORDER)


_SUIT = len(FRENCH.ranks)  # bits of a mask that one suit takes
_RANKS_IN = tuple(
    tuple(mask for rank, mask in enumerate(RANK_MASKS) if present >> rank & 1)
    for present in range(1 << _SUIT)
)


def ranks_in(cards: int) -> tuple[int, ...]:
    """The rank masks of which the set has a card, in rank index order."""
    return _RANKS_IN[(cards | cards >> _SUIT | cards >> 2 * _SUIT | cards >> 3 * _SUIT) & 0x1FFF]


def fitting(*, seven_or_lower: bool, transparent_threes: bool) -> tuple[int, ...]:
    """By the card that sets the requirement: the cards that may be laid on it (4.3, E4, E5)."""
    always = SPECIAL | (RANK_MASKS[THREE] if transparent_threes else 0)

    def on(top: int) -> int:
        if top in (TWO, TEN):  # a 10 burns, so it never sets a requirement
            return EVERY_CARD
        if top == SEVEN and seven_or_lower:
            allowed = [rank for rank in range(13) if HEIGHT[rank] <= HEIGHT[SEVEN]]
        else:
            allowed = [rank for rank in range(13) if HEIGHT[rank] >= HEIGHT[top]]
        return always | sum(RANK_MASKS[rank] for rank in allowed)

    return tuple(on(rank) for rank in RANK_OF)
