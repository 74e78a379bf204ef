"""What is worth knowing of a deck before playing with it, and the deck that comes with Gaslamp."""

from __future__ import annotations

import pytest

from gaslamp.games.cards import SIDES, SYMBOLS, Deck, Lead
from gaslamp.games.deck import load_deck
from gaslamp.games.decksurvey import DeckReport, is_solvable, survey_deck
from gaslamp.survey import Finding
from tests.games.enquiries import small_deck


def keys(deck: Deck) -> list[str]:
    """The findings, but for those that every small deck has."""
    return [
        finding.key for finding in survey_deck(deck).findings if finding.key not in ("deck-count", "deck-bonus-count")
    ]


ROUND = ("clue 1 f f f f", "clue 2 w w w w", "clue 3 c c c c", "clue 4 f w c f", "lead 1 1 f w - -")


def test_a_sound_small_deck() -> None:
    assert keys(small_deck(*ROUND)) == []


def test_numbers_that_differ_from_the_box_are_findings() -> None:
    findings = survey_deck(small_deck(*ROUND, "clue 5 f w c c point")).findings
    assert Finding("deck-count", {"what": "clue", "count": 5, "usual": 44}) in findings
    assert Finding("deck-count", {"what": "lead", "count": 1, "usual": 20}) in findings
    assert Finding("deck-bonus-count", {"bonus": "point", "count": 1, "usual": 4}) in findings


def test_a_lead_that_nothing_solves_is_a_finding() -> None:
    """The second symbol is wanted beyond a card that has no way on."""
    deck = small_deck("clue 1 - - f -", "clue 2 - w - -", "lead 1 1 fw - - -", "lead 2 1 f - - -")
    found = survey_deck(deck)
    assert found.unsolvable == (1,)
    assert Finding("deck-lead-unsolvable", {"lead": 1}) in found.findings


def test_evidence_is_no_reason_why_a_lead_cannot_be_solved() -> None:
    deck = small_deck("clue 1 - - f -", "lead 1 1 f - - -", tokens="0 0 0")
    assert is_solvable(deck.leads[1], deck)


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("lead 2 0 f - - c", "deck-lead-worthless"),
        ("lead 2 5 f - - -", "deck-lead-size"),
        ("lead 2 5 fw fw fw -", "deck-lead-size"),
        ("clue 5 - - - -", "deck-clue-dead"),
    ],
)
def test_an_odd_card_is_a_finding(line: str, key: str) -> None:
    assert key in keys(small_deck(*ROUND, line))


def test_a_lead_with_more_symbols_and_fewer_points_is_a_finding() -> None:
    found = survey_deck(small_deck(*ROUND, "lead 2 3 f w c -", "lead 3 2 f w c c")).findings
    assert Finding("deck-lead-cheap", {"lead": 3, "than": 2}) in found


def test_uneven_numbers_are_findings() -> None:
    lines = "clue 1 f f - -", "clue 2 f - - -", "clue 3 fw - c -", "lead 1 1 f - - -"
    found = survey_deck(small_deck(*lines, tokens="9 9 5")).findings
    assert Finding("deck-tokens-uneven", {"counts": (9, 9, 5)}) in found
    assert Finding("deck-symbols-uneven", {"most": "forensic", "least": "witness", "count": 4, "fewer": 1}) in found
    assert Finding("deck-sides-uneven", {"most": "top", "least": "left", "count": 4, "fewer": 0}) in found


# The deck that comes with Gaslamp


@pytest.fixture(scope="module")
def ours() -> DeckReport:
    return survey_deck(load_deck("gaslamp"))


def test_cc_3_our_deck_fills_the_box(ours: DeckReport) -> None:
    assert (ours.clues, ours.leads) == (44, 20)
    assert ours.bonuses == {"point": 4, "universal": 4, "lead": 4}
    assert ours.tokens == dict.fromkeys(SYMBOLS, 15)
    assert ours.findings == ()


def test_our_clues_show_every_symbol_on_every_side_equally_often(ours: DeckReport) -> None:
    assert len({ours.shown[side][symbol] for side in SIDES for symbol in SYMBOLS}) == 1


def test_most_of_our_clues_connect_and_few_have_two_symbols_on_a_side(ours: DeckReport) -> None:
    """What the book shows: cards that others can follow, bonuses among them, and like that follows like."""
    assert ours.connecting >= 30
    assert ours.bonuses_connecting >= 6
    assert ours.crowded <= 8
    assert ours.repeating >= 12


def test_what_connects_is_counted_by_the_sides_with_symbols() -> None:
    deck = small_deck(
        "clue 1 fw - - -", "clue 2 f - f - point", "clue 3 f w c -", "clue 4 - c - - lead", "lead 1 1 f - - -"
    )
    report = survey_deck(deck)
    found = report.connecting, report.bonuses_connecting, report.repeating, report.crowded
    assert found == (2, 1, 1, 1)


def test_the_deck_of_before_is_as_it_was() -> None:
    """Records name its cards by number."""
    before = survey_deck(load_deck("gaslamp-1"))
    assert (before.findings, before.connecting, before.crowded) == ((), 20, 32)


def test_our_leads_have_two_to_five_symbols_and_more_points_for_more(ours: DeckReport) -> None:
    points = {lead.symbols: lead.points for lead in load_deck("gaslamp").leads.values()}
    assert sorted(points) == [2, 3, 4, 5]
    assert sorted(points.values()) == [points[size] for size in sorted(points)]
    assert min(ours.sizes.values()) >= 4


def test_the_lead_of_the_rulebooks_example_is_in_our_deck() -> None:
    sides = {symbols_by_side(lead) for lead in load_deck("gaslamp").leads.values()}
    assert (frozenset({"forensic"}), frozenset({"cyber", "witness"}), frozenset(), frozenset()) in sides


def symbols_by_side(lead: Lead) -> tuple[frozenset[str], ...]:
    return tuple(map(frozenset, lead.sides))
