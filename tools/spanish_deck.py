"""Draws static/cards/spanish.svg: `python tools/spanish_deck.py`, or with `--check` compares only.

Every suit has two colours of its own, SUIT (ink) and TINT (body). The corner at the left above
belongs to the index, text in the page. The frame line tells the suit by its breaks (la pinta).
"""

from cmath import pi, rect
from collections.abc import Iterator

from drawing import (
    GOLD,
    SUIT,
    detail,
    disc,
    group,
    line,
    path,
    plain,
    symbol,
    write,
)
from spanish_figures import FIGURES, TINT, Figure

# Breaks in the top and the bottom line.
BREAKS = {"o": 0, "c": 1, "e": 2, "b": 3}


def star(points: int, outer: float, inner: float) -> str:
    """A star about (0, 0), one point up."""
    corners = [
        rect(inner if at % 2 else outer, pi * (at / points - 0.5)) for at in range(2 * points)
    ]
    return "M" + "L".join(f"{at.real:.1f} {at.imag:.1f}" for at in corners) + "z"


# About (0, 0). Coins and cups fit a square of 80, swords and cudgels stand 150 high.
RIM = path(SUIT, disc(0, 0, 40)) + path(TINT, disc(0, 0, 36))
COIN = (
    RIM
    + line(SUIT, 2.5, disc(0, 0, 31))
    + path(SUIT, star(8, 27, 14))
    + path(TINT, disc(0, 0, 10))
    + path(SUIT, disc(0, 0, 5))
)
CUP = (
    path(
        SUIT,
        "M-29-34H29C29-8 20 5 7 9V18C8 26 20 28 23 37H-23C-20 28-8 26-7 18V9C-20 5-29-8-29-34z",
    )
    + path(GOLD, "M-33-41H33V-31H-33zM-10 10H10V18H-10zM-26 34H26V41H-26z")
    + path(
        TINT,
        "M-23-22C-17-8-7-8 0-22C7-8 17-8 23-22C17-15 7-15 0-26C-7-15-17-15-23-22z",
        disc(0, -3, 4),
    )
)
SWORD = (
    path(SUIT, "M0-76L10-58V30H-10V-58z")
    + path(TINT, "M0-67L6-56V30H-6V-56z")
    + path(SUIT, "M-1.5-50H1.5V30H-1.5zM-5 30H5V62H-5z")
    + path(GOLD, "M-24 22C-14 30 14 30 24 22V32C14 40-14 40-24 32zM-5 44H5V49H-5z", disc(0, 66, 9))
    + line(SUIT, 2.5, "M-24 22C-14 30 14 30 24 22V32C14 40-14 40-24 32z", disc(0, 66, 9))
)
CUDGEL = (
    path(
        SUIT,
        "M-16-66C-16-78 16-78 16-66L15-34L21-43C25-45 29-39 27-36L13-14L11 12L18 4C22 2 25 7 23 11L9 32"
        "L7 70C6 77-6 77-7 70L-9 40L-20 29C-21 25-17 21-14 23L-11 25L-13-8L-27-24C-28-29-24-32-20-31L-15-27z",
    )
    + path(
        GOLD,
        "M-11-67C-11-72 11-72 11-67C11-62-11-62-11-67z",
        disc(23, -39, 3),
        disc(-23, -27, 3),
        disc(20, 8, 3),
    )
    + line(TINT, 4, "M-7-56V-22M5-48V-8M-3-8V26M3 34V66")
)
PIPS = {"o": COIN, "c": CUP, "e": SWORD, "b": CUDGEL}
# Only on the aces: a sun's face, a lid, a crown, leaves.
CROWN = "M-22-10L-27-36L-13-26L0-42L13-26L27-36L22-10z"
LEAF = "c9-14 26-14 34-4c-8 10-26 12-34 4z"
ACES = {
    "o": RIM
    + path(SUIT, disc(0, 0, 30))
    + path(TINT, star(16, 28, 17))
    + line(
        SUIT, 1.6, disc(0, 0, 33), disc(0, 0, 15), "M-9-4q3-3 6 0M3-4q3-3 6 0M0-4v6M-5 6q5 5 10 0"
    ),
    "c": path(SUIT, "M-27-40C-27-56-12-60 0-60C12-60 27-56 27-40z")
    + path(TINT, "M-20-47C-8-54 8-54 20-47C8-50-8-50-20-47z")
    + path(GOLD, disc(0, -63, 6))
    + CUP,
    "e": path(GOLD, CROWN) + line(SUIT, 2.5, CROWN, "M-22-18H22") + SWORD,
    "b": CUDGEL
    + path(TINT, f"M10-12{LEAF}M13-52{LEAF}")
    + line(SUIT, 2.5, f"M10-12{LEAF}M13-52{LEAF}")
    + group(path(TINT, f"M13 0{LEAF}") + line(SUIT, 2.5, f"M13 0{LEAF}"), transform="scale(-1 1)"),
}
# Pip to sign: as broad as high, for icons, small cards and the hands of the figures.
SIGNS = {"o": "1", "c": "1", "e": "1.35 .56", "b": "1.25 .56"}

