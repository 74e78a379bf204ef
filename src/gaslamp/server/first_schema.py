"""The tables of version 1, as the first program made them. They never change: later versions are these and steps."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

first_tables = MetaData()
Table("about", first_tables, Column("name", String(16), primary_key=True), Column("value", Text, nullable=False))
Table(
    "matches",
    first_tables,
    Column("id", String(16), primary_key=True),
    Column("game", String(16), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("phase", String(8), nullable=False),
    Column("awaits_bot", Boolean, nullable=False),
    Column("changed", Float, nullable=False),
    Index("matches_awaiting", "phase", "awaits_bot"),
)
Table(
    "keys",
    first_tables,
    Column("hash", String(64), primary_key=True),
    Column("match", String(16), ForeignKey("matches.id"), nullable=False),
    Column("is_host", Boolean, nullable=False),
)
Table(
    "chairs",
    first_tables,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", Text, nullable=False),
    Column("agent", String(64)),  # it was 16, which SQLite has never minded: a backup may hold the name of a lesson
    Column("key", String(64), ForeignKey("keys.hash")),
)
Table(
    "log",
    first_tables,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("event", Text, nullable=False),
)
