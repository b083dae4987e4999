"""What is kept, for how long, for whom, and how it goes away."""

from datetime import timedelta
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from app.store import UNSAVED_LIFE, now
from app.tables import Tables
from app.visitor import COOKIE, PREFERENCES
from engine import GAMES
from tests.web.browsers import THOROUGH, Browser, Site
from tests.web.conftest import SiteFactory
from tests.web.markup import Markup, table_block
from tests.web.positions import Moment, kinds

FOUR_HUNDRED_DAYS = 400 * 24 * 60 * 60
RECORDS = 20 if THOROUGH else 3
ACTIONS = 200 if THOROUGH else 60


def advance(site: Site, person: Browser, table: str, rng: Random, actions: int) -> None:
    """Play on by requests: the person's actions at random, the computers by Continue."""
    for _ in range(actions):
        game, state = site.game(table), site.state(table)
        seat, version = game.to_act(state), site.row(table).version
        if game.is_over(state):
            return
        if seat in (None, 0):  # a deal is the person's button too
            answer = person.act(table, rng.choice(site.legal(table)), version)
        else:
            answer = person.go_on(table, version, rng.choice(["next", "person"]))
        assert answer.status_code == 200


def cookies(answer: object) -> list[str]:
    """Every Set-Cookie header."""
    found: list[str] = answer.headers.get_list("set-cookie")  # type: ignore[attr-defined]
    return found


# ---- restart -----------------------------------------------------------------------------------


def test_a_game_goes_on_after_a_restart_as_if_there_had_been_none(start: SiteFactory) -> None:
    """At every phase: the same page, the same news, the same choices of the computers."""
    planted: dict[str, tuple[Moment, str]] = {}
    first = start()
    person = first.browser()
    for moment in kinds():
        table = person.open(moment.game, saved=True)
        first.plant(table, moment.state)
        planted[table] = (moment, table_block(person.get(f"/tables/{table}").text))
    twin = first.browser()
    expected: dict[str, str] = {}
    for moment, _ in planted.values():
        copy = twin.open(moment.game)
        first.plant(copy, moment.state, saved=True)
        answer = twin.go_on(copy, 0)
        assert answer.status_code == 200
        expected[str(moment)] = table_block(answer.text).replace(copy, "…")
    second = start()
    returned = second.browser(person.token)
    for table, (moment, page) in planted.items():
        assert table_block(returned.get(f"/tables/{table}").text) == page
        answer = returned.go_on(table, 0)
        assert answer.status_code == 200
        assert table_block(answer.text).replace(table, "…") == expected[str(moment)]


def test_the_news_are_the_same_after_a_restart(start: SiteFactory) -> None:
    first = start()
    person = first.browser()
    table = person.open("vandtia", opponents=3, options=["matching_draw"], saved=True)
    advance(first, person, table, Random(5), 40)
    pages = [f"/tables/{table}", f"/tables/{table}/log"]
    before = [person.get(path).text for path in pages]
    assert "<li>" in before[0]
    returned = start().browser(person.token)
    assert [returned.get(path).text for path in pages] == before


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("number", range(RECORDS))
def test_the_record_leads_to_the_position(site: Site, game: str, number: int) -> None:
    rng = Random(f"{game} {number}")
    person = site.browser()
    flags = [option.id for option in GAMES[game].options if option.kind == "flag"]
    options = [name for name in flags if rng.random() < 0.5]
    table = person.open(
        game, opponents=rng.choice(list(GAMES[game].seats)) - 1, options=options, saved=True
    )
    site.deal(table, f"{number:032x}")
    advance(site, person, table, rng, ACTIONS)
    tables = Tables(site.store)
    found = tables.find(table, person.owner)
    assert tables.replayed(found) == found.state
    assert len(site.store.moves(table)) == site.row(table).ply > 0


# ---- how long ----------------------------------------------------------------------------------


def test_an_unsaved_table_is_gone_a_day_after_it_was_last_seen(own_site: Site) -> None:
    person = own_site.browser()
    old, young, saved = person.open(), person.open(), person.open(saved=True)
    own_site.change(old, seen=now() - UNSAVED_LIFE - timedelta(seconds=5))
    own_site.change(young, seen=now() - UNSAVED_LIFE + timedelta(minutes=5))
    own_site.change(saved, seen=now() - timedelta(days=900))
    assert own_site.store.purge() == 1
    found = [person.get(f"/tables/{table}").status_code for table in (old, young, saved)]
    assert found == [404, 200, 200]
    assert timedelta(hours=24) == UNSAVED_LIFE


