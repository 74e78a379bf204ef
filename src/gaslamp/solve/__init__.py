"""Exact answers: how long a visible fugitive lasts, and what both sides' best play of a small game is worth.

It needs the extra `search`. docs/research/solving.md has the proofs and the format of the files.
"""

from gaslamp.solve.capture import BadCapture, CaptureSummary, CaptureTable, Placement, capture_times
from gaslamp.solve.capture_plot import draw_capture
from gaslamp.solve.equilibrium import Bounds, SolvedGame, solve_game
from gaslamp.solve.exploit import BadPolicy, Chances, PolicyFunction, PolicySide, PublishesPolicy, best_response
from gaslamp.solve.model import BadGame
from gaslamp.solve.solution_file import BadSolution, SolutionHeader, read_solution, write_solution
from gaslamp.solve.strategy import Strategist

__all__ = [
    "BadCapture",
    "BadGame",
    "BadPolicy",
    "BadSolution",
    "Bounds",
    "CaptureSummary",
    "CaptureTable",
    "Chances",
    "Placement",
    "PolicyFunction",
    "PolicySide",
    "PublishesPolicy",
    "SolutionHeader",
    "SolvedGame",
    "Strategist",
    "best_response",
    "capture_times",
    "draw_capture",
    "read_solution",
    "solve_game",
    "write_solution",
]  # fmt: skip
