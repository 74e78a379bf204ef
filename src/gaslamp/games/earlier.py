"""What matches of before were played by: options that say today what went without saying then."""

from __future__ import annotations

from collections.abc import Mapping

UNSAID: Mapping[str, Mapping[str, str]] = {"connection": {"deck": "gaslamp-1", "last_turns": "cut"}}
"""By game, what held in records of format 1. CC-14: a last turn was over at nine points."""
RENAMED: Mapping[str, Mapping[str, str]] = {"deck": {"gaslamp": "gaslamp-1"}}
"""By option, what is called otherwise since."""


def of_format_1(game: str, options: Mapping[str, object]) -> dict[str, object]:
    """The options of a record of format 1, or of a table of that time, so that it is played on as it began."""
    said = {name: RENAMED.get(name, {}).get(value, value) for name, value in options.items() if isinstance(value, str)}
    return {**UNSAID.get(game, {}), **options, **said}
