"""The compact game on the full screen: what is shown, to whom, and how a match goes from round to round."""

from __future__ import annotations

from random import Random

import pytest
from textual.pilot import Pilot

from gaslamp.core import CHANCE
from gaslamp.games.compact import GiveUp, Place
from gaslamp.games.vocabulary import Move
from gaslamp.terminal.captions import say
from gaslamp.terminal.chase.chase_play import ChasePlayScreen
from gaslamp.terminal.local_match import LocalChase
from gaslamp.terminal.overlays import HandOverPage, ScorePage
from gaslamp.terminal.replay import Replay
from gaslamp.terminal.replay_screen import replay_screen_of
from gaslamp.words import LANGUAGES, Words
from tests.terminal.piloting import (
    beneath,
    chase_panel,
    choose,
    drive,
    in_sight,
    insist,
    main,
    part,
    press,
    seen,
    settle,
    shown,
    write,
)
from tests.terminal.tables import compact, played, set_out

SIZES = [(80, 24), (100, 30), (160, 48)]


def desk_at(table: LocalChase, language: str = "en") -> ChasePlayScreen:
    return ChasePlayScreen(table, Words(language), pace=0)


def answering(people: str, *, fare: str = "taxi", station: int = 35) -> LocalChase:
    table = set_out(compact(people))
    table.play(next(a for a in table.match.view(0).actions if (a.fare, a.station) == (fare, station)))  # type: ignore[attr-defined]
    return table


# What is shown


@pytest.mark.parametrize("size", SIZES)
def test_mister_x_sees_round_points_prices_and_what_hiding_costs(size: tuple[int, int]) -> None:
    screen = desk_at(set_out(compact("0")))

    async def look(pilot: Pilot[None]) -> None:
        text = shown(screen)
        assert "Xavier: Mister X to move. 1 black ticket left; hiding costs 3 points." in text
        assert "Round 1/3 · Mister X: Xavier" in text
        assert "price     1  2  3 -3" in text
        assert "stock    12  8  4      40" in text
        assert "Xavier: 0 so far · Bot 2: –" in text
        assert "X34" in text
        assert "(35)" in text
        assert " 1 taxi to 33" in text
        assert "○" not in part(screen, "log")

    drive(screen, look, size)


def test_a_person_alone_without_a_name_is_you() -> None:
    table = set_out(compact("0"))
    table.players = (type(table.players[0])(), *table.players[1:])
    screen = desk_at(table)

    async def look(pilot: Pilot[None]) -> None:
        assert part(screen, "turn").startswith("Mister X to move.")
        assert "Round 1/3 · Mister X: you" in part(screen, "log")
        assert "you: 0 so far" in part(screen, "case")

    drive(screen, look)


def test_while_he_hides_a_ghost_stands_where_he_left() -> None:
    screen = desk_at(answering("12", fare="black"))

    async def look(pilot: Pilot[None]) -> None:
        assert "X    ?   0  0  0  0   -3" in part(screen, "purses")
        assert "Mister X is in hiding. He left 34" in part(screen, "case")
        assert "x34" in shown(screen)
        assert "fugitive" not in screen.panel.map.scene.pawns
        await press(pilot, "p")
        assert screen.panel.map.scene.possible == {33, 35}
        assert {33, 34, 35} <= in_sight(screen)

    drive(screen, look, (100, 30))


def test_tickets_paid_are_handed_to_mister_x() -> None:
    screen = desk_at(answering("12"))

    async def move(pilot: Pilot[None]) -> None:
        await write(pilot, "red underground 8")
        assert "X   35   0  0  1  1    3" in part(screen, "purses")
        assert "stock    12  8  3      37" in part(screen, "purses")
        assert "▸" not in part(screen, "purses").splitlines()[-1][:10]
        assert part(screen, "purses").splitlines()[-1].count("▸") == 2

    drive(screen, move, (100, 30))


# Placing


