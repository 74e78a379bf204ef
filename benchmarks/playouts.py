"""How fast the kernels play classic games at random, beside the same loop in C.

`python -m benchmarks.playouts --games 2000 --repeats 300`

All play the same games from the same deals by the same generator; that they win the same and leave the generator in
the same place shows it. They take turns, and each one's best turn counts, which other work on the machine disturbs
least. C is measured at two levels of its compiler, since the higher is not always the faster.
"""

from __future__ import annotations

import ctypes
import shutil
import subprocess
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from gaslamp.agents.engine import chase
from gaslamp.agents.engine.encoding import encode
from gaslamp.agents.engine.layout import Position
from gaslamp.agents.engine.models import ClassicModel, classic_model
from gaslamp.agents.engine.rng import Generator, seeded
from gaslamp.core import CHANCE
from gaslamp.games import make_game
from gaslamp.games.classic import Classic, ClassicState
from gaslamp.match import Match

Playouts: TypeAlias = Callable[[ClassicModel, Position, Generator, int], int]
SOURCE = Path(__file__).with_name("playout.c")
LEVELS = ("-O2", "-O3")
FLAGS = ("-march=native", "-std=c11", "-Wall", "-shared", "-fPIC")
DEALS = 20


class Trial(NamedTuple):
    """What one program has come to after some turns."""

    best: float  # seconds of a turn
    won: int
    generator: int


def in_c(folder: str) -> dict[str, Playouts]:
    """The same loop by the C compiler of this machine, if it has one."""
    compiler = shutil.which("cc")
    return {f"C {level}": _twin(compiler, level, Path(folder)) for level in LEVELS} if compiler else {}


def _twin(compiler: str, level: str, folder: Path) -> Playouts:
    library = folder / f"playout{level}.so"
    subprocess.run([compiler, level, *FLAGS, "-o", library, SOURCE], check=True)
    twin = ctypes.CDLL(str(library)).playouts
    twin.restype = ctypes.c_int64

    def playouts(model: ClassicModel, start: Position, generator: Generator, games: int) -> int:
        board, *rules = model
        position = (_pointer(start.row), _pointer(start.marks), ctypes.c_int64(len(start.marks)))
        return int(twin(_record(board), _record(rules), *position, _pointer(generator), ctypes.c_int64(games)))

    return playouts


def _pointer(array: Any) -> ctypes.c_void_p:
    return ctypes.c_void_p(array.ctypes.data)


def _record(fields: Iterable[Any]) -> ctypes.Array[ctypes.c_int64]:
    """A C struct of pointers and 64-bit numbers."""
    values = [field.ctypes.data if isinstance(field, np.ndarray) else int(field) for field in fields]
    return (ctypes.c_int64 * len(values))(*values)


def dealt(game: Classic, seed: int) -> Position:
    match: Match[ClassicState] = Match(game)
    rng = Random(seed)
    while CHANCE in match.to_act:
        match.play(rng.choice(match.view(CHANCE).actions))
    return encode(game, match.state)


def turns(playouts: Playouts, asked: Namespace) -> Iterator[Trial]:
    """Turn after turn, each over the same deals."""
    game = make_game("classic")
    model, deals = classic_model(game), [dealt(game, seed) for seed in range(DEALS)]
    generator, best, won = seeded(Random(asked.seed)), float("inf"), 0
    playouts(model, deals[0], generator, 1)  # whatever is to be compiled or loaded, is now
    while True:
        begun = perf_counter()
        won += sum(playouts(model, deal, generator, asked.games // DEALS) for deal in deals)
        best = min(best, perf_counter() - begun)
        yield Trial(best, won, int(generator[0]))


def measured(programs: dict[str, Playouts], asked: Namespace) -> dict[str, Trial]:
    """What each comes to when they take turns."""
    trials = {name: turns(playouts, asked) for name, playouts in programs.items()}
    for _ in range(asked.repeats):
        found = {name: next(trial) for name, trial in trials.items()}
    assert len({trial[1:] for trial in found.values()}) == 1, "they play different games"
    return found


def _asked() -> Namespace:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000, help="in each turn")
    parser.add_argument("--repeats", type=int, default=300, help="turns")
    parser.add_argument("--seed", type=int, default=7)
    return parser.parse_args()


def main() -> None:
    asked = _asked()
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        found = measured({"kernels": chase.playouts, **in_c(folder)}, asked)
    for name, trial in found.items():
        speed, ratio = asked.games / trial.best, found["kernels"].best / trial.best
        print(f"{name:8}{speed:10,.0f} games per second{ratio:6.2f} times the kernels' speed")
    print(f"the fugitive wins {found['kernels'].won / asked.games / asked.repeats:.1%}")


if __name__ == "__main__":
    main()
