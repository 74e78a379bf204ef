"""What the Sherlock Holmes edition adds to a chase: rules SH-25 to SH-36, crimes included.

In `original` mode there are no tokens, no crimes and no hideouts, so none of this ever comes up.
What each use tells everybody is the public event itself; `docs/reference/events.md` has the table.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar, Literal, TypeAlias

from msgspec.structs import replace

from gaslamp.core import CHANCE, Action, Event, Seat
from gaslamp.games.chase import Chase, ChaseFold, ChaseOffer, put, without
from gaslamp.games.vocabulary import FUGITIVE, Began, ChaseState, Done, LogEntry, Move, Purse

HolmesPhase: TypeAlias = Literal[
    "deal", "settle", "move", "balloon", "land", "choose", "surface", "answer", "ask",
]  # fmt: skip
Character: TypeAlias = Literal["sherlock", "watson", "irene", "mycroft", "lestrade"]
StationSymbol: TypeAlias = Literal["park", "monument", "river"]
AbilityQuestion: TypeAlias = Literal["quarter", "park", "monument", "river", "past"]
Banned: TypeAlias = Literal["bus", "underground"]
Prize: TypeAlias = Literal["black", "double"]
Tile: TypeAlias = tuple[int, ...]
QUARTERS = ("I", "II", "III", "IV")
SYMBOLS: tuple[StationSymbol, ...] = ("park", "monument", "river")
QUESTIONS: dict[str, tuple[AbilityQuestion, ...]] = {"sherlock": ("quarter",), "watson": SYMBOLS, "mycroft": ("past",)}
FIRST_PAST = 3
"""SH-29, ruling: the first entry at which there is one two moves back."""


class Commit(Action, frozen=True, kw_only=True):
    """SH-14: a crime where Moriarty stands; where that is stays his secret.

    >>> Commit(seat=0)
    Commit(seat=0)
    """


class Collect(Action, frozen=True, kw_only=True):
    """SH-33: at a hideout Moriarty takes a ticket from the supply.

    >>> Collect(seat=0, fare="black")
    Collect(seat=0, fare='black')
    """

    fare: Prize


class LieLow(Action, frozen=True, kw_only=True):
    """SH-34: at a hideout Moriarty stays hidden where he should surface.

    >>> LieLow(seat=0)
    LieLow(seat=0)
    """


class Fly(Action, frozen=True, kw_only=True):
    """SH-35: Moriarty leaves a hideout by balloon.

    >>> Fly(seat=0)
    Fly(seat=0)
    """


class Turn(Action, frozen=True, kw_only=True):
    """Chance turns up one of Moriarty's face-down tiles.

    >>> Turn(seat=CHANCE, tile=(51, 103))
    Turn(seat=-1, tile=(51, 103))
    """

    tile: Tile


class Land(Action, frozen=True, kw_only=True):
    """Moriarty names the station of the tile where he comes down.

    >>> Land(seat=0, station=51)
    Land(seat=0, station=51)
    """

    station: int


class Ask(Action, frozen=True, kw_only=True):
    """SH-26, SH-28, SH-29: a character spends a token on a question.

    >>> Ask(seat=1, pawn=1, about="quarter")
    Ask(seat=1, pawn=1, about='quarter')
    """

    pawn: int
    about: AbilityQuestion


class Ban(Action, frozen=True, kw_only=True):
    """SH-27: Irene forbids Moriarty a ticket in his next turn.

    >>> Ban(seat=2, pawn=3, fare="underground")
    Ban(seat=2, pawn=3, fare='underground')
    """

    pawn: int
    fare: Banned


class Barricade(Action, frozen=True, kw_only=True):
    """SH-30: Lestrade closes the station he left or reached this turn.

    >>> Barricade(seat=1, pawn=4, station=74)
    Barricade(seat=1, pawn=4, station=74)
    """

    pawn: int
    station: int


class Located(Event, frozen=True, kw_only=True):
    """Moriarty names the quarter he is in.

    >>> Located(quarter="II")
    Located(quarter='II')
    """

    quarter: str


class Confirmed(Event, frozen=True, kw_only=True):
    """Moriarty says whether his station carries a symbol.

    >>> Confirmed(symbol="park", carries=False)
    Confirmed(symbol='park', carries=False)
    """

    symbol: StationSymbol
    carries: bool


class Recalled(Event, frozen=True, kw_only=True):
    """Moriarty tells where he was at an earlier entry.

    >>> Recalled(entry=4, station=74)
    Recalled(entry=4, station=74)
    """

    entry: int
    station: int


class HolmesState(ChaseState, frozen=True, kw_only=True):
    """The Sherlock Holmes edition as one viewer knows it; None is what this viewer was not told.

    >>> from gaslamp import make_game
    >>> make_game("holmes", 3, {"mode": "sherlock"}).start().tokens
    (0, 2, 2, 0, 0)
    """

    phase: HolmesPhase = "deal"
    supply: Purse
    promised: Purse = Purse()
    """Taken at a hideout, to be had after the detectives' turn."""
    tile: Tile | None = None
    """Moriarty's own start tile."""
    turned: tuple[Tile, ...] = ()
    """Tiles the balloon has turned up."""
    flown: bool = False
    crimes: tuple[int | None, ...] = ()
    """The scenes Moriarty still holds."""
    committed: int = 0
    used: bool = False
    """Whether the hideout of this arrival has been used."""
    low: bool = False
    tokens: tuple[int, ...] = ()
    spent: bool = False
    """Whether a token was spent in this turn of the detectives."""
    asked: AbilityQuestion | None = None
    ban: Banned | None = None
    roadblocks: frozenset[int] = frozenset()
    trail: tuple[int, ...] = ()
    """The stations Lestrade left and reached this turn."""
    passed: frozenset[Seat] = frozenset()
    """Seats that leave it at their moves this turn."""


