"""How both sides go on in rollouts, tuned in games of theirs against each other.

`python -m training.rollout_policy --seconds 240 [--write]`

Hundreds of games at once where there is a GPU and `nvcc`, on one core and far slower with any C++ compiler. The
fugitive climbs by the slope of his winnings (he draws by his scores, so it can be told from the games as they are), the
detectives by trying weights near theirs in pairs; how he is thought to move follows what he does. What was learned of
real fugitives by `training.belief` is kept: only how the two sides play is written.
"""

from __future__ import annotations

import ctypes
import shutil
import subprocess
from argparse import ArgumentParser
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gaslamp.agents.belief.filter import Belief
from gaslamp.agents.engine.board_arrays import numbers
from gaslamp.agents.engine.encoding import encode
from gaslamp.agents.engine.features import LearnedWeights, learned_weights
from gaslamp.agents.engine.layout import Position
from gaslamp.agents.engine.rollout import rollout
from gaslamp.agents.engine.simulation import SimulatedGame, new_scratch
from gaslamp.agents.search.classic import classic_policy
from gaslamp.agents.uniform import Uniform
from gaslamp.core import CHANCE, SPECTATOR
from gaslamp.games import make_game
from gaslamp.games.classic import Classic, ClassicState
from gaslamp.match import Match
from training.belief import BELIEVED, write

Vector: TypeAlias = NDArray[np.float64]
SOURCE = Path(__file__).with_name("quickplay.cu")
BOARDS = ("ravensburger", "ravensburger", "bradley")
STARTS, GAMES, PAIRS, EACH = 4096, 32768, 32, 1024
NOISE = 0.1, 0.02
FIELDS, SHAPES = LearnedWeights._fields, [array.shape for array in learned_weights()]
STRIDES = np.concatenate([np.tile([0.1, 0.02, 0.1, 0.05, 0.15, 0.15, 0.15, 0.1], 4), np.full(52, 0.05)])
"""How far from theirs the weights are that the detectives try."""


def main() -> None:
    parser = ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=240.0)
    parser.add_argument("--write", action="store_true", help="keep what was learned for the bots")
    asked = parser.parse_args()
    with TemporaryDirectory() as folder:
        compare(Twin(build(Path(folder), "double"), "ravensburger", np.float64))
        print("the same games in both languages")
        library = build(Path(folder), "float", nvcc=shutil.which("nvcc") if shutil.which("nvidia-smi") else None)
        tuned = tune([Twin(library, board, np.float32) for board in BOARDS], asked.seconds)
    if asked.write:
        write(learned_weights()._asdict() | {name: tuned[name] for name in FIELDS if name not in BELIEVED})


def build(folder: Path, real: str, nvcc: str | None = None) -> Any:
    """The library, for one core unless there is a compiler for more."""
    out, how = folder / f"{real}.so", [f"-DREAL={real}", "-O3", "-shared"]
    command = [nvcc, "-arch=native", "--use_fast_math", "-Xcompiler", "-fPIC"] if nvcc else ["c++", "-fPIC"]
    files = [str(SOURCE)] if nvcc else ["-x", "c++", str(SOURCE)]
    subprocess.run([*command, *how, *files, "-o", str(out)], check=True)
    library: Any = ctypes.CDLL(str(out))
    library.make_town.restype = ctypes.c_void_p
    return library


