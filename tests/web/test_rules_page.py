"""The rules page: every clause can be reached, every example is what the rules say."""

import re
from collections.abc import Iterator
from functools import cache
from html import unescape

import pytest

from app.i18n import Words, locales
from app.pages import rules_page
from app.render import words_for
from engine import GAMES
from engine.game import AnyGame
from engine.games.shithead import VANDTIA
from engine.scenarios import Do, Scenario, scenarios
from tests.engine.sentences import PLACEHOLDER, strings
from tests.engine.walks import common, probes
from tests.web.browsers import Browser, Site
from tests.web.markup import Markup
from tests.web.positions import kinds

each_game = pytest.mark.parametrize("game", GAMES)
EXAMPLES = [(game.id, name) for game in GAMES.values() for name in game.guide.drawn]
each_example = pytest.mark.parametrize(("game", "name"), EXAMPLES)


PAGES: dict[str, tuple[str, Markup]] = {}


def rules(person: Browser, game: str) -> tuple[str, Markup]:
    """The page, which is the same for everybody, read once."""
    if game not in PAGES:
        text = person.get(f"/games/{game}/rules").text
        PAGES[game] = text, Markup(text)
    return PAGES[game]


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
def test_every_link_of_the_page_leads_somewhere(person: Browser, game: str) -> None:
    _, page = rules(person, game)
    ids = page.values("id")
    assert sorted(ids) == sorted(set(ids))
    links = {tag["href"] for tag in page.all("a")}
    within = {address[1:] for address in links if address.startswith("#")}
    assert within <= set(ids)
    assert len(within) > 20
    for address in links:
        path, _, anchor = address.partition("#")
        if path:
            answer = person.get(path)
            assert answer.status_code == 200, address
            assert not anchor or anchor in Markup(answer.text).values("id"), address


@each_game
def test_every_part_of_the_rules_is_there(person: Browser, game: str) -> None:
    _, page = rules(person, game)
    sections = [tag["id"] for tag in page.all("section") if "id" in tag.attributes]
    options = ["house-rules", "compared"] if GAMES[game].options else []
    assert sections == [
        "how", "examples", "remember", "tips", *options, "differences", "questions", "history",
        "clauses",
    ]  # fmt: skip
    guide = GAMES[game].guide
    for part in (guide.goal, guide.set_up, guide.turn, guide.special, guide.end):
        assert part
        assert all(point.clauses for point in part)
    assert [tag["href"] for tag in page.all("a") if tag["href"] == "#clauses"]


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
                linked |= set(re.findall(rf'/games/{game}/rules[^"#]*#([\w.]+)', answer.text))
    assert len(linked) > 4
    assert linked <= set(page.values("id"))


# ---- examples --------------------------------------------------------------------------------


def stated(game: str, name: str) -> Scenario:
    return next(each for each in scenarios(GAMES[game]) if each.id == name)


def steps_of(scenario: Scenario) -> list[Do]:
    return [step for step in scenario.steps if isinstance(step, Do)]


def drawn(text: str, name: str) -> str:
    """The markup of one example in a page or a fragment."""
    start = text.index(f'<div class="board" id="example-{name}">')
    end = text.find('<div class="board"', start + 1)
    return text[start : end if end >= 0 else len(text)].partition("</ol>")[0]


def moves_in(markup: str) -> list[str]:
    return re.findall(r"<li.*?</li>", markup.partition('<ol class="story"')[2], re.DOTALL)


def plain(markup: str) -> str:
    """What is read; a card in running text by its spoken name."""
    named = re.sub(r'<span class="sign"[^>]*aria-label="([^"]*)".*?</span>', r"\1", markup)
    return " ".join(unescape(re.sub(r"<[^>]*>", " ", named)).split())


