"""What a browser prefers, kept in a cookie of its own that identifies nobody."""

from dataclasses import dataclass

DECKS = ("spanish", "french")  # what the Spanish pack can be drawn with


@dataclass(frozen=True)
class Preferences:
    """The settings of a browser."""

    deck: str = DECKS[0]

    def text(self) -> str:
        """As the cookie holds them: names and values that need no quoting there."""
        return f"deck:{self.deck}"


def read(text: str) -> Preferences:
    """The settings in a cookie; what cannot be read is as if it had never been chosen."""
    name, _, deck = text.partition(":")
    return Preferences(deck) if name == "deck" and deck in DECKS else Preferences()
