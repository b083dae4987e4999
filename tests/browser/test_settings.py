"""What a person chooses in the settings is seen at once, and at the table."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations, product
from math import dist

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.scenes import scene
from tests.browser.table import click, press_enter
from tests.browser.test_axe import finds_nothing

# ---- colours ---------------------------------------------------------------------------------

THEMES = ("light", "dark", "contrast")
SCHEMES = ("light", "dark")  # what the device asks for
CLOTHS = ("green", "blue", "wine", "slate", "sand")
Colour = tuple[float, float, float]  # red, green, blue: linear, 0 to 1

# Every colour as it is on the root of a page with each of these sets of attributes.
COLOURS = """([roots, names]) => {
  const root = document.documentElement;
  const probe = document.body.appendChild(document.createElement('i'));
  const pixels = new OffscreenCanvas(names.length, 1).getContext('2d');
  return roots.map((attributes) => {
    for (const [name, value] of Object.entries(attributes)) root.dataset[name] = value;
    names.forEach((name, at) => {
      probe.style.color = name.includes('(') ? name : `var(--${name})`;
      pixels.fillStyle = getComputedStyle(probe).color;
      pixels.fillRect(at, 0, 1, 1);
    });
    const {data} = pixels.getImageData(0, 0, names.length, 1);
    return names.map((name, at) => [...data.slice(4 * at, 4 * at + 3)]);
  });
}"""

FRENCH = ("suit-s", "suit-h", "suit-d", "suit-c")
SPANISH = ("suit-oros", "suit-copas", "suit-espadas", "suit-bastos")
UNPLAYABLE = "color-mix(in srgb, var(--{}) 65%, var(--card-ink-dim))"  # as in cards.css
# Text and what it stands on.
TEXTS = [
    *product(("on-cloth", "on-cloth-soft"), ("cloth", "cloth-deep")),
    *product(("on-panel", "on-panel-soft"), ("panel",)),
    ("on-accent", "accent"),
    *product((*FRENCH, *SPANISH), ("card-paper",)),
    *((UNPLAYABLE.format(suit), "card-paper-dim") for suit in (*FRENCH, *SPANISH)),
]
# Lines and shapes, and what they stand on.
SHAPES = [
    *product(("focus",), ("cloth", "cloth-deep")),
    ("on-panel", "panel"),  # the ring of focus there
    *product(("card-focus", "card-ring"), ("cloth", "card-ring-edge")),
    ("danger", "panel"),
    ("back-b", "back-a"),
]
NAMES = sorted({name for pair in (*TEXTS, *SHAPES) for name in pair} | {"card-edge"})


def linear(colour: list[int]) -> Colour:
    red, green, blue = (
        value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
        for value in (part / 255 for part in colour)
    )
    return red, green, blue


def times(matrix: tuple[Colour, ...], colour: Colour) -> Colour:
    one, two, three = (sum(map(float.__mul__, row, colour)) for row in matrix)
    return one, two, three


def contrast(one: Colour, other: Colour) -> float:
    """The ratio of WCAG 2."""
    low, high = sorted(0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in (one, other))
    return (high + 0.05) / (low + 0.05)


LMS: tuple[Colour, ...] = (
    (0.4122214708, 0.5363325363, 0.0514459929),
    (0.2119034982, 0.6806995451, 0.1073969566),
    (0.0883024619, 0.2817188376, 0.6299787005),
)
OKLAB: tuple[Colour, ...] = (
    (0.2104542553, 0.793617785, -0.0040720468),
    (1.9779984951, -2.428592205, 0.4505937099),
    (0.0259040371, 0.7827717662, -0.808675766),
)
# Linear colours as they are seen without the cones for green, or for red (Machado et al. 2009).
UNSEEN: dict[str, tuple[Colour, ...]] = {
    "green": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.01182, 0.04294, 0.968881),
    ),
    "red": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
}


def apart(one: Colour, other: Colour, unseen: str = "") -> float:
    """How far two colours lie apart in Oklab, in hundredths of the way from black to white."""

    def seen(colour: Colour) -> Colour:
        if unseen:
            red, green, blue = times(UNSEEN[unseen], colour)
            colour = (max(red, 0.0), max(green, 0.0), max(blue, 0.0))
        red, green, blue = times(LMS, colour)
        return times(OKLAB, (red ** (1 / 3), green ** (1 / 3), blue ** (1 / 3)))

    return 100 * dist(seen(one), seen(other))


def colours(page: Page, roots: Sequence[Mapping[str, str]]) -> Iterator[dict[str, Colour]]:
    """Every colour of a page for each set of the root's attributes."""
    for found in page.evaluate(COLOURS, [roots, NAMES]):
        yield dict(zip(NAMES, map(linear, found), strict=True))


