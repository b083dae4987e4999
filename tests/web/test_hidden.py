"""No byte of any answer tells where a card lies that the person cannot see."""

import re
from collections.abc import Iterator
from datetime import UTC, datetime
from random import Random
from typing import Any

import pytest

from app.i18n import wanted
from app.render import words_for
from engine import GAMES
from engine.cards import PACKS
from engine.game import AnyGame, Event
from tests.engine.walks import secrets
from tests.web.browsers import THOROUGH, Browser, Site
from tests.web.positions import Moment, kinds, moments

HIDING = [each for each in (moments() if THOROUGH else kinds()) if "over" not in each.kind]
DEALS_ANEW = 10 if THOROUGH else 2
GAMES_PLAYED = 40 if THOROUGH else 2  # whole games, looked at after every action
SEEN = datetime(2026, 1, 2, 3, 4, tzinfo=UTC)
LOOKS = 400 if THOROUGH else 50  # actions of a game at most

Answer = tuple[int, list[tuple[str, str]], bytes]


def refused(moment: Moment) -> list[str]:
    """Action texts that are not legal now, one of each word and cards of several zones."""
    game = GAMES[moment.game]
    legal = {str(action) for action in game.legal_actions(moment.state)}
    words = [
        "start",
        "chance",
        "pickup",
        "keep",
        "pass",
        "deal",
        "flip 0",
        "flip 2",
        "draw",
        "take",
        "declare o",
        "exchange 7",
        "claim",
        "capote",
    ]
    cards = PACKS[game.pack].codes[:: 3 if THOROUGH else 17]
    plays = [f"{word} {code}" for word in ("play", "add", "pickup") for code in cards]
    return [text for text in (*words, *plays) if text not in legal and _is_action(game, text)]


def _is_action(game: AnyGame, text: str) -> bool:
    try:
        game.parse(text)
    except ValueError:
        return False
    return True


def answers(
    site: Site, person: Browser, table: str, moment: Moment
) -> Iterator[tuple[str, Answer]]:
    """What can be asked of a table without changing it, and what it says."""
    path = f"/tables/{table}"
    for partial in (False, True):
        yield f"table {partial}", _answer(person.get(path, partial=partial))
        yield (
            f"hint {partial}",
            _answer(person.post(f"{path}/hint", {"version": 0}, partial=partial)),
        )
        stale = person.act(table, "deal", 3, partial=partial)
        assert stale.status_code == 409
        yield f"409 {partial}", _answer(stale)
        yield f"409 continue {partial}", _answer(person.go_on(table, 3, partial=partial))
    yield "log", _answer(person.get(f"{path}/log"))
    for number, text in enumerate(refused(moment)):
        answer = person.act(table, text, 0, partial=bool(number % 2))
        assert answer.status_code == 422, f"{text} is refused"
        yield f"422 {text}", _answer(answer)
    for place in ("/", "/saves"):
        site.change(table, seen=SEEN)
        yield place, _answer(person.get(place))
    assert site.row(table).version == 0, "nothing was changed by asking"


def _answer(answer: Any) -> Answer:
    return answer.status_code, sorted(answer.headers.items()), answer.content


@pytest.mark.parametrize("moment", HIDING, ids=str)
def test_cards_that_are_hidden_may_lie_anywhere(
    site: Site, person: Browser, moment: Moment
) -> None:
    game = GAMES[moment.game]
    table = person.open(moment.game, saved=True)
    site.plant(table, moment.state)
    expected = dict(answers(site, person, table, moment))
    described = game.describe(moment.state)
    view = game.view(moment.state, 0)
    for number in range(DEALS_ANEW):
        other = game.imagine(view, Random(number))
        planted = game.position(game.describe(other) | {"seed": described["seed"]})
        assert game.view(planted, 0) == view
        site.plant(table, planted)
        for name, answer in answers(site, person, table, moment):
            assert answer == expected[name], f"{name} tells a hidden card"


@pytest.mark.parametrize("number", range(GAMES_PLAYED))
def test_no_hidden_card_is_named_in_a_whole_game(site: Site, number: int) -> None:
    person = site.browser()
    game = list(GAMES.values())[number % len(GAMES)]
    rng = Random(number)
    flags = [option.id for option in game.options if option.kind == "flag"]
    options = [name for name in flags if rng.random() < 0.5]
    opponents = rng.choice(list(game.seats)) - 1
    table = person.open(game.id, opponents=opponents, options=options)
    site.deal(table, f"{number:032x}")
    names = _names(game.id)
    for version in range(LOOKS):
        state = site.state(table)
        if game.is_over(state):
            break
        _judge(site, person, table, names)
        if game.to_act(state) in (None, 0):  # a deal is the person's button too
            legal = site.legal(table)
            plays = [text for text in legal if text.startswith(("play", "start", "add"))]
            answer = person.act(table, rng.choice(plays or legal), version)
        else:
            answer = person.go_on(table, version)
        assert answer.status_code == 200
        if not game.is_over(site.state(table)):
            _search(site, table, names, answer.text)
    assert site.row(table).ply > 20


def _judge(site: Site, person: Browser, table: str, names: dict[str, str]) -> None:
    for path in ("", "/log"):
        answer = person.get(f"/tables/{table}{path}")
        headers = "\n".join(f"{name}: {value}" for name, value in answer.headers.items())
        _search(site, table, names, answer.text + headers)


def _search(site: Site, table: str, names: dict[str, str], text: str) -> None:
    row = site.row(table)
    assert row.seed not in text
    hidden = secrets(site.game(table), site.state(table), 0)
    # Ids, digests and cookies are random text, in which a code may stand by chance.
    text = re.sub(rf"{re.escape(table)}|\?v=\w+|tapete=[\w-]+", "", text)
    shown = set(re.findall(r"(?<![\w-])[A2-9TJQK][SHDC](?![\w])", text))
    told = {code for code in hidden if code in shown or names[code] in text} - _once_seen(
        site, table
    )
    assert not told, f"{sorted(told)} are hidden and named at ply {row.ply}"


def _once_seen(site: Site, table: str) -> set[str]:
    """Cards that lay open before they were shuffled into the stock again; the log names them."""
    game = site.game(table)
    if game.family != "crazy_eights":
        return set()
    row = site.row(table)
    state = game.deal(len(row.levels) + 1, row.seed, row.options, row.first_dealer)
    events = list(game.events(None, "deal", state, 0))
    seen: set[str] = set()
    for text in (*site.store.moves(table), ""):
        described = game.describe(state)
        open_hands = described["hands"] if described["phase"] != "play" else described["hands"][:1]
        seen |= set(" ".join([described["pile"], *open_hands]).split())
        if text:
            before, action = state, game.parse(text)
            state = game.apply(before, action)
            events += game.events(before, action, state, 0) if text == "deal" else ()
    return seen | {code for each in events for code in _codes(each)}


def _codes(event: Event) -> Iterator[str]:
    for value in event.values.values():
        yield from getattr(value, "codes", ())


def _names(game: str) -> dict[str, str]:
    words = words_for(wanted("en"), GAMES[game])
    return {code: words.card(code) for code in PACKS[GAMES[game].pack].codes}


def test_all_cards_are_turned_up_when_a_game_is_over(site: Site, person: Browser) -> None:
    """The search above finds a card's name where there is one."""
    over = next(each for each in moments() if each.game == "idiot" and "over" in each.kind)
    table = person.open()
    site.plant(table, over.state)
    text = person.get(f"/tables/{table}").text
    names = _names("idiot")
    described = GAMES["idiot"].describe(over.state)
    for hand in described["hands"]:
        assert all(names[code] in text for code in hand.split())
