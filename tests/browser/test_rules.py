"""The rules page in a browser: links that unfold, examples to try, and paper."""

import re

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from app.i18n import locales
from engine import GAMES
from tests.browser.server import Server

PHONE: ViewportSize = {"width": 360, "height": 640}
PAPER: ViewportSize = {"width": 700, "height": 1000}  # what an A4 sheet leaves within its margins
PAGES = [f"/games/{game}/rules" for game in GAMES]
DARK = "theme:dark.cloth:wine"


def in_sight(page: Page, selector: str) -> bool:
    """Whether the top of an element is on the screen and under nothing."""
    found: bool = page.evaluate(
        """(selector) => {
          const each = document.querySelector(selector), box = each.getBoundingClientRect();
          const hit = document.elementFromPoint(box.left + 2, box.top + 2);
          return box.top >= 0 && box.top < innerHeight && (each === hit || each.contains(hit));
        }""",
        selector,
    )
    return found


@pytest.mark.parametrize(("game", "clause"), [("crazy_eights", "9.4"), ("vandtia", "E13")])
def test_a_link_to_a_clause_unfolds_it(page: Page, game: str, clause: str) -> None:
    page.set_viewport_size(PHONE)
    page.goto(f"/games/{game}/rules")
    target = page.locator(f'[id="{clause}"]')
    expect(target).not_to_be_visible()
    page.locator(f'#how a[href="#{clause}"], a.cite[href="#{clause}"]').first.click()
    expect(target).to_be_visible()
    page.goto("/")
    page.goto(f"/games/{game}/rules#{clause}")
    expect(target).to_be_visible()
    expect(target).to_be_in_viewport()
    assert in_sight(page, f'[id="{clause}"]'), "the contents do not cover it"


def test_a_link_to_a_question_unfolds_its_answer(page: Page) -> None:
    page.goto("/games/idiot/rules#q-hidden-card")
    expect(page.locator("#q-hidden-card")).to_be_visible()
    expect(page.get_by_text("May I choose which hidden card to turn?")).to_be_in_viewport()
    expect(page.locator("#q-players")).not_to_be_visible()


@pytest.mark.parametrize("path", PAGES)
def test_the_contents_lead_to_every_part_and_cover_none(page: Page, path: str) -> None:
    page.set_viewport_size(PHONE)
    page.goto(path)
    for link in page.locator(".contents a").all():
        anchor = link.get_attribute("href") or ""
        if not anchor.startswith("#"):
            continue
        link.click()
        page.wait_for_function("(anchor) => location.hash === anchor", arg=anchor)
        assert in_sight(page, f"{anchor} h2"), anchor


@pytest.mark.parametrize("key", ["", "Enter"])
def test_another_card_is_tried_in_place(page: Page, key: str) -> None:
    page.set_viewport_size(PHONE)
    page.goto("/games/vandtia/rules")
    board = page.locator("#example-ten-burns")
    expect(board.locator(".story > li")).to_have_count(2)
    card = board.get_by_role("button", name="five of clubs")
    card.press(key) if key else card.click()
    expect(board.locator(".refusal")).to_contain_text("You cannot lay 5♣")
    expect(board.locator(".story > li")).to_have_count(1)
    expect(page.locator("#live")).to_contain_text("You cannot lay five of clubs")
    assert page.evaluate("document.activeElement.id") == "t-ten-burns-5C"
    assert page.title().startswith("Rules: Vändtia")
    board.get_by_role("button", name="ten of spades").click()
    expect(board.locator(".gone")).to_be_visible()
    board.get_by_role("link", name="Start again").click()
    expect(board.locator(".story > li")).to_have_count(2)
    expect(board.get_by_role("link", name="Start again")).to_have_count(0)
    expect(board.locator(".story")).to_be_focused()


def test_an_eight_is_tried_with_a_suit(page: Page) -> None:
    page.goto("/games/crazy_eights/rules")
    board = page.locator("#example-a-named-suit")
    board.get_by_role("group", name="eight of clubs").get_by_role("button", name="hearts").click()
    expect(board.locator(".story")).to_contain_text("name a suit: hearts")


def test_a_card_is_tried_without_script(browser: Browser, server: Server) -> None:
    context = browser.new_context(
        base_url=server.address, java_script_enabled=False, viewport=PHONE
    )
    page = context.new_page()
    page.goto("/games/tute/rules?option=assist")
    page.locator("#example-beat-by-example").get_by_role("button", name="ace of cups").click()
    expect(page).to_have_url(re.compile(r"/rules/try\?option=assist#example-beat-by-example$"))
    board = page.locator("#example-beat-by-example")
    expect(board).to_be_in_viewport()
    expect(board.locator(".story")).to_contain_text("You follow with")
    expect(page.locator("#how .chosen")).to_contain_text("Show points")
    board.get_by_role("link", name="Start again").click()
    expect(page).to_have_url(re.compile(r"/rules\?option=assist#example-beat-by-example$"))
    context.close()


