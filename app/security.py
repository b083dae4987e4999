"""What every request and answer goes through: origin, size, headers."""

from collections.abc import Callable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from engine.game import N_

BODY_LIMIT = 64 * 1024  # bytes
SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}

POLICY = (
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
)
HEADERS = {
    "Content-Security-Policy": "; ".join(POLICY),
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}

Refuse = Callable[[Request, int, str], Response]

FOREIGN = N_("This form was not sent from a page of this site, so nothing was done.")
TOO_LARGE = N_("What was sent is too large, so nothing was done.")


class Guard:
    """Refuses foreign and oversized requests, and adds the security headers to every answer."""

    def __init__(self, app: ASGIApp, refuse: Refuse) -> None:
        self.app = app
        self.refuse = refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        app: ASGIApp = self.app
        if scope["method"] == "HEAD":  # the server sends no body for it, whoever answers
            scope = {**scope, "method": "GET"}
        if scope["method"] not in SAFE_METHODS:
            try:
                body = await read_body(receive, BODY_LIMIT)
            except ClientDisconnect:
                return  # a form that broke off is no form, and nobody waits for an answer
            if is_foreign(Headers(scope=scope)):
                app = self.refuse(Request(scope), 403, FOREIGN)
            elif body is None:
                app = self.refuse(Request(scope), 413, TOO_LARGE)
            else:
                receive = _replayed(body, receive)
        await app(scope, receive, send_with_headers)


def is_foreign(headers: Headers) -> bool:
    """Whether the browser says that another site sent this request."""
    site = headers.get("sec-fetch-site")
    if site is not None and site not in ("same-origin", "none"):
        return True
    origin = headers.get("origin")
    return origin is not None and urlsplit(origin).netloc != headers.get("host")


async def read_body(receive: Receive, limit: int) -> bytes | None:
    """The whole body, whatever length it claims; None once it is longer than `limit` bytes.

    ClientDisconnect if it breaks off.
    """
    body = b""
    more = True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > limit:
            return None
    return body


def _replayed(body: bytes, receive: Receive) -> Receive:
    waiting = True

    async def replay() -> Message:
        nonlocal waiting
        if waiting:
            waiting = False
            return {"type": "http.request", "body": body, "more_body": False}
        return await receive()

    return replay
