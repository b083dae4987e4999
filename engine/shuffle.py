"""From a deal's seed to an order of cards, the same on every machine.

The byte stream of a label is SHA-256("seed:label:0"), SHA-256("seed:label:1"), … end to end. An
index below a bound is the first byte below the largest multiple of the bound that fits in 256,
modulo the bound, so that no index is likelier than another. Whoever knows the seed can check a
shuffle with these few lines.
"""

from collections.abc import Iterable, Iterator
from hashlib import sha256
from itertools import count

UNBIASED = tuple(256 - 256 % (last + 1) for last in range(256))  # bytes below give an index


def byte_stream(seed: str, label: str) -> Iterator[int]:
    """Endless bytes for one purpose of one seed."""
    for block in count():
        yield from sha256(f"{seed}:{label}:{block}".encode()).digest()


def index_below(bound: int, stream: Iterator[int]) -> int:
    """An unbiased index in 0 … bound-1; bound at most 256."""
    limit = 256 - 256 % bound
    return next(byte for byte in stream if byte < limit) % bound


def shuffled(cards: Iterable[int], seed: str, number: int) -> tuple[int, ...]:
    """Shuffle `number` of a seed: Fisher–Yates over the cards in canonical order, from the end.

    The first card of the result is dealt or drawn first.
    """
    order = sorted(cards)
    stream = byte_stream(seed, str(number))
    for last in range(len(order) - 1, 0, -1):
        for byte in stream:  # index_below(last + 1, stream), written out: games reshuffle often
            if byte < UNBIASED[last]:
                break
        other = byte % (last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def first_dealer(seed: str, seats: int) -> int:
    """The seat that deals first when nothing else decides."""
    return index_below(seats, byte_stream(seed, "dealer"))
