"""Every pair of cards under every trump suit: who wins, and what a follower may play.

The oracle knows ranks and suits as letters only and is written from clauses 2.2, 2.3 and 4.
"""

from itertools import combinations, permutations

import pytest

from engine.cards import SPANISH, mask_of
from engine.games.tute import TUTE
from engine.games.tute.actions import PLAYS, Action
from engine.games.tute.judge import legal_actions
from engine.games.tute.rules import apply
from engine.games.tute.state import State

HIGH_TO_LOW = ["1", "3", "R", "C", "S", "7", "6", "5", "4", "2"]
WORTH = {"1": 11, "3": 10, "R": 4, "C": 3, "S": 2, "7": 0, "6": 0, "5": 0, "4": 0, "2": 0}
CODES = [rank + suit for suit in "oceb" for rank in "1234567SCR"]

each_trump = pytest.mark.parametrize("trump", "oceb")


def wins(led: str, followed: str, trump: str) -> bool:
    """Whether the second card takes the trick."""
    if followed[1] == led[1]:
        return HIGH_TO_LOW.index(followed[0]) < HIGH_TO_LOW.index(led[0])
    return followed[1] == trump


def may_follow(led: str, hand: tuple[str, ...], trump: str, phase: int) -> set[str]:
    of_suit = {card for card in hand if card[1] == led[1]}
    trumps = {card for card in hand if card[1] == trump}
    if phase == 1:
        return trumps if led[1] == trump and trumps else set(hand)
    if of_suit:
        return {card for card in of_suit if wins(led, card, trump)} or of_suit
    return trumps or set(hand)


def following(trump: str, phase: int) -> State:
    """A state to put a lead and a hand into."""
    low = next(code for code in CODES if code[1] == trump)
    lead = "2o" if trump != "o" else "2c"
    fields = {"hands": ["", low], "table": lead, "phase": "follow", "turn": 1, "trump": trump}
    state = TUTE.position({**fields, "tricks": 1})
    if phase == 1:  # the cards of the stock do not matter, only that there is one
        return state._replace(stock=(0, 0), turn_up=0)
    return state


def test_the_pack_is_the_oracles() -> None:
    assert list(SPANISH.codes) == CODES
    assert sum(WORTH[code[0]] for code in CODES) == 120


@each_trump
@pytest.mark.parametrize("phase", [1, 2])
def test_every_trick_has_its_winner_and_its_points(trump: str, phase: int) -> None:
    state = following(trump, phase)
    for led, followed in permutations(CODES, 2):
        lead, follow = SPANISH.card(led), SPANISH.card(followed)
        others = mask_of(card for card in range(4) if card not in (lead, follow))
        hands = (others, 1 << follow | others)
        after = apply(state._replace(table=lead, hands=hands), PLAYS[follow])
        winner = 1 if wins(led, followed, trump) else 0
        assert after.turn == winner, f"{followed} on {led}, trumps {trump}"
        points = [0, 0]
        points[winner] = WORTH[led[0]] + WORTH[followed[0]]
        assert list(after.points) == points, f"{followed} on {led}"
        assert after.won[winner] == 1 << lead | 1 << follow


@each_trump
@pytest.mark.parametrize("phase", [1, 2])
def test_every_hand_of_two_cards_follows_by_its_duties(trump: str, phase: int) -> None:
    state = following(trump, phase)
    texts: dict[Action, str] = {action: str(action)[-2:] for action in PLAYS}
    for led in CODES:
        lead = SPANISH.card(led)
        for hand in combinations([code for code in CODES if code != led], 2):
            held = mask_of(map(SPANISH.card, hand))
            legal = legal_actions(state._replace(table=lead, hands=(0, held)))
            found = {texts[action] for action in legal}
            assert found == may_follow(led, hand, trump, phase), f"{hand} on {led}, trumps {trump}"
