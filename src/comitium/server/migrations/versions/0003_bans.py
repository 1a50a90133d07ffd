"""Addresses the host has closed the house to, each until a time."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "bans",
        sa.Column("addresses", sa.Text, primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
