"""The least that a move over HTTP can cost here: one update, one insert, a page of 150 buttons."""

from pathlib import Path
from typing import Annotated

from fastapi import FastAPI, Form
from fastapi.responses import HTMLResponse
from jinja2 import Environment
from sqlmodel import Field, Session, SQLModel, col, update

from app.store import Store

BUTTONS = 150
PAGE = Environment(autoescape=True).from_string(
    "<!doctype html><title>{{ version }}</title>"
    "{% for number in numbers %}"
    '<button name="action" value="play {{ number }}" aria-label="card {{ number }}">'
    "{{ number }}</button>{% endfor %}"
)


class FloorTable(SQLModel, table=True):
    """A row that is updated."""

    id: int | None = Field(default=None, primary_key=True)
    version: int
    position: str


class FloorMove(SQLModel, table=True):
    """A row that is inserted."""

    id: int | None = Field(default=None, primary_key=True)
    action: str


def create_app(folder: str) -> FastAPI:
    """A bare server over a database set up as ours is."""
    store = Store(f"sqlite:///{Path(folder) / 'floor.sqlite3'}")
    SQLModel.metadata.create_all(store.engine)
    with Session(store.engine) as session:
        session.add(FloorTable(id=1, version=0, position=""))
        session.commit()
    app = FastAPI()

    @app.post("/move")
    def move(action: Annotated[str, Form()], version: Annotated[int, Form()]) -> HTMLResponse:
        changed = (
            update(FloorTable)
            .where(col(FloorTable.id) == 1)
            .values(version=version + 1, position=action * 100)
        )
        with Session(store.engine) as session:
            session.exec(changed)
            session.add(FloorMove(action=action))
            session.commit()
        return HTMLResponse(PAGE.render(version=version + 1, numbers=range(BUTTONS)))

    return app
