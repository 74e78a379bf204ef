"""Case Connection, how a match ends: CC-14, and CC-15 where nothing can be visited any more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from gaslamp.core import Ended, Event, Outcome, Seat
from gaslamp.games.enquiry import Fill, Finale, Follow, Hand, Solve, Solved, Swap, Tokens, Visit
from gaslamp.games.vocabulary import Done
from tests.games.enquiries import Enquiry, hand, small_deck

DECK = small_deck(
    "clue 1 - - f - point",
    *(f"clue {card} - - f -" for card in range(2, 20)),
    "clue 20 - - f - lead",
    *(f"lead {points} {points} f - - -" for points in range(1, 10)),
    "lead 11 1 f - - -",
    "lead 12 2 f - - -",
    "lead 13 2 f - - -",
    "lead 14 4 f - - -",
)
FULL = "4 5 6 f f / 7 8 c c c / 9 10 11 w w / 12 13 f f f"
NONE = "4 / 5 / 6 / f"


def table(*hands: Hand, locations: str = FULL, **known: Any) -> Enquiry:
    return Enquiry(DECK, *hands, locations=locations, **known)


def ended(*winners: Seat, rule: str = "CC-14", how: str = "") -> list[Event]:
    return [Ended(outcome=Outcome(winners=winners, rule=rule, how=how))]


def visit(match: Enquiry, location: int, text: str) -> list[Event]:
    """A turn of a visit and nothing else."""
    match.visit(location, text)
    return match.done()


# CC-14


def test_cc_14_nine_points_bring_on_the_end() -> None:
    match = table(hand("2 f", lead=4, solved=(5,)), hand())
    assert match.solve("0 top 2 f") == [Solved(player=0, lead=4, points=4), Finale(player=0)]
    assert match.state.finale == 0


def test_cc_14_eight_do_not() -> None:
    match = table(hand("2 f", lead=3, solved=(5,)), hand())
    assert match.solve("0 top 2 f") == [Solved(player=0, lead=3, points=3)]
    assert match.phase == "keep"


def test_cc_14_point_tokens_count() -> None:
    match = table(hand("2 f", lead=3, solved=(5,), bonus=1), hand())
    assert match.solve("0 top 2 f")[-1] == Finale(player=0)
    won_now = table(hand("1 f", lead=3, solved=(5,)), hand())
    assert won_now.solve("0 top 1 f")[-1] == Finale(player=0)


def test_cc_14_nothing_is_kept_or_drawn_and_the_turn_is_over() -> None:
    match = table(hand("20 f", lead=4, solved=(5,)), hand())
    pile, pool = match.state.pile, match.state.pool
    assert match.solve("0 top 20 f")[0] == Solved(player=0, lead=4, points=4, bonuses=("lead",))
    assert (match.phase, match.turn, match.state.laid, match.state.extra) == ("turn", [1], None, 0)
    assert (match.state.due, match.state.pile, match.state.pool) == ((0, 0), pile, pool)
    assert match.hand().lead == 0


def test_cc_14_every_other_player_has_one_more_turn() -> None:
    match = table(hand(), hand("2 f", lead=4, solved=(5,)), hand(), hand())
    assert visit(match, 0, "4 5") == []
    match.solve("0 top 2 f")
    assert match.turn == [2]
    assert visit(match, 1, "7 8") == []
    assert match.turn == [3]
    assert visit(match, 2, "9 10") == []
    assert match.turn == [0]
    assert visit(match, 3, "12 13") == ended(1)
    assert (match.turn, match.phase) == ([], "over")


def reach_nine_in_the_last_turn(**known: Any) -> Enquiry:
    """The first has ended it; the second has solved a lead of nine points before a visit."""
    match = table(hand("2 f", lead=4, solved=(5,)), hand("3 f", lead=9), hand(), **known)
    match.solve("0 top 2 f")
    assert match.solve("0 top 3 f") == [Solved(player=1, lead=9, points=9)]
    assert match.state.finale == 0
    return match


def test_cc_14_whoever_reaches_nine_in_the_last_turn_goes_on_with_it() -> None:
    """Two items are kept, a lead is drawn and followed, a location visited and another lead solved; then the next."""
    match = reach_nine_in_the_last_turn()
    assert (match.phase, match.turn) == ("keep", [1])
    match.keep("3 f")
    match.draw(2, 3)
    match.play(Follow(seat=1, lead=3))
    match.visit(0, "4 f")
    assert match.solve("0 top 3 f") == [Solved(player=1, lead=3, points=3)]
    match.keep("3 f")
    match.draw(6, 7)
    match.play(Follow(seat=1, lead=7))
    assert match.done() == []
    assert match.turn == [2]
    assert visit(match, 1, "7 8") == ended(1)


def test_cc_14_cut_short_a_last_turn_is_over_at_nine_points() -> None:
    match = reach_nine_in_the_last_turn(last_turns="cut")
    assert (match.turn, match.state.due, match.state.laid) == ([2], (0, 0, 0), None)
    assert visit(match, 0, "4 5") == ended(1)


@pytest.mark.parametrize(("first", "last"), [(2, [3, 0, 1]), (0, [3]), (3, []), (1, [3, 0])])
def test_cc_14_even_the_round_is_played_out(first: Seat, last: list[Seat]) -> None:
    """The third of four ends it; whoever sits between them and the first has had as many turns already."""
    hands = [hand(), hand(), hand("2 f", lead=4, solved=(5,)), hand()]
    match = table(*hands, last_turns="even", current=2, first=first)
    match.solve("0 top 2 f")
    had = []
    while match.turn:
        had += match.turn
        match.play(match.offered(Visit)[0])
        while match.phase == "fill":
            match.play(match.offered(Fill)[0])
        match.done()
    assert had == last
    assert match.log[-1:] == ended(2)


def test_cc_14_even_nobody_plays_on_when_the_last_of_the_round_ends_it() -> None:
    match = table(hand(), hand("2 f", lead=4, solved=(5,)), last_turns="even", current=1)
    assert match.solve("0 top 2 f")[1:] == [Finale(player=1), *ended(1)]


def test_cc_14_the_last_turn_is_a_whole_one() -> None:
    match = table(hand("2 f", lead=4, solved=(5,)), hand("3", lead=1))
    match.solve("0 top 2 f")
    match.visit(3, "12 f")
    match.solve("0 top 3 f")
    match.keep("3 f")
    match.draw(2, 3)
    assert match.phase == "follow"


def test_cc_14_most_points_win_whoever_was_first_to_nine() -> None:
    match = table(hand("2 f", lead=4, solved=(5,)), hand("3", lead=7, solved=(3,)))
    match.solve("0 top 2 f")
    match.visit(3, "12 f")
    match.solve("0 top 3 f")
    match.keep("3 f")
    match.draw(1, 2)
    match.play(Follow(seat=1, lead=1))
    assert match.done() == ended(1)


def finish(first: Sequence[int], second: Sequence[int], bonus: int = 0) -> Outcome | None:
    """The outcome where the first solves its last lead, and the second owns these leads and point tokens."""
    *solved, last = first
    match = table(hand("2 f", lead=last, solved=solved), hand(solved=second, bonus=bonus))
    match.solve("0 top 2 f")
    visit(match, 0, "4 5")
    return match.outcome


def test_cc_14_equal_points_the_most_valuable_lead_decides() -> None:
    assert finish((3, 2, 4), (9,)) == Outcome(winners=(1,), rule="CC-14")
    assert finish((2, 7), (3, 6)) == Outcome(winners=(0,), rule="CC-14")
    assert finish((5, 4), (6,), bonus=3) == Outcome(winners=(1,), rule="CC-14"), "a point token is no lead"


def test_cc_14_but_not_before_points() -> None:
    assert finish((5, 4, 1), (9,)) == Outcome(winners=(0,), rule="CC-14")


def test_cc_14_still_equal_the_win_is_shared() -> None:
    assert finish((1, 4, 2, 12), (14, 3, 13)) == Outcome(winners=(0, 1), rule="CC-14", how="shared")


def test_cc_14_shared_by_two_of_three() -> None:
    match = table(hand("2 f", lead=4, solved=(2, 3)), hand(solved=(14, 12, 1), bonus=2), hand(solved=(8,)))
    match.solve("0 top 2 f")
    visit(match, 0, "4 5")
    assert visit(match, 1, "7 8") == ended(0, 1, how="shared")


# CC-15


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cc_15_when_nobody_can_visit_for_a_round_the_game_is_scored(seats: int) -> None:
    match = table(hand(solved=(3,)), *[hand()] * (seats - 1), locations=NONE)
    for _ in range(seats - 1):
        assert match.done() == []
    assert match.done() == ended(0, rule="CC-15")
    assert match.turn == []


def test_cc_15_a_round_is_counted_from_the_last_visit() -> None:
    match = Enquiry(DECK, hand(), hand(), hand(solved=(1,)), locations="4 5 / 6 / 7 / f", pile=(), pool=Tokens())
    match.visit(0, "4 5")
    assert [match.done() for _ in range(3)] == [[], [], []]
    assert match.turn == [0], "who has just visited has one more turn"
    assert match.done() == ended(2, rule="CC-15")


def test_cc_15_a_visit_ends_the_count() -> None:
    match = Enquiry(DECK, hand(), hand(), locations=FULL, idle=1)
    visit(match, 0, "4 5")
    assert match.state.idle == 0


def test_cc_15_nobody_with_a_lead_wins_together() -> None:
    match = table(hand(), hand(), locations=NONE)
    match.done()
    assert match.done() == ended(0, 1, rule="CC-15", how="shared")


def test_cc_15_a_lead_may_still_be_solved_in_that_round() -> None:
    match = table(hand(), hand("2 f", lead=3), locations=NONE)
    match.done()
    match.solve("0 top 2 f")
    match.keep("2 f")
    match.draw(1, 2)
    match.play(match.view(1).actions[0])
    assert match.done()[-1:] == ended(1, rule="CC-15")


def test_cc_14_the_last_turns_are_had_also_where_nothing_can_be_visited() -> None:
    """Two could not visit, then the third reaches nine: both still have their turn, to swap and solve."""
    match = table(hand(), hand("3 c c c c c c", lead=5, solved=(7,)), hand("2 f", lead=9), locations=NONE)
    match.done()
    match.play(Swap(seat=1, kind="cyber"))
    match.done()
    match.solve("0 top 2 f")
    assert match.done() == []
    assert match.turn == [1]
    assert match.offered(Solve) == [match.solving("0 top 3 f u")]
    match.solve("0 top 3 f u")
    match.keep("3 u")
    match.draw(1, 2)
    match.play(Follow(seat=1, lead=1))
    assert match.done() == ended(1)


def circling(*hands: Hand, **known: Any) -> Enquiry:
    """Every card is in somebody's hand; tokens are taken, swapped and taken again."""
    return Enquiry(DECK, *hands, locations="f f / f f f / f f / f f f", pile=(), pool=Tokens(9), **known)


