"""Sentences of a game, judged: whole, marked for translation, filled with what they name."""

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

from engine import questions
from engine.game import AnyGame
from engine.guide import Guide
from engine.scenarios import scenarios

PLACEHOLDER = re.compile(r"%\((\w+)\)s")
NOT_SHOWN = {
    "id", "kind", "values", "default", "clause", "clauses", "option", "needs", "scenario",
    "tempting",
}  # fmt: skip
LINKS = {"saves", "privacy", "differences"}  # what a guide may lead to besides its relatives
BUTTONS = {"Delete …"}  # what a guide may quote besides options


def placeholders(sentence: str) -> set[str]:
    """The names of the values that it needs."""
    return set(PLACEHOLDER.findall(sentence))


def filled(sentence: str, values: Mapping[str, Any]) -> str:
    """The sentence with its values, judged for nothing being left open."""
    text = sentence % {name: f"<{name}>" for name in values}
    assert "%" not in text, f"{sentence!r} leaves something open"
    return text


def strings(value: Any) -> Iterator[str]:
    """Every text that a table of sentences shows."""
    match value:
        case str():
            yield value
        case tuple():
            for each in value:
                yield from strings(each)
        case dict():
            yield from strings(tuple(value.values()))
        case _:
            assert is_dataclass(value), f"{value!r} is no text"
            for each in fields(value):
                if each.name not in NOT_SHOWN and getattr(value, each.name) != each.default:
                    yield from strings(getattr(value, each.name))


def marked(*files: Path) -> Iterator[str]:
    """Literals that N_ and NN_ mark in Python files."""
    for file in files:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in {"N_", "NN_"}:
                yield from (ast.literal_eval(arg) for arg in node.args)


def marked_for(module_file: str | None) -> set[str]:
    """What is marked in the folder of a game's module, and in the questions of every game."""
    folder = Path(str(module_file)).parent
    return set(marked(*folder.glob("*.py"), Path(str(questions.__file__))))


def judge_guide(game: AnyGame, relatives: set[str]) -> None:
    """The clauses, options, scenarios and links that a guide names are there."""
    guide: Guide = game.guide
    quick = () if guide.quick is None else (guide.quick,)
    topics = () if guide.comparison is None else guide.comparison.topics
    parts: tuple[Any, ...] = (
        *guide.goal, *guide.set_up, *guide.turn, *guide.special, *guide.end, *quick,
        *guide.examples, *guide.remember, *guide.differences, *guide.notes, *guide.faq, *topics,
        *guide.history,
    )  # fmt: skip
    for part in parts:
        assert set(part.clauses) <= set(game.clauses), f"{part} names an unknown clause"
    noted: tuple[Any, ...] = (*guide.differences, *guide.notes)
    for part in noted:
        assert part.clauses, f"{part} stands beside no clause"
    options = [(option.id, option.clause) for option in game.options]
    assert [(rule.option, rule.clause) for rule in guide.house_rules] == options
    assert {each.option for each in guide.differences} <= {"", *dict(options)}
    assert set(guide.drawn) <= {each.id for each in scenarios(game)}
    assert len(set(guide.drawn)) == len(guide.drawn), "an example is drawn twice"
    assert guide.table is not None
    assert {row.scenario for row in guide.table.rows} <= {"", *guide.drawn}
    assert {len(row.cells) for row in guide.table.rows} == {len(guide.table.headings)}
    for action in guide.tempting:
        assert str(game.parse(action)) == action
    ids = [each.id for each in guide.faq]
    assert sorted(set(ids)) == sorted(ids), "a question is asked twice"
    for text in strings(guide):
        assert placeholders(text) <= LINKS | relatives, f"{text!r} leads nowhere"
