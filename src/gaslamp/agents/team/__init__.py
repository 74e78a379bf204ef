"""Plans for all detectives together, for people and bots who agree in the open: what to do, with what odds, and why."""

from gaslamp.agents.team.member import TeamMember, Voice
from gaslamp.agents.team.plan import PlannedMove, PlanOdds, PlanTells, TeamPlan
from gaslamp.agents.team.propose import BUDGET, TeamPlanner, propose, ride_to

__all__ = [
    "BUDGET",
    "PlanOdds",
    "PlanTells",
    "PlannedMove",
    "TeamMember",
    "TeamPlan",
    "TeamPlanner",
    "Voice",
    "propose",
    "ride_to",
]
