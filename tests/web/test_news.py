"""Since your last move: the latest lines on the table, and every event to unfold."""

import re
from html import unescape

import pytest

from app.i18n import locales
from app.render import words_for
from app.tables import Table, Tables
from engine import GAMES
from tests.web.browsers import Browser, Site

SHORT = 3  # lines
MOVES = 40  # of the person
LIST = re.compile(r"<ol\b.*?</ol>", re.DOTALL)
LINE = re.compile(r"<li>(.*?)</li>", re.DOTALL)
TAG = re.compile(r"<[^>]+>")


def plain(html: str) -> str:
    return " ".join(unescape(TAG.sub("", html)).split())


def told(table: Table) -> list[str]:
    """Every event since the person's last action, in words."""
    words = words_for(locales()["en"], table.game)
    return [plain(words.tell(event)) for event in table.news()]


def lists(page: str) -> list[list[str]]:
    """The lines of the news' lists, in their order on the page."""
    (section,) = re.findall(r'<section class="news".*?</section>', page, re.DOTALL)
    return [[plain(line) for line in LINE.findall(each)] for each in LIST.findall(section)]


@pytest.mark.parametrize("game", GAMES)
def test_every_event_is_told(site: Site, person: Browser, game: str) -> None:
    opponents = min(3, GAMES[game].seats[-1] - 1)
    table = person.open(game, opponents=opponents)
    site.deal(table, "5eed")
    service = Tables(site.store)
    folded = drawn = 0
    for _ in range(MOVES):
        now = service.find(table, person.owner)
        if now.game.is_over(now.state):
            break
        events = told(now)
        *all_of_it, latest = lists(person.get(f"/tables/{table}").text)
        if all_of_it:
            assert all_of_it == [events]
            assert set(latest) <= set(events)
            folded += 1
            drawn += any(" draws " in line for line in events)
        else:
            assert latest == events
        assert len(latest) <= SHORT
        if now.to_act == 0:
            actions = site.legal(table)
            wanted = "start" if "start" in actions else actions[0]
            person.act(table, wanted, now.row.version)
        elif now.to_act is None:
            person.act(table, "deal", now.row.version)
        else:
            person.go_on(table, now.row.version, "person")
    assert folded >= 3
    assert drawn >= 1, "what others draw is told too"