def palettes(page: Page, suits: str) -> Iterator[tuple[str, dict[str, Colour]]]:
    """The colours of every theme and cloth."""
    page.goto("/")
    roots = [
        {"theme": theme, "cloth": cloth, "suits": suits} for theme, cloth in product(THEMES, CLOTHS)
    ]
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        for root, found in zip(roots, colours(page, roots), strict=True):
            yield f"{' '.join(root.values())} where the device is {scheme}", found


@pytest.mark.parametrize("suits", ["two", "four"])
def test_every_theme_can_be_read(page: Page, suits: str) -> None:
    faults = []
    for name, colour in palettes(page, suits):
        for least, pairs in ((4.5, TEXTS), (3, SHAPES)):
            for upper, lower in pairs:
                if (ratio := contrast(colour[upper], colour[lower])) < least:
                    faults.append(f"{name}: {upper} on {lower} {ratio:.2f}")
        paper = colour["card-paper"]
        framed = max(contrast(paper, colour["cloth"]), contrast(paper, colour["card-edge"]))
        if framed < 3:
            faults.append(f"{name}: a card against the cloth {framed:.2f}")
    assert not faults, "\n".join(faults)


def test_four_colours_are_four_for_those_who_see_no_green_or_no_red(page: Page) -> None:
    faults = []
    for name, colour in palettes(page, "four"):
        for one, other in combinations(FRENCH, 2):
            for unseen, least in (("", 15), ("green", 10), ("red", 8)):
                if (far := apart(colour[one], colour[other], unseen)) < least:
                    faults.append(f"{name}, no {unseen} seen: {one} and {other} {far:.1f}")
    assert not faults, "\n".join(faults)


@pytest.mark.context(contrast="more")
def test_a_device_that_asks_for_contrast_has_it_unless_another_theme_is_chosen(page: Page) -> None:
    page.goto("/")
    roots = [{"theme": theme} for theme in ("system", "light", "contrast")]
    asked, calm, chosen = colours(page, roots)
    assert asked == chosen
    assert asked != calm


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing_in_the_settings(page: Page, visitor: Visitor, theme: str) -> None:
    visitor.prefer(theme=theme, cloth="sand")
    page.goto("/settings?next=/")
    finds_nothing(page)


# ---- the form --------------------------------------------------------------------------------


def test_a_choice_shows_at_once_and_keeps_the_focus(page: Page) -> None:
    page.goto("/settings")
    page.locator("#theme-system").focus()
    for theme in ("light", "dark"):
        page.keyboard.press("ArrowDown")
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        expect(page.locator(f"#theme-{theme}")).to_be_focused()
        expect(page.locator(f"#theme-{theme}")).to_be_checked()
    page.locator("#suits-four").check()
    expect(page.locator("html")).to_have_attribute("data-suits", "four")
    expect(page.locator("#live")).to_have_text("Your choice is kept in this browser.")
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_attribute("data-suits", "four")


def test_quick_choices_are_all_kept(page: Page) -> None:
    page.goto("/settings")
    page.locator("#cloth-green").focus()
    for _ in range(3):
        page.keyboard.press("ArrowDown")
    page.locator("#back-rings").check()
    expect(page.locator("html")).to_have_attribute("data-cloth", "slate")
    expect(page.locator("#cloth-slate")).to_be_checked()
    page.wait_for_load_state("networkidle")
    page.reload()
    expect(page.locator("#cloth-slate")).to_be_checked()
    expect(page.locator("#back-rings")).to_be_checked()


@pytest.mark.context(java_script_enabled=False)
def test_without_script_a_button_keeps_the_choices(page: Page) -> None:
    page.goto("/settings")
    page.locator("#theme-dark").check()
    page.locator("#cloth-wine").check()
    page.get_by_role("button", name="Keep these choices").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_attribute("data-cloth", "wine")
    expect(page.locator("#cloth-wine")).to_be_checked()
    expect(page.get_by_role("status").first).to_have_text("Your choice is kept in this browser.")


def test_the_settings_lead_back_to_the_table(page: Page, visitor: Visitor) -> None:
    table = visitor.sit("play", page)
    page.get_by_role("link", name="Settings").click()
    page.locator("#cloth-blue").check()
    expect(page.locator("html")).to_have_attribute("data-cloth", "blue")
    page.get_by_role("link", name="Back to the table").click()
    expect(page).to_have_url(re.compile(f"{table.path}$"))
    expect(page.locator("html")).to_have_attribute("data-cloth", "blue")


