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
from gaslamp.games.vocabulary import FUGITIVE, Began, Purse
from gaslamp.match import View
from gaslamp.record import Player
from gaslamp.terminal.typed import Menu
from gaslamp.words import Words

UNKNOWN = "?"


class Teller:
    """Speaks of one match in one language."""

    def __init__(self, words: Words, game: AnyGame, players: Sequence[Player]) -> None:
        self.words, self.game, self.players = words, game, players

    def say(self, key: str, **details: object) -> str:
        return self.words.say(f"terminal-{key}", **details)

    def tell(self, event: Event) -> str:
        return self.words.tell(event, self.game, self.players)

    def pawn(self, pawn: int) -> str:
        return self.words.say("pawn-short", pawn=self.game.pawn_names[pawn])

    def letter(self, pawn: int) -> str:
        return self.say("letter", pawn=self.game.pawn_names[pawn])

    def who(self, seat: Seat) -> str:
        """A seat by the name of whoever sits there, else by its pawns."""
        if name := self.name(seat):
            return name
        pawns = [self.pawn(pawn) for pawn in self.game.pawns if self.game.owners[pawn] == seat]
        return capital(", ".join(pawns))

    def name(self, seat: Seat) -> str:
        """What whoever sits there is called, if anything; fit for a screen, whatever a record said."""
        return self.say("name", name=self.players[seat].name) if 0 <= seat < len(self.players) else ""

    # The turn

    def turn(self, view: View[Any], *, is_persons: bool) -> str:
        """The one sentence that says what is going on and what is wanted."""
        state = view.state
        if state.outcome:
            return self.tell(view.events[-1])
        if CHANCE in state.to_act:
            return self.say("turn-deal")
        if not is_persons:
            return self.say("thinking", who=self.who(min(state.to_act)))
        wanted = self._detectives_turn(view) if state.phase == "answer" else self._fugitives_turn(view)
        name = self.name(min(state.to_act))
        return f"{name}: {wanted}" if name else wanted

    def _detectives_turn(self, view: View[Any]) -> str:
        state = view.state
        seats = [seat for seat in state.to_act if self.players[seat].agent is None]
        waiting = [pawn for pawn in state.waiting if self.game.owners[pawn] in seats]
        if len(waiting) > 1:
            return capital(self.say("turn-several", pawns=", ".join(map(self.pawn, waiting))))
        return capital(self.say("turn-pawn", pawn=self.pawn(waiting[0]), tickets=self.tickets(view, waiting[0])))

    def _fugitives_turn(self, view: View[Any]) -> str:
        state = view.state
        if state.phase == "take":
            return self.say("turn-take", pawn=self.game.pawn_names[state.taking[0]])
        if state.phase == "choose":
            return self.say("turn-choose")
        half = "none" if not state.doubled else "first" if state.owed == 2 else "second"
        return self.say("turn-fugitive", half=half, tickets=self.tickets(view, FUGITIVE))

    def surfacing(self, view: View[Any]) -> str:
        return self.say("surfacing", moves=self._moves_until_surfacing(view))

    def heading(self, view: View[Any]) -> str:
        """The same in a few words, and which round it is."""
        round, rounds = view.state.round, self.game.options.rounds
        return self.say("heading", round=round, rounds=rounds, moves=self._moves_until_surfacing(view))

    def _moves_until_surfacing(self, view: View[Any]) -> int:
        """0 if he need not show himself again."""
        made = len(view.state.log)
        due = (entry for entry in range(made + 1, self.game.entries + 1) if self.game.calls_for_surfacing(entry))
        return next(due, made) - made

    # Purses, log, board

    def tickets(self, view: View[Any], pawn: int) -> str:
        """A purse in words; fares that never run out are not counted."""
        purse: Purse = view.state.purses[pawn]
        counted = pawn != FUGITIVE or self.game.options.fugitive_fares == "counted"
        plain = ("taxi", "bus", "underground") if counted else ()
        fares = (*plain, "black", "double") if pawn == FUGITIVE else plain
        return ", ".join(self.say(f"tickets-{fare}", count=getattr(purse, fare)) for fare in fares)

    def fares(self, view: View[Any]) -> list[str]:
        return [self._fares_of(view, pawn) for pawn in self.game.pawns]

    def _fares_of(self, view: View[Any], pawn: int) -> str:
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
        return cast(int | None, view.state.stations[FUGITIVE]) if view.seat == self.game.fugitive else None

    def board(self, view: View[Any], station: int | None) -> list[str]:
        """The ways out of a station, or of every station where a pawn can be seen."""
        if station is not None:
            return [self._exits(station)]
        return [
            capital(self.say("pawn-at", pawn=self.pawn(pawn), exits=self._exits(at)))
            for pawn, at in enumerate(view.state.stations)
            if at is not None
        ]

    def _exits(self, station: int) -> str:
        ways = [
            f"{self.words.say('kind', kind=kind)} {', '.join(map(str, self.game.board.neighbours(station, kind)))}"
            for kind in KINDS
            if kind in self.game.board.kinds[station]
        ]
        return f"{station}: {'; '.join(ways)}"

    # What may be done

    def menu(self, actions: Sequence[Action]) -> Menu:
        return Menu(actions, [self.words.offer(action, self.game) for action in actions])

    def groups(self, menu: Menu) -> Iterator[tuple[int, list[int]]]:
        """The menu pawn by pawn: each pawn, and where its moves stand in the menu."""
        pawns = [getattr(action, "pawn", FUGITIVE) for action in menu.actions]
        for pawn, places in groupby(range(len(pawns)), key=pawns.__getitem__):
            yield pawn, list(places)


def capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def possible(view: View[Any]) -> frozenset[int]:
    """Where the fugitive can be for all this seat knows; to himself, what the detectives must consider."""
    if view.state.phase == "deal":
        return frozenset()
    knows = view.seat in (cast(AnyGame, view.game).fugitive, CHANCE)
    return believe(view, eyes=SPECTATOR if knows else None)


def last_round(events: Sequence[Event]) -> int:
    """Where the round that is being played began."""
    began = [n for n, event in enumerate(events) if isinstance(event, Began)]
    return began[-1] if began else 0
