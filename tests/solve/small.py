"""Games small enough to try every history of them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from gaslamp.core import Action
from gaslamp.games import make_game
from gaslamp.games.classic import Classic
from gaslamp.match import View
from tests.games.positions import sketch

LINES = (
    "taxi 1 2", "taxi 2 3", "taxi 3 4", "taxi 4 5", "taxi 5 6", "taxi 6 7", "taxi 7 1", "bus 1 4", "bus 2 6",
    "underground 3 7", "ferry 4 7",
)  # fmt: skip
USUAL: Mapping[str, Any] = {
    "detectives": 2, "blacks": 0, "doubles": 0, "surfacing": [], "rounds": 2, "entries": 2,
    "start_pack": "separate", "detective_starts": [1, 3], "fugitive_starts": [2, 4, 5, 6],
}  # fmt: skip


def starts(detectives: list[int], fugitive: list[int]) -> Mapping[str, list[int]]:
    return {"detective_starts": detectives, "fugitive_starts": fugitive}


GAMES: Mapping[str, tuple[int, Mapping[str, Any]]] = {
    "hidden": (3, {}),
    "one-player": (2, {}),
    "seen": (3, {"surfacing": [1, 3], "rounds": 3, "entries": 3, "underground": 1, **starts([4, 5], [1, 2, 6, 7])}),
    "black": (3, {"blacks": 1, **starts([1, 6], [2, 3, 4, 5])}),
    "double": (3, {"blacks": 1, "doubles": 1, "rounds": 1, "entries": 2, **starts([4, 6], [1, 2, 3, 7])}),
    "half": (2, {"doubles": 1, "surfacing": [1], "rounds": 1, "entries": 2, **starts([4, 6], [1, 2, 3, 7])}),
    "stranding": (
        3,
        {"taxi": 1, "bus": 1, "underground": 0, "rounds": 3, "entries": 3, **starts([1, 6], [2, 3, 5, 7])},
    ),
    "open": (2, {"open_start": True, **starts([1, 3], [2, 4, 6, 7])}),
}


def small_game(folder: Path, name: str, **more: Any) -> Classic:
    seats, options = GAMES[name]
    return make_game("classic", seats, {**USUAL, "board": sketch(folder, *LINES), **options, **more})


def uniform(view: View[Any, Any]) -> Mapping[Action, float]:
    return dict.fromkeys(view.actions, 1 / len(view.actions))
