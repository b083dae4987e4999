"""How the points of a deal that is over come about, line by line, each with its clause."""

from dataclasses import dataclass

from engine.cards import members
from engine.games.tute.order import POINTS, SUITS
from engine.games.tute.rules import LAST_TRICK, PLAIN_PAIR, TRUMP_PAIR
from engine.games.tute.state import Ended, Two
from engine.games.tute.view import View


@dataclass(frozen=True)
class Line:
    """Points of both seats for one thing; `kind` finds its words, `clause` says why."""

    kind: str
    clause: str
    points: Two


def tally(view: View) -> tuple[Line, ...]:
    """The lines, of which the last is the sum of the others; cards and carry always have one."""
    lines = [Line("cards", "4.8", (card_points(view.won[0]), card_points(view.won[1])))]
    if view.ended is Ended.PLAYED and view.last is not None:
        winner = view.last.winner
        lines.append(Line("last_trick", "8.1", _at(winner, LAST_TRICK)))
    declared = (declared_points(view, 0), declared_points(view, 1))
    if any(declared):
        lines.append(Line("declared", "7.1", declared))
    if view.deal == 2:
        lines.append(Line("carried", "8.4", view.carried))
    total = (sum(line.points[0] for line in lines), sum(line.points[1] for line in lines))
    return (*lines, Line("total", _decided_by(view), total))


def card_points(cards: int) -> int:
    """What these cards are worth (2.3)."""
    return sum(POINTS[card] for card in members(cards))


def declared_points(view: View, seat: int) -> int:
    """What this seat has declared in this deal (7.1)."""
    return sum(
        TRUMP_PAIR if suit == view.trump else PLAIN_PAIR
        for suit in SUITS
        if view.declared[seat] >> suit & 1
    )


def _at(seat: int, points: int) -> Two:
    return (points, 0) if seat == 0 else (0, points)


def _decided_by(view: View) -> str:
    """The clause by which the hand was won, or went on."""
    match view.ended:
        case Ended.CAPOTE | Ended.CAPOTE_LOST:
            return "10.7"
        case Ended.CLAIM | Ended.WRONG_CLAIM:
            return "8.6"
        case Ended.PLAYED | None:
            totals = {view.carried[seat] + view.points[seat] for seat in (0, 1)}
            if view.hand_winner is None:
                return "8.4"
            if len(totals) == 1:
                return "8.5"
            return "8.3" if view.deal == 1 else "8.10"
