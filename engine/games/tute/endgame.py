"""Phase 2 played perfectly: both hands are known, so it is searched to the end (section 15).

Scores are integers as the seat to act sees them: a won hand is `WIN` and more, an undecided first
deal lies between by the worth of its lead, equal chances are 0. Points are doubled and the last
trick counts 21 instead of 20, so that equal points are decided by it (8.5) without further ado.
"""

from bisect import bisect_left
from collections.abc import Iterator
from math import exp
from typing import NamedTuple

from engine.games.tute.actions import CAPOTE, CLAIM, DECLARES, PLAYS, Action
from engine.games.tute.judge import BEFORE_PHASE_2
from engine.games.tute.lanes import (
    DOUBLED,
    KNIGHTS,
    TRUMPS,
    card_of,
    distinct,
    knight,
    lanes,
    ordered,
    replies_to,
)
from engine.games.tute.margins import INFINITE, LAST_TRICK, Margins
from engine.games.tute.order import SUITS
from engine.games.tute.rules import ENOUGH, PLAIN_PAIR, TRUMP_PAIR
from engine.games.tute.state import Phase, Two
from engine.games.tute.sweeps import Sweeps
from engine.games.tute.view import View

STEEPNESS = 0.067  # of the worth of a lead carried into a second deal, by point; 15.5
SCALE = 1_000_000  # of a probability
WIN = SCALE  # half of it would do: a lead is worth at most SCALE / 2
MADE = WIN + 1_000  # a capote made in a first deal, beyond any margin; 15.7

_WORTH = tuple(round(SCALE * (1 / (1 + exp(-STEEPNESS * lead)) - 0.5)) for lead in range(300))


class Ending(NamedTuple):
    """A position of phase 2; `totals` include what was carried and declared.

    `declared` are the suits that have been; `may_declare`, `may_claim` and `may_ask` say what the
    seat to act is free to do now, `asked` is who has asked capote.
    """

    hands: Two
    trump: int
    turn: int
    table: int | None
    totals: Two
    declared: int
    may_declare: bool
    may_claim: bool
    second_deal: bool
    may_ask: bool
    asked: int | None


def ending_of(seen: View) -> Ending | None:
    """What the seat to act knows of a phase 2, None while the stock lasts (15.1)."""
    if not seen.stock_gone or seen.phase not in (Phase.LEAD, Phase.FOLLOW):
        return None
    hands = (seen.hand, seen.rival_hand)
    first, second = (seen.carried[seat] + seen.points[seat] for seat in (0, 1))
    leads = seen.phase is Phase.LEAD and seen.tricks > 0
    return Ending(
        hands=hands if seen.seat == 0 else hands[::-1],
        trump=seen.trump,
        turn=seen.turn,
        table=seen.table,
        totals=(first, second),
        declared=seen.declared[0] | seen.declared[1],
        may_declare=leads and not seen.declared_now,
        may_claim=leads and seen.deal == 2,
        second_deal=seen.deal == 2,
        may_ask=seen.tricks == BEFORE_PHASE_2,
        asked=seen.capote,
    )


class Answer(NamedTuple):
    """A best action and what the position is worth to the seat to act."""

    action: Action
    score: int


def worth_of_lead(lead: int) -> int:
    """The score of carrying so many points more than the other into a second deal (15.5)."""
    return _WORTH[lead] if lead >= 0 else -_WORTH[-lead]


def lead_of(score: int) -> int:
    """The lead that a first deal which nobody has won carries into the second."""
    return bisect_left(_WORTH, abs(score)) * (1 if score > 0 else -1)


def outcome(mine: int, others: int) -> int:
    """The score of a first deal played out, from doubled points; more points are better."""
    enough = 2 * ENOUGH
    margin = mine // 2 - others // 2
    if mine < enough and others < enough:
        return worth_of_lead(margin)
    return WIN + margin if mine > others else margin - WIN


# What two hands are worth to each other holds in every deal, so the tables are kept; no answer
# depends on what they hold.
_margins, _sweeps = Margins(), Sweeps()
KEPT = 100_000  # positions


