"""A View of Idiot or Vändtia arranged for a page: what lies where, and what each thing does.

Every card that could be chosen carries the text of its action, legal or not: whether it may be
played is marked, and the judge explains when it may not.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from engine.cards import FRENCH, members
from engine.games.shithead.actions import Action, Add, Flip, Pickup, Play, swap
from engine.games.shithead.order import HEIGHT, RANK_OF, TEN
from engine.games.shithead.rules import WARNED_AFTER
from engine.games.shithead.state import Phase
from engine.games.shithead.view import View


@dataclass(frozen=True)
class CardButton:
    """A card, the `num`-th of `total` in its zone, and what choosing it does: an action, or a pick
    where a second card is needed.
    """

    code: str
    num: int
    total: int
    action: str
    legal: bool
    picked: bool = False


@dataclass(frozen=True)
class SetButton:
    """Cards that go together: equal ones laid at once, with E7 some of them face-up ones; drawn
    ones added; the one that is taken with the pile (E3).
    """

    action: str
    codes: tuple[str, ...]

    @property
    def num(self) -> int:
        return len(self.codes)


@dataclass(frozen=True)
class Group:
    """Equal cards of one zone and the sets that may be laid of them."""

    rank: str
    cards: tuple[CardButton, ...]
    sets: tuple[SetButton, ...]


@dataclass(frozen=True)
class Slot:
    """A place for a hidden card; `action` is empty where no card lies."""

    action: str
    legal: bool


@dataclass(frozen=True)
class Player:
    """Another seat as everybody sees it; `place` is 0 while it holds cards."""

    seat: int
    hand_size: int
    seen: tuple[str, ...]
    face_up: tuple[str, ...]
    hidden: tuple[bool, bool, bool]
    place: int


@dataclass(frozen=True)
class Board:
    """One seat's page. Card lists are codes; `pile` has the top last."""

    phase: str
    picking: str  # "", or the card picked first in the exchange
    hand: tuple[Group, ...]
    face_up: tuple[Group, ...]
    slots: tuple[Slot, ...]
    players: tuple[Player, ...]
    stock_size: int
    pile: tuple[str, ...]
    run: int  # equal cards on top of the pile
    burned: tuple[str, ...]
    first: str  # the first card to choose, "" if none
    hand_size: int
    can_play: bool
    flipping: bool
    chance: bool
    pickup: bool
    penalties: tuple[SetButton, ...]  # pick up, and this face-up card with the pile (E3)
    adds: tuple[SetButton, ...]
    words: tuple[str, ...]  # legal actions that name no card: start, keep, pass
    idle_warning: bool
    revealed_hands: tuple[tuple[str, ...], ...]
    revealed_hidden: tuple[tuple[str, ...], ...]


def board(view: View, legal: Sequence[Action], picked: str | None) -> Board:
    """Arrange `view` for its seat; `legal` is empty unless it is that seat's turn."""
    exchanging = view.phase is Phase.EXCHANGE and bool(legal)
    own_face_up = view.face_up[view.seat]
    own = {FRENCH.codes[card] for card in members(view.hand | own_face_up)}
    pick = picked if exchanging and picked in own else ""
    texts = {str(action) for action in legal}
    if exchanging:
        hand = _exchange_groups(view.hand, own_face_up, pick, hand=True)
        face_up = _exchange_groups(own_face_up, view.hand, pick, hand=False)
    else:
        hand = _groups(view.hand, legal, texts)
        # With E7 face-up cards may join hand cards: such a set is offered beside the hand alone.
        of_table = [act for act in legal if not (isinstance(act, Play) and act.mask & view.hand)]
        face_up = _groups(own_face_up, of_table, texts)
    return Board(
        phase=str(view.phase),
        picking=pick,
        hand=hand,
        face_up=face_up,
        slots=_slots(view, texts),
        players=tuple(_player(view, seat) for seat in _others(view)),
        stock_size=view.stock_size,
        pile=_codes(view.pile),
        run=_run(view.pile),
        burned=_codes(view.burned),
        first=_first_to_choose(hand, face_up, picking=bool(pick)),
        hand_size=view.hand_sizes[view.seat],
        can_play=any(isinstance(act, Play) for act in legal),
        flipping=any(isinstance(act, Flip) for act in legal),
        chance="chance" in texts,
        pickup="pickup" in texts,
        penalties=tuple(
            SetButton(str(act), _codes([act.penalty]))
            for act in legal
            if isinstance(act, Pickup) and act.penalty is not None
        ),
        adds=tuple(SetButton(str(act), _codes(act.cards)) for act in legal if isinstance(act, Add)),
        words=tuple(word for word in ("start", "keep", "pass") if word in texts),
        idle_warning=view.idle >= WARNED_AFTER,
        revealed_hands=_revealed_hands(view),
        revealed_hidden=_revealed_hidden(view),
    )


def unmarked(board: Board) -> Board:
    """The same without telling what may be played, or that nothing may.

    Only the zone in play is asked for; hidden cards may be turned, whatever they are.
    """
    if board.phase != Phase.PLAY or not (board.hand or board.face_up):
        return board
    hand = tuple(_unmarked_group(group) for group in board.hand)
    face_up = board.face_up if hand else tuple(_unmarked_group(group) for group in board.face_up)
    return replace(
        board,
        hand=hand,
        face_up=face_up,
        first=_first_to_choose(hand, face_up, picking=False),
        can_play=True,
        chance=board.chance or bool(hand and board.pile and board.stock_size),
        pickup=board.pickup or bool(hand and board.pile),
    )


