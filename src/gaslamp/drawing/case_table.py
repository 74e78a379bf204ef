"""A table of Case Connection as one seat sees it: the locations above, everybody's things below, one's own nearest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gaslamp.board import Point
from gaslamp.core import Seat
from gaslamp.drawing import card_faces, signs
from gaslamp.drawing.card_faces import HALF
from gaslamp.drawing.curves import num, xy
from gaslamp.drawing.lettering import Box
from gaslamp.drawing.lights import Light
from gaslamp.drawing.signs import COUNTER, Labels
from gaslamp.drawing.spreads import MARGIN, PACE, picture, text
from gaslamp.games.cards import Evidence
from gaslamp.games.casework import GOAL, PLACES
from gaslamp.games.connection import Connection
from gaslamp.games.enquiry import ConnectionState, Hand

LOCATION = 344.0, 202.0
"""How wide and how high a location is."""
GAP = 16.0
WIDTH = len(PLACES) * (LOCATION[0] + GAP) - GAP
TOP = LOCATION[1] + 48
"""Where the players' things begin, below the locations and the stock."""
LEAD = 172.0, 16.0
TOKENS = 316.0, 44.0
CLUES = 442.0, 16.0
"""Where a player's lead, tokens and clues lie."""
FAR = 0.8
"""How much smaller the things of those across the table are."""


