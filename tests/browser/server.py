"""A Tapete of its own for the browser: a process, over a data folder that goes away with it."""

import os
import socket
import subprocess
import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import IO, Any

from app.store import Store, TableRow

ROOT = Path(__file__).parents[2]
ENDS_WITHIN = 10  # seconds after it was asked to


class Server:
    """`python -m app` on a free port of this machine; it may be killed and started again."""

    def __init__(self, data: Path) -> None:
        self.port = _free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.data = data
        self.log = data / "server.log"
        self._log_file: IO[bytes] = self.log.open("ab")
        self._process: subprocess.Popen[bytes] | None = None
        self.start()
        self.store = Store(f"sqlite:///{data / 'tapete.sqlite3'}")

    def start(self) -> None:
        """Serve; returns when it listens."""
        environment = {
            **os.environ,
            "HOST": "127.0.0.1",
            "PORT": str(self.port),
            "TAPETE_DATA": str(self.data),
            "DATABASE_URL": "",
        }
        self._process = subprocess.Popen(
            [sys.executable, "-m", "app", "--no-browser"],
            cwd=ROOT,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=self._log_file,
        )
        assert self._process.stdout is not None, "it was opened as a pipe"
        if not self._process.stdout.readline():
            raise RuntimeError(f"the server did not start:\n{self.log.read_text()}")

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        self._end(kill=True)

    def stop(self) -> None:
        """End it and give back what this process holds of it."""
        self._end(kill=False)
        self.store.close()
        self._log_file.close()

    def _end(self, *, kill: bool) -> None:
        if self._process is None:
            return
        with self._process as process:
            if kill:
                process.kill()
            else:
                process.terminate()
            process.wait(ENDS_WITHIN)
        self._process = None

    @property
    def ended(self) -> int | None:
        """How it ended by itself; None if it serves, or was ended on purpose."""
        return None if self._process is None else self._process.poll()

    def row(self, table_id: str) -> TableRow:
        """A table as it is stored now, whoever owns it."""
        with self.store._session() as session:
            row = session.get(TableRow, table_id)
        assert row is not None, f"table {table_id} is not stored"
        return row

    def change(self, table_id: str, moves: Sequence[str] = (), **values: Any) -> None:
        """Store other values for a table, as if it had moved on by these moves."""
        version = self.row(table_id).version
        assert self.store.change(table_id, version, values, moves), "nobody else moves"

    def complaints(self) -> str:
        """What it has written to its log."""
        return self.log.read_text()


def _free_port() -> int:
    with closing(socket.socket()) as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port
