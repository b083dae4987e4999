"""The table of Tute, its forced draws, its look back, its result, and the deck it is drawn with."""

import re
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from html import unescape

import pytest

from engine import GAMES
from tests.web.browsers import Browser, Site
from tests.web.markup import Markup, table_block

TUTE = GAMES["tute"]
SEED = "5eed" * 8
AFTER_THIS = {  # the person follows to 7c; a 3c wins the trick
    "hands": ["3c 4b 5b 6b", "2c 4e 5e"],
    "table": "7c",
    "phase": "follow",
    "stock": "2b 2e 4c",
    "turn_up": "4o",
    "tricks": 2,
}


def planted(site: Site, person: Browser, **position: object) -> str:
    """A table that stands like this."""
    table = person.open("tute")
    site.plant(table, TUTE.position({"seed": SEED, **position}))
    return table


def test_a_draw_that_is_the_only_action_comes_with_the_one_before(
    site: Site, person: Browser
) -> None:
    table = planted(site, person, **AFTER_THIS)
    page = person.act(table, "play 3c", 0).text
    row = site.row(table)
    assert site.store.moves(table) == ["play 3c", "draw"]
    assert (row.version, row.ply, row.since_actions) == (1, 2, ["play 3c", "draw"])
    assert row.position["hands"][0].split().count("2b") == 1, "the next card of the stock"
    assert "You draw" in page, "the answer tells of both"
    assert not any("2e" in card for card in Markup(table_block(page)).values("data-card"))


def test_a_draw_beside_something_to_announce_is_left_to_the_person(
    site: Site, person: Browser
) -> None:
    for more, offered in ({"hands": ["3c Rb Cb", "2c 4e 5e"]}, "declare b"), ({"deal": 2}, "claim"):
        table = planted(site, person, **{**AFTER_THIS, **more})
        person.act(table, "play 3c", 0)
        assert site.store.moves(table) == ["play 3c"]
        assert site.legal(table) == [offered, "draw"]


def test_a_declaration_that_leaves_only_the_draw_takes_it_along(
    site: Site, person: Browser
) -> None:
    table = planted(site, person, **{**AFTER_THIS, "hands": ["3c Rb Cb", "2c 4e 5e"]})
    person.act(table, "play 3c", 0)
    person.act(table, "declare b", 1)
    assert site.store.moves(table) == ["play 3c", "declare b", "draw"]
    assert site.row(table).version == 2


def test_a_trick_that_the_computer_loses_takes_the_draw_along(site: Site, person: Browser) -> None:
    hands = ["4b 5b", "2c 2e"]
    led = {"table": "1c", "turn": 1, "phase": "follow", "tricks": 2}
    table = planted(site, person, hands=hands, stock="6b 4e 4c", turn_up="4o", **led)
    answer = person.go_on(table, 0)
    assert answer.status_code == 200
    assert [each.split()[0] for each in site.store.moves(table)] == ["play", "draw"]
    assert site.row(table).version == 1
    assert TUTE.to_act(site.state(table)) == 0


def test_five_clicks_are_one_trick_and_one_draw(site: Site) -> None:
    person = site.browser()
    table = planted(site, person, **AFTER_THIS)
    with ThreadPoolExecutor(5) as pool:
        answers = list(pool.map(lambda _: person.act(table, "play 3c", 0), range(5)))
    assert Counter(each.status_code for each in answers) == {200: 1, 409: 4}
    assert site.store.moves(table) == ["play 3c", "draw"]
    assert site.row(table).ply == 2


def test_forced_draws_are_part_of_the_record(site: Site, person: Browser) -> None:
    """A deal played by hand and replayed from seed and actions leads to the same state."""
    table = person.open("tute", options=["target=1"])
    site.deal(table, SEED)
    _played_out(site, person, table)
    row, state = site.row(table), site.state(table)
    again = TUTE.deal(2, SEED, row.options, row.first_dealer)
    for text in site.store.moves(table):
        again = TUTE.apply(again, TUTE.parse(text))
    assert again == state
    assert len(site.store.moves(table)) == row.ply


def _played_out(site: Site, person: Browser, table: str, *, at_most: int = 400) -> None:
    for _ in range(at_most):
        row = site.row(table)
        state = site.state(table)
        if TUTE.is_over(state):
            return
        if TUTE.to_act(state) == 1:
            person.go_on(table, row.version)
        else:
            assert person.act(table, site.legal(table)[0], row.version).status_code == 200
    pytest.fail("the match did not end")


