"""The Sherlock Holmes edition by lines of text: everything of both modes, and nothing that is secret."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from gaslamp.core import CHANCE, SPECTATOR, Action
from gaslamp.games.holmes import CAST, Settle
from gaslamp.games.powers import Fly, Land, Turn
from gaslamp.games.vocabulary import Deal, Done, Move
from gaslamp.record import RecordedLine, record_of
from gaslamp.terminal.console import Console
from gaslamp.terminal.line_replay import line_replay_of
from gaslamp.terminal.local_match import LocalChase
from gaslamp.terminal.replay import Replay
from gaslamp.words import LANGUAGES, Words
from tests.terminal.tables import arrange, holmes, played
from tests.terminal.typist import Typist, game, screens

FEW: dict[str, Any] = {"rounds": 2, "entries": 3, "surfacing": (2,)}


def at_random(table: LocalChase, seed: int = 1) -> Iterator[str]:
    """Enter wherever the screen changes hands, else anything that is on the list."""
    rng, hidden = Random(seed), False
    while not table.is_over:
        if table.is_secret(table.eyes) != hidden:
            hidden = not hidden
            yield " "
        yield f"#{rng.randint(1, len(table.choices()))}"


WHO = [("0", "sherlock"), ("123", "sherlock"), ("0123", "sherlock"), ("2", "original")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("people", "mode"), WHO)
def test_a_whole_game_from_the_list(people: str, mode: str, language: str) -> None:
    table = holmes(people, seats=4, mode=mode, **FEW)
    shown = game(table, language=language, improvise=at_random(table))
    assert table.is_over
    events = table.match.view(table.open_eyes).events
    told = [Words(language).tell(event, table.game, table.players) for event in events]
    assert all(sentence in shown for sentence in told)
    assert told[-1] in shown.splitlines()[-3]


def test_many_random_games_among_all_sorts_of_people() -> None:
    for seed, people in enumerate(("012", "12", "0", "1", "02", "")):
        table = holmes(people, seed=seed, tokens=3, doubles=3, blacks=4, characters=CAST)
        game(table, improvise=at_random(table, seed))
        assert table.is_over


def test_the_start_is_chosen_and_told_to_nobody_else() -> None:
    shown = game(arrange(holmes("0")), "45", "quit")
    assert "Moriarty draws a start tile: 45, 162." in shown
    assert "Choose the station you start from." in shown
    assert "  #1 start at 45\n  #2 start at 162\n" in shown
    assert "Professor Moriarty (Xavier) starts at 45." in shown


def test_moriarty_sees_what_awaits_him_where() -> None:
    shown = game(arrange(holmes("0")), "45", "c46", "commit", "fares", "quit")
    assert "Crimes 0/3, yours: 46, 67, 127\n" in shown
    assert "  #1 carriage to 32 (hideout)\n  #2 carriage to 46 (your crime scene)\n" in shown
    assert "  #1 nothing more: leave it at that move\n  #2 commit a crime here\n" in shown
    assert "A crime has been committed." in shown
    assert "Crimes 1/3, yours: 67, 127\nYour start tile: 45, 162\n" in shown


def test_a_move_that_ends_in_plain_sight_is_said_so_beforehand() -> None:
    table = arrange(holmes("0", surfacing=(1, 3)))
    shown = game(table, "45", "c32", "lie low", "fares", "done", "quit")
    assert "now you must show yourself, unless you lie low at a hideout. Anything else?" in shown
    assert shown.count("You have moved. Anything else?") == 1
    assert "should show himself but lies low" in shown
    assert table.match.view(1).state.stations[0] is None


def test_a_ticket_taken_at_a_hideout_is_his_a_round_later() -> None:
    shown = game(arrange(holmes("0")), "45", "c32", "take black", "fares", "done", "fares", "quit")
    before, after = shown.split("Round 2")
    assert "Supply: 4 black tickets, 2 double moves\nHe gets these next round: 1 black ticket, 0 double moves" in before
    assert "Moriarty to move. Left: 2 black tickets" in after
    assert "His from" not in after


def test_the_balloon_is_told_and_logged() -> None:
    table = arrange(holmes("0"), tile=(166, 5))

    def fly() -> Iterator[str]:
        yield "166"
        yield "fly"
        landings = [action for action in table.choices() if isinstance(action, Land)]
        assert table.match.state.turned
        yield f"land {landings[0].station}"
        yield from ("log", "fares", "done", "quit")

    shown = game(table, improvise=fly())
    assert "Choose where the balloon comes down." in shown
    assert re.search(r"> 1: balloon, seen at \d+\n", shown)
    assert re.search(r"\nTile turned up: \d+/\d+\n", shown)


def detectives(*lines: str, **more: Any) -> str:
    table = arrange(holmes("01", seats=2, characters=CAST, blacks=0, **more))
    return game(table, " ", "45", "c60", "done", " ", *lines)


def test_abilities_are_listed_after_the_rides_and_their_answers_told() -> None:
    shown = detectives("", "ask river", "log", "fares")
    assert "Sherlock at 103: 10 carriage, 7 omnibus, 4 metro, 1 token\n" in shown
    assert re.search(r"One token may be spent:\n  #\d+ Sherlock: ask which quarter", shown)
    assert (
        "Dr Watson (Anna) spends a token and asks whether Moriarty is at the river.\nMoriarty is not at the river."
        in shown
    )
    assert "Watson at 138: 10 carriage, 7 omnibus, 4 metro\n" in shown
    assert shown.count("One token may be spent:") == 2


def test_a_ban_and_a_roadblock_stay_in_sight() -> None:
    shown = detectives("ban metro", "fares")
    assert "Crimes 0/3\nForbidden: metro\n" in shown
    shown = detectives("lestrade 158", "roadblock 141", "board 141", "marks")
    assert "Roadblocks: 141\n" in shown
    assert "141: carriage 133, 134, 142, 158; quarter IV, roadblock, park\n" in shown
    assert "# roadblock: 141\n" in shown


def test_what_is_marked_can_be_asked_for() -> None:
    shown = detectives("marks 127", "board 28", "marks")
    assert "> 127: carriage 115, 116, 126, 133, 134; omnibus 102, 116, 133; quarter IV, crime scene, river\n" in shown
    assert "> 28: carriage 15, 16, 27, 41; quarter II, hideout\n" in shown
    assert "⌂ hideout: 28, 32, 51, 61, 72, 80, 134, 149, 159, 166, 173, 178\n" in shown
    assert "quarter I: 1–4, 8–12, 18–23," in shown
    assert "yours" not in shown.rpartition("Hand over")[2]


def test_nothing_is_marked_where_it_does_not_matter() -> None:
    shown = game(holmes("1", mode="original"), "marks", "board 127", "fares", "quit")
    assert "> Nothing is marked on this board.\n" in shown
    assert "> 127: carriage 115, 116, 126, 133, 134; omnibus 102, 116, 133\n" in shown
    assert "Supply" not in shown
    assert "Crimes" not in shown
    assert "Bobby 1 at" in shown
    assert "no tickets needed" in shown


def test_a_counted_fugitive_rides_on_the_supply() -> None:
    shown = game(holmes("0", mode="original", fugitive_fares="counted"), "fares", "quit")
    assert "Moriarty to move. Left: 36 carriage, 28 omnibus, 15 metro, 5 black tickets, 2 double moves." in shown


def test_detectives_who_could_still_spend_a_token_leave_it_at_that_together() -> None:
    table = arrange(holmes("12", tokens=1))
    shown = game(table, improvise=until_done(table))
    assert "Spend a token, or leave it at that?\n" in shown
    assert re.search(
        r"leave it at that\?\n.*\nCrimes 0/3\n  #1 Sherlock: ask[^#]*(  #\d Watson[^#]*)+  #5 nothing more", shown
    )
    assert "Sherlock Holmes (Anna) leaves it at that.\nDr Watson (Ben) leaves it at that.\nRound 2" in shown


def until_done(table: LocalChase) -> Iterator[str]:
    while table.match.state.round < 2:
        moves = [n for n, action in enumerate(table.choices(), 1) if isinstance(action, Move)]
        yield f"#{moves[0]}" if moves else "done"
    yield "quit"


def test_a_bobby_to_move_needs_no_ticket() -> None:
    table = arrange(holmes("12", blacks=0, tokens=0))
    shown = game(table, improvise=own_pawns_first(table))
    assert "Bobby 2 to move, without a ticket." in shown


def own_pawns_first(table: LocalChase) -> Iterator[str]:
    while table.match.state.round < 2:
        yield "#1"
    yield "quit"


# Secrets


TWINS: tuple[tuple[tuple[int, ...], tuple[int, ...], tuple[str, ...]], ...] = (
    ((45, 162), (46, 67, 127), ("45", "c7", "c32", "lie low", "marks", "done")),
    ((45, 162), (46, 67, 127), ("45", "fly", "c46", "fares", "possible", "done")),
    ((170, 65), (10, 21, 87), ("65", "land 5", "c64", "commit", "board 64", "done")),
)
"""Moriarties of whom the detectives learn the same: at a hideout, at a crime scene of his, at neither."""


def test_nothing_of_a_secret_turn_is_left_when_others_look() -> None:
    """Games that differ only in what the detectives may not know show them the same, sign for sign."""
    asked = ("log", "fares", "possible", "board", "marks", "board 46", "help", "commit", "ask quarter", "watson")
    shown = []
    for tile, crimes, secret in TWINS:
        table = arrange(holmes("012"), tile=tile, crimes=crimes)
        shown.append(screens(game(table, " ", *secret, " ", *asked, "#1", " ")))
    one, *others = shown
    for other in others:
        assert len(one) == len(other)
        assert [one[n] != other[n] for n in range(len(one))].count(True) == 1
    secret_screen = next(n for n in range(len(one)) if one[n] != others[0][n])
    assert one[secret_screen - 1].strip().startswith("Hand over to Xavier")
    assert "Moriarty is in quarter I." in one[secret_screen + 2]
    assert "Crimes 0/3\n" in one[secret_screen + 2]


def test_whoever_waits_for_a_tile_keeps_the_screen() -> None:
    table = arrange(holmes("012"), tile=(166, 5))
    parts = screens(game(table, " ", "166", "fly"))
    assert table.match.state.phase == "land"
    assert "Choose where the balloon comes down." in parts[2]
    assert len(parts) == 4  # before, the hand-over, his turn, and the farewell


def test_a_whole_game_of_three_people_shows_open_screens_only_what_is_open() -> None:
    table = holmes("012", **FEW)
    parts = screens(game(table, improvise=at_random(table, 5)))
    assert table.is_over
    secret = [n for n, part in enumerate(parts) if re.search(r"yours: \d|crime scene: \d|start tile: \d|Your ", part)]
    handed = [n + 1 for n, part in enumerate(parts) if part.strip().startswith("Hand over to Xavier")]
    assert secret
    assert set(secret) <= set(handed)


# Who is asked


def test_everything_that_several_may_do_is_offered_once() -> None:
    table = arrange(holmes("12", tokens=1))
    while not table.is_persons_turn:
        table.play(table.thinking()())
    rides = [action for action in table.choices() if isinstance(action, Move)]
    assert len({(ride.pawn, ride.fare, ride.station) for ride in rides}) == len(rides)
    assert [ride.pawn for ride in rides] == sorted(ride.pawn for ride in rides)
    assert {ride.pawn for ride in rides} == {1, 2, 3, 4}
    assert not any(isinstance(action, Move | Done) for action in table.choices()[len(rides) :])


# Replays


def test_a_replay_begins_where_somebody_could_act() -> None:
    record = played(game="holmes", mode="sherlock", **FEW)
    reel = Replay(record, 0)
    assert isinstance(reel.events[reel.n], Action)
    assert not any(isinstance(event, Action) and event.seat != CHANCE for event in reel.events[: reel.n])
    assert reel.view().state.phase == "settle"
    assert sum(isinstance(event, Deal) for event in reel.events[: reel.n]) == 4


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_a_replay_tells_everything_as_the_seat_saw_it(seat: int, language: str) -> None:
    table = arrange(holmes("0"), tile=(166, 5))
    table.play(Settle(seat=0, station=166))
    table.play(Fly(seat=0))
    table.play(Turn(seat=CHANCE, tile=(78, 118)))
    table.play(Land(seat=0, station=118))
    reel, sink = Replay(record_of(table.match, players=table.players), seat), io.StringIO()
    asked = [*(" " for _ in reel.stops), "log", "fares", "marks", "possible", "board"]
    line_replay_of(reel, Words(language), Console(Typist(asked), sink)).show()
    told = [Words(language).tell(event, reel.game, reel.record.players) for event in reel.events]
    assert all(sentence in sink.getvalue() for sentence in told)
    assert len(reel.stops) == 4  # Settle, Fly with the tile, Land, the end
    assert ("166" in sink.getvalue().partition("⌂")[0]) is (seat == 0)


def test_a_replay_tells_what_was_said_where_it_was_said() -> None:
    table = arrange(holmes("0"), tile=(166, 5))
    before = len(table.match.log)
    table.play(Settle(seat=0, station=166))
    said = [RecordedLine(after=n, seat=0, text=text) for n, text in ((0, "Hello"), (before + 1, "I\x1b[31m hide"))]
    reel, sink = Replay(record_of(table.match, players=table.players, talk=said), SPECTATOR), io.StringIO()
    line_replay_of(reel, Words("en"), Console(Typist([" ", "quit"]), sink)).show()
    name, told = table.players[0].name or "0", sink.getvalue()
    assert 0 < told.index(f"{name}: “Hello”") < told.index(f"{name}: “I [31m hide”")
