"""The actions of Idiot and Vändtia and their text forms."""

from dataclasses import dataclass, field
from functools import cache

from engine.cards import FRENCH, mask_of, members, subsets
from engine.games.shithead.order import RANK_MASKS

SLOTS = (0, 1, 2)  # places of the hidden cards, clause 1.8


@dataclass(frozen=True, slots=True)
class Swap:
    """Exchange a hand card for an own face-up card (2.1)."""

    hand: int
    face_up: int

    def __str__(self) -> str:
        return f"swap {FRENCH.codes[self.hand]} {FRENCH.codes[self.face_up]}"


@dataclass(frozen=True, slots=True)
class Start:
    """Done exchanging (2.4)."""

    def __str__(self) -> str:
        return "start"


@dataclass(frozen=True, slots=True)
class Play:
    """Lay cards on the pile (5); `mask` is the same cards as a set."""

    cards: tuple[int, ...]
    mask: int = field(compare=False)

    def __str__(self) -> str:
        return f"play {FRENCH.text(self.cards)}"


@dataclass(frozen=True, slots=True)
class Flip:
    """Turn the hidden card in this slot (13.1)."""

    slot: int

    def __str__(self) -> str:
        return f"flip {self.slot}"


@dataclass(frozen=True, slots=True)
class Chance:
    """Turn the top card of the stock and lay it if it fits (11.3)."""

    def __str__(self) -> str:
        return "chance"


@dataclass(frozen=True, slots=True)
class Pickup:
    """Take the pile (11.7); with house rule E3 a face-up card goes with it."""

    penalty: int | None = None

    def __str__(self) -> str:
        return "pickup" if self.penalty is None else f"pickup {FRENCH.codes[self.penalty]}"


@dataclass(frozen=True, slots=True)
class Add:
    """Add drawn cards that match the top card (10.1)."""

    cards: tuple[int, ...]
    mask: int = field(compare=False)

    def __str__(self) -> str:
        return f"add {FRENCH.text(self.cards)}"


@dataclass(frozen=True, slots=True)
class Keep:
    """Add nothing (10.1)."""

    def __str__(self) -> str:
        return "keep"


@dataclass(frozen=True, slots=True)
class Pass:
    """Nothing can be done: house rule E13 on an empty pile."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Deal:
    """The next deal of a match: a word of all games, never due in these."""

    def __str__(self) -> str:
        return "deal"


Action = Swap | Start | Play | Flip | Chance | Pickup | Add | Keep | Pass | Deal

START, CHANCE, PICKUP, KEEP, PASS, DEAL = Start(), Chance(), Pickup(), Keep(), Pass(), Deal()
FLIPS = tuple(Flip(slot) for slot in SLOTS)


@cache
def swap(hand: int, face_up: int) -> Swap:
    """The one such action: actions are compared and listed often, so they are made once."""
    return Swap(hand, face_up)


@cache
def pickup_with(penalty: int) -> Pickup:
    """The one such action."""
    return Pickup(penalty)


def play_of(mask: int) -> Play:
    """Lay this set of cards."""
    return Play(tuple(members(mask)), mask)


def add_of(mask: int) -> Add:
    """Add this set of cards."""
    return Add(tuple(members(mask)), mask)


# The cards of one rank in a zone -> every way to lay some of them, single cards first.
PLAYS: dict[int, tuple[Play, ...]] = {0: ()}
for _rank in RANK_MASKS:
    _one = {part: play_of(part) for part in subsets(_rank)}
    PLAYS |= {part: tuple(_one[some] for some in subsets(part)) for part in _one}

_PLAIN: tuple[Action, ...] = (START, CHANCE, PICKUP, KEEP, PASS, DEAL, *FLIPS)
_WORDS = {str(action): action for action in _PLAIN}


def parse(text: str) -> Action:
    """The action with this text, cards in any order; ValueError if it is none."""
    words = text.split()
    plain = _WORDS.get(" ".join(words))
    if plain is not None:
        return plain
    if len(words) < 2:
        raise ValueError(f"{text!r} is not an action")
    cards = FRENCH.cards(" ".join(words[1:]))
    match words[0], cards:
        case "play", _:
            return play_of(mask_of(cards))
        case "add", _:
            return add_of(mask_of(cards))
        case "swap", (hand, face_up):
            return swap(hand, face_up)
        case "pickup", (penalty,):
            return pickup_with(penalty)
        case _:
            raise ValueError(f"{text!r} is not an action")
