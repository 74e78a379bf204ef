"""Gaslamp: the Scotland Yard family of detective games. These are the public names."""

from gaslamp.agents import AGENTS, UnknownAgent, make_agent
from gaslamp.agents.belief.filter import Belief
from gaslamp.agents.explain import Reason, why
from gaslamp.board import BOARDS, BadBoard, Board, load_board
from gaslamp.core import (
    CHANCE,
    SPECTATOR,
    Action,
    BadMessage,
    BadOptions,
    Event,
    Game,
    IllegalAction,
    Outcome,
    Problem,
    Seat,
    UnknownSeat,
    decode_event,
    encode,
    redact,
)
from gaslamp.games import GAMES, make_game
from gaslamp.match import Agent, BadAgent, BadLog, Match, View, replay, resume, run, steps
from gaslamp.record import (
    BadRecord,
    Player,
    Record,
    decode_record,
    encode_record,
    read_record,
    record_of,
    write_record,
)

__version__ = "0.1.0"

__all__ = [
    "AGENTS",
    "BOARDS",
    "CHANCE",
    "GAMES",
    "SPECTATOR",
    "Action",
    "Agent",
    "BadAgent",
    "BadBoard",
    "BadLog",
    "BadMessage",
    "BadOptions",
    "BadRecord",
    "Belief",
    "Board",
    "Event",
    "Game",
    "IllegalAction",
    "Match",
    "Outcome",
    "Player",
    "Problem",
    "Reason",
    "Record",
    "Seat",
    "UnknownAgent",
    "UnknownSeat",
    "View",
    "decode_event",
    "decode_record",
    "encode",
    "encode_record",
    "load_board",
    "make_agent",
    "make_game",
    "read_record",
    "record_of",
    "redact",
    "replay",
    "resume",
    "run",
    "steps",
    "why",
    "write_record",
]
