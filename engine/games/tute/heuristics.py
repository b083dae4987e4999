"""How computers play Tute, from what a View tells.

The points named here are those of the rules' part on playing well (14): 1 keep trumps, 2 lead low,
3 duck cheap tricks, 4 win aces and 3s, 5 keep a king or knight for its pair, 6 declare at once,
8 exchange, 12 claim at the first moment, 13 ask capote only when it is certain.
A habit is a function that gives an action with its reason, or None where it has nothing to say.
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import NamedTuple

from engine.game import Phrase
from engine.games.tute.actions import (
    CAPOTE,
    CLAIM,
    DRAW,
    SEVEN,
    TWO,
    Action,
    Declare,
    Exchange,
    Play,
)
from engine.games.tute.endgame import MADE, WIN, Answer, Ending, ending_of, lead_of, solve
from engine.games.tute.order import (
    BEATEN_BY,
    HEIGHT,
    PAIRS,
    POINTS,
    RANK_OF,
    SUIT_OF,
    TAKEN_BY_SEVEN,
)
from engine.games.tute.rules import ENOUGH, PLAIN_PAIR, TRUMP_PAIR
from engine.games.tute.view import View
from engine.players import ONLY, Advice, Player, advice, decisive, next_best

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


# ---- habits of every level ---------------------------------------------------------------------


def forced(legal: Sequence[Action]) -> Advice[Action] | None:
    """The only action."""
    return advice(legal[0], ONLY) if len(legal) == 1 else None


def claim(view: View, legal: Sequence[Action]) -> Advice[Action] | None:
    """A claim that is right, at the first moment (point 12)."""
    return advice(CLAIM, "claim") if CLAIM in legal and total(view) >= ENOUGH else None


def announcements(legal: Sequence[Action]) -> list[Exchange | Declare]:
    """What can be announced besides a claim; an exchange is listed first."""
    return [action for action in legal if isinstance(action, Exchange | Declare)]


def announce(view: View, legal: Sequence[Action]) -> Advice[Action] | None:
    """The first that can be announced, at once (points 6, 8)."""
    for action in announcements(legal):
        if isinstance(action, Exchange):
            return advice(action, "exchange")
        return advice(action, "declare", num=worth_of_pair(view, action.suit))
    return None


def total(view: View) -> int:
    """Points of this hand, which everybody can count exactly."""
    return view.carried[view.seat] + view.points[view.seat]


def takes(view: View, card: int) -> bool:
    """Whether this card wins the trick that the other has led to."""
    return view.table is not None and bool(BEATEN_BY[view.trump][view.table] >> card & 1)


# ---- a beginner --------------------------------------------------------------------------------


class Easy(Player[View, Action]):
    """A friendly beginner: takes dear cards cheaply, else plays low, and forgets a thing or two."""

    def advise(self, view: View, legal: tuple[Action, ...], rng: Random) -> Advice[Action]:
        found = forced(legal) or claim(view, legal)
        if found is not None:
            return found
        announced = announce(view, legal)
        if announced is not None and rng.random() < OFTEN:
            return announced
        plays = [action for action in legal if isinstance(action, Play)]
        if not plays:
            return advice(DRAW, "not_yet" if announced is None else "overlooked")
        plays.sort(key=lambda play: (SUIT_OF[play.card] == view.trump, POINTS[play.card]))
        return capture(view, plays, rng) or advice(plays[0], "cheapest")


def capture(view: View, plays: Sequence[Play], rng: Random) -> Advice[Action] | None:
    """Take an ace or a 3, most of the time."""
    if view.table is None or POINTS[view.table] < DEAR or rng.random() >= OFTEN:
        return None
    taking = next((play for play in plays if takes(view, play.card)), None)
    return None if taking is None else advice(taking, "capture")


# ---- a good player -----------------------------------------------------------------------------


class Medium(Player[View, Action]):
    """Weighs points against what a card is good for later; plays phase 2 without a fault."""

    def advise(self, view: View, legal: tuple[Action, ...], rng: Random) -> Advice[Action]:
        found = forced(legal) or claim(view, legal) or play_out(view) or announce(view, legal)
        if found is not None:
            return found
        plays = [action for action in legal if isinstance(action, Play)]
        return best_play(view, plays) if plays else advice(DRAW, "not_yet")

    def ponders(self, view: View) -> bool:
        return ending_of(view) is not None


def play_out(view: View) -> Advice[Action] | None:
    """Phase 2 to its end, a capote included (point 13)."""
    ending = ending_of(view)
    if ending is None:
        return None
    answer = solve(ending)
    return Advice(answer.action, why_exact(ending, answer))


def why_exact(ending: Ending, answer: Answer) -> Phrase:
    """What this line comes to if nobody makes a mistake; more only if the other player does."""
    action, score = answer
    if action == CAPOTE:
        return Phrase("capote")
    if ending.asked is not None:
        return Phrase("slip" if score < 0 else "sweep" if ending.asked == ending.turn else "stop")
    if abs(score) < WIN:
        lead = lead_of(score)
        kind = "ahead" if lead > 0 else "behind" if lead < 0 else "level"
        return Phrase(kind, {"num": abs(lead)} if lead else {})
    points = abs(score) - WIN
    if ending.second_deal or points in (0, MADE - WIN):  # more than the points, or equal ones
        return Phrase("won" if score > 0 else "lost")
    return Phrase("won_by" if score > 0 else "lost_by", {"num": points})


class Worth(NamedTuple):
    """What speaks for a card in phase 1, in points; less than nothing speaks against it."""

    points: float
    declaring: float
    exchanging: float
    trump: float
    height: float
    pair: float

    @property
    def total(self) -> float:
        won, spent = self.declaring + self.exchanging, self.trump + self.height + self.pair
        return self.points + won + spent


def weigh(view: View, card: int) -> Worth:
    """What the card gains now, and what it would have been good for later."""
    taking = takes(view, card)
    return Worth(
        lead_gain(view, card) if view.table is None else follow_gain(view, card),
        declaring(view, card) if taking else 0,
        exchanging(view, card) if taking else 0,
        -trump_kept(view, card),
        -height_kept(view, card),
        -pair_kept(view, card),
    )


def best_play(view: View, plays: Sequence[Play]) -> Advice[Action]:
    """The play that gains most and costs least, the lower card of two alike.

    What puts it ahead is told against the best card that does not do the same with the trick, win
    it or not, and where there is none against the next best.
    """
    cards = [play.card for play in plays]
    worths = [weigh(view, card) for card in cards]
    totals = [worth.total for worth in worths]
    best = max(range(len(cards)), key=lambda place: (totals[place], -HEIGHT[cards[place]]))
    taking = [takes(view, card) for card in cards]
    rivals = [place for place in range(len(cards)) if taking[place] != taking[best]]
    other = next_best(totals, rivals)
    if other is None:
        other = next_best(totals)
    if other is None:
        return advice(plays[best], "alike")
    part = decisive(Worth._fields, worths[best], worths[other])
    return Advice(plays[best], WHY[part](view, cards[best], cards[other]))


# ---- what is considered: first the number, then the words for it -------------------------------


def lead_gain(view: View, card: int) -> float:
    """Points expected from a lead: mostly lost, for the other may take with anything (point 2)."""
    won = 1 - LOST if SUIT_OF[card] != view.trump else HEIGHT[card] / 10
    return POINTS[card] * (2 * won - 1)


def follow_gain(view: View, card: int) -> float:
    """Points won or lost with the trick (points 3, 4)."""
    assert view.table is not None, "a card follows a lead"
    points = POINTS[view.table] + POINTS[card]
    return points - ON_LEAD if takes(view, card) else -points


def why_points(view: View, card: int, other: int) -> Phrase:
    """A lead that risks little, a trick that is worth taking, or one that is not."""
    if view.table is None:
        if lead_gain(view, card) > 0:
            return Phrase("strong_lead")
        return Phrase("cheap_lead" if POINTS[card] else "blank_lead")
    if takes(view, card):
        return Phrase("take", {"num": POINTS[view.table] + POINTS[card]})
    return Phrase("duck" if takes(view, other) else "spare")


def declaring(view: View, card: int) -> float:
    """What could be declared after winning with this card."""
    left = view.hand & ~(1 << card)
    declared = view.declared[0] | view.declared[1]
    pairs = [
        worth_of_pair(view, suit)
        for suit, pair in enumerate(PAIRS)
        if not pair & ~left and not declared >> suit & 1
    ]
    return HAS_PAIR * max(pairs, default=0)


def why_declaring(_view: View, _card: int, _other: int) -> Phrase:
    """The other would not win, or break the pair."""
    return Phrase("to_declare")


def exchanging(view: View, card: int) -> float:
    """What could be taken up after winning with this card."""
    if view.turn_up is None or RANK_OF[view.turn_up] == "2":
        return 0
    exchange = SEVEN if RANK_OF[view.turn_up] in TAKEN_BY_SEVEN else TWO
    given = exchange.card(view.trump)
    if given == card or not view.hand >> given & 1:
        return 0
    return EXCHANGE * (later(view, view.turn_up) - later(view, given))


def why_exchanging(_view: View, _card: int, _other: int) -> Phrase:
    """The other would not win, or is the card to be given."""
    return Phrase("to_exchange")


def later(view: View, card: int) -> float:
    """What keeping a card is worth: trumps and high cards win later, pairs may come (1, 5)."""
    return trump_kept(view, card) + height_kept(view, card) + pair_kept(view, card)


def trump_kept(view: View, card: int) -> float:
    """What a trump is worth in phase 2."""
    if SUIT_OF[card] != view.trump:
        return 0
    return TRUMP + TRUMP_STEP * HEIGHT[card] + POINTS[card] / 4


def why_trump(view: View, card: int, _other: int) -> Phrase:
    """The other is a trump, or a higher one."""
    return Phrase("low_trump" if SUIT_OF[card] == view.trump else "trumps_kept")


def height_kept(view: View, card: int) -> float:
    """What a card of another suit is worth for being high."""
    return 0 if SUIT_OF[card] == view.trump else PLAIN_STEP * HEIGHT[card]


def why_height(_view: View, _card: int, _other: int) -> Phrase:
    """The other is higher."""
    return Phrase("low")


def pair_kept(view: View, card: int) -> float:
    """The part of a pair's points that lies in this king or knight."""
    suit = SUIT_OF[card]
    pair = PAIRS[suit]
    if not pair >> card & 1 or (view.declared[0] | view.declared[1]) >> suit & 1:
        return 0
    points = worth_of_pair(view, suit)
    partner = pair ^ 1 << card
    if view.hand & partner:
        return points
    out_of_reach = view.won[0] | view.won[1] | view.known[view.rival]
    if view.table is not None:
        out_of_reach |= 1 << view.table
    return 0 if partner & out_of_reach else PAIR_CHANCE * points


def why_pair(view: View, _card: int, other: int) -> Phrase:
    """The other is half of a pair, held or hoped for."""
    return Phrase("half_kept" if PAIRS[SUIT_OF[other]] & ~view.hand else "pair_kept")


WHY: Mapping[str, Callable[[View, int, int], Phrase]] = {
    "points": why_points,
    "declaring": why_declaring,
    "exchanging": why_exchanging,
    "trump": why_trump,
    "height": why_height,
    "pair": why_pair,
}


def worth_of_pair(view: View, suit: int) -> int:
    """What king and knight of this suit count when declared."""
    return TRUMP_PAIR if suit == view.trump else PLAIN_PAIR


PLAYERS: dict[str, Player[View, Action]] = {"easy": Easy(), "medium": Medium()}
