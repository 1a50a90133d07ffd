"""Tables, their seats, the record of their matches, chat, and the times the server was away."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("watching", sa.Boolean, nullable=False),
        sa.Column("hints", sa.Boolean, nullable=False),
        sa.Column("stage", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("rematch", sa.Text),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("began", sa.Float),
    )
    op.create_index("tables_in_lobby", "tables", ["listed", "stage", "created"])
    op.create_index("tables_by_stage", "tables", ["stage"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("bot", sa.Text),
        sa.Column("token", sa.Text),
        sa.Column("ready", sa.Boolean, nullable=False),
        sa.Column("host", sa.Boolean, nullable=False),
    )
    op.create_table(
        "lines",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("client", sa.Text),
        sqlite_with_rowid=False,
    )
    life = op.create_table("life", sa.Column("alive", sa.Float))
    op.bulk_insert(life, [{"alive": None}])
    op.create_table("outages", sa.Column("away", sa.Float, nullable=False), sa.Column("back", sa.Float, nullable=False))
    op.create_table(
        "chat",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
