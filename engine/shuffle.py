"""From a deal's seed to an order of cards, the same on every machine.

The byte stream of a label is SHA-256("seed:label:0"), SHA-256("seed:label:1"), … end to end. An
index below a bound is the first byte below the largest multiple of the bound that fits in 256,
modulo the bound, so that no index is likelier than another. Whoever knows the seed can check a
shuffle with these few lines.
"""

from collections.abc import Iterable, Iterator
from hashlib import sha256
from itertools import count

# By bound: a byte below this gives an index; for the bound 0 there is none.
UNBIASED = (0, *(256 - 256 % bound for bound in range(1, 257)))


def byte_stream(seed: str, label: str) -> Iterator[int]:
    """Endless bytes for one purpose of one seed."""
    for block in _blocks(seed, label):
        yield from block


def _blocks(seed: str, label: str) -> Iterator[bytes]:
    for number in count():
        yield sha256(f"{seed}:{label}:{number}".encode()).digest()


def index_below(bound: int, stream: Iterator[int]) -> int:
    """An unbiased index in 0 … bound-1; bound at most 256."""
    for byte in stream:
        if byte < UNBIASED[bound]:
            return byte % bound
    raise AssertionError("the stream of bytes has no end")


def shuffled(cards: Iterable[int], seed: str, number: int) -> tuple[int, ...]:
    """Shuffle `number` of a seed: Fisher–Yates over the cards in canonical order, from the end.

    The first card of the result is dealt or drawn first.
    """
    order = sorted(cards)
    left = len(order)
    blocks = _blocks(seed, str(number))
    while left > 1:
        for byte in next(blocks):
            if byte < UNBIASED[left]:  # index_below(left, stream), written out: this is done often
                other = byte % left
                left -= 1
                order[left], order[other] = order[other], order[left]
    return tuple(order)


def first_dealer(seed: str, seats: int) -> int:
    """The seat that deals first when nothing else decides."""
    return index_below(seats, byte_stream(seed, "dealer"))