class DrawnTable:
    """One state, drawn."""

    def __init__(self, game: Connection, state: ConnectionState, seat: Seat, labels: Labels) -> None:
        self.game, self.state, self.seat, self.labels = game, state, seat, labels

    def draw(self, light: Light, width: int | None) -> str:
        parts = ["".join(self._location(number)) for number in range(len(PLACES))]
        parts += self._stock()
        foot = TOP
        for seat in self._around():
            size = 1.0 if seat == self.seat else FAR
            parts.append(
                f'<g transform="translate(0,{num(foot)}) scale({size:g})">{"".join(self._things(seat, size))}</g>'
            )
            foot += size * self._height(seat, size) + GAP
        box = Box(-MARGIN, -MARGIN, WIDTH + MARGIN, foot - GAP + MARGIN)
        return picture(box, parts, title=self.labels["table"], description=self._described(), light=light, width=width)

    def draw_locations(self, count: int, light: Light) -> str:
        """The first few locations alone."""
        parts = ["".join(self._location(number)) for number in range(count)]
        box = Box(-MARGIN, -MARGIN, count * (LOCATION[0] + GAP) - GAP + MARGIN, LOCATION[1] + MARGIN)
        names = ", ".join(self.labels[f"place-{number}"] for number in range(count))
        return picture(box, parts, title=self.labels["table"], description=names, light=light, width=None)

    def _around(self) -> Sequence[Seat]:
        """Everybody clockwise, the viewer last."""
        seats = range(self.game.seats)
        return [(self.seat + 1 + i) % self.game.seats for i in seats] if self.seat in seats else seats

    def _described(self) -> str:
        scores = (f"{self._name(seat)} {self.game.points(hand)}" for seat, hand in enumerate(self.state.hands))
        return f"{self.labels['points']}: {', '.join(scores)}"

    def _name(self, seat: Seat) -> str:
        return self.labels[f"seat-{seat}"]

    # Locations

    def _location(self, number: int) -> Iterator[str]:
        """CC-2: cards in one row, tokens in the next; places that are empty stay marked."""
        left, items = number * (LOCATION[0] + GAP), self.state.locations[number]
        is_closed = len(items) < 2  # CC-5
        yield f'<g class="location{" closed" * is_closed}" transform="translate({num(left)},0)">{plate(*LOCATION)}'
        yield text(self.labels[f"place-{number}"], (16.0, 27.0), "heading")
        yield text(self.labels["closed"], (LOCATION[0] - 16, 27.0), "small end") * is_closed
        yield from self._clues([item for item in items if isinstance(item, int)], PLACES[number][0])
        yield from self._tokens([item for item in items if not isinstance(item, int)], PLACES[number][1])
        yield "</g>"

    def _clues(self, found: Sequence[int], room: int) -> Iterator[str]:
        spots = spaced(room, PACE, (LOCATION[0] / 2, 42 + HALF))
        yield from (self._clue(card, at) for card, at in zip(found, spots, strict=False))
        yield from (gap(at, HALF) for at in spots[len(found) :])

    def _tokens(self, found: Sequence[Evidence], room: int) -> Iterator[str]:
        spots = spaced(room, 60, (LOCATION[0] / 2, 154 + COUNTER))
        yield from (signs.token(kind, at, self.labels) for kind, at in zip(found, spots, strict=False))
        yield from (gap(at, COUNTER, COUNTER) for at in spots[len(found) :])

    def _stock(self) -> Iterator[str]:
        """What is still to come: everybody may count it."""
        state = self.state
        counts = {
            "clues": sum(map(len, state.pile)),
            "evidence": len(state.pool.plain),
            "leads": state.leads + sum(map(len, state.under)),
        }
        words = " · ".join(f"{self.labels[name]} {count}" for name, count in counts.items())
        yield text(words, (WIDTH / 2, LOCATION[1] + 30), "small middle")

    # Players

    def _things(self, seat: Seat, size: float) -> Iterator[str]:
        hand, is_turn = self.state.hands[seat], seat in self.state.to_act
        yield f'<g class="player{" turn" * is_turn}" data-seat="{seat}">'
        yield plate(WIDTH / size, self._height(seat, size), turn=is_turn)
        yield from self._score(seat, hand)
        yield self._lead(hand.lead, middle(LEAD)) if hand.lead else gap(middle(LEAD), HALF)
        yield from self._purse(hand)
        yield from self._hand(hand, size)
        yield "</g>"

    def _score(self, seat: Seat, hand: Hand) -> Iterator[str]:
        yield text(self._name(seat), (18.0, 34.0), "heading")
        yield text(f"{self.game.points(hand)}", (18.0, 78.0), "score")
        yield text(f"/ {GOAL}", (24.0 + 18 * len(str(self.game.points(hand))), 78.0), "small")
        yield text(f"{self.labels['solved']}: {len(hand.solved)}", (18.0, 106.0), "small")

    def _purse(self, hand: Hand) -> Iterator[str]:
        for index, (kind, count) in enumerate(hand.tokens.counts.items()):
            x, y = TOKENS[0] + 64 * (index % 2), TOKENS[1] + 46 * (index // 2)
            yield f'<g class="{"stack" if count else "stack closed"}">{signs.token(kind, (x, y), self.labels)}'
            yield text(f"×{count}", (x + 22, y + 5), "count") + "</g>"

    def _hand(self, hand: Hand, size: float) -> Iterator[str]:
        """The leads drawn and not yet chosen from, face down to others; then the clues."""
        row, leads = in_row(size), len(hand.drawn)
        cells = [(CLUES[0] + PACE * (i % row), CLUES[1] + PACE * (i // row)) for i in range(leads + len(hand.cards))]
        spots = list(map(middle, cells))
        yield from (self._lead(lead, at) for lead, at in zip(hand.drawn, spots, strict=False))
        yield from (self._clue(card, at) for card, at in zip(hand.cards, spots[leads:], strict=True))

    def _clue(self, number: int, at: Point) -> str:
        return card_faces.clue(self.game.deck.clues[number], at, self.labels)

    def _lead(self, number: int | None, at: Point) -> str:
        return (
            card_faces.lead(self.game.deck.leads[number], at, self.labels)
            if number
            else card_faces.back(at, self.labels)
        )

    def _height(self, seat: Seat, size: float) -> float:
        hand = self.state.hands[seat]
        rows = -(-len((*hand.drawn, *hand.cards)) // in_row(size))
        return 2 * LEAD[1] + 2 * HALF + PACE * max(0, rows - 1)


def in_row(size: float) -> int:
    """How many clues lie in a row of things drawn at this size."""
    return int((WIDTH / size - CLUES[0] - CLUES[1] + PACE - 2 * HALF) // PACE)


def spaced(count: int, pace: float, centre: Point) -> list[Point]:
    """Points in a row about a centre."""
    return [(centre[0] + pace * (i - (count - 1) / 2), centre[1]) for i in range(count)]


def middle(corner: Point) -> Point:
    """The middle of a card, by its upper left corner."""
    return corner[0] + HALF, corner[1] + HALF


def plate(width: float, height: float, *, turn: bool = False) -> str:
    return f'<rect class="plate{" turn" * turn}" width="{num(width)}" height="{num(height)}" rx="8"/>'


def gap(at: Point, half: float, corner: float = 5.0) -> str:
    """A place where nothing lies."""
    size = f'x="{num(-half)}" y="{num(-half)}" width="{num(2 * half)}" height="{num(2 * half)}" rx="{num(corner)}"'
    return f'<rect class="gap" transform="translate({xy(at)})" {size}/>'
