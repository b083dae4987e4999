"""The state of Crazy Eights and Mau Mau."""

from enum import StrEnum
from typing import NamedTuple

from engine.cards import members
from engine.games.crazy_eights.known import Bounds, Facts, bounds_now
from engine.games.crazy_eights.variant import Rules

NO_CARD = -1
QUEENS_FIVE = 5  # cards; crazy_eights 10.2. Penalties of twos are even.


class Phase(StrEnum):
    """Whether a hand is being played, is over with another to come, or ended the game (12)."""

    PLAY = "play"
    HAND_OVER = "hand_over"
    OVER = "over"


PLAYING = Phase.PLAY  # an enumeration is slow to give its members


class State(NamedTuple):
    """Everything about a game in progress; sets of cards are masks, sequences are bytes.

    `stock` has the next card first, `pile` the top last. `follow` is the card to follow as `Rules`
    explains it. `penalty` is the number of cards pending, five for the queen and an even number
    for twos. `drawn` is the playable card just drawn, or NO_CARD. `passes` are dry ones in a row
    (8.5), `turns` those of the hand (8.8). `restocked` are the sets that stocks were rebuilt from,
    each without what was rebuilt again later. `laid` are the cards of the pile that each seat has
    played since the last of them, `facts` what draws have proved, per seat.
    """

    rules: Rules
    hands: tuple[int, ...]
    stock: bytes
    pile: bytes
    follow: int
    turn: int
    direction: int
    penalty: int
    drawn: int
    passes: int
    turns: int
    phase: Phase
    winner: int | None
    scores: tuple[int, ...]
    dealer: int
    restocked: tuple[int, ...]
    laid: tuple[int, ...]
    facts: tuple[Facts, ...]
    seed: str
    shuffles: int


def cards_in(state: State) -> tuple[int, ...]:
    """Every card that the state holds, zone by zone."""
    held = (card for hand in state.hands for card in members(hand))
    return (*held, *state.stock, *state.pile)


def bounds_of(state: State) -> tuple[Bounds, ...]:
    """What everybody knows of each hand as it is now."""
    source = state.restocked[-1] if state.restocked else 0
    return tuple(
        bounds_now(facts, hand.bit_count(), laid, source)
        for facts, hand, laid in zip(state.facts, state.hands, state.laid, strict=True)
    )