def test_detectives_are_placed_from_the_list_by_number_and_on_the_map() -> None:
    screen = desk_at(compact("12"))

    async def place(pilot: Pilot[None]) -> None:
        assert screen.panel.map.chart.columns <= screen.panel.map.size.width
        assert {8, 13, 30, 40, 56, 60, 69, 72, 105, 109} == screen.panel.targets
        assert screen.panel.targets <= in_sight(screen)
        await press(pilot, "down")
        assert "[13]" in shown(screen)
        await press(pilot, "enter")
        assert seen(screen).state.stations[1] == 13
        column, row = screen.panel.map.chart.cell(40)
        await pilot.click("#map", offset=(column - screen.panel.map.frame.left, row - screen.panel.map.frame.top))
        await settle(pilot)
        assert screen.panel.chosen == Place(seat=1, pawn=2, station=40)
        await press(pilot, "enter", "1", "0", "9", "enter")
        assert seen(screen).state.stations[1:] == (13, 40, 109)
        assert screen.panel.map.chart.columns > screen.panel.map.size.width

    drive(screen, place, (80, 24))


def test_one_may_come_nearer_while_placing() -> None:
    screen = desk_at(compact("12"))

    async def zoom(pilot: Pilot[None]) -> None:
        whole = screen.panel.map.chart.columns
        await press(pilot, "plus")
        assert screen.panel.map.chart.columns > whole
        await press(pilot, "minus", "minus")
        assert screen.panel.map.chart.columns == whole

    drive(screen, zoom, (80, 24))


# Round by round


def test_a_round_that_is_over_is_left_to_be_looked_at() -> None:
    screen = desk_at(answering("12", fare="black"))

    async def give_up(pilot: Pilot[None]) -> None:
        assert "give up this round: Mister X" in menu(screen)
        await press(pilot, "end", "enter")
        assert "Give up this round" in part(screen, "keys")
        await press(pilot, "enter")
        assert "For giving up: Anna." in part(screen, "case")
        await press(pilot, "end", "enter", "enter")
        assert isinstance(screen.app.screen, ScorePage)
        text = shown(screen)
        assert "Bot 1 scores 37" in text
        assert "│ Bot 1: 37" in text
        assert "│ Round 2 · Mister X: Anna" in text
        assert "X35" in text
        assert "For giving up" not in text
        assert not screen.menu.actions
        await press(pilot, "x", "5", "down")
        assert isinstance(screen.app.screen, ScorePage)
        await press(pilot, "enter")
        assert "Ben: Choose an underground station" in part(screen, "turn")
        assert "Round 2/3 · Mister X: Anna" in part(screen, "log")
        assert "Bot 1: 37 · Anna: – · Ben: –" in part(screen, "case").replace("\n", " · ")

    drive(screen, give_up, (100, 30))


def menu(screen: ChasePlayScreen) -> str:
    return "\n".join(str(option.prompt) for option in screen.panel.moves.options)


@pytest.mark.parametrize("people", ["0", "1", "012", ""])
def test_a_whole_match_from_the_list(people: str) -> None:
    screen = desk_at(compact(people, black_tickets=2, taxi=4, bus=2, underground=1))
    rng = Random(3)

    async def play(pilot: Pilot[None]) -> None:
        interludes = set()
        while not screen.table.is_over or isinstance(screen.app.screen, ScorePage):
            if isinstance(screen.app.screen, ScorePage):
                interludes.add(shown(screen))
                await press(pilot, "enter")
            elif isinstance(screen.app.screen, HandOverPage):
                await press(pilot, "enter")
            else:
                moves = [a for a in screen.menu.actions if not isinstance(a, GiveUp)]
                await choose(pilot, rng.randrange(max(1, len(moves))))
        assert len(interludes) == 3
        assert "wins" in part(screen, "turn") or "shared" in part(screen, "turn")
        assert str(screen.table.match.state.scores[2]) in part(screen, "case")

    drive(screen, play, (80, 24))


# Secrets


async def three_people(pilot: Pilot[None], secret: str, wrong: str, gaze: tuple[str, ...]) -> list[str]:
    """What the others see of a turn in which Mister X looks about, errs, and hides."""
    screen = main(pilot)
    assert isinstance(screen, ChasePlayScreen)
    screens = [shown(screen)]
    await press(pilot, "enter")
    await write(pilot, wrong)
    await press(pilot, "escape", *gaze)
    await insist(pilot, secret)
    screens += [shown(screen), await beneath(screen)]
    await press(pilot, "enter")
    screens.append(shown(screen))
    await press(pilot, "escape", "p", "down", "down")
    screens.append(shown(screen))
    for text in ("give up", "blue t12", "red t20"):
        await insist(pilot, text)
        screens += [shown(screen), part(screen, "case")]
    return screens


