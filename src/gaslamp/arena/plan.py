"""What is to be played, on the same deals: fugitives against teams of detectives, or everybody for themselves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, Protocol, get_type_hints, runtime_checkable

from msgspec import Struct, ValidationError, convert
from msgspec.structs import replace

from gaslamp.arena.names import called, check_names
from gaslamp.arena.outside import check_player
from gaslamp.core import Problem, Seat, State, wrong_type
from gaslamp.games import AnyGame, make_game
from gaslamp.games.vocabulary import FUGITIVE, ChaseState
from gaslamp.presentation import is_case, presentation_of

MOST = {"games": 1_000_000, "jobs": 1024, "seconds": 86_400, "limit": 86_400, "budget": 1_000_000}
"""More than anybody has machines or time for."""


class BadPlan(Problem):
    """An arena that cannot be held as asked.

    >>> Plan(games=0).check()
    Traceback (most recent call last):
    gaslamp.arena.plan.BadPlan: “games” is 0. Ask for at least 1.
    """


@runtime_checkable
class Lineup(Protocol):
    """Which agents play one game, and who plays what."""

    @property
    def names(self) -> tuple[str, ...]:
        """The agents, in the order they are spoken of."""
        ...

    def player(self, state: State, seat: Seat) -> str:
        """The agent that plays the seat as things stand."""
        ...

    def players(self, game: AnyGame) -> Sequence[str]:
        """Who sits where, as a record tells it."""
        ...

    @property
    def called(self) -> Lineup:
        """The same by the names that bots were given."""
        ...


class Schedule(Struct, frozen=True, kw_only=True):
    """A number of games for every lineup. The n-th game of each is dealt alike, so that they can be compared."""

    game: str = "classic"
    seats: int | None = None
    options: dict[str, Any] = {}
    games: int = 200
    jobs: int = 1
    seed: int = 7
    seconds: float | None = None
    """How long a bot that can be told so thinks about a turn."""
    budget: int | None = None
    """With how many rollouts each choice is tried by bots that can count them, whatever time that takes."""
    limit: float = 30.0
    """Seconds in which a bot that is a program must answer."""
    records: Path | None = None
    """The folder every game's record is written to."""
    results: Path | None = None
    """The file that keeps the result of every game; what is there need not be played again."""
    is_traced: bool = False
    """Whether results tell where everybody began and how much the detectives knew; that takes time."""
    ray: str | None = None
    """The address of the Ray cluster to play on, or `local` for one on this machine."""

    @property
    def lineups(self) -> Sequence[Lineup]:
        raise NotImplementedError

    @property
    def total(self) -> int:
        return self.games * len(self.lineups)

    @property
    def fixtures(self) -> Iterator[tuple[Lineup, int]]:
        """Every game to be played, those that are dealt alike together."""
        lineups = self.lineups
        return ((lineup, n) for n in range(self.games) for lineup in lineups)

    def new_game(self) -> AnyGame:
        return make_game(self.game, self.seats, self.options)

    def rng(self, n: int, role: str) -> Random:
        """What somebody in the n-th game draws from: the same in every lineup, on any number of processes."""
        return Random(f"{self.seed} {n} {role}")

    def check_types(self) -> None:
        """That every value is of its type: nothing checks that where a plan is written down."""
        for name, kind in get_type_hints(type(self)).items():
            try:
                convert(getattr(self, name), kind)
            except ValidationError:
                wanted = next(base.__annotations__[name] for base in type(self).__mro__ if name in base.__annotations__)
                raise wrong_type(getattr(self, name), f"{name} of a {type(self).__name__} must be {wanted}") from None

    def check(self) -> None:
        """Raise the Problem that would keep it from being played."""
        self.check_types()
        self.new_game()
        for option, most in MOST.items():
            value = getattr(self, option)
            if value is not None and value > most:
                raise BadPlan("arena-too-much", option=option, value=value, most=most)
        for option, number in {"games": self.games, "jobs": self.jobs, "budget": self.budget}.items():
            if number is not None and number < 1:
                raise BadPlan("arena-too-few", option=option, value=number)
        for option, seconds in {"seconds": self.seconds, "limit": self.limit}.items():
            if seconds is not None and not seconds > 0:
                raise BadPlan("arena-no-time", option=option, value=seconds)
        agents = dict.fromkeys(name for lineup in self.lineups for name in lineup.names)
        check_names(agents)
        for agent in agents:
            check_player(agent, self.game)
        if self.records:
            _open(self.records)


