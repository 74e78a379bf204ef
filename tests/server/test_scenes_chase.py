"""What the screen of a chase shows, position by position."""

from __future__ import annotations

from typing import Any

import pytest

from gaslamp.board import BOARDS, load_board
from gaslamp.core import SPECTATOR
from gaslamp.games import make_game
from gaslamp.games.compact import GiveUp
from gaslamp.games.powers import Ask
from gaslamp.games.vocabulary import FUGITIVE, Double
from gaslamp.match import Match
from gaslamp.record import Player
from gaslamp.server.chasesteps import via
from gaslamp.server.drawings import board_svg
from gaslamp.server.scenes import BoardStep, LastSeen, TicketCount
from tests.games.positions import CompactPosition, HolmesPosition, Position, hidden
from tests.server.looks import PLAYERS, chase, look_together

BOT = Player(agent="heuristic")


def table() -> Position:
    """Mister X at 35, purple at 141 and red at 174; he is to move."""
    return Position(35, 141, 174, seats=3)


# The turn


def test_whoever_is_to_move_is_told_what_is_left() -> None:
    match = table()
    assert chase(match, 0).turn == "Your move. Left: 5 black tickets, 2 double moves."
    match.ride(FUGITIVE, "taxi", 65)
    assert chase(match, 1).turn == "Your move with purple. Tickets left: 10 taxi, 8 bus, 4 underground."


def test_others_are_told_who_is_to_move_and_with_what() -> None:
    match = table()
    assert {chase(match, seat).turn for seat in (1, 2, SPECTATOR)} == {"Ada (Mister X) moves now."}
    match.ride(FUGITIVE, "taxi", 65)
    assert chase(match, 2, language="de").turn == "Bea (violett) ist am Zug."
    assert chase(match, 0, language="fr").turn == "À Bea (violet) de jouer."
    assert chase(match, 0, language="it").turn == "Tocca a Bea (viola)."


def test_a_bot_is_said_to_think_and_a_person_without_a_name_is_called_by_the_pawns() -> None:
    match = Position(35, 141, 174, 15, seats=3)
    assert chase(match, 1, players=(BOT, *PLAYERS[:2])).turn == "Mister X is thinking…"
    match.ride(FUGITIVE, "taxi", 65)
    assert chase(match, 2, players=(BOT, Player(), BOT)).turn == "Purple and green move now."


def test_a_bot_with_several_pawns_is_spoken_of_as_the_detectives() -> None:
    match = Position(35, 141, 174, 15, seats=2)
    match.ride(FUGITIVE, "taxi", 65)
    assert chase(match, 0, players=(PLAYERS[0], BOT)).turn == "The detectives are thinking…"
    assert chase(match, 0, players=(PLAYERS[0], BOT), language="de").turn == "Die Detektive denken nach …"


def test_of_people_and_bots_people_are_waited_for() -> None:
    match = Position(35, 141, 174, 15, seats=4, order="any")
    match.ride(FUGITIVE, "taxi", 65)
    assert chase(match, 0).turn == "Bea (purple), Cleo (red) and Dora (green) move now."
    assert chase(match, 0, players=(PLAYERS[0], BOT, PLAYERS[1], BOT)).turn == "Bea (red) moves now."
    assert chase(match, 2).turn == "Your move with red. Tickets left: 10 taxi, 8 bus, 4 underground."


def test_a_bot_that_stands_in_for_whoever_looks_is_said_to_think() -> None:
    left = (PLAYERS[0], Player("Bea", "heuristic"), PLAYERS[2])
    match = table()
    match.ride(FUGITIVE, "taxi", 65)
    assert chase(match, 1, players=left).turn == "Bea (bot) is thinking…"


def test_people_at_one_screen_are_called_by_name() -> None:
    match = table()
    match.ride(FUGITIVE, "taxi", 65)
    scene = look_together(match, (1, 2))
    assert scene.turn == "Bea: Purple to move. Tickets left: 10 taxi, 8 bus, 4 underground."


