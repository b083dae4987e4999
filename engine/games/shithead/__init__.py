"""Idiot and Vändtia: one set of rules, the second with house rules as options."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from engine.cards import FRENCH
from engine.game import N_, Event, Game, Option, OptionValues, Phrase, Result, check_seed
from engine.games.shithead import (
    advice,
    board,
    events,
    judge,
    position,
    possible,
    rules,
    texts,
    view,
)
from engine.games.shithead.actions import Action, Swap, parse
from engine.games.shithead.board import Board
from engine.games.shithead.guide import IDIOT_GUIDE, VANDTIA_GUIDE
from engine.games.shithead.heuristics import PLAYERS
from engine.games.shithead.state import Phase, Rules, State, rules_with
from engine.games.shithead.view import View
from engine.guide import Guide
from engine.players import Player


class Shithead(Game[State, Action, View]):
    """The base rules with whatever house rules `options` offers."""

    family = "shithead"
    seats = range(2, 6)  # idiot 1.2
    pack = FRENCH.name
    options_heading = N_("House rules")
    levels = tuple(PLAYERS)
    minor = frozenset({"draw", "ready"})
    final = frozenset({"start"})
    sections = texts.SECTIONS
    refusals = texts.REFUSALS
    possibilities = texts.POSSIBILITIES
    sentences = texts.SENTENCES
    proposals = advice.PROPOSALS
    reasons = advice.REASONS
    keys = texts.KEYS

    def __init__(
        self, id: str, name: str, about: str, guide: Guide, options: tuple[Option, ...] = ()
    ) -> None:
        self.id = id
        self.name = name
        self.about = about
        self.guide = guide
        self.options = options
        self.clauses = texts.BASE_CLAUSES if not options else texts.ALL_CLAUSES

    def deal(
        self,
        seats: int,
        seed: str,
        options: OptionValues | None = None,
        dealer: int | None = None,
        order: Sequence[str] | None = None,
    ) -> State:
        self.check_seats(seats)
        check_seed(seed)
        if dealer is not None and dealer not in range(seats):
            raise ValueError(f"there is no seat {dealer!r} to deal")
        cards = None
        if order is not None:
            cards = FRENCH.cards(order if isinstance(order, str) else " ".join(order))
            if len(cards) != len(FRENCH):
                raise ValueError(f"an order is all {len(FRENCH)} cards, not {len(cards)}")
        return rules.deal(self._rules(options), seats, seed, dealer, cards)

    def _rules(self, options: OptionValues | None) -> Rules:
        return rules_with(*(name for name, on in self.read_options(options).items() if on))

    def to_act(self, state: State) -> int | None:
        return None if state.phase is Phase.OVER else state.turn

    # no method of our own around what search calls most
    legal_actions = staticmethod(judge.legal_actions)
    why_not = staticmethod(judge.why_not)
    apply = staticmethod(rules.apply)

    def events(
        self, before: State | None, action: Action | str, after: State, seat: int
    ) -> tuple[Event, ...]:
        if before is None:
            return events.opening(after)
        if isinstance(action, str):
            action = parse(action)
        return events.events(before, action, after, seat)

    def view(self, state: State, seat: int) -> View:
        return view.view(state, seat)

    def imagine(self, view_: View, rng: Random) -> State:
        return view.imagine(view_, rng)

    def is_over(self, state: State) -> bool:
        return state.phase is Phase.OVER

    def result(self, state: State) -> Result:
        if state.phase is not Phase.OVER:
            raise ValueError("the game is not over")
        return rules.result(state)

    def next_dealer(self, state: State) -> int:
        return rules.next_dealer(state)

    def player(self, level: str) -> Player[View, Action]:
        if level not in PLAYERS:
            raise ValueError(f"{self.id} has no level {level!r}")
        return PLAYERS[level]

    def proposal(self, view: View, action: Action) -> Phrase:
        return advice.proposal(action)

    def first_half(self, action: Action) -> str | None:
        return FRENCH.codes[action.hand] if isinstance(action, Swap) else None

    def board(self, view: View, legal: Sequence[Action], picked: str | None = None) -> Board:
        return board.board(view, legal, picked)

    def possible(self, view: View, legal: Sequence[Action]) -> tuple[Phrase, ...]:
        return tuple(possible.possible(view, legal))

    def unmarked(self, shown: Board) -> Board:
        return board.unmarked(shown)

    def parse(self, text: str) -> Action:
        return parse(text)

    def describe(self, state: State) -> dict[str, Any]:
        flags = state.rules.flags()
        options = {option.id: flags[option.id] for option in self.options}
        return {"options": options, **position.describe(state)}

    def position(self, described: Mapping[str, Any]) -> State:
        flags = self._rules(described.get("options")).flags()
        return position.position(described, flags)


IDIOT = Shithead("idiot", texts.IDIOT_NAME, texts.IDIOT_ABOUT, IDIOT_GUIDE)
VANDTIA = Shithead("vandtia", texts.VANDTIA_NAME, texts.VANDTIA_ABOUT, VANDTIA_GUIDE, texts.OPTIONS)
