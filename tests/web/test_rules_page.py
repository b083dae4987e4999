"""The rules page: every clause can be reached, every example is what the engine does."""

import re
from functools import cache

import pytest

from engine import GAMES
from engine.game import AnyGame
from engine.scenarios import Do, run, scenarios
from tests.engine.walks import common, probes
from tests.web.browsers import Browser, Site
from tests.web.markup import Markup
from tests.web.positions import kinds

each_game = pytest.mark.parametrize("game", GAMES)
each_game_with_a_pile = pytest.mark.parametrize(
    "game", [game.id for game in GAMES.values() if game.family != "tute"]
)


def rules(person: Browser, game: str) -> tuple[str, Markup]:
    text = person.get(f"/games/{game}/rules").text
    return text, Markup(text)


@cache
def refusing_clauses(game: AnyGame) -> frozenset[str]:
    """Clauses that refuse something somewhere in random games."""
    found = set()
    for situation in common(game, 6, 8):
        for action in probes(game, situation.state)[::5]:
            reason = game.why_not(situation.state, action)
            if reason is not None:
                found.add(reason.clause)
    return frozenset(found)


@each_game
def test_every_clause_has_its_anchor_and_its_sentence(person: Browser, game: str) -> None:
    _, page = rules(person, game)
    anchors = [tag["id"] for tag in page.tags if tag.attributes.get("class") == "clause"]
    assert anchors == list(GAMES[game].clauses)
    for sentence in GAMES[game].clauses.values():
        assert " ".join(sentence.split()) in page.text


@each_game
def test_every_link_within_the_page_leads_somewhere(person: Browser, game: str) -> None:
    _, page = rules(person, game)
    ids = page.values("id")
    assert sorted(ids) == sorted(set(ids))
    links = {tag["href"][1:] for tag in page.all("a") if tag["href"].startswith("#")}
    assert links <= set(ids)
    assert len(links) > 20


@each_game
def test_every_refusal_is_a_clause_of_the_page(person: Browser, game: str) -> None:
    _, page = rules(person, game)
    clauses = refusing_clauses(GAMES[game])
    assert len(clauses) > 5
    assert clauses <= set(page.values("id"))


TRIED = ("deal", "pickup", "chance", "flip 0", "keep", "pass", "start")


@each_game
def test_every_link_from_a_table_leads_to_a_clause(site: Site, person: Browser, game: str) -> None:
    _, page = rules(person, game)
    linked = set()
    for moment in kinds():
        if moment.game == game:
            table = person.open(game)
            site.plant(table, moment.state)
            for text in (*TRIED, "declare o", "claim", "capote", "exchange 7"):
                answer = person.act(table, text, site.row(table).version)
                linked |= set(re.findall(rf"/games/{game}/rules#([\w.]+)", answer.text))
    assert len(linked) > 4
    assert linked <= set(page.values("id"))


@each_game_with_a_pile
def test_every_example_is_drawn_as_the_engine_plays_it(person: Browser, game: str) -> None:
    text, _ = rules(person, game)
    guide = GAMES[game].guide
    shown = [guide.quick] if guide.quick else []
    shown += list(guide.examples)
    sections = re.findall(r'<section class="example">.*?</section>', text, re.DOTALL)
    assert len(sections) == len(shown) > 0
    for each, section in zip(shown, sections, strict=True):
        assert each is not None
        _judge(GAMES[game], each.scenario, section)


@each_game_with_a_pile
def test_what_is_worth_remembering_is_drawn_as_the_engine_plays_it(
    person: Browser, game: str
) -> None:
    text, _ = rules(person, game)
    remembered = text.partition("Worth remembering")[2]
    steps = re.findall(r'<div class="example-step">.*?</div>', remembered, re.DOTALL)
    expected = [
        played
        for point in GAMES[game].guide.remember
        if point.scenario
        for played in _played(GAMES[game], point.scenario)
    ]
    assert len(steps) >= len(expected)


def _played(game: AnyGame, name: str) -> list[tuple[list[str], list[str], list[str], bool, str]]:
    """Pile, cards laid, pile after, whether it burned, and the clause that refused."""
    (scenario,) = [each for each in scenarios(game) if each.id == name]
    steps = []
    for played in run(game, scenario):
        if isinstance(played.step, Do):
            before, after = game.describe(played.before), game.describe(played.after)
            steps.append(
                (
                    before["pile"].split()[-4:],
                    [part for part in played.step.do.split()[1:] if part in game.deck],
                    after["pile"].split()[-4:],
                    len(after.get("burned", "")) > len(before.get("burned", "")),
                    played.reason.clause if played.reason else "",
                )
            )
    return steps


def _judge(game: AnyGame, scenario: str, section: str) -> None:
    steps = re.findall(r'<div class="example-step">.*?</div>', section, re.DOTALL)
    played = _played(game, scenario)
    assert len(steps) == len(played) > 0, f"{scenario} is played to its end"
    for step, (pile, laid, after, burned, refused) in zip(steps, played, strict=True):
        first, second, third = re.findall(r"<figure.*?</figure>", step, re.DOTALL)
        assert re.findall(r'data-face="(\w\w)"', first) == pile
        assert re.findall(r'data-face="(\w\w)"', second) == laid
        if refused:
            assert f'href="#{refused}"' in third
        elif burned:
            assert "The pile has left the game." in third
        else:
            assert re.findall(r'data-face="(\w\w)"', third) == after