def test_won_tricks_are_left_to_memory_until_the_deal_is_over(site: Site, person: Browser) -> None:
    table = person.open("tute", options=["target=1"])
    site.deal(table, SEED)
    while site.row(table).position["tricks"] < 5 or TUTE.to_act(site.state(table)) != 0:
        row = site.row(table)
        if TUTE.to_act(site.state(table)) == 1:
            person.go_on(table, row.version)
        else:
            person.act(table, site.legal(table)[0], row.version)
    log = Markup(person.get(f"/tables/{table}/log").text).text
    assert len(re.findall(r"wins? the trick", log)) == 1, "the last trick alone"
    assert "deal" in log, "what is no trick stays"
    while site.row(table).position["phase"] != "over":
        row = site.row(table)
        if TUTE.to_act(site.state(table)) == 1:
            person.go_on(table, row.version)
        else:
            person.act(table, site.legal(table)[0], row.version)
    log = Markup(person.get(f"/tables/{table}/log").text).text
    assert len(re.findall(r"wins? the trick", log)) == 20


OVER = {
    "hands": ["", ""],
    "phase": "over",
    "tricks": 20,
    "ended": "played",
    "trump": "o",
    "won": ["1c 3c Rc 1o 1e", "Ro Co Rb Cb 1b"],
    "last": {"cards": "1e Rb", "winner": 0},
    "declared": ["c", "b o"],
}


def _numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"<td>(\d+)</td>", text)]


@pytest.mark.parametrize("deal", [1, 2])
def test_the_result_adds_up(site: Site, person: Browser, deal: int) -> None:
    carried = [40, 30] if deal == 2 else [0, 0]
    own, rival = 11 + 10 + 4 + 11 + 11 + 20 + 10, 4 + 3 + 4 + 3 + 11 + 20 + 40
    position = {**OVER, "points": [own, rival], "deal": deal, "carried": carried}
    position["hand_winner"] = (
        (0 if own + carried[0] > rival + carried[1] else 1) if deal == 2 else None
    )
    match = [0, 0]
    if deal == 2:
        match[int(str(position["hand_winner"]))] = 1
    table = planted(site, person, **position, match=match)
    page = table_block(person.get(f"/tables/{table}").text)
    tally = page[page.index('class="tally"') : page.index("</table>", page.index('class="tally"'))]
    rows = re.findall(r"<tr.*?</tr>", tally, re.DOTALL)[1:]
    numbers = [_numbers(row) for row in rows]
    assert [sum(column) for column in zip(*numbers[:-1], strict=True)] == numbers[-1]
    assert numbers[-1] == [own + carried[0], rival + carried[1]]
    for row in rows:
        clause = re.search(r'href="/games/tute/rules#([\d.]+)"', row)
        assert clause is not None
        assert clause[1] in TUTE.clauses
    assert "autofocus" in page[page.index('id="result"') :][:60]


def test_the_next_deal_is_the_persons_button(site: Site, person: Browser) -> None:
    table = planted(site, person, **{**OVER, "points": [77, 85]})
    page = table_block(person.get(f"/tables/{table}").text)
    assert ">Second deal<kbd" in page
    after = table_block(person.act(table, "deal", 0).text)
    assert "Carried" in after
    assert site.row(table).position["deal"] == 2


ENDINGS = {
    "You claimed 101 with only 35 points, so the hand goes to Alma.": {
        "ended": "wrong_claim", "hand_winner": 1, "deal": 2, "carried": [35, 0], "match": [0, 1],
    },
    "Alma claimed 101 and was right, with 101 points.": {
        "ended": "claim", "hand_winner": 1, "deal": 2, "carried": [0, 101], "match": [0, 1],
    },
    "You asked capote and then lost a trick, so the hand goes to Alma, whatever the points.": {
        "ended": "capote_lost", "hand_winner": 1, "capote": 0, "match": [0, 1],
    },
    "You asked capote and won all of the last eight tricks, so the points do not count.": {
        "ended": "capote", "hand_winner": 0, "capote": 0, "match": [1, 0],
    },
}  # fmt: skip


@pytest.mark.parametrize("sentence", ENDINGS)
def test_a_claim_or_a_capote_is_explained(site: Site, person: Browser, sentence: str) -> None:
    position = {"hands": ["", ""], "phase": "over", "trump": "o", **ENDINGS[sentence]}
    table = planted(site, person, **position)
    assert sentence in Markup(person.get(f"/tables/{table}").text).text


STAKES = {
    "claim": ({**AFTER_THIS, "table": None, "phase": "after_trick", "deal": 2}, "8.6"),
    "capote": ({"hands": ["3c 4b 5b", "2c 4e 5e"], "tricks": 12}, "10.7"),
}


