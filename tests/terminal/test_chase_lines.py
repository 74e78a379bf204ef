"""Whole games and replays by lines of text."""

from __future__ import annotations

import io
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from gaslamp.core import SPECTATOR
from gaslamp.games.vocabulary import Move
from gaslamp.record import BadRecord, read_record, write_record
from gaslamp.terminal.chase.chase_lines import ChaseLines
from gaslamp.terminal.console import BLANKS, WIPE, Console
from gaslamp.terminal.line_replay import line_replay_of
from gaslamp.terminal.local_match import LocalChase
from gaslamp.terminal.replay import Replay
from gaslamp.words import LANGUAGES, Words
from tests.terminal.tables import SHORT, deal, first_move, played, players, sit
from tests.terminal.typist import Typist, first_moves, game, hot_seats, screens

BLANK = "\n" * BLANKS


# Playing


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("people", ["0", "1", "12345", ""])
def test_a_whole_game_from_the_list(people: str, language: str) -> None:
    table = sit(people, **SHORT)
    shown = game(table, language=language, improvise=first_moves(table))
    assert table.is_over
    told = [Words(language).tell(event, table.game, table.players) for event in table.match.view(table.eyes).events]
    assert all(sentence in shown for sentence in told)
    assert told[-1] in shown.splitlines()[-3]


def test_a_whole_game_by_typing_as_the_detectives() -> None:
    table = sit("1", seats=2, **SHORT)

    def typed() -> Iterator[str]:
        rng = Random(3)
        while not table.is_over:
            move = rng.choice(table.choices())
            assert isinstance(move, Move)
            yield f"{table.game.pawn_names[move.pawn]} {move.fare} {move.station}"

    shown = game(table, improvise=typed())
    assert table.is_over
    assert "means nothing" not in shown


def test_every_option_can_be_played() -> None:
    table = sit("012", seats=3, voluntary_surfacing=True, cut_off=True, fugitive_fares="counted", order="any", **SHORT)

    def surfacing() -> Iterator[str]:
        hidden = False
        while not table.is_over:
            if table.is_secret(table.eyes) != hidden:
                hidden = not hidden
                yield " "
            yield "surface" if table.match.state.phase == "choose" else first_move(table.view())

    shown = game(table, improvise=surfacing())
    assert table.is_over
    assert "Take a ticket from the purple detective." in shown
    assert "Stay hidden, or show yourself?" in shown


def test_the_prompt_says_what_is_wanted_and_lists_the_moves() -> None:
    shown = game(sit("0"), "quit")
    assert "Xavier: Mister X to move. Left: 5 black tickets, 2 double moves.\n" in shown
    assert "Mister X surfaces in 3 moves.\n  #1 taxi to 6\n  #2 taxi to 16\n" in shown
    assert "Purple to move. Tickets left: 10 taxi, 8 bus, 4 underground." in game(sit("1"), "quit")


def test_several_pawns_are_listed_one_by_one() -> None:
    shown = game(sit("1", seats=2), "quit")
    assert "Purple, red, green, yellow and blue to move, in any order." in shown
    assert re.search(r"Purple at 117: 10 taxi.*\n  #1 purple: taxi to 88\n(  #\d+ purple.*\n)+Red at 50:", shown)


def test_in_any_order_only_the_pawns_of_people_are_asked_for() -> None:
    shown = game(sit("13", seats=4, order="any"), "quit")
    assert "Anna: Purple, yellow and blue to move, in any order." in shown
    assert not re.search(r"#\d+ (red|green)", shown)


def test_an_empty_line_lists_the_moves_again() -> None:
    assert game(sit("0"), " ", " ", "quit").count("  #1 taxi to 6\n") == 3


def test_questions_are_answered_from_what_the_seat_knows() -> None:
    shown = game(sit("0"), "t16", "log", "fares", "possible", "board", "board 74", "help", "quit")
    assert "> 1: taxi, at 16\nMister X surfaces in 2 moves." in shown
    assert "Mister X at 16: 5 black tickets, 2 double moves\n" in shown
    assert "You are at 16. What the detectives know:\nMister X can be at " in shown
    assert "Mister X at 16: taxi 5, 15, 28, 29\n" in shown
    assert "> 74: taxi 58, 73, 75, 92; bus 58, 94; underground 46\n" in shown
    assert "“black 128” for a black ticket" in shown


def test_a_detective_who_asks_learns_no_secret() -> None:
    shown = game(sit("1", seed=5), "log", "fares", "possible", "board", "quit")
    assert "> 1: taxi\n" in shown
    assert "Mister X at ?: 5 black tickets" in shown
    assert "You are at" not in shown
    assert re.search(r"Mister X can be at \d\d stations: ", shown)
    assert "Mister X at ?" in shown
    assert shown.count("Mister X at") == 1


def test_a_refusal_names_its_rule_and_the_game_goes_on() -> None:
    shown = game(sit("0"), "taxi 74", "taix 6", "999", "taxi 6", "quit")
    assert "“rule CL-8”" in shown
    assert "Did you mean “taxi”?" in shown
    assert "There is no station 999 on this board." in shown
    assert "takes the taxi to 6" in shown


