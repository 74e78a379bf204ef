"""Where the fugitive can be, and how likely: Bayes filters over what somebody has seen."""

from gaslamp.agents.belief.filter import Belief, believe
from gaslamp.agents.belief.priors import DistancePrior, uniform_prior
from gaslamp.agents.belief.transition import Distribution, Prior

__all__ = ["Belief", "DistancePrior", "Distribution", "Prior", "believe", "uniform_prior"]
