"""Back to the last decision, and from there the same game again."""

from random import Random

import pytest

from app.record import PERSON
from engine import GAMES
from tests.web.browsers import Browser, Site
from tests.web.markup import Markup, table_block

DECISIONS = 12
OPPONENTS = {"tute": 1}
NOTHING = "There is no move of yours that can be taken back now."
BACK = "Your last move is taken back."


def shown(person: Browser, site: Site, table: str) -> str:
    """The table's block, without what counts its changes."""
    row = site.row(table)
    block = table_block(person.get(f"/tables/{table}").text)
    return block.replace(f'name="version" value="{row.version}"', "")


def undo(person: Browser, site: Site, table: str, *, partial: bool = True) -> int:
    """Press Undo on the present page; the status of the answer."""
    version = site.row(table).version
    answer = person.post(f"/tables/{table}/undo", {"version": version}, partial=partial)
    return answer.status_code


def to_person(person: Browser, site: Site, table: str) -> None:
    """Let the computers act until it is the person's turn or a deal is over."""
    game = site.game(table)
    while game.to_act(site.state(table)) not in (None, PERSON):
        person.go_on(table, site.row(table).version)


def decide(person: Browser, site: Site, table: str, rng: Random) -> str:
    """One action of the person at random."""
    action = rng.choice(site.legal(table))
    assert person.act(table, action, site.row(table).version).status_code == 200
    return action


def begin(person: Browser, site: Site, game: str, seed: str) -> str:
    """A table at the person's first decision behind the exchange."""
    table = person.open(game, opponents=OPPONENTS.get(game, 2), level="medium")
    site.deal(table, seed)
    to_person(person, site, table)
    if "start" in site.legal(table):
        person.act(table, "start", site.row(table).version)
        to_person(person, site, table)
    return table


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_of_a_deal_is_taken_back_to_the_very_same_page(
    site: Site, person: Browser, game: str
) -> None:
    rng = Random(f"undo {game}")
    table = begin(person, site, game, "5e")
    seen: list[tuple[object, object, object, list[str], str]] = []
    done: list[str] = []
    while len(seen) < DECISIONS and site.game(table).to_act(site.state(table)) == PERSON:
        row = site.row(table)
        moves = list(site.store.moves(table))
        page = shown(person, site, table)
        seen.append((row.position, row.since, row.since_actions, moves, page))
        done.append(decide(person, site, table, rng))
        to_person(person, site, table)
    if site.game(table).to_act(site.state(table)) is None:
        seen.pop()  # what ended the deal stands
        table_is_final(site, person, table)
        return
    record = list(site.store.moves(table))
    for undone, decision in enumerate(reversed(seen), 1):
        position, since, since_actions, moves, page = decision
        before = site.row(table).version
        assert 'id="a-undo"' in person.get(f"/tables/{table}").text
        assert undo(person, site, table) == 200
        row = site.row(table)
        assert (row.version, row.ply, row.undone) == (before + 1, len(moves), undone)
        assert (row.position, row.since, row.since_actions) == (position, since, since_actions)
        assert list(site.store.moves(table)) == moves
        assert shown(person, site, table) == page
    for action in done:  # the same choices lead through the same draws to the same game
        assert person.act(table, action, site.row(table).version).status_code == 200
        to_person(person, site, table)
    assert list(site.store.moves(table)) == record
    tables = site.app.state.tables
    found = tables.find(table, person.owner)
    assert tables.replayed(found) == found.state


def table_is_final(site: Site, person: Browser, table: str) -> None:
    """Nothing is taken back from here, and the page does not offer it."""
    before = site.stored(table)
    assert undo(person, site, table) == 422
    assert site.stored(table) == before
    assert 'id="a-undo"' not in person.get(f"/tables/{table}").text


@pytest.mark.parametrize("game", GAMES)
def test_in_the_midst_of_the_computers_turns_the_last_decision_is_taken_back(
    site: Site, person: Browser, game: str
) -> None:
    for seed in ("0a", "0b", "0c", "0d", "0e", "0f"):
        table = begin(person, site, game, seed)
        row = site.row(table)
        decide(person, site, table, Random(f"midst {game} {seed}"))
        if site.game(table).to_act(site.state(table)) in (None, PERSON):
            continue
        person.go_on(table, site.row(table).version)
        if site.game(table).to_act(site.state(table)) is None:
            continue
        assert 'id="a-undo"' in person.get(f"/tables/{table}").text
        assert undo(person, site, table) == 200
        assert site.row(table).position == row.position
        return
    pytest.fail("no seed led to a computer's turn")


