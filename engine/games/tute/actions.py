"""The actions of Tute and their text forms."""

from dataclasses import dataclass

from engine.cards import SPANISH
from engine.games.tute.order import SEVENS, SUIT_MASKS, SUITS, TWOS


@dataclass(frozen=True, slots=True)
class Play:
    """Lead a card or follow with one (4)."""

    card: int

    def __str__(self) -> str:
        return f"play {SPANISH.codes[self.card]}"


@dataclass(frozen=True, slots=True)
class Draw:
    """Both players draw, the winner of the trick first (5.1)."""

    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True, slots=True)
class Declare:
    """Show king and knight of a suit (7.1)."""

    suit: int

    def __str__(self) -> str:
        return f"declare {SPANISH.suits[self.suit]}"


@dataclass(frozen=True, slots=True)
class Exchange:
    """Take the turn-up for the 7 or the 2 of trumps (6)."""

    rank: str

    def __str__(self) -> str:
        return f"exchange {self.rank}"

    def card(self, trump: int) -> int:
        """The card given."""
        return (SEVENS if self.rank == "7" else TWOS)[trump]


@dataclass(frozen=True, slots=True)
class Claim:
    """Say that 101 points are reached (8.6)."""

    def __str__(self) -> str:
        return "claim"


@dataclass(frozen=True, slots=True)
class Capote:
    """Ask capote: undertake to win the last eight tricks (10.2)."""

    def __str__(self) -> str:
        return "capote"


@dataclass(frozen=True, slots=True)
class Deal:
    """Deal the cards anew when a deal of the match is due (3.1)."""

    def __str__(self) -> str:
        return "deal"


Action = Play | Draw | Declare | Exchange | Claim | Capote | Deal

DRAW, CLAIM, CAPOTE, DEAL = Draw(), Claim(), Capote(), Deal()
SEVEN, TWO = Exchange("7"), Exchange("2")
PLAYS = tuple(Play(card) for card in range(len(SPANISH)))  # by card
DECLARES = tuple(Declare(suit) for suit in SUITS)  # by suit

_ALL: tuple[Action, ...] = (*PLAYS, DRAW, *DECLARES, SEVEN, TWO, CLAIM, CAPOTE, DEAL)
_WORDS = {str(action): action for action in _ALL}

_SIZE = len(SPANISH.ranks)
_OF_SUIT = tuple(  # by suit and cards of that suit, counted from its first: the plays of them
    tuple(
        tuple(PLAYS[suit * _SIZE + rank] for rank in range(_SIZE) if cards >> rank & 1)
        for cards in range(1 << _SIZE)
    )
    for suit in SUITS
)
_FIRST, _SECOND, _THIRD, _FOURTH = _OF_SUIT
_LANE = SUIT_MASKS[0]


def plays_of(cards: int) -> tuple[Action, ...]:
    """The plays of these cards, in canonical order."""
    return (
        _FIRST[cards & _LANE]
        + _SECOND[cards >> _SIZE & _LANE]
        + _THIRD[cards >> 2 * _SIZE & _LANE]
        + _FOURTH[cards >> 3 * _SIZE]
    )


def parse(text: str) -> Action:
    """The action with this text; ValueError if it is none."""
    action = _WORDS.get(" ".join(text.split()))
    if action is None:
        raise ValueError(f"{text!r} is not an action")
    return action
