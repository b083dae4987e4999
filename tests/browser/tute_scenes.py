"""Positions in which a table of Tute shows everything that it can show."""

from dataclasses import replace
from typing import Any

from tests.browser.scenes import Scene, scene

WORTH = {"1": 11, "3": 10, "R": 4, "C": 3, "S": 2}
EIGHT = "? ? ? ? ? ? ? ?"


def tute(
    mine: str,
    rival: str,
    *,
    options: tuple[str, ...] = (),
    actions: tuple[str, ...] = (),
    **position: Any,
) -> Scene:
    """A scene in which the points are those of the tricks won, of declarations and last ten."""
    given = scene(mine, rival, game="tute", options=options, actions=actions, **position)
    declared = position.get("declared", ["", ""])
    points = [
        sum(WORTH.get(card[0], 0) for card in won.split())
        + sum(40 if suit == "o" else 20 for suit in suits.split())
        for won, suits in zip(given.position["won"], declared, strict=True)
    ]
    if position.get("ended") == "played":
        points[position["last"]["winner"]] += 10
    return replace(given, position={**given.position, "points": points})


MIDGAME: dict[str, Any] = {
    "won": ["5c 3b Sb 4b", "6c 1b 7b 1e"],
    "last": {"cards": "7b 1b", "winner": 1},
    "tricks": 4,
    "stock": " ".join("?" * 15),
    "turn_up": "1o",
}
LATE: dict[str, Any] = {
    "won": ["5c 3b Sb 4b Rb 1b", "6c 1e 7b 2e 3e So"],
    "last": {"cards": "Rb 1b", "winner": 0},
    "trump": "o",
    "tricks": 14,
}
ALL_WON = [
    "1c 3c Rc Cc 7c 1o 3o So 5b 6b Rb 3b 4c 2c 5e 7o",
    "Sc 6c 5c Ro Co 4o 5o 6o 2o 1e 3e Re Ce Se 7e 6e 4e 2e 1b Cb Sb 7b 4b 2b",
]
ENDED: dict[str, Any] = {
    "won": ALL_WON,
    "last": {"cards": "Rb 3b", "winner": 0},
    "trump": "o",
    "tricks": 20,
    "phase": "over",
    "ended": "played",
}
SECOND: dict[str, Any] = {"deal": 2, "carried": [64, 66]}
HAND = "7o 2o Ro Cc Rc 4c 5b 2b"

TUTE_SCENES: dict[str, Scene] = {
    "begin": tute(
        "1o 7o Rc Cc 4c 3e Sb 2b", EIGHT, stock=" ".join("?" * 23), turn_up="5o", won=["", ""]
    ),
    "lead": tute(HAND, EIGHT, **MIDGAME),
    "waiting": tute(HAND, EIGHT, turn=1, **MIDGAME),
    "follow": tute(HAND, "7c ? ? ? ? ? ? ?", actions=("play 7c",), turn=1, **MIDGAME),
    "trumps led": tute(
        HAND,
        "4o Re Ce ? ? ? ? ?",
        actions=("play 4o",),
        turn=1,
        options=("assist",),
        known=[{}, {"cards": "Re Ce"}],
        declared=["", "e"],
        **MIDGAME,
    ),
    "won": tute(
        "3c 7o 2o Ro Cc Rc Re Ce",
        "? ? ? ? ? ? ?",
        actions=("play 3c",),
        phase="follow",
        table="7c",
        **MIDGAME,
    ),
    "declared": tute(
        "3c 5o Ro Co Cc Rc Re Ce",
        "? ? ? ? ? ? ?",
        actions=("play 3c", "draw", "declare o"),
        phase="follow",
        table="7c",
        **MIDGAME,
    ),
    "won in a second deal": tute(
        "3c 7o 2o Ro Cc Rc Re Ce",
        "? ? ? ? ? ? ?",
        actions=("play 3c",),
        phase="follow",
        table="7c",
        options=("assist",),
        match=[1, 1],
        **MIDGAME,
        **SECOND,
    ),
    "last exchange": tute(
        "3c 7o 6b 5b 6e Rc Re 4e",
        "? ? ? ? ? ? ?",
        actions=("play 3c",),
        phase="follow",
        table="7c",
        **{**MIDGAME, "stock": "2b", "tricks": 11},
    ),
    "last eight": tute(
        "3c 7o 2o Ro Cc Rc Re 5b",
        "? ? ? ? ? ? ?",
        actions=("play 3c", "draw"),
        phase="follow",
        table="7c",
        **{**MIDGAME, "stock": "Ce", "turn_up": "4o", "tricks": 11},
    ),
    "beat": tute("7o 2o Rc 1c 4c 5b", "3c ? ? ? ? ?", actions=("play 3c",), turn=1, **LATE),
    "ruff": tute("7o 2o 5b 2b", "3c ? ? ?", actions=("play 3c",), turn=1, **LATE),
    "capote": tute(
        "7o 2o Rc 1c 4c 5b 3o 1o",
        "3c ? ? ? ? ? ? ?",
        actions=("play 3c",),
        turn=1,
        **{**LATE, "tricks": 12},
    ),
    "asked": tute(
        "7o 2o Rc 1c 4c 5b 3o 1o",
        "3c ? ? ? ? ? ? ?",
        actions=("capote", "play 3c"),
        turn=1,
        **{**LATE, "tricks": 12},
    ),
    "undecided": tute("", "", **{**ENDED, "last": {"cards": "Rb 3b", "winner": 1}}),
    "hand over": tute("", "", declared=["c o", "e"], hand_winner=0, match=[1, 0], **ENDED),
    "second over": tute("", "", declared=["", "e"], hand_winner=1, match=[0, 1], **ENDED, **SECOND),
    "wrong claim": tute(
        "3c 7o 2o Ro Cc Rc Re Ce",
        EIGHT,
        actions=("claim",),
        **MIDGAME,
        deal=2,
        carried=[20, 66],
    ),
    "right claim": tute(
        "3c 7o 2o Ro Cc Rc Re Ce", EIGHT, actions=("claim",), **MIDGAME, deal=2, carried=[95, 66]
    ),
    "lost capote": tute(
        "4c 5b 2b",
        "3c ? ?",
        actions=("play 4c", "play 3c"),
        capote=0,
        **{**LATE, "tricks": 17},
    ),
    "match won": tute(
        "", "", options=("target=1",), declared=["c o", "e"], hand_winner=0, match=[1, 0], **ENDED
    ),
    "match lost": tute(
        "",
        "",
        options=("target=1",),
        declared=["", "o"],
        hand_winner=1,
        match=[0, 1],
        **ENDED,
        **SECOND,
    ),
}
