"""What a seat saw happen, told from the states before and after an action."""

from collections.abc import Iterator

from engine.cards import FRENCH
from engine.game import Cards, Event, Rank, Value
from engine.games.shithead.actions import (
    Action,
    Add,
    Chance,
    Deal,
    Flip,
    Keep,
    Pass,
    Pickup,
    Play,
    Start,
    Swap,
)
from engine.games.shithead.order import RANK_OF, TEN
from engine.games.shithead.rules import (
    LOCKED_AFTER,
    WARNED_AFTER,
    heights,
    lowest_rank,
    order_of_play,
    starter,
)
from engine.games.shithead.state import Phase, State, has_cards


def opening(state: State) -> tuple[Event, ...]:
    """The deal (1.4)."""
    return (Event("dealt", state.dealer),)


def events(before: State, action: Action, after: State, seat: int) -> tuple[Event, ...]:
    """What `seat` saw happen, in order."""
    return tuple(_all(before, action, after, seat))


def _all(before: State, action: Action, after: State, seat: int) -> Iterator[Event]:
    yield _deed(before, action, after)
    if before.phase is not Phase.EXCHANGE:
        yield from _consequences(before, action, after, seat)
    elif after.phase is Phase.PLAY:
        yield _who_begins(after)


def _deed(before: State, action: Action, after: State) -> Event:
    """What the actor did."""
    actor = before.turn
    match action:
        case Swap(hand, face_up):
            return Event("swap", actor, {"taken": _cards(face_up), "laid": _cards(hand)})
        case Start():
            return Event("ready", actor)
        case Play(cards):
            return _laid(before, actor, cards)
        case Add(cards):
            return Event("add", actor, {"cards": _cards(*cards)})
        case Flip(slot):
            return _turned("flip", before, after, before.hidden[actor][slot])
        case Chance():
            return _turned("chance", before, after, before.stock[0])
        case Pickup(penalty):
            return _picked_up(before, actor, penalty)
        case Keep():
            return Event("keep", actor)
        case Pass():
            return Event("pass", actor)
        case Deal():
            raise AssertionError("no deal is ever due in these games")


def _laid(before: State, actor: int, cards: tuple[int, ...]) -> Event:
    hand = before.hands[actor]
    values = {"cards": _cards(*cards)}
    if not hand:
        return Event("play_face_up", actor, values)
    together = any(not hand >> card & 1 for card in cards)
    return Event("play_both" if together else "play", actor, values)


def _turned(kind: str, before: State, after: State, card: int) -> Event:
    """A chance or a hidden card: laid, or taken with the pile."""
    actor = before.turn
    if not after.hands[actor] >> card & 1:
        return Event(f"{kind}_fits", actor, {"card": _cards(card)})
    if not before.pile:  # E13: the last hidden card is special and the pile is empty
        return Event(f"{kind}_alone", actor, {"card": _cards(card)})
    return Event(f"{kind}_fails", actor, {"card": _cards(card), "num": len(before.pile)})


def _picked_up(before: State, actor: int, penalty: int | None) -> Event:
    if penalty is None:
        return Event("pickup", actor, {"num": len(before.pile)})
    return Event("pickup_with", actor, {"num": len(before.pile), "card": _cards(penalty)})


def _consequences(before: State, action: Action, after: State, seat: int) -> Iterator[Event]:
    """Burn, refill, going out, offer, skip, end: what no action says by itself."""
    actor = before.turn
    goes_out = len(after.out) > len(before.out)
    burned = len(after.burned) - len(before.burned)
    if burned:
        ten = RANK_OF[after.burned[-1]] == TEN
        yield Event("burn_ten" if ten else "burn_four", actor, {"num": burned})
    if isinstance(action, Play | Add):
        yield from _refilled(before, after, seat)
    if before.stock and not after.stock:
        yield Event("stock_empty")
    if goes_out:
        first = len(after.out) == 1
        yield Event("wins" if first else "out", actor, {} if first else {"place": len(after.out)})
    elif burned:
        yield Event("again", actor)
    if after.phase is Phase.ADD:
        yield Event("offer", actor)
    if after.phase is Phase.OVER:
        yield from _ending(after)
        return
    if not burned:
        yield from _skipped(before, action, after)
    elif goes_out:
        yield Event("leads", after.turn)
    if after.idle == WARNED_AFTER:
        yield Event("idle", None, {"num": LOCKED_AFTER - WARNED_AFTER})


def _refilled(before: State, after: State, seat: int) -> Iterator[Event]:
    """Drawn cards by name for who drew them, by number for the others."""
    actor = before.turn
    drawn = len(before.stock) - len(after.stock)
    if not drawn:
        return
    values: dict[str, Value] = {"num": drawn}
    if seat == actor:
        values["cards"] = _cards(*before.stock[:drawn])
    yield Event("draw", actor, values)


def _skipped(before: State, action: Action, after: State) -> Iterator[Event]:
    """Who loses a turn to eights (E6)."""
    if not before.rules.skipping_eights or after.phase is not Phase.PLAY:
        return
    if isinstance(action, Keep):
        eights = before.eights
    else:
        laid = after.pile[len(before.pile) :]
        eights = before.eights + sum(FRENCH.codes[card][0] == "8" for card in laid)
    for skipped in order_of_play(after, before.turn)[:eights]:
        yield Event("skipped", skipped)


def _ending(after: State) -> Iterator[Event]:
    left = [seat for seat in range(len(after.hands)) if has_cards(after, seat)]
    if len(left) == 1:
        yield Event("idiot", left[0])
    else:
        yield Event("locked", None, {"num": LOCKED_AFTER})


def _who_begins(state: State) -> Event:
    """Who starts, the rank that decided, and the tie-break if one was needed (3)."""
    first = starter(state.hands, state.dealer)
    lowest = lowest_rank(state.hands[first])
    if lowest is None:
        return Event("begins_without", first)
    mine = heights(state.hands[first])
    others = [heights(hand) for seat, hand in enumerate(state.hands) if seat != first]
    values: dict[str, Value] = {"rank": Rank(FRENCH.ranks[lowest])}
    if mine in others:
        return Event("begins_seat", first, values)
    if any(other[0] == mine[0] for other in others):
        step = next(n for n in range(3) if all(other[: n + 1] != mine[: n + 1] for other in others))
        return Event("begins_next" if step == 1 else "begins_third", first, values)
    return Event("begins", first, values)


def _cards(*cards: int) -> Cards:
    return Cards(tuple(FRENCH.codes[card] for card in cards))
