"""One game being played: the log, the true state, and one folded state per seat.

A seat's view is folded from the events as that seat saw them, never filtered from the truth.
Nothing here reads a file, a clock or a random generator: chance is a player like any other.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import GenericAlias
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from msgspec.structs import replace

from gaslamp.core import (
    CHANCE,
    SPECTATOR,
    Action,
    Event,
    Game,
    IllegalAction,
    Outcome,
    Problem,
    S,
    Seat,
    State,
    UnknownSeat,
    check_type,
    clipped,
    counted,
    encode,
    redact,
    wrong_type,
)

if TYPE_CHECKING:  # as in `core`
    from typing_extensions import TypeVar as TypeVarWithDefault

    G = TypeVarWithDefault("G", bound=Game[Any], default=Any)
else:
    G = TypeVar("G")


@dataclass(frozen=True, slots=True, repr=False)
class View(Generic[S, G]):
    """All that one seat knows: the state with blanks, the events as it saw them, what it may do.

    For the type checker it has two parameters, the state and the game, both `Any` unless they are given; every game
    has a name for its own, such as `gaslamp.games.ClassicView`.

    >>> from gaslamp import make_game
    >>> view = Match(make_game("classic", 3)).view(0)
    >>> view
    <View of seat 0: classic, 0 events, 0 actions, chance to act>
    >>> view.state.stations
    (None, None, None, None, None, None)
    """

    game: G
    seat: Seat
    state: S
    events: tuple[Event, ...]
    actions: tuple[Action, ...]

    def __class_getitem__(cls, parameters: object) -> GenericAlias:
        """`View[ClassicState]` or `View[ClassicState, Classic]`: one parameter will do at run time too."""
        return GenericAlias(cls, parameters)

    def encode(self) -> bytes:
        """The view as JSON, the same bytes for the same knowledge."""
        return encode({"seat": self.seat, "state": self.state, "events": self.events, "actions": self.actions})

    def __repr__(self) -> str:
        counts = f"{counted(len(self.events), 'event')}, {counted(len(self.actions), 'action')}"
        return clipped(f"<View of {_called(self.seat)}: {self.game.name}, {counts}, {_turn(self.state)}>")

    def _repr_svg_(self) -> str:
        from gaslamp.svg import draw_view

        return draw_view(self)


class Agent(Protocol):
    """Anything that can play: it is handed a view and nothing else.

    >>> class First:
    ...     def act(self, view: View) -> Action:
    ...         return view.actions[0]
    >>> from gaslamp import make_game
    >>> run(Match(make_game("compact", 2)), dict.fromkeys((CHANCE, 0, 1), First())).rule
    'CP-1'
    """

    def act(self, view: View) -> Action:
        """One of the view's actions, or another that the rules allow."""
        ...


class BadAgent(Problem):
    """A seat has nobody who plays it, or an agent acts for a seat that is not its own.

    >>> from gaslamp import make_game
    >>> run(Match(make_game("compact", 2)), {})
    Traceback (most recent call last):
    gaslamp.match.BadAgent: No agent plays seat 0. Name one for every seat.
    """


class BadLog(Problem):
    """A log that the rules do not allow; `n` says at which event.

    >>> from gaslamp import make_game
    >>> from gaslamp.games import Began
    >>> resume(make_game("classic"), [Began(round=1)])
    Traceback (most recent call last):
    gaslamp.match.BadLog: Event 0: “Began” cannot be here.
    """


