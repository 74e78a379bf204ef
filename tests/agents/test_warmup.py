"""What is compiled is compiled before anybody waits for it, and people are told if they do."""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import Future

import pytest

from gaslamp.agents import LEVELS, engine_of, wait_for, warm_up, warm_up_in_background
from gaslamp.games import GAMES
from tests.patience import PATIENCE

WHOLE_MATCH = """
import gc, sys
from random import Random
from numba.core.dispatcher import Dispatcher
from gaslamp.agents.engine.jit import FOLDER
from gaslamp import CHANCE, Match, make_agent, make_game, run
from gaslamp.agents import warm_up
from gaslamp.agents.search import Sleuth

def compiled():
    found = (kernel for kernel in gc.get_objects() if isinstance(kernel, Dispatcher))
    return sorted((kernel.py_func.__qualname__, str(signature)) for kernel in found for signature in kernel.signatures)

game = sys.argv[1]
warm_up("master", game)
before = compiled()
players = {seat: Sleuth(Random(seat), games=1) for seat in range(2)}
run(Match(make_game(game, 2)), players | {CHANCE: make_agent("uniform", Random(4))})
print(len(before), [kernel for kernel in compiled() if kernel not in before])
"""


def test_the_lower_levels_and_the_case_need_no_machine_code() -> None:
    needed = {(level, game) for level in LEVELS for game in GAMES if engine_of(level, game)}
    assert needed == {(level, game) for level in ("strong", "master") for game in ("classic", "holmes", "compact")}
    for game in GAMES:
        warm_up("club", game)


@pytest.mark.parametrize("game", ["classic", "holmes", "compact"])
def test_after_it_a_whole_match_compiles_nothing(game: str) -> None:
    told = subprocess.run([sys.executable, "-c", WHOLE_MATCH, game], capture_output=True, text=True, check=True)
    count, later = told.stdout.split(maxsplit=1)
    assert later == "[]\n"
    assert int(count) > 0 or game != "classic"


def test_whoever_has_to_wait_is_told() -> None:
    told, ready = list[str](), Future[None]()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("gaslamp.agents.warmup.MOMENT", 0.0)
        wait_for(ready, lambda: told.append("wait") or ready.set_result(None))  # type: ignore[func-returns-value]
    assert told == ["wait"]


def test_whoever_need_not_wait_is_told_nothing() -> None:
    told = list[str]()
    ready = warm_up_in_background(["club", None, "uniform"], "classic")
    ready.result(PATIENCE)
    wait_for(ready, lambda: told.append("wait"))
    assert told == []


def test_what_goes_wrong_meanwhile_is_said_to_whoever_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(agent: str, game: str) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("gaslamp.agents.warmup.warm_up", broken)
    with pytest.raises(ZeroDivisionError):
        wait_for(warm_up_in_background(["strong"], "classic"), lambda: None)
