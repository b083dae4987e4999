"""What may be looked up again: won tricks are left to memory until the deal is over (11.4)."""

from collections.abc import Sequence

from engine.game import Event

OPENINGS = {"dealt", "dealt_second"}
ENDINGS = {"undecided", "wins_hand"}
CARDS_PLAYED = {"lead", "follow", "trick"}


def remembered(events: Sequence[Event]) -> tuple[Event, ...]:
    """All of them, without the cards of the running deal's tricks before the last."""
    kinds = [event.kind for event in events]
    opening = _last(kinds, OPENINGS)
    if _last(kinds, ENDINGS) > opening:
        return tuple(events)
    won = [at for at, kind in enumerate(kinds) if kind == "trick" and at > opening]
    forgotten = won[-2] if len(won) > 1 else -1
    return tuple(
        event
        for at, event in enumerate(events)
        if event.kind not in CARDS_PLAYED or not opening < at <= forgotten
    )


def _last(kinds: Sequence[str], wanted: set[str]) -> int:
    return max((at for at, kind in enumerate(kinds) if kind in wanted), default=-1)
