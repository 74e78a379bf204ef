"""The rules read in the middle of a game and of a record."""

from __future__ import annotations

import io

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from gaslamp.core import CHANCE
from gaslamp.games import GAMES
from gaslamp.games.vocabulary import Move
from gaslamp.rulebook.lookup import find
from gaslamp.rulebook.source import game_of, load_rulebook
from gaslamp.terminal.captions import rules_help, say
from gaslamp.terminal.case.case_lines import CaseLines
from gaslamp.terminal.console import Console
from gaslamp.terminal.game_screen import GameScreen
from gaslamp.terminal.lexicon import rules_sought
from gaslamp.terminal.line_replay import line_replay_of
from gaslamp.terminal.overlays import HandOverPage, RulePage
from gaslamp.terminal.replay import Replay
from gaslamp.terminal.replay_screen import ReplayScreen, replay_screen_of
from gaslamp.words import LANGUAGES, Words
from tests.rulebook.samples import MISSING
from tests.terminal import casescreens
from tests.terminal.cases import midway, solved_record
from tests.terminal.piloting import drive, main, part, press, screen_of, settle, shown, write
from tests.terminal.tables import played, sit
from tests.terminal.typist import Typist, game


def title(id: str) -> str:
    """The first line of a rule."""
    rule = load_rulebook(game_of(id) or "", "en").rule(id)
    assert rule is not None
    return f"{id}  {rule.title}\n"


def span(game: str, key: str) -> str:
    """A line of the contents."""
    chapter = load_rulebook(game, "en").chapter(key)
    return f"  {chapter.title} [{key}] {chapter.rules[0].id} to {chapter.rules[-1].id}\n"


@pytest.mark.parametrize(
    ("typed", "wanted"),
    [("rules", ""), ("rule CL-8", "CL-8"), ("Règles  le ticket", "le ticket"), ("regola 8", "8"), ("REGELN", "")],
)
def test_the_rules_are_asked_for_in_any_language(typed: str, wanted: str) -> None:
    assert rules_sought(typed) == wanted


@pytest.mark.parametrize("typed", ["taxi 74", "", "help", "#3"])
def test_other_lines_are_no_question_about_the_rules(typed: str) -> None:
    assert rules_sought(typed) is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_help_names_the_short_chapter_as_it_is_called_and_typed(name: str, language: str) -> None:
    short = load_rulebook(name, language).chapter("short")
    asked = f" {short.title.lower()}"
    assert asked in rules_help(name, Words(language, name))
    assert find(asked.replace("’", "'"), name, language).passage == short


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_help_seeks_a_word_that_stands_in_the_rules(name: str, language: str) -> None:
    words = Words(language, name)
    sought = say(words, "rules-word")
    assert f" {sought}" in rules_help(name, words)
    assert find(sought, name, language).hits


# Lines


def test_rules_are_read_line_by_line_and_take_no_turn() -> None:
    table = sit("0")
    told = game(table, "rules", "rule CL-8", "rules moving", "rules logbook pencil", "règle 8", "rul", "quit")
    assert told.count(span("classic", "moving")) == 2
    assert "“rules in short” for a summary" in told
    assert told.count(title("CL-8")) == 3
    assert "[box]  What is in the box\n    " in told
    assert not any(isinstance(event, Move) for event in table.match.log)


def test_what_the_rules_do_not_say_is_said_so() -> None:
    told = game(sit("0"), f"rule {MISSING}", "rules zeppelin", "rulse", "quit")
    assert f"There is no rule {MISSING}. Did you mean “CL-9”?" in told
    assert "The rules say nothing about “zeppelin”." in told
    assert "Did you mean “rule”?" in told


@pytest.mark.parametrize(
    ("language", "hint"),
    [("en", "(type “rule CL-8”)"), ("fr", "(tapez «\u00a0règle CL-8\u00a0»)"), ("de", "(tippe „Regel CL-8“)")],
)
def test_a_refusal_says_how_to_read_its_rule(language: str, hint: str) -> None:
    assert hint in game(sit("0"), "taxi 74", "quit", language=language)


def test_the_help_says_how_to_read_the_rules() -> None:
    assert "“rule CL-8” for a rule" in game(sit("0"), "help", "quit")


def test_rules_are_read_in_a_case() -> None:
    table, sink = midway(), io.StringIO()
    lines = ["rules", "rule cc8", "4 12", "help"]
    CaseLines(table, Words("en"), Console(Typist(lines), sink)).play()
    told = sink.getvalue()
    assert span("connection", "connecting") in told
    assert title("CC-8") in told
    assert "(type “rule CC-5”)" in told
    assert "“rule CC-8” for a rule" in told


