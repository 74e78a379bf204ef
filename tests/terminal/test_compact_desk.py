"""The compact game on the full screen: what is shown, to whom, and how a match goes from round to round."""

from __future__ import annotations

from random import Random

import pytest
from textual.pilot import Pilot

from gaslamp.core import CHANCE
from gaslamp.games.compact import GiveUp, Place
from gaslamp.games.vocabulary import Move
from gaslamp.terminal.overlays import Curtain, Interlude
from gaslamp.terminal.phrasing import say
from gaslamp.terminal.playdesk import PlayDesk
from gaslamp.terminal.reel import Reel
from gaslamp.terminal.reeldesk import ReelDesk
from gaslamp.terminal.table import Table
from gaslamp.words import LANGUAGES, Words
from tests.terminal.piloting import beneath, drive, in_sight, part, press, seen, settle, shown, write
from tests.terminal.sitting import compact, played, set_out

SIZES = [(80, 24), (100, 30), (160, 48)]


def desk_at(table: Table, language: str = "en") -> PlayDesk:
    return PlayDesk(table, Words(language), pace=0)


def answering(people: str, *, fare: str = "taxi", station: int = 35) -> Table:
    table = set_out(compact(people))
    table.play(next(a for a in table.match.view(0).actions if (a.fare, a.station) == (fare, station)))  # type: ignore[attr-defined]
    return table


# What is shown


@pytest.mark.parametrize("size", SIZES)
def test_mister_x_sees_round_points_prices_and_what_hiding_costs(size: tuple[int, int]) -> None:
    desk = desk_at(set_out(compact("0")))

    async def look(pilot: Pilot[None]) -> None:
        text = shown(desk)
        assert "Xavier: Mister X to move. 1 black ticket left; hiding costs 3 points." in text
        assert "Round 1/3 · Mister X: Xavier" in text
        assert "price     1  2  3 -3" in text
        assert "stock    12  8  4      40" in text
        assert "Xavier: 0 so far · Bot 2: –" in text
        assert "X34" in text
        assert "(35)" in text
        assert " 1 taxi to 33" in text
        assert "○" not in part(desk, "log")

    drive(desk, look, size)


def test_a_person_alone_without_a_name_is_you() -> None:
    table = set_out(compact("0"))
    table.players = (type(table.players[0])(), *table.players[1:])
    desk = desk_at(table)

    async def look(pilot: Pilot[None]) -> None:
        assert part(desk, "turn").startswith("Mister X to move.")
        assert "Round 1/3 · Mister X: you" in part(desk, "log")
        assert "you: 0 so far" in part(desk, "case")

    drive(desk, look)


def test_while_he_hides_a_ghost_stands_where_he_left() -> None:
    desk = desk_at(answering("12", fare="black"))

    async def look(pilot: Pilot[None]) -> None:
        assert "X    ?   0  0  0  0   -3" in part(desk, "purses")
        assert "Mister X is in hiding. He left 34" in part(desk, "case")
        assert "x34" in shown(desk)
        assert "fugitive" not in desk.map.scene.pawns
        await press(pilot, "p")
        assert desk.map.scene.possible == {33, 35}
        assert {33, 34, 35} <= in_sight(desk)

    drive(desk, look, (100, 30))


def test_tickets_paid_are_handed_to_mister_x() -> None:
    desk = desk_at(answering("12"))

    async def move(pilot: Pilot[None]) -> None:
        await write(pilot, "red underground 8")
        assert "X   35   0  0  1  1    3" in part(desk, "purses")
        assert "stock    12  8  3      37" in part(desk, "purses")
        assert "▸" not in part(desk, "purses").splitlines()[-1][:10]
        assert part(desk, "purses").splitlines()[-1].count("▸") == 2

    drive(desk, move, (100, 30))


# Placing


def test_detectives_are_placed_from_the_list_by_number_and_on_the_map() -> None:
    desk = desk_at(compact("12"))

    async def place(pilot: Pilot[None]) -> None:
        assert desk.map.chart.columns <= desk.map.size.width
        assert {8, 13, 30, 40, 56, 60, 69, 72, 105, 109} == desk.targets()
        assert desk.targets() <= in_sight(desk)
        await press(pilot, "down", "down")
        assert "[13]" in shown(desk)
        await press(pilot, "enter")
        assert seen(desk).state.stations[1] == 13
        column, row = desk.map.chart.cell(40)
        await pilot.click("#map", offset=(column - desk.map.frame.left, row - desk.map.frame.top))
        await settle(pilot)
        assert desk.chosen == Place(seat=1, pawn=2, station=40)
        await press(pilot, "enter", "1", "0", "9", "enter")
        assert seen(desk).state.stations[1:] == (13, 40, 109)
        assert desk.map.chart.columns > desk.map.size.width

    drive(desk, place, (80, 24))


def test_one_may_come_nearer_while_placing() -> None:
    desk = desk_at(compact("12"))

    async def zoom(pilot: Pilot[None]) -> None:
        whole = desk.map.chart.columns
        await press(pilot, "plus")
        assert desk.map.chart.columns > whole
        await press(pilot, "minus", "minus")
        assert desk.map.chart.columns == whole

    drive(desk, zoom, (80, 24))


# Round by round


