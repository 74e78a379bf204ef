"""A real Ray on this machine plays what one process plays."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from msgspec import json
from msgspec.structs import replace

import gaslamp
from gaslamp.arena import Plan, Report, play_arena
from gaslamp.extras import MissingExtra
from gaslamp.words import LANGUAGES, Words
from tests.patience import PATIENCE

QUICK: dict[str, Any] = {"detectives": 2, "rounds": 6, "entries": 8}
ROOT = Path(__file__).parents[2]
TRIES = 20
needs_ray = pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed: pip install gaslamp[ray]")


def plan(**changes: Any) -> Plan:
    quick: dict[str, Any] = {"options": QUICK, "fugitives": ("uniform",), "detectives": ("uniform", "heuristic")}
    return Plan(**quick | {"games": 5} | changes)


def played(asked: str) -> subprocess.CompletedProcess[str]:
    """Ray gives itself half a minute to start, whatever else the machine does: then it is asked again."""
    for _ in range(TRIES):
        if "timed out during startup" not in (done := _played(asked)).stderr:
            break
    return done


def _played(asked: str) -> subprocess.CompletedProcess[str]:
    """Ray takes a process of its own, which it may fill with threads and warnings."""
    script = (
        "from tests.arena.test_ray import plan, play_arena\n"
        "from gaslamp.arena import BadPlan\nfrom gaslamp.core import encode\n"
        f"try: print(encode(play_arena({asked})).decode())\nexcept BadPlan as problem: print(problem.key)\n"
    )
    paths = os.pathsep.join([str(ROOT), str(Path(gaslamp.__file__).parents[1]), *filter(None, sys.path)])
    environment = os.environ | {"PYTHONPATH": paths, "RAY_gcs_server_port_wait_time_s": f"{PATIENCE:.0f}"}
    return subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=False)


@needs_ray
def test_a_cluster_plays_what_one_process_plays() -> None:
    done = played("plan(ray='local', jobs=2)")
    assert done.returncode == 0, done.stderr
    assert timeless(json.decode(done.stdout, type=Report)) == timeless(play_arena(plan()))


@needs_ray
def test_a_bot_that_takes_its_process_with_it_is_reported() -> None:
    done = played("plan(ray='local', jobs=1, games=1, fugitives=('tests.arena.bots:Suicide',))")
    assert done.stdout.splitlines()[-1] == "arena-process-died", "Ray has something to say before"


@needs_ray
def test_a_cluster_that_is_not_there_is_reported() -> None:
    done = played("plan(ray='127.0.0.1:9', games=1)")
    assert done.stdout == "arena-ray-unreachable\n", done.stderr


def test_without_ray_one_is_told_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MissingExtra) as problem:
        play_arena(plan(ray="local"))
    for language in LANGUAGES:
        assert "gaslamp[ray]" in Words(language).explain(problem.value)


def timeless(report: Report) -> Report:
    return replace(report, standings=tuple(replace(standing, seconds=0.0) for standing in report.standings))
