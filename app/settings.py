"""Configuration from the environment; nothing else decides how the server behaves."""

import os
from pathlib import Path
from typing import Self

from pydantic import Field, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

PREFIX = "TAPETE_"


def spare_cores() -> int:
    """The cores of this machine but one, which is for the server; one at least."""
    return max(1, (os.cpu_count() or 1) - 1)


class Settings(BaseSettings):
    """Every setting; the environment variable is the alias."""

    model_config = SettingsConfigDict(frozen=True, populate_by_name=True)

    host: str = Field("127.0.0.1", alias="HOST")
    port: int = Field(8000, alias="PORT", ge=0, le=65535)
    data: Path = Field(Path("data"), alias="TAPETE_DATA")  # folder of the SQLite file
    database_url: str = Field("", alias="DATABASE_URL")  # empty: SQLite in `data`
    # processes that think for computer players; none: the server does it itself
    workers: int = Field(default_factory=spare_cores, alias="TAPETE_WORKERS", ge=0, le=256)
    https: bool = Field(False, alias="TAPETE_HTTPS")  # behind TLS that this server cannot see

    @model_validator(mode="after")
    def refuse_unknown_names(self) -> Self:
        """A misspelt setting must not be silently without effect."""
        known = {field.alias for field in type(self).model_fields.values()}
        unknown = sorted(n for n in os.environ if n.startswith(PREFIX) and n not in known)
        if unknown:
            raise ValueError(
                f"unknown setting {unknown[0]}; known are {', '.join(sorted(filter(None, known)))}"
            )
        return self

    @property
    def database(self) -> str:
        """The address of the database, in SQLAlchemy's form."""
        scheme, separator, rest = self.database_url.partition("://")
        if scheme in ("postgres", "postgresql"):
            scheme = "postgresql+psycopg"  # the one driver that is in the lock file
        return scheme + separator + rest or f"sqlite:///{self.data / 'tapete.sqlite3'}"
