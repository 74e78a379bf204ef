"""Classic Scotland Yard: rules CL-1 to CL-26."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, ClassVar, Literal, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import replace

from gaslamp.board import Exit, load_board
from gaslamp.core import Action, BadOptions, Event, Seat
from gaslamp.games.chase import Chase, ChaseFold, ChaseOffer, put
from gaslamp.games.refusals import RuleIds
from gaslamp.games.setup import checked_options
from gaslamp.games.vocabulary import FUGITIVE, ChaseState, Done, Fare, Purse
from gaslamp.match import View

__all__ = [
    "Classic",
    "ClassicOptions",
    "ClassicState",
    "ClassicView",
    "Surface",
    "Take",
]

Count: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
ClassicPhase: TypeAlias = Literal["deal", "move", "choose", "surface", "take", "answer"]
Moves: TypeAlias = Annotated[tuple[Annotated[int, Meta(ge=1, le=99)], ...], Meta(max_length=99)]
Stations: TypeAlias = Annotated[tuple[int, ...], Meta(max_length=200)]


class ClassicOptions(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Every number of the set-up; the defaults are the book's.

    >>> ClassicOptions(rounds=10, entries=12).doubles
    2
    >>> Classic(3, ClassicOptions(detectives=3))
    <Classic 'classic', 3 seats, detectives=3>
    """

    board: str = "bradley"
    detectives: Annotated[int, Meta(ge=2, le=5)] = 5
    order: Literal["seats", "any"] = "seats"
    start_pack: Literal["one", "separate"] = "one"
    starts: Stations = ()
    detective_starts: Stations = ()
    fugitive_starts: Stations = ()
    open_start: bool = False
    taxi: Count = 10
    bus: Count = 8
    underground: Count = 4
    fugitive_taxi: Count = 4
    fugitive_bus: Count = 3
    fugitive_underground: Count = 3
    fugitive_fares: Literal["unlimited", "counted"] = "unlimited"
    blacks: Count = 5
    doubles: Count = 2
    surfacing: Moves = (3, 8, 13, 18, 24)
    rounds: Annotated[int, Meta(ge=1, le=99)] = 22
    entries: Annotated[int, Meta(ge=1, le=99)] = 24
    voluntary_surfacing: bool = False
    cut_off: bool = False


class Surface(Action, frozen=True, kw_only=True):
    """CL-25: the fugitive shows himself unasked.

    >>> Surface(seat=0)
    Surface(seat=0)
    """


class Take(Action, frozen=True, kw_only=True):
    """CL-25: the fugitive takes a ticket of his choice from a pawn.

    >>> Take(seat=0, pawn=2, fare="bus")
    Take(seat=0, pawn=2, fare='bus')
    """

    pawn: int
    fare: Fare


class ClassicState(ChaseState, frozen=True, kw_only=True):
    """The classic game as one viewer knows it; None is what this viewer was not told.

    >>> Classic(3).start().purses[FUGITIVE].black
    5
    """

    phase: ClassicPhase = "deal"
    taking: tuple[int, ...] = ()
    """Pawns the fugitive still takes a ticket from."""


COLOURS = ("purple", "red", "green", "yellow", "blue")
BOOK_DEALS = {1: (1, 1, 1, 1, 1), 2: (1, 2, 2, 1, 1), 3: (1, 2, 2, 1, 3), 4: (1, 2, 3, 1, 4), 5: (1, 2, 3, 4, 5)}
"""CL-2: the seat of each of the five pawns, by the number of detective players."""


def share_out(detectives: int, players: int) -> tuple[Seat, ...]:
    """Who has which detective pawn: the book's table for five, dealt round for fewer."""
    return BOOK_DEALS[players] if detectives == 5 else tuple(1 + pawn % players for pawn in range(detectives))


