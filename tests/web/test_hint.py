"""Advice on the person's turn: what a good player would do and why, shown, said and marked."""

from typing import Any

import pytest
from httpx2 import Response

from app.i18n import wanted
from app.render import words_for
from engine import GAMES
from engine.game import AnyGame, Phrase
from engine.players import Advice, advise
from tests.web.browsers import THOROUGH, Browser, Site
from tests.web.markup import Markup, table_block
from tests.web.positions import Moment, kinds, moments

OF_PERSON = [each for each in (moments() if THOROUGH else kinds()) if "person" in each.kind]
OF_OTHERS = [each for each in kinds() if "person" not in each.kind]

of_person = pytest.mark.parametrize("moment", OF_PERSON, ids=str)
each_game = pytest.mark.parametrize("game", GAMES)
either_way = pytest.mark.parametrize("partial", [False, True])


def hint(person: Browser, table: str, version: int | str = 0, *, partial: bool = True) -> Response:
    """Press the hint button on a page of this version."""
    return person.post(f"/tables/{table}/hint", {"version": version}, partial=partial)


def planted(site: Site, person: Browser, moment: Moment) -> str:
    table = person.open(moment.game)
    site.plant(table, moment.state)
    return table


def expected(site: Site, table: str) -> Advice[Any]:
    """What the best player does at this table in the person's place."""
    game = site.game(table)
    return advise(game, site.state(table), game.levels[-1], site.row(table).ply)


@of_person
@either_way
def test_a_hint_names_an_action_and_a_reason(
    site: Site, person: Browser, moment: Moment, partial: bool
) -> None:
    table = planted(site, person, moment)
    game, advice = site.game(table), expected(site, table)
    words = words_for(wanted("en"), game)
    answer = hint(person, table, partial=partial)
    assert answer.status_code == 200
    assert answer.text.startswith("<!doctype html>") != partial
    view = game.view(site.state(table), 0)
    shown = Markup(table_block(answer.text)).text
    for sentences, phrase in (
        (game.proposals, game.proposal(view, advice.action)),
        (game.reasons, advice.why),
    ):
        assert Markup(words.read(sentences, phrase)).text in shown


@of_person
def test_what_is_advised_is_marked_and_has_the_focus(
    site: Site, person: Browser, moment: Moment
) -> None:
    table = planted(site, person, moment)
    action = str(expected(site, table).action)
    page = Markup(hint(person, table).text)
    marked = [tag for tag in page.tags if "data-hint" in tag.attributes]
    assert marked, f"nothing does {action}"
    assert {tag["value"] for tag in marked} == {action}
    assert all(tag.name == "button" and "aria-disabled" not in tag.attributes for tag in marked)
    focused = [tag for tag in page.tags if "autofocus" in tag.attributes]
    assert len(focused) == 1
    assert focused[0] in marked
    name = focused[0]["aria-describedby"]
    assert len([tag for tag in page.tags if tag.attributes.get("id") == name]) == 1


@each_game
@either_way
def test_a_hint_tells_how_far_it_is_ahead(
    site: Site, person: Browser, monkeypatch: pytest.MonkeyPatch, game: str, partial: bool
) -> None:
    """Where a player can tell; the sentences are any two of the game's."""
    rules = GAMES[game]
    plain = [id for id, forms in rules.reasons.items() if len(forms) == 1 and "%" not in forms[0]]
    why, ahead = Phrase(plain[1]), Phrase(plain[2])

    def advise_so(game: AnyGame, state: Any, level: str, ply: int) -> Advice[Any]:
        return advise(game, state, level, ply)._replace(why=why, ahead=ahead)

    monkeypatch.setattr(site.app.state.tables, "advise", advise_so)
    table = planted(site, person, next(each for each in OF_PERSON if each.game == game))
    answer = hint(person, table, partial=partial)
    both = " ".join(rules.reasons[each.id][0] for each in (why, ahead))
    assert Markup(table_block(answer.text)).text.count(both) == 1
    if partial:
        assert (
            both in Markup(answer.text[answer.text.index('<hx-partial hx-target="#live"') :]).text
        )