@pytest.mark.parametrize("size", [(360, 640), (1440, 900)])
def test_the_settings_fit(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto("/settings?next=/")
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    small = page.evaluate("""() => [...document.querySelectorAll('.settings label')]
      .filter((each) => each.getBoundingClientRect().height < 44)
      .map((each) => each.textContent)""")
    assert small == []


# ---- at the table ----------------------------------------------------------------------------


def test_without_marks_all_cards_look_alike(still: Page, visitor: Visitor) -> None:
    looks = """() => [...document.querySelectorAll('.hand button.card:not(:focus)')].map((card) => {
      const {translate, boxShadow, backgroundColor, borderStyle, cursor} = getComputedStyle(card);
      return [translate, boxShadow, backgroundColor, borderStyle, cursor].join(' / ');
    })"""
    visitor.sit("play", still)
    assert len(set(still.evaluate(looks))) == 2
    visitor.prefer(marks="off")
    table = visitor.sit("play", still)
    assert len(set(still.evaluate(looks))) == 1
    table.tap("3S")
    expect(table.why).to_be_visible()
    assert len(set(still.evaluate(looks))) == 1
    table.do(str(table.game.legal_actions(table.state)[0]))


@pytest.mark.parametrize("press", [click, press_enter])
def test_a_large_pile_is_picked_up_after_a_question(
    still: Page, visitor: Visitor, press: Callable[[Page, str], None]
) -> None:
    pile = "3S 3H 3D 3C 4S 4D 5S 5D 6S"
    hand = scene("4H 9H", "?", pile=pile, game="vandtia", options=("voluntary_pickup",))
    table = visitor.sit(hand, still)
    version = table.version
    press(still, "#a-pickup")
    expect(still.locator("#asked")).to_have_text("Pick up all 9 cards?")
    expect(table.button("Back")).to_be_focused()
    still.keyboard.press("Enter")
    expect(still.locator("#a-pickup")).to_be_focused()
    assert table.version == version
    press(still, "#a-pickup")
    expect(table.button("Back")).to_be_focused()
    with table.moving():
        press(still, "#a-yes")
    assert table.row.since_actions == ["pickup"]


@pytest.mark.parametrize("back", ["lattice", "leaves", "rings"])
def test_every_back_is_drawn(page: Page, visitor: Visitor, back: str) -> None:
    visitor.prefer(back=back)
    visitor.sit("play", page)
    drawn = page.locator(".stock .card-back use")
    assert drawn.evaluate("(use) => use.getBoundingClientRect().width") > 20


@pytest.mark.parametrize("size", [(360, 640), (1440, 900)])
def test_two_letters_fit_the_corner(page: Page, visitor: Visitor, size: tuple[int, int]) -> None:
    """As in Danish, where J is Kn; in the usual size and the large one."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    for large in ("off", "on"):
        visitor.prefer(large=large)
        visitor.sit(scene("JS JH JD TC", "?", pile="3S"), page)
        outside = page.evaluate("""() => [...document.querySelectorAll('.hand .card')]
          .filter((card) => {
            const index = card.querySelector('.card-index'), range = document.createRange();
            if (card.dataset.card[0] === 'J') {
              index.textContent = 'Kn';
              index.dataset.long = '';
            }
            range.selectNodeContents(index);
            const text = range.getBoundingClientRect(), box = card.getBoundingClientRect();
            return text.left < box.left || text.right > box.left + box.width * 0.7;
          }).map((card) => card.dataset.card)""")
        assert outside == [], f"large cards {large}"


def test_the_rules_are_printed_black_on_white(page: Page, visitor: Visitor) -> None:
    visitor.prefer(theme="dark", cloth="wine")
    page.goto("/games/vandtia/rules")
    page.emulate_media(media="print")
    (colour,) = colours(page, [{}])
    for text, ground in TEXTS[:6]:
        assert contrast(colour[text], colour[ground]) > 15, (text, ground)
        assert contrast(colour[ground], (1, 1, 1)) == 1, ground
    cut = page.evaluate("""() => [...document.querySelectorAll('main *')].filter((each) => {
      const {overflowX} = getComputedStyle(each);
      return ['auto', 'scroll', 'hidden'].includes(overflowX)
        && each.scrollWidth > each.clientWidth && !each.closest('svg, .unseen');
    }).map((each) => each.className)""")
    assert cut == []
    assert not page.locator("header.top").is_visible()