class Twin:
    """Rollouts on one board in the other language."""

    def __init__(self, library: Any, board: str, real: type[np.floating[Any]], starts: int = STARTS) -> None:
        self.library, self.real, self.starts = library, real, starts
        self.game: Classic = make_game("classic", 2, {"board": board})
        self.rows, self.marks, self.beliefs = deal(self.game, starts)
        self.usual = np.full(starts, 0.25, real)
        self.arrays = self._arrays()
        model = classic_policy(self.game, is_fugitive=False).model
        head = [len(model.board.kinds), model.rounds, model.entries, model.pawns, model.everybody, self.starts]
        self.town = ctypes.c_void_p(library.make_town(address(np.array(head, np.int32)), *self._pointers()))

    def _arrays(self) -> list[NDArray[Any]]:
        model, features, _ = classic_policy(self.game, is_fugitive=False)
        board = model.board
        edges = [board.first, board.land, board.kind, board.dest, board.way, board.near_first, board.near, board.kinds]
        reach = [features.distance, features.room.astype(self.real), features.first, features.reached]
        start = [self.rows, self.marks, self.beliefs.astype(self.real), features.gumbel.astype(self.real)]
        return [np.ascontiguousarray(array) for array in (*edges, *reach, model.due.view(np.int8), *start)]

    def _pointers(self) -> tuple[Any, Any]:
        count = len(self.arrays)
        pointers = (ctypes.c_void_p * count)(*(array.ctypes.data for array in self.arrays))
        return pointers, (ctypes.c_size_t * count)(*(array.nbytes for array in self.arrays))

    def won(self, sets: list[Vector], games: int, seed: int) -> Vector:
        """How often he gets away under each set of weights, all with the same luck."""
        weights, count = np.array(sets, self.real), np.zeros(len(sets), np.int32)
        self.library.run_sets(self.town, address(weights), len(sets), games, *luck(seed), address(count))
        return count / games

    def lesson(self, weights: Vector, games: int, seed: int) -> tuple[float, Vector, Vector]:
        """How often he gets away, the slope for his weights, and for those he is thought to have."""
        own, believed = size("fugitive"), sum(map(size, BELIEVED))
        learned = np.zeros(2 + own + believed, np.float32)
        given = (address(weights.astype(self.real)), games, *luck(seed), address(self.usual), address(learned))
        self.library.run_lessons(self.town, *given)
        return learned[0] / games, learned[2 : 2 + own] / games / NOISE[0], learned[2 + own :] / learned[1]


def deal(game: Classic, starts: int) -> tuple[NDArray[np.int16], NDArray[np.int8], Vector]:
    """Matches once everybody is dealt, as the kernels have them, and where everybody must think the fugitive is."""
    positions, beliefs = list[Position](), np.zeros((starts, len(game.board.stations)))
    for n in range(starts):
        match: Match[ClassicState] = Match(game)
        while CHANCE in match.to_act:
            match.play(Uniform(Random(f"{n} {len(match.log)}")).act(match.view(CHANCE)))
        positions.append(encode(game, match.state))
        for station, share in Belief(game, eyes=SPECTATOR).update(match.log).items():
            beliefs[n, numbers(game.board)[station]] = share
    rows, marks = zip(*positions, strict=True)
    return np.array(rows), np.array(marks), beliefs


def address(array: NDArray[Any]) -> ctypes.c_void_p:
    return array.ctypes.data_as(ctypes.c_void_p)


def luck(seed: int) -> tuple[ctypes.c_uint64, ctypes.c_float, ctypes.c_float]:
    return ctypes.c_uint64(seed), ctypes.c_float(NOISE[0]), ctypes.c_float(NOISE[1])


def compare(twin: Twin, games: int = 200) -> int:
    """Both languages play the same games; how many of them the fugitive wins."""
    policy, won = classic_policy(twin.game, is_fugitive=False), 0
    noise = np.array(NOISE, np.float32).astype(np.float64)
    for seed in range(games):
        ours = rollout(policy, _start(twin, seed), noise, new_scratch(policy), -1, 0)
        theirs = twin.won([flat(learned_weights()._asdict())], 1, seed)[0]
        assert ours == theirs, f"game {seed}: {ours} here, {theirs} there"
        won += int(ours)
    return won


def _start(twin: Twin, seed: int) -> SimulatedGame:
    n, generator = seed % twin.starts, np.array([seed * 2654435761 + 12345], np.uint64)
    position = Position(twin.rows[n].copy(), twin.marks[n].copy())
    return SimulatedGame(position, twin.beliefs[n].copy(), np.zeros(2, np.int64), generator)


