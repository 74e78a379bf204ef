"""How long a start takes, in starts of a bare Python: `python -m benchmarks.startup`.

Each is started in turn with a bare Python beside it, many times over, so that what else the machine does falls on both;
what is printed are medians. Compiled modules are found on disk, as after any first start.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from argparse import ArgumentParser
from collections.abc import Mapping
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

MAIN = "import sys; from gaslamp.cli import main; sys.exit(main())"
BARE = ("-c", "pass")
STARTS: Mapping[str, tuple[str, ...]] = {
    "import msgspec": ("-c", "import msgspec"),
    "import typer": ("-c", "import typer"),
    "import gaslamp": ("-c", "import gaslamp"),
    "from gaslamp import Match": ("-c", "from gaslamp import Match"),
    "from gaslamp import make_agent": ("-c", "from gaslamp import make_agent"),
    "gaslamp --version": ("-c", MAIN, "--version"),
    "gaslamp --help": ("-c", MAIN, "--help"),
    "gaslamp play --help": ("-c", MAIN, "play", "--help"),
    "gaslamp games": ("-c", MAIN, "games"),
}


class Cost(NamedTuple):
    """What a start takes."""

    seconds: float
    processor: float


def start(args: tuple[str, ...], environ: Mapping[str, str]) -> Cost:
    before, begin = getrusage(RUSAGE_CHILDREN), time.perf_counter()
    subprocess.run([sys.executable, *args], env=environ, stdout=subprocess.DEVNULL, check=True)
    seconds, after = time.perf_counter() - begin, getrusage(RUSAGE_CHILDREN)
    return Cost(seconds, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)


def ratios(name: str, times: int, cache: str) -> tuple[float, float]:
    """By the clock and by the processor."""
    usual = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    environ = usual | {"PYTHONPYCACHEPREFIX": cache}
    start(STARTS[name], environ)  # compiles
    pairs = [(start(BARE, environ), start(STARTS[name], environ)) for _ in range(times)]
    seconds = median(own.seconds for _, own in pairs) / median(bare.seconds for bare, _ in pairs)
    return seconds, median(own.processor for _, own in pairs) / median(bare.processor for bare, _ in pairs)


def main() -> None:
    parser = ArgumentParser(description="Starts, in starts of a bare Python.")
    parser.add_argument("--times", type=int, default=25)
    times = parser.parse_args().times
    print(f"{'':32}{'by the clock':>14}{'processor':>14}")
    with TemporaryDirectory() as cache:
        for name in STARTS:
            clock, processor = ratios(name, times, cache)
            print(f"{name:32}{clock:14.1f}{processor:14.1f}", flush=True)


if __name__ == "__main__":
    main()
