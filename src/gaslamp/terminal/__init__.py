"""Play and replay in the terminal: a full screen, or plain lines of text.

There is one screen to play (`play_screen`) and one to replay (`replay_screen`), and the same by lines (`line_play`,
`line_replay`). What a chase and a case do not share are their parts, in `chase` and in `case`: a panel that shows a
view, a renderer of its texts, what is offered and answered (`_lines`, `_play`), and a parser of typed lines. Which
parts a game has is said by its presentation.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from gaslamp.core import Seat
from gaslamp.extras import needs
from gaslamp.match import Match
from gaslamp.presentation import presentation_of
from gaslamp.record import Player, Record
from gaslamp.terminal.case.case_lines import CaseLines
from gaslamp.terminal.chase.chase_lines import ChaseLines
from gaslamp.terminal.console import Console
from gaslamp.terminal.line_play import LinePlay
from gaslamp.terminal.line_replay import line_replay_of
from gaslamp.terminal.local_match import LocalCase, LocalChase
from gaslamp.terminal.remote_match import left, remote_match_of
from gaslamp.terminal.replay import Replay
from gaslamp.terminal.saves import latest_save, new_save
from gaslamp.terminal.tables import AnyCaseTable, AnyChaseTable
from gaslamp.terminal.waiting import wait_to_begin
from gaslamp.terminal.wakeful import WakefulSource
from gaslamp.words import Words

if TYPE_CHECKING:
    from gaslamp.client import RemoteTable
    from gaslamp.terminal.play_screen import PlayScreen

__all__ = ["join", "latest_save", "new_save", "play", "step_through"]


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
    table: LocalChase | LocalCase
    if presentation_of(match.game).screen == "case":
        table = LocalCase(match, players, rng=rng, save=save, explains=explains, hints=hints)
    else:
        table = LocalChase(match, players, rng=rng, save=save, explains=explains)
    if plain:
        _lines(table, words, _console()).play()
    else:
        play_on_screen(table, words)


def join(url: str, *, name: str, words: Words, plain: bool, explains: bool = True) -> None:
    """Play at a server's table, by an invitation or a personal link, until it is over or the person leaves."""
    from gaslamp.client import sit_down

    if not plain:
        with needs("play"):  # whoever has no screen takes no seat
            import textual  # noqa: F401
    with WakefulSource(sys.stdin) as source, sit_down(url, name=name, language=words.language) as remote:
        try:
            _join(remote, words, Console(source, sys.stdout), plain=plain, explains=explains)
        except KeyboardInterrupt:
            print("\n" + left(words, remote))


def _join(remote: RemoteTable, words: Words, console: Console, *, plain: bool, explains: bool) -> None:
    if remote.has_left:
        remote.say("return")
    wait_to_begin(remote, words, console)
    table = remote_match_of(remote, explains=explains)
    if plain:
        if isinstance(console.source, WakefulSource):
            table.heed(console.source.wake)
        _lines(table, words, console).play()
    else:
        play_on_screen(table, words)


def _lines(table: AnyChaseTable | AnyCaseTable, words: Words, console: Console) -> LinePlay:
    return CaseLines(table, words, console) if isinstance(table, AnyCaseTable) else ChaseLines(table, words, console)


def play_on_screen(table: AnyChaseTable | AnyCaseTable, words: Words) -> None:
    """Play until it is over or somebody leaves, and say how to come back."""
    with needs("play"):
        from gaslamp.terminal.game_app import GameApp

    screen = _play_screen(table, words)
    GameApp(screen).run()
    print(table.farewell(screen.words, "over" if table.is_over else "left"))


def _play_screen(table: AnyChaseTable | AnyCaseTable, words: Words) -> PlayScreen:
    from gaslamp.terminal.case.case_play import CasePlayScreen
    from gaslamp.terminal.chase.chase_play import ChasePlayScreen

    return CasePlayScreen(table, words) if isinstance(table, AnyCaseTable) else ChasePlayScreen(table, words)


def step_through(record: Record, *, seat: Seat, words: Words, plain: bool, explains: bool = True) -> None:
    """Look through a record as a seat saw it."""
    replay = Replay(record, seat, explains=explains)
    if plain:
        line_replay_of(replay, words, _console()).show()
    else:
        with needs("play"):
            from gaslamp.terminal.game_app import GameApp
            from gaslamp.terminal.replay_screen import replay_screen_of

        GameApp(replay_screen_of(replay, words)).run()


def _console() -> Console:
    return Console(sys.stdin, sys.stdout)
