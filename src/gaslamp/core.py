"""The words every game shares: seats, events, actions, games, outcomes.

The log of events is the only truth; a state is folded from it. A viewer's state is folded
from the events as `redact` shows them to that viewer, so no secret can be forgotten in a
filter: `redact` is all the secrecy there is.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, partial
from typing import Annotated, Protocol, TypeAlias, TypeVar, Union, get_type_hints

from msgspec import DecodeError, Meta, Struct, json
from msgspec.structs import replace

Seat: TypeAlias = int
CHANCE: Seat = -1
SPECTATOR: Seat = -2

T = TypeVar("T")
E = TypeVar("E", bound="Event")

_SECRET = Meta(extra={"secret": True})
Secret = Annotated[T | None, _SECRET]
"""The type of a field that is None to every seat its event is not known to."""


class Event(Struct, frozen=True, kw_only=True, tag=True, omit_defaults=True, forbid_unknown_fields=True):
    """A fact in the log. That it happened is public; its secret fields may not be."""

    known_to: tuple[Seat, ...] = ()
    """Whose eyes the secret fields are for, in order; set by `Game.decide`, never by the seat that acts."""


class Action(Event, frozen=True, kw_only=True):
    """An event that a seat asks for; once accepted it enters the log as it is."""

    seat: Seat


class Outcome(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a match ended: who won, and by which rule."""

    winners: tuple[Seat, ...]
    rule: str
    how: str = ""
    """Which of its ways, where a rule has several."""


class Ended(Event, frozen=True, kw_only=True):
    """The last event of every match."""

    outcome: Outcome


class State(Protocol):
    """What every game's state answers; the rest is the game's own."""

    @property
    def to_act(self) -> frozenset[Seat]: ...
    @property
    def outcome(self) -> Outcome | None: ...


S = TypeVar("S", bound=State)


class Game(Protocol[S]):
    """The rules of one game with its options: pure functions and static facts."""

    @property
    def name(self) -> str: ...
    @property
    def seats(self) -> int: ...
    @property
    def options(self) -> Struct: ...
    @property
    def vocabulary(self) -> tuple[type[Event], ...]:
        """Every kind of event a log of this game may hold."""
        ...

    def start(self) -> S:
        """The state before any event."""
        ...

    def legal(self, state: S, seat: Seat) -> Sequence[Action]:
        """What the seat may do, in a defined order; for CHANCE the equally likely outcomes."""
        ...

    def allows(self, state: S, action: Action) -> bool:
        """Whether the action is legal; wider than `legal` where actions cannot be listed."""
        ...

    def refusal(self, state: S, action: Action) -> IllegalAction:
        """Why an action is not allowed: the id of the rule, and where it is broken if that can be said."""
        ...

    def decide(self, state: S, action: Action) -> Iterable[Event]:
        """The allowed action, then all that follows from it."""
        ...

    def apply(self, state: S, event: Event) -> S:
        """The state after the event: the only place where a state changes."""
        ...

    def plausible(self, state: S, event: Event) -> bool:
        """Whether the viewer whose state this is may take an event it is shown for true."""
        ...


@cache
def secret_fields(kind: type[Event]) -> tuple[str, ...]:
    """The names of the fields that `redact` blanks."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple(name for name, hint in hints.items() if _SECRET in getattr(hint, "__metadata__", ()))


@cache
def _blanks(kind: type[Event]) -> dict[str, None]:
    return dict.fromkeys(secret_fields(kind))


def redact(event: E, seat: Seat) -> E:
    """The event as the seat sees it. Chance dealt the cards, so it sees everything."""
    blanks = _blanks(type(event))
    if not blanks or seat in event.known_to or seat == CHANCE:
        return event
    return replace(event, **blanks)


_ENCODER = json.Encoder(order="deterministic")


def encode(thing: object) -> bytes:
    """Canonical JSON: equal things give equal bytes."""
    return _ENCODER.encode(thing)


@cache
def _decoder(vocabulary: tuple[type[Event], ...]) -> json.Decoder[Event]:
    return json.Decoder(Union[vocabulary])  # noqa: UP007  # built at run time


def decode_event(vocabulary: tuple[type[Event], ...], text: bytes | str) -> Event:
    """One event of a game's vocabulary from its JSON; `BadMessage` if it is not one."""
    try:
        return _decoder(vocabulary).decode(text)
    except (DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadMessage("not-an-event", problem=str(error)) from None


class Problem(Exception):
    """Something a person can put right: a key that `words` turns into a sentence, and its details."""

    def __init__(self, key: str, **details: object) -> None:
        super().__init__(key, details)
        self.key, self.details = key, details

    def __reduce__(self) -> tuple[partial[Problem], tuple[()]]:
        return partial(type(self), self.key, **self.details), ()

    def __str__(self) -> str:
        return ", ".join([self.key, *(f"{name}: {value}" for name, value in self.details.items())])


class IllegalAction(Problem):
    """The rules refuse the action; the key is the id of the rule."""


class BadMessage(Problem):
    """What was sent cannot be read as what it should be."""


class BadOptions(Problem):
    """A game cannot be set up as asked."""