# People who share the terminal


def test_nothing_of_a_secret_turn_is_left_when_others_look() -> None:
    """Two games that differ only in what the detectives may not know show them the same, sign for sign."""
    answers = [" ", "t88", "blue t4", "yellow t124", "log", "possible", "fares", "board", "42", "red t37", "#4", " "]
    shown = [
        game(sit("012", seats=3), " ", refused, "possible", secret, *answers)
        for refused, secret in (("7", "taxi 6"), ("taix", "taxi 17"))
    ]
    one, other = (screens(text) for text in shown)
    assert one[2] != other[2]
    assert len(one) == len(other) == 8
    assert one[:2] + one[3:6] == other[:2] + other[3:6]
    assert "Hand over to Xavier" in one[1]
    assert "Hand over to Anna" in one[3]
    assert "Where to, only he knows" in one[4]
    assert "Ben: Red and green to move" in one[4]
    assert "Hand over to Xavier" in one[5]


def test_the_same_for_a_double_and_for_quitting_in_the_middle_of_a_secret_turn() -> None:
    shown = [
        game(sit("01", seats=2), " ", "double", first, second, " ", "possible", "quit")
        for first, second in (("t 6", "t 7"), ("t 16", "t 28"))
    ]
    one, other = (screens(text) for text in shown)
    assert one[2] != other[2]
    assert one[:2] + one[3:] == other[:2] + other[3:]
    left = screens(game(sit("01", seats=2), " ", "double", "t 6"))
    assert left[-1].strip().startswith("This game was not saved.")


def test_a_whole_game_of_three_people_shows_open_screens_only_what_is_open() -> None:
    table = sit("012", seats=3, **SHORT)
    parts = screens(game(table, improvise=hot_seats(table)))
    assert table.is_over
    secret = [n for n, part in enumerate(parts) if re.search(r"Mister X \(Xavier\) (takes|starts).* (to|at) \d", part)]
    handed = [n + 1 for n, part in enumerate(parts) if part.strip().startswith("Hand over to Xavier")]
    last = [len(parts) - 1]
    assert set(secret) <= set(handed + last)
    assert len(handed) >= 3


def test_one_person_alone_never_hands_over() -> None:
    for people in ("0", "3", "12345"):
        table = sit(people, **SHORT)
        assert "Hand over" not in game(table, improvise=first_moves(table))


def test_a_real_terminal_is_wiped_and_not_scrolled() -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TERM", "xterm-256color")
        sink = Terminal()
        ChaseLines(sit("01", seats=2), Words("en"), Console(Typist([" ", "t 6"]), sink)).play()
        assert sink.getvalue().count(WIPE) == 4
        assert "t 6" not in sink.getvalue()[sink.getvalue().rindex(WIPE) :]
        patch.setenv("TERM", "dumb")
        sink = Terminal()
        ChaseLines(sit("01", seats=2), Words("en"), Console(Typist([" "]), sink)).play()
        assert WIPE not in sink.getvalue()
        assert BLANK in sink.getvalue()


# Leaving and coming back


def test_the_end_of_the_input_leaves_and_keeps_the_game(tmp_path: Path) -> None:
    path = tmp_path / "my game.record"
    shown = game(sit("0", save=path), "t 6")
    assert shown.endswith(f"To resume: gaslamp play --resume '{path}'\n")
    assert any(isinstance(event, Move) and event.station == 6 for event in read_record(path).events)


def test_ctrl_c_leaves_as_quietly() -> None:
    class Interrupted:
        def readline(self) -> str:
            raise KeyboardInterrupt

        def isatty(self) -> bool:
            return True

    sink = io.StringIO()
    ChaseLines(sit("0"), Words("en"), Console(Interrupted(), sink)).play()
    assert sink.getvalue().endswith("This game was not saved.\n")


def test_a_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    game(sit("0", save=path), "t 6", "quit")
    record = read_record(path)
    table = LocalChase(record.match(), record.players, rng=Random(1), save=path)
    shown = game(table, "quit")
    assert "The game continues where you left it.\n" in shown
    assert "Round 2: Mister X moves." in shown
    assert "Round 1" not in shown
    assert "  #1 taxi to 7\n" in shown


