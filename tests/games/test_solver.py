"""The solver of Case Connection: the best layout there is, none where there is none, as brute force has it."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gaslamp.games import solver
from gaslamp.games.cards import EVIDENCE, Clue, Deck, Evidence, Lead
from gaslamp.games.layouts import fault
from gaslamp.games.solver import Solution, solve
from tests.games.brute import best, cost_of, crowded, given_away, some_hand, some_lead, winding
from tests.games.enquiries import hand, layout, small_deck


def some_tokens(rng: Random) -> dict[Evidence, int]:
    return {kind: rng.randint(0, 3) for kind in EVIDENCE}


def check(found: Solution, clues: dict[int, Clue], tokens: dict[Evidence, int]) -> None:
    """It is made of what is owned, and what it says is best kept is two items of it."""
    assert not Counter(found.layout.tokens) - Counter(tokens)
    assert set(found.layout.numbers) <= clues.keys()
    assert len(found.keep_cards) + len(found.keep_tokens) == 2
    assert set(found.keep_cards) <= set(found.layout.numbers)
    assert not Counter(found.keep_tokens) - Counter(found.layout.tokens)


def not_kept(found: Solution, clues: dict[int, Clue]) -> int:
    cards = sum(solver.worth(clues[card]) for card in found.layout.numbers if card not in found.keep_cards)
    tokens = Counter(found.layout.tokens) - Counter(found.keep_tokens)
    return cards + sum(solver.TOKENS[token] for token in tokens.elements())


@settings(max_examples=120, deadline=None)
@given(st.integers(0, 2**32), st.integers(1, 5))
def test_cc_12_brute_force_finds_nothing_better(seed: int, size: int) -> None:
    rng = Random(seed)
    compare(some_lead(rng), some_hand(rng, size), some_tokens(rng))


@settings(max_examples=80, deadline=None)
@given(st.integers(0, 2**32), st.integers(3, 5))
def test_cc_9_nor_where_the_second_symbol_of_a_side_is_far_away(seed: int, size: int) -> None:
    rng = Random(seed)
    lead, clues = winding(rng, size)
    compare(lead, clues, some_tokens(rng) | {"forensic": 3})


@settings(max_examples=200, deadline=None)
@given(st.integers(0, 2**32), st.integers(3, 7))
def test_cc_13_nor_where_there_is_much_to_choose_from(seed: int, size: int) -> None:
    rng = Random(seed)
    compare(*crowded(rng, size), some_tokens(rng) | {"forensic": 1, "witness": 1})


def compare(lead: Lead, clues: dict[int, Clue], tokens: dict[Evidence, int]) -> None:
    """The solver finds a layout exactly if there is one, and none is better."""
    found = solve(lead, clues, tokens)
    assert (cost_of(clues, found.layout) if found else None) == best(lead, clues, tokens)
    if found:
        check(found, clues, tokens)
        assert fault(lead, clues, found.layout) is None
        assert not_kept(found, clues) == given_away(clues, found.layout)


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 2**32))
def test_cc_12_whatever_is_found_of_a_large_hand_is_legal(seed: int) -> None:
    rng = Random(seed)
    lead, clues, tokens = some_lead(rng), some_hand(rng, 12), dict.fromkeys(EVIDENCE, 3)
    if found := solve(lead, clues, tokens):
        check(found, clues, tokens)
        assert fault(lead, clues, found.layout) is None


def solved(deck: Deck, text: str, lead: int = 1) -> Solution | None:
    """The lead solved with these cards and tokens."""
    owned = hand(text)
    return solve(deck.leads[lead], {card: deck.clues[card] for card in owned.cards}, owned.tokens.counts)


BOOK = small_deck(
    "clue 1 - - f - lead",
    "clue 2 - w - c point",
    "clue 3 - - - w",
    "clue 4 f f c w",
    "clue 5 - w w f",
    "clue 6 - - f -",
    "clue 7 w w f w",
    "clue 8 - f - c",
    "lead 1 2 f cw - -",
    "lead 2 1 f - - -",
)


def test_cc_12_the_lead_of_the_book() -> None:
    found = solved(BOOK, "1 2 3 f c w")
    assert found is not None
    assert found.layout == layout("0 top 1 f", "0 right 2 c", "2 right 3 w")


def test_cc_12_a_further_card_only_where_nothing_shorter_does() -> None:
    long = solved(BOOK, "1 8 5 3 f f c w")
    assert long is not None
    assert long.layout == layout("0 top 1 f", "0 right 8 c", "8 right 5 f", "5 right 3 w")
    short = solved(BOOK, "1 8 5 3 2 f f c w")
    assert short is not None
    assert len(short.layout.cards) == 3


def test_cc_12_a_further_card_also_where_it_wins_a_bonus() -> None:
    """Clue 1 wins a point next to the lead, where clue 2 would do; without a bonus, or a token, it is left out."""
    deck = small_deck("clue 1 f - f - point", "clue 2 f - w -", "clue 3 w - - -", "clue 4 f - f -", "lead 1 2 - - fw -")
    found = solved(deck, "1 2 3 f f w")
    assert found is not None
    assert found.layout == layout("0 bottom 1 f", "1 bottom 2 f", "2 bottom 3 w")
    for owned in "4 2 3 f f w", "1 2 3 f w":
        short = solved(deck, owned)
        assert short is not None
        assert short.layout == layout("0 bottom 2 f", "2 bottom 3 w")


def test_cc_12_the_further_card_wants_evidence_too() -> None:
    assert solved(BOOK, "1 8 5 3 f c w") is None
    assert solved(BOOK, "1 8 5 3 f c w u") is not None


@pytest.mark.parametrize(
    "short", ["2 3 f c w", "1 3 f c w", "1 2 f c w", "1 2 3 f c", "1 2 3 f f w", "1 2 3", "", "f c w"]
)
def test_cc_12_nothing_is_found_where_something_is_missing(short: str) -> None:
    assert solved(BOOK, short) is None


def test_cc_13_then_the_better_bonus() -> None:
    """Cards 1 and 6 serve alike; 1 brings a lead to choose from."""
    found = solved(BOOK, "6 1 f", lead=2)
    assert found is not None
    assert found.layout.numbers == (1,)


def test_cc_13_then_the_least_given_away() -> None:
    """Cards 6 and 7 serve alike; both items of the layout are kept, so the one is as good as the other."""
    found = solved(BOOK, "6 7 f", lead=2)
    assert found is not None
    assert (found.keep_cards, found.keep_tokens) == (found.layout.numbers, ("forensic",))


def test_cc_13_the_dearest_two_are_kept() -> None:
    found = solved(BOOK, "1 2 3 f w u")
    assert found is not None
    assert (found.keep_cards, found.keep_tokens) == ((2,), ("universal",))


def test_cc_8_a_universal_is_spent_only_where_a_plain_token_is_lacking() -> None:
    plenty, few = solved(BOOK, "1 2 3 f c w u u u"), solved(BOOK, "1 2 3 f w u u u")
    assert plenty is not None
    assert few is not None
    assert (plenty.layout.tokens, few.layout.tokens) == (
        ("forensic", "cyber", "witness"),
        ("forensic", "universal", "witness"),
    )


@pytest.mark.parametrize("patience", [0, 60, 120, 180, 240])
def test_the_search_makes_do_with_what_it_has_when_patience_ends(
    patience: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    lead, clues, tokens = BOOK.leads[1], some_hand(Random(0), 12), dict.fromkeys(EVIDENCE, 4)
    patient = solve(lead, clues, tokens)
    monkeypatch.setattr(solver, "PATIENCE", patience)
    hasty = solve(lead, clues, tokens)
    assert patient is not None
    assert (hasty is None) is (patience < 100)
    if hasty:
        assert fault(lead, clues, hasty.layout) is None
        assert cost_of(clues, hasty.layout) >= cost_of(clues, patient.layout)
