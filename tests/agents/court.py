"""A board with quarters, hideouts and crime scenes small enough to try every history on, and games on it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from gaslamp.games import make_game
from gaslamp.games.holmes import Holmes
from tests.agents.alley import LINES

MARKS = (
    "mark quarter-I 1 4", "mark quarter-II 2 3", "mark quarter-III 5 7 8", "mark quarter-IV 6 9",
    "mark park 1 2 3", "mark monument 5 6", "mark river 2 8",
    "mark hideout 1 5 9", "mark crime 2 3 6 8", "pack detectives 4 5 6 8",
)  # fmt: skip
TILES = ("tile moriarty 1 6", "tile moriarty 3 8", "tile moriarty 7 5", "tile moriarty 9 2")
MANY = ("mycroft", "watson")

OPTIONS: dict[str, dict[str, Any]] = {
    "original": {"mode": "original", "blacks": 2, "surfacing": [3]},
    "book": {},
    "past": {"characters": MANY, "tokens": 3, "surfacing": []},
    "bans": {"characters": ["irene", "sherlock"], "tokens": 3, "surfacing": [3], "blacks": 0},
    "roadblocks": {"characters": ["lestrade", "mycroft"], "tokens": 3, "surfacing": [], "crimes": 2},
    "crimes": {"crimes": 3, "surfacing": [], "characters": MANY},
    "counted": {"fugitive_fares": "counted", "taxi": 28, "bus": 21, "underground": 11, "surfacing": [2, 4]},
    "doubles": {"doubles": 2, "entries": 6, "rounds": 4, "characters": ["mycroft", "irene"], "surfacing": [3]},
    "three": {"characters": ["sherlock", "mycroft", "lestrade"], "bobbies": 0, "surfacing": [4], "order": "seats"},
    "few tiles": {"tiles": 3, "surfacing": [], "blacks": 0, "fugitive_fares": "counted", "taxi": 28, "bus": 22,
                  "underground": 11, "tokens": 3, "characters": ["lestrade", "watson"]},
}  # fmt: skip


def court_game(folder: Path, options: dict[str, Any]) -> Holmes:
    tiles = TILES[: options.get("tiles", len(TILES))]
    rows = [
        *(f"station {station} 1 1" for station in range(1, 10)),
        *(f"line {line}" for line in LINES),
        *MARKS,
        *tiles,
    ]
    board = folder / "court.board"
    board.write_text("\n".join(["gaslamp board 1", "frame 9 9", *rows]))
    settings: dict[str, Any] = {
        "board": str(board), "mode": "sherlock", "characters": ["sherlock", "watson"], "bobbies": 0, "blacks": 1,
        "doubles": 1, "surfacing": [3], "rounds": 4, "entries": 5, "crimes": 2, "tokens": 2,
    }  # fmt: skip
    own = {name: value for name, value in options.items() if name != "tiles"}
    if own.get("mode") == "original":
        settings |= {"crimes": 0, "tokens": 0}
    return make_game("holmes", 2, settings | own)
