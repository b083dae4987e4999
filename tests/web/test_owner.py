"""A table exists for the browser that opened it and for no other."""

import secrets

import pytest

from app.visitor import COOKIE
from tests.web.browsers import PARTIAL, Browser, Site

NEVER = "A1b2C3d4E5f6G7h8"  # of the form of a table's id, and none
OTHERS = {
    "another cookie": secrets.token_urlsafe(32),
    "no cookie": None,
    "an empty cookie": "",
    "a short cookie": "short",
    "a long cookie": "x" * 4000,
    "a cookie with more behind": secrets.token_urlsafe(32) + "=",
    "a cookie of signs": '"<script>"',
}
REQUESTS: tuple[tuple[str, str, dict[str, str]], ...] = (
    ("GET", "", {}),
    ("GET", "?pick=3S", {}),
    ("GET", "/log", {}),
    ("GET", "/actions", {}),
    ("GET", "/continue", {}),
    ("GET", "/hint", {}),
    ("GET", "/save", {}),
    ("GET", "/delete", {}),
    ("GET", "/nowhere", {}),
    ("POST", "/actions", {"action": "start", "version": "0"}),
    ("POST", "/actions", {"action": "nonsense", "version": "0"}),
    ("POST", "/actions", {}),
    ("POST", "/continue", {"version": "0", "until": "next"}),
    ("POST", "/continue", {}),
    ("POST", "/hint", {"version": "0"}),
    ("POST", "/hint", {}),
    ("POST", "/save", {"version": "0", "saved": "on"}),
    ("POST", "/save", {}),
    ("POST", "/delete", {}),
)


@pytest.mark.parametrize("partial", [False, True])
@pytest.mark.parametrize("other", OTHERS)
def test_the_table_of_another_is_as_one_that_never_was(
    site: Site, person: Browser, other: str, partial: bool
) -> None:
    table = person.open(saved=True)
    before = site.stored(table)
    stranger = site.browser().client
    cookie = OTHERS[other]
    headers = dict(PARTIAL) if partial else {}
    if cookie is not None:
        headers["Cookie"] = f"{COOKIE}={cookie}"
    for method, rest, fields in REQUESTS:
        theirs, never = (
            stranger.request(method, f"/tables/{each}{rest}", data=fields, headers=headers)
            for each in (table, NEVER)
        )
        assert theirs.status_code == never.status_code == 404, f"{method} {rest}"
        assert theirs.content == never.content, f"{method} {rest}"
        assert theirs.headers == never.headers, f"{method} {rest}"
        assert "set-cookie" not in theirs.headers
    assert site.stored(table) == before
    assert person.get(f"/tables/{table}").status_code == 200


def test_a_game_cannot_be_followed_by_a_stranger(site: Site, person: Browser) -> None:
    table = person.open()
    stranger = site.browser()
    stranger.open()
    answers = [stranger.post("/tables", {"after": each}) for each in (table, NEVER)]
    assert answers[0].status_code == 404
    assert answers[0].content == answers[1].content


def test_lists_show_own_games_alone(site: Site, person: Browser) -> None:
    mine, yours = person.open(saved=True), site.browser()
    other = yours.open(saved=True)
    for path in ("/", "/saves"):
        assert mine in person.get(path).text
        assert other not in person.get(path).text
    assert mine not in site.browser().get("/saves").text


def test_a_malformed_cookie_is_replaced_by_a_new_one(site: Site) -> None:
    visitor = site.browser()
    fields = {"game": "idiot", "level": "easy"}
    answer = visitor.client.post("/tables", data=fields, headers={"Cookie": f"{COOKIE}=short"})
    assert answer.status_code == 303
    assert len(visitor.token) == 43


def test_an_id_of_any_length_is_not_found(person: Browser) -> None:
    person.open()
    for length in (1, 16, 33, 3000):
        assert person.get(f"/tables/{'x' * length}").status_code == 404
