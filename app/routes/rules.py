"""The rules of a game."""

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from app import pages
from app.render import render
from app.routes.fields import ChosenGame

router = APIRouter(prefix="/games/{game_id}/rules")


@router.get("")
def rules(
    request: Request,
    game: ChosenGame,
    compare: Annotated[list[Annotated[str, Query(max_length=64)]], Query(max_length=64)] = [],  # noqa: B006
) -> Response:
    return render(request, pages.rules_page(game, compare))
