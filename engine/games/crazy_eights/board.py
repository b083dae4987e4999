"""A View of Crazy Eights or Mau Mau arranged for a page: what lies where, what each thing does.

Every card of the hand carries the text of its action, legal or not: whether it may be played is
marked, and the judge explains when it may not. A wild card that asks for a suit has no action of
its own: it is picked, and the four suits carry the actions.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from engine.cards import FRENCH, members
from engine.games.crazy_eights.actions import NAMING, PLAY, Action, Play
from engine.games.crazy_eights.ending import hand_points, how, is_doubled, scored
from engine.games.crazy_eights.state import NO_CARD, QUEENS_FIVE, Phase
from engine.games.crazy_eights.variant import SUIT_OF
from engine.games.crazy_eights.view import View


@dataclass(frozen=True)
class SuitButton:
    """A suit that a wild card may name; `held` is how many other cards of it the hand holds."""

    suit: str
    action: str
    held: int


@dataclass(frozen=True)
class CardButton:
    """A card of the hand, the `num`-th of `total`; `action` is empty where a suit has to be chosen
    with it, from `suits`.
    """

    code: str
    num: int
    total: int
    action: str
    legal: bool
    suits: tuple[SuitButton, ...] = ()
    picked: bool = False
    drawn: bool = False


@dataclass(frozen=True)
class Penalty:
    """Cards that `seat` has to draw; `answer` is the rank that passes it on, "" if none does."""

    kind: str  # "twos" or "queen"
    num: int
    seat: int
    answer: str
    own: tuple[str, ...]  # the cards of this hand that would answer it


@dataclass(frozen=True)
class Player:
    """Another seat as everybody sees it; `next` marks who is to act after the seat to act."""

    seat: int
    hand_size: int
    score: int
    dealer: bool
    next: bool


@dataclass(frozen=True)
class Hand:
    """A seat's cards when a hand is over, what each counts and all together, and the new score."""

    seat: int
    codes: tuple[str, ...]
    values: tuple[int, ...]
    total: int
    score: int


@dataclass(frozen=True)
class HandResult:
    """How a hand ended; `winner` is None if it was drawn, `how` a clause id, and `scored` that of
    the clause by which its winner scores, or nobody does.
    """

    winner: int | None
    how: str
    scored: str
    points: int
    doubled: bool
    hands: tuple[Hand, ...]


@dataclass(frozen=True)
class Board:
    """One seat's page. Card lists are codes; `pile` has the top last.

    `draw`, `take`, `keep`, `skip` and `deal` are texts of actions, empty where they are not legal:
    `keep` after a draw and `skip` where nothing is possible are the same word.
    """

    phase: str
    hand: tuple[CardButton, ...]
    picking: str  # "", or the wild card that is picked
    suits: tuple[SuitButton, ...]  # what the picked card may name
    players: tuple[Player, ...]
    stock_size: int
    pile: tuple[str, ...]
    suit: str  # to follow
    named: bool  # whether the suit was named and may not be the top card's
    rank: str  # that may be followed too, "" where only a wild card may
    wild: str
    direction: int
    turn: int
    penalty: Penalty | None
    drawn: str  # the own card that was just drawn and may be played, "" if none
    must_play_drawn: bool
    draw: str
    take: str
    keep: str
    skip: str
    deal: str
    first: str  # the first card that may be played or picked, "" if none
    can_play: bool
    points: bool
    target: int
    score: int  # of this seat
    dealer: int
    next_dealer: int
    result: HandResult | None


def board(view: View, legal: Sequence[Action], picked: str | None) -> Board:
    """Arrange `view` for its seat; `legal` is empty unless it is that seat's turn."""
    rules, top = view.rules, view.pile[-1]
    hand = _hand(view, legal, picked)
    pick = next((card for card in hand if card.picked), None)
    texts = {str(action) for action in legal}
    passing = "pass" if "pass" in texts else ""
    wild = bool(rules.wilds >> top & 1)
    return Board(
        phase=str(view.phase),
        hand=hand,
        picking=pick.code if pick else "",
        suits=pick.suits if pick else (),
        players=tuple(_player(view, seat) for seat in _others(view)),
        stock_size=view.stock_size,
        pile=_codes(view.pile),
        suit=FRENCH.suits[SUIT_OF[view.follow]],
        named=wild,
        rank="" if wild else FRENCH.codes[top][0],
        wild=rules.wild,
        direction=view.direction,
        turn=view.turn,
        penalty=_penalty(view),
        drawn=FRENCH.codes[view.drawn] if view.drawn != NO_CARD else "",
        must_play_drawn=view.drawn != NO_CARD and rules.until_playable,
        draw="draw" if "draw" in texts else "",
        take="take" if "take" in texts else "",
        keep=passing if view.drawn != NO_CARD else "",
        skip=passing if view.drawn == NO_CARD else "",
        deal="deal" if view.phase is Phase.HAND_OVER else "",
        first=next((card.code for card in hand if card.legal and not card.picked), ""),
        can_play=any(isinstance(action, Play) for action in legal),
        points=rules.points,
        target=rules.target_for(len(view.scores)) if rules.points else 0,
        score=view.scores[view.seat],
        dealer=view.dealer,
        next_dealer=(view.dealer + 1) % len(view.scores),
        result=_result(view),
    )


