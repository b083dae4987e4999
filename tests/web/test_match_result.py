"""The result of a points game of Crazy Eights or Mau Mau, hand by hand."""

import re
from typing import Any

import pytest

from engine import GAMES
from tests.web.browsers import Browser, Site

OPTIONS = ("points_game",)
LONGEST = 2000  # presses


def played_out(site: Site, person: Browser, game: str, seats: int, seed: str) -> str:
    """A match of which every hand was played here, by first legal actions and by computers."""
    table = person.open(game, opponents=seats - 1, options=OPTIONS)
    site.deal(table, seed)
    for _ in range(LONGEST):
        row = site.row(table)
        if row.over:
            return table
        if site.game(table).to_act(site.state(table)) in (0, None):
            answer = person.act(table, site.legal(table)[0], row.version)
        else:
            answer = person.go_on(table, row.version, "person")
        assert answer.status_code == 200
    raise AssertionError("the match did not end")


def cells(html: str, table_class: str) -> list[list[str]]:
    """The texts of a table's cells, row by row."""
    found = re.search(rf'<table class="{table_class}">(.*?)</table>', html, re.DOTALL)
    assert found is not None, f"there is no table {table_class}"
    return [
        [
            " ".join(re.sub(r"<[^>]+>", " ", cell).split())
            for cell in re.findall(r"<t[hd]\b[^>]*>(.*?)</t[hd]>", row, re.DOTALL)
        ]
        for row in re.split("<tr", found[1])[1:]
    ]


def ends(site: Site, table: str) -> list[Any]:
    """The states in which the hands of the record ended."""
    row, game = site.row(table), site.game(table)
    state = game.deal(len(row.levels) + 1, row.seed, row.options, row.first_dealer)
    found = []
    for text in site.store.moves(table):
        state = game.apply(state, game.parse(text))
        if game.to_act(state) is None:
            found.append(state)
    return found


@pytest.mark.parametrize(
    ("game", "seats"), [("crazy_eights", 2), ("crazy_eights", 5), ("mau_mau", 3)]
)
def test_a_match_lists_every_hand_and_the_lines_add_up(
    site: Site, person: Browser, game: str, seats: int
) -> None:
    table = played_out(site, person, game, seats, "0a" * 16)
    html = person.get(f"/tables/{table}").text
    heads, *lines, total = cells(html, "count sheet")
    assert len(heads) == seats + 2
    assert len(lines) == len(ends(site, table)) > 1
    sums = [0] * seats
    for number, (line, end) in enumerate(zip(lines, ends(site, table), strict=True), start=1):
        name, *held, clause = line
        assert name == str(number)
        assert f'#{clause}" aria-label="Rule {clause}"' in html
        assert clause == ("12.2" if end.winner is not None else "8.7")
        for seat, cell in enumerate(held):
            if seat == end.winner:
                assert cell.startswith("+")
                sums[seat] += int(cell.removeprefix("+"))
            else:
                assert cell == str(end.rules.total(end.hands[seat]))
    assert [int(cell) for cell in total[1:-1]] == sums
    assert tuple(sums) == GAMES[game].result(site.state(table)).points


def test_nobody_but_the_winner_has_a_place(site: Site, person: Browser) -> None:
    table = person.open("crazy_eights", options=OPTIONS)
    given = {"seed": "5eed" * 8, "options": {"points_game": True}}
    hands = ["9S", "KD 8C", "AH", "QS"]
    over = GAMES["crazy_eights"].position(
        {**given, "hands": hands, "pile": "9C", "scores": [180, 12, 83, 12]}
    )
    site.plant(table, over)
    html = person.act(table, "play 9S", 0).text
    standings = re.search(r'<ul class="standings"[^>]*>(.*?)</ul>', html, re.DOTALL)
    assert standings is not None
    lines = [re.sub("<[^>]+>", "", line) for line in re.findall("<li.*?</li>", standings[1])]
    assert lines == [
        "You win with 251 points.",
        "Bruno: 83 points",
        "Alma: 12 points",
        "Clara: 12 points",
    ]
    assert "places" not in html


def test_a_hand_tells_what_each_card_counts_and_by_which_rules(site: Site, person: Browser) -> None:
    table = person.open("crazy_eights", options=OPTIONS)
    given = {"seed": "5eed" * 8, "options": {"points_game": True}, "pile": "9C", "stock": "3C"}
    state = GAMES["crazy_eights"].position({**given, "hands": ["9S", "KD 8C TS", "AH QS 2C"]})
    site.plant(table, state)
    html = person.act(table, "play 9S", 0).text
    *_, alma, bruno = cells(html, "count")
    assert [re.sub(r"[^\d ]", "", cell).split() for cell in alma[1:]] == [
        ["10", "10", "10", "8", "50"],
        ["70"],
        ["0"],
    ]  # fmt: skip  a ten 10, a king 10, an eight 50
    assert bruno[2].endswith("13")
    assert re.findall(r'#([\d.]+)">Rule', html)[:2] == ["12.2", "12.1"]


@pytest.mark.parametrize(
    ("hands", "clauses"),
    [(["3S 9S", "3D QD"], ["8.6", "12.3", "12.1"]), (["3S 9S", "3D 9D"], ["8.6", "8.7", "12.1"])],
)
def test_a_blocked_hand_names_the_rules_that_settle_it(
    site: Site, person: Browser, hands: list[str], clauses: list[str]
) -> None:
    table = person.open("crazy_eights", options=OPTIONS)
    given = {"seed": "5eed" * 8, "options": {"points_game": True}, "pile": "4C", "passes": 1}
    site.plant(table, GAMES["crazy_eights"].position({**given, "hands": hands}))
    html = person.act(table, "pass", 0).text
    assert re.findall(r'#([\d.]+)">Rule', html)[:3] == clauses


def test_a_double_score_shows_what_was_doubled(site: Site, person: Browser) -> None:
    table = person.open("mau_mau", options=OPTIONS)
    given = {"seed": "5eed" * 8, "options": {"points_game": True, "target": "100"}, "pile": "8H"}
    hands = ["JC", "9S AH KH", "KD JS"]
    site.plant(table, GAMES["mau_mau"].position({**given, "hands": hands}))
    html = person.act(table, "play JC", 0).text
    _, line, _ = cells(html, "count sheet")
    assert line[1:-1] == ["+120 2 × 60", "30", "30"]
