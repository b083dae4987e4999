"""Who may know whom: the layers that keep rules, storage and pages apart."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
ENGINE = sorted(ROOT.glob("engine/**/*.py"))
APP = sorted(path for path in ROOT.glob("app/**/*.py") if "versions" not in path.parts)
SOURCES = ENGINE + APP
TEMPLATES = sorted(ROOT.glob("templates/**/*.html"))

# Module of app: what it may import of app. Everything may import of engine.
ALLOWED = {
    "app": set(),
    "app.settings": set(),
    "app.security": set(),
    "app.store": set(),
    "app.i18n": set(),
    "app.keys": {"app.i18n"},
    "app.preferences": set(),
    "app.visitor": {"app.preferences"},
    "app.record": {"app.store"},
    "app.tables": {"app.record", "app.store"},
    "app.strength": set(),
    "app.thinking": set(),
    "app.worker": set(),
    "app.examples": {"app.record"},
    "app.pages": {
        "app.examples",
        "app.preferences",
        "app.record",
        "app.store",
        "app.strength",
        "app.tables",
    },
    "app.render": {"app.i18n", "app.keys", "app.pages", "app.preferences", "app.visitor"},
    "app.errors": {"app.pages", "app.render", "app.security", "app.tables"},
    "app.routes": {
        "app.examples",
        "app.pages",
        "app.preferences",
        "app.render",
        "app.routes",
        "app.tables",
        "app.visitor",
    },
    "app.migrations": {"app.store"},
}  # main and __main__ put everything together
TOGETHER = {"app.main", "app.__main__"}
SQL = {"sqlalchemy", "sqlmodel", "alembic", "sqlite3", "psycopg"}
STATEMENT = re.compile(r"\b(SELECT .+ FROM|INSERT INTO|UPDATE .+ SET|DELETE FROM|PRAGMA )\b")
WEB = {"fastapi", "starlette", "uvicorn", "jinja2", "pydantic", "pydantic_settings"}
DATABASE_ERRORS = {"app.main", "app.errors"}  # who turns a refusing database into a sentence


def named(path: Path) -> str:
    """A file's module, by its dotted name."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path: Path) -> Iterator[str]:
    """Every module that a file imports, those for the type checker included."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            assert node.module is not None
            for alias in node.names:
                inner = ROOT / Path(*node.module.split("."), alias.name)
                known = inner.is_dir() or inner.with_suffix(".py").is_file()
                yield f"{node.module}.{alias.name}" if known else node.module


def under(module: str, package: str) -> bool:
    return module == package or module.startswith(f"{package}.")


each_source = pytest.mark.parametrize("path", SOURCES, ids=named)


@pytest.mark.parametrize("path", ENGINE, ids=named)
def test_the_engine_knows_the_standard_library_and_itself(path: Path) -> None:
    for module in imports(path):
        top = module.partition(".")[0]
        assert top == "engine" or top in sys.stdlib_module_names, f"{module} is foreign"


@pytest.mark.parametrize("path", ENGINE, ids=named)
def test_the_engine_has_no_clock_and_no_chance_of_its_own(path: Path) -> None:
    """Randomness and time are arguments."""
    text = path.read_text(encoding="utf-8")
    assert not set(imports(path)) & {"time", "datetime", "secrets", "os", "uuid", "threading"}
    assert "import random" not in text


@pytest.mark.parametrize(
    "module", ["engine.cards", "engine.shuffle", "engine.guide", "engine.game", "engine.players",
               "engine.search"]
)  # fmt: skip
def test_what_games_share_knows_no_game(module: str) -> None:
    paths = [path for path in ENGINE if named(path) == module]
    for path in paths:
        for imported in imports(path):
            assert not under(imported, "engine.games"), f"{module} imports {imported}"


def test_cards_know_nothing_and_games_know_no_other_family() -> None:
    for path in ENGINE:
        own = named(path).split(".")
        for imported in imports(path):
            if own[:2] == ["engine", "cards"]:
                assert not under(imported, "engine")
            if own[:2] == ["engine", "games"] and len(own) > 2 and under(imported, "engine.games"):
                assert imported.split(".")[2:3] == own[2:3], f"{own} imports {imported}"


@pytest.mark.parametrize("path", APP, ids=named)
def test_layers_of_the_server(path: Path) -> None:
    module = named(path)
    if module in TOGETHER:
        return
    layer = ".".join(module.split(".")[:2])
    assert layer in ALLOWED, f"{layer} has no place among the layers"
    for imported in imports(path):
        if under(imported, "app") and imported != "app":
            wanted = ".".join(imported.split(".")[:2])
            assert wanted in ALLOWED[layer], f"{module} imports {imported}"


@each_source
def test_only_the_store_speaks_to_the_database(path: Path) -> None:
    module = named(path)
    if module == "app.store" or under(module, "app.migrations"):
        return
    for imported in imports(path):
        if imported.partition(".")[0] in SQL:
            assert module in DATABASE_ERRORS, f"{module} imports {imported}"
            assert imported == "sqlalchemy.exc"
    assert not STATEMENT.search(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "path", [path for path in APP if named(path) in ("app.tables", "app.store")], ids=named
)
def test_the_service_knows_nothing_of_the_web(path: Path) -> None:
    assert not {module.partition(".")[0] for module in imports(path)} & WEB


@pytest.mark.parametrize("path", [path for path in APP if "routes" in path.parts], ids=named)
def test_a_route_asks_no_header_and_writes_no_markup(path: Path) -> None:
    """Page or fragment is decided in one place."""
    text = path.read_text(encoding="utf-8")
    assert "headers" not in text
    assert not re.search(r"</?[a-z]+[ >]", text)


@each_source
def test_no_error_is_caught_whatever_it_is(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ExceptHandler):
            assert node.type is not None
            caught = {each.id for each in ast.walk(node.type) if isinstance(each, ast.Name)}
            assert not caught & {"Exception", "BaseException"}


@each_source
def test_nothing_is_printed(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in ("print", "breakpoint", "eval", "exec")


@pytest.mark.parametrize("path", TEMPLATES, ids=lambda path: path.name)
def test_a_template_asks_no_engine(path: Path) -> None:
    """What is possible is in the page that it reads; nothing there could hold a hidden card."""
    text = path.read_text(encoding="utf-8")
    assert not re.search(r"\b(state|seed|legal_actions|why_not|describe|view)\b\s*[.(]", text)
    assert "|safe" not in text.replace(" ", "")


def test_sizes() -> None:
    """Printed, not judged: run with -s to see them."""
    sizes = {named(path): len(path.read_text(encoding="utf-8").splitlines()) for path in SOURCES}
    for module, lines in sorted(sizes.items(), key=lambda item: -item[1])[:10]:
        sys.stdout.write(f"{lines:5} {module}\n")
    assert sum(sizes.values()) > 0
