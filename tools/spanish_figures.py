"""The figures of the Spanish pack: sota, caballo and rey, the sign of their suit in the hand.

What the four suits share is drawn once, in layers; horse, hat, crown and beard are each suit's own.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

from drawing import BLUE, GOLD, GROUND, SKIN, SUIT, disc, group, line, path

TINT = "var(--tint,#da4)"


@dataclass(frozen=True)
class Figure:
    """Layers from far to near: far, the suit's own, body, sign, near, head."""

    name: str
    far: str
    body: str
    sign: tuple[int, int]  # middle of the sign held
    near: str
    head: Callable[[str], str]
    own: dict[str, str] = field(default_factory=dict)

    def parts(self) -> str:
        """The layers that all suits share."""
        layers = {"-far": self.far, "": self.body, "-near": self.near}
        return "".join(group(layer, id=self.name + end) for end, layer in layers.items())


# The card within its frame, less the corner of the index; the floor.
PANEL = path(
    GROUND,
    "M98 17H225Q233 17 233 25V325Q233 333 225 333H25Q17 333 17 325V82H82Q90 82 90 74V25Q90 17 98 17z",
) + path(TINT, "M17 318H233V325Q233 333 225 333H25Q17 333 17 325z")

# Heads: the middle of the brow at (0, 0), the chin at 38.
FACE = "M-20-11h40v28c0 12-9 21-20 21s-20-9-20-21z"
LOOK = "M-13 4q4-4 8 0M5 4q4-4 8 0M0 6v9"
SMILE = "M-6 24q6 5 12 0"

CROWNS = {
    "o": "M-28-14L-34-42L-17-30L0-48L17-30L34-42L28-14z",
    "c": "M-28-14V-28a9 9 0 0 1 16-6a12 12 0 0 1 24 0a9 9 0 0 1 16 6v14z" + disc(0, -48, 5),
    "e": "M-28-14L-31-44L-20-30L-10-46L0-30L10-46L20-30L31-44L28-14z",
    "b": "M-28-14L-32-34L-14-28L0-40L14-28L32-34L28-14z"
    + disc(-32, -37, 6)
    + disc(32, -37, 6)
    + disc(0, -44, 7),
}
BEARDS = {
    "o": "C26 47 10 55 0 68C-10 55-26 47-26 31z",
    "c": "C26 51 14 59 0 59C-14 59-26 51-26 31z",
    "e": "L16 62H-16L-26 31z",
    "b": "C26 47 18 57 9 65L0 55L-9 65C-18 57-26 47-26 31z",
}
HATS = {
    "o": path(BLUE, "M-37-10C-42-34-20-46 6-43C30-40 40-30 37-10z")
    + path(GOLD, "M18-12C40-20 48-36 42-50C26-46 14-32 18-12z"),
    "c": path(GOLD, "M-30-12C-34-34-14-46 0-46C14-46 34-34 30-12z") + path(SUIT, disc(0, -46, 7)),
    "e": path(GOLD, "M-32-10L-28-36H28L32-10z")
    + path(BLUE, "M28-36C40-44 40-52 32-56C24-50 16-44 14-36z"),
    "b": path(BLUE, "M-34-10C-34-34-10-38 8-50C14-40 34-32 34-10z") + path(GOLD, disc(19, -23, 6)),
}


def head(x: int, y: int, scale: float, content: str) -> str:
    return group(content, transform=f"translate({x} {y}) scale({scale})")


def young(x: int, y: int, scale: float) -> Callable[[str], str]:
    """The smooth face of sota and rider, under the suit's hat."""
    hair = "M-30-11h60v44C30 42 21 42 21 33V11h-42v22C-21 42-30 42-30 33z"
    under = path(SUIT, hair) + path(SKIN, FACE) + line(SUIT, 3.5, LOOK, SMILE)
    return lambda suit: head(x, y, scale, under + HATS[suit] + path(SUIT, "M-34-16h68v8h-68z"))


def bearded(suit: str) -> str:
    return head(
        152,
        72,
        1.13,
        path(SUIT, "M-28-13h56v44h-56z")
        + path(SKIN, FACE)
        + path(SUIT, "M-26 13C-18 19-8 16 0 16C8 16 18 19 26 13V31", BEARDS[suit])
        + line(SKIN, 4, "M-6 27h12")
        + line(SUIT, 3.5, LOOK)
        + path(GOLD, CROWNS[suit])
        + path(SUIT, "M-28-19h56v8h-56z"),
    )


def hand(x: int, y: int) -> str:
    return path(SKIN, disc(x, y, 11)) + line(SUIT, 3, disc(x, y, 11))


HEM = "C112 254 126 240 136 250C146 258 158 258 168 250C178 240 190 254 204 244"
CAPE = path(BLUE, "M176 118C210 130 222 200 226 292L176 276L124 292L120 130z")
HOSE = path(BLUE, "M122 226H148L146 312H126z") + path(GOLD, "M154 226H182L176 312H156z")
SHOES = path(
    SUIT,
    "M124 306H147V324H104C104 314 114 312 124 306z",
    "M156 306H178C188 312 198 314 198 324H156z",
)
DOUBLET = (
    path(SUIT, "M118 186L126 118H176L184 186L204 244H98z", "M98 244", HEM, "z")
    + path(TINT, "M140 118H162L151 182z")
    + path(GOLD, "M118 184H184V196H116z")
    + line(GOLD, 7, "M98 244", HEM)
)
SLEEVES = path(
    SUIT,
    "M128 118C112 118 100 136 76 156L86 178C108 170 122 160 134 146z",
    "M174 118C190 120 206 140 214 164L190 196L178 184L188 164L170 146z",
) + path(GOLD, "M70 160L80 152L92 176L82 182z")

