"""Whatever is sent, the answer is a sentence and nothing has changed."""

from collections.abc import Iterator
from typing import Any

import pytest
from anyio.from_thread import start_blocking_portal

from tests.web.browsers import Browser, Site
from tests.web.markup import Markup

FORM = "application/x-www-form-urlencoded"
BAD_FORM = "The form was not complete or had a value that is not possible, so nothing was done."
TOO_LARGE = "What was sent is too large, so nothing was done."
FOREIGN = "This form was not sent from a page of this site, so nothing was done."
LIMIT = 64 * 1024

DEAL = "game=vandtia&opponents=1&level=easy"
FORMS = {
    "/tables": (
        "", "game=", "game=chess&level=easy", "game=idiot", "game=idiot&level=",
        "game=idiot&level=master", "game=idiot&level=easy&opponents=0",
        "game=idiot&level=easy&opponents=5", "game=idiot&level=easy&opponents=99",
        "game=idiot&level=easy&opponents=-1", "game=idiot&level=easy&opponents=one",
        "game=idiot&level=easy&opponents=1.5", "game=idiot&level=easy&option=matching_draw",
        f"{DEAL}&option=nonsense", f"{DEAL}&option=matching_draw=True",
        f"{DEAL}&option=matching_draw=", f"{DEAL}&option=", f"{DEAL}&option=%00",
        f"{DEAL}&unknown=1", f"{DEAL}&seed=00", f"{DEAL}&dealer=0", f"{DEAL}&saved=perhaps",
        DEAL + "&option=matching_draw" * 65, f"game={'x' * 33}&level=easy", "game=%00&level=easy",
        "game=idiot&level=%00", "game=%ff%fe&level=easy", "game=__class__&level=easy",
        "after=" + "x" * 33,
    ),
    "/actions": (
        "", "action=start", "version=1", "action=&version=1", "action=start&version=",
        "action=start&version=one", "action=start&version=-1", "action=start&version=1.5",
        "action=start&version=99999999999999999999", "action=start&version=%00",
        "action=nonsense&version=1", "action=play&version=1", "action=play+3S+3S&version=1",
        "action=play+%E2%99%A03&version=1", "action=start%00&version=1", "action=%00&version=1",
        "action=%ff%fe&version=1", "action=play+3S%0d%0aX:1&version=1", "action=START&version=1",
        "action=" + "play+3S+" * 20 + "&version=1", "action=" + "x" * 60_000 + "&version=1",
    ),
    "/continue": (
        "", "version=1", "until=next", "version=1&until=", "version=1&until=ever",
        "version=x&until=next", "version=-1&until=next", "version=1&until=next%00",
    ),
    "/games/vandtia/rules/try": (
        "", "example=ten-burns", "action=chance", "example=&action=chance",
        "example=ten-burns&action=", "example=nonsense&action=chance",
        "example=ten-burns&action=nonsense", "example=ten-burns&action=play+3S+3S",
        "example=ten-burns&action=%00", "example=%00&action=chance", "example=%ff&action=chance",
        "example=ten-burns&action=" + "play+3S+" * 20, "example=" + "x" * 65 + "&action=chance",
    ),
    "/hint": ("", "version=", "version=one", "version=-1", "version=1.5", "version=%00"),
    "/save": (
        "", "version=1", "saved=on", "version=1&saved=", "version=1&saved=true",
        "version=x&saved=on", "version=1&saved=on%00",
    ),
}  # fmt: skip


def _multipart(name: str, value: str) -> bytes:
    return f'--x\r\nContent-Disposition: form-data; name="{name}"\r\n\r\n{value}\r\n'.encode()


