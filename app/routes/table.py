"""One table: look, act, let computers act, undo, save, delete."""

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import RedirectResponse
from starlette.exceptions import HTTPException

from app import pages
from app.render import render, wants_block
from app.routes.fields import (
    ActionField,
    OwnTable,
    Service,
    SwitchField,
    UntilField,
    VersionField,
)
from app.tables import NothingToUndo, Stale, Table
from app.visitor import AnyVisitor
from engine.game import N_, IllegalAction

router = APIRouter(prefix="/tables/{table_id}")

SAVED, NOT_SAVED = N_("This game is saved."), N_("This game is not saved.")
MOVED_ON = N_("The game had already moved on. This is how it stands now.")
TAKEN_BACK = N_("Your last move is taken back.")
NOTHING_TO_UNDO = N_("There is no move of yours that can be taken back now.")


@router.get("")
def look(
    request: Request,
    table: OwnTable,
    service: Service,
    visitor: AnyVisitor,
    pick: Annotated[str | None, Query(max_length=2)] = None,
    ask: Annotated[str, Query(max_length=64)] = "",
) -> Response:
    response = render(request, pages.table_page(table, picked=pick, asked=ask))
    if not wants_block(request):
        service.store.touch(table.id)
        saving = table.row.saved or service.store.any_saved(table.row.owner)
        visitor.stay(response, saving=saving)
    return response


@router.post("/actions")
def act(
    request: Request, table: OwnTable, service: Service, action: ActionField, version: VersionField
) -> Response:
    try:
        after = service.act(table, version, action)
    except ValueError as not_an_action:
        raise HTTPException(400) from not_an_action
    except Stale as stale:
        return render(request, pages.table_page(stale.table, note=MOVED_ON), 409)
    except IllegalAction as refused:
        page = pages.table_page(table, refusal=refused.reason, tried=action)
        return render(request, page, 422)
    return _changed(request, after, actions=after.row.ply - table.row.ply)


@router.post("/continue")
def go_on(
    request: Request, table: OwnTable, service: Service, version: VersionField, until: UntilField
) -> Response:
    try:
        after = service.go_on(table, version, to_person=until == "person")
    except Stale as stale:
        return render(request, pages.table_page(stale.table), 409)
    return _changed(request, after, actions=after.row.ply - table.row.ply)


@router.post("/undo")
def undo(request: Request, table: OwnTable, service: Service, version: VersionField) -> Response:
    try:
        after = service.undo(table, version)
    except Stale as stale:
        return render(request, pages.table_page(stale.table, note=MOVED_ON), 409)
    except NothingToUndo:
        return render(request, pages.table_page(table, note=NOTHING_TO_UNDO), 422)
    return _changed(request, after, actions=0, said=TAKEN_BACK)


@router.post("/hint")
def hint(request: Request, table: OwnTable, service: Service, version: VersionField) -> Response:
    """The table with advice on it, which is stored nowhere: so this is no way to another page."""
    try:
        advice = service.hint(table, version)
    except Stale as stale:
        return render(request, pages.table_page(stale.table, note=MOVED_ON), 409)
    return render(request, pages.hint_page(table, advice))


@router.post("/save")
def save(
    request: Request,
    table: OwnTable,
    service: Service,
    visitor: AnyVisitor,
    saved: SwitchField,
    version: VersionField,
) -> Response:
    try:
        after = service.set_saved(table, version, saved=saved == "on")
    except Stale as stale:
        return render(request, pages.table_page(stale.table, note=MOVED_ON), 409)
    response = _changed(request, after, actions=0, said=SAVED if after.row.saved else NOT_SAVED)
    visitor.stay(response, saving=after.row.saved or service.store.any_saved(after.row.owner))
    return response


@router.post("/delete")
def delete(table_id: str, service: Service, visitor: AnyVisitor) -> Response:
    if visitor.owner is None or not service.store.delete(table_id, visitor.owner):
        raise HTTPException(404)
    response = RedirectResponse("/saves", 303)
    visitor.stay(response, saving=service.store.any_saved(visitor.owner))
    return response


@router.get("/log")
def log(
    request: Request, table: OwnTable, service: Service, why: Annotated[int | None, Query()] = None
) -> Response:
    """The game in words; `why` is the ply of a computer's action that a reader asks about."""
    lines = service.log(table)
    if why is None:
        return render(request, pages.Log(table.id, table.game, table.row.undone, lines))
    line = next((line for line in lines if line.ply == why), None)
    if line is None:
        raise HTTPException(404)
    answer = pages.Why(line, service.why(table, line))
    if wants_block(request):
        return render(request, pages.WhyPart(table.id, table.game, answer))
    return render(request, pages.Log(table.id, table.game, table.row.undone, lines, answer))


@router.get("/{action_address}")
def back_to_table(table: OwnTable, action_address: str) -> Response:
    """A reload of an answer that was shown at an action's address."""
    if action_address not in ("actions", "continue", "hint", "undo", "save", "delete"):
        raise HTTPException(404)
    return RedirectResponse(f"/tables/{table.id}", 303)


def _changed(request: Request, table: Table, *, actions: int, said: str = "") -> Response:
    """The new table: its block, or without script the way to its page."""
    if wants_block(request):
        return render(request, pages.table_page(table, fresh=actions, said=said))
    return RedirectResponse(f"/tables/{table.id}", 303)
