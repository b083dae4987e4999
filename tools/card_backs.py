"""Draws static/cards/backs.svg: `python tools/card_backs.py`, or with `--check` compares only.

A back is 250 by 350 units, a pattern within a frame.
"""

from collections.abc import Iterator
from itertools import product

from drawing import BACK_A, BACK_B, disc, line, path, symbol, write

ACROSS, DOWN = range(50, 201, 50), range(50, 301, 50)  # where a pattern repeats


def back(name: str, *pattern: str) -> str:
    frame = f'<rect x="12" y="12" width="226" height="326" rx="9" fill="{BACK_A}"/>'
    return symbol(name, "0 0 250 350", frame + "".join(pattern))


def studs(r: int) -> str:
    return path(
        BACK_B, *(f"M{x} {y - r}l{r} {r}-{r} {r}-{r}-{r}z" for x, y in product(ACROSS, DOWN))
    )


def lattice() -> str:
    """Lozenges."""
    zigzag = "".join(f"M25 {y}{'l25-25 25 25' * 4}M25 {y}{'l25 25 25-25' * 4}" for y in DOWN)
    return back("lattice", line(BACK_B, 3, zigzag), studs(8))


def leaves() -> str:
    """Tiles of four leaves."""
    leaf = "q25 15 50 0q-25-15-50 0z", "q15 25 0 50q-15-25 0-50z"
    across = (f"M{x} {y}{leaf[0]}" for y in range(25, 326, 50) for x in range(25, 201, 50))
    along = (f"M{x} {y}{leaf[1]}" for y in range(25, 301, 50) for x in range(25, 226, 50))
    return back("leaves", path(BACK_B, *across, *along), studs(9))


def rings() -> str:
    """Rings through one another."""
    places = product(range(56, 195, 46), range(60, 291, 46))
    return back("rings", line(BACK_B, 4, *(disc(x, y, 34) for x, y in places)))


def sprite() -> Iterator[str]:
    yield '<svg xmlns="http://www.w3.org/2000/svg">'
    yield from (lattice(), leaves(), rings())
    yield "</svg>\n"


if __name__ == "__main__":
    write("backs.svg", sprite())
