"""The Scotland Yard family of detective games: these are the names that most programs need."""

# Each is imported when it is first asked for, so that `import gaslamp` costs next to nothing. A new name is a line in
# HOMES, and an import that only type checkers see.

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:  # `X as X` is how a type checker is told that X is public
    # isort: off
    from gaslamp.agents import AGENTS as AGENTS, UnknownAgent as UnknownAgent, make_agent as make_agent
    from gaslamp.agents.belief.filter import Belief as Belief
    from gaslamp.agents.explain import Reason as Reason, why as why
    from gaslamp.board import BOARDS as BOARDS, BadBoard as BadBoard, Board as Board, load_board as load_board
    from gaslamp.core import (
        CHANCE as CHANCE,
        SPECTATOR as SPECTATOR,
        Action as Action,
        BadMessage as BadMessage,
        BadOptions as BadOptions,
        Event as Event,
        Game as Game,
        IllegalAction as IllegalAction,
        Outcome as Outcome,
        Problem as Problem,
        Seat as Seat,
        UnknownSeat as UnknownSeat,
        decode_event as decode_event,
        encode as encode,
        redact as redact,
    )
    from gaslamp.games import GAMES as GAMES, make_game as make_game
    from gaslamp.match import (
        Agent as Agent,
        BadAgent as BadAgent,
        BadLog as BadLog,
        Match as Match,
        View as View,
        replay as replay,
        resume as resume,
        run as run,
        steps as steps,
    )
    from gaslamp.record import (
        BadRecord as BadRecord,
        Player as Player,
        Record as Record,
        decode_record as decode_record,
        encode_record as encode_record,
        read_record as read_record,
        record_of as record_of,
        write_record as write_record,
    )
    # isort: on

__version__ = "0.1.0"

HOMES = {
    "AGENTS": "gaslamp.agents",
    "BOARDS": "gaslamp.board",
    "CHANCE": "gaslamp.core",
    "GAMES": "gaslamp.games",
    "SPECTATOR": "gaslamp.core",
    "Action": "gaslamp.core",
    "Agent": "gaslamp.match",
    "BadAgent": "gaslamp.match",
    "BadBoard": "gaslamp.board",
    "BadLog": "gaslamp.match",
    "BadMessage": "gaslamp.core",
    "BadOptions": "gaslamp.core",
    "BadRecord": "gaslamp.record",
    "Belief": "gaslamp.agents.belief.filter",
    "Board": "gaslamp.board",
    "Event": "gaslamp.core",
    "Game": "gaslamp.core",
    "IllegalAction": "gaslamp.core",
    "Match": "gaslamp.match",
    "Outcome": "gaslamp.core",
    "Player": "gaslamp.record",
    "Problem": "gaslamp.core",
    "Reason": "gaslamp.agents.explain",
    "Record": "gaslamp.record",
    "Seat": "gaslamp.core",
    "UnknownAgent": "gaslamp.agents",
    "UnknownSeat": "gaslamp.core",
    "View": "gaslamp.match",
    "decode_event": "gaslamp.core",
    "decode_record": "gaslamp.record",
    "encode": "gaslamp.core",
    "encode_record": "gaslamp.record",
    "load_board": "gaslamp.board",
    "make_agent": "gaslamp.agents",
    "make_game": "gaslamp.games",
    "read_record": "gaslamp.record",
    "record_of": "gaslamp.record",
    "redact": "gaslamp.core",
    "replay": "gaslamp.match",
    "resume": "gaslamp.match",
    "run": "gaslamp.match",
    "steps": "gaslamp.match",
    "why": "gaslamp.agents.explain",
    "write_record": "gaslamp.record",
}
"""Where each public name comes from."""

if not TYPE_CHECKING:  # a type checker knows every name by its import, and no others
    __all__ = list(HOMES)

    def __getattr__(name: str) -> object:
        if name not in HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib import import_module

        found = getattr(import_module(HOMES[name]), name)
        globals()[name] = found  # from now on it is simply there
        return found


def __dir__() -> list[str]:
    return sorted({*globals(), *HOMES})
