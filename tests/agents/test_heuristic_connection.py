"""The heuristic of Case Connection."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from gaslamp.agents.heuristic.connection import best_case_action
from gaslamp.agents.uniform import Uniform
from gaslamp.core import CHANCE, Action, S, Seat
from gaslamp.games.connection import Connection
from gaslamp.games.enquiry import Follow, Keep, Solve, Swap, Visit
from gaslamp.games.vocabulary import Done
from gaslamp.match import Agent, Match, View, run
from gaslamp.testing import check_agent
from tests.games.enquiries import Enquiry, hand, items, layout, small_deck

DECK = small_deck(
    "clue 1 - - f -",
    "clue 2 - - - c",
    "clue 3 - - f - point",
    "clue 4 w - - -",
    "clue 5 fw c fw c",
    "clue 6 - - f -",
    "lead 1 1 f - - -",
    "lead 2 2 f c - -",
    "lead 3 3 f c c c",
    "lead 4 8 f - - -",
)
PLAIN, BONUS = "2 4 w / w w / w w / w w", "3 4 w / w w / w w / w w"
"""Locations that need not be filled again after a visit."""


def answer(match: Enquiry) -> Action:
    return best_case_action(match.view(min(match.to_act)))


class Heuristic:
    def __init__(self, rng: Random) -> None: ...

    def act(self, view: View[S]) -> Action:
        return best_case_action(view)


def taken(match: Enquiry) -> tuple[object, ...]:
    action = answer(match)
    assert isinstance(action, Visit)
    return action.items


def test_it_takes_what_its_lead_wants() -> None:
    assert taken(Enquiry(DECK, hand(lead=2), hand(), locations="1 4 w f / 4 w w / /")) == items("1 f")


def test_it_takes_a_card_and_a_token_where_both_are_missing() -> None:
    assert taken(Enquiry(DECK, hand("1 f", lead=2), hand(), locations="4 2 w c / 6 f f / /")) == items("2 c")


def test_a_visit_leaves_the_next_one_something() -> None:
    """Both halves are wanted; the token can be had elsewhere as well, the card only here."""
    assert 2 in taken(Enquiry(DECK, hand("1 f", lead=2), hand(), locations="2 4 w / c c w / /"))


def test_it_solves_at_once() -> None:
    match = Enquiry(DECK, hand("1 f", lead=1), hand(), locations="4 w w / / /")
    assert isinstance(answer(match), Solve)


def test_it_fetches_a_bonus_before_it_solves() -> None:
    """CC-13: the point on card 3 is there for the taking."""
    match = Enquiry(DECK, hand("1 f", lead=1), hand(), locations=BONUS)
    assert 3 in taken(match)
    match.play(answer(match))
    solve = answer(match)
    assert isinstance(solve, Solve)
    assert [laid.card for laid in solve.cards] == [3]


def test_whoever_ends_the_game_visits_first() -> None:
    """CC-14: there is no later visit, and nothing is lost by this one."""
    match = Enquiry(DECK, hand("1 f", lead=1, solved=[4]), hand(), locations=PLAIN)
    assert isinstance(answer(match), Visit)
    match.play(answer(match))
    assert isinstance(answer(match), Solve)


def test_it_swaps_what_the_lead_does_not_want() -> None:
    """CC-7"""
    assert answer(Enquiry(DECK, hand("1 w w w", lead=1), hand(), locations="4 w w / / /")) == Swap(
        seat=0, kind="witness"
    )


def test_it_swaps_nothing_that_the_lead_wants() -> None:
    """CC-7: two of the three cyber tokens are for the lead."""
    match = Enquiry(DECK, hand("c c c", lead=3), hand(), locations="4 w w / / /")
    assert isinstance(answer(match), Visit)


def test_it_ends_its_turn_when_there_is_nothing_left_to_do() -> None:
    assert answer(Enquiry(DECK, hand(lead=2), hand(), has_visited=True)) == Done(seat=0)


def test_it_follows_the_lead_it_can_solve() -> None:
    drawn = replace(hand("1 f"), drawn=(3, 1))
    assert answer(Enquiry(DECK, drawn, hand(), locations="4 w w / / /")) == Follow(seat=0, lead=1)


def test_it_follows_the_dearer_of_two_leads_that_want_the_same() -> None:
    drawn = replace(hand(), drawn=(1, 4))
    assert answer(Enquiry(DECK, drawn, hand(), locations="4 w w / / /")) == Follow(seat=0, lead=4)


def test_it_keeps_the_card_that_fits_most_leads() -> None:
    """CC-13"""
    match = Enquiry(DECK, hand("2 5 f c", lead=2), hand(), laid=layout("0 top 5 f", "0 right 2 c"))
    keep = answer(match)
    assert isinstance(keep, Keep)
    assert 5 in keep.items


def test_in_the_last_turn_only_solving_counts() -> None:
    """CC-14: card 6 solves lead 1 now; otherwise two universal tokens would be better to own."""
    own, other = hand("f", lead=1), hand(solved=[4])
    assert 6 in taken(Enquiry(DECK, own, other, locations="6 4 / u u u / /", finale=1))


@pytest.mark.parametrize("seats", Connection.players)
def test_it_plays_by_the_rules_and_the_same_for_the_same_view(seats: int) -> None:
    match = check_agent(Heuristic, Connection(seats), Random(seats))
    assert match.outcome


def test_it_beats_random_play() -> None:
    """Ten games, both chairs."""
    game, won = Connection(2), 0
    for n in range(10):
        match = Match(game)
        players: dict[Seat, Agent] = {
            n % 2: Heuristic(Random(n)),
            1 - n % 2: Uniform(Random(n)),
            CHANCE: Uniform(Random(n)),
        }
        won += run(match, players).winners == (n % 2,)
    assert won >= 9
