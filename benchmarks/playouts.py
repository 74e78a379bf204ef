"""How fast the kernels play classic games at random, beside the same loop in C.

`python -m benchmarks.playouts --games 20000 --repeats 15`

Both play the same games from the same positions by the same generator; that the generators end alike shows it. They
take turns, and each one's best turn counts, which other work on the machine disturbs least.
"""

from __future__ import annotations

import ctypes
import shutil
import subprocess
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from gaslamp.agents import kernels
from gaslamp.agents.positions import row_of
from gaslamp.agents.rows import Generator, Row, Taken
from gaslamp.agents.town import Rules, Town, rules_of, town_of
from gaslamp.core import CHANCE
from gaslamp.games import make_game
from gaslamp.games.classic import Classic
from gaslamp.match import Match

Playouts: TypeAlias = Callable[[Town, Rules, Row, Taken, Generator, int], int]
SOURCE = Path(__file__).with_name("playout.c")
DEALS = 20
FLAGS = ("-O3", "-march=native", "-std=c11", "-Wall", "-shared", "-fPIC")


class Trial(NamedTuple):
    """What some turns of one program came to."""

    best: float  # seconds
    won: int
    ended: int  # where its generator stands


@contextmanager
def in_c() -> Iterator[Playouts | None]:
    """The same loop compiled by the C compiler of this machine, if it has one."""
    compiler = shutil.which("cc")
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        if compiler is None:
            yield None
            return
        library = Path(folder) / "playout.so"
        subprocess.run([compiler, *FLAGS, "-o", library, SOURCE], check=True)
        yield called(ctypes.CDLL(str(library)))


def called(library: ctypes.CDLL) -> Playouts:
    twin = library.playouts
    twin.restype = ctypes.c_int64

    def playouts(town: Town, rules: Rules, start: Row, stood: Taken, generator: Generator, games: int) -> int:
        numbers = (pointer(start), pointer(stood), ctypes.c_int64(len(stood)), pointer(generator))
        return int(twin(record(town), record(rules), *numbers, ctypes.c_int64(games)))

    return playouts


def pointer(array: Any) -> ctypes.c_void_p:
    return ctypes.c_void_p(array.ctypes.data)


def record(fields: tuple[Any, ...]) -> ctypes.Array[ctypes.c_int64]:
    """A C struct of pointers and 64-bit numbers."""
    values = [field.ctypes.data if isinstance(field, np.ndarray) else int(field) for field in fields]
    return (ctypes.c_int64 * len(values))(*values)


def dealt(game: Classic, seed: int) -> tuple[Row, Taken]:
    match, rng = Match(game), Random(seed)
    while CHANCE in match.to_act:
        match.play(rng.choice(match.view(CHANCE).actions))
    return row_of(game, match.state)


def trial(playouts: Playouts, game: Classic, asked: Namespace) -> Iterator[Trial]:
    """Turn after turn, each over the same deals."""
    town, rules, deals = town_of(game.board), rules_of(game), [dealt(game, seed) for seed in range(DEALS)]
    generator, best, won = np.array([asked.seed + 2**40], np.uint64), float("inf"), 0
    for _ in range(asked.repeats):
        begun = perf_counter()
        won += sum(playouts(town, rules, *deal, generator, asked.games // DEALS) for deal in deals)
        best = min(best, perf_counter() - begun)
        yield Trial(best, won, int(generator[0]))


def _asked() -> Namespace:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000, help="in each turn")
    parser.add_argument("--repeats", type=int, default=15)
    parser.add_argument("--seed", type=int, default=7)
    return parser.parse_args()


def main() -> None:
    asked, game = _asked(), make_game("classic")
    kernels.playouts(town_of(game.board), rules_of(game), *dealt(game, 0), np.array([1], np.uint64), 1)  # compiled
    with in_c() as twin:
        if twin is None:
            (*_, ours) = trial(kernels.playouts, game, asked)
            print(f"kernels: {asked.games / ours.best:,.0f} games per second; no C compiler here")
            return
        (*_, (ours, theirs)) = zip(trial(kernels.playouts, game, asked), trial(twin, game, asked), strict=True)
    assert ours[1:] == theirs[1:], "the two play different games"
    print(f"kernels: {asked.games / ours.best:,.0f} games per second, he wins {ours.won / asked.games / asked.repeats:.1%}")
    print(f"C: {asked.games / theirs.best:,.0f} games per second, {ours.best / theirs.best:.2f} times as fast")


if __name__ == "__main__":
    main()
