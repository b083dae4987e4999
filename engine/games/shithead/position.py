"""Positions of Idiot and Vändtia as text: what a save, a scenario and a bug report hold."""

from collections.abc import Mapping
from typing import Any

from engine.cards import FRENCH
from engine.described import Described, number, text
from engine.game import check_seed
from engine.games.shithead.state import EMPTY, Phase, Slots, State, cards_in, has_cards, rules_with


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


def position(described: Described, house_rules: Mapping[str, bool]) -> State:
    """The state so described, all options already read; ValueError if it makes no sense."""
    unknown = set(described) - set(State._fields) - {"options"}
    if unknown:
        raise ValueError(f"a position has no field {min(unknown)!r}")
    hands = tuple(FRENCH.mask(text) for text in _texts(described, "hands", None))
    seats = len(hands)
    if not 2 <= seats <= 5:
        raise ValueError(f"{seats} hands are not 2 to 5")
    opening = text(described, "opening")
    if opening and opening not in FRENCH.ranks:
        raise ValueError(f"{opening!r} is not a rank")
    seed = text(described, "seed")
    if seed:
        check_seed(seed)
    state = State(
        rules=rules_with(*(name for name, on in house_rules.items() if on)),
        hands=hands,
        face_up=tuple(FRENCH.mask(text) for text in _texts(described, "face_up", seats)),
        hidden=tuple(_slots(text) for text in _texts(described, "hidden", seats, "- - -")),
        stock=FRENCH.cards(text(described, "stock")),
        pile=FRENCH.cards(text(described, "pile")),
        burned=FRENCH.cards(text(described, "burned")),
        turn=number(described, "turn"),
        phase=Phase(text(described, "phase") or Phase.PLAY),
        drawn=FRENCH.mask(text(described, "drawn")),
        eights=number(described, "eights"),
        opening=FRENCH.ranks.index(opening) if opening else None,
        out=_seats_out(described),
        idle=number(described, "idle"),
        dealer=number(described, "dealer", seats - 1),
        known=tuple(FRENCH.mask(text) for text in _texts(described, "known", seats)),
        seed=seed,
        shuffles=number(described, "shuffles"),
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


def _texts(described: Described, name: str, seats: int | None, empty: str = "") -> list[str]:
    values = described.get(name)
    if values is None:
        values = [empty] * (seats or 0)
    if not isinstance(values, list) or seats not in (None, len(values)):
        raise ValueError(f"{name} is not one text for each seat")
    if not all(isinstance(value, str) for value in values):
        raise ValueError(f"{name} is not one text for each seat")
    return [value or empty for value in values]


def _seats_out(described: Described) -> tuple[int, ...]:
    seats = described.get("out", [])
    if not isinstance(seats, list | tuple) or any(type(seat) is not int for seat in seats):
        raise ValueError(f"out is a list of seats, not {seats!r}")
    return tuple(seats)


def _check(state: State) -> None:
    """ValueError unless the parts go together."""
    for seat in (state.turn, state.dealer, *state.out):
        if seat not in range(len(state.hands)):
            raise ValueError(f"there is no seat {seat!r}")
    if min(state.eights, state.idle, state.shuffles) < 0:
        raise ValueError("a counter is below 0")
    named = list(cards_in(state))
    if len(set(named)) != len(named):
        twice = next(card for card in named if named.count(card) > 1)
        raise ValueError(f"{FRENCH.codes[twice]} is in two places")
    if len(set(state.out)) != len(state.out) or any(has_cards(state, seat) for seat in state.out):
        raise ValueError("who is out is so once, and has no cards")
    if state.phase in (Phase.PLAY, Phase.ADD) and not has_cards(state, state.turn):
        raise ValueError(f"seat {state.turn} is to act without a card")
    if any(known & ~hand for known, hand in zip(state.known, state.hands, strict=True)):
        raise ValueError("a known card is not in its hand")
    if state.drawn & ~state.hands[state.turn]:
        raise ValueError("a drawn card is not in the hand")
