"""What play has proved about a hand, for everybody to see (17.2).

A bound says how many cards of a certain set a hand holds: from `least` to `most`. A seat that
draws in an ordinary turn has none that could be played at that moment, and exactly one if what it
drew can be. Later draws widen the bound and later plays narrow it, so it stays true without
anybody looking into the hand.
"""

from typing import Any

from engine.cards import FRENCH
from engine.games.crazy_eights.variant import Rules

Bound = tuple[int, int, int]  # set of cards, least, most
Bounds = tuple[Bound, ...]


def holds(bound: Bound, hand: int) -> bool:
    """Whether this hand is as the bound says."""
    cards, least, most = bound
    return least <= (hand & cards).bit_count() <= most


def after_play(bounds: Bounds, played: int) -> Bounds:
    """The bounds of a hand that this card, as a set, has left."""
    return tuple(
        [
            (each[0], each[1] - 1 if each[1] else 0, each[2] - 1) if each[0] & played else each
            for each in bounds
        ]
    )


def after_draw(bounds: Bounds, num: int, stock: int, size: int) -> Bounds:
    """The bounds of a hand, now of this size, that has taken so many cards.

    `stock` is the set that the stock was rebuilt from, 0 if that is not known.
    """
    after = []
    for cards, least, most in bounds:
        if stock:
            inside = (stock & cards).bit_count()
            outside = stock.bit_count() - inside
            low, high = least + max(0, num - outside), most + min(num, inside)
        else:
            low, high = least, most + num
        if low or (high < size and high < cards.bit_count()):
            after.append((cards, low, high))
    return tuple(after)


def with_count(bounds: Bounds, cards: int, num: int) -> Bounds:
    """The bounds of a hand that is now proved to hold exactly so many of these cards."""
    return (*[each for each in bounds if each[0] != cards], (cards, num, num))


def described_bounds(rules: Rules, bounds: tuple[Bounds, ...]) -> list[list[list[Any]]]:
    """One list a seat of subject, least, most.

    A subject is the suit and the rank to be followed, `"H7"`, or the suit of a wild card, `"H"`.
    """
    names = {cards: text for text, cards in subjects(rules).items()}
    return [[[names[cards], least, most] for cards, least, most in each] for each in bounds]


def read_bounds(rules: Rules, described: Any, seats: int) -> tuple[Bounds, ...]:
    """Bounds from their description; ValueError if it is none."""
    if described is None:
        return ((),) * seats
    if not isinstance(described, list) or len(described) != seats:
        raise ValueError("what is known of hands is not one list for each seat")
    sets = subjects(rules)
    return tuple(tuple(_bound(sets, each) for each in bounds) for bounds in described)


def _bound(sets: dict[str, int], described: Any) -> Bound:
    match described:
        case [str(subject), int(least), int(most)] if subject in sets and 0 <= least <= most:
            return sets[subject], least, most
        case _:
            raise ValueError(f"{described!r} is nothing that a hand is known to hold")


def subjects(rules: Rules) -> dict[str, int]:
    """Every set that a bound may count, by name."""
    found = {code[1] + code[0]: rules.fits[card] for card, code in enumerate(FRENCH.codes)}
    return found | {suit: 1 << FRENCH.card(rules.wild + suit) for suit in FRENCH.suits}
