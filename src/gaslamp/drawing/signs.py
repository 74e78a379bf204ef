"""The signs of evidence: a round fingerprint, an eye on a lozenge, a chip, a star for all of them; and the counters.

They are told apart by shape and letter; colour only helps.
"""

from __future__ import annotations

import math
from collections.abc import Mapping

from gaslamp.board import Point
from gaslamp.drawing.curves import num, xy
from gaslamp.drawing.figures import plain
from gaslamp.games.cards import EVIDENCE, Evidence

Labels = Mapping[str, str]
"""What things are called in the picture, by the names the game has for them."""

COUNTER = 19.0
"""The radius of a token."""
RAYS = 8


def _star(outer: float, inner: float) -> str:
    turns = [math.pi * i / RAYS for i in range(2 * RAYS)]
    points = [(r * math.sin(turn), -r * math.cos(turn)) for turn, r in zip(turns, (outer, inner) * RAYS, strict=True)]
    return "M" + "L".join(map(xy, points)) + "Z"


PLAQUES: Mapping[Evidence, str] = {
    "forensic": "M-10.4 0A10.4 10.4 0 1 1 10.4 0A10.4 10.4 0 1 1-10.4 0Z",
    "witness": "M-11.8 0L0-10.9L11.8 0L0 10.9Z",
    "cyber": "M-8.4-8.4H-6.6V-10.6H-4.4V-8.4H-1.1V-10.6H1.1V-8.4H4.4V-10.6H6.6V-8.4H8.4V-6.6H10.6V-4.4H8.4V-1.1H10.6"
    "V1.1H8.4V4.4H10.6V6.6H8.4V8.4H6.6V10.6H4.4V8.4H1.1V10.6H-1.1V8.4H-4.4V10.6H-6.6V8.4H-8.4V6.6H-10.6V4.4H-8.4V1.1"
    "H-10.6V-1.1H-8.4V-4.4H-10.6V-6.6H-8.4Z",
    "universal": _star(12.0, 8.2),
}
"""The outline of each sign, about its middle."""
GLYPHS: Mapping[Evidence, str] = {
    "forensic": "M-6.9 2.6V0A6.9 6.9 0 0 1 6.9 0V1.6M-4.6 5.4V-.1A4.6 4.6 0 0 1 4.6-.1V3.9M-2.3 7V0A2.3 2.3 0 0 1 2.3 0"
    "V6M0 7.4V.2",
    "witness": "M-7.2 0Q0-6.6 7.2 0Q0 6.6-7.2 0ZM-2.6 0A2.6 2.6 0 1 1 2.6 0A2.6 2.6 0 1 1-2.6 0Z",
    "cyber": "M-5.2-5.2H5.2V5.2H-5.2ZM-2.1-2.1H2.1V2.1H-2.1Z",
    "universal": "M0-5.6V5.6M-4.85-2.8L4.85 2.8M-4.85 2.8L4.85-2.8",
}
"""The picture on it, in strokes."""


def definitions() -> str:
    """Each sign once; it takes its colours from where it is used, so that both lights can share a page."""
    return "".join(
        f'<g id="gaslamp-{kind}"><path stroke="none" d="{PLAQUES[kind]}"/><path fill="none" d="{GLYPHS[kind]}"/></g>'
        for kind in EVIDENCE
    )


def sign(kind: Evidence, at: Point, size: float = 1.0) -> str:
    scale = f" scale({size:g})" if size != 1 else ""
    return f'<use href="#gaslamp-{kind}" class="sign {kind}" transform="translate({xy(at)}){scale}"/>'


def letter(kind: Evidence, at: Point, labels: Labels) -> str:
    """The first letter of the symbol's name, its middle at the point."""
    text = plain(labels[kind][:1].upper())
    return f'<text class="letter {kind}" x="{num(at[0])}" y="{num(at[1] + 2.7)}">{text}</text>'


def token(kind: Evidence, at: Point, labels: Labels) -> str:
    """A round counter with its sign and letter."""
    return (
        f'<g class="token {kind}" transform="translate({xy(at)})"><title>{plain(labels[kind])}</title>'
        f'<circle class="counter" r="{num(COUNTER)}"/><circle class="mill" r="{num(COUNTER - 2)}"/>'
        f"{sign(kind, (0.0, -3.4), 0.84)}{letter(kind, (0.0, 11.4), labels)}</g>"
    )
