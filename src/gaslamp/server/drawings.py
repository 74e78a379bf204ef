"""The boards as pages get them: a drawing without style, and the style of both lights."""

from __future__ import annotations

from functools import cache

from gaslamp.board import BOARDS, BadBoard, load_board
from gaslamp.drawing.lights import Light, page_style
from gaslamp.svg import draw_page
from gaslamp.telling.legends import legend
from gaslamp.words import Words, pick_language

LIGHTS: tuple[Light, ...] = ("evening", "paper")


def board_svg(name: str, language: str) -> str:
    """A built-in board; never a user's own, whatever path is asked for."""
    if name not in BOARDS:
        raise BadBoard("board-unknown", name=name, known=", ".join(BOARDS))
    return _drawn(name, pick_language(language))


@cache
def _drawn(name: str, language: str) -> str:
    board = load_board(name)
    return draw_page(board, legend(board, Words(language)))


@cache
def boards_css() -> str:
    """What all boards look like, in a board alone; the colours are those of the light the page has as a class."""
    return page_style(LIGHTS)
