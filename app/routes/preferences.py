"""What a browser prefers."""

from typing import Annotated

from fastapi import APIRouter, Depends, Form, Request, Response
from fastapi.responses import RedirectResponse
from starlette.exceptions import HTTPException

from app import pages
from app.preferences import Preferences
from app.render import render
from app.visitor import AnyVisitor, preferences

router = APIRouter(prefix="/settings")

Chosen = Annotated[Preferences, Depends(preferences)]


@router.get("")
def settings(request: Request, chosen: Chosen, kept: bool = False) -> Response:
    return render(request, pages.SettingsPage(chosen, kept))


@router.post("")
def keep(visitor: AnyVisitor, chosen: Chosen, form: Annotated[Preferences, Form()]) -> Response:
    """Keep what the form names; the rest stays as it is."""
    if not form.model_fields_set:
        raise HTTPException(400)
    response = RedirectResponse("/settings?kept=true", 303)
    visitor.prefer(response, chosen.model_copy(update=form.model_dump(exclude_unset=True)))
    return response
