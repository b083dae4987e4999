"""The state of Crazy Eights and Mau Mau and its text form."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, NamedTuple

from engine.cards import FRENCH, mask_of, members
from engine.game import check_seed
from engine.games.crazy_eights.known import Bounds, described_bounds, holds, read_bounds
from engine.games.crazy_eights.variant import RANK_OF, RANKS, SUIT_OF, Rules

NO_CARD = -1
QUEENS_FIVE = 5  # cards; crazy_eights 10.2. Penalties of twos are even.


class Phase(StrEnum):
    """Whether a hand is being played, is over with another to come, or ended the game (12)."""

    PLAY = "play"
    HAND_OVER = "hand_over"
    OVER = "over"


class State(NamedTuple):
    """Everything about a game in progress; sets of cards are masks, sequences are tuples.

    `stock` has the next card first, `pile` the top last. `follow` is the card to follow as `Rules`
    explains it. `penalty` is the number of cards pending, five for the queen and an even number
    for twos. `drawn` is the playable card just drawn, or NO_CARD. `passes` are dry ones in a row
    (8.5), `turns` those of the hand (8.8). `restocked` are the sets that stocks were rebuilt from,
    each without what was rebuilt again later; `bounds` what draws have proved, per seat.
    """

    rules: Rules
    hands: tuple[int, ...]
    stock: tuple[int, ...]
    pile: tuple[int, ...]
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
    bounds: tuple[Bounds, ...]
    seed: str
    shuffles: int


FIELDS = {
    "options", "hands", "stock", "pile", "suit", "turn", "direction", "dealer", "penalty", "drawn",
    "passes", "turns", "phase", "winner", "scores", "known", "seed", "shuffles",
}  # fmt: skip


def describe(state: State) -> dict[str, Any]:
    """Text forms of every field; an absent value is None."""
    penalty = None
    if state.penalty:
        kind = "queen" if state.penalty == QUEENS_FIVE else "twos"
        penalty = {"kind": kind, "cards": state.penalty}
    return {
        "options": dict(state.rules.options),
        "hands": [FRENCH.text_of(hand) for hand in state.hands],
        "stock": FRENCH.text(state.stock),
        "pile": FRENCH.text(state.pile),
        "suit": FRENCH.suits[SUIT_OF[state.follow]],
        "turn": state.turn,
        "direction": state.direction,
        "dealer": state.dealer,
        "penalty": penalty,
        "drawn": None if state.drawn == NO_CARD else FRENCH.codes[state.drawn],
        "passes": state.passes,
        "turns": state.turns,
        "phase": str(state.phase),
        "winner": state.winner,
        "scores": list(state.scores),
        "known": _described_known(state),
        "seed": state.seed or None,
        "shuffles": state.shuffles,
    }


def _described_known(state: State) -> dict[str, Any] | None:
    known: dict[str, Any] = {}
    if state.restocked:
        known["stocks"] = [FRENCH.text_of(cards) for cards in state.restocked]
    if any(state.bounds):
        known["hands"] = described_bounds(state.rules, state.bounds)
    return known or None


def position(described: Mapping[str, Any], rules: Rules) -> State:
    """The state so described, all options already read; ValueError if it makes no sense."""
    unknown = set(described) - FIELDS
    if unknown:
        raise ValueError(f"a position has no field {min(unknown)!r}")
    hands = described.get("hands")
    if not isinstance(hands, list) or not 2 <= len(hands) <= 5:
        raise ValueError("hands is not one text for each of 2 to 5 seats")
    seats = len(hands)
    pile = FRENCH.cards(described.get("pile") or "")
    if not pile:
        raise ValueError("the pile has no card to follow")
    drawn = described.get("drawn")
    seed = described.get("seed") or ""
    if seed:
        check_seed(seed)
    known = described.get("known") or {}
    state = State(
        rules=rules,
        hands=tuple(FRENCH.mask(text) for text in hands),
        stock=FRENCH.cards(described.get("stock") or ""),
        pile=pile,
        follow=_follow(pile[-1], described.get("suit"), rules),
        turn=described.get("turn", 0),
        direction=described.get("direction", 1),
        penalty=_penalty(described.get("penalty"), pile[-1], rules),
        drawn=FRENCH.card(drawn) if drawn else NO_CARD,
        passes=described.get("passes", 0),
        turns=described.get("turns", 0),
        phase=Phase(described.get("phase", Phase.PLAY)),
        winner=described.get("winner"),
        scores=tuple(described.get("scores") or (0,) * seats),
        dealer=described.get("dealer", seats - 1),
        restocked=tuple(FRENCH.mask(text) for text in known.get("stocks", ())),
        bounds=read_bounds(rules, known.get("hands"), seats),
        seed=seed,
        shuffles=described.get("shuffles", 0),
    )
    _check(state)
    return state


def _follow(top: int, suit: str | None, rules: Rules) -> int:
    if suit is None:
        return top
    if suit not in FRENCH.suits or len(suit) != 1:
        raise ValueError(f"{suit!r} is not a suit")
    follow = FRENCH.suits.index(suit) * RANKS + RANK_OF[top]
    if follow != top and not rules.wilds >> top & 1:
        raise ValueError(f"{FRENCH.codes[top]} names no suit")
    return follow


def _penalty(described: Mapping[str, Any] | None, top: int, rules: Rules) -> int:
    if not described:
        return 0
    kind, cards = described.get("kind"), described.get("cards")
    by_twos = kind == "twos" and rules.answers >> top & 1 and cards in (2, 4, 6, 8)
    by_queen = kind == "queen" and FRENCH.codes[top] == rules.draw_five and cards == QUEENS_FIVE
    if not isinstance(cards, int) or not (by_twos or by_queen):
        raise ValueError(f"{described} is no penalty that {FRENCH.codes[top]} can bring")
    return cards


def _check(state: State) -> None:
    seats = range(len(state.hands))
    for seat in (state.turn, state.dealer, 0 if state.winner is None else state.winner):
        if seat not in seats:
            raise ValueError(f"there is no seat {seat!r}")
    named = list(cards_in(state))
    for card in named:
        if named.count(card) > 1:
            raise ValueError(f"{FRENCH.codes[card]} is in two places")
        if not state.rules.deck >> card & 1:
            raise ValueError(f"{FRENCH.codes[card]} is not a card of this game")
    if state.direction not in (1, -1):
        raise ValueError(f"{state.direction!r} is no direction")
    if len(state.scores) != len(seats):
        raise ValueError("scores is not one number for each seat")
    if state.drawn != NO_CARD:
        if not state.hands[state.turn] >> state.drawn & 1:
            raise ValueError("the drawn card is not in the hand")
        if not state.rules.fits[state.follow] >> state.drawn & 1:
            raise ValueError("the drawn card cannot be played")
    _check_known(state)


def _check_known(state: State) -> None:
    for number, cards in enumerate(state.restocked):
        if any(cards & other for other in state.restocked[:number]):
            raise ValueError("a card is known from two stocks")
    if state.restocked and mask_of(state.stock) & ~state.restocked[-1]:
        raise ValueError("the stock is not from the cards that it was rebuilt from")
    for seat, (hand, bounds) in enumerate(zip(state.hands, state.bounds, strict=True)):
        for bound in bounds:
            if not holds(bound, hand):
                raise ValueError(f"hand {seat} is not as known")


def cards_in(state: State) -> tuple[int, ...]:
    """Every card that the state holds, zone by zone."""
    held = (card for hand in state.hands for card in members(hand))
    return (*held, *state.stock, *state.pile)
