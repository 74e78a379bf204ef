"""What a deck of Case Connection is like to play with."""

from __future__ import annotations

from io import StringIO

import pytest
from msgspec.structs import replace
from rich.console import Console

from gaslamp.arena.plan import BadPlan
from gaslamp.arena.simulation import Simulation, simulate_deck, spare_cards, table
from gaslamp.games.connection import Connection
from gaslamp.games.deck import load_deck
from gaslamp.games.enquiry import Follow, Solve, Solved
from gaslamp.games.layouts import Laid


@pytest.fixture(scope="module")
def simulation() -> Simulation:
    return simulate_deck("gaslamp", games=4, seed=3)


@pytest.fixture(scope="module")
def longer() -> Simulation:
    return simulate_deck("gaslamp", games=40, seed=11)


def test_it_plays_with_two_three_and_four(simulation: Simulation) -> None:
    assert [(sitting.seats, sitting.games) for sitting in simulation.sittings] == [(2, 4), (3, 4), (4, 4)]
    assert all(sum(sitting.ends.values()) == 4 for sitting in simulation.sittings)


def test_the_same_seed_gives_the_same_games(simulation: Simulation) -> None:
    assert simulate_deck("gaslamp", games=4, seed=3) == simulation
    assert simulate_deck("gaslamp", games=4, seed=4) != simulation


def test_every_card_of_the_deck_is_in_the_report(simulation: Simulation) -> None:
    deck = load_deck("gaslamp")
    assert [use.clue for use in simulation.clues] == list(deck.clues)
    assert [(use.lead, use.points) for use in simulation.leads] == [(n, lead.points) for n, lead in deck.leads.items()]


def test_cards_are_counted_where_they_are_used(simulation: Simulation) -> None:
    """Whatever was solved was followed before; a card laid twice was kept or taken again."""
    assert all(use.solved <= use.followed for use in simulation.leads)
    visits = sum(sitting.turns.mean * sitting.seats * sitting.games for sitting in simulation.sittings)
    assert 0 < sum(use.taken for use in simulation.clues) <= 2 * visits
    assert sum(use.laid for use in simulation.clues) > 0


def test_the_edge_is_what_goes_beyond_an_equal_share(simulation: Simulation) -> None:
    two = simulation.sittings[0]
    assert two.first.low <= two.first.share <= two.first.high
    assert two.edge == two.first.share - 0.5


def test_layouts_with_more_cards_than_symbols_are_counted() -> None:
    game, seen = Connection(2), Follow(seat=0, lead=5)  # two symbols, each on a side of its own
    laid = [Laid(card, 0, 0) for card in (1, 2, 3)]
    log = [seen, *(event for n in (2, 3) for event in (Solve(seat=0, cards=tuple(laid[:n]), links=()), SOLVED))]
    assert list(spare_cards(game, log)) == [0, 1]


SOLVED = Solved(player=0, lead=5, points=1)


def test_chains_are_extended_and_no_card_is_idle(longer: Simulation) -> None:
    assert all(sitting.solved and sitting.extended.share > 0.15 for sitting in longer.sittings)
    assert all(8 < sitting.turns.mean < 14 for sitting in longer.sittings)
    assert (longer.idle_clues, longer.idle_leads) == ((), ())


def test_idle_cards_are_named(simulation: Simulation) -> None:
    assert simulation.idle_clues == tuple(use.clue for use in simulation.clues if use.laid == 0)
    told = "".join(printed(replace(simulation, idle_clues=(7, 31), idle_leads=())).split())
    assert "deck-idle-clues" in told
    assert "deck-idle-leads" not in told
    assert "deck-idle-none" in printed(replace(simulation, idle_clues=(), idle_leads=()))


def test_no_games_tell_nothing() -> None:
    with pytest.raises(BadPlan) as refused:
        simulate_deck("gaslamp", games=0)
    assert refused.value.key == "arena-too-few"


class Keys:
    """Words that say the key."""

    def say(self, key: str, **_: object) -> str:
        return key


def printed(simulation: Simulation) -> str:
    console = Console(width=160, record=True, file=StringIO())
    console.print(table(simulation, Keys()))  # type: ignore[arg-type]
    return console.export_text()


def test_the_table_shows_the_least_used_cards_first(simulation: Simulation) -> None:
    lines = printed(simulation).splitlines()
    start = next(n for n, line in enumerate(lines) if "deck-column-laid" in line)
    laid = [int(line.split()[2]) for line in lines[start + 2 : start + 10]]
    assert laid == sorted(use.laid for use in simulation.clues)[:8]
