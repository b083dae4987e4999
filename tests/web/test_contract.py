"""Every request that the server answers, as page, as fragment and as a form without script."""

import re

import pytest

from engine import GAMES
from tests.web.browsers import PARTIAL, Browser, Site
from tests.web.markup import Markup, Tag, table_block
from tests.web.positions import Moment, kinds, moments

ACTION_ADDRESSES = ("actions", "continue", "hint", "save", "delete")
NEITHER = (
    {"HX-Request": "true"},
    {"HX-Request": "true", "HX-Request-Type": "full"},
    {"HX-Request-Type": "partial"},
    PARTIAL | {"HX-History-Restore-Request": "true"},
    PARTIAL | {"HX-Request": "false"},
)
SEEN_BY_PERSON = [each for each in kinds() if "person" in each.kind]

each_moment = pytest.mark.parametrize("moment", kinds(), ids=str)


@pytest.mark.parametrize(
    ("path", "heading"),
    [
        ("/", "What shall we play?"),
        ("/games/idiot", "Idiot"),
        ("/games/vandtia", "Vändtia"),
        ("/games/idiot/rules", "Rules: Idiot"),
        ("/games/vandtia/rules", "Rules: Vändtia"),
        ("/games/tute/rules/summary", "Tute on one page"),
        ("/saves", "Saved games"),
        ("/privacy", "Privacy"),
    ],
)
def test_a_page_is_one_whole_document(person: Browser, path: str, heading: str) -> None:
    answer = person.get(path)
    assert answer.status_code == 200
    assert answer.text.startswith("<!doctype html>")
    page = Markup(answer.text)
    assert (len(page.all("html")), len(page.all("main")), len(page.all("h1"))) == (1, 1, 1)
    assert f">{heading}</h1>" in answer.text
    assert "set-cookie" not in answer.headers, "who has opened no table has no cookie"


def test_the_server_says_that_it_is_alive(person: Browser) -> None:
    assert person.get("/health").json() == {"status": "ok"}


def test_dealing_leads_to_a_table_that_is_there(person: Browser) -> None:
    fields: dict[str, str | int | list[str]] = {"game": "idiot", "opponents": 4, "level": "easy"}
    answer = person.post("/tables", fields)
    assert answer.status_code == 303
    page = person.get(answer.headers["location"])
    assert page.status_code == 200
    assert 'data-seats="5"' in page.text


@pytest.mark.parametrize("game", ["idiot", "vandtia"])
def test_play_again_deals_the_same_game_by_the_next_dealer(
    site: Site, person: Browser, game: str
) -> None:
    over = next(each for each in kinds() if each.game == game and "over" in each.kind)
    table = person.open(game)
    assert person.post("/tables", {"after": table}).status_code == 400, "it is not over"
    site.plant(table, over.state)
    answer = person.post("/tables", {"after": table})
    assert answer.status_code == 303
    before, after = site.row(table), site.row(answer.headers["location"].split("/")[-1])
    assert (after.game, after.options, after.levels) == (game, before.options, before.levels)
    assert after.first_dealer == site.game(table).next_dealer(over.state)
    assert after.seed != before.seed


@pytest.mark.parametrize("winner", [0, 1])
def test_a_place_says_who_wins_in_a_sentence_that_fits(
    site: Site, person: Browser, winner: int
) -> None:
    over = next(
        each.state
        for each in moments()
        if each.game == "idiot"
        and "over" in each.kind
        and GAMES["idiot"].result(each.state).winner == winner
    )
    table = person.open("idiot")
    site.plant(table, over)
    first = re.search(r'<li value="1".*?</li>', person.get(f"/tables/{table}").text, re.DOTALL)
    assert first is not None
    assert re.sub("<[^>]+>", "", first[0]).strip() == ("You" if winner == 0 else "Alma wins")


@each_moment
def test_page_and_fragment_hold_the_same_table(site: Site, person: Browser, moment: Moment) -> None:
    table = person.open(moment.game)
    site.plant(table, moment.state)
    page = person.get(f"/tables/{table}")
    fragment = person.get(f"/tables/{table}", partial=True)
    assert (page.status_code, fragment.status_code) == (200, 200)
    assert table_block(page.text) == table_block(fragment.text)
    whole = Markup(page.text)
    assert len(whole.all("section", id="table")) == 1
    assert "main" in whole.all("section", id="table")[0].inside
    assert not whole.all("hx-partial"), "partials belong to fragments"


@each_moment
def test_every_name_in_a_page_is_given_once(site: Site, person: Browser, moment: Moment) -> None:
    table = person.open(moment.game)
    site.plant(table, moment.state)
    page = Markup(person.get(f"/tables/{table}").text)
    for attribute in ("id", "data-card"):
        values = page.values(attribute)
        assert sorted(values) == sorted(set(values)), f"{attribute} is given twice"


