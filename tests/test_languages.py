"""The seven languages: complete, with the values of every sentence, and nothing of another."""

import re
from collections import Counter
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po
from starlette.testclient import TestClient

from app.i18n import CATALOGS, DEFAULT, Words, card_index, locales, wanted
from app.keys import keys
from app.main import create_app
from app.settings import Settings
from engine import GAMES
from engine.game import Event

LANGUAGES = ("da", "en", "es", "eu", "nb", "sv", "uk")
OTHERS = tuple(code for code in LANGUAGES if code != DEFAULT)
VALUE = re.compile(r"%\((\w+)\)s|%%")
# Said as in English: names, what is only values, the shapes on keys, and words that two languages
# share. Keys of the keyboard and letters on cards have contexts and may be the same anyway.
NAMES = {"Alma", "Bruno", "Clara", "David", "Idiot", "Mau Mau", "Tute", "Vändtia"}
SHARED = {
    "da": {"%(num)s point", "%(who)s: %(num)s point", "Cookies", "Sand", "Tips"},
    "es": {"Capote", "Cookies", "Normal", "Total"},
    "eu": {"Capote", "Normal"},
    "nb": {"Hint", "Normal", "Pass", "Pass.", "Sand", "Tips", "Total"},
    "sv": {"Normal", "Sand", "Tips"},
    "uk": set[str](),
}
PLURALS = {"da": 2, "en": 2, "es": 2, "eu": 2, "nb": 2, "sv": 2, "uk": 3}


def catalog(code: str) -> Catalog:
    with (CATALOGS / code / "LC_MESSAGES" / "messages.po").open("rb") as file:
        return read_po(file)


def messages(code: str) -> list[Message]:
    return [message for message in catalog(code) if message.id]


def english(message: Message) -> tuple[str, ...]:
    return (message.id,) if isinstance(message.id, str) else tuple(message.id)


def said(message: Message) -> tuple[str, ...]:
    return (message.string,) if isinstance(message.string, str) else tuple(message.string or ())


def values(text: str) -> Counter[str]:
    return Counter(VALUE.findall(text))


def test_there_are_seven_languages() -> None:
    assert tuple(sorted(locales())) == LANGUAGES


@pytest.mark.parametrize("code", OTHERS)
def test_nothing_is_missing_or_doubtful(code: str) -> None:
    lacking = [message.id for message in messages(code) if not all(said(message))]
    assert lacking == []
    assert [message.id for message in messages(code) if message.fuzzy] == []


@pytest.mark.parametrize("code", OTHERS)
def test_a_translation_names_the_same_values(code: str) -> None:
    for message in messages(code):
        if isinstance(message.id, str):
            assert values(said(message)[0]) == values(message.id), message.id
        else:
            most = values(english(message)[1])
            assert all(most - Counter(["num"]) <= values(each) <= most for each in said(message)), (
                message.id
            )


@pytest.mark.parametrize("code", OTHERS)
def test_nothing_is_left_in_english(code: str) -> None:
    same = {
        english(message)[0]
        for message in messages(code)
        if not message.context and set(said(message)) & set(english(message))
    }
    words = {text for text in same if re.search(r"[^\W\d_]", VALUE.sub("", text))}
    assert words <= NAMES | SHARED[code]


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_language_has_its_forms_of_plurals(code: str) -> None:
    assert catalog(code).num_plurals == PLURALS[code]
    if code != DEFAULT:
        for message in messages(code):
            if not isinstance(message.id, str):
                assert len(said(message)) == PLURALS[code], message.id


@pytest.mark.parametrize(
    ("num", "text"),
    [
        (1, "1 гравець"),
        (2, "2 гравці"),
        (5, "5 гравців"),
        (11, "11 гравців"),
        (21, "21 гравець"),
        (22, "22 гравці"),
    ],
)
def test_ukrainian_counts(num: int, text: str) -> None:
    message = locales()["uk"].ngettext("%(num)s player", "%(num)s players", num)
    assert message % {"num": num} == text


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ("uk", "uk"), ("eu", "eu"), ("da-DK", "da"), ("sv-FI,en;q=0.5", "sv"), ("nb-NO", "nb"),
        ("no", "nb"), ("nn", "nb"), ("es-MX", "es"), ("fr,en;q=0.3", "en"), ("fr", "en"),
        ("", "en"), ("xx,eu;q=0.2,da;q=0.9", "da"),
    ],
)  # fmt: skip
def test_the_browser_is_asked_at_first(asked: str, code: str) -> None:
    assert wanted(asked).code == code
    assert wanted(asked, "uk").code == "uk", "a choice outweighs it"


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_key_of_a_game_is_its_own(code: str, game: str) -> None:
    """Letters of one game are unique, where both can be pressed on a page and where not."""
    pressed = [
        shortcut.value
        for shown in keys(locales()[code], GAMES[game]).values()
        for shortcut in shown.shortcuts
    ]
    assert len(pressed) == len(set(pressed)), sorted(pressed)
    assert all(len(value) == 1 or value == "Escape" for value in pressed), pressed


