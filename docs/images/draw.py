"""Draws the pictures of the documentation anew: `python docs/images/draw.py`."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from gaslamp.board import LAND, load_board
from gaslamp.svg import Ghost, Pawn, draw, draw_board

DETECTIVES = {"purple": 140, "red": 89, "green": 67, "yellow": 153, "blue": 111}
SEEN = 116


def pictures() -> dict[str, str]:
    board = load_board("bradley")
    return {
        "board-paper.svg": draw_board(board, light="paper"),
        "board-evening.svg": draw_board(board, light="evening"),
        "view-evening.svg": view(),
        "holmes-paper.svg": draw_board(load_board("holmes"), light="paper"),
    }


def view() -> str:
    """Mid-game: the fugitive was seen two moves ago, and purple is to move."""
    board, occupied = load_board("bradley"), set(DETECTIVES.values())
    ways = Counter(second.station for first in board.exits[SEEN] for second in board.exits[first.station])
    return draw(
        board,
        pawns=[Pawn(name, station) for name, station in DETECTIVES.items()],
        ghosts=[Ghost(SEEN, entry=8, age=2)],
        heat={station: count for station, count in ways.items() if station not in occupied},
        targets={way.station for way in board.exits[DETECTIVES["purple"]] if way.kind in LAND} - occupied,
        light="evening",
    )


if __name__ == "__main__":
    for file, text in pictures().items():
        (Path(__file__).parent / file).write_text(text, encoding="utf-8")
