"""The Sherlock Holmes edition on the full screen: what is shown, to whom, and how it is played there."""

from __future__ import annotations

from random import Random

import pytest
from textual.pilot import Pilot

from gaslamp.board import load_board
from gaslamp.games.holmes import CAST
from gaslamp.games.powers import Barricade, Land
from gaslamp.terminal.captions import say
from gaslamp.terminal.chase.chart import Chart, lines_of
from gaslamp.terminal.chase.chase_play import ChasePlayScreen
from gaslamp.terminal.chase.map_scene import MapScene
from gaslamp.terminal.chase.painter import Frame, paint
from gaslamp.terminal.local_match import LocalChase
from gaslamp.terminal.overlays import HandOverPage, TextPage
from gaslamp.terminal.replay import Replay
from gaslamp.terminal.replay_screen import replay_screen_of
from gaslamp.words import LANGUAGES, Words
from tests.terminal.piloting import (
    beneath,
    chase_panel,
    choose,
    drive,
    insist,
    main,
    part,
    press,
    seen,
    settle,
    shown,
    write,
)
from tests.terminal.tables import arrange, holmes, played
from tests.terminal.test_holmes_lines import FEW, TWINS

BOARD = load_board("holmes")
PEOPLE = [("0", "sherlock"), ("12", "sherlock"), ("1", "original"), ("012", "sherlock")]


def desk_at(table: LocalChase, language: str = "en") -> ChasePlayScreen:
    return ChasePlayScreen(table, Words(language), pace=0)


# Moriarty


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_the_screen_shows_moriarty_all_that_is_his(size: tuple[int, int]) -> None:
    screen = desk_at(arrange(holmes("0")))

    async def look(pilot: Pilot[None]) -> None:
        assert "Choose the station you start from." in shown(screen)
        assert "(162)" in shown(screen)
        await press(pilot, "enter")
        assert "Start at 45? Enter confirms, Esc cancels." in part(screen, "keys")
        await press(pilot, "enter")
        text = shown(screen)
        assert "Xavier: Moriarty to move. Left: 1 black ticket, 1 double move." in text
        assert "Round 1/16, surfaces in 3 moves" in text
        assert "○13" in text
        assert "X45" in text
        assert "(46)‡" in text
        assert "[32]⌂" in text
        assert " 1 carriage to 32 ⌂" in text
        assert " 2 carriage to 46 ‡" in text
        assert "Crimes 0/3, yours: 46, 67, 127" in text
        assert "Supply: 5 ■, 2 ×2" in text
        assert "m marks" in text
        assert "Bobby 1" in text

    drive(screen, look, size)


def test_a_turn_from_the_list_with_a_crime() -> None:
    screen = desk_at(arrange(holmes("0")))

    async def play(pilot: Pilot[None]) -> None:
        await choose(pilot)
        await press(pilot, "down")
        assert "[46]‡" in shown(screen)
        await press(pilot, "enter")
        assert "You have moved. Anything else?" in part(screen, "turn")
        await choose(pilot, 1)
        assert "Crimes 1/3, yours: 67, 127" in part(screen, "case")
        assert "X46†" in shown(screen)
        await choose(pilot)
        assert seen(screen).state.round == 2

    drive(screen, play)


def test_the_balloon_lands_where_one_clicks() -> None:
    screen = desk_at(arrange(holmes("0"), tile=(166, 5)))

    async def fly(pilot: Pilot[None]) -> None:
        await insist(pilot, "166")
        await insist(pilot, "fly")
        assert "Choose where the balloon comes down." in part(screen, "turn")
        target = max(screen.panel.targets)
        screen.panel.map.look_at([target])
        column, row = screen.panel.map.chart.cell(target)
        await pilot.click("#map", offset=(column - screen.panel.map.frame.left, row - screen.panel.map.frame.top))
        await settle(pilot)
        assert isinstance(screen.panel.chosen, Land)
        assert f"[{target}]" in shown(screen)
        await press(pilot, "enter")
        assert "↑" in part(screen, "log")
        assert f"↑ {target:>3}" in part(screen, "log")
        assert "Tile turned up: " in part(screen, "case")

    drive(screen, fly, (120, 40))


@pytest.mark.parametrize(("people", "mode"), PEOPLE)
def test_a_whole_game_from_the_list(people: str, mode: str) -> None:
    screen = desk_at(holmes(people, mode=mode, **FEW))
    rng = Random(3)

    async def play(pilot: Pilot[None]) -> None:
        while not screen.table.is_over:
            if isinstance(screen.app.screen, HandOverPage):
                await press(pilot, "enter")
            else:
                await choose(pilot, rng.randrange(len(screen.menu.actions)))
        assert "win" in part(screen, "turn")

    drive(screen, play, (80, 24))


