"""The rules of a game."""

from typing import Annotated

from fastapi import APIRouter, Form, Query, Request, Response
from fastapi.responses import RedirectResponse
from starlette.exceptions import HTTPException

from app import examples, pages
from app.render import render, wants_block
from app.routes.fields import ActionField, ChosenGame

router = APIRouter(prefix="/games/{game_id}/rules")

ExampleField = Annotated[str, Form(min_length=1, max_length=64)]


@router.get("")
def rules(
    request: Request,
    game: ChosenGame,
    compare: Annotated[list[Annotated[str, Query(max_length=64)]], Query(max_length=64)] = [],  # noqa: B006
) -> Response:
    return render(request, pages.rules_page(game, compare))


@router.post("/try")
def try_it(
    request: Request, game: ChosenGame, example: ExampleField, action: ActionField
) -> Response:
    """Another action in the position of an example: nothing is stored, and no table is needed."""
    try:
        tried = examples.tried(game, example, action)
    except ValueError as wrong:
        raise HTTPException(400) from wrong
    if wants_block(request):
        return render(request, pages.ExamplePart(game, tried))
    return render(request, pages.rules_page(game, tried=tried))


@router.get("/try")
def start_again(request: Request, game: ChosenGame, example: str = "") -> Response:
    """The example as it was, or without script the way to it."""
    known = pages.rules_page(game).examples.get(example)
    if wants_block(request) and known is not None:
        return render(request, pages.ExamplePart(game, known))
    anchor = f"#example-{example}" if known is not None else ""
    return RedirectResponse(f"/games/{game.id}/rules{anchor}", 303)
