"""Positions of Tute as text: what a save, a scenario and a bug report hold."""

from collections.abc import Mapping
from typing import Any

from engine.cards import SPANISH, mask_of
from engine.game import check_seed
from engine.games.tute.order import SUIT_MASKS, SUIT_OF, SUITS
from engine.games.tute.state import (
    ANY_NUMBER,
    Ended,
    Phase,
    Rules,
    State,
    Trick,
    Two,
    cards_in,
)

Described = Mapping[str, Any]

_FIELDS = set(State._fields) - {"rules", "trumps"} | {"options"}


def describe(state: State) -> dict[str, Any]:
    """Text forms of every field but the options; an absent value is None."""
    last = state.last
    return {
        "hands": [SPANISH.text_of(hand) for hand in state.hands],
        "stock": SPANISH.text(state.stock),
        "turn_up": _code(state.turn_up),
        "trump": SPANISH.suits[state.trump],
        "table": _code(state.table),
        "turn": state.turn,
        "phase": str(state.phase),
        "tricks": state.tricks,
        "won": [SPANISH.text_of(cards) for cards in state.won],
        "last": last and {"cards": SPANISH.text(last[:2]), "winner": last.winner},
        "points": list(state.points),
        "carried": list(state.carried),
        "declared": [_suits_text(suits) for suits in state.declared],
        "declared_now": state.declared_now,
        "capote": state.capote,
        "deal": state.deal,
        "ended": state.ended and str(state.ended),
        "hand_winner": state.hand_winner,
        "match": list(state.match),
        "dealer": state.dealer,
        "known": [
            {"cards": SPANISH.text_of(cards), "trumps": None if most == ANY_NUMBER else most}
            for cards, most in zip(state.known, state.trumps, strict=True)
        ],
        "seed": state.seed or None,
        "shuffles": state.shuffles,
    }


def _code(card: int | None) -> str | None:
    return None if card is None else SPANISH.codes[card]


def _suits_text(suits: int) -> str:
    return " ".join(SPANISH.suits[suit] for suit in SUITS if suits >> suit & 1)


# ---- reading -----------------------------------------------------------------------------------


def position(described: Described, rules: Rules) -> State:
    """The state so described, options already read; ValueError if it makes no sense."""
    unknown = set(described) - _FIELDS
    if unknown:
        raise ValueError(f"a position has no field {min(unknown)!r}")
    turn_up = _card(described, "turn_up")
    seed = _text(described, "seed")
    if seed:
        check_seed(seed)
    ended = _text(described, "ended")
    known, trumps = _known(described)
    state = State(
        rules=rules,
        hands=_masks(described, "hands"),
        stock=SPANISH.cards(_text(described, "stock")),
        turn_up=turn_up,
        trump=_trump(_text(described, "trump"), turn_up),
        table=_card(described, "table"),
        turn=_number(described, "turn"),
        phase=Phase(_text(described, "phase") or Phase.LEAD),
        tricks=_number(described, "tricks"),
        won=_masks(described, "won"),
        last=_trick(described),
        points=_numbers(described, "points"),
        carried=_numbers(described, "carried"),
        declared=_declared(described),
        declared_now=_flag(described, "declared_now"),
        capote=_seat(described, "capote"),
        deal=_number(described, "deal", 1),
        ended=Ended(ended) if ended else None,
        hand_winner=_seat(described, "hand_winner"),
        match=_numbers(described, "match"),
        dealer=_number(described, "dealer", 1),
        known=known,
        trumps=trumps,
        seed=seed,
        shuffles=_number(described, "shuffles"),
    )
    _check(state)
    return state


def _text(described: Described, name: str) -> str:
    value = described.get(name)
    if value is not None and not isinstance(value, str):
        raise ValueError(f"{name} is text, not {value!r}")
    return value or ""


def _number(described: Described, name: str, default: int = 0) -> int:
    value = described.get(name)
    value = default if value is None else value
    if type(value) is not int:
        raise ValueError(f"{name} is a whole number, not {value!r}")
    return value


def _flag(described: Described, name: str) -> bool:
    value = described.get(name)
    if value is not None and not isinstance(value, bool):
        raise ValueError(f"{name} is true or false, not {value!r}")
    return bool(value)


def _seat(described: Described, name: str) -> int | None:
    return None if described.get(name) is None else _number(described, name)


