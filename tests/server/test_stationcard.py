"""What is answered to somebody who asks about a station, and by which rule they cannot go there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from gaslamp.core import SPECTATOR, Seat
from gaslamp.games.powers import Ban, Barricade
from gaslamp.games.vocabulary import FUGITIVE
from gaslamp.match import Match
from gaslamp.server.outgoing import Station
from gaslamp.server.stationcard import station_card
from gaslamp.telling.eyes import eyes_of
from gaslamp.words import LANGUAGES, Words
from tests.games.positions import CompactPosition, HolmesPosition, Position, hidden, sketch
from tests.server.client import Server
from tests.server.looks import PLAYERS


def card(match: Match[Any], seat: Seat, station: int, language: str = "en") -> Station:
    """What somebody alone at a screen is answered."""
    people = frozenset(() if seat == SPECTATOR else (seat,))
    words, players = Words(language).about(match.game.name), PLAYERS[: match.game.seats]
    actions = eyes_of(match, people).choices()
    return station_card(match.view(seat), station, players, words, people=people, actions=actions)


def hunted() -> Position:
    """Mister X has gone from 35 by taxi; purple at 141, red at 174 are to answer."""
    match = Position(35, 141, 174, seats=3)
    match.ride(FUGITIVE, "taxi", 65)
    return match


# What is there, and who is near


def test_a_card_says_what_stops_there_and_where_it_leads() -> None:
    stops = card(hunted(), 1, 65).stops
    assert [(stop.kind, stop.name, stop.stations) for stop in stops] == [
        ("taxi", "Taxi", (35, 64, 66, 82)),
        ("bus", "Bus", (22, 63, 67, 82)),
    ]


def test_own_pawns_come_first_then_the_nearest_and_nobody_who_is_not_seen() -> None:
    near = card(hunted(), 2, 142).near
    assert [(one.pawn, one.moves, one.mine, one.text) for one in near] == [
        (2, 3, True, "Red: 3 moves"),
        (1, 1, False, "Purple: 1 move"),
    ]
    assert card(hunted(), 0, 65).near[0].text == "Mister X: here"


def test_moves_are_counted_over_lines_a_pawn_has_tickets_for() -> None:
    poor = Position(35, 46, 174, seats=2, underground=0)
    rich = Position(35, 46, 174, seats=2)
    assert [card(match, 1, 79).near[0].moves for match in (poor, rich)] == [2, 1]
    stuck = Position(35, 46, 174, seats=3, taxi=0, bus=0, underground=1)
    assert card(stuck, 1, 45).near[0].text == "Purple: no way there"


def test_the_ferry_counts_while_he_has_a_black_ticket() -> None:
    ways = [Position(115, 46, 174, seats=2, blacks=blacks) for blacks in (1, 0)]
    assert [card(match, 0, 157).near[0].moves for match in ways] == [1, 3]


def test_marks_are_named_and_his_crimes_are_his_alone() -> None:
    match = HolmesPosition(132, 5, 162, scenes=(184, 187, 194))
    assert "Your crime scene" in [sign.text for sign in card(match, 0, 184).signs]
    signs = {sign.mark for sign in card(match, 1, 184).signs}
    assert "crime" in signs
    assert "held" not in signs
    assert [sign.text for sign in card(match, 1, 132).signs if sign.mark == "quarter"] == ["Quarter III"]


def test_whether_he_can_be_there_is_told_to_each_side_its_own_way() -> None:
    match = hunted()
    assert card(match, 1, 65).notes == ("As far as you know, Mister X can be here.",)
    assert card(match, 1, 141).notes == ("Mister X cannot be here.",)
    assert card(match, 0, 65).notes == (
        "You were here after move 1.",
        "As far as the detectives know, you can be here.",
    )


# Why not


def test_what_can_be_chosen_has_no_reason_against_it() -> None:
    found = card(hunted(), 1, 142)
    assert (found.offered, found.rule, found.reason, found.link) == (True, "", "", "")


def test_the_rule_that_stands_in_the_way_is_named_and_linked() -> None:
    far = card(hunted(), 1, 100)
    assert (far.rule, far.link) == ("CL-8", "/rules/classic?language=en#CL-8")
    assert far.reason == Words("en").say("refused-CL-8")
    assert not re.search(r"CL-\d", far.reason), "its number is on the link alone"


@pytest.mark.parametrize(
    ("station", "rule"), [(141, "CL-10"), (174, "CL-8"), (142, "")], ids=["one's own", "far", "lit"]
)
def test_where_a_detective_cannot_go(station: int, rule: str) -> None:
    assert card(hunted(), 1, station).rule == rule


def test_nobody_goes_onto_a_detective() -> None:
    match = Position(134, 141, 142, seats=3)
    assert card(match, 0, 142).rule == "CL-11"
    match.play(match.view(0).actions[0])
    assert card(match, 1, 142).rule == "CL-11"


def test_out_of_turn_the_turn_is_the_reason() -> None:
    match = hunted()
    assert [card(match, seat, 142).rule for seat in (0, 2)] == ["CL-12", "CL-12"]
    assert card(match, SPECTATOR, 142).rule == ""


def test_a_ticket_that_is_lacking() -> None:
    match = Position(35, 46, 174, seats=3, underground=0)
    match.ride(FUGITIVE, "taxi", 65)
    assert card(match, 1, 79).rule == "CL-13"


def test_the_ferry_is_for_him_and_for_a_black_ticket() -> None:
    match = Position(35, 115, 174, seats=3)
    match.ride(FUGITIVE, "taxi", 65)
    assert card(match, 1, 157).rule == "CL-19"
    assert card(Position(115, 46, 174, seats=3, blacks=0), 0, 157).rule == "CL-18"


def test_a_line_that_is_cut_off(tmp_path: Path) -> None:
    board = sketch(tmp_path, "bus 1 3 over 2", "taxi 1 2", "taxi 1 6", "taxi 2 4", "taxi 4 5")
    match = Position(1, 2, 5, seats=3, board=board, cut_off=True)
    assert card(match, 0, 3).rule == "CL-26"


def test_a_roadblock_closes_a_station_to_moriarty_alone() -> None:
    match = hidden(132, 115, 162, team="lestrade irene", seats=3)
    onward = match.game.board.neighbours(115, "taxi")[0]
    match.ride(1, "taxi", onward)
    closed = match.state.trail[1]
    match.play(Barricade(seat=1, pawn=1, station=closed))
    match.answer()
    assert "Roadblock" in [sign.text for sign in card(match, 1, closed).signs]
    assert obstacle_at(match, closed) == "SH-31"


def obstacle_at(match: HolmesPosition, station: int) -> str:
    """Why Moriarty, put beside a station that nobody stands on, cannot go there."""
    beside = match.game.board.neighbours(station, "taxi")[0]
    match._states[0] = replace(match.state, stations=(beside, 1, 2))
    return card(match, 0, station).rule


def test_a_ticket_that_irene_has_forbidden() -> None:
    match = HolmesPosition(46, 5, 162, team="irene watson", seats=3, blacks=0)
    match.go("taxi", match.reach(FUGITIVE)[0][1])  # type: ignore[arg-type]
    match.play(Ban(seat=1, pawn=1, fare="bus"))
    match.answer()
    match._states[0] = replace(match.state, stations=(46, 1, 2))
    board = match.game.board
    forbidden = set(board.neighbours(46, "bus")) - {*board.neighbours(46, "taxi"), *board.neighbours(46, "underground")}
    assert {card(match, 0, station).rule for station in forbidden - {1, 2}} == {"SH-27"}


def test_putting_pawns_on_the_board_has_its_own_rule() -> None:
    match = CompactPosition(seats=2)
    post = match.game.posts[0]
    other = next(station for station in match.game.board.stations if station not in match.game.posts)
    assert card(match, 1, post).offered
    assert [card(match, seat, other).rule for seat in (1, 0)] == ["CP-3", "CP-6"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_card_can_be_listened_to(language: str) -> None:
    found = card(hunted(), 1, 100, language)
    for part in (*[stop.name for stop in found.stops], *[one.text for one in found.near], *found.notes, found.reason):
        assert part in found.text


# Over the wire


def test_asking_is_answered_to_whoever_asks(server: Server) -> None:
    _, token = server.create("classic", "me", "club")
    with server.sit(token) as client:
        client.until("update")
        client.say("ask", station=74)
        answer = client.until("station")
        assert (answer["station"], answer["stops"][0]["kind"]) == (74, "taxi")
        assert client.answer("ask", station=999)["key"] == "server-station-unknown"
        assert client.answer("ask", station="74")["key"] == "server-unreadable"


def test_before_the_game_and_at_another_game_there_is_nothing_to_ask(server: Server) -> None:
    for game in ("classic", "connection"):
        _, token = server.create(game, "me", "open")
        with server.sit(token) as client:
            client.until("table")
            client.say("ask", station=74)
            assert client.answer("ask", station=0)["type"] == "trouble"
            assert "station" not in client.last


def test_behind_a_curtain_nothing_is_answered(server: Server) -> None:
    _, token = server.create("classic", "me", "me")
    with server.sit(token) as client:
        client.until("curtain")
        client.say("ask", station=74)
        assert client.answer("ask", station=0)["type"] == "trouble"
        assert "station" not in client.last
        client.say("look", seat=0)
        client.until("update")
        client.say("ask", station=74)
        assert client.until("station")["near"][0]["mine"]
