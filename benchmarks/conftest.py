"""Every figure beside the machine's own speed: a loop of plain Python, timed in the same run."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple, TypeAlias

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

REFERENCE = 100_000


class Figure(NamedTuple):
    name: str
    unit: str
    per_second: float


Measure: TypeAlias = Callable[[Callable[[], object], int, str], None]
FIGURES: list[Figure] = []


@pytest.fixture
def measure(benchmark: BenchmarkFixture, request: pytest.FixtureRequest) -> Measure:
    """Time a function that does a number of things of one kind, and note how many of them a second holds."""

    def time(function: Callable[[], object], number: int, unit: str) -> None:
        benchmark(function)
        if benchmark.stats:  # none with --benchmark-disable
            name = request.node.name.removeprefix("test_").replace("_", " ")
            FIGURES.append(Figure(name, unit, number / benchmark.stats.stats.min))

    return time


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for line in summary(FIGURES):
        terminalreporter.write_line(line)


def summary(figures: list[Figure]) -> Iterator[str]:
    """The figures as lines, each also as a share of the reference, which other machines can be compared by."""
    turns = next((figure.per_second for figure in figures if figure.unit == "turns"), None)
    if turns:
        yield f"{'':52}{'per second':>14}  per million turns of the reference loop"
        for figure in figures:
            share = figure.per_second / turns * 1_000_000
            yield f"{figure.name + ': ' + figure.unit:52}{figure.per_second:14,.0f}  {share:14,.1f}"