def _card(described: Described, name: str) -> int | None:
    code = _text(described, name)
    return SPANISH.card(code) if code else None


def _trump(suit: str, turn_up: int | None) -> int:
    """The suit named, else the turn-up's; oros where neither is said."""
    if suit:
        return _suit(suit)
    return 0 if turn_up is None else SUIT_OF[turn_up]


def _suit(suit: str) -> int:
    if suit not in tuple(SPANISH.suits):
        raise ValueError(f"{suit!r} is not a suit")
    return SPANISH.suits.index(suit)


def _both(described: Described, name: str, kind: type, empty: Any) -> tuple[Any, Any]:
    """The values of both seats, `empty` where they are left out."""
    values = described.get(name) or [empty, empty]
    if not isinstance(values, list) or [type(value) for value in values] != [kind, kind]:
        raise ValueError(f"{name} is not one value for each seat")
    return values[0], values[1]


def _masks(described: Described, name: str) -> Two:
    first, second = _both(described, name, str, "")
    return SPANISH.mask(first), SPANISH.mask(second)


def _numbers(described: Described, name: str) -> Two:
    return _both(described, name, int, 0)


def _declared(described: Described) -> Two:
    first, second = _both(described, "declared", str, "")
    return mask_of(map(_suit, first.split())), mask_of(map(_suit, second.split()))


def _trick(described: Described) -> Trick | None:
    last = described.get("last")
    if last is None:
        return None
    if not isinstance(last, dict) or set(last) != {"cards", "winner"}:
        raise ValueError("the last trick is its cards and its winner")
    match SPANISH.cards(_text(last, "cards")):
        case (lead, follow):
            return Trick(lead, follow, _number(last, "winner"))
        case _:
            raise ValueError("the last trick is two cards")


def _known(described: Described) -> tuple[Two, Two]:
    """Cards seen by everybody, and the most other trumps."""
    both = _both(described, "known", dict, {})
    first, second = (SPANISH.mask(_text(each, "cards")) for each in both)
    most, other = (_number(each, "trumps", ANY_NUMBER) for each in both)
    return (first, second), (most, other)


def _check(state: State) -> None:
    seats = (state.turn, state.dealer, state.capote, state.hand_winner)
    for seat in (*seats, state.last and state.last.winner):
        if seat not in (0, 1, None):
            raise ValueError(f"there is no seat {seat!r}")
    named = list(cards_in(state))
    if len(set(named)) != len(named):
        twice = next(card for card in named if named.count(card) > 1)
        raise ValueError(f"{SPANISH.codes[twice]} is in two places")
    if state.turn_up is not None and SUIT_OF[state.turn_up] != state.trump:
        raise ValueError("the turn-up is not of the trump suit")
    counters = (state.tricks, state.shuffles, *state.points, *state.carried, *state.match)
    if min(*counters, *state.trumps) < 0:
        raise ValueError("a counter is below 0")
    if state.deal not in (1, 2):
        raise ValueError(f"a hand has no deal {state.deal!r}")
    _check_known(state)
    _check_phase(state)


def _check_known(state: State) -> None:
    for hand, known, most in zip(state.hands, state.known, state.trumps, strict=True):
        if known & ~hand:
            raise ValueError("a known card is not in its hand")
        if (hand & ~known & SUIT_MASKS[state.trump]).bit_count() > most:
            raise ValueError("a hand has more trumps than it can have")


def _check_phase(state: State) -> None:
    """No position in which the seat to act, or the one after it, could not go on."""
    over = state.phase is Phase.OVER
    if over != (state.ended is not None):
        raise ValueError("a deal that is over has ended in some way, another has not")
    if not over and (state.hand_winner is not None or max(state.match) >= state.rules.target):
        raise ValueError("the match is over, its last deal is not")
    if (state.phase is Phase.FOLLOW) != (state.table is not None):
        raise ValueError("a card lies on the table while it is followed, and only then")
    if state.phase is Phase.AFTER_TRICK and not (state.stock or state.turn_up is not None):
        raise ValueError("nothing is left to draw")
    if state.phase is Phase.LEAD and not all(state.hands):
        raise ValueError("both hands need a card for a trick")
    if state.phase is Phase.FOLLOW and not state.hands[state.turn]:
        raise ValueError("no card is left to follow with")
