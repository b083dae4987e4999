"""What every game is: a value that is dealt, judged, changed by actions and looked at.

`Game` is the face that the server, the opponents, the rules page and the tests see. A game's
`State` is immutable and knows everything; a `View` is what one seat may know and has no field that
could hold more; an `Action` is a word with a canonical text.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from engine.cards import PACKS
from engine.guide import Guide

if TYPE_CHECKING:
    from engine.players import Player


def N_(message: str) -> str:
    """Mark an English sentence for the catalogs; it is translated where it is shown."""
    return message


def NN_(singular: str, plural: str) -> tuple[str, str]:
    """Mark a sentence with a number `num` in it for the catalogs, both English forms."""
    return singular, plural


def NC_(context: str, message: str) -> tuple[str, str]:
    """Mark a message too short to be understood alone, with the context that explains it."""
    return context, message


@dataclass(frozen=True)
class Cards:
    """Cards to be named in a sentence, as codes."""

    codes: tuple[str, ...]


@dataclass(frozen=True)
class AnyOf:
    """Cards to be named in a sentence as a choice, as codes."""

    codes: tuple[str, ...]


@dataclass(frozen=True)
class Rank:
    """A rank to be named in a sentence, as its code character."""

    code: str


@dataclass(frozen=True)
class Ranks:
    """Several ranks to be listed in a sentence, as code characters in the order of the list."""

    codes: tuple[str, ...]


@dataclass(frozen=True)
class Suit:
    """A suit to be named in a sentence, as its code character."""

    code: str


@dataclass(frozen=True)
class Seat:
    """A player to be named in a sentence."""

    seat: int


Value = Cards | AnyOf | Rank | Ranks | Suit | Seat | int


@dataclass(frozen=True)
class Reason:
    """Why an action is refused: the clause, and what its sentence has to name.

    `options` are the ids of those options of the table without which it would not be refused so.
    """

    clause: str
    values: Mapping[str, Value] = field(default_factory=dict)
    options: tuple[str, ...] = ()


@dataclass(frozen=True)
class Event:
    """Something that one seat saw happen.

    `kind` finds the sentence in `Game.sentences`; `seat` is who did it, None for the table itself;
    an integer value `num` decides the plural.
    """

    kind: str
    seat: int | None = None
    values: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True)
class Phrase:
    """A sentence about an action: where to find it in its table, and what it has to name.

    An integer value `num` decides the plural.
    """

    id: str
    values: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True)
class Sentence:
    """English wordings of an event, plural forms where a number is named.

    `you` is said to the seat that acted, `other` of anybody else; an event of the table itself
    has `other` alone.
    """

    other: tuple[str, ...]
    you: tuple[str, ...] = ()


@dataclass(frozen=True)
class Option:
    """A choice made before the deal; `clause` is where it is a rule, `text` and `label` English."""

    id: str
    kind: str  # "flag" or "choice"
    values: tuple[bool | str, ...]
    default: bool | str
    clause: str
    text: str
    label: str
    needs: str = ""  # the flag without which it means nothing


@dataclass(frozen=True)
class Key:
    """A single key of the keyboard, the action or choice that it is for, and what it does.

    `letter` is a context and an English letter, translated with it; `signs` stand in its place
    where they are the same in every language: digits for a row of choices. With `options` it is of
    use only where one of them is on.
    """

    id: str
    text: str
    letter: tuple[str, str] = ("", "")
    signs: tuple[str, ...] = ()
    options: tuple[str, ...] = ()


@dataclass(frozen=True)
class Result:
    """How a game ended: a place from 1 for each seat, equal places shared; `how` is a clause id.

    `points` is one number a seat, empty in games without points; `winner` is None if nobody won
    alone.
    """

    places: tuple[int, ...]
    points: tuple[int, ...]
    winner: int | None
    how: str


class IllegalAction(Exception):
    """An action that is one, but not now."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"refused by clause {reason.clause}")
        self.reason = reason


class AnyState(Protocol):
    """What the table service reads of every game's state."""

    @property
    def seed(self) -> str: ...


StateT = TypeVar("StateT", bound=AnyState)
ActionT = TypeVar("ActionT")
ViewT = TypeVar("ViewT")

OptionValues = Mapping[str, bool | str]

HEX_DIGITS = frozenset("0123456789abcdef")


