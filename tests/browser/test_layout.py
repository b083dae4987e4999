"""Nothing scrolls sideways, overlaps or hides an index, on any screen, with any hand."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.browser.conftest import Visitor
from tests.browser.crazy_eights_scenes import CRAZY_EIGHTS
from tests.browser.crazy_eights_scenes import big_hand as one_fan
from tests.browser.scenes import SCENES, big_hand
from tests.browser.table import TablePage
from tests.browser.tute_scenes import TUTE_SCENES

SIZES = {"phone": (360, 640), "tall": (390, 844), "tablet": (768, 1024), "desk": (1440, 900)}
HANDS = (1, 3, 12, 26, 40)
SMALLEST, LARGE = 24, 44  # CSS pixels of a target, each way
# Everything that is wrong with the layout of the page as it stands, in words.
FAULTS = """({smallest}) => {
  const faults = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth)
    faults.push(`the page is ${root.scrollWidth} px wide in ${root.clientWidth}`);
  const boxes = ['.hand', '.prompt', '.news', '.players', '.middle', '.own-table', '.table-foot']
    .flatMap((name) => [...document.querySelectorAll(name)].map((each) => ({name, each})))
    .map(({name, each}) => ({name, each, box: each.getBoundingClientRect()}))
    .filter(({box}) => box.width && box.height);
  boxes.forEach((a, at) => boxes.slice(at + 1).forEach((b) => {
    const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
    const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
    if (wide > 1 && high > 1 && !a.each.contains(b.each) && !b.each.contains(a.each))
      faults.push(`${a.name} and ${b.name} overlap by ${wide.toFixed()} x ${high.toFixed()} px`);
  }));
  for (const control of document.querySelectorAll('#table button, #table summary')) {
    if (!control.checkVisibility()) continue;
    const box = control.getBoundingClientRect();
    if (box.left < 0 || box.right > root.clientWidth + 0.5)
      faults.push(`${control.id || control.textContent} sticks out sideways`);
  }
  for (const card of document.querySelectorAll('.mine button.card')) {
    const name = card.dataset.card ?? card.id;
    card.scrollIntoView({block: 'center', behavior: 'instant'});
    const index = card.querySelector('.card-index') ?? card;
    const text = document.createRange();
    text.selectNodeContents(index);
    const place = card.dataset.card ? text.getBoundingClientRect() : card.getBoundingClientRect();
    const middle = place.top + place.height / 2;
    for (const x of [place.left + 1, place.left + place.width / 2, place.right - 1]) {
      if (card.dataset.card === undefined) break;
      const hit = document.elementFromPoint(x, middle);
      if (hit?.closest('.card') !== card)
        faults.push(`the index of ${name} is covered by ${hit?.outerHTML.slice(0, 60)}`);
    }
    const box = card.getBoundingClientRect();
    let strip = 0;
    for (let x = box.left; x < box.right; x += 0.5)
      if (document.elementFromPoint(x, middle)?.closest('.card') === card) strip += 0.5;
    let column = 0;
    for (let y = box.top; y < box.bottom; y += 0.5)
      if (document.elementFromPoint(place.left + Math.min(place.width / 2, 8), y)
        ?.closest('.card') === card) column += 0.5;
    if (strip < smallest - 0.5 || column < smallest - 0.5)
      faults.push(`the target of ${name} is ${strip} x ${column} px`);
  }
  return [...new Set(faults)];
}"""


@pytest.fixture(params=SIZES)
def sized(request: pytest.FixtureRequest, still: Page) -> Page:
    width, height = SIZES[request.param]
    still.set_viewport_size({"width": width, "height": height})
    return still


def faults(page: Page, smallest: int = SMALLEST) -> list[str]:
    found: list[str] = page.evaluate(FAULTS, {"smallest": smallest})
    return found


def tables(visitor: Visitor, page: Page) -> Iterator[tuple[str, TablePage]]:
    """Every scene, and every size of hand among two and five."""
    for named, each in SCENES.items():
        yield named, visitor.sit(each, page)
    for size in HANDS:
        yield f"{size} cards", visitor.sit(big_hand(size), page)
    yield "30 cards of five", visitor.sit(big_hand(30, seats=5), page)


def report(found: dict[str, list[str]]) -> str:
    return "\n".join(f"{name}: {each}" for name, several in found.items() for each in several)


def test_every_table_fits(sized: Page, visitor: Visitor) -> None:
    found = {}
    for name, _table in tables(visitor, sized):
        if wrong := faults(sized):
            found[name] = wrong
    assert not found, report(found)


def test_large_cards_fit(sized: Page, visitor: Visitor) -> None:
    """Every card has 44 px of its own."""
    visitor.prefer(large="on")
    scenes = {
        **{name: SCENES[name] for name in ("exchange", "play", "five", "flip", "stuck", "penalty")},
        **{f"{size} cards": big_hand(size) for size in (12, 26, 40)},
        **{f"tute {name}": TUTE_SCENES[name] for name in ("lead", "follow", "capote")},
        **{f"crazy eights {name}": CRAZY_EIGHTS[name] for name in ("play", "picked")},
        "crazy eights, 26 cards": one_fan(26),
    }
    found = {}
    for name, each in scenes.items():
        visitor.sit(each, sized)
        if wrong := faults(sized, LARGE):
            found[name] = wrong
    assert not found, report(found)


def test_what_is_unfolded_fits(sized: Page, visitor: Visitor) -> None:
    found = {}
    for name in ("play", "seen", "five", "watching"):
        visitor.sit(SCENES[name], sized)
        for summary in sized.locator("#table summary").all():
            summary.click()
        if wrong := faults(sized):
            found[name] = wrong
    assert not found, report(found)


def test_the_hand_can_be_read_without_scrolling(sized: Page, visitor: Visitor) -> None:
    """What to do and the cards to do it with are in sight at once."""
    found = {}
    for name in ("play", "lead", "stuck", "exchange", "five", "flip"):
        visitor.sit(SCENES[name], sized)
        below: list[str] = sized.evaluate("""() => {
          const bottom = document.documentElement.clientHeight;
          return [...document.querySelectorAll('.prompt button, .mine button.card')]
            .filter((each) => each.getBoundingClientRect().bottom > bottom + scrollY)
            .map((each) => `${each.id} ends ${(each.getBoundingClientRect().bottom + scrollY
              - bottom).toFixed()} px below the screen`);
        }""")
        if below:
            found[name] = below
    assert not found, report(found)


def test_large_text_fits(sized: Page, visitor: Visitor, context: BrowserContext) -> None:
    context.new_cdp_session(sized).send(
        "Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}}
    )
    found = {}
    for name, each in {
        "26 cards": big_hand(26),
        **{name: SCENES[name] for name in ("exchange", "play", "seen", "stuck", "five", "idiot")},
    }.items():
        visitor.sit(each, sized)
        root: Any = sized.evaluate(
            "parseFloat(getComputedStyle(document.documentElement).fontSize)"
        )
        assert root == 32
        if wrong := faults(sized):
            found[name] = wrong
    assert not found, report(found)


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/games/idiot",
        "/games/vandtia",
        "/games/vandtia/rules",
        "/games/crazy_eights/rules",
        "/games/mau_mau/rules",
        "/games/tute/rules",
        "/saves",
        "/privacy",
        "/nothing",
    ],
)
def test_pages_fit(sized: Page, path: str) -> None:
    sized.goto(path)
    assert faults(sized) == []


def test_nothing_fixed_covers_the_hand(sized: Page, visitor: Visitor) -> None:
    """Not even the line that says that the server does not answer."""
    for name, each in {"play": SCENES["play"], "26 cards": big_hand(26)}.items():
        visitor.sit(each, sized)
        sized.evaluate("document.querySelector('#message').textContent = main.dataset.noAnswer")
        covered = sized.evaluate("""() => {
          const all = [...document.querySelectorAll('body *')].filter((each) =>
            ['fixed', 'sticky'].includes(getComputedStyle(each).position)
            && each.checkVisibility());
          const step = innerHeight / 4, covered = new Set();
          for (let y = 0; y <= document.documentElement.scrollHeight; y += step) {
            scrollTo({top: y, behavior: 'instant'});
            for (const each of all) for (const card of document.querySelectorAll('.mine .card')) {
              const a = each.getBoundingClientRect(), b = card.getBoundingClientRect();
              if (a.top < Math.min(b.bottom, innerHeight) && a.bottom > b.top
                  && a.left < b.right && a.right > b.left)
                covered.add(each.id || each.className);
            }
          }
          return [...covered];
        }""")
        assert covered == [], f"{name}: {covered}"
