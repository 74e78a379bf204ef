"""Cards, tokens and layouts drawn with signs: a letter for each symbol, on the side of the card where it stands.

╭──F──╮      ╔═F═C═╗
│ 13  W (W)  W  10 ║     a clue and a lead that are connected; (W) is the token between them
│     │      ║ ●●● ║     its points
╰─────╯      ╚══F══╝
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import groupby
from typing import NamedTuple, TypeAlias

from rich.style import Style
from rich.text import Text

from gaslamp.drawing.cardlights import CARD_PALETTES
from gaslamp.drawing.lights import Light
from gaslamp.games.cards import EVIDENCE, Bonus, Clue, Evidence, Lead, Sides

WIDTH, HEIGHT = 7, 4
"""Of a card."""
TOKEN = 3
"""The width of a token."""
FRAMES = {"clue": ("╭", "─", "╮", "│", "╰", "╯"), "lead": ("╔", "═", "╗", "║", "╚", "╝")}
BONUSES: Mapping[Bonus, str] = {"point": "+1", "universal": "+★", "lead": "+?"}
MOST_DOTS = 5
COLUMNS: Mapping[int, Sequence[int]] = {0: (), 1: (3,), 2: (2, 4)}
ROWS: Mapping[int, Sequence[int]] = {0: (), 1: (1,), 2: (1, 2)}
"""Where the symbols of a side stand."""
Letters: TypeAlias = Mapping[Evidence, str]
InkName: TypeAlias = str
"""A colour of the palette; that of a kind of evidence lies behind its letter."""


class CanvasCell(NamedTuple):
    sign: str = " "
    ink: InkName = "ink"


class Canvas:
    """A piece of the table to draw on; what goes beyond the edge is lost."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.rows = [[CanvasCell()] * width for _ in range(height)]

    def write(self, x: int, y: int, text: str, ink: InkName = "ink") -> None:
        self.put(x, y, [CanvasCell(sign, ink) for sign in text])

    def paste(self, drawn: Canvas, x: int, y: int) -> None:
        for row, signs in enumerate(drawn.rows, y):
            self.put(x, row, signs)

    def put(self, x: int, y: int, signs: Sequence[CanvasCell]) -> None:
        for column, sign in enumerate(signs, x):
            if 0 <= y < self.height and 0 <= column < self.width:
                self.rows[y][column] = sign

    def lines(self) -> list[str]:
        """Without colours."""
        return ["".join(sign.sign for sign in row).rstrip() for row in self.rows]

    def text(self, light: Light) -> Text:
        return Text("\n").join(Text.assemble(*_runs(row, light)) for row in self.rows)


def _runs(row: Sequence[CanvasCell], light: Light) -> Iterator[tuple[str, Style]]:
    """Neighbours of one colour together."""
    for ink, signs in groupby(row, key=lambda sign: sign.ink):
        yield "".join(sign.sign for sign in signs), style(ink, light)


def style(ink: InkName, light: Light) -> Style:
    palette = CARD_PALETTES[light]
    if ink in EVIDENCE:
        return Style(color=palette["glyph"], bgcolor=palette[ink], bold=True)
    return Style(color=palette[ink], bold=ink in ("lamp", "thread"))


def clue(card: Clue, letters: Letters, frame: InkName = "frame") -> Canvas:
    box = _box("clue", card.sides, letters, frame)
    box.write(2, 1, f"{card.number:^3}", "faint" if frame == "faint" else "ink")
    if card.bonus:
        box.write(2, 2, f"{BONUSES[card.bonus]:^3}", "lamp")
    return box


def lead(card: Lead, letters: Letters, frame: InkName = "tape", met: Collection[tuple[int, int]] = ()) -> Canvas:
    """A lead with its points; symbols that are connected, given by side and place, are lit."""
    box = _box("lead", card.sides, letters, frame, met)
    box.write(2, 1, f"{card.number:^3}")
    box.write(1, 2, f"{dots(card.points):^5}", "lamp")
    return box


def _box(kind: str, sides: Sides, letters: Letters, frame: InkName, met: Collection[tuple[int, int]] = ()) -> Canvas:
    drawn, (left_top, flat, right_top, upright, left_foot, right_foot) = Canvas(WIDTH, HEIGHT), FRAMES[kind]
    drawn.write(0, 0, left_top + flat * (WIDTH - 2) + right_top, frame)
    for row in range(1, HEIGHT - 1):
        drawn.write(0, row, upright, frame)
        drawn.write(WIDTH - 1, row, upright, frame)
    drawn.write(0, HEIGHT - 1, left_foot + flat * (WIDTH - 2) + right_foot, frame)
    for side, symbols in enumerate(sides):
        for place, symbol in enumerate(symbols):
            drawn.write(
                *_spot(side, place, len(symbols)), letters[symbol], "thread" if (side, place) in met else symbol
            )
    return drawn


def _spot(side: int, place: int, count: int) -> tuple[int, int]:
    """Where a symbol stands on the frame of a card: clockwise from the top."""
    if side in (0, 2):
        return COLUMNS[count][place], 0 if side == 0 else HEIGHT - 1
    return WIDTH - 1 if side == 1 else 0, ROWS[count][place]


def token(kind: Evidence, letters: Letters, *, is_lit: bool = False) -> list[CanvasCell]:
    """`(F)`."""
    rim = "lamp" if is_lit else "faint"
    return [CanvasCell("(", rim), CanvasCell(letters[kind], kind), CanvasCell(")", rim)]


def dots(points: int) -> str:
    """What a lead is worth."""
    return "●" * points if points <= MOST_DOTS else f"{points}●"
