"""A chase as coloured text: the travel log, the purses, what last happened."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from textwrap import wrap

from rich.style import Style
from rich.text import Text

from gaslamp.core import Action
from gaslamp.drawing.lights import PALETTES, Light
from gaslamp.games.compact import PENALTY, PRICES, Compact, CompactState, price
from gaslamp.games.vocabulary import FUGITIVE, ChaseState, Purse, TicketKind
from gaslamp.match import View
from gaslamp.presentation import chase_of, ledger_of, presentation_of
from gaslamp.presentation.chase import FARES, PRIZES
from gaslamp.record import Player
from gaslamp.telling.chase import UNKNOWN, Teller
from gaslamp.telling.reasons import Reasons
from gaslamp.terminal.captions import say
from gaslamp.terminal.chase.mapview import rich_style
from gaslamp.terminal.chase.painter import pawn_style
from gaslamp.terminal.game_panel import murmur

COLUMNS = 3
FEWEST = 9
"""Windows of a log that is only as long as it must be."""
SCROLLBAR = 2
ENDLESS, NOWHERE = "∞", "–"
BOT = "⚙"
TOKEN = "●"


class ChaseRenderer:
    """One match in one light, so many columns wide."""

    def __init__(self, teller: Teller, reasons: Reasons, light: Light, width: int) -> None:
        self.teller, self.reasons, self.game = teller, reasons, teller.game
        self.palette, self.light = PALETTES[light], light
        self.width = width

    def _cut(self, lines: Sequence[Text]) -> Text:
        """Lines that are cut off rather than wrapped."""
        for line in lines:
            line.truncate(self.width, overflow="ellipsis")
        return Text("\n").join(lines)

    # The travel log

    def log(self, view: View[ChaseState]) -> Text:
        """All windows in three columns; those where he surfaces are marked."""
        rows = -(-self._windows(view) // COLUMNS)
        heading = Text(self.teller.heading(view), Style(color=self.palette["faint"], italic=True))
        windows = [self._log_row(view, range(row, self._windows(view) + 1, rows)) for row in range(1, rows + 1)]
        return self._cut([heading, *windows])

    def _windows(self, view: View[ChaseState]) -> int:
        """How many are shown: all, but in the open a log needs few."""
        return max(FEWEST, len(view.state.log)) if ledger_of(view) else self.game.entries

    def _log_row(self, view: View[ChaseState], entries: Iterable[int]) -> Text:
        return Text(" ").join(self._window(view, entry) for entry in entries)

    def _window(self, view: View[ChaseState], entry: int) -> Text:
        surfaces = self.game.calls_for_surfacing(entry)
        number = Style(color=self.palette["heat"], bold=True) if surfaces else Style(color=self.palette["faint"])
        if entry > len(view.state.log):
            return Text.assemble((f"{'○' if surfaces else ' '}{entry:>2}", number), (" ·" + " " * 4, number))
        written = view.state.log[entry - 1]
        mark = "●" if written.surfaced else "○" if surfaces else " "
        station = Style(color=self.palette["heat" if written.surfaced else "ink"], bold=written.surfaced)
        shown = str(written.station or "")
        return Text.assemble((f"{mark}{entry:>2}", number), " ", self.ticket(written.fare), (f"{shown:>4}", station))

    def ticket(self, fare: str) -> Text:
        sign = self.teller.ticket(fare)
        if fare not in self.palette:
            return Text(sign, Style(color=self.palette["fugitive"], bold=True))
        return Text(sign, Style(color=self.palette["page"], bgcolor=self.palette[fare], bold=True))

    # The purses

    def purses(self, view: View[ChaseState]) -> Text:
        if found := ledger_of(view):
            return self._cut(self._ledger(view, *found))
        header = Text.assemble(" " * 10, *(self._heading(fare) for fare in (*FARES, *PRIZES)))
        return self._cut([header, *(self._purse(view, pawn) for pawn in self.game.pawns)])

    def _heading(self, fare: str) -> Text:
        ticket = self.ticket(fare)
        return Text.assemble(" " * (3 - len(ticket)), ticket)

    def _purse(self, view: View[ChaseState], pawn: int) -> Text:
        state = view.state
        counts = [f"{self._count(view, pawn, fare):>3}" for fare in presentation_of(self.game).fares(pawn)]
        colour = self.palette["faint" if pawn in state.stranded else "ink"]
        return Text.assemble(
            self._pawn(view, pawn),
            ("".join(counts), Style(color=colour, strike=pawn in state.stranded)),
            (self._tokens(view, pawn) if pawn != FUGITIVE else "", Style(color=self.palette["glow"], bold=True)),
            (" " + self._name(view, pawn), Style(color=self.palette["faint"])),
        )

    def _pawn(self, view: View[ChaseState], pawn: int) -> Text:
        """Whether it is to move, its letter, where it stands."""
        at = view.state.stations[pawn] or (NOWHERE if view.state.phase == "place" else UNKNOWN)
        is_struck = pawn in view.state.stranded and ledger_of(view) is not None  # elsewhere its tickets are
        return Text.assemble(
            ("▸ " if self._is_next(view, pawn) else "  ", Style(color=self.palette["target"], bold=True)),
            (f" {self.teller.letter(pawn):<2}", self._pawn_style(pawn)),
            (f"{at:>4}", Style(color=self.palette["ink"], bold=True, strike=is_struck)),
            " ",
        )

    def _is_next(self, view: View[ChaseState], pawn: int) -> bool:
        state = view.state
        if state.phase == "place":
            return pawn != FUGITIVE and state.stations[pawn] is None
        is_next = pawn in state.waiting if state.phase == "answer" else pawn == FUGITIVE and bool(state.to_act)
        return is_next and bool(self.game.hand(state, pawn) & state.to_act)

    def _pawn_style(self, pawn: int) -> Style:
        return rich_style(pawn_style(self.game.pawn_names[pawn], self.light))

    def _count(self, view: View[ChaseState], pawn: int, fare: TicketKind) -> str:
        count = chase_of(view).left(view.state, pawn, fare)
        return ENDLESS if count is None else str(count)

    def _tokens(self, view: View[ChaseState], pawn: int) -> str:
        """As many lamps as a character has tokens, where others have black tickets and doubles."""
        count = chase_of(view).tokens(view.state, pawn) or 0
        lamps = TOKEN * count if count <= 3 else f"{count}{TOKEN}"
        return f"{lamps:>6}"

    def _name(self, view: View[ChaseState], pawn: int) -> str:
        """Who plays it, a bot with its sign, since there is no room for a word; else the pawn."""
        hand = self.game.hand(view.state, pawn)
        player = dict(enumerate(self.teller.players)).get(min(hand), Player()) if len(hand) == 1 else Player()
        return f"{BOT}{player.name}" if player.agent and player.name else player.name or self.teller.pawn(pawn)

    # Prices, the common stock and the points

    def _ledger(self, view: View[ChaseState], game: Compact, state: CompactState) -> list[Text]:
        """What tickets are worth, what he was handed, what the detectives have in common, where everybody stands."""
        faint, handed = Style(color=self.palette["faint"]), state.purses[FUGITIVE]
        heads = [self._heading(fare) for fare in presentation_of(game).fares(FUGITIVE)]
        prices = "".join(f"{points:>3}" for points in (*PRICES.values(), -PENALTY))
        points, worth, common = (say(self.teller.words, key) for key in ("pts", "price", "common"))
        return [
            Text.assemble(" " * 10, *heads, (f"{points:>5}", faint)),
            Text(f"  {worth:<8}{prices}", faint),
            self._pawn(view, FUGITIVE).append(f"{_counts(handed)}{handed.black:>3}{game.points(state):>5}"),
            Text(f"  {common:<8}{_counts(state.stock)}{price(state.stock):>8}"),
            Text.assemble(*(self._pawn(view, pawn) for pawn in game.detectives)),
        ]

    # The case

    def case(self, view: View[ChaseState]) -> Text:
        """What lies beside the board, in as few lines as may be."""
        book, say = self.teller.casebook, self.teller.say
        stock = [say(where, tickets=self._prizes(purse)) for where, purse in book.stock(view)]
        points = [*self.teller.ledger.scores(view), *self.teller.ledger.notices(view)]
        return Text("\n".join(self._packed([*book.brief(view), *stock, *points])), self.palette["ink"])

    def _packed(self, notices: Iterable[str]) -> list[str]:
        """As many as find room beside each other, the others below."""
        lines: list[str] = []
        for notice in notices:
            if lines and len(lines[-1]) + len(notice) + 3 <= self.width:
                lines[-1] += f" · {notice}"
            else:
                lines += wrap(notice, self.width)
        return lines

    def _prizes(self, purse: Purse) -> str:
        return ", ".join(f"{purse.count(fare)} {self.teller.ticket(fare)}" for fare in PRIZES)

    # What may be done

    def choice(self, view: View[ChaseState], number: int, action: Action, offer: str, signs: str = "") -> Text:
        """A line of the menu, or as many as it takes; the letter of the pawn that acts stands before it."""
        line, pawn = Text(f"{number:>2} "), getattr(action, "pawn", FUGITIVE)
        if action.seat != view.state.fugitive and pawn != FUGITIVE:
            line.append(self.teller.letter(pawn), self._pawn_style(pawn)).append(" ")
        elif signs and action.seat == view.state.fugitive:
            offer = f"{offer} {signs}"  # what awaits him there
        room = self.width - SCROLLBAR - len(line)
        if len(offer) > room:  # the letter will do
            offer = offer.removeprefix(self.teller.offer_of(pawn, ""))
        return line.append(f"\n{' ' * len(line)}".join(wrap(offer, room)))

    # The story

    def story(self, view: View[ChaseState], width: int, height: int) -> Text:
        """The last events as sentences, as many as there is room for, the latest at the foot and brightest."""
        begin, lines = max(0, len(view.events) - height), list[Text]()
        events, whys = view.events[begin:], self.reasons.told(view, begin)
        for n, event in enumerate(events):
            ink = Style(color=self.palette["ink" if n == len(events) - 1 else "faint"])
            lines += (Text(line, ink) for line in wrap(self.teller.tell(event), max(10, width)))
            lines += murmur(whys.get(n, ""), width, self.palette["faint"])
        return Text("\n").join(lines[-height:])


def _counts(purse: Purse) -> str:
    return "".join(f"{purse.count(fare):>3}" for fare in FARES)
