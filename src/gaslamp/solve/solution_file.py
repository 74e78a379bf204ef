"""A solution as a file: a compressed `.npz` whose first member is a header in JSON.

The header says by which rules and on which board; the arrays are `docs/research/solving.md`'s. Strategies are not
stored: they are learned again from the values when they are asked for.
"""

from __future__ import annotations

import os
from io import BytesIO
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any, cast
from zipfile import BadZipFile

import msgspec
import numpy as np

from gaslamp.core import Problem, encode
from gaslamp.games.classic import Classic, ClassicOptions
from gaslamp.solve.equilibrium import Bounds, SolvedGame, begin
from gaslamp.solve.model import board_hash

FORMAT = 1
ARRAYS = ("header", "root_keys", "root_values", "leaf_keys", "leaf_values", "starts")


class BadSolution(Problem):
    """A file that holds no solution, or one of another game.

    >>> from pathlib import Path
    >>> _ = Path("empty.npz").write_bytes(b"")
    >>> read_solution(Path("empty.npz"))
    Traceback (most recent call last):
    gaslamp.solve.solution_file.BadSolution: empty.npz: This file does not hold a solution, or is damaged.
    """


class SolutionHeader(msgspec.Struct, frozen=True, kw_only=True):
    """What a file says of itself.

    >>> from gaslamp.games import ClassicOptions
    >>> header = SolutionHeader(seats=2, options=ClassicOptions(), board="ab12", target=0.001, bounds=None)
    >>> header.format
    1
    """

    format: int = FORMAT
    seats: int
    options: ClassicOptions
    board: str
    """The SHA-256 of the board's stations and lines."""
    target: float
    bounds: Bounds | None
    """None if it was interrupted."""


def write_solution(solution: SolvedGame, path: Path) -> None:
    """Write a solution as it is, finished or not; a file of that name is replaced once the new one is whole.

    >>> from pathlib import Path
    >>> from gaslamp import make_game
    >>> from gaslamp.solve import solve_game
    >>> rows = [f"station {n} {n} {n}" for n in range(1, 6)] + [f"line taxi {n} {n % 5 + 1}" for n in range(1, 6)]
    >>> _ = Path("five.board").write_text("\\n".join(["gaslamp board 1", "frame 9 9", *rows]))
    >>> options = {"board": "five.board", "starts": [1, 3, 4], "detectives": 2, "rounds": 1, "surfacing": []}
    >>> write_solution(solve_game(make_game("classic", 2, options)), Path("five.npz"))
    >>> read_solution(Path("five.npz")).is_complete
    True
    """
    game, s = solution.game, solution
    bounds = s.bounds if s.is_complete else None
    header = SolutionHeader(
        seats=game.seats, options=game.options, board=board_hash(game.board), target=s.target, bounds=bounds
    )
    arrays: dict[str, Any] = {
        "header": np.frombuffer(encode(header), np.uint8),
        "root_keys": s.roots.keys, "root_values": s.roots.values,
        "leaf_keys": s.leaves.keys, "leaf_values": s.leaves.values, "starts": s.starts,
    }  # fmt: skip
    with BytesIO() as packed:
        np.savez_compressed(packed, **arrays)
        _replace(path, packed.getvalue())


def _replace(path: Path, data: bytes) -> None:
    with NamedTemporaryFile(dir=path.parent, prefix=f".{path.name}.", delete=False) as file:
        file.write(data)
    os.replace(file.name, path)


def read_solution(path: Path) -> SolvedGame:
    """The solution in a file; the example of `write_solution` is one of this function too.

    >>> read_solution(Path("nowhere.npz"))
    Traceback (most recent call last):
    gaslamp.solve.solution_file.BadSolution: nowhere.npz: This file does not hold a solution, or is damaged.
    """
    try:
        with np.load(BytesIO(path.read_bytes()), allow_pickle=False) as file:
            arrays = {name: file[name] for name in ARRAYS}
        header = msgspec.json.decode(arrays["header"].tobytes(), type=SolutionHeader)
    except (OSError, ValueError, KeyError, EOFError, BadZipFile, msgspec.MsgspecError):
        raise BadSolution("solution-broken", file=path.name) from None
    if header.format != FORMAT:
        raise BadSolution("solution-format", file=path.name, found=header.format, known=FORMAT)
    return _filled(header, arrays, path)


def _filled(header: SolutionHeader, arrays: dict[str, Any], path: Path) -> SolvedGame:
    """The positions are found anew, so that a file whose arrays are of another game is seen."""
    game = Classic(header.seats, header.options)
    if board_hash(game.board) != header.board:
        raise BadSolution("solution-other-board", file=path.name, board=game.board.name)
    solution = begin(game, header.target)
    tables = {"root": solution.roots, "leaf": solution.leaves}
    for name, table in tables.items():
        keys, values = arrays[f"{name}_keys"], arrays[f"{name}_values"]
        if not np.array_equal(keys, table.keys) or values.shape != table.values.shape:
            raise BadSolution("solution-broken", file=path.name)
        table.values[:] = values
    if arrays["starts"].shape != solution.starts.shape:
        raise BadSolution("solution-broken", file=path.name)
    solution.starts[:] = cast(Any, arrays["starts"])
    return solution
