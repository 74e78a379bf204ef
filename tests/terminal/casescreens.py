"""A screen of Case Connection, and what is read off it."""

from __future__ import annotations

from gaslamp.games.layouts import LEAD
from gaslamp.terminal.case.case_panel import CasePanel
from gaslamp.terminal.case.case_play import CasePlayScreen
from gaslamp.terminal.game_screen import GameScreen
from gaslamp.terminal.local_match import LocalCase
from gaslamp.words import Words

SIZE = 100, 30


def screen_of(table: LocalCase, language: str = "en") -> CasePlayScreen:
    return CasePlayScreen(table, Words(language), pace=0)


def listed(screen: CasePlayScreen) -> list[str]:
    return [line.text for line in screen.lines]


def laid(screen: GameScreen) -> dict[tuple[int, int], int]:
    assert isinstance(screen.panel, CasePanel)
    assert screen.panel.grid.draft is not None
    return {cell: card for cell, card in screen.panel.grid.draft.cells.items() if card != LEAD}
