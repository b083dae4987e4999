"""Configuration comes from the environment, and what is misspelt is told."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from pydantic import ValidationError

from app.settings import Settings

ROOT = Path(__file__).parents[2]
NAMES = ("HOST", "PORT", "DATABASE_URL", "TAPETE_DATA", "TAPETE_HTTPS", "TAPETE_WORKERS")


@pytest.fixture(autouse=True)
def _clean(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)


def test_without_settings_it_serves_this_machine_alone() -> None:
    settings = Settings()
    assert (settings.host, settings.port) == ("127.0.0.1", 8000)
    assert not settings.https
    assert settings.database == "sqlite:///data/tapete.sqlite3"


def test_every_setting_is_read(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    values = {"HOST": "0.0.0.0", "PORT": "8123", "TAPETE_DATA": str(tmp_path), "TAPETE_HTTPS": "1"}  # noqa: S104
    for name, value in values.items():
        monkeypatch.setenv(name, value)
    settings = Settings()
    assert (settings.host, settings.port, settings.https) == ("0.0.0.0", 8123, True)  # noqa: S104
    assert settings.database == f"sqlite:///{tmp_path}/tapete.sqlite3"
    monkeypatch.setenv("TAPETE_WORKERS", "0")
    assert Settings().workers == 0
    monkeypatch.setenv("DATABASE_URL", "postgresql+psycopg://me@/games")
    assert Settings().database == "postgresql+psycopg://me@/games"


@pytest.mark.parametrize(("cores", "workers"), [(None, 1), (1, 1), (2, 1), (8, 7)])
def test_one_core_is_for_the_server_if_there_are_several(
    monkeypatch: pytest.MonkeyPatch, cores: int | None, workers: int
) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: cores)
    assert Settings().workers == workers


@pytest.mark.parametrize("name", ["TAPETE_DATTA", "TAPETE_", "TAPETE_SEED", "TAPETE_PORT"])
def test_an_unknown_setting_is_refused(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setenv(name, "1")
    with pytest.raises(ValidationError, match=f"unknown setting {name}; known are"):
        Settings()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("TAPETE_WORKERS", "-1"),
        ("TAPETE_WORKERS", "some"),
        ("PORT", "eight"),
        ("PORT", "70000"),
        ("PORT", "-1"),
        ("TAPETE_HTTPS", "perhaps"),
    ],
)
def test_a_value_that_is_none_is_refused(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(ValidationError, match=name):
        Settings()


def test_a_server_with_a_misspelt_setting_does_not_start(tmp_path: Path) -> None:
    environment = os.environ | {"TAPETE_DATA": str(tmp_path), "TAPETE_HTTTPS": "1", "PORT": "0"}
    ended = subprocess.run(
        [sys.executable, "-m", "app", "--no-browser"],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert ended.returncode != 0
    assert "unknown setting TAPETE_HTTTPS" in ended.stderr
