"""An action is done once, however often and from however many pages it is sent."""

from collections import Counter
from concurrent.futures import ThreadPoolExecutor

import pytest

from engine import GAMES
from tests.web.browsers import Browser, Site
from tests.web.markup import Markup, table_block
from tests.web.positions import Moment, kinds, moments

MOVED_ON = "The game had already moved on. This is how it stands now."
AT_ONCE = 5

to_play = [
    each for each in kinds() if each.kind.endswith("person to act") and "over" not in each.kind
]
to_wait = [each for each in kinds() if each.kind.endswith("computer to act")]


@pytest.mark.parametrize("partial", [False, True])
@pytest.mark.parametrize("moment", to_play, ids=str)
def test_five_clicks_are_one_move(site: Site, moment: Moment, partial: bool) -> None:
    person = site.browser()
    table = person.open(moment.game)
    site.plant(table, moment.state)
    game = site.game(table)
    action = site.legal(table)[0]
    moves, state = [action], game.apply(moment.state, game.parse(action))
    while game.to_act(state) == 0 and [str(a) for a in game.legal_actions(state)] == ["draw"]:
        moves.append("draw")  # what is no decision comes along
        state = game.apply(state, game.parse("draw"))
    after = game.describe(state)

    def click(_: int) -> tuple[int, str]:
        answer = person.act(table, action, 0, partial=partial)
        return answer.status_code, answer.text

    with ThreadPoolExecutor(AT_ONCE) as pool:
        answers = list(pool.map(click, range(AT_ONCE)))
    done = 200 if partial else 303
    assert Counter(status for status, _ in answers) == {done: 1, 409: AT_ONCE - 1}
    for status, text in answers:
        if status == 409:
            assert '<input type="hidden" name="version" value="1">' in table_block(text)
            assert text.startswith("<!doctype html>") != partial
    row = site.row(table)
    assert (row.version, row.ply) == (1, len(moves))
    assert site.store.moves(table) == moves
    assert row.position == after


@pytest.mark.parametrize("until", ["next", "person"])
@pytest.mark.parametrize("moment", to_wait, ids=str)
def test_five_continues_are_one(site: Site, moment: Moment, until: str) -> None:
    person = site.browser()
    table = person.open(moment.game)
    site.plant(table, moment.state)
    with ThreadPoolExecutor(AT_ONCE) as pool:
        answers = list(pool.map(lambda _: person.go_on(table, 0, until), range(AT_ONCE)))
    assert Counter(each.status_code for each in answers) == {200: 1, 409: AT_ONCE - 1}
    row = site.row(table)
    assert row.version == 1
    assert len(site.store.moves(table)) == row.ply
    if until == "next":
        assert row.ply == 1
    else:
        assert site.game(table).to_act(site.state(table)) in (0, None)


def test_a_page_left_behind_in_another_tab_is_told(site: Site, person: Browser) -> None:
    table = person.open()
    person.go_on(table, 0, "person")
    assert person.act(table, "start", 1).status_code == 200
    before = site.stored(table)
    for partial in (False, True):
        answer = person.act(table, "start", 1, partial=partial)
        assert answer.status_code == 409
        block = table_block(answer.text)
        assert '<input type="hidden" name="version" value="2">' in block
        assert MOVED_ON in block
        now = table_block(person.get(f"/tables/{table}").text)
        assert block.replace(f'<p class="refusal">{MOVED_ON}</p>', "").split() == now.split()
    assert site.stored(table) == before


def test_a_stale_switch_of_saving_changes_nothing(site: Site, person: Browser) -> None:
    table = person.open()
    person.go_on(table, 0, "person")
    answer = person.post(f"/tables/{table}/save", {"version": 0, "saved": "on"}, partial=True)
    assert answer.status_code == 409
    assert MOVED_ON in answer.text
    assert not site.row(table).saved


@pytest.mark.parametrize("partial", [False, True])
def test_a_stale_continue_says_nothing(site: Site, person: Browser, partial: bool) -> None:
    """The page asks by itself: that another tab was quicker is no news."""
    table = person.open(opponents=3)
    person.go_on(table, 0)
    before = site.stored(table)
    answer = person.go_on(table, 0, partial=partial)
    assert answer.status_code == 409
    assert "moved on" not in answer.text
    assert table_block(answer.text) == table_block(person.get(f"/tables/{table}").text)
    assert site.stored(table) == before
    if partial:
        live = answer.text.index('hx-target="#live"')
        assert answer.text[live:].split(">", 1)[1].startswith("</hx-partial>")


