"""Templates to answers: the page or its block, in the reader's language."""

import re
from collections.abc import Mapping
from dataclasses import fields
from functools import cache, partial
from hashlib import sha256
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from fastapi import Request
from fastapi.responses import HTMLResponse
from jinja2 import Environment, FileSystemLoader, StrictUndefined

from app.i18n import LEVELS, PACES, Locale, Words, card_index, drawn, locales, wanted
from app.keys import keys
from app.pages import Notice, Page
from app.preferences import Preferences
from app.visitor import preferences
from engine.cards import FRENCH, SPANISH
from engine.game import AnyGame

ROOT = Path(__file__).parent.parent
STATIC = ROOT / "static"
TEMPLATES = ROOT / "templates"


@cache
def static_url(path: str) -> str:
    """The address of a static file; it changes with the content, so it may be kept for ever."""
    digest = sha256((STATIC / path).read_bytes()).hexdigest()[:12]
    return f"/static/{path}?v={digest}"


BACKS = {"french": "lattice", "spanish": "leaves"}  # what a deck's own back is


def art(code: str, pack: str = "", *, deck: str = SPANISH.name, back: str = "own") -> str:
    """Where the drawing of a card, of a suit or of a pack's `back` is found."""
    if pack != SPANISH.name and code[-1] not in SPANISH.suits:
        deck = FRENCH.name
    if code == "back":
        return f"{static_url('cards/backs.svg')}#{BACKS[deck] if back == 'own' else back}"
    return f"{static_url(f'cards/{deck}.svg')}#{drawn(code, deck)}"


@cache
def environment(code: str) -> Environment:
    """The templates of one language."""
    locale = locales()[code]
    env = Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        extensions=["jinja2.ext.i18n"],
    )
    env.install_gettext_callables(  # type: ignore[attr-defined]
        locale.gettext, locale.ngettext, newstyle=True, pgettext=locale.pgettext
    )
    env.globals["static"] = static_url
    env.globals["lang"] = code
    by_name = sorted(locales().values(), key=lambda each: each.name)
    env.globals["languages"] = {each.code: each.name for each in by_name}
    env.globals["levels"] = LEVELS
    env.globals["paces"] = PACES
    env.globals["datetime"] = locale.when
    env.globals["day"] = locale.day
    env.globals["number"] = locale.number
    return env


@cache
def words_for(
    locale: Locale, game: AnyGame, deck: str = SPANISH.name, letters: str = "own"
) -> Words:
    """The words of a game in a language, with the cards named and lettered as they are drawn."""
    return Words(locale, game, deck, partial(art, deck=deck), _letters(locale, letters))


def _letters(locale: Locale, letters: str) -> Mapping[str, str]:
    return locale.letters if letters == "own" else {}


def _as_preferred(locale: Locale, chosen: Preferences) -> dict[str, Any]:
    """What every template has of a browser's preferences."""
    letters = _letters(locale, chosen.letters)
    return {
        "preferences": chosen,
        "art": partial(art, deck=chosen.deck, back=chosen.back),
        "card_index": lambda code: card_index(drawn(code, chosen.deck), letters),
    }


def wants_block(request: Request) -> bool:
    """Whether htmx asks for a part of the page that it shows: the one place that decides it."""
    headers = request.headers
    return (
        headers.get("HX-Request") == "true"
        and headers.get("HX-Request-Type") == "partial"
        and "HX-History-Restore-Request" not in headers
    )


def _address(request: Request, page: Page) -> str:
    """Where a form of the page's head comes back to; there is no way back to what is not there."""
    if isinstance(page, Notice):
        return "/"
    return f"{request.url.path}?{request.url.query}".removesuffix("?")


TABLE = re.compile(r"/tables/[A-Za-z0-9_-]{1,32}")


def _table_before(request: Request) -> str:
    """The table whose page led here, or nothing."""
    referer = urlsplit(request.headers.get("Referer", ""))
    found = TABLE.match(referer.path) if referer.netloc == request.url.netloc else None
    return found[0] if found else ""


def render(request: Request, page: Page, status: int = 200) -> HTMLResponse:
    """The answer that shows `page`: its block to a partial request, else the whole document."""
    chosen = preferences(request)
    locale = wanted(request.headers.get("Accept-Language"), chosen.language)
    templates = environment(locale.code)
    page = page.preferred(chosen)
    template = templates.get_template(page.template)
    values = _as_preferred(locale, chosen)
    values |= {each.name: getattr(page, each.name) for each in fields(page)}
    values["page"] = page
    values["here"] = _address(request, page)
    values["back"] = _table_before(request) if page.leads_back and status != 404 else ""
    game = values.get("game")
    if game is not None:
        values["words"] = words_for(locale, game, chosen.deck, chosen.letters)
        values["shortcuts"] = keys(locale, game)
    if page.block and wants_block(request):
        context = template.new_context(values | {"partial": True})
        # A template knows only the blocks that it fills; the title's element stands in the base.
        blocks = templates.get_template("base.html").blocks | template.blocks
        has_partials = "partials" in template.blocks  # a line for the message area leaves the title
        names = ("document_title", page.block, "partials") if has_partials else (page.block,)
        html = "".join(part for name in names for part in blocks[name](context))
    else:
        html = template.render(values | {"partial": False})
    headers = {
        "Vary": "HX-Request, HX-Request-Type, Accept-Language, Cookie",
        "Cache-Control": "no-store",
        "Content-Language": locale.code,
    }
    return HTMLResponse(html, status, headers)
