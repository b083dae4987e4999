"""The rules of a game, with the options of the table that a reader comes from."""

from typing import Annotated

from fastapi import APIRouter, Depends, Form, Query, Request, Response
from fastapi.responses import RedirectResponse
from starlette.exceptions import HTTPException

from app import examples, pages
from app.render import render, wants_block
from app.routes.fields import ActionField, ChosenGame

router = APIRouter(prefix="/games/{game_id}/rules")

OptionIds = Annotated[list[Annotated[str, Query(max_length=64)]], Query(max_length=64)]


def options_on(game: ChosenGame, option: OptionIds = []) -> dict[str, bool | str]:  # noqa: B006
    """The options in the address; one that this game does not know is none."""
    return pages.options_asked(game, option)


OptionsOn = Annotated[dict[str, bool | str], Depends(options_on)]
ExampleField = Annotated[str, Form(min_length=1, max_length=64)]


@router.get("")
def rules(
    request: Request,
    game: ChosenGame,
    options_on: OptionsOn,
    compare: OptionIds = [],  # noqa: B006
) -> Response:
    return render(request, pages.rules_page(game, options_on, compare))


@router.get("/summary")
def summary(request: Request, game: ChosenGame, options_on: OptionsOn) -> Response:
    return render(request, pages.RulesSummary(game, game.guide, options_on))


@router.post("/try")
def try_it(
    request: Request,
    game: ChosenGame,
    options_on: OptionsOn,
    example: ExampleField,
    action: ActionField,
) -> Response:
    """Another action in the position of an example: nothing is stored, and no table is needed."""
    try:
        tried = examples.tried(game, example, action)
    except ValueError as wrong:
        raise HTTPException(400) from wrong
    if wants_block(request):
        return render(request, pages.ExamplePart(game, tried, options_on))
    return render(request, pages.rules_page(game, options_on, tried=tried))


@router.get("/try")
def start_again(
    request: Request, game: ChosenGame, options_on: OptionsOn, example: str = ""
) -> Response:
    """The example as it was, or without script the way to it."""
    known = examples.shown(game).get(example)
    if wants_block(request) and known is not None:
        return render(request, pages.ExamplePart(game, known, options_on))
    anchor = f"#example-{example}" if known is not None else ""
    return RedirectResponse(f"{pages.rules_address(game, options_on)}{anchor}", 303)
