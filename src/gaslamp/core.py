"""The words every game shares: seats, events, actions, games, outcomes.

The log of events is the only truth; a state is folded from it. A viewer's state is folded
from the events as `redact` shows them to that viewer, so no secret can be forgotten in a
filter: `redact` is all the secrecy there is.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, partial
from reprlib import Repr
from typing import TYPE_CHECKING, Annotated, Any, Protocol, TypeAlias, TypeVar, Union, get_type_hints

from msgspec import DecodeError, Meta, Struct, json
from msgspec.structs import replace

Seat: TypeAlias = int
"""A place at the table: 0, 1, 2 … are chairs; `CHANCE` deals and draws, a `SPECTATOR` only looks on."""
CHANCE: Seat = -1
"""The seat that deals and draws: chance is a player like any other, and sees everything."""
SPECTATOR: Seat = -2
"""The seat of all who only look on: it knows what everybody knows."""

T = TypeVar("T")
E = TypeVar("E", bound="Event")

_SECRET = Meta(extra={"secret": True})
Secret = Annotated[T | None, _SECRET]
"""The type of a field that is None to every seat its event is not known to."""


class Event(
    Struct,
    frozen=True,
    kw_only=True,
    tag=True,
    omit_defaults=True,
    repr_omit_defaults=True,
    forbid_unknown_fields=True,
):
    """A fact in the log. That it happened is public; its secret fields may not be.

    >>> from gaslamp.games import Surfaced
    >>> Surfaced(entry=3, station=74)
    Surfaced(entry=3, station=74)
    """

    known_to: tuple[Seat, ...] = ()
    """Whose eyes the secret fields are for, in order; set by `Game.decide`, never by the seat that acts."""


class Action(Event, frozen=True, kw_only=True):
    """An event that a seat asks for; once accepted it enters the log as it is.

    >>> from gaslamp.games import Move
    >>> Move(seat=1, pawn=1, fare="taxi", station=46)
    Move(seat=1, pawn=1, fare='taxi', station=46)
    """

    seat: Seat


class Outcome(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a match ended: who won, and by which rule.

    >>> Outcome(winners=(1, 2), rule="CL-21").winners
    (1, 2)
    """

    winners: tuple[Seat, ...]
    rule: str
    how: str = ""
    """Which of its ways, where a rule has several."""


class Ended(Event, frozen=True, kw_only=True):
    """The last event of every match.

    >>> Ended(outcome=Outcome(winners=(0,), rule="CL-23")).outcome.rule
    'CL-23'
    """

    outcome: Outcome


class State(Protocol):
    """What every game's state answers; the rest is the game's own.

    >>> from gaslamp import make_game
    >>> make_game("classic").start().to_act == {CHANCE}
    True
    """

    @property
    def to_act(self) -> frozenset[Seat]: ...
    @property
    def outcome(self) -> Outcome | None: ...


if TYPE_CHECKING:  # so that `View`, `Match` and `Game` need no parameter; Python itself has defaults since 3.13
    from typing_extensions import TypeVar as TypeVarWithDefault

    S = TypeVarWithDefault("S", bound=State, default=Any)
else:
    S = TypeVar("S", bound=State)


class Game(Protocol[S]):
    """The rules of one game with its options: pure functions and static facts.

    >>> from gaslamp import make_game
    >>> game = make_game("classic", 3)
    >>> game.legal(game.start(), CHANCE)[0]
    Deal(seat=-1, pawn=1, station=13)
    """

    @property
    def name(self) -> str:
        """By which `make_game` knows it."""
        ...

    @property
    def seats(self) -> int:
        """For how many it is set up."""
        ...

    @property
    def options(self) -> Struct:
        """How it is set up."""
        ...

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
    if not issubclass(kind, Event):
        raise TypeError(f"only an event has secret fields, not a {kind.__name__}")
    hints = get_type_hints(kind, include_extras=True)
    return tuple(name for name, hint in hints.items() if _SECRET in getattr(hint, "__metadata__", ()))


@cache
def _blanks(kind: type[Event]) -> dict[str, None]:
    return dict.fromkeys(secret_fields(kind))


