"""Case Connection, what lies on the table before the first turn: CC-1 to CC-4."""

from __future__ import annotations

import pickle
from collections import Counter

import pytest

from gaslamp.core import CHANCE, BadOptions
from gaslamp.games.cards import SYMBOLS
from gaslamp.games.connection import Connection, ConnectionOptions
from gaslamp.games.deck import BadDeck, load_deck
from gaslamp.games.enquiry import ConnectionState, DrawLead, Fill, First, Follow, Hand
from gaslamp.match import Match


def start(seats: int = 3) -> Match[ConnectionState]:
    return Match(Connection(seats))


def until(match: Match[ConnectionState], phase: str) -> Match[ConnectionState]:
    """The match when the phase begins, everybody having taken the first thing on offer."""
    while match.state.phase != phase:
        match.play(match.view(min(match.to_act)).actions[0])
    return match


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cc_1_two_to_four_play(seats: int) -> None:
    assert Connection(seats).start().hands == (Hand(),) * seats


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_cc_1_no_more_and_no_fewer(seats: int) -> None:
    with pytest.raises(BadOptions) as refused:
        Connection(seats)
    assert (refused.value.key, refused.value.details) == ("seats-out-of-range", {"seats": seats, "least": 2, "most": 4})


def test_cc_1_four_unless_told_otherwise() -> None:
    assert Connection().seats == Connection.full_table(ConnectionOptions()) == 4


def test_cc_2_ten_cards_and_ten_tokens_on_four_locations_of_five_places() -> None:
    locations = until(start(), "deal").state.locations
    cards = [sum(isinstance(item, int) for item in items) for items in locations]
    assert cards == [3, 2, 3, 2]
    assert [len(items) for items in locations] == [5, 5, 5, 5]


def test_cc_3_the_box() -> None:
    deck = load_deck("gaslamp")
    assert (list(deck.clues), list(deck.leads)) == ([*range(1, 45)], [*range(1, 21)])
    assert set(deck.tokens) == set(SYMBOLS)
    state = Connection().start()
    assert (state.pile, state.leads) == ((tuple(deck.clues),), 20)
    assert {kind: state.pool.counts[kind] for kind in SYMBOLS} == deck.tokens
    assert state.pool.universal == 0


def test_cc_3_any_card_of_the_pile_and_any_token_of_the_pool_may_come() -> None:
    match = start()
    deck = match.game.deck  # type: ignore[attr-defined]
    cards = [fill.item for fill in match.view(CHANCE).actions if isinstance(fill, Fill)]
    assert cards == list(deck.clues)
    while isinstance(fill := match.view(CHANCE).actions[0], Fill) and isinstance(fill.item, int):
        match.play(fill)
    tokens = Counter(fill.item for fill in match.view(CHANCE).actions if isinstance(fill, Fill))
    assert tokens == Counter(deck.tokens), "each token is as likely as any other"


def test_cc_3_what_is_drawn_is_gone() -> None:
    match = start()
    match.play(Fill(seat=CHANCE, location=0, item=7))
    assert 7 not in match.state.pile[0]
    assert match.state.locations[0] == (7,)
    assert Fill(seat=CHANCE, location=0, item=7) not in match.view(CHANCE).actions


def test_cc_4_every_player_draws_two_leads() -> None:
    match = until(start(), "follow")
    assert [len(hand.drawn) for hand in match.state.hands] == [2, 2, 2]
    assert sorted(match.to_act) == [0, 1, 2]
    dealt = [event.player for event in match.log if isinstance(event, DrawLead)]
    assert dealt == [0, 0, 1, 1, 2, 2]


def test_cc_4_one_is_kept_face_up_and_the_other_goes_under_the_pile() -> None:
    match = until(start(), "follow")
    one, other = (lead for lead in match.state.hands[1].drawn if lead is not None)
    assert match.view(1).actions == (Follow(seat=1, lead=one), Follow(seat=1, lead=other))
    match.play(Follow(seat=1, lead=other))
    assert (match.state.hands[1].lead, match.state.hands[1].drawn) == (other, ())
    assert match.state.under == ((one,),)
    assert sorted(match.to_act) == [0, 2], "the others choose in their own time"


def test_cc_4_the_first_player_is_drawn_at_random() -> None:
    match = until(start(), "first")
    assert match.view(CHANCE).actions == tuple(First(seat=CHANCE, player=player) for player in (0, 1, 2))
    match.play(First(seat=CHANCE, player=2))
    assert (match.state.current, sorted(match.to_act)) == (2, [2])


def test_cc_4_turns_go_clockwise() -> None:
    match = until(start(), "first")
    match.play(First(seat=CHANCE, player=2))
    seen: list[int] = []
    while len(seen) < 4:
        seen.append(match.state.current)
        while match.state.current == seen[-1]:
            match.play(match.view(min(match.to_act)).actions[-1])
    assert seen == [2, 0, 1, 2]


def test_a_game_travels_to_another_process() -> None:
    game = Connection(3)
    game.solution(1, (1, 2, 3), game.start().pool)
    other: Connection = pickle.loads(pickle.dumps(game))
    assert (other.seats, other.deck, other.start()) == (3, game.deck, game.start())


def test_a_deck_that_is_not_there() -> None:
    with pytest.raises(BadDeck) as refused:
        Connection(2, ConnectionOptions(deck="atlantis"))
    assert (refused.value.key, refused.value.details) == (
        "deck-unknown",
        {"name": "atlantis", "known": "gaslamp, gaslamp-1"},
    )
