"""The seam of a chase: what a game may say differently is public, listed, and all that games override."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from typing import get_args, get_type_hints

import pytest

from gaslamp.games import GAMES, AnyChase, make_game
from gaslamp.games import chase as module
from gaslamp.games.chase import Chase
from gaslamp.games.hooks import ChaseHooks
from gaslamp.games.powers import Powers

GIVEN = {"board", "hands"}
"""What a hook may use and `Chase` sets up for it."""
CLASSES = [*GAMES.values(), Powers]
CHASES = [name for name, kind in GAMES.items() if issubclass(kind, Chase)]
each_class = pytest.mark.parametrize("kind", CLASSES)


def listed() -> list[str]:
    """The names in the list of the docstring, whose lines are two columns under an indent."""
    lines = (module.__doc__ or "").split("A game is made by answering these")[1].splitlines()
    return [name for line in lines if line.startswith("    ") for name in line[28:].split()]


def hooks() -> set[str]:
    """What a subclass can override and no type checker would refuse."""
    methods = {**vars(ChaseHooks), **vars(Chase)}
    found = {name for name, member in methods.items() if not getattr(member, "__final__", False)}
    return {name for name in found | set(ChaseHooks.__annotations__) if not name.startswith("_")} - GIVEN


def inherited(kind: type) -> dict[str, object]:
    """What the class has from those of ours it is built on."""
    bases = [base for base in kind.__mro__[1:] if base.__module__.startswith("gaslamp.")]
    return {name: member for base in reversed(bases) for name, member in {**base.__annotations__, **vars(base)}.items()}


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__")


def used(kind: type) -> Iterator[str]:
    """The attributes its code asks for, of itself or by `super()`, and those it sets."""
    tree = ast.parse(inspect.getsource(kind))
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            yield node.attr


def chase(name: str) -> AnyChase:
    game = make_game(name)
    assert isinstance(game, Chase)
    return game


def test_the_list_of_hooks_names_all_there_are_and_no_others() -> None:
    assert sorted(listed()) == sorted(hooks())


def test_the_list_names_every_hook_once() -> None:
    assert len(listed()) == len(set(listed()))


def test_every_hook_says_what_it_promises() -> None:
    methods = [member for name in hooks() if inspect.isfunction(member := getattr(Chase, name, None))]
    assert len(methods) > 20
    assert [method.__name__ for method in methods if not method.__doc__] == []


@each_class
def test_a_game_overrides_only_hooks(kind: type) -> None:
    of_chase = {name for base in (Chase, ChaseHooks) for name in vars(base) if not name.startswith("__")}
    if issubclass(kind, Chase):
        assert {name for name in vars(kind) if name in of_chase} - {"_abc_impl"} <= hooks()


@each_class
def test_a_game_keeps_off_what_is_private_to_those_it_is_built_on(kind: type) -> None:
    private = {name for name in inherited(kind) if is_private(name)}
    assert {name for name in vars(kind) if name in private} - {"_abc_impl", "_is_protocol"} == set()
    assert {name for name in used(kind) if name in private} == set()


@pytest.mark.parametrize("name", CHASES)
def test_every_phase_on_offer_is_one_of_the_game(name: str) -> None:
    game = chase(name)
    phases = set(get_args(get_type_hints(type(game.start()))["phase"]))
    assert set(game.offers()) <= phases
    assert game.open_phases <= phases


@pytest.mark.parametrize("name", CHASES)
def test_every_event_of_a_vocabulary_is_folded(name: str) -> None:
    game = chase(name)
    assert set(game.vocabulary) <= set(game.folds())