def test_a_round_that_is_over_is_left_to_be_looked_at() -> None:
    desk = desk_at(answering("12", fare="black"))

    async def give_up(pilot: Pilot[None]) -> None:
        assert "give up this round: Mister X" in menu(desk)
        await press(pilot, "end", "enter")
        assert "For giving up: Anna." in part(desk, "case")
        await press(pilot, "end", "enter")
        assert isinstance(desk.screen, Interlude)
        text = shown(desk)
        assert "Bot 1 scores 37" in text
        assert "│ Bot 1: 37" in text
        assert "│ Round 2 · Mister X: Anna" in text
        assert "X35" in text
        assert "For giving up" not in text
        assert not desk.menu.actions
        await press(pilot, "x", "5", "down")
        assert isinstance(desk.screen, Interlude)
        await press(pilot, "enter")
        assert "Ben: Choose an underground station" in part(desk, "turn")
        assert "Round 2/3 · Mister X: Anna" in part(desk, "log")
        assert "Bot 1: 37 · Anna: – · Ben: –" in part(desk, "case").replace("\n", " · ")

    drive(desk, give_up, (100, 30))


def menu(desk: PlayDesk) -> str:
    return "\n".join(str(option.prompt) for option in desk.moves.options)


@pytest.mark.parametrize("people", ["0", "1", "012", ""])
def test_a_whole_match_from_the_list(people: str) -> None:
    desk = desk_at(compact(people, black_tickets=2, taxi=4, bus=2, underground=1))
    rng = Random(3)

    async def play(pilot: Pilot[None]) -> None:
        interludes = set()
        while not desk.table.is_over or isinstance(desk.screen, Interlude):
            if isinstance(desk.screen, Interlude):
                interludes.add(shown(desk))
                await press(pilot, "enter")
            elif isinstance(desk.screen, Curtain):
                await press(pilot, "enter")
            else:
                moves = [a for a in desk.menu.actions if not isinstance(a, GiveUp)]
                await press(pilot, *["down"] * rng.randint(1, max(1, len(moves))), "enter")
        assert len(interludes) == 3
        assert "wins" in part(desk, "turn") or "shared" in part(desk, "turn")
        assert str(desk.table.match.state.scores[2]) in part(desk, "case")

    drive(desk, play, (80, 24))


# Secrets


async def three_people(pilot: Pilot[None], secret: str, wrong: str, gaze: tuple[str, ...]) -> list[str]:
    """What the others see of a turn in which Mister X looks about, errs, and hides."""
    desk = pilot.app
    assert isinstance(desk, PlayDesk)
    screens = [shown(desk)]
    await press(pilot, "enter")
    await write(pilot, wrong)
    await press(pilot, "escape", *gaze)
    await write(pilot, secret)
    screens += [shown(desk), await beneath(desk)]
    await press(pilot, "enter")
    screens.append(shown(desk))
    await press(pilot, "escape", "p", "down", "down")
    screens.append(shown(desk))
    for text in ("give up", "blue t12", "red t20"):
        await write(pilot, text)
        screens += [shown(desk), part(desk, "case")]
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
    desk = desk_at(compact("012"))
    curtains: list[tuple[int, str]] = []

    async def play(pilot: Pilot[None]) -> None:
        while desk.table.match.state.round < 3:
            if isinstance(desk.screen, Curtain):
                curtains.append((desk.table.match.state.round, shown(desk)))
                await press(pilot, "enter")
            elif isinstance(desk.screen, Interlude):
                await press(pilot, "enter")
            else:
                hide = [a for a in desk.menu.actions if isinstance(a, Move) and a.fare == "black"]
                await write(pilot, f"black {hide[0].station}" if hide else "#1")

    drive(desk, play, (100, 30))
    assert [round for round, _ in curtains] == [1, 1, 2, 2]
    for (_, text), name in zip(curtains, ("Xavier", "Anna", "Anna", "Xavier"), strict=True):
        assert f"Hand over to {name}" in text


# Languages


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_fits_the_smallest_screen(language: str) -> None:
    desk = desk_at(answering("12", fare="black"), language)
    words = Words(language, "compact")

    async def look(pilot: Pilot[None]) -> None:
        await press(pilot, "question_mark")
        text = shown(desk)
        for line in f"{say(words, 'screen-help')}\n{say(words, 'map-help')}".splitlines():
            assert line.rstrip() in text
        await press(pilot, "x")
        for panel in ("log", "purses", "case"):
            assert all(len(line) <= 33 for line in part(desk, panel).splitlines())
            assert "…" not in part(desk, panel)
        prompts = [str(option.prompt) for option in desk.moves.options]
        assert len({prompt[3:] for prompt in prompts}) == len(prompts)
        assert all(len(line) <= 31 for prompt in prompts for line in prompt.splitlines())

    drive(desk, look, (80, 24))


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
    reel = Reel(played(game="compact", black_tickets=4), CHANCE)
    desk = ReelDesk(reel, Words("en"))

    async def step(pilot: Pilot[None]) -> None:
        ended = []
        while not reel.is_at_end:
            if any("note is revealed" in desk.teller.tell(event) for event in reel.news()):
                ended.append(reel.view().state.round)
                assert "X" in shown(desk)
                assert len(desk.map.scene.pawns) == 4
            await press(pilot, "right")
        assert ended == [1, 2, 3]
        assert "share" in part(desk, "story") or "wins" in part(desk, "story")

    drive(desk, step, (80, 24))
