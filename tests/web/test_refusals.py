"""Every refusal that a game can give, as the table says and speaks it."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

import pytest

from engine import GAMES, IllegalAction, play
from engine.cards import PACKS
from engine.game import AnyGame, Cards, Rank, Ranks, Reason, Seat, Suit, Value
from engine.scenarios import Do, run, scenarios
from tests.engine.walks import probes, universe
from tests.web.browsers import Browser, Site
from tests.web.markup import Markup, table_block

SEED = "5eed" * 8
TRIED = 0.02  # of all other actions, in a state
FOLLOWING: tuple[dict[str, Any], ...] = (  # the person has to follow
    {"hands": ["Ro 2o 1c", "4c 5c"], "table": "4o", "turn_up": "5o", "stock": "6b", "tricks": 2},
    {"hands": ["6c 2c Ro", "5c 7b"], "table": "4c", "trump": "o", "tricks": 14},
    {"hands": ["6b 2b Ro", "5c 7b"], "table": "4c", "trump": "o", "tricks": 14},
)

FRENCH_RANKS = (
    "ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack",
    "queen", "king",
)  # fmt: skip
SPANISH_RANKS = (*FRENCH_RANKS[:7], "jack", "knight", "king")
NAMES = {
    "french": (
        dict(zip("A23456789TJQK", FRENCH_RANKS, strict=True)),
        {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"},
    ),
    "spanish": (
        dict(zip("1234567SCR", SPANISH_RANKS, strict=True)),
        {"o": "coins", "c": "cups", "e": "swords", "b": "batons"},
    ),
}
# First word of a legal action: how what is said of it begins.
PHRASES = {
    "play": "play", "swap": "exchange a hand card", "start": "start the game", "flip": "turn one",
    "chance": "take a chance", "pickup": "pick up the pile", "add": "add", "keep": "keep what",
    "draw": "draw", "take": "take", "pass": "pass", "deal": "deal the next", "claim": "claim 101",
    "declare": "declare", "exchange": "exchange the", "capote": "ask capote",
}  # fmt: skip


@dataclass(frozen=True)
class Refused:
    """An action that the person tries, and why it is refused."""

    game: AnyGame
    state: Any
    text: str
    reason: Reason

    def __str__(self) -> str:
        return " ".join([self.game.id, self.reason.clause, *self.reason.options])

    @property
    def legal(self) -> list[str]:
        """What the person could do instead."""
        if self.game.to_act(self.state) in (0, None):
            return [str(action) for action in self.game.legal_actions(self.state)]
        return []


@cache
def refusals() -> tuple[Refused, ...]:
    """One of each game, clause and set of options."""
    found: dict[tuple[str, str, tuple[str, ...]], Refused] = {}
    for game in GAMES.values():
        expected = {clause for clause in game.refusals if clause in game.clauses}
        met: set[str] = set()
        for state, texts in _tries(game):
            for text in texts:
                try:
                    play(game, state, 0, text)
                except IllegalAction as refused:
                    reason = refused.reason
                    met.add(reason.clause)
                    key = (game.id, reason.clause, reason.options)
                    found.setdefault(key, Refused(game, state, text, reason))
        assert met == expected, f"{game.id}: {met ^ expected} not met or not expected"
    return tuple(found.values())


def _tries(game: AnyGame) -> Iterator[tuple[Any, Sequence[str]]]:
    """States of the scenarios, with what is refused there and some of all other actions."""
    rng = Random(game.id)
    if game.id == "tute":
        for position in FOLLOWING:
            state = game.position(position | {"phase": "follow", "seed": SEED})
            yield state, [str(action) for action in universe(game)]
    for scenario in scenarios(game):
        for played in run(game, scenario):
            own = [played.step.do] if isinstance(played.step, Do) else []
            for before in (played.before, played.after):
                state = game.position(game.describe(before) | {"seed": SEED})
                yield state, [*own, *_texts(game, state, rng)]


def _texts(game: AnyGame, state: Any, rng: Random) -> Iterator[str]:
    """Whatever the person could try with the own cards, and a few other actions."""
    described = game.describe(state)
    held = {*described["hands"][0].split(), *described.get("face_up", [""])[0].split()}
    held |= {*"SHDCoceb", "0", "1", "2", "7"}
    for action in probes(game, state):
        text = str(action)
        if rng.random() < TRIED or held.issuperset(text.split()[1:]):
            yield text


def card_name(code: str) -> str:
    """A card as it is spoken."""
    pack = "french" if code in PACKS["french"].codes else "spanish"
    ranks, suits = NAMES[pack]
    return f"{ranks[code[0]]} of {suits[code[1]]}"


def spoken(game: AnyGame, value: Value) -> str:
    """A value of a reason in words."""
    ranks, suits = NAMES[game.pack]
    match value:
        case Cards(codes):
            return listed([card_name(code) for code in codes], "and")
        case Ranks(codes):
            return listed([ranks[code] for code in codes], "or")
        case Rank(code):
            return ranks[code]
        case Suit(code):
            return suits[code]
        case Seat(seat):
            return ("You", "Alma", "Bruno", "Clara", "David")[seat]
        case _:
            raise AssertionError(f"no refusal names {value!r}")


def printed(game: AnyGame, value: Value) -> str:
    """A value of a reason beside the hand; a card's sign stands for its name."""
    match value:
        case Cards(codes):
            return " ".join(map(card_name, codes))
        case Ranks(codes):
            return listed([code.replace("T", "10") for code in codes], "or")
        case _:
            return spoken(game, value)


