"""What the legal actions come to, for who has just been refused another one."""

from collections.abc import Iterator, Sequence

from engine.cards import FRENCH, mask_of
from engine.game import AnyOf, Phrase
from engine.games.shithead.actions import (
    Action,
    Add,
    Chance,
    Deal,
    Flip,
    Keep,
    Pass,
    Pickup,
    Play,
    Start,
    Swap,
)
from engine.games.shithead.board import by_height
from engine.games.shithead.view import View


def possible(view: View, legal: Sequence[Action]) -> Iterator[Phrase]:
    """Each kind of action once, in the order of the list."""
    cards: dict[str, int] = {}
    for action in legal:
        kind, mask = _kind(action)
        cards[kind] = cards.get(kind, 0) | mask
    for kind, mask in cards.items():
        if mask:
            yield Phrase(
                kind, {"cards": AnyOf(tuple(FRENCH.codes[card] for card in by_height(mask)))}
            )
        else:
            yield Phrase(kind, {"num": len(view.pile)} if kind == "pickup" else {})


def _kind(action: Action) -> tuple[str, int]:
    """The id of a phrase, and the cards that it names."""
    match action:
        case Play() | Add():
            return ("play" if isinstance(action, Play) else "add"), action.mask
        case Pickup(penalty):
            return ("pickup", 0) if penalty is None else ("pickup_with", mask_of([penalty]))
        case Swap() | Start() | Flip() | Chance() | Keep() | Pass() | Deal():
            return str(action).split()[0], 0
