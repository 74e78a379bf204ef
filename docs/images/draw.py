"""Draws the pictures of the documentation anew: `python docs/images/draw.py`."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from gaslamp.agents.belief.filter import believe
from gaslamp.board import LAND, load_board, parse_board
from gaslamp.core import CHANCE, Action
from gaslamp.games import make_game
from gaslamp.games.compact import Place
from gaslamp.games.vocabulary import Deal, Move
from gaslamp.match import Match
from gaslamp.svg import Ghost, Pawn, draw, draw_board, draw_view

DETECTIVES = {"purple": 140, "red": 89, "green": 67, "yellow": 153, "blue": 111}
SEEN = 116
TUTORIAL = Path(__file__).parents[1] / "tutorials" / "own-board.md"
HIDING: tuple[Action, ...] = (
    Place(seat=1, pawn=1, station=60),
    Place(seat=1, pawn=2, station=13),
    Place(seat=2, pawn=3, station=69),
    Deal(seat=CHANCE, pawn=0, station=45),
    Move(seat=0, pawn=0, fare="bus", station=44),
    Move(seat=1, pawn=1, fare="taxi", station=43),
    Move(seat=2, pawn=2, fare="bus", station=26),
    Move(seat=2, pawn=3, fare="bus", station=63),
    Move(seat=0, pawn=0, fare="black", station=36),
)
"""A round of the compact game, up to a black ticket."""


def pictures() -> dict[str, str]:
    board = load_board("bradley")
    return {
        "board-paper.svg": draw_board(board, light="paper"),
        "board-evening.svg": draw_board(board, light="evening"),
        "view-evening.svg": view(),
        "holmes-paper.svg": draw_board(load_board("holmes"), light="paper"),
        "compact-evening.svg": hiding(),
        "millbrook.svg": draw_board(parse_board(written_board(), "millbrook.board")),
    }


def written_board() -> str:
    """The board that the tutorial writes."""
    return TUTORIAL.read_text(encoding="utf-8").split("```\n")[1]


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


def hiding() -> str:
    """Mister X has vanished: what a detective sees, and everywhere he can be."""
    match = Match(make_game("compact", 3))
    for action in HIDING:
        match.play(action)
    seen = match.view(1)
    return draw_view(seen, possible=believe(seen), light="evening")


if __name__ == "__main__":
    for file, text in pictures().items():
        (Path(__file__).parent / file).write_text(text, encoding="utf-8")
