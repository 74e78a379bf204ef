"""A layout drawn with signs: the lead in the middle, clues round it, tokens where they connect."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import NamedTuple

from gaslamp.games.cards import Symbol
from gaslamp.games.draft import Draft
from gaslamp.games.layouts import LEAD, Cell, facing
from gaslamp.terminal.case.boxes import (
    HEIGHT,
    ROWS,
    TOKEN,
    WIDTH,
    Canvas,
    CanvasCell,
    InkName,
    Letters,
    clue,
    lead,
    token,
)

ACROSS, DOWN = WIDTH + 3, HEIGHT + 1
"""From card to card; a token finds room between them."""


class GridWindow(NamedTuple):
    """What is looked at: where the lead's corner stands in it, and its size."""

    left: int
    top: int
    width: int
    height: int

    def corner(self, cell: Cell) -> tuple[int, int]:
        return self.left + ACROSS * cell[0], self.top + DOWN * cell[1]

    def shows(self, cell: Cell) -> bool:
        x, y = self.corner(cell)
        return 0 <= x <= self.width - WIDTH and 0 <= y <= self.height - HEIGHT


def around(cells: Iterable[Cell], width: int | None = None, height: int | None = None) -> GridWindow:
    """A window with these cells in its middle, just as large as they are unless a size is given."""
    xs, ys = zip(*cells, strict=True)
    wide, high = (max(xs) - min(xs)) * ACROSS + WIDTH, (max(ys) - min(ys)) * DOWN + HEIGHT
    width, height = width or wide, height or high
    return GridWindow((width - wide) // 2 - min(xs) * ACROSS, (height - high) // 2 - min(ys) * DOWN, width, height)


def spread(draft: Draft, letters: Letters, window: GridWindow, cursor: Cell | None = None) -> Canvas:
    drawn = Canvas(window.width, window.height)
    for cell, card in draft.cells.items():
        frame = "lamp" if cell == cursor else "tape" if card == LEAD else "faint" if card in draft.loose else "frame"
        drawn.paste(_card(draft, card, letters, frame), *window.corner(cell))
    for one, other in combinations(draft.cells, 2):
        if facing(one, other) is not None:
            _put_between(drawn, draft, letters, window, *sorted((one, other)))
    if cursor is not None and cursor not in draft.cells:
        _put_cursor(drawn, *window.corner(cursor))
    return drawn


def _card(draft: Draft, card: int, letters: Letters, frame: InkName) -> Canvas:
    return clue(draft.clues[card], letters, frame) if card else lead(draft.lead, letters, frame, set(met(draft)))


def met(draft: Draft) -> Iterator[tuple[int, int]]:
    """Which symbols of the lead are connected: the side, and which one on it."""
    missing = Counter(draft.missing)
    for side, symbols in enumerate(draft.lead.sides):
        for place, symbol in enumerate(symbols):
            if not missing[side, symbol]:
                yield side, place
            missing[side, symbol] -= 1


def _put_between(drawn: Canvas, draft: Draft, letters: Letters, window: GridWindow, one: Cell, other: Cell) -> None:
    """A token, or in its place the small letters of what would connect the two."""
    cards, (x, y) = (draft.cells[one], draft.cells[other]), window.corner(one)
    link = draft.link(*cards)
    shared = (link.symbol,) if link else draft.shared(*cards)
    if shared:
        at = (x + WIDTH, y + _height(draft, cards, shared[0])) if one[0] != other[0] else (x + 2, y + HEIGHT)
        small = "".join(letters[symbol].lower() for symbol in shared).center(TOKEN)
        drawn.put(*at, token(link.token, letters) if link else [CanvasCell(sign, "faint") for sign in small])


def _height(draft: Draft, cards: tuple[int, int], symbol: Symbol) -> int:
    """The row in which two cards side by side connect: where the symbol stands, the lower one of the two."""
    facing_sides = (draft.sides(cards[0])[1], draft.sides(cards[1])[3])
    return max(ROWS[len(symbols)][symbols.index(symbol)] for symbols in facing_sides)


def _put_cursor(drawn: Canvas, x: int, y: int) -> None:
    for row, sides in (0, "┌┐"), (HEIGHT - 1, "└┘"):
        drawn.write(x, y + row, sides[0] + "╌", "lamp")
        drawn.write(x + WIDTH - 2, y + row, "╌" + sides[1], "lamp")


def pictured(draft: Draft, letters: Letters) -> list[str]:
    """The whole layout without colours."""
    return spread(draft, letters, around(draft.cells)).lines()
