"""Fields of a described position, read: a wrong form is a ValueError that names the field."""

from collections.abc import Mapping
from typing import Any

Described = Mapping[str, Any]


def text(described: Described, name: str) -> str:
    """A field that is text, "" if it is absent."""
    value = described.get(name)
    if value is not None and not isinstance(value, str):
        raise ValueError(f"{name} is text, not {value!r}")
    return value or ""


def number(described: Described, name: str, default: int = 0) -> int:
    """A field that is a whole number."""
    value = described.get(name, default)
    if type(value) is not int:
        raise ValueError(f"{name} is a whole number, not {value!r}")
    return value


def texts(described: Described, name: str) -> list[str]:
    """A field that is a list of texts, empty if it is absent."""
    value = described.get(name)
    if value is None:
        return []
    if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
        raise ValueError(f"{name} is a list of texts, not {value!r}")
    return value


def fields(described: Described, name: str) -> Described:
    """A field that has fields itself, none if it is absent."""
    value = described.get(name)
    if value is None:
        return {}
    if not isinstance(value, Mapping):
        raise ValueError(f"{name} is values by name, not {value!r}")
    return value