def _open(folder: Path) -> None:
    """Make sure that records can be written there before an hour is spent on playing them."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        trial = folder / ".trial"
        trial.touch()
        trial.unlink()
    except OSError as error:
        raise BadPlan("arena-folder", folder=str(folder), problem=error.strerror or str(error)) from None


# Two sides


class Pairing(Struct, frozen=True):
    """Who plays whom, by the names of the agents: one as the fugitive, in whatever seat, one as all others.

    >>> Pairing("sleuth", "heuristic").names
    ('sleuth', 'heuristic')
    """

    fugitive: str
    detectives: str

    @property
    def names(self) -> tuple[str, ...]:
        """The agent of the fugitive, then that of the detectives."""
        return self.fugitive, self.detectives

    def player(self, state: State, seat: Seat) -> str:
        """The agent that plays the seat as things stand."""
        assert isinstance(state, ChaseState), "a game of two sides"
        return self.fugitive if seat == state.fugitive else self.detectives

    def players(self, game: AnyGame) -> Sequence[str]:
        """Where the roles change, both play every seat."""
        assert not is_case(game), "a game of two sides"
        hand = game.hands[FUGITIVE]
        both = "/".join(dict.fromkeys(self.names)) if len(hand) > 1 else self.fugitive
        return [both if seat in hand else self.detectives for seat in range(game.seats)]

    @property
    def called(self) -> Pairing:
        return Pairing(called(self.fugitive), called(self.detectives))


class Plan(Schedule, frozen=True, kw_only=True):
    """Two sides: every agent that is to play the fugitive meets every one that is to play the detectives.

    >>> plan = Plan(fugitives=("uniform", "heuristic"), detectives=("heuristic",), games=100)
    >>> plan.total
    200
    """

    fugitives: tuple[str, ...] = ("heuristic",)
    detectives: tuple[str, ...] = ("heuristic",)

    @property
    def lineups(self) -> Sequence[Pairing]:
        """Every pairing of a fugitive with a team of detectives."""
        detectives = dict.fromkeys(self.detectives)
        return [Pairing(one, other) for one in dict.fromkeys(self.fugitives) for other in detectives]

    @property
    def called(self) -> Plan:
        """The same by the names that bots were given."""
        names = {"fugitives": self.fugitives, "detectives": self.detectives}
        return replace(self, **{side: tuple(map(called, bots)) for side, bots in names.items()})

    def check(self) -> None:
        self.check_types()
        if is_case(self.new_game()):
            raise BadPlan("arena-no-sides", game=self.game)
        for option, agents in {"fugitives": self.fugitives, "detectives": self.detectives}.items():
            if not agents:
                raise BadPlan("arena-nobody", option=option)
        super().check()


# Everybody for themselves


class Seating(Struct, frozen=True):
    """The agent in each seat."""

    names: tuple[str, ...]

    def player(self, state: State, seat: Seat) -> str:
        return self.names[seat]

    def players(self, game: AnyGame) -> Sequence[str]:
        return self.names

    @property
    def called(self) -> Seating:
        return Seating(tuple(map(called, self.names)))


class Contest(Schedule, frozen=True, kw_only=True):
    """The agents sit in order round the table and move on by one seat until each has had every seat.

    >>> Contest(game="connection", agents=("planner", "heuristic"), games=50, seats=2).total
    100
    """

    agents: tuple[str, ...]

    @property
    def lineups(self) -> Sequence[Seating]:
        """Every way round the table."""
        agents = tuple(dict.fromkeys(self.agents))
        seats = range(self.new_game().seats)
        return [Seating(tuple(agents[(seat + turn) % len(agents)] for seat in seats)) for turn in range(len(agents))]

    @property
    def called(self) -> Contest:
        """The same by the names that bots were given."""
        return replace(self, agents=tuple(map(called, self.agents)))

    def check(self) -> None:
        self.check_types()
        if not self.agents:
            raise BadPlan("arena-nobody", option="agents")
        if presentation_of(self.new_game()).is_sided:
            raise BadPlan("arena-sides", game=self.game)
        super().check()