def redact(event: E, seat: Seat) -> E:
    """The event as the seat sees it. Chance dealt the cards, so it sees everything.

    >>> from gaslamp.games import Move
    >>> move = Move(seat=0, pawn=0, fare="taxi", station=74, known_to=(0,))
    >>> redact(move, 1)
    Move(known_to=(0,), seat=0, pawn=0, fare='taxi')
    """
    blanks = _blanks(type(event))
    if not blanks or seat in event.known_to or seat == CHANCE:
        return event
    return replace(event, **blanks)


_ENCODER = json.Encoder(order="deterministic")


def encode(thing: object) -> bytes:
    """Canonical JSON: equal things give equal bytes.

    >>> encode(Outcome(winners=(0,), rule="CL-23"))
    b'{"winners":[0],"rule":"CL-23"}'
    """
    return _ENCODER.encode(thing)


@cache
def _decoder(vocabulary: tuple[type[Event], ...]) -> json.Decoder[Event]:
    return json.Decoder(Union[vocabulary])  # noqa: UP007  # built at run time


def decode_event(vocabulary: tuple[type[Event], ...], text: bytes | str) -> Event:
    """One event of a game's vocabulary from its JSON; `BadMessage` if it is not one.

    >>> from gaslamp import make_game
    >>> decode_event(make_game("classic").vocabulary, '{"type":"Began","round":3}')
    Began(round=3)
    """
    check_type(vocabulary, tuple, "decode_event() takes the vocabulary of a game, such as game.vocabulary")
    check_type(text, bytes | str, "decode_event() takes JSON as text or bytes")
    try:
        return _decoder(vocabulary).decode(text)
    except (DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadMessage("not-an-event", problem=str(error)) from None


class Problem(Exception):
    """Something a person can put right: a key that `words` turns into a sentence, and its details.

    Its text is the sentence in English; a program looks at `key` and `details`.

    >>> problem = Problem("game-unknown", game="chess", known="classic, holmes")
    >>> print(problem)
    There is no game “chess”. The games are: classic, holmes.
    >>> problem.key, problem.details["game"]
    ('game-unknown', 'chess')
    """

    def __init__(self, key: str, **details: object) -> None:
        super().__init__(key, details)
        self.key, self.details = key, details

    def __reduce__(self) -> tuple[partial[Problem], tuple[()]]:
        return partial(type(self), self.key, **self.details), ()

    def __str__(self) -> str:
        try:
            from gaslamp.words import Words  # a sentence is needed only where a problem is shown

            return Words("en").explain(self)
        except Exception:  # whatever has become of its words, a problem must be told
            return ", ".join([self.key, *(f"{name}: {value}" for name, value in self.details.items())])


class IllegalAction(Problem):
    """The rules refuse the action; the key is the id of the rule.

    >>> print(IllegalAction("CL-12"))
    It is not this pawn’s turn, or the game is over. (CL-12)
    """


class BadMessage(Problem):
    """What was sent cannot be read as what it should be.

    >>> from gaslamp import make_game
    >>> try:
    ...     decode_event(make_game("classic").vocabulary, "taxi to 74")
    ... except BadMessage as problem:
    ...     print(problem.key)
    not-an-event
    """


class BadOptions(Problem):
    """A game cannot be set up as asked.

    >>> from gaslamp import make_game
    >>> make_game("compact", 9)
    Traceback (most recent call last):
    gaslamp.core.BadOptions: 9 players can’t play this: it takes 2 to 4.
    """


class UnknownSeat(Problem):
    """A seat that a game does not have.

    >>> from gaslamp import Match, make_game
    >>> Match(make_game("classic", 3)).view(7)
    Traceback (most recent call last):
    gaslamp.core.UnknownSeat: There is no seat 7. The seats are 0 to 2, -1 for chance and -2 for spectators.
    """


_SHORT = Repr()
_SHORT.maxstring = _SHORT.maxother = 60


def check_type(value: object, kind: Any, wanted: str) -> None:
    """A mistake in a program, which a type checker finds, is no Problem but a TypeError that says what is wanted."""
    if not isinstance(value, kind):
        raise wrong_type(value, wanted)


def wrong_type(value: object, wanted: str) -> TypeError:
    return TypeError(f"{wanted}, not {_SHORT.repr(value)}")


def counted(number: int, thing: str) -> str:
    """So many of a thing, in English, where a program is spoken to."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def clipped(text: str, length: int = 100) -> str:
    """A line for a log, not without end."""
    return text if len(text) <= length else f"{text[: length - 2]}…{text[-1]}"
