"""Positions in which a table shows everything that it can show."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from app.routes.lobby import chosen_options
from engine import GAMES
from engine.players import decide

SEED = "5eed" * 8
LOCKED = 200  # plies without progress; idiot 15.2
WARNED = 150  # idiot 15.4
PACK = tuple(rank + suit for rank in "56789JQK34A2T" for suit in "SHDC")


@dataclass(frozen=True)
class Scene:
    """A position, and the actions that led from it to what is shown.

    `record` has every action from the deal on, where the whole game was played, and `first_dealer`
    is who dealt it.
    """

    position: dict[str, Any]
    game: str = "idiot"
    options: tuple[str, ...] = ()
    actions: tuple[str, ...] = ()
    pick: str = ""
    record: tuple[str, ...] = ()
    first_dealer: int = 0

    @property
    def seats(self) -> int:
        return len(self.position["hands"])

    def stored(self) -> dict[str, Any]:
        """The columns of a table that stands so."""
        game = GAMES[self.game]
        options = chosen_options(game, [*self.options])
        given = {"seed": SEED, "options": options, **self.position}
        before = state = game.position(given)
        for text in self.actions:
            action = game.parse(text)
            reason = game.why_not(state, action)
            assert reason is None, f"{text} is refused here by {reason}"
            state = game.apply(state, action)
        return {
            "seed": SEED,
            "options": game.describe(state)["options"],
            "position": game.describe(state),
            "since": game.describe(before),
            "since_actions": list(self.actions),
            "over": game.is_over(state),
            "ply": len(self.record),
            "first_dealer": self.first_dealer,
        }


def played_out(game_id: str, seats: int, *options: str) -> Scene:
    """The end of a game that computers played in every seat."""
    game = GAMES[game_id]
    level = game.levels[0]
    before = state = game.deal(seats, SEED, chosen_options(game, [*options]))
    dealer: int = game.describe(state)["dealer"]
    record: list[str] = []
    while not game.is_over(state):
        before = state
        due = game.to_act(state) is None
        action = game.parse("deal") if due else decide(game, state, level, len(record))
        state = game.apply(state, action)
        record.append(str(action))
    position = game.describe(before)
    return Scene(position, game_id, options, (record[-1],), "", tuple(record), dealer)


def scene(
    *hands: str,
    game: str = "idiot",
    options: tuple[str, ...] = (),
    actions: tuple[str, ...] = (),
    pick: str = "",
    **position: Any,
) -> Scene:
    """A scene; every `?` becomes a card that is named nowhere else."""
    named = {"hands": list(hands), **position}
    used = {code for text in _texts(named) for code in text.split()}
    deck = GAMES[game].deck
    ordered = PACK if set(deck) <= set(PACK) else deck
    free = iter(code for code in ordered if code in deck and code not in used)
    return Scene(_filled(named, free), game, options, actions, pick)


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for each in value.values() if isinstance(value, dict) else value:
            yield from _texts(each)


def _filled(value: Any, free: Iterator[str]) -> Any:
    if isinstance(value, str):
        return " ".join(next(free) if code == "?" else code for code in value.split())
    if isinstance(value, list):
        return [_filled(each, free) for each in value]
    if isinstance(value, dict):
        return {
            name: text if name == "phase" else _filled(text, free) for name, text in value.items()
        }
    return value


ANY = "? ? ?"
NONE = "- - -"
IDIOT: dict[str, Any] = {
    "face_up": [ANY, "", ""],
    "hidden": [ANY, NONE, NONE],
    "phase": "over",
    "pile": "? 6H",
}
CLARA_LOSES: dict[str, Any] = {"face_up": ["", "", ANY], "hidden": [NONE, NONE, ANY]}
BEFORE_PLAY: dict[str, Any] = {"face_up": ["5S 8H JD", ANY, ANY], "hidden": [ANY] * 3, "stock": ANY}

SCENES: dict[str, Scene] = {
    "exchange": scene("3S 3H KD", ANY, ANY, phase="exchange", **BEFORE_PLAY),
    "exchange-picked": scene("3S 3H KD", ANY, ANY, phase="exchange", pick="KD", **BEFORE_PLAY),
    "exchange-waiting": scene("3S 3H KD", ANY, ANY, phase="exchange", turn=1, **BEFORE_PLAY),
    "lead": scene("3S 3H KD", ANY, ANY, **BEFORE_PLAY),
    "sets": scene(
        "4S 4H 4D 4C QS QC", ANY, pile="3S 3H", stock=ANY, face_up=[ANY] * 2, hidden=[ANY] * 2
    ),
    "play": scene(
        "3S 4H 9S KH AS 6D",
        "7D ? ?",
        "9C JC QD",
        pile="4C 6S",
        burned="TD 3H 3C 4S",
        stock=ANY,
        known=["", "7D", "JC QD"],
        turn=1,
        actions=("play 7D", "play 9C"),
        face_up=[ANY] * 3,
        hidden=[ANY] * 3,
    ),
    "five": scene(
        "3S 4H 9S",
        *[ANY] * 4,
        pile="3C 4C 6D 7D 7C",
        stock="?",
        face_up=["5S 8H JD", ANY, ANY, "2S TH AC", ANY],
        hidden=[ANY, ANY, ANY, ANY, "- ? ?"],
    ),
    "stuck": scene(
        "3S 4H 5D", ANY, pile="9C KC", stock="4D AH", face_up=[ANY] * 2, hidden=[ANY] * 2
    ),
    "stuck-dry": scene("3S 4H 5D", ANY, pile="9C KC", face_up=[ANY] * 2, hidden=[ANY] * 2),
    "penalty": scene(
        "",
        ANY,
        game="vandtia",
        options=("penalty_card",),
        pile="9C KC",
        face_up=["5S 6S 7S", ""],
        hidden=[ANY, NONE],
    ),
    "add": scene(
        "8S 9H KD",
        ANY,
        game="vandtia",
        options=("matching_draw",),
        pile="6H",
        stock="8D KC 3C",
        actions=("play 8S",),
        face_up=[ANY] * 2,
        hidden=[ANY] * 2,
    ),
    "face-up": scene("", ANY, pile="4C 6H", face_up=["5S 7S 7D", ANY], hidden=[ANY, "? - -"]),
    "combine": scene(
        "7D",
        ANY,
        game="vandtia",
        options=("last_hand_combination",),
        pile="4C",
        face_up=["5S 7S 7C", ANY],
        hidden=[ANY, ANY],
    ),
    "flip": scene("", ANY, pile="4C 6H", face_up=["", ANY], hidden=["KH - AD", "? - -"]),
    "pass": scene("TS", ANY, game="vandtia", options=("no_special_finish",)),
    "waiting": scene(
        "3S 4H 9S", ANY, ANY, pile="4C 6H", turn=1, stock=ANY, face_up=[ANY] * 3, hidden=[ANY] * 3
    ),
    "seen": scene(
        "3S 4H 9S KH",
        "6D 7D 8D QH AC 2C",
        "9C JC QD",
        pile="4C 6H",
        burned="3C 3D 3H 4S TC",
        known=["3S 4H", "6D 7D QH AC 2C", "JC"],
        stock=ANY,
        face_up=[ANY] * 3,
        hidden=[ANY] * 3,
    ),
    "watching": scene("", "6D 7D 8D", ANY, pile="4C 6H", turn=1, out=[0], **CLARA_LOSES),
    "warned": scene("3S 4H 9S", ANY, pile="4C", idle=WARNED, face_up=[ANY] * 2, hidden=[ANY] * 2),
    "won": scene("", "", ANY, pile="? 6H", phase="over", out=[0, 1], burned="TS", **CLARA_LOSES),
    "middle": scene("", "", ANY, pile="? 6H", phase="over", out=[1, 0], **CLARA_LOSES),
    "idiot": scene("9C JC QD", "", "", out=[1, 2], **IDIOT),
    "locked": scene("9C JC QD", "4S", "", out=[2], idle=LOCKED, **IDIOT),
}
# Here a computer is to act, so the page goes on by itself.
RESTLESS = ("exchange-waiting", "waiting", "watching")


def big_hand(size: int, seats: int = 2) -> Scene:
    """So many cards in the person's hand, from all over the pack, and all of them playable."""
    pile = ("3S", "3H")
    free = [code for code in PACK if code not in pile]
    hand = free[: size * 3 : 3] if size < 13 else free[:size]
    own = ANY if len(free) - size - 3 * (seats - 1) >= 6 else ""
    return scene(
        " ".join(hand),
        *[ANY] * (seats - 1),
        pile=" ".join(pile),
        face_up=[own, *[""] * (seats - 1)],
        hidden=[own or NONE, *[NONE] * (seats - 1)],
    )
