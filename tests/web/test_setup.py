"""What is chosen before a deal is what the table has, and it acts."""

from dataclasses import replace
from html import unescape
from typing import Any
from urllib.parse import urlencode

import pytest

from app.i18n import wanted
from app.strength import AT_RANDOM, of_game
from engine import GAMES
from engine.game import AnyGame, Option
from engine.players import advise
from engine.scenarios import run, scenarios
from tests.web.browsers import Browser, Site
from tests.web.markup import Markup

OPTIONS = [(game.id, option.id) for game in GAMES.values() for option in game.options]


def other_value(option: Option) -> bool | str:
    """A value that is not the default."""
    return next(value for value in option.values if value != option.default)


def as_sent(option: Option, value: bool | str) -> str:
    """How the set-up form sends a value."""
    return option.id if value is True else f"{option.id}={value}"


def option_of(game: AnyGame, name: str) -> Option:
    return next(option for option in game.options if option.id == name)


@pytest.mark.parametrize("game", GAMES)
def test_the_form_offers_every_choice(person: Browser, game: str) -> None:
    page = Markup(person.get(f"/games/{game}").text)
    assert [tag["value"] for tag in page.all("input", name="opponents")] == [
        str(seats - 1) for seats in GAMES[game].seats
    ]
    assert [tag["value"] for tag in page.all("input", name="level")] == list(GAMES[game].levels)
    offered = {tag["value"].partition("=")[0] for tag in page.all("input", name="option")}
    assert offered == {option.id for option in GAMES[game].options}
    for tag in page.tags:
        if tag.name == "input" and tag.attributes.get("type") != "hidden":
            assert "label" in tag.inside


@pytest.mark.parametrize("game", GAMES)
def test_the_form_as_it_comes_deals_the_plain_game(site: Site, person: Browser, game: str) -> None:
    page = Markup(person.get(f"/games/{game}").text)
    fields: dict[str, str | int | list[str]] = {}
    for tag in page.all("input"):
        hidden = tag.attributes.get("type") == "hidden"
        if "main" in tag.inside and (hidden or "checked" in tag.attributes):
            fields[tag["name"]] = tag["value"]
    fields["levels"] = [""] * len(page.all("select", name="levels"))
    answer = person.post("/tables", fields)
    row = site.row(answer.headers["location"].removeprefix("/tables/"))
    assert row.game == game
    assert row.options == {option.id: option.default for option in GAMES[game].options}
    assert not row.saved


@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_players_can_be_dealt(site: Site, person: Browser, game: str) -> None:
    for seats in GAMES[game].seats:
        table = person.open(game, opponents=seats - 1)
        assert len(site.row(table).position["hands"]) == seats


@pytest.mark.parametrize("game", GAMES)
def test_an_option_that_needs_another_is_shown_with_it_alone(person: Browser, game: str) -> None:
    for option in (each for each in GAMES[game].options if each.needs):
        chosen = as_sent(option, other_value(option))
        alone = person.get(f"/tables/{person.open(game, options=[chosen])}").text
        assert f"{option.label}: " not in alone
        both = person.open(game, options=[option.needs, chosen])
        assert f"{option.label}: " in person.get(f"/tables/{both}").text


def test_what_can_only_be_one_way_is_no_choice(person: Browser) -> None:
    page = person.get("/games/tute").text
    assert '<input type="hidden" name="opponents" value="1">' in page
    assert "Opponents" not in page
    assert "2 players" in person.get("/").text
    assert "2 to 2" not in person.get("/").text


def test_many_switches_are_folded_and_counted(person: Browser) -> None:
    for game, folded in (("vandtia", 10), ("crazy_eights", 6), ("mau_mau", 0), ("idiot", 0)):
        page = Markup(person.get(f"/games/{game}").text)
        assert len(page.all("details", id="options")) == bool(folded)
        assert (f"On: 0 of {folded}" in page.text) == bool(folded)


@pytest.mark.parametrize(("game", "name"), OPTIONS)
def test_an_option_that_is_chosen_is_stored_and_shown(
    site: Site, person: Browser, game: str, name: str
) -> None:
    option = option_of(GAMES[game], name)
    value = other_value(option)
    needed = {option.needs: True} if option.needs else {}
    table = person.open(game, options=[*needed, as_sent(option, value)])
    expected = {each.id: each.default for each in GAMES[game].options} | needed | {name: value}
    row = site.row(table)
    assert row.options == expected
    assert row.position["options"] == expected
    page = person.get(f"/tables/{table}").text
    asked = urlencode([("option", each) for each in (*needed, as_sent(option, value))])
    link = f'/games/{game}/rules?{asked}#{option.clause}">{option.label}'
    assert link in unescape(page)


