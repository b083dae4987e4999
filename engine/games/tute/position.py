"""A described position of Tute read back into a state."""

from collections.abc import Mapping
from typing import Any

from engine.cards import SPANISH, mask_of
from engine.game import check_seed
from engine.games.tute.order import SUIT_MASKS, SUIT_OF
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

_FIELDS = set(State._fields) - {"rules", "trumps"} | {"options"}


def position(described: Mapping[str, Any], rules: Rules) -> State:
    """The state so described, options already read; ValueError if it makes no sense."""
    unknown = set(described) - _FIELDS
    if unknown:
        raise ValueError(f"a position has no field {min(unknown)!r}")
    if len(described.get("hands") or ()) != 2:
        raise ValueError("a position has two hands")
    turn_up = _card(described, "turn_up")
    seed = described.get("seed") or ""
    if seed:
        check_seed(seed)
    ended = described.get("ended")
    known = _known(described.get("known"))
    state = State(
        rules=rules,
        hands=_masks(described, "hands"),
        stock=SPANISH.cards(described.get("stock") or ""),
        turn_up=turn_up,
        trump=_trump(described.get("trump"), turn_up),
        table=_card(described, "table"),
        turn=described.get("turn", 0),
        phase=Phase(described.get("phase", Phase.LEAD)),
        tricks=described.get("tricks", 0),
        won=_masks(described, "won"),
        last=_trick(described.get("last")),
        points=_numbers(described, "points"),
        carried=_numbers(described, "carried"),
        declared=_declared(described),
        declared_now=bool(described.get("declared_now")),
        capote=described.get("capote"),
        deal=described.get("deal", 1),
        ended=None if ended is None else Ended(ended),
        hand_winner=described.get("hand_winner"),
        match=_numbers(described, "match"),
        dealer=described.get("dealer", 1),
        known=known[0],
        trumps=known[1],
        seed=seed,
        shuffles=described.get("shuffles", 0),
    )
    _check(state)
    return state


def _card(described: Mapping[str, Any], name: str) -> int | None:
    code = described.get(name)
    return None if code is None else SPANISH.card(code)


def _trump(suit: str | None, turn_up: int | None) -> int:
    """The suit named, else the turn-up's; oros where neither is said."""
    if suit is None:
        return 0 if turn_up is None else SUIT_OF[turn_up]
    return _suit(suit)


def _suit(suit: str) -> int:
    if suit not in tuple(SPANISH.suits):
        raise ValueError(f"{suit!r} is not a suit")
    return SPANISH.suits.index(suit)


def _pair(described: Mapping[str, Any], name: str, empty: Any) -> tuple[Any, Any]:
    match described.get(name):
        case None | []:
            return empty, empty
        case [first, second]:
            return first, second
        case _:
            raise ValueError(f"{name} is not one value for each seat")


def _masks(described: Mapping[str, Any], name: str) -> Two:
    first, second = _pair(described, name, "")
    return SPANISH.mask(first), SPANISH.mask(second)


def _numbers(described: Mapping[str, Any], name: str) -> Two:
    first, second = _pair(described, name, 0)
    return int(first), int(second)


def _declared(described: Mapping[str, Any]) -> Two:
    first, second = _pair(described, "declared", "")
    return mask_of(map(_suit, first.split())), mask_of(map(_suit, second.split()))


def _trick(described: Mapping[str, Any] | None) -> Trick | None:
    if described is None:
        return None
    match SPANISH.cards(described["cards"]):
        case (lead, follow):
            return Trick(lead, follow, described["winner"])
        case _:
            raise ValueError("the last trick is two cards")


def _known(described: list[Mapping[str, Any]] | None) -> tuple[Two, Two]:
    first, second = _pair({"known": described}, "known", {})
    most = [
        ANY_NUMBER if each.get("trumps") is None else each["trumps"] for each in (first, second)
    ]
    cards = [SPANISH.mask(each.get("cards", "")) for each in (first, second)]
    return (cards[0], cards[1]), (most[0], most[1])


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
