"""The Sherlock Holmes edition: rules SH-1 to SH-24; `powers` holds SH-25 to SH-36."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Annotated, ClassVar, Literal, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import asdict, replace

from gaslamp.board import load_board
from gaslamp.core import Action, BadOptions, Event, Seat, Secret
from gaslamp.games.chase import Chase, ChaseFold, ChaseOffer
from gaslamp.games.classic import Count, Moves
from gaslamp.games.powers import (
    POWERS,
    QUARTERS,
    SYMBOLS,
    Ask,
    Ban,
    Barricade,
    Character,
    Collect,
    Commit,
    Confirmed,
    Fly,
    HolmesState,
    Land,
    LieLow,
    Located,
    Powers,
    Recalled,
    Tile,
    Turn,
)
from gaslamp.games.refusals import RuleIds
from gaslamp.games.setup import checked_options
from gaslamp.games.vocabulary import FUGITIVE, TICKETS, Deal, Done, Fare, Move, Purse
from gaslamp.match import View

__all__ = [
    "Ask",
    "Ban",
    "Barricade",
    "Collect",
    "Commit",
    "Confirmed",
    "Draw",
    "Fly",
    "Holmes",
    "HolmesOptions",
    "HolmesState",
    "HolmesView",
    "Land",
    "LieLow",
    "Located",
    "Plot",
    "Recalled",
    "Settle",
    "Turn",
]

Mode: TypeAlias = Literal["original", "sherlock"]
Numbers: TypeAlias = Annotated[int, Meta(ge=1, le=99)]


class HolmesOptions(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Every number of the set-up; None is the book's for the mode and the size of the team.

    >>> Holmes(2, HolmesOptions(mode="sherlock", characters=("irene", "lestrade"))).pawn_names
    ('fugitive', 'irene', 'lestrade', 'bobby1', 'bobby2')
    """

    board: str = "holmes"
    mode: Mode = "original"
    characters: Annotated[tuple[Character, ...], Meta(max_length=5)] = ()
    order: Literal["seats", "any"] = "any"
    bobbies: Annotated[int, Meta(ge=0, le=3)] | None = None
    open_start: bool = False
    taxi: Count | None = None
    bus: Count | None = None
    underground: Count | None = None
    fugitive_fares: Literal["unlimited", "counted"] = "unlimited"
    blacks: Count | None = None
    doubles: Count | None = None
    surfacing: Moves | None = None
    rounds: Numbers | None = None
    entries: Numbers | None = None
    crimes: Annotated[int, Meta(ge=0, le=15)] | None = None
    tokens: Annotated[int, Meta(ge=0, le=9)] | None = None


class Book(Struct, frozen=True, kw_only=True):
    """The numbers of one mode."""

    taxi: int
    bus: int
    underground: int
    blacks: int
    doubles: int
    surfacing: tuple[int, ...]
    rounds: int
    entries: int
    crimes: int
    tokens: int
    bobbies: int


SHERLOCK_ONLY = ("crimes", "tokens")
"""The options that mean nothing in the mode `original`."""
CAST: tuple[Character, ...] = ("sherlock", "watson", "irene", "mycroft", "lestrade")
STOCK = Purse(58, 44, 23, 6, 3)  # SH-4


def book(mode: Mode, team: int) -> Book:
    """What the rulebook says for this mode and number of detectives."""
    bobbies = {2: 2, 3: 1}.get(team, 0)  # SH-3, ruling: by the number of detectives, not of players
    if mode == "original":  # SH-7, SH-8; SH-9, ruling: 22 rounds, which with two doubles fill 24 windows
        return Book(
            taxi=11, bus=8, underground=4, blacks=5, doubles=2, surfacing=(3, 8, 13, 18, 24),
            rounds=22, entries=24, crimes=0, tokens=0, bobbies=bobbies,
        )  # fmt: skip
    return Book(  # SH-10 to SH-13; SH-11, ruling: 16 entries, not rounds
        taxi=10, bus=7, underground=4, blacks=1, doubles=1, surfacing=(3, 8, 13),
        rounds=16, entries=16, crimes=3, tokens=2 if team <= 3 else 1, bobbies=bobbies,
    )  # fmt: skip