def test_the_rules_know_the_options_of_the_table(page: Page) -> None:
    page.goto("/games/vandtia")
    page.locator("#options > summary").click()
    page.get_by_label("8s skip").check()
    page.get_by_role("button", name="Deal the cards").click()
    page.get_by_role("link", name="Rules", exact=True).click()
    expect(page.locator("#how .chosen")).to_have_text(re.compile("At your table:\\s+8s skip"))
    expect(page.locator(".comparison thead th")).to_have_text(
        ["Topic", "Without house rules", "8s skip"]
    )
    page.get_by_label("Penalty card").check()
    page.get_by_role("button", name="Compare").click()
    expect(page.locator("#how .chosen")).to_contain_text("8s skip")


# ---- on paper --------------------------------------------------------------------------------


def printed(page: Page, path: str, language: str = "en") -> None:
    """The page as it is printed, from the dark theme."""
    prefs = f"{DARK}.language:{language}"
    page.context.add_cookies([{"name": "prefs", "value": prefs, "url": page.url}])
    page.set_viewport_size(PAPER)
    page.goto(path)
    page.emulate_media(media="print")


@pytest.mark.parametrize("path", [*PAGES, *(f"{path}/summary" for path in PAGES), "/privacy"])
def test_paper_is_black_on_white_and_nothing_is_cut(page: Page, path: str) -> None:
    page.goto("/")
    printed(page, path)
    faults = page.evaluate("""() => {
      const faults = new Set(), clear = 'rgba(0, 0, 0, 0)';
      const white = [clear, 'rgb(255, 255, 255)'];
      for (const each of document.querySelectorAll('html, body, main, main *')) {
        if (each.closest('svg, .card, .sign') || !each.checkVisibility()) continue;
        const style = getComputedStyle(each);
        if (!white.includes(style.backgroundColor))
          faults.add(`${each.className || each.tagName} has ${style.backgroundColor}`);
        const own = [...each.childNodes].some((one) => one.nodeType === 3 && one.data.trim());
        if (own && style.color !== 'rgb(0, 0, 0)')
          faults.add(`${each.className || each.tagName} is written in ${style.color}`);
        if (each.scrollWidth > each.clientWidth + 1 && style.overflowX !== 'visible')
          faults.add(`${each.className} is cut`);
      }
      if (document.documentElement.scrollWidth > innerWidth) faults.add('the page is too wide');
      for (const one of document.querySelectorAll('main details'))
        if (![...one.children].every((each) => each.matches('summary') || each.checkVisibility()))
          faults.add(`${one.id} stays folded`);
      for (const one of document.querySelectorAll('.top, .foot, .contents, .compare, .buttons'))
        if (one.checkVisibility()) faults.add(`${one.className} is printed`);
      return [...faults];
    }""")
    assert faults == []


OPTIONS = {
    "vandtia": "&".join(f"option={each.id}" for each in GAMES["vandtia"].options),
    "crazy_eights": "&".join(f"option={each.id}" for each in GAMES["crazy_eights"].options[:6]),
    "tute": "option=assist&option=target%3D8",
}


@pytest.mark.parametrize("game", GAMES)
def test_the_summary_is_one_sheet_with_the_options_of_the_table(page: Page, game: str) -> None:
    page.goto("/")
    printed(page, f"/games/{game}/rules/summary?{OPTIONS.get(game, '')}")
    expect(page.locator(".chosen")).to_have_count(1 if game in OPTIONS else 0)
    for option in GAMES[game].options if game in OPTIONS else ():
        if option.id != "target" or game == "tute":
            expect(page.locator(".chosen")).to_contain_text(option.label)
    sheet = page.pdf(format="A4")
    assert len(re.findall(rb"/Type\s*/Page\b(?!s)", sheet)) == 1
    used = page.evaluate("document.querySelector('.sheet').getBoundingClientRect().height")
    assert 100 < used < PAPER["height"]


@pytest.mark.parametrize("language", sorted(set(locales()) - {"en"}))
def test_the_summary_is_one_sheet_in_every_language(page: Page, language: str) -> None:
    page.goto("/")
    for game in GAMES:
        printed(page, f"/games/{game}/rules/summary?{OPTIONS.get(game, '')}", language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        sheet = page.pdf(format="A4")
        assert len(re.findall(rb"/Type\s*/Page\b(?!s)", sheet)) == 1, game


def test_the_whole_rules_are_printed_from_the_first_clause_to_the_last(page: Page) -> None:
    page.goto("/")
    printed(page, "/games/vandtia/rules")
    assert len(re.findall(rb"/Type\s*/Page\b(?!s)", page.pdf(format="A4"))) > 8
    for clause in ("0.1", "E13"):
        assert page.locator(f'[id="{clause}"]').evaluate("(each) => each.checkVisibility()")
