"""A command called as people call it, and a small board to call it with."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from typing import Any

from tests.patience import PATIENCE

BOARD = """gaslamp board 1
frame 100 100
station 1 10 10
station 2 90 10
station 3 50 90
line taxi 1 2
line bus 1 2
"""


def shell(*args: str, env: Mapping[str, str] | None = None, **more: Any) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "gaslamp", *args]
    ran = {"capture_output": True, "text": True, "timeout": PATIENCE, "env": {**os.environ, **(env or {})}, **more}
    return subprocess.run(command, **ran)