SOTA = Figure(
    name="sota",
    far=PANEL + CAPE,
    body=HOSE + SHOES + DOUBLET + SLEEVES,
    sign=(53, 130),
    near=hand(70, 170) + path(GOLD, "M132 106H170L162 124H140z"),
    head=young(151, 74, 1.1),
)

TAIL = (
    "M50 212C30 212 24 236 30 262C32 276 24 284 22 296C40 292 50 274 46 254C44 240 48 232 56 228z"
)
FAR_LEGS = "M150 262L154 326H176L170 258zM84 258L96 292L90 326H112L118 288L112 256z"
HORSE = (
    "M184 128L186 110L198 124C208 132 220 150 230 170C236 180 228 192 216 190"
    "C208 188 202 186 198 190C204 212 204 234 192 252L214 266L206 298H186L192 276L164 262"
    "C140 272 112 272 90 262L82 284L76 326H54L60 288L48 256C38 236 40 214 52 200"
    "C68 190 88 194 104 194H140C152 176 162 144 184 128z"
)
MANE = "M186 110C168 118 152 140 146 172L160 170L158 160L170 158L166 147L178 144L174 134L188 130z"
HOOVES = "M54 314H77L76 326H54zM90 314H112V326H90zM153 314H176V326H154zM188 288H208L206 298H186z"
BRIDLE = "M222 160L206 184M200 126L196 184M212 178C190 206 174 200 162 186"
SADDLE = path(TINT, "M86 190H144L150 244C130 250 104 250 82 244z") + line(
    SUIT, 4, "M82 242C104 248 130 248 150 242"
)
RIDER = (
    path(BLUE, "M98 116C80 140 72 176 76 206L112 190L140 116z", "M104 180H140L150 246H126z")
    + path(SUIT, "M124 236H152L154 270C164 272 172 276 172 284H132z", "M98 114H146L150 196H98z")
    + path(TINT, "M112 114H134L123 160z")
    + path(GOLD, "M97 180H150V191H97z")
    + path(
        SUIT,
        "M100 114C88 118 82 130 68 150L82 170C96 160 104 150 110 140z",
        "M144 114C154 120 156 140 156 156L178 168L170 186C156 182 146 178 140 170L134 140z",
    )
    + path(GOLD, "M62 154L74 144L88 166L76 174z")
)


def horse(coat: str) -> str:
    return f'<g fill="{coat}" stroke="{SUIT}" stroke-width="3"><path d="{FAR_LEGS}"/><path d="{HORSE}"/></g>'


CABALLO = Figure(
    name="caballo",
    far=PANEL + path(SUIT, TAIL),
    own={"o": horse(SKIN), "c": horse(GOLD), "e": horse(SKIN), "b": horse(GOLD)},
    body=path(SUIT, MANE, HOOVES, disc(204, 148, 4)) + line(SUIT, 3, BRIDLE) + SADDLE + RIDER,
    sign=(50, 128),
    near=hand(65, 166) + hand(172, 178) + path(GOLD, "M106 104H140L132 120H114z"),
    head=young(126, 74, 1.02),
)

CLOAK = (
    path(SUIT, "M122 108C96 116 90 150 86 196L64 326H232L218 196C212 150 206 116 182 108z")
    + path(SKIN, "M68 302H228L232 326H64z")
    + path(SUIT, *(f"M{x} 307l5 14h-10z" for x in (80, 98, 206, 220)))
)
ROBE = (
    path(BLUE, "M128 110H176L190 326H106z")
    + path(GOLD, "M126 110H138L120 326H104zM168 110H180L194 326H178z")
    + path(TINT, "M130 214H174L175 228H128z")
    + path(GOLD, disc(152, 221, 10))
)
COLLAR = path(
    SKIN, "M116 104H188C196 118 200 130 198 142C170 160 134 160 106 142C104 130 108 118 116 104z"
) + path(SUIT, *(f"M{x} {y}l4 12h-8z" for x, y in ((118, 126), (186, 126), (136, 138), (168, 138))))
ARMS = (
    path(SUIT, "M120 112C98 120 92 142 74 160L88 186C112 176 128 160 136 140z")
    + path(GOLD, "M68 164L80 154L94 182L82 188z")
    + path(SUIT, "M182 112C204 122 214 160 210 188L168 200L164 182L188 172L172 140z")
    + path(GOLD, "M164 180L176 176L180 196L168 201z")
)

REY = Figure(
    name="rey",
    far=PANEL + CLOAK,
    body=ROBE + ARMS,
    sign=(53, 132),
    near=hand(70, 174) + hand(160, 192) + COLLAR,
    head=bearded,
)

FIGURES = {"S": SOTA, "C": CABALLO, "R": REY}
