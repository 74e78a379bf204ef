"""The cards of Case Connection, drawn: clues with the symbols at their edges, leads as files with a price.

A card is a square about its middle. A symbol sits at the middle of its side, two sit side by side, always in the
same order, so that the sides of neighbours line up.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from gaslamp.board import Point
from gaslamp.drawing.curves import add, num, xy
from gaslamp.drawing.figures import plain
from gaslamp.drawing.signs import Labels, letter, sign
from gaslamp.games.cards import SIDES, STEPS, SYMBOLS, Bonus, Clue, Lead, Sides, Symbol

HALF = 50.0
"""Half the side of a card."""
INWARD = 35.4
"""From the middle of a card to the row of signs along a side."""
APART = 14.2
"""From the middle of a side to each of two signs."""
LETTER = 17.2, 9.4
"""The same two distances for their letters, which keep clear of those of the next side."""
CORNER = 38.5
SIGN = 1.2
"""How large a sign is on a card: it must be told from its like on a card the size of a thumb."""
ARROWS = "↑→↓←"
HATCH = "".join(f"M{x} -40L{x + 16} -24L{x} -8L{x + 16} 8L{x} 24L{x + 16} 40" for x in range(-40, 25, 8))

VIGNETTES: tuple[str, ...] = (
    "M-10.4 0A3.8 3.8 0 1 1-2.8 0A3.8 3.8 0 1 1-10.4 0ZM-2.8 0H10V4.4M6 0V3.4",  # a key
    "M-10-6H10V6H-10ZM-10-6L0 1.6L10-6",  # a letter
    "M-2.4-11H2.4M-1.8-11V-5Q-6-3-6 2V9H6V2Q6-3 1.8-5V-11M-6 2.6H6",  # a bottle
    "M0-11V-8.6M-3-11H3M-9 1A9 9 0 1 1 9 1A9 9 0 1 1-9 1ZM0-4.4V1L4 3.2",  # a watch
    "M-10.4-6.4H-3.4V2.4Q-3.4 6.6-6.9 6.6Q-10.4 6.6-10.4 2.4ZM-3.4 3.4Q3 3.4 4.4-1.4Q5.6-5.6 10.4-5.6",  # a pipe
    "M-4-2Q-6-10-1-10.4Q4.4-10.6 3-3Q2.4 0-1 0Q-3.6 0-4-2ZM-3.4 3.4Q-1 2.4 2 3.2Q3.6 8.6 0 9.4"
    "Q-3.6 9.4-3.4 3.4Z",  # a footprint
    "M-3.4 9H3.4M0 9V1M-4-9L-5.4 1H5.4L4-9ZM-4-9L0-12L4-9M0-2.6Q-2-5 0-7Q2-5 0-2.6Z",  # a lamp
    "M-10-5H10V-2A2 2 0 0 0 10 2V5H-10V2A2 2 0 0 0-10-2ZM4-5V5",  # a ticket
)
"""Things found, in the middle of clues that bring no bonus."""


def clue(card: Clue, at: Point, labels: Labels) -> str:
    middle = medal(card.bonus) if card.bonus else f'<path class="vignette" d="{_vignette(card.number)}"/>'
    return _card(
        f'id="clue{card.number}" class="card clue"',
        at,
        f"{labels['clue']} {card.number}: {described(card.sides, labels)}{_described_bonus(card.bonus, labels)}",
        f"{_paper(5)}{_frame(3.6, 3)}{_flourish()}{_number(card.number)}{middle}",
        "".join(_signs(card.sides, labels)),
    )


def lead(card: Lead, at: Point, labels: Labels) -> str:
    """A file on an open case: its number under the glass, what it is worth under a seal."""
    return _card(
        f'id="lead{card.number}" class="card lead"',
        at,
        f"{labels['lead']} {card.number}, {labels['points']} {card.points}: {described(card.sides, labels)}",
        f"{_paper(2)}{_frame(4, 1)}{_corners()}{_glass(card.number)}{_seal(card.points)}",
        "".join(_signs(card.sides, labels)),
    )


def back(at: Point, labels: Labels) -> str:
    """A lead nobody here may look at."""
    name = f"{labels['lead']}: {labels['hidden']}"
    return _card('class="card lead back"', at, name, f'{_paper(2)}{_frame(4, 1)}<path class="hatch" d="{HATCH}"/>')


def sign_at(sides: Sides, side: int, symbol: Symbol) -> Point:
    """Where a symbol is on a card, seen from its middle; the middle of the side if there is no such symbol."""
    step = STEPS[SIDES[side]]
    return dict(spots(sides, side)).get(symbol, (INWARD * step[0], INWARD * step[1]))


def spots(sides: Sides, side: int) -> Iterator[tuple[Symbol, Point]]:
    """The symbols of one side and where they are, in reading order."""
    (dx, dy), symbols = STEPS[SIDES[side]], in_order(sides[side])
    for index, symbol in enumerate(symbols):
        offset = APART * (2 * index - len(symbols) + 1)
        yield symbol, (INWARD * dx + offset * abs(dy), INWARD * dy + offset * abs(dx))


def in_order(symbols: tuple[Symbol, ...]) -> list[Symbol]:
    return sorted(symbols, key=SYMBOLS.index)


def _signs(sides: Sides, labels: Labels) -> Iterator[str]:
    for side, name in enumerate(SIDES):
        step = STEPS[name]
        for symbol, at in spots(sides, side):
            yield _pin(symbol, at, step) + sign(symbol, at, SIGN) + letter(symbol, _lettered(at, step), labels)


def _lettered(at: Point, step: tuple[int, int]) -> Point:
    along = LETTER[1] / APART
    return (LETTER[0] * step[0], along * at[1]) if step[0] else (along * at[0], LETTER[0] * step[1])


def _pin(symbol: Symbol, at: Point, step: tuple[int, int]) -> str:
    """Where a connection would leave the card."""
    x, y = add(at, step, HALF - INWARD - 2.5)
    wide, high = (5.2, 5.0) if step[0] else (5.0, 5.2)
    return (
        f'<rect class="pin {symbol}" x="{num(x - wide / 2)}" y="{num(y - high / 2)}" '
        f'width="{num(wide)}" height="{num(high)}"/>'
    )


def _card(attributes: str, at: Point, name: str, *parts: str) -> str:
    return f'<g {attributes} transform="translate({xy(at)})"><title>{plain(name)}</title>{"".join(parts)}</g>'


def _paper(corner: int) -> str:
    box = f'width="{num(2 * HALF)}" height="{num(2 * HALF)}" rx="{corner}"'
    return f'<rect class="shade" x="-48.4" y="-48" {box}/><rect class="face" x="-50" y="-50" {box}/>'


def _frame(inset: float, corner: int) -> str:
    far = HALF - inset
    size = f'width="{num(2 * far)}" height="{num(2 * far)}" rx="{corner}"'
    return f'<rect class="frame" x="{num(-far)}" y="{num(-far)}" {size}/>'


def _flourish() -> str:
    return '<path class="flourish" d="M-43 33Q-42 42-33 43M43 33Q42 42 33 43"/>'


def _number(number: int) -> str:
    return f'<text class="number" x="-{CORNER}" y="-34.2">{number}</text>'


def _corners() -> str:
    """What holds a file together."""
    return '<path class="corner" d="M-50-34V-50H-34ZM-50 34V50H-34ZM50 34V50H34Z"/>'


def _glass(number: int) -> str:
    return (
        '<path class="handle" d="M7 6.4L11.6 11"/><circle class="lens" cx="-1.2" cy="-1.6" r="11.4"/>'
        f'<text class="lens-number" x="-1.2" y="2.5">{number}</text>'
    )


def _seal(points: int) -> str:
    return (
        f'<circle class="seal" cx="{CORNER}" cy="-{CORNER}" r="9.2"/>'
        f'<text class="worth" x="{CORNER}" y="-34.4">{points}</text>'
    )


MEDALS: Mapping[Bonus, str] = {
    "point": '<text class="medal-text" y="4.4">+1</text>',
    "universal": '<path class="medal-star" d="M0-8L2-2.8L7.6-2.5L3.2 1L4.7 7L0 4L-4.7 7L-3.2 1L-7.6-2.5L-2-2.8Z"/>',
    "lead": '<path class="medal-art" d="M-7.4-5H0V6.6H-7.4ZM-4.2-8H3.2V-1M5.8 1V7M2.8 4H8.8"/>',
}
"""What a bonus brings: a point, a token that proves anything, a further file."""


def medal(bonus: Bonus) -> str:
    """What a card brings, about its middle."""
    return (
        f'<g class="bonus {bonus}"><circle class="medal" r="13"/><circle class="medal-rim" r="11"/>{MEDALS[bonus]}</g>'
    )


def _vignette(number: int) -> str:
    return VIGNETTES[number % len(VIGNETTES)]


def described(sides: Sides, labels: Labels) -> str:
    """The symbols of a card in words, for readers who do not see it."""
    named = (" + ".join(labels[symbol] for symbol in in_order(symbols)) for symbols in sides)
    return ", ".join(f"{arrow} {names}" for arrow, names in zip(ARROWS, named, strict=True) if names)


def _described_bonus(bonus: Bonus | None, labels: Labels) -> str:
    names: Mapping[Bonus, str] = {"point": labels["point"], "universal": labels["universal"], "lead": labels["more"]}
    return f" ({names[bonus]})" if bonus else ""
