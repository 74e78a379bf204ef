"""Case Connection, solving a lead and what follows from it: CC-11 to CC-13."""

from __future__ import annotations

from typing import Any

import pytest

from gaslamp.core import CHANCE
from gaslamp.games import make_game
from gaslamp.games.enquiry import DrawLead, Follow, Keep, Solve, Solved, Swap, Tokens, Visit
from gaslamp.games.layouts import Laid
from gaslamp.games.vocabulary import Done
from tests.games.enquiries import Enquiry, hand, items, small_deck

DECK = small_deck(
    "clue 1 - - f - point",
    "clue 2 - w - c universal",
    "clue 3 - - - w lead",
    "clue 4 - - f - lead",
    "clue 5 - - f -",
    "clue 6 f - - - universal",
    "clue 7 w w w w",
    "clue 8 c c c c",
    "clue 9 c - f - lead",
    "lead 1 2 f cw - -",  # the book's example
    "lead 2 1 f - - -",
    "lead 3 3 f - f -",
    "lead 4 4 - c - -",
    "lead 5 2 w - - -",
    "lead 6 1 c - - -",
)
BOOK = ("0 top 1 f", "0 right 2 c", "2 right 3 w")
TABLE = "7 f w c / 8 f w / f f / f f"


def table(text: str, lead: int = 1, **known: Any) -> Enquiry:
    """The turn of a player after a lead, who owns these."""
    return Enquiry(DECK, hand(text, lead=lead), hand(lead=6), **({"locations": TABLE} | known))


def solved(text: str = "1 2 3 f c w", lead: int = 1, links: tuple[str, ...] = BOOK) -> Enquiry:
    """When two items are to be kept."""
    match = table(text, lead)
    match.solve(*links)
    return match


# CC-11, CC-12


def test_cc_11_a_layout_is_no_part_of_the_state() -> None:
    match = table("1 2 3 f c w")
    assert match.state.laid is None
    assert match.hand() == hand("1 2 3 f c w", lead=1)


def test_cc_11_spare_cards_and_tokens_are_kept_aside() -> None:
    match = table("1 2 3 5 8 f f c w u")
    match.solve(*BOOK)
    match.keep("1 2")
    assert match.hand().cards == (1, 2, 5, 8)
    assert match.hand().tokens == Tokens(forensic=1, universal=2)  # one was the bonus of card 2


def test_cc_12_a_lead_is_solved_before_the_visit_or_after_it() -> None:
    before = table("1 f", lead=2)
    assert len(before.offered(Solve)) == 1
    before.solve("0 top 1 f")
    after = table("1", lead=2)
    assert after.offered(Solve) == []
    after.visit(0, "7 f")
    assert after.offered(Solve) == [after.solving("0 top 1 f")]
    after.solve("0 top 1 f")
    assert before.hand().solved == after.hand().solved == (2,)


def test_cc_12_as_often_as_one_can() -> None:
    match = table("1 5 6 f f f", lead=2)
    match.solve("0 top 5 f")
    match.keep("5 f")
    match.draw(3, 4)
    match.play(Follow(seat=0, lead=3))
    match.solve("0 top 5 f", "0 bottom 6 f")
    match.keep("5 6")
    match.draw(1, 5)
    match.play(Follow(seat=0, lead=5))
    match.visit(0, "7 w")
    match.solve("0 top 7 w")
    assert (match.hand().solved, match.turn) == ((2, 3, 5), [0])


def test_cc_12_the_turn_goes_on_after_a_solution() -> None:
    match = solved()
    match.keep("1 2")
    match.draw(2, 3)
    match.play(Follow(seat=0, lead=2))
    assert match.turn == [0]
    assert len(match.offered(Visit)) > 0
    assert match.offered(Done) == []


def test_cc_12_the_best_layout_is_offered_and_any_valid_one_accepted() -> None:
    match = table("1 5 f f", lead=2)
    assert match.offered(Solve) == [match.solving("0 top 1 f")]
    plain = match.solving("0 top 5 f")
    assert match.game.allows(match.state, plain)
    match.play(plain)
    assert match.hand().bonus == 0


def test_cc_12_only_in_ones_own_turn() -> None:
    match = Enquiry(DECK, hand(), hand("1 f", lead=2), locations=TABLE)
    laid = table("1 f", lead=2).solving("0 top 1 f")
    assert match.refused(Solve(seat=1, cards=laid.cards, links=laid.links)) == ("CC-12", {"wrong": "turn"})
    assert match.offered(Solve, seat=1) == []


