from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Playwright

from tests.browser import chromium


@pytest.fixture(scope="session")
def browser_type_launch_args(
    browser_type_launch_args: dict[str, Any], playwright: Playwright
) -> dict[str, Any]:
    """The Chromium of this machine, else Playwright's own; without one every browser test fails."""
    path = chromium.system_chromium()
    if path is None and not Path(playwright.chromium.executable_path).exists():
        raise chromium.NoBrowserError(chromium.NONE_FOUND)
    return {**browser_type_launch_args, "executable_path": path, "args": list(chromium.ARGS)}
