"""A table without marks tells nothing of what may be played, and many cards are asked for twice."""

import re
from html import unescape
from typing import Any

import pytest

from engine import GAMES
from tests.web.browsers import Browser, Site
from tests.web.markup import Markup, Tag

# What a card's button has of its own; the last two only where it is in focus, or was refused.
OWN = ("id", "value", "data-card", "aria-label", "name", "form", "autofocus", "aria-describedby")


def planted(site: Site, person: Browser, game: str, described: dict[str, Any]) -> str:
    table = person.open(game)
    site.plant(table, GAMES[game].position(described))
    return table


def page_of(person: Browser, table: str, query: str = "", *, partial: bool = False) -> Markup:
    return Markup(unescape(person.get(f"/tables/{table}{query}", partial=partial).text))


def hand(page: Markup) -> list[Tag]:
    """The buttons of the own cards."""
    return [tag for tag in page.all("button") if tag.attributes.get("id", "").startswith("c-")]


def alike(cards: list[Tag]) -> bool:
    """Whether nothing but which card it is, and where, tells one from another."""
    shown = [{name: tag[name] for name in tag.attributes if name not in OWN} for tag in cards]
    names = [re.fullmatch(r"\w+ of \w+, \d of \d", tag["aria-label"]) for tag in cards]
    return all(names) and all(each == shown[0] for each in shown)


def offered(page: Markup) -> list[str]:
    """Texts of what else can be pressed while it is one's turn."""
    return [
        tag["value"]
        for tag in page.all("button")
        if tag.attributes.get("id", "").startswith("a-") and "value" in tag.attributes
    ]


# ---- marks -----------------------------------------------------------------------------------

HAND = "4S 9H 9D KC"
IDIOT = {"face_up": ["", ""], "stock": "5C 6C"}
EIGHTS = {"stock": "5C 6C 7C"}
# Of each game positions with the same hand: some cards of it may be played, none may.
POSITIONS = {
    "idiot": (
        {"hands": [HAND, "3S"], "pile": "5H 8S", **IDIOT},
        {"hands": [HAND, "3S"], "pile": "5H AS", **IDIOT},
    ),
    "crazy_eights": (
        {"hands": ["4S 8H 9D KC", "3S"], "pile": "5H TS", **EIGHTS},
        {"hands": ["4S 7H 9D KC", "3S"], "pile": "5H TC", **EIGHTS},
        {"hands": ["4S 7H 9D TD", "3S"], "pile": "5S AC", **EIGHTS},
    ),
    "tute": (
        {"hands": ["1o 4c Re 2b", "5o 6o 7o"], "trump": "o", "table": "5c", "phase": "follow"},
        {"hands": ["1o 4c Re 2b", "5o 6o 7o"], "trump": "o", "table": "5b", "phase": "follow"},
    ),
}


@pytest.mark.parametrize("game", POSITIONS)
def test_without_marks_all_cards_are_alike(site: Site, person: Browser, game: str) -> None:
    pages = []
    for described in POSITIONS[game]:
        table = planted(site, person, game, described)
        marked = page_of(person, table)
        person.post("/settings", {"marks": "off"})
        page = page_of(person, table)
        assert alike(hand(page)), described
        if described == POSITIONS[game][0]:
            assert not alike(hand(marked)), "with marks they are not"
        focused = [tag["id"] for tag in page.tags if "autofocus" in tag.attributes]
        assert focused == [hand(page)[0]["id"]], "the focus is on the first card"
        pages.append(page)
        person.post("/settings", {"marks": "on"})
    assert all(offered(page) == offered(pages[0]) for page in pages), "nor do the buttons tell"
    prompts = {page.text.partition("Your turn")[1] for page in pages}
    assert prompts == {"Your turn"}


@pytest.mark.parametrize("game", POSITIONS)
def test_without_marks_the_judge_is_the_same(site: Site, person: Browser, game: str) -> None:
    person.post("/settings", {"marks": "off"})
    for described in POSITIONS[game]:
        table = planted(site, person, game, described)
        page = page_of(person, table)
        legal = site.legal(table)
        actions = [tag["value"] for tag in page.all("button", name="action")]
        picks = [tag["value"] for tag in page.all("button", name="pick")]
        reached = {text for text in legal if text in actions or text.split()[1] in picks}
        assert reached == set(legal)
        for text in set(actions) - set(legal):
            answer = person.act(table, text, 0)
            assert answer.status_code == 422, text
            assert 'id="why"' in answer.text
            assert alike(hand(Markup(unescape(answer.text))))
        assert site.row(table).ply == 0
        assert person.act(table, legal[0], 0).status_code == 200


