"""The server over a folder of its own, and browsers that send what pages send."""

import json
import os
from collections.abc import Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from httpx2 import Response
from sqlmodel import Session, col, select, update
from starlette.testclient import TestClient

from app.main import create_app
from app.settings import Settings
from app.store import MoveRow, Store, TableRow
from app.visitor import COOKIE
from engine import GAMES
from engine.game import AnyGame

PARTIAL = {"HX-Request": "true", "HX-Request-Type": "partial"}
THOROUGH = bool(os.environ.get("THOROUGH"))  # more of everything that takes long

Fields = Mapping[str, str | int | list[str]]


class Browser:
    """One browser with its own cookies; it follows no redirect by itself."""

    def __init__(self, client: TestClient) -> None:
        self.client = client

    @property
    def token(self) -> str:
        """The value of its id cookie."""
        return self.client.cookies[COOKIE]

    @property
    def owner(self) -> str:
        """The name under which the server keeps its tables."""
        return sha256(self.token.encode()).hexdigest()

    def get(
        self, path: str, *, partial: bool = False, headers: Mapping[str, str] | None = None
    ) -> Response:
        """A page, or what htmx would put into one."""
        return self.client.get(path, headers=_headers(headers, partial=partial))

    def post(
        self,
        path: str,
        fields: Fields | None = None,
        *,
        partial: bool = False,
        headers: Mapping[str, str] | None = None,
    ) -> Response:
        """A form, sent by the browser itself or by htmx."""
        return self.client.post(path, data=fields, headers=_headers(headers, partial=partial))

    def post_raw(
        self, path: str, body: bytes, content_type: str, *, partial: bool = False
    ) -> Response:
        """A body as it is."""
        headers = _headers({"Content-Type": content_type}, partial=partial)
        return self.client.post(path, content=body, headers=headers)

    def open(
        self,
        game: str = "idiot",
        *,
        opponents: int = 1,
        level: str = "easy",
        levels: Sequence[str] = (),
        options: Sequence[str] = (),
        saved: bool = False,
    ) -> str:
        """Deal from the set-up form; the id of the table."""
        fields: dict[str, str | int | list[str]] = {
            "game": game,
            "opponents": opponents,
            "level": level,
            "levels": list(levels),
            "option": list(options),
        }
        if saved:
            fields["saved"] = "true"
        answer = self.post("/tables", fields)
        assert answer.status_code == 303, f"no table was opened: {answer.status_code}"
        return answer.headers["location"].removeprefix("/tables/")

    def act(self, table: str, action: str, version: int, *, partial: bool = True) -> Response:
        """Press the button of an action on a page of this version."""
        return self.post(
            f"/tables/{table}/actions", {"version": version, "action": action}, partial=partial
        )

    def go_on(
        self, table: str, version: int, until: str = "next", *, partial: bool = True
    ) -> Response:
        """Press Continue on a page of this version."""
        return self.post(
            f"/tables/{table}/continue", {"version": version, "until": until}, partial=partial
        )


def _headers(headers: Mapping[str, str] | None, *, partial: bool) -> dict[str, str]:
    return {**(PARTIAL if partial else {}), **(headers or {})}


class Site:
    """A running server; `with Site(folder) as site` starts it, leaving stops it."""

    def __init__(self, data: Path, address: str = "", *, https: bool = False) -> None:
        self.data = data
        settings = Settings(data=data, database_url=address, https=https)
        self.app = create_app(settings)
        self._client = TestClient(self.app)

    def __enter__(self) -> Self:
        self._client.__enter__()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._client.__exit__(kind, error, trace)

    @property
    def store(self) -> Store:
        store: Store = self.app.state.store
        return store

    def browser(
        self, token: str = "", *, base: str = "http://testserver", raising: bool = True
    ) -> Browser:
        """A browser without cookies, or with an id; errors of the server are the test's own."""
        client = TestClient(
            self.app,
            base_url=base,
            raise_server_exceptions=raising,
            follow_redirects=False,
            cookies={COOKIE: token} if token else None,
        )
        client.portal = self._client.portal
        return Browser(client)

    def row(self, table: str) -> TableRow:
        """What is stored of a table, whoever owns it."""
        with Session(self.store.engine) as session:
            return session.exec(select(TableRow).where(TableRow.id == table)).one()

    def stored(self, table: str) -> tuple[dict[str, Any], tuple[str, ...]]:
        """A table's row and its moves, to be compared; when it was seen is left out."""
        row = self.row(table).model_dump()
        return {name: row[name] for name in row if name != "seen"}, tuple(self.store.moves(table))

    def tables(self) -> int:
        """How many tables there are."""
        with Session(self.store.engine) as session:
            return len(session.exec(select(TableRow.id)).all())

    def moves(self) -> int:
        """How many moves there are, of all tables."""
        with Session(self.store.engine) as session:
            return len(session.exec(select(MoveRow.ply)).all())

    def change(self, table: str, **values: Any) -> None:
        """Write into a table's row, as no request could."""
        with Session(self.store.engine) as session:
            session.exec(update(TableRow).where(col(TableRow.id) == table).values(**values))
            session.commit()

    def plant(self, table: str, state: Any, **values: Any) -> None:
        """Put a position on a table, with as many computers as it has other seats."""
        game = self.game(table)
        described = game.describe(state)
        planted: dict[str, Any] = {
            "position": json.loads(json.dumps(described)),
            "options": described["options"],
            "levels": [game.levels[0]] * (len(described["hands"]) - 1),
            "over": game.is_over(state),
            "since": described,
            "since_actions": [],
        }
        self.change(table, **(planted | values))

    def deal(self, table: str, seed: str) -> None:
        """Deal a table anew from a seed, so that its game is the same in every run."""
        row, game = self.row(table), self.game(table)
        state = game.deal(len(row.levels) + 1, seed, row.options)
        described = game.describe(state)
        self.plant(table, state, seed=seed, first_dealer=described["dealer"], since=None)

    def game(self, table: str) -> AnyGame:
        """The game of a table."""
        return GAMES[self.row(table).game]

    def state(self, table: str) -> Any:
        """The state of a table."""
        row = self.row(table)
        return GAMES[row.game].position(row.position)

    def legal(self, table: str) -> list[str]:
        """Texts of the legal actions."""
        return [str(action) for action in self.game(table).legal_actions(self.state(table))]