def test_cc_12_not_while_something_is_kept_or_drawn() -> None:
    match = solved("1 2 3 5 f f c w")
    again = match.solving("0 top 5 f")
    assert match.refused(again) == ("CC-12", {"wrong": "turn"})
    match.keep("1 2")
    match.draw(2, 3)
    assert match.refused(again) == ("CC-12", {"wrong": "turn"})


@pytest.mark.parametrize(
    ("owned", "missing"),
    [("2 3 f c w", 1), ("1 2 3 f w", "cyber"), ("1 2 3 c w u", "forensic"), ("1 2 3", "forensic"), ("f c w", 1)],
)
def test_cc_12_with_ones_own_cards_and_tokens(owned: str, missing: object) -> None:
    assert table(owned).refused(table(owned).solving(*BOOK)) == ("CC-12", {"wrong": "owned", "item": missing})


def test_cc_12_universals_are_counted_too() -> None:
    match = table("1 2 3 f u")
    twice = match.solving("0 top 1 f", "0 right 2 c u", "2 right 3 w u")
    assert match.refused(twice) == ("CC-12", {"wrong": "owned", "item": "universal"})
    assert table("1 2 3 f u u").solve("0 top 1 f", "0 right 2 c u", "2 right 3 w u") != []


def test_cc_12_a_card_of_the_table_is_nobodys() -> None:
    match = table("f", lead=5)
    assert match.refused(match.solving("0 top 7 w f"))[1] == {"wrong": "owned", "item": 7}


def test_cc_12_a_card_that_does_not_exist() -> None:
    match = table("1 f", lead=2)
    assert match.refused(match.solving("0 top 99 f"))[1] == {"wrong": "owned", "item": 99}


def test_cc_8_the_same_card_twice_is_told_as_such() -> None:
    match = table("1 f f", lead=3)
    once = match.solving("0 top 1 f")
    twice = Solve(seat=0, cards=(*once.cards, Laid(1, 0, 1)), links=once.links)
    assert match.refused(twice) == ("CC-8", {"wrong": "twice", "one": 1, "other": 1})


@pytest.mark.parametrize(
    ("links", "rule", "details"),
    [
        (BOOK[:2], "CC-12", {"wrong": "unmet", "one": 0, "other": 2, "symbol": "witness"}),
        (("0 top 1 f", "0 right 2 w"), "CC-8", {"wrong": "symbol", "one": 0, "other": 2}),
        (("0 top 1 f w",), "CC-8", {"wrong": "token", "one": 0, "other": 1}),
        (("0 top 1 f", "0 top 1 f"), "CC-10", {"wrong": "loop", "one": 0, "other": 1}),
    ],
)
def test_cc_8_to_12_a_refusal_names_the_rule_and_the_two_cards(
    links: tuple[str, ...], rule: str, details: object
) -> None:
    match = table("1 2 3 f f c w")
    assert match.refused(match.solving(*links)) == (rule, details)


# CC-13 (1), (2): bonuses and points


def test_cc_13_the_lead_scores_its_value() -> None:
    match = table("5 f", lead=2)
    assert match.solve("0 top 5 f") == [Solved(player=0, lead=2, points=1)]
    assert (match.hand().solved, match.hand().lead) == ((2,), 0)
    assert match.game.points(match.hand()) == 1


def test_cc_13_a_bonus_is_won_on_direct_cards_only() -> None:
    """Card 3 is connected through card 2: its lead to choose from is not won."""
    match = table("1 2 3 f c w")
    assert match.solve(*BOOK) == [Solved(player=0, lead=1, points=2, bonuses=("point", "universal"))]
    assert match.state.extra == 0


def test_cc_13_a_point_token() -> None:
    match = table("1 f", lead=2)
    match.solve("0 top 1 f")
    assert (match.hand().bonus, match.game.points(match.hand())) == (1, 2)


def test_cc_13_a_universal_that_is_not_part_of_the_layout() -> None:
    match = table("5 6 f f", lead=3)
    match.solve("0 top 5 f", "0 bottom 6 f")
    assert match.hand().tokens == Tokens(forensic=2, universal=1)
    assert match.refused(Keep(seat=0, items=items("5 u"))) == ("CC-13", {})
    match.keep("5 6")
    assert match.hand().tokens == Tokens(universal=1)