COLUMN = 148
Place = tuple[float, float]


def rows(*each: tuple[float, tuple[float, ...]]) -> tuple[Place, ...]:
    return tuple((x, y) for y, columns in each for x in columns)


ONE, TWO, THREE = (COLUMN,), (104, 192), (91, COLUMN, 205)
# Suit: from two to seven, the scale of the pips and where they stand.
LAYOUTS: dict[str, tuple[tuple[float, tuple[Place, ...]], ...]] = {
    "o": (
        (1.8, rows((94, ONE), (256, ONE))),
        (1.28, rows((68, ONE), (175, ONE), (282, ONE))),
        (1.05, rows((96, TWO), (256, TWO))),
        (1.02, rows((86, TWO), (175, ONE), (264, TWO))),
        (1.03, rows((76, TWO), (176, TWO), (276, TWO))),
        (0.9, rows((59, (104, 194)), (118, (149,)), (177, (104, 194)), (287, (104, 194)))),
    ),
    "c": (
        (1.8, rows((96, ONE), (256, ONE))),
        (1.45, rows((96, (132,)), (256, (72, 184)))),
        (1.16, rows((98, TWO), (256, TWO))),
        (1.06, rows((84, TWO), (176, ONE), (268, TWO))),
        (1.08, rows((76, TWO), (176, TWO), (276, TWO))),
        (0.84, rows((76, (118, 178)), (176, THREE), (276, (118, 178)))),
    ),
    "e": (
        (1.72, rows((185, (94, 190)))),
        (1.3, ((74, 226), (138, 142), (202, 226))),
        (1, rows((92, TWO), (256, TWO))),
        (1, rows((92, (86, 210)), (175, ONE), (256, (86, 210)))),
        (1, rows((92, THREE), (256, THREE))),
        (0.86, rows((80, THREE), (272, THREE))),
    ),
    "b": (
        (1.7, rows((185, (88, 186)))),
        (1.3, ((70, 226), (136, 140), (202, 226))),
        (1, rows((94, TWO), (256, TWO))),
        (1, rows((94, (90, 206)), (175, ONE), (256, (90, 206)))),
        (1, rows((94, THREE), (256, THREE))),
        (0.86, rows((80, THREE), (270, THREE))),
    ),
}
ACE_PLACES = {"o": (126, 206, 2.5), "c": (134, 222, 2.4), "e": (140, 180, 2), "b": (140, 182, 1.98)}
# In the hand: how far right of the middle of a coin, and the pip's scale.
HELD = {"o": (0, "0.92"), "c": (9, "1"), "e": (10, "1.25 .64"), "b": (8, ".9 .64")}
LYING = (COLUMN, 175)  # the one across the middle of seven swords or cudgels


def use(name: str, x: float, y: float, scale: float | str, turn: int = 0) -> str:
    turned = f" rotate({turn})" if turn else ""
    return f'<use href="#{name}" transform="translate({x} {y}){turned} scale({scale})"/>'


def pips(suit: str, rank: int) -> str:
    scale, places = LAYOUTS[suit][rank - 2]
    lying = use(f"pip-{suit}", *LYING, scale, 90) if rank == 7 and suit in "eb" else ""
    return "".join(use(f"pip-{suit}", x, y, scale) for x, y in places) + lying


