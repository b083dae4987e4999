"""Sentences of a game, judged: whole, marked for translation, filled with what they name."""

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

PLACEHOLDER = re.compile(r"%\((\w+)\)s")
NOT_SHOWN = {"id", "kind", "values", "default", "clause", "clauses", "option", "scenario"}


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
