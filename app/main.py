"""The application put together."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import DBAPIError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from app import errors
from app.render import STATIC
from app.routes import health, lobby, preferences, privacy, rules, saves, table
from app.security import Guard
from app.settings import Settings
from app.store import Store
from app.tables import Missing, Tables, Unreadable
from app.thinking import Thinking

log = logging.getLogger(__name__)

PURGE_EVERY = 3600  # seconds between looks for tables that nobody has seen for long
COMPRESSION = 5  # of 9: nearly the smallest answers at a third of the time


class Assets(StaticFiles):
    """Static files; one asked for by the digest of its content may be kept for ever."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        versioned = scope["query_string"].startswith(b"v=")
        lifetime = "public, max-age=31536000, immutable" if versioned else "no-cache"
        response.headers["Cache-Control"] = lifetime
        return response


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    store: Store = app.state.store
    await asyncio.to_thread(store.migrate)
    purging = asyncio.create_task(_purge_regularly(store))
    yield
    purging.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await purging
    await asyncio.to_thread(app.state.thinking.close)
    store.close()


async def _purge_regularly(store: Store) -> None:
    while True:
        try:
            await asyncio.to_thread(store.purge)
        except DBAPIError:
            log.exception("looking for old tables failed; the next look comes in an hour")
        await asyncio.sleep(PURGE_EVERY)


def create_app(settings: Settings | None = None) -> FastAPI:
    """The whole server, ready to be served; its database is migrated when it starts."""
    settings = settings or Settings()
    if not settings.database_url:
        settings.data.mkdir(parents=True, exist_ok=True)
    app = FastAPI(
        title="Tapete", lifespan=_lifespan, docs_url=None, redoc_url=None, openapi_url=None
    )
    app.state.settings = settings
    app.state.store = Store(settings.database)
    app.state.thinking = Thinking(settings.workers)  # starts a process when it needs one
    app.state.tables = Tables(app.state.store, app.state.thinking.advise)
    app.mount("/static", Assets(directory=STATIC), name="static")
    for module in (lobby, table, rules, saves, preferences, privacy, health):
        app.include_router(module.router)
    handlers: dict[Any, Any] = {
        RequestValidationError: errors.bad_form,
        HTTPException: errors.http_error,
        Missing: errors.missing,
        Unreadable: errors.unreadable,
        DBAPIError: errors.not_stored,
        Exception: errors.our_fault,
    }
    for kind, handler in handlers.items():
        app.add_exception_handler(kind, handler)
    app.add_middleware(GZipMiddleware, minimum_size=500, compresslevel=COMPRESSION)
    app.add_middleware(Guard, refuse=errors.notice)
    return app
