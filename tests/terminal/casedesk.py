"""A desk of Case Connection, and what is read off it."""

from __future__ import annotations

from gaslamp.games.layouts import LEAD
from gaslamp.terminal.case.desk import CaseDesk
from gaslamp.terminal.case.playdesk import CasePlayDesk
from gaslamp.terminal.case.table import CaseTable
from gaslamp.words import Words

SIZE = 100, 30


def desk_of(table: CaseTable, language: str = "en") -> CasePlayDesk:
    return CasePlayDesk(table, Words(language), pace=0)


def listed(desk: CasePlayDesk) -> list[str]:
    return [entry.text for entry in desk.entries]


def laid(desk: CaseDesk) -> dict[tuple[int, int], int]:
    assert desk.grid.draft is not None
    return {cell: card for cell, card in desk.grid.draft.cells.items() if card != LEAD}
