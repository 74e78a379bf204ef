"""Where the fugitive can be, and how likely: Bayes filters over what somebody has seen."""

from gaslamp.agents.belief.filter import Belief, believe

__all__ = ["Belief", "believe"]
