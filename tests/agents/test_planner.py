"""The player of Case Connection that looks ahead."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from gaslamp.agents.heuristic.connection import best_case_action
from gaslamp.agents.search import planner
from gaslamp.agents.search.planner import Planner
from gaslamp.agents.uniform import Uniform
from gaslamp.core import CHANCE, Action
from gaslamp.games.connection import Connection, next_player
from gaslamp.games.enquiry import ConnectionState, DrawLead, Follow, Solve, Tokens, Visit
from gaslamp.match import Match
from gaslamp.testing import check_agent
from tests.games.enquiries import Enquiry, hand, small_deck

DECK = small_deck(
    *(f"clue {card} - - f c" for card in range(1, 40)),
    *(f"clue {card} - - - w" for card in range(40, 45)),
    "lead 1 8 f - - -",
    "lead 2 1 f - - -",
    *(f"lead {lead} 1 w w w w" for lead in range(3, 10)),
)


def answer(match: Enquiry, seed: int = 1) -> Action:
    return Planner(Random(seed)).act(match.view(min(match.to_act)))


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """A planner that looks ahead less often: rules and secrecy do not hang on how often."""
    monkeypatch.setattr(planner, "SAMPLES", 1)
    monkeypatch.setattr(planner, "DEPTH", 2)


def test_it_wins_when_it_can() -> None:
    own = hand("1 f", lead=2, solved=[1])
    match = Enquiry(DECK, own, hand(lead=3), locations="40 w w / w w / w w / w w", has_visited=True)
    assert isinstance(answer(match), Solve)


def test_it_follows_the_lead_that_wins() -> None:
    match = Enquiry(DECK, replace(hand("1 f"), drawn=(2, 3)), hand(lead=4), locations="40 w w / w w / w w / w w")
    assert answer(match) == Follow(seat=0, lead=2)


def test_it_takes_the_last_thing_that_it_needs() -> None:
    match = Enquiry(DECK, hand("1", lead=1), hand(lead=3), locations="40 f w / w w w / w w w / w w w")
    action = answer(match)
    assert isinstance(action, Visit)
    assert "forensic" in action.items


@pytest.mark.parametrize("seats", Connection.players)
@pytest.mark.usefixtures("hasty")
def test_it_plays_by_the_rules_and_the_same_for_the_same_seed(seats: int) -> None:
    assert check_agent(Planner, Connection(seats), Random(seats)).outcome


@pytest.mark.usefixtures("hasty")
def test_it_acts_the_same_in_truths_it_cannot_tell_apart_and_so_does_the_heuristic() -> None:
    """CC-4: which leads the others have looked at is theirs to know."""
    game = Connection(3)
    for seed in range(3):
        one, other = dealt(game, seed, swapped=False), dealt(game, seed, swapped=True)
        assert one.state != other.state
        assert one.view(0).encode() == other.view(0).encode()
        assert Planner(Random(seed)).act(one.view(0)) == Planner(Random(seed)).act(other.view(0))
        assert best_case_action(one.view(0)) == best_case_action(other.view(0))


def dealt(game: Connection, seed: int, *, swapped: bool) -> Match[ConnectionState]:
    """A match in which leads are to be followed; swapped, the two others have drawn each other's."""
    match, chance, rng = Match(game), Uniform(Random(seed)), Random(seed)
    leads = rng.sample(list(game.deck.leads), 6)
    order = [0, 1, 4, 5, 2, 3] if swapped else [0, 1, 2, 3, 4, 5]
    while match.state.phase != "deal":
        match.play(chance.act(match.view(CHANCE)))
    for number in order:
        match.play(DrawLead(seat=CHANCE, player=next_player(match.state), lead=leads[number]))
    return match


RACE = small_deck(
    "clue 1 - - f -",
    *(f"clue {card} - - w -" for card in range(2, 20)),
    *(f"clue {card} - - - w" for card in range(20, 24)),
    "lead 1 8 f - - -",
    "lead 2 8 c - - -",
    "lead 3 3 f - - -",
    "lead 4 1 w w - -",
    *(f"lead {lead} 1 w w w w" for lead in range(5, 10)),
)


def test_it_takes_away_what_the_other_player_would_win_with_and_wins_itself() -> None:
    """The only forensic token wins the game for whoever is next; the heuristic sees no more than its own lead."""
    own, other = hand("w w", lead=4, solved=[2]), hand("1", lead=3, solved=[1])
    match = Enquiry(RACE, own, other, locations="2 f w / 20 w / / ", pool=Tokens())
    assert answer(match) == Visit(seat=0, location=0, items=(2, "forensic"))
    assert best_case_action(match.view(0)) == Visit(seat=0, location=1, items=(20, "witness"))