def test_nobody_hurries_chance() -> None:
    assert chase(CompactPosition(seats=3), 0).turn == "Waiting for Bea and Cleo."
    assert chase(CompactPosition(seats=3), 1).turn.startswith("Choose an underground station")


def test_before_the_first_round_none_is_counted() -> None:
    match: Match[Any] = Match(make_game("classic", 2))
    assert chase(match, 0).heading == "Before the first round"
    assert chase(table(), 0).heading == "Round 1/22, surfaces in 3 moves"


def test_whoever_has_moved_and_may_do_more_is_waited_for() -> None:
    match = HolmesPosition(33, 5, 162)
    match.ride(FUGITIVE, "taxi", 46)
    assert chase(match, 1).turn == "Waiting for Ada (Moriarty)."
    assert chase(match, 0).turn == "You have moved. Anything else?"


# Offers


def test_a_ride_says_where_with_what_and_along_which_lines() -> None:
    match = Position(46, 141, 174)
    rides = {(offer.fare, offer.station): offer for offer in chase(match, 0).offers if offer.group == "ride"}
    assert rides["underground", 79].via == ("underground-46-79",)
    assert rides["black", 1].via == ("bus-1-46", "underground-1-46")
    assert {offer.pawn for offer in rides.values()} == {FUGITIVE}
    assert rides["black", 1].text == "black ticket to 1"


def test_what_cannot_be_taken_back_is_to_be_confirmed() -> None:
    match = table()
    assert all(offer.careful for offer in chase(match, 0).offers)  # he rides in secret, or doubles
    match.play(Double(seat=0))
    match.ride(FUGITIVE, "taxi", 65)
    match.ride(FUGITIVE, "taxi", 35)
    assert not any(offer.careful for offer in chase(match, 1).offers)


def test_in_plain_sight_only_the_black_ticket_is_to_be_confirmed() -> None:
    match = CompactPosition(46, 20, 40, 60)
    assert {offer.fare for offer in chase(match, 0).offers if offer.careful} == {"black"}
    _taxi(match)
    careful = [offer for offer in chase(match, 1).offers if offer.careful]
    assert [offer.kind for offer in careful] == ["GiveUp"]
    assert "40 more points if Cleo and Dora agree" in careful[0].text


@pytest.mark.parametrize(
    ("language", "one", "two", "bot"),
    [
        ("en", "if Cleo agrees", "if Cleo and Dora agree", "if Silas (bot) agrees, and bots always play on"),
        ("fr", "si Cleo le veut aussi", "si Cleo et Dora le veulent aussi", "et les robots ne renoncent jamais"),
        ("it", "se lo vuole anche Cleo", "se lo vogliono anche Cleo e Dora", "e i bot non rinunciano mai"),
        ("de", "wenn auch Cleo dafür ist", "wenn auch Cleo und Dora dafür sind", "und Bots spielen immer weiter"),
    ],
)
def test_giving_up_names_whoever_has_to_agree(language: str, one: str, two: str, bot: str) -> None:
    def text(*players: Player) -> str:
        match = CompactPosition(46, 20, 40, 60, seats=len(players))
        _taxi(match)
        [offer] = [
            offer for offer in chase(match, 1, players=players, language=language).offers if offer.kind == "GiveUp"
        ]
        return offer.text

    ada, bea, cleo, dora = PLAYERS[:4]
    assert text(ada, bea, cleo).endswith(one)
    assert text(ada, bea, cleo, dora).endswith(two)
    assert text(ada, bea, Player("Silas", "club")).endswith(bot)


def _taxi(match: Position | CompactPosition, pawn: int = FUGITIVE) -> None:
    """The pawn takes the first taxi there is."""
    match.ride(pawn, "taxi", next(at for fare, at in match.reach(pawn) if fare == "taxi" and at))


def test_detectives_at_one_screen_are_told_apart() -> None:
    match = Position(35, 141, 174, seats=3, order="any")
    match.ride(FUGITIVE, "taxi", 65)
    texts = [offer.text for offer in look_together(match, (1, 2)).offers]
    assert "purple: taxi to 142" in texts
    assert "red: taxi to 173" in texts
    assert "taxi to 142" in [offer.text for offer in chase(match, 1).offers]