class Plot(Action, frozen=True, kw_only=True):
    """Chance gives Moriarty a crime scene.

    >>> Plot(seat=-1, station=74)
    Plot(seat=-1, station=74)
    """

    station: Secret[int] = None


class Draw(Action, frozen=True, kw_only=True):
    """Chance gives Moriarty his start tile.

    >>> Draw(seat=-1, tile=(51, 103))
    Draw(seat=-1, tile=(51, 103))
    """

    tile: Secret[Tile] = None


class Settle(Action, frozen=True, kw_only=True):
    """Moriarty chooses which station of his tile he starts from.

    >>> Settle(seat=0, station=51)
    Settle(seat=0, station=51)
    """

    station: Secret[int] = None


class Holmes(Powers):
    """The Sherlock Holmes edition of Scotland Yard, for 2 to 6 players.

    >>> game = Holmes(3)
    >>> game
    <Holmes 'holmes', 3 seats>
    >>> game.characters, game.book.rounds
    (('sherlock', 'watson'), 22)
    """

    name = "holmes"
    options: HolmesOptions
    players: ClassVar[range] = range(2, 7)
    options_type: ClassVar[type[HolmesOptions]] = HolmesOptions
    vocabulary: ClassVar[tuple[type[Event], ...]] = (*Chase.vocabulary, Done, Plot, Draw, Settle, *POWERS)
    rules: ClassVar[RuleIds] = RuleIds(
        caught="SH-22", cornered="SH-23", secret="SH-16", turn="SH-16", deal="SH-5", pass_="SH-18", line="SH-17",
        occupied="SH-24", ferry="SH-20", black="SH-20", fugitive_fare="SH-6", fare="SH-18", double="SH-21",
        closed="SH-31", other="SH-25",
    )  # fmt: skip

    def __init__(self, seats: int = 3, options: HolmesOptions | None = None) -> None:
        self.options = options = checked_options(self.options_type, seats, options)
        self.characters = options.characters or CAST[: max(2, seats - 1)]
        self._check_team(seats)
        self.book = self._read_book()
        team = len(self.characters)
        owners = [1 + n % (seats - 1) for n in range(team)]
        everyone = set(range(1, seats))  # SH-19: the detectives decide for the bobbies together
        hands = [{0}, *({seat} for seat in owners), *(everyone for _ in range(self.book.bobbies))]
        super().__init__(board=load_board(options.board), hands=hands)
        bobbies = tuple(f"bobby{n}" for n in range(1, self.book.bobbies + 1))
        self.pawn_names = ("fugitive", *self.characters, *bobbies)
        self.team = range(1, team + 1)
        self.entries, self.rounds, self.any_order = self.book.entries, self.book.rounds, options.order == "any"
        self.is_unlimited = options.fugitive_fares == "unlimited"
        self.can_open_start = options.mode == "original"
        self.is_start_open = self._has_open_start()
        self._set_marks()

    @staticmethod
    def full_table(options: HolmesOptions) -> int:
        """How many can play: Moriarty and one for every character."""
        return len(options.characters or CAST) + 1

    def _check_team(self, seats: int) -> None:
        """SH-1, SH-2: two to five different characters, one at least for every detective player."""
        team = self.characters
        if seats not in range(2, 7):
            raise BadOptions("seats-out-of-range", seats=seats, least=2, most=6)
        if len(set(team)) != len(team) or len(team) not in range(max(2, seats - 1), 6):
            raise BadOptions("characters-wrong", characters=len(set(team)), least=max(2, seats - 1), most=5)

    def _has_open_start(self) -> bool:
        """SH-7, house rule; in `sherlock` his crimes and his tile are secret too."""
        if self.options.open_start and not self.can_open_start:
            raise BadOptions("option-unused", option="open_start", mode=self.options.mode)
        return self.options.open_start

    def _read_book(self) -> Book:
        """The book's numbers, or the table's where it has its own."""
        own = {name: value for name, value in asdict(self.options).items() if name in Book.__struct_fields__}
        mode = self.options.mode
        for option in SHERLOCK_ONLY:
            if mode == "original" and own[option]:
                raise BadOptions("option-unused", option=option, mode=mode)
        numbers = book(mode, len(self.characters))
        numbers = replace(numbers, **{name: value for name, value in own.items() if value is not None})
        if numbers.entries < numbers.rounds:
            raise BadOptions("entries-too-few", entries=numbers.entries, rounds=numbers.rounds)
        return numbers

    def _set_marks(self) -> None:
        marks = self.board.marks
        self.has_powers = self.options.mode == "sherlock"
        self.hideouts = marks.get("hideout", frozenset()) if self.has_powers else frozenset()
        self.scenes = marks.get("crime", frozenset())
        self.tiles = self.board.tiles.get("moriarty", ())
        self.crimes = self.book.crimes
        wanted = {*SYMBOLS, *(f"quarter-{quarter}" for quarter in QUARTERS)} if self.book.tokens else set()
        if missing := sorted(wanted - set(marks)):
            raise BadOptions("mark-missing", mark=missing[0], board=self.board.name)
        if len(self.scenes) < self.crimes:
            raise BadOptions("scenes-too-few", scenes=len(self.scenes), crimes=self.crimes)
        self._check_quarters()
        cards = self.board.packs.get("detectives", ())
        if len(cards) < len(self.detectives) or len(self.tiles) <= len(self.detectives):
            raise BadOptions("starts-too-few", pawns=len(self.pawns))

    def _check_quarters(self) -> None:
        """SH-26: where Sherlock Holmes may ask, every station lies in one quarter."""
        if not (self.book.tokens and "sherlock" in self.characters):
            return
        for station in self.board.stations:
            if sum(station in self.board.marks[f"quarter-{quarter}"] for quarter in QUARTERS) != 1:
                raise BadOptions("quarter-missing", station=station, board=self.board.name)

    def start(self) -> HolmesState:
        numbers = self.book
        detective = Purse(numbers.taxi, numbers.bus, numbers.underground)
        purses = [Purse(black=numbers.blacks, double=numbers.doubles), *(detective for _ in self.team)]
        purses += [Purse() for _ in range(numbers.bobbies)]
        tokens = (0, *(numbers.tokens for _ in self.team), *(0 for _ in range(numbers.bobbies)))
        return HolmesState(
            stations=(None,) * len(self.pawns), purses=tuple(purses), supply=self._supply(purses), tokens=tokens
        )

    def _supply(self, purses: Sequence[Purse]) -> Purse:
        """SH-4, SH-10: what is not dealt out; in `original` the spare black and double stay in the box."""
        left = Purse(*(max(0, STOCK.count(ticket) - sum(p.count(ticket) for p in purses)) for ticket in TICKETS))
        return left if self.has_powers else replace(left, black=0, double=0)

    # The start

    def start_cards(self, pawn: int) -> Sequence[int]:
        """SH-5, SH-7: the D tiles, and the marked stations of the M tiles."""
        return [tile[0] for tile in self.tiles] if pawn == FUGITIVE else self.board.packs["detectives"]

    def deals(self, state: HolmesState, seat: Seat) -> Sequence[Action]:
        if not self.has_powers or self.next_dealt(state) != FUGITIVE:
            return super().deals(state, seat)
        if len(state.crimes) < self.crimes:  # SH-12
            return [Plot(seat=seat, station=s) for s in sorted(self.scenes) if s not in state.crimes]
        return [Draw(seat=seat, tile=tile) for tile in self.tiles if self.free(state, tile)]

    def offers(self) -> Mapping[str, ChaseOffer[HolmesState]]:
        return {**super().offers(), "settle": self._settlings}

    def folds(self) -> Mapping[type[Event], ChaseFold[HolmesState]]:
        return {**super().folds(), Plot: self._plotted, Draw: self._drew, Settle: self._settled}

    def _plotted(self, state: HolmesState, event: Plot) -> HolmesState:
        return replace(state, crimes=(*state.crimes, event.station))

    def _drew(self, state: HolmesState, event: Draw) -> HolmesState:
        return replace(state, tile=event.tile, phase="settle", to_act=frozenset({state.fugitive}))

    def _settlings(self, state: HolmesState, seat: Seat) -> Sequence[Action]:
        assert state.tile is not None, "only Moriarty settles"
        return [Settle(seat=seat, station=station) for station in self.free(state, state.tile)]  # SH-10

    def _settled(self, state: HolmesState, event: Settle) -> HolmesState:
        return self.set_out(state, event.station)

    # Moving

    def is_bobby(self, pawn: int) -> bool:
        return pawn > len(self.team)

    def can_pay(self, state: HolmesState, pawn: int, fare: Fare) -> bool:
        if self.is_bobby(pawn):
            return fare != "black"  # SH-19
        if pawn != FUGITIVE or fare == "black":  # SH-27, ruling: a black ticket rides a forbidden line too
            return super().can_pay(state, pawn, fare)
        if fare == state.ban:  # SH-27
            return False
        return (
            state.supply.count(fare) > 0 or self.is_unlimited
        )  # SH-6, ruling: by default plain tickets never run out for him

    def charged(self, state: HolmesState, pawn: int, fare: Fare) -> HolmesState:
        if self.is_bobby(pawn):
            return state
        if pawn == FUGITIVE and fare != "black":
            return replace(state, supply=state.supply.gain(fare, -1)) if state.supply.count(fare) else state
        state = super().charged(state, pawn, fare)
        return state if pawn == FUGITIVE else replace(state, supply=state.supply.gain(fare))  # SH-6

    def barred(self, state: HolmesState, pawn: int) -> Collection[int | None]:
        """SH-24, SH-31: Moriarty stops neither on a pawn nor at a roadblock; detectives ignore roadblocks.

        SH-31, ruling: by whatever way he would arrive, ferry and balloon included.
        """
        pawns = state.stations[1:]
        return (*pawns, *state.roadblocks) if pawn == FUGITIVE else pawns

    def is_stranded(self, state: HolmesState, pawn: int) -> bool:
        return not self.is_bobby(pawn) and super().is_stranded(state, pawn)

    def calls_for_surfacing(self, entry: int) -> bool:
        return entry in self.book.surfacing  # SH-8, SH-11

    def rule_escaped(self, state: HolmesState) -> str | None:
        """SH-9: out of tickets, bobbies not counted, or out of rounds; SH-15: only the log counts."""
        rule = "SH-15" if self.has_powers else "SH-9"
        # SH-15, ruling: in this mode detectives without tickets pass, and the chase goes on
        stuck = not self.has_powers and state.stranded.issuperset(self.team)
        is_last = state.round == self.rounds or len(state.log) == self.entries
        return rule if stuck or is_last else None

    def how(self, state: HolmesState, rule: str) -> str:
        if rule == "SH-9":
            return "tickets" if state.stranded.issuperset(self.team) else "rounds"
        if rule == "SH-15":
            return "crimes" if self.crimes and state.committed == self.crimes else "log"
        return super().how(state, rule)

    def might(self, state: HolmesState, action: Action) -> bool:
        is_his_deal = state.phase == "deal" and self.next_dealt(state) == FUGITIVE
        match action:
            case Deal():
                return is_his_deal and not self.has_powers and super().might(state, action)
            case Plot():
                return is_his_deal and len(state.crimes) < self.crimes
            case Draw():
                return is_his_deal and self.has_powers and len(state.crimes) == self.crimes
            case Settle():
                return state.phase == "settle"
        return super().might(state, action)

    def rule_against(self, state: HolmesState, action: Action) -> str:
        rule = super().rule_against(state, action)
        if rule == self.rules.other:
            return self._rule_against_power(state, action)
        if rule == self.rules.pass_ and state.phase == "move":
            return "SH-17"
        return self._rule_against_ride(state, action, rule) if isinstance(action, Move) else rule

    def _rule_against_ride(self, state: HolmesState, move: Move, rule: str) -> str:
        if rule == self.rules.occupied and move.pawn != FUGITIVE:
            return "SH-17"
        return "SH-27" if rule == self.rules.fugitive_fare and move.fare == state.ban else rule

    def _rule_against_power(self, state: HolmesState, action: Action) -> str:
        if state.spent and isinstance(action, Ask | Ban | Barricade):
            return "SH-25"
        if isinstance(action, Ask):
            return self.RULES_OF_QUESTIONS.get(action.about, self.rules.turn)
        rules = {Plot: "SH-12", Draw: "SH-5", Settle: "SH-10"} | self.RULES_OF_POWERS
        return rules.get(type(action), self.rules.turn)


HolmesView: TypeAlias = View[HolmesState, Holmes]
"""What a seat of the Sherlock Holmes edition is handed: `def act(self, view: HolmesView) -> Action`."""
