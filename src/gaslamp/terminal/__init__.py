"""Play and replay in the terminal: a full screen, or plain lines of text."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Any

from gaslamp.core import Seat
from gaslamp.match import Match
from gaslamp.record import Player, Record
from gaslamp.terminal.lines import Console, LineGame, LineReel
from gaslamp.terminal.reel import Reel
from gaslamp.terminal.saves import latest_save, new_save
from gaslamp.terminal.table import Table
from gaslamp.words import Words

__all__ = ["latest_save", "new_save", "play", "step_through"]


def play(
    match: Match[Any], players: tuple[Player, ...], *, rng: Random, words: Words, plain: bool, save: Path | None
) -> None:
    """Play a match to its end, or until whoever is at the keyboard leaves; it is kept in the file `save`."""
    table = Table(match, players, rng=rng, save=save)
    if plain:
        LineGame(table, words, Console(sys.stdin, sys.stdout)).play()
    else:
        from gaslamp.terminal.playdesk import play_on_screen

        play_on_screen(table, words)


def step_through(record: Record, *, seat: Seat, words: Words, plain: bool) -> None:
    """Look through a record as a seat saw it."""
    reel = Reel(record, seat)
    if plain:
        LineReel(reel, words, Console(sys.stdin, sys.stdout)).show()
    else:
        from gaslamp.terminal.reeldesk import show_on_screen

        show_on_screen(reel, words)