def test_abilities_are_buttons_to_be_confirmed() -> None:
    match = hidden(46)
    asks = [offer for offer in chase(match, 1).offers if offer.kind == "Ask"]
    assert [(offer.group, offer.pawn, offer.careful) for offer in asks] == [("button", 1, True)]
    assert chase(match, 1).pawns[1].tokens == 2
    match.play(Ask(seat=1, pawn=1, about="quarter"))
    assert chase(match, 2).pawns[1].tokens == 1
    assert chase(match, 2).pawns[FUGITIVE].tokens is None


def test_moriarty_reads_what_awaits_him() -> None:
    match = HolmesPosition(33, 5, 162, scenes=(46, 184, 187))
    notes = {offer.station: offer.notes for offer in chase(match, 0).offers if offer.fare == "taxi"}
    assert (notes[46], notes[32], notes[20]) == (("your crime scene",), ("hideout",), ())
    assert chase(match, 0).marks["held"] == (46, 184, 187)
    assert chase(match, 1).marks["held"] == ()


# Pawns, log, steps


def test_pawns_have_figure_letter_title_player_and_tickets() -> None:
    match = table()
    fugitive, purple, red = chase(match, 1).pawns
    assert (fugitive.title, fugitive.letter, fugitive.who, fugitive.mine) == ("Mister X", "X", "Ada", False)
    assert fugitive.station is None
    assert (purple.name, purple.title, purple.station, purple.mine) == ("purple", "Purple", 141, True)
    assert purple.tickets[0] == TicketCount(fare="taxi", name="taxi", count=10)
    assert fugitive.tickets[0] == TicketCount(fare="taxi", name="taxi", count=None)
    assert red.who == "Cleo"
    assert chase(match, 0).pawns[FUGITIVE].station == 35


def test_a_bot_is_marked_by_its_title_whether_it_has_a_name_or_not() -> None:
    players = (BOT, Player("Silas", "club"), PLAYERS[0])
    pawns = chase(table(), 2, players=players).pawns
    assert [(pawn.who, pawn.bot) for pawn in pawns] == [("", "Inspector"), ("Silas", "Club player"), ("Ada", "")]


def test_pawns_show_who_has_moved() -> None:
    match = table()
    assert [pawn.state for pawn in chase(match, 1).pawns] == ["to-move", "", ""]
    match.ride(FUGITIVE, "taxi", 65)
    match.ride(1, "taxi", 142)
    assert [pawn.state for pawn in chase(match, 0).pawns] == ["", "moved", "to-move"]


def test_a_stranded_pawn_stays_marked() -> None:
    match = Position(35, 141, 174, taxi=1, bus=0, underground=0)
    match.ride(FUGITIVE, "taxi", 65)
    match.ride(1, "taxi", 142)
    assert chase(match, 0).pawns[1].state == "stranded"


def test_the_log_has_all_its_windows_and_he_is_seen_where_it_is_due() -> None:
    match = table()
    for station in (65, 35, 65):
        match.ride(FUGITIVE, "taxi", station)
        _taxi(match, 1)
        _taxi(match, 2)
    log = chase(match, 1).log
    assert len(log) == 24
    assert [window.n for window in log if window.due] == [3, 8, 13, 18, 24]
    assert [(window.fare, window.name, window.station) for window in log[:2]] == [("taxi", "taxi", None)] * 2
    assert (log[2].station, log[2].surfaced) == (65, True)
    assert log[3].fare == ""


def test_where_he_was_seen_stays_on_the_board_as_a_ghost() -> None:
    match = Position(35, 141, 174, surfacing=(1,))
    match.ride(FUGITIVE, "taxi", 65)
    assert chase(match, 1).ghost is None  # he stands there for all to see
    match.ride(1, "taxi", 142)
    match.ride(2, "taxi", 173)
    match.ride(FUGITIVE, "taxi", 35)
    assert chase(match, 1).ghost == LastSeen(station=65, entry=1, age=1)
    assert chase(match, 0).ghost == LastSeen(station=65, entry=1, age=1)
    assert 35 in chase(match, 1).possible