@of_person
def test_a_hint_is_spoken_in_words(site: Site, person: Browser, moment: Moment) -> None:
    table = planted(site, person, moment)
    game, advice = site.game(table), expected(site, table)
    words = words_for(wanted("en"), game)
    text = hint(person, table).text
    live = Markup(text[text.index('<hx-partial hx-target="#live"') :]).text
    proposal = game.proposal(game.view(site.state(table), 0), advice.action)
    assert f"{words.hear(game.proposals, proposal)} {words.hear(game.reasons, advice.why)}" in live


@of_person
def test_a_hint_changes_nothing_and_repeats_itself(
    site: Site, person: Browser, moment: Moment
) -> None:
    table = planted(site, person, moment)
    before, page = site.stored(table), person.get(f"/tables/{table}").text
    first, second = hint(person, table), hint(person, table)
    assert first.status_code == 200
    assert first.content == second.content
    assert site.stored(table) == before
    assert person.get(f"/tables/{table}").text == page, "it is gone with the next look"
    action = str(expected(site, table).action)
    assert person.act(table, action, 0).status_code == 200, "what is advised can be done"


@of_person
def test_the_button_stands_where_a_hint_can_be_had(
    site: Site, person: Browser, moment: Moment
) -> None:
    table = planted(site, person, moment)
    for text in (person.get(f"/tables/{table}").text, hint(person, table).text):
        page = Markup(text)
        (button,) = page.all("button", id="a-hint")
        (form,) = page.all("form", id=button["form"])
        assert form["action"] == f"/tables/{table}/hint"


@pytest.mark.parametrize("moment", OF_OTHERS, ids=str)
@either_way
def test_nobody_is_advised_out_of_turn(
    site: Site, person: Browser, moment: Moment, partial: bool
) -> None:
    table = planted(site, person, moment)
    before = site.stored(table)
    page = person.get(f"/tables/{table}", partial=partial)
    assert not Markup(page.text).all("button", id="a-hint")
    answer = hint(person, table, partial=partial)
    assert answer.status_code == 200
    assert table_block(answer.text) == table_block(page.text)
    assert site.stored(table) == before


@either_way
def test_a_hint_for_an_older_table_shows_the_present_one(
    site: Site, person: Browser, partial: bool
) -> None:
    table = planted(site, person, OF_PERSON[0])
    answer = hint(person, table, 7, partial=partial)
    assert answer.status_code == 409
    shown = table_block(answer.text)
    assert "had already moved on" in shown
    assert "data-hint" not in shown


@pytest.mark.parametrize("version", ["", "one", -1])
def test_a_hint_needs_a_version(person: Browser, version: int | str) -> None:
    assert hint(person, person.open(), version).status_code == 400


def test_getting_a_hint_leads_back_to_the_table(person: Browser) -> None:
    table = person.open()
    answer = person.get(f"/tables/{table}/hint")
    assert (answer.status_code, answer.headers["location"]) == (303, f"/tables/{table}")


def test_a_hint_to_exchange_has_picked_the_first_card(site: Site, person: Browser) -> None:
    table = person.open()
    hands, face_up = ["3S AS 4S", "6S 7S 8S"], ["KD 5D QD", "6H 7H 8H"]
    position = {"hands": hands, "face_up": face_up, "phase": "exchange", "seed": "5eed" * 8}
    site.plant(table, site.game(table).position(position))
    page = Markup(hint(person, table).text)
    assert [tag["data-card"] for tag in page.all("button", name="pick", aria_pressed="true")] == [
        "AS"
    ]
    assert [tag["value"] for tag in page.tags if "data-hint" in tag.attributes] == ["swap AS 5D"]


def test_a_hint_to_name_a_suit_has_picked_the_wild_card(site: Site, person: Browser) -> None:
    table = person.open("crazy_eights")
    position = {"hands": ["8C 4D 5D", "KH"], "pile": "7S", "stock": "3S", "seed": "5eed" * 8}
    site.plant(table, site.game(table).position(position))
    page = Markup(hint(person, table).text)
    assert [tag["data-card"] for tag in page.all("button", name="pick", aria_pressed="true")] == [
        "8C"
    ]
    assert [tag["value"] for tag in page.tags if "data-hint" in tag.attributes] == ["play 8C D"]
