"""The state of a match of Tute."""

from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import NamedTuple

from engine.cards import SPANISH, members

Two = tuple[int, int]  # a number or a mask for each seat

ANY_NUMBER = len(SPANISH)  # of trumps: nothing is proven


class Phase(StrEnum):
    """Where a deal stands (11.1)."""

    AFTER_TRICK = "after_trick"
    LEAD = "lead"
    FOLLOW = "follow"
    OVER = "over"


class Ended(StrEnum):
    """How a deal ended: played out, by a claim, or by a capote (8, 10)."""

    PLAYED = "played"
    CLAIM = "claim"
    WRONG_CLAIM = "wrong_claim"
    CAPOTE = "capote"
    CAPOTE_LOST = "capote_lost"


class Trick(NamedTuple):
    """Both cards of a trick in the order played, and who won it."""

    lead: int
    follow: int
    winner: int


@dataclass(frozen=True)
class Rules:
    """The options: hands to win (9.2), and whether the points taken are shown (11.4)."""

    target: int
    assist: bool


@cache
def rules_with(target: int, *, assist: bool) -> Rules:
    """The one Rules value of these options."""
    return Rules(target, assist)


class State(NamedTuple):
    """Everything about a match in progress; sets of cards or suits are masks.

    `stock` has the next face-down card first, `turn_up` lies under it; `table` is the card led.
    `tricks` counts those of this deal, `points` are of this deal with declarations, `carried` of
    the deal before. `known` are hand cards that everybody has seen, `trumps` the most trumps that
    the rest of a hand can hold by what its owner could not follow with (14). `hand_winner` is set
    with the end of a hand, `match` counts hands won.
    """

    rules: Rules
    hands: Two
    stock: tuple[int, ...]
    turn_up: int | None
    trump: int
    table: int | None
    turn: int
    phase: Phase
    tricks: int
    won: Two
    last: Trick | None
    points: Two
    carried: Two
    declared: Two
    declared_now: bool
    capote: int | None
    deal: int
    ended: Ended | None
    hand_winner: int | None
    match: Two
    dealer: int
    known: Two
    trumps: Two
    seed: str
    shuffles: int


def match_over(state: State) -> bool:
    """Whether somebody has won enough hands (9.2)."""
    return state.phase is Phase.OVER and max(state.match) >= state.rules.target


def total(state: State, seat: int) -> int:
    """Points of the hand: of this deal and carried."""
    return state.carried[seat] + state.points[seat]


def cards_in(state: State) -> tuple[int, ...]:
    """Every card that the state holds, zone by zone."""
    held = (card for mask in (*state.hands, *state.won) for card in members(mask))
    single = (card for card in (state.turn_up, state.table) if card is not None)
    return (*held, *state.stock, *single)
