"""The rules text's own start and test vectors, judged for the engine and for the plain model."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

import pytest

from engine import GAMES, IllegalAction, play
from tests.models.shithead_model import EMPTY, OPTIONS, Model

DATA = json.loads(
    (Path(__file__).parents[1] / "data" / "idiot_vandtia_vectors.json").read_text("utf-8")
)
GAME_NAMES = ("idiot", "vandtia")
UNORDERED = ("hands", "face_up", "burned")  # fields whose cards may come in any order

Json = dict[str, Any]


class Table(Protocol):
    """What a vector needs to know of whoever is judged."""

    def legal(self) -> set[str]: ...
    def act(self, text: str) -> bool: ...
    def fields(self) -> Json: ...
    def over(self) -> bool: ...
    def locked(self) -> bool: ...
    def ranking(self) -> list[list[int]]: ...


class ModelTable:
    def __init__(self, game: str, position: Json) -> None:
        self.model = Model(game, len(position["hands"]))
        self.model.load(position)

    def legal(self) -> set[str]:
        return self.model.legal()

    def act(self, text: str) -> bool:
        try:
            self.model.apply(text)
        except ValueError:
            return False
        return True

    def fields(self) -> Json:
        return self.model.snapshot()

    def over(self) -> bool:
        return self.model.phase == "over"

    def locked(self) -> bool:
        return self.model.locked()

    def ranking(self) -> list[list[int]]:
        return self.model.result()


class EngineTable:
    def __init__(self, game: str, position: Json) -> None:
        self.game = GAMES[game]
        self.state = self.game.position(position)

    def legal(self) -> set[str]:
        return {str(action) for action in self.game.legal_actions(self.state)}

    def act(self, text: str) -> bool:
        seat = self.game.to_act(self.state)
        assert seat is not None, "a vector acts only while somebody is to act"
        try:
            self.state = play(self.game, self.state, seat, text)
        except IllegalAction:
            return False
        return True

    def fields(self) -> Json:
        described = self.game.describe(self.state)
        empty: Json = {
            "face_up": ["" for _ in described["hands"]],
            "hidden": [f"{EMPTY} {EMPTY} {EMPTY}" for _ in described["hands"]],
            **dict.fromkeys(("stock", "pile", "burned", "drawn"), ""),
            "turn": 0,
            "phase": "play",
            "out": [],
            "idle": 0,
        }
        return empty | described

    def over(self) -> bool:
        return self.game.is_over(self.state)

    def locked(self) -> bool:
        return self.game.result(self.state).how.startswith("15.")

    def ranking(self) -> list[list[int]]:
        places = self.game.result(self.state).places
        return [
            [seat for seat, place in enumerate(places) if place == wanted]
            for wanted in sorted(set(places))
        ]


TABLES: dict[str, Callable[[str, Json], Table]] = {"engine": EngineTable, "model": ModelTable}


def field(table: Table, path: str) -> Any:
    name, _, seat = path.partition(".")
    value = table.fields()[name]
    return value[int(seat)] if seat else value


def same(path: str, found: Any, wanted: Any) -> bool:
    if path.partition(".")[0] in UNORDERED:
        return sorted(str(found).split()) == sorted(str(wanted).split())
    return bool(found == wanted)


def expect(table: Table, wanted: Json, label: str) -> None:
    for path, value in wanted.items():
        if path == "over":
            assert table.over() is value, f"{label}: over"
        elif path == "ranking":
            assert table.ranking() == value, f"{label}: ranking"
        else:
            found = field(table, path)
            assert same(path, found, value), f"{label}: {path} is {found!r}, not {value!r}"


def legal_ranks(table: Table) -> set[str]:
    return {text.split()[1][0] for text in table.legal() if text.startswith("play ")}


def kinds(table: Table) -> set[str]:
    return {text.partition(" ")[0] for text in table.legal()}


QUERIES: dict[str, Callable[[Table], Any]] = {
    "legal_ranks": legal_ranks,
    "actions": kinds,
    "over": lambda table: table.over(),
    "locked": lambda table: table.locked(),
    "ranking": lambda table: table.ranking(),
}


def chosen(table: Table, text: str) -> str:
    """`play 3*` is any one 3."""
    if not text.endswith("*"):
        return text
    fitting = sorted(t for t in table.legal() if t.startswith(text[:-1]) and len(t.split()) == 2)
    return fitting[0]


def run_step(table: Table, step: Json, label: str) -> None:
    if "query" in step:
        found, wanted = QUERIES[step["query"]](table), step["expect"]
        if isinstance(found, set):
            wanted = set(wanted)
        assert found == wanted, f"{label}: {step['query']} is {found}, not {wanted}"
    elif "plies" in step:
        for _ in range(step.get("repeat", 1)):
            for text in step["plies"]:
                assert table.act(chosen(table, text)), f"{label}: {text} is refused"
    elif step["expect"] == "reject":
        before = table.fields(), table.legal()
        assert not table.act(step["do"]), f"{label}: {step['do']} is accepted"
        assert before == (table.fields(), table.legal()), f"{label}: a refusal changed something"
    else:
        assert table.act(step["do"]), f"{label}: {step['do']} is refused"
        expect(table, step["expect"], f"{label} after {step['do']}")


VECTORS = [
    pytest.param(vector, game, id=f"{vector['id']}-{game}")
    for vector in DATA["vectors"]
    for game in vector["games"]
]


@pytest.mark.parametrize("judged", TABLES)
@pytest.mark.parametrize(("vector", "game"), VECTORS)
def test_a_vector_of_the_rules_text_holds(vector: Json, game: str, judged: str) -> None:
    position = dict(vector["position"])
    if "options" in vector:
        position["options"] = vector["options"]
    table = TABLES[judged](game, position)
    for number, step in enumerate(vector["steps"], start=1):
        run_step(table, step, f"{vector['id']} ({vector['title']}) step {number}")


@pytest.mark.parametrize("judged", TABLES)
@pytest.mark.parametrize("game", GAME_NAMES)
@pytest.mark.parametrize("start", DATA["starts"], ids=lambda start: str(start["id"]))
def test_the_lowest_hand_starts(start: Json, game: str, judged: str) -> None:
    position = {
        "hands": start["hands"],
        "dealer": start["dealer"],
        "phase": "exchange",
        "turn": 1,
    }
    table = TABLES[judged](game, position)
    for _ in start["hands"]:
        assert table.act("start"), f"{start['id']}: start is refused"
    assert field(table, "phase") == "play"
    assert field(table, "turn") == start["starter"]


def test_every_vector_is_there() -> None:
    assert [len(DATA["vectors"]), len(DATA["starts"])] == [32, 6]


def test_the_engine_offers_the_ten_house_rules_in_vandtia_only() -> None:
    assert {option.id for option in GAMES["vandtia"].options} == set(OPTIONS)
    assert not GAMES["idiot"].options