def test_nothing_of_a_secret_turn_is_left_when_others_look() -> None:
    """Two games that differ only in what the detectives may not know show them the same, sign for sign."""
    seen_by_others: list[list[str]] = []
    for secret, wrong, gaze in (("black 33", "7", ("shift+left", "plus")), ("black 35", "taix", ("down", "p"))):

        async def play(
            pilot: Pilot[None], secret: str = secret, wrong: str = wrong, gaze: tuple[str, ...] = gaze
        ) -> None:
            seen_by_others.append(await three_people(pilot, secret, wrong, gaze))

        drive(desk_at(set_out(compact("012"))), play, (100, 30))
    one, other = seen_by_others
    assert one == other
    assert "Hand over to Xavier" in one[0]
    assert "Hand over to Anna" in one[1]
    assert "vanishes" in one[3]


def test_the_curtain_falls_for_whoever_is_mister_x_now_and_only_while_he_can_hide() -> None:
    screen = desk_at(compact("012"))
    curtains: list[tuple[int, str]] = []

    async def play(pilot: Pilot[None]) -> None:
        while screen.table.match.state.round < 3:
            if isinstance(screen.app.screen, HandOverPage):
                curtains.append((screen.table.match.state.round, shown(screen)))
                await press(pilot, "enter")
            elif isinstance(screen.app.screen, ScorePage):
                await press(pilot, "enter")
            else:
                hide = [a for a in screen.menu.actions if isinstance(a, Move) and a.fare == "black"]
                await insist(pilot, f"black {hide[0].station}" if hide else "#1")

    drive(screen, play, (100, 30))
    assert [round for round, _ in curtains] == [1, 1, 2, 2]
    for (_, text), name in zip(curtains, ("Xavier", "Anna", "Anna", "Xavier"), strict=True):
        assert f"Hand over to {name}" in text


# Languages


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_fits_the_smallest_screen(language: str) -> None:
    screen = desk_at(answering("12", fare="black"), language)
    words = Words(language, "compact")

    async def look(pilot: Pilot[None]) -> None:
        await press(pilot, "question_mark")
        text = shown(screen)
        for line in f"{say(words, 'screen-help')}\n{say(words, 'map-help')}".splitlines():
            assert line.rstrip() in text
        await press(pilot, "x")
        for panel in ("log", "purses", "case"):
            assert all(len(line) <= 33 for line in part(screen, panel).splitlines())
            assert "…" not in part(screen, panel)
        prompts = [str(option.prompt) for option in screen.panel.moves.options]
        assert len({prompt[3:] for prompt in prompts}) == len(prompts)
        assert all(len(line) <= 31 for prompt in prompts for line in prompt.splitlines())

    drive(screen, look, (80, 24))


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_are_short_enough_for_their_columns(language: str) -> None:
    words = Words(language, "compact")
    assert all(len(say(words, key)) <= 7 for key in ("price", "common"))
    assert len(say(words, "pts")) <= 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_says_its_own_things_its_own_way(language: str) -> None:
    words = Words(language, "compact")
    for key in ("help", "screen-help", "typed-filler"):
        assert say(words, key) == words.say(f"terminal-{key}.compact")


# Replay


def test_a_replay_shows_the_last_board_of_every_round() -> None:
    reel = Replay(played(game="compact", black_tickets=4), CHANCE)
    screen = replay_screen_of(reel, Words("en"))
    panel = chase_panel(screen)

    async def step(pilot: Pilot[None]) -> None:
        ended = []
        while not reel.is_at_end:
            if any("note is revealed" in panel.teller.tell(event) for event in reel.news()):
                ended.append(reel.view().state.round)
                assert "X" in shown(screen)
                assert len(panel.map.scene.pawns) == 4
            await press(pilot, "right")
        assert ended == [1, 2, 3]
        assert "share" in part(screen, "story") or "wins" in part(screen, "story")

    drive(screen, step, (80, 24))
