"""What a browser prefers."""

from typing import Annotated

from fastapi import APIRouter, Depends, Form, Query, Request, Response
from fastapi.responses import RedirectResponse
from starlette.exceptions import HTTPException

from app import pages
from app.preferences import Preferences
from app.render import render
from app.routes.fields import own_path
from app.visitor import AnyVisitor, preferences

router = APIRouter(prefix="/settings")

Chosen = Annotated[Preferences, Depends(preferences)]


class SettingsForm(Preferences):
    """Some of the settings, and where to go on to."""

    next: str = ""


@router.get("")
def settings(
    request: Request,
    chosen: Chosen,
    kept: bool = False,
    after: Annotated[str, Query(alias="next")] = "",
) -> Response:
    return render(request, pages.SettingsPage(chosen, kept, own_path(after)))


@router.post("")
def keep(visitor: AnyVisitor, chosen: Chosen, form: Annotated[SettingsForm, Form()]) -> Response:
    """Keep what the form names; the rest stays as it is."""
    named = form.model_dump(exclude_unset=True, exclude={"next"})
    if not named:
        raise HTTPException(400)
    response = RedirectResponse(own_path(form.next) or "/settings?kept=true", 303)
    visitor.prefer(response, chosen.model_copy(update=named))
    return response
