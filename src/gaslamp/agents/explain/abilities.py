"""Why a detective of the Sherlock Holmes edition spends a token."""

from __future__ import annotations

from gaslamp.agents.belief.filter import Belief
from gaslamp.agents.explain.reason import Reason, because, percent
from gaslamp.agents.heuristic.holmes_abilities import Council
from gaslamp.core import Action
from gaslamp.games.holmes import Holmes
from gaslamp.games.powers import QUARTERS, Ask, Ban, Barricade, HolmesState


def ability(belief: Belief, action: Action) -> Reason | None:
    game, state = belief.game, belief.state
    if not isinstance(game, Holmes) or not isinstance(state, HolmesState):
        return None
    council, possible = Council(game, state, belief), len(belief.odds)
    match action:
        case Ask(about="past"):
            return because("recalls", possible=possible)
        case Ask(about=about):
            return because("asks", left=_left(game, belief, about), possible=possible)
        case Ban(fare=fare):
            return because("bans", share=percent(council.cut_off(lambda way: way[0] == fare)), kind=fare)
        case Barricade(station=station):
            return because("bars", share=percent(council.cut_off(lambda way: way[1] == station)), station=station)
    return None


def _left(game: Holmes, belief: Belief, about: str) -> int:
    """How many stations an answer is expected to leave."""
    marks, odds = game.board.marks, belief.odds
    named = [marks[f"quarter-{name}"] for name in QUARTERS] if about == "quarter" else [marks[about]]
    parts = [odds.keys() & part for part in named]
    parts.append(odds.keys() - set().union(*parts))
    return max(1, round(sum(len(part) * sum(odds[station] for station in part) for part in parts)))
