"""Many games between agents, and what they show."""

from gaslamp.arena.exploit import Attack, ExploitPlan, ExploitReport
from gaslamp.arena.plan import BadPlan, Contest, Pairing, Plan
from gaslamp.arena.play import play_arena
from gaslamp.arena.ranking import Ranking
from gaslamp.arena.report import Report

__all__ = [
    "Attack",
    "BadPlan",
    "Contest",
    "ExploitPlan",
    "ExploitReport",
    "Pairing",
    "Plan",
    "Ranking",
    "Report",
    "play_arena",
]
