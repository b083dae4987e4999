"""What play has proved about a hand, for everybody to see (17.2).

A fact is what a hand proved to hold at one moment: a seat that draws in an ordinary turn has none
of the cards that could be played then, and exactly one if what it drew can be. Actions only note
facts, for most of these are never asked for. A bound is what a fact says of the hand as it is now:
cards drawn since have widened it, cards laid since have narrowed it, all in public, so that it is
true without anybody looking into the hand.
"""

from typing import Any

from engine.cards import FRENCH
from engine.games.crazy_eights.variant import Rules

Bound = tuple[int, int, int]  # set of cards, least, most
Bounds = tuple[Bound, ...]
Fact = tuple[int, int, int, int, int]  # a bound, the size of the hand and what it had laid then
Facts = tuple[Fact, ...]  # of one hand, in order of time

MOST_FACTS = 8  # of a hand; older ones gave two bounds in a thousand


def holds(bound: Bound, hand: int) -> bool:
    """Whether this hand is as the bound says."""
    cards, least, most = bound
    return least <= (hand & cards).bit_count() <= most


def noted(facts: Facts, fact: Fact) -> Facts:
    """The facts about a hand with a new one."""
    return (facts if len(facts) < MOST_FACTS else facts[1:]) + (fact,)


def bounds_now(facts: Facts, size: int, laid: int, source: int) -> Bounds:
    """What facts say of a hand that is now of this size and has laid these cards.

    `source` is the set that the stock was rebuilt from, 0 if that is not known. A fact tells the
    least number of its cards, and of other cards, that the hand held; what was laid since is taken
    from these, and what must be among the cards drawn since is added.
    """
    found: dict[int, Bound] = {}
    for cards, least, most, size_then, laid_then in reversed(facts):
        if cards in found:
            continue  # a later fact about the same cards says as much
        since = laid & ~laid_then
        gone, all_gone = (since & cards).bit_count(), since.bit_count()
        held, others = least - gone, size_then - most - (all_gone - gone)
        if source:
            drawn, inside = size - size_then + all_gone, (source & cards).bit_count()
            held += max(0, drawn - (source.bit_count() - inside))
            others += max(0, drawn - inside)
        low, high = max(0, held), size - max(0, others)
        if low or high < min(size, cards.bit_count()):
            found[cards] = cards, low, high
    return tuple(reversed(found.values()))


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
