"""Tables in plain text: columns side by side where they fit, one under another where they do not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from textwrap import wrap

GAP = "  "
Row = Sequence[str]


def aligned(rows: Sequence[Row], width: int) -> list[str]:
    """The lines of a table whose first row names the columns; no line is wider than it must be."""
    widths = _widths(rows, width - len(GAP) * (len(rows[0]) - 1))
    if widths is None:
        return list(_listed(rows, width))
    head, *body = rows
    rule = GAP.join("─" * column for column in widths)
    return [*_wrapped(head, widths), rule, *(line for row in body for line in _wrapped(row, widths))]


def _widths(rows: Sequence[Row], room: int) -> list[int] | None:
    """How wide each column is: where room is short, those are cut first that need it least; None if words break."""
    columns = list(zip_longest(*rows, fillvalue=""))
    widths = [max(map(len, column)) for column in columns]
    needs = [1 + sum(map(len, column)) for column in columns]
    least = [max(len(word) for cell in column for word in (cell.split(" ") or [""])) for column in columns]
    while sum(widths) > room:
        wide = [n for n in range(len(widths)) if widths[n] > least[n]]
        if not wide:
            return None
        widths[max(wide, key=lambda n: widths[n] / needs[n])] -= 1
    return widths


def _wrapped(row: Row, widths: Sequence[int]) -> Iterator[str]:
    full = [*row, *[""] * (len(widths) - len(row))]
    cells = [_lines(cell, width) for cell, width in zip(full, widths, strict=True)]
    for line in zip_longest(*cells, fillvalue=""):
        yield GAP.join(text.ljust(width) for text, width in zip(line, widths, strict=True)).rstrip()


def _lines(cell: str, width: int) -> list[str]:
    return wrap(cell, width, break_on_hyphens=False) or [""]


def _listed(rows: Sequence[Row], width: int) -> Iterator[str]:
    """Row by row: the first cell, and under it the others with the names of their columns."""
    names, *body = rows
    for first, *others in body:
        yield from wrap(first, width)
        for name, cell in zip(names[1:], others, strict=False):
            if cell:
                told = f"{name}: {cell}" if name else cell
                yield from wrap(told, width, initial_indent="  ", subsequent_indent="    ", break_on_hyphens=False)
