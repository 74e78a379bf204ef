"""How long an answer takes: a time fixed in advance for each bot and game, whatever the position.

A bot may be quick because it had no choice, or slow because of what it alone knows. So nobody is told when it has done
thinking: it answers when its time is up, and that time covers all that it may take. What is late for other reasons (a
busy machine) waits for the next whole multiple of that time.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from time import perf_counter, sleep
from typing import TypeVar

from gaslamp.agents.levels import SECONDS
from gaslamp.agents.warmup import engine_of

T = TypeVar("T")
QUICK: Mapping[str, float] = {"classic": 0.1, "holmes": 0.1, "compact": 0.25, "connection": 0.1}
"""Bots that do not search: some milliseconds, in the compact game up to a tenth of a second."""
PLANNERS: Mapping[str, float] = {"strong": 0.25, "master": 0.7, "planner": 0.7}
"""In Case Connection these count what they play out in their heads, not seconds: a sixth of a second at most."""
SEARCH = 0.2
"""Seconds for which a bot searches that is no level."""
BEYOND = 0.4
"""What a search may take beyond its seconds: where he can be, the last batch, the way to its process and back."""


def cover(agent: str, game: str) -> float:
    """The seconds after which this bot answers in this game, whatever it knows."""
    if engine_of(agent, game):
        return SECONDS.get(agent, SEARCH) + BEYOND
    return PLANNERS.get(agent, QUICK[game]) if game == "connection" else QUICK[game]


def beats(elapsed: float, beat: float) -> int:
    """How many whole beats cover what has elapsed; one at least."""
    return max(1, math.ceil(round(elapsed / beat, 6)))


def steadily(think: Callable[[], T], beat: float) -> T:
    """What comes of thinking, given on the beat."""
    begin = perf_counter()
    thought = think()
    sleep(max(0.0, begin + beat * beats(perf_counter() - begin, beat) - perf_counter()))
    return thought
