"""The state of Idiot and Vändtia."""

from dataclasses import dataclass, field, fields
from enum import StrEnum
from functools import cache
from typing import NamedTuple

from engine.cards import mask_of, members
from engine.games.shithead.order import fitting

EMPTY = -1  # a hidden slot without a card
NO_SLOTS = (EMPTY, EMPTY, EMPTY)

Slots = tuple[int, int, int]


class Phase(StrEnum):
    """Where a game stands: clauses 2, 4.5, 10 and 14.7."""

    EXCHANGE = "exchange"
    PLAY = "play"
    ADD = "add"
    OVER = "over"


@dataclass(frozen=True)
class Rules:
    """The house rules of Part B that are on; none in Idiot."""

    matching_draw: bool = False
    voluntary_pickup: bool = False
    voluntary_chance: bool = False
    penalty_card: bool = False
    transparent_threes: bool = False
    seven_or_lower: bool = False
    skipping_eights: bool = False
    last_hand_combination: bool = False
    lowest_opening: bool = False
    no_special_finish: bool = False
    plain: bool = field(init=False, compare=False)  # none is on
    fits: tuple[int, ...] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "plain", not any(self.flags().values()))
        fits = fitting(
            seven_or_lower=self.seven_or_lower, transparent_threes=self.transparent_threes
        )
        object.__setattr__(self, "fits", fits)

    def flags(self) -> dict[str, bool]:
        """Every house rule by its option id."""
        return {each.name: getattr(self, each.name) for each in fields(self) if each.init}


@cache
def rules_with(*house_rules: str) -> Rules:
    """The one Rules value with these on."""
    return Rules(**dict.fromkeys(house_rules, True))


class State(NamedTuple):
    """Everything about a game in progress; sets of cards are masks, sequences are tuples.

    `stock` has the next card first, `pile` and `burned` the last laid last. `drawn` are the cards
    that may be added in phase ADD, `eights` those laid this turn (E6), `opening` the rank index
    that the first play must contain (E9), `idle` the plies without progress (15.2), `known` per
    seat the hand cards that everybody has seen (16.2).
    """

    rules: Rules
    hands: tuple[int, ...]
    face_up: tuple[int, ...]
    hidden: tuple[Slots, ...]
    stock: tuple[int, ...]
    pile: tuple[int, ...]
    burned: tuple[int, ...]
    turn: int
    phase: Phase
    drawn: int
    eights: int
    opening: int | None
    out: tuple[int, ...]
    idle: int
    dealer: int
    known: tuple[int, ...]
    seed: str
    shuffles: int


def has_cards(state: State, seat: int) -> bool:
    """Whether the seat is still active."""
    return bool(state.hands[seat] or state.face_up[seat] or state.hidden[seat] != NO_SLOTS)


def hidden_mask(slots: Slots) -> int:
    """The hidden cards as a set."""
    return mask_of(card for card in slots if card != EMPTY)


def cards_in(state: State) -> tuple[int, ...]:
    """Every card that the state holds, zone by zone."""
    held = (card for mask in state.hands + state.face_up for card in members(mask))
    under = (card for slots in state.hidden for card in slots if card != EMPTY)
    return (*held, *under, *state.stock, *state.pile, *state.burned)