def focused(html: str) -> list[Tag]:
    """What takes the focus in a page or a fragment."""
    return [tag for tag in Markup(html).tags if "autofocus" in tag.attributes]


@each_moment
def test_one_thing_has_the_focus(site: Site, person: Browser, moment: Moment) -> None:
    """At every pace, in a page and in a fragment, and after a refusal."""
    table = person.open(moment.game)
    site.plant(table, moment.state)
    for pace in ("normal", "instant", "step"):
        person.post("/settings", {"pace": pace})
        for partial in (False, True):
            page = person.get(f"/tables/{table}", partial=partial).text
            assert len(focused(page)) == 1, pace
    page = person.get(f"/tables/{table}").text
    refused = {tag["value"] for tag in Markup(page).all("button", aria_disabled="true")}
    version = site.row(table).version
    for action in sorted(refused):
        answer = person.act(table, action, version)
        assert answer.status_code == 422
        assert len(focused(answer.text)) == 1, action


@each_moment
def test_a_fragment_is_one_section_with_partials_beside_it(
    site: Site, person: Browser, moment: Moment
) -> None:
    table = person.open(moment.game)
    site.plant(table, moment.state)
    answer = person.get(f"/tables/{table}", partial=True)
    fragment = Markup(answer.text)
    others = [name for name in fragment.top() if name != "title"]
    assert others == ["section", "hx-partial", "hx-partial"]
    assert [tag["hx-target"] for tag in fragment.all("hx-partial")] == ["#live", "#message"]
    for name in ("html", "head", "body", "main", "script", "link"):
        assert not fragment.all(name), f"a fragment has no <{name}>"


@each_moment
def test_a_fragment_brings_the_title_of_its_page(
    site: Site, person: Browser, moment: Moment
) -> None:
    table = person.open(moment.game)
    site.plant(table, moment.state)
    titles = [
        answer.text[answer.text.index("<title>") : answer.text.index("</title>")]
        for answer in (
            person.get(f"/tables/{table}"),
            person.get(f"/tables/{table}", partial=True),
        )
    ]
    assert titles[0] == titles[1]


@pytest.mark.parametrize("headers", NEITHER, ids=str)
def test_only_a_partial_request_gets_a_fragment(person: Browser, headers: dict[str, str]) -> None:
    table = person.open()
    answer = person.get(f"/tables/{table}", headers=headers)
    assert answer.text.startswith("<!doctype html>")
    acted = person.post(
        f"/tables/{table}/continue", {"version": 0, "until": "person"}, headers=headers
    )
    assert acted.status_code == 303


def test_a_page_that_has_no_fragment_stays_whole(person: Browser) -> None:
    for path in ("/", "/games/idiot", "/games/idiot/rules", "/saves", "/privacy"):
        assert person.get(path, partial=True).text.startswith("<!doctype html>")


@pytest.mark.parametrize("partial", [False, True])
def test_a_table_is_kept_in_no_cache(person: Browser, partial: bool) -> None:
    table = person.open()
    answers = [
        person.get(f"/tables/{table}", partial=partial),
        person.get(f"/tables/{table}/log", partial=partial),
        person.act(table, "chance", 0, partial=partial),
        person.act(table, "chance", 5, partial=partial),
        person.act(table, "nonsense", 0, partial=partial),
        person.go_on(table, 9, partial=partial),
        person.get("/tables/nowhere", partial=partial),
    ]
    assert [answer.status_code for answer in answers] == [200, 200, 422, 409, 400, 409, 404]
    for answer in answers:
        assert answer.headers["cache-control"] == "no-store"
        varies = {name.strip() for name in answer.headers["vary"].split(",")}
        assert varies >= {"HX-Request", "HX-Request-Type", "Accept-Language", "Cookie"}


def test_without_script_a_change_leads_to_the_table(site: Site, person: Browser) -> None:
    table = person.open()
    answers = [
        person.go_on(table, 0, "person", partial=False),
        person.act(table, "start", 1, partial=False),
        person.post(f"/tables/{table}/save", {"version": 2, "saved": "on"}),
    ]
    for answer in answers:
        assert answer.status_code == 303
        assert answer.headers["location"] == f"/tables/{table}"
    assert site.row(table).saved


def test_with_script_a_change_brings_the_table(person: Browser) -> None:
    table = person.open()
    answers = [
        person.go_on(table, 0, "person"),
        person.act(table, "start", 1),
        person.post(f"/tables/{table}/save", {"version": 2, "saved": "on"}, partial=True),
    ]
    for version, answer in enumerate(answers, start=1):
        assert answer.status_code == 200
        assert f'name="version" value="{version}"' in table_block(answer.text)


