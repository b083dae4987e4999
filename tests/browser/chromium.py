"""The Chromium of the browser tests; `python -m tests.browser.chromium` gets one if need be."""

import os
import shutil
import subprocess
import sys

from playwright.sync_api import Error, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MAC_APPS = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
ARGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
NONE_FOUND = (
    "The browser tests need Chromium, and none could be found or installed: "
    "install Chromium or Chrome, or name one in CHROMIUM."
)
ANSWER_WITHIN = 30  # seconds for --version
INSTALL_WITHIN = 900  # seconds for one way of installing

Commands = tuple[tuple[str, ...], ...]
# Tool: what has to be run in turn, as root.
PACKAGE_MANAGERS: dict[str, Commands] = {
    "apt-get": (
        ("apt-get", "update", "-q"),
        (
            "apt-get",
            "install",
            "-q",
            "-y",
            "--no-install-recommends",
            "chromium",
            "fonts-liberation",
        ),
    ),
    "dnf": (("dnf", "install", "-y", "chromium"),),
    "pacman": (("pacman", "-Sy", "--noconfirm", "chromium"),),
}


class NoBrowserError(Exception):
    """There is no Chromium to test with; the text says what to do."""


def system_chromium() -> str | None:
    """The path of an installed Chromium or Chrome; the one named in CHROMIUM first."""
    if named := os.environ.get("CHROMIUM"):
        if not _answers(named):
            raise NoBrowserError(f"CHROMIUM names {named}, which does not start.")
        return named
    paths = (shutil.which(name) for name in NAMES)
    return next((path for path in (*paths, *MAC_APPS) if path and _answers(path)), None)


def _answers(path: str) -> bool:
    # Some systems have a chromium-browser that is only a note about another package.
    try:
        asked = subprocess.run(
            [path, "--version"], capture_output=True, timeout=ANSWER_WITHIN, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return asked.returncode == 0


def _own_chromium_starts() -> bool:
    """Whether the Chromium that Playwright downloads is here and runs."""
    try:
        with sync_playwright() as playwright:
            playwright.chromium.launch(args=list(ARGS)).close()
    except Error:
        return False
    return True


def _usable() -> str | None:
    if path := system_chromium():
        return path
    return "Playwright's Chromium" if _own_chromium_starts() else None


def _download() -> None:
    """Playwright's own Chromium, with the libraries that it needs where we may install them."""
    install = (sys.executable, "-m", "playwright", "install", "chromium")
    if sys.platform == "linux" and os.geteuid() == 0 and _run(*install, "--with-deps"):
        return
    _run(*install)


def _install_package() -> None:
    if shutil.which("brew"):
        _run("brew", "install", "--cask", "chromium")
        return
    prefix = _as_root()
    tool = next(filter(shutil.which, PACKAGE_MANAGERS), None)
    if tool is None or prefix is None:
        return
    for command in PACKAGE_MANAGERS[tool]:
        _run(*prefix, *command)


def _as_root() -> tuple[str, ...] | None:
    """What to put before a command so that it runs as root, or None."""
    if os.geteuid() == 0:
        return ()
    return ("sudo", "-n") if shutil.which("sudo") and _run("sudo", "-n", "true") else None


def _run(*command: str) -> bool:
    print("$", *command, flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    try:
        done = subprocess.run(
            command,
            env=environment,
            stdin=subprocess.DEVNULL,
            timeout=INSTALL_WITHIN,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def ensure() -> str:
    """The Chromium to test with, installed if there was none; NoBrowserError if that fails."""
    for install in (None, _download, _install_package):
        if install:
            install()
        if found := _usable():
            return found
    raise NoBrowserError(NONE_FOUND)


def main() -> None:
    try:
        print("Browser tests use", ensure())
    except NoBrowserError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
