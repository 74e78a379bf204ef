"""QR codes of links: as a path for the page, as blocks for the terminal."""

from __future__ import annotations

from io import StringIO
from itertools import groupby

import segno
from msgspec import Struct

QUIET = 4
"""Modules that stay light around a code, so that a camera finds it."""
DARK_AND_LIGHT, PLAIN = "\x1b[97;40m", "\x1b[0m"


class QrCode(Struct, frozen=True):
    """A QR code as an SVG path in a square of `size`, its quiet zone included."""

    size: int
    path: str


def draw_code(text: str) -> QrCode:
    """The code of a text, dark modules as runs of one row each."""
    rows = _made(text).matrix
    runs = [run for y, row in enumerate(rows) for run in _runs(row, y + QUIET)]
    return QrCode(len(rows) + 2 * QUIET, "".join(runs))


def _runs(row: bytearray, y: int) -> list[str]:
    runs, x = [], QUIET
    for is_dark, modules in groupby(row):
        width = len(list(modules))
        if is_dark:
            runs.append(f"M{x} {y}h{width}v1h-{width}z")
        x += width
    return runs


def print_code(text: str) -> str:
    """The code of a text in half blocks, in colours of its own: whatever the terminal's are, it is dark on light."""
    paper = StringIO()
    _made(text).terminal(paper, border=QUIET, compact=True)
    return "\n".join(f"{DARK_AND_LIGHT}{line}{PLAIN}" for line in paper.getvalue().splitlines())


def _made(text: str) -> segno.QRCode:
    return segno.make_qr(text, error="m")
