"""Case Connection by lines of text: a match to its end, layouts by hand, and nothing told that is secret."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from gaslamp import terminal
from gaslamp.core import CHANCE, SPECTATOR
from gaslamp.games.enquiry import DrawLead, Solve
from gaslamp.record import read_record
from gaslamp.terminal.case.case_lines import CaseLines
from gaslamp.terminal.console import Console
from gaslamp.terminal.line_replay import LineReplay, line_replay_of
from gaslamp.terminal.local_match import LocalCase
from gaslamp.terminal.replay import Replay
from gaslamp.words import LANGUAGES, Words
from tests.games.enquiries import hand
from tests.terminal.cases import case, dealt, first_choices, midway, solved_record
from tests.terminal.tables import played
from tests.terminal.typist import Typist, screens


def game(table: LocalCase, *lines: str, language: str = "en", improvise: Iterable[str] = ()) -> str:
    """What a game shows to whoever types these lines."""
    sink = io.StringIO()
    CaseLines(table, Words(language), Console(Typist(lines, improvise), sink)).play()
    return sink.getvalue()


# Playing


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("people", ["0", "012"])
def test_a_whole_game_in_every_language(language: str, people: str) -> None:
    table = case(people)
    shown = game(table, language=language, improvise=first_choices(table))
    assert table.is_over
    words = Words(language, "connection")
    assert words.tell(table.match.log[-1], table.game, table.players) in shown
    assert shown.rstrip().endswith(words.say("terminal-farewell-not-kept"))


def test_the_table_is_told_at_a_glance() -> None:
    shown = game(midway(), "quit").splitlines()
    assert "1 Tallow Lane Mortuary" in shown
    assert "  Clue 4: right: witness; below: forensic; left: cyber" in shown
    assert "  2 forensic tokens and a cyber token" in shown
    assert "3 Cinder Court Telegraph (closed)" in shown
    assert "Bot 2, 0 points: clue 12" in shown
    assert "  Lead 3, worth one point: below: witness" in shown
    assert "  Clue 2: left: witness; next to the lead it brings a bonus point" in shown
    assert "Still to come: 0 clues, 27 tokens, 4 leads." in shown
    assert "Xavier: visit a location and take two items there." in shown


def test_a_person_among_bots_without_a_name_is_you() -> None:
    table = case("0")
    table.players = tuple(type(player)(agent=player.agent) for player in table.players)
    shown = game(table, "#1", "hands", "quit")
    assert "Player 1 (you), 0 points: no clues or tokens yet" in shown
    assert "You: visit a location and take two items there." in shown


def test_a_visit_by_its_items_and_a_refusal_with_its_rule() -> None:
    table = midway()
    shown = game(table, "4 12", "4 f", "quit")
    assert "“rule CC-5”" in shown
    assert "Xavier visits Tallow Lane Mortuary and leaves with clue 4 and a forensic token." in shown
    assert "Xavier: solve the lead, swap tokens, or end the turn." in shown


def test_a_lead_is_laid_out_step_by_step_and_solved() -> None:
    table = midway(hints=False)
    shown = game(table, "lay 1 above", "lay 2", "unlink 2", "solve", "link 2", "layout", "solve", "keep 1 2", "quit")
    assert "  lead – clue 1: forensic" in shown
    assert "Still to be connected: right: witness." in shown
    assert "The lead is not solved yet" in shown
    assert "║  1  W(W)W  2  │" in shown
    assert "Lead 1 is solved: 2 points for Xavier. Bonus: a bonus point." in shown
    assert "Xavier keeps clue 1 and clue 2." in shown


def test_what_is_wrong_between_two_cards_is_said_as_it_is_laid() -> None:
    shown = game(midway(), "lay 3 left", "link 3 lead w", "link 1 2", "link lead 3 ★", "undo", "undo", "quit")
    assert "Not connected to the lead: clue 3." in shown
    assert shown.count("These two cards do not share that symbol where they meet (clue 3, lead).") == 1
    assert "These two cards do not lie side by side (clue 1, clue 2)." in shown
    assert "There is nothing to take back." in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_and_help_are_answered_in_every_language(language: str) -> None:
    shown = game(
        midway(), "help", "table", "hands", "layout", "visti", "lift 1", "lay 5", "", "quit", language=language
    )
    words = Words(language, "connection")
    assert words.say("connection-help").splitlines()[0] in shown
    assert shown.count(words.say("label", label="place-3")) >= 3
    assert words.say("telling-not-laid", card=1) in shown


# Hints


def test_a_hint_lays_out_a_solution_and_solve_commits_it() -> None:
    shown = game(midway(), "hint", "solve", "quit")
    assert "Every symbol of the lead is connected." in shown
    assert "Lead 1 is solved" in shown


def test_with_hints_the_ready_layout_is_on_the_list_and_solve_alone_takes_it() -> None:
    shown = game(midway(), "solve", "quit")
    assert "#1 solve the lead with 2 clues" in shown
    assert "Lead 1 is solved" in shown


def test_without_hints_nothing_tells_whether_a_lead_can_be_solved() -> None:
    """One table can solve its lead, the other lacks a token of no consequence: not a sign of difference."""
    can, cannot = (midway("0", hand(text, lead=1), hand("12"), hints=False) for text in ("1 2 f w", "1 2 f f"))
    shown = [re.sub("Xavier, 0 points: .*", "", game(table, "hint", "help", "quit")) for table in (can, cannot)]
    assert shown[0] == shown[1]
    assert "This table plays without hints." in shown[0]
    assert "solve the lead with" not in shown[0]
    assert not any(isinstance(action, Solve) for action in can.choices())


def test_without_a_solution_a_hint_says_so() -> None:
    assert "this lead cannot be solved yet" in game(midway("0", hand("1", lead=1), hand()), "hint", "quit")


# Secrets


def at_one_screen(leads: tuple[int, int], *typed: str, language: str = "en") -> list[str]:
    """Three people choose their leads, the first from these; every screen in turn."""
    table = dealt("012", {0: leads, 1: (10, 11), 2: (12, 13)})
    lines = (" ", *typed, " ", "#1", " ", "#1", "table", "hands", "quit")
    return screens(game(table, *lines, language=language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_cc_4_the_others_see_nothing_of_a_lead_that_was_not_kept(language: str) -> None:
    one = at_one_screen((5, 8), "follow 5", language=language)
    other = at_one_screen((9, 5), "hands", "follow 99", "help", "", "follow 5", language=language)
    differing = [n for n, screen in enumerate(one) if screen != other[n]]
    assert len(one) == len(other)
    assert [bool(re.search(r"\b8\b", one[n])) for n in differing] == [True]  # the one screen that is for one


def test_cc_4_whoever_chooses_sees_the_leads_and_the_next_one_sees_a_clean_screen() -> None:
    one = at_one_screen((5, 8), "follow 5")
    secret = next(screen for screen in one if "Lead 8, worth " in screen)
    assert "Xavier: Choose a lead to follow." in secret
    assert "#2 follow lead 8, worth " in secret
    assert sum("Lead 8," in screen for screen in one) == 1
    assert "Hand over to Anna" in one[one.index(secret) + 1]


def test_one_person_alone_is_never_asked_to_hand_over() -> None:
    table = case("1")
    shown = game(table, improvise=first_choices(table))
    assert "Hand over" not in shown
    assert len(screens(shown)) == 1
    drawn = [event for event in table.match.log if isinstance(event, DrawLead)]
    mine = [event.lead for event in drawn if event.player == 1]
    assert all(f"Anna draws lead {lead}," in shown for lead in mine)
    assert "Bot 1 draws a lead and keeps it secret." in shown


# Keeping, replay


def test_a_game_is_kept_and_goes_on_where_it_was_left(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    shown = game(case("0", save=path), "#1", "quit")
    assert shown.endswith(f"gaslamp play --resume {path}\n")
    record = read_record(path)
    again = game(LocalCase(record.match(), record.players, rng=Random(1), save=path), "quit")
    assert "The game continues where you left it." in again
    assert "visit a location" in again


def replayed(reel: Replay, *lines: str, language: str = "en") -> str:
    sink = io.StringIO()
    line_replay_of(reel, Words(language), Console(Typist(lines), sink)).show()
    return sink.getvalue()


@pytest.mark.parametrize("seat", [0, SPECTATOR, CHANCE])
def test_a_replay_tells_everything_as_the_seat_saw_it_with_every_layout(seat: int) -> None:
    reel = Replay(solved_record(), seat)
    shown = replayed(reel, *(" " for _ in reel.stops), "table", "hands")
    solves = [event for event in reel.events if isinstance(event, Solve)]
    assert len(solves) > 2
    assert shown.count("and everything connects.") == len(solves)
    assert len(re.findall(r"^  (?:lead|clue \d+) – clue \d+: ", shown, re.MULTILINE)) >= sum(
        len(s.links) for s in solves
    )
    assert bool(re.search("draws a lead and keeps it secret", shown)) is (seat != CHANCE)


def test_a_replay_goes_turn_by_turn_and_shows_a_layout_when_asked() -> None:
    reel = Replay(solved_record(), SPECTATOR)
    solve = next(n for n, event in enumerate(reel.events) if isinstance(event, Solve))
    steps = sum(stop <= solve for stop in reel.stops)
    shown = replayed(
        reel, "round", "round", "round back", "start", *(["next"] * steps), "layout", "help", "lay", "quit"
    )
    assert "╔" in shown
    assert "Layout for lead" in shown
    assert "to the start of a turn" in shown
    currents = [reel._states[reel.stops[stop]].current for stop in reel._rounds]
    assert len(currents) > 10
    assert all(a != b for a, b in pairwise(currents))


def test_lines_as_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    for kind, method in ((CaseLines, "play"), (LineReplay, "show")):
        monkeypatch.setattr(kind, method, lambda self: asked.append(type(self).__name__))
    table, hints = case("0"), []
    monkeypatch.setattr(CaseLines, "play", lambda self: hints.append(self.table.hints))
    play = {"rng": Random(1), "words": Words("en"), "plain": True, "save": None}
    terminal.play(table.match, table.players, **play)  # type: ignore[arg-type]
    terminal.play(table.match, table.players, **play, hints=False)  # type: ignore[arg-type]
    terminal.step_through(played(game="connection"), seat=1, words=Words("en"), plain=True)
    assert hints == [True, False]
    assert asked == ["LineReplay"]