def solve(ending: Ending) -> Answer:
    """The best action, and its score."""
    for table in (_margins.table, _sweeps.table):
        if len(table) > KEPT:
            table.clear()
    return Search(ending, _margins, _sweeps).answer()


class Search:
    """One ending searched; the tables serve every action of it."""

    def __init__(
        self, ending: Ending, margins: Margins | None = None, sweeps: Sweeps | None = None
    ) -> None:
        self.ending = ending
        self.margins = margins or Margins()
        self.sweeps = sweeps or Sweeps()
        self.made = WIN if ending.second_deal else MADE
        turn, trump = ending.turn, ending.trump
        self.mine = lanes(ending.hands[turn], trump)
        self.others = lanes(ending.hands[1 - turn], trump)
        declared = sum(knight(suit, trump) for suit in SUITS if ending.declared >> suit & 1)
        self.open = KNIGHTS & ~declared
        self.scores: dict[tuple[int, int, int, int], tuple[int, int]] = {}

    # ---- the root ------------------------------------------------------------------------------

    def answer(self) -> Answer:
        ending = self.ending
        if ending.asked is not None:
            return self._with_capote()
        x, y = (2 * ending.totals[seat] for seat in (ending.turn, 1 - ending.turn))
        if ending.table is not None:
            return self._following(x, y)
        if ending.may_claim and x >= 2 * ENOUGH:
            return Answer(CLAIM, WIN)
        if ending.may_ask and self.sweeps.leads(self.mine, self.others):
            return Answer(CAPOTE, self.made)
        pairs = self._pairs(self.mine, self.open) if ending.may_declare else 0
        if pairs:
            return self._declaring(pairs, x, y)
        return self._leading(x, y)

    def _declaring(self, pairs: int, x: int, y: int) -> Answer:
        best = Answer(CAPOTE, -INFINITE)
        for pair in ordered(pairs):
            suit = next(s for s in SUITS if knight(s, self.ending.trump) == pair)
            points = x + 2 * (TRUMP_PAIR if pair & TRUMPS else PLAIN_PAIR)
            score = self._led_at_root(self.open ^ pair, points, y, best.score)[1]
            if score > best.score:
                best = Answer(DECLARES[suit], score)
        return best

    def _leading(self, x: int, y: int) -> Answer:
        bit, score = self._led_at_root(self.open, x, y, -INFINITE)
        return Answer(PLAYS[card_of(bit, self.ending.trump)], score)

    def _led_at_root(self, opened: int, x: int, y: int, alpha: int) -> tuple[int, int]:
        """The best lead and its score, where the other may still ask capote."""
        if self.ending.second_deal and x >= 2 * ENOUGH:
            return 0, WIN
        best, found = 0, -INFINITE
        for lead in ordered(distinct(self.mine, self.others)):
            if self.ending.may_ask and self.sweeps.reply(self.mine, self.others, lead):
                score = -self.made
            else:
                score = self._reply(self.mine, self.others, lead, opened, x, y, alpha, INFINITE)[1]
            if score > found:
                best, found = lead, score
                alpha = max(alpha, score)
        return best, found

    def _following(self, x: int, y: int) -> Answer:
        ending = self.ending
        assert ending.table is not None, "a lead is followed"
        lead = lanes(1 << ending.table, ending.trump)
        leader = self.others | lead
        if ending.may_ask and self.sweeps.reply(leader, self.mine, lead):
            return Answer(CAPOTE, self.made)
        bit, score = self._reply(leader, self.mine, lead, self.open, y, x, -INFINITE, INFINITE)
        return Answer(PLAYS[card_of(bit, ending.trump)], -score)

    # ---- capote --------------------------------------------------------------------------------

    def _with_capote(self) -> Answer:
        """The asker keeps winning where that can be forced, the other breaks it where possible."""
        ending = self.ending
        asking = ending.asked == ending.turn
        if ending.table is None:
            cards = self.mine
            good = self._good_leads(asking=asking)
        else:
            lead = lanes(1 << ending.table, ending.trump)
            cards, wins = replies_to(self.mine, lead)
            good = self._good_replies(cards, asking=asking, wins=wins)
        bit = next(good, None)
        if bit is None:
            return Answer(PLAYS[card_of(cards & -cards, ending.trump)], -self.made)
        return Answer(PLAYS[card_of(bit, ending.trump)], self.made)

    def _good_leads(self, *, asking: bool) -> Iterator[int]:
        for lead in ordered(self.mine):
            if asking:
                good = self.sweeps.safe(self.mine, self.others, lead)
            else:
                good = not self.sweeps.reply(self.mine, self.others, lead)
            if good:
                yield lead

    def _good_replies(self, replies: int, *, asking: bool, wins: bool) -> Iterator[int]:
        for reply in ordered(replies):
            left = self.mine ^ reply
            if asking:
                good = wins and self.sweeps.leads(left, self.others)
            else:
                good = wins or not self.sweeps.leads(self.others, left)
            if good:
                yield reply

    # ---- scores --------------------------------------------------------------------------------

    @staticmethod
    def _pairs(hand: int, opened: int) -> int:
        """Knights of the pairs that may be declared now, trumps alone if they are there (7.5)."""
        pairs = hand & hand >> 1 & opened
        return pairs & TRUMPS or pairs

    def _reply(
        self,
        leader: int,
        follower: int,
        lead: int,
        opened: int,
        x: int,
        y: int,
        alpha: int,
        beta: int,
    ) -> tuple[int, int]:
        """The follower's best card to a lead, and the score as the leader sees it."""
        replies, wins = replies_to(follower, lead)
        rest = leader ^ lead
        best, found = 0, INFINITE
        for reply in ordered(distinct(replies, rest)):
            left = follower ^ reply
            points = DOUBLED[lead] + DOUBLED[reply]
            if wins:
                score = -self._score(left, rest, opened, y + points, x, -beta, -alpha)
            else:
                score = self._score(rest, left, opened, x + points, y, alpha, beta)
            if score < found:
                best, found = reply, score
                if score < beta:
                    beta = score
                    if beta <= alpha:
                        break
        return best, found

    def _score(
        self, leader: int, follower: int, opened: int, x: int, y: int, alpha: int, beta: int
    ) -> int:
        """The score for the leader, who has just won a trick and declared nothing yet."""
        second = self.ending.second_deal
        if not leader:
            x += LAST_TRICK
            return outcome(x, y) if not second else WIN if x > y else -WIN
        if second and x >= 2 * ENOUGH:
            return WIN
        opened &= leader & leader >> 1 | follower & follower >> 1
        if not opened and not second:
            return self._by_margin(leader, follower, x, y)
        pairs = leader & leader >> 1 & opened
        if not pairs:
            return self._lead(leader, follower, opened, x, y, alpha, beta)
        best = -INFINITE
        for pair in ordered(pairs & TRUMPS or pairs):
            points = x + 2 * (TRUMP_PAIR if pair & TRUMPS else PLAIN_PAIR)
            if second and points >= 2 * ENOUGH:
                return WIN
            score = self._lead(leader, follower, opened ^ pair, points, y, alpha, beta)
            best = max(best, score)
            alpha = max(alpha, best)
            if alpha >= beta:
                break
        return best

    def _lead(
        self, leader: int, follower: int, opened: int, x: int, y: int, alpha: int, beta: int
    ) -> int:
        key = (leader << 40 | follower, opened, x, y)
        lower, upper = self.scores.get(key, (-INFINITE, INFINITE))
        if lower >= beta or lower == upper:
            return lower
        if upper <= alpha:
            return upper
        low, high = max(alpha, lower), min(beta, upper)
        best, top = -INFINITE, low
        for lead in ordered(distinct(leader, follower)):
            score = self._reply(leader, follower, lead, opened, x, y, top, high)[1]
            if score > best:
                best = score
                if score > top:
                    top = score
                    if top >= high:
                        break
        if best <= low:
            upper = min(upper, best)
        elif best >= high:
            lower = max(lower, best)
        else:
            lower = upper = best
        self.scores[key] = lower, upper
        return best

    def _by_margin(self, leader: int, follower: int, x: int, y: int) -> int:
        """The score where nothing can be declared: a better margin is a better score."""
        margin, rest = self.margins.exact(leader, follower)
        return outcome(x + (rest + margin) // 2, y + (rest - margin) // 2)
