"""What a screen reader calls the things on a table, in every phase of every game."""

import re

import pytest

from engine import GAMES
from tests.web.browsers import Browser, Site
from tests.web.markup import Markup, Tag
from tests.web.positions import Moment, kinds
from tests.web.test_refusals import card_name

OF = re.compile(r"^(.+?)(, playable|, not playable)?, (\d+) of (\d+)$")

each_moment = pytest.mark.parametrize("moment", kinds(), ids=str)


def shown(site: Site, person: Browser, moment: Moment) -> Markup:
    table = person.open(moment.game)
    site.plant(table, moment.state)
    return Markup(person.get(f"/tables/{table}").text)


def zones(page: Markup, seat_cards: list[set[str]]) -> list[list[Tag]]:
    """The buttons of each of one's own zones that hold cards, in the order of the page."""
    cards = [tag for tag in page.all("button") if "data-card" in tag.attributes]
    return [[tag for tag in cards if tag["data-card"] in zone] for zone in seat_cards if zone]


@each_moment
def test_every_own_card_is_named_with_its_place_and_whether_it_can_be_played(
    site: Site, person: Browser, moment: Moment
) -> None:
    game = GAMES[moment.game]
    described = game.describe(moment.state)
    own = [set(described["hands"][0].split()), set(described.get("face_up", [""])[0].split())]
    legal = [str(action) for action in game.legal_actions(moment.state)]
    playing = game.to_act(moment.state) == 0 and described["phase"] != "exchange"
    for buttons in zones(shown(site, person, moment), own):
        for place, button in enumerate(buttons, start=1):
            code = button["data-card"]
            can = any(text == f"play {code}" or f"play {code} " in text for text in legal)
            if game.family == "shithead":
                can = f"play {code}" in legal
            word = (", playable" if can else ", not playable") if playing else ""
            name = f"{card_name(code)}{word}, {place} of {len(buttons)}"
            assert button["aria-label"] == name


@each_moment
def test_every_button_and_picture_has_a_name_and_one_alone(
    site: Site, person: Browser, moment: Moment
) -> None:
    page = shown(site, person, moment)
    table = [tag for tag in page.tags if "section" in tag.inside]
    named = [tag for tag in table if tag.attributes.get("role") == "img"]
    assert all(tag["aria-label"] for tag in named)
    backs = [tag for tag in page.all("button") if "card-back" in tag.attributes.get("class", "")]
    for number, back in enumerate(backs, start=1):
        found = OF.match(back["aria-label"])
        assert found, back["aria-label"]
        assert found[1] == "hidden card"
        assert int(found[3]) >= number
        assert found[4] == "3"
    names = [tag["aria-label"] for tag in page.all("button") if "data-card" in tag.attributes]
    assert len(set(names)) == len(names)


PAGES = ("/", "/saves", "/settings", "/no/such/page")
OF_GAMES = tuple(f"/games/{id}{page}" for id in GAMES for page in ("", "/rules"))


@pytest.mark.parametrize("path", [*PAGES, *OF_GAMES, "table", "log"])
def test_a_page_has_its_landmarks_one_heading_and_a_live_region(person: Browser, path: str) -> None:
    if path in ("table", "log"):
        path = f"/tables/{person.open()}" + ("/log" if path == "log" else "")
    page = Markup(person.get(path).text)
    assert (len(page.all("main")), len(page.all("header")), len(page.all("h1"))) == (1, 1, 1)
    assert all("aria-label" in nav.attributes for nav in page.all("nav"))
    (live,) = page.all("p", id="live", role="status", aria_live="polite")
    assert "main" not in live.inside, "the region is beside what is replaced"
    assert page.all("html")[0]["lang"]
