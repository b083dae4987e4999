"""Saves that cannot be read, and databases that refuse: said in a sentence, and nothing is lost."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, text

import app.store
from tests.web.browsers import Browser, Site
from tests.web.markup import Markup

KEEP_OR_DELETE = "You can keep it for later or delete it."
NOT_STORED = "The game could not be stored, so nothing was done. Please try again."

# Column: what another version may have written there, as JSON.
WRITTEN_ELSEWHERE: tuple[tuple[str, Any], ...] = (
    ("game", "canasta"),
    ("position", None),
    ("position", []),
    ("position", {}),
    ("position", "3S"),
    ("position", {"hands": 5}),
    ("position", {"hands": [3, 4]}),
    ("position", {"hands": ["3S", "3S"]}),
    ("position", {"hands": ["3S", "4S"], "idle": None}),
    ("position", {"hands": ["3S", "4S"], "eights": "two"}),
    ("position", {"hands": ["3S", "4S"], "phase": "bidding"}),
    ("position", {"hands": ["3S", "4S"], "options": {"jokers": True}}),
    ("position", {"hands": ["3S", "XX"]}),
    ("position", {"hands": ["3S", "4S"], "later": 1}),
    ("position", {"hands": ["3S", "4S"], "stock": 5}),
    ("position", {"hands": ["3S", "4S"], "out": 1}),
    ("options", {}),
    ("options", {"jokers": True}),
    ("levels", []),
    ("levels", ["grandmaster"]),
    ("since", {"later": 1}),
    ("since_actions", ["meld 3S"]),
    ("seed", "not hexadecimal"),
    ("engine_version", 99),
)


def _write(site: Site, table: str, column: str, value: Any) -> None:
    stored = value if isinstance(value, str | int) and column != "position" else json.dumps(value)
    with site.store.engine.begin() as connection:
        connection.execute(
            text(f"UPDATE game_table SET {column} = :value WHERE id = :id"),  # noqa: S608
            {"value": stored, "id": table},
        )


@pytest.mark.parametrize(("column", "value"), WRITTEN_ELSEWHERE, ids=str)
def test_a_save_of_another_version_is_kept_or_deleted(site: Site, column: str, value: Any) -> None:
    visitor = site.browser(raising=False)
    table = visitor.open("vandtia", saved=True)
    _write(site, table, column, value)
    path = f"/tables/{table}"
    answers = {
        "page": visitor.get(path),
        "fragment": visitor.get(path, partial=True),
        "log": visitor.get(f"{path}/log"),
        "continue": visitor.go_on(table, 0),
        "action": visitor.act(table, "start", 0),
        "hint": visitor.post(f"{path}/hint", {"version": 1}, partial=True),
        "lobby": visitor.get("/"),
        "saves": visitor.get("/saves"),
        "save": visitor.post(f"{path}/save", {"version": 0, "saved": "off"}, partial=True),
    }
    statuses = {name: answer.status_code for name, answer in answers.items()}
    assert not [name for name, status in statuses.items() if status >= 500], statuses
    if statuses["page"] != 200:
        page = Markup(answers["page"].text)
        assert KEEP_OR_DELETE in page.text
        assert page.all("form", action=f"{path}/delete")
    for name in ("lobby", "saves"):
        assert f'action="{path}/delete"' in answers[name].text
    assert visitor.post(f"{path}/delete").status_code == 303
    assert visitor.get(path).status_code == 404


def test_a_record_of_another_version_has_no_log(site: Site) -> None:
    visitor = site.browser(raising=False)
    table = visitor.open()
    visitor.go_on(table, 0, "person")
    with site.store.engine.begin() as connection:
        connection.execute(
            text("UPDATE move SET action = 'meld' WHERE table_id = :id"), {"id": table}
        )
    assert visitor.get(f"/tables/{table}/log").status_code < 500


@contextmanager
def _locked(site: Site) -> Iterator[None]:
    """Somebody else is writing for longer than anyone waits."""
    with site.store.engine.connect() as other:
        other.exec_driver_sql("BEGIN IMMEDIATE")
        yield
        other.exec_driver_sql("ROLLBACK")


@pytest.fixture
def impatient(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    """A server that does not wait long for a locked database."""
    monkeypatch.setattr(app.store, "BUSY_TIMEOUT", 50)
    with Site(tmp_path) as running:
        yield running


FORMS: dict[str, Callable[[Browser, str, bool], Any]] = {
    "deal": lambda person, _table, partial: person.post(
        "/tables", {"game": "idiot", "level": "easy"}, partial=partial
    ),
    "action": lambda person, table, partial: person.act(table, "start", 1, partial=partial),
    "save": lambda person, table, partial: person.post(
        f"/tables/{table}/save", {"version": 1, "saved": "on"}, partial=partial
    ),
    "delete": lambda person, table, partial: person.post(
        f"/tables/{table}/delete", partial=partial
    ),
    "delete everything": lambda person, _table, partial: person.post(
        "/saves/delete", partial=partial
    ),
}


@pytest.mark.parametrize("partial", [False, True])
@pytest.mark.parametrize("form", FORMS)
def test_what_cannot_be_stored_is_told_and_not_done(
    impatient: Site, form: str, partial: bool
) -> None:
    person = impatient.browser()
    table = person.open()
    person.go_on(table, 0, "person")
    before = impatient.stored(table)
    with _locked(impatient):
        answer = FORMS[form](person, table, partial)
        assert answer.status_code == 503
        assert NOT_STORED in Markup(answer.text).text
        assert Markup(answer.text).all("hx-partial") if partial else Markup(answer.text).all("main")
    assert impatient.stored(table) == before
    assert impatient.tables() == 1
    assert "set-cookie" not in answer.headers
    assert FORMS[form](person, table, partial).status_code in (200, 303)


def test_a_table_can_be_looked_at_while_nothing_can_be_stored(impatient: Site) -> None:
    person = impatient.browser()
    table = person.open()
    with _locked(impatient):
        for path in ("/", "/saves", f"/tables/{table}", f"/tables/{table}/log"):
            assert person.get(path).status_code == 200


def test_a_full_disk_is_told_and_nothing_is_half_done(own_site: Site) -> None:
    person = own_site.browser()
    table = person.open()
    with own_site.store.engine.connect() as connection:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()

    @event.listens_for(own_site.store.engine, "connect")
    def limit(connection: Any, _record: Any) -> None:
        connection.execute(f"PRAGMA max_page_count={pages + 4}")

    own_site.store.engine.dispose()
    answers = [
        person.post("/tables", {"game": "idiot", "opponents": 4, "level": "easy"})
        for _ in range(30)
    ]
    dealt = [answer.status_code for answer in answers]
    assert dealt.count(503) > 0
    assert dealt.count(303) + dealt.count(503) == len(dealt)
    assert own_site.tables() == 1 + dealt.count(303)
    assert NOT_STORED in Markup(answers[-1].text).text
    version = 0
    while version < 60:
        answer = person.go_on(table, version) if version == 0 else _next(own_site, person, table)
        if answer.status_code != 200:
            assert answer.status_code == 503
            break
        version += 1
    row = own_site.row(table)
    assert (row.version, len(own_site.store.moves(table))) == (version, row.ply)
    assert person.get(f"/tables/{table}").status_code == 200


def _next(site: Site, person: Browser, table: str) -> Any:
    version = site.row(table).version
    if site.game(table).to_act(site.state(table)) == 0:
        return person.act(table, site.legal(table)[-1], version)
    return person.go_on(table, version)


def test_one_failed_look_for_old_tables_is_not_the_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server looks for them again and again; a locked database stops it once, not for ever."""
    monkeypatch.setattr(app.store, "BUSY_TIMEOUT", 50)
    monkeypatch.setattr("app.main.PURGE_EVERY", 0.01)
    with Site(tmp_path) as site:
        person = site.browser()
        with _locked(site):
            for _ in range(30):
                person.get("/health")
                site.tables()
        table = person.open()
        site.change(table, seen=app.store.now() - app.store.UNSAVED_LIFE * 2)
        for _ in range(300):
            if site.tables() == 0:
                break
            person.get("/health")
        assert site.tables() == 0
