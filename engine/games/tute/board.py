"""A View of Tute arranged for a page: what lies where, and what each thing does.

Every card of the own hand carries the text of its action, legal or not: the judge explains why
when it is not. Points taken in the running deal stay hidden unless `assist` is on (11.4).
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from engine.cards import SPANISH, members
from engine.games.tute.actions import CAPOTE, CLAIM, DRAW, Action, Declare, Exchange
from engine.games.tute.order import (
    BEATEN_BY,
    CARD_POINTS,
    HEIGHT,
    HIGHER,
    ORDER,
    PAIRS,
    SUIT_MASKS,
    SUIT_OF,
    SUITS,
)
from engine.games.tute.rules import PLAIN_PAIR, TRUMP_PAIR
from engine.games.tute.state import Phase
from engine.games.tute.tally import Line, declared_points, tally
from engine.games.tute.view import View

RANKING = tuple((rank, CARD_POINTS.get(rank, 0)) for rank in ORDER)


@dataclass(frozen=True)
class CardButton:
    """A card of the own hand, the `num`-th of `total`, and what choosing it does."""

    code: str
    num: int
    total: int
    action: str
    legal: bool


@dataclass(frozen=True)
class DeclareButton:
    """A pair to declare: its suit, the cards shown and what they are worth."""

    action: str
    suit: str
    cards: tuple[str, str]
    num: int


@dataclass(frozen=True)
class ExchangeButton:
    """A trump to give and the turn-up to take for it."""

    action: str
    gives: str
    takes: str


@dataclass(frozen=True)
class LastTrick:
    """The trick before this one, in the order played."""

    leader: int
    cards: tuple[str, str]
    winner: int


@dataclass(frozen=True)
class Side:
    """What everybody sees of one seat; `points` of the running deal only where they are shown."""

    seat: int
    hand_size: int
    known: tuple[str, ...]  # cards in the hand that have been shown
    no_trump: bool  # by what could not be followed, there is none among the others
    known_trump: bool  # one of the known cards is a trump
    declared: tuple[str, ...]  # suits
    declared_points: int
    carried: int
    points: int | None  # this deal with declarations; None where they are to be remembered
    total: int | None
    hands_won: int
    revealed: tuple[str, ...]  # the cards left when the deal is over


@dataclass(frozen=True)
class Board:
    """One seat's page; cards and suits are codes, empty where there is none."""

    phase: str
    phase_2: bool
    trick: int  # the one being played, 1 … 20
    hand: tuple[CardButton, ...]
    first: str  # the first card that may be played
    me: Side
    rival: Side
    table: str  # the card led
    leader: int
    duty: str  # the clause that says what this seat may follow with, while it is to follow
    trump: str
    ranking: tuple[tuple[str, int], ...]  # ranks from the highest down, and their points
    turn_up: str
    stock_size: int  # face-down cards
    last: LastTrick | None
    declares: tuple[DeclareButton, ...]
    exchanges: tuple[ExchangeButton, ...]
    claim: str  # these three are the action's text where it is legal
    capote: str
    draw: str
    window: bool  # a trick has just been won, and this seat may announce something
    capote_by: int | None
    deal: int
    dealer: int
    target: int
    assist: bool
    ended: str
    hand_winner: int | None
    lines: tuple[Line, ...]  # how the points of a finished deal come about
    deal_due: bool
    over: bool  # the match
    revealed_stock: tuple[str, ...]


def board(view: View, legal: Sequence[Action]) -> Board:
    """Arrange `view` for its seat; `legal` is empty unless it is that seat's turn."""
    texts = {str(action) for action in legal}
    hand = _hand(in_order(view.hand, view.trump), texts)
    ended = view.phase is Phase.OVER
    over = ended and max(view.match) >= view.rules.target
    return Board(
        phase=str(view.phase),
        phase_2=view.stock_gone,
        trick=view.tricks if ended else view.tricks + (view.phase is not Phase.AFTER_TRICK),
        hand=hand,
        first=next((card.code for card in hand if card.legal), ""),
        me=_side(view, view.seat),
        rival=_side(view, view.rival),
        table=_code(view.table),
        leader=1 - view.turn if view.phase is Phase.FOLLOW else view.turn,
        duty=_duty(view) if view.turn == view.seat else "",
        trump=SPANISH.suits[view.trump],
        ranking=RANKING,
        turn_up=_code(view.turn_up),
        stock_size=view.stock_size,
        last=_last_trick(view),
        declares=tuple(_declare(each, view) for each in legal if isinstance(each, Declare)),
        exchanges=tuple(_exchange(each, view) for each in legal if isinstance(each, Exchange)),
        claim=_offered(CLAIM, texts),
        capote=_offered(CAPOTE, texts),
        draw=_offered(DRAW, texts),
        window=bool(legal) and view.phase is not Phase.FOLLOW and view.tricks > 0,
        capote_by=view.capote,
        deal=view.deal,
        dealer=view.dealer,
        target=view.rules.target,
        assist=view.rules.assist,
        ended=str(view.ended or ""),
        hand_winner=view.hand_winner,
        lines=tally(view) if ended else (),
        deal_due=ended and not over,
        over=over,
        revealed_stock=_codes(view.revealed.stock) if view.revealed else (),
    )