# Detectives


def test_tokens_abilities_and_roadblocks() -> None:
    screen = desk_at(arrange(holmes("01", seats=2, characters=CAST, blacks=0)))

    async def ask(pilot: Pilot[None]) -> None:
        await press(pilot, "enter")
        for text in ("45", "c60", "done"):
            await insist(pilot, text)
        await press(pilot, "enter")
        assert "Crimes 0/3 · Supply: 6 ■, 2 ×2" in part(screen, "case")
        assert part(screen, "purses").count("●") == 5
        assert "L Lestrade: carriage to 158" in menu(screen)
        assert "S ask which quarter Moriarty is in" in menu(screen)
        await write(pilot, "lestrade 158")
        await insist(pilot, "roadblock 141")
        assert part(screen, "purses").count("●") == 4
        assert "Roadblocks: 141" in part(screen, "case")
        assert screen.panel.map.scene.marks[141] == "#"
        assert not any(isinstance(action, Barricade) for action in screen.menu.actions)
        await write(pilot, "board 141")
        assert "quarter IV, roadblock, park" in part(screen, "keys")
        await write(pilot, "marks")
        assert isinstance(screen.app.screen, TextPage)
        assert "# roadblock: 141" in shown(screen)
        await press(pilot, "x")

    drive(screen, ask, (120, 40))


def menu(screen: ChasePlayScreen) -> str:
    return "\n".join(str(option.prompt) for option in screen.panel.moves.options)


def test_marks_are_shown_for_the_asking() -> None:
    screen = desk_at(arrange(holmes("12")))

    async def look(pilot: Pilot[None]) -> None:
        assert screen.panel.map.scene.marks[127] == "†"
        assert 2 not in screen.panel.map.scene.marks
        await press(pilot, "m")
        assert screen.panel.map.scene.marks[127] == "†≈"
        assert screen.panel.map.scene.marks[2] == "♣"
        assert screen.panel.map.scene.quarters == ("I", "II", "III", "IV")
        assert "⌂ hideout · † crime scene" in part(screen, "keys")
        await press(pilot, "m")
        assert not screen.panel.map.scene.quarters
        assert "m marks" in part(screen, "keys")

    drive(screen, look, (120, 40))


def test_where_nothing_is_marked_the_key_says_so() -> None:
    screen = desk_at(holmes("1", mode="original"))

    async def look(pilot: Pilot[None]) -> None:
        await press(pilot, "m")
        assert "Nothing is marked on this board." in part(screen, "keys")
        assert not screen.panel.map.scene.marks
        assert not screen.app.screen.query_one("#case").display

    drive(screen, look)


def test_where_moriarty_can_be() -> None:
    screen = desk_at(arrange(holmes("12")))

    async def look(pilot: Pilot[None]) -> None:
        await press(pilot, "p")
        assert screen.table.match.state.stations[0] in screen.panel.map.scene.possible
        assert f"can be at {len(screen.panel.map.scene.possible)} stations" in part(screen, "keys")

    drive(screen, look)


# Languages


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_too_long_for_the_window_is_scrolled_to_its_end(language: str) -> None:
    screen = desk_at(arrange(holmes("0")), language)
    last = "⠄⠠⠄⠠"  # how a ferry is drawn

    async def read(pilot: Pilot[None]) -> None:
        await press(pilot, "question_mark")
        assert last not in shown(screen)
        await press(pilot, "pagedown")
        assert last in shown(screen)
        await press(pilot, "x")
        assert not isinstance(screen.app.screen, TextPage)

    drive(screen, read, screen.panel.least)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_fits_the_smallest_screen(language: str) -> None:
    screen = desk_at(arrange(holmes("01", seats=2)), language)
    words = Words(language, "holmes")

    async def look(pilot: Pilot[None]) -> None:
        await press(pilot, "enter", "question_mark")
        text = shown(screen)
        for line in f"{say(words, 'screen-help')}\n{say(words, 'map-help')}".splitlines():
            assert line.rstrip() in text
        await press(pilot, "x")
        assert say(words, "keys") in shown(screen)
        await write(pilot, "marks")
        assert f"IV{Words(language).say('telling-marks-of', mark='', stations='').rstrip()} 108" in shown(screen)
        await press(pilot, "x")
        assert all(len(line) <= 33 for line in part(screen, "case").splitlines())
        for text in ("45", "c60", "done"):
            await insist(pilot, text)
        await press(pilot, "enter")
        prompts = [str(option.prompt) for option in screen.panel.moves.options]
        assert len({prompt[3:] for prompt in prompts}) == len(prompts)
        assert all(len(line) <= 31 for prompt in prompts for line in prompt.splitlines())

    drive(screen, look, (80, 24))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_keys_are_one_line(language: str) -> None:
    for key in ("keys", "reel-keys"):
        assert len(say(Words(language, "holmes"), key)) <= 78


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_edition_says_its_own_things_its_own_way(language: str) -> None:
    shared, own = Words(language), Words(language, "holmes")
    for key in ("help", "keys", "typed-hint", "typed-taxi"):
        assert say(own, key) == own.say(f"terminal-{key}.holmes")
    assert say(own, "keys") != say(shared, "keys")
    assert say(own, "reel-hint") == say(shared, "reel-hint")