# Those of Tute say when the match ends and what is shown: no single action is another with them.
@pytest.mark.parametrize(("game", "name"), [each for each in OPTIONS if each[0] != "tute"])
def test_an_option_that_is_chosen_acts(site: Site, person: Browser, game: str, name: str) -> None:
    """In a scenario of the option the same button leads to another position than without it."""
    rules = GAMES[game]
    scenes = [state for state in _scenes(rules, name) if _differs(rules, state, name)]
    assert scenes, f"no scenario shows what {name} does"
    described = rules.describe(scenes[0]) | {"seed": "5eed" * 8}
    plain = described | {"options": _without(rules, described, name)}
    came_of_it = []
    for each in (described, plain):
        table = person.open(game)
        state = rules.position(each)
        site.plant(table, state)
        futures = {}
        for action in _all_actions(rules, scenes[0], name):
            site.plant(table, state)
            answer = person.act(table, action, site.row(table).version)
            assert answer.status_code in (200, 422)
            futures[action] = (answer.status_code, _without_options(site.row(table).position))
        came_of_it.append(futures)
    assert came_of_it[0] != came_of_it[1]


def _all_actions(game: AnyGame, state: Any, name: str) -> list[str]:
    """What may be done with the option or without it."""
    described = game.describe(state)
    without = game.position(described | {"options": _without(game, described, name)})
    return sorted({str(each) for s in (state, without) for each in game.legal_actions(s)})


def _without(game: AnyGame, described: dict[str, Any], name: str) -> dict[str, Any]:
    options: dict[str, Any] = described["options"]
    return options | {name: option_of(game, name).default}


def _without_options(described: dict[str, Any]) -> dict[str, Any]:
    return {name: described[name] for name in described if name != "options"}


def _scenes(game: AnyGame, name: str) -> list[Any]:
    """States of scenarios in which the option is on."""
    found = []
    default = option_of(game, name).default
    for scenario in scenarios(game):
        if scenario.options.get(name, default) != default:
            found += [state for played in run(game, scenario) for state in (played.before,)]
    return found


def _differs(game: AnyGame, state: Any, name: str) -> bool:
    """Whether the person could see there that the option is on."""
    described = game.describe(state)
    if game.to_act(state) != 0:
        return False
    try:
        without = game.position(described | {"options": _without(game, described, name)})
    except ValueError:  # nothing of the kind can be without the option
        return False
    return _futures(game, state) != _futures(game, without)


def _futures(game: AnyGame, state: Any) -> dict[str, Any]:
    futures = {}
    for action in game.legal_actions(state):
        futures[str(action)] = _without_options(game.describe(game.apply(state, action)))
    return futures


def test_a_level_that_is_chosen_is_stored(site: Site, person: Browser) -> None:
    for game in GAMES.values():
        for level in game.levels:
            opponents = min(3, game.seats[-1] - 1)
            table = person.open(game.id, opponents=opponents, level=level)
            assert site.row(table).levels == [level] * opponents


@pytest.mark.parametrize("game", [game.id for game in GAMES.values() if len(game.seats) > 1])
def test_every_opponent_can_have_a_level_of_its_own(site: Site, person: Browser, game: str) -> None:
    for own in (["medium"], ["", "medium"], ["medium", "easy", "", "medium"], ["", "", "", ""]):
        for opponents in (seats - 1 for seats in GAMES[game].seats):
            table = person.open(game, opponents=opponents, level="easy", levels=own)
            expected = ([each or "easy" for each in own] + ["easy"] * 4)[:opponents]
            assert site.row(table).levels == expected


@pytest.mark.parametrize("game", GAMES)
def test_the_form_offers_each_opponent_every_level(person: Browser, game: str) -> None:
    page = Markup(person.get(f"/games/{game}").text)
    most = GAMES[game].seats[-1] - 1
    assert len(page.all("select", name="levels")) == (most if most > 1 else 0)
    offered = [tag["value"] for tag in page.all("option")]
    assert offered == ["", *GAMES[game].levels] * len(page.all("select"))
    assert all("label" in tag.inside for tag in page.all("select"))
    if most > 1:
        assert len(page.all("details", id="levels")) == 1


