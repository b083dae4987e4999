"""Draws static/cards/french.svg: `python tools/french_deck.py`, or with `--check` compares only.

A face is 250 by 350 units. Its left third belongs to the index: the rank is text in the page,
the suit mark under it is drawn here. Pips and courts stand in the field to the right.
Colours are custom properties of the page (static/css/cards.css), the values here fallbacks;
--card-detail and --card-plain choose between the full art and the art for small sizes.
"""

from collections.abc import Iterator

from drawing import (
    BLUE,
    GOLD,
    GROUND,
    SKIN,
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

# About (0, 0), 54 units high; relative, so that it stands where the pen is.
PIPS = {
    "S": "m0-27c7 12 26 22 26 36a13 13 0 0 1-24 7c1 5 3 9 8 11h-20c5-2 7-6 8-11a13 13 0 0 1-24-7c0-14 19-24 26-36z",
    "H": "m0 27c-7-12-27-23-27-38a14 14 0 0 1 27-5a14 14 0 0 1 27 5c0 15-20 26-27 38z",
    "D": "m0-29c6 11 14 21 24 29c-10 8-18 18-24 29c-6-11-14-21-24-29c10-8 18-18 24-29z",
    "C": "m2 15a13 13 0 1 0 7-20a13 13 0 1 0-18 0a13 13 0 1 0 7 20c-1 6-3 10-8 12h20c-5-2-7-6-8-12z",
}

# Places about the field's middle, in units of a pip's scale; rows of the upper half only.
SIDE, FIRST, HIGH, SECOND, LIFTED = 56, -136, -90, -45, -68
CORNERS = ((-SIDE, FIRST), (SIDE, FIRST))
SIDES = ((-SIDE, 0), (SIDE, 0))
FOUR_ROWS = (*CORNERS, (-SIDE, SECOND), (SIDE, SECOND))
MIDDLE = ((0, 0),)

Places = tuple[tuple[int, int], ...]
# Rank: pips that have a turned partner below, and pips that have none.
LAYOUTS: dict[str, tuple[Places, Places]] = {
    "2": (((0, FIRST),), ()),
    "3": (((0, FIRST),), MIDDLE),
    "4": (CORNERS, ()),
    "5": (CORNERS, MIDDLE),
    "6": (CORNERS, SIDES),
    "7": (CORNERS, (*SIDES, (0, LIFTED))),
    "8": ((*CORNERS, (0, LIFTED)), SIDES),
    "9": (FOUR_ROWS, MIDDLE),
    "T": ((*FOUR_ROWS, (0, HIGH)), ()),
}


def pip(suit: str, x: int, y: int, scale: float) -> str:
    return f'<path transform="translate({x} {y}) scale({scale})" d="M0 0{PIPS[suit]}"/>'


def two_way(code: str, half: str) -> str:
    return f'{group(half, id=f"half-{code}")}<use href="#half-{code}" transform="rotate(180)"/>'


def pips(rank: str, suit: str) -> str:
    paired, alone = (
        path(SUIT, *(f"M{x} {y}{PIPS[suit]}" for x, y in places)) if places else ""
        for places in LAYOUTS[rank]
    )
    return detail(two_way(rank + suit, paired) + alone, transform="translate(162 175) scale(.9)")


# Courts: the upper half about the field's middle, 160 wide, cut from (-80, 22) to (80, -22).
# Heads are drawn from the crown's top at -153 to the chin at -63, then enlarged.
LOOK = "M-13-97q4-4 8 0M5-97q4-4 8 0M0-95v9"
FACE = "M-20-112h40v28c0 12-9 21-20 21s-20-9-20-21z"

CROWNS = {
    "S": "M-28-119L-34-146L-15-132L0-153L15-132L34-146L28-119z",
    "H": "M-30-119v-14a9 9 0 0 1 18 0v3h3v-9a9 9 0 0 1 18 0v9h3v-3a9 9 0 0 1 18 0v14z",
    "D": "M-28-119L-35-138L-25-150L-14-137L0-153L14-137L25-150L35-138L28-119z",
    "C": "M-28-119L-31-134L-14-128L0-138L14-128L31-134L28-119z"
    + disc(-31, -138, 7)
    + disc(31, -138, 7)
    + disc(0, -145, 8),
}
BEARDS = {
    "S": "C26-54 10-46 0-30C-10-46-26-54-26-70z",
    "H": "C26-50 14-42 0-42C-14-42-26-50-26-70z",
    "D": "L18-40H-18L-26-70z",
    "C": "C26-54 18-44 9-36L0-48L-9-36C-18-44-26-54-26-70z",
}
SCEPTRES = {
    "S": (
        path(SUIT, "M51-60V-132L56-148L61-132V-60z"),
        path(GOLD, "M42-72h28v7H42z", disc(56, -30, 6)),
    ),
    "H": (
        path(SUIT, "M53-20V-112h6V-20z"),
        path(GOLD, disc(56, -118, 14)),
        pip("H", 56, -142, 0.4),
    ),
    "D": (
        path(
            SUIT,
            "M53-20V-146h6V-20zM59-131C66-131 71-137 74-143C79-130 79-113 74-100C71-106 66-112 59-112z",
        ),
        path(GOLD, "M53-133h6v24h-6zM53-129L43-121L53-113z"),
    ),
    "C": (
        path(SUIT, "M53-20V-116h6V-20z"),
        path(GOLD, disc(56, -136, 10), disc(46, -121, 10), disc(66, -121, 10)),
    ),
}
FLOWERS = {
    "S": path(
        SUIT, "M42-144L50-134L56-146L62-134L70-144C73-122 66-112 56-112C46-112 39-122 42-144z"
    ),
    "H": pip("H", 56, -126, 0.62),
    "D": path(SUIT, "M56-150L61-132L78-127L61-122L56-104L51-122L34-127L51-132z")
    + path(GOLD, disc(56, -127, 5)),
    "C": pip("C", 56, -126, 0.66),
}
PIKES = {
    "S": path(SUIT, "M56-152C66-136 64-126 56-116C48-126 46-136 56-152z"),
    "H": path(SUIT, "M56-152L62-138H50z") + path(GOLD, "M59-139H78L71-128L78-117H59z"),
    "D": path(SUIT, "M56-152L68-134L56-116L44-134z"),
    "C": path(SUIT, "M56-152L62-138H50z") + path(GOLD, "M59-139h7a11 11 0 0 1 0 22h-7z"),
}
MOTIFS = {
    "S": "M-14-36L0-24L14-36v8L0-16L-14-28zM-14-18L0-6L14-18v8L0 2L-14-10z",
    "H": disc(-7, -30, 5) + disc(7, -30, 5) + disc(0, -17, 5) + disc(-7, -4, 5) + disc(7, -4, 5),
    "D": "M0-40L9-28L0-16L-9-28zM0-15L7-6L0 3L-7-6z",
    "C": disc(0, -32, 5) + disc(-7, -22, 5) + disc(7, -22, 5) + disc(0, -6, 5),
}
SHOULDERS = "V-26C-80-42-66-50-44-52H44C66-50 80-42 80-30V-22z"


def head(content: str) -> str:
    return group(content, transform="translate(-10 21) scale(1.13)")


def hand(x: int, y: int) -> str:
    return path(SKIN, disc(x, y, 9))


def king(suit: str) -> Iterator[str]:
    yield "".join(SCEPTRES[suit])
    yield path(SUIT, "M-80 22", SHOULDERS)
    yield path(BLUE, "M-34-52V9.4L14-3.9V-52z")
    yield path(GOLD, "M-40-52h7V9.1l-7 2zM7-52h7V-3.9l-7 2z")
    yield hand(56, -50)
    yield head(
        path(SUIT, "M-28-114h56v44h-56z")
        + path(SKIN, FACE)
        + path(SUIT, "M-26-88C-18-82-8-85 0-85C8-85 18-82 26-88V-70", BEARDS[suit])
        + line(SKIN, 4, "M-6-74h12")
        + line(SUIT, 3.5, LOOK)
        + path(GOLD, CROWNS[suit])
        + path(SUIT, "M-28-120h56v8h-56z")
    )


def queen(suit: str) -> Iterator[str]:
    yield line(BLUE, 5, "M56-20V-112")
    yield FLOWERS[suit]
    yield path(BLUE, "M56-76C60-92 70-96 77-96C77-84 70-76 56-74z")
    yield head(path(GOLD, "M-33-90C-33-118-20-128 0-128C20-128 33-118 33-90L42-50H-42z"))
    yield path(BLUE, "M-80 22", SHOULDERS)
    yield path(SKIN, "M-20-56H0V-48L14-52L-10-24L-34-52L-20-48z")
    yield group(path(SUIT, MOTIFS[suit]), transform="translate(-10 8)")
    yield hand(56, -50)
    yield head(
        path(SKIN, FACE)
        + path(GOLD, "M-21-84C-25-104-12-110 0-114C12-110 25-104 21-84L28-117H-28z")
        + line(SUIT, 3.5, LOOK, "M-6-78q6 5 12 0")
        + path(SUIT, "M-31-112C-20-121 20-121 31-112L35-134L18-127L0-150L-18-127L-35-134z")
        + path(GOLD, disc(0, -130, 5), disc(-19, -124, 3), disc(19, -124, 3))
    )


def jack(suit: str) -> Iterator[str]:
    yield line(SUIT, 6, "M56-10V-140")
    yield PIKES[suit]
    yield path(GOLD, "M-80 22", SHOULDERS)
    yield path(SUIT, "M-80 22V-26C-80-42-66-50-44-52H-10V2.7z")
    yield path(BLUE, "M-44-54H24L-10-24z")
    yield hand(56, -50)
    yield head(
        path(SUIT, "M-30-112h60v42h-9v-22h-42v22h-9z")
        + path(SKIN, FACE)
        + line(SUIT, 3.5, LOOK, "M-6-77q6 4 12 0")
        + path(BLUE, "M-37-112C-42-134-20-146 6-143C30-139 40-128 37-112z")
        + path(SUIT, "M-34-117h68v8h-68z")
        + path(GOLD, "M18-114C40-122 48-138 42-154C26-148 14-134 18-114z")
    )


COURTS = {"J": jack, "Q": queen, "K": king}


def court(rank: str, suit: str) -> str:
    return detail(
        f'<rect x="-80" y="-161" width="160" height="322" rx="10" fill="{GROUND}"/>'
        + two_way(rank + suit, "".join(COURTS[rank](suit)))
        + line(GOLD, 6, "M-79 22L79-22"),
        transform="translate(156 175)",
    )


def face(rank: str, suit: str) -> str:
    if rank == "A":
        art = detail(pip(suit, 154, 184, 2.5))
    else:
        art = court(rank, suit) if rank in COURTS else pips(rank, suit)
    return symbol(f"{rank}{suit}", "0 0 250 350", f'{art}<use href="#mark-{suit}"/>')


def marks(suit: str) -> str:
    small = detail(pip(suit, 36, 104, 0.68))
    large = plain(pip(suit, 85, 235, 2.6))
    return group(small + large, id=f"mark-{suit}")


def sprite() -> Iterator[str]:
    yield '<svg xmlns="http://www.w3.org/2000/svg">'
    for suit, outline in PIPS.items():
        yield f"<defs>{marks(suit)}</defs>"
        yield symbol(suit, "-29 -29 58 58", path(SUIT, "M0 0", outline))
        for rank in ("A", *LAYOUTS, *COURTS):
            yield face(rank, suit)
    yield "</svg>\n"


if __name__ == "__main__":
    write("french.svg", sprite())
