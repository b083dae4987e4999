"""What goes with every answer: headers, languages, static files; and nothing inline in a page."""

import re

import pytest

from app.render import STATIC
from tests.web.browsers import Browser, Site
from tests.web.markup import Markup
from tests.web.positions import Moment, kinds

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
PAGES = ("/", "/games/idiot", "/games/vandtia", "/games/idiot/rules", "/games/vandtia/rules",
         "/saves", "/privacy", "/nowhere")  # fmt: skip
FILES = sorted(str(path.relative_to(STATIC)) for path in STATIC.rglob("*") if path.is_file())


def test_every_answer_is_guarded(person: Browser) -> None:
    table = person.open()
    answers = [
        *(person.get(path) for path in (*PAGES, "/health", "/tables", "/static/icon.svg")),
        person.get(f"/tables/{table}"),
        person.get(f"/tables/{table}", partial=True),
        person.get(f"/tables/{table}/actions"),
        person.act(table, "start", 0),
        person.act(table, "start", 3),
        person.act(table, "nonsense", 3),
        person.go_on(table, 0, partial=False),
        person.post("/saves/delete", headers={"Origin": "https://elsewhere.example"}),
        person.client.put("/"),
        person.post_raw("/tables", b"x" * 70_000, "text/plain"),
    ]
    assert {answer.status_code for answer in answers} == {
        200, 303, 400, 403, 404, 405, 409, 413, 422
    }  # fmt: skip
    for answer in answers:
        assert answer.headers["content-security-policy"] == POLICY
        assert answer.headers["referrer-policy"] == "same-origin"
        assert answer.headers["x-content-type-options"] == "nosniff"


def _judge(text: str) -> None:
    page = Markup(text)
    for tag in page.tags:
        assert "style" not in tag.attributes, f"{tag} has a style"
        assert tag.name != "style"
        assert not [name for name in tag.attributes if name.startswith("on")]
        assert not [name for name in tag.attributes if name.startswith("hx-on")]
        assert not re.search(r"^\s*(java|vb)?script:|^js:", " ".join(tag.attributes.values()))
        assert "[" not in tag.attributes.get("hx-trigger", ""), "a filter would be evaluated"
    for script in page.all("script"):
        assert script["src"].startswith("/static/")
    assert "<script>" not in text
    for tag in page.tags:
        for name in ("src", "href", "action", "hx-get", "hx-post"):
            assert not re.match(r"(https?:)?//", tag.attributes.get(name, "")), f"{tag} is foreign"


@pytest.mark.parametrize("path", PAGES)
def test_a_page_has_nothing_inline_and_nothing_foreign(person: Browser, path: str) -> None:
    _judge(person.get(path).text)


@pytest.mark.parametrize("moment", kinds(), ids=str)
def test_a_table_has_nothing_inline_and_nothing_foreign(
    site: Site, person: Browser, moment: Moment
) -> None:
    table = person.open(moment.game)
    site.plant(table, moment.state)
    for partial in (False, True):
        _judge(person.get(f"/tables/{table}", partial=partial).text)
        _judge(person.act(table, "deal", 0, partial=partial).text)
    _judge(person.get(f"/tables/{table}/log").text)


@pytest.mark.parametrize("languages", ["", "en", "en-GB,en;q=0.9", "xx,en;q=0.1", "xx"])
def test_a_page_says_its_language(person: Browser, languages: str) -> None:
    table = person.open()
    for path in (*PAGES, f"/tables/{table}"):
        answer = person.get(path, headers={"Accept-Language": languages})
        assert answer.headers["content-language"] == "en"
        assert Markup(answer.text).all("html")[0]["lang"] == "en"
        assert "Accept-Language" in answer.headers["vary"]


@pytest.mark.parametrize("path", FILES)
def test_a_static_file_may_be_kept_when_it_is_asked_for_by_version(
    person: Browser, path: str
) -> None:
    versioned = person.get(f"/static/{path}?v=0123456789ab")
    plain = person.get(f"/static/{path}")
    assert versioned.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert plain.headers["cache-control"] == "no-cache"
    again = person.get(f"/static/{path}", headers={"If-None-Match": plain.headers["etag"]})
    assert again.status_code == 304


def test_pages_ask_for_static_files_by_their_content(person: Browser) -> None:
    """A released change is seen at once: the address is the content's digest."""
    table = person.open()
    found = set()
    for path in (*PAGES, f"/tables/{table}"):
        page = Markup(person.get(path).text)
        for tag in page.tags:
            for name in ("src", "href"):
                address = tag.attributes.get(name, "").partition("#")[0]
                if address.startswith("/static/"):
                    found.add(address)
    assert len(found) >= 8
    for address in found:
        assert re.fullmatch(r"/static/[\w./-]+\?v=[0-9a-f]{12}", address)
        assert person.get(address).status_code == 200


def test_every_card_that_a_page_draws_is_in_the_sprite(site: Site, person: Browser) -> None:
    drawn = {
        sprite.stem: set(re.findall(r'id="([^"]+)"', sprite.read_text()))
        for sprite in (STATIC / "cards").glob("*.svg")
    }
    for moment in kinds():
        table = person.open(moment.game)
        site.plant(table, moment.state)
        page = Markup(person.get(f"/tables/{table}").text)
        for use in page.all("use"):
            address, _, symbol = use["href"].partition("#")
            assert symbol in drawn[address.partition(".")[0].rpartition("/")[2]]