def fruitless(match: Enquiry) -> list[Event]:
    """A turn in which two tokens are taken, what is bare is filled, and what can be swapped is."""
    match.play(match.offered(Visit)[-1])
    while match.phase == "fill":
        match.play(match.offered(Fill)[0])
    for swap in match.offered(Swap):
        match.play(swap)
    return match.done()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cc_15_five_rounds_in_which_nothing_comes_of_it_end_the_game(seats: int) -> None:
    match = circling(*[hand()] * (seats - 1), hand(solved=(1,)))
    for _ in range(5 * seats - 1):
        assert fruitless(match) == []
    assert fruitless(match) == ended(seats - 1, rule="CC-15")


def test_cc_15_a_card_taken_or_a_lead_solved_starts_the_count_anew() -> None:
    taking = Enquiry(DECK, hand(), hand(), locations=FULL, stale=9)
    assert visit(taking, 0, "4 f") == []
    assert taking.state.stale == 0
    solving = circling(hand("2 f", lead=3), hand(), stale=9)
    solving.solve("0 top 2 f")
    solving.keep("2 f")
    solving.draw(1, 2)
    solving.play(Follow(seat=0, lead=2))
    assert fruitless(solving) == []
    assert solving.state.stale == 0


def test_cc_14_five_empty_rounds_do_not_cut_the_last_turns_short() -> None:
    match = circling(hand("2 f", lead=9), hand(), hand(), stale=14)
    match.solve("0 top 2 f")
    assert fruitless(match) == []
    assert fruitless(match) == ended(0)


def test_cc_15_nobody_is_asked_after_the_end() -> None:
    match = table(hand(), hand(), locations=NONE)
    match.done()
    match.done()
    assert all(match.view(seat).actions == () for seat in (-2, -1, 0, 1))
    assert match.refused(Done(seat=0)) == ("CC-5", {})
