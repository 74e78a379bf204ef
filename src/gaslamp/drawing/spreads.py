"""Cards spread out: one alone, a layout with its threads, a whole deck."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from gaslamp.board import Point
from gaslamp.drawing import card_faces, signs
from gaslamp.drawing.cardlights import card_style
from gaslamp.drawing.curves import add, lerp, num, unit, xy
from gaslamp.drawing.figures import plain
from gaslamp.drawing.lettering import Box
from gaslamp.drawing.lights import Light
from gaslamp.drawing.signs import Labels
from gaslamp.games.cards import SIDES, STEPS, Clue, Deck, Lead, Sides, opposite
from gaslamp.games.layouts import LEAD, Layout, Link

PITCH = 154.0
"""From card to card in a layout: there is room for a token between them."""
PACE = 108.0
"""From card to card on a sheet."""
COLUMNS = 11
MARGIN = 24.0
RING = 14.8
"""The radius of the light round a sign that is connected."""


def picture(box: Box, parts: Iterable[str], *, title: str, description: str, light: Light, width: int | None) -> str:
    """A whole drawing: the page and what lies on it."""
    wide, high = box.right - box.left, box.bottom - box.top
    size = f' width="{width}" height="{round(width * high / wide)}"' if width else ""
    corner = f"{num(box.left)} {num(box.top)} {num(wide)} {num(high)}"
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" class="cards {light}" role="img" viewBox="{corner}"{size}>',
            f"<title>{plain(title)}</title>",
            f"<desc>{plain(description)}</desc>",
            f"<style>\n{card_style(light)}\n</style>",
            f"<defs>{signs.definitions()}</defs>",
            f'<rect class="page" x="{num(box.left)}" y="{num(box.top)}" width="{num(wide)}" height="{num(high)}"/>',
            *parts,
            "</svg>\n",
        ]
    )


def text(words: str, at: Point, style: str) -> str:
    return f'<text class="{style}" x="{num(at[0])}" y="{num(at[1])}">{plain(words)}</text>'


def card(shown: Clue | Lead, at: Point, labels: Labels) -> str:
    return card_faces.lead(shown, at, labels) if isinstance(shown, Lead) else card_faces.clue(shown, at, labels)


def alone(shown: Clue | Lead, labels: Labels, light: Light, width: int | None) -> str:
    reach = card_faces.HALF + 8
    name = labels["lead" if isinstance(shown, Lead) else "clue"]
    description, title = card_faces.described(shown.sides, labels), f"{name} {shown.number}"
    box, parts = Box(-reach, -reach, reach, reach), [card(shown, (0.0, 0.0), labels)]
    return picture(box, parts, title=title, description=description, light=light, width=width)


# Layouts


def spread(deck: Deck, lead: Lead, layout: Layout, labels: Labels, light: Light, width: int | None) -> str:
    """A lead and the cards round it; a token and a thread of light wherever two connect."""
    at = {LEAD: (0.0, 0.0)} | {laid.card: (PITCH * laid.x, PITCH * laid.y) for laid in layout.cards}
    sides = {LEAD: lead.sides} | {laid.card: deck.clues[laid.card].sides for laid in layout.cards}
    ends = [(link, _ends(link, at, sides)) for link in layout.links]
    parts = [
        card_faces.lead(lead, at[LEAD], labels),
        *(card_faces.clue(deck.clues[laid.card], at[laid.card], labels) for laid in layout.cards),
        *(_thread(*between) for _, between in ends),
        *(signs.token(link.token, lerp(*between, 0.5), labels) for link, between in ends),
    ]
    title = f"{labels['layout']}: {labels['lead']} {lead.number}"
    description = "; ".join(_described(link, labels) for link in layout.links)
    return picture(_around(list(at.values())), parts, title=title, description=description, light=light, width=width)


def _described(link: Link, labels: Labels) -> str:
    ends = (f"{labels['clue']} {card}" if card else labels["lead"] for card in (link.one, link.other))
    return f"{' – '.join(ends)}: {labels[link.symbol]}"


def _ends(link: Link, at: dict[int, Point], sides: dict[int, Sides]) -> tuple[Point, Point]:
    """The two signs that a link joins."""
    one, other = at[link.one], at[link.other]
    way = min(range(4), key=lambda side: _off(add(one, STEPS[SIDES[side]], PITCH), other))
    return (
        add(one, card_faces.sign_at(sides[link.one], way, link.symbol)),
        add(other, card_faces.sign_at(sides[link.other], opposite(way), link.symbol)),
    )


def _off(p: Point, q: Point) -> float:
    return abs(p[0] - q[0]) + abs(p[1] - q[1])


def _thread(one: Point, other: Point) -> str:
    """From edge to edge, and a ring of light round the two signs."""
    way = f'd="M{xy(_edge(one, other))}L{xy(_edge(other, one))}"'
    rings = "".join(f'<circle class="halo" cx="{num(x)}" cy="{num(y)}" r="{RING}"/>' for x, y in (one, other))
    return f'<path class="glow" {way}/><path class="thread" {way}/>{rings}'


def _edge(sign: Point, other: Point) -> Point:
    return add(sign, unit(sign, other), RING)


def _around(points: Sequence[Point]) -> Box:
    reach = card_faces.HALF + MARGIN
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return Box(min(xs) - reach, min(ys) - reach, max(xs) + reach, max(ys) + reach)


# A deck


def sheet(deck: Deck, labels: Labels, light: Light, width: int | None) -> str:
    """Every card of a deck, leads first, and how many tokens go with them."""
    parts = [text(deck.title, (0.0, 34.0), "title"), *_stock(deck, labels)]
    foot = 62.0
    for name, group in ("leads", [*deck.leads.values()]), ("clues", [*deck.clues.values()]):
        parts.append(text(f"{labels[name]} ({len(group)})", (0.0, foot + 14), "heading"))
        parts += rows(group, foot + 28, labels)
        foot += 48 + PACE * -(-len(group) // COLUMNS)
    box = Box(-MARGIN, -MARGIN, COLUMNS * PACE - 8 + MARGIN, foot + MARGIN / 2)
    return picture(box, parts, title=deck.title, description=deck.source, light=light, width=width)


def rows(group: Sequence[Clue | Lead], top: float, labels: Labels) -> Iterator[str]:
    for index, shown in enumerate(group):
        row, column = divmod(index, COLUMNS)
        yield card(shown, (PACE * column + card_faces.HALF, top + PACE * row + card_faces.HALF), labels)


def _stock(deck: Deck, labels: Labels) -> Iterator[str]:
    right = COLUMNS * PACE - 8
    for index, (symbol, count) in enumerate(deck.tokens.items()):
        x = right - 170 * (len(deck.tokens) - index) + 18
        yield signs.token(symbol, (x, 24.0), labels)
        yield text(f"{labels[symbol]} × {count}", (x + 26, 29.0), "small")
