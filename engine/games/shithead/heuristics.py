"""How computers play Idiot and Vändtia, from what a View tells.

The points named here are those of the rules' part on playing well: 1 exchange, 2 shed low ranks,
3 save 2 and 10, 4 chance or pick up, 5 four alike, 6 know the next player, 7 the endgame, 8 adding.
"""

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import TypeVar

from engine.cards import members
from engine.games.shithead.actions import CHANCE, KEEP, START, Action, Add, Pickup, Play, swap
from engine.games.shithead.judge import fitting_on
from engine.games.shithead.odds import chance_fits, chance_stuck, follower
from engine.games.shithead.order import (
    HEIGHT,
    ORDER,
    RANK_MASKS,
    RANK_OF,
    SPECIAL_HEIGHT,
    TEN,
    THREE,
    TWO,
)
from engine.games.shithead.state import Phase, Rules
from engine.games.shithead.view import View
from engine.players import Player

T = TypeVar("T")

RESTLESS = 20  # plies without progress from which chance decides; idiot 15.4
OFTEN = 3 / 4  # a beginner lays all copies
SELDOM = 1 / 4  # a beginner spends a 2 or 10

SINGLES_UNTIL = 8  # plies without progress; always laying singles makes games loop, idiot 15.1
QUEEN, ACE = ORDER.index("Q"), ORDER.index("A")  # heights
LIKELY = 0.3  # share of unseen cards that fit
LARGE = 5  # cards in a pile to be afraid of
STEP = 0.5  # cards that an opponent must be expected to take, for each step up in the order


@cache
def worth(rules: Rules) -> tuple[int, ...]:
    """By rank index: the order in which ranks are spent, 2 and 10 last (points 2, 3).

    Transparent threes (E4) fit everywhere too, but free nobody.
    """
    after_ace = {TWO: SPECIAL_HEIGHT + 1, TEN: SPECIAL_HEIGHT + 2}
    if rules.transparent_threes:
        after_ace[THREE] = SPECIAL_HEIGHT
    return tuple(after_ace.get(rank, height) for rank, height in enumerate(HEIGHT))


def any_of(things: Sequence[T], rng: Random) -> T:
    """One of them, each as likely."""
    return things[int(rng.random() * len(things))]


def by_rank(view: View, legal: Sequence[Action]) -> dict[int, list[Play]]:
    """The plays of each rank index, the rank to be spent first first, fewest cards first."""
    value = worth(view.rules)
    plays = [action for action in legal if isinstance(action, Play)]
    plays.sort(key=lambda play: (value[RANK_OF[play.cards[0]]], len(play.cards)))
    found: dict[int, list[Play]] = {}
    for play in plays:
        found.setdefault(RANK_OF[play.cards[0]], []).append(play)
    return found


def without_play(view: View, legal: Sequence[Action], rng: Random) -> Action:
    """Turn any hidden card, or take the pile and, with E3, the face-up card of the least worth."""
    value = worth(view.rules)
    costs = {
        action: value[RANK_OF[action.penalty]]
        for action in legal
        if isinstance(action, Pickup) and action.penalty is not None
    }
    if costs:
        return min(costs, key=costs.__getitem__)
    return next((act for act in legal if isinstance(act, Pickup)), None) or any_of(legal, rng)


class Easy:
    """A friendly beginner: lays the lowest card, not always all copies, wastes a 2 or 10."""

    def choose(self, view: View, legal: tuple[Action, ...], rng: Random) -> Action:
        if view.idle >= RESTLESS:
            return any_of(legal, rng)
        if view.phase is Phase.EXCHANGE:
            return START
        if view.phase is Phase.ADD:
            return legal[0]
        plays = by_rank(view, legal)
        if plays:
            return self._play(plays, rng)
        return CHANCE if CHANCE in legal else without_play(view, legal, rng)

    def _play(self, plays: dict[int, list[Play]], rng: Random) -> Play:
        specials = [rank for rank in plays if rank in (TWO, TEN)]
        if specials and rng.random() < SELDOM:
            return plays[any_of(specials, rng)][0]
        lowest = plays[next(iter(plays))]
        return lowest[-1] if rng.random() < OFTEN else lowest[0]