def expected(game: AnyGame, event: str) -> str:
    """What is said of an event that a scenario states, its values left open."""
    kind = event.split(maxsplit=1)[0]
    sentence = game.sentences[kind]
    forms = [PLACEHOLDER.split(form) for form in (*sentence.you, *sentence.other)]
    patterns = (".*?".join(re.escape(part) for part in form[::2]) for form in forms)
    return "|".join(f"(?:{pattern})" for pattern in patterns)


@pytest.fixture(scope="module")
def english() -> Iterator[dict[str, Words]]:
    return {id: words_for(locales()["en"], game) for id, game in GAMES.items()}  # type: ignore[return-value]


@each_example
def test_an_example_says_what_is_to_come_of_it(game: str, name: str) -> None:
    """Otherwise the page would show whatever a changed rule makes of it."""
    scenario = stated(game, name)
    steps = steps_of(scenario)
    assert scenario.position is not None
    assert GAMES[game].to_act(GAMES[game].position(
        {**scenario.position, "options": dict(scenario.options)}
    )) == 0, "the reader acts first"  # fmt: skip
    assert steps
    for step in steps:
        assert step.refused or (step.after and step.events), f"{step.do} states nothing"


@each_example
def test_the_page_draws_what_the_example_says(
    person: Browser, english: dict[str, Words], game: str, name: str
) -> None:
    """Position, every refusal with its clause, every event, and the pile and hand after it."""
    scenario, words = stated(game, name), english[game]
    markup = drawn(rules(person, game)[0], name)
    assert scenario.position is not None
    held = [scenario.position["hands"][0], *scenario.position.get("face_up", ())[:1]]
    position = markup.partition("</form>")[0]
    for code in " ".join(held).split():
        assert f'data-face="{code}"' in position
    for code in scenario.position.get("pile", "").split()[-4:]:
        assert f'data-face="{code}"' in position
    shown = moves_in(markup)
    assert len(shown) == len(steps_of(scenario))
    for step, move in zip(steps_of(scenario), shown, strict=True):
        if step.refused:
            assert re.search(rf'class="refusal">.*href="#{re.escape(step.refused)}"', move), step.do
            continue
        assert "refusal" not in move
        pattern = ".*".join(expected(GAMES[game], event) for event in step.events or ())
        assert re.search(pattern, plain(move)), f"{pattern}\nnot in {plain(move)}"
        if "pile" in step.after:
            pile = step.after["pile"].split()[-4:]
            after = move.partition("The pile after it")[2].partition("</figure>")[0]
            assert re.findall(r'data-face="(\w\w)"', after) == pile
        if step.after.get("phase", "play") not in ("over", "hand_over"):
            seat = step.after.get("turn")
            said = {None: "", 0: "Your turn."}.get(seat, f"{words.player(seat or 0)} is to play.")
            assert said in plain(move)
        if game == "tute" and "points" in step.after:
            own, theirs = (
                sum(each)
                for each in zip(
                    step.after["points"], scenario.position.get("carried", (0, 0)), strict=True
                )
            )
            said = f"Points: {own} for you, {theirs} for Alma"
            assert said in plain(move) or own == theirs == 0
        if "hands.0" in step.after and "Your hand now" in move:
            now = plain(move.partition("Your hand now:")[2].partition("</p>")[0])
            codes = step.after["hands.0"].split()
            assert len(re.findall(r" of ", now)) == len(codes)
            assert all(words.card(code) in now for code in codes)


@each_game
def test_every_card_of_an_example_can_be_tried(person: Browser, game: str) -> None:
    text, _ = rules(person, game)
    for name in GAMES[game].guide.drawn:
        scenario = stated(game, name)
        assert scenario.position is not None
        offered = {
            tag["value"]
            for tag in Markup(drawn(text, name).partition("</form>")[0] + "</form></div>").all(
                "button", name="action"
            )
        }
        hand = scenario.position["hands"][0].split()
        hand += scenario.position.get("face_up", [""])[0].split()
        for code in hand:
            assert any(action.split()[:2] == ["play", code] for action in offered), code
        first = steps_of(scenario)[0].do
        assert {first, " ".join(first.split()[:2])} & offered, name


