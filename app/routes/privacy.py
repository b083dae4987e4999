"""What is kept, said in public."""

from fastapi import APIRouter, Request, Response

from app import pages
from app.render import render
from app.visitor import SAVING_LIFE

router = APIRouter()


@router.get("/privacy")
def privacy(request: Request) -> Response:
    return render(request, pages.Privacy(SAVING_LIFE.days))
