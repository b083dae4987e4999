"""Why a computer did that: asked of the lines of the log, answered from what it knew then."""

import re
from typing import Any

import pytest

from app.i18n import wanted
from app.render import words_for
from engine import GAMES
from engine.cards import PACKS
from engine.players import Advice, advise
from tests.web.browsers import Browser, Site
from tests.web.markup import Markup, Tag

ROUNDS = 14  # actions of the person at a table
ONLY = "Nothing else was possible."

each_game = pytest.mark.parametrize("game", GAMES)
either_way = pytest.mark.parametrize("partial", [False, True])


def played(site: Site, person: Browser, game: str, level: str = "medium") -> str:
    """A table at which the person has done what a good player would, and the others theirs."""
    opponents = min(2, GAMES[game].seats[-1] - 1)
    table = person.open(game, opponents=opponents, level=level)
    site.deal(table, "5eed" * 8)
    site.change(table, levels=[level] * opponents)
    for _ in range(ROUNDS):
        row = site.row(table)
        if row.over:
            break
        state, rules = site.state(table), site.game(table)
        if rules.to_act(state) == 0:
            action = str(advise(rules, state, "medium", row.ply).action)
            person.act(table, action, row.version)
        else:
            person.go_on(table, row.version, "person")
    return table


def links(person: Browser, table: str) -> list[Tag]:
    """The questions that the log offers."""
    page = Markup(person.get(f"/tables/{table}/log").text)
    return [tag for tag in page.all("a") if tag.attributes.get("class") == "ask-why"]


def plies(person: Browser, table: str) -> list[int]:
    return [int(tag["id"].removeprefix("ask-")) for tag in links(person, table)]


def ask(person: Browser, table: str, ply: int | str, *, partial: bool = True) -> Any:
    return person.get(f"/tables/{table}/log?why={ply}", partial=partial)


def paragraph(text: str, ply: int) -> str:
    """The answer as written, without what is around it."""
    found = re.search(rf'<p class="why" id="why-{ply}" tabindex="-1">.+?</p>', text)
    assert found, f"no answer for ply {ply}"
    return found[0]


def considered(site: Site, table: str, ply: int) -> Advice[Any]:
    """What the computer to act at this ply of the record does, and why."""
    row, game = site.row(table), site.game(table)
    state = game.deal(len(row.levels) + 1, row.seed, row.options, row.first_dealer)
    for text in site.store.moves(table)[:ply]:
        state = game.apply(state, game.parse(text))
    seat = game.to_act(state)
    assert seat, "a computer is to act"
    return advise(game, state, row.levels[seat - 1], ply)


@each_game
@either_way
def test_a_reason_is_the_one_that_chose(
    site: Site, person: Browser, game: str, partial: bool
) -> None:
    table = played(site, person, game)
    words = words_for(wanted("en"), GAMES[game])
    asked = plies(person, table)
    assert len(asked) > 3
    told = set()
    for ply in asked:
        advice = considered(site, table, ply)
        assert str(advice.action) == site.store.moves(table)[ply]
        reason = Markup(words.read(GAMES[game].reasons, advice.why)).text
        expected = ONLY if advice.why.id == "only" else reason
        answer = ask(person, table, ply, partial=partial)
        assert answer.status_code == 200
        assert Markup(paragraph(answer.text, ply)).text == expected
        told.add(advice.why.id)
    assert len(told) > 1


@each_game
def test_every_action_of_a_computer_can_be_asked_about(
    site: Site, person: Browser, game: str
) -> None:
    table = played(site, person, game)
    row, rules = site.row(table), GAMES[game]
    state = rules.deal(len(row.levels) + 1, row.seed, row.options, row.first_dealer)
    of_computers = []
    for ply, text in enumerate(site.store.moves(table)):
        if rules.to_act(state) not in (None, 0):
            of_computers.append(ply)
        state = rules.apply(state, rules.parse(text))
    asked = plies(person, table)
    if game == "tute":  # the tricks before the last are left to memory
        assert set(asked) < set(of_computers)
        assert asked[-1] == of_computers[-1]
    else:
        assert asked == of_computers