def test_old_tables_are_gone_when_the_server_has_started(start: SiteFactory) -> None:
    first = start()
    person = first.browser()
    table = person.open()
    person.go_on(table, 0)
    first.change(table, seen=now() - timedelta(hours=25))
    second = start()
    for _ in range(200):
        if second.browser(person.token).get(f"/tables/{table}").status_code == 404:
            break
    else:
        pytest.fail("the table is still there")
    assert second.moves() == 0


@pytest.mark.parametrize("how", ["look", "act"])
def test_looking_and_playing_keep_a_table(own_site: Site, how: str) -> None:
    person = own_site.browser()
    table = person.open()
    own_site.change(table, seen=now() - timedelta(hours=23))
    if how == "look":
        person.get(f"/tables/{table}")
    else:
        person.go_on(table, 0)
    assert now() - own_site.row(table).seen < timedelta(minutes=1)


def test_visitors_who_never_come_back_leave_nothing(own_site: Site) -> None:
    for _ in range(30):
        table = own_site.browser().open()
        own_site.change(table, seen=now() - timedelta(hours=30))
    assert own_site.store.purge() == 30
    assert own_site.tables() == 0


# ---- deleting ----------------------------------------------------------------------------------


def test_one_game_is_deleted_with_its_record(own_site: Site) -> None:
    person = own_site.browser()
    gone, kept = person.open(saved=True), person.open(saved=True)
    for table in (gone, kept):
        person.go_on(table, 0)
    answer = person.post(f"/tables/{gone}/delete")
    assert (answer.status_code, answer.headers["location"]) == (303, "/saves")
    assert person.get(f"/tables/{gone}").status_code == 404
    assert person.get(f"/tables/{kept}").status_code == 200
    assert own_site.store.moves(gone) == []
    assert len(own_site.store.moves(kept)) == 1


def test_everything_is_that_of_this_browser_alone(own_site: Site) -> None:
    person, other = own_site.browser(), own_site.browser()
    for saved in (True, True, True, False, False):
        person.go_on(person.open(saved=saved), 0)
    theirs = other.open(saved=True)
    before = own_site.stored(theirs)
    person.client.cookies.set(PREFERENCES, "x", domain="testserver.local")
    answer = person.post("/saves/delete")
    assert answer.status_code == 200
    assert "3 saved games were deleted." in Markup(answer.text).text
    assert "2 unsaved tables were deleted." in Markup(answer.text).text
    cleared = cookies(answer)
    assert sorted(text.partition("=")[0] for text in cleared) == [PREFERENCES, COOKIE]
    for text in cleared:
        assert "Max-Age=0" in text
        assert '=""' in text
    assert COOKIE not in person.client.cookies
    assert own_site.tables() == 1
    assert own_site.stored(theirs) == before


def test_one_of_each_is_said_in_the_singular(own_site: Site) -> None:
    person = own_site.browser()
    person.open(saved=True)
    person.open()
    text = Markup(person.post("/saves/delete").text).text
    assert "1 saved game was deleted." in text
    assert "1 unsaved table was deleted." in text


def test_deleting_nothing_is_no_error(site: Site) -> None:
    answer = site.browser().post("/saves/delete")
    assert answer.status_code == 200
    assert "0 saved games were deleted." in Markup(answer.text).text


def on_disk(folder: Path, text: str) -> list[str]:
    """Names of the files that hold a text."""
    return [
        each.name
        for each in folder.iterdir()
        if each.name.startswith("tapete") and text.encode() in each.read_bytes()
    ]


@pytest.mark.parametrize("how", ["one", "everything", "purge"])
def test_what_is_deleted_is_gone_from_the_files(own_site: Site, how: str) -> None:
    person = own_site.browser()
    others = [own_site.browser().open(saved=True) for _ in range(3)]
    table = person.open("vandtia", opponents=4, saved=how != "purge")
    advance(own_site, person, table, Random(3), 30)
    row = own_site.row(table)
    traces = [row.seed, row.id, row.owner]
    assert all(on_disk(own_site.data, text) for text in traces)
    if how == "one":
        person.post(f"/tables/{table}/delete")
    elif how == "everything":
        person.post("/saves/delete")
    else:
        own_site.change(table, seen=now() - timedelta(hours=25))
        own_site.store.purge()
    for text in traces:
        assert on_disk(own_site.data, text) == []
    assert all(own_site.row(other) for other in others)


