"""What a browser prefers."""

from typing import Annotated

from fastapi import APIRouter, Depends, Form, Query, Request, Response
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
def keep(
    visitor: AnyVisitor,
    chosen: Chosen,
    form: Annotated[Preferences, Form()],
    table: Annotated[str, Query(pattern=r"^[\w-]{1,32}$")] = "",
) -> Response:
    """Keep what the form names; the rest stays as it is. A form at a table leads back to it."""
    if not form.model_fields_set:
        raise HTTPException(400)
    response = RedirectResponse(f"/tables/{table}" if table else "/settings?kept=true", 303)
    visitor.prefer(response, chosen.model_copy(update=form.model_dump(exclude_unset=True)))
    return response
