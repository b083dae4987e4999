"""Runs migrations over the connection that the store hands in."""

from alembic import context
from sqlmodel import SQLModel

import app.store  # noqa: F401  the tables must be known to the metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=SQLModel.metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
