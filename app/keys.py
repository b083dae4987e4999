"""Single keys at the table, in a reader's language.

A key is told by what it types. A keyboard of another script, such as a Ukrainian one in front of
a page with Latin letters, has it where an English keyboard has the English letter.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from app.i18n import Locale
from engine.game import N_, NC_, AnyGame, Key

# Those of every table.
COMMON = (
    Key("next", N_("Let one computer player act"), NC_("key: let one computer player act", "n")),
    Key("person", N_("Go on to your turn"), NC_("key: go on to your turn", "m")),
    Key("deal", N_("Deal again after a result"), NC_("key: deal again", "g")),
    Key("hint", N_("Hint: what would you play?"), NC_("key: hint", "h")),
    Key("undo", N_("Undo"), NC_("key: undo", "u")),
    Key("log", N_("Read the game so far"), NC_("key: read the game so far", "l")),
    Key("list", N_("Show this list"), signs=("?",)),
)
LABELS = {"Escape": "Esc"}  # what stands on a key that types nothing


@dataclass(frozen=True)
class Shortcut:
    """A key as a page needs it: what it types, and its name on an English keyboard."""

    value: str  # KeyboardEvent.key
    code: str  # KeyboardEvent.code, "" where the place tells nothing

    @property
    def label(self) -> str:
        return LABELS.get(self.value) or self.value.upper()

    @property
    def types(self) -> bool:
        """Whether it is a letter or a sign: those can be switched off."""
        return len(self.value) == 1


@dataclass(frozen=True)
class Shown:
    """All keys of one kind of action, and what they do."""

    text: str
    shortcuts: tuple[Shortcut, ...]
    options: tuple[str, ...]

    def useful(self, options_on: Iterable[str]) -> bool:
        """Whether it can do anything at a table with these options."""
        return not self.options or not set(self.options).isdisjoint(options_on)


@cache
def keys(locale: Locale, game: AnyGame) -> dict[str, Shown]:
    """The keys of a game, by what they are for, in the order of the list."""
    return {key.id: _shown(locale, key) for key in (*game.keys, *COMMON)}


def _shown(locale: Locale, key: Key) -> Shown:
    shortcuts = [Shortcut(sign, f"Digit{sign}" if sign.isdigit() else "") for sign in key.signs]
    context, letter = key.letter
    if letter:
        shortcuts.append(Shortcut(locale.pgettext(context, letter), f"Key{letter.upper()}"))
    return Shown(locale.gettext(key.text), tuple(shortcuts), key.options)
