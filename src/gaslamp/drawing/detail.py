"""A part of a board, cut out of the drawing of the whole: what lies outside is left out to keep the text short."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from typing import TypeAlias

from gaslamp.board import Kind, Point
from gaslamp.drawing.curves import num
from gaslamp.drawing.ground_plan import BLEED, WIDTH, GroundPlan
from gaslamp.drawing.lettering import Box
from gaslamp.drawing.lights import PALETTES, Light

LineEnds: TypeAlias = tuple[Kind, int, int]
"""A line, by its kind and its two ends in either order."""
ROOM = 52.0
"""How much is shown beyond the outermost stations."""
LEAST = 300.0, 200.0
"""How large a part is at least."""
PLACED = re.compile(
    r'<(?:circle|text)[^>]* c?x="([-.0-9]+)" c?y="([-.0-9]+)"|<g [^>]*translate\(([-.0-9]+),([-.0-9]+)\)'
)
DRAWN = re.compile(r'<path id="[a-z]+-([0-9]+)-([0-9]+)"')


def part_around(plan: GroundPlan, stations: Collection[int]) -> Box:
    """The part of the map that shows these stations, within its frame."""
    xs, ys = zip(*(plan.at[station] for station in stations), strict=True)
    left, right = _stretched(min(xs), max(xs), LEAST[0], WIDTH + BLEED)
    top, bottom = _stretched(min(ys), max(ys), LEAST[1], plan.height + BLEED)
    return Box(left, top, right, bottom)


def _stretched(low: float, high: float, least: float, most: float) -> tuple[float, float]:
    spare = max(ROOM, (least - (high - low)) / 2)
    return max(-BLEED, low - spare), min(most, high + spare)


def view_box(box: Box) -> str:
    return " ".join(map(num, (box.left, box.top, box.right - box.left, box.bottom - box.top)))


def cut(text: str, plan: GroundPlan, box: Box) -> str:
    """The lines of a drawing that concern a part of it."""
    return "\n".join(line for line in text.splitlines() if _concerns(line, plan, box))


def _concerns(line: str, plan: GroundPlan, box: Box) -> bool:
    if ends := DRAWN.match(line):
        return any(_is_near(plan.at[int(end)], box) for end in ends.groups())
    if placed := PLACED.match(line):
        x, y = (float(number) for number in placed.groups() if number)
        return _is_near((x, y), box)
    return True


def _is_near(at: Point, box: Box) -> bool:
    return box.left - ROOM < at[0] < box.right + ROOM and box.top - ROOM < at[1] < box.bottom + ROOM


def lit_up(plan: GroundPlan, rides: Collection[LineEnds], light: Light) -> str:
    """The lines of these rides once more, broad, to glow under the lines themselves."""
    pen = f'fill="none" stroke="{PALETTES[light]["target"]}" stroke-width="13" stroke-linecap="round" opacity=".55"'
    return f'<g class="lit" {pen}>{"".join(_courses(plan, rides))}</g>'


def _courses(plan: GroundPlan, rides: Collection[LineEnds]) -> Iterator[str]:
    drawn = f"{plan.lines}\n{plan.turnings}"
    for kind, a, b in rides:
        course = re.search(rf'<path id="{kind}-(?:{a}-{b}|{b}-{a})"[^>]* d="([^"]+)"', drawn)
        assert course, f"{kind} {a}-{b} is no line of {plan.board.name}"
        yield f'<path d="{course[1]}"/>'
