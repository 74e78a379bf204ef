"""Ray, for an arena that is larger than one machine. It is an extra: `pip install gaslamp[ray]`."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from socket import create_connection
from typing import Any

from gaslamp.arena.plan import BadPlan
from gaslamp.extras import needs

LOCAL = "local"
PATIENCE = 10.0
"""Seconds to wait for somebody at an address."""
QUIET = {
    "RAY_USAGE_STATS_ENABLED": "0",  # nothing is reported to anybody
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # no graphics card is hidden from a bot
}


@contextmanager
def joined(address: str, jobs: int) -> Iterator[Any]:
    """Ray, connected to the cluster at the address, or to one of its own with so many processes."""
    ray = _ray()
    _knock(address)
    own: dict[str, Any] = {"num_cpus": jobs, "include_dashboard": False} if address == LOCAL else {}
    try:
        ray.init(address, logging_level="error", **own)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise BadPlan("arena-ray-unreachable", address=address, problem=str(error)) from None
    try:
        yield ray
    except ray.exceptions.WorkerCrashedError:
        raise BadPlan("arena-process-died") from None
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Ray itself would wait for minutes before it says that nobody is there."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        try:
            create_connection((host, int(port)), PATIENCE).close()
        except OSError as error:
            problem = error.strerror or str(error)
            raise BadPlan("arena-ray-unreachable", address=address, problem=problem) from None


def _ray() -> Any:
    for name, value in QUIET.items():
        os.environ.setdefault(name, value)
    with needs("ray"):
        import_module("ray.exceptions")  # a folder that is called ray has none
        return import_module("ray")
