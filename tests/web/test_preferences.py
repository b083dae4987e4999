"""What a browser prefers: the cookie that holds it, and the form that changes it."""

import re
from collections.abc import Iterator
from gettext import NullTranslations
from html import unescape
from typing import get_args, get_type_hints
from urllib.parse import urlencode

import pytest

from app import render
from app.i18n import Locale, locales
from app.preferences import Preferences, read
from app.render import words_for
from engine import GAMES
from engine.game import Ranks
from tests.web.browsers import Browser, Fields, Site
from tests.web.markup import Markup

# A value of each setting that is not everybody's.
OTHERS = {
    "pace": "step",
    "keys": "off",
    "theme": "contrast",
    "cloth": "sand",
    "language": "da",
    "marks": "off",
    "careful": "off",
    "large": "on",
    "suits": "four",
    "back": "rings",
    "letters": "international",
    "deck": "french",
}


def kept(browser: Browser, fields: Fields) -> str:
    """What the cookie holds after this form."""
    answer = browser.post("/settings", fields)
    assert answer.status_code == 303
    return browser.client.cookies.get("prefs") or ""


def test_every_setting_is_read_as_it_was_written() -> None:
    assert set(OTHERS) == set(Preferences.model_fields)
    chosen = Preferences.model_validate(OTHERS)
    assert chosen.model_dump(exclude_defaults=True).keys() == OTHERS.keys(), "all are others"
    assert read(chosen.text()) == chosen


def test_what_cannot_be_read_leaves_the_rest() -> None:
    assert read("pace:warp.deck:french.colour:red..:.pace") == Preferences(deck="french")


@pytest.mark.parametrize("text", ["", ":", ".", "pace", "pace:", "x" * 3000, "pace:fast pace:slow"])
def test_what_says_nothing_is_everybodys(text: str) -> None:
    assert read(text) == Preferences()


def test_a_setting_leaves_the_others(person: Browser) -> None:
    assert kept(person, {"pace": "slow"}) == "pace:slow"
    assert kept(person, {"deck": "french"}) == "pace:slow.deck:french"


def test_a_box_that_is_not_ticked_is_off(person: Browser) -> None:
    assert kept(person, {"large": ["off", "on"]}) == "large:on"
    assert kept(person, {"large": "off"}) == ""


def test_what_is_as_for_everybody_needs_no_cookie(person: Browser) -> None:
    kept(person, {"pace": "slow", "cloth": "wine"})
    assert kept(person, {"pace": "normal"}) == "cloth:wine"
    answer = person.post("/settings", {"cloth": "green"})
    (cleared,) = answer.headers.get_list("set-cookie")
    assert cleared.startswith("prefs=")
    assert "Max-Age=0" in cleared


@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"next": "/"},
        {"pace": "warp"},
        {"deck": "tarot"},
        {"language": "../en"},
        {"pace": "slow", "colour": "red"},
    ],
)
def test_a_form_with_anything_unknown_is_refused(person: Browser, fields: dict[str, str]) -> None:
    assert person.post("/settings", fields).status_code == 400
    assert "prefs" not in person.client.cookies


def test_the_page_shows_every_choice_and_the_one_that_is_made(person: Browser) -> None:
    """By radio buttons and boxes of one form that works without script."""
    kept(person, {name: value for name, value in OTHERS.items() if name != "language"})
    page = Markup(person.get("/settings").text)
    (form,) = page.all("form", id="settings")
    assert (form["method"], form["action"]) == ("post", "/settings")
    for name, kind in get_type_hints(Preferences).items():
        if name == "language":  # there is only one
            continue
        if kind is bool:
            (off,) = page.all("input", name=name, type="hidden")
            (box,) = page.all("input", name=name, type="checkbox")
            assert (off["value"], box["value"]) == ("off", "on")
            assert page.tags.index(off) < page.tags.index(box), "the last one counts"
            assert ("checked" in box.attributes) == (OTHERS[name] == "on")
            continue
        boxes = page.all("input", name=name, type="radio")
        assert {box["value"] for box in boxes} == set(get_args(kind)), name
        assert [box["value"] for box in boxes if "checked" in box.attributes] == [OTHERS[name]]
    assert any("form" in button.inside for button in page.all("button", **{"class": "main"}))


def test_the_root_carries_what_style_sheets_need(person: Browser) -> None:
    kept(person, OTHERS)
    (root,) = Markup(person.get("/").text).all("html")
    assert root.attributes == {
        "lang": "da",
        "data-theme": "contrast",
        "data-cloth": "sand",
        "data-marks": "off",
        "data-cards": "large",
        "data-suits": "four",
        "data-deck": "french",
    }


# ---- where it leads --------------------------------------------------------------------------

OWN = ("/", "/tables/abc", "/games/idiot/rules?compare=E1&compare=E2", "/settings?kept=true")
FOREIGN = (
    "https://example.com/",
    "//example.com/",
    "/\\example.com/",
    "/\t/example.com/",
    "/ /example.com",
    "\\\\example.com",
    "javascript:alert(1)",
    "tables/abc",
    "/tables/\r\nSet-Cookie: a=b",
    "/" + "x" * 3000,
    "",
)


