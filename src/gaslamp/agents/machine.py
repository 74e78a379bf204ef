"""What this machine has to think with."""

from __future__ import annotations

import os


def processors() -> int:
    """Those this process may use, where the system says; else all."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
