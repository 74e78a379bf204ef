"""The log as a sheet of windows: the tickets that lie on them, and the stations that were seen."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from gaslamp.drawing.curves import num
from gaslamp.drawing.figures import plain
from gaslamp.drawing.lights import PALETTES, SANS, SERIF, Light, Palette
from gaslamp.games.vocabulary import LogEntry

COLUMNS = 6
SIZE = 96.0, 68.0
GAP = 8.0


def draw_log(
    log: Sequence[LogEntry],
    *,
    windows: int,
    surfacing: Collection[int],
    names: Mapping[str, str],
    light: Light = "paper",
) -> str:
    """The log as somebody sees it: `names` are what tickets are called, `surfacing` the windows with round ends."""
    colours, rows = PALETTES[light], -(-windows // COLUMNS)
    width, height = (count * (side + GAP) + GAP for count, side in zip((COLUMNS, rows), SIZE, strict=True))
    entries: list[LogEntry | None] = [*log, *[None] * (windows - len(log))]
    drawn = (
        _window(number, entry, names, colours, is_due=number in surfacing)
        for number, entry in enumerate(entries, start=1)
    )
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 {num(width)} {num(height)}">',
            f'<rect width="100%" height="100%" fill="{colours["page"]}"/>',
            *drawn,
            "</svg>\n",
        ]
    )


def _window(number: int, entry: LogEntry | None, names: Mapping[str, str], colours: Palette, *, is_due: bool) -> str:
    row, column = divmod(number - 1, COLUMNS)
    x, y = GAP + column * (SIZE[0] + GAP), GAP + row * (SIZE[1] + GAP)
    inside = "".join(_covered(entry, names, colours)) if entry else ""
    pen = f'fill="{colours["plate"]}" stroke="{colours["ink"]}" stroke-width="{2 if is_due else 1}"'
    return (
        f'<g class="window{" due" * is_due}" transform="translate({num(x)},{num(y)})">'
        f'<rect width="{num(SIZE[0])}" height="{num(SIZE[1])}" rx="{num(SIZE[1] / 2 if is_due else 5)}" {pen}/>'
        f"{inside}{_text(str(number), 13 if is_due else 7, 26 if is_due else 19, 15, colours['faint'])}</g>"
    )


def _covered(entry: LogEntry, names: Mapping[str, str], colours: Palette) -> Iterator[str]:
    """A ticket, its name under it, and the station if it was seen."""
    middle, colour = SIZE[0] / 2, colours.get(entry.fare, colours["fugitive"])
    yield f'<rect x="{num(middle - 26)}" y="31" width="52" height="11" rx="2.5" fill="{colour}"/>'
    yield _text(names[entry.fare], middle, 58, 16, colours["ink"], anchor="middle", font=SERIF)
    if entry.station is not None:
        yield _text(str(entry.station), middle, 24, 21, colours["ink"], anchor="middle", weight=700)


def _text(
    words: str,
    x: float,
    y: float,
    size: float,
    colour: str,
    *,
    anchor: str = "start",
    font: str = SANS,
    weight: int = 400,
) -> str:
    return (
        f'<text x="{num(x)}" y="{num(y)}" fill="{colour}" text-anchor="{anchor}" font-size="{num(size)}" '
        f'font-weight="{weight}" font-family="{font}">{plain(words)}</text>'
    )