def test_cards_that_are_not_in_play_are_no_secret(site: Site, person: Browser) -> None:
    """The zone is no hint: face-up cards wait while the hand lasts."""
    described = {
        "hands": ["4S", "3S"],
        "pile": "3H",
        "face_up": ["9S 9C", ""],
        "hidden": ["5D - -", "- - -"],
    }
    table = planted(site, person, "idiot", described)
    person.post("/settings", {"marks": "off"})
    page = page_of(person, table)
    disabled = {tag["id"] for tag in page.all("button", aria_disabled="true")}
    assert disabled == {"c-9S", "c-9C", "s-0"}


# ---- asking ----------------------------------------------------------------------------------

PILE = "3S 3H 3D 4S 4D 5S 5D 6S"
FREE = {"hands": ["4H 9H", "3C"], "face_up": ["", ""], "stock": "5C 6C"}
VOLUNTARY = {**FREE, "options": {"voluntary_pickup": True}}


def test_a_large_pile_is_asked_for_first(site: Site, person: Browser) -> None:
    table = planted(site, person, "vandtia", {**VOLUNTARY, "pile": PILE})
    before = site.stored(table)
    (button,) = page_of(person, table).all("button", id="a-pickup")
    assert (button["form"], button["name"], button["value"]) == ("pick", "ask", "pickup")
    for partial in (False, True):
        page = page_of(person, table, "?ask=pickup", partial=partial)
        assert "Pick up all 8 cards?" in page.text
        yes, no = page.all("button", id="a-yes")[0], page.all("button", id="a-no")[0]
        assert (yes["form"], yes["name"], yes["value"]) == ("act", "action", "pickup")
        focused = [tag["id"] for tag in page.tags if "autofocus" in tag.attributes]
        assert focused[0] == "a-no", "the safe answer"
        back = page_of(person, table, f"?{no['name']}={no['value']}", partial=partial)
        focused = [tag["id"] for tag in back.tags if "autofocus" in tag.attributes]
        assert focused[0] == "a-pickup", "where one came from"
    assert site.stored(table) == before, "asking changes nothing"
    assert person.act(table, "pickup", 0).status_code == 200
    assert len(site.state(table).pile) == 0


@pytest.mark.parametrize(
    ("game", "described"),
    [
        ("vandtia", {**VOLUNTARY, "pile": PILE.removesuffix(" 6S")}),
        ("idiot", {**FREE, "hands": ["4H 5H", "3C"], "pile": f"{PILE} AS", "stock": ""}),
    ],
    ids=["seven cards", "nothing else can be done"],
)
def test_no_question_where_it_is_not_needed(
    site: Site, person: Browser, game: str, described: dict[str, Any]
) -> None:
    table = planted(site, person, game, described)
    page = page_of(person, table, "?ask=pickup")
    (button,) = page.all("button", id="a-pickup")
    assert (button["form"], button["name"]) == ("act", "action")
    assert not page.all("button", id="a-yes")


def test_a_pick_up_instead_of_a_chance_is_asked_for(site: Site, person: Browser) -> None:
    described = {**FREE, "hands": ["4H 5H", "3C"], "pile": f"{PILE} AS"}
    table = planted(site, person, "idiot", described)
    assert "Pick up all 9 cards?" in page_of(person, table, "?ask=pickup").text


def test_who_wants_no_question_gets_none(site: Site, person: Browser) -> None:
    table = planted(site, person, "vandtia", {**VOLUNTARY, "pile": PILE})
    person.post("/settings", {"careful": "off"})
    page = page_of(person, table, "?ask=pickup")
    (button,) = page.all("button", id="a-pickup")
    assert (button["form"], button["name"]) == ("act", "action")
    assert not page.all("button", id="a-yes")


@pytest.mark.parametrize("asked", ["play 4H", "chance", "pickup 4H", "<b>", "take"])
def test_nothing_else_is_asked_for(site: Site, person: Browser, asked: str) -> None:
    table = planted(site, person, "vandtia", {**VOLUNTARY, "pile": PILE})
    assert not page_of(person, table, f"?ask={asked}").all("button", id="a-yes")


def test_a_large_penalty_is_asked_for_where_it_could_be_answered(
    site: Site, person: Browser
) -> None:
    described = {
        "options": {"twos_draw_two": True},
        "hands": ["2S 9H", "3C"],
        "pile": "2H 2D 2C",
        "penalty": {"kind": "twos", "cards": 8},
        "stock": "5C 6C 7C 9C TC JC QC KC",
    }
    table = planted(site, person, "crazy_eights", described)
    assert "Take all 8 cards?" in page_of(person, table, "?ask=take").text
    site.plant(table, GAMES["crazy_eights"].position({**described, "hands": ["4S 9H", "3C"]}))
    page = page_of(person, table, "?ask=take")
    assert not page.all("button", id="a-yes")
    assert page.all("button", id="a-take", name="action")