def listed(items: Sequence[str], word: str) -> str:
    """Items as English lists them."""
    if len(items) < 3:
        return f" {word} ".join(items)
    return f"{', '.join(items[:-1])}, {word} {items[-1]}"


def ways(refused: Refused) -> tuple[set[str], set[str]]:
    """What the person may do instead: beginnings of what is said, and the cards that are named."""
    game, kinds, cards = refused.game, set(), set()
    described = game.describe(refused.state)
    for kind, *parts in (text.split() for text in refused.legal):
        word = PHRASES[kind]
        if kind == "pass" and described["drawn"]:
            word = "keep the card"
        elif kind == "exchange":
            word = "exchange"
            cards |= {parts[0] + described["trump"], described["turn_up"]}
        elif kind == "declare":
            word = f"declare {NAMES[game.pack][1][parts[0]]}"
        elif kind != "swap":
            cards |= {part for part in parts if len(part) == 2}
        kinds.add(word)
    return kinds, {card_name(code) for code in cards}


def named(game: AnyGame, text: str) -> set[str]:
    """Every card named in this text."""
    return {name for name in map(card_name, game.deck) if name in text}


@pytest.fixture(params=refusals(), ids=str)
def refused(request: pytest.FixtureRequest) -> Refused:
    chosen: Refused = request.param
    return chosen


def planted(site: Site, person: Browser, refused: Refused) -> str:
    """A table of this browser on which it happens."""
    table = person.open(refused.game.id)
    site.plant(table, refused.state)
    return table


def sentence(refused: Refused, put: Callable[[AnyGame, Value], str]) -> str:
    """What is wrong."""
    values = {name: put(refused.game, each) for name, each in refused.reason.values.items()}
    return refused.game.refusals[refused.reason.clause] % values


def in_words(markup: str) -> str:
    """Printed text with the names of its cards in the place of their signs."""
    signs = re.compile(r'<span class="sign"[^>]*aria-label="([^"]*)"[^>]*>.*?</span>')
    return Markup(signs.sub(r"\1", markup)).text.replace(" .", ".").replace(" ,", ",")


def why(block: str) -> str:
    """The paragraph beside the hand."""
    start = block.index('<p class="refusal" id="why">')
    return block[start : block.index("</p>", start) + 4]


def test_the_table_says_why_and_what_instead(site: Site, person: Browser, refused: Refused) -> None:
    table = planted(site, person, refused)
    answer = person.act(table, refused.text, 0)
    assert answer.status_code == 422
    paragraph = why(table_block(answer.text))
    shown = in_words(paragraph)
    reason, game = refused.reason, refused.game
    wrong = sentence(refused, printed)
    assert len(re.findall(r"[.!?](?: |$)", wrong)) == 1, f"{wrong!r} is not one sentence"
    assert shown.startswith(wrong)
    (link,) = Markup(paragraph).all("a")
    path, _, anchor = link["href"].partition("#")
    assert (path.partition("?")[0], anchor) == (f"/games/{game.id}/rules", reason.clause)
    middle, rule, end = shown.removeprefix(wrong).partition(f"Rule {reason.clause}")
    assert rule
    labels = [option.label for option in game.options if option.id in reason.options]
    assert middle.startswith(" This table plays with: " if labels else " ")
    assert all(label in middle for label in labels)
    says_ways(refused, end)


def test_the_same_is_spoken(site: Site, person: Browser, refused: Refused) -> None:
    table = planted(site, person, refused)
    answer = person.act(table, refused.text, 0).text
    start = answer.index('hx-target="#live"')
    heard = Markup(answer[answer.index(">", start) + 1 : answer.index("</hx-partial>", start)]).text
    assert not re.search("[♠♥<>]", heard)
    because = ""
    labels = {option.id: option.label for option in refused.game.options}
    if refused.reason.options:
        names = listed([labels[each] for each in refused.reason.options], "and")
        because = f" This table plays with: {names}."
    told = f"{sentence(refused, spoken)}{because} Rule {refused.reason.clause}."
    assert heard.startswith(told), f"{heard!r} does not begin with {told!r}"
    says_ways(refused, heard.removeprefix(told))


def says_ways(refused: Refused, text: str) -> None:
    """Judge the sentence that tells what is legal: all of it, and nothing else."""
    kinds, cards = ways(refused)
    text = text.strip()
    assert bool(text) == bool(kinds)
    assert named(refused.game, text) == cards
    if kinds:
        assert text.startswith("You can ")
        assert text.endswith(".")
    for kind in kinds:
        assert re.search(rf"\b{kind}\b", text), f"{text!r} does not say {kind!r}"
    known = {*PHRASES.values(), "keep the card"} - {"exchange the"}
    others = {word for word in known if not any(kind.startswith(word) for kind in kinds)}
    said = [word for word in others if re.search(rf"(?:You can|or|,) {word}\b", text)]
    assert not said, f"{text!r} says {said} too"


def test_without_script_the_page_says_it_too(site: Site, person: Browser, refused: Refused) -> None:
    table = planted(site, person, refused)
    partial = person.act(table, refused.text, 0).text
    page = person.act(table, refused.text, 0, partial=False)
    assert page.status_code == 422
    assert why(page.text) == why(partial)
    assert site.row(table).version == 0, "nothing has changed"
