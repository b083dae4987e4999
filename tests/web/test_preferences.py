"""What a browser prefers: the cookie that holds it, and the form that changes it."""

import re
from collections.abc import Iterator
from gettext import NullTranslations
from html import unescape

import pytest

from app import render
from app.i18n import Locale, locales
from app.preferences import Preferences, read
from app.render import words_for
from engine import GAMES
from engine.game import Ranks
from tests.web.browsers import Browser, Site

# A value of each setting that is not everybody's.
OTHERS = {"pace": "step", "letters": "international", "deck": "french"}


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


@pytest.mark.parametrize("partial", [False, True])
def test_a_form_at_the_table_leads_back_to_it(person: Browser, partial: bool) -> None:
    table = person.open()
    answer = person.post(f"/settings?table={table}", {"pace": "fast"}, partial=partial)
    assert (answer.status_code, answer.headers["location"]) == (303, f"/tables/{table}")
    assert person.client.cookies["prefs"] == "pace:fast"


@pytest.mark.parametrize("table", ["//elsewhere.example", "../games/idiot", "x" * 33, "a b"])
def test_a_form_leads_nowhere_else(person: Browser, table: str) -> None:
    answer = person.post(f"/settings?table={table}", {"pace": "fast"})
    assert answer.status_code == 400
    assert "prefs" not in person.client.cookies


@pytest.mark.parametrize(
    "fields", [{}, {"pace": "warp"}, {"deck": "tarot"}, {"pace": "slow", "colour": "red"}]
)
def test_a_form_with_anything_unknown_is_refused(person: Browser, fields: dict[str, str]) -> None:
    assert person.post("/settings", fields).status_code == 400
    assert "prefs" not in person.client.cookies


DANISH = {"A": "E", "K": "K", "Q": "D", "J": "Kn"}


class Danish(NullTranslations):
    """The letters that Danish cards have."""

    def pgettext(self, context: str, message: str) -> str:
        return DANISH[message] if context.startswith("letter of") else message


@pytest.fixture
def in_danish(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The cards as in Danish, the rest in English."""
    monkeypatch.setitem(locales(), "en", Locale("en", Danish()))
    render.environment.cache_clear()
    render.words_for.cache_clear()
    yield
    render.environment.cache_clear()
    render.words_for.cache_clear()


@pytest.mark.usefixtures("in_danish")
def test_cards_have_the_letters_of_the_language_unless_others_are_wanted(
    site: Site, person: Browser
) -> None:
    table = person.open("idiot")
    state = GAMES["idiot"].position(
        {"hands": ["AS TD QH JD KC", "3S"], "pile": "QS", "face_up": ["", ""]}
    )
    site.plant(table, state)

    def corners() -> list[str]:
        page = unescape(person.get(f"/tables/{table}").text)
        return re.findall(
            r'data-card="[AJQKT]\w".*?class="card-index"(?: data-long)? [^>]*>(\w+)<', page
        )

    assert sorted(corners()) == sorted(["D", "10", "Kn", "D", "K", "E"])
    person.post("/settings", {"letters": "international"})
    assert sorted(corners()) == sorted(["Q", "10", "J", "Q", "K", "A"])


@pytest.mark.usefixtures("in_danish")
def test_signs_in_sentences_have_the_same_letters() -> None:
    own = words_for(locales()["en"], GAMES["idiot"], letters="own")
    assert "Kn♠" in own.sign("JS")
    assert own.shown(Ranks(("J", "A"))) == "Kn or E"
    assert "J♠" in words_for(locales()["en"], GAMES["idiot"], letters="international").sign("JS")