@each_example
def test_what_is_tried_gets_the_answer_of_the_engine(person: Browser, game: str, name: str) -> None:
    """Every button of every example, by htmx and without script."""
    example = rules_page(GAMES[game]).examples[name]
    actions = [action for each in (*example.hand, *example.face_up) for action in each.actions]
    state = GAMES[game].position(
        {**(stated(game, name).position or {}), "options": dict(stated(game, name).options)}
    )
    actions = actions or list(example.others)
    assert len(example.others) + len(example.hand) > 1
    for action in {*actions, *example.others}:
        fields = {"example": name, "action": action}
        part = person.post(f"/games/{game}/rules/try", fields, partial=True)
        assert part.status_code == 200
        markup = drawn(part.text, name)
        if action == actions[0]:
            page = person.post(f"/games/{game}/rules/try", fields)
            assert (page.status_code, drawn(page.text, name)) == (200, markup)
        (move,) = moves_in(markup)
        reason = GAMES[game].why_not(state, GAMES[game].parse(action))
        if reason is not None:
            assert f'href="#{reason.clause}"' in move
        else:
            assert "refusal" not in move
            after = GAMES[game].apply(state, GAMES[game].parse(action))
            told = GAMES[game].events(state, action, after, 0)
            pattern = ".*".join(expected(GAMES[game], each.kind) for each in told)
            assert re.search(pattern, plain(move))
        assert markup.count('aria-pressed="true"') == 1
        assert "Start again" in part.text


def test_an_example_begins_again(person: Browser) -> None:
    page = rules(person, "vandtia")[0]
    fields = {"example": "ten-burns", "action": "play 5C"}
    assert "Start again" not in page
    tried = person.post("/games/vandtia/rules/try", fields).text
    assert 'href="/games/vandtia/rules#example-ten-burns"' in tried
    part = person.get("/games/vandtia/rules/try?example=ten-burns", partial=True)
    focus = ' tabindex="-1" autofocus'
    assert drawn(part.text, "ten-burns").replace(focus, "") == drawn(page, "ten-burns")
    assert focus in part.text
    back = person.get("/games/vandtia/rules/try?example=ten-burns")
    assert (back.status_code, back.headers["location"]) == (
        303, "/games/vandtia/rules#example-ten-burns",
    )  # fmt: skip
    for lost in ("", "?example=", "?example=nonsense"):
        for partial in (False, True):
            back = person.get(f"/games/vandtia/rules/try{lost}", partial=partial)
            assert (back.status_code, back.headers["location"]) == (303, "/games/vandtia/rules")


def test_a_tried_answer_is_spoken_beside_its_example(person: Browser) -> None:
    fields = {"example": "quick-queen", "action": "play 9S"}
    part = Markup(person.post("/games/idiot/rules/try", fields, partial=True).text)
    assert part.top() == ["title", "div", "hx-partial", "hx-partial"]
    live, message = part.all("hx-partial")
    assert (live["hx-target"], message["hx-target"]) == ("#live", "#message")
    assert part.text.count("You cannot lay") == 2, "once to see, once to hear"
    assert "Rules: Idiot" in part.text, "the title stays"


def test_trying_needs_no_table_and_leaves_nothing(site: Site, person: Browser) -> None:
    before = site.tables()
    answer = person.post(
        "/games/tute/rules/try", {"example": "claim-by-example", "action": "claim"}
    )
    assert "set-cookie" not in answer.headers
    assert "You claim 101 and are wrong, with only 81 points." in plain(answer.text)
    assert site.tables() == before


