"""Solutions as files: what is written is read again, and what is broken is refused."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from gaslamp.core import Problem
from gaslamp.solve import BadSolution, SolvedGame, read_solution, solve_game, write_solution
from gaslamp.solve.equilibrium import begin
from tests.games.positions import sketch
from tests.solve.small import LINES, small_game


@pytest.fixture
def solution(tmp_path: Path) -> SolvedGame:
    return solve_game(small_game(tmp_path, "seen"))


def test_what_is_written_is_read_again(tmp_path: Path, solution: SolvedGame) -> None:
    write_solution(solution, tmp_path / "a.npz")
    again = read_solution(tmp_path / "a.npz")
    assert again.bounds == solution.bounds
    assert again.game.options == solution.game.options
    np.testing.assert_array_equal(again.roots.values, solution.roots.values)
    np.testing.assert_array_equal(again.leaves.values, solution.leaves.values)
    assert [file.name for file in tmp_path.iterdir() if file.suffix == ".npz"] == ["a.npz"]


def test_what_was_reached_is_kept_too(tmp_path: Path) -> None:
    write_solution(begin(small_game(tmp_path, "seen")), tmp_path / "a.npz")
    assert not read_solution(tmp_path / "a.npz").is_complete


def test_broken_files_are_refused_in_one_sentence(tmp_path: Path, solution: SolvedGame) -> None:
    path = tmp_path / "a.npz"
    write_solution(solution, path)
    whole = path.read_bytes()
    for broken in (b"", b"nonsense", whole[: len(whole) // 2], whole[:-400]):
        path.write_bytes(broken)
        with pytest.raises(BadSolution, match="does not hold a solution, or is damaged"):
            read_solution(path)


def test_another_board_or_other_positions_are_noticed(tmp_path: Path, solution: SolvedGame) -> None:
    path = tmp_path / "a.npz"
    write_solution(solution, path)
    with np.load(path) as file:
        arrays = dict(file)
    np.savez(path, **{**arrays, "root_keys": arrays["root_keys"][1:]})
    with pytest.raises(BadSolution, match="damaged"):
        read_solution(path)
    write_solution(solution, path)
    sketch(tmp_path, *LINES, "bus 1 6")
    with pytest.raises(BadSolution, match="another board"):
        read_solution(path)


def test_a_folder_that_is_not_there_is_told(tmp_path: Path, solution: SolvedGame) -> None:
    with pytest.raises((Problem, OSError)):
        write_solution(solution, tmp_path / "nowhere" / "a.npz")