def size(name: str) -> int:
    return int(np.prod(SHAPES[FIELDS.index(name)]))


def flat(weights: dict[str, NDArray[Any]]) -> Vector:
    """As the other language has them: what he is thought to like as logarithms."""
    return np.concatenate([(np.log(weights[n]) if n in BELIEVED else weights[n]).ravel() for n in FIELDS]).astype(float)


def shaped(vector: Vector) -> dict[str, Vector]:
    parts = np.split(vector, np.cumsum([np.prod(shape) for shape in SHAPES])[:-1])
    return {name: part.reshape(shape) for name, part, shape in zip(FIELDS, parts, SHAPES, strict=True)}


class Climb:
    """Steps along a slope that is known with noise (Adam)."""

    def __init__(self, pace: float) -> None:
        self.pace, self.steps = pace, 0
        self.mean: Any = 0.0
        self.spread: Any = 0.0

    def step(self, slope: Vector) -> Vector:
        self.steps += 1
        self.mean, self.spread = 0.9 * self.mean + 0.1 * slope, 0.99 * self.spread + 0.01 * slope**2
        mean, spread = self.mean / (1 - 0.9**self.steps), self.spread / (1 - 0.99**self.steps)
        found: Vector = self.pace * mean / (np.sqrt(spread) + 1e-12)
        return found


def tune(twins: list[Twin], seconds: float) -> dict[str, Vector]:
    """The mean of all weights in the second half of the time."""
    rng, began, seed, turn, kept = np.random.default_rng(1), monotonic(), 10**6, 0, list[Vector]()
    climbs = {
        name: Climb(pace)
        for name, pace in (("fugitive", 0.02), ("belief", 0.03), ("detectives", 0.06), ("unsafe", 0.05))
    }
    weights = flat(learned_weights()._asdict())
    fugitive, unsafe, detectives = (places(*names) for names in (("fugitive",), ("unsafe",), ("detectives", "misses")))
    believed = places(*BELIEVED)
    while (spent := monotonic() - began) < seconds:
        twin = twins[turn % len(twins)]
        won, slope, likelier = twin.lesson(weights, GAMES, seed)
        team, own = pairs(twin, weights, detectives, STRIDES, rng, seed), pairs(twin, weights, unsafe, 0.1, rng, seed)
        weights[fugitive] += climbs["fugitive"].step(slope)
        weights[believed] = np.clip(weights[believed] + climbs["belief"].step(likelier), -6, 6)
        weights[detectives] -= STRIDES * climbs["detectives"].step(team)
        weights[unsafe] += 0.1 * climbs["unsafe"].step(own)
        weights[places("misses")] = np.clip(weights[places("misses")], 0, 1)
        seed, turn = seed + GAMES, turn + 1
        kept += [weights.copy()] * (spent > seconds / 2)
        if turn % 10 == 0:
            print(f"{spent:4.0f} s: he gets away in {won:.1%}", flush=True)
    return shaped(np.mean(kept, axis=0))


def places(*names: str) -> NDArray[np.int64]:
    """Where weights stand in the vector."""
    begins = np.cumsum([0, *map(size, FIELDS)])
    return np.concatenate([begins[FIELDS.index(name)] + np.arange(size(name)) for name in names])


def pairs(twin: Twin, weights: Vector, at: Any, stride: Any, rng: np.random.Generator, seed: int) -> Vector:
    """The slope of his winnings along some weights, by trying others on either side."""
    tries = rng.standard_normal((PAIRS, len(at)))
    sets = [weights.copy() for _ in range(2 * PAIRS)]
    for n, to in enumerate(tries):
        sets[n][at] += stride * to
        sets[PAIRS + n][at] -= stride * to
    won = twin.won(sets, EACH, seed)
    slope: Vector = ((won[:PAIRS] - won[PAIRS:])[:, None] * tries).mean(axis=0)
    return slope


if __name__ == "__main__":
    main()
