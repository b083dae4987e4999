"""What a browser prefers, kept in a cookie of its own that identifies nobody."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

# Signs that a cookie takes without quoting and no value holds.
BETWEEN, EQUALS = ".", ":"


class Preferences(BaseModel):
    """The settings of a browser; texts of forms and of the cookie are read by the same fields."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    marks: bool = True  # of cards that may be played
    careful: bool = True  # asks before a large pile is picked up
    language: Annotated[str, Field(pattern="^[a-z]{2,4}$")] = "auto"  # as the browser asks
    pace: Literal["slow", "normal", "fast", "instant", "step"] = "normal"  # of the computers
    keys: Literal["on", "off"] = "on"  # single letters and signs at the table
    theme: Literal["system", "light", "dark", "contrast"] = "system"
    cloth: Literal["green", "blue", "wine", "slate", "sand"] = "green"  # the table's colour
    large: bool = False  # cards
    suits: Literal["two", "four"] = "two"  # colours of the French suits
    letters: Literal["own", "international"] = "own"  # in the corners of the cards
    back: Literal["own", "lattice", "leaves", "rings"] = "own"  # of the cards; own: the pack's
    deck: Literal["spanish", "french"] = "spanish"  # what the Spanish pack is drawn with

    def text(self) -> str:
        """As the cookie holds them: what is not as it is for everybody."""
        chosen = self.model_dump(exclude_defaults=True)
        return BETWEEN.join(f"{name}{EQUALS}{_word(value)}" for name, value in chosen.items())


def _word(value: str | bool) -> str:
    return value if isinstance(value, str) else "on" if value else "off"


def read(text: str) -> Preferences:
    """The settings in a cookie; what cannot be read is as if it had never been chosen."""
    chosen = Preferences()
    for part in text.split(BETWEEN):
        name, _, value = part.partition(EQUALS)
        try:
            read_part = Preferences.model_validate({name: value})
        except ValidationError:
            continue
        chosen = chosen.model_copy(update=read_part.model_dump(exclude_unset=True))
    return chosen
