"""How many moves the person took back."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("game_table", sa.Column("undone", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("game_table", "undone")
