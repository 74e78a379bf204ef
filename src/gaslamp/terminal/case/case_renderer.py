"""What lies on the table, as coloured text: the locations, what players own, what is in hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from textwrap import wrap
from typing import NamedTuple

from msgspec.structs import replace
from rich.style import Style
from rich.text import Text

from gaslamp.core import Seat
from gaslamp.drawing.cardlights import CARD_PALETTES
from gaslamp.drawing.lights import Light
from gaslamp.games.cards import EVIDENCE, Evidence, Sides
from gaslamp.games.casework import GOAL
from gaslamp.games.enquiry import ConnectionState, Hand, Item, Tokens
from gaslamp.match import View
from gaslamp.telling.case import CaseTeller, is_shut
from gaslamp.telling.reasons import Reasons
from gaslamp.terminal.case import boxes
from gaslamp.terminal.case.boxes import HEIGHT, TOKEN, WIDTH, Canvas
from gaslamp.terminal.game_panel import murmur

ARROWS = "↑→↓←"
GAP = 1
"""Between two cards in a row."""
LATEST = 30
"""Events that a story goes back at most."""


class Pick(NamedTuple):
    """What is thought of taking: a location, and things there."""

    location: int
    items: tuple[Item, ...] = ()


class CaseRenderer:
    """One match in one light."""

    def __init__(self, teller: CaseTeller, reasons: Reasons, light: Light) -> None:
        self.teller, self.reasons, self.light = teller, reasons, light
        self.deck, self.letters = teller.game.deck, teller.letters

    def ink(self, name: str, *, bold: bool = False) -> Style:
        return Style(color=CARD_PALETTES[self.light][name], bold=bold)

    # The locations

    def places(self, state: ConnectionState, width: int, pick: Pick | None = None) -> Text:
        """All four side by side."""
        room = width // len(state.locations)
        drawn = Canvas(width, HEIGHT + 2)
        for location, found in enumerate(state.locations):
            chosen = pick if pick and pick.location == location else None
            drawn.paste(self._place(location, found, room, chosen), location * room, 0)
        return drawn.text(self.light)

    def _place(self, location: int, found: Sequence[Item], room: int, pick: Pick | None) -> Canvas:
        drawn, left = Canvas(room, HEIGHT + 2), Counter(pick.items if pick else ())
        drawn.write(
            1, 0, self._title(location, found, room - 2), "lamp" if pick else "faint" if is_shut(found) else "ink"
        )
        cards = [item for item in found if isinstance(item, int)]
        for place, card in enumerate(cards):
            frame = "lamp" if left[card] else "frame"
            drawn.paste(boxes.clue(self.deck.clues[card], self.letters, frame), 1 + place * (WIDTH + GAP), 1)
        self._put_tokens(drawn, [item for item in found if not isinstance(item, int)], left)
        return drawn

    def _put_tokens(self, drawn: Canvas, tokens: Sequence[Evidence], chosen: Counter[Item]) -> None:
        for place, kind in enumerate(sorted(tokens, key=EVIDENCE.index)):
            drawn.put(1 + place * (TOKEN + GAP), HEIGHT + 1, boxes.token(kind, self.letters, is_lit=chosen[kind] > 0))
            chosen[kind] -= 1

    def _title(self, location: int, found: Sequence[Item], room: int) -> str:
        title = f"{location + 1} {self.teller.place(location)}"
        if is_shut(found):
            closed = f" · {self.teller.words.say('label', label='closed')}"
            return cut(title, room - len(closed)) + closed
        return cut(title, room)

    # The players

    def players(self, state: ConnectionState, width: int, *, is_tall: bool) -> Text:
        """Everybody's points, lead, cards and tokens: two lines each, or four with the lead drawn beside them."""
        lines_of = self._tall if is_tall else self._short
        lines = [line for seat in range(len(state.hands)) for line in lines_of(state, seat, width)]
        for line in lines:
            line.truncate(width, overflow="ellipsis")
        return Text("\n").join(lines)

    def _short(self, state: ConnectionState, seat: Seat, width: int) -> list[Text]:
        hand = state.hands[seat]
        return [self._player(state, seat, width, self.lead(hand)), Text("  ").append(self.owned(hand))]

    def _tall(self, state: ConnectionState, seat: Seat, width: int) -> list[Text]:
        hand = state.hands[seat]
        lead = boxes.lead(self.deck.leads[hand.lead], self.letters) if hand.lead else Canvas(WIDTH, HEIGHT)
        lines = [self._player(state, seat, width - WIDTH, Text("?" * len(hand.drawn))), *self._apart(hand), Text()]
        drawn = lead.text(self.light).split("\n", allow_blank=True)
        return [line.append(" ").append(beside) for line, beside in zip(drawn, lines, strict=True)]

    def _apart(self, hand: Hand) -> list[Text]:
        """The cards, and below them the tokens."""
        cards, tokens = replace(hand, tokens=Tokens()), replace(hand, cards=())
        return [Text("  ").append(self.owned(kind)) for kind in (cards, tokens)]

    def _player(self, state: ConnectionState, seat: Seat, width: int, lead: Text) -> Text:
        """Who, how many points, which lead; a name that is too long gives way."""
        is_next = seat in state.to_act
        name, score = self.teller.you(seat), f" {self.teller.game.points(state.hands[seat])}/{GOAL} "
        return Text.assemble(
            ("▸ " if is_next else "  ", self.ink("lamp", bold=True)),
            (cut(name, width - len(score) - len(lead) - 2), self.ink("lamp" if is_next else "ink", bold=True)),
            (score, self.ink("ink", bold=True)),
            lead,
        )

    def lead(self, hand: Hand) -> Text:
        """A lead in one line: its number, its points, its symbols side by side; those drawn are for their player."""
        if not hand.lead:
            return Text("?" * len(hand.drawn), self.ink("tape"))
        card = self.deck.leads[hand.lead]
        return Text.assemble((f"{card.number} {boxes.dots(card.points)}", self.ink("tape")), self._sides(card.sides))

    def _sides(self, sides: Sides) -> Text:
        text = Text()
        for arrow, symbols in zip(ARROWS, sides, strict=True):
            for place, symbol in enumerate(symbols):
                text.append("" if place else arrow, self.ink("faint"))
                text.append(self.letters[symbol], boxes.style(symbol, self.light))
        return text

    def owned(self, hand: Hand) -> Text:
        """Cards by number and tokens by kind, in one line."""
        text = Text(" ".join(map(str, hand.cards)), self.ink("ink"))
        for kind, count in hand.tokens.counts.items():
            if count:
                text.append(" " if len(text) else "").append(self.letters[kind], boxes.style(kind, self.light))
                text.append(str(count), self.ink("ink"))
        return text if len(text) else Text("–", self.ink("faint"))

    def stock(self, state: ConnectionState, width: int) -> Text:
        return Text("\n".join(wrap(self.teller.stock(state, "stock-short"), width)), self.ink("faint"))

    # What is in hand

    def aside(self, cards: Sequence[int], tokens: Mapping[Evidence, int], width: int, rows: int) -> Text:
        """The cards not laid out as boxes, in so many rows at most; those beyond them by number."""
        across = (width + GAP) // (WIDTH + GAP)
        shown, beyond = cards[: across * rows], cards[across * rows :]
        drawn = Canvas(width, 1 + HEIGHT * -(-len(shown) // across))
        self._put_heading(drawn, tokens, beyond)
        for place, card in enumerate(shown):
            row, column = divmod(place, across)
            drawn.paste(boxes.clue(self.deck.clues[card], self.letters), column * (WIDTH + GAP), 1 + row * HEIGHT)
        return drawn.text(self.light)

    def _put_heading(self, drawn: Canvas, tokens: Mapping[Evidence, int], beyond: Collection[int]) -> None:
        title = self.teller.say("aside")
        drawn.write(0, 0, title, "faint")
        kinds = [kind for kind in EVIDENCE for _ in range(tokens.get(kind, 0))]
        start = len(title) + 2
        for place, kind in enumerate(kinds):
            drawn.put(start + place * TOKEN, 0, boxes.token(kind, self.letters))
        if beyond:
            drawn.write(start + len(kinds) * TOKEN + 2, 0, f"+ {' '.join(map(str, beyond))}")

    def hands(self, state: ConnectionState, width: int) -> Text:
        """Everybody's lead and cards as boxes."""
        return Text("\n").join(part for seat in range(len(state.hands)) for part in self._hand(state, seat, width))

    def _hand(self, state: ConnectionState, seat: Seat, width: int) -> Iterable[Text]:
        hand = state.hands[seat]
        cards = [boxes.clue(self.deck.clues[card], self.letters) for card in hand.cards]
        if hand.lead:
            cards.insert(0, boxes.lead(self.deck.leads[hand.lead], self.letters))
        yield self._player(state, seat, width, Text("?" * len(hand.drawn))).append(self.owned(hand))
        across = (width + GAP) // (WIDTH + GAP)
        for first in range(0, len(cards), across):
            yield row(cards[first : first + across]).text(self.light)

    # The story

    def story(self, view: View[ConnectionState], width: int, height: int) -> Text:
        """The last events as sentences, as many as there is room for, the latest at the foot and brightest."""
        begin, lines = max(0, len(view.events) - LATEST), list[Text]()
        sentences = list(self.teller.story(view.events[begin:], self.reasons.told(view, begin)))
        for n, (sentence, why) in enumerate(sentences, 1):
            ink = self.ink("ink" if n == len(sentences) else "faint")
            lines += (Text(line, ink) for line in wrap(sentence, max(10, width)))
            lines += murmur(why, width, CARD_PALETTES[self.light]["faint"])
        return Text("\n").join(lines[-height:])


def row(cards: Sequence[Canvas]) -> Canvas:
    """Cards side by side."""
    drawn = Canvas(len(cards) * (WIDTH + GAP), HEIGHT)
    for place, card in enumerate(cards):
        drawn.paste(card, place * (WIDTH + GAP), 0)
    return drawn


def cut(text: str, room: int) -> str:
    return text if len(text) <= room else text[: room - 1] + "…"
