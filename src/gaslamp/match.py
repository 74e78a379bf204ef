"""One game being played: the log, the true state, and one folded state per seat.

A seat's view is folded from the events as that seat saw them, never filtered from the truth.
Nothing here reads a file, a clock or a random generator: chance is a player like any other.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Generic, Protocol

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
    encode,
    redact,
)


@dataclass(frozen=True, slots=True)
class View(Generic[S]):
    """All that one seat knows: the state with blanks, the events as it saw them, what it may do."""

    game: Game[S]
    seat: Seat
    state: S
    events: tuple[Event, ...]
    actions: tuple[Action, ...]

    def encode(self) -> bytes:
        """The view as JSON, the same bytes for the same knowledge."""
        return encode({"seat": self.seat, "state": self.state, "events": self.events, "actions": self.actions})

    def _repr_svg_(self) -> str:
        from gaslamp.svg import draw_view

        return draw_view(self)


class Agent(Protocol):
    """Anything that can play: it is handed a view and nothing else."""

    def act(self, view: View[S]) -> Action: ...


class BadLog(Problem):
    """A log that the rules do not allow; `n` says at which event."""


class Match(Generic[S]):
    """One game being played."""

    def __init__(self, game: Game[S]) -> None:
        self.game = game
        self.log: list[Event] = []
        self.state = game.start()
        self._seen: dict[Seat, list[Event]] = {seat: [] for seat in (*range(game.seats), SPECTATOR)}
        self._states: dict[Seat, S] = dict.fromkeys(self._seen, self.state)

    @property
    def to_act(self) -> frozenset[Seat]:
        return self.state.to_act

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome

    def play(self, action: Action) -> list[Event]:
        """Accept one action and all that follows from it; the rules refuse by `IllegalAction`.

        What is refused, and why, is judged on what the acting seat knows: a refusal cannot tell a secret.
        """
        known = self.known(action.seat)
        if not self.game.allows(known, action):
            raise self.game.refusal(known, action)
        begin = len(self.log)
        for event in self.game.decide(self.state, action):
            self._record(event)
        return self.log[begin:]

    def view(self, seat: Seat) -> View[S]:
        """What the seat knows now."""
        state = self.known(seat)
        seen = self.log if seat == CHANCE else self._seen.get(seat, self._seen[SPECTATOR])
        return View(self.game, seat, state, tuple(seen), tuple(self.game.legal(state, seat)))

    def fork(self) -> Match[S]:
        """A match that goes its own way from here."""
        other = Match(self.game)
        other.log, other.state = self.log.copy(), self.state
        other._seen = {seat: seen.copy() for seat, seen in self._seen.items()}
        other._states = self._states.copy()
        return other

    def known(self, seat: Seat) -> S:
        """The state as the seat knows it; nobody's chair knows what a spectator knows."""
        return self.state if seat == CHANCE else self._states.get(seat, self._states[SPECTATOR])

    def _record(self, event: Event) -> None:
        """Fold an event into every state, once for all who knew and are told the same."""
        self.log.append(event)
        folded = {(id(self.state), True): self.game.apply(self.state, event)}
        for seat, state in self._states.items():
            seen = redact(event, seat)
            self._seen[seat].append(seen)
            key = (id(state), seen is event)
            if key not in folded:
                folded[key] = self.game.apply(state, seen)
            self._states[seat] = folded[key]
        self.state = folded[id(self.state), True]


def run(match: Match[S], agents: Mapping[Seat, Agent]) -> Outcome:
    """Play a match to its end; CHANCE is one of the agents."""
    for _ in steps(match, agents):
        pass
    assert match.outcome is not None, "a match ends when nobody is to act"
    return match.outcome


def steps(match: Match[S], agents: Mapping[Seat, Agent]) -> Iterator[list[Event]]:
    """Play a match one action at a time; of several seats to act the lowest acts first."""
    while match.to_act:
        seat = min(match.to_act)
        yield match.play(agents[seat].act(match.view(seat)))


def replay(game: Game[S], log: Iterable[Event]) -> S:
    """The state after a log, taken at its word: facts are folded, not judged."""
    state = game.start()
    for event in log:
        state = game.apply(state, event)
    return state


def resume(game: Game[S], log: Iterable[Event]) -> Match[S]:
    """The match a full log tells of, every event judged by the rules; `BadLog` where they disagree."""
    match, n = Match(game), -1
    for n, event in enumerate(log):
        if n == len(match.log):
            _accept(match, n, event)
        if match.log[n] != event:
            raise BadLog("event-unexpected", n=n, found=_name(event), expected=_name(match.log[n]))
    if n + 1 < len(match.log):
        raise BadLog("log-ends-early", n=n + 1, expected=_name(match.log[n + 1]))
    return match


def _accept(match: Match[S], n: int, event: Event) -> None:
    if not isinstance(event, Action):
        raise BadLog("event-out-of-place", n=n, found=_name(event))
    try:
        match.play(replace(event, known_to=()))
    except IllegalAction as refusal:
        raise BadLog("event-not-allowed", n=n, found=_name(event), rule=refusal.key) from None


def _name(event: Event) -> str:
    return type(event).__name__
