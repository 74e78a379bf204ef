"""Play and replay in the terminal: a full screen, or plain lines of text."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Any

from gaslamp.core import Seat
from gaslamp.games import GAMES
from gaslamp.games.connection import Connection
from gaslamp.match import Match
from gaslamp.record import Player, Record
from gaslamp.terminal.case.lines import CaseLineReel, CaseLines
from gaslamp.terminal.case.reel import CaseReel
from gaslamp.terminal.case.table import CaseTable
from gaslamp.terminal.lines import Console, LineGame, LineReel
from gaslamp.terminal.reel import Reel
from gaslamp.terminal.saves import latest_save, new_save
from gaslamp.terminal.table import Table
from gaslamp.words import Words

__all__ = ["latest_save", "new_save", "play", "step_through"]


def play(
    match: Match[Any],
    players: tuple[Player, ...],
    *,
    rng: Random,
    words: Words,
    plain: bool,
    save: Path | None,
    hints: bool = True,
    explains: bool = True,
) -> None:
    """Play a match to its end, or until the person at the keyboard leaves; it is saved in the file `save`.

    Without hints nobody is shown a layout that solves a lead, in the one game that has leads. Bots say why they act,
    unless nobody wants to hear it.
    """
    if isinstance(match.game, Connection):
        _solve(CaseTable(match, players, rng=rng, save=save, explains=explains, hints=hints), words, plain=plain)
    else:
        _chase(Table(match, players, rng=rng, save=save, explains=explains), words, plain=plain)


def _chase(table: Table, words: Words, *, plain: bool) -> None:
    if plain:
        LineGame(table, words, _console()).play()
    else:
        from gaslamp.terminal.playdesk import play_on_screen

        play_on_screen(table, words)


def _solve(table: CaseTable, words: Words, *, plain: bool) -> None:
    if plain:
        CaseLines(table, words, _console()).play()
    else:
        from gaslamp.terminal.case.playdesk import play_on_screen

        play_on_screen(table, words)


def step_through(record: Record, *, seat: Seat, words: Words, plain: bool, explains: bool = True) -> None:
    """Look through a record as a seat saw it."""
    is_case = GAMES[record.game] is Connection
    reel = (CaseReel if is_case else Reel)(record, seat, explains=explains)
    if plain:
        (CaseLineReel if is_case else LineReel)(reel, words, _console()).show()
    elif is_case:
        from gaslamp.terminal.case.reeldesk import show_case

        show_case(reel, words)
    else:
        from gaslamp.terminal.reeldesk import show_on_screen

        show_on_screen(reel, words)


def _console() -> Console:
    return Console(sys.stdin, sys.stdout)