def unmarked(board: Board) -> Board:
    """The same without telling what may be played; only who follows has cards that may not."""
    if not board.table:
        return board
    hand = tuple(replace(card, legal=True) for card in board.hand)
    return replace(board, hand=hand, first=hand[0].code, duty="")


def in_order(cards: int, trump: int) -> list[int]:
    """Trumps first, then suit by suit, each from the ace down to the 2."""
    return sorted(
        members(cards), key=lambda card: (SUIT_OF[card] != trump, SUIT_OF[card], -HEIGHT[card])
    )


def _hand(cards: Sequence[int], texts: set[str]) -> tuple[CardButton, ...]:
    codes = (SPANISH.codes[card] for card in cards)
    return tuple(
        CardButton(code, num, len(cards), f"play {code}", f"play {code}" in texts)
        for num, code in enumerate(codes, start=1)
    )


def _side(view: View, seat: int) -> Side:
    shown = view.rules.assist or view.phase is Phase.OVER
    points = view.points[seat] if shown else None
    left = view.revealed.hands[seat] if view.revealed else 0
    return Side(
        seat=seat,
        hand_size=view.hand_sizes[seat],
        known=_codes(in_order(view.known[seat], view.trump)),
        no_trump=view.trumps[seat] == 0,
        known_trump=bool(view.known[seat] & SUIT_MASKS[view.trump]),
        declared=tuple(SPANISH.suits[suit] for suit in SUITS if view.declared[seat] >> suit & 1),
        declared_points=declared_points(view, seat),
        carried=view.carried[seat],
        points=points,
        total=None if points is None else view.carried[seat] + points,
        hands_won=view.match[seat],
        revealed=_codes(in_order(left, view.trump)),
    )


def _duty(view: View) -> str:
    """The one of 4.4 and 4.5 that applies to the hand, when a card has been led."""
    if view.table is None:
        return ""
    same_suit = view.hand & SUIT_MASKS[SUIT_OF[view.table]]
    trumps = view.hand & SUIT_MASKS[view.trump]
    if not view.stock_gone:
        if SUIT_OF[view.table] != view.trump:
            return "4.4c"
        return "4.4a" if trumps else "4.4b"
    if same_suit:
        return "4.5a" if same_suit & HIGHER[view.table] else "4.5b"
    return "4.5c" if trumps else "4.5d"


def _last_trick(view: View) -> LastTrick | None:
    if view.last is None:
        return None
    lead, follow, winner = view.last
    follower_won = BEATEN_BY[view.trump][lead] >> follow & 1
    leader = 1 - winner if follower_won else winner
    return LastTrick(leader, (SPANISH.codes[lead], SPANISH.codes[follow]), winner)


def _declare(action: Declare, view: View) -> DeclareButton:
    knight, king = members(PAIRS[action.suit])
    worth = TRUMP_PAIR if action.suit == view.trump else PLAIN_PAIR
    cards = SPANISH.codes[king], SPANISH.codes[knight]
    return DeclareButton(str(action), SPANISH.suits[action.suit], cards, worth)


def _exchange(action: Exchange, view: View) -> ExchangeButton:
    return ExchangeButton(str(action), SPANISH.codes[action.card(view.trump)], _code(view.turn_up))


def _offered(action: Action, texts: set[str]) -> str:
    return str(action) if str(action) in texts else ""


def _code(card: int | None) -> str:
    return "" if card is None else SPANISH.codes[card]


def _codes(cards: Iterable[int]) -> tuple[str, ...]:
    return tuple(SPANISH.codes[card] for card in cards)
