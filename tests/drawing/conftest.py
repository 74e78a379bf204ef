"""Boards, and what is drawn of them."""

from __future__ import annotations

import pytest

from gaslamp.board import BOARDS, Board, load_board
from gaslamp.drawing.ground_plan import GroundPlan
from gaslamp.svg import draw_board


@pytest.fixture(scope="module", params=BOARDS)
def board(request: pytest.FixtureRequest) -> Board:
    return load_board(request.param)


@pytest.fixture(scope="module")
def plan(board: Board) -> GroundPlan:
    return GroundPlan(board)


@pytest.fixture(scope="module")
def drawing(board: Board) -> str:
    return draw_board(board)


@pytest.fixture(scope="module")
def holmes() -> Board:
    return load_board("holmes")


@pytest.fixture(scope="module")
def holmes_plan(holmes: Board) -> GroundPlan:
    return GroundPlan(holmes)
