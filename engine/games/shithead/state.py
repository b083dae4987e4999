"""The state of Idiot and Vändtia and its text form."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from enum import StrEnum
from functools import cache
from typing import Any, NamedTuple

from engine.cards import FRENCH, mask_of, members
from engine.game import check_seed
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


def describe(state: State) -> dict[str, Any]:
    """Text forms of every field but the options; an empty slot is `-`, an absent value None."""
    return {
        "hands": [FRENCH.text_of(hand) for hand in state.hands],
        "face_up": [FRENCH.text_of(cards) for cards in state.face_up],
        "hidden": [" ".join(_slot_text(card) for card in slots) for slots in state.hidden],
        "stock": FRENCH.text(state.stock),
        "pile": FRENCH.text(state.pile),
        "burned": FRENCH.text(state.burned),
        "turn": state.turn,
        "phase": str(state.phase),
        "drawn": FRENCH.text_of(state.drawn),
        "eights": state.eights,
        "opening": None if state.opening is None else FRENCH.ranks[state.opening],
        "out": list(state.out),
        "idle": state.idle,
        "dealer": state.dealer,
        "known": [FRENCH.text_of(cards) for cards in state.known],
        "seed": state.seed or None,
        "shuffles": state.shuffles,
    }


def position(described: Mapping[str, Any], house_rules: Mapping[str, bool]) -> State:
    """The state so described, all options already read; ValueError if it makes no sense."""
    unknown = set(described) - set(State._fields) - {"options"}
    if unknown:
        raise ValueError(f"a position has no field {min(unknown)!r}")
    hands = tuple(FRENCH.mask(text) for text in _texts(described, "hands", None))
    seats = len(hands)
    opening = described.get("opening")
    seed = described.get("seed") or ""
    if seed:
        check_seed(seed)
    state = State(
        rules=rules_with(*(name for name, on in house_rules.items() if on)),
        hands=hands,
        face_up=tuple(FRENCH.mask(text) for text in _texts(described, "face_up", seats)),
        hidden=tuple(_slots(text) for text in _texts(described, "hidden", seats, "- - -")),
        stock=FRENCH.cards(described.get("stock", "")),
        pile=FRENCH.cards(described.get("pile", "")),
        burned=FRENCH.cards(described.get("burned", "")),
        turn=described.get("turn", 0),
        phase=Phase(described.get("phase", Phase.PLAY)),
        drawn=FRENCH.mask(described.get("drawn", "")),
        eights=described.get("eights", 0),
        opening=None if opening is None else FRENCH.ranks.index(opening),
        out=tuple(described.get("out", ())),
        idle=described.get("idle", 0),
        dealer=described.get("dealer", seats - 1),
        known=tuple(FRENCH.mask(text) for text in _texts(described, "known", seats)),
        seed=seed,
        shuffles=described.get("shuffles", 0),
    )
    _check(state)
    return state


def _slot_text(card: int) -> str:
    return "-" if card == EMPTY else FRENCH.codes[card]


def _slots(text: str) -> Slots:
    cards = tuple(EMPTY if code == "-" else FRENCH.card(code) for code in text.split())
    match cards:
        case (first, second, third):
            return first, second, third
        case _:
            raise ValueError(f"{text!r} is not three hidden places")


def _texts(
    described: Mapping[str, Any], name: str, seats: int | None, empty: str = ""
) -> list[str]:
    texts = described.get(name)
    if texts is None:
        texts = [empty] * (seats or 0)
    if not isinstance(texts, list) or seats not in (None, len(texts)):
        raise ValueError(f"{name} is not one text for each seat")
    return [text or empty for text in texts]


def _check(state: State) -> None:
    seats = len(state.hands)
    if not 2 <= seats <= 5:
        raise ValueError(f"{seats} hands are not 2 to 5")
    for seat in (state.turn, state.dealer, *state.out):
        if seat not in range(seats):
            raise ValueError(f"there is no seat {seat!r}")
    named = list(cards_in(state))
    if len(set(named)) != len(named):
        twice = next(card for card in named if named.count(card) > 1)
        raise ValueError(f"{FRENCH.codes[twice]} is in two places")
    if any(known & ~hand for known, hand in zip(state.known, state.hands, strict=True)):
        raise ValueError("a known card is not in its hand")
    if state.drawn & ~state.hands[state.turn]:
        raise ValueError("a drawn card is not in the hand")


def cards_in(state: State) -> tuple[int, ...]:
    """Every card that the state holds, zone by zone."""
    held = (card for mask in state.hands + state.face_up for card in members(mask))
    under = (card for slots in state.hidden for card in slots if card != EMPTY)
    return (*held, *under, *state.stock, *state.pile, *state.burned)
