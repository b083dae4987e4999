"""What may be done now, and why not: `legal_actions` and `why_not` ask the same questions.

A refusal is looked for in this order: the end and the phase, the zone that the cards come from,
the rule.
"""

from engine.cards import FRENCH, members, subsets
from engine.game import Cards, Rank, Ranks, Reason, Value
from engine.games.shithead.actions import (
    CHANCE,
    FLIPS,
    KEEP,
    PASS,
    PICKUP,
    PLAYS,
    START,
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
    add_of,
    pickup_with,
    play_of,
    swap,
)
from engine.games.shithead.order import (
    EVERY_CARD,
    ORDER,
    RANK_OF,
    RANK_SET,
    SEVEN,
    SPECIAL,
    THREE,
    ranks_in,
)
from engine.games.shithead.state import EMPTY, NO_SLOTS, Phase, Rules, State, rules_with

FOUR = 4  # cards alike in a row burn; idiot 8.1
WIDENING = ("transparent_threes", "seven_or_lower")  # house rules by which more cards may fit


def zone_of(state: State) -> int:
    """The cards that the seat to act may play from: hand, else face-up cards (5.3)."""
    return state.hands[state.turn] or state.face_up[state.turn]


def requirement(rules: Rules, pile: tuple[int, ...]) -> int | None:
    """The card that has to be matched or beaten, None if nothing has to (4.3, 4.4, E4)."""
    if not pile:
        return None
    if not rules.transparent_threes:
        return pile[-1]
    return next((card for card in reversed(pile) if RANK_OF[card] != THREE), None)


def fitting_on(rules: Rules, pile: tuple[int, ...]) -> int:
    """The set of all cards that may be laid on this pile (4.3)."""
    top = requirement(rules, pile)
    return EVERY_CARD if top is None else rules.fits[top]


def legal_actions(state: State) -> tuple[Action, ...]:
    """Every action that is not refused, plays first, lowest rank index first."""
    phase = state.phase
    if phase is Phase.PLAY:
        return _legal_in_play(state)
    if phase is Phase.EXCHANGE:
        hand, face_up = state.hands[state.turn], state.face_up[state.turn]
        swaps = [swap(mine, shown) for mine in members(hand) for shown in members(face_up)]
        return (*swaps, START)
    if phase is Phase.ADD:
        adds = (add_of(part) for part in subsets(state.drawn | _combined(state, state.drawn)))
        return (*(add for add in adds if why_not(state, add) is None), KEEP)
    return ()


def _legal_in_play(state: State) -> tuple[Action, ...]:
    turn = state.turn
    zone = state.hands[turn] or state.face_up[turn]
    if not zone:
        slots = enumerate(state.hidden[turn])
        return tuple(FLIPS[slot] for slot, card in slots if card != EMPTY)
    pile = state.pile
    rules = state.rules
    if rules.plain:
        playable = zone & rules.fits[pile[-1]] if pile else zone
        if not playable:
            return (CHANCE, PICKUP) if state.stock else (PICKUP,)
        plays: tuple[Action, ...] = ()
        for rank in ranks_in(playable):
            plays += PLAYS[playable & rank]
        return plays
    return _legal_with_house_rules(state, zone)


def _legal_with_house_rules(state: State, zone: int) -> tuple[Action, ...]:
    plays = _plays_with_house_rules(state, zone)
    others: list[Chance | Pickup] = [CHANCE, PICKUP]
    if state.rules.penalty_card and not state.hands[state.turn]:
        others = [CHANCE, *(pickup_with(card) for card in members(state.face_up[state.turn]))]
    others = [act for act in others if not _clause_against(state, act, blocked=not plays)]
    return (*plays, *others) or (PASS,)


def _plays_with_house_rules(state: State, zone: int) -> list[Play]:
    hand = state.hands[state.turn]
    playable = zone & fitting_on(state.rules, state.pile)
    found: list[Play] = []
    for rank in ranks_in(playable):
        found += PLAYS[playable & rank]
    if playable == hand and hand & ~RANK_SET[hand.bit_length() - 1] == 0:
        found += [play_of(hand | part) for part in subsets(_combined(state, hand))]
    if state.rules.lowest_opening or state.rules.no_special_finish:
        found = [act for act in found if _why_not_play(state, act) is None]
    return found


