"""What the decks are drawn with: colours, shapes, and the sprite as a file.

A face is 250 by 350 units. Colours are custom properties of the page (static/css/cards.css), the
values here fallbacks; --card-detail and --card-plain choose between the full art and the art for
small sizes. No url(), no style sheet: through an external <use> those do not work in every browser.
"""

import sys
from collections.abc import Iterable
from pathlib import Path

CARDS = Path(__file__).parent.parent / "static" / "cards"

SUIT = "var(--suit,#111)"
GOLD = "var(--court-a,#da4)"
BLUE = "var(--court-b,#69b)"
SKIN = "var(--court-skin,#fff)"
GROUND = "var(--court-ground,#eed)"
BACK_A = "var(--back-a,#256)"
BACK_B = "var(--back-b,#8ab)"


def path(fill: str, *data: str) -> str:
    colour = "" if fill == SUIT else f' fill="{fill}"'  # the symbol's own
    return f'<path{colour} d="{"".join(data)}"/>'


def line(stroke: str, width: float, *data: str) -> str:
    return f'<path fill="none" stroke="{stroke}" stroke-width="{width}" d="{"".join(data)}"/>'


def disc(x: int, y: int, r: int) -> str:
    return f"M{x - r} {y}a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0-{2 * r} 0z"


def group(content: str, **attributes: str) -> str:
    written = "".join(f' {name.replace("_", "-")}="{value}"' for name, value in attributes.items())
    return f"<g{written}>{content}</g>"


def symbol(name: str, box: str, content: str) -> str:
    return f'<symbol id="{name}" viewBox="{box}" fill="{SUIT}">{content}</symbol>'


def detail(content: str, **attributes: str) -> str:
    return group(content, display="var(--card-detail,inline)", **attributes)


def plain(content: str, **attributes: str) -> str:
    return group(content, display="var(--card-plain,none)", **attributes)


def write(name: str, drawn: Iterable[str]) -> None:
    """Draw the sprite, or with `--check` only compare."""
    file, text = CARDS / name, "\n".join(drawn)
    if "--check" not in sys.argv[1:]:
        file.write_text(text, encoding="utf-8")
    elif file.read_text(encoding="utf-8") != text:
        sys.exit(f"{name} is not what its script draws")
