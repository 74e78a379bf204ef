"""What every game says of itself to a screen."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Generic, Literal, TypeAlias, TypeVar

from msgspec.structs import asdict

from gaslamp.core import Action, Ended, Event, Seat

G = TypeVar("G")
S = TypeVar("S")
Say: TypeAlias = Callable[..., str]
"""Says a key with its details, as `Words.say` does."""
ScreenKind: TypeAlias = Literal["map", "case"]
Presets: TypeAlias = Mapping[str, Mapping[str, Any]]
"""House rules by name: options, as far as they differ from the book."""


class Presentation(ABC, Generic[G, S]):
    """One game with its options, as screens know it."""

    screen: ClassVar[ScreenKind]
    """Whether it is a chase on a map or a case on a table."""
    prefix: ClassVar[str]
    """What the ids of its rules begin with."""
    solo: ClassVar[int]
    """How many seats there are where one person plays against bots."""
    is_sided: ClassVar[bool] = False
    """Whether one seat flees from the first move to the last."""
    pawns: ClassVar[tuple[str, ...]] = ()
    """All the pawns that can hunt, by name."""
    books: ClassVar[Mapping[str, Sequence[object]]] = {}
    """By the mode, for every number of detectives: what options are that are left to the book."""
    presets: ClassVar[Presets] = {}
    """House rules that go well together, the book first."""
    only_with: ClassVar[Mapping[str, str]] = {}
    """Options that count only where another one is set so, as one writes it on the command line."""
    labels: ClassVar[tuple[str, ...]] = ()
    """The keys of texts of its own that are as fixed as a label."""
    careful: ClassVar[tuple[type[Action], ...]] = ()
    """What nobody should do by a slip of the finger."""
    has_marks: ClassVar[bool] = False
    """Whether marked boards are its own, so that their lines bear its names."""

    def __init__(self, game: G) -> None:
        self.game = game

    @property
    def keeps_secrets(self) -> bool:
        """Whether something that a seat alone knows is worth knowing to the others however old it is."""
        return False

    # What a sentence about an event may speak of

    def details(self, event: Event, names: Sequence[str], say: Say) -> dict[str, object]:
        """The event's own fields and what can be told from them; it happens to those of these names."""
        found = {name: value for name, value in asdict(event).items() if value is not None}
        return found | self.derived(event, names, say)

    @abstractmethod
    def derived(self, event: Event, names: Sequence[str], say: Say) -> dict[str, object]:
        """What can be told from the fields."""

    def whose(self, event: Event) -> Sequence[Seat]:
        """Whose names an event bears: the winners', else those it happens to."""
        return event.outcome.winners if isinstance(event, Ended) else self.concerned(event)

    @abstractmethod
    def concerned(self, event: Event) -> Sequence[Seat]:
        """Those an event happens to."""

    def is_one_of_several(self, action: Action) -> bool:
        """Whether a ride must say which pawn it is for."""
        return False

    def scores(self, state: S) -> tuple[int, ...]:
        """Every seat's points, in a game of points."""
        return ()

    # Who does what

    def is_careful(self, action: Action) -> bool:
        """Whether somebody is asked before it is done, however it was chosen: it is dear and cannot be undone."""
        return isinstance(action, self.careful)

    def seat_pawns(self, seat: Seat) -> Sequence[str]:
        """The pawns that are a seat's alone all through the game, by name."""
        return ()

    @property
    def characters(self) -> tuple[str, ...]:
        """Whom the hunters play, if people choose: then the host begins, so that the last to come can choose too."""
        return ()

    def has_business(self, state: S, seat: Seat) -> bool:
        """Whether a seat that is to act has something to do that is for it alone."""
        return True


def listed(say: Say, things: Sequence[str]) -> str:
    """`a, b and c` in the reader's language."""
    if len(things) < 2:
        return "".join(things)
    return say("items-and", one=", ".join(things[:-1]), other=things[-1])
