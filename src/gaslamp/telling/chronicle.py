"""How a chase that is over went, as all may know it: his way, and what could be known of it at each step.

Everything is folded from the events as a spectator saw them, and told only of rounds whose log lies open (CL-24).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from gaslamp.agents.belief.filter import Belief
from gaslamp.core import CHANCE, SPECTATOR, Action, Event, Seat
from gaslamp.games import AnyChase
from gaslamp.games.powers import Commit, Land
from gaslamp.games.vocabulary import FUGITIVE, Caught, ChaseState, Cornered, Double, Move, Opened


class Known(Struct, frozen=True):
    """What everybody knew once he had made an entry, before the detectives answered."""

    possible: tuple[int, ...]
    """Where he could be."""
    stations: tuple[int | None, ...]
    """Where the pawns were seen."""


class Stop(Struct, frozen=True, kw_only=True):
    """A station of his way; the first one is where he began."""

    station: int
    fare: str = ""
    surfaced: bool = False
    crime: bool = False
    known: Known


class Miss(Struct, frozen=True, kw_only=True):
    """How near the detectives were when they had moved and had not caught him."""

    entry: int
    moves: int
    pawn: int


class FlightRecord(Struct, frozen=True, kw_only=True):
    """One way from its start to its end."""

    seat: Seat
    """Who fled."""
    stops: tuple[Stop, ...]
    doubles: int
    misses: tuple[Miss, ...]
    caught: bool


def chronicle(game: AnyChase, events: Sequence[Event]) -> tuple[FlightRecord, ...]:
    """Every way whose log lies open, in order; the events may be as anybody saw them."""
    return tuple(_Chronicler(game).read(events))


class _Chronicler:
    def __init__(self, game: AnyChase) -> None:
        self.game, self.belief = game, Belief(game, eyes=SPECTATOR)
        self._start_over()

    def _start_over(self) -> None:
        self.known: dict[int, Known] = {}
        self.posts: dict[int, tuple[int | None, ...]] = {}
        """Where the detectives stood after they had answered an entry."""
        self.crimes: set[int] = set()
        self.doubles = 0
        self.is_answered = self.is_caught = False

    def read(self, events: Sequence[Event]) -> Iterator[FlightRecord]:
        for n, event in enumerate(events, 1):
            self.belief.update(events[:n])
            self._note(event, self.belief.state)
            if isinstance(event, Opened):
                yield self._flight(self.belief.state)
                self._start_over()

    def _note(self, event: Event, state: ChaseState) -> None:
        entry = len(state.log)
        self.is_caught |= isinstance(event, Caught | Cornered)
        self.is_answered = self._answers(event, state)
        if not self.is_answered and self.belief.odds:
            self.known[entry] = Known(tuple(sorted(self.belief.odds)), state.stations)
        elif entry and not self.is_caught and (state.phase == "move" or isinstance(event, Opened)):
            self.posts[entry] = state.stations
        if isinstance(event, Cornered):
            self.posts.pop(entry, None)
        if isinstance(event, Commit):
            self.crimes.add(entry)
        self.doubles += isinstance(event, Double)

    def _answers(self, event: Event, state: ChaseState) -> bool:
        """Whether the detectives have begun to answer his last entry, or need not any more."""
        if isinstance(event, Land) or (isinstance(event, Move) and event.pawn == FUGITIVE):
            return False
        is_theirs = isinstance(event, Action) and event.seat not in (state.fugitive, CHANCE) and bool(state.log)
        return self.is_answered or is_theirs or self.is_caught or isinstance(event, Opened)

    def _flight(self, state: ChaseState) -> FlightRecord:
        stations = (state.start, *(entry.station for entry in state.log))
        misses = tuple(self._miss(n, station) for n, station in enumerate(stations) if n in self.posts and station)
        return FlightRecord(
            seat=state.fugitive,
            stops=tuple(self._stops(state)),
            doubles=self.doubles,
            misses=misses,
            caught=self.is_caught,
        )

    def _stops(self, state: ChaseState) -> Iterator[Stop]:
        assert state.start is not None, "the log lies open"
        yield Stop(station=state.start, known=self.known[0])
        for n, entry in enumerate(state.log, 1):
            assert entry.station is not None, "the log lies open"
            yield Stop(
                station=entry.station,
                fare=entry.fare,
                surfaced=entry.surfaced,
                crime=n in self.crimes,
                known=self.known[n],
            )

    def _miss(self, entry: int, station: int) -> Miss:
        """By the lines a detective may ride, whatever tickets and pawns are in the way."""
        away = self.game.board.distances(station)
        posts = self.posts[entry]
        moves, pawn = min((away.get(posts[pawn] or 0, len(away)), pawn) for pawn in self.game.detectives)
        return Miss(entry=entry, moves=moves, pawn=pawn)
