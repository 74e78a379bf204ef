"""Case Connection, a turn: visits, refills and swaps, CC-5 to CC-7 and what CC-15 says of them."""

from __future__ import annotations

from typing import Any

import pytest

from gaslamp.core import CHANCE
from gaslamp.games.enquiry import Fill, Swap, Tokens, Visit
from gaslamp.games.vocabulary import Done
from tests.games.enquiries import Enquiry, hand, items, small_deck

DECK = small_deck(*(f"clue {card} f w c -" for card in range(1, 20)), *(f"lead {n} 1 ff ww cc ff" for n in (1, 2, 3)))
FULL = "1 2 3 f w / 4 5 f w c / 6 7 8 f f / 9 10 c c c"


def table(text: str = "", locations: str = FULL, **known: Any) -> Enquiry:
    """The turn of a player who owns these, in front of these locations."""
    return Enquiry(DECK, hand(text, lead=1), hand(lead=2), locations=locations, **known)


def visits(match: Enquiry, location: int) -> list[tuple[object, ...]]:
    return [visit.items for visit in match.offered(Visit) if visit.location == location]


# CC-5


@pytest.mark.parametrize("taken", ["1 3", "2 w", "f w"])
def test_cc_5_cards_or_tokens_or_one_of_each(taken: str) -> None:
    match = table("c")
    match.visit(0, taken)
    owned = match.hand()
    assert sorted(map(str, (*owned.cards, *owned.tokens.all))) == sorted(map(str, items(f"{taken} c")))
    assert not set(match.state.locations[0]) & set(items(taken))
    assert len(match.state.locations[0]) == 3


def test_cc_5_in_whatever_order_they_are_named() -> None:
    match = table()
    match.play(Visit(seat=0, location=0, items=("witness", 2)))
    assert (match.hand().cards, match.hand().tokens) == ((2,), Tokens(witness=1))


def test_cc_5_every_pair_is_on_offer_once() -> None:
    match = table()
    assert len(visits(match, 0)) == 10  # five things that differ
    assert visits(match, 3) == [(9, 10), (9, "cyber"), (10, "cyber"), ("cyber", "cyber")]
    assert len(visits(match, 2)) == 3 + 3 + 1


@pytest.mark.parametrize("taken", ["1", "1 2 3", "", "1 1", "1 4", "c w", "f f", "u w"])
def test_cc_5_exactly_two_that_are_there(taken: str) -> None:
    assert table().refused(Visit(seat=0, location=0, items=items(taken))) == ("CC-5", {})


@pytest.mark.parametrize("location", [-1, 4])
def test_cc_5_there_are_four_locations(location: int) -> None:
    assert table().refused(Visit(seat=0, location=location, items=items("1 2"))) == ("CC-5", {})


def test_cc_5_a_location_with_a_single_item_is_closed() -> None:
    match = table(locations="1 / f / 2 3 / 4 5 6 f f")
    assert {visit.location for visit in match.offered(Visit)} == {2, 3}
    assert match.refused(Visit(seat=0, location=0, items=(1,))) == ("CC-5", {})


def test_cc_5_one_visit_a_turn_and_no_turn_without() -> None:
    match = table()
    assert match.offered(Done) == []
    assert match.refused(Done(seat=0)) == ("CC-5", {})
    match.visit(0, "1 2")
    assert match.offered(Visit) == []
    assert match.refused(Visit(seat=0, location=1, items=items("4 5"))) == ("CC-5", {})
    match.done()
    assert match.turn == [1]
    assert len(match.offered(Visit)) > 0


# CC-6


def test_cc_6_one_bare_location_is_left_as_it_is() -> None:
    match = table(locations="1 2 f / 4 5 f w c / 6 7 8 f f / 9 10 c c c")
    match.visit(0, "1 2")
    assert (match.phase, match.state.locations[0]) == ("turn", ("forensic",))


def test_cc_6_three_items_left_are_not_bare() -> None:
    match = table(locations="1 2 f / 4 / 6 7 8 f f / 9 10 c")
    match.visit(2, "6 7")
    assert match.phase == "turn"


@pytest.mark.parametrize("bare", ["4", "w", ""])
def test_cc_6_two_bare_ones_and_all_are_filled_at_once(bare: str) -> None:
    """Also those that are not bare; cards first, location by location, then tokens."""
    match = table(locations=f"1 2 f / {bare} / 6 7 8 / 9 10 c c c")
    match.visit(0, "1 f")
    assert (match.phase, match.turn) == ("fill", [CHANCE])
    filled = match.fill("11 12 13") if bare == "4" else match.fill("11 12 13 14")
    assert [location for location, _ in filled] == ([0, 0, 1] if bare == "4" else [0, 0, 1, 1])
    tokens = match.fill("f w c c w f c") if bare != "w" else match.fill("f w c c w f")
    assert [location for location, _ in tokens] == ([0, 0, 1, 1, 2, 2] if bare == "w" else [0, 0, 1, 1, 1, 2, 2])
    assert [len(here) for here in match.state.locations] == [5, 5, 5, 5]
    assert match.turn == [0]
    assert match.offered(Visit) == [], "the turn goes on, the visit has been"