def test_continuing_on_the_persons_turn_changes_nothing(site: Site, person: Browser) -> None:
    table = person.open()
    person.go_on(table, 0, "person")
    before = site.stored(table)
    for until in ("next", "person"):
        assert person.go_on(table, 1, until).status_code == 200
    assert site.stored(table) == before


def test_a_person_cannot_play_for_a_computer(site: Site, person: Browser) -> None:
    table = person.open(opponents=2)
    before = site.stored(table)
    answer = person.act(table, "start", 0)
    assert answer.status_code == 422
    assert "rules#0.1" in table_block(answer.text)
    assert site.stored(table) == before


def test_form_before_version_before_legality(site: Site, person: Browser) -> None:
    table = person.open()
    person.go_on(table, 0, "person")
    before = site.stored(table)
    illegal = "pickup"
    assert illegal not in site.legal(table)
    wrong = {
        ("nonsense", 0): 400,  # all three are wrong
        (illegal, 0): 409,  # version and legality
        ("nonsense", 1): 400,
        (illegal, 1): 422,
        ("start", 0): 409,
    }
    for (action, version), status in wrong.items():
        for partial in (False, True):
            assert person.act(table, action, version, partial=partial).status_code == status
    assert site.stored(table) == before
    assert person.go_on(table, 7, "sometime").status_code == 400
    assert site.stored(table) == before


def test_a_table_deleted_meanwhile_is_gone_for_the_other_tab(person: Browser) -> None:
    table = person.open()
    assert person.post(f"/tables/{table}/delete").status_code == 303
    assert person.go_on(table, 0).status_code == 404
    assert person.post(f"/tables/{table}/delete").status_code == 404


def test_the_cards_played_are_those_named_whatever_their_order(site: Site, person: Browser) -> None:
    """Sets may be written in any order; the record holds the canonical text."""
    moment = next(each for each in moments() if _has_set(each))
    table = person.open(moment.game)
    site.plant(table, moment.state)
    action = next(text for text in site.legal(table) if _is_set(text))
    word, *cards = action.split()
    assert person.act(table, " ".join([word, *reversed(cards)]), 0).status_code == 200
    assert site.store.moves(table) == [action]


def _is_set(text: str) -> bool:
    word, *parts = text.split()
    return word == "play" and len(parts) > 1 and all(len(part) == 2 for part in parts)


def _has_set(moment: Moment) -> bool:
    if not moment.kind.endswith("person to act"):
        return False
    return any(_is_set(str(each)) for each in GAMES[moment.game].legal_actions(moment.state))


def test_one_card_named_twice_is_no_set(site: Site, person: Browser) -> None:
    table = person.open()
    person.go_on(table, 0, "person")
    before = site.stored(table)
    assert person.act(table, "play 9S 9S", 1).status_code == 400
    assert site.stored(table) == before


def test_a_double_click_on_the_button_sends_the_version_of_its_page(person: Browser) -> None:
    """Every form that changes a table carries the version that its page shows."""
    table = person.open()
    page = Markup(person.get(f"/tables/{table}").text)
    forms = {tag["action"] for tag in page.all("form", method="post")}
    changing = {f"/tables/{table}/{name}" for name in ("actions", "undo", "continue", "save")}
    assert forms == changing | {f"/tables/{table}/delete", "/settings"}
    assert len(page.all("input", name="version", value="0")) == len(changing)


def test_the_next_game_is_dealt_once(site: Site) -> None:
    """Pressing "Play again" twice leads to one table."""
    person = site.browser()
    table = person.open(saved=True)
    for _ in range(400):
        if site.row(table).over:
            break
        if site.game(table).to_act(site.state(table)) == 0:
            person.act(table, site.legal(table)[-1], site.row(table).version)
        else:
            person.go_on(table, site.row(table).version, "person")
    answers = [person.post("/tables", {"after": table}) for _ in range(3)]
    assert {answer.status_code for answer in answers} == {303}
    assert len({answer.headers["location"] for answer in answers}) == 1