class Classic(Chase[ClassicState]):
    """Classic Scotland Yard, for 2 to 6 players.

    >>> game = Classic(3)
    >>> game
    <Classic 'classic', 3 seats>
    >>> game.board
    <Board 'bradley': 199 stations, 469 lines>
    >>> game.pawn_names[:3]
    ('fugitive', 'purple', 'red')
    """

    name = "classic"
    options: ClassicOptions
    players: ClassVar[range] = range(2, 7)
    options_type: ClassVar[type[ClassicOptions]] = ClassicOptions
    vocabulary: ClassVar[tuple[type[Event], ...]] = (*Chase.vocabulary, Done, Surface, Take)
    open_phases = Chase.open_phases | {"choose", "take"}
    can_open_start = True
    rules: ClassVar[RuleIds] = RuleIds(
        caught="CL-21", cornered="CL-20", secret="CL-14", turn="CL-12", deal="CL-6", pass_="CL-10", line="CL-8",
        occupied="CL-11", ferry="CL-19", black="CL-18", fugitive_fare="CL-5", fare="CL-13", double="CL-17",
        closed="CL-26", other="CL-25",
    )  # fmt: skip

    def __init__(self, seats: int = 6, options: ClassicOptions | None = None) -> None:
        self.options = options = checked_options(self.options_type, seats, options)
        if seats not in range(2, options.detectives + 2):  # CL-1, ruling: two may play; CL-2: a pawn each
            raise BadOptions("seats-out-of-range", seats=seats, least=2, most=options.detectives + 1)
        hands = [{0}, *({seat} for seat in share_out(options.detectives, seats - 1))]
        super().__init__(board=load_board(options.board), hands=hands)
        self.pawn_names = ("fugitive", *COLOURS[: options.detectives])
        self.entries, self.rounds, self.any_order = options.entries, options.rounds, options.order == "any"
        self.is_unlimited = options.fugitive_fares == "unlimited"
        self.is_start_open = options.open_start  # CL-6, house rule
        self._check()

    @staticmethod
    def full_table(options: ClassicOptions) -> int:
        """How many can play: the fugitive and one for every pawn."""
        return options.detectives + 1

    def _check(self) -> None:
        """CL-6: whatever is drawn, a card must be left for every pawn."""
        self._check_packs()
        detective_cards, fugitive_cards = set(self.start_cards(self.detectives[-1])), set(self.start_cards(FUGITIVE))
        if unknown := sorted((detective_cards | fugitive_cards) - set(self.board.stations)):
            raise BadOptions("start-unknown", station=unknown[0], board=self.board.name)
        if len(detective_cards) < len(self.detectives) or len(fugitive_cards) <= min(
            len(fugitive_cards & detective_cards), len(self.detectives)
        ):
            raise BadOptions("starts-too-few", pawns=len(self.pawns))
        if self.options.entries < self.options.rounds:
            raise BadOptions("entries-too-few", entries=self.options.entries, rounds=self.options.rounds)

    def _check_packs(self) -> None:
        o = self.options
        packs = {"starts": ("one", o.starts), "detective_starts": ("separate", o.detective_starts)}
        packs["fugitive_starts"] = ("separate", o.fugitive_starts)
        for option, (kind, cards) in packs.items():
            if cards and kind != o.start_pack:
                raise BadOptions("starts-unused", option=option, kind=kind)
            if len(set(cards)) < len(cards):
                raise BadOptions("starts-twice", option=option)

    def start(self) -> ClassicState:
        o = self.options
        fugitive = Purse(o.fugitive_taxi, o.fugitive_bus, o.fugitive_underground, o.blacks, o.doubles)  # CL-4
        detective = Purse(o.taxi, o.bus, o.underground)  # CL-3
        purses = (fugitive, *(detective for _ in self.detectives))
        return ClassicState(stations=(None,) * len(self.pawns), purses=purses)

    def start_cards(self, pawn: int) -> Sequence[int]:
        """CL-6, or the separate packs of later prints."""
        o, packs = self.options, self.board.packs
        if o.start_pack == "one":
            return o.starts or packs.get("one", ())
        if pawn == FUGITIVE:
            return o.fugitive_starts or packs.get("fugitive", ())
        return o.detective_starts or packs.get("detectives", ())

    def offers(self) -> Mapping[str, ChaseOffer[ClassicState]]:
        return {**super().offers(), "choose": self._choices, "take": self._takes}

    def folds(self) -> Mapping[type[Event], ChaseFold[ClassicState]]:
        return {**super().folds(), Done: self._done, Surface: self._surfacing, Take: self._took}

    def _choices(self, state: ClassicState, seat: Seat) -> Sequence[Action]:
        return (Done(seat=seat), Surface(seat=seat))

    def _takes(self, state: ClassicState, seat: Seat) -> Sequence[Action]:
        pawn = state.taking[0]
        fares = self.fares.values()
        return [Take(seat=seat, pawn=pawn, fare=fare) for fare in fares if self.can_pay(state, pawn, fare)]

    def can_pay(self, state: ClassicState, pawn: int, fare: Fare) -> bool:
        if pawn == FUGITIVE and fare != "black" and self.is_unlimited:
            return True  # CL-5, ruling: always free to choose
        return super().can_pay(state, pawn, fare)

    def charged(self, state: ClassicState, pawn: int, fare: Fare) -> ClassicState:
        if state.purses[pawn].count(fare):  # an unlimited fugitive may be riding on none
            state = super().charged(state, pawn, fare)
        if pawn == FUGITIVE:
            return state
        return replace(state, purses=put(state.purses, FUGITIVE, state.purses[FUGITIVE].gain(fare)))  # CL-5

    def is_open(self, state: ClassicState, pawn: int, exit: Exit) -> bool:
        """CL-26: the fugitive may not pass over a pawn; ruling: by bus and underground."""
        if not self.options.cut_off or pawn != FUGITIVE or exit.kind not in ("bus", "underground"):
            return True
        return not any(station in state.stations[1:] for station in exit.over)

    def calls_for_surfacing(self, entry: int) -> bool:
        return entry in self.options.surfacing  # CL-16

    def rule_escaped(self, state: ClassicState) -> str | None:
        if len(state.stranded) == len(self.detectives):
            return "CL-22"
        # CL-23, ruling: when the last round has ended, whatever tickets are left
        is_last = state.round == self.rounds or len(state.log) == self.entries
        return "CL-23" if is_last else None

    # CL-25: voluntary surfacing

    def after_move(self, state: ClassicState) -> ClassicState:
        if self.options.voluntary_surfacing and not self.calls_for_surfacing(len(state.log)):
            return replace(state, phase="choose")
        return super().after_move(state)

    def _done(self, state: ClassicState, _: Done) -> ClassicState:
        return self.onward(state)

    def _surfacing(self, state: ClassicState, _: Surface) -> ClassicState:
        return replace(state, phase="surface", to_act=frozenset())

    def after_surfacing(self, state: ClassicState) -> ClassicState:
        # CL-25, ruling: a pawn with no tickets gives none, and he chooses pawn by pawn
        taking = tuple(pawn for pawn in self.detectives if not state.purses[pawn].is_empty)
        if not taking or self.calls_for_surfacing(len(state.log)):
            return super().after_surfacing(state)
        return replace(state, phase="take", taking=taking, to_act=frozenset({state.fugitive}))

    def _took(self, state: ClassicState, event: Take) -> ClassicState:
        purses = put(state.purses, event.pawn, state.purses[event.pawn].gain(event.fare, -1))
        purses = put(purses, FUGITIVE, purses[FUGITIVE].gain(event.fare))
        state = replace(state, purses=purses, taking=state.taking[1:])
        return state if state.taking else self.onward(state)

    def rule_against(self, state: ClassicState, action: Action) -> str:
        rule = super().rule_against(state, action)
        return "CL-25" if rule == "CL-10" and state.phase == "take" else rule


ClassicView: TypeAlias = View[ClassicState, Classic]
"""What a seat of the classic game is handed: `def act(self, view: ClassicView) -> Action`."""
