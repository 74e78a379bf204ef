"""Case Connection on the full screen: the table, and what is taken from it."""

from __future__ import annotations

from random import Random

import pytest
from textual.pilot import Pilot

from gaslamp.games.vocabulary import Done
from gaslamp.telling.case import CaseTeller
from gaslamp.telling.reasons import Reasons
from gaslamp.terminal.case.case_renderer import CaseRenderer
from gaslamp.terminal.local_match import LocalCase
from gaslamp.terminal.overlays import TextPage
from gaslamp.words import LANGUAGES, Words
from tests.games.enquiries import Enquiry, hand, small_deck
from tests.terminal.cases import midway
from tests.terminal.casescreens import SIZE, listed, screen_of
from tests.terminal.piloting import choose, drive, insist, part, press, shown, write
from tests.terminal.tables import players


@pytest.mark.parametrize("size", [(96, 28), (100, 30), (160, 48)])
def test_the_table_at_a_glance(size: tuple[int, int]) -> None:
    screen = screen_of(midway())

    async def look(pilot: Pilot[None]) -> None:
        text = shown(screen)
        assert "Xavier: visit a location and take two items there." in text
        for place in ("1 Tallow Lane Mortuary", "2 The Drowned Lantern", "4 Ratcatcher’s Stairs"):
            assert place in text
        assert "closed" in text
        assert "╔══F══╗" in text
        assert "Still to be connected: above: forensic; right: witness." in part(screen, "status")
        assert "Left: 0 clues, 27 tokens, 4 leads" in text
        assert "▸ Xavier 0/9" in text
        assert "In hand  (F)(W)(★)" in text
        assert "q quit" in text

    drive(screen, look, size)


def test_a_window_that_is_too_small_says_so() -> None:
    screen = screen_of(midway())

    async def look(pilot: Pilot[None]) -> None:
        assert "too small for the table" in shown(screen)
        assert "96 columns by 28 rows" in shown(screen)

    drive(screen, look, (80, 24))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_keys_fit_on_one_line_in_every_language(language: str) -> None:
    screen = screen_of(midway(), language)

    async def look(pilot: Pilot[None]) -> None:
        for key in ("escape", "tab"):
            await press(pilot, key)
            assert len(screen.panel.key_line()) <= 98
        await press(pilot, "question_mark")
        assert isinstance(screen.app.screen, TextPage)
        assert "╔═" in shown(screen)

    drive(screen, look, SIZE)


def test_cards_in_hand_are_in_rows_and_those_beyond_them_are_named() -> None:
    table = midway()
    panels = CaseRenderer(CaseTeller(Words("en"), table.game, table.players), Reasons(Words("en"), ()), "evening")
    rows = panels.aside((1, 2, 3, 4, 5, 6, 12), {"forensic": 2, "universal": 1}, 24, 2).plain.splitlines()
    assert rows[0].rstrip() == "In hand  (F)(F)(★)  + 12"[:24]
    assert [row.count("╭") for row in rows] == [0, 3, 0, 0, 0, 3, 0, 0, 0]
    assert "+ " not in panels.aside((1,), {}, 24, 1).plain


def test_all_hands_can_be_seen() -> None:
    screen = screen_of(midway("0", hand("1 2 3 4 5 6 12 f f w", lead=1), hand("", lead=2), locations="/ f / c / w"))

    async def look(pilot: Pilot[None]) -> None:
        await press(pilot, "o")
        text = shown(screen)
        assert text.count("╔") == 2
        assert text.count("╭──") == 8  # the page has a frame too
        await press(pilot, "o")
        assert not isinstance(screen.app.screen, TextPage)

    drive(screen, look, SIZE)


def test_both_lights() -> None:
    screen = screen_of(midway())

    async def switch(pilot: Pilot[None]) -> None:
        before = shown(screen)
        await press(pilot, "l")
        assert (screen.panel.light, screen.panel.grid.light, screen.app.theme) == ("paper", "paper", "paper")
        assert shown(screen) == before

    drive(screen, switch, SIZE)


# Taking


def test_a_location_is_opened_then_a_pair_is_taken() -> None:
    screen = screen_of(midway(hints=False))

    async def take(pilot: Pilot[None]) -> None:
        places = ["1 Tallow Lane Mortuary", "2 The Drowned Lantern", "4 Ratcatcher’s Stairs"]
        assert listed(screen) == [*places, "lay out the lead"]
        await press(pilot, "enter")
        assert listed(screen)[0] == "clue 1 and clue 4"
        assert listed(screen)[-1] == "back"
        await press(pilot, "escape")
        assert listed(screen)[0] == places[0]
        await press(pilot, "down", "enter")
        assert screen.panel.pick == (1, (5, "forensic"))
        await press(pilot, "enter")
        assert "The Drowned Lantern: take clue 5 and a forensic token?" in part(screen, "keys")
        await press(pilot, "enter")
        assert screen.table.match.state.hands[0].cards == (1, 2, 3, 5)
        assert listed(screen) == ["end the turn", "lay out the lead"]

    drive(screen, take, SIZE)


def test_things_may_be_typed_and_a_digit_begins() -> None:
    screen = screen_of(midway())

    async def type_it(pilot: Pilot[None]) -> None:
        await write(pilot, "4 12")
        assert "“rule CC-5”" in part(screen, "keys")
        await press(pilot, "escape", "4", "space", "f", "enter")
        assert screen.table.match.state.hands[0].cards == (1, 2, 3, 4)
        await write(pilot, "table")
        assert "Clue 6: above: forensic" in shown(screen)
        await press(pilot, "x")
        await write(pilot, "done")
        assert Done(seat=0) in screen.table.match.log

    drive(screen, type_it, SIZE)


def test_many_pairs_to_keep_are_chosen_one_after_the_other() -> None:
    deck = small_deck("clue 1 - - f -", "clue 2 - - - w", "clue 3 c - - -", "lead 1 3 f w c -", "lead 2 1 f - - -")
    match = Enquiry(deck, hand("1 2 3 f w c", lead=1), hand())
    screen = screen_of(LocalCase(match, players("0", 2), rng=Random(3)))

    async def keep(pilot: Pilot[None]) -> None:
        await insist(pilot, "solve")
        firsts = ["clue 1", "clue 2", "clue 3", "a forensic token", "a witness token", "a cyber token"]
        assert listed(screen) == [f"keep {item} and…" for item in firsts]
        await press(pilot, "escape", "down", "enter")
        assert listed(screen)[0] == "clue 1 and clue 2"
        await choose(pilot, 1)
        assert match.state.hands[0].cards == (2, 3)

    drive(screen, keep, SIZE)
