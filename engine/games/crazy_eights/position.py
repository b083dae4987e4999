"""Positions of Crazy Eights and Mau Mau as text: what a save, a scenario and a bug report hold."""

from typing import Any

from engine.cards import FRENCH, mask_of
from engine.described import Described, fields, number, text, texts
from engine.game import check_seed
from engine.games.crazy_eights.known import Facts, described_facts, holds, read_facts
from engine.games.crazy_eights.state import NO_CARD, QUEENS_FIVE, Phase, State, bounds_of, cards_in
from engine.games.crazy_eights.variant import RANK_OF, RANKS, SUIT_OF, Rules

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
    if any(state.laid):
        known["laid"] = [FRENCH.text_of(cards) for cards in state.laid]
    if any(state.facts):
        known["hands"] = [
            described_facts(state.rules, facts, hand.bit_count(), laid)
            for facts, hand, laid in zip(state.facts, state.hands, state.laid, strict=True)
        ]
    return known or None


def position(described: Described, rules: Rules) -> State:
    """The state so described, all options already read; ValueError if it makes no sense."""
    unknown = set(described) - FIELDS
    if unknown:
        raise ValueError(f"a position has no field {min(unknown)!r}")
    hands = tuple(FRENCH.mask(hand) for hand in texts(described, "hands"))
    seats = len(hands)
    if not 2 <= seats <= 5:
        raise ValueError(f"{seats} hands are not 2 to 5")
    pile = FRENCH.cards(text(described, "pile"))
    if not pile:
        raise ValueError("the pile has no card to follow")
    drawn, seed = text(described, "drawn"), text(described, "seed")
    if seed:
        check_seed(seed)
    known = fields(described, "known")
    laid = _laid(known, seats)
    state = State(
        rules=rules,
        hands=hands,
        stock=bytes(FRENCH.cards(text(described, "stock"))),
        pile=bytes(pile),
        follow=_follow(pile[-1], text(described, "suit"), rules),
        turn=number(described, "turn"),
        direction=number(described, "direction", 1),
        penalty=_penalty(fields(described, "penalty"), pile[-1], rules),
        drawn=FRENCH.card(drawn) if drawn else NO_CARD,
        passes=number(described, "passes"),
        turns=number(described, "turns"),
        phase=Phase(text(described, "phase") or Phase.PLAY),
        winner=None if described.get("winner") is None else number(described, "winner"),
        scores=_scores(described, seats),
        dealer=number(described, "dealer", seats - 1),
        restocked=tuple(FRENCH.mask(cards) for cards in texts(known, "stocks")),
        laid=laid,
        facts=_facts(rules, known.get("hands"), hands, laid),
        seed=seed,
        shuffles=number(described, "shuffles"),
    )
    _check(state)
    return state


def _follow(top: int, suit: str, rules: Rules) -> int:
    if not suit:
        return top
    if suit not in FRENCH.suits or len(suit) != 1:
        raise ValueError(f"{suit!r} is not a suit")
    follow = FRENCH.suits.index(suit) * RANKS + RANK_OF[top]
    if follow != top and not rules.wilds >> top & 1:
        raise ValueError(f"{FRENCH.codes[top]} names no suit")
    return follow


def _penalty(described: Described, top: int, rules: Rules) -> int:
    if not described:
        return 0
    kind, cards = text(described, "kind"), number(described, "cards")
    by_twos = kind == "twos" and rules.answers >> top & 1 and cards in (2, 4, 6, 8)
    by_queen = kind == "queen" and FRENCH.codes[top] == rules.draw_five and cards == QUEENS_FIVE
    if not (by_twos or by_queen):
        raise ValueError(f"{described} is no penalty that {FRENCH.codes[top]} can bring")
    return cards


def _scores(described: Described, seats: int) -> tuple[int, ...]:
    scores = described.get("scores")
    if scores is None:
        return (0,) * seats
    if not isinstance(scores, list) or any(type(score) is not int for score in scores):
        raise ValueError(f"scores is a list of whole numbers, not {scores!r}")
    if len(scores) != seats:
        raise ValueError("scores is not one number for each seat")
    return tuple(scores)


def _laid(known: Described, seats: int) -> tuple[int, ...]:
    laid = texts(known, "laid") or [""] * seats
    if len(laid) != seats:
        raise ValueError("what was laid is not one text for each seat")
    return tuple(FRENCH.mask(cards) for cards in laid)


def _facts(
    rules: Rules, described: Any, hands: tuple[int, ...], laid: tuple[int, ...]
) -> tuple[Facts, ...]:
    if described is None:
        return ((),) * len(hands)
    if not isinstance(described, list) or len(described) != len(hands):
        raise ValueError("what is known of hands is not one list for each seat")
    return tuple(
        read_facts(rules, facts, hand.bit_count(), cards)
        for facts, hand, cards in zip(described, hands, laid, strict=True)
    )


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
    if min(state.passes, state.turns, state.shuffles) < 0:
        raise ValueError("a counter is below 0")
    if (state.phase is not Phase.PLAY) and (state.penalty or state.drawn != NO_CARD):
        raise ValueError("a hand that is over waits for nothing")
    if state.drawn != NO_CARD:
        if not state.hands[state.turn] >> state.drawn & 1:
            raise ValueError("the drawn card is not in the hand")
        if not state.rules.fits[state.follow] >> state.drawn & 1:
            raise ValueError("the drawn card cannot be played")
    _check_known(state)


def _check_known(state: State) -> None:
    for place, cards in enumerate(state.restocked):
        if any(cards & other for other in state.restocked[:place]):
            raise ValueError("a card is known from two stocks")
    if state.restocked and mask_of(state.stock) & ~state.restocked[-1]:
        raise ValueError("the stock is not from the cards that it was rebuilt from")
    pile = mask_of(state.pile)
    for cards in state.laid:
        if cards & ~pile:
            raise ValueError("a card was laid that is not in the pile, or by two seats")
        pile ^= cards
    for seat, (hand, bounds) in enumerate(zip(state.hands, bounds_of(state), strict=True)):
        for bound in bounds:
            if not holds(bound, hand):
                raise ValueError(f"hand {seat} is not as known")
