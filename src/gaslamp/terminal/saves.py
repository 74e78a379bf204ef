"""Where games are kept between sittings: one record each, in the user's own data folder."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

from gaslamp.core import Ended, Problem
from gaslamp.folders import data_folder
from gaslamp.lessons import lesson_of
from gaslamp.record import Record, read_record


def new_save() -> Path:
    """A name no other game has."""
    return _folder() / f"{datetime.now():%Y-%m-%d-%H%M%S-%f}-{os.getpid()}.record"


def latest_save() -> Path | None:
    """The unfinished game that was played last."""
    try:
        saves = sorted(_folder().glob("*.record"), key=lambda path: path.stat().st_mtime_ns, reverse=True)
    except OSError:
        return None
    return next((path for path in saves if _is_unfinished(path)), None)


def _folder() -> Path:
    return data_folder() / "games"


def _is_unfinished(path: Path) -> bool:
    """Whether it is a whole record of a match that can be played on."""
    try:
        record = read_record(path, judge=False)
        return record.seen_by is None and not _is_over(record)
    except Problem:
        return False


def _is_over(record: Record) -> bool:
    """A lesson may be over before its match is."""
    lesson = lesson_of(record.players)
    is_learned = lesson is not None and lesson.is_over(record.events)
    return is_learned or any(isinstance(event, Ended) for event in record.events[-1:])
