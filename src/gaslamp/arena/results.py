"""The results of an arena as a text file: a header line, then one line for every game, added as it ends.

The same arena, run again, continues where the file ends. More games, other bots and more processes are the same
arena; another game, other rules, another seed or another time to think are not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from os import SEEK_END
from pathlib import Path
from typing import IO, Any

from msgspec import DecodeError, Struct, convert, json

from gaslamp.arena.game import GameResult
from gaslamp.arena.plan import BadPlan, Lineup, Pairing, Schedule, Seating
from gaslamp.core import Problem, encode

FORMAT = 1


class Heading(Struct, frozen=True, kw_only=True):
    """What all games of a file share."""

    results: int = FORMAT
    game: str
    seats: int
    options: dict[str, Any]
    seed: int
    seconds: float | None
    budget: int | None = None


class KeptResults(Struct, frozen=True):
    """What a file holds of an arena."""

    results: Sequence[GameResult] = ()
    notices: Sequence[Problem] = ()
    """What somebody who goes on with it should know."""


def heading_of(plan: Schedule) -> Heading:
    game = plan.new_game()
    options = json.decode(encode(game.options))
    return Heading(
        game=plan.game, seats=game.seats, options=options, seed=plan.seed, seconds=plan.seconds, budget=plan.budget
    )


def read_results(plan: Schedule) -> KeptResults:
    """Every game of the plan that its file has; the file is left as it was."""
    if plan.results is None or not plan.results.exists():
        return KeptResults()
    lines, rest = _lines(plan.results)
    if lines:
        _check(plan.results, lines[0], heading_of(plan))
    wanted = set(plan.fixtures)
    found = {(result.lineup, result.n): result for result in _results(plan, lines[1:])}
    results = [result for fixture, result in found.items() if fixture in wanted]
    cut = [Problem("arena-results-cut", file=plan.results)] if rest else []
    resumed = [Problem("arena-results-found", file=plan.results, games=len(results))] if results else []
    return KeptResults(results, [*cut, *resumed])


@contextmanager
def kept_results(plan: Schedule) -> Iterator[Callable[[GameResult], None]]:
    """What keeps a result in the plan's file. A torn last line is taken off it first."""
    if plan.results is None:
        yield lambda _: None
        return
    with _opened(plan.results) as file:
        if not file.tell():
            _write(file, heading_of(plan))
        yield partial(_write, file)


def _opened(path: Path) -> IO[bytes]:
    lines, _ = _lines(path) if path.exists() else ([], b"")
    try:
        file = path.open("ab")
        file.truncate(sum(map(len, lines)))
        file.seek(0, SEEK_END)
    except OSError as error:
        raise BadPlan("file-unwritable", file=path, reason=error.strerror or str(error)) from None
    return file


def _write(file: IO[bytes], thing: object) -> None:
    """At once: whatever happens next, this game is kept."""
    file.write(encode(thing) + b"\n")
    file.flush()


def _lines(path: Path) -> tuple[list[bytes], bytes]:
    """The whole lines of a file, and what is left of one that was being written when something broke."""
    try:
        *lines, rest = path.read_bytes().splitlines(keepends=True) or [b""]
    except OSError as error:
        raise Problem("text-unreadable", file=path, reason=error.strerror or str(error)) from None
    is_whole = rest.endswith(b"\n") and _is_json(rest)
    return ([*lines, rest], b"") if is_whole else (lines, rest)


def _is_json(line: bytes) -> bool:
    try:
        json.decode(line)
    except DecodeError:
        return False
    return True


def _check(path: Path, line: bytes, heading: Heading) -> None:
    try:
        found = json.decode(line, type=Heading)
    except DecodeError:
        raise BadPlan("arena-results-unknown", file=path) from None
    for field in Heading.__struct_fields__:
        if (there := getattr(found, field)) != (here := getattr(heading, field)):
            raise BadPlan("arena-results-other", file=path, field=field, found=_json(there), asked=_json(here))


def _json(value: object) -> str:
    return encode(value).decode()


def _results(plan: Schedule, lines: Sequence[bytes]) -> Iterator[GameResult]:
    decoder = json.Decoder(GameResult, dec_hook=_lineup)
    for number, line in enumerate(lines, start=2):
        try:
            yield decoder.decode(line)
        except DecodeError as error:
            raise BadPlan("arena-results-damaged", file=plan.results, line=number, problem=str(error)) from None


def _lineup(_kind: type, value: Any) -> Lineup:
    """A pairing names its two sides, a seating everybody."""
    return convert(value, Seating) if "names" in value else convert(value, Pairing)
