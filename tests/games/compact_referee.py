"""A second opinion on the compact game: a referee who follows matches with pencil and paper.

It shares nothing with the rules but the board and the words of the log, and works out anew, before every action,
what each seat may do, and after it whether the round is over and what Mister X has made of it (CP-1 to CP-12).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from gaslamp.core import CHANCE, Action, Ended, Event, Seat
from gaslamp.games.compact import Compact, GiveUp, Place, Scored
from gaslamp.games.vocabulary import Began, Blocked, Caught, Cornered, Deal, Move, Opened, Purse, Stranded, Surfaced

KINDS = ("taxi", "bus", "underground")
POUNDS = {"taxi": 1, "bus": 2, "underground": 3}
RED, GREEN = 1, 3


class CompactReferee:
    """Where everybody is, what is left and what was paid, and the points of the rounds before."""

    def __init__(self, game: Compact) -> None:
        self.game, self.board, self.options = game, game.board, game.options
        self.points: list[int] = []
        self.shuffle()

    def shuffle(self) -> None:
        """A round begins: everything goes back."""
        self.mister_x: Seat = len(self.points)
        self.stage = "placing"
        self.at: dict[int, int] = {}  # the detectives
        self.trail: list[int] = []  # Mister X, start first
        self.stock = Counter({kind: getattr(self.options, kind) for kind in KINDS})
        self.paid: Counter[str] = Counter()
        self.blacks, self.is_hidden = self.options.black_tickets, False
        self.moved: set[int] = set()
        self.for_it: set[Seat] = set()

    @property
    def others(self) -> set[Seat]:
        return set(range(self.game.seats)) - {self.mister_x}

    # What each seat may do

    def offers(self, seat: Seat) -> set[Action]:
        if self.stage == "placing" and seat in self.others:
            return set(self.placings(seat))
        if self.stage == "starting" and seat == CHANCE:
            free = set(self.game.starts) - set(self.at.values())
            return {Deal(seat=seat, pawn=0, station=station) for station in free}
        if self.stage == "fleeing" and seat == self.mister_x:
            return set(self.escapes())
        return set(self.hunts(seat)) if self.stage == "hunting" and seat in self.others else set()

    def placings(self, seat: Seat) -> Iterator[Action]:
        for pawn in range(RED, GREEN + 1):
            for station, kinds in self.board.kinds.items():
                if pawn not in self.at and "underground" in kinds and station not in self.at.values():
                    yield Place(seat=seat, pawn=pawn, station=station)

    def escapes(self) -> Iterator[Action]:
        can_hide = self.blacks > 0 and not self.is_hidden
        for way in self.board.exits[self.trail[-1]]:
            if way.station in self.at.values():
                continue
            if way.kind != "ferry":
                yield Move(seat=self.mister_x, pawn=0, fare=way.kind, station=way.station)
            if can_hide:
                yield Move(seat=self.mister_x, pawn=0, fare="black", station=way.station)

    def hunts(self, seat: Seat) -> Iterator[Action]:
        for pawn in set(self.at) - self.moved:
            yield from self.rides(seat, pawn)
        if seat not in self.for_it:
            yield GiveUp(seat=seat)

    def rides(self, seat: Seat, pawn: int) -> Iterator[Move]:
        for way in self.board.exits[self.at[pawn]]:
            if way.kind != "ferry" and self.stock[way.kind] and way.station not in self.at.values():
                yield Move(seat=seat, pawn=pawn, fare=way.kind, station=way.station)

    def stranded(self) -> set[int]:
        """Who has no ticket for any line where he stands."""
        return {pawn for pawn, here in self.at.items() if not any(self.stock[kind] for kind in self.board.kinds[here])}

    def purses(self) -> tuple[Purse, Purse]:
        """What Mister X was paid, with his black tickets, and the stock."""
        paid, stock = ({kind: held[kind] for kind in KINDS} for held in (self.paid, self.stock))
        return Purse(**paid, black=self.blacks), Purse(**stock)

    # How a round ends

    def verdict(self) -> str:
        """How the round has ended, or nothing while it goes on."""
        if not self.trail:
            return ""
        if self.trail[-1] in self.at.values():
            return "caught"
        if not self.stock.total():
            return "spent"
        if not any(list(self.rides(0, pawn)) for pawn in self.at):
            return "stuck"
        if self.for_it == self.others:
            return "given-up"
        return "cornered" if self.stage == "fleeing" and not list(self.escapes()) else ""

    def worth(self, verdict: str) -> int:
        handed = self.paid if verdict in ("caught", "cornered") else self.paid + self.stock
        pounds = sum(POUNDS[kind] * number for kind, number in handed.items())
        return pounds - 3 * (self.options.black_tickets - self.blacks)

    # What has happened

    def note(self, event: Event) -> None:
        getattr(self, f"note_{type(event).__name__.lower()}")(event)

    def note_place(self, event: Place) -> None:
        self.at[event.pawn] = event.station
        self.stage = "starting" if len(self.at) == 3 else "placing"

    def note_deal(self, event: Deal) -> None:
        assert event.station is not None
        self.trail.append(event.station)
        self.stage = "fleeing"

    def note_began(self, event: Began) -> None:
        assert event.round == self.mister_x + 1
        assert len(self.trail) == 1

    def note_move(self, event: Move) -> None:
        assert event.station is not None
        self.for_it.clear()
        if event.pawn == 0:
            self.flee(event.fare, event.station)
        else:
            self.stock[event.fare] -= 1
            self.paid[event.fare] += 1
            self.at[event.pawn] = event.station
            self.moved.add(event.pawn)
            self.pass_on()

    def flee(self, fare: str, station: int) -> None:
        self.is_hidden = fare == "black"
        self.blacks -= self.is_hidden
        self.trail.append(station)
        self.moved = set()
        self.stage = "hunting"

    def pass_on(self) -> None:
        """Once nobody who has still to move can, it is Mister X's turn."""
        if not any(list(self.rides(0, pawn)) for pawn in set(self.at) - self.moved):
            self.stage = "fleeing"

    def note_giveup(self, event: GiveUp) -> None:
        self.for_it.add(event.seat)

    def note_stranded(self, event: Stranded) -> None:
        assert event.pawn in self.stranded()

    def note_blocked(self, event: Blocked) -> None:
        assert self.stage == "fleeing"
        assert event.pawn not in self.moved | self.stranded()

    def note_surfaced(self, event: Surfaced) -> None:
        assert self.stage == "fleeing"
        assert self.is_hidden
        assert (event.entry, event.station) == (len(self.trail) - 1, self.trail[-1])

    def note_caught(self, event: Caught) -> None:
        assert self.at[event.pawn] == event.station == self.trail[-1]

    def note_cornered(self, event: Cornered) -> None:
        assert event.station == self.trail[-1]

    def note_opened(self, event: Opened) -> None:
        assert list(event.stations) == self.trail

    def note_scored(self, event: Scored) -> None:
        verdict = self.verdict()
        assert (event.seat, event.how, event.points) == (self.mister_x, verdict, self.worth(verdict))
        self.points.append(event.points)
        if len(self.points) < self.game.seats:
            self.shuffle()
        else:
            self.stage, self.trail = "over", []

    def note_ended(self, event: Ended) -> None:
        assert self.stage == "over"
        assert list(event.outcome.winners) == [seat for seat, sum in enumerate(self.points) if sum == max(self.points)]
