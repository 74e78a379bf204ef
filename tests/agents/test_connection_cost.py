"""What a player still costs to solve a lead."""

from __future__ import annotations

from random import Random

import pytest

from gaslamp.agents.heuristic.connection_cost import CostToSolve, Holding, holding
from gaslamp.games.cards import Deck
from gaslamp.games.deck import load_deck, parse_deck
from gaslamp.games.enquiry import Hand, Tokens
from gaslamp.games.solver import solve

CARDS = """gaslamp deck 1
tokens 5 5 5
clue 1 - - f -
clue 2 - w - c
clue 3 - - - w
clue 4 - - f - point
clue 5 - - - w
lead 1 1 f - - -
lead 2 2 f cw - -
lead 3 1 - - - c
"""


@pytest.fixture(scope="module")
def costs() -> CostToSolve:
    return CostToSolve(parse_deck(CARDS, "small.deck"))


def cards(*numbers: int) -> int:
    return holding(Hand(cards=numbers)).cards


def test_with_nothing_in_hand_every_symbol_wants_a_card(costs: CostToSolve) -> None:
    assert 1 < costs.cost(1, 0) < costs.cost(2, 0)
    assert costs.cost(2, 0) > 3


def test_the_fewer_cards_fit_the_dearer_is_a_missing_one(costs: CostToSolve) -> None:
    """Two cards meet lead 1, none meets lead 3."""
    assert costs.cost(1, 0) < costs.cost(3, 0)


def test_a_card_beyond_another_meets_the_second_symbol_of_a_side(costs: CostToSolve) -> None:
    """CC-9"""
    assert costs.can_lay(2, cards(1, 2, 3))
    assert not costs.can_lay(2, cards(1, 2))
    assert not costs.can_lay(2, cards(1, 3, 5))


def test_a_card_for_the_far_end_is_progress_too(costs: CostToSolve) -> None:
    assert costs.cost(2, cards(1, 2, 3)) == 0 < costs.cost(2, cards(1, 3)) < costs.cost(2, cards(1))


def test_a_bonus_next_to_the_lead_is_better_than_none(costs: CostToSolve) -> None:
    assert costs.cost(1, cards(4)) < costs.cost(1, cards(1)) == 0


@pytest.mark.parametrize(
    ("tokens", "missing"),
    [
        ((0, 0, 0, 0), 3),
        ((1, 0, 1, 0), 1),
        ((1, 0, 1, 1), 0),
        ((4, 0, 1, 0), 0),  # CC-7: three spare ones for a universal one
        ((3, 0, 1, 0), 1),
        ((7, 0, 0, 0), 1),  # once a turn
    ],
)
def test_tokens_that_are_missing(costs: CostToSolve, tokens: tuple[int, int, int, int], missing: int) -> None:
    assert costs.missing_tokens(2, tokens) == missing


def test_a_swap_to_come_solves_nothing_now(costs: CostToSolve) -> None:
    assert not costs.is_ready(2, Holding(cards(1, 2, 3), (4, 0, 1, 0)))
    assert costs.is_ready(2, Holding(cards(1, 2, 3), (1, 1, 1, 0)))


def test_a_universal_token_is_worth_more_than_a_plain_one(costs: CostToSolve) -> None:
    own = holding(Hand(tokens=Tokens(1, 1, 1)))
    assert costs.value(2, own.gain(["universal"])) > costs.value(2, own.gain(["forensic"])) > costs.value(2, own)


def test_nothing_is_missing_where_the_solver_finds_a_layout_without_spare_cards() -> None:
    """The measure and the solver know the same layouts."""
    deck, rng = load_deck("gaslamp"), Random(5)
    costs, solved = CostToSolve(deck), 0
    for _ in range(300):
        lead = rng.choice(list(deck.leads))
        hand = tuple(rng.sample(list(deck.clues), rng.randint(3, 9)))
        found = len_of_best(deck, lead, hand) == deck.leads[lead].symbols
        assert costs.can_lay(lead, cards(*hand)) == found, f"lead {lead}, hand {hand}"
        solved += found
    assert 30 < solved < 270


LONGER = """gaslamp deck 1
tokens 5 5 5
clue 1 f - f - point
clue 2 f - w -
clue 3 w - - -
clue 4 - - c -
lead 1 2 - - fw -
"""


def test_a_longer_way_may_win_a_bonus() -> None:
    """CC-12: below the lead a card with a point, a second one beyond it, and only then the symbol that is wanted."""
    costs = CostToSolve(parse_deck(LONGER, "longer.deck"))
    assert costs.cost(1, cards(1, 2, 3)) < costs.cost(1, cards(2, 3)) == 0
    assert costs.can_reach(1, cards(1, 2, 3))
    assert not costs.can_reach(1, cards(1, 3, 4))
    assert costs.cost(1, cards(1, 2)) < costs.cost(1, cards(1))


def test_every_layout_with_a_card_to_spare_is_known_to_be_in_reach() -> None:
    deck, rng, longer = load_deck("gaslamp"), Random(6), 0
    costs = CostToSolve(deck)
    for _ in range(300):
        lead = rng.choice(list(deck.leads))
        hand = tuple(rng.sample(list(deck.clues), rng.randint(3, 9)))
        symbols = deck.leads[lead].symbols
        found = solve(deck.leads[lead], {card: deck.clues[card] for card in hand}, {"universal": symbols + 1})
        assert not found or costs.can_reach(lead, cards(*hand)), f"lead {lead}, hand {hand}"
        longer += bool(found) and not costs.can_lay(lead, cards(*hand))
    assert longer > 10


def len_of_best(deck: Deck, lead: int, hand: tuple[int, ...]) -> int:
    symbols = deck.leads[lead].symbols
    best = solve(deck.leads[lead], {card: deck.clues[card] for card in hand}, {"universal": symbols})
    return len(best.layout.cards) if best else 0
