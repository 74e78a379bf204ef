"""What a view says in words: whose turn it is, what is left in the purses, the log, where he can be.

Everything here is told from one seat's view, so nothing here can tell a secret.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, cast

from gaslamp.agents.belief import believe
from gaslamp.board import KINDS
from gaslamp.core import CHANCE, SPECTATOR, Action, Event, Seat
from gaslamp.games import AnyGame
from gaslamp.games.vocabulary import FUGITIVE, Began, Move, Purse
from gaslamp.match import View
from gaslamp.record import Player
from gaslamp.terminal.casebook import PLACES, Casebook
from gaslamp.terminal.phrasing import PRIZES, say
from gaslamp.terminal.purses import fares_of, is_free, left, tokens
from gaslamp.terminal.typed import Menu
from gaslamp.words import Words

UNKNOWN = "?"


class Teller:
    """Speaks of one match in one language."""

    def __init__(self, words: Words, game: AnyGame, players: Sequence[Player]) -> None:
        self.words, self.game, self.players = words.about(game.name), game, players
        self.casebook = Casebook(self.words)

    def say(self, key: str, **details: object) -> str:
        return say(self.words, key, **details)

    def tell(self, event: Event) -> str:
        return self.words.tell(event, self.game, self.players)

    def pawn(self, pawn: int) -> str:
        return self.words.say("pawn-short", pawn=self.game.pawn_names[pawn])

    def letter(self, pawn: int) -> str:
        return self.say("letter", pawn=self.game.pawn_names[pawn])

    def who(self, view: View[Any], seat: Seat) -> str:
        """A seat by the name of whoever sits there, else by its pawns."""
        if name := self.name(seat):
            return name
        pawns = [self.pawn(pawn) for pawn in self.game.pawns if self.game.hand(view.state, pawn) == {seat}]
        return capital(", ".join(pawns))

    def name(self, seat: Seat) -> str:
        """What whoever sits there is called, if anything; fit for a screen, whatever a record said."""
        return self.say("name", name=self.players[seat].name) if 0 <= seat < len(self.players) else ""

    # The turn

    def turn(self, view: View[Any], seat: Seat | None) -> str:
        """The one sentence that says what is going on and what is wanted of whoever acts."""
        state = view.state
        if state.outcome:
            return self.tell(view.events[-1])
        if seat is None or seat == CHANCE:
            return self.say("turn-deal" if state.phase == "deal" else "turn-tile")
        if self.players[seat].agent is not None:
            return self.say("thinking", who=self.who(view, seat))
        wanted = self._detectives_turn(view) if state.phase == "answer" else self._fugitives_turn(view)
        name = self.name(seat)
        return f"{name}: {wanted}" if name else wanted

    def _detectives_turn(self, view: View[Any]) -> str:
        state = view.state
        people = {seat for seat in state.to_act if self.players[seat].agent is None}
        waiting = [pawn for pawn in state.waiting if self.game.hand(state, pawn) & people]
        waiting = [pawn for pawn in waiting if self.game.can_move(state, pawn)]
        if len(waiting) > 1:
            return capital(self.say("turn-several", pawns=", ".join(map(self.pawn, waiting))))
        return capital(self._pawns_turn(view, waiting[0])) if waiting else self.say("turn-token")

    def _pawns_turn(self, view: View[Any], pawn: int) -> str:
        key = "turn-free" if is_free(self.game, pawn) else "turn-pawn"
        return self.say(key, pawn=self.pawn(pawn), tickets=self.tickets(view, pawn))

    def _fugitives_turn(self, view: View[Any]) -> str:
        state = view.state
        if state.phase == "take":
            return self.say("turn-take", pawn=self.game.pawn_names[state.taking[0]])
        if state.phase == "choose":
            return self.say("turn-choose", shown=self.casebook.must_be_seen(view))
        if state.phase in ("settle", "land"):
            return self.say(f"turn-{state.phase}")
        half = "none" if not state.doubled else "first" if state.owed == 2 else "second"
        return self.say("turn-fugitive", half=half, tickets=self.tickets(view, FUGITIVE))

    def surfacing(self, view: View[Any]) -> str:
        return self.say("surfacing", moves=self._moves_until_surfacing(view))

    def heading(self, view: View[Any]) -> str:
        """The same in a few words, and which round it is."""
        round, rounds = view.state.round, getattr(self.game, "book", self.game.options).rounds
        return self.say("heading", round=round, rounds=rounds, moves=self._moves_until_surfacing(view))

    def _moves_until_surfacing(self, view: View[Any]) -> int:
        """0 if he need not show himself again."""
        made = len(view.state.log)
        due = (entry for entry in range(made + 1, self.game.entries + 1) if self.game.calls_for_surfacing(entry))
        return next(due, made) - made

    # Purses, log, board

    def tickets(self, view: View[Any], pawn: int) -> str:
        """A purse in words; fares that never run out are not counted."""
        counted = [(fare, left(view, pawn, fare)) for fare in fares_of(pawn)]
        tickets = [self.say(f"tickets-{fare}", count=count) for fare, count in counted if count is not None]
        if count := tokens(view, pawn):
            tickets.append(self.say("tickets-token", count=count))
        return ", ".join(tickets) or self.say("tickets-none")

    def fares(self, view: View[Any]) -> list[str]:
        """Who stands where with which tickets, and what lies beside the board."""
        stock = [self.say(where, tickets=self._prizes(purse)) for where, purse in self.casebook.stock(view)]
        pawns = [self.fares_at(view, pawn) for pawn in self.game.pawns]
        return [*pawns, *stock, *self.casebook.brief(view), *self.casebook.tile(view)]

    def _prizes(self, purse: Purse) -> str:
        return ", ".join(self.say(f"tickets-{fare}", count=getattr(purse, fare)) for fare in PRIZES)

    def fares_at(self, view: View[Any], pawn: int) -> str:
        station = view.state.stations[pawn] or UNKNOWN
        state = "stranded" if pawn in view.state.stranded else "moving"
        tickets = self.tickets(view, pawn)
        return capital(self.say("fares-of", pawn=self.pawn(pawn), station=station, tickets=tickets, state=state))

    def log(self, view: View[Any]) -> list[str]:
        entries = [
            self.say(
                "log-entry",
                entry=n,
                fare=self.words.say("fare", fare=entry.fare),
                station=entry.station or UNKNOWN,
                seen="surfaced" if entry.surfaced else "known" if entry.station else "hidden",
            )
            for n, entry in enumerate(view.state.log, 1)
        ]
        return [*(entries or [self.say("log-empty")]), self.surfacing(view)]

    def possible(self, view: View[Any]) -> list[str]:
        stations = possible(view)
        where = ", ".join(map(str, sorted(stations)))
        own = [self.say("you-are-at", station=self._own(view))] if self._own(view) else []
        return [*own, self.say("possible", count=len(stations), stations=where)]

    def _own(self, view: View[Any]) -> int | None:
        return cast(int | None, view.state.stations[FUGITIVE]) if view.seat == view.state.fugitive else None

    def board(self, view: View[Any], station: int | None) -> list[str]:
        """The ways out of a station, or of every station where a pawn can be seen."""
        if station is not None:
            return [self._exits(view, station)]
        return [
            capital(self.say("pawn-at", pawn=self.pawn(pawn), exits=self._exits(view, at)))
            for pawn, at in enumerate(view.state.stations)
            if at is not None
        ]

    def _exits(self, view: View[Any], station: int) -> str:
        ways = [
            f"{self.words.say('kind', kind=kind)} {', '.join(map(str, self.game.board.neighbours(station, kind)))}"
            for kind in KINDS
            if kind in self.game.board.kinds[station]
        ]
        marks = [*self.casebook.quarter(view, station), *self.casebook.notes(view, station)]
        return f"{station}: {'; '.join([*ways, *filter(None, [', '.join(marks)])])}"

    def marks(self, view: View[Any], station: int | None) -> list[str]:
        return self.casebook.marks(view) if station is None else self.board(view, station)

    # What may be done

    def menu(self, actions: Sequence[Action]) -> Menu:
        return Menu(actions, [self.words.offer(action, self.game) for action in actions])

    def offer_of(self, pawn: int, offer: str) -> str:
        """An offer with the pawn it is for."""
        return self.words.say("offer-of", pawn=self.game.pawn_names[pawn], offer=offer)

    def notes(self, view: View[Any], action: Action) -> list[str]:
        """What awaits the fugitive where an action takes him."""
        station = getattr(action, "station", None)
        return self.casebook.notes(view, station, PLACES) if station and action.seat == view.state.fugitive else []

    def groups(self, view: View[Any], menu: Menu) -> Iterator[tuple[int | None, list[int]]]:
        """The menu pawn by pawn: each pawn, and where its moves stand in the menu; no pawn for what is no ride."""
        pawns = [self._pawn_of(view, action) for action in menu.actions]
        for pawn, places in groupby(range(len(pawns)), key=pawns.__getitem__):
            yield pawn, list(places)

    def _pawn_of(self, view: View[Any], action: Action) -> int | None:
        if action.seat == view.state.fugitive:
            return FUGITIVE
        return action.pawn if isinstance(action, Move) else None


def capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def possible(view: View[Any]) -> frozenset[int]:
    """Where the fugitive can be for all this seat knows; to himself, what the detectives must consider."""
    if not view.state.round:
        return frozenset()
    knows = view.seat in (view.state.fugitive, CHANCE)
    return believe(view, eyes=SPECTATOR if knows else None)


def last_round(events: Sequence[Event]) -> int:
    """Where the round that is being played began."""
    began = [n for n, event in enumerate(events) if isinstance(event, Began)]
    return began[-1] if began else 0