@pytest.mark.parametrize("address", OWN)
def test_a_form_leads_on_to_a_page_of_this_site(person: Browser, address: str) -> None:
    answer = person.post("/settings", {"pace": "slow", "next": address})
    assert answer.headers["location"] == address
    link = Markup(person.get("/settings?" + urlencode({"next": address})).text)
    assert link.all("a", href=address)


@pytest.mark.parametrize("address", FOREIGN)
def test_a_form_leads_nowhere_else(person: Browser, address: str) -> None:
    answer = person.post("/settings", {"pace": "slow", "next": address})
    assert (answer.status_code, answer.headers["location"]) == (303, "/settings?kept=true")
    page = person.get("/settings?" + urlencode({"next": address}))
    assert page.status_code == 200
    assert "example.com" not in re.sub(r'name="next" value="[^"]*"', "", page.text)
    assert not Markup(page.text).all("a", **{"class": "button"}), "no way back"


@pytest.mark.parametrize("partial", [False, True])
def test_a_form_at_the_table_leads_back_to_it(person: Browser, partial: bool) -> None:
    table = person.open()
    page = Markup(person.get(f"/tables/{table}").text)
    (here,) = {tag["value"] for tag in page.all("input", name="next") if "main" in tag.inside}
    answer = person.post("/settings", {"pace": "fast", "next": here}, partial=partial)
    assert (answer.status_code, answer.headers["location"]) == (303, f"/tables/{table}")
    assert person.client.cookies["prefs"] == "pace:fast"


def test_every_page_leads_to_the_settings_and_back(person: Browser) -> None:
    table = person.open("idiot")
    for path in ("/", "/saves", "/games/idiot/rules?compare=E1", f"/tables/{table}"):
        page = Markup(person.get(path).text)
        (link,) = [tag for tag in page.all("a") if tag["href"].startswith("/settings")]
        back = Markup(person.get(link["href"]).text)
        assert back.all("a", href=path, **{"class": "button"}), path
        (again,) = [tag for tag in back.all("a") if tag["href"].startswith("/settings")]
        assert again["href"] == link["href"], "the settings lead back to where one came from"


# ---- languages -------------------------------------------------------------------------------


LANGUAGES = ["da", "en", "es", "eu", "nb", "sv", "uk"]


def language_of(browser: Browser, asked: str = "", path: str = "/") -> str:
    """The language of a page, which marks itself."""
    answer = browser.get(path, headers={"Accept-Language": asked})
    (root,) = Markup(answer.text).all("html")
    assert answer.headers["Content-Language"] == root["lang"]
    return root["lang"]


@pytest.mark.parametrize(
    ("asked", "spoken"),
    [
        ("da", "da"),
        ("da-DK,en;q=0.5", "da"),
        ("no", "nb"),
        ("nn-NO, en;q=0.9", "nb"),
        ("nb", "nb"),
        ("es-MX,es;q=0.9", "es"),
        ("eu", "eu"),
        ("sv-FI", "sv"),
        ("uk-UA", "uk"),
        ("fr, da;q=0.2, en;q=0.3", "en"),
        ("xx", "en"),
        ("", "en"),
    ],
)
def test_the_browser_is_asked_for_its_language(person: Browser, asked: str, spoken: str) -> None:
    assert language_of(person, asked) == spoken


def test_the_language_chosen_wins(person: Browser) -> None:
    kept(person, {"language": "da"})
    assert language_of(person, "en") == "da"
    assert language_of(person, "en", "/nothing") == "da"
    kept(person, {"language": "auto"})
    assert language_of(person, "nb") == "nb"


def test_a_language_that_is_spoken_no_more_is_none(
    person: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept(person, {"language": "da"})
    assert language_of(person) == "da"
    monkeypatch.delitem(locales(), "da")
    assert language_of(person) == "en"


def test_every_page_has_a_language_switch_that_comes_back(person: Browser) -> None:
    table = person.open("idiot")
    before = person.get(f"/tables/{table}").text
    rules = "/games/idiot/rules?compare=E1"
    for path in ("/", f"/tables/{table}", rules, "/settings?next=/saves"):
        page = Markup(person.get(path).text)
        names = [tag for tag in page.all("button", name="language") if "header" in tag.inside]
        assert [tag["value"] for tag in names] == LANGUAGES
        assert [tag["lang"] for tag in names] == LANGUAGES
        assert "Dansk English Español Euskara Norsk bokmål Svenska Українська" in page.text
        assert [tag["value"] for tag in names if "aria-current" in tag.attributes] == ["en"]
        forms = [tag for tag in page.all("input", name="next") if "header" in tag.inside]
        (here,) = [tag["value"] for tag in forms]
        answer = person.post("/settings", {"language": "da", "next": here})
        assert answer.headers["location"] == path
        assert language_of(person, path=path) == "da"
        person.post("/settings", {"language": "auto"})
    assert person.get(f"/tables/{table}").text == before, "the game is the same"


# ---- letters ---------------------------------------------------------------------------------

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
