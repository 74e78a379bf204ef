"""The pictures of Case Connection's rules: layouts of a small deck of their own, judged by the rules of the game.

What stands in a picture stays the same whatever deck is played with.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from gaslamp.board import Point
from gaslamp.drawing.cardlights import CARD_PALETTES
from gaslamp.drawing.case_table import DrawnTable
from gaslamp.drawing.curves import xy
from gaslamp.drawing.lights import Light
from gaslamp.drawing.spreads import PITCH
from gaslamp.games.connection import Connection
from gaslamp.games.deck import parse_deck
from gaslamp.games.enquiry import ConnectionState, Visit
from gaslamp.games.layouts import LEAD, Laid, Layout, Link
from gaslamp.games.vocabulary import Done
from gaslamp.match import Match
from gaslamp.rulebook.pictures import DrawPicture
from gaslamp.svg import CARD_LABELS, draw_layout
from gaslamp.words import Words

DECK = parse_deck(
    """gaslamp deck 1
tokens 5 5 5
lead 1 2 - f - w
lead 2 3 f cw - -
lead 3 2 - f w -
lead 4 1 - wc - -
clue 1 - w - f
clue 2 c - - w
clue 3 f w - -
clue 4 - w f -
clue 5 - w - c
clue 6 - f - w
clue 7 - - c f
clue 8 c - - f
clue 9 w f - -
clue 10 f c - c
clue 11 w - - c
clue 12 - f w -
clue 13 - c - w point
clue 14 f - - c universal
""",
    "pictures.deck",
)
DIRECT = Layout(
    (Laid(1, 1, 0), Laid(2, 2, 0), Laid(3, -1, 0)),
    (Link(LEAD, 1, "forensic", "forensic"), Link(1, 2, "witness", "witness"), Link(LEAD, 3, "witness", "witness")),
)
"""CC-9: clues 1 and 3 directly, clue 2 through clue 1. It solves lead 1."""
TWO_SYMBOLS = Layout(
    (Laid(4, 0, -1), Laid(5, 1, 0), Laid(6, 2, 0)),
    (Link(LEAD, 4, "forensic", "forensic"), Link(LEAD, 5, "cyber", "cyber"), Link(5, 6, "witness", "witness")),
)
"""CC-9: two symbols on the right of lead 2, one met at once and one further along."""
EXTRA = Layout(
    (Laid(4, 0, -1), Laid(10, 1, 0), Laid(11, 2, 0), Laid(12, 2, -1)),
    (
        Link(LEAD, 4, "forensic", "forensic"),
        Link(LEAD, 10, "cyber", "cyber"),
        Link(10, 11, "cyber", "cyber"),
        Link(11, 12, "witness", "witness"),
    ),
)
"""CC-12: lead 2 again, with a second cyber connection that it does not ask for."""
LOOP = Layout(
    (Laid(7, 1, 0), Laid(8, 1, 1), Laid(9, 0, 1)),
    (
        Link(LEAD, 7, "forensic", "forensic"),
        Link(7, 8, "cyber", "cyber"),
        Link(8, 9, "forensic", "forensic"),
        Link(LEAD, 9, "witness", "witness"),
    ),
)
"""CC-10: the last link would close a ring round lead 3."""
BONUS = Layout(
    (Laid(13, 1, 0), Laid(14, 2, 0)),
    (Link(LEAD, 13, "witness", "witness"), Link(13, 14, "cyber", "cyber")),
)
"""CC-13: lead 4 is solved, and only clue 13 lies next to it."""
VISITED, SHOWN = 0, 2
"""CC-5: which location has been visited, and how many are shown."""
BELOW = 32.0
"""From the middle of a card to a mark under its bonus."""
CROSS, TICK = "M-9 -9L9 9M9 -9L-9 9", "M-10 1L-3 9L10 -9"


def _layout(lead: int, layout: Layout, words: Words, light: Light) -> str:
    return draw_layout(DECK, lead, layout, light=light, labels=_labels(words))


def _loop(words: Words, light: Light) -> str:
    return _marked(_layout(3, LOOP, words, light), light, (CROSS, (0.0, PITCH / 2)))


def _bonus_direct(words: Words, light: Light) -> str:
    """CC-13: what is won, and what is not."""
    marks = (TICK, (PITCH, BELOW)), (CROSS, (2 * PITCH, BELOW))
    return _marked(_layout(4, BONUS, words, light), light, *marks)


def _marked(drawing: str, light: Light, *marks: tuple[str, Point]) -> str:
    """A drawing with signs on it: a cross says no, a tick says yes."""
    colours = CARD_PALETTES[light]
    signs = "".join(
        _mark(shape, at, colours["witness" if shape == TICK else "forensic"], colours["page"]) for shape, at in marks
    )
    return drawing.replace("</svg>", f"{signs}</svg>")


def _mark(shape: str, at: Point, colour: str, ground: str) -> str:
    pen = f'd="{shape}" transform="translate({xy(at)})" fill="none" stroke-linecap="round" stroke-linejoin="round"'
    return f'<path {pen} stroke="{ground}" stroke-width="10"/><path {pen} stroke="{colour}" stroke-width="5"/>'


def _closed_location(words: Words, light: Light) -> str:
    """CC-5: both players have been to the first location."""
    game = Connection(2)
    game.deck = DECK
    match = Match(game)
    _begin(match)
    for seat in 0, 1:
        match.play(next(act for act in match.view(seat).actions if isinstance(act, Visit) and act.location == VISITED))
        match.play(Done(seat=seat))
    return DrawnTable(game, match.known(0), 0, _labels(words)).draw_locations(SHOWN, light)


def _begin(match: Match[ConnectionState]) -> None:
    """All that comes before the first turn; every draw goes a few cards further down the pile, player 1 begins."""
    while match.state.phase != "turn":
        offered = match.view(min(match.to_act)).actions
        step = 0 if match.state.phase == "first" else 5 * len(match.log)
        match.play(offered[step % len(offered)])


def _labels(words: Words) -> dict[str, str]:
    return {label: words.say("label", label=label) for label in CARD_LABELS}


PICTURES: Mapping[str, DrawPicture] = {
    "closed-location": _closed_location,
    "direct-indirect": partial(_layout, 1, DIRECT),
    "two-symbols": partial(_layout, 2, TWO_SYMBOLS),
    "loop": _loop,
    "solved-lead": partial(_layout, 2, EXTRA),
    "bonus-direct": _bonus_direct,
}
