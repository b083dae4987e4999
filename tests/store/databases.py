"""Databases to test with: SQLite always, PostgreSQL where its server is installed."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import create_engine, text

READY_WITHIN = 60  # seconds
SERVANT = "nobody"  # who runs PostgreSQL when the tests run as root, whom it refuses


def server_programs() -> Path | None:
    """The folder of PostgreSQL's server programs, the newest if there are several."""
    if found := shutil.which("initdb"):
        return Path(found).parent
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return folders[-1].parent if folders else None


PROGRAMS = server_programs()
KINDS = ("sqlite", "postgresql") if PROGRAMS else ("sqlite",)


@contextmanager
def postgresql() -> Iterator[str]:
    """A PostgreSQL server of our own; the address of its first database."""
    assert PROGRAMS is not None, "asked for only where it is installed"
    folder = Path(tempfile.mkdtemp(prefix="tapete-pg-"))
    who = _servant(folder)
    data = folder / "data"
    subprocess.run(
        [PROGRAMS / "initdb", "-D", data, "-A", "trust", "-U", "tapete", "--no-sync", "-E", "UTF8"],
        check=True,
        capture_output=True,
        cwd=folder,
        **who,
    )
    settings = [
        f"{name}={value}"
        for name, value in {
            "listen_addresses": "",
            "unix_socket_directories": folder,
            "fsync": "off",
            "max_connections": "60",
        }.items()
    ]
    control = [str(PROGRAMS / "pg_ctl"), "-D", str(data), "-w", "-t", str(READY_WITHIN)]
    options = " ".join(f"-c {setting}" for setting in settings)
    subprocess.run(
        [*control, "-o", options, "-l", str(folder / "log"), "start"], check=True, cwd=folder, **who
    )
    try:
        yield f"postgresql+psycopg://tapete@/postgres?host={folder}"
    finally:
        subprocess.run([*control, "-m", "immediate", "stop"], check=True, cwd=folder, **who)
        shutil.rmtree(folder)


def _servant(folder: Path) -> dict[str, Any]:
    """How to run a program as somebody who is not root, and owns the folder."""
    if os.geteuid() != 0:
        return {}
    servant = pwd.getpwnam(SERVANT)
    os.chown(folder, servant.pw_uid, servant.pw_gid)
    return {"user": servant.pw_uid, "group": servant.pw_gid, "extra_groups": []}


def new_database(address: str, name: str) -> str:
    """The address of a new, empty database on the same server."""
    engine = create_engine(address, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f'CREATE DATABASE "{name}"'))
    engine.dispose()
    return address.replace("/postgres?", f"/{name}?")
