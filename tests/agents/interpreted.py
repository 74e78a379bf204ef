"""What a kernel comes to in plain Python: run by another interpreter, with the compiler switched off."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def interpreted(function: str) -> int:
    """What a function of a test module returns there; numbers that overflow are errors."""
    module, _, name = function.rpartition(".")
    command = [sys.executable, "-W", "error::RuntimeWarning", "-c", f"import {module}; print({module}.{name}())"]
    ran = subprocess.run(
        command, cwd=ROOT, env=os.environ | {"NUMBA_DISABLE_JIT": "1"}, check=True, capture_output=True, text=True
    )
    return int(ran.stdout)
