"""What the legal actions come to, for who has just been refused another one."""

from collections.abc import Iterator, Sequence

from engine.cards import FRENCH, mask_of, members
from engine.game import AnyOf, Phrase
from engine.games.crazy_eights.actions import Action, Deal, Draw, Pass, Play, Take
from engine.games.crazy_eights.view import View


def possible(view: View, legal: Sequence[Action]) -> Iterator[Phrase]:
    """The cards that may be played, whatever suit they name, then all else."""
    cards = mask_of(action.card for action in legal if isinstance(action, Play))
    if cards:
        yield Phrase("play", {"cards": AnyOf(tuple(FRENCH.codes[card] for card in members(cards)))})
    for action in legal:
        match action:
            case Play():
                pass
            case Draw():
                yield Phrase("draw_on" if view.rules.until_playable else "draw")
            case Take():
                yield Phrase("take", {"num": view.penalty})
            case Pass():
                yield Phrase("keep" if view.has_drawn else "pass")
            case Deal():
                yield Phrase("deal")
