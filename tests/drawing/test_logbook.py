"""The log as a drawing: a window for every entry, a ticket on each that is filled, a station where it is known."""

from __future__ import annotations

import re

from gaslamp.drawing.lights import PALETTES
from gaslamp.drawing.logbook import draw_log
from gaslamp.games.vocabulary import LogEntry

NAMES = {"taxi": "Taxi", "black": "Black & Co"}
LOG = (LogEntry("taxi"), LogEntry("black", 74, surfaced=True))


def texts(drawing: str) -> list[str]:
    return re.findall(r"<text[^>]*>([^<]*)</text>", drawing)


def test_every_window_has_its_number_and_the_filled_ones_their_tickets() -> None:
    drawing = draw_log(LOG, windows=8, surfacing=(2, 7), names=NAMES)
    assert texts(drawing) == ["Taxi", "1", "Black &amp; Co", "74", "2", "3", "4", "5", "6", "7", "8"]
    assert drawing.count('class="window due"') == 2


def test_a_ticket_has_the_colour_of_its_lines_and_a_black_one_that_of_the_fugitive() -> None:
    for light, colours in PALETTES.items():
        drawing = draw_log(LOG, windows=2, surfacing=(), names=NAMES, light=light)
        assert re.findall(r'rx="2.5" fill="([^"]+)"', drawing) == [colours["taxi"], colours["fugitive"]]
