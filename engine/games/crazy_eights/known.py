"""What play has proved about a hand, for everybody to see (17.2).

A fact is what a hand was proved to hold at one moment: a seat that draws in an ordinary turn has
none of the cards that could be played then, and exactly one if what it drew can be. Actions only
note facts, for nobody asks about most states. A bound is what a fact still says of the hand as it
is now. Cards laid and drawn since are seen or counted by everybody, so it is true without anybody
looking into the hand.
"""

from typing import Any

from engine.cards import FRENCH
from engine.games.crazy_eights.variant import Rules

Bound = tuple[int, int, int]  # set of cards, least, most
Bounds = tuple[Bound, ...]
Fact = tuple[int, int, int, int, int]  # a bound, the size of the hand and what it had laid then
Facts = tuple[Fact, ...]  # about one hand, in order of time

MOST_FACTS = 8  # about a hand; of a thousand bounds the older ones gave two


def holds(bound: Bound, hand: int) -> bool:
    """Whether this hand is as the bound says."""
    cards, least, most = bound
    return least <= (hand & cards).bit_count() <= most


def noted(facts: Facts, fact: Fact) -> Facts:
    """The facts about a hand with a new one."""
    return (facts if len(facts) < MOST_FACTS else facts[1 - MOST_FACTS :]) + (fact,)


def bounds_now(facts: Facts, size: int, laid: int, source: int) -> Bounds:
    """What facts say of a hand that is now of this size and has laid these cards of the pile.

    `source` is the set that the stock was rebuilt from, 0 if that is not known. A fact gives the
    least number of its cards, and of other cards, that the hand held. What was laid since is taken
    from them, and what must be among the cards drawn since is added.
    """
    found: dict[int, Bound] = {}
    for cards, least, most, size_then, laid_then in reversed(facts):
        if cards in found:
            continue  # a later fact about the same cards says as much
        since = laid & ~laid_then
        held = least - (since & cards).bit_count()
        others = size_then - most - (since & ~cards).bit_count()
        if source:
            drawn = size - size_then + since.bit_count()
            inside = (source & cards).bit_count()
            held += max(0, drawn - (source.bit_count() - inside))
            others += max(0, drawn - inside)
        low, high = max(0, held), size - max(0, others)
        if low or high < min(size, cards.bit_count()):
            found[cards] = cards, low, high
    return tuple(reversed(found.values()))


def described_facts(rules: Rules, facts: Facts, size: int, laid: int) -> list[list[Any]]:
    """Subject, least, most; if the hand has changed since, its size and what it had laid then.

    A subject is the suit and the rank to be followed, `"H7"`, or the suit of a wild card, `"H"`.
    """
    names = {cards: text for text, cards in subjects(rules).items()}
    described: list[list[Any]] = []
    for cards, least, most, size_then, laid_then in facts:
        fact = [names[cards], least, most]
        if (size_then, laid_then) != (size, laid):
            fact += [size_then, FRENCH.text_of(laid_then)]
        described.append(fact)
    return described


def read_facts(rules: Rules, described: Any, size: int, laid: int) -> Facts:
    """Facts from their description; ValueError if it is none."""
    if not isinstance(described, list):
        raise ValueError(f"{described!r} is nothing that a hand is known to hold")
    sets = subjects(rules)
    return tuple(_fact(sets, each, size, laid) for each in described)


def _fact(sets: dict[str, int], described: Any, size: int, laid: int) -> Fact:
    match described:
        case [str(subject), int(least), int(most)]:
            size_then, laid_then = size, laid
        case [str(subject), int(least), int(most), int(size_then), str(codes)]:
            laid_then = FRENCH.mask(codes)
        case _:
            raise ValueError(f"{described!r} is nothing that a hand is known to hold")
    if subject not in sets or not 0 <= least <= most:
        raise ValueError(f"{described!r} is nothing that a hand is known to hold")
    since = laid & ~laid_then
    if laid_then & ~laid or not 0 <= size_then <= size + since.bit_count():
        raise ValueError(f"{described!r} tells of a hand that cannot have been")
    return sets[subject], least, most, size_then, laid_then


def subjects(rules: Rules) -> dict[str, int]:
    """Every set that a fact may count, by name."""
    found = {code[1] + code[0]: rules.fits[card] for card, code in enumerate(FRENCH.codes)}
    return found | {suit: 1 << FRENCH.card(rules.wild + suit) for suit in FRENCH.suits}
