"""The joint moves of the detectives in the compact game are all the ways a turn can end by the rules."""

from __future__ import annotations

import numpy as np
from gaslamp.agents.engine.rows import Row
from gaslamp.agents.engine.town import Town

from gaslamp.agents.engine import compact as k
from gaslamp.agents.engine.alpha_beta_scratch import scratch_for
from gaslamp.agents.engine.team_moves import cheapest_catch, joint_moves, play_joint_move
from tests.agents.compact_alley import alley_board, rows


def ends(town: Town, s: Row) -> set[tuple[int, ...]]:
    """How a turn of the detectives can end, by the rules, pawn by pawn; none of them catches him."""
    out = np.empty(town.most, np.int32)
    if s[k.PHASE] != k.ANSWER or not (n := int(k.answers(town, s, out))):
        return {(*sorted(s[k.AT + 1 :].tolist()), *s[k.STOCK : k.AT].tolist())}
    found = set[tuple[int, ...]]()
    for code in out[:n].tolist():
        after = s.copy()
        k.play(town, after, code)
        found |= ends(town, after) if after[k.PHASE] == k.ANSWER else set()
    return found


def test_joint_moves_are_all_the_ways_a_turn_can_end() -> None:
    town = alley_board().town
    for s in rows(150, seed=1):
        scratch, after, found = scratch_for(town, s), s.copy(), set()
        for move in range(int(joint_moves(town, s, scratch.rides, scratch.moves[0]))):
            play_joint_move(s, scratch.moves[0], move, after)
            if after[k.AT] not in after[k.AT + 1 :]:
                found.add((*sorted(after[k.AT + 1 :].tolist()), *after[k.STOCK : k.AT].tolist()))
        assert found == ends(town, s)


def test_the_cheapest_catch_is_the_cheapest_ride_by_which_the_rules_end_the_round() -> None:
    town, prices = alley_board().town, set()
    for s in rows(150, seed=7):
        out, catches = np.empty(town.most, np.int32), []
        for code in out[: int(k.answers(town, s, out))].tolist():
            after = s.copy()
            k.play(town, after, code)
            if after[k.END] == k.CAUGHT:
                catches.append(int(after[k.POINTS]))
        assert cheapest_catch(town, s) == min(catches, default=0)
        prices.add(min(catches, default=0))
    assert prices == {0, 1, 2, 3}