# Secrets


async def three_people(pilot: Pilot[None], secret: tuple[str, ...]) -> list[str]:
    """What the others see of a game in which Moriarty starts, looks about, errs, and makes a secret move."""
    screen = main(pilot)
    assert isinstance(screen, ChasePlayScreen)
    screens = [shown(screen)]
    await press(pilot, "enter")
    for text in secret:
        await insist(pilot, text)
        if isinstance(screen.app.screen, TextPage):
            await press(pilot, "x")
    screens += [shown(screen), await beneath(screen)]
    await press(pilot, "enter")
    screens.append(shown(screen))
    await press(pilot, "escape", "p", "m", "down", "down")
    screens.append(shown(screen))
    await insist(pilot, "ask quarter")
    screens += [shown(screen), part(screen, "case")]
    return screens


def test_nothing_of_a_secret_turn_is_left_when_others_look() -> None:
    """Games that differ only in what the detectives may not know show them the same, sign for sign."""
    seen_by_others: list[list[str]] = []
    for tile, crimes, secret in TWINS:

        async def play(pilot: Pilot[None], secret: tuple[str, ...] = secret) -> None:
            seen_by_others.append(await three_people(pilot, secret))

        drive(desk_at(arrange(holmes("012"), tile=tile, crimes=crimes)), play, (120, 40))
    one, *others = seen_by_others
    assert all(one == other for other in others)
    assert "Hand over to Xavier" in one[0]
    assert "Hand over to Anna" in one[1]
    assert "leaves it at that" in one[3]
    assert "Moriarty is in quarter I." in one[5]


def test_whoever_waits_for_a_tile_keeps_the_screen() -> None:
    screen = desk_at(arrange(holmes("012"), tile=(166, 5)))

    async def fly(pilot: Pilot[None]) -> None:
        await press(pilot, "enter")
        await insist(pilot, "166")
        await insist(pilot, "fly")
        assert not isinstance(screen.app.screen, HandOverPage)
        assert len(screen.menu.actions) in (1, 2)
        await write(pilot, "#1")
        await write(pilot, "done")
        assert isinstance(screen.app.screen, HandOverPage)

    drive(screen, fly)


# Replay


def test_a_replay_shows_a_detective_no_secret() -> None:
    record = played(game="holmes", mode="sherlock", **FEW)
    screen = replay_screen_of(Replay(record, 1), Words("en"))

    async def look(pilot: Pilot[None]) -> None:
        while not screen.replay.is_at_end:
            assert "yours" not in shown(screen)
            assert "‡" not in "".join(chase_panel(screen).map.scene.marks.values())
            await press(pilot, "right")
        assert "win" in shown(screen)

    drive(screen, look, (80, 24))


# The map


def painted(scene: MapScene, columns: int = 160) -> str:
    chart = Chart(lines_of(BOARD), columns)
    rows = paint(chart, scene, Frame(0, 0, chart.columns, chart.rows), "evening")
    return "\n".join("".join(cell.sign for cell in row) for row in rows)


@pytest.mark.parametrize("columns", [50, 160])
def test_marks_stand_beside_their_stations_at_every_size(columns: int) -> None:
    text = painted(MapScene(marks={46: "†♜", 28: "⌂", 74: "#"}), columns)
    assert "46†♜" in text
    assert "28⌂" in text
    assert "74#" in text


def test_quarters_are_named_and_parted_by_a_line() -> None:
    plain, parted = painted(MapScene()), painted(MapScene(quarters=("I", "II", "III", "IV")))
    for name in ("I", "II", "III", "IV"):
        assert f" {name} " in parted
        assert f" {name} " not in plain
    assert sum(a != b for a, b in zip(plain, parted, strict=True)) > 200


def test_a_board_without_quarters_has_no_borders() -> None:
    assert not Chart(lines_of(load_board("bradley")), 50).borders()
