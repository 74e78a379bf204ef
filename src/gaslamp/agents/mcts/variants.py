"""What the search has to know of a game besides its kernels: what the heuristic decides, how a turn is read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, ClassVar, Generic, TypeVar

import numpy as np

from gaslamp.agents.belief.filter import Belief
from gaslamp.agents.belief.holmes_filter import HolmesFilter
from gaslamp.agents.engine.encoding import code_of, encode, model_of
from gaslamp.agents.engine.layout import SCENE
from gaslamp.agents.heuristic import Heuristic
from gaslamp.agents.mcts import classic, compact, holmes
from gaslamp.agents.mcts.categories import CATEGORIES, distances_on, weights_of
from gaslamp.agents.mcts.determinization import encoded, movable, whereabouts
from gaslamp.agents.mcts.search import Recipe, Root
from gaslamp.core import Action, Event
from gaslamp.games.chase import Chase
from gaslamp.games.classic import Classic
from gaslamp.games.compact import Compact, CompactState
from gaslamp.games.holmes import Holmes
from gaslamp.games.powers import Ask, Ban, Barricade, HolmesState
from gaslamp.games.vocabulary import ChaseState, Done, Move
from gaslamp.match import View

G = TypeVar("G", bound=Chase[Any])
S = TypeVar("S", bound=ChaseState)
NOWHERE = -1
"""Where an ability leads in the tree."""
KERNELS = classic, compact, holmes
"""Imported so that they are registered."""


class Variant(Generic[G, S]):
    """A game as the search has it; the defaults are the classic game's."""

    exploration: ClassVar[Mapping[bool, float]] = {True: 0.7, False: 0.7}
    """UCB's constant, if the fugitive searches or the detectives.

    Chosen by paired games against the heuristic: the published 0.2 (fugitive) and 2.0 (detectives) win far less on this
    scale.
    """

    def __init__(self, game: G, categories: str) -> None:
        self.game, self.categories = game, CATEGORIES[categories]
        self.recipe = Recipe(model_of(game), distances_on(game.board), weights_of(self.categories))

    def aside(self, view: View[S], heuristic: Heuristic) -> Action | None:
        """What the search does not decide but the heuristic."""
        return None

    def turn_of(self, state: S) -> tuple[int, int]:
        """Which turn it is: the same for all its moves."""
        return state.round, 0

    def crimes(self, state: S, belief: Belief) -> Iterable[int]:
        """The crimes the fugitive may hold."""
        return ()

    def codes_of(self, events: Iterable[Event]) -> Iterator[int]:
        """What was done, as the tree has it."""
        return (code_of(self.game, event) for event in events if isinstance(event, Action))

    def root(self, view: View[S], belief: Belief) -> Root:
        """What is known when somebody is to act."""
        where = whereabouts(view, belief, self.categories)
        position = encode(self.game, view.state, fugitive=where.somewhere)
        position.marks[:] &= ~np.int8(SCENE)
        crimes = encoded(self.game.board, self.crimes(view.state, belief))
        return Root(position, crimes, where.candidates, where.prior, where.public, min(movable(view)))


class HolmesVariant(Variant[Holmes, HolmesState]):
    """The detectives' abilities (SH-25 to SH-30) and where Moriarty settles (SH-10) are left to the heuristic."""

    def aside(self, view: View[HolmesState], heuristic: Heuristic) -> Action | None:
        if view.state.phase == "settle":
            return heuristic.act(view)
        has_more = view.state.phase == "answer" and any(not isinstance(action, Move) for action in view.actions)
        action = heuristic.act(view) if has_more else None
        return None if isinstance(action, Move) else action

    def crimes(self, state: HolmesState, belief: Belief) -> Iterable[int]:
        """Those he holds, or all he may hold; a scene that has served is none."""
        own = [scene for scene in state.crimes if scene is not None]
        assert isinstance(belief.filter, HolmesFilter)
        served = frozenset.intersection(*(past.scenes for past in belief.filter.joint))
        return own or sorted(self.game.scenes - served)

    def codes_of(self, events: Iterable[Event]) -> Iterator[int]:
        """Nothing is done by a detective who leaves it at a move."""
        for event in events:
            if isinstance(event, Ask | Ban | Barricade):
                yield NOWHERE
            elif isinstance(event, Action) and not (isinstance(event, Done) and event.seat != self.game.owners[0]):
                yield code_of(self.game, event)


class CompactVariant(Variant[Compact, CompactState]):
    """Where the detectives wait for him (CP-3) and whether they give up (CP-10) is left to the heuristic."""

    exploration: ClassVar[Mapping[bool, float]] = {True: 0.1, False: 0.3}
    """Ends differ by less here than all or nothing."""

    def aside(self, view: View[CompactState], heuristic: Heuristic) -> Action | None:
        return heuristic.act(view) if view.state.phase == "place" else None

    def turn_of(self, state: CompactState) -> tuple[int, int]:
        return state.round, len(state.log)

    def codes_of(self, events: Iterable[Event]) -> Iterator[int]:
        return (code_of(self.game, event) for event in events if isinstance(event, Move))


def variant_of(game: Chase[Any]) -> Variant[Any, Any]:
    match game:
        case Classic():
            return Variant(game, "classic")
        case Holmes():
            return HolmesVariant(game, "holmes")
        case Compact():
            return CompactVariant(game, "compact")
    raise TypeError(f"no kernels for {game.name}")