BODIES = {
    "json": ("application/json", b'{"action": "start", "version": 1}'),
    "broken json": ("application/json", b"{"),
    "text": ("text/plain", b"action=start&version=1"),
    "no type": ("", b"action=start&version=1"),
    "no type at all": ("nonsense", b"action=start&version=1"),
    "not UTF-8": (FORM, b"action=\xff\xfe&version=\xff&game=\xff&saved=\xff&until=\xff"),
    "separators": (FORM, b"&&&===;;;"),
    "many fields": (FORM, b"a&" * 30_000),
    "nothing": (FORM, b""),
    "multipart without boundary": ("multipart/form-data", b"--x"),
    "multipart with empty boundary": ("multipart/form-data; boundary=", b"--"),
    "multipart cut off": ("multipart/form-data; boundary=x", b"--x\r\n"),
    "multipart without name": ("multipart/form-data; boundary=x", b"--x\r\nA: b\r\n\r\nc\r\n--x--"),
    "multipart of garbage": ("multipart/form-data; boundary=x", bytes(range(256)) * 8),
    "a file": (
        "multipart/form-data; boundary=x",
        _multipart('action"; filename="a', "start") + _multipart('game"; filename="a', "idiot")
        + b"--x--\r\n",
    ),
    "a charset that is none": (
        "multipart/form-data; boundary=x; charset=unicode_escape",
        _multipart("after", "\\ud800") + _multipart("action", "\\ud800") + b"--x--\r\n",
    ),
}  # fmt: skip


def _paths(table: str) -> dict[str, str]:
    return {
        name: name if name.startswith(("/tables", "/games")) else f"/tables/{table}{name}"
        for name in (*FORMS, "/delete")
    }


@pytest.fixture
def table(person: Browser) -> str:
    """A table at version 1, the person to act."""
    opened = person.open("vandtia")
    assert person.go_on(opened, 0, "person").status_code == 200
    return opened


def one_line(text: str) -> str:
    """The sentence of an answer that is one line into the message area."""
    fragment = Markup(text)
    assert fragment.top() == ["hx-partial"] or fragment.top() == ["title", "hx-partial"]
    (partial,) = fragment.all("hx-partial")
    assert (partial["hx-target"], partial["hx-swap"]) == ("#message", "textContent")
    return fragment.text


@pytest.mark.parametrize(
    ("name", "form"), [(name, form) for name, forms in FORMS.items() for form in forms]
)
def test_a_form_with_a_wrong_value_does_nothing(
    site: Site, person: Browser, table: str, name: str, form: str
) -> None:
    before, tables = site.stored(table), site.tables()
    path = _paths(table)[name]
    page = person.post_raw(path, form.encode(), FORM)
    assert page.status_code == 400
    assert BAD_FORM in Markup(page.text).text
    line = person.post_raw(path, form.encode(), FORM, partial=True)
    assert line.status_code == 400
    assert BAD_FORM in one_line(line.text)
    assert site.stored(table) == before
    assert site.tables() == tables


@pytest.mark.parametrize("name", FORMS)
@pytest.mark.parametrize("kind", BODIES)
def test_a_body_that_is_no_form_does_nothing(
    site: Site, person: Browser, table: str, name: str, kind: str
) -> None:
    before, tables = site.stored(table), site.tables()
    content_type, body = BODIES[kind]
    for partial in (False, True):
        answer = person.post_raw(_paths(table)[name], body, content_type, partial=partial)
        assert answer.status_code == 400
        assert BAD_FORM in (one_line(answer.text) if partial else Markup(answer.text).text)
    assert site.stored(table) == before
    assert site.tables() == tables


@pytest.mark.parametrize(
    "form",
    [
        "version=1&version=0&action=start",
        "version=0&version=1&action=start&action=pickup",
        "version=1&action=start&action=nonsense",
        "version=1&action=nonsense&action=start",
    ],
)
def test_a_repeated_field_is_read_one_way(
    site: Site, person: Browser, table: str, form: str
) -> None:
    """Never an error of ours, and at most one action."""
    answer = person.post_raw(f"/tables/{table}/actions", form.encode(), FORM, partial=True)
    assert answer.status_code in (200, 400, 409, 422)
    assert site.row(table).ply - 1 == (answer.status_code == 200)


