"""Which browser is asking: the id cookie, of which only the hash is kept."""

import re
import secrets
from dataclasses import dataclass
from datetime import timedelta
from hashlib import sha256
from typing import Annotated

from fastapi import Depends, Request, Response

from app.preferences import Preferences, read

COOKIE = "tapete"
PREFERENCES = "prefs"
SAVING_LIFE = timedelta(days=400)  # the longest that browsers allow; renewed at every visit
FORM = re.compile(r"[A-Za-z0-9_-]{43}")  # secrets.token_urlsafe(32)


@dataclass(frozen=True)
class Visitor:
    """A browser; `token` is empty until it has opened a table."""

    token: str
    secure: bool

    @property
    def owner(self) -> str | None:
        """Under which name its tables are stored."""
        return sha256(self.token.encode()).hexdigest() if self.token else None

    def known(self) -> "Visitor":
        """This visitor, with a new token if it has none."""
        return self if self.token else Visitor(secrets.token_urlsafe(32), self.secure)

    def stay(self, response: Response, *, saving: bool) -> None:
        """Let the cookie last: to the end of the browser session, or long if a game is saved."""
        response.set_cookie(
            COOKIE,
            self.token,
            max_age=int(SAVING_LIFE.total_seconds()) if saving else None,
            httponly=True,
            samesite="lax",
            secure=self.secure,
        )

    def prefer(self, response: Response, preferences: Preferences) -> None:
        """Keep what this browser prefers, apart from who it is."""
        if preferences == Preferences():
            self._clear(response, PREFERENCES)
            return
        response.set_cookie(
            PREFERENCES,
            preferences.text(),
            max_age=int(SAVING_LIFE.total_seconds()),
            httponly=True,
            samesite="lax",
            secure=self.secure,
        )

    def leave(self, response: Response) -> None:
        """Clear every cookie of ours."""
        for name in (COOKIE, PREFERENCES):
            self._clear(response, name)

    def _clear(self, response: Response, name: str) -> None:
        response.delete_cookie(name, httponly=True, samesite="lax", secure=self.secure)


def visitor(request: Request) -> Visitor:
    """Who sent this request."""
    token = request.cookies.get(COOKIE, "")
    secure = request.app.state.settings.https or request.url.scheme == "https"
    return Visitor(token if FORM.fullmatch(token) else "", secure)


AnyVisitor = Annotated[Visitor, Depends(visitor)]


def preferences(request: Request) -> Preferences:
    """What the browser that sent this request prefers."""
    return read(request.cookies.get(PREFERENCES, ""))
