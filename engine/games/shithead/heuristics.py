"""How computers play Idiot and Vändtia, from what a View tells.

The points named here are those of the rules' part on playing well: 1 exchange, 2 shed low ranks,
3 save 2 and 10, 4 chance or pick up, 5 four alike, 6 know the next player, 7 the endgame, 8 adding.
A habit is a function that gives an action with its reason, or None where it has nothing to say.
"""

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import TypeVar

from engine.cards import FRENCH, members
from engine.game import Cards
from engine.games.shithead.actions import CHANCE, KEEP, START, Action, Add, Pickup, Play, swap
from engine.games.shithead.judge import fitting_on
from engine.games.shithead.odds import chance_fits, chance_stuck, follower
from engine.games.shithead.order import (
    EIGHT,
    HEIGHT,
    ORDER,
    RANK_MASKS,
    RANK_OF,
    SPECIAL_HEIGHT,
    TEN,
    THREE,
    TWO,
)
from engine.games.shithead.rules import burns
from engine.games.shithead.state import Phase, Rules
from engine.games.shithead.view import View
from engine.players import ONLY, Advice, Player, advice

T = TypeVar("T")

RESTLESS = 20  # plies without progress from which chance decides; idiot 15.4
OFTEN = 3 / 4  # a beginner lays all copies
SELDOM = 1 / 4  # a beginner spends a 2 or 10

SINGLES_UNTIL = 8  # plies without progress; always laying singles makes games loop, idiot 15.1
QUEEN, ACE = ORDER.index("Q"), ORDER.index("A")  # heights
LIKELY = 0.3  # share of unseen cards that fit
LARGE = 5  # cards in a pile to be afraid of
STEP = 0.5  # cards that an opponent must be expected to take, for each step up in the order

Plays = dict[int, list[Play]]  # by rank index, the rank to be spent first first, fewest cards first


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


def by_rank(view: View, legal: Sequence[Action]) -> Plays:
    """The plays among these actions."""
    value = worth(view.rules)
    plays = [action for action in legal if isinstance(action, Play)]
    plays.sort(key=lambda play: (value[RANK_OF[play.cards[0]]], len(play.cards)))
    found: Plays = {}
    for play in plays:
        found.setdefault(RANK_OF[play.cards[0]], []).append(play)
    return found


def per_cent(share: float) -> int:
    """How many of 100, for a share that is neither none nor all."""
    return min(99, max(1, round(100 * share)))


# ---- habits of every level ---------------------------------------------------------------------


def forced(legal: Sequence[Action]) -> Advice[Action] | None:
    """The only action."""
    return advice(legal[0], ONLY) if len(legal) == 1 else None


def restless(view: View, legal: Sequence[Action], rng: Random) -> Advice[Action] | None:
    """Anything, where nothing moves any more (15.4)."""
    return advice(any_of(legal, rng), "restless") if view.idle >= RESTLESS else None


def penalty(view: View, legal: Sequence[Action]) -> Advice[Action] | None:
    """With E3, the pile and the face-up card of the least worth."""
    value = worth(view.rules)
    costs = {
        action: value[RANK_OF[action.penalty]]
        for action in legal
        if isinstance(action, Pickup) and action.penalty is not None
    }
    return advice(min(costs, key=costs.__getitem__), "penalty") if costs else None


def pickup(view: View, legal: Sequence[Action]) -> Advice[Action] | None:
    """The pile."""
    for action in legal:
        if isinstance(action, Pickup):
            return advice(action, "small_pile", num=len(view.pile))
    return None


def hidden(legal: Sequence[Action], rng: Random) -> Advice[Action]:
    """Any hidden card."""
    return advice(any_of(legal, rng), "hidden")


# ---- a beginner --------------------------------------------------------------------------------


class Easy(Player[View, Action]):
    """A friendly beginner: lays the lowest card, not always all copies, wastes a 2 or 10."""

    def advise(self, view: View, legal: tuple[Action, ...], rng: Random) -> Advice[Action]:
        found = forced(legal) or restless(view, legal, rng)
        if found is not None:
            return found
        if view.phase is Phase.EXCHANGE:
            return advice(START, "as_dealt")
        if view.phase is Phase.ADD:
            return advice(legal[0], "matches")
        plays = by_rank(view, legal)
        if plays:
            return wasted(plays, rng) or lowest(plays, rng)
        if CHANCE in legal:
            return advice(CHANCE, "may_fit")
        return penalty(view, legal) or pickup(view, legal) or hidden(legal, rng)


def wasted(plays: Plays, rng: Random) -> Advice[Action] | None:
    """A 2 or a 10, now and then."""
    specials = [rank for rank in plays if rank in (TWO, TEN)]
    if specials and rng.random() < SELDOM:
        return advice(plays[any_of(specials, rng)][0], "wasted")
    return None


def lowest(plays: Plays, rng: Random) -> Advice[Action]:
    """The lowest rank, mostly all copies of it."""
    copies = plays[next(iter(plays))]
    if rng.random() < OFTEN:
        return advice(copies[-1], "lowest_all" if len(copies[-1].cards) > 1 else "lowest")
    return advice(copies[0], "lowest")


# ---- a good player -----------------------------------------------------------------------------


class Medium(Player[View, Action]):
    """Sheds low ranks, saves high ones, 2s and 10s, and knows what the next player shows."""

    def advise(self, view: View, legal: tuple[Action, ...], rng: Random) -> Advice[Action]:
        found = forced(legal) or restless(view, legal, rng)
        if found is not None:
            return found
        if view.phase is Phase.EXCHANGE:
            return exchange(view)
        if view.phase is Phase.ADD:
            return add(view, legal)
        plays = by_rank(view, legal)
        if plays:
            return (
                only_play(plays)
                or last_of_all(view, plays)
                or in_the_way(view, plays)
                or first_spent(view, plays)
            )
        return (
            chance(view, legal) or penalty(view, legal) or pickup(view, legal) or hidden(legal, rng)
        )


