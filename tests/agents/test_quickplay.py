"""`training/quickplay.cu` is the rollouts once more, for the GPU: it plays the same games where there is a compiler."""

from __future__ import annotations

import shutil
from pathlib import Path

import numpy as np
import pytest
from training.rollout_policy import Twin, build, compare

GAMES = 40


@pytest.mark.skipif(shutil.which("c++") is None, reason="no C++ compiler on this machine")
@pytest.mark.parametrize("board", ["bradley", "ravensburger"])
def test_rollouts_are_the_same_in_both_languages(board: str, tmp_path: Path) -> None:
    twin = Twin(build(tmp_path, "double"), board, np.float64, starts=GAMES)
    assert 0 < compare(twin, GAMES) < GAMES
