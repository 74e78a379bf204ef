"""What each game is on a screen. Nothing else asks which game it is.

A presentation is registered beside the rules, by their class. A variant is a subclass of another game's rules, so it
has that game's presentation until it registers one of its own, which says only what differs:

    class FogPresentation(ClassicPresentation):
        solo = 3

    PRESENTATIONS = {..., Fog: FogPresentation}

What is said of a game without a match at hand stands on the class (`presentation_named`); the rest is asked about one
game with its options (`presentation_of`). Its words are looked up in the same line of descent (`gaslamp.words`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, cast, overload

from gaslamp.core import Game
from gaslamp.games import GAMES, AnyChase, AnyGame
from gaslamp.games.classic import Classic
from gaslamp.games.compact import Compact, CompactState
from gaslamp.games.connection import Connection
from gaslamp.games.holmes import Holmes
from gaslamp.games.powers import HolmesState
from gaslamp.games.vocabulary import ChaseState
from gaslamp.match import View
from gaslamp.presentation.chase import ChasePresentation
from gaslamp.presentation.classic import ClassicPresentation
from gaslamp.presentation.compact import CompactPresentation
from gaslamp.presentation.connection import ConnectionPresentation
from gaslamp.presentation.general import Presentation, Presets
from gaslamp.presentation.holmes import HolmesPresentation

if TYPE_CHECKING:
    from typing_extensions import TypeIs

PRESENTATIONS: Mapping[type[Any], type[Presentation[Any, Any]]] = {
    Classic: ClassicPresentation,
    Holmes: HolmesPresentation,
    Compact: CompactPresentation,
    Connection: ConnectionPresentation,
}


def presentation_named(name: str) -> type[Presentation[Any, Any]]:
    """What is shown of a game by its name."""
    return _found(GAMES[name])


def presets_of(name: str) -> Presets:
    """The house rules offered with a game; a variant has its own numbers, so those of another game are not for it."""
    own: Presets = vars(PRESENTATIONS.get(GAMES[name], Presentation)).get("presets", {})
    return own


@overload
def presentation_of(game: AnyChase) -> ChasePresentation[Any, Any]: ...
@overload
def presentation_of(game: Connection) -> ConnectionPresentation: ...
@overload
def presentation_of(game: Game[Any] | AnyGame) -> Presentation[Any, Any]: ...
def presentation_of(game: Game[Any] | AnyGame) -> Presentation[Any, Any]:
    """What is shown of a game with its options."""
    return _found(type(game))(game)


def _found(kind: type[Any]) -> type[Presentation[Any, Any]]:
    """That of the class, or of the nearest it descends from."""
    for base in kind.__mro__:
        if base in PRESENTATIONS:
            return PRESENTATIONS[base]
    raise TypeError(f"{kind.__name__} has no presentation: register one for it in gaslamp.presentation.PRESENTATIONS")


def is_case(game: Game[Any] | AnyGame) -> TypeIs[Connection]:
    """Whether it is shown as a case on a table; else it is a chase on a map."""
    return presentation_of(game).screen == "case"


def chase_of(view: View[ChaseState]) -> ChasePresentation[Any, Any]:
    """What is shown of the chase that a view is of."""
    return presentation_of(cast(AnyChase, view.game))


def ledger_of(view: View[ChaseState]) -> tuple[Compact, CompactState] | None:
    """The game and what the viewer knows of it, if it is one of points."""
    return chase_of(view).ledger(view.state)


def case_of(view: View[ChaseState]) -> tuple[Holmes, HolmesState] | None:
    """The game and what the viewer knows of it, if it is one of crimes and abilities."""
    return chase_of(view).casebook(view.state)
