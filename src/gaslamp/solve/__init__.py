"""Exact answers: how long a visible fugitive lasts, and what both sides' best play of a small game is worth.

It needs the extra `search`.
"""

from gaslamp.solve.capture import BadCapture, CaptureSummary, CaptureTable, Placement, capture_times
from gaslamp.solve.capture_plot import draw_capture

__all__ = ["BadCapture", "CaptureSummary", "CaptureTable", "Placement", "capture_times", "draw_capture"]