@pytest.mark.parametrize(
    "levels", [["best"], ["easy", "best"], ["EASY"], ["easy"] * 10, ["easy", "m\0"], ["x" * 5000]]
)
def test_a_level_that_is_none_is_refused(site: Site, person: Browser, levels: list[str]) -> None:
    tables = site.tables()
    fields: dict[str, str | int | list[str]] = {"game": "idiot", "opponents": 3, "level": "easy"}
    answer = person.post("/tables", fields | {"levels": levels})
    assert answer.status_code == 400
    assert site.tables() == tables


def test_a_level_for_all_is_not_needed_where_each_has_its_own(person: Browser) -> None:
    fields: dict[str, str | int | list[str]] = {"game": "idiot", "opponents": 2}
    both = person.post("/tables", fields | {"levels": ["easy", "medium"]})
    assert both.status_code == 303
    assert person.post("/tables", fields | {"levels": ["easy", ""]}).status_code == 400


def test_the_table_names_levels_with_their_players_where_they_differ(person: Browser) -> None:
    def shown(levels: list[str]) -> str:
        table = person.open(opponents=3, levels=levels)
        return Markup(person.get(f"/tables/{table}").text).text

    assert "Opponents: Medium" in shown(["medium"] * 3)
    mixed = "Opponents: Alma – Medium, Bruno – Easy, and Clara – Medium"
    assert mixed in shown(["medium", "", "medium"])


def test_mixed_levels_act_each_by_itself(site: Site, person: Browser) -> None:
    levels = ["medium", "easy"]
    table = person.open("vandtia", opponents=2, levels=levels)
    site.deal(table, "5eed" * 8)
    site.change(table, levels=levels)
    game, acted = site.game(table), set()
    for _ in range(40):
        row, state = site.row(table), site.state(table)
        seat = game.to_act(state)
        if not seat:
            person.act(table, str(advise(game, state, "medium", row.ply).action), row.version)
            continue
        person.go_on(table, row.version)
        expected = advise(game, state, levels[seat - 1], row.ply).action
        assert site.store.moves(table)[row.ply] == str(expected)
        acted.add(seat)
    assert acted == {1, 2}


def test_saving_from_the_first_is_stored(site: Site, person: Browser) -> None:
    assert site.row(person.open(saved=True)).saved
    assert not site.row(person.open()).saved


def test_no_two_deals_have_a_seed_in_common(site: Site, person: Browser) -> None:
    seeds = {site.row(person.open()).seed for _ in range(40)}
    assert len(seeds) == 40
    assert all(len(seed) == 32 for seed in seeds)


@pytest.mark.parametrize("game", GAMES)
def test_each_level_stands_with_what_it_wins_against_the_weaker_one(
    person: Browser, game: str
) -> None:
    """For two players and four, as it was measured, and all of it in a table."""
    page = Markup(person.get(f"/games/{game}").text)
    rows = of_game(game)
    assert rows
    lines = page.all("small", **{"class": "promise"})
    ladder = (AT_RANDOM, *GAMES[game].levels)
    beside = [row for row in rows if ladder.index(row.rivals) + 1 == ladder.index(row.level)]
    assert len(lines) == len(beside)
    for row in beside:
        players = {2: "Two", 4: "Four"}[row.seats]
        kind = "special" if row.options else "standard"
        assert page.all("small", data_seats=str(row.seats), data_rules=kind)
        assert f"{players} players: wins {round(row.won)} of 100 games" in page.text
    assert len(page.all("tr")) == 1 + len(rows)
    for row in rows:
        assert f"{row.won} ± {row.won_margin}" in page.text
        assert f"{row.deals} {wanted('en').day(row.date)}" in page.text


def test_all_options_of_a_measurement_are_marked(person: Browser) -> None:
    for game in GAMES:
        special = {option for row in of_game(game) for option in row.options}
        page = Markup(person.get(f"/games/{game}").text)
        marked = [
            tag for tag in page.all("input", name="option") if "data-special" in tag.attributes
        ]
        assert {tag["value"] for tag in marked} == special


def test_without_measurements_nothing_is_promised(
    person: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So too for a level that the game has not got."""
    rows = of_game("idiot")
    for known in ((), tuple(replace(row, level="hard", rivals="nobody") for row in rows)):
        monkeypatch.setattr("app.pages.of_game", lambda _game, known=known: known)
        page = person.get("/games/idiot").text
        assert "of 100" not in page
        assert 'id="strength"' not in page
