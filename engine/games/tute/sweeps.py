"""Whether somebody can win every trick that is left: the question behind a capote (10, 15.7)."""

from engine.games.tute.lanes import distinct, ordered, replies_to


class Sweeps:
    """The search, with a table that serves every position of one deal."""

    def __init__(self) -> None:
        self.table: dict[int, bool] = {}

    def leads(self, leader: int, follower: int) -> bool:
        """Whether the leader can win every trick that is left (15.7)."""
        if not leader:
            return True
        key = leader << 40 | follower
        known = self.table.get(key)
        if known is None:
            leads = ordered(distinct(leader, follower))
            known = any(self.safe(leader, follower, lead) for lead in leads)
            self.table[key] = known
        return known

    def safe(self, leader: int, follower: int, lead: int) -> bool:
        """Whether this lead wins, and all tricks after it whatever is played."""
        replies, loses = replies_to(follower, lead)
        rest = leader ^ lead
        return not loses and all(self.leads(rest, follower ^ one) for one in ordered(replies))

    def reply(self, leader: int, follower: int, lead: int) -> bool:
        """Whether the follower can win this trick and every one after it."""
        replies, wins = replies_to(follower, lead)
        rest = leader ^ lead
        return wins and any(self.leads(follower ^ one, rest) for one in ordered(replies))
