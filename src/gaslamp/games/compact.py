"""The compact game, rules CP-1 to CP-12: everybody is Mister X once, and what counts is points.

One match holds all rounds. Who is Mister X, the round and the points so far stand in the state; a round runs
through the phases of a chase, after a placement:

    place ─► deal ─► move ─► answer ─► (surface) ─► move …  ─► scored: place again, or the match is over

He is visible except in the turn after a black ticket.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, ClassVar, Literal, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import replace

from gaslamp.board import load_board
from gaslamp.core import CHANCE, Action, BadOptions, Ended, Event, Outcome, Seat
from gaslamp.games.chase import Chase, ChaseFold, ChaseOffer, put
from gaslamp.games.classic import Count, Stations
from gaslamp.games.hearsay import is_opened
from gaslamp.games.refusals import RuleIds
from gaslamp.games.setup import HeadStart, checked_options, points_ahead
from gaslamp.games.vocabulary import (
    FUGITIVE,
    Began,
    Blocked,
    Caught,
    ChaseState,
    Cornered,
    Deal,
    Fare,
    LogEntry,
    Move,
    Opened,
    Purse,
    Stranded,
    Surfaced,
)
from gaslamp.match import View

__all__ = [
    "Compact",
    "CompactOptions",
    "CompactState",
    "CompactView",
    "GiveUp",
    "Place",
    "Scored",
]

CompactPhase: TypeAlias = Literal["place", "deal", "move", "answer", "surface"]
End: TypeAlias = Literal["caught", "cornered", "spent", "stuck", "given-up"]
PRICES = {"taxi": 1, "bus": 2, "underground": 3}
"""CP-2: what a ticket is worth to whoever holds it in the end; ruling: as printed on it, not in the book."""
PENALTY = 3  # CP-8: the price of hiding


class CompactOptions(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Every number of the set-up; the defaults are the book's.

    >>> Compact(2, CompactOptions(black_tickets=3))
    <Compact 'compact', 2 seats, black_tickets=3>
    """

    board: str = "compact"
    black_tickets: Annotated[int, Meta(ge=1, le=4)] = 1
    taxi: Count = 12
    bus: Count = 8
    underground: Count = 4
    starts: Stations = ()
    head_start: HeadStart = ()


class Place(Action, frozen=True, kw_only=True):
    """CP-3: the detectives put one of their pawns on the board.

    >>> Place(seat=1, pawn=1, station=7)
    Place(seat=1, pawn=1, station=7)
    """

    pawn: int
    station: int


class GiveUp(Action, frozen=True, kw_only=True):
    """CP-10, ruling: a detectives' player is for giving up; when all are, the round is over.

    >>> GiveUp(seat=1)
    GiveUp(seat=1)
    """


class Scored(Event, frozen=True, kw_only=True):
    """CP-11: a round is over, and this is what its Mister X has made of it.

    >>> Scored(seat=0, points=17, how="caught")
    Scored(seat=0, points=17, how='caught')
    """

    seat: Seat
    points: int
    how: End


class CompactState(ChaseState, frozen=True, kw_only=True):
    """The compact game as one viewer knows it; None is what this viewer was not told.

    >>> state = Compact(3).start()
    >>> state.fugitive, state.stock.taxi
    (0, 12)
    """

    phase: CompactPhase = "place"
    stock: Purse
    """The tickets the detectives have left, all in one."""
    giving_up: frozenset[Seat] = frozenset()
    """Who is for giving up, until somebody moves on."""
    scores: tuple[int, ...] = ()
    """The points of every seat that has been Mister X, those it began with among them."""


COLOURS = ("red", "blue", "green")