def test_what_is_deleted_is_gone_although_somebody_was_reading(own_site: Site) -> None:
    """A reader keeps the log of the database from being cut; it is cut once he has gone."""
    person = own_site.browser()
    table = person.open(saved=True)
    seed = own_site.row(table).seed
    with own_site.store.engine.connect() as reading:
        reading.exec_driver_sql("PRAGMA busy_timeout=50")
        reading.exec_driver_sql("BEGIN")
        reading.exec_driver_sql("SELECT count(*) FROM game_table")
        person.post(f"/tables/{table}/delete")
        reading.exec_driver_sql("ROLLBACK")
    own_site.store.purge()
    assert on_disk(own_site.data, seed) == []


# ---- cookies -----------------------------------------------------------------------------------


def id_cookie(answer: object) -> str:
    """The id cookie that an answer sets."""
    (text,) = [text for text in cookies(answer) if text.startswith(f"{COOKIE}=")]
    return text


def lasts(answer: object) -> bool:
    """Whether the id cookie outlives the browser session; it does so for 400 days."""
    text = id_cookie(answer)
    assert "expires" not in text.lower()
    assert ("Max-Age" in text) == (f"Max-Age={FOUR_HUNDRED_DAYS};" in text)
    return "Max-Age" in text


FORM = {"game": "idiot", "level": "easy"}


def test_the_cookie_lasts_while_a_game_is_saved(site: Site) -> None:
    person = site.browser()
    opened = person.post("/tables", FORM)
    assert not lasts(opened)
    table = opened.headers["location"]
    assert not lasts(person.get(table))
    assert lasts(person.post(f"{table}/save", {"version": 0, "saved": "on"}))
    assert lasts(person.get(table))
    assert lasts(person.get("/"))
    assert lasts(person.get("/saves"))
    assert lasts(person.post("/tables", FORM)), "another table is still saved"
    assert not lasts(person.post(f"{table}/save", {"version": 1, "saved": "off"}))
    assert not lasts(person.get(table))


def test_a_game_saved_from_the_first_has_a_cookie_that_lasts(site: Site) -> None:
    assert lasts(site.browser().post("/tables", FORM | {"saved": "true"}))


def test_the_cookie_ends_with_the_session_once_the_last_saved_game_is_deleted(site: Site) -> None:
    person = site.browser()
    table = person.open(saved=True)
    other = person.open()
    deleted = person.post(f"/tables/{table}/delete")
    after = [deleted, person.get(deleted.headers["location"])]
    said = [answer for answer in after if cookies(answer)]
    assert said, "the browser would keep the cookie for 400 days"
    assert not lasts(said[-1])
    assert person.get(f"/tables/{other}").status_code == 200


@pytest.mark.parametrize(
    ("base", "https", "secure"),
    [
        ("http://testserver", False, False),
        ("http://192.168.1.20:8000", False, False),
        ("https://testserver", False, True),
        ("http://testserver", True, True),
    ],
)
def test_the_cookie_is_for_the_server_alone(
    start: SiteFactory, base: str, https: bool, secure: bool
) -> None:
    site = start(https=https)
    person = site.browser(base=base)
    answers = [person.post("/tables", FORM), person.post("/saves/delete")]
    for answer in answers:
        for text in cookies(answer):
            parts = {part.strip().lower() for part in text.split(";")[1:]}
            assert {"httponly", "samesite=lax", "path=/"} <= parts
            assert ("secure" in parts) == secure
            assert not any(part.startswith("domain") for part in parts)


def test_the_server_keeps_only_a_hash(own_site: Site) -> None:
    person = own_site.browser()
    table = person.open(saved=True)
    assert len(person.token) == 43
    assert own_site.row(table).owner == sha256(person.token.encode()).hexdigest()
    assert on_disk(own_site.data, person.token) == []


def test_every_browser_gets_its_own_id(site: Site) -> None:
    ids = set()
    for _ in range(20):
        person = site.browser()
        person.open()
        ids.add(person.token)
    assert len(ids) == 20
