"""Serve the floor as the app serves itself: one worker, the same server."""

import os
import sys

import uvicorn

from app.__main__ import Server, bind
from tests.bench.floor import create_app

if __name__ == "__main__":
    listening = bind("127.0.0.1", 0)
    config = uvicorn.Config(create_app(os.environ["TAPETE_DATA"]), log_level="warning")
    address = f"http://127.0.0.1:{listening.getsockname()[1]}/\n"

    def announce() -> None:
        sys.stdout.write(address)
        sys.stdout.flush()

    Server(config, announce).run(sockets=[listening])
