"""How long an answer takes: a time fixed in advance for each bot and game, whatever the position.

A bot may be quick because it had no choice, or slow because of what it alone knows. So nobody is told when it has done
thinking: it answers when its time is up, and that time covers all that it may take. What is late for other reasons (a
busy machine) waits for the next whole multiple of that time.
"""

from __future__ import annotations

import math
import os
from collections.abc import Callable
from time import perf_counter, sleep
from typing import TypeVar

from gaslamp.agents.roster import engine_of, spec_of
from gaslamp.games import GAMES
from gaslamp.games.compact import Compact
from gaslamp.games.connection import Connection

T = TypeVar("T")
QUICK = 0.1
"""Bots that do not search take some milliseconds."""
QUICK_COMPACT = 0.25
"""In the compact game up to a tenth of a second."""
BEYOND = 0.4
"""What a search may take beyond its seconds: the belief, the last batch, the way to its process and back."""


def cover(agent: str, game: str) -> float:
    """The seconds after which this bot answers in this game, whatever it knows."""
    spec, kind = spec_of(agent), GAMES[game]
    if engine_of(agent, game):
        return spec.search_seconds + BEYOND
    if issubclass(kind, Connection) and spec.rollout_seconds is not None:
        return spec.rollout_seconds
    return QUICK_COMPACT if issubclass(kind, Compact) else QUICK


def beats(elapsed: float, beat: float) -> int:
    """How many whole beats cover what has elapsed; one at least."""
    return max(1, math.ceil(round(elapsed / beat, 6)))


def steadily(think: Callable[[], T], beat: float) -> T:
    """What comes of thinking, given on the beat."""
    begin = perf_counter()
    thought = think()
    sleep(max(0.0, begin + beat * beats(perf_counter() - begin, beat) - perf_counter()))
    return thought


def processors() -> int:
    """Those this process may use, where the system says; else all. No two bots that search by the clock share one."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