@pytest.mark.parametrize(("card", "drawn"), [(5, 2), (4, 3)])
def test_cc_13_one_more_lead_to_choose_from(card: int, drawn: int) -> None:
    match = table(f"{card} f", lead=2)
    match.solve(f"0 top {card} f")
    match.keep(f"{card} f")
    assert match.state.due == (drawn, 0)


def test_cc_13_of_several_bonuses_each() -> None:
    deck = small_deck("clue 1 - - f - lead", "clue 2 f - - - lead", *(f"lead {n} 1 f - f -" for n in range(1, 7)))
    match = Enquiry(deck, hand("1 2 f f", lead=1), hand())
    assert match.solve("0 top 1 f", "0 bottom 2 f") == [Solved(player=0, lead=1, points=1, bonuses=("lead", "lead"))]
    match.keep("1 2")
    assert match.state.due == (4, 0)


# CC-13 (3), (4): what is kept and what goes back


def test_cc_13_exactly_two_are_kept() -> None:
    match = solved()
    assert match.phase == "keep"
    assert [keep.items for keep in match.offered(Keep)] == [
        (1, 2), (1, 3), (1, "forensic"), (1, "witness"), (1, "cyber"),
        (2, 3), (2, "forensic"), (2, "witness"), (2, "cyber"),
        (3, "forensic"), (3, "witness"), (3, "cyber"),
        ("forensic", "witness"), ("forensic", "cyber"), ("witness", "cyber"),
    ]  # fmt: skip
    assert len(match.view(0).actions) == 15, "and nothing else is done before"


@pytest.mark.parametrize("kept", ["1", "", "1 2 3", "1 1", "f f", "1 8", "u 1"])
def test_cc_13_no_more_and_no_fewer_and_only_of_the_layout(kept: str) -> None:
    assert solved("1 2 3 8 f f c w u").refused(Keep(seat=0, items=items(kept))) == ("CC-13", {})


@pytest.mark.parametrize(
    ("kept", "cards", "tokens", "under", "pool"),
    [
        ("1 2", (1, 2), Tokens(universal=1), (3,), Tokens(10, 10, 10)),
        ("3 c", (3,), Tokens(cyber=1, universal=1), (1, 2), Tokens(10, 10, 9)),
        ("f w", (), Tokens(1, 1, 0, 1), (1, 2, 3), Tokens(9, 9, 10)),
    ],
)
def test_cc_13_the_others_go_back(kept: str, cards: object, tokens: Tokens, under: object, pool: Tokens) -> None:
    match = solved()
    above = match.state.pile
    match.keep(kept)
    assert (match.hand().cards, match.hand().tokens) == (cards, tokens)
    assert (match.state.pile, match.state.pool) == ((*above, under), pool)


def test_cc_13_universals_may_be_kept() -> None:
    match = solved("1 2 3 f u u", links=("0 top 1 f", "0 right 2 c u", "2 right 3 w u"))
    assert Keep(seat=0, items=("universal", "universal")) in match.offered(Keep)
    match.keep("u u")
    assert match.hand().tokens == Tokens(universal=3)


def test_cc_13_and_go_back_to_their_stock_not_to_the_pool() -> None:
    match = solved("1 2 3 f u u", links=("0 top 1 f", "0 right 2 c u", "2 right 3 w u"))
    match.keep("1 2")
    assert (match.hand().tokens, match.state.pool) == (Tokens(universal=1), Tokens(10, 9, 9))


def test_cc_13_of_a_smallest_layout_everything_is_kept() -> None:
    match = table("5 f", lead=2)
    above = match.state.pile
    match.solve("0 top 5 f")
    assert [keep.items for keep in match.offered(Keep)] == [(5, "forensic")]
    match.keep("5 f")
    assert (match.hand().cards, match.hand().tokens, match.state.pile) == ((5,), Tokens(1), above)


def test_cc_13_further_connections_are_part_of_the_layout() -> None:
    match = solved("1 2 3 7 f c w w", links=(*BOOK[:2], "2 right 7 w", "7 right 3 w"))
    assert Keep(seat=0, items=(3, 7)) in match.offered(Keep)


# CC-13 (5): the next lead