def exchange(view: View) -> Advice[Action]:
    """Another step towards the three strongest of six cards face up (point 1)."""
    value = worth(view.rules)

    def strength(card: int) -> int:
        return value[RANK_OF[card]]

    best = max(members(view.hand), key=strength)
    worst = min(members(view.face_up[view.seat]), key=strength)
    if strength(best) <= strength(worst):
        return advice(START, "strongest")
    stronger, weaker = (Cards((FRENCH.codes[card],)) for card in (best, worst))
    return advice(swap(best, worst), "stronger", stronger=stronger, weaker=weaker)


def add(view: View, legal: Sequence[Action]) -> Advice[Action]:
    """Add low ranks, all cards offered; keep what is laid one at a time (point 8)."""
    adds = [action for action in legal if isinstance(action, Add)]
    rank = RANK_OF[view.pile[-1]]
    if not adds or worth(view.rules)[rank] >= QUEEN:
        return advice(KEEP, "high")
    return advice(max(adds, key=lambda each: len(each.cards)), "low")


def only_play(plays: Plays) -> Advice[Action] | None:
    """To play, for a pick-up or a chance instead (E1, E2) loses or changes nothing."""
    ways, *others = plays.values()
    return None if others or len(ways) > 1 else advice(ways[0], "play_first")


def last_of_all(view: View, plays: Plays) -> Advice[Action] | None:
    """The 10 after which the rest goes at once; with E13 what must not be left (point 7)."""
    seat, table = view.seat, view.face_up[view.seat]
    if view.stock_size or any(view.hidden[seat]) or (view.hand and table):
        return None
    first = (TWO, TEN) if view.rules.no_special_finish else (TEN,)
    rest = (view.hand or table) & ~sum(RANK_MASKS[rank] for rank in first)
    if len({RANK_OF[card] for card in members(rest)}) != 1:
        return None
    rank = next((rank for rank in first if rank in plays), None)
    if rank is None:
        return None
    return advice(plays[rank][0], "finish" if rank == TEN else "never_last")


def in_the_way(view: View, plays: Plays) -> Advice[Action] | None:
    """The rank to lay before a player who has only table cards, so that the pile is theirs.

    What they are expected to take is weighed against spending higher cards (point 6).
    """
    seat = follower(view)
    if view.hand_sizes[seat]:
        return None
    value = worth(view.rules)
    first = next(iter(plays))
    choices = {rank: copies(view, rank, ways) for rank, ways in plays.items()}
    piles = {rank: view.pile + choice.action.cards for rank, choice in choices.items()}
    stuck = {
        rank: 0.0 if rank == TEN else chance_stuck(view, seat, fitting_on(view.rules, pile))
        for rank, pile in piles.items()
    }

    def gain(rank: int) -> float:
        return stuck[rank] * len(piles[rank]) - STEP * (value[rank] - value[first])

    rank = max(plays, key=gain)
    play = choices[rank].action
    if not stuck[rank] or burns(piles[rank]):
        return choices[rank]
    if rank == EIGHT and view.rules.skipping_eights:
        return choices[rank] if rank == first else advice(play, "higher")
    if stuck[rank] == 1:
        return advice(play, "wall", num=len(piles[rank]))
    return advice(play, "hurdle", chance=per_cent(stuck[rank]))


def first_spent(view: View, plays: Plays) -> Advice[Action]:
    """The rank that is spent first of those that fit (points 2, 3)."""
    rank = next(iter(plays))
    return copies(view, rank, plays[rank])


def copies(view: View, rank: int, ways: Sequence[Play]) -> Advice[Play]:
    """So many cards of a rank, of all the ways to lay some of it."""
    choice = number(view, rank, ways)
    if rank != TEN and burns(view.pile + choice.action.cards):
        return advice(choice.action, "four")
    return choice


def number(view: View, rank: int, ways: Sequence[Play]) -> Advice[Play]:
    """All copies of a low rank, one of a high one, one 2 or 10 (points 2, 3).

    High cards laid singly stop the next player as often as there are copies; with more than one
    opponent left only aces are worth that.
    """
    one, every = ways[0], ways[-1]
    if rank in (TWO, TEN):
        return advice(one, "burn" if rank == TEN else "saved")
    rivals = len(view.hand_sizes) - len(view.out) - 1
    single_from = QUEEN if rivals == 1 else ACE
    if HEIGHT[rank] >= single_from and view.idle < SINGLES_UNTIL:
        return advice(one, "singly" if len(ways) > 1 else "lowest")
    if worth(view.rules)[rank] >= SPECIAL_HEIGHT:
        return advice(every, "saved")
    return advice(every, "lowest_all" if len(every.cards) > 1 else "lowest")


def chance(view: View, legal: Sequence[Action]) -> Advice[Action] | None:
    """The chance, where it is a good one or the pile is large (point 4)."""
    if CHANCE not in legal:
        return None
    share = chance_fits(view)
    if share >= LIKELY:
        return advice(CHANCE, "likely", chance=per_cent(share))
    return advice(CHANCE, "large_pile", num=len(view.pile)) if len(view.pile) >= LARGE else None


PLAYERS: dict[str, Player[View, Action]] = {"easy": Easy(), "medium": Medium()}
