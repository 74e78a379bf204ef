"""Perft: how many action sequences and how many distinct public views there are to a depth.

Each line of `classic.jsonl` is a position and its counts; kernels are checked against the same file.
`python -m tests.perft.perft` counts anew and rewrites it.
"""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct, json

from gaslamp.core import CHANCE, SPECTATOR, Action
from gaslamp.games import make_game
from gaslamp.games.classic import ClassicState
from gaslamp.games.vocabulary import Deal
from gaslamp.match import Match

FILE = Path(__file__).with_name("classic.jsonl")


class Position(Struct, omit_defaults=True, kw_only=True):
    """A match after its deal, and what is counted from there; counts[n] is for depth n + 1."""

    name: str
    seats: int
    options: dict[str, object] = {}
    deal: tuple[int, ...]
    """Start stations by pawn, the fugitive's first."""
    depth: int
    sequences: tuple[int, ...] = ()
    views: tuple[int, ...] = ()

    def match(self) -> Match[ClassicState]:
        match = Match(make_game("classic", self.seats, self.options))
        for pawn in (*range(1, len(self.deal)), 0):
            match.play(Deal(seat=CHANCE, pawn=pawn, station=self.deal[pawn]))
        return match


def read_positions() -> list[Position]:
    return [json.decode(line, type=Position) for line in FILE.read_text(encoding="utf-8").splitlines()]


def count(match: Match[ClassicState], depth: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Sequences and distinct spectators' views at each depth."""
    layer, sequences, views = [match], [], []
    for _ in range(depth):
        layer = [child for node in layer for child in children(node)]
        sequences.append(len(layer))
        views.append(len({node.view(SPECTATOR).encode() for node in layer}))
    return tuple(sequences), tuple(views)


def children(match: Match[ClassicState]) -> list[Match[ClassicState]]:
    return [played(match, action) for seat in sorted(match.to_act) for action in match.view(seat).actions]


def played(match: Match[ClassicState], action: Action) -> Match[ClassicState]:
    child = match.fork()
    child.play(action)
    return child


def divide(match: Match[ClassicState], depth: int) -> dict[str, int]:
    """The count under each first action: where two counts differ, this shows on which branch."""
    return {
        str(action): 1 if depth == 1 else count(played(match, action), depth - 1)[0][-1]
        for seat in sorted(match.to_act)
        for action in match.view(seat).actions
    }


def rewrite() -> None:
    positions = read_positions()
    for position in positions:
        position.sequences, position.views = count(position.match(), position.depth)
    FILE.write_text("".join(json.encode(p).decode() + "\n" for p in positions), encoding="utf-8")


if __name__ == "__main__":
    rewrite()