class Medium:
    """Sheds low ranks, saves high ones, 2s and 10s, and knows what the next player shows."""

    def choose(self, view: View, legal: tuple[Action, ...], rng: Random) -> Action:
        if view.idle >= RESTLESS:
            return any_of(legal, rng)
        if len(legal) == 1:
            return legal[0]
        if view.phase is Phase.EXCHANGE:
            return exchanged(view)
        if view.phase is Phase.ADD:
            return added(view, legal)
        plays = by_rank(view, legal)
        if plays:  # a pick-up or chance instead (E1, E2) loses or changes nothing
            rank = rank_to_lay(view, plays)
            return copies(view, rank, plays[rank])
        if CHANCE in legal and (chance_fits(view) >= LIKELY or len(view.pile) >= LARGE):
            return CHANCE  # point 4
        return without_play(view, legal, rng)


def exchanged(view: View) -> Action:
    """Another step towards the three strongest of six cards face up (point 1)."""
    value = worth(view.rules)

    def strength(card: int) -> int:
        return value[RANK_OF[card]]

    best = max(members(view.hand), key=strength)
    worst = min(members(view.face_up[view.seat]), key=strength)
    return swap(best, worst) if strength(best) > strength(worst) else START


def added(view: View, legal: Sequence[Action]) -> Action:
    """Add low ranks, all cards offered; keep what is laid one at a time (point 8)."""
    adds = [action for action in legal if isinstance(action, Add)]
    rank = RANK_OF[view.pile[-1]]
    if not adds or worth(view.rules)[rank] >= QUEEN:
        return KEEP
    return max(adds, key=lambda add: len(add.cards))


def copies(view: View, rank: int, plays: Sequence[Play]) -> Play:
    """All copies of a low rank, one of a high one, one 2 or 10 (points 2, 3).

    High cards laid singly stop the next player as often as there are copies; with more than one
    opponent left only aces are worth that.
    """
    rivals = len(view.hand_sizes) - len(view.out) - 1
    single_from = QUEEN if rivals == 1 else ACE
    if rank in (TWO, TEN):
        return plays[0]
    if HEIGHT[rank] >= single_from and view.idle < SINGLES_UNTIL:
        return plays[0]
    return plays[-1]


def rank_to_lay(view: View, plays: dict[int, list[Play]]) -> int:
    """The lowest rank, unless the end is near for this player or the next."""
    for habit in (last_of_all, in_the_way):
        rank = habit(view, plays)
        if rank is not None:
            return rank
    return next(iter(plays))


def last_of_all(view: View, plays: dict[int, list[Play]]) -> int | None:
    """The 10 after which the rest goes at once; with E13 what must not be left (point 7)."""
    seat, table = view.seat, view.face_up[view.seat]
    if view.stock_size or any(view.hidden[seat]) or (view.hand and table):
        return None
    first = (TWO, TEN) if view.rules.no_special_finish else (TEN,)
    rest = (view.hand or table) & ~sum(RANK_MASKS[rank] for rank in first)
    if len({RANK_OF[card] for card in members(rest)}) != 1:
        return None
    return next((rank for rank in first if rank in plays), None)


def in_the_way(view: View, plays: dict[int, list[Play]]) -> int | None:
    """The rank to lay before a player who has only table cards, so that the pile is theirs.

    What they are expected to take is weighed against spending higher cards (point 6).
    """
    seat = follower(view)
    if view.hand_sizes[seat]:
        return None
    value = worth(view.rules)
    lowest = value[next(iter(plays))]

    def gain(rank: int) -> float:
        pile = view.pile + copies(view, rank, plays[rank]).cards
        if rank == TEN:
            return -STEP * (value[rank] - lowest)
        stuck = chance_stuck(view, seat, fitting_on(view.rules, pile))
        return stuck * len(pile) - STEP * (value[rank] - lowest)

    return max(plays, key=gain)


PLAYERS: dict[str, Player[View, Action]] = {"easy": Easy(), "medium": Medium()}
