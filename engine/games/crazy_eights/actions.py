"""The actions of Crazy Eights and Mau Mau and their text forms."""

from dataclasses import dataclass, field
from typing import final

from engine.cards import FRENCH, members
from engine.games.crazy_eights.variant import RANK_OF, RANKS

NO_SUIT = -1


@final
@dataclass(frozen=True, slots=True)
class Play:
    """Lay a card and, where a wild card asks for it, name a suit.

    What is derived is asked for at every ply: `follow` is the card to follow that the play leaves,
    `as_set` and `as_pile` are the card as a set and as a sequence.
    """

    card: int
    suit: int = NO_SUIT
    follow: int = field(init=False, compare=False, repr=False)
    as_set: int = field(init=False, compare=False, repr=False)
    as_pile: bytes = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        follow = self.card if self.suit == NO_SUIT else self.suit * RANKS + RANK_OF[self.card]
        object.__setattr__(self, "follow", follow)
        object.__setattr__(self, "as_set", 1 << self.card)
        object.__setattr__(self, "as_pile", bytes((self.card,)))

    def __str__(self) -> str:
        named = "" if self.suit == NO_SUIT else f" {FRENCH.suits[self.suit]}"
        return f"play {FRENCH.codes[self.card]}{named}"


@final
@dataclass(frozen=True, slots=True)
class Draw:
    """Draw because nothing can be played: one card, or until one can (7)."""

    def __str__(self) -> str:
        return "draw"


@final
@dataclass(frozen=True, slots=True)
class Take:
    """Draw a whole penalty (9.5, 10.5)."""

    def __str__(self) -> str:
        return "take"


@final
@dataclass(frozen=True, slots=True)
class Pass:
    """Keep a drawn card (7.4), or do nothing because nothing is possible (8.4)."""

    def __str__(self) -> str:
        return "pass"


@final
@dataclass(frozen=True, slots=True)
class Deal:
    """The next hand of a points game (2.5)."""

    def __str__(self) -> str:
        return "deal"


Action = Play | Draw | Take | Pass | Deal

DRAW, TAKE, PASS, DEAL = Draw(), Take(), Pass(), Deal()
ONLY_DRAW: tuple[Action, ...] = (DRAW,)
ONLY_TAKE: tuple[Action, ...] = (TAKE,)
ONLY_PASS: tuple[Action, ...] = (PASS,)
ONLY_DEAL: tuple[Action, ...] = (DEAL,)

PLAY = tuple(Play(card) for card in range(len(FRENCH)))
NAMING = tuple(
    tuple(Play(card, suit) for suit in range(len(FRENCH.suits))) for card in range(len(FRENCH))
)


class _Plays(dict[int, tuple[Action, ...]]):
    """Cards of one suit, or of one rank, as a set -> a way to play each of them.

    There are few such sets, so the tuples are made when first asked for and kept.
    """

    def __missing__(self, cards: int) -> tuple[Action, ...]:
        plays = self[cards] = tuple(PLAY[card] for card in members(cards))
        return plays


class _Namings(dict[int, tuple[Action, ...]]):
    """Wild cards as a set -> a way to play each of them for each suit."""

    def __missing__(self, cards: int) -> tuple[Action, ...]:
        plays = self[cards] = tuple(play for card in members(cards) for play in NAMING[card])
        return plays


PLAYS = _Plays()
NAMINGS = _Namings()

_WORDS: dict[str, Action] = {str(action): action for action in (DRAW, TAKE, PASS, DEAL)}


def parse(text: str, deck: int) -> Action:
    """The action with this text; ValueError if it is none with these cards."""
    words = text.split()
    match words:
        case [word] if word in _WORDS:
            return _WORDS[word]
        case ["play", code]:
            return PLAY[_card(code, deck)]
        case ["play", code, suit] if len(suit) == 1 and suit in FRENCH.suits:
            return NAMING[_card(code, deck)][FRENCH.suits.index(suit)]
        case _:
            raise ValueError(f"{text!r} is not an action")


def _card(code: str, deck: int) -> int:
    card = FRENCH.card(code)
    if not deck >> card & 1:
        raise ValueError(f"{code!r} is not a card of this game")
    return card
