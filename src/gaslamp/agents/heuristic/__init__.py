"""The player that searches nothing: it evaluates what it may do by rules of thumb, and takes the best."""

from gaslamp.agents.heuristic.agent import Heuristic

__all__ = ["Heuristic"]