def why_not(state: State, action: Action) -> Reason | None:
    """Why the seat to act may not do this now, None if it may."""
    if state.phase is Phase.OVER:
        return Reason("0.2")
    match action:
        case Swap():
            return _why_not_swap(state, action)
        case Start():
            return None if state.phase is Phase.EXCHANGE else Reason("2.4")
        case Play():
            return _wrong_phase(state) or _why_not_play(state, action)
        case Flip():
            return _wrong_phase(state) or _why_not_flip(state, action)
        case Chance() | Pickup():
            return _wrong_phase(state) or _why_not_instead(state, action)
        case Add():
            return _no_offer(state) or _why_not_add(state, action)
        case Keep():
            return _no_offer(state)
        case Pass():
            return _wrong_phase(state) or (
                None if legal_actions(state) == (PASS,) else Reason("4.5")
            )
        case Deal():
            return Reason("14.7")


def _wrong_phase(state: State) -> Reason | None:
    if state.phase is Phase.EXCHANGE:
        return Reason("2.4")
    return Reason("10.1", options=("matching_draw",)) if state.phase is Phase.ADD else None


def _no_offer(state: State) -> Reason | None:
    if state.phase is Phase.ADD:
        return None
    return Reason("10.1" if state.rules.matching_draw else "4.5")


def _why_not_swap(state: State, action: Swap) -> Reason | None:
    if state.phase is not Phase.EXCHANGE:
        return Reason("2.4")
    hand, face_up = state.hands[state.turn], state.face_up[state.turn]
    mine, shown = 1 << action.hand, 1 << action.face_up
    if (mine | shown) & ~(hand | face_up):
        return Reason("2.2")
    return Reason("2.1") if mine & ~hand or shown & ~face_up else None


def _why_not_play(state: State, action: Play) -> Reason | None:
    zone = zone_of(state)
    rank = RANK_SET[action.cards[0]]
    beyond = action.mask & ~zone
    if beyond and not _is_combination(state, action.mask):
        both = beyond & ~state.face_up[state.turn] == 0 and action.mask & zone
        if both and state.rules.last_hand_combination:
            return Reason("E7")
        return Reason("0.3", {"cards": _cards(beyond)})
    if action.mask & ~rank:
        return Reason("5.1")
    if action.mask & ~fitting_on(state.rules, state.pile):
        return _does_not_fit(state, action)
    if state.opening is not None and RANK_OF[action.cards[0]] != state.opening:
        values = {"rank": Rank(FRENCH.ranks[state.opening])}
        return Reason("E9", values, ("lowest_opening",))
    return _special_finish(state, action.mask)


def _is_combination(state: State, cards: int) -> bool:
    """Whether hand and face-up cards are laid together as E7 allows."""
    hand = state.hands[state.turn]
    return bool(hand) and cards & hand == hand and cards & ~hand & ~_combined(state, hand) == 0


def _combined(state: State, cards: int) -> int:
    """The face-up cards that may join these cards, which are about to empty the hand (E7)."""
    hand = state.hands[state.turn]
    if not state.rules.last_hand_combination or state.stock or not cards or cards != hand:
        return 0
    return state.face_up[state.turn] & RANK_SET[cards.bit_length() - 1]


def _does_not_fit(state: State, action: Play) -> Reason:
    top = requirement(state.rules, state.pile)
    assert top is not None, "every card fits where nothing is required"
    values: dict[str, Value] = {
        "cards": Cards(tuple(FRENCH.codes[card] for card in action.cards)),
        "top": _cards(1 << top),
        "ranks": _ranks_on(state, top),
    }
    through = ("transparent_threes",) if top != state.pile[-1] else ()
    if RANK_OF[top] == SEVEN and state.rules.seven_or_lower:
        return Reason("E5", values, ("seven_or_lower", *through))
    if through:
        return Reason("E4", values, through)
    return Reason("8.4" if len(action.cards) == FOUR else "4.3", values)


