"""How computers play Crazy Eights and Mau Mau, from what a View tells.

The points named here are those of the rules' part on playing well: 1 keep wild cards, 2 but not to
the very end of a points game, 3 name the longest suit, 4 or one that the next player lacks, 5 shed
high cards where they count, 6 answer a penalty, 7 and 8 stop who is short of cards, 9 use an extra
turn. The weights were found by playing many deals against each other.
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import NamedTuple, TypeVar

from engine.cards import FRENCH
from engine.game import Cards, Phrase, Suit
from engine.games.crazy_eights.actions import NO_SUIT, Action, Play
from engine.games.crazy_eights.odds import chance_stuck
from engine.games.crazy_eights.rules import ADDS
from engine.games.crazy_eights.state import NO_CARD
from engine.games.crazy_eights.variant import (
    DRAW_FIVE,
    DRAW_TWO,
    REVERSE,
    SKIP,
    SUIT_SETS,
)
from engine.games.crazy_eights.view import View
from engine.players import ONLY, Advice, Player, advice, decisive, next_best

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

RARE = 0.1  # a chance of which no number is told


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


def is_wild(view: View, play: Play) -> bool:
    """Whether the card fits on anything."""
    return bool(view.rules.wilds >> play.card & 1)


class Easy(Player[View, Action]):
    """A friendly beginner: lays any card that fits, and does not always keep a wild one."""

    def advise(self, view: View, legal: tuple[Action, ...], rng: Random) -> Advice[Action]:
        plays = [action for action in legal if isinstance(action, Play)]
        if not plays or len(legal) == 1:
            return advice(legal[0], ONLY)
        ordinary = [play for play in plays if not is_wild(view, play)]
        if ordinary and rng.random() < OFTEN:
            return advice(any_of(ordinary, rng), "fits")
        play = any_of(plays, rng)
        if play.suit == NO_SUIT or rng.random() >= HALF:
            return advice(play, "fits")
        same = [other for other in plays if other.card == play.card]
        play = max(same, key=lambda other: held_of_suit(view, other))
        return Advice(play, why_wild(view, play, play))


class Medium(Player[View, Action]):
    """Keeps wild cards, names suits well, stops who is about to go out, remembers who drew."""

    def advise(self, view: View, legal: tuple[Action, ...], rng: Random) -> Advice[Action]:
        plays = [action for action in legal if isinstance(action, Play)]
        if not plays or len(legal) == 1:
            return advice(legal[0], ONLY)
        return best_play(view, plays)  # answering included (point 6)


class Worth(NamedTuple):
    """What speaks for a play, and with less than 0 against it; only comparisons mean anything."""

    next_turn: float
    attack: float
    wild: float
    points: float

    @property
    def total(self) -> float:
        return self.next_turn + self.attack + self.wild + self.points


def weigh(view: View, play: Play) -> Worth:
    """All that is considered about a play."""
    return Worth(
        next_turn(view, play),
        attack(view, play),
        wild(view, play) if is_wild(view, play) else 0.0,
        0.0 if is_wild(view, play) else points(view, play),
    )


def best_play(view: View, plays: Sequence[Play]) -> Advice[Action]:
    """The play worth most, and what puts it ahead of the next best."""
    worths = [weigh(view, play) for play in plays]
    totals = [worth.total for worth in worths]
    best, other = totals.index(max(totals)), next_best(totals)
    play = plays[best]
    if view.penalty:
        return answer(view, play)
    if is_wild(view, play) and not all(is_wild(view, each) for each in plays):
        return spent_late(view, play)
    if other is None:
        return advice(play, "alike" if view.drawn == NO_CARD else "drawn")
    part = decisive(Worth._fields, worths[best], worths[other])
    return Advice(play, WHY[part](view, play, plays[other]))


def answer(view: View, play: Play) -> Advice[Action]:
    """Pass the penalty on rather than take it (6)."""
    if view.hand == 1 << play.card:
        return advice(play, "last")
    return advice(play, "answer", num=view.penalty + ADDS[DRAW_TWO])


def spent_late(view: View, play: Play) -> Advice[Action]:
    """A wild card though another fits, which `wild` allows only at the end of a points game (2)."""
    cards = Cards((FRENCH.codes[play.card],))
    return advice(play, "late", cards=cards, num=view.rules.values[play.card])


# ---- what is considered: first the number, then the words for it -------------------------------


def next_turn(view: View, play: Play) -> float:
    """How well the next turn goes: another one for this seat, or a rival without a card (4, 9)."""
    seat = seat_after(view, play)
    if seat == view.seat:
        follows = view.hand & ~(1 << play.card) & view.rules.fits[play.follow]
        return EXTRA_TURN if follows else -EXTRA_TURN
    weight = 2 if view.hand_sizes[seat] <= SHORT else 1
    return weight * chance_stuck(view, seat, play.follow)


def why_next_turn(view: View, play: Play, other: Play) -> Phrase:
    """One extra turn is used, another would be wasted, or the next player may be stuck."""
    seat = seat_after(view, play)
    if seat == view.seat:
        return Phrase("again")
    if next_turn(view, other) < 0:
        return Phrase("not_again")
    chance = chance_stuck(view, seat, play.follow)
    if chance == 1:
        return Phrase("stuck")
    if chance < RARE:
        return Phrase("seldom_stuck")
    return Phrase("often_stuck", {"chance": min(99, round(100 * chance))})


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
    rival = next_hand(view)
    if rival <= SHORT and not (effect == REVERSE and len(view.hand_sizes) == 2):
        value += STOPPING
    return value


def why_attack(view: View, play: Play, _other: Play) -> Phrase:
    """What is done to the next player."""
    effect = view.rules.effects[play.card]
    if effect == DRAW_FIVE:
        return Phrase("five")
    return Phrase("draws" if effect == DRAW_TWO else "misses", {"num": next_hand(view)})


def wild(view: View, play: Play) -> float:
    """What a wild card is worth kept (1, 2), and what its suit is less than the longest (3)."""
    kept = KEEPING_A_WILD + EACH_SHORT_OF_LONGEST * (longest(view) - held_of_suit(view, play))
    late = view.rules.points and fewest_elsewhere(view) == 1
    return SPENDING_IT_LATE - kept if late else -kept


def why_wild(view: View, play: Play, _other: Play) -> Phrase:
    """A wild card is kept, or has to be spent and names a suit."""
    if not is_wild(view, play):
        return Phrase("keeps")
    return Phrase("longest", {"suit": Suit(FRENCH.suits[play.suit])})


def points(view: View, play: Play) -> float:
    """What a card would count against its holder (5)."""
    return A_POINT * view.rules.values[play.card] if view.rules.points else 0.0


def why_points(view: View, play: Play, _other: Play) -> Phrase:
    """It counts more than the other."""
    return Phrase("sheds", {"num": view.rules.values[play.card]})


WHY: Mapping[str, Callable[[View, Play, Play], Phrase]] = {
    "next_turn": why_next_turn,
    "attack": why_attack,
    "wild": why_wild,
    "points": why_points,
}


def next_hand(view: View) -> int:
    """Cards in the hand of the player whose turn would be next."""
    return view.hand_sizes[(view.seat + view.direction) % len(view.hand_sizes)]


def fewest_elsewhere(view: View) -> int:
    """Cards in the smallest other hand."""
    return min(size for seat, size in enumerate(view.hand_sizes) if seat != view.seat)


PLAYERS: dict[str, Player[View, Action]] = {"easy": Easy(), "medium": Medium()}