def _unmarked_group(group: Group) -> Group:
    """Equal cards with a button for each number of them, and those that take others in (E7)."""
    codes = tuple(card.code for card in group.cards)
    own = (codes[:num] for num in range(2, len(codes) + 1))
    sets = [SetButton(f"play {' '.join(each)}", each) for each in own]
    sets += (each for each in group.sets if each.num > len(codes))
    cards = tuple(replace(card, legal=True) for card in group.cards)
    return Group(group.rank, cards, tuple(sets))


def by_height(mask: int) -> list[int]:
    """Cards in the order of the game: 3 … A, then the 2s and the 10s."""
    return sorted(members(mask), key=lambda card: (HEIGHT[RANK_OF[card]], RANK_OF[card] == TEN))


def _groups(zone: int, legal: Sequence[Action], texts: set[str]) -> tuple[Group, ...]:
    plays = [action for action in legal if isinstance(action, Play)]
    groups = []
    for rank, cards in _equal(zone):
        buttons = tuple(_play_button(zone, num, card, texts) for num, card in cards)
        groups.append(Group(rank, buttons, _sets([card for _, card in cards], plays)))
    return tuple(groups)


def _equal(zone: int) -> Iterable[tuple[str, list[tuple[int, int]]]]:
    """By rank, each card with its number in the zone."""
    ordered = enumerate(by_height(zone), start=1)
    for rank, cards in groupby(ordered, key=lambda entry: FRENCH.codes[entry[1]][0]):
        yield rank, list(cards)


def _play_button(zone: int, num: int, card: int, texts: set[str]) -> CardButton:
    code = FRENCH.codes[card]
    return CardButton(code, num, zone.bit_count(), f"play {code}", f"play {code}" in texts)


def _sets(cards: list[int], plays: Sequence[Play]) -> tuple[SetButton, ...]:
    """The first way to lay each number of these cards beyond one; suits mean nothing (4.2)."""
    first: dict[int, SetButton] = {}
    for act in plays:
        if len(act.cards) > 1 and not set(cards).isdisjoint(act.cards):
            first.setdefault(len(act.cards), SetButton(str(act), _codes(act.cards)))
    return tuple(first[num] for num in sorted(first))


def _exchange_groups(zone: int, other: int, pick: str, *, hand: bool) -> tuple[Group, ...]:
    """Cards to pick, or, once one of the other zone is picked, the exchanges with it."""
    partner = FRENCH.number[pick] if pick else None
    if partner is not None and not other >> partner & 1:
        partner = None
    groups = []
    for rank, cards in _equal(zone):
        buttons = []
        for num, card in cards:
            code, total = FRENCH.codes[card], zone.bit_count()
            if partner is None:
                buttons.append(CardButton(code, num, total, "", legal=True, picked=code == pick))
            else:
                pair = swap(card, partner) if hand else swap(partner, card)
                buttons.append(CardButton(code, num, total, str(pair), legal=True))
        groups.append(Group(rank, tuple(buttons), ()))
    return tuple(groups)


def _first_to_choose(*zones: tuple[Group, ...], picking: bool) -> str:
    """Where the person goes on: the first card to play, pick, or exchange a picked one for."""
    cards = (card for zone in zones for group in zone for card in group.cards)
    return next((card.code for card in cards if card.legal and (card.action or not picking)), "")


def _slots(view: View, texts: set[str]) -> tuple[Slot, ...]:
    return tuple(
        Slot(f"flip {slot}" if occupied else "", f"flip {slot}" in texts)
        for slot, occupied in enumerate(view.hidden[view.seat])
    )


def _others(view: View) -> list[int]:
    seats = len(view.hand_sizes)
    return [(view.seat + step) % seats for step in range(1, seats)]


def _player(view: View, seat: int) -> Player:
    return Player(
        seat=seat,
        hand_size=view.hand_sizes[seat],
        seen=_codes(by_height(view.known[seat])),
        face_up=_codes(by_height(view.face_up[seat])),
        hidden=view.hidden[seat],
        place=view.out.index(seat) + 1 if seat in view.out else 0,
    )


def _run(pile: tuple[int, ...]) -> int:
    if not pile:
        return 0
    top = RANK_OF[pile[-1]]
    alike = 0
    for card in reversed(pile):
        if RANK_OF[card] != top:
            break
        alike += 1
    return alike


def _revealed_hands(view: View) -> tuple[tuple[str, ...], ...]:
    if view.revealed is None:
        return ()
    return tuple(_codes(by_height(hand)) for hand in view.revealed.hands)


def _revealed_hidden(view: View) -> tuple[tuple[str, ...], ...]:
    if view.revealed is None:
        return ()
    return tuple(_codes(card for card in slots if card >= 0) for slots in view.revealed.hidden)


def _codes(cards: Iterable[int]) -> tuple[str, ...]:
    return tuple(FRENCH.codes[card] for card in cards)
