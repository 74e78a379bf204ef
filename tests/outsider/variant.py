"""A game of one's own: the classic game in the fog, where no ferry leaves and he is seen every fourth move."""

from random import Random
from typing import ClassVar

from gaslamp import CHANCE, Action, Match, View, make_agent, run
from gaslamp.board import Exit
from gaslamp.games import Classic, ClassicOptions, ClassicState
from gaslamp.testing import check_game


class FogOptions(ClassicOptions, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    surfacing: tuple[int, ...] = (4, 8, 12, 16, 20, 24)
    visibility: int = 2


class Fog(Classic):
    name = "fog"
    options_type: ClassVar[type[ClassicOptions]] = FogOptions

    def is_open(self, state: ClassicState, pawn: int, exit: Exit) -> bool:
        return exit.kind != "ferry" and super().is_open(state, pawn, exit)


class Lost:
    """Any ride, as long as it is a short one."""

    def act(self, view: View[ClassicState, Fog]) -> Action:
        assert view.game.name == "fog"
        return view.actions[len(view.state.log) % len(view.actions)]


if __name__ == "__main__":
    game = Fog(3, FogOptions(detectives=3, visibility=1))
    check_game(game, Random(7))
    match = Match(game)
    print(run(match, {CHANCE: make_agent("uniform", Random(1)), 0: Lost(), 1: Lost(), 2: Lost()}), game)
