"""Order and worth of the cards in Tute, and what a follower may play (clauses 2 and 4)."""

from engine.cards import SPANISH, mask_of

ORDER = "13RCS76542"  # highest to lowest, trumps included; 2.2
CARD_POINTS = {"1": 11, "3": 10, "R": 4, "C": 3, "S": 2}  # others 0; 2.3

SUITS = range(len(SPANISH.suits))
SUIT_OF = SPANISH.suit_of
RANK_OF = tuple(code[0] for code in SPANISH.codes)  # by card: its rank character
HEIGHT = tuple(len(ORDER) - 1 - ORDER.index(rank) for rank in RANK_OF)  # by card: 9 … 0
POINTS = tuple(CARD_POINTS.get(rank, 0) for rank in RANK_OF)  # by card

SUIT_MASKS = tuple(
    mask_of(card for card in range(len(SPANISH)) if SUIT_OF[card] == suit) for suit in SUITS
)
HIGHER = tuple(  # by card: the higher cards of its suit
    mask_of(
        other
        for other in range(len(SPANISH))
        if SUIT_OF[other] == SUIT_OF[card] and HEIGHT[other] > HEIGHT[card]
    )
    for card in range(len(SPANISH))
)
BEATEN_BY = tuple(  # by trump suit and card led: the cards that win the trick; 4.2
    tuple(
        HIGHER[lead] | (SUIT_MASKS[trump] if SUIT_OF[lead] != trump else 0)
        for lead in range(len(SPANISH))
    )
    for trump in SUITS
)

SEVENS = tuple(SPANISH.card("7" + suit) for suit in SPANISH.suits)  # by suit
TWOS = tuple(SPANISH.card("2" + suit) for suit in SPANISH.suits)
PAIRS = tuple(SPANISH.mask(f"R{suit} C{suit}") for suit in SPANISH.suits)  # to declare; 7.1
TAKEN_BY_SEVEN = frozenset("13RCS")  # ranks of the turn-up; 6.1
TAKEN_BY_TWO = frozenset("7654")  # 6.2


def follows_in_phase_1(hand: int, lead: int, trump: int) -> int:
    """The cards of this hand that may follow while there is a stock (4.4)."""
    if SUIT_OF[lead] != trump:
        return hand
    return hand & SUIT_MASKS[trump] or hand


def follows_in_phase_2(hand: int, lead: int, trump: int) -> int:
    """The cards of this hand that may follow once the stock is gone (4.5)."""
    same = hand & SUIT_MASKS[SUIT_OF[lead]]
    if same:
        return same & HIGHER[lead] or same
    return hand & SUIT_MASKS[trump] or hand
