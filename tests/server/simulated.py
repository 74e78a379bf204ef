"""A clock that a test winds: waiting takes no time, and whoever works says how long it took."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class _Idle(selectors.SelectSelector):
    """Instead of waiting it has the clock go on."""

    loop: SimulatedLoop

    def select(self, timeout: float | None = None) -> Any:
        self.loop.now += timeout or 0.0
        return super().select(0)


class SimulatedLoop(asyncio.SelectorEventLoop):
    """Its time is what was waited for and worked, to the last digit."""

    def __init__(self) -> None:
        self.now = 0.0
        idle = _Idle()
        idle.loop = self
        super().__init__(idle)

    def time(self) -> float:
        return self.now


def simulated(work: Coroutine[Any, Any, T]) -> T:
    """What comes of it on such a clock."""
    with asyncio.Runner(loop_factory=SimulatedLoop) as runner:
        return runner.run(work)
