"""What forms and addresses carry, checked for form."""

import re
from typing import Annotated, Literal

from fastapi import Depends, Form, HTTPException, Request

from app.tables import Table, Tables
from app.visitor import AnyVisitor
from engine import GAMES
from engine.game import AnyGame


def tables(request: Request) -> Tables:
    """The table service."""
    service: Tables = request.app.state.tables
    return service


Service = Annotated[Tables, Depends(tables)]


def own_table(table_id: str, service: Service, visitor: AnyVisitor) -> Table:
    """The table at this address, if this browser opened it."""
    return service.find(table_id, visitor.owner)


def chosen_game(game_id: str) -> AnyGame:
    """The game at this address."""
    if game_id not in GAMES:
        raise HTTPException(404)
    return GAMES[game_id]


# Printable, without what browsers read as a slash or leave out: "//" and "/\\" begin another site.
OWN_PATH = re.compile(r"/(?![/\\])[!-\[\]-~]{0,2000}")


def own_path(text: str) -> str:
    """An address to go on to, if it is one of this site; else nothing."""
    return text if OWN_PATH.fullmatch(text) else ""


OwnTable = Annotated[Table, Depends(own_table)]
ChosenGame = Annotated[AnyGame, Depends(chosen_game)]

ActionField = Annotated[str, Form(min_length=1, max_length=64)]
VersionField = Annotated[int, Form(ge=0, le=2**31)]
UntilField = Annotated[Literal["next", "person"], Form()]
SwitchField = Annotated[Literal["on", "off"], Form()]