@each_game
def test_a_question_says_what_it_is_about(site: Site, person: Browser, game: str) -> None:
    table = played(site, person, game)
    page = Markup(person.get(f"/tables/{table}/log").text)
    for link in links(person, table):
        ply = link["id"].removeprefix("ask-")
        assert link["aria-labelledby"] == f"ask-{ply} move-{ply}"
        assert len(page.all("span", id=f"move-{ply}")) == 1
        assert link["href"] == f"{link['hx-get']}#why-{ply}"
        assert link["hx-target"] == f"#why-{ply}"
        (place,) = page.all("p", id=f"why-{ply}")
        assert "tabindex" not in place.attributes, "nothing has been answered"


def test_an_answer_takes_its_place_and_is_said(site: Site, person: Browser) -> None:
    table = played(site, person, "vandtia")
    words = words_for(wanted("en"), GAMES["vandtia"])
    for ply in plies(person, table):
        answer = ask(person, table, ply)
        assert set(Markup(answer.text).top()) == {"title", "p", "hx-partial"}
        page = ask(person, table, ply, partial=False).text
        assert paragraph(page, ply) == paragraph(answer.text, ply)
        assert page.startswith("<!doctype html>")
        reason = considered(site, table, ply).why
        said = ONLY if reason.id == "only" else words.hear(GAMES["vandtia"].reasons, reason)
        live = answer.text[answer.text.index('<hx-partial hx-target="#live"') :]
        assert Markup(live).text == said


@each_game
def test_an_answer_names_no_card_but_those_of_the_action(
    site: Site, person: Browser, game: str
) -> None:
    words = words_for(wanted("en"), GAMES[game])
    names = {words.card(code): code for code in PACKS[GAMES[game].pack].codes}
    table = played(site, person, game)
    for ply in plies(person, table):
        answer = paragraph(ask(person, table, ply).text, ply)
        named = {code for name, code in names.items() if f'"{name}"' in answer}
        assert named <= set(site.store.moves(table)[ply].split())


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_a_forced_move_is_no_choice(site: Site, person: Browser, level: str) -> None:
    table = played(site, person, "crazy_eights", level)
    forced = [ply for ply in plies(person, table) if site.store.moves(table)[ply] == "draw"]
    assert forced
    for ply in forced:
        assert ONLY in ask(person, table, ply).text


@each_game
@either_way
def test_only_what_the_log_tells_of_a_computer_is_answered(
    site: Site, person: Browser, game: str, partial: bool
) -> None:
    table = played(site, person, game)
    asked = plies(person, table)
    for ply in range(-2, site.row(table).ply + 2):
        status = ask(person, table, ply, partial=partial).status_code
        assert status == (200 if ply in asked else 404)


@either_way
@pytest.mark.parametrize("ply", ["", "one", "1.5", "9" * 5000])
def test_a_ply_is_a_number(person: Browser, ply: str, partial: bool) -> None:
    assert ask(person, person.open(), ply, partial=partial).status_code == 400


def test_asking_changes_nothing_and_is_answered_alike(site: Site, person: Browser) -> None:
    table = played(site, person, "idiot")
    before = site.stored(table)
    for ply in plies(person, table):
        first = ask(person, table, ply)
        assert first.content == ask(person, table, ply).content
    assert site.stored(table) == before


def test_what_was_taken_back_is_not_answered(site: Site, person: Browser) -> None:
    table = played(site, person, "idiot")
    before = plies(person, table)
    version = site.row(table).version
    assert person.post(f"/tables/{table}/undo", {"version": version}).status_code == 303
    after = plies(person, table)
    assert before[: len(after)] == after
    gone = before[len(after) :]
    assert gone
    assert {ask(person, table, ply).status_code for ply in gone} == {404}
    assert {ask(person, table, ply).status_code for ply in after} == {200}


def test_a_player_that_would_do_something_else_now_gives_no_reason(
    site: Site, person: Browser
) -> None:
    table = played(site, person, "vandtia", "easy")
    site.change(table, levels=["medium"] * 2)
    known = "whose reasons are not known any more"
    moves, same = site.store.moves(table), 0
    for ply in plies(person, table):
        unknown = known in ask(person, table, ply).text
        assert unknown == (str(considered(site, table, ply).action) != moves[ply])
        same += not unknown
    assert 0 < same < len(plies(person, table))


def test_nobody_else_is_answered(site: Site, person: Browser) -> None:
    table = played(site, person, "idiot")
    other = site.browser()
    other.open()
    assert ask(other, table, plies(person, table)[0]).status_code == 404