def test_a_black_ticket_in_plain_sight_leaves_a_ghost_where_he_was_dealt() -> None:
    match = CompactPosition(46, 20, 40, 60)
    station = next(at for fare, at in match.reach(FUGITIVE) if fare == "black" and at)
    match.ride(FUGITIVE, "black", station)
    scene = chase(match, 1)
    assert scene.ghost == LastSeen(station=46, entry=0, age=1)
    assert scene.pawns[FUGITIVE].station is None
    assert any("in hiding" in line for line in scene.brief)
    assert len(scene.log) == 9


def test_steps_run_along_the_lines_as_far_as_they_are_known() -> None:
    match = table()
    match.ride(FUGITIVE, "taxi", 65)
    match.ride(1, "taxi", 142)
    begin = len(match.log) - 2
    ride = BoardStep(kind="Move", pawn=1, fare="taxi", begin=141, end=142, via=("taxi-141-142",))
    assert chase(match, 2, since=begin).steps == (BoardStep(kind="Move", pawn=0, fare="taxi"), ride)
    his = BoardStep(kind="Move", pawn=0, fare="taxi", begin=35, end=65, via=("taxi-35-65",))
    assert chase(match, 0, since=begin).steps == (his, ride)


# Points and stock


def test_the_score_sheet_and_the_common_stock() -> None:
    match = CompactPosition(46, 20, 40, 60, seats=3)
    scene = chase(match, 1)
    assert [(score.who, score.points, score.state, score.mine) for score in scene.scores] == [
        ("Ada", 0, "now", False), ("Bea", None, "later", True), ("Cleo", None, "later", False),
    ]  # fmt: skip
    assert [(ticket.fare, ticket.count) for ticket in scene.stock] == [("taxi", 12), ("bus", 8), ("underground", 4)]
    assert [pawn.tickets for pawn in scene.pawns[1:]] == [(), (), ()]
    assert [pawn.who for pawn in scene.pawns] == ["Ada", "", "", ""]
    assert chase(table(), 1).scores == ()
    assert chase(table(), 1).stock == ()


# The end


def test_the_end_is_told_and_his_way_can_be_seen() -> None:
    match = Position(35, 141, 64)
    match.ride(FUGITIVE, "taxi", 65)
    match.ride(1, "taxi", 142)
    match.ride(2, "taxi", 65)
    scene = chase(match, 1)
    assert scene.over[-1] == "Mister X is caught. The detectives win (Bea and Cleo)."
    assert scene.turn == scene.over[-1]
    assert scene.ending
    assert [(stop.n, stop.station, stop.via) for stop in scene.ending.ways[0].stops] == [
        (0, 35, ()), (1, 65, ("taxi-35-65",)),
    ]  # fmt: skip
    assert scene.pawns[FUGITIVE].station == 65
    assert not scene.wanted
    assert scene.heading == "Round 1/22"  # he need not surface any more
    assert {pawn.state for pawn in scene.pawns} == {""}


def test_points_are_told_at_the_end() -> None:
    match = CompactPosition(46, 20, 40, 60, seats=2)
    _taxi(match)
    match.play(GiveUp(seat=1))
    assert chase(match, 0).over == ()
    match.begin(46, 20, 40, 60)
    _taxi(match)
    match.play(GiveUp(seat=0))
    assert (ending := chase(match, 0).ending)
    assert [(result.who, result.points) for result in ending.results] == [("Ada", 40), ("Bea", 40)]
    assert {pawn.state for pawn in chase(match, 0).pawns} == {""}


# Drawn lines


@pytest.mark.parametrize("name", BOARDS)
def test_every_line_to_ride_on_is_drawn(name: str) -> None:
    board, drawing = load_board(name), board_svg(name, "en")
    for line in board.lines:
        ids = via(board, line.b, line.a, line.kind if line.kind != "ferry" else "black")
        assert f"{line.kind}-{line.a}-{line.b}" in ids
        assert all(f'id="{id}"' in drawing for id in ids)
