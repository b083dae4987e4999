"""Shuffles are the documented ones, to the byte, and no place is likelier than another."""

import hashlib
from collections import Counter
from itertools import islice, pairwise
from math import sqrt

import pytest

from engine.cards import FRENCH, SPANISH
from engine.shuffle import byte_stream, first_dealer, index_below, shuffled

SEED = "000102030405060708090a0b0c0d0e0f"
SIGMAS = 5  # a fair shuffle stays within; each test below has a few thousand cells


def stream(seed: str, label: str, blocks: int = 40) -> bytes:
    """SHA-256("seed:label:0"), SHA-256("seed:label:1"), … end to end."""
    hashes = (hashlib.sha256(f"{seed}:{label}:{block}".encode()) for block in range(blocks))
    return b"".join(each.digest() for each in hashes)


def documented(size: int, seed: str, number: int) -> list[int]:
    """The shuffle as the text forms fix it, once more."""
    order, data = list(range(size)), stream(seed, str(number))
    for i in range(size - 1, 0, -1):
        while data[0] >= 256 - 256 % (i + 1):
            data = data[1:]
        j, data = data[0] % (i + 1), data[1:]
        order[i], order[j] = order[j], order[i]
    return order


def test_the_stream_is_sha256_of_seed_label_and_block() -> None:
    assert bytes(islice(byte_stream(SEED, "0"), 100)) == stream(SEED, "0")[:100]
    # printf %s 00:0:0 | sha256sum
    assert bytes(islice(byte_stream("00", "0"), 4)).hex() == "279098ec"


def test_a_known_shuffle_stays_as_it_is() -> None:
    """These orders never change: every stored game depends on them."""
    assert FRENCH.text(shuffled(range(52), "00", 0)[:10]) == "KD 4H 3D 2S 8C 7S QC 6S TS 4S"
    assert FRENCH.text(shuffled(range(52), "00", 1)[:10]) == "JD KC TS 4D 7C AD TC 8H 8D AH"
    assert SPANISH.text(shuffled(range(40), SEED, 0)[:10]) == "7c 2b 5b 4c 3c So Rc 7b Se 1e"


@pytest.mark.parametrize("size", [1, 2, 3, 40, 52])
def test_shuffles_are_the_documented_ones(size: int) -> None:
    for number in range(40):
        seed = hashlib.sha256(bytes([number])).hexdigest()[:32]
        assert list(shuffled(range(size), seed, number)) == documented(size, seed, number)


def test_cards_are_sorted_before_they_are_shuffled() -> None:
    cards = [7, 3, 50, 21, 0]
    order = shuffled(cards, SEED, 2)
    assert order == shuffled(sorted(cards), SEED, 2)
    assert sorted(order) == sorted(cards)
    assert [sorted(cards)[place] for place in documented(5, SEED, 2)] == list(order)


def test_an_index_takes_the_first_byte_that_is_not_biased() -> None:
    assert index_below(3, iter([255, 254])) == 254 % 3  # 255 would favour 0
    assert index_below(52, iter([208, 255, 207])) == 207 % 52
    assert index_below(256, iter([255])) == 255
    assert index_below(1, iter([77])) == 0


def test_every_index_is_as_likely_as_any_other() -> None:
    for bound in range(1, 257):
        limit = 256 - 256 % bound
        counts = Counter(index_below(bound, iter([byte])) for byte in range(limit))
        assert set(counts) == set(range(bound))
        assert len(set(counts.values())) == 1


def within_sigmas(counts: Counter[tuple[int, int]], cells: int, tries: int, chance: float) -> None:
    sigma = sqrt(tries * chance * (1 - chance))
    assert len(counts) == cells, "some place was never reached"
    worst = max(counts.values(), key=lambda count: abs(count - tries * chance))
    assert abs(worst - tries * chance) < SIGMAS * sigma, f"{worst} of {tries}"


def test_every_card_comes_to_every_place_equally_often() -> None:
    tries, counts = 4_000, Counter[tuple[int, int]]()
    for number in range(tries):
        counts.update(enumerate(shuffled(range(52), f"{number:032x}", 0)))
    within_sigmas(counts, 52 * 52, tries, 1 / 52)


def test_neighbours_are_as_often_neighbours_as_chance_has_it() -> None:
    """No clumps: a card follows each other card equally often."""
    tries, counts = 4_000, Counter[tuple[int, int]]()
    for number in range(tries):
        order = shuffled(range(20), f"{number:032x}", 1)
        counts.update(pairwise(order))
    within_sigmas(counts, 20 * 19, tries, 1 / 20)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_seat_is_first_dealer_equally_often(seats: int) -> None:
    tries = 4_000
    counts = Counter((0, first_dealer(f"{number:032x}", seats)) for number in range(tries))
    within_sigmas(counts, seats, tries, 1 / seats)


def test_the_first_dealer_is_the_documented_index() -> None:
    for number in range(40):
        seed = f"{number:032x}"
        first = next(byte for byte in stream(seed, "dealer") if byte < 255)  # 255 % 3 == 0
        assert first_dealer(seed, 3) == first % 3


def test_seeds_and_numbers_give_different_orders() -> None:
    orders = {shuffled(range(52), f"{seed:x}", number) for seed in range(20) for number in range(5)}
    assert len(orders) == 100
