"""How computers play Crazy Eights and Mau Mau, from what a View tells.

The points named here are those of the rules' part on playing well: 1 keep wild cards, 2 but not to
the very end of a points game, 3 name the longest suit, 4 or one that the next player lacks, 5 shed
high cards where they count, 6 answer a penalty, 7 and 8 stop who is short of cards, 9 use an extra
turn. The weights were found by playing many deals against each other.
"""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from engine.games.crazy_eights.actions import NO_SUIT, Action, Play
from engine.games.crazy_eights.odds import chance_stuck
from engine.games.crazy_eights.variant import (
    DRAW_FIVE,
    DRAW_TWO,
    REVERSE,
    SKIP,
    SUIT_SETS,
)
from engine.games.crazy_eights.view import View
from engine.players import Player

T = TypeVar("T")

OFTEN = 3 / 4  # a beginner keeps a wild card
HALF = 1 / 2  # a beginner thinks about the suit to name

SHORT = 2  # cards in a hand that is to be stopped

# Worth of a play, in chances of leaving the next player without a card to play.
KEEPING_A_WILD = 4.0  # so that no other reason spends one early
SPENDING_IT_LATE = 4.0  # in a points game, when somebody is about to go out
EACH_SHORT_OF_LONGEST = 0.5  # cards of the suit named fewer than of the longest
EXTRA_TURN = 1.0
FIVE_CARDS = 1.0
STOPPING = 1.0
A_POINT = 0.05


def any_of(things: Sequence[T], rng: Random) -> T:
    """One of them, each as likely."""
    return things[int(rng.random() * len(things))]


def held_of_suit(view: View, play: Play) -> int:
    """Cards of the suit that a wild card names, itself and other wild ones not counted."""
    if play.suit == NO_SUIT:
        return 0
    return (view.hand & SUIT_SETS[play.suit] & ~view.rules.wilds).bit_count()


def longest(view: View) -> int:
    """Cards of the suit that the hand holds most of."""
    ordinary = view.hand & ~view.rules.wilds
    return max((ordinary & suit).bit_count() for suit in SUIT_SETS)


class Easy:
    """A friendly beginner: lays any card that fits, and does not always keep a wild one."""

    def choose(self, view: View, legal: tuple[Action, ...], rng: Random) -> Action:
        plays = [action for action in legal if isinstance(action, Play)]
        if not plays or len(legal) == 1:
            return legal[0]
        wilds = view.rules.wilds
        ordinary = [play for play in plays if not wilds >> play.card & 1]
        if ordinary and rng.random() < OFTEN:
            return any_of(ordinary, rng)
        play = any_of(plays, rng)
        if rng.random() < HALF:
            same = [other for other in plays if other.card == play.card]
            return max(same, key=lambda other: held_of_suit(view, other))
        return play


class Medium:
    """Keeps wild cards, names suits well, stops who is about to go out, remembers who drew."""

    def choose(self, view: View, legal: tuple[Action, ...], rng: Random) -> Action:
        plays = [action for action in legal if isinstance(action, Play)]
        if not plays or len(legal) == 1:
            return legal[0]
        return max(plays, key=lambda play: worth(view, play))  # answering included (point 6)


def worth(view: View, play: Play) -> float:
    """What speaks for a play; only comparisons mean anything."""
    rules = view.rules
    value = next_turn(view, play) + attack(view, play)
    if rules.wilds >> play.card & 1:
        value -= KEEPING_A_WILD + EACH_SHORT_OF_LONGEST * (longest(view) - held_of_suit(view, play))
        if rules.points and fewest_elsewhere(view) == 1:
            value += SPENDING_IT_LATE  # point 2
    elif rules.points:
        value += A_POINT * rules.values[play.card]  # point 5
    return value


def next_turn(view: View, play: Play) -> float:
    """How well the next turn goes: another one for this seat, or a rival without a card (4, 9)."""
    seat = seat_after(view, play)
    if seat == view.seat:
        follows = view.hand & ~(1 << play.card) & view.rules.fits[play.follow]
        return EXTRA_TURN if follows else -EXTRA_TURN
    weight = 2 if view.hand_sizes[seat] <= SHORT else 1
    return weight * chance_stuck(view, seat, play.follow)


def seat_after(view: View, play: Play) -> int:
    """Whose turn follows this play (11)."""
    effect, seats = view.rules.effects[play.card], len(view.hand_sizes)
    steps = view.direction
    if effect == SKIP or (effect == REVERSE and seats == 2):
        steps = 2 * view.direction
    elif effect == REVERSE:
        steps = -view.direction
    return (view.seat + steps) % seats


def attack(view: View, play: Play) -> float:
    """Cards and lost turns for the next player, above all one who is short of cards (7, 8)."""
    effect = view.rules.effects[play.card]
    if effect not in (DRAW_TWO, DRAW_FIVE, SKIP, REVERSE):
        return 0.0
    value = FIVE_CARDS if effect == DRAW_FIVE else 0.0
    rival = view.hand_sizes[(view.seat + view.direction) % len(view.hand_sizes)]
    if rival <= SHORT and not (effect == REVERSE and len(view.hand_sizes) == 2):
        value += STOPPING
    return value


def fewest_elsewhere(view: View) -> int:
    """Cards in the smallest other hand."""
    return min(size for seat, size in enumerate(view.hand_sizes) if seat != view.seat)


PLAYERS: dict[str, Player[View, Action]] = {"easy": Easy(), "medium": Medium()}
