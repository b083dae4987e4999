"""Pictures for people to look at: `SCREENSHOTS=1` writes every phase to `.screenshots/`.

Without it one picture is taken, so that the way there does not rust.
"""

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visitor
from tests.browser.scenes import SCENES, big_hand
from tests.browser.server import ROOT

SIZES = {"phone": (360, 640), "tablet": (768, 1024), "desk": (1440, 900)}
PAGES = {
    "lobby": "/",
    "setup": "/games/vandtia",
    "rules": "/games/vandtia/rules",
    "saves": "/saves",
    "notice": "/nothing",
}
ALL = bool(os.environ.get("SCREENSHOTS"))
SHOWN = {**SCENES, "hand-12": big_hand(12), "hand-26": big_hand(26), "hand-40": big_hand(40)}


@pytest.mark.parametrize("scheme", ["light", "dark"] if ALL else ["light"])
@pytest.mark.parametrize("size", SIZES if ALL else ["phone"])
def test_pictures(still: Page, visitor: Visitor, size: str, scheme: str, tmp_path: Path) -> None:
    folder = ROOT / ".screenshots" if ALL else tmp_path
    width, height = SIZES[size]
    still.set_viewport_size({"width": width, "height": height})
    still.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    for name, each in SHOWN.items() if ALL else [("play", SCENES["play"])]:
        visitor.sit(each, still)
        _take(still, folder / f"{name}-{size}-{scheme}.png")
    if ALL:
        table = visitor.sit("play", still)
        table.tap("3S")
        table.why.wait_for()
        _take(still, folder / f"refusal-{size}-{scheme}.png")
        for name in ("play", "penalty", "won"):
            visitor.plant(SCENES[name], saved=True)
    for name, path in PAGES.items() if ALL else ():
        still.goto(path)
        _take(still, folder / f"{name}-{size}-{scheme}.png")
    assert list(folder.glob("*.png"))


def _take(page: Page, file: Path) -> None:
    page.screenshot(path=file, full_page=True)
