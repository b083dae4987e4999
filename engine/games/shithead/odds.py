"""What one can count from a View of Idiot and Vändtia: points 4 and 6 of playing well."""

from engine.games.shithead.judge import fitting_on
from engine.games.shithead.view import View


def chance_fits(view: View) -> float:
    """How likely the top card of the stock can be laid: any unseen card may be it."""
    return _share(view.unseen & fitting_on(view.rules, view.pile), view.unseen)


def follower(view: View) -> int:
    """The next active seat clockwise."""
    seats = len(view.hand_sizes)
    seat = (view.seat + 1) % seats
    while seat in view.out:
        seat = (seat + 1) % seats
    return seat


def chance_stuck(view: View, seat: int, fits: int) -> float:
    """How likely a seat without hand cards has none that fits: face up it is known (12, 13)."""
    if view.face_up[seat]:
        return 0.0 if view.face_up[seat] & fits else 1.0
    return 1 - _share(view.unseen & fits, view.unseen)


def _share(part: int, whole: int) -> float:
    return part.bit_count() / max(whole.bit_count(), 1)
