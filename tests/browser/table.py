"""The table's page as the person at it uses it."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator, Page, expect

from app.store import TableRow
from engine import GAMES
from engine.game import AnyGame
from tests.browser.server import Server

ZONES = """() => {
  const codes = (scope) => [...document.querySelectorAll(`${scope} [data-card]`)]
    .map((card) => card.dataset.card).sort();
  return {
    hand: document.querySelector('.hand') && codes('.hand'),
    face_up: codes('.face-up-cards'),
    hidden: document.querySelectorAll('.own-table [id^="s-"]').length,
    places: document.querySelectorAll('.own-table').length,
    counts: [...document.querySelectorAll('.player-name')].map((each) => each.textContent),
    version: document.querySelector('#act [name=version]').value,
    overlaid: document.querySelectorAll('#table').length !== 1,
  };
}"""
# Where Tab stops, in its order; of a group of radio buttons only the chosen one.
TAB_STOPS = """() => {
  const all = document.querySelectorAll('a[href], button, input, select, summary, [tabindex]');
  return [...all].filter((each) => each.tabIndex >= 0 && !each.disabled
    && each.type !== 'hidden' && each.checkVisibility({visibilityProperty: true})
    && (each.type !== 'radio' || each.checked));
}"""

# What is put off for longer than a moment waits until the test lets time pass.
STANDING_CLOCK = """(() => {
  const later = window.setTimeout, never = window.clearTimeout, waiting = new Map();
  let now = 0, last = 1e9;
  window.setTimeout = (task, delay = 0, ...values) => {
    if (delay < 100) return later(task, delay, ...values);
    waiting.set(last += 1, {task: () => task(...values), due: now + delay});
    return last;
  };
  window.clearTimeout = (id) => { if (!waiting.delete(id)) never(id); };
  window.passTime = (milliseconds) => {
    now += milliseconds;
    for (const [id, {task, due}] of [...waiting]) {
      if (due <= now && waiting.delete(id)) task();
    }
  };
})()"""


def click(page: Page, selector: str) -> None:
    """Press with the mouse, whether or not it is a card that may not be played."""
    page.locator(selector).click(force=True)


def click_without_script(page: Page, selector: str) -> None:
    """Press with the mouse where every press is a new page."""
    with page.expect_navigation():
        page.locator(selector).click(force=True)


def press_enter(page: Page, selector: str) -> None:
    """Press by keyboard alone."""
    tab_to(page, selector)
    page.keyboard.press("Enter")


def press_space(page: Page, selector: str) -> None:
    """Press by keyboard alone, the other way."""
    tab_to(page, selector)
    page.keyboard.press("Space")


def pass_time(page: Page, milliseconds: int) -> None:
    """Let what the page has put off for so long happen."""
    page.evaluate("(milliseconds) => window.passTime(milliseconds)", milliseconds)


@dataclass(frozen=True)
class TablePage:
    """One table in one tab."""

    page: Page
    server: Server
    id: str
    press: Callable[[Page, str], None] = click

    @property
    def path(self) -> str:
        return f"/tables/{self.id}"

    @property
    def row(self) -> TableRow:
        return self.server.row(self.id)

    @property
    def seats(self) -> int:
        return len(self.row.levels) + 1

    @property
    def game(self) -> AnyGame:
        return GAMES[self.row.game]

    @property
    def state(self) -> Any:
        row = self.row
        return GAMES[row.game].position(row.position)

    @property
    def table(self) -> Locator:
        return self.page.locator("#table")

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("region", name="Your hand")

    @property
    def own_cards(self) -> Locator:
        return self.page.get_by_role("region", name="Your cards on the table")

    @property
    def result(self) -> Locator:
        return self.page.locator("h2#result")

    @property
    def why(self) -> Locator:
        return self.page.locator("#why")

    @property
    def live(self) -> Locator:
        return self.page.locator("#live")

    @property
    def message(self) -> Locator:
        return self.page.locator("#message")

    def open(self, pick: str = "") -> "TablePage":
        """Look at it, as from a link."""
        self.page.goto(f"{self.path}?pick={pick}" if pick else self.path)
        return self

    @property
    def version(self) -> int:
        """Of the table that the page shows."""
        return int(self.page.locator("#act [name=version]").input_value())

    def card(self, code: str) -> Locator:
        return self.page.locator(f"#c-{code}")

    def slot(self, number: int) -> Locator:
        return self.page.locator(f"#s-{number}")

    def action(self, text: str) -> Locator:
        """The button that does this at once."""
        return self.page.locator(f'button[name="action"][value="{text}"]')

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    def shows(self, version: int) -> None:
        """Wait until the page shows this version of the table, and nothing moves any more."""
        self.page.wait_for_function(
            "(version) => document.querySelector('#act [name=version]')?.value === version",
            arg=str(version),
        )

    @contextmanager
    def moving(self, changes: int = 1) -> Iterator[None]:
        """What is done inside makes so many changes; afterwards the page shows them."""
        version = self.version
        yield
        self.shows(version + changes)

    def tap(self, code: str) -> None:
        """Press a card, playable or not."""
        self.press(self.page, f"#c-{code}")

    def pick(self, code: str) -> None:
        """Choose the first card of an exchange."""
        self.tap(code)
        self.page.wait_for_selector(f'#c-{code}[aria-pressed="true"]')

    def do(self, text: str) -> None:
        """Do an action through its button; an exchange, or a suit to name, takes two."""
        button = f'button[name="action"][value="{text}"]'
        with self.moving():
            if text.startswith("swap"):
                _, first, second = text.split()
                self.pick(first)
                self.tap(second)
            else:
                if text.startswith("play") and not self.page.locator(button).count():
                    self.pick(text.split()[1])
                # a card just drawn has a button of its own beside the one in the hand
                if self.page.locator(button).count() > 1:
                    button = f".prompt {button}"
                self.press(self.page, button)

    def to_my_turn(self) -> None:
        """Let the computers act until the person is asked or the game is over."""
        with self.moving():
            self.press(self.page, "#a-person")

    def step(self) -> None:
        """Let one computer act once."""
        with self.moving():
            self.press(self.page, "#a-next")

    def shown(self) -> dict[str, Any]:
        """What lies where, as the page says it."""
        zones: dict[str, Any] = self.page.evaluate(ZONES)
        return zones

    def agrees(self) -> None:
        """Every card count of the page is the stored one."""
        row, shown = self.row, self.shown()
        position = row.position
        assert shown["version"] == str(row.version), "the page shows the stored table"
        assert not shown["overlaid"], "there is one table on the page"
        if shown["hand"] is not None:  # a result may tell it in its own way
            assert shown["hand"] == sorted(position["hands"][0].split())
        assert shown["face_up"] == sorted(position.get("face_up", [""])[0].split())
        if shown["places"] and not row.over:
            hidden = [code for code in position["hidden"][0].split() if code != "-"]
            assert shown["hidden"] == len(hidden)
        for seat, text in enumerate(shown["counts"], 1):
            number = re.search(r"(\d+) in hand", text)
            held = len(position["hands"][seat].split())
            assert number is None or int(number[1]) == held, f"seat {seat} holds {held}: {text}"

    def focus_is_kept(self) -> None:
        """The focus is inside the table, never lost to the page.

        A fresh page gives the focus with its first frame, which may come after its load.
        """
        focused = self.page.locator("#table :focus")
        try:
            expect(focused).to_have_count(1)
        except AssertionError:
            where = self.page.evaluate("document.activeElement.outerHTML.slice(0, 80)")
            raise AssertionError(f"the focus is on {where}") from None


def tab_to(page: Page, selector: str) -> None:
    """Press Tab, or Shift+Tab if that is nearer, until the element has the focus."""
    steps = page.evaluate(
        f"""(selector) => {{
          const stops = ({TAB_STOPS})();
          const to = stops.indexOf(document.querySelector(selector));
          const from = document.activeElement, at = stops.indexOf(from);
          if (to < 0) return null;
          if (at >= 0) return to - at;
          // A heading with the focus is no stop itself: the next one is the first after it.
          const passed = from === document.body ? 0 : stops.filter((each) =>
            from.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_PRECEDING).length;
          return to >= passed ? to - passed + 1 : to - passed;
        }}""",
        selector,
    )
    assert steps is not None, f"Tab does not stop at {selector}"
    for _ in range(abs(steps)):
        page.keyboard.press("Tab" if steps > 0 else "Shift+Tab")
    focused = page.evaluate("(selector) => document.activeElement.matches(selector)", selector)
    where = page.evaluate("document.activeElement.outerHTML.slice(0, 120)")
    assert focused, f"{abs(steps)} steps with Tab should lead to {selector}, not to {where}"
