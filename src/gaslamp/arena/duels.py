"""One bot against another, both sides of every deal: what is left when neither role nor luck of the deal counts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import TypeAlias

from msgspec import Struct

from gaslamp.arena.chases import Chased
from gaslamp.arena.plan import Pairing
from gaslamp.arena.rate import Mean, Rate, average, paired

Numbered: TypeAlias = Mapping[tuple[int, int], Chased]
"""Chases by their deal and their place in the game."""


class Duel(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a bot fared against another, in both roles on the same deals."""

    agent: str
    other: str
    games: int
    """Two for every deal."""
    share: Rate
    """Of the games, those its side won."""
    points: Mean | None = None
    """By how much it scored more as the fugitive than the other did, where the game is played for points."""


def duels_of(chases: Mapping[Pairing, Numbered]) -> Iterator[Duel]:
    """Every two bots that played both roles against each other."""
    agents = dict.fromkeys(agent for pairing in chases for agent in pairing.names)
    for agent, other in combinations(agents, 2):
        fled, hunted = chases.get(Pairing(agent, other), {}), chases.get(Pairing(other, agent), {})
        if both := sorted(fled.keys() & hunted.keys()):
            yield _duel(agent, other, [(fled[n], hunted[n]) for n in both])


def _duel(agent: str, other: str, pairs: list[tuple[Chased, Chased]]) -> Duel:
    """He wins half of a deal by getting away, half by catching: his share is 1/2 when both get away equally often."""
    more = paired([chase.escaped for _, chase in pairs], [chase.escaped for chase, _ in pairs])
    share = Rate(*((1 + figure) / 2 for figure in (more.share, more.low, more.high)))
    scored = [(one.points, two.points) for one, two in pairs]
    points = [one - two for one, two in scored if one is not None and two is not None]
    return Duel(agent=agent, other=other, games=2 * len(pairs), share=share, points=average(points) if points else None)
