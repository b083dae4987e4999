"""How many points more a leader can win from here on, where nothing is left to declare.

Points are doubled, and the last trick counts 21 instead of 20, so that equal points are decided by
it (8.5) without further ado. The table knows hands as leader and follower, not as seats.
"""

from engine.games.tute.lanes import DOUBLED, distinct, ordered, replies_to

LAST_TRICK = 21  # doubled, and one more for the tie
INFINITE = 10**9


class Margins:
    """The search, with a table that serves every position of one deal."""

    def __init__(self) -> None:
        self.table: dict[int, tuple[int, int, int]] = {}  # bounds, and the lead that was best

    def exact(self, leader: int, follower: int) -> tuple[int, int]:
        """The margin, and all the points that are left."""
        rest = LAST_TRICK + sum(DOUBLED[bit] for bit in ordered(leader | follower))
        return self.margin(leader, follower, rest, -INFINITE, INFINITE), rest

    def margin(self, leader: int, follower: int, rest: int, alpha: int, beta: int) -> int:
        """Points that the leader can win more than the follower, of `rest` that are left."""
        if rest <= alpha or leader == 0:
            return rest
        if -rest >= beta:
            return -rest
        key = leader << 40 | follower
        lower, upper, first = self.table.get(key, (-rest, rest, 0))
        if lower >= beta or lower == upper:
            return lower
        if upper <= alpha:
            return upper
        low, high = max(alpha, lower), min(beta, upper)
        best, top, move = -INFINITE, low, first
        leads = ordered(distinct(leader, follower))
        if first:
            leads.remove(first)
            leads.insert(0, first)
        for lead in leads:
            score = self._after(leader, follower, lead, rest, top, high)
            if score > best:
                best, move = score, lead
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
        self.table[key] = lower, upper, move
        return best

    def _after(
        self, leader: int, follower: int, lead: int, rest: int, alpha: int, beta: int
    ) -> int:
        """The margin after this lead and the best reply."""
        replies, wins = replies_to(follower, lead)
        left = leader ^ lead
        led = DOUBLED[lead]
        found = INFINITE
        for reply in ordered(distinct(replies, left)):
            points = led + DOUBLED[reply]
            if left == 0:
                points += LAST_TRICK
                return -points if wins else points
            after = follower ^ reply
            if wins:
                score = -points - self.margin(
                    after, left, rest - points, -points - beta, -points - alpha
                )
            else:
                score = points + self.margin(
                    left, after, rest - points, alpha - points, beta - points
                )
            if score < found:
                found = score
                if score < beta:
                    beta = score
                    if beta <= alpha:
                        break
        return found
