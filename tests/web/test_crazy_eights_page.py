"""The page of Crazy Eights and Mau Mau as it is served."""

from typing import Any

import pytest

from engine import GAMES
from tests.web.browsers import Browser, Site
from tests.web.markup import Markup

SUITS = "SHDC"


def planted(
    site: Site, person: Browser, game: str = "crazy_eights", options: Any = None, **position: Any
) -> str:
    """A table that stands like this."""
    table = person.open(game)
    given = {"seed": "5eed" * 8, "options": options or {}, **position}
    site.plant(table, GAMES[game].position(given))
    return table


def look(person: Browser, table: str, pick: str = "", *, partial: bool = True) -> Markup:
    query = f"?pick={pick}" if pick else ""
    return Markup(person.get(f"/tables/{table}{query}", partial=partial).text)


def actions(page: Markup) -> list[str]:
    return [tag["value"] for tag in page.all("button", name="action")]


@pytest.mark.parametrize("partial", [False, True])
def test_a_picked_eight_shows_its_four_suits(site: Site, person: Browser, partial: bool) -> None:
    table = planted(site, person, hands=["8C 4S", "9D 5D"], pile="7H")
    page = look(person, table, partial=partial)
    assert not any(text.startswith("play 8C") for text in actions(page))
    assert [tag["value"] for tag in page.all("button", name="pick")] == ["8C"]
    page = look(person, table, "8C", partial=partial)
    assert [text for text in actions(page) if "8C" in text] == [f"play 8C {s}" for s in SUITS]
    assert [tag["value"] for tag in page.all("button", name="pick")] == ["no", ""]
    assert len([tag for tag in page.tags if "autofocus" in tag.attributes]) == 1


@pytest.mark.parametrize("pick", ["4S", "9D", "XX", "no"])
def test_nothing_else_can_be_picked(site: Site, person: Browser, pick: str) -> None:
    table = planted(site, person, hands=["8C 4S", "9D 5D"], pile="7H")
    assert "Suit to name" not in look(person, table, pick).values("aria-label")


def test_an_eight_as_last_card_is_played_alone(site: Site, person: Browser) -> None:
    table = planted(site, person, hands=["8C", "9D 5D"], pile="7H")
    assert actions(look(person, table)) == ["play 8C"]


def test_one_thing_has_the_focus_in_every_state(site: Site, person: Browser) -> None:
    hands = ["8C 4S 2D", "9D 5D"]
    twos = {"kind": "twos", "cards": 2}
    positions: tuple[dict[str, Any], ...] = (
        {"pile": "7H"},
        {"pile": "2H", "penalty": twos},
        {"pile": "7H", "turn": 1},
        {"pile": "7H", "drawn": "8C"},
        {"hands": ["4S", "9D"], "pile": "7H", "stock": "3C"},
        {"hands": ["4S", "9D"], "pile": "7H"},
        {"hands": ["", "9D"], "pile": "7H 4S", "phase": "over", "winner": 0},
    )
    for position in positions:
        given = {"options": {"twos_draw_two": True}, "hands": hands, **position}
        table = planted(site, person, **given)
        focused = [tag for tag in look(person, table).tags if "autofocus" in tag.attributes]
        assert len(focused) == 1, position


def test_the_named_suit_is_a_sign_and_a_word(site: Site, person: Browser) -> None:
    table = planted(site, person, hands=["4S 5D", "9D"], pile="8C", suit="D")
    page = look(person, table)
    assert "Named suit diamonds" in page.text
    assert page.all("svg", data_suit="D")


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("direction", [1, -1])
def test_the_direction_is_shown_where_it_matters(
    site: Site, person: Browser, seats: int, direction: int
) -> None:
    hands = ["4S 5D", "9D", "9S"][:seats]
    options = {"aces_reverse": True}
    table = planted(
        site, person, options=options, hands=hands, pile="7H", direction=direction, stock="3C"
    )
    shown = [tag["data-direction"] for tag in look(person, table).tags if "data-direction" in
             tag.attributes]  # fmt: skip
    assert shown == ([str(direction)] if seats > 2 else [])


def test_a_match_goes_on_hand_by_hand(site: Site, person: Browser) -> None:
    options = {"points_game": True}
    table = planted(site, person, options=options, hands=["9S", "KD 8C TS"], pile="9C", stock="3C")
    page = Markup(person.act(table, "play 9S", 0).text)
    assert "You win this hand!" in page.text
    assert "You score 70 points." in page.text
    assert actions(page) == ["deal"]
    assert not page.all("button", name="after")
    page = Markup(person.act(table, "deal", 1).text)
    assert "You have 70 points of 100" in page.text


def test_the_options_compared_are_in_the_address(person: Browser) -> None:
    address = "/games/crazy_eights/rules"
    for query, columns in (
        ("", ["twos_draw_two"]),
        ("?compare=points_game&compare=jacks_skip", ["jacks_skip", "points_game"]),
        ("?compare=nonsense", ["twos_draw_two"]),
    ):
        page = Markup(person.get(address + query).text)
        boxes = page.all("input", name="compare")
        assert [box["value"] for box in boxes if "checked" in box.attributes] == columns
        assert len(boxes) == 6
    assert person.get(f"{address}?compare={'x' * 65}").status_code == 400


@pytest.mark.parametrize(
    ("game", "other"), [("crazy_eights", "mau_mau"), ("mau_mau", "crazy_eights")]
)
def test_the_history_leads_to_the_relative_and_back(person: Browser, game: str, other: str) -> None:
    page = Markup(person.get(f"/games/{game}/rules").text)
    assert page.all("a", href=f"/games/{other}/rules")
