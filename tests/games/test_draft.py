"""A layout in the making: what may be laid where, what is connected by itself, what can be taken back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gaslamp.core import IllegalAction, Problem
from gaslamp.games.draft import Draft
from gaslamp.games.layouts import LEAD, Link
from tests.games.enquiries import SMALL_DECK, hand, small_deck

TOP, RIGHT, BOTTOM = range(3)


def draft(text: str = "1 2 3 4 5 6 f f w w c u", lead: int = 1) -> Draft:
    return Draft(SMALL_DECK.leads[lead], SMALL_DECK.clues, hand(text, lead=lead))


def wrong(problem: pytest.ExceptionInfo[IllegalAction]) -> tuple[str, object]:
    return problem.value.key, problem.value.details.get("wrong")


# Laying


def test_cc_8_a_card_laid_beside_the_lead_is_connected_if_it_is_plain_how() -> None:
    laid = draft().lay(1, (0, -1))
    assert laid.layout.links == (Link(LEAD, 1, "forensic", "forensic"),)
    assert laid.spare == {"forensic": 1, "witness": 2, "cyber": 1, "universal": 1}
    assert laid.missing == ((RIGHT, "witness"),)
    assert laid.lay(2, (1, 0)).fault is None


def test_cc_9_a_symbol_is_wanted_at_its_side_or_further_along_what_hangs_there() -> None:
    bare = draft(lead=2)
    assert bare.spots(RIGHT, "cyber") == ((LEAD, RIGHT),)
    assert bare.lay(1, (1, 0)).spots(RIGHT, "cyber") == ((LEAD, RIGHT),), "what is not connected does not count"
    laid = bare.lay(3, (1, 0))
    assert laid.spots(RIGHT, "cyber") == ((3, TOP),)
    assert laid.spots(RIGHT, "forensic") == (), "nothing that hangs there has it"
    assert laid.lay(5, (1, -1)).spots(RIGHT, "cyber") == (), "something lies there already"


def test_cc_8_where_nothing_is_shared_nothing_is_connected() -> None:
    laid = draft().lay(1, (1, 0))
    assert laid.layout.links == ()
    assert laid.loose == (1,)
    assert laid.joined.cards == ()


def test_a_universal_token_is_put_down_only_where_no_other_is_left() -> None:
    laid = draft("1 2 w u").lay(1, (0, -1))
    assert [link.token for link in laid.layout.links] == ["universal"]
    assert draft("1 w").lay(1, (0, -1)).layout.links == ()


def test_cc_8_where_two_symbols_would_do_the_player_chooses() -> None:
    deck = small_deck("clue 1 - - - wc", "clue 2 - - - cf", "lead 1 2 - wc - -")
    laid = Draft(deck.leads[1], deck.clues, hand("1 w c", lead=1)).lay(1, (1, 0))
    assert laid.layout.links == ()
    assert laid.shared(LEAD, 1) == ("witness", "cyber")
    assert [link.symbol for link in laid.join(LEAD, 1, "cyber").layout.links] == ["cyber"]


def test_of_two_symbols_the_one_is_taken_for_which_there_is_a_token_or_that_the_lead_wants() -> None:
    deck = small_deck("clue 1 - fw - fw", "clue 2 - - - fw", "lead 1 2 - fw - -")
    lone = Draft(deck.leads[1], deck.clues, hand("1 2 w", lead=1)).lay(1, (1, 0))
    assert [link.symbol for link in lone.layout.links] == ["witness"]
    pair = Draft(deck.leads[1], deck.clues, hand("1 2 f w w", lead=1)).lay(1, (1, 0)).join(LEAD, 1, "witness")
    assert [link.symbol for link in pair.lay(2, (2, 0)).layout.links] == ["witness", "forensic"]
    assert pair.lay(2, (2, 0)).fault is None


RING = small_deck("clue 1 - - w f", "clue 2 w - - c", "clue 3 f c - -", "lead 1 2 - f f -")
"""Three cards and a lead in a square, every one of them beside two others that share a symbol with it."""


def ring() -> Draft:
    empty = Draft(RING.leads[1], RING.clues, hand("1 2 3 f f w c", lead=1))
    return empty.lay(1, (1, 0)).lay(2, (1, 1)).lay(3, (0, 1))


def test_cc_10_no_guess_closes_a_loop() -> None:
    assert [(link.one, link.other) for link in ring().layout.links] == [(LEAD, 1), (1, 2), (LEAD, 3)]
    assert ring().shared(2, 3) == ("cyber",)
    assert ring().fault is None


def test_a_card_may_be_moved_and_takes_the_place_of_another() -> None:
    laid = draft().lay(1, (0, -1)).lay(1, (5, 5))
    assert (laid.place(1), laid.layout.links) == ((5, 5), ())
    laid = draft().lay(1, (0, -1)).lay(6, (0, -1))
    assert laid.cells == {(0, 0): LEAD, (0, -1): 6}
    assert 1 in laid.aside


@pytest.mark.parametrize(("card", "cell", "rule"), [(12, (0, -1), ("CC-12", "owned")), (1, (0, 0), ("CC-8", "place"))])
def test_what_is_not_owned_and_what_lies_on_the_lead_is_refused(
    card: int, cell: tuple[int, int], rule: tuple[str, str]
) -> None:
    with pytest.raises(IllegalAction) as refused:
        draft().lay(card, cell)
    assert wrong(refused) == rule


# Tokens


def test_a_token_may_be_changed_and_taken_away() -> None:
    laid = draft().lay(1, (0, -1))
    changed = laid.join(1, LEAD, "universal")
    assert [link.token for link in changed.layout.links] == ["universal"]
    assert changed.part(LEAD, 1).layout.links == ()
    assert changed.part(LEAD, 1).spare == draft().spare


@pytest.mark.parametrize(
    ("one", "other", "token", "rule"),
    [
        (1, 2, "forensic", ("CC-8", "apart")),
        (LEAD, 3, "witness", ("CC-8", "symbol")),
        (LEAD, 1, "cyber", ("CC-8", "token")),
        (LEAD, 7, "cyber", ("CC-8", "apart")),
    ],
)
def test_cc_8_connections_are_refused_as_the_game_refuses_them(
    one: int, other: int, token: str, rule: tuple[str, str]
) -> None:
    laid = draft().lay(1, (0, -1)).lay(2, (1, 0)).lay(3, (-1, 0))
    with pytest.raises(IllegalAction) as refused:
        laid.join(one, other, token)  # type: ignore[arg-type]
    assert wrong(refused) == rule


def test_cc_10_a_loop_is_refused() -> None:
    with pytest.raises(IllegalAction) as refused:
        ring().join(2, 3)
    assert wrong(refused) == ("CC-10", "loop")
    assert len(ring().part(LEAD, 3).join(2, 3).layout.links) == 3


def test_a_token_that_is_not_left_is_refused() -> None:
    laid = draft("1 6 f").lay(1, (0, -1))
    with pytest.raises(IllegalAction) as refused:
        laid.join(LEAD, 1, "universal")
    assert refused.value.details == {"wrong": "owned", "item": "universal"}


def test_without_a_token_named_the_one_that_fits_is_taken() -> None:
    laid = draft().lay(1, (0, -1)).part(LEAD, 1)
    assert laid.join(1, LEAD).layout.links == (Link(1, LEAD, "forensic", "forensic"),)


# What a draft says of itself


def test_cc_9_the_second_symbol_of_a_side_is_met_further_along() -> None:
    laid = draft(lead=2).lay(3, (1, 0))
    assert laid.missing == ((RIGHT, "cyber"),)
    assert laid.lay(5, (1, -1)).missing == ()


def test_cc_11_cards_that_only_lie_about_do_not_spoil_a_solution() -> None:
    laid = draft().lay(1, (0, -1)).lay(2, (1, 0)).lay(5, (-3, 0))
    assert laid.loose == (5,)
    assert laid.fault is None
    assert set(laid.joined.numbers) == {1, 2}


def test_openings_are_where_a_card_meets_what_is_connected() -> None:
    assert draft().openings(1) == [(0, -1)]
    assert draft().openings(5) == []
    assert draft(lead=2).lay(3, (1, 0)).openings(5) == [(1, -1)]


def test_a_card_is_taken_back_with_its_tokens_and_all_of_them_at_once() -> None:
    laid = draft().lay(1, (0, -1)).lay(2, (1, 0))
    lifted = laid.lift(1)
    assert (lifted.layout.numbers, lifted.link(LEAD, 1)) == ((2,), None)
    assert lifted.link(2, LEAD) == Link(LEAD, 2, "witness", "witness")
    assert laid.cleared() == draft()
    with pytest.raises(Problem) as refused:
        lifted.lift(1)
    assert refused.value.key == "telling-not-laid"


def test_what_is_lost_is_taken_out() -> None:
    laid = draft().lay(1, (0, -1)).lay(2, (1, 0))
    assert laid.revised(hand("1 2 w", lead=1)).layout.links == (Link(LEAD, 2, "witness", "witness"),)
    assert laid.revised(hand("2 w", lead=1)).layout.numbers == (2,)


@given(st.lists(st.tuples(st.sampled_from((1, 2, 3, 4, 5, 6)), st.integers(-1, 2), st.integers(-2, 1)), max_size=8))
def test_whatever_is_laid_a_draft_breaks_no_rule_and_spends_nothing_twice(steps: list[tuple[int, int, int]]) -> None:
    laid = draft()
    for card, x, y in steps:
        if (x, y) != (0, 0):
            laid = laid.lay(card, (x, y))
    assert laid.fault is None or laid.fault.wrong == "unmet"
    assert sorted((*laid.aside, *laid.layout.numbers)) == [1, 2, 3, 4, 5, 6]
    assert sum(laid.spare.values()) + len(laid.layout.links) == 6
    assert len(laid.cells) == len(laid.layout.cards) + 1