def unmarked(board: Board) -> Board:
    """The same without telling what may be played, or that nothing may.

    After a draw, and where a wild card is picked, everything has been told.
    """
    if board.drawn or board.picking or board.skip or board.phase != Phase.PLAY:
        return board
    hand = tuple(replace(card, legal=True) for card in board.hand)
    penalty = board.penalty
    if penalty is not None:
        penalty = replace(penalty, own=tuple(card.code for card in hand))
    return replace(
        board,
        hand=hand,
        first=hand[0].code,
        can_play=True,
        draw="" if penalty else "draw",
        penalty=penalty,
    )


def _hand(view: View, legal: Sequence[Action], picked: str | None) -> tuple[CardButton, ...]:
    """Suit by suit, each from the ace or the seven to the king."""
    allowed = {action.card for action in legal if isinstance(action, Play)}
    return tuple(
        _button(view, card, num, card in allowed, picked)
        for num, card in enumerate(members(view.hand), start=1)
    )


def _button(view: View, card: int, num: int, legal: bool, picked: str | None) -> CardButton:
    code, total = FRENCH.codes[card], view.hand.bit_count()
    drawn = card == view.drawn
    if not view.rules.wilds >> card & 1 or total == 1:
        return CardButton(code, num, total, str(PLAY[card]), legal, drawn=drawn)
    if not legal:  # the judge looks at the card before the suit, so any suit brings its reason
        return CardButton(code, num, total, str(NAMING[card][0]), legal, drawn=drawn)
    suits = tuple(
        SuitButton(FRENCH.suits[suit], str(action), _held(view, suit))
        for suit, action in enumerate(NAMING[card])
    )
    return CardButton(code, num, total, "", legal, suits, picked=code == picked, drawn=drawn)


def _held(view: View, suit: int) -> int:
    """Cards of a suit that are not wild."""
    own = members(view.hand & ~view.rules.wilds)
    return sum(SUIT_OF[card] == suit for card in own)


def _penalty(view: View) -> Penalty | None:
    if not view.penalty:
        return None
    if view.penalty == QUEENS_FIVE:
        return Penalty("queen", view.penalty, view.turn, "", ())
    own = _codes(members(view.hand & view.rules.answers))
    return Penalty("twos", view.penalty, view.turn, view.rules.draw_two, own)


def _others(view: View) -> list[int]:
    seats = len(view.hand_sizes)
    return [(view.seat + step) % seats for step in range(1, seats)]


def _player(view: View, seat: int) -> Player:
    following = (view.turn + view.direction) % len(view.hand_sizes)
    return Player(
        seat=seat,
        hand_size=view.hand_sizes[seat],
        score=view.scores[seat],
        dealer=seat == view.dealer,
        next=view.phase is Phase.PLAY and seat == following,
    )


def _result(view: View) -> HandResult | None:
    revealed = view.revealed
    if revealed is None:
        return None
    rules, winner = view.rules, view.winner
    hands = tuple(
        Hand(
            seat=seat,
            codes=_codes(members(hand)),
            values=tuple(rules.values[card] for card in members(hand)),
            total=rules.total(hand),
            score=view.scores[seat],
        )
        for seat, hand in enumerate(revealed.hands)
    )
    points, top = 0, view.pile[-1]
    if rules.points and winner is not None:
        points = hand_points(rules, revealed.hands, top, winner)
    doubled = rules.points and is_doubled(rules, revealed.hands, top)
    return HandResult(
        winner=winner,
        how=how(revealed.hands, view.passes),
        scored=scored(revealed.hands, winner),
        points=points,
        doubled=doubled,
        hands=hands,
    )


def _codes(cards: Iterable[int]) -> tuple[str, ...]:
    return tuple(FRENCH.codes[card] for card in cards)