def test_a_game_of_several_goes_on_with_a_hand_over(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    game(sit("01", seats=2, save=path), " ", "quit")
    record = read_record(path)
    shown = game(LocalChase(record.match(), record.players, rng=Random(1), save=path), " ", "quit")
    assert "29" not in screens(shown)[0]
    assert "Hand over to Xavier" in screens(shown)[1]


def test_a_finished_game_says_how_to_see_it_again(tmp_path: Path) -> None:
    table = sit("", save=tmp_path / "game.record", **SHORT)
    assert game(table).endswith(f"To watch this game again: gaslamp replay {tmp_path / 'game.record'}\n")


def test_a_game_that_cannot_be_kept_says_so_once_and_goes_on(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("")
    table = sit("0", save=tmp_path / "taken" / "game.record", **SHORT)
    shown = game(table, improvise=first_moves(table))
    assert table.is_over
    assert shown.count("can’t be saved.") == 1
    assert "Not a directory" in shown or "exists" in shown
    assert shown.endswith("This game was not saved.\n")


def test_names_cannot_steer_the_terminal() -> None:
    table = sit("01", seats=2)
    table.players = tuple(type(p)(name="\x1b[31mEvil") for p in table.players)
    assert "\x1b" not in game(table, " ", "t 6", " ", "fares", "quit")


def test_a_real_pipe(tmp_path: Path) -> None:
    code = (
        "from random import Random; from pathlib import Path; from gaslamp.games import make_game\n"
        "from gaslamp.match import Match; from gaslamp.record import Player; from gaslamp.words import Words\n"
        "from gaslamp.terminal import play; import sys\n"
        "players = (Player(name='Ann'), *(Player(agent='uniform') for _ in range(5)))\n"
        "play(Match(make_game('classic')), players, rng=Random(7), words=Words('fr'), plain=True,\n"
        "     save=Path(sys.argv[1]))\n"
        "print('textual' in sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-X", "utf8", "-c", code, str(tmp_path / "a.record")],
        input="taxi 16\nquitter\n", capture_output=True, encoding="utf-8", timeout=60, check=True,
    )  # fmt: skip
    assert done.stderr == ""
    assert "Mister X (Ann) prend le taxi jusqu’au 16." in done.stdout
    assert done.stdout.endswith("False\n")
    assert len(read_record(tmp_path / "a.record").events) > 7


# Replays


def replay(reel: Replay, *lines: str, language: str = "en") -> str:
    sink = io.StringIO()
    line_replay_of(reel, Words(language), Console(Typist(lines), sink)).show()
    return sink.getvalue()


def test_a_replay_tells_everything_as_the_seat_saw_it() -> None:
    record = played(**SHORT)
    for seat in (0, 1, SPECTATOR):
        reel = Replay(record, seat)
        shown = replay(reel, *(" " for _ in reel.stops))
        told = [Words("en").tell(event, reel.game, record.players) for event in reel.events]
        assert [line for line in shown.splitlines() if line.rpartition("> ")[2] in told]
        assert all(sentence in shown for sentence in told)
        assert ("somewhere in London" in shown) is (seat != 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replay_goes_both_ways_and_answers(language: str) -> None:
    reel = Replay(played(**SHORT), 1)
    lines = [
        "end",
        "fares",
        "log",
        "possible",
        "board",
        "help",
        "back",
        "<<",
        "start",
        "back",
        ">>",
        "nonsense",
        "quit",
        "x",
    ]
    shown = replay(reel, *lines, language=language)
    assert Words(language).say("terminal-reel-edge") in shown
    assert Words(language).say("terminal-reel-help") in shown
    assert Words(language).tell(reel.events[-1], reel.game, reel.record.players) in shown
    assert reel.stop == 1 or reel.stop > 1


def test_a_replay_does_not_know_the_future() -> None:
    reel = Replay(played(**SHORT), SPECTATOR)
    shown = replay(reel, " ", "log", "possible", "quit")
    assert "> 1: " in shown
    assert "2: " not in shown.partition("> 1: ")[2].partition("surfaces")[0]


def test_what_one_seat_saw_is_shown_as_that_seat_only(tmp_path: Path) -> None:
    write_record(tmp_path / "one.record", played(seen_by=2))
    record = read_record(tmp_path / "one.record")
    assert Replay(record, 2).view().seat == 2
    with pytest.raises(BadRecord) as refused:
        Replay(record, 0)
    assert refused.value.key == "record-of-one-seat"


def test_stops_and_rounds() -> None:
    reel = Replay(played(**SHORT), 0)
    assert reel.n == 4 + 3  # six cards are dealt, then the first round begins
    assert reel.view().state.round == 1
    assert reel.view().actions == ()
    seen = []
    while not reel.is_at_end:
        seen.append(reel.view().state.round)
        reel.take("round")
    assert seen == sorted(set(seen))
    assert reel.view().state.outcome is not None
    reel.take("round-back")
    assert reel.view().state.round == seen[-1]
    reel.take("start")
    assert reel.stop == 0
    assert not reel.take("log")


def test_an_unfinished_record_and_an_empty_one_can_be_looked_through(tmp_path: Path) -> None:
    table = deal(sit("0", save=tmp_path / "game.record"))
    table.play(table.choices()[0])
    reel = Replay(read_record(tmp_path / "game.record"), 0)
    assert len(reel.stops) == 2
    empty: Any = read_record_of_nothing(tmp_path)
    assert "1/1 > " in replay(Replay(empty, 0), " ", "log", "possible", "board")


def read_record_of_nothing(folder: Path) -> object:
    table = sit("0", save=folder / "empty.record")
    table.keep()
    return read_record(folder / "empty.record")


def test_players_are_as_many_as_seats() -> None:
    assert len(players("0", 4)) == 4
