"""The published recipe, as a yardstick."""

from gaslamp.agents.nijssen.classic import Nijssen

__all__ = ["Nijssen"]
