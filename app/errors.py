"""Every answer of 400 or more that is no table: a page with one sentence, or one line of it."""

from fastapi import Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse
from sqlalchemy.exc import DBAPIError
from starlette.exceptions import HTTPException

from app.pages import Notice
from app.render import render
from app.security import HEADERS
from app.tables import Missing, Unreadable
from engine.game import N_

TITLES = {
    400: N_("That could not be read"),
    403: N_("Not from here"),
    404: N_("Nothing here"),
    405: N_("Nothing here"),
    413: N_("Too large"),
    500: N_("Our mistake"),
    503: N_("Not stored"),
}
BAD_FORM = N_("The form was not complete or had a value that is not possible, so nothing was done.")
NOTHING_HERE = N_(
    "There is no page or game at this address for this browser. A game is found only by the "
    "browser that opened it, as long as its cookies are kept."
)
OUR_FAULT = N_("Something went wrong on our side. Load the page again: your game is where it was.")
NOT_STORED = N_("The game could not be stored, so nothing was done. Please try again.")
UNREADABLE = N_(
    "This game was saved by another version and its position cannot be read here. "
    "You can keep it for later or delete it."
)


def notice(request: Request, status: int, sentence: str, *, unreadable: str = "") -> HTMLResponse:
    """The answer that says one sentence."""
    title = TITLES.get(status, TITLES[400])
    return render(request, Notice(title, sentence, unreadable), status)


async def bad_form(request: Request, _error: RequestValidationError) -> HTMLResponse:
    """A field that is missing, unknown or of the wrong form."""
    return notice(request, 400, BAD_FORM)


async def http_error(request: Request, error: HTTPException) -> HTMLResponse:
    """No such address or method, or a form that is no form."""
    status = error.status_code if error.status_code in TITLES else 400
    answer = notice(request, status, NOTHING_HERE if status in (404, 405) else BAD_FORM)
    answer.headers.update(error.headers or {})
    return answer


async def missing(request: Request, _error: Missing) -> HTMLResponse:
    """Somebody else's table and one that never existed look the same."""
    return notice(request, 404, NOTHING_HERE)


async def unreadable(request: Request, error: Unreadable) -> HTMLResponse:
    """A save of another version: it may be kept or deleted."""
    return notice(request, 409, UNREADABLE, unreadable=error.row.id)


async def not_stored(request: Request, _error: DBAPIError) -> HTMLResponse:
    """The database refused: locked for too long, or its disk is full."""
    return notice(request, 503, NOT_STORED)


async def our_fault(request: Request, _error: Exception) -> HTMLResponse:
    """A bug of ours."""
    answer = notice(request, 500, OUR_FAULT)
    answer.headers.update(HEADERS)  # this is answered outside of what adds them
    return answer