class Game(ABC, Generic[StateT, ActionT, ViewT]):
    """One game with fixed rules and named options; stateless, one instance each."""

    id: str
    family: str  # games of one family share rules code, page template and sentences
    name: str
    about: str  # what it is and how it differs from the others, in a line or two
    seats: range
    pack: str  # name of the pack that the cards come from
    options: tuple[Option, ...]
    options_heading: str = N_("Options")
    levels: tuple[str, ...]  # of computer players, the weakest first
    clauses: Mapping[str, str]
    sections: Mapping[str, str]  # first part of a clause id -> heading
    guide: Guide
    minor: frozenset[str] = frozenset()  # events of others that the short news leave out
    refusals: Mapping[str, str]  # clause id -> sentence naming the reason's values
    possibilities: Mapping[str, tuple[str, ...]]  # id -> words that follow "You can"
    sentences: Mapping[str, Sentence]
    # Both by the ids of phrases, with plural forms where a number `num` is named. A reason is told
    # of the action, not of who acts, and names no card that others have not seen.
    proposals: Mapping[str, tuple[str, ...]]  # an action that somebody is advised to do
    reasons: Mapping[str, tuple[str, ...]]  # why a player chooses an action
    keys: tuple[Key, ...] = ()
    forced: frozenset[str] = frozenset()  # first words of actions that need no asking when alone
    final: frozenset[str] = frozenset({"deal"})  # first words of actions that are never taken back

    @abstractmethod
    def deal(
        self,
        seats: int,
        seed: str,
        options: OptionValues | None = None,
        dealer: int | None = None,
        order: Sequence[str] | None = None,
    ) -> StateT:
        """The first state; ValueError names what is wrong.

        `order` (card codes, dealt first to last) replaces shuffle 0.
        """

    @abstractmethod
    def to_act(self, state: StateT) -> int | None:
        """Whose turn it is; None when a deal is due or the game is over."""

    @abstractmethod
    def legal_actions(self, state: StateT) -> tuple[ActionT, ...]:
        """Every action that `why_not` would not refuse, empty only when the game is over."""

    @abstractmethod
    def why_not(self, state: StateT, action: ActionT) -> Reason | None:
        """Why the seat to act may not do this now, None if it may: the only judge."""

    @abstractmethod
    def apply(self, state: StateT, action: ActionT) -> StateT:
        """The state after exactly this action, which the caller knows to be legal."""

    @abstractmethod
    def events(
        self, before: StateT | None, action: ActionT | str, after: StateT, seat: int
    ) -> tuple[Event, ...]:
        """What `seat` saw happen, in order; `before` None and "deal" for the opening."""

    @abstractmethod
    def view(self, state: StateT, seat: int) -> ViewT:
        """All that this seat may know."""

    @abstractmethod
    def imagine(self, view: ViewT, rng: Random) -> StateT:
        """Some full state that this view cannot tell from the true one, with a fresh seed."""

    @abstractmethod
    def is_over(self, state: StateT) -> bool:
        """Whether the last action of the game is done."""

    @abstractmethod
    def result(self, state: StateT) -> Result:
        """Places of a game that is over; ValueError before."""

    @abstractmethod
    def next_dealer(self, state: StateT) -> int:
        """Who deals the game after this one, which is over."""

    @abstractmethod
    def player(self, level: str) -> "Player[ViewT, ActionT]":
        """The computer player of a level; ValueError for an unknown one."""

    @abstractmethod
    def proposal(self, view: ViewT, action: ActionT) -> Phrase:
        """This action of the seat to act in words, found in `proposals`."""

    def first_half(self, _action: ActionT) -> str | None:
        """The card to be picked first for an action of two choices, None for any other."""
        return None

    def remembered(self, events: Sequence[Event]) -> tuple[Event, ...]:
        """What a player may look up again of all that happened: everything, unless the rules
        leave it to memory.
        """
        return tuple(events)

    @abstractmethod
    def board(self, view: ViewT, legal: Sequence[ActionT], picked: str | None = None) -> Any:
        """A View arranged for a page: zones, and the action text that each thing stands for.

        `picked` is a card chosen as the first half of an action of two cards.
        """

    @abstractmethod
    def possible(self, view: ViewT, legal: Sequence[ActionT]) -> tuple[Phrase, ...]:
        """All that these legal actions come to, in words found in `possibilities`, for who has
        just been refused another one.
        """

    @abstractmethod
    def unmarked(self, board: Any) -> Any:
        """A board of the seat to act that does not tell which cards may be played: all that might
        be are as if they could, and the judge refuses.
        """

    @abstractmethod
    def parse(self, text: str) -> ActionT:
        """The action with this text; ValueError if it is none of this game's."""

    @abstractmethod
    def describe(self, state: StateT) -> dict[str, Any]:
        """The position as JSON-able text forms, complete."""

    @abstractmethod
    def position(self, described: Mapping[str, Any]) -> StateT:
        """The state so described; fields left out take their defaults; ValueError if it is none."""

    @property
    def deck(self) -> tuple[str, ...]:
        """Codes of the cards that are dealt, in canonical order: the pack, or a part of it."""
        return PACKS[self.pack].codes

    def read_options(self, given: OptionValues | None) -> dict[str, bool | str]:
        """A value for every option; ValueError for an unknown option or value."""
        given = {} if given is None else given
        if not isinstance(given, Mapping):
            raise ValueError(f"options are values by name, not {given!r}")
        for name, value in given.items():
            if name not in self._choices:
                raise ValueError(f"{self.id} has no option {name!r}")
            if (type(value), value) not in self._choices[name]:
                raise ValueError(f"option {name!r} cannot be {value!r}")
        return {**self._defaults, **given}

    @cached_property
    def _defaults(self) -> dict[str, bool | str]:
        return {option.id: option.default for option in self.options}

    @cached_property
    def _choices(self) -> dict[str, list[tuple[type, bool | str]]]:
        """The values of each option with their types, for 1 is no True."""
        return {
            option.id: [(type(value), value) for value in option.values] for option in self.options
        }

    def check_seats(self, seats: int) -> None:
        """ValueError unless so many can play."""
        if type(seats) is not int or seats not in self.seats:
            raise ValueError(
                f"{self.id} is for {self.seats[0]} to {self.seats[-1]} seats, not {seats!r}"
            )


AnyGame = Game[Any, Any, Any]


def check_seed(seed: str) -> None:
    """ValueError unless the seed is hexadecimal text."""
    if not seed or not HEX_DIGITS.issuperset(seed):
        raise ValueError("a seed is lower-case hexadecimal digits")


def play(game: AnyGame, state: AnyState, seat: int, text: str) -> Any:
    """The state after an action from outside; ValueError: none at all, IllegalAction: not now."""
    action = game.parse(text)
    turn = game.to_act(state)
    if turn is not None and turn != seat:
        raise IllegalAction(Reason("0.1", {"turn": Seat(turn)}))
    reason = game.why_not(state, action)
    if reason is not None:
        raise IllegalAction(reason)
    return game.apply(state, action)
