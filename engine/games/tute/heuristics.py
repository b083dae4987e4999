"""How computers play Tute, from what a View tells.

The points named here are those of the rules' part on playing well (14): 1 keep trumps, 2 lead low,
3 duck cheap tricks, 4 win aces and 3s, 5 keep a king or knight for its pair, 6 declare at once,
8 exchange, 12 claim at the first moment, 13 ask capote only when it is certain.
"""

from collections.abc import Sequence
from random import Random

from engine.games.tute.actions import CLAIM, DRAW, Action, Declare, Exchange, Play
from engine.games.tute.endgame import ending_of, solve
from engine.games.tute.order import BEATEN_BY, HEIGHT, PAIRS, POINTS, RANK_OF, SUIT_MASKS, SUIT_OF
from engine.games.tute.rules import ENOUGH, PLAIN_PAIR, TRUMP_PAIR
from engine.games.tute.view import View
from engine.players import Player

OFTEN = 3 / 4  # a beginner sees what can be declared, exchanged or taken
DEAR = 10  # points: an ace or a 3

LOST = 0.75  # how likely a plain lead of phase 1 is lost
TRUMP = 4.0  # points that any trump is worth beyond its own, kept for phase 2
TRUMP_STEP = 0.8  # more, for each step up in the order
PLAIN_STEP = 0.15  # the same for other suits
PAIR_CHANCE = 0.25  # of the points of a pair whose other half has not been seen
ON_LEAD = 2.0  # points that leading costs while there is a stock
HAS_PAIR = 0.9  # of the points of a pair that the next trick won lets one declare
EXCHANGE = 0.8  # of what the turn-up is worth more than the card given for it


class Easy:
    """A friendly beginner: takes dear cards cheaply, else plays low, and forgets a thing or two."""

    def choose(self, view: View, legal: tuple[Action, ...], rng: Random) -> Action:
        plays = [action for action in legal if isinstance(action, Play)]
        if CLAIM in legal and total(view) >= ENOUGH:
            return CLAIM
        announced = [action for action in legal if isinstance(action, Declare | Exchange)]
        if announced and rng.random() < OFTEN:
            return announced[0]
        if not plays:
            return DRAW
        plays.sort(key=lambda play: (SUIT_OF[play.card] == view.trump, POINTS[play.card]))
        if view.table is not None and POINTS[view.table] >= DEAR and rng.random() < OFTEN:
            return next((play for play in plays if takes(view, play.card)), plays[0])
        return plays[0]


class Medium:
    """Weighs points against what a card is good for later; plays phase 2 without a fault."""

    def choose(self, view: View, legal: tuple[Action, ...], rng: Random) -> Action:
        if len(legal) == 1:
            return legal[0]
        if CLAIM in legal and total(view) >= ENOUGH:
            return CLAIM  # point 12
        ending = ending_of(view)
        if ending is not None:
            return solve(ending).action  # point 13 as well
        announced = [action for action in legal if isinstance(action, Exchange | Declare)]
        if announced:
            return announced[0]  # points 6 and 8; an exchange is listed first
        plays = [action for action in legal if isinstance(action, Play)]
        return best_play(view, plays) if plays else DRAW


def total(view: View) -> int:
    """Points of this hand, which everybody can count exactly."""
    return view.carried[view.seat] + view.points[view.seat]


def takes(view: View, card: int) -> bool:
    """Whether this card wins the trick that the other has led to."""
    return view.table is not None and bool(BEATEN_BY[view.trump][view.table] >> card & 1)


def best_play(view: View, plays: Sequence[Play]) -> Play:
    """The play of phase 1 that gains most and costs least; the lower card of two alike."""

    def gain(play: Play) -> tuple[float, int]:
        card = play.card
        worth = lead_gain(view, card) if view.table is None else follow_gain(view, card)
        return worth - later(view, card), -HEIGHT[card]

    return max(plays, key=gain)


def lead_gain(view: View, card: int) -> float:
    """Points expected from a lead: mostly lost, for the other may take with anything (point 2)."""
    won = 1 - LOST if SUIT_OF[card] != view.trump else HEIGHT[card] / 10
    return POINTS[card] * (2 * won - 1)


def follow_gain(view: View, card: int) -> float:
    """Points won or lost with the trick, and what winning it allows (points 3, 4)."""
    assert view.table is not None, "a card follows a lead"
    points = POINTS[view.table] + POINTS[card]
    if not takes(view, card):
        return -points
    return points - ON_LEAD + window(view, card)


def window(view: View, card: int) -> float:
    """What could be declared or taken up after winning with this card."""
    left = view.hand & ~(1 << card)
    declared = view.declared[0] | view.declared[1]
    pairs = [
        TRUMP_PAIR if suit == view.trump else PLAIN_PAIR
        for suit, pair in enumerate(PAIRS)
        if not pair & ~left and not declared >> suit & 1
    ]
    gain = HAS_PAIR * max(pairs, default=0)
    if view.turn_up is not None and left & SUIT_MASKS[view.trump]:
        rank = "7" if RANK_OF[view.turn_up] in "13RCS" else "2"
        given = [c for c in range(len(RANK_OF)) if left >> c & 1 and RANK_OF[c] == rank]
        given = [c for c in given if SUIT_OF[c] == view.trump]
        if given and RANK_OF[view.turn_up] != "2":
            gain += EXCHANGE * (later(view, view.turn_up) - later(view, given[0]))
    return gain


def later(view: View, card: int) -> float:
    """What keeping a card is worth: trumps and high cards win later, pairs may come (1, 5)."""
    suit = SUIT_OF[card]
    if suit == view.trump:
        value = TRUMP + TRUMP_STEP * HEIGHT[card] + POINTS[card] / 4
    else:
        value = PLAIN_STEP * HEIGHT[card]
    return value + pair_chance(view, card)


def pair_chance(view: View, card: int) -> float:
    """The part of a pair's points that lies in this king or knight."""
    suit = SUIT_OF[card]
    pair = PAIRS[suit]
    if not pair >> card & 1 or (view.declared[0] | view.declared[1]) >> suit & 1:
        return 0
    points = TRUMP_PAIR if suit == view.trump else PLAIN_PAIR
    partner = pair ^ 1 << card
    if view.hand & partner:
        return points
    out_of_reach = view.won[0] | view.won[1] | view.known[view.rival]
    if view.table is not None:
        out_of_reach |= 1 << view.table
    return 0 if partner & out_of_reach else PAIR_CHANCE * points


PLAYERS: dict[str, Player[View, Action]] = {"easy": Easy(), "medium": Medium()}