def _ranks_on(state: State, top: int) -> Ranks:
    """The ranks that may be laid, in the game's order, specials last."""
    fits = state.rules.fits[top]
    in_order = (*ORDER, "2", "T")
    return Ranks(tuple(rank for rank in in_order if fits & FRENCH.rank_mask(rank)))


def _special_finish(state: State, cards: int) -> Reason | None:
    """E13: a play that leaves the player without any card may not be of 2s or 10s."""
    if not state.rules.no_special_finish or not cards & SPECIAL or state.stock:
        return None
    turn = state.turn
    left = (state.hands[turn] | state.face_up[turn]) & ~cards
    if left or state.hidden[turn] != NO_SLOTS:
        return None
    return Reason("E13", {"cards": _cards(cards)}, ("no_special_finish",))


def _why_not_add(state: State, action: Add) -> Reason | None:
    own = state.hands[state.turn] | state.face_up[state.turn]
    if action.mask & ~own:
        return Reason("0.3", {"cards": _cards(action.mask & ~own)})
    drawn = action.mask & state.drawn
    if not drawn or action.mask & ~drawn & ~_combined(state, drawn):
        return Reason("10.3")
    return _special_finish(state, action.mask)


def _why_not_flip(state: State, action: Flip) -> Reason | None:
    if zone_of(state):
        return Reason("0.3")
    return Reason("13.1") if state.hidden[state.turn][action.slot] == EMPTY else None


def _why_not_instead(state: State, action: Chance | Pickup) -> Reason | None:
    """A chance or a pick-up, which need a player unable to play unless E1 or E2 is on (11)."""
    clause = _clause_against(state, action, blocked=_is_blocked(state))
    match clause:
        case "":
            return None
        case "0.3" if isinstance(action, Pickup) and action.penalty is not None:
            return Reason(clause, {"cards": _cards(1 << action.penalty)})
        case "5.7":
            return Reason(clause, options=_widening(state))
        case "E3" if not state.hands[state.turn]:
            return Reason(clause, options=("penalty_card",))
        case _:
            return Reason(clause)


def _clause_against(state: State, action: Chance | Pickup, *, blocked: bool) -> str:
    """The clause that forbids it, "" if none does."""
    if not zone_of(state):
        return "13.5"
    if isinstance(action, Chance):
        if not state.stock:
            return "11.2"
        in_hand = bool(state.hands[state.turn])
        free = state.rules.voluntary_chance and in_hand and bool(state.pile)
        return "" if blocked or free else "5.7"
    if action.penalty is not None and not state.face_up[state.turn] >> action.penalty & 1:
        return "0.3"
    if not state.pile:
        return "11.7"
    if not blocked and not state.rules.voluntary_pickup:
        return "5.7"
    return _clause_of_penalty(state, action)


def _clause_of_penalty(state: State, action: Pickup) -> str:
    """E3: from the face-up stage, and only from there, one face-up card goes with the pile."""
    owed = state.rules.penalty_card and not state.hands[state.turn]
    if owed == (action.penalty is not None):
        return ""
    return "E3" if state.rules.penalty_card else "12.3"


def _is_blocked(state: State) -> bool:
    return not _plays_with_house_rules(state, zone_of(state))


def _widening(state: State) -> tuple[str, ...]:
    """Those of E4 and E5 without which nothing could be played; both if either is enough."""
    on = [name for name in WIDENING if getattr(state.rules, name)]
    alone = tuple(name for name in on if _blocked_without(state, name))
    return alone or (tuple(on) if on and _blocked_without(state, *on) else ())


def _blocked_without(state: State, *house_rules: str) -> bool:
    left = (name for name, on in state.rules.flags().items() if on and name not in house_rules)
    return _is_blocked(state._replace(rules=rules_with(*left)))


def _cards(mask: int) -> Cards:
    return Cards(tuple(FRENCH.codes[card] for card in members(mask)))
