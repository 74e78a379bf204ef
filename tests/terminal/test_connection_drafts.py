"""The bench: cards laid out by word, every step taken back if one likes."""

from __future__ import annotations

import pytest

from gaslamp.core import IllegalAction, Problem
from gaslamp.games.layouts import LEAD, Link
from gaslamp.terminal.case.drafts import DraftHistory, LayoutStep
from tests.games.enquiries import SMALL_DECK, hand

TOP, RIGHT, BOTTOM = range(3)


def bench(lead: int = 1, text: str = "1 2 3 4 5 6 f f w w c u") -> DraftHistory:
    made = DraftHistory()
    made.update(SMALL_DECK.leads[lead], SMALL_DECK.clues, hand(text, lead=lead))
    return made


def test_every_step_can_be_taken_back() -> None:
    made = bench()
    made.take(LayoutStep("lay", (1,), TOP))
    made.take(LayoutStep("lay", (2,), RIGHT))
    made.take(LayoutStep("clear"))
    numbers = []
    for _ in range(3):
        numbers.append(made.current.layout.numbers)
        made.take(LayoutStep("undo"))
    assert numbers == [(), (1, 2), (1,)]
    with pytest.raises(Problem) as refused:
        made.undo()
    assert refused.value.key == "terminal-nothing-to-undo"


def test_a_card_goes_beside_the_lead_beside_another_or_where_it_fits() -> None:
    made = bench(lead=2)
    made.take(LayoutStep("lay", (3,), RIGHT))
    made.take(LayoutStep("lay", (4, 3), BOTTOM))
    made.take(LayoutStep("lay", (5,)))
    assert made.current.cells == {(0, 0): LEAD, (1, 0): 3, (1, 1): 4, (1, -1): 5}


@pytest.mark.parametrize(
    ("step", "key"),
    [
        (LayoutStep("lay", (7, 5), TOP), "telling-not-laid"),
        (LayoutStep("lay", (5,)), "terminal-lay-where"),
        (LayoutStep("lay"), "terminal-say-which-card"),
        (LayoutStep("lift", (1,)), "telling-not-laid"),
        (LayoutStep("lay", (12,)), "CC-12"),
    ],
)
def test_what_cannot_be_done_is_explained(step: LayoutStep, key: str) -> None:
    with pytest.raises(Problem) as found:
        bench().take(step)
    assert found.value.key == key


def test_tokens_by_word() -> None:
    made = bench()
    made.take(LayoutStep("lay", (1,), TOP))
    made.take(LayoutStep("unlink", (1,)))
    assert not made.current.layout.links
    made.take(LayoutStep("link", (1, LEAD), None, ("forensic", "universal")))
    assert made.current.layout.links == (Link(1, LEAD, "forensic", "universal"),)
    made.take(LayoutStep("lift", (1,)))
    assert not made.current.layout.cards


def test_another_lead_is_laid_out_anew_and_none_cannot_be() -> None:
    made = bench()
    made.take(LayoutStep("lay", (1,), TOP))
    made.update(SMALL_DECK.leads[2], SMALL_DECK.clues, hand("1", lead=2))
    assert not made.current.layout.cards
    with pytest.raises(Problem) as refused:
        made.undo()
    assert refused.value.key == "terminal-nothing-to-undo"
    made.update(None, SMALL_DECK.clues, hand("1"))
    with pytest.raises(IllegalAction):
        made.take(LayoutStep("lay", (1,), TOP))
