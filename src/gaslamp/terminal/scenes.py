"""What stands on the board for one viewer at one moment, ready to be painted."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, cast

from gaslamp.board import Line
from gaslamp.core import Action, Event
from gaslamp.games import AnyChase
from gaslamp.games.compact import Place
from gaslamp.games.holmes import Settle
from gaslamp.games.powers import Land
from gaslamp.games.vocabulary import Move
from gaslamp.match import View
from gaslamp.terminal.casebook import PLACES, beside
from gaslamp.terminal.ledger import last_sight

ARRIVALS = (Move, Land, Settle, Place)
"""What takes a pawn to a station."""


@dataclass(frozen=True)
class Scene:
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


def drawn(view: View[Any], letters: Mapping[str, str], chosen: Action | None) -> Scene:
    """What a viewer sees, and the move that is being thought of."""
    state, names = view.state, cast(AnyChase, view.game).pawn_names
    return Scene(
        pawns={names[pawn]: at for pawn, at in enumerate(state.stations) if at is not None},
        letters=letters,
        ghost=last_sight(view) or next((entry.station for entry in reversed(state.log) if entry.surfaced), None),
        chosen=station_of(chosen),
        lines=_lines(view, chosen) if isinstance(chosen, Move) else (),
        marks=beside(view, PLACES),
    )


def _lines(view: View[Any], move: Move) -> tuple[Line, ...]:
    ends = {view.state.stations[move.pawn], move.station}
    return tuple(
        line
        for line in cast(AnyChase, view.game).board.lines
        if {line.a, line.b} == ends and move.fare in (line.kind, "black") and not line.turning
    )


def station_of(event: Event | None) -> int | None:
    """The station an event is about, as far as the viewer was told."""
    return getattr(event, "station", None)
