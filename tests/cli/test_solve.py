"""`gaslamp solve`: tables, pictures and files."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from gaslamp.cli import solve_run
from gaslamp.solve.equilibrium import solve_steps
from tests.games.positions import sketch
from tests.solve.small import LINES

SMALL = "solve sketch.board --rounds 1 --surfacing 1"


@pytest.fixture(autouse=True)
def _board(tmp_path: Path) -> None:
    sketch(tmp_path, *LINES)


def test_capture_times_are_a_table(say: Any) -> None:
    said = say("solve ravensburger --capture --detectives 1")
    assert said.out.startswith("ravensburger: 39402 placements of the fugitive and one detective.")
    assert "round 1  36 (0.091%)" in said.out
    assert said.out.splitlines()[-1].split() == ["never", "39336", "(99.832%)"]


def test_free_ferries_change_them(say: Any) -> None:
    free, paid = (json.loads(say(f"solve ravensburger --capture {more} --json").out) for more in ("--ferries", ""))
    assert (len(free["caught"]), len(paid["caught"])) == (16, 13)
    assert free["ferries"]


def test_the_picture_goes_into_a_file(say: Any, tmp_path: Path) -> None:
    said = say("solve sketch.board --capture --output times.svg --language fr")
    assert said.err == "Dessiné dans times.svg.\n" or "times.svg" in said.err
    ElementTree.parse(tmp_path / "times.svg")


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("solve sketch.board --capture --rounds 3", "--rounds has no effect on capture times."),
        ("solve sketch.board --ferries", "--ferries goes with --capture."),
        ("solve sketch.board --detectives 3", "The solver plays with 2 detectives, not with 3."),
        ("solve bradley", "The board bradley has 199 stations; the solver plays on 64 at most."),
        ("solve bradley --capture --detectives 4", "Capture times are computed for 1 to 3 detectives."),
        ("solve sketch.board -o cut_off=yes", "The solver does not know the option cut_off."),
        ("solve nowhere.board", "nowhere.board"),
        (f"{SMALL} --output no/where.npz", "folder"),
    ],
)
def test_what_cannot_be_is_refused(say: Any, line: str, told: str) -> None:
    said = say(line)
    assert (said.status, said.out) == (2, "")
    assert told in said.err


def test_a_game_is_solved_and_kept(say: Any) -> None:
    first = say(f"{SMALL} --output game.npz")
    assert (first.status, first.err) == (0, "")
    assert first.out.startswith("With best play on sketch the fugitive escapes in ")
    assert say(f"{SMALL} --output game.npz").out == first.out
    data = json.loads(say(f"{SMALL} --output game.npz --json").out)
    assert data["is_complete"]
    assert 0 <= data["lower"] <= data["upper"] + 1e-12
    other = say(f"{SMALL} --output game.npz --rounds 2")
    assert (other.status, other.out) == (2, "")
    assert "game.npz: This file holds another game" in other.err


def test_what_was_reached_is_kept_when_it_is_interrupted(say: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*args: Any) -> Iterator[None]:
        yield next(solve_steps(*args))
        raise KeyboardInterrupt

    whole = json.loads(say(f"{SMALL} --json").out)
    with monkeypatch.context() as patch:
        patch.setattr(solve_run, "solve_steps", interrupted)
        kept, lost = say(f"{SMALL} --output game.npz --json"), say(SMALL)
    assert (kept.status, lost.status, lost.out) == (130, 130, "")
    assert "the same command continues" in kept.err
    assert "Nothing is saved" in lost.err
    assert not json.loads(kept.out)["is_complete"]
    assert json.loads(say(f"{SMALL} --output game.npz --json").out) == whole
