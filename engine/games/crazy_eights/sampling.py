"""Hands dealt at random, put right until they are as everybody knows them to be."""

from collections.abc import Sequence
from random import Random

from engine.cards import members
from engine.games.crazy_eights.known import Bounds

CANDIDATES = 6  # exchanges compared before one is made
MOST_EXCHANGES = 5_000  # random games have needed at most 47
WANDERS = 0.15  # share of exchanges made without comparing, so that no dead end lasts

Need = tuple[int, int, int, int]  # seat, set of cards, least, most


def hands_as_known(
    hands: list[int],
    stock: list[int],
    bounds: Sequence[Bounds],
    groups: Sequence[int],
    rng: Random,
) -> None:
    """Exchange cards between `hands` and `stock`, in place, until every bound holds.

    Cards change places only within a group. At least one arrangement fits, the true one; random
    exchanges that lessen what is wrong find one, mostly within a few steps.
    """
    needs = [
        (seat, cards, least, most)
        for seat, each in enumerate(bounds)
        for cards, least, most in each
    ]
    movable = [seat for seat, each in enumerate(bounds) if hands[seat]]
    for _ in range(MOST_EXCHANGES):
        unmet = [need for need in needs if _excess(need, hands)]
        if not unmet:
            return
        need = unmet[int(rng.random() * len(unmet))]
        _exchange(need, needs, hands, stock, movable, groups, rng)
    raise AssertionError("no hands are as everybody knows them to be")


def _excess(need: Need, hands: Sequence[int]) -> int:
    """How many cards too many (positive) or too few of its set the hand holds."""
    seat, cards, least, most = need
    count = (hands[seat] & cards).bit_count()
    return count - most if count > most else min(count - least, 0)


def _exchange(
    need: Need,
    needs: Sequence[Need],
    hands: list[int],
    stock: list[int],
    movable: Sequence[int],
    groups: Sequence[int],
    rng: Random,
) -> None:
    """Give one card of the hand for one from elsewhere, the best of a few tries."""
    seat, cards, _, _ = need
    leaving = hands[seat] & (cards if _excess(need, hands) > 0 else ~cards)
    arriving = ~cards if _excess(need, hands) > 0 else cards
    places: list[tuple[int, int, int]] = []  # card to give, card to get, whose it is (-1: stock)
    for mine in members(leaving):
        group = next(group for group in groups if group >> mine & 1)
        wanted = group & arriving
        places += [(mine, card, -1) for card in stock if wanted >> card & 1]
        for other in movable:
            if other != seat:
                places += [(mine, card, other) for card in members(hands[other] & wanted)]
    if not places:
        return
    tries = 1 if rng.random() < WANDERS else CANDIDATES
    picked = [places[int(rng.random() * len(places))] for _ in range(tries)]
    best = min(picked, key=lambda place: _wrong_after(seat, place, needs, hands))
    mine, card, other = best
    swapped = 1 << mine | 1 << card
    hands[seat] ^= swapped
    if other >= 0:
        hands[other] ^= swapped
    else:
        stock[stock.index(card)] = mine


def _wrong_after(
    seat: int, place: tuple[int, int, int], needs: Sequence[Need], hands: Sequence[int]
) -> int:
    mine, card, other = place
    swapped = 1 << mine | 1 << card
    after = [hand ^ swapped if owner in (seat, other) else hand for owner, hand in enumerate(hands)]
    return sum(abs(_excess(each, after)) for each in needs)
