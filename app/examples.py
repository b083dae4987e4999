"""The examples of a rules page: positions that the engine plays, and that a reader may try."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from app.record import PERSON
from engine.cards import PACKS
from engine.game import AnyGame, Event, Phrase, Reason
from engine.scenarios import Do, Played, Scenario, attempt, run, scenarios, start


@dataclass(frozen=True)
class Scene:
    """A position as an example draws it, seen by the reader; card lists are codes."""

    pile: tuple[str, ...] | None  # the top last; None in a game of tricks
    named: str  # the suit that was named on the top card, "" if none
    penalty: int  # cards that are waiting to be taken
    trick: tuple[str, ...]
    trump: str
    turn_up: str
    stock: int  # face-down cards
    hand: tuple[str, ...]
    face_up: tuple[str, ...]
    hidden: int
    points: tuple[int, ...]  # of the reader and the other player, in a game of tricks


@dataclass(frozen=True)
class Move:
    """An action and what the engine makes of it: a refusal, or events and the position after."""

    seat: int
    action: str
    cards: tuple[str, ...]  # that it lays
    refusal: Reason | None
    possible: tuple[Phrase, ...]  # instead of what the reader was refused
    events: tuple[Event, ...]  # as the reader sees them
    burned: bool
    taken: tuple[str, ...]  # the trick that it completed
    after: Scene
    next_seat: int | None


@dataclass(frozen=True)
class Choice:
    """A card of the reader and the actions that it stands for: one, or one a suit to name."""

    code: str
    actions: tuple[str, ...]


@dataclass(frozen=True)
class Shown:
    """An example: the position, what may be tried on it, and what was done there."""

    id: str  # of the scenario
    options: Mapping[str, bool | str]
    scene: Scene
    hand: tuple[Choice, ...]
    face_up: tuple[Choice, ...]
    others: tuple[str, ...]  # actions that are no single card
    moves: tuple[Move, ...]
    tried: str  # the action that a reader has tried, "" if the moves are the example's own


@cache
def shown(game: AnyGame) -> Mapping[str, Shown]:
    """Every example of the rules page, by scenario, in the order of the page."""
    by_id = {each.id: each for each in scenarios(game)}
    return {id: _shown(game, by_id[id]) for id in game.guide.drawn}


def tried(game: AnyGame, id: str, text: str) -> Shown:
    """An example with what comes of another action there; ValueError: no example, no action."""
    example = shown(game).get(id)
    if example is None:
        raise ValueError(f"the rules of {game.id} show no example {id!r}")
    (scenario,) = (each for each in scenarios(game) if each.id == id)
    action = str(game.parse(text))
    move = _move(game, attempt(game, scenario, action, PERSON))
    return replace(example, moves=(move,), tried=action)


def _shown(game: AnyGame, scenario: Scenario) -> Shown:
    first = start(game, scenario)
    scene = _scene(game, first)
    legal = [str(action) for action in game.legal_actions(first)]
    hand = tuple(_choice(game, code, legal) for code in scene.hand)
    face_up = tuple(_choice(game, code, legal) for code in scene.face_up)
    played = [each for each in run(game, scenario) if isinstance(each.step, Do)]
    moves = tuple(_move(game, each) for each in played)
    own = [move.action for move in moves if move.seat == PERSON and len(move.cards) != 1]
    of_cards = {action for choice in (*hand, *face_up) for action in choice.actions}
    others = [each for each in (*legal, *own, *game.guide.tempting) if each not in of_cards]
    return Shown(
        id=scenario.id,
        options=scenario.options,
        scene=scene,
        hand=hand,
        face_up=face_up,
        others=tuple(dict.fromkeys(others)),
        moves=moves,
        tried="",
    )


def _choice(game: AnyGame, code: str, legal: Sequence[str]) -> Choice:
    naming = tuple(f"play {code} {suit}" for suit in PACKS[game.pack].suits)
    possible = tuple(action for action in naming if action in legal)
    return Choice(code, possible or (f"play {code}",))


def _move(game: AnyGame, played: Played) -> Move:
    step = played.step
    assert isinstance(step, Do), "only what is done has a before and an after"
    before, after = game.describe(played.before), game.describe(played.after)
    turn = game.to_act(played.before)
    seat = step.seat if step.seat is not None else turn
    assert seat is not None, "an example is of a game in progress"
    refused = played.reason is not None
    events = () if refused else game.events(played.before, step.do, played.after, PERSON)
    instead: tuple[Phrase, ...] = ()
    if refused and turn == seat == PERSON:
        legal = game.legal_actions(played.before)
        instead = game.possible(game.view(played.before, PERSON), legal)
    done = after.get("tricks", 0) > before.get("tricks", 0)
    return Move(
        seat=seat,
        action=step.do,
        cards=_laid(game, step.do),
        refusal=played.reason,
        possible=instead,
        events=events,
        burned=len(after.get("burned", "")) > len(before.get("burned", "")),
        taken=tuple(after["last"]["cards"].split()) if done else (),
        after=_scene(game, played.after),
        next_seat=game.to_act(played.after),
    )


def _laid(game: AnyGame, action: str) -> tuple[str, ...]:
    kind, *parts = action.split()
    return tuple(part for part in parts if part in game.deck) if kind in ("play", "add") else ()


def _scene(game: AnyGame, state: Any) -> Scene:
    described = game.describe(state)
    board = game.board(game.view(state, PERSON), ())
    pile = tuple(described["pile"].split()) if "pile" in described else None
    suit = described.get("suit", "")
    carried, won = described.get("carried", ()), described.get("points", ())
    return Scene(
        pile=pile,
        named=suit if pile and suit != pile[-1][1] else "",
        penalty=(described.get("penalty") or {}).get("cards", 0),
        trick=tuple((described.get("table") or "").split()),
        trump=described.get("trump", ""),
        turn_up=described.get("turn_up") or "",
        stock=len(described["stock"].split()),
        hand=_in_order(board.hand),
        face_up=_in_order(getattr(board, "face_up", ())),
        hidden=sum(code != "-" for code in described.get("hidden", [""])[PERSON].split()),
        points=tuple(map(sum, zip(carried, won, strict=True))),
    )


def _in_order(zone: Sequence[Any]) -> tuple[str, ...]:
    """The codes of a board's zone, whose parts are cards, or groups of equal ones."""
    return tuple(card.code for part in zone for card in getattr(part, "cards", (part,)))
