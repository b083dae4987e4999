"""What a browser prefers."""

from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Form, Request, Response
from fastapi.responses import RedirectResponse

from app import pages
from app.preferences import Preferences
from app.render import render
from app.visitor import AnyVisitor, preferences

router = APIRouter(prefix="/settings")

DeckField = Annotated[Literal["spanish", "french"], Form()]


@router.get("")
def settings(
    request: Request,
    chosen: Annotated[Preferences, Depends(preferences)],
    kept: bool = False,
) -> Response:
    return render(request, pages.SettingsPage(chosen, kept))


@router.post("")
def keep(visitor: AnyVisitor, deck: DeckField) -> Response:
    response = RedirectResponse("/settings?kept=true", 303)
    visitor.prefer(response, Preferences(deck))
    return response
