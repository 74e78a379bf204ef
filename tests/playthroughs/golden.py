"""Golden playthroughs: short whole matches, printed event by event with every seat's view.

`make golden` rewrites them; read the difference before you commit it.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from gaslamp.agents.uniform import Uniform
from gaslamp.core import CHANCE, Event, encode
from gaslamp.games import make_game
from gaslamp.games.classic import Classic, ClassicState
from gaslamp.games.vocabulary import Deal, Entry, Move
from gaslamp.match import Match, View, steps
from gaslamp.testing import viewers

FOLDER = Path(__file__).parent
SHORT = {"rounds": 6, "entries": 8, "surfacing": [2, 5]}
CASES: dict[str, tuple[str, int, int, dict[str, Any]]] = {
    # name: game, seats, seed, options
    "classic-6-seats": ("classic", 6, 3, SHORT),
    "classic-5-seats": ("classic", 5, 9, SHORT),
    "classic-4-seats": ("classic", 4, 4, SHORT),
    "classic-3-seats": ("classic", 3, 5, SHORT),
    "classic-2-seats": ("classic", 2, 2, SHORT),
    "classic-book": ("classic", 2, 21, {}),
    "classic-ravensburger": ("classic", 3, 7, SHORT | {"board": "ravensburger"}),
    "classic-voluntary-surfacing": ("classic", 3, 6, SHORT | {"voluntary_surfacing": True, "detectives": 3}),
    "classic-cut-off": ("classic", 3, 8, SHORT | {"cut_off": True}),
    "classic-counted": ("classic", 3, 1, SHORT | {"fugitive_fares": "counted", "fugitive_taxi": 1, "blacks": 1}),
    "classic-any-order": ("classic", 4, 11, SHORT | {"order": "any"}),
    "classic-separate-packs": ("classic", 3, 12, SHORT | {"start_pack": "separate"}),
    "classic-two-detectives": ("classic", 3, 13, SHORT | {"detectives": 2}),
    "classic-few-tickets": ("classic", 2, 14, SHORT | {"taxi": 1, "bus": 1, "underground": 0}),
}


def playthrough(name: str) -> str:
    """The whole match as text."""
    kind, seats, seed, options = CASES[name]
    match: Match[ClassicState] = Match(make_game(kind, seats, options))
    rng = Random(seed)
    lines = [f"{kind}, {seats} seats, seed {seed}, {encode(match.game.options).decode()}"]
    for events in steps(match, {seat: Uniform(rng) for seat in range(CHANCE, seats)}):
        lines += ["", *(encode(event).decode() for event in events), *looks(match)]
    return "\n".join(lines) + "\n"


def looks(match: Match[ClassicState]) -> Iterator[str]:
    for seat in viewers(match.game):
        yield f"  {seat:2}: {look(match.view(seat))}"


def look(view: View[ClassicState]) -> str:
    """One seat's view on one line; what it does not know is a question mark."""
    game, state = view.game, view.state
    assert isinstance(game, Classic)
    pawns = " ".join(f"{letter(game, p)} at {shown(state.stations[p])}" for p in game.pawns)
    purses = " ".join(f"{p.taxi}/{p.bus}/{p.underground}/{p.black}/{p.double}" for p in state.purses)
    parts = [f"round {state.round} {state.phase}", pawns, purses, " ".join(map(window, state.log))]
    return " | ".join([*parts, ", ".join(offer(game, action) for action in view.actions)])


def letter(game: Classic, pawn: int) -> str:
    return "X" if pawn == 0 else game.pawn_names[pawn][0].upper()


def shown(station: int | None) -> str:
    return "?" if station is None else str(station)


def window(entry: Entry) -> str:
    return f"{entry.fare}:{shown(entry.station)}{'!' if entry.surfaced else ''}"


def offer(game: Classic, action: Event) -> str:
    match action:
        case Move() | Deal():
            return f"{letter(game, action.pawn)} {getattr(action, 'fare', 'starts at')} {action.station}"
    return type(action).__name__


def rewrite() -> None:
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for name in CASES:
        (FOLDER / f"{name}.txt").write_text(playthrough(name), encoding="utf-8")


if __name__ == "__main__":
    rewrite()
