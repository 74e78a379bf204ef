"""How large updates are, whole and as they are sent: `python -m benchmarks.updates --matches 5`

Whole matches of quick bots, an update after every action, as one seat's own screen is told it. What is counted is the
text of every update a socket hears: `whole` as it would be without deltas, `sent` as it is. Beside it what the server
keeps for each screen to tell the next one from.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator
from random import Random
from statistics import median
from typing import Any, NamedTuple

from tests.server.truths import Told

from gaslamp import CHANCE, Match, make_agent, make_game
from gaslamp.match import steps
from gaslamp.words import LANGUAGES

GAMES: dict[str, tuple[str, dict[str, Any], dict[str, int]]] = {
    "classic": ("classic", {}, {"Mister X": 0, "detective": 1}),
    "holmes, original": ("holmes", {}, {"Moriarty": 0, "detective": 1}),
    "holmes, sherlock": ("holmes", {"mode": "sherlock"}, {"Moriarty": 0, "detective": 1}),
    "compact": ("compact", {}, {"player": 1}),
    "connection": ("connection", {}, {"player": 1}),
}
"""A game, its options, and the seat of each side."""
SEATS = 3


class Size(NamedTuple):
    """Of one update, in bytes."""

    whole: int
    sent: int


def sizes(game: str, options: dict[str, Any], seat: int, language: str, seed: int) -> Iterator[Size]:
    """Every update of one match."""
    match = Match[Any](make_game(game, SEATS, options))
    table = Told(match, frozenset({seat}), language=language)
    agents = {at: make_agent("heuristic", Random(f"{seed} {at}")) for at in range(SEATS)}
    for _ in steps(match, agents | {CHANCE: make_agent("uniform", Random(seed))}):
        for text in table.becomes(match.fork()):
            if text.startswith(('{"type":"update"', '{"type":"change"')):
                yield Size(len(table.screen.last), len(text.encode()))


def spread(numbers: list[int]) -> str:
    """Median, 90 % and largest."""
    ordered = sorted(numbers)
    return f"{median(ordered):7,.0f} {ordered[int(0.9 * len(ordered))]:7,} {ordered[-1]:7,}"


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=5)
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    asked = parser.parse_args()
    print(f"{'':30}{'whole: median, 90 %, largest':>28}{'sent':>18}")
    for title, (game, options, sides) in GAMES.items():
        for side, seat in sides.items():
            found = [size for n in range(asked.matches) for size in sizes(game, options, seat, asked.language, n)]
            columns = [spread([getattr(size, name) for size in found]) for name in Size._fields]
            print(f"{f'{title}: {side}':30}", *columns, f"{len(found):6} updates")


if __name__ == "__main__":
    main()
