"""The joint moves of the detectives in the compact game are all the ways a turn can end by the rules."""

from __future__ import annotations

from gaslamp.agents.engine import compact as k
from gaslamp.agents.engine import layout as at
from gaslamp.agents.engine.alpha_beta_scratch import scratch_for
from gaslamp.agents.engine.board_arrays import BoardArrays
from gaslamp.agents.engine.layout import Row
from gaslamp.agents.engine.team_moves import cheapest_catch, joint_moves, play_joint_move
from tests.agents.compact_alley import alley_board, room, rows, step


def ends(arrays: BoardArrays, s: Row) -> set[tuple[int, ...]]:
    """How a turn of the detectives can end, by the rules, pawn by pawn; none of them catches him."""
    out = room()
    if s[at.PHASE] != at.ANSWER or not (n := int(k.replies(arrays, s, out))):
        return {(*sorted(s[at.AT + 1 :].tolist()), *s[k.STOCK : at.AT].tolist())}
    found = set[tuple[int, ...]]()
    for code in out[:n].tolist():
        after = s.copy()
        step(after, code)
        found |= ends(arrays, after) if after[at.PHASE] == at.ANSWER else set()
    return found


def test_joint_moves_are_all_the_ways_a_turn_can_end() -> None:
    arrays = alley_board().arrays
    for s in rows(150, seed=1):
        scratch, after, found = scratch_for(arrays, s), s.copy(), set()
        for move in range(int(joint_moves(arrays, s, scratch.rides, scratch.moves[0]))):
            play_joint_move(s, scratch.moves[0], move, after)
            if after[at.AT] not in after[at.AT + 1 :]:
                found.add((*sorted(after[at.AT + 1 :].tolist()), *after[k.STOCK : at.AT].tolist()))
        assert found == ends(arrays, s)


def test_the_cheapest_catch_is_the_cheapest_ride_by_which_the_rules_end_the_round() -> None:
    arrays, prices = alley_board().arrays, set()
    for s in rows(150, seed=7):
        out, catches = room(), []
        for code in out[: int(k.replies(arrays, s, out))].tolist():
            after = s.copy()
            step(after, code)
            if after[at.END] == at.CAUGHT:
                catches.append(int(after[k.POINTS]))
        assert cheapest_catch(arrays, s) == min(catches, default=0)
        prices.add(min(catches, default=0))
    assert prices == {0, 1, 2, 3}