class Compact(Chase[CompactState]):
    """The compact edition of Scotland Yard, for 2 to 4 players.

    >>> game = Compact(3)
    >>> game
    <Compact 'compact', 3 seats>
    >>> game.points(game.start())
    0
    """

    name = "compact"
    players: ClassVar[range] = range(2, 5)
    options_type: ClassVar[type[CompactOptions]] = CompactOptions
    options: CompactOptions
    any_order = True  # CP-6
    vocabulary: ClassVar[tuple[type[Event], ...]] = (
        Place, Deal, Began, Move, GiveUp, Surfaced, Blocked, Stranded, Caught, Cornered, Opened, Scored, Ended,
    )  # fmt: skip
    # CP-7, ruling: no two pawns share a station, and a Mister X who cannot move is caught, as in the other chases
    rules: ClassVar[RuleIds] = RuleIds(
        caught="CP-10", cornered="CP-7", secret="CP-8", turn="CP-6", deal="CP-3", pass_="CP-6", line="CP-5",
        occupied="CP-7", ferry="CP-9", black="CP-8", fugitive_fare="CP-4", fare="CP-6", double="CP-4",
        closed="CP-5", other="CP-10",
    )  # fmt: skip

    def __init__(self, seats: int = 4, options: CompactOptions | None = None) -> None:
        self.options = options = checked_options(self.options_type, seats, options)
        if seats not in self.players:
            raise BadOptions("seats-out-of-range", seats=seats, least=self.players[0], most=self.players[-1])
        super().__init__(board=load_board(options.board), hands=[range(seats)] * 4)
        self.pawn_names = ("fugitive", *COLOURS)
        self.rounds = seats  # CP-1: everybody is Mister X once
        self.entries = options.taxi + options.bus + options.underground  # at least one is paid in every turn
        self.ahead = points_ahead(options.head_start, seats)  # CP-1, house rule: somebody begins with points
        self.starts = options.starts or self.board.packs.get("fugitive", ())
        self.posts = tuple(s for s in self.board.stations if "underground" in self.board.kinds[s])  # CP-3
        self._check()

    @classmethod
    def full_table(cls, _: CompactOptions) -> int:
        """How many can play."""
        return cls.players[-1]

    def _check(self) -> None:
        """CP-3: wherever the detectives stand, a start must be left for Mister X."""
        if unknown := sorted(set(self.starts) - set(self.board.stations)):
            raise BadOptions("start-unknown", station=unknown[0], board=self.board.name)
        if len(set(self.starts)) < len(self.starts):
            raise BadOptions("starts-twice", option="starts")
        if len(self.posts) < len(self.detectives):
            raise BadOptions("posts-too-few", board=self.board.name, posts=len(self.posts), pawns=len(self.detectives))
        if len(self.starts) <= min(len(self.detectives), len(set(self.starts) & set(self.posts))):
            raise BadOptions("starts-too-few", pawns=len(self.pawns))

    def start(self) -> CompactState:
        return self._set_up(fugitive=0, scores=())

    def _set_up(self, *, fugitive: Seat, scores: tuple[int, ...]) -> CompactState:
        """CP-1, CP-2: the table at the beginning of a round."""
        o = self.options
        return CompactState(
            to_act=frozenset(range(self.seats)) - {fugitive},
            fugitive=fugitive,
            round=fugitive + 1,
            stations=(None,) * len(self.pawns),
            purses=(Purse(black=o.black_tickets), *(Purse() for _ in self.detectives)),
            stock=Purse(o.taxi, o.bus, o.underground),
            scores=scores,
        )

    # Who does what

    def hand(self, state: CompactState, pawn: int) -> frozenset[Seat]:
        """CP-1: the player who is Mister X now, and all the others together."""
        fugitive = frozenset({state.fugitive})
        return fugitive if pawn == FUGITIVE else self.hands[pawn] - fugitive

    def is_public(self, action: Action) -> bool:
        """CP-4, CP-8: all but where a black ticket takes him."""
        return not (isinstance(action, Move) and action.fare == "black")

    def offers(self) -> Mapping[str, ChaseOffer[CompactState]]:
        return {**super().offers(), "place": self._places}

    def _places(self, state: CompactState, seat: Seat) -> Sequence[Action]:
        waiting = [pawn for pawn in self.detectives if state.stations[pawn] is None]
        free = [station for station in self.posts if station not in state.stations]
        return [Place(seat=seat, pawn=pawn, station=station) for pawn in waiting for station in free]

    def detective_moves(self, state: CompactState, seat: Seat) -> Sequence[Action]:
        moves = super().detective_moves(state, seat)
        return moves if seat in state.giving_up else [*moves, GiveUp(seat=seat)]

    def start_cards(self, pawn: int) -> Sequence[int]:
        return self.starts  # CP-3, ruling: but for those where a detective stands

    # Paying

    def can_pay(self, state: CompactState, pawn: int, fare: Fare) -> bool:
        if pawn != FUGITIVE:
            return state.stock.count(fare) > 0
        # CP-4, CP-12; CP-9, ruling: each black ticket may be a boat
        return fare != "black" or (state.purses[FUGITIVE].black > 0 and not has_just_hidden(state))

    def charged(self, state: CompactState, pawn: int, fare: Fare) -> CompactState:
        """CP-6: a detective's ticket is handed to Mister X; he gives up nothing but his black ones."""
        purse = state.purses[FUGITIVE]
        if pawn != FUGITIVE:
            return replace(
                state, stock=state.stock.gain(fare, -1), purses=put(state.purses, FUGITIVE, purse.gain(fare))
            )
        is_paid = fare == "black"
        return replace(state, purses=put(state.purses, FUGITIVE, purse.gain(fare, -1))) if is_paid else state

    def points(self, state: CompactState) -> int:
        """CP-11: what Mister X would score if the round ended now with nothing more handed to him."""
        purse = state.purses[FUGITIVE]
        return price(purse) - PENALTY * (self.options.black_tickets - purse.black)

    # What follows

    def facts(self, state: CompactState) -> Sequence[Event]:
        if state.phase == "place" or state.outcome:
            return ()
        if len(state.scores) == self.seats:
            return (Ended(outcome=self._outcome(state.scores)),)
        return super().facts(state)

    def turn_facts(self, state: CompactState) -> Sequence[Event]:
        if state.phase == "answer" and not state.log:
            return (Began(round=state.round),)
        if state.giving_up == self.hand(state, self.detectives[0]) or not self._anybody_can_move(state):
            return self.end(state, self.rules.caught, fugitive_won=True)
        return super().turn_facts(state)

    def _anybody_can_move(self, state: CompactState) -> bool:
        """CP-10: who cannot move while all others stand still never will again: tickets only get fewer.

        Ruling: that nobody can is the same as giving up.
        """
        return any(self.can_move(state, pawn) for pawn in self.detectives)

    def end(self, state: CompactState, rule: str, *, fugitive_won: bool) -> Sequence[Event]:
        """The end of a round: what he noted is shown, and his points are counted."""
        stations = (state.start, *(entry.station for entry in state.log))
        points = self.points(handed_over(state) if fugitive_won else state)
        return (
            Opened(stations=tuple(s for s in stations if s is not None)),
            Scored(seat=state.fugitive, points=points, how=self._end(state, rule, fugitive_won=fugitive_won)),
        )

    def _end(self, state: CompactState, rule: str, *, fugitive_won: bool) -> End:
        if not fugitive_won:
            return "caught" if rule == self.rules.caught else "cornered"
        if state.stock.is_empty:
            return "spent"
        return "stuck" if not self._anybody_can_move(state) else "given-up"

    def _outcome(self, scores: tuple[int, ...]) -> Outcome:
        winners = tuple(seat for seat, points in enumerate(scores) if points == max(scores))  # CP-1, ruling: shared
        return Outcome(winners=winners, rule="CP-1", how="shared" if len(winners) > 1 else "")

    # How the state changes

    def folds(self) -> Mapping[type[Event], ChaseFold[CompactState]]:
        return {**super().folds(), Place: self._placed, GiveUp: self._gave_up, Scored: self._scored}

    def _placed(self, state: CompactState, event: Place) -> CompactState:
        state = replace(state, stations=put(state.stations, event.pawn, event.station))
        is_done = None not in state.stations[1:]
        return replace(state, phase="deal", to_act=frozenset({CHANCE})) if is_done else state

    def _gave_up(self, state: CompactState, event: GiveUp) -> CompactState:
        return replace(state, giving_up=state.giving_up | {event.seat})

    def moved(self, state: CompactState, event: Move) -> CompactState:
        return super().moved(replace(state, giving_up=frozenset()), event)

    def entered(self, state: CompactState, entry: LogEntry) -> CompactState:
        is_seen = entry.fare != "black"
        return super().entered(state, LogEntry(entry.fare, entry.station, surfaced=is_seen))

    def wait_for(self, state: CompactState, waiting: tuple[int, ...]) -> CompactState:
        """CP-8: once all have moved, Mister X comes out of hiding and moves again."""
        if waiting:
            return super().wait_for(state, waiting)
        state = replace(state, waiting=())
        if has_just_hidden(state):
            return replace(state, phase="surface", to_act=frozenset())
        return self.after_surfacing(state)

    def after_surfacing(self, state: CompactState) -> CompactState:
        return replace(state, phase="move", to_act=frozenset({state.fugitive}), owed=1)

    def _scored(self, state: CompactState, event: Scored) -> CompactState:
        scores = (*state.scores, self.ahead[event.seat] + event.points)
        if len(scores) < self.seats:
            return self._set_up(fugitive=state.fugitive + 1, scores=scores)
        final = state if event.how in ("caught", "cornered") else handed_over(state)
        return replace(final, scores=scores, to_act=frozenset())

    # What is refused, and what can be believed

    def rule_against(self, state: CompactState, action: Action) -> str:
        rule = super().rule_against(state, action)
        if rule == self.rules.black and state.purses[FUGITIVE].black and has_just_hidden(state):
            return "CP-12"
        return "CP-3" if rule == self.rules.other and isinstance(action, Place) else rule

    def plausible(self, state: CompactState, event: Event) -> bool:
        match event:
            case Scored():
                return is_opened(state) and event in self.facts(state)[-1:]
            case Cornered():  # CP-8: in his own turn he is always in sight
                return event in self.facts(state)[:1]
        return super().plausible(state, event) and self._fits_hiding(state, event)

    def _fits_hiding(self, state: CompactState, event: Event) -> bool:
        """CP-8: after hiding he comes out one line away from where he was last seen, and not under a detective."""
        if state.stations[FUGITIVE] is not None or not state.log:
            return True
        departure = (state.start, *(entry.station for entry in state.log))[-2]
        assert departure is not None, "never two black tickets in succession"
        near = {exit.station for exit in self.board.exits[departure]}
        match event:
            case Caught():
                return event.station in near
            case Surfaced() | Opened():
                station = event.stations[-1] if isinstance(event, Opened) else event.station
                return station in near - set(state.stations)
        return True


CompactView: TypeAlias = View[CompactState, Compact]
"""What a seat of the compact game is handed: `def act(self, view: CompactView) -> Action`."""


def has_just_hidden(state: CompactState) -> bool:
    return bool(state.log) and state.log[-1].fare == "black"


def handed_over(state: CompactState) -> CompactState:
    """CP-10: every ticket the detectives have left goes to Mister X."""
    purse = state.purses[FUGITIVE]
    for fare in Compact.fares.values():
        purse = purse.gain(fare, state.stock.count(fare))
    return replace(state, stock=Purse(), purses=put(state.purses, FUGITIVE, purse))


def price(purse: Purse) -> int:
    return sum(PRICES[fare] * purse.count(fare) for fare in Compact.fares.values())
