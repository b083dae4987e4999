"""Every sentence goes through the catalogs, whole, and every catalog has every sentence."""

import re
from collections.abc import Iterator
from gettext import NullTranslations
from html.parser import HTMLParser
from io import BytesIO
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.extract import extract
from babel.messages.pofile import read_po
from starlette.testclient import TestClient

from app import render
from app.i18n import CATALOGS, Locale, locales
from app.keys import keys
from app.main import create_app
from app.settings import Settings
from engine import GAMES
from tests.web.browsers import PARTIAL

ROOT = Path(__file__).parent.parent
KEYWORDS: dict[str, tuple[int | tuple[int, str], ...] | None] = {
    "_": None,
    "gettext": None,
    "pgettext": ((1, "c"), 2),
    "ngettext": (1, 2),
    "N_": None,
    "NN_": (1, 2),
    "NC_": ((1, "c"), 2),
}
SPOKEN = ("aria-label", "title", "alt", "placeholder", "data-no-answer")
# Said the same in every language: names, clause ids, card signs, corner letters, sums, ×2, Esc.
UNTRANSLATED = re.compile(
    r"^([– ]*Tapete|–|·|[EM]?\d+(\.\d+[a-d]?)?( – [EM]?\d+(\.\d+[a-d]?)?)?|tapete|prefs"
    r"|[AKQJ]|[AKQJ\d]+[♠♥♦♣]︎?|[\d +−×=()]+|\d+\.\d ± \d+\.\d|Esc|\W*)$"
)


def sources() -> Iterator[tuple[Path, str]]:
    yield from ((path, "python") for path in (ROOT / "engine").rglob("*.py"))
    yield from ((path, "python") for path in (ROOT / "app").rglob("*.py"))
    yield from ((path, "jinja2") for path in (ROOT / "templates").rglob("*.html"))


def messages_in_code() -> set[str | tuple[str, ...]]:
    """Every marked sentence, a pair where it has a plural."""
    found: set[str | tuple[str, ...]] = set()
    for path, kind in sources():
        for _, message, _, _ in extract(kind, BytesIO(path.read_bytes()), keywords=KEYWORDS):
            found.add(tuple(message) if isinstance(message, tuple) else message)
    return found


def catalog(path: Path) -> Catalog:
    with path.open("rb") as file:
        return read_po(file)


@pytest.mark.parametrize("path", sorted(CATALOGS.glob("*/LC_MESSAGES/messages.po")), ids=str)
def test_a_catalog_has_exactly_the_sentences_of_the_code(path: Path) -> None:
    held = {
        message.id if isinstance(message.id, str) else tuple(message.id)
        for message in catalog(path)
        if message.id
    }
    wanted = messages_in_code()
    assert held - wanted == set(), "the catalog has sentences that nothing says: make catalogs"
    assert wanted - held == set(), "the catalog lacks sentences: make catalogs"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", locales())
def test_no_key_of_a_table_is_there_twice(locale: str, game: str) -> None:
    """A letter is one character that somebody can type, and no two actions share it."""
    shown = keys(locales()[locale], GAMES[game])
    values = [shortcut.value for each in shown.values() for shortcut in each.shortcuts]
    assert len(values) == len(set(values)), sorted(values)
    for value in values:
        assert value in ("Escape", "?", *"1234") or (len(value) == 1 and value.islower()), value


class Marking(NullTranslations):
    """Puts brackets round whatever went through the catalogs."""

    def gettext(self, message: str) -> str:
        return f"⟦{message}⟧"

    def pgettext(self, context: str, message: str) -> str:
        return f"⟦{message}⟧"

    def ngettext(self, singular: str, plural: str, num: int) -> str:
        return f"⟦{singular if num == 1 else plural}⟧"


class Words(HTMLParser):
    """All that a page says: its text, and the attributes that are read aloud."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []
        self.depth = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.said += [value or "" for name, value in attrs if name in SPOKEN]

    def handle_data(self, data: str) -> None:
        self.said.append(data)


def unmarked(html: str) -> set[str]:
    """Pieces of text that went through no catalog."""
    parser = Words()
    parser.feed(re.sub(r"<(style|script|time)\b.*?</\1>", "", html, flags=re.DOTALL))
    pieces = "\n".join(parser.said)
    outside, depth, piece = [], 0, ""
    for character in pieces + "\n":
        if character == "⟦":
            depth += 1
        elif character == "⟧":
            depth -= 1
        elif depth == 0:
            if character == "\n":
                outside.append(piece.strip())
                piece = ""
            else:
                piece += character
    names = {locale.name for locale in locales().values()}  # each in itself
    return {each for each in outside if each not in names and not UNTRANSLATED.match(each)}


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    """The server in a language that shows what is translated."""
    monkeypatch.setitem(locales(), "en", Locale("en", Marking()))
    render.environment.cache_clear()
    render.words_for.cache_clear()
    with TestClient(create_app(Settings(data=tmp_path)), base_url="http://testserver") as client:
        yield client
    render.environment.cache_clear()
    render.words_for.cache_clear()


def test_the_marking_finds_a_sentence_that_bypasses_the_catalogs() -> None:
    assert unmarked("<p>⟦A ⟦ten⟧ burns⟧</p><p aria-label='Plain'>7♥</p>") == {"Plain"}


@pytest.mark.parametrize("game", GAMES)
def test_pages_say_nothing_beside_the_catalogs(client: TestClient, game: str) -> None:
    paths = [
        "/",
        f"/games/{game}",
        f"/games/{game}/rules",
        "/saves",
        "/settings",
        "/privacy",
        "/nothing",
    ]
    for path in paths:
        assert unmarked(client.get(path).text) == set(), path


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_says_nothing_beside_the_catalogs(client: TestClient, game: str) -> None:
    options = [option.id for option in GAMES[game].options if option.kind == "flag"]
    opponents = min(2, GAMES[game].seats[-1] - 1)
    form = {"game": game, "opponents": opponents, "level": "easy", "option": options}
    page = client.post("/tables", data=form)
    table = page.url.path
    for _ in range(3000):  # a game for points may take many hands
        assert unmarked(page.text) == set()
        version = re.search(r'name="version" value="(\d+)"', page.text)
        assert version is not None, "a table carries its version"
        fields = {"version": version[1]}
        if 'name="after"' in page.text:
            break
        if f"{table}/continue" in page.text:
            page = client.post(f"{table}/continue", data=fields | {"until": "person"})
            continue
        wrong = client.post(f"{table}/actions", data=fields | {"action": "keep"})
        assert unmarked(wrong.text) == set()
        hint = client.post(f"{table}/hint", data=fields, headers=PARTIAL)
        assert unmarked(hint.text) == set()
        legal = re.findall(
            r'<button(?![^>]*aria-disabled)[^>]*name="action" value="([^"]+)"', page.text
        )
        if not legal:  # a card that is picked before its action can be chosen
            picks = re.findall(r'name="pick" value="(\w+)"', page.text)
            page = client.get(table, params={"pick": picks[0]})
            continue
        action = "start" if "start" in legal else legal[0]
        page = client.post(f"{table}/actions", data=fields | {"action": action})
    else:
        pytest.fail("the game did not end")
    assert unmarked(client.get(f"{table}/log").text) == set()
