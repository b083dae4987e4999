"""What this browser has kept here, and its deletion."""

from fastapi import APIRouter, Request, Response
from fastapi.responses import RedirectResponse

from app import pages
from app.render import render
from app.routes.fields import Service
from app.visitor import AnyVisitor
from engine import GAMES

router = APIRouter(prefix="/saves")


@router.get("")
def saves(request: Request, service: Service, visitor: AnyVisitor) -> Response:
    rows = service.store.saved(visitor.owner) if visitor.owner else ()
    response = render(request, pages.Saves(pages.saved_games(rows, GAMES)))
    if rows:
        visitor.stay(response, saving=True)
    return response


@router.post("/delete")
def delete_everything(request: Request, service: Service, visitor: AnyVisitor) -> Response:
    removed = service.store.delete_all(visitor.owner) if visitor.owner else (0, 0)
    response = render(request, pages.Saves((), removed))
    visitor.leave(response)
    return response


@router.get("/delete")
def back_to_saves() -> Response:
    return RedirectResponse("/saves", 303)
