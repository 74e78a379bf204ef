"""What the three chases share: pawns, fares, lines, the log, surfacing, capture.

Pawn 0 is the fugitive, the others are the detectives'. A turn runs through public phases:

    deal ─► move ─► (choose ─► surface ─► take) ─► answer ─► the next round's move
              └─ twice in a double ─┘

`decide` records the action and then, one after another, the facts that the true state calls for
(`facts`); `apply` uses nothing but what the viewer was told, so it folds truth and views alike.
A game overrides the questions at the foot of `Chase`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from msgspec.structs import replace

from gaslamp.board import Board, Exit
from gaslamp.core import SPECTATOR, Action, Ended, Event, IllegalAction, Outcome, Seat, secret_fields
from gaslamp.games.hearsay import might, plausible
from gaslamp.games.refusals import Rules, rule_against
from gaslamp.games.vocabulary import (
    FUGITIVE,
    Began,
    Blocked,
    Caught,
    ChaseState,
    Cornered,
    Deal,
    Done,
    Double,
    Entry,
    Fare,
    Move,
    Opened,
    Phase,
    Stranded,
    Surfaced,
)

C = TypeVar("C", bound=ChaseState)
Fold: TypeAlias = Callable[[C, Any], C]
Offer: TypeAlias = Callable[[C, Seat], Sequence[Action]]


class Chase(ABC, Generic[C]):
    """The rules every chase is built on."""

    name: ClassVar[str]
    players: ClassVar[range]
    options_type: ClassVar[type[Any]]
    options: Any
    pawn_names: tuple[str, ...]
    vocabulary: ClassVar[tuple[type[Event], ...]] = (
        Deal, Move, Double, Done, Began, Surfaced, Blocked, Stranded, Caught, Cornered, Opened, Ended,
    )  # fmt: skip

    def __init__(self, *, board: Board, hands: Sequence[Collection[Seat]]) -> None:
        self.board = board
        self.hands = tuple(frozenset(seats) for seats in hands)  # who may move each pawn at some time
        self.owners: tuple[Seat, ...] = tuple(map(min, hands))  # who answers for it
        self.pawns = range(len(hands))
        self.detectives = self.pawns[1:]
        self.seats = len(frozenset().union(*self.hands))
        self.everybody: tuple[Seat, ...] = (SPECTATOR, *range(self.seats))
        self._folds: dict[type[Event], Fold[C]] = {
            Deal: self._dealt, Move: self._moved, Double: self._doubled, Done: self._done,
            Began: self._began, Surfaced: self._surfaced, Blocked: self._blocked, Stranded: self._stranded,
            Caught: self._shown, Cornered: self._shown, Opened: self._opened, Ended: self._ended,
        }  # fmt: skip
        self._offers: dict[Phase, Offer[C]] = {
            "deal": self._deals,
            "move": self._fugitive_moves,
            "answer": self._detective_moves,
        }

    # What may be done

    def legal(self, state: C, seat: Seat) -> Sequence[Action]:
        if seat not in state.to_act:
            return ()
        return self._offers[state.phase](state, seat)

    def allows(self, state: C, action: Action) -> bool:
        return action in self.legal(state, action.seat)

    def _deals(self, state: C, seat: Seat) -> Sequence[Action]:
        pawn = self._next_dealt(state)
        free = (card for card in self.start_cards(pawn) if card not in state.stations)
        return [Deal(seat=seat, pawn=pawn, station=card) for card in free]

    def _fugitive_moves(self, state: C, seat: Seat) -> Sequence[Action]:
        rides = self.rides(state, FUGITIVE)
        moves: list[Action] = [Move(seat=seat, pawn=FUGITIVE, fare=fare, station=station) for fare, station in rides]
        moves += self.escapes(state, seat)
        if moves and self.has_double(state):
            moves.append(Double(seat=seat))
        return moves

    def _detective_moves(self, state: C, seat: Seat) -> Sequence[Action]:
        # CL-12, ruling: players choose in which order they move their own pawns
        return [
            Move(seat=seat, pawn=pawn, fare=fare, station=station)
            for pawn in state.waiting
            if seat in self.movers(state, pawn)
            for fare, station in self.rides(state, pawn)
        ]

    def rides(self, state: C, pawn: int) -> Iterator[tuple[Fare, int]]:
        """The tickets a pawn may pay and where each takes it: plain fares by line, then black ones by station."""
        for kind, station, _ in self._ways(state, pawn):
            if kind != "ferry" and self.can_pay(state, pawn, kind):
                yield kind, station
        if self.can_pay(state, pawn, "black"):  # CL-18, CL-19: any line, the ferry included
            for station in sorted({way.station for way in self._ways(state, pawn)}):
                yield "black", station

    def _ways(self, state: C, pawn: int) -> Iterator[Exit]:
        barred = self.barred(state, pawn)
        for exit in self.exits(state, pawn):
            if exit.station not in barred and self.is_open(state, pawn, exit):
                yield exit

    def exits(self, state: C, pawn: int) -> tuple[Exit, ...]:
        """CL-9: the lines that stop where the pawn stands, not those that run past."""
        here = state.stations[pawn]
        assert here is not None, "the moves of a pawn this viewer cannot see"
        return self.board.exits[here]

    def can_move(self, state: C, pawn: int) -> bool:
        return next(self.rides(state, pawn), None) is not None

    def has_double(self, state: C) -> bool:
        """CL-17: a card left and two free entries; ruling: at most one double in a turn."""
        return state.purses[FUGITIVE].double > 0 and not state.doubled and len(state.log) + 2 <= self.entries

    # What follows

    def decide(self, state: C, action: Action) -> Iterator[Event]:
        event: Event = self.addressed(state, action)
        yield event
        state = self.apply(state, event)
        while facts := self.facts(state):
            for event in facts:
                yield event
                state = self.apply(state, event)

    def addressed(self, state: C, action: Action) -> Action:
        """The action with whom its secrets are for: everybody where it is done in the open, else the fugitive."""
        if not secret_fields(type(action)):
            return action
        return replace(action, known_to=self.everybody if self.is_public(action) else (state.fugitive,))

    def facts(self, state: C) -> Sequence[Event]:
        """What must be recorded next without anybody acting, as far as the viewer of this state can tell."""
        if state.outcome or state.phase == "deal":
            return ()
        if news := self._capture(state) or self._newly_stranded(state):
            return news
        return self._showing(state) if state.phase == "surface" else self._turn(state)

    def _capture(self, state: C) -> Sequence[Event]:
        here = state.stations[FUGITIVE]
        if here is None or here not in state.stations[1:]:
            return ()
        caught = Caught(pawn=state.stations.index(here, 1), station=here)  # SH-22, ruling: at once
        return (caught, *self.end(state, self.rules.caught, fugitive_won=False))

    def _showing(self, state: C) -> Sequence[Event]:
        here = state.stations[FUGITIVE]
        return () if here is None else (Surfaced(entry=len(state.log), station=here),)

    def _newly_stranded(self, state: C) -> Sequence[Event]:
        return [Stranded(pawn=p) for p in self.detectives if p not in state.stranded and self.is_stranded(state, p)]

    def _turn(self, state: C) -> Sequence[Event]:
        if state.phase == "move":
            return self._corner(state)
        if state.to_act:
            return ()
        if state.waiting:
            # CL-13, ruling: a pawn round which every station is occupied skips this turn and no more
            return [Blocked(pawn=p) for p in state.waiting if self.movers(state, p)]
        rule = state.round and self.rule_escaped(state)
        return self.end(state, rule, fugitive_won=True) if rule else (Began(round=state.round + 1),)

    def _corner(self, state: C) -> Sequence[Event]:
        # CL-20, SH-23, ruling: no move of any kind is a catch; CL-17, ruling: in the second half of a double too
        here = state.stations[FUGITIVE]
        if here is None or self.can_move(state, FUGITIVE) or self.escapes(state, state.fugitive):
            return ()
        return (Cornered(station=here), *self.end(state, self.rules.cornered, fugitive_won=False))

    def end(self, state: C, rule: str, *, fugitive_won: bool) -> Sequence[Event]:
        """CL-24: the log is opened, then the match is over."""
        stations = (state.start, *(entry.station for entry in state.log))
        winners = tuple(seat for seat in range(self.seats) if (seat == state.fugitive) is fugitive_won)
        return (
            Opened(stations=tuple(s for s in stations if s is not None)),
            Ended(outcome=Outcome(winners=winners, rule=rule, how=self.how(state, rule))),
        )

    def plausible(self, state: C, event: Event) -> bool:
        return plausible(self, state, event)

    def might(self, state: C, action: Action) -> bool:
        """Whether this may be an action of a fugitive whose place the viewer does not know."""
        return might(self, state, action)

    def refusal(self, state: C, action: Action) -> IllegalAction:
        return IllegalAction(self.rule_against(state, action))

    def rule_against(self, state: C, action: Action) -> str:
        return rule_against(self, state, action)

    # How the state changes

    def apply(self, state: C, event: Event) -> C:
        return self._folds[type(event)](state, event)

    def _dealt(self, state: C, event: Deal) -> C:
        state = replace(state, stations=put(state.stations, event.pawn, event.station))
        if event.pawn == FUGITIVE:  # the last to be dealt; CL-7: where he starts is no entry of the log
            return replace(state, start=event.station, phase="answer", to_act=frozenset())
        return state

    def _next_dealt(self, state: C) -> int:
        return next((pawn for pawn in self.detectives if state.stations[pawn] is None), FUGITIVE)

    def _began(self, state: C, event: Began) -> C:
        state = replace(state, round=event.round, owed=1, doubled=False)
        return replace(state, phase="move", to_act=frozenset({state.fugitive}))

    def _doubled(self, state: C, _: Double) -> C:
        purses = put(state.purses, FUGITIVE, state.purses[FUGITIVE].gain("double", -1))
        return replace(state, purses=purses, owed=2, doubled=True)

    def _moved(self, state: C, event: Move) -> C:
        state = self.charged(state, event.pawn, event.fare)
        if event.pawn == FUGITIVE:
            return self.after_move(self._entered(state, Entry(event.fare, event.station)))
        stations = put(state.stations, event.pawn, event.station)
        return self._waits(replace(state, stations=stations), without(state.waiting, event.pawn))

    def _entered(self, state: C, entry: Entry) -> C:
        """CL-15: the fugitive has gone where the new entry says, under the ticket that paid for it."""
        stations = put(state.stations, FUGITIVE, entry.station)
        return replace(state, stations=stations, log=(*state.log, entry), owed=state.owed - 1)

    def _surfaced(self, state: C, event: Surfaced) -> C:
        entry = Entry(state.log[-1].fare, event.station, surfaced=True)
        state = replace(state, stations=put(state.stations, FUGITIVE, event.station), log=(*state.log[:-1], entry))
        return self.after_surfacing(state)

    def _done(self, state: C, _: Done) -> C:
        return self._onward(state)

    def _onward(self, state: C) -> C:
        """After one move of the fugitive: the other half of a double, or the detectives' answer."""
        if state.owed:
            return replace(state, phase="move", to_act=frozenset({state.fugitive}))
        waiting = tuple(pawn for pawn in self.detectives if pawn not in state.stranded)
        return self._waits(replace(state, phase="answer"), waiting)

    def _blocked(self, state: C, event: Blocked) -> C:
        return self._waits(state, without(state.waiting, event.pawn))

    def _stranded(self, state: C, event: Stranded) -> C:
        state = replace(state, stranded=state.stranded | {event.pawn})
        return self._waits(state, without(state.waiting, event.pawn)) if event.pawn in state.waiting else state

    def _shown(self, state: C, event: Caught | Cornered) -> C:
        return replace(state, stations=put(state.stations, FUGITIVE, event.station))

    def _opened(self, state: C, event: Opened) -> C:
        start, *rest = event.stations
        log = tuple(Entry(e.fare, s, e.surfaced) for e, s in zip(state.log, rest, strict=True))
        stations = put(state.stations, FUGITIVE, event.stations[-1])
        return replace(state, start=start, stations=stations, log=log)

    def _ended(self, state: C, event: Ended) -> C:
        return replace(state, outcome=event.outcome, to_act=frozenset(), waiting=())

    def _waits(self, state: C, waiting: tuple[int, ...]) -> C:
        """These pawns have not moved yet; those whose turn it is and who hold one that can move act."""
        state = replace(state, waiting=waiting)
        movable = (self.movers(state, pawn) for pawn in waiting if self.can_move(state, pawn))
        return replace(state, to_act=frozenset().union(*movable))

    def movers(self, state: C, pawn: int) -> frozenset[Seat]:
        """CL-12: who may move the pawn now: the first seat that has any left, or all where the order is free."""
        if self.any_order:
            return self.hand(state, pawn)
        return self.hand(state, pawn) & {min(self.owners[other] for other in state.waiting)}

    # What a game may decide for itself

    def hand(self, state: C, pawn: int) -> frozenset[Seat]:
        """Whose pawn it is, as things stand."""
        return self.hands[pawn]

    def is_public(self, action: Action) -> bool:
        """Whether everybody may know of the action what it could hide."""
        return isinstance(action, Deal | Move) and action.pawn != FUGITIVE

    entries: int
    """How many windows the log has."""
    any_order: bool = False
    """Whether detectives move in any order, or seat by seat."""
    rules: ClassVar[Rules]

    @abstractmethod
    def start(self) -> C:
        """The state before any event."""

    @abstractmethod
    def start_cards(self, pawn: int) -> Sequence[int]:
        """The stations the pawn's start is drawn from."""

    def rule_escaped(self, state: C) -> str | None:
        """At the end of the detectives' turn: the rule by which the fugitive has won."""
        return None

    def how(self, state: C, rule: str) -> str:
        """Which of the rule's ways has ended the match, where it has several."""
        return ""

    def calls_for_surfacing(self, entry: int) -> bool:
        """Whether the fugitive shows himself after this entry."""
        return False

    def can_pay(self, state: C, pawn: int, fare: Fare) -> bool:
        count: int = getattr(state.purses[pawn], fare)
        return count > 0

    def charged(self, state: C, pawn: int, fare: Fare) -> C:
        """The state after a pawn has paid."""
        return replace(state, purses=put(state.purses, pawn, state.purses[pawn].gain(fare, -1)))

    def barred(self, state: C, pawn: int) -> Collection[int | None]:
        """Where the pawn may not stop. CL-11: on a detective; a detective on the fugitive makes the catch."""
        return state.stations[1:]

    def is_open(self, state: C, pawn: int, exit: Exit) -> bool:
        """Whether the pawn may ride this line at all."""
        return True

    def is_stranded(self, state: C, pawn: int) -> bool:
        """CL-13: no ticket it holds fits any line at its station."""
        here = state.stations[pawn]
        assert here is not None, "a pawn stands somewhere once it is dealt"
        return not any(kind != "ferry" and self.can_pay(state, pawn, kind) for kind in self.board.kinds[here])

    def escapes(self, state: C, seat: Seat) -> Sequence[Action]:
        """Moves of the fugitive that are no rides."""
        return ()

    def after_move(self, state: C) -> C:
        """The phase after the fugitive has made one move."""
        if self.calls_for_surfacing(len(state.log)):
            return replace(state, phase="surface", to_act=frozenset())
        return self._onward(state)

    def after_surfacing(self, state: C) -> C:
        return self._onward(state)


T = TypeVar("T")


def put(row: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    return (*row[:index], value, *row[index + 1 :])


def without(row: tuple[T, ...], value: T) -> tuple[T, ...]:
    return tuple(item for item in row if item != value)
