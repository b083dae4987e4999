"""Cards of an ending as bits that compare by strength, and what leads and replies are worth trying.

A hand is one integer of four lanes of ten bits, one lane a suit, the 2 lowest and the ace highest.
The trump suit has the top lane, so that one suit of trumps is searched like another.
"""

from engine.cards import members
from engine.games.tute.order import HEIGHT, POINTS, SUIT_OF, SUITS

SUIT_SIZE = 10
ONE_LANE = (1 << SUIT_SIZE) - 1
TRUMPS = ONE_LANE << 3 * SUIT_SIZE
WORTHLESS = 0b11111  # 2 4 5 6 7 of the lowest lane

_SHIFT = tuple(  # by trump suit and suit: where its lane begins
    tuple(SUIT_SIZE * (3 if suit == trump else (suit - trump - 1) % 4) for suit in SUITS)
    for trump in SUITS
)
_BIT = tuple(  # by trump suit and card
    tuple(1 << _SHIFT[trump][SUIT_OF[card]] + HEIGHT[card] for card in range(len(SUIT_OF)))
    for trump in SUITS
)
_CARD = tuple({bit: card for card, bit in enumerate(bits)} for bits in _BIT)

LANE = {1 << place: ONE_LANE << place - place % SUIT_SIZE for place in range(4 * SUIT_SIZE)}
HIGHER = {bit: lane & ~((bit << 1) - 1) for bit, lane in LANE.items()}  # of the same lane
DOUBLED = {bit: 2 * POINTS[_CARD[0][bit]] for bit in LANE}  # points
KNIGHTS = sum(1 << lane + 6 for lane in (0, 10, 20, 30))  # each right below its king


def lanes(cards: int, trump: int) -> int:
    """A set of cards in lanes."""
    bits = _BIT[trump]
    return sum(bits[card] for card in members(cards))


def card_of(bit: int, trump: int) -> int:
    """The card that a bit stands for."""
    return _CARD[trump][bit]


def knight(suit: int, trump: int) -> int:
    """The bit of a suit's knight, which stands for the suit's pair."""
    return 1 << _SHIFT[trump][suit] + 6


def _repeated(own: int, other: int) -> int:
    """Worthless cards that do no more than the next higher own one: no card lies between them."""
    repeated = 0
    above = 0  # an own card with nothing of the other hand since
    for place in reversed(range(5)):
        bit = 1 << place
        if own & bit:
            repeated |= bit if above else 0
            above = 1
        elif other & bit:
            above = 0
    return repeated


_REPEATED = tuple(tuple(_repeated(own, other) for other in range(32)) for own in range(32))


def distinct(cards: int, other: int) -> int:
    """The cards to try out of these: one of each run of equal worth (15.8)."""
    for lane in (0, 10, 20, 30):
        own = cards >> lane & WORTHLESS
        if own & (own - 1):
            cards ^= _REPEATED[own][other >> lane & WORTHLESS] << lane
    return cards


def replies_to(hand: int, lead: int) -> tuple[int, bool]:
    """What may follow (4.5), and whether it wins the trick: any card allowed does, or none."""
    same = hand & LANE[lead]
    if same:
        higher = same & HIGHER[lead]
        return (higher, True) if higher else (same, False)
    trumps = hand & TRUMPS
    return (trumps, True) if trumps else (hand, False)


def ordered(cards: int) -> list[int]:
    """Bits from the highest down, trumps first."""
    found = []
    while cards:
        bit = 1 << cards.bit_length() - 1
        found.append(bit)
        cards ^= bit
    return found
