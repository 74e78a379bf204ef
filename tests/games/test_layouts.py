"""Layouts of Case Connection: what connects, what solves a lead, what is refused and why (CC-8 to CC-12)."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gaslamp.games.cards import EVIDENCE, SYMBOLS, opposite
from gaslamp.games.layouts import LEAD, Laid, Layout, LayoutFault, Link, branch, direct, fault
from tests.games.brute import layouts, some_hand, some_lead
from tests.games.connection_referee import solves
from tests.games.enquiries import layout, small_deck

DECK = small_deck(
    "clue 1 - - f -",  # goes on top of the lead
    "clue 2 c cw - cf",  # goes to its right
    "clue 3 w - - w",
    "clue 4 - w f c",
    "clue 5 f - w wc",
    "clue 6 - c - w",  # goes right with witness, and on by cyber
    "clue 7 wf - - -",
    "clue 8 f cw f cw",
    "clue 9 f cw f cw",
    "clue 10 f cw f cw",
    "lead 1 2 f cw - -",  # the book's example
    "lead 2 1 f - - -",
    "lead 3 1 - cc - -",
    "lead 4 1 - w - w",
    "lead 5 1 - c f -",
)


def wrong(lead: int, *links: str) -> tuple[str, str, int, int] | None:
    """The fault of a layout: rule, way and the two cards."""
    return fault_of(lead, layout(*links))


def fault_of(lead: int, laid: Layout) -> tuple[str, str, int, int] | None:
    found = fault(DECK.leads[lead], DECK.clues, laid)
    return (found.rule, found.wrong, found.one, found.other) if found else None


BOOK = ("0 top 1 f", "0 right 2 c")


def test_cc_12_the_example_of_the_book() -> None:
    """Forensic and one cyber are direct, witness is indirect, and a further cyber in between asked for by nobody."""
    assert wrong(1, *BOOK, "2 right 4 c", "4 right 5 w") is None


def test_cc_12_every_symbol_counts() -> None:
    assert wrong(1, *BOOK) == ("CC-12", "unmet", 0, 2)
    assert wrong(1, "0 top 1 f") == ("CC-12", "unmet", 0, 0)
    assert wrong(1, "0 right 2 c", "2 right 3 w") == ("CC-12", "unmet", 0, 0)
    assert fault(DECK.leads[1], DECK.clues, layout(*BOOK)) == LayoutFault("CC-12", "unmet", 0, 2, "witness")


def test_cc_12_nothing_laid_out_solves_nothing() -> None:
    assert fault(DECK.leads[2], DECK.clues, Layout((), ())) == LayoutFault("CC-12", "unmet", 0, 0, "forensic")


def test_cc_12_further_connections_are_allowed() -> None:
    """After the symbols are met, on any side of any card that is connected."""
    assert wrong(1, *BOOK, "2 right 3 w") is None
    assert wrong(1, *BOOK, "2 right 3 w", "2 top 7 c") == ("CC-8", "symbol", 2, 7)
    assert wrong(2, "0 top 8 f") is None
    assert wrong(2, "0 top 8 f", "8 top 9 f", "8 right 10 c") is None


# CC-8: a connection


def test_cc_8_cards_lie_side_by_side() -> None:
    """Not across a corner, nor with a gap, nor one on the other."""
    link = (Link(0, 1, "forensic", "forensic"),)
    for x, y in (1, -1), (0, -2), (-1, -1):
        assert fault_of(2, Layout((Laid(1, x, y),), link)) == ("CC-8", "apart", 0, 1)
    assert fault_of(2, Layout((Laid(1, 0, -1),), link)) is None


def test_cc_8_one_place_holds_one_card() -> None:
    links = layout("0 top 8 f", "8 right 9 c").links
    assert fault_of(2, Layout((Laid(8, 0, -1), Laid(9, 0, -1)), links)) == ("CC-8", "place", 8, 9)
    assert fault_of(2, Layout((Laid(8, 0, 0),), ())) == ("CC-8", "place", 0, 8)


def test_cc_8_there_is_one_card_of_each_number() -> None:
    laid = Layout((Laid(8, 0, -1), Laid(8, 0, -2)), (Link(0, 8, "forensic", "forensic"),))
    assert fault_of(2, laid) == ("CC-8", "twice", 8, 8)
    assert fault_of(2, Layout((Laid(LEAD, 3, 3),), ())) == ("CC-8", "twice", 0, 0)


def test_cc_8_cards_are_not_turned() -> None:
    """Card 1 has forensic at its bottom only: it connects on top of the lead and nowhere else."""
    assert wrong(2, "0 top 1 f") is None
    for side in "right", "bottom", "left":
        assert wrong(2, f"0 {side} 1 f") == ("CC-8", "symbol", 0, 1)


def test_cc_8_both_facing_sides_carry_the_symbol() -> None:
    assert wrong(2, "0 top 5 f") == ("CC-8", "symbol", 0, 5)  # the lead has it, the card has it on another side
    assert wrong(4, "0 right 2 c") == ("CC-8", "symbol", 0, 2)  # the card has it, the lead has not
    assert wrong(1, *BOOK, "2 right 4 w") == ("CC-8", "symbol", 2, 4)


@pytest.mark.parametrize("token", "wc")
def test_cc_8_the_evidence_is_of_that_symbol(token: str) -> None:
    assert wrong(2, f"0 top 1 f {token}") == ("CC-8", "token", 0, 1)


def test_cc_8_or_universal() -> None:
    assert wrong(2, "0 top 1 f u") is None
    assert wrong(1, "0 top 1 f u", "0 right 2 c u", "2 right 3 w u") is None


def test_cc_8_one_matching_symbol_is_enough() -> None:
    """The lead has cyber and witness to the right; card 6 has only witness there, and that connects them."""
    assert wrong(1, "0 top 1 f", "0 right 6 w", "6 right 2 c") is None


def test_cc_8_a_link_is_of_cards_that_are_laid() -> None:
    laid = layout("0 top 1 f")
    assert fault_of(2, Layout(laid.cards, (*laid.links, Link(1, 9, "forensic", "forensic")))) == ("CC-8", "apart", 1, 9)
    assert fault_of(2, Layout(laid.cards, (*laid.links, Link(1, 1, "forensic", "forensic")))) == ("CC-8", "apart", 1, 1)


def test_cc_8_which_card_a_link_names_first_does_not_matter() -> None:
    laid = layout(*BOOK, "2 right 3 w")
    turned = tuple(Link(link.other, link.one, link.symbol, link.token) for link in laid.links)
    assert fault_of(1, Layout(laid.cards, turned)) is None
    assert direct(Layout(laid.cards, turned)) == direct(laid) == {1: "forensic", 2: "cyber"}


def test_cc_8_neighbours_need_not_be_connected() -> None:
    """Cards 8 and 9 would match, 10 lies beside both; only what is linked is connected."""
    assert wrong(5, "0 bottom 8 f", "0 right 9 c", "9 bottom 10 f") is None


# CC-9: two symbols on one side


def test_cc_9_the_player_chooses_which_one_is_direct() -> None:
    assert wrong(1, "0 top 1 f", "0 right 2 c", "2 right 3 w") is None
    assert wrong(1, "0 top 1 f", "0 right 6 w", "6 right 2 c") is None


def test_cc_9_the_other_lies_further_along_the_same_branch() -> None:
    """Witness on top of the forensic card is not on the branch that wants it."""
    assert wrong(1, "0 top 8 f", "8 right 3 w", "0 right 9 c") == ("CC-12", "unmet", 0, 9)
    assert wrong(1, "0 top 8 f", "0 right 9 c", "9 right 3 w") is None


def test_cc_9_as_far_along_as_one_likes_and_round_corners() -> None:
    far = ("0 top 1 f", "0 right 8 c", "8 bottom 9 f", "9 bottom 10 f", "10 right 3 w")
    assert wrong(1, *far) is None
    assert wrong(1, *far[:-1]) == ("CC-12", "unmet", 0, 8)


def test_cc_9_one_connection_meets_one_symbol() -> None:
    """Both cards have cyber and witness on the facing sides; they are connected once, by one of the two."""
    assert wrong(1, "0 top 1 f", "0 right 8 c") == ("CC-12", "unmet", 0, 8)
    assert wrong(1, "0 top 1 f", "0 right 8 c", "8 right 9 c") == ("CC-12", "unmet", 0, 8)


def test_cc_9_the_same_symbol_twice_takes_two_connections() -> None:
    assert wrong(3, "0 right 2 c") == ("CC-12", "unmet", 0, 2)
    assert wrong(3, "0 right 2 c", "2 right 3 w") == ("CC-12", "unmet", 0, 2)
    assert wrong(3, "0 right 2 c", "2 right 4 c") is None


def test_cc_9_each_side_wants_its_own() -> None:
    assert wrong(4, "0 right 3 w") == ("CC-12", "unmet", 0, 0)
    assert wrong(4, "0 right 3 w", "0 left 8 w") is None


def test_cc_9_every_card_is_connected_to_the_lead() -> None:
    laid = layout("0 top 1 f")
    assert fault_of(2, Layout((*laid.cards, Laid(9, 5, 5)), laid.links)) == ("CC-9", "loose", 0, 9)
    island = layout("0 top 1 f", "0 right 8 c", "8 right 9 c")
    assert fault_of(2, Layout(island.cards, (island.links[0], island.links[2]))) == ("CC-9", "loose", 0, 8)


# CC-10: no loops


def test_cc_10_two_connections_between_two_cards_are_a_loop() -> None:
    assert wrong(1, *BOOK, "2 right 8 w", "2 right 8 c") == ("CC-10", "loop", 2, 8)
    assert wrong(1, "0 top 1 f", "0 right 8 c", "0 right 8 w") == ("CC-10", "loop", 0, 8)


def test_cc_10_nor_a_way_round_four_cards() -> None:
    square = ("0 right 8 c", "8 bottom 9 f", "0 bottom 10 f")
    assert wrong(5, *square) is None
    assert wrong(5, *square, "10 right 9 c") == ("CC-10", "loop", 10, 9)


# What hangs on what


def test_a_branch_is_a_card_and_what_hangs_on_it() -> None:
    laid = layout(*BOOK, "2 right 4 c", "4 right 5 w")
    assert sorted(branch(laid, 2, LEAD)) == [2, 4, 5]
    assert sorted(branch(laid, LEAD, LEAD)) == [0, 1, 2, 4, 5]


def test_a_fault_tells_its_details() -> None:
    assert LayoutFault("CC-12", "unmet", 0, 2, "witness").details == {
        "wrong": "unmet",
        "one": 0,
        "other": 2,
        "symbol": "witness",
    }
    assert LayoutFault("CC-8", "apart", 0, 2).details == {"wrong": "apart", "one": 0, "other": 2}


def test_opposite_sides_face_each_other() -> None:
    assert [opposite(side) for side in range(4)] == [2, 3, 0, 1]


# A second opinion


def spoilt(rng: Random, laid: Layout) -> Layout:
    """The layout with one or two things in it put wrong, or so it seems."""
    cards, links = list(laid.cards), list(laid.links)
    if cards and rng.random() < 0.5:
        moved = Laid(rng.randint(1, 4), rng.randint(-2, 2), rng.randint(-2, 2))
        cards[rng.randrange(len(cards))] = moved
    if links and rng.random() < 0.5:
        links.pop(rng.randrange(len(links)))
    if rng.random() < 0.7:
        one, other = rng.choices([0, *(card.card for card in cards), 4], k=2)
        links.append(Link(one, other, rng.choice(SYMBOLS), rng.choice(EVIDENCE)))
    return Layout(tuple(cards), tuple(links))


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**32))
def test_cc_8_to_12_the_referee_agrees_on_every_layout(seed: int) -> None:
    rng = Random(seed)
    lead, clues = some_lead(rng), some_hand(rng, 4)
    for laid in rng.sample(trees := layouts(lead, clues), min(200, len(trees))):
        for one in laid, spoilt(rng, laid):
            assert (fault(lead, clues, one) is None) is solves(lead, clues, one)
