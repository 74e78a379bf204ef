"""What the three chases share: pawns, lines, the log, surfacing, capture.

Pawn 0 is the fugitive, the others are the detectives'. A turn runs through public phases; a game may put its own
between them (classic `choose` and `take`, the balloon of the Holmes edition, the compact game's `place`):

    deal ─► move ─► surface ─► answer ─► the next round's move
              └ twice in a double

`decide` records the action and then, one after another, the facts that the true state calls for (`facts`); `apply`
uses nothing but what the viewer was told, so it folds truth and views alike.

A game is made by answering these, and by nothing else; each says in its own docstring what it promises, and calls
`super()` for what the family does. Everything else in a chase is final or private (`tests/games/test_hooks.py`).

    what the game is        name players options_type options pawn_names vocabulary rules fares any_line
                            open_phases entries rounds any_order is_unlimited can_open_start
                            is_start_open
    how it begins and ends  start start_cards rule_escaped how end
    who may do, know what   hand is_public addressed calls_for_surfacing
    paying and going        can_pay charged barred is_open is_stranded has_double escapes
    what is on offer        offers deals detective_moves
    what follows            facts turn_facts
    the steps of a turn     folds began moved entered after_move after_surfacing onward wait_for
    refused and believed    rule_against plausible might
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any, TypeAlias, TypeVar, final

from msgspec.structs import replace

from gaslamp.board import Board, Exit
from gaslamp.core import SPECTATOR, Action, Ended, Event, IllegalAction, Outcome, Seat, secret_fields
from gaslamp.games.hearsay import might, plausible
from gaslamp.games.hooks import ChaseHooks
from gaslamp.games.refusals import rule_against
from gaslamp.games.setup import described
from gaslamp.games.vocabulary import (
    FUGITIVE,
    Began,
    Blocked,
    C,
    Caught,
    ChaseState,
    Cornered,
    Deal,
    Double,
    Fare,
    LogEntry,
    Move,
    Opened,
    Stranded,
    Surfaced,
)
from gaslamp.match import View

ChaseFold: TypeAlias = Callable[[C, Any], C]
"""How a state changes by one kind of event."""
ChaseOffer: TypeAlias = Callable[[C, Seat], Sequence[Action]]
"""What a seat may do in one phase."""


class Chase(ChaseHooks[C]):
    """The rules every chase is built on.

    >>> from gaslamp.games import GAMES
    >>> [name for name, kind in GAMES.items() if issubclass(kind, Chase)]
    ['classic', 'holmes', 'compact']
    """

    def __init__(self, *, board: Board, hands: Sequence[Collection[Seat]]) -> None:
        self.board = board
        self.hands = tuple(frozenset(seats) for seats in hands)  # who may move each pawn at some time
        self.owners: tuple[Seat, ...] = tuple(map(min, hands))  # who answers for it
        self.pawns = range(len(hands))
        self.detectives = self.pawns[1:]
        self.seats = len(frozenset().union(*self.hands))
        self.everybody: tuple[Seat, ...] = (SPECTATOR, *range(self.seats))
        self._folds = self.folds()
        self._offers = self.offers()

    def __repr__(self) -> str:
        return described(self)

    # What may be done

    def offers(self) -> Mapping[str, ChaseOffer[C]]:
        """What a seat that is to act may do, by phase."""
        return {"deal": self.deals, "move": self._fugitive_moves, "answer": self.detective_moves}

    @final
    def legal(self, state: C, seat: Seat) -> Sequence[Action]:
        """What the seat may do, in a defined order; for CHANCE the equally likely outcomes."""
        if seat not in state.to_act:
            return ()
        return self._offers[state.phase](state, seat)

    @final
    def allows(self, state: C, action: Action) -> bool:
        """Whether the action is legal."""
        return action in self.legal(state, action.seat)

    def deals(self, state: C, seat: Seat) -> Sequence[Action]:
        """The cards from which chance deals the next pawn its start."""
        pawn = self.next_dealt(state)
        free = (card for card in self.start_cards(pawn) if card not in state.stations)
        return [Deal(seat=seat, pawn=pawn, station=card) for card in free]

    def _fugitive_moves(self, state: C, seat: Seat) -> Sequence[Action]:
        rides = self.rides(state, FUGITIVE)
        moves: list[Action] = [Move(seat=seat, pawn=FUGITIVE, fare=fare, station=station) for fare, station in rides]
        moves += self.escapes(state, seat)
        if moves and self.has_double(state):
            moves.append(Double(seat=seat))
        return moves

    def detective_moves(self, state: C, seat: Seat) -> Sequence[Action]:
        """What a detectives' seat may do. CL-12, ruling: players choose in which order they move their own pawns."""
        return [
            Move(seat=seat, pawn=pawn, fare=fare, station=station)
            for pawn in state.waiting
            if seat in self.movers(state, pawn)
            for fare, station in self.rides(state, pawn)
        ]

    @final
    def rides(self, state: C, pawn: int) -> Iterator[tuple[Fare, int]]:
        """The tickets a pawn may pay and where each takes it: plain ones by line, then that for any line by station."""
        fares = self.fares
        for kind, station, _ in self._ways(state, pawn):
            if kind in fares and self.can_pay(state, pawn, fares[kind]):
                yield fares[kind], station
        if self.can_pay(state, pawn, self.any_line):
            for station in sorted({way.station for way in self._ways(state, pawn)}):
                yield self.any_line, station

    def _ways(self, state: C, pawn: int) -> Iterator[Exit]:
        barred = self.barred(state, pawn)
        for exit in self.exits(state, pawn):
            if exit.station not in barred and self.is_open(state, pawn, exit):
                yield exit

    @final
    def exits(self, state: C, pawn: int) -> tuple[Exit, ...]:
        """CL-9: the lines that stop where the pawn stands, not those that run past."""
        here = state.stations[pawn]
        assert here is not None, "the moves of a pawn this viewer cannot see"
        return self.board.exits[here]

    @final
    def can_move(self, state: C, pawn: int) -> bool:
        """Whether the pawn has a ride to take."""
        return next(self.rides(state, pawn), None) is not None

    # What follows

    @final
    def decide(self, state: C, action: Action) -> Iterator[Event]:
        """The allowed action, then all that follows from it."""
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
        return self._showing(state) if state.phase == "surface" else self.turn_facts(state)

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

    def turn_facts(self, state: C) -> Sequence[Event]:
        """What follows where nobody is caught, newly stranded or to be shown: a skipped pawn, a new round, the end."""
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
        """Whether the viewer whose state this is may take an event it is shown for true."""
        return plausible(self, state, event)

    def might(self, state: C, action: Action) -> bool:
        """Whether this may be an action of a fugitive whose place the viewer does not know."""
        return might(self, state, action)

    @final
    def refusal(self, state: C, action: Action) -> IllegalAction:
        """Why an action is not allowed."""
        return IllegalAction(self.rule_against(state, action))

    def rule_against(self, state: C, action: Action) -> str:
        """The rule that an action breaks which is not allowed."""
        return rule_against(self, state, action)

    # How the state changes

    def folds(self) -> Mapping[type[Event], ChaseFold[C]]:
        """How the state changes, by kind of event."""
        return {
            Deal: self._dealt, Move: self.moved, Double: self._doubled, Began: self.began, Surfaced: self._surfaced,
            Blocked: self._blocked, Stranded: self._stranded, Caught: self._shown, Cornered: self._shown,
            Opened: self._opened, Ended: self._ended,
        }  # fmt: skip

    @final
    def apply(self, state: C, event: Event) -> C:
        """The state after the event."""
        return self._folds[type(event)](state, event)

    def _dealt(self, state: C, event: Deal) -> C:
        if event.pawn == FUGITIVE:
            return self.set_out(state, event.station)
        return replace(state, stations=put(state.stations, event.pawn, event.station))

    @final
    def set_out(self, state: C, station: int | None) -> C:
        """The fugitive, who is the last to be dealt, begins here. CL-7: that is no entry of the log."""
        stations = put(state.stations, FUGITIVE, station)
        return replace(state, stations=stations, start=station, phase="answer", to_act=frozenset())

    @final
    def next_dealt(self, state: C) -> int:
        """The pawn that is dealt next, the fugitive last."""
        return next((pawn for pawn in self.detectives if state.stations[pawn] is None), FUGITIVE)

    def began(self, state: C, event: Began) -> C:
        """A new round: the fugitive is to move once."""
        state = replace(state, round=event.round, owed=1, doubled=False)
        return replace(state, phase="move", to_act=frozenset({state.fugitive}))

    def _doubled(self, state: C, _: Double) -> C:
        purses = put(state.purses, FUGITIVE, state.purses[FUGITIVE].gain("double", -1))
        return replace(state, purses=purses, owed=2, doubled=True)

    def moved(self, state: C, event: Move) -> C:
        """A pawn has paid and gone: the fugitive into his log, a detective to where all see it."""
        state = self.charged(state, event.pawn, event.fare)
        if event.pawn == FUGITIVE:
            return self.after_move(self.entered(state, LogEntry(event.fare, event.station)))
        stations = put(state.stations, event.pawn, event.station)
        return self.wait_for(replace(state, stations=stations), without(state.waiting, event.pawn))

    def charged(self, state: C, pawn: int, fare: Fare) -> C:
        """The state after a pawn has paid."""
        return replace(state, purses=put(state.purses, pawn, state.purses[pawn].gain(fare, -1)))

    def entered(self, state: C, entry: LogEntry) -> C:
        """CL-15: the fugitive has gone where the new entry says, under the ticket that paid for it."""
        stations = put(state.stations, FUGITIVE, entry.station)
        return replace(state, stations=stations, log=(*state.log, entry), owed=state.owed - 1)

    def _surfaced(self, state: C, event: Surfaced) -> C:
        entry = LogEntry(state.log[-1].fare, event.station, surfaced=True)
        state = replace(state, stations=put(state.stations, FUGITIVE, event.station), log=(*state.log[:-1], entry))
        return self.after_surfacing(state)

    def after_move(self, state: C) -> C:
        """The phase after the fugitive has made one move."""
        if self.calls_for_surfacing(len(state.log)):
            return replace(state, phase="surface", to_act=frozenset())
        return self.onward(state)

    def after_surfacing(self, state: C) -> C:
        """The phase after he has shown himself."""
        return self.onward(state)

    def onward(self, state: C) -> C:
        """After one move of the fugitive: the other half of a double, or the detectives' answer."""
        if state.owed:
            return replace(state, phase="move", to_act=frozenset({state.fugitive}))
        waiting = tuple(pawn for pawn in self.detectives if pawn not in state.stranded)
        return self.wait_for(replace(state, phase="answer"), waiting)

    def _blocked(self, state: C, event: Blocked) -> C:
        return self.wait_for(state, without(state.waiting, event.pawn))

    def _stranded(self, state: C, event: Stranded) -> C:
        state = replace(state, stranded=state.stranded | {event.pawn})
        return self.wait_for(state, without(state.waiting, event.pawn)) if event.pawn in state.waiting else state

    def _shown(self, state: C, event: Caught | Cornered) -> C:
        return replace(state, stations=put(state.stations, FUGITIVE, event.station))

    def _opened(self, state: C, event: Opened) -> C:
        start, *rest = event.stations
        log = tuple(LogEntry(e.fare, s, e.surfaced) for e, s in zip(state.log, rest, strict=True))
        stations = put(state.stations, FUGITIVE, event.stations[-1])
        return replace(state, start=start, stations=stations, log=log)

    def _ended(self, state: C, event: Ended) -> C:
        return replace(state, outcome=event.outcome, to_act=frozenset(), waiting=())

    def wait_for(self, state: C, waiting: tuple[int, ...]) -> C:
        """These pawns have not moved yet; those whose turn it is and who hold one that can move act."""
        state = replace(state, waiting=waiting)
        movable = (self.movers(state, pawn) for pawn in waiting if self.can_move(state, pawn))
        return replace(state, to_act=frozenset().union(*movable))

    @final
    def movers(self, state: C, pawn: int) -> frozenset[Seat]:
        """CL-12: who may move the pawn now: the first seat that has any left, or all where the order is free."""
        if self.any_order:
            return self.hand(state, pawn)
        return self.hand(state, pawn) & {min(self.owners[other] for other in state.waiting)}


AnyChase: TypeAlias = Chase[Any]
"""A game with a fugitive, whichever it is."""
ChaseView: TypeAlias = View[ChaseState, AnyChase]
"""The view of a game with a fugitive, whichever it is: `def act(self, view: ChaseView) -> Action`."""

T = TypeVar("T")


def put(row: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    return (*row[:index], value, *row[index + 1 :])


def without(row: tuple[T, ...], value: T) -> tuple[T, ...]:
    return tuple(item for item in row if item != value)
