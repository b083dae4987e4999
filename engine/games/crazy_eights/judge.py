"""What may be done now, and why not: `legal_actions` and `why_not` ask the same questions.

A refusal is looked for in this order: the end, the hand that the card comes from, the rule.
"""

from engine.cards import FRENCH, members
from engine.game import Cards, Rank, Reason, Suit, Value
from engine.games.crazy_eights.actions import (
    NAMINGS,
    NO_SUIT,
    ONLY_DEAL,
    ONLY_DRAW,
    ONLY_PASS,
    ONLY_TAKE,
    PLAY,
    PLAYS,
    Action,
    Deal,
    Draw,
    Pass,
    Play,
    Take,
)
from engine.games.crazy_eights.state import NO_CARD, PLAYING, QUEENS_FIVE, Phase, State
from engine.games.crazy_eights.variant import DRAW_FIVE, PLAIN, SUIT_OF, WILD


def legal_actions(state: State) -> tuple[Action, ...]:
    """Every action that is not refused: plays first, wild cards last among them."""
    if state.phase is not PLAYING:
        return ONLY_DEAL if state.phase is Phase.HAND_OVER else ()
    rules, hand, follow = state.rules, state.hands[state.turn], state.follow
    if state.penalty:
        if state.penalty == QUEENS_FIVE:
            return ONLY_TAKE
        answers = hand & rules.answers
        return PLAYS[answers] + ONLY_TAKE if answers else ONLY_TAKE
    if state.drawn != NO_CARD:
        plays = _ways(state, state.drawn)
        return plays if rules.until_playable else plays + ONLY_PASS
    by_suit, by_rank = rules.parts[follow]
    plays = PLAYS[hand & by_suit]
    if same_rank := hand & by_rank:
        plays += PLAYS[same_rank]
    if wilds := hand & rules.wilds:
        more_than_one = hand & (hand - 1)
        plays += NAMINGS[wilds] if more_than_one else PLAYS[wilds]  # the last names no suit (6.3)
    return plays or (ONLY_DRAW if can_draw(state) else ONLY_PASS)


def _ways(state: State, card: int) -> tuple[Action, ...]:
    """The plays of one card, which is playable: one for each suit if it names one (4.2)."""
    if state.rules.wilds >> card & 1 and state.hands[state.turn] != 1 << card:
        return NAMINGS[1 << card]
    return (PLAY[card],)


def can_draw(state: State) -> bool:
    """Whether there is a card to draw, if need be from a reshuffled pile (8.1)."""
    return bool(state.stock) or len(state.pile) > 1


def playable(state: State) -> int:
    """The cards of the hand that match when no penalty is pending (5.1)."""
    return state.hands[state.turn] & state.rules.fits[state.follow]


def why_not(state: State, action: Action) -> Reason | None:
    """Why the seat to act may not do this now, None if it may."""
    if state.phase is not Phase.PLAY:
        dealing = state.phase is Phase.HAND_OVER and isinstance(action, Deal)
        return None if dealing else Reason("0.2")
    match action:
        case Play():
            return _why_not_play(state, action)
        case Draw():
            return _penalty_first(state) or _why_not_draw(state)
        case Take():
            return None if state.penalty else Reason("9.5")
        case Pass():
            return _penalty_first(state) or _why_not_pass(state)
        case Deal():
            return Reason("2.5")


def _why_not_play(state: State, action: Play) -> Reason | None:
    card, hand = action.card, state.hands[state.turn]
    if not hand >> card & 1:
        return Reason("0.3", {"cards": _cards(1 << card)})
    if state.penalty and (state.penalty == QUEENS_FIVE or not state.rules.answers >> card & 1):
        return _penalty_first(state)
    if state.drawn not in (NO_CARD, card):
        return _drawn_first(state) or Reason("7.4", {"cards": _cards(1 << state.drawn)})
    if not state.rules.fits[state.follow] >> card & 1:
        return _does_not_match(state, card)
    return _wrong_naming(state, action)


def _penalty_first(state: State) -> Reason | None:
    """Nothing but an answer or the penalty itself while one is pending (9.3, 10.3)."""
    if not state.penalty:
        return None
    if state.penalty == QUEENS_FIVE:
        return Reason("10.3", options=_option(state, "queen_of_spades_draws_five"))
    values = {"rank": Rank(state.rules.draw_two), "wild": Rank(state.rules.wild)}
    return Reason("9.3", values, _option(state, "twos_draw_two"))


def _drawn_first(state: State) -> Reason | None:
    """With that option the card that ended the drawing is played before anything else (7.6)."""
    if not state.rules.until_playable:
        return None
    values = {"cards": _cards(1 << state.drawn)}
    return Reason("7.6", values, _option(state, "draw_until_playable"))


def _option(state: State, name: str) -> tuple[str, ...]:
    """This option if the table has chosen it; a variant may have its rule without an option."""
    return (name,) if (name, True) in state.rules.options else ()


def _does_not_match(state: State, card: int) -> Reason:
    """5.1, and in its place the clause that says why this card looked as if it could."""
    rules, top = state.rules, state.pile[-1]
    values: dict[str, Value] = {
        "cards": _cards(1 << card),
        "suit": Suit(FRENCH.suits[SUIT_OF[state.follow]]),
    }
    if rules.effects[top] == WILD:
        return Reason("5.3", values)
    values["rank"] = Rank(FRENCH.codes[top][0])
    if rules.effects[card] == DRAW_FIVE:
        return Reason("10.1", {"suit": values["suit"], "rank": values["rank"]})
    return Reason("5.1" if rules.effects[card] == PLAIN else "5.4", values)


def _wrong_naming(state: State, action: Play) -> Reason | None:
    """A suit goes with a wild card that is not the last one, and with no other card (4.2)."""
    values = {"cards": _cards(1 << action.card)}
    if not state.rules.wilds >> action.card & 1:
        if action.suit == NO_SUIT:
            return None
        return Reason("4.2", {**values, "wild": Rank(state.rules.wild)})
    if state.hands[state.turn] == 1 << action.card:
        return None if action.suit == NO_SUIT else Reason("6.3", values)
    return Reason("6.2", values) if action.suit == NO_SUIT else None


def _why_not_draw(state: State) -> Reason | None:
    if state.drawn != NO_CARD:
        return _drawn_first(state) or Reason("7.3")
    if playable(state):
        return _must_play(state)
    return None if can_draw(state) else Reason("8.4")


def _why_not_pass(state: State) -> Reason | None:
    if state.drawn != NO_CARD:
        return _drawn_first(state)
    if playable(state):
        return _must_play(state)
    return Reason("7.8") if can_draw(state) else None


def _must_play(state: State) -> Reason:
    """7.1, or 7.2 if only wild cards are left to play."""
    return Reason("7.1" if playable(state) & ~state.rules.wilds else "7.2")


def _cards(mask: int) -> Cards:
    return Cards(tuple(FRENCH.codes[card] for card in members(mask)))
