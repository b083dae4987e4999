"""What a browser prefers: the cookie that holds it, and the form that changes it."""

import pytest

from app.preferences import Preferences, read
from tests.web.browsers import Browser

# A value of each setting that is not everybody's.
OTHERS = {"pace": "step", "deck": "french"}


def kept(browser: Browser, fields: dict[str, str]) -> str:
    """What the cookie holds after this form."""
    answer = browser.post("/settings", fields)
    assert answer.status_code == 303
    return browser.client.cookies["prefs"]


def test_every_setting_is_read_as_it_was_written() -> None:
    assert set(OTHERS) == set(Preferences.model_fields)
    chosen = Preferences.model_validate(OTHERS)
    assert all(getattr(chosen, name) != getattr(Preferences(), name) for name in OTHERS)
    assert read(chosen.text()) == chosen


def test_what_cannot_be_read_leaves_the_rest() -> None:
    assert read("pace:warp.deck:french.colour:red..:.pace") == Preferences(deck="french")


@pytest.mark.parametrize("text", ["", ":", ".", "pace", "pace:", "x" * 3000, "pace:fast pace:slow"])
def test_what_says_nothing_is_everybodys(text: str) -> None:
    assert read(text) == Preferences()


def test_a_setting_leaves_the_others(person: Browser) -> None:
    assert kept(person, {"pace": "slow"}) == "pace:slow"
    assert kept(person, {"deck": "french"}) == "pace:slow.deck:french"


@pytest.mark.parametrize(
    "fields", [{}, {"pace": "warp"}, {"deck": "tarot"}, {"pace": "slow", "colour": "red"}]
)
def test_a_form_with_anything_unknown_is_refused(person: Browser, fields: dict[str, str]) -> None:
    assert person.post("/settings", fields).status_code == 400
    assert "prefs" not in person.client.cookies