def frame(suit: str, width: float, middle: float, gap: float) -> str:
    """Rounded line near the edge; its breaks stand `gap` wide and apart about `middle`."""
    left, top, right, bottom, bend = 8, 8, 242, 342, 12
    count = BREAKS[suit]
    ends = [middle + gap * (at - count + 0.5) for at in range(2 * count)]
    stops = (left + bend, *ends, right - bend)
    dashes = "".join(
        f"M{start:g} {y}H{end:g}"
        for y in (top, bottom)
        for start, end in zip(stops[::2], stops[1::2], strict=True)
    )
    arcs = (
        f"M{left + bend} {top}A{bend} {bend} 0 0 0 {left} {top + bend}V{bottom - bend}"
        f"A{bend} {bend} 0 0 0 {left + bend} {bottom}"
        f"M{right - bend} {top}A{bend} {bend} 0 0 1 {right} {top + bend}V{bottom - bend}"
        f"A{bend} {bend} 0 0 1 {right - bend} {bottom}"
    )
    return line(SUIT, width, dashes, arcs)


# On small cards a head-dress tells the figure: cap, horse, crown.
MARKS = {
    "S": path(SUIT, "M42 190C38 160 60 142 88 144C116 146 130 164 128 190z")
    + path(GOLD, "M108 166C132 158 142 142 136 122C118 130 104 146 108 166z")
    + path(SUIT, "M36 180H134V194H36z"),
    "C": path(
        SUIT,
        "M48 196C46 164 56 142 80 132L84 120L96 130C112 134 124 148 136 166C140 174 132 184 122 182C114 180 106 178 98 180C96 186 102 190 106 196z",
    )
    + path(GOLD, disc(96, 150, 5)),
    "R": path(SUIT, "M44 194L34 140L62 162L85 126L108 162L136 140L126 194z")
    + path(GOLD, "M46 180H124V186H46z"),
}


def face(suit: str, rank: str) -> str:
    if rank in FIGURES:
        art = figure(suit, FIGURES[rank])
        small = MARKS[rank] + use(f"sign-{suit}", 85, 267, 1.45)
    else:
        art = ace(suit) if rank == "1" else pips(suit, int(rank))
        small = use(f"sign-{suit}", 85, 236, 1.75 if suit == "o" else 2)
    art = detail(art) + plain(small) + f'<use href="#frame-{suit}"/>'
    return symbol(f"{rank}{suit}", "0 0 250 350", art)


def ace(suit: str) -> str:
    x, y, scale = ACE_PLACES[suit]
    return group(ACES[suit], transform=f"translate({x} {y}) scale({scale})")


def figure(suit: str, drawn: Figure) -> str:
    (x, y), (right, scale) = drawn.sign, HELD[suit]
    return "".join(
        (
            f'<use href="#{drawn.name}-far"/>',
            drawn.own.get(suit, ""),
            f'<use href="#{drawn.name}"/>',
            use(f"pip-{suit}", x + right, y, scale),
            f'<use href="#{drawn.name}-near"/>',
            drawn.head(suit),
        )
    )


def shapes(suit: str) -> str:
    frames = detail(frame(suit, 5, 125, 20)) + plain(frame(suit, 9, 85, 25))
    return (
        group(PIPS[suit], id=f"pip-{suit}")
        + group(f'<use href="#pip-{suit}" transform="scale({SIGNS[suit]})"/>', id=f"sign-{suit}")
        + group(frames, id=f"frame-{suit}")
    )


def sprite() -> Iterator[str]:
    yield '<svg xmlns="http://www.w3.org/2000/svg">'
    yield f"<defs>{''.join(drawn.parts() for drawn in FIGURES.values())}</defs>"
    for suit in PIPS:
        yield f"<defs>{shapes(suit)}</defs>"
        yield symbol(suit, "-45 -45 90 90", f'<use href="#sign-{suit}"/>')
        for rank in "1234567SCR":
            yield face(suit, rank)
    yield "</svg>\n"


if __name__ == "__main__":
    write("spanish.svg", sprite())