@pytest.mark.parametrize(
    "fields",
    [
        {"example": "quick-queen", "action": "nonsense"},
        {"example": "quick-queen", "action": "play 7S 7S"},
        {"example": "nonsense", "action": "play 9S"},
        {"example": "only-the-seat-on-turn-acts", "action": "play 5S"},
    ],
    ids=str,
)
def test_what_is_no_example_or_no_action_is_refused(
    person: Browser, fields: dict[str, str | int | list[str]]
) -> None:
    for partial in (False, True):
        answer = person.post("/games/idiot/rules/try", fields, partial=partial)
        assert answer.status_code == 400
        assert "The form was not complete" in answer.text
    assert person.post("/games/chess/rules/try", fields).status_code == 404


# ---- the options of the table ----------------------------------------------------------------


def test_a_table_leads_to_the_rules_with_its_options(site: Site, person: Browser) -> None:
    table = person.open("vandtia", options=["seven_or_lower", "penalty_card"])
    site.plant(table, VANDTIA.position({
        "hands": ["KS 9S", "4H"], "pile": "7H", "seed": "00",
        "options": {"seven_or_lower": True, "penalty_card": True},
    }))  # fmt: skip
    address = "/games/vandtia/rules?option=penalty_card&option=seven_or_lower"
    page = Markup(person.get(f"/tables/{table}").text)
    assert page.all("a", href=address)
    assert page.all("a", href=f"{address}#E5")
    refused = Markup(person.act(table, "play KS", 0).text)
    assert refused.all("a", href=f"{address}#E5")
    plain_table = person.open("vandtia")
    assert Markup(person.get(f"/tables/{plain_table}").text).all("a", href="/games/vandtia/rules")


def test_the_rules_list_and_compare_the_options_in_the_address(person: Browser) -> None:
    text = person.get("/games/vandtia/rules?option=penalty_card&option=skipping_eights").text
    assert "At your table: Penalty card , 8s skip" in plain(text)
    headings = re.findall(r'<th scope="col">([^<]*)</th>', text.partition('id="comparison"')[2])
    assert headings == ["Topic", "Without house rules", "Penalty card", "8s skip"]
    assert re.findall(r'id="(\w+)"(?:(?!id=).)*?class="badge"', text, re.DOTALL) == ["E3", "E6"]
    tute = plain(person.get("/games/tute/rules?option=target%3D8&option=assist").text)
    assert "At your table: Hands to win: 8 , Show points" in tute


@pytest.mark.parametrize("path", ["", "/summary"])
@pytest.mark.parametrize(
    "query", ["", "?option=nonsense", "?option=target%3D2", "?option=", "?option=assist%3DTrue"]
)
def test_options_that_are_none_are_left_out(person: Browser, path: str, query: str) -> None:
    answer = person.get(f"/games/tute/rules{path}{query}")
    assert answer.status_code == 200
    assert "At your table" not in answer.text


@each_game
def test_the_summary_says_how_to_play_and_nothing_else(person: Browser, game: str) -> None:
    guide = GAMES[game].guide
    page = Markup(person.get(f"/games/{game}/rules/summary").text)
    for part in (guide.goal, guide.set_up, guide.turn, guide.special, guide.end):
        for point in part:
            assert " ".join(point.text.split()) in page.text
    assert guide.table is not None
    assert len(page.all("tr")) == len(guide.table.rows) + 1
    assert not page.all("button", name="action")
    assert page.all("a", href=f"/games/{game}/rules")


def test_with_french_suits_the_page_says_what_they_stand_for(person: Browser) -> None:
    """The texts name no suit of the Spanish pack, which would be another one on the cards."""
    names = ("coins", "cups", "swords", "batons", "oros", "copas", "espadas", "bastos")
    for text in strings(GAMES["tute"].guide):
        assert not [name for name in names if name in text], text
    assert "stand for coins, cups, swords and batons" not in rules(person, "tute")[0]
    person.post("/settings", {"deck": "french"})
    page = person.get("/games/tute/rules").text
    assert "stand for coins, cups, swords and batons" in page
    assert "Trumps: diamonds" in page
    assert "stand for coins" not in person.get("/games/idiot/rules").text
