"""The rules of a game."""

from fastapi import APIRouter, Request, Response

from app import pages
from app.render import render
from app.routes.fields import ChosenGame

router = APIRouter(prefix="/games/{game_id}/rules")


@router.get("")
def rules(request: Request, game: ChosenGame) -> Response:
    return render(request, pages.rules_page(game))