def test_nothing_is_taken_back_before_the_first_decision(site: Site, person: Browser) -> None:
    table = person.open("crazy_eights")
    table_is_final(site, person, table)


def test_an_exchange_is_taken_back_but_not_behind_its_end(site: Site, person: Browser) -> None:
    table = person.open("idiot", opponents=2)
    site.deal(table, "77")
    to_person(person, site, table)
    before = site.row(table)
    swap = next(action for action in site.legal(table) if action.startswith("swap"))
    person.act(table, swap, before.version)
    assert undo(person, site, table) == 200
    after = site.row(table)
    assert (after.position, after.since, after.since_actions) == (
        before.position,
        before.since,
        before.since_actions,
    )
    assert list(site.store.moves(table)) == before.since_actions
    person.act(table, "start", after.version)
    table_is_final(site, person, table)


def test_nothing_leads_back_into_an_earlier_deal(site: Site, person: Browser) -> None:
    table = person.open("crazy_eights", options=["points_game"])
    game = site.game(table)
    over = game.position(
        {"options": {"points_game": True}, "hands": ["4H 9C", "5C"], "pile": "5H", "stock": "2S 3S"}
    )
    site.plant(table, over)
    person.act(table, "play 4H", site.row(table).version)
    state = game.position(
        {"options": {"points_game": True}, "hands": ["4H", "5C"], "pile": "5H", "stock": "2S 3S"}
    )
    site.plant(table, state)
    person.act(table, "play 4H", site.row(table).version)
    assert site.legal(table) == ["deal"]
    table_is_final(site, person, table)
    person.act(table, "deal", site.row(table).version)
    table_is_final(site, person, table)


def test_an_old_page_takes_nothing_back(site: Site, person: Browser) -> None:
    table = begin(person, site, "tute", "31")
    decide(person, site, table, Random(1))
    before = site.stored(table)
    old = site.row(table).version - 1
    answer = person.post(f"/tables/{table}/undo", {"version": old}, partial=True)
    assert answer.status_code == 409
    assert "The game had already moved on" in answer.text
    assert site.stored(table) == before
    version = site.row(table).version
    answers = [
        person.post(f"/tables/{table}/undo", {"version": version}, partial=True) for _ in range(3)
    ]
    assert [answer.status_code for answer in answers] == [200, 409, 409]
    assert site.row(table).undone == 1


def test_without_script_undo_leads_back_to_the_table(site: Site, person: Browser) -> None:
    table = begin(person, site, "vandtia", "12")
    decide(person, site, table, Random(3))
    assert undo(person, site, table, partial=False) == 303
    assert person.get(f"/tables/{table}/undo").headers["location"] == f"/tables/{table}"
    answer = person.post(f"/tables/{table}/undo", {"version": "x"})
    assert answer.status_code == 400


def test_it_is_said_that_a_move_was_taken_back(site: Site, person: Browser) -> None:
    table = begin(person, site, "mau_mau", "40")
    decide(person, site, table, Random(7))
    answer = person.post(
        f"/tables/{table}/undo", {"version": site.row(table).version}, partial=True
    )
    live = answer.text.partition('hx-target="#live"')[2].partition("</hx-partial>")[0]
    assert BACK in live
    assert table_block(answer.text) == table_block(person.get(f"/tables/{table}").text), (
        "it is spoken alone: a success is no refusal, and the table shows it"
    )
    refused = person.post(f"/tables/{table}/undo", {"version": 10_000}, partial=True)
    assert refused.status_code == 409


@pytest.mark.parametrize(("undone", "words"), [(0, ""), (1, "1 move."), (2, "2 moves.")])
def test_a_result_and_the_log_say_how_much_was_taken_back(
    site: Site, person: Browser, undone: int, words: str
) -> None:
    for game, ending in (
        ("crazy_eights", {"hands": ["4H", "5C"], "pile": "5H", "stock": "2S 3S"}),
        ("idiot", {"hands": ["4H", "5C"], "pile": "3H"}),
        ("tute", {"hands": ["4o", "5o"], "trump": "e", "match": [1, 0], "tricks": 19}),
    ):
        table = person.open(game)
        state = GAMES[game].position(ending)
        site.plant(table, state, undone=undone)
        rng = Random(5)
        while site.game(table).to_act(site.state(table)) is not None:
            to_person(person, site, table)
            if site.game(table).to_act(site.state(table)) == PERSON:
                decide(person, site, table, rng)
        page = Markup(person.get(f"/tables/{table}").text).text
        assert ("With undo" in page) == bool(undone), game
        assert words in page
    log = Markup(person.get(f"/tables/{person.open('idiot')}/log").text).text
    assert "With undo" not in log