@pytest.mark.parametrize("chunked", [False, True])
def test_a_body_over_the_limit_is_refused(
    site: Site, person: Browser, table: str, chunked: bool
) -> None:
    before = site.stored(table)

    def pieces(size: int) -> Iterator[bytes]:
        for _ in range(size // 1024):
            yield b"x" * 1024
        yield b"x" * (size % 1024)

    for path in (*_paths(table).values(), "/saves/delete"):
        for partial in (False, True):
            size = LIMIT + 1
            answer = person.client.post(
                path,
                content=pieces(size) if chunked else b"x" * size,
                headers={"Content-Type": FORM}
                | ({"HX-Request": "true", "HX-Request-Type": "partial"} if partial else {}),
            )
            assert answer.status_code == 413
            assert TOO_LARGE in (one_line(answer.text) if partial else Markup(answer.text).text)
            assert answer.headers["x-content-type-options"] == "nosniff"
    assert site.stored(table) == before


def test_a_body_at_the_limit_is_read(person: Browser, table: str) -> None:
    form = b"version=1&action=start&more="
    form += b"x" * (LIMIT - len(form))
    answer = person.post_raw(f"/tables/{table}/actions", form, FORM, partial=True)
    assert answer.status_code == 200


def test_a_body_that_breaks_off_does_nothing(site: Site, person: Browser, table: str) -> None:
    """A lost connection may cut a form so that its rest is a form too."""
    before = site.stored(table)
    sent: list[dict[str, Any]] = []
    messages = iter(
        [
            {"type": "http.request", "body": b"version=1&action=start", "more_body": True},
            {"type": "http.disconnect"},
        ]
    )

    async def receive() -> Any:
        return next(messages, {"type": "http.disconnect"})

    async def send(message: Any) -> None:
        sent.append(message)

    body = b"version=1&action=start&saved=off"
    scope = {
        "type": "http",
        "method": "POST",
        "path": f"/tables/{table}/actions",
        "raw_path": f"/tables/{table}/actions".encode(),
        "query_string": b"",
        "root_path": "",
        "scheme": "http",
        "http_version": "1.1",
        "server": ("testserver", 80),
        "client": ("testclient", 50000),
        "headers": [
            (b"host", b"testserver"),
            (b"content-type", FORM.encode()),
            (b"content-length", str(len(body)).encode()),
            (b"cookie", f"tapete={person.token}".encode()),
        ],
    }
    # A loop in a thread of its own: Playwright leaves one running in this thread.
    with start_blocking_portal() as portal:
        portal.call(site.app, scope, receive, send)
    assert site.stored(table) == before


SENT_BY_OTHERS: tuple[dict[str, str], ...] = (
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
    {"Sec-Fetch-Site": "nonsense"},
    {"Origin": "https://elsewhere.example"},
    {"Origin": "http://testserver.elsewhere.example"},
    {"Origin": "http://testserver:81"},
    {"Origin": "null"},
    {"Sec-Fetch-Site": "cross-site", "Origin": "http://testserver"},
)
SENT_BY_US: tuple[dict[str, str], ...] = (
    {},
    {"Sec-Fetch-Site": "same-origin"},
    {"Sec-Fetch-Site": "none"},
    {"Origin": "http://testserver"},
    {"Sec-Fetch-Site": "same-origin", "Origin": "http://testserver"},
)


@pytest.mark.parametrize("headers", SENT_BY_OTHERS, ids=str)
def test_a_form_of_another_site_does_nothing(
    site: Site, person: Browser, table: str, headers: dict[str, str]
) -> None:
    before, tables = site.stored(table), site.tables()
    forms = {
        "/tables": {"game": "idiot", "level": "easy"},
        "/actions": {"version": "1", "action": "start"},
        "/continue": {"version": "1", "until": "next"},
        "/games/vandtia/rules/try": {"example": "ten-burns", "action": "chance"},
        "/hint": {"version": "1"},
        "/save": {"version": "1", "saved": "on"},
        "/delete": {},
    }
    paths = _paths(table)
    for name, fields in (
        {paths[name]: forms[name] for name in forms} | {"/saves/delete": {}}
    ).items():
        for partial in (False, True):
            answer = person.post(name, fields, headers=headers, partial=partial)
            assert answer.status_code == 403
            assert FOREIGN in (one_line(answer.text) if partial else Markup(answer.text).text)
            assert "set-cookie" not in answer.headers
    assert site.stored(table) == before
    assert site.tables() == tables


@pytest.mark.parametrize("headers", SENT_BY_US, ids=str)
def test_a_form_of_ours_is_done(person: Browser, table: str, headers: dict[str, str]) -> None:
    fields = {"version": "1", "action": "start"}
    answer = person.post(f"/tables/{table}/actions", fields, headers=headers)
    assert answer.status_code == 303


def test_a_page_may_be_reached_from_anywhere(person: Browser, table: str) -> None:
    for headers in SENT_BY_OTHERS:
        assert person.get(f"/tables/{table}", headers=headers).status_code == 200


@pytest.mark.parametrize("method", ["PUT", "PATCH", "DELETE", "TRACE", "NONSENSE"])
def test_a_wrong_method_is_told(site: Site, person: Browser, table: str, method: str) -> None:
    before = site.stored(table)
    for path in ("/", "/saves", "/games/idiot", f"/tables/{table}", *_paths(table).values()):
        answer = person.client.request(method, path)
        assert answer.status_code == 405
        assert "There is no page or game at this address" in answer.text
    assert site.stored(table) == before


def test_a_post_where_nothing_is_posted_is_told(person: Browser, table: str) -> None:
    for path in ("/", "/saves", "/games/idiot", f"/tables/{table}", f"/tables/{table}/log"):
        assert person.post(path).status_code == 405


@pytest.mark.parametrize(
    "path",
    [
        "/%00", "/tables/%00", "/tables/%ff", "/games/%00", "/static/%00", "/static/a%00b",
        "/static/..%2fapp%2fmain.py", "/static/../app/main.py", "/static/" + "a" * 5000,
        "/static/", "/static/cards", "/games/" + "x" * 5000, "/games/idiot/nowhere",
    ],
)  # fmt: skip
def test_a_strange_address_is_not_found(person: Browser, path: str) -> None:
    answer = person.get(path)
    assert answer.status_code in (400, 404)
    assert "Tapete" in answer.text


@pytest.mark.parametrize("pick", ["XX", "3", "", "%00", "%ff", "<b>", "3s", "XX&pick=YY", "x" * 99])
def test_a_strange_pick_picks_nothing(person: Browser, table: str, pick: str) -> None:
    answer = person.get(f"/tables/{table}?pick={pick}", partial=True)
    assert answer.status_code in (200, 400)
    if answer.status_code == 200:
        assert not Markup(answer.text).all("button", name="pick", aria_pressed="true")


@pytest.mark.parametrize(
    "languages",
    ["", "*", "en", "xx", "en;q=x", "en;q=nan", "en;q=", ";q=1", "," * 500, "xx-" * 500, "é"],
)
def test_strange_languages_get_a_page(person: Browser, languages: str) -> None:
    answer = person.client.get("/", headers={b"Accept-Language": languages.encode("latin-1")})
    assert answer.status_code == 200
    assert answer.headers["content-language"] == "en"


def test_an_error_of_ours_is_one_sentence(
    site: Site, person: Browser, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What should not happen is told as such, with every header, and takes nothing along."""

    def fail(*_: object, **__: object) -> None:
        raise RuntimeError("this should not happen")

    before = site.stored(table)
    monkeypatch.setattr(site.app.state.tables, "act", fail)
    watcher = site.browser(person.token, raising=False)
    page, line = (watcher.act(table, "start", 1, partial=partial) for partial in (False, True))
    assert (page.status_code, line.status_code) == (500, 500)
    assert "Something went wrong on our side" in Markup(page.text).text
    assert "Something went wrong on our side" in one_line(line.text)
    assert "should not happen" not in page.text
    assert site.stored(table) == before
    for answer in (page, line):
        assert "content-security-policy" in answer.headers
        assert answer.headers["cache-control"] == "no-store"
