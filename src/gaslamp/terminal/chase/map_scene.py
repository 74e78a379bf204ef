"""What stands on the board for one viewer at one moment, ready to be painted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from gaslamp.board import Board, Line
from gaslamp.core import Action
from gaslamp.games import AnyChase
from gaslamp.games.vocabulary import ChaseState, Move
from gaslamp.match import View
from gaslamp.telling.casebook import MARKS, PLACES, marked
from gaslamp.telling.ledger import last_sight
from gaslamp.telling.stations import station_of

SIGNS: Mapping[str, str] = dict(zip(MARKS, "#‡†⌂♣♜≈", strict=True))
"""What stands beside a marked station on the map."""


@dataclass(frozen=True)
class MapScene:
    pawns: Mapping[str, int] = field(default_factory=dict)
    """The station of every pawn this viewer can see, by the pawn's name."""
    letters: Mapping[str, str] = field(default_factory=dict)
    ghost: int | None = None
    """Where the fugitive was last seen."""
    targets: frozenset[int] = frozenset()
    chosen: int | None = None
    lines: tuple[Line, ...] = ()
    """The lines the chosen move may take."""
    possible: frozenset[int] = frozenset()
    marks: Mapping[int, str] = field(default_factory=dict)
    """The signs that stand after the numbers of marked stations."""
    quarters: tuple[str, ...] = ()
    """What the quarters are called, if they are to be shown."""


def drawn(game: AnyChase, view: View[ChaseState], letters: Mapping[str, str], chosen: Action | None) -> MapScene:
    """What a viewer sees, and the move that is being thought of."""
    state, names = view.state, game.pawn_names
    return MapScene(
        pawns={names[pawn]: at for pawn, at in enumerate(state.stations) if at is not None},
        letters=letters,
        ghost=last_sight(view) or next((entry.station for entry in reversed(state.log) if entry.surfaced), None),
        chosen=station_of(chosen),
        lines=_lines(game.board, view, chosen) if isinstance(chosen, Move) else (),
        marks=beside(view, PLACES),
    )


def _lines(board: Board, view: View[ChaseState], move: Move) -> tuple[Line, ...]:
    ends = {view.state.stations[move.pawn], move.station}
    return tuple(
        line
        for line in board.lines
        if {line.a, line.b} == ends and move.fare in (line.kind, "black") and not line.turning
    )


def beside(view: View[ChaseState], marks: Sequence[str] = MARKS) -> dict[int, str]:
    """The signs of each station that is marked."""
    places, shown = marked(view), dict[int, str]()
    for mark in marks:
        for station in places.get(mark, ()):
            shown[station] = shown.get(station, "") + SIGNS[mark]
    return shown
