"""The chases on arrays: rules, belief and rollouts in machine code. Importing it registers every game's kernels."""

from gaslamp.agents.engine import classic, classic_policy, compact, holmes, holmes_policy

__all__ = ["classic", "classic_policy", "compact", "holmes", "holmes_policy"]
