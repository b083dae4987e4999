"""What the live region is given with each answer: only what is new."""

from typing import Any

import pytest

from engine import GAMES
from tests.web.browsers import Browser, Site
from tests.web.markup import Markup

EXCHANGE = {
    "hands": ["3S 4H KD", "5S 6H 7D"],
    "face_up": ["9S JH QD", "9C JC QC"],
    "hidden": ["2S 2H 2D", "AS AH AD"],
    "phase": "exchange",
}
EIGHT = {"hands": ["8H 9S", "KS KC"], "pile": "5H", "stock": "AD AC"}


def heard(markup: str) -> str:
    """The text for the live region."""
    start = markup.index('hx-target="#live"')
    return Markup(markup[markup.index(">", start) + 1 : markup.index("</hx-partial>", start)]).text


def planted(site: Site, person: Browser, game: str, position: dict[str, Any]) -> str:
    table = person.open(game)
    site.plant(table, GAMES[game].position({"seed": "5eed" * 8, **position}))
    return table


def test_an_answer_tells_what_it_brings_and_whose_turn_it_is(site: Site, person: Browser) -> None:
    table = planted(site, person, "crazy_eights", EIGHT)
    mine = heard(person.act(table, "play 8H S", 0).text)
    assert mine == "You play eight of hearts and name a suit: spades."
    theirs = heard(person.go_on(table, 1).text)
    assert theirs == "Alma plays: king of spades. Your turn."
    assert "You play" not in theirs, "what has been said is not said again"


@pytest.mark.parametrize(
    ("game", "position", "pick", "said"),
    [
        ("idiot", EXCHANGE, "KD", "Now choose the card to exchange it with."),
        ("crazy_eights", EIGHT, "8H", "Play eight of hearts and name a suit:"),
        ("idiot", EXCHANGE, "", ""),
        ("tute", {"hands": ["Ro 2o", "4c 5c"], "turn_up": "5o", "stock": "6b"}, "Ro", ""),
        ("crazy_eights", EIGHT, "no", ""),
    ],
)
def test_a_pick_tells_what_to_do_next_and_not_that_it_is_still_your_turn(
    site: Site, person: Browser, game: str, position: dict[str, Any], pick: str, said: str
) -> None:
    table = planted(site, person, game, position)
    assert heard(person.get(f"/tables/{table}?pick={pick}", partial=True).text) == said


def test_saving_is_heard_and_nothing_else(site: Site, person: Browser) -> None:
    table = planted(site, person, "crazy_eights", EIGHT)
    for version, (choice, said) in enumerate(
        [("on", "This game is saved."), ("off", "This game is not saved.")]
    ):
        fields: dict[str, str | int | list[str]] = {"version": version, "saved": choice}
        answer = person.post(f"/tables/{table}/save", fields, partial=True)
        assert heard(answer.text) == said


def test_a_table_that_had_moved_on_says_so(site: Site, person: Browser) -> None:
    table = planted(site, person, "crazy_eights", EIGHT)
    person.act(table, "play 8H S", 0)
    answer = person.act(table, "play 9S", 0)
    assert answer.status_code == 409
    said = heard(answer.text)
    assert said == "The game had already moved on. This is how it stands now."
