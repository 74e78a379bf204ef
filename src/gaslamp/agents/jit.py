"""Machine code where there is a compiler for it, plain Python where there is none: the same functions either way.

Compiled code is kept on disk in a folder named after the kernels' sources, so that a change in one kernel never
leaves another's stale code behind; where nothing can be written it is compiled anew each time.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])
KERNELS = ("jit.py", "kernels.py")


def _digest() -> str:
    here = Path(__file__).parent
    sources = sorted(here.glob("*kernels*.py"))
    return hashlib.sha256(b"".join(path.read_bytes() for path in sources)).hexdigest()[:16]


def _folder() -> Path | None:
    """Where compiled kernels are kept; None where nothing can be."""
    from platformdirs import user_cache_path

    folder = user_cache_path("gaslamp") / "kernels" / _digest()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    return folder if os.access(folder, os.W_OK) else None


def _compiler() -> Callable[[F], F]:
    try:
        import numba
    except ImportError:
        return lambda function: function
    folder = _folder()
    if folder is not None:
        numba.config.CACHE_DIR = str(folder)
    compile_: Callable[[F], F] = numba.njit(cache=folder is not None, nogil=True, boundscheck=False)
    return compile_


jit = _compiler()
