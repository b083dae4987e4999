"""How much goes over the wire."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import BrowserContext, Page

from tests.browser.conftest import Visitor
from tests.browser.scenes import big_hand

FIRST_VISIT = 120_000  # bytes, headers included
MOVE = 12_000


@contextmanager
def weighing(page: Page, context: BrowserContext) -> Iterator[dict[str, float]]:
    """Bytes by address of what is loaded inside."""
    session = context.new_cdp_session(page)
    addresses: dict[str, str] = {}
    weights: dict[str, float] = {}

    def asked(event: dict[str, Any]) -> None:
        addresses[event["requestId"]] = event["request"]["url"]

    def loaded(event: dict[str, Any]) -> None:
        address = addresses[event["requestId"]]
        weights[address] = weights.get(address, 0) + event["encodedDataLength"]

    session.on("Network.requestWillBeSent", asked)
    session.on("Network.loadingFinished", loaded)
    session.send("Network.enable")
    yield weights
    session.detach()


def test_the_first_visit(page: Page, context: BrowserContext, visitor: Visitor) -> None:
    table_id = visitor.plant(big_hand(30, seats=5))
    with weighing(page, context) as weights:
        page.goto(f"/tables/{table_id}", wait_until="networkidle")
    assert any("french.svg" in address for address in weights), "the cards are weighed too"
    assert any("htmx" in address for address in weights)
    assert sum(weights.values()) <= FIRST_VISIT, weights


def test_the_second_visit_loads_the_page_alone(
    page: Page, context: BrowserContext, visitor: Visitor
) -> None:
    table_id = visitor.plant(big_hand(30, seats=5))
    page.goto(f"/tables/{table_id}", wait_until="networkidle")
    with weighing(page, context) as weights:
        page.goto(f"/tables/{table_id}", wait_until="networkidle")
    assert sum(weights.values()) <= MOVE, weights


def test_a_move(still: Page, context: BrowserContext, visitor: Visitor) -> None:
    table = visitor.sit(big_hand(30, seats=5), still)
    code = still.locator(".hand button.card:not([aria-disabled])").first.get_attribute("data-card")
    with weighing(still, context) as weights:
        table.do(f"play {code}")
        still.wait_for_load_state("networkidle")
    (weight,) = weights.values()
    assert weight <= MOVE
