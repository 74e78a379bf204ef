"""Our own searching bot."""

from gaslamp.agents.sleuth.classic import Sleuth

__all__ = ["Sleuth"]