class Match(Generic[S]):
    """One game being played.

    >>> from gaslamp import make_game
    >>> match = Match(make_game("classic", 3))
    >>> match.play(match.view(CHANCE).actions[0])
    [Deal(known_to=(-2, 0, 1, 2), seat=-1, pawn=1, station=13)]
    >>> match
    <Match of classic for 3: round 0, 1 event, chance to act>
    """

    def __init__(self, game: Game[S]) -> None:
        check_is_game(game)
        self.game = game
        self.log: list[Event] = []
        self.state = game.start()
        self._seen: dict[Seat, list[Event]] = {seat: [] for seat in (*range(game.seats), SPECTATOR)}
        self._states: dict[Seat, S] = dict.fromkeys(self._seen, self.state)
        self._views: dict[Seat, View[S]] = {}
        """What was handed out since the last event: several who ask for the same are handed the same."""

    @property
    def to_act(self) -> frozenset[Seat]:
        """The seats that may act now; nobody once the match is over."""
        return self.state.to_act

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, if it has."""
        return self.state.outcome

    def play(self, action: Action) -> list[Event]:
        """Accept one action and all that follows from it; the rules refuse by `IllegalAction`.

        What is refused, and why, is judged on what the acting seat knows: a refusal cannot tell a secret.
        """
        check_type(action, Action, "play() takes an action, such as match.view(seat).actions[0]")
        known = self.state if action.seat == CHANCE else self._states.get(action.seat, self._states[SPECTATOR])
        if not self.game.allows(known, action):
            raise self._refusal(known, action)
        begin = len(self.log)
        for event in self.game.decide(self.state, action):
            self._record(event)
        return self.log[begin:]

    def _refusal(self, known: S, action: Action) -> IllegalAction:
        refusal, game = self.game.refusal(known, action), self.game
        if not isinstance(action, game.vocabulary):
            refusal.details |= {"foreign": type(action).__name__, "game": game.name}
        return refusal

    def view(self, seat: Seat) -> View[S]:
        """What the seat knows now."""
        if seat not in self._views:
            state = self.known(seat)
            seen = self.log if seat == CHANCE else self._seen[seat]
            self._views[seat] = View(self.game, seat, state, tuple(seen), tuple(self.game.legal(state, seat)))
        return self._views[seat]

    def fork(self) -> Match[S]:
        """A match that goes its own way from here."""
        other = Match(self.game)
        other.log, other.state = self.log.copy(), self.state
        other._seen = {seat: seen.copy() for seat, seen in self._seen.items()}
        other._states = self._states.copy()
        return other

    def known(self, seat: Seat) -> S:
        """The state as the seat knows it."""
        if seat == CHANCE:
            return self.state
        if seat not in self._states:
            check_type(seat, int, "a seat is a number, such as 0")
            raise UnknownSeat("seat-not-there", seat=seat, most=self.game.seats - 1)
        return self._states[seat]

    def __repr__(self) -> str:
        """The public facts and no more: it lands in logs."""
        game, events = self.game, counted(len(self.log), "event")
        begun = f"round {self.state.round}, " if hasattr(self.state, "round") else ""
        return clipped(f"<Match of {game.name} for {game.seats}: {begun}{events}, {_turn(self.state)}>")

    def _record(self, event: Event) -> None:
        """Fold an event into every state, once for all who knew and are told the same."""
        self.log.append(event)
        self._views.clear()
        folded = {(id(self.state), True): self.game.apply(self.state, event)}
        told: dict[bool, Event] = {}
        for seat, state in self._states.items():
            seen = redact(event, seat)
            seen = told.setdefault(seen is event, seen)  # what is blank to several is kept once
            self._seen[seat].append(seen)
            key = (id(state), seen is event)
            if key not in folded:
                folded[key] = self.game.apply(state, seen)
            self._states[seat] = folded[key]
        self.state = folded[id(self.state), True]


def run(match: Match[S], agents: Mapping[Seat, Agent]) -> Outcome:
    """Play a match to its end; CHANCE is one of the agents.

    >>> from random import Random
    >>> from gaslamp import make_agent, make_game
    >>> agents = {seat: make_agent("uniform", Random(seat)) for seat in (CHANCE, 0, 1)}
    >>> run(Match(make_game("classic", 2)), agents)
    Outcome(winners=(0,), rule='CL-22', how='')
    """
    for _ in steps(match, agents):
        pass
    assert match.outcome is not None, "a match ends when nobody is to act"
    return match.outcome


def steps(match: Match[S], agents: Mapping[Seat, Agent]) -> Iterator[list[Event]]:
    """Play a match one action at a time; of several seats to act the lowest acts first.

    >>> from random import Random
    >>> from gaslamp import make_agent, make_game
    >>> agents = dict.fromkeys((CHANCE, 0, 1), make_agent("uniform", Random(7)))
    >>> for events in steps(Match(make_game("classic", 2)), agents):
    ...     print(*(type(event).__name__ for event in events))
    ...     break
    Deal
    """
    check_type(match, Match, 'steps() and run() take a match, such as Match(make_game("classic"))')
    check_type(agents, Mapping, "steps() and run() take a mapping from seats to agents")
    for agent in agents.values():
        check_is_agent(agent)
    for seat in range(match.game.seats):
        _agent_of(agents, seat)
    return _steps(match, agents)


def check_is_agent(agent: object) -> None:
    """A TypeError for what cannot play: the name of an agent, say, or its class."""
    if isinstance(agent, type) or not callable(getattr(agent, "act", None)):
        raise wrong_type(agent, 'expected an agent with act(view), such as make_agent("uniform", Random(7))')


def _agent_of(agents: Mapping[Seat, Agent], seat: Seat) -> Agent:
    if seat not in agents:
        raise BadAgent("agent-missing-chance" if seat == CHANCE else "agent-missing", seat=seat)
    return agents[seat]


def _steps(match: Match[S], agents: Mapping[Seat, Agent]) -> Iterator[list[Event]]:
    while match.to_act:
        seat = min(match.to_act)
        action = _agent_of(agents, seat).act(match.view(seat))
        check_type(action, Action, f"the agent of seat {seat} must return an action")
        if action.seat != seat:
            raise BadAgent("agent-wrong-seat", seat=seat, other=action.seat)
        yield match.play(action)


def replay(game: Game[S], log: Iterable[Event]) -> S:
    """The state after a log, taken at its word: facts are folded, not judged.

    >>> from gaslamp import make_game
    >>> from gaslamp.games import Deal
    >>> replay(make_game("classic", 2), [Deal(seat=CHANCE, pawn=1, station=13)]).stations
    (None, 13, None, None, None, None)
    """
    check_is_game(game)
    state = game.start()
    for n, event in enumerate(log):
        state = fold(game, state, event, n)
    return state


def recall(game: Game[S], log: Iterable[Event]) -> Match[S]:
    """The match a full log tells of, taken at its word: whoever has written it has judged it then.

    >>> from gaslamp import make_game
    >>> from gaslamp.games import Deal
    >>> match = Match(make_game("classic", 2))
    >>> events = match.play(Deal(seat=CHANCE, pawn=1, station=13))
    >>> recall(match.game, match.log).view(1) == match.view(1)
    True
    """
    match = Match(game)
    follow(match, log)
    return match


def follow(match: Match[S], events: Iterable[Event]) -> None:
    """Have a match go on by the next events of its log, taken at their word too.

    >>> from gaslamp import make_game
    >>> from gaslamp.games import Deal
    >>> match = Match(make_game("classic", 2))
    >>> follow(match, [Deal(known_to=(-2, 0, 1), seat=CHANCE, pawn=1, station=13)])
    >>> match
    <Match of classic for 2: round 0, 1 event, chance to act>
    """
    for n, event in enumerate(events, len(match.log)):
        try:
            match._record(event)
        except Exception as error:  # as in `fold`
            raise BadLog("event-out-of-place", n=n, found=_name(event)) from error


def fold(game: Game[S], state: S, event: Event, n: int) -> S:
    """The state after the n-th event of a log; `BadLog` if it cannot follow."""
    try:
        return game.apply(state, event)
    except Exception as error:  # where a log is taken at its word, anything may be in it
        check_type(event, Event, f"a log holds events; number {n} must be one")
        raise BadLog("event-out-of-place", n=n, found=_name(event)) from error


def resume(game: Game[S], log: Iterable[Event]) -> Match[S]:
    """The match a full log tells of, every event judged by the rules; `BadLog` where they disagree.

    >>> from gaslamp import make_game
    >>> from gaslamp.games import Deal
    >>> match = Match(make_game("classic", 2))
    >>> events = match.play(Deal(seat=CHANCE, pawn=1, station=13))
    >>> resume(make_game("classic", 2), match.log).state == match.state
    True
    """
    match, n = Match(game), -1
    for n, event in enumerate(log):
        check_type(event, Event, f"a log holds events; number {n} must be one")
        if n == len(match.log):
            _accept(match, n, event)
        if match.log[n] != event:
            raise BadLog("event-unexpected", n=n, found=_name(event), expected=_name(match.log[n]))
    if n + 1 < len(match.log):
        raise BadLog("log-ends-early", n=n + 1, expected=_name(match.log[n + 1]))
    return match


def _accept(match: Match[S], n: int, event: Event) -> None:
    if not isinstance(event, Action) or not isinstance(event, match.game.vocabulary):
        raise BadLog("event-out-of-place", n=n, found=_name(event))
    try:
        match.play(replace(event, known_to=()))
    except IllegalAction as refusal:
        raise BadLog("event-not-allowed", n=n, found=_name(event), rule=refusal.key) from None


def check_is_game(game: object) -> None:
    """A TypeError for what is no game: its name, say, or its class."""
    if isinstance(game, type) or not hasattr(game, "vocabulary"):
        raise wrong_type(game, 'expected a game, such as make_game("classic")')


def _name(event: Event) -> str:
    return type(event).__name__


def _called(seat: Seat) -> str:
    return {CHANCE: "chance", SPECTATOR: "a spectator"}.get(seat, f"seat {seat}")


def _turn(state: State) -> str:
    """Who is to act or has won, which is public in every game."""
    if state.outcome:
        return f"won by {_seats(state.outcome.winners)} ({state.outcome.rule})"
    return f"{_seats(sorted(state.to_act))} to act"


def _seats(seats: Sequence[Seat]) -> str:
    if len(seats) < 2:
        return "".join(map(_called, seats)) or "nobody"
    return f"seats {', '.join(map(str, seats))}"