@pytest.mark.parametrize("partial", [False, True])
@pytest.mark.parametrize("action", STAKES)
def test_what_stakes_the_hand_is_asked_first(
    site: Site, person: Browser, action: str, partial: bool
) -> None:
    position, clause = STAKES[action]
    table = planted(site, person, **position)
    page = Markup(person.get(f"/tables/{table}", partial=partial).text)
    assert not page.all("button", name="action", value=action)
    assert len(page.all("button", name="ask", value=action)) == 1
    answer = person.get(f"/tables/{table}?ask={action}", partial=partial)
    page = Markup(answer.text)
    assert len(page.all("button", name="action", value=action)) == 1
    assert f"/games/tute/rules#{clause}" in answer.text
    (focused,) = [tag for tag in page.tags if "autofocus" in tag.attributes]
    assert (focused["name"], focused["value"]) == ("ask", "no")
    assert (site.row(table).version, site.store.moves(table)) == (0, []), "asking changes nothing"
    person.act(table, action, 0)
    assert site.store.moves(table)[0] == action


def test_nothing_is_asked_that_cannot_be_done(site: Site, person: Browser) -> None:
    table = planted(site, person, **{**AFTER_THIS, "table": None, "phase": "after_trick"})
    for asked in ("claim", "capote", "draw"):
        page = Markup(person.get(f"/tables/{table}?ask={asked}").text)
        assert not page.all("button", id="a-yes")
        assert page.all("button", name="action", value="draw")


def test_points_are_shown_with_the_option_alone(site: Site, person: Browser) -> None:
    for assist in (False, True):
        table = person.open("tute", options=["assist"] if assist else [])
        options = {"assist": assist}
        site.plant(table, TUTE.position({**AFTER_THIS, "seed": SEED, "options": options,
                                         "won": ["1c 7b", ""], "points": [11, 0]}))  # fmt: skip
        page = table_block(person.get(f"/tables/{table}").text)
        assert ("This deal" in page) == assist
        assert ("<td>11</td>" in page) == assist


def test_trumps_are_named_when_the_turn_up_is_drawn(site: Site, person: Browser) -> None:
    table = planted(site, person, hands=["4c 5b", "2c 4e"], trump="e", tricks=18)
    assert "Trumps: swords" in Markup(person.get(f"/tables/{table}").text).text


def test_no_trumps_are_none_but_the_known_one(site: Site, person: Browser) -> None:
    for known, said in (("Ro", "no other trumps"), ("Re", "no trumps")):
        table = planted(
            site,
            person,
            hands=["4c 5b", f"{known} 2c"],
            trump="o",
            tricks=18,
            known=[{}, {"cards": known, "trumps": 0}],
        )
        page = Markup(person.get(f"/tables/{table}").text).text
        assert said in page
        assert ("other trumps" in page) == (known == "Ro")


# ---- the deck --------------------------------------------------------------------------------


def test_the_deck_is_a_cookie_without_an_id(person: Browser) -> None:
    answer = person.post("/settings", {"deck": "french"})
    assert (answer.status_code, answer.headers["location"]) == (303, "/settings?kept=true")
    (kept,) = answer.headers.get_list("set-cookie")
    assert kept.startswith("prefs=deck:french;")
    assert {"HttpOnly", "SameSite=lax", f"Max-Age={400 * 24 * 3600}"} <= set(kept.split("; "))
    page = person.get("/settings?kept=true").text
    assert 'value="french" checked' in page
    assert "Your choice is kept" in page


def test_cards_are_drawn_and_named_by_the_deck(site: Site, person: Browser) -> None:
    table = planted(site, person, hands=["Cb 4b", "2c 4e"], turn_up="4o", stock="2o")
    page = unescape(person.get(f"/tables/{table}").text)
    assert 'aria-label="knight of batons, ' in page
    assert re.search(r"spanish\.svg\?v=\w+#Cb", page)
    person.post("/settings", {"deck": "french"})
    page = unescape(person.get(f"/tables/{table}").text)
    assert 'aria-label="queen of clubs, ' in page
    assert re.search(r"french\.svg\?v=\w+#QC", page)
    assert "spanish.svg" not in page
    assert "Trumps: diamonds" in page
    assert 'value="play Cb"' in page, "the game is the same"


def test_delete_everything_clears_the_deck(person: Browser) -> None:
    person.open("tute")
    person.post("/settings", {"deck": "french"})
    answer = person.post("/saves/delete")
    cleared = [each for each in answer.headers.get_list("set-cookie") if each.startswith("prefs=")]
    assert len(cleared) == 1
    assert "Max-Age=0" in cleared[0]
    assert 'value="spanish" checked' in person.get("/settings").text


@pytest.mark.parametrize("text", ["", "deck:", "deck:tarot", "french", "x" * 3000])
def test_an_unreadable_cookie_is_none(person: Browser, text: str) -> None:
    page = person.get("/settings", headers={"Cookie": f"prefs={text}"})
    assert page.status_code == 200
    assert 'value="spanish" checked' in page.text