@pytest.mark.parametrize("address", ACTION_ADDRESSES)
def test_getting_an_address_of_actions_leads_back(person: Browser, address: str) -> None:
    table = person.open()
    answer = person.get(f"/tables/{table}/{address}")
    assert (answer.status_code, answer.headers["location"]) == (303, f"/tables/{table}")


@pytest.mark.parametrize(("path", "back"), [("/saves/delete", "/saves"), ("/tables", "/")])
def test_getting_any_address_of_forms_leads_back(person: Browser, path: str, back: str) -> None:
    answer = person.get(path)
    assert (answer.status_code, answer.headers["location"]) == (303, back)


@pytest.mark.parametrize("path", ["/nowhere", "/games/chess", "/games/chess/rules"])
def test_an_address_without_a_page_says_so(person: Browser, path: str) -> None:
    answer = person.get(path)
    assert answer.status_code == 404
    assert "There is no page or game at this address" in answer.text


@pytest.mark.parametrize("moment", SEEN_BY_PERSON, ids=str)
def test_every_button_does_what_it_says(site: Site, person: Browser, moment: Moment) -> None:
    """The page offers each kind of legal action, and marks as playable exactly the legal ones."""
    table = person.open(moment.game)
    site.plant(table, moment.state)
    page = Markup(person.get(f"/tables/{table}").text)
    legal = site.legal(table)
    buttons = page.all("button", name="action")
    offered = {tag["value"] for tag in buttons if "aria-disabled" not in tag.attributes}
    marked = {tag["value"] for tag in buttons if "aria-disabled" in tag.attributes}
    assert offered <= set(legal)
    assert marked.isdisjoint(legal)
    if "exchange" not in moment.kind:
        assert {text.split()[0] for text in offered} == {text.split()[0] for text in legal}
    for tag in buttons:
        assert tag.attributes.get("form") == "act" or "form" in tag.inside


@pytest.mark.parametrize("moment", SEEN_BY_PERSON, ids=str)
@pytest.mark.parametrize("partial", [False, True])
def test_every_marked_button_gets_a_reason(
    site: Site, person: Browser, moment: Moment, partial: bool
) -> None:
    """A card that may not be played can be pressed, and the answer says why, with its clause."""
    table = person.open(moment.game)
    site.plant(table, moment.state)
    page = Markup(person.get(f"/tables/{table}").text)
    before = site.stored(table)
    for tag in page.all("button", name="action", aria_disabled="true"):
        answer = person.act(table, tag["value"], 0, partial=partial)
        assert answer.status_code == 422
        assert 'id="why"' in table_block(answer.text)
        assert re.search(rf'"/games/{moment.game}/rules[^"#]*#', table_block(answer.text))
    assert site.stored(table) == before


@pytest.mark.parametrize("partial", [False, True])
@pytest.mark.parametrize("game", ["idiot", "vandtia"])
def test_what_comes_too_late_for_a_game_is_told(
    site: Site, person: Browser, game: str, partial: bool
) -> None:
    """A refusal is seen also on a table whose game is over."""
    over = next(each for each in kinds() if each.game == game and "over" in each.kind)
    table = person.open(game)
    site.plant(table, over.state)
    refused = person.act(table, "pickup", 0, partial=partial)
    assert refused.status_code == 422
    assert "The game has ended" in table_block(refused.text)
    stale = person.act(table, "pickup", 4, partial=partial)
    assert stale.status_code == 409
    assert "had already moved on" in table_block(stale.text)


def test_a_picked_card_is_shown_to_be_exchanged(site: Site, person: Browser) -> None:
    table = person.open()
    person.go_on(table, 0, "person")
    page = Markup(person.get(f"/tables/{table}").text)
    first = page.all("button", name="pick")[0]["value"]
    chosen = Markup(person.get(f"/tables/{table}?pick={first}", partial=True).text)
    swaps = [tag["value"] for tag in chosen.all("button", name="action")]
    partners = [text for text in swaps if text.startswith("swap")]
    assert len(partners) == 3
    assert all(first in text.split() for text in partners)
    assert set(partners) <= set(site.legal(table))


def test_the_log_tells_the_whole_game(site: Site, person: Browser) -> None:
    table = person.open(opponents=2)
    version, lines = 0, 0
    while site.row(table).ply < 20:
        action = next(iter(site.legal(table)), "")
        own = site.game(table).to_act(site.state(table)) == 0
        answer = person.act(table, action, version) if own else person.go_on(table, version)
        assert answer.status_code == 200
        version += 1
        log = Markup(person.get(f"/tables/{table}/log").text)
        assert len(log.all("li")) >= lines
        lines = len(log.all("li"))
    assert lines > 0
