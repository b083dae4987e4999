"""Tute for two, the Tute habanero, played as a match of hands."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from engine.cards import SPANISH
from engine.game import Event, Game, OptionValues, Phrase, Reason, Result, check_seed
from engine.games.tute import (
    advice,
    board,
    events,
    judge,
    memory,
    position,
    possible,
    rules,
    state,
    texts,
    view,
)
from engine.games.tute.actions import Action, parse
from engine.games.tute.board import Board
from engine.games.tute.guide import GUIDE
from engine.games.tute.heuristics import PLAYERS
from engine.games.tute.state import Phase, State, match_over, rules_with
from engine.games.tute.view import View
from engine.players import Player


class Tute(Game[State, Action, View]):
    """A match between two; a deal falls due whenever one has ended and the match has not."""

    id = family = "tute"
    name = texts.NAME
    about = texts.ABOUT
    seats = range(2, 3)
    pack = SPANISH.name
    options = texts.OPTIONS
    levels = tuple(PLAYERS)
    clauses = texts.CLAUSES
    sections = texts.SECTIONS
    refusals = texts.REFUSALS
    possibilities = texts.POSSIBILITIES
    sentences = texts.SENTENCES
    proposals = advice.PROPOSALS
    reasons = advice.REASONS
    keys = texts.KEYS
    guide = GUIDE
    forced = frozenset({"draw"})  # a draw alone is no decision, though an action of its own (11.2)

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
            cards = SPANISH.cards(order if isinstance(order, str) else " ".join(order))
            if len(cards) != len(SPANISH):
                raise ValueError(f"an order is all {len(SPANISH)} cards, not {len(cards)}")
        return rules.deal(self._rules(options), seed, dealer, cards)

    def _rules(self, options: OptionValues | None) -> state.Rules:
        values = self.read_options(options)
        return rules_with(int(values["target"]), assist=bool(values["assist"]))

    def to_act(self, state: State) -> int | None:
        return None if state.phase is Phase.OVER else state.turn

    def legal_actions(self, state: State) -> tuple[Action, ...]:
        return judge.legal_actions(state)

    def why_not(self, state: State, action: Action) -> Reason | None:
        return judge.why_not(state, action)

    def apply(self, state: State, action: Action) -> State:
        return rules.apply(state, action)

    def events(
        self, before: State | None, action: Action | str, after: State, seat: int
    ) -> tuple[Event, ...]:
        if before is None:
            return events.opening(after)
        if isinstance(action, str):
            action = parse(action)
        return events.events(before, action, after, seat)

    def remembered(self, events_: Sequence[Event]) -> tuple[Event, ...]:
        return memory.remembered(events_)

    def view(self, state: State, seat: int) -> View:
        return view.view(state, seat)

    def imagine(self, view_: View, rng: Random) -> State:
        return view.imagine(view_, rng)

    def is_over(self, state: State) -> bool:
        return match_over(state)

    def result(self, state: State) -> Result:
        if not match_over(state):
            raise ValueError("the match is not over")
        return rules.result(state)

    def next_dealer(self, state: State) -> int:
        return rules.next_dealer(state)

    def player(self, level: str) -> Player[View, Action]:
        if level not in PLAYERS:
            raise ValueError(f"{self.id} has no level {level!r}")
        return PLAYERS[level]

    def proposal(self, view: View, action: Action) -> Phrase:
        return advice.proposal(view, action)

    def board(self, view: View, legal: Sequence[Action], picked: str | None = None) -> Board:
        return board.board(view, legal)

    def possible(self, view: View, legal: Sequence[Action]) -> tuple[Phrase, ...]:
        return tuple(possible.possible(view, legal))

    def unmarked(self, shown: Board) -> Board:
        return board.unmarked(shown)

    def parse(self, text: str) -> Action:
        return parse(text)

    def describe(self, state_: State) -> dict[str, Any]:
        chosen = {"target": str(state_.rules.target), "assist": state_.rules.assist}
        return {"options": chosen, **position.describe(state_)}

    def position(self, described: Mapping[str, Any]) -> State:
        return position.position(described, self._rules(described.get("options")))


TUTE = Tute()
