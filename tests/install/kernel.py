"""What the extra `search` adds: machine code, kept on disk."""

from __future__ import annotations

from random import Random
from typing import Any

from gaslamp.agents.engine import jit, rng

if __name__ == "__main__":
    draw: Any = rng.draw
    compiled, plain = rng.seeded(Random(1)), rng.seeded(Random(1))
    assert [draw(compiled, 6) for _ in range(9)] == [draw.py_func(plain, 6) for _ in range(9)]
    assert jit.FOLDER is not None
    assert list(jit.FOLDER.rglob("*.nbi"))
    print("kept")
