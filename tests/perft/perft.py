"""Perft: how many action sequences and how many distinct public views there are to a depth.

Each line of a game's `.jsonl` file is a position and its counts; kernels are checked against the same files.
`python -m tests.perft.perft` counts anew and rewrites them.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from msgspec import Raw, Struct, json

from gaslamp.core import CHANCE, SPECTATOR, Action, Game, decode_event
from gaslamp.games import GAMES, AnyGame, make_game
from gaslamp.games.compact import Compact, Place
from gaslamp.games.holmes import Draw, Holmes, Plot, Settle
from gaslamp.games.vocabulary import FUGITIVE, Deal
from gaslamp.match import Match

FOLDER = Path(__file__).parent


class Position(Struct, omit_defaults=True, kw_only=True):
    """A match after its deal and a few actions, and what is counted from there; counts[n] is for depth n + 1."""

    name: str
    seats: int
    options: dict[str, object] = {}
    deal: tuple[int, ...] = ()
    """Start stations by pawn, the fugitive's first; none for a match before its deal."""
    scenes: tuple[int, ...] = ()
    """SH-12: the crime scenes he holds."""
    actions: tuple[Raw, ...] = ()
    """What was done since."""
    depth: int
    sequences: tuple[int, ...] = ()
    views: tuple[int, ...] = ()

    def match(self, kind: str) -> Match[Any]:
        beside = {"deck": str(FOLDER / str(self.options["deck"]))} if "deck" in self.options else {}
        game = make_game(kind, self.seats, self.options | beside)
        return self.played(game, self.start(game))

    def played(self, game: Game[Any], start: Iterable[Action] = ()) -> Match[Any]:
        match: Match[Any] = Match(game)
        for action in (*start, *(decode_event(game.vocabulary, bytes(raw)) for raw in self.actions)):
            assert isinstance(action, Action)
            match.play(action)
        return match

    def start(self, game: AnyGame) -> list[Action]:
        """The deal: the detectives' pawns first."""
        if not self.deal:
            return []
        here, *pawns = self.deal
        if isinstance(game, Compact):
            placed: list[Action] = [Place(seat=1, pawn=n, station=s) for n, s in enumerate(pawns, start=1)]
            return [*placed, Deal(seat=CHANCE, pawn=FUGITIVE, station=here)]
        dealt: list[Action] = [Deal(seat=CHANCE, pawn=n, station=s) for n, s in enumerate(pawns, start=1)]
        if not isinstance(game, Holmes) or not game.has_powers:
            return [*dealt, Deal(seat=CHANCE, pawn=FUGITIVE, station=here)]
        tile = next(tile for tile in game.tiles if here in tile)
        plots = [Plot(seat=CHANCE, station=scene) for scene in self.scenes]
        return [*dealt, *plots, Draw(seat=CHANCE, tile=tile), Settle(seat=0, station=here)]


def file_of(game: str) -> Path:
    return FOLDER / f"{game}.jsonl"


def games() -> list[str]:
    """The games that are registered and have positions."""
    return sorted(path.stem for path in FOLDER.glob("*.jsonl") if path.stem in GAMES)


def read_positions(game: str) -> list[Position]:
    return [json.decode(line, type=Position) for line in file_of(game).read_text(encoding="utf-8").splitlines()]


def count(match: Match[Any], depth: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Sequences and distinct spectators' views at each depth."""
    layer, sequences, views = [match], [], []
    for _ in range(depth):
        layer = [child for node in layer for child in children(node)]
        sequences.append(len(layer))
        views.append(len({node.view(SPECTATOR).encode() for node in layer}))
    return tuple(sequences), tuple(views)


def children(match: Match[Any]) -> list[Match[Any]]:
    return [played(match, action) for seat in sorted(match.to_act) for action in match.view(seat).actions]


def played(match: Match[Any], action: Action) -> Match[Any]:
    child = match.fork()
    child.play(action)
    return child


def divide(match: Match[Any], depth: int) -> dict[str, int]:
    """The count under each first action: where two counts differ, this shows on which branch."""
    return {
        str(action): 1 if depth == 1 else count(played(match, action), depth - 1)[0][-1]
        for seat in sorted(match.to_act)
        for action in match.view(seat).actions
    }


def rewrite(game: str) -> None:
    positions = read_positions(game)
    for position in positions:
        position.sequences, position.views = count(position.match(game), position.depth)
    file_of(game).write_text("".join(json.encode(p).decode() + "\n" for p in positions), encoding="utf-8")


if __name__ == "__main__":
    for name in games():
        rewrite(name)
