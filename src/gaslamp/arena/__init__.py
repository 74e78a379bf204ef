"""Many games between agents, and what they show."""

from gaslamp.arena.plan import BadPlan, Pairing, Plan
from gaslamp.arena.play import play_arena
from gaslamp.arena.report import Report

__all__ = ["BadPlan", "Pairing", "Plan", "Report", "play_arena"]
