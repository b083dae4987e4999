"""What may be done now, and why not: `legal_actions` and `why_not` ask the same questions.

A refusal is looked for in this order: the end of the deal, the hand, the rule.
"""

from engine.cards import SPANISH, members
from engine.game import Cards, Reason
from engine.games.tute.actions import (
    CAPOTE,
    CLAIM,
    DEAL,
    DECLARES,
    DRAW,
    SEVEN,
    TWO,
    Action,
    Capote,
    Claim,
    Deal,
    Declare,
    Draw,
    Exchange,
    Play,
    plays_of,
)
from engine.games.tute.order import (
    HIGHER,
    PAIRS,
    RANK_OF,
    SEVENS,
    SUIT_MASKS,
    SUIT_OF,
    TAKEN_BY_SEVEN,
    TAKEN_BY_TWO,
    TWOS,
    follows_in_phase_1,
    follows_in_phase_2,
)
from engine.games.tute.state import Phase, State, match_over

KNIGHTS = SPANISH.rank_mask("C")
BEFORE_PHASE_2 = 12  # tricks; 4.3


def phase_2(state: State) -> bool:
    """Whether the stock is gone, the turn-up included (4.3)."""
    return state.turn_up is None and not state.stock


def in_window(state: State) -> bool:
    """Whether the seat to act has just won a trick and not yet led again (1.5)."""
    phase = state.phase
    return phase is Phase.AFTER_TRICK or (phase is Phase.LEAD and state.tricks > 0)


def playable(state: State) -> int:
    """The cards that may be led or followed with (4.1, 4.4, 4.5)."""
    hand = state.hands[state.turn]
    if state.table is None:
        return hand
    if phase_2(state):
        return follows_in_phase_2(hand, state.table, state.trump)
    return follows_in_phase_1(hand, state.table, state.trump)


def legal_actions(state: State) -> tuple[Action, ...]:
    """Every action that is not refused; plays come first, `draw` last."""
    phase = state.phase
    if phase is Phase.FOLLOW:
        plays = plays_of(playable(state))
        return plays if _why_not_capote(state) else (*plays, CAPOTE)
    if phase is Phase.LEAD:
        plays = plays_of(state.hands[state.turn])
        return (*plays, *_announcements(state)) if state.tricks else plays
    if phase is Phase.AFTER_TRICK:
        return (*_exchanges(state), *_announcements(state), DRAW)
    return () if match_over(state) else (DEAL,)


def _announcements(state: State) -> list[Action]:
    """Declarations, a claim and a capote, inside the winner's window."""
    found: list[Action] = []
    hand = state.hands[state.turn]
    if hand & hand >> 1 & KNIGHTS and not state.declared_now:  # a king is next to its knight
        found += (each for each in DECLARES if _why_not_declare(state, each) is None)
    if state.deal == 2 and _why_not_claim(state) is None:
        found.append(CLAIM)
    if state.tricks == BEFORE_PHASE_2 and _why_not_capote(state) is None:
        found.append(CAPOTE)
    return found


def _exchanges(state: State) -> list[Action]:
    hand, trump = state.hands[state.turn], state.trump
    if not hand & (1 << SEVENS[trump] | 1 << TWOS[trump]):
        return []
    return [each for each in (SEVEN, TWO) if _why_not_exchange(state, each) is None]


def why_not(state: State, action: Action) -> Reason | None:
    """Why the seat to act may not do this now, None if it may."""
    if state.phase is Phase.OVER:
        due = isinstance(action, Deal) and not match_over(state)
        return None if due else Reason("0.2")
    match action:
        case Play(card):
            return _not_held(state, 1 << card) or _why_not_play(state, card)
        case Draw():
            return _why_not_draw(state)
        case Declare():
            return _why_not_declare(state, action)
        case Exchange():
            return _why_not_exchange(state, action)
        case Claim():
            return _why_not_claim(state)
        case Capote():
            return _why_not_capote(state)
        case Deal():
            return Reason("1.1")


def _not_held(state: State, cards: int) -> Reason | None:
    missing = cards & ~state.hands[state.turn]
    return Reason("0.3", {"cards": _cards(missing)}) if missing else None


def _why_not_play(state: State, card: int) -> Reason | None:
    if state.phase is Phase.AFTER_TRICK:
        return Reason("5.3")
    allowed = playable(state)
    if allowed >> card & 1:
        return None
    lead = state.table
    assert lead is not None, "whoever leads may play any card"
    values = {"lead": _cards(1 << lead)}
    if not phase_2(state):
        return Reason("4.4a", values)
    if not allowed & SUIT_MASKS[SUIT_OF[lead]]:
        return Reason("4.5c", values)
    return Reason("4.5a" if allowed & HIGHER[lead] else "4.5b", values)


def _why_not_draw(state: State) -> Reason | None:
    if state.phase is Phase.AFTER_TRICK:
        return None
    return Reason("4.3" if phase_2(state) else "5.1")


def _why_not_declare(state: State, action: Declare) -> Reason | None:
    suit = action.suit
    not_held = _not_held(state, PAIRS[suit])
    if not_held is not None:
        return not_held
    if not in_window(state):
        return Reason("7.2")
    if state.capote is not None:
        return Reason("7.12")
    declared = state.declared[0] | state.declared[1]
    if declared >> suit & 1:
        return Reason("7.6")
    if state.declared_now:
        return Reason("7.4")
    trumps = PAIRS[state.trump]
    if suit != state.trump and not trumps & ~state.hands[state.turn]:
        return None if declared >> state.trump & 1 else Reason("7.5", {"cards": _cards(trumps)})
    return None


def _why_not_exchange(state: State, action: Exchange) -> Reason | None:
    not_held = _not_held(state, 1 << action.card(state.trump))
    if not_held is not None:
        return not_held
    if state.turn_up is None:
        return Reason("6.7")
    if state.phase is not Phase.AFTER_TRICK:
        return Reason("6.5")
    rank = RANK_OF[state.turn_up]
    if rank == "2":
        return Reason("6.8")
    if rank in (TAKEN_BY_SEVEN if action.rank == "7" else TAKEN_BY_TWO):
        return None
    turn_up = _cards(1 << state.turn_up)
    return Reason("6.1" if action.rank == "7" else "6.2", {"turn_up": turn_up})


def _why_not_claim(state: State) -> Reason | None:
    if state.deal == 1:
        return Reason("8.9")
    if state.capote is not None:
        return Reason("10.6")
    return None if in_window(state) else Reason("8.6")


def _why_not_capote(state: State) -> Reason | None:
    if state.capote is not None:
        return Reason("10.4")
    if state.tricks != BEFORE_PHASE_2 or not phase_2(state):
        return Reason("10.3")
    return None


def _cards(mask: int) -> Cards:
    return Cards(tuple(SPANISH.codes[card] for card in members(mask)))
