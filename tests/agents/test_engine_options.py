"""The kernels say what they know of a game: every option, and each of its values; what they do not know they leave."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any, Literal

import pytest
from msgspec.inspect import BoolType, Field, IntType, LiteralType, NoneType, Type, UnionType

from gaslamp.agents import make_agent
from gaslamp.agents.engine.board_arrays import LARGEST
from gaslamp.agents.engine.models import ANY, PLAYS, unknown_options
from gaslamp.agents.heuristic.agent import Heuristic
from gaslamp.agents.search import Unsearched
from gaslamp.agents.uniform import Uniform
from gaslamp.core import CHANCE, Action
from gaslamp.games import GAMES, lineage, make_game
from gaslamp.games.chase import Chase
from gaslamp.games.classic import Classic, ClassicOptions, ClassicState
from gaslamp.games.compact import Compact
from gaslamp.games.holmes import Holmes
from gaslamp.match import Agent, Match, View, run
from gaslamp.options import fields
from tests.agents.alley import alley_game
from tests.games.positions import sketch

LISTED, BRIEF = 20, 10
"""The most values that can be listed, and so few that they must be."""
READ_OFF = {("classic", "start_pack"): "what can be drawn is asked of the game, and nothing is drawn on arrays"}
"""Options of few values that the kernels need not tell apart, and why."""
KNOWN = {kind.name: known for kind, known in PLAYS.items()}
EVERY = [(game, field) for game in KNOWN for field in fields(game).values()]


def values(kind: Type) -> set[Any] | None:
    """Everything an option of this type can be, unless that is too much to list."""
    match kind:
        case UnionType(types=parts):
            found = [values(part) for part in parts]
            return set[Any]().union(*filter(None, found)) if None not in found else None
        case NoneType():
            return {None}
        case BoolType():
            return {False, True}
        case LiteralType(values=listed):
            return set(listed)
        case IntType(ge=int(least), le=int(most)) if most - least < LISTED:
            return set(range(least, most + 1))
    return None


def test_every_chase_has_its_kernels() -> None:
    """A variant needs none: the heuristic plays it."""
    chases = {kind for name, kind in GAMES.items() if issubclass(kind, Chase) and len(lineage(name)) == 1}
    assert {GAMES[game] for game in KNOWN} == chases
    assert all(GAMES[kind.name] is kind for kind in PLAYS)


@pytest.mark.parametrize("game", KNOWN)
def test_the_kernels_know_every_option_of_a_game_and_no_other(game: str) -> None:
    assert list(KNOWN[game]) == list(fields(game))


@pytest.mark.parametrize(("game", "field"), EVERY, ids=lambda part: part if isinstance(part, str) else part.name)
def test_the_kernels_know_the_usual_value_of_an_option_and_none_there_is_not(game: str, field: Field) -> None:
    """Values that are not declared are refused; those of few values must be declared one by one."""
    known, possible = KNOWN[game][field.name], values(field.type)
    if known is ANY:
        assert possible is None or len(possible) >= BRIEF or (game, field.name) in READ_OFF
    else:
        assert isinstance(known, Iterable)
        assert possible is not None
        assert set(known) <= possible
        assert field.default in known


def test_options_of_few_values_are_among_those_that_are_compared() -> None:
    """Or else the test above would not mean much."""
    found = {(game, field.name): values(field.type) for game, field in EVERY}
    assert found["classic", "start_pack"] == {"one", "separate"}
    assert found["classic", "detectives"] == {2, 3, 4, 5}
    assert found["classic", "cut_off"] == {False, True}
    assert found["holmes", "bobbies"] == {None, 0, 1, 2, 3}
    assert found["holmes", "taxi"] is None
    assert found.keys() >= READ_OFF.keys()


class FoggyOptions(ClassicOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One more than the kernels have heard of."""

    fog: bool = False


class Fog(Classic):
    """Other rules, for all the kernels know."""


class FoggyClassic(Classic):
    options_type = FoggyOptions


def foggy(kind: type[Classic], more: type[ClassicOptions], folder: Path) -> Classic:
    """A short game of this kind with these options."""
    options = alley_game(folder, {}).options
    chosen = {name: getattr(options, name) for name in ClassicOptions.__struct_fields__}
    return kind(2, more(**chosen))


UNKNOWN: dict[str, tuple[type[Classic], type[ClassicOptions], tuple[str, ...]]] = {
    "a subclass": (Fog, ClassicOptions, ("rules",)),
    "an option": (Classic, FoggyOptions, ("fog",)),
    "a subclass with an option": (FoggyClassic, FoggyOptions, ("rules",)),
}


def test_the_kernels_know_what_they_were_made_for(tmp_path: Path) -> None:
    assert unknown_options(foggy(Classic, ClassicOptions, tmp_path)) == ()
    assert [unknown_options(game) for game in (Classic(), Holmes(), Compact())] == [(), (), ()]


@pytest.mark.parametrize("name", UNKNOWN)
def test_the_kernels_say_what_they_do_not_know(name: str, tmp_path: Path) -> None:
    kind, more, unknown = UNKNOWN[name]
    assert unknown_options(foggy(kind, more, tmp_path)) == unknown


class WiderOptions(ClassicOptions, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Values that the classic game does not have."""

    order: Literal["seats", "any", "by age"] = "by age"  # type: ignore[assignment]
    cut_off: int = 2  # type: ignore[assignment]


def test_the_kernels_do_not_know_other_values_of_an_option() -> None:
    assert unknown_options(Classic(2, WiderOptions())) == ("order", "cut_off")


def test_the_kernels_have_no_room_for_a_larger_board(tmp_path: Path) -> None:
    assert unknown_options(street(tmp_path, LARGEST)) == ()
    assert unknown_options(street(tmp_path, LARGEST + 1)) == ("board",)


def street(folder: Path, stations: int) -> Classic:
    lines = [f"taxi {n} {n + 1}" for n in range(1, stations)]
    return make_game("classic", 2, {"board": sketch(folder, *lines), "starts": list(range(1, 9))})


class Witnessed:
    """An agent that has the heuristic decide whatever there is to decide."""

    def __init__(self, agent: Agent, asked: list[object]) -> None:
        self.agent, self.asked = agent, asked

    def act(self, view: View[Any]) -> Action:
        before = len(self.asked)
        action = self.agent.act(view)
        assert len(view.actions) == 1 or len(self.asked) == before + 1
        return action


@pytest.mark.parametrize("agent", ["sleuth", "nijssen"])
@pytest.mark.parametrize("name", UNKNOWN)
def test_what_the_kernels_do_not_know_is_played_by_the_heuristic(
    name: str, agent: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kind, more, unknown = UNKNOWN[name]
    asked, act = list[object](), Heuristic.act

    def asked_act(self: Heuristic, view: View[Any]) -> Action:
        asked.append(view.seat)
        return act(self, view)

    monkeypatch.setattr(Heuristic, "act", asked_act)
    match: Match[ClassicState] = Match(foggy(kind, more, tmp_path))
    agents = {seat: Witnessed(make_agent(agent, Random(seat)), asked) for seat in range(2)}
    with pytest.warns(Unsearched, match=f"classic: the heuristic plays, since no search knows {unknown[0]}"):
        run(match, agents | {CHANCE: Uniform(Random(3))})
    assert match.outcome
    assert set(asked) == {0, 1}
