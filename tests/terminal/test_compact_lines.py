"""The compact game by lines of text: a match to its end, round by round, and nothing told that is secret."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import cast

import pytest

from gaslamp.cli import participants
from gaslamp.core import CHANCE, SPECTATOR
from gaslamp.games import AnyChase
from gaslamp.games.compact import Scored
from gaslamp.games.vocabulary import Move
from gaslamp.record import read_record, record_of
from gaslamp.telling.chase import Teller
from gaslamp.terminal.console import Console
from gaslamp.terminal.line_replay import line_replay_of
from gaslamp.terminal.local_match import LocalChase
from gaslamp.terminal.replay import Replay
from gaslamp.words import LANGUAGES, Words
from tests.terminal.tables import compact, played, set_out
from tests.terminal.typist import Typist, game, screens

TWINS = (("black 99", "black 33"), ("taix", "possible", "black 35"))
"""What Mister X may type at 34 without the others ever seeing a difference."""
ASKED = ("log", "fares", "possible", "board", "board 34", "help", "give up", "taxi 99", "red")


def at_random(table: LocalChase, seed: int = 1) -> Iterator[str]:
    """A line of the list at random, giving up left out; Enter wherever the screen changes hands."""
    rng, hidden = Random(seed), False
    while not table.is_over:
        if table.is_secret(table.eyes) != hidden:
            hidden = not hidden
            yield " "
        moves = [n for n, action in enumerate(table.choices(), 1) if hasattr(action, "pawn")]
        yield f"#{rng.choice(moves)}"


# A match


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("people", ["0", "2", "01", "012", ""])
def test_a_whole_match(people: str, language: str) -> None:
    table = compact(people, black_tickets=2)
    shown = game(table, language=language, improvise=at_random(table))
    assert table.is_over
    teller = Teller(Words(language), table.game, table.players)
    eyes = int(people) if len(people) == 1 else SPECTATOR
    told = [teller.tell(event) for event in table.match.view(eyes).events]
    assert all(sentence in shown for sentence in told)
    *_, ended, points, _, farewell = shown.splitlines()
    assert ended == told[-1]
    assert all(str(score) in points for score in table.match.state.scores)
    assert farewell == Words(language).say("terminal-farewell-not-kept")


def test_a_placement_lists_the_stations_of_every_pawn_in_a_line() -> None:
    shown = game(compact("12"), "13", "quit")
    assert "Anna and Ben: Choose an underground station for each detective: red, blue and green.\n" in shown
    assert "Round 1/3 · Mister X: Bot 1 · Points: Bot 1: –, Anna: –, Ben: –\n" in shown
    assert re.search(r"^Red: #1 8, #2 13, .*\nBlue: #11 8, .*\nGreen: #21 8", shown, re.MULTILINE)
    assert "The red detective takes up position at 13.\n" in shown
    assert re.search(r"^Blue: #1 8, #2 30, .*\nGreen: #10 8", shown, re.MULTILINE)


def test_mister_x_is_told_what_hiding_costs() -> None:
    shown = game(set_out(compact("0", black_tickets=2)), "black 35", "quit")
    assert "Xavier: Mister X to move. 2 black tickets left; hiding costs 3 points.\n" in shown
    assert "Xavier: Mister X to move. No black ticket now: never two in a row.\n" in shown
    alone = game(set_out(compact("0")), "black 35", "quit")
    assert "Xavier: Mister X to move. No black ticket left.\n" in alone


def test_the_stock_what_he_was_handed_and_where_he_hides() -> None:
    table = set_out(compact("12"))
    table.play(Move(seat=0, pawn=0, fare="black", station=35))
    shown = game(table, "red underground 8", "fares", "quit")
    assert "Mister X is in hiding. He left 34 and comes out after this turn.\n" in shown
    assert "Points: Bot 1: -3 so far, Anna: –, Ben: –\n" in shown
    assert "The detectives’ tickets: 12 taxi, 8 bus, 3 underground, worth 37 points.\n" in shown
    assert "Tickets handed to Mister X: 0 taxi, 0 bus, 1 underground. He has 0 black tickets left.\n" in shown
    assert "Bot 1: 0 so far" in shown
    assert "> Mister X at ?\nRed at 8\nBlue at 13\nGreen at 109\n" in shown
    assert "Points for each ticket: taxi 1, bus 2, underground 3. Hiding with a black ticket costs 3." in shown


def test_giving_up_says_what_it_gives_away_and_who_must_agree() -> None:
    table = set_out(compact("12"))
    table.play(Move(seat=0, pawn=0, fare="taxi", station=35))
    shown = game(table, "give up", "give up", "quit")
    assert "give up this round: Mister X gets 40 more points if Ben agrees\n" in shown
    assert "For giving up: Anna. Not yet: Ben.\n" in shown
    assert "give up this round: Mister X gets 40 more points and the round ends\n" in shown
    assert "Round 2/3 · Mister X: Anna · Points: Bot 1: 40, Anna: –, Ben: –\n" in shown
    table = set_out(compact("1", seats=4))
    table.play(Move(seat=0, pawn=0, fare="taxi", station=35))
    assert "40 more points, but only if Bot 3 and Bot 4 agree, and bots always play on\n" in game(table, "quit")


def test_a_pawn_that_several_people_share_is_moved_by_nobody_in_particular() -> None:
    for people, told in (("12", "The red detective takes"), ("1", "The red detective (Anna) takes")):
        table = set_out(compact(people))
        table.play(Move(seat=0, pawn=0, fare="taxi", station=35))
        assert told in game(table, "red underground 8", "quit")


# Secrets


def test_nothing_of_a_secret_turn_is_left_when_others_look() -> None:
    """Games that differ only in what the detectives may not know show them the same, sign for sign."""
    shown = [
        screens(game(set_out(compact("012")), " ", *secret, " ", *ASKED, "red t20", "blue t12", "green t98", "quit"))
        for secret in TWINS
    ]
    one, other = shown
    differing = [n for n in range(len(one)) if one[n] != other[n]]
    assert len(one) == len(other)
    assert "comes out of hiding at 33" in one[differing[-1]]
    secret, opened = differing
    assert one[secret - 1].strip().startswith("Hand over to Xavier")
    before = [pages[opened].partition("comes out of hiding")[0] for pages in shown]
    assert before[0] == before[1]


def test_no_hand_over_where_there_is_nothing_to_hide() -> None:
    table = set_out(compact("012"))
    moves = [" ", "black 33", " ", "red t20", "blue t12", "green t98", "taxi 34", "red t40", "quit"]
    shown = game(table, *moves)
    assert shown.count("Hand over to") == 2
    assert "Mister X (Xavier) takes the taxi to 34." in shown


def test_a_whole_match_of_three_shows_open_screens_only_what_is_open() -> None:
    table = compact("012", black_tickets=4)
    parts = screens(game(table, improvise=at_random(table, 3)))
    secret = [n for n, part in enumerate(parts) if re.search(r"#\d+ black ticket to", part)]
    handed = [n + 1 for n, part in enumerate(parts) if part.strip().startswith("Hand over to")]
    assert len(secret) > 3
    assert set(secret) <= set(handed)


# Coming back, looking back


def test_a_match_goes_on_in_the_middle_of_the_second_round(tmp_path: Path) -> None:
    path = tmp_path / "match.record"
    table = set_out(compact("12", save=path))
    table.play(Move(seat=0, pawn=0, fare="taxi", station=35))
    game(table, "give up", "give up", "40", "quit")
    record = read_record(path)
    shown = game(LocalChase(record.match(), record.players, rng=Random(1), save=path), "quit")
    assert "The detectives give up, and the tickets left go to Mister X. Bot 1 scores 40 points." in shown
    assert "Round 1: " not in shown
    assert "Ben: Choose an underground station for each detective: blue and green.\n" in shown
    assert "Mister X: Anna · Points: Bot 1: 40, Anna: –, Ben: –\n" in shown


@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR, CHANCE])
def test_a_replay_tells_everything_as_the_seat_saw_it(seat: int) -> None:
    record = played(game="compact", black_tickets=4)
    reel, sink = Replay(record, seat), io.StringIO()
    line_replay_of(
        reel, Words("en"), Console(Typist([*(" " for _ in reel.stops), "log", "fares", "possible"]), sink)
    ).show()
    teller = Teller(Words("en"), cast(AnyChase, reel.game), record.players)
    assert all(teller.tell(event) in sink.getvalue() for event in reel.events)
    hidden = [event for event in reel.events if isinstance(event, Move) and event.station is None]
    assert bool(hidden) is (seat != CHANCE)


def test_a_replay_stops_where_a_round_is_over_and_goes_round_by_round() -> None:
    reel = Replay(played(game="compact"), CHANCE)
    rounds = []
    while not reel.is_at_end:
        reel.take("round")
        rounds.append((reel.view().state.round, reel.view().state.phase))
    assert rounds == [(1, "move"), (2, "move"), (3, "move"), (3, rounds[-1][1])]
    scored = [n for n, event in enumerate(reel.events) if isinstance(event, Scored)]
    assert set(scored) <= set(reel.stops)


def test_the_whole_truth_is_told_of_a_match_that_is_over_and_none_of_one_that_is_not() -> None:
    record = played(game="compact")
    assert participants.eyes(record, None) == CHANCE
    assert participants.eyes(record, "fugitive") == CHANCE
    assert participants.eyes(record, "2") == 2
    assert participants.eyes(played(), None) == 0
    table = set_out(compact("0"))

    assert participants.eyes(record_of(table.match), None) == SPECTATOR
