"""How a hand and a match end, and what they score (8.7, 12)."""

from collections.abc import Sequence

from engine.game import Result
from engine.games.crazy_eights.state import Phase, State
from engine.games.crazy_eights.variant import Rules


def won(state: State, winner: int) -> State:
    """The hand after its winner has played the last card (12.0, 12.2)."""
    return _ended(state, winner)


def settled(state: State) -> State:
    """A blocked hand, or one that went on for too long: the lowest total wins (8.7, 12.3)."""
    totals = [state.rules.total(hand) for hand in state.hands]
    lowest = min(totals)
    return _ended(state, totals.index(lowest) if totals.count(lowest) == 1 else None)


def hand_points(rules: Rules, hands: Sequence[int], top: int, winner: int) -> int:
    """What the winner of a hand scores: the other hands less the own one for each (12.2, 12.3)."""
    totals = [rules.total(hand) for hand in hands]
    points = sum(totals) - len(hands) * totals[winner]
    return 2 * points if is_doubled(rules, hands, top) else points


def is_doubled(rules: Rules, hands: Sequence[int], top: int) -> bool:
    """Whether the last card was wild where that counts double (15.16)."""
    return rules.doubled and not all(hands) and bool(rules.wilds >> top & 1)


def _ended(state: State, winner: int | None) -> State:
    rules, scores, phase = state.rules, state.scores, Phase.OVER
    if rules.points:
        if winner is not None:
            score = scores[winner] + hand_points(rules, state.hands, state.pile[-1], winner)
            scores = (*scores[:winner], score, *scores[winner + 1 :])
        if max(scores) < rules.target_for(len(scores)):
            phase = Phase.HAND_OVER
    return state._replace(phase=phase, winner=winner, scores=scores)


def how(hands: Sequence[int], passes: int) -> str:
    """The clause by which a hand ended."""
    if not all(hands):
        return "12.0"
    return "8.6" if passes >= len(hands) else "8.8"


def scored(hands: Sequence[int], winner: int | None) -> str:
    """The clause by which the winner of a hand scores, or nobody does."""
    if winner is None:
        return "8.7"
    return "12.3" if all(hands) else "12.2"


def result(state: State) -> Result:
    """The winner of the hand, or of the match; nobody else is ranked (12.5, 12.6)."""
    seats = range(len(state.hands))
    if not state.rules.points:
        places = tuple(1 if state.winner in (None, seat) else 2 for seat in seats)
        return Result(places, (), state.winner, how(state.hands, state.passes))
    best = max(state.scores)
    places = tuple(1 if score == best else 2 for score in state.scores)
    return Result(places, state.scores, state.scores.index(best), "12.5")
