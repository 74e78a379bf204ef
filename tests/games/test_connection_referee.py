"""Case Connection: along random matches a referee who knows only the deck agrees with the rules."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from gaslamp.core import CHANCE, Action, Ended
from gaslamp.games.cards import EVIDENCE
from gaslamp.games.casework import LastTurns
from gaslamp.games.connection import Connection, ConnectionOptions
from gaslamp.games.enquiry import ConnectionState, Solve
from gaslamp.match import Match
from tests.games.brute import best
from tests.games.connection_referee import Referee

HANDFUL = 4
"""So many cards are laid out in every way to see whether a lead can be solved."""


def pick(rng: Random, actions: tuple[Action, ...]) -> Action:
    """Anything; a solution now and then is put off."""
    solves = [action for action in actions if isinstance(action, Solve)]
    return rng.choice(solves if solves and rng.random() < 0.5 else actions)


def check_offers(match: Match[ConnectionState], referee: Referee) -> None:
    assert match.to_act == referee.to_act()
    for seat in range(CHANCE, match.game.seats):
        offers = Counter(match.view(seat).actions)
        solves = [action for action in offers if isinstance(action, Solve)]
        assert offers - Counter(solves) == referee.offers(seat), f"seat {seat}, {referee.stage}"
        assert len(solves) <= (referee.stage == "turn" and seat in referee.to_act())
    if referee.stage == "turn":
        check_solution(match, referee)


def check_solution(match: Match[ConnectionState], referee: Referee) -> None:
    """Of a small hand a layout is offered exactly if there is one."""
    seat = referee.current
    owned, lead = referee.owned[seat], referee.lead.get(seat)
    clues = {item: referee.deck.clues[item] for item in owned if isinstance(item, int) and owned[item]}
    if lead and len(clues) <= HANDFUL:
        found = best(referee.deck.leads[lead], clues, {kind: owned[kind] for kind in EVIDENCE})
        assert any(isinstance(action, Solve) for action in match.view(seat).actions) is (found is not None)


def check_table(match: Match[ConnectionState], referee: Referee) -> None:
    state = match.state
    assert [Counter(here) for here in state.locations] == [Counter(here) for here in referee.at.values()]
    assert [set(part) for part in state.pile] == [part for part in referee.pile if part]
    assert Counter(state.pool.plain) == +referee.pool
    for seat, hand in enumerate(state.hands):
        assert Counter((*hand.cards, *hand.tokens.all)) == +referee.owned[seat]
        assert (hand.lead, hand.bonus) == (referee.lead.get(seat, 0), referee.tokens[seat])
        assert list(hand.solved) == referee.solved[seat]


def follow(game: Connection, rng: Random) -> Match[ConnectionState]:
    """A match to its end, the referee agreeing at every step."""
    match, referee = Match(game), Referee(game)
    while match.to_act:
        check_offers(match, referee)
        for event in match.play(pick(rng, match.view(rng.choice(sorted(match.to_act))).actions)):
            referee.note(event)
        check_table(match, referee)
    assert match.outcome is not None
    assert referee.stage == "over"
    return match


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cc_4_to_15_the_referee_agrees(seats: int, seed: int) -> None:
    match = follow(Connection(seats), Random(seed))
    assert isinstance(match.log[-1], Ended)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("last_turns", ["even", "cut"])
def test_cc_14_the_referee_agrees_on_other_last_turns(last_turns: LastTurns, seats: int, seed: int) -> None:
    follow(Connection(seats, ConnectionOptions(last_turns=last_turns)), Random(seed))


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cc_15_the_referee_agrees_where_cards_and_tokens_run_out(seats: int, seed: int) -> None:
    rng, game = Random(seed), Connection(seats)
    clues, leads = list(game.deck.clues.items()), list(game.deck.leads.items())
    few = {"clues": dict(clues[: rng.randint(1, 25)]), "leads": dict(leads[: rng.randint(1, 9)])}
    game.deck = replace(game.deck, **few, tokens={kind: rng.randint(0, 9) for kind in game.deck.tokens})
    follow(game, rng)