def test_cc_13_two_leads_are_drawn_and_one_is_kept() -> None:
    match = solved()
    match.keep("1 2")
    assert [deal.lead for deal in match.offered(DrawLead)] == [2, 3, 4, 5]
    match.draw(5, 3)
    assert (match.phase, match.turn) == ("follow", [0])
    assert match.offered(Follow) == [Follow(seat=0, lead=3), Follow(seat=0, lead=5)]
    match.play(Follow(seat=0, lead=5))
    assert (match.hand().lead, match.state.under) == (5, ((3,),))


def test_cc_13_only_one_that_was_drawn() -> None:
    match = solved()
    match.keep("1 2")
    match.draw(5, 3)
    assert match.refused(Follow(seat=0, lead=4)) == ("CC-4", {})


def test_cc_13_with_the_bonus_two_go_under_the_pile() -> None:
    match = table("4 f", lead=2)
    match.solve("0 top 4 f")
    match.keep("4 f")
    match.draw(5, 3, 1)
    assert match.phase == "follow"
    match.play(Follow(seat=0, lead=3))
    assert match.state.under == ((5, 1),)


def test_cc_15_a_lead_put_under_the_pile_comes_after_all_above_it() -> None:
    match = Enquiry(DECK, hand("5 f", lead=2), hand(lead=6), locations=TABLE, leads=1, under=((1,), (4, 5)))
    match.solve("0 top 5 f")
    match.keep("5 f")
    assert [deal.lead for deal in match.offered(DrawLead)] == [3], "the one not known to be elsewhere"
    match.draw(3)
    assert [deal.lead for deal in match.offered(DrawLead)] == [1]
    match.draw(1)
    match.play(Follow(seat=0, lead=1))
    assert match.state.under == ((4, 5), (3,))


def test_cc_15_with_one_lead_left_there_is_no_choice() -> None:
    match = Enquiry(DECK, hand("4 f", lead=2), hand(lead=6, solved=(1, 4, 5)), locations=TABLE)
    match.solve("0 top 4 f")
    match.keep("4 f")
    match.draw(3)
    assert match.view(0).actions == (Follow(seat=0, lead=3),)
    match.play(Follow(seat=0, lead=3))
    assert (match.state.under, match.turn) == ((), [0])


def test_cc_15_with_no_leads_left_one_plays_on_without() -> None:
    match = Enquiry(DECK, hand("5 f", lead=2), hand(lead=6, solved=(1, 3, 4, 5)), locations=TABLE)
    match.solve("0 top 5 f")
    match.keep("5 f")
    assert (match.turn, match.phase, match.hand().lead) == ([0], "turn", 0)
    assert match.offered(Solve) == []
    assert match.refused(match.solving("0 top 5 f")) == ("CC-12", {"wrong": "lead"})
    match.visit(0, "7 f")
    match.done()
    assert match.turn == [1]


def test_cc_15_at_the_start_too() -> None:
    """Three leads, three players: the first draws two, the second one, the third has none."""
    deck = small_deck("clue 1 f f f f", *(f"lead {n} 1 f - - -" for n in (1, 2, 3)))
    match = Enquiry(deck, hand(), hand(), hand(), due=(2, 2, 2), current=CHANCE)
    match.draw(1, 2, 3)
    assert match.turn == [0, 1]
    match.play(Follow(seat=1, lead=3))
    match.play(Follow(seat=0, lead=1))
    assert ([owner.lead for owner in match.state.hands], match.phase) == ([1, 3, 0], "first")


def test_cc_7_a_swap_that_makes_the_solution() -> None:
    match = table("1 2 3 f c w w w w")
    assert len(match.offered(Solve)) == 1
    lacking = table("1 2 3 f w w w w")
    assert lacking.offered(Solve) == []
    lacking.play(Swap(seat=0, kind="witness"))
    assert lacking.offered(Solve) == [lacking.solving("0 top 1 f", "0 right 2 c u", "2 right 3 w")]


def test_what_the_solver_said_is_remembered_by_the_game_and_not_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gaslamp.games.connection.SOLUTIONS", 2)
    asked = list[int]()
    monkeypatch.setattr("gaslamp.games.connection.solve", lambda lead, *_: asked.append(lead.number))
    game = make_game("connection", 2)
    for lead in (1, 1, 2, 1, 3, 1):
        game.solution(lead, (), Tokens())
    make_game("connection", 2).solution(1, (), Tokens())
    assert asked == [1, 2, 3, 1, 1]
