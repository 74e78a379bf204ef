"""The published recipe, as a yardstick: Monte Carlo tree search after Nijssen and Winands, 2011 and 2012.

Every pawn is a player of its own. The fugitive searches from where he is; the
detectives draw a place for him in every iteration, out of all where he can be, by how often fugitives were found
that far from the nearest detective. In playouts he keeps away from them, and they chase where they assume him to be.
"""

from gaslamp.agents.mcts.agent import Nijssen

__all__ = ["Nijssen"]
