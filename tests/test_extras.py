"""What is not installed: who says so, and who does without. Here libraries are hidden, in `tests/install` left out."""

from __future__ import annotations

import sys
from importlib import import_module
from random import Random

import pytest

from gaslamp.agents import LEVELS, check_agent_plays, check_agent_ready, levels_for, make_agent
from gaslamp.extras import EXTRAS, MissingExtra, is_installed, needs
from gaslamp.games import GAMES
from gaslamp.games.chase import Chase
from gaslamp.server.messages import NewTable
from gaslamp.server.seat_plan import next_table, set_up
from gaslamp.words import Words

SEARCHING = ("strong", "master", "sleuth")


@pytest.fixture
def unsearched(monkeypatch: pytest.MonkeyPatch) -> None:
    """There is no numpy."""
    monkeypatch.setitem(sys.modules, "numpy", None)


@pytest.mark.parametrize(("extra", "library"), [(extra, library) for extra in EXTRAS for library in EXTRAS[extra]])
def test_a_missing_library_names_its_extra(extra: str, library: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    assert not is_installed(library)
    with pytest.raises(MissingExtra) as missing, needs(extra):
        import_module(library)
    assert f"'gaslamp[{extra}]'" in Words("en").explain(missing.value)


def test_what_no_extra_installs_is_missing_as_usual() -> None:
    with pytest.raises(ModuleNotFoundError, match="no_such_library"), needs("serve"):
        import_module("no_such_library")
    with pytest.raises(ImportError, match="nothing"), needs("search"):
        raise ImportError("nothing can be imported from it")


@pytest.mark.usefixtures("unsearched")
@pytest.mark.parametrize("game", GAMES)
def test_without_search_only_what_can_play_is_offered(game: str) -> None:
    is_chase = issubclass(GAMES[game], Chase)
    assert levels_for(game) == (("casual", "club") if is_chase else tuple(LEVELS))
    for agent in SEARCHING:
        if is_chase:
            for ask in (check_agent_ready, check_agent_plays):
                with pytest.raises(MissingExtra):
                    ask(agent, game)
            with pytest.raises(MissingExtra):
                make_agent(agent, Random(1), game=game)
        else:
            check_agent_plays(agent, game)


@pytest.mark.parametrize("game", GAMES)
def test_with_search_every_level_is_offered(game: str) -> None:
    assert levels_for(game) == tuple(LEVELS)


def test_a_table_asks_for_no_bot_that_cannot_play_there(monkeypatch: pytest.MonkeyPatch) -> None:
    card = set_up(NewTable(game="classic", chairs=("me", "master")), "key")
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(MissingExtra):
        set_up(NewTable(game="classic", chairs=("me", "master")), "key")
    with pytest.raises(MissingExtra):
        next_table(card, card.chairs, "secret", level="strong")
    assert next_table(card, card.chairs, "secret", level="club")[0].chairs[1].agent == "club"
    assert set_up(NewTable(game="connection", chairs=("me", "master")), "key").chairs[1].agent == "master"