POWERS: tuple[type[Event], ...] = (
    Commit, Collect, LieLow, Fly, Turn, Land, Ask, Ban, Barricade, Located, Confirmed, Recalled,
)  # fmt: skip


class Powers(Chase[HolmesState]):
    """Hideouts, crimes and abilities; `Holmes` sets the game up."""

    characters: tuple[Character, ...]
    """The detectives in play; pawn n is characters[n - 1]."""
    hideouts: frozenset[int]
    scenes: frozenset[int]
    tiles: tuple[Tile, ...]
    crimes: int
    """How many crimes win the game."""
    has_powers: bool
    open_phases = Chase.open_phases | {"choose", "land", "balloon"}

    RULES_OF_POWERS: ClassVar[dict[type[Action], str]] = {
        Commit: "SH-14", Collect: "SH-33", LieLow: "SH-34", Fly: "SH-35", Turn: "SH-35", Land: "SH-35",
        Ban: "SH-27", Barricade: "SH-30",
    }  # fmt: skip
    RULES_OF_QUESTIONS: ClassVar[dict[AbilityQuestion, str]] = {
        "quarter": "SH-26", "park": "SH-28", "monument": "SH-28", "river": "SH-28", "past": "SH-29",
    }  # fmt: skip

    def folds(self) -> Mapping[type[Event], ChaseFold[HolmesState]]:
        return {
            **super().folds(), Done: self._done,
            Commit: self._committed, Collect: self._collected, LieLow: self._lay_low, Fly: self._flew,
            Turn: self._turned, Land: self._landed, Ask: self._asked, Ban: self._banned, Barricade: self._barred,
            Located: self._answered, Confirmed: self._answered, Recalled: self._recalled,
        }  # fmt: skip

    def offers(self) -> Mapping[str, ChaseOffer[HolmesState]]:
        return {**super().offers(), "choose": self._choices, "balloon": self._turns, "land": self._landings}

    # Moriarty after a move

    def after_move(self, state: HolmesState) -> HolmesState:
        """Every move ends with `Done`, whether or not anything is on offer: to be asked must tell nothing."""
        if not self.has_powers:
            return super().after_move(state)
        return replace(state, phase="choose", to_act=frozenset({state.fugitive}), used=False, low=False)

    def _choices(self, state: HolmesState, seat: Seat) -> Sequence[Action]:
        return [Done(seat=seat), *self._crimes(state, seat), *self._hideout_uses(state, seat)]

    def _crimes(self, state: HolmesState, seat: Seat) -> Iterator[Action]:
        if state.stations[FUGITIVE] in state.crimes:
            yield Commit(seat=seat)

    def _hideout_uses(self, state: HolmesState, seat: Seat) -> Iterator[Action]:
        """SH-32: what he may do at a hideout, besides leaving it at that."""
        if state.used or state.stations[FUGITIVE] not in self.hideouts:
            return
        prizes: tuple[Prize, ...] = ("black", "double")
        yield from (Collect(seat=seat, fare=fare) for fare in prizes if state.supply.count(fare))
        if self.must_surface(state):
            yield LieLow(seat=seat)

    def must_surface(self, state: HolmesState) -> bool:
        """Whether the last entry calls for surfacing and he is not in sight already."""
        return self.calls_for_surfacing(len(state.log)) and not state.log[-1].surfaced

    def _committed(self, state: HolmesState, _: Commit) -> HolmesState:
        here = state.stations[FUGITIVE]
        crimes = state.crimes[1:] if None in state.crimes else without(state.crimes, here)
        return replace(state, crimes=crimes, committed=state.committed + 1)

    def _collected(self, state: HolmesState, event: Collect) -> HolmesState:
        supply, promised = state.supply.gain(event.fare, -1), state.promised.gain(event.fare)
        return replace(state, supply=supply, promised=promised, used=True)

    def _lay_low(self, state: HolmesState, _: LieLow) -> HolmesState:
        return replace(state, low=True, used=True)

    def _done(self, state: HolmesState, event: Done) -> HolmesState:
        if state.phase == "answer":
            return self.wait_for(replace(state, passed=state.passed | {event.seat}), state.waiting)
        if self.must_surface(state) and not state.low:
            return replace(state, phase="surface", to_act=frozenset())
        return self.onward(state)

    def onward(self, state: HolmesState) -> HolmesState:
        if not state.owed:  # SH-25, SH-27: a new turn of the detectives, and the ban has run its turn
            # SH-30, ruling: Lestrade may close what he passed until the team's turn ends
            state = replace(state, spent=False, passed=frozenset(), trail=(), ban=None)
        return super().onward(state)

    def began(self, state: HolmesState, event: Began) -> HolmesState:
        purse, won = state.purses[FUGITIVE], state.promised
        purse = purse.gain("black", won.black).gain("double", won.double)  # SH-33
        state = replace(state, purses=put(state.purses, FUGITIVE, purse), promised=Purse())
        return super().began(state, event)

    # The balloon

    def escapes(self, state: HolmesState, seat: Seat) -> Sequence[Action]:
        at_hideout = state.stations[FUGITIVE] in self.hideouts
        can_fly = at_hideout and not state.flown and any(self.free(state, tile) for tile in self._face_down(state))
        return [Fly(seat=seat)] if can_fly else ()

    def _face_down(self, state: HolmesState) -> list[Tile]:
        return [tile for tile in self.tiles if tile != state.tile and tile not in state.turned]

    def free(self, state: HolmesState, tile: Tile) -> list[int]:
        """The stations of a tile where Moriarty may stop."""
        barred = self.barred(state, FUGITIVE)
        return [station for station in tile if station not in barred]

    def _flew(self, state: HolmesState, _: Fly) -> HolmesState:
        return replace(state, phase="balloon", to_act=frozenset({CHANCE}), flown=True)

    def _turns(self, state: HolmesState, seat: Seat) -> Sequence[Action]:
        return [Turn(seat=seat, tile=tile) for tile in self._face_down(state)]

    def _turned(self, state: HolmesState, event: Turn) -> HolmesState:
        state = replace(state, turned=(*state.turned, event.tile))
        if not self.free(state, event.tile):
            return state  # SH-35, ruling: both stations taken, another tile
        return replace(state, phase="land", to_act=frozenset({state.fugitive}))

    def _landings(self, state: HolmesState, seat: Seat) -> Sequence[Action]:
        return [Land(seat=seat, station=station) for station in self.free(state, state.turned[-1])]

    def _landed(self, state: HolmesState, event: Land) -> HolmesState:
        return self.after_move(self.entered(state, LogEntry("balloon", event.station, surfaced=True)))

    # The detectives' abilities

    def detective_moves(self, state: HolmesState, seat: Seat) -> Sequence[Action]:
        moves = list(super().detective_moves(state, seat))
        done = [] if moves else [Done(seat=seat)]
        return [*moves, *self._abilities(state, seat), *done]

    def wait_for(self, state: HolmesState, waiting: tuple[int, ...]) -> HolmesState:
        """Those who could still spend a token act as well, until they say they spend none."""
        state = super().wait_for(state, waiting)
        if not any(state.tokens):
            return state
        could = {seat for seat in range(self.seats) if seat not in state.passed and any(self._abilities(state, seat))}
        return replace(state, to_act=state.to_act | could)

    def _abilities(self, state: HolmesState, seat: Seat) -> Iterator[Action]:
        if state.spent:  # SH-25
            return
        for pawn, character in enumerate(self.characters, start=1):
            if self.owners[pawn] == seat and state.tokens[pawn]:
                yield from self._ability(state, seat, pawn, character)

    def _ability(self, state: HolmesState, seat: Seat, pawn: int, character: Character) -> Iterator[Action]:
        if character == "irene":
            yield from (Ban(seat=seat, pawn=pawn, fare=fare) for fare in BANNED)
        elif character == "lestrade":
            # SH-30, SH-31, ruling: no second roadblock on a blocked station
            closable = (station for station in state.trail if station not in state.roadblocks)
            yield from (Barricade(seat=seat, pawn=pawn, station=station) for station in closable)
        elif character != "mycroft" or len(state.log) >= FIRST_PAST:
            yield from (Ask(seat=seat, pawn=pawn, about=about) for about in QUESTIONS[character])

    def moved(self, state: HolmesState, event: Move) -> HolmesState:
        before = state.stations[event.pawn]
        if self._is_lestrade(event.pawn) and before is not None and event.station is not None:
            state = replace(state, trail=(before, event.station))
        passed = state.passed - {event.seat}  # a move may open what was not on offer before it
        return super().moved(replace(state, passed=passed), event)

    def _is_lestrade(self, pawn: int) -> bool:
        return 0 < pawn <= len(self.characters) and self.characters[pawn - 1] == "lestrade"

    def _spend(self, state: HolmesState, pawn: int) -> HolmesState:
        tokens = put(state.tokens, pawn, state.tokens[pawn] - 1)
        return replace(state, tokens=tokens, spent=True)

    def _asked(self, state: HolmesState, event: Ask) -> HolmesState:
        return replace(self._spend(state, event.pawn), phase="ask", asked=event.about, to_act=frozenset())

    def _banned(self, state: HolmesState, event: Ban) -> HolmesState:
        return self.wait_for(replace(self._spend(state, event.pawn), ban=event.fare), state.waiting)

    def _barred(self, state: HolmesState, event: Barricade) -> HolmesState:
        roadblocks = state.roadblocks | {event.station}
        return self.wait_for(replace(self._spend(state, event.pawn), roadblocks=roadblocks), state.waiting)

    # Answers

    def facts(self, state: HolmesState) -> Sequence[Event]:
        if state.phase == "ask":
            return self.answers(state)
        if state.outcome is None and self.crimes and state.committed == self.crimes:
            return self.end(state, "SH-15", fugitive_won=True)
        return super().facts(state)

    def answers(self, state: HolmesState) -> Sequence[Event]:
        """The truthful answer to what was asked; nothing where this viewer cannot tell."""
        if state.asked == "past":
            entry = len(state.log) - 2
            station = state.log[entry - 1].station
            return () if station is None else (Recalled(entry=entry, station=station),)
        here = state.stations[FUGITIVE]
        return () if here is None or state.asked is None else (self._answer(state.asked, here),)

    def _answer(self, asked: AbilityQuestion, here: int) -> Event:
        for symbol in SYMBOLS:
            if asked == symbol:
                return Confirmed(symbol=symbol, carries=here in self.board.marks[symbol])
        return Located(quarter=next(q for q in QUARTERS if here in self.board.marks[f"quarter-{q}"]))

    def _answered(self, state: HolmesState, _: Event) -> HolmesState:
        return self.wait_for(replace(state, phase="answer", asked=None), state.waiting)

    def _recalled(self, state: HolmesState, event: Recalled) -> HolmesState:
        old = state.log[event.entry - 1]
        log = put(state.log, event.entry - 1, LogEntry(old.fare, event.station, old.surfaced))
        return self._answered(replace(state, log=log), event)

    # What others can tell

    def plausible(self, state: HolmesState, event: Event) -> bool:
        match event:
            case Located():
                return self._fits_question(state, event, "quarter") and event.quarter in QUARTERS
            case Confirmed():
                return self._fits_question(state, event, event.symbol)
            case Recalled():
                is_fitting = self._fits_question(state, event, "past") and event.station in self.board.stations
                return is_fitting and event.entry == len(state.log) - 2
            case Commit() if None in state.crimes:  # SH-14, ruling: all know the scenes, not which are his
                is_scene = state.stations[FUGITIVE] in (None, *self.scenes)
                return is_scene and event.seat in state.to_act and self.might(state, event)
        return super().plausible(state, event)

    def _fits_question(self, state: HolmesState, event: Event, question: AbilityQuestion) -> bool:
        known = self.answers(state)
        return state.phase == "ask" and state.asked == question and (not known or event in known)

    def might(self, state: HolmesState, action: Action) -> bool:
        """As far as a viewer can tell who does not know where Moriarty is."""
        match action:
            case Commit():
                return state.phase == "choose" and bool(state.crimes)
            case Collect():
                return self._might_hide(state) and state.supply.count(action.fare) > 0
            case LieLow():
                return self._might_hide(state) and self.must_surface(state)
            case Fly():
                return state.phase == "move" and self.has_powers and not state.flown
        return super().might(state, action)

    def _might_hide(self, state: HolmesState) -> bool:
        return state.phase == "choose" and not state.used


BANNED: tuple[Banned, ...] = ("bus", "underground")
