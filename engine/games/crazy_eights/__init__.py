"""Crazy Eights and Mau Mau: one set of rules whose effects belong to different ranks."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from engine.cards import FRENCH, members
from engine.game import Event, Game, Key, Option, OptionValues, Phrase, Reason, Result, check_seed
from engine.games.crazy_eights import (
    advice,
    board,
    ending,
    events,
    judge,
    position,
    possible,
    rules,
    texts,
    variant,
    view,
)
from engine.games.crazy_eights.actions import NO_SUIT, Action, Play, parse
from engine.games.crazy_eights.board import Board
from engine.games.crazy_eights.guide import CRAZY_EIGHTS_GUIDE
from engine.games.crazy_eights.heuristics import PLAYERS
from engine.games.crazy_eights.mau_mau_guide import MAU_MAU_GUIDE
from engine.games.crazy_eights.state import Phase, State
from engine.games.crazy_eights.variant import Rules
from engine.games.crazy_eights.view import View
from engine.guide import Guide
from engine.players import Player

RulesOf = Callable[[tuple[tuple[str, bool | str], ...]], Rules]


class CrazyEights(Game[State, Action, View]):
    """One column of section 15."""

    family = "crazy_eights"
    seats = range(2, 6)  # crazy_eights 15.2
    pack = FRENCH.name
    levels = tuple(PLAYERS)
    sections = texts.SECTIONS
    possibilities = texts.POSSIBILITIES
    sentences = texts.SENTENCES
    proposals = advice.PROPOSALS
    reasons = advice.REASONS

    def __init__(
        self,
        id: str,
        title: tuple[str, str],
        guide: Guide,
        options: tuple[Option, ...],
        clauses: Mapping[str, str],
        refusals: Mapping[str, str],
        keys: tuple[Key, ...],
        rules_of: RulesOf,
    ) -> None:
        self.id = id
        self.name, self.about = title
        self.guide = guide
        self.options = options
        self.clauses = clauses
        self.refusals = refusals
        self.keys = keys
        self._rules_of = rules_of
        self._deck = self._rules(None).deck

    @property
    def deck(self) -> tuple[str, ...]:
        return tuple(FRENCH.codes[card] for card in members(self._deck))

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
            if sorted(cards) != list(members(self._deck)):
                raise ValueError(f"an order is all {len(self.deck)} cards, not {len(cards)}")
        return rules.deal(self._rules(options), seats, seed, dealer, cards)

    def _rules(self, options: OptionValues | None) -> Rules:
        return self._rules_of(tuple(self.read_options(options).items()))

    # Asked at every ply: the rules' own functions, without a method around them.
    legal_actions = staticmethod(judge.legal_actions)
    apply = staticmethod(rules.apply)

    def to_act(self, state: State) -> int | None:
        return state.turn if state.phase is Phase.PLAY else None

    def why_not(self, state: State, action: Action) -> Reason | None:
        return judge.why_not(state, action)

    def events(
        self, before: State | None, action: Action | str, after: State, seat: int
    ) -> tuple[Event, ...]:
        if before is None:
            return tuple(events.opening(after))
        if isinstance(action, str):
            action = self.parse(action)
        return tuple(events.events(before, action, after, seat))

    def view(self, state: State, seat: int) -> View:
        return view.view(state, seat)

    def imagine(self, view_: View, rng: Random) -> State:
        return view.imagine(view_, rng)

    def is_over(self, state: State) -> bool:
        return state.phase is Phase.OVER

    def result(self, state: State) -> Result:
        if state.phase is not Phase.OVER:
            raise ValueError("the game is not over")
        return ending.result(state)

    def next_dealer(self, state: State) -> int:
        return rules.next_dealer(state)

    def player(self, level: str) -> Player[View, Action]:
        if level not in PLAYERS:
            raise ValueError(f"{self.id} has no level {level!r}")
        return PLAYERS[level]

    def proposal(self, view: View, action: Action) -> Phrase:
        return advice.proposal(view, action)

    def first_half(self, action: Action) -> str | None:
        if isinstance(action, Play) and action.suit != NO_SUIT:
            return FRENCH.codes[action.card]
        return None

    def board(self, view: View, legal: Sequence[Action], picked: str | None = None) -> Board:
        return board.board(view, legal, picked)

    def possible(self, view: View, legal: Sequence[Action]) -> tuple[Phrase, ...]:
        return tuple(possible.possible(view, legal))

    def unmarked(self, shown: Board) -> Board:
        return board.unmarked(shown)

    def parse(self, text: str) -> Action:
        return parse(text, self._deck)

    def describe(self, state: State) -> dict[str, Any]:
        return position.describe(state)

    def position(self, described: Mapping[str, Any]) -> State:
        return position.position(described, self._rules(described.get("options")))


CRAZY_EIGHTS = CrazyEights(
    "crazy_eights",
    (texts.CRAZY_EIGHTS_NAME, texts.CRAZY_EIGHTS_ABOUT),
    CRAZY_EIGHTS_GUIDE,
    texts.OPTIONS,
    texts.CLAUSES,
    texts.REFUSALS,
    texts.KEYS,
    variant.crazy_eights,
)
MAU_MAU = CrazyEights(
    "mau_mau",
    (texts.MAU_MAU_NAME, texts.MAU_MAU_ABOUT),
    MAU_MAU_GUIDE,
    texts.MAU_MAU_OPTIONS,
    texts.MAU_MAU_CLAUSES,
    texts.MAU_MAU_REFUSALS,
    texts.MAU_MAU_KEYS,
    variant.mau_mau,
)