@pytest.mark.parametrize("code", LANGUAGES)
def test_letters_on_cards_are_short_and_differ(code: str) -> None:
    letters = locales()[code].letters
    shown = [card_index(rank + "S", letters) for rank in "A23456789TJQK"]
    assert len(set(shown)) == len(shown)
    assert all(len(each) <= 2 for each in shown)
    if code == "uk":
        assert not {letter for letter in letters.values() if letter.isascii()}


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_cards_have_names_that_differ(code: str, game: str) -> None:
    locale = locales()[code]
    words = Words(locale, GAMES[game], "spanish", str, locale.letters)
    names = [words.card(card) for card in GAMES[game].deck]
    assert len(set(names)) == len(names)


class Texts(HTMLParser):
    """What a page says, piece by piece; names of languages are each in their own."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []
        self.lang = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if tag == "html":
            self.lang = found.get("lang") or ""
        self.said += [found[name] or "" for name in ("aria-label", "title", "alt") if name in found]

    def handle_data(self, data: str) -> None:
        self.said.append(data)


def pieces(html: str) -> tuple[str, set[str]]:
    """The language of a page and its texts."""
    parser = Texts()
    parser.feed(re.sub(r"<(style|script)\b.*?</\1>", "", html, flags=re.DOTALL))
    return parser.lang, {" ".join(text.split()) for text in parser.said} - {""}


def play_through(client: TestClient, game: str, most: int) -> Iterator[str]:
    """Pages of a game from the deal on, with a refusal, and its log."""
    rules: Any = GAMES[game]
    page = client.post(
        "/tables", data={"game": game, "opponents": min(2, rules.seats[-1] - 1), "level": "easy"}
    )
    table = page.url.path
    for _ in range(most):
        yield page.text
        version = re.search(r'name="version" value="(\d+)"', page.text)
        assert version is not None, "a table carries its version"
        fields = {"version": version[1]}
        if 'name="after"' in page.text:
            break
        if f"{table}/continue" in page.text:
            page = client.post(f"{table}/continue", data=fields | {"until": "person"})
            continue
        yield client.post(f"{table}/actions", data=fields | {"action": "deal"}).text
        yield client.post(f"{table}/hint", data=fields).text
        legal = re.findall(
            r'<button(?![^>]*aria-disabled)[^>]*name="action" value="([^"]+)"', page.text
        )
        if not legal:
            picks = re.findall(r'name="(pick|ask)" value="(\w+)"', page.text)
            page = client.get(table, params={picks[0][0]: picks[0][1]})
            continue
        action = "start" if "start" in legal else legal[0]
        page = client.post(f"{table}/actions", data=fields | {"action": action})
    yield client.get(f"{table}/log").text


@pytest.mark.parametrize("code", OTHERS)
def test_pages_and_games_are_of_one_language(code: str, tmp_path: Path) -> None:
    """No text of any page is an English sentence that has another form here."""
    foreign = {
        text
        for message in messages(code)
        for text in english(message)
        if text not in said(message) and len(text) > 1
    }
    own = {text for message in messages(code) for text in said(message)}
    foreign -= own
    with TestClient(
        create_app(Settings(data=tmp_path)),
        base_url="http://testserver",
        headers={"Accept-Language": code},
    ) as client:
        paths = ["/", "/saves", "/settings", "/privacy", "/nothing"]
        for game in GAMES:
            paths += [f"/games/{game}", f"/games/{game}/rules", f"/games/{game}/rules/summary"]
        shown = [client.get(path).text for path in paths]
        for game in GAMES:
            shown += play_through(client, game, 40)
    for html in shown:
        lang, texts = pieces(html)
        assert lang == code
        assert texts & foreign == set()


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_takes_its_values(code: str, game: str) -> None:
    """Each sentence about events is put together once in each language, as "you" and as another."""
    locale = locales()[code]
    words = Words(locale, GAMES[game], "spanish", str, locale.letters)
    names = re.compile(r"%\((\w+)\)s")
    for kind, sentence in GAMES[game].sentences.items():
        for seat, forms in ((0, sentence.you), (1, sentence.other)):
            if not forms:
                continue
            found = {name for form in forms for name in names.findall(form)} - {"who"}
            event = Event(kind, seat, dict.fromkeys(found | {"num"}, 3))
            assert "%(" not in words.say(event)
            assert "%(" not in words.tell(event)
