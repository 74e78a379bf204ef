"""A board small enough to try every history on, and games on it under every option."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from gaslamp.games import make_game
from gaslamp.games.classic import Classic
from tests.games.positions import sketch

LINES = (
    "taxi 1 2", "taxi 2 3", "taxi 1 4", "taxi 4 5", "taxi 5 6", "taxi 3 6", "taxi 4 7", "taxi 7 8", "taxi 8 9",
    "taxi 6 9", "bus 1 3 over 2", "bus 3 9 over 6", "bus 1 7 over 4", "underground 1 9 over 5",
    "underground 3 7 over 8", "ferry 2 8",
)  # fmt: skip

OPTIONS: dict[str, dict[str, Any]] = {
    "book": {},
    "cut-off": {"cut_off": True},
    "counted": {"fugitive_fares": "counted", "fugitive_taxi": 2, "fugitive_bus": 1, "fugitive_underground": 0},
    "voluntary": {"voluntary_surfacing": True, "surfacing": [3]},
    "separate": {"start_pack": "separate", "detective_starts": [4, 6, 8], "fugitive_starts": [1, 3, 7, 9]},
    "doubles": {"doubles": 4, "entries": 8, "surfacing": [4, 7]},
    "hidden": {"surfacing": [], "order": "any", "cut_off": True},
    "three": {"detectives": 3, "surfacing": [4], "cut_off": True, "voluntary_surfacing": True},
    "poor": {"fugitive_fares": "counted", "fugitive_taxi": 1, "fugitive_bus": 0, "fugitive_underground": 0,
             "taxi": 2, "bus": 1, "underground": 1, "blacks": 1, "surfacing": []},
}  # fmt: skip


def alley_game(folder: Path, options: dict[str, Any]) -> Classic:
    settings: dict[str, Any] = {
        "board": sketch(folder, *LINES), "detectives": 2, "taxi": 6, "bus": 3, "underground": 2, "blacks": 2,
        "doubles": 1, "surfacing": [3], "rounds": 5, "entries": 6,
    }  # fmt: skip
    if "start_pack" not in options:
        settings["starts"] = [1, 3, 5, 7, 9]
    return make_game("classic", 2, settings | options)
