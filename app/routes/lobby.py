"""The games, the choices before a deal, and the deal."""

from typing import Annotated

from fastapi import APIRouter, Form, Request, Response
from fastapi.responses import RedirectResponse
from pydantic import BaseModel, ConfigDict, Field
from starlette.exceptions import HTTPException

from app import pages
from app.render import render
from app.routes.fields import ChosenGame, Service
from app.visitor import AnyVisitor
from engine import GAMES
from engine.game import AnyGame

router = APIRouter()


class DealForm(BaseModel):
    """The set-up form; with `after` the other fields are not needed."""

    model_config = ConfigDict(extra="forbid")

    game: str = Field("", max_length=32)
    opponents: int = Field(1, ge=1, le=9)
    level: str = Field("", max_length=16)
    levels: list[str] = Field([], max_length=9)  # by opponent, "" for `level`
    option: list[str] = Field([], max_length=64)
    saved: bool = False
    after: str = Field("", max_length=32)


Deal = Annotated[DealForm, Form()]


@router.get("/")
def lobby(request: Request, service: Service, visitor: AnyVisitor) -> Response:
    rows = service.store.to_go_on_with(visitor.owner) if visitor.owner else ()
    page = pages.Lobby(tuple(GAMES.values()), pages.saved_games(rows, GAMES))
    response = render(request, page)
    if any(row.saved for row in rows):
        visitor.stay(response, saving=True)
    return response


@router.get("/games/{game_id}")
def setup(request: Request, game: ChosenGame) -> Response:
    return render(request, pages.setup_page(game))


@router.get("/tables")
def tables() -> Response:
    return RedirectResponse("/", 303)


@router.post("/tables")
def deal(service: Service, visitor: AnyVisitor, form: Deal) -> Response:
    """Deal from the set-up form, or `after` a game that is over."""
    visitor = visitor.known()
    assert visitor.owner is not None, "a known visitor has an owner's name"
    try:
        if form.after:
            table = service.open_after(service.find(form.after, visitor.owner))
        else:
            game = GAMES[form.game]
            table = service.open(
                visitor.owner,
                game,
                levels_of(form),
                chosen_options(game, form.option),
                saved=form.saved,
            )
    except (KeyError, ValueError) as wrong:
        raise HTTPException(400) from wrong
    response = RedirectResponse(f"/tables/{table.id}", 303)
    visitor.stay(response, saving=table.row.saved or service.store.any_saved(visitor.owner))
    return response


def levels_of(form: DealForm) -> list[str]:
    """A level for each opponent: its own if the form names one, else that of all."""
    own = form.levels + [""] * form.opponents  # a form without script names more than there are
    return [own[place] or form.level for place in range(form.opponents)]


def chosen_options(game: AnyGame, chosen: list[str]) -> dict[str, bool | str]:
    """Option values from the form: `id` for a flag that is on, `id=value` for a choice."""
    values: dict[str, bool | str] = {}
    for text in chosen:
        name, is_choice, value = text.partition("=")
        values[name] = value if is_choice else True
    return game.read_options(values)