def test_cc_6_at_once_before_anything_else_is_done() -> None:
    match = table("f f f", locations="1 2 f / 4 / 6 7 8 f f / 9 10 c c c")
    match.visit(0, "1 2")
    assert match.view(0).actions == ()
    assert match.refused(Swap(seat=0, kind="forensic")) == ("CC-7", {})


def test_cc_6_bare_locations_are_looked_at_after_a_visit_only() -> None:
    match = table("f f f", locations="1 / 4 / 6 7 8 f f / 9 10 c c c")
    match.play(Swap(seat=0, kind="forensic"))
    assert match.phase == "turn"
    match.visit(3, "c c")
    assert match.phase == "fill"


def test_cc_15_without_cards_the_last_places_stay_empty() -> None:
    match = table(locations="1 2 3 / 4 / 6 7 f f / 9 c c c", pile=((11, 12, 13),))
    match.visit(0, "1 2")
    assert [location for location, _ in match.fill("13 11 12")] == [0, 0, 1]
    assert [location for location, _ in match.fill("w w c c c")] == [0, 0, 1, 1, 1]
    assert [len(here) for here in match.state.locations] == [5, 5, 4, 4]
    assert match.phase == "turn"


def test_cc_15_nor_without_tokens() -> None:
    match = table(locations="1 2 f / 4 / 6 7 8 / 9 10 c c c", pool=Tokens(witness=3))
    match.visit(0, "1 2")
    assert [location for location, _ in match.fill("11 12 13 14")] == [0, 0, 0, 1]
    assert [fill.item for fill in match.offered(Fill)] == ["witness"] * 3
    assert [location for location, _ in match.fill("w w w")] == [0, 1, 1]
    assert [len(here) for here in match.state.locations] == [5, 4, 3, 5]
    assert match.phase == "turn"


def test_cc_15_nor_without_either() -> None:
    match = table(locations="1 2 f / 4 / 6 7 8 / 9 10 c c c", pool=Tokens(), pile=())
    match.visit(0, "1 2")
    assert match.phase == "turn"
    assert match.state.locations[:2] == (("forensic",), (4,))


def test_cc_15_a_card_put_under_the_pile_comes_after_all_above_it() -> None:
    match = table(locations="1 2 f / 4 / 6 7 8 f f / 9 10 c c c", pile=((12, 13), (2, 5), (3,)))
    match.visit(0, "1 f")
    seen = []
    while match.phase == "fill" and isinstance(match.offered(Fill)[0].item, int):
        seen.append([fill.item for fill in match.offered(Fill)])
        match.play(match.offered(Fill)[-1])
    assert seen == [[12, 13], [12], [2, 5]]
    assert match.state.pile == ((2,), (3,))


# CC-7


@pytest.mark.parametrize("kind", ["forensic", "witness", "cyber"])
def test_cc_7_three_equal_tokens_for_a_universal(kind: Any) -> None:
    match = table(f"{kind[0]} " * 4)
    before = match.state.pool.counts[kind]
    assert match.offered(Swap) == [Swap(seat=0, kind=kind)]
    match.play(Swap(seat=0, kind=kind))
    assert match.hand().tokens == Tokens(universal=1).gain(kind)
    assert match.state.pool.counts[kind] == before + 3
    assert match.state.pool.universal == 0


def test_cc_7_three_of_different_kinds_will_not_do() -> None:
    match = table("f f w w c c")
    assert match.offered(Swap) == []
    assert match.refused(Swap(seat=0, kind="forensic")) == ("CC-7", {})


def test_cc_7_universals_are_not_swapped() -> None:
    match = table("u u u")
    assert match.offered(Swap) == []
    assert match.refused(Swap(seat=0, kind="universal")) == ("CC-7", {})  # type: ignore[arg-type]


def test_cc_7_once_a_turn() -> None:
    match = table("f f f w w w")
    match.play(Swap(seat=0, kind="witness"))
    assert match.offered(Swap) == []
    assert match.refused(Swap(seat=0, kind="forensic")) == ("CC-7", {})
    match.visit(0, "1 2")
    assert match.refused(Swap(seat=0, kind="forensic")) == ("CC-7", {})
    match.done()
    match.visit(1, "4 5")
    match.done()
    assert match.offered(Swap) == [Swap(seat=0, kind="forensic")]


def test_cc_7_before_the_visit_or_after_it() -> None:
    match = table("f f", locations="1 2 3 f w / 4 5 f w c / 6 7 8 f f / 9 10 c c c")
    assert match.offered(Swap) == []
    match.visit(0, "f w")
    match.play(Swap(seat=0, kind="forensic"))
    assert match.hand().tokens == Tokens(witness=1, universal=1)


def test_cc_7_in_ones_own_turn() -> None:
    match = Enquiry(DECK, hand(), hand("f f f"), locations=FULL)
    assert match.refused(Swap(seat=1, kind="forensic")) == ("CC-7", {})


# CC-15: nothing to visit


def test_cc_15_with_no_location_to_visit_the_visit_is_left_out() -> None:
    match = table("f f f", locations="1 / 2 / 3 /")
    assert match.view(0).actions == (Swap(seat=0, kind="forensic"), Done(seat=0))
    assert match.done() == []
    assert match.turn == [1]


def test_cc_15_there_is_no_hand_limit() -> None:
    match = table("11 12 13 14 15 16 17 18 19 f f f f f f f f f")
    match.visit(0, "1 2")
    assert len(match.hand().cards) == 11
