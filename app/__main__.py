"""Serve Tapete on this machine, print the address and open the browser's tab."""

import argparse
import contextlib
import os
import socket
import sys
import webbrowser
from collections.abc import Callable

import uvicorn

from app.main import create_app
from app.settings import Settings


class Server(uvicorn.Server):
    """A server that says where it listens as soon as it does."""

    def __init__(self, config: uvicorn.Config, when_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.when_ready = when_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.when_ready()


def has_display() -> bool:
    """Whether a browser tab could be seen here."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m app", description=__doc__)
    parser.add_argument("--no-browser", action="store_true", help="do not open a tab")
    wants_tab = not parser.parse_args().no_browser
    settings = Settings()
    app = create_app(settings)
    config = uvicorn.Config(app, log_level="warning", access_log=False)
    listening = bind(settings.host, settings.port)
    shown = "127.0.0.1" if settings.host in ("0.0.0.0", "::") else settings.host  # noqa: S104
    address = f"http://{f'[{shown}]' if ':' in shown else shown}:{listening.getsockname()[1]}/"

    def ready() -> None:
        app.state.thinking.start()
        sys.stdout.write(f"Tapete is at {address} (Ctrl+C ends it)\n")
        sys.stdout.flush()
        if wants_tab and has_display():
            webbrowser.open_new_tab(address)

    with contextlib.suppress(KeyboardInterrupt):  # Ctrl+C is how it is ended
        Server(config, ready).run(sockets=[listening])


def bind(host: str, port: int) -> socket.socket:
    """A listening socket; leaves with a sentence if the port is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio sends small answers at once only on a socket that says it is TCP
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        sys.exit(
            f"Port {port} on {host} cannot be used ({error.strerror}). "
            "PORT=8001 make run tries another."
        )
    listening.set_inheritable(True)
    return listening


if __name__ == "__main__":
    main()