def test_rules_are_read_in_replays() -> None:
    sink, case = io.StringIO(), io.StringIO()
    line_replay_of(Replay(played(), CHANCE), Words("en"), Console(Typist(["rule 8", "help", "rul"]), sink)).show()
    assert title("CL-8") in sink.getvalue()
    assert "“rule CL-8” for a rule" in sink.getvalue()
    assert span("classic", "moving") in sink.getvalue()
    line_replay_of(
        Replay(solved_record(), CHANCE), Words("en"), Console(Typist(["rule 8", "rules", "help"]), case)
    ).show()
    assert title("CC-8") in case.getvalue()
    assert case.getvalue().count("“rule CC-8” for a rule") == 2


# The full screen


def page(screen: GameScreen) -> str:
    assert isinstance(screen.app.screen, RulePage)
    return screen.app.screen.text


async def ask(pilot: Pilot[None], text: str) -> None:
    """Looks up something else on the page itself."""
    line = pilot.app.screen.query_one(Input)
    line.value = text
    await line.action_submit()
    await pilot.pause()


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_typed_rule_lies_over_the_desk(language: str) -> None:
    screen = screen_of("0")

    async def read(pilot: Pilot[None]) -> None:
        await write(pilot, "rule CL-8" if language == "en" else "Regel 8")
        assert page(screen).startswith(title("CL-8"))
        assert title("CL-8").strip() in shown(screen)
        await ask(pilot, "moving")
        assert page(screen).startswith("Moving\n")
        await ask(pilot, "rule CL-1")
        assert page(screen).startswith("CL-1  ")
        await ask(pilot, "zeppelin")
        assert page(screen) == "The rules say nothing about “zeppelin”."
        await press(pilot, "escape")
        assert screen.is_bare
        assert screen.table.is_persons_turn

    drive(screen, read)


def test_a_long_page_is_scrolled_by_keys() -> None:
    screen = screen_of("0")

    async def scroll(pilot: Pilot[None]) -> None:
        await press(pilot, "r")
        assert span("classic", "moving").strip() in shown(screen)
        await ask(pilot, "moving")
        await pilot.pause()
        assert title("CL-8").strip() in shown(screen)
        await press(pilot, "pagedown", "down")
        assert title("CL-8").strip() not in shown(screen)
        await press(pilot, "pageup", "up")
        assert title("CL-8").strip() in shown(screen)
        await ask(pilot, "")
        assert screen.is_bare

    drive(screen, scroll)


def test_what_somebody_reads_is_put_away_before_the_next_one_looks() -> None:
    screen = screen_of("01")

    async def hand_over(pilot: Pilot[None]) -> None:
        await press(pilot, "enter")
        await write(pilot, "rule CL-18")
        assert page(screen)
        screen.act(screen.menu.actions[0])
        await settle(pilot)
        assert isinstance(screen.app.screen, HandOverPage)
        await press(pilot, "enter")
        assert screen.is_bare

    drive(screen, hand_over)


def test_what_the_rules_do_not_say_opens_no_page() -> None:
    screen = screen_of("0")

    async def err(pilot: Pilot[None]) -> None:
        await write(pilot, "rules zeppelin")
        assert screen.is_bare
        assert part(screen, "keys") == "The rules say nothing about “zeppelin”."

    drive(screen, err)


def test_the_rules_lie_over_a_case_too() -> None:
    screen = casescreens.screen_of(midway())

    async def read(pilot: Pilot[None]) -> None:
        await write(pilot, "rule CC-8")
        assert page(screen).startswith(title("CC-8"))
        await press(pilot, "escape")
        await press(pilot, "escape", "question_mark")
        assert "rules · rule CC-8" in shown(screen)

    drive(screen, read, (120, 40))


def test_the_rules_are_read_in_replays_on_the_full_screen() -> None:
    chase = replay_screen_of(Replay(played(), CHANCE), Words("en"))
    case = replay_screen_of(Replay(solved_record(), CHANCE), Words("en"))

    async def read(pilot: Pilot[None]) -> None:
        screen = main(pilot)
        assert isinstance(screen, ReplayScreen)
        stop = screen.replay.stop
        await press(pilot, "r")
        await ask(pilot, "8")
        assert page(screen).startswith((title("CL-8"), title("CC-8")))
        await press(pilot, "right", "n", "escape")
        assert screen.is_bare
        assert screen.replay.stop == stop

    drive(chase, read, (120, 40))
    drive(case, read, (120, 40))
