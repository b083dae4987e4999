"""What the legal actions come to, for who has just been refused another one."""

from collections.abc import Iterator, Sequence

from engine.cards import SPANISH, mask_of
from engine.game import AnyOf, Cards, Phrase, Suit
from engine.games.tute.actions import Action, Capote, Claim, Deal, Declare, Draw, Exchange, Play
from engine.games.tute.board import in_order
from engine.games.tute.view import View


def possible(view: View, legal: Sequence[Action]) -> Iterator[Phrase]:
    """The cards that may be played, then all else."""
    cards = mask_of(action.card for action in legal if isinstance(action, Play))
    if cards:
        codes = (SPANISH.codes[card] for card in in_order(cards, view.trump))
        yield Phrase("play", {"cards": AnyOf(tuple(codes))})
    for action in legal:
        match action:
            case Play():
                pass
            case Declare(suit):
                yield Phrase("declare", {"suit": Suit(SPANISH.suits[suit])})
            case Exchange():
                taken = view.turn_up
                assert taken is not None, "an exchange takes the turn-up"
                yield Phrase(
                    "exchange", {"given": _card(action.card(view.trump)), "taken": _card(taken)}
                )
            case Draw() | Claim() | Capote() | Deal():
                yield Phrase(str(action))


def _card(card: int) -> Cards:
    return Cards((SPANISH.codes[card],))
