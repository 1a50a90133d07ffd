"""House time: it runs only while the house does, so that the times the server was away need no list."""

from __future__ import annotations

from alembic import op

revision = "0002"
down_revision = "0001"

AWAY_BEFORE = "(SELECT COALESCE(SUM(MAX(0, MIN({at}, back) - away)), 0) FROM outages)"


def upgrade() -> None:
    for table, column, at in (("tables", "began_house", "began"), ("lines", "house", "at"), ("life", "house", "alive")):
        op.execute(f"ALTER TABLE {table} ADD COLUMN {column} FLOAT")
        op.execute(f"UPDATE {table} SET {column} = {at} - {AWAY_BEFORE.format(at=at)}")
    newest = "MAX(COALESCE(house, 0), (SELECT COALESCE(MAX(house), 0) FROM lines))"
    op.execute(f"UPDATE life SET house = {newest}")
    op.execute("ALTER TABLE life DROP COLUMN alive")
    op.execute("DROP TABLE outages")
