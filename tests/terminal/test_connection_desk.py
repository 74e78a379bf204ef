"""Case Connection on the full screen: taking, laying out by keys, hints, one screen for several, replay."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from threading import Event as Signal
from typing import Any

import pytest
from textual.pilot import Pilot

from gaslamp import terminal
from gaslamp.core import CHANCE, SPECTATOR, Action
from gaslamp.games.enquiry import Solve, Visit
from gaslamp.games.layouts import LEAD
from gaslamp.games.vocabulary import Done
from gaslamp.match import View
from gaslamp.telling.case import CaseTeller
from gaslamp.telling.reasons import Reasons
from gaslamp.terminal.case.desk import CaseDesk
from gaslamp.terminal.case.panels import CasePanels
from gaslamp.terminal.case.playdesk import CasePlayDesk
from gaslamp.terminal.case.reel import CaseReel
from gaslamp.terminal.case.reeldesk import CaseReelDesk
from gaslamp.terminal.case.table import CaseTable
from gaslamp.terminal.overlays import Curtain, Sheet
from gaslamp.words import LANGUAGES, Words
from tests.games.enquiries import Enquiry, hand, small_deck
from tests.terminal.cases import case, dealt, midway, solved_record
from tests.terminal.piloting import drive, part, press, settle, shown, write
from tests.terminal.sitting import played, players

SIZE = 100, 30
Play = Callable[[Pilot[None]], Awaitable[None]]


def desk_of(table: CaseTable, language: str = "en") -> CasePlayDesk:
    return CasePlayDesk(table, Words(language), pace=0)


def listed(desk: CasePlayDesk) -> list[str]:
    return [entry.text for entry in desk.entries]


def laid(desk: CaseDesk) -> dict[tuple[int, int], int]:
    assert desk.grid.draft is not None
    return {cell: card for cell, card in desk.grid.draft.cells.items() if card != LEAD}


# The table


@pytest.mark.parametrize("size", [(96, 28), (100, 30), (160, 48)])
def test_the_table_at_a_glance(size: tuple[int, int]) -> None:
    desk = desk_of(midway())

    async def look(pilot: Pilot[None]) -> None:
        text = shown(desk)
        assert "Xavier: visit a location and take two things there." in text
        for place in ("1 Tallow Lane Mortuary", "2 The Drowned Lantern", "4 Ratcatcher’s Stairs"):
            assert place in text
        assert "closed" in text
        assert "╔══F══╗" in text
        assert "Still to be connected: above: forensic; right: witness." in part(desk, "status")
        assert "Left: 0 clues, 27 tokens, 4 leads" in text
        assert "▸ Xavier 0/9" in text
        assert "In hand  (F)(W)(★)" in text
        assert "q quit" in text

    drive(desk, look, size)


def test_a_window_that_is_too_small_says_so() -> None:
    desk = desk_of(midway())

    async def look(pilot: Pilot[None]) -> None:
        assert "too small for the table" in shown(desk)
        assert "96 columns by 28 rows" in shown(desk)

    drive(desk, look, (80, 24))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_keys_fit_on_one_line_in_every_language(language: str) -> None:
    desk = desk_of(midway(), language)

    async def look(pilot: Pilot[None]) -> None:
        for key in ("escape", "tab"):
            await press(pilot, key)
            assert len(desk.key_line()) <= 98
        await press(pilot, "question_mark")
        assert isinstance(desk.screen, Sheet)
        assert "╔═" in shown(desk)

    drive(desk, look, SIZE)


def test_cards_in_hand_are_in_rows_and_those_beyond_them_are_named() -> None:
    table = midway()
    panels = CasePanels(CaseTeller(Words("en"), table.game, table.players), Reasons(Words("en"), ()), "evening")
    rows = panels.aside((1, 2, 3, 4, 5, 6, 12), {"forensic": 2, "universal": 1}, 24, 2).plain.splitlines()
    assert rows[0].rstrip() == "In hand  (F)(F)(★)  + 12"[:24]
    assert [row.count("╭") for row in rows] == [0, 3, 0, 0, 0, 3, 0, 0, 0]
    assert "+ " not in panels.aside((1,), {}, 24, 1).plain


def test_all_hands_can_be_seen() -> None:
    desk = desk_of(midway("0", hand("1 2 3 4 5 6 12 f f w", lead=1), hand("", lead=2), locations="/ f / c / w"))

    async def look(pilot: Pilot[None]) -> None:
        await press(pilot, "o")
        text = shown(desk)
        assert text.count("╔") == 2
        assert text.count("╭──") == 8  # the page has a frame too
        await press(pilot, "o")
        assert not isinstance(desk.screen, Sheet)

    drive(desk, look, SIZE)


def test_both_lights() -> None:
    desk = desk_of(midway())

    async def switch(pilot: Pilot[None]) -> None:
        before = shown(desk)
        await press(pilot, "l")
        assert (desk.light, desk.grid.light, desk.theme) == ("paper", "paper", "paper")
        assert shown(desk) == before

    drive(desk, switch, SIZE)


# Taking


def test_a_location_is_opened_then_a_pair_is_taken() -> None:
    desk = desk_of(midway(hints=False))

    async def take(pilot: Pilot[None]) -> None:
        places = ["1 Tallow Lane Mortuary", "2 The Drowned Lantern", "4 Ratcatcher’s Stairs"]
        assert listed(desk) == [*places, "lay out the lead"]
        await press(pilot, "enter")
        assert listed(desk)[0] == places[0]  # an Enter too many does nothing
        await press(pilot, "down", "enter")
        assert listed(desk)[0] == "clue 1 and clue 4"
        assert listed(desk)[-1] == "back"
        await press(pilot, "escape")
        assert listed(desk)[0] == places[0]
        await press(pilot, "down", "down", "enter", "down")
        assert desk.pick == (1, (5, "forensic"))
        await press(pilot, "enter")
        assert desk.table.match.state.hands[0].cards == (1, 2, 3, 5)
        assert listed(desk) == ["end the turn", "lay out the lead"]

    drive(desk, take, SIZE)


def test_things_may_be_typed_and_a_digit_begins() -> None:
    desk = desk_of(midway())

    async def type_it(pilot: Pilot[None]) -> None:
        await write(pilot, "4 12")
        assert "(CC-5)" in part(desk, "keys")
        await press(pilot, "escape", "4", "space", "f", "enter")
        assert desk.table.match.state.hands[0].cards == (1, 2, 3, 4)
        await write(pilot, "table")
        assert "Clue 6: above: forensic" in shown(desk)
        await press(pilot, "x")
        await write(pilot, "done")
        assert Done(seat=0) in desk.table.match.log

    drive(desk, type_it, SIZE)


def test_many_pairs_to_keep_are_chosen_one_after_the_other() -> None:
    deck = small_deck("clue 1 - - f -", "clue 2 - - - w", "clue 3 c - - -", "lead 1 3 f w c -", "lead 2 1 f - - -")
    match = Enquiry(deck, hand("1 2 3 f w c", lead=1), hand())
    desk = desk_of(CaseTable(match, players("0", 2), rng=Random(3)))

    async def keep(pilot: Pilot[None]) -> None:
        await write(pilot, "solve")
        firsts = ["clue 1", "clue 2", "clue 3", "a forensic token", "a witness token", "a cyber token"]
        assert listed(desk) == [f"keep {item} and …" for item in firsts]
        await press(pilot, "escape", "down", "down", "enter")
        assert listed(desk)[0] == "clue 1 and clue 2"
        await press(pilot, "down", "down", "enter")
        assert match.state.hands[0].cards == (2, 3)

    drive(desk, keep, SIZE)


# Laying out


def test_cc_11_a_lead_is_laid_out_by_keys_and_solved() -> None:
    table = midway(hints=False)
    desk = desk_of(table)

    async def lay(pilot: Pilot[None]) -> None:
        await press(pilot, "tab")
        assert desk.focused is desk.grid
        assert desk.grid.mark == (0, -1)
        await press(pilot, "1")
        assert laid(desk) == {(0, -1): 1}
        assert "(F)" in shown(desk)
        assert "Still to be connected: right: witness." in part(desk, "status")
        await press(pilot, "enter")
        assert "The lead is not solved yet" in part(desk, "keys")
        await press(pilot, "right", "down", "2")
        assert laid(desk) == {(0, -1): 1, (1, 0): 2}
        assert "Every symbol of the lead is connected." in part(desk, "status")
        await press(pilot, "enter")
        assert table.match.state.hands[0].solved == (1,)
        assert table.match.state.phase == "keep"

    drive(desk, lay, SIZE)


def test_tokens_are_put_down_changed_and_taken_away_by_their_letters() -> None:
    desk = desk_of(midway())

    async def change(pilot: Pilot[None]) -> None:
        def tokens() -> list[str]:
            assert desk.grid.draft is not None
            return [link.token for link in desk.grid.draft.layout.links]

        await press(pilot, "tab", "1")
        assert tokens() == ["forensic"]
        await press(pilot, "asterisk")
        assert tokens() == ["universal"]
        await press(pilot, "u")
        assert tokens() == []
        await press(pilot, "w")
        assert "(CC-8)" in part(desk, "keys")
        await press(pilot, "f")
        assert tokens() == ["forensic"]
        await press(pilot, "x")
        assert laid(desk) == {}
        await press(pilot, "backspace")
        assert laid(desk) == {(0, -1): 1}
        await press(pilot, "right", "x")
        assert laid(desk) == {(0, -1): 1}
        await press(pilot, "f")
        assert "Move the mark onto a card first" in part(desk, "keys")

    drive(desk, change, SIZE)


def test_a_token_that_fits_in_two_places_waits_for_an_arrow() -> None:
    desk = desk_of(midway("0", hand("1 2 3 f w u", lead=1), hand()))

    async def point(pilot: Pilot[None]) -> None:
        await press(pilot, "tab", "1", "right", "down", "2")
        for pair in ((LEAD, 1), (LEAD, 2)):
            await write(pilot, f"unlink lead {pair[1]}")
        desk.set_focus(desk.grid)
        await press(pilot, "left")
        assert desk.grid.mark == (0, 0)
        await press(pilot, "u")
        assert "which way?" in part(desk, "keys")
        await press(pilot, "right")
        assert desk.grid.draft is not None
        assert [(link.other, link.token) for link in desk.grid.draft.layout.links] == [(2, "universal")]

    drive(desk, point, SIZE)


def test_a_number_that_begins_another_waits_for_a_digit_or_enter() -> None:
    desk = desk_of(midway("0", hand("1 12 f", lead=1), hand(), locations="/ 2 / 3 4 / 5 6 f"))

    async def count(pilot: Pilot[None]) -> None:
        await press(pilot, "tab", "1")
        assert laid(desk) == {}
        assert "Clue 1…" in part(desk, "keys")
        await press(pilot, "2")
        assert laid(desk) == {(0, -1): 12}
        await press(pilot, "right", "1", "enter")
        assert laid(desk) == {(0, -1): 12, (1, -1): 1}
        await press(pilot, "9")
        assert "you lack clue 9" in part(desk, "keys")

    drive(desk, count, SIZE)


def test_the_mark_may_go_far_and_stays_in_sight() -> None:
    desk = desk_of(midway())

    async def wander(pilot: Pilot[None]) -> None:
        await press(pilot, "tab", *["right"] * 30, *["down"] * 30)
        assert desk.grid.mark == (12, 12)
        assert "┌╌   ╌┐" in shown(desk)
        await press(pilot, "1")
        assert laid(desk) == {(12, 12): 1}

    drive(desk, wander, SIZE)


# Hints


def test_a_hint_is_one_key_and_enter_solves() -> None:
    table = midway()
    desk = desk_of(table)

    async def ask(pilot: Pilot[None]) -> None:
        assert "solve the lead with 2 clues" in listed(desk)
        await press(pilot, "h")
        assert len(laid(desk)) == 2
        assert "One way to solve it." in part(desk, "keys")
        await press(pilot, "enter")
        assert table.match.state.hands[0].solved == (1,)

    drive(desk, ask, SIZE)


def test_without_hints_the_screen_tells_nothing() -> None:
    texts = []
    for owned in ("1 2 f w", "1 2 f w w"), ("1 4 f w", "1 4 f w w"):
        desk = desk_of(midway("0", hand(owned[0], lead=1), hand("12"), hints=False))

        async def ask(pilot: Pilot[None], desk: CasePlayDesk = desk) -> None:
            await press(pilot, "h")
            assert "plays without hints" in part(desk, "keys")
            texts.append([listed(desk), part(desk, "turn"), part(desk, "status")])

        drive(desk, ask, SIZE)
    assert texts[0] == texts[1]


# Bots


class Ponderer:
    """A bot that thinks until it is told to stop."""

    def __init__(self) -> None:
        self.may_act, self.is_thinking = Signal(), Signal()

    def act(self, view: View[Any]) -> Action:
        self.is_thinking.set()
        self.may_act.wait(10)
        return view.actions[-1]


def test_cc_11_one_may_lay_out_while_others_think_but_not_solve() -> None:
    table = midway("1", hand(lead=3), hand("1 2 f w", lead=1))
    desk, bot = desk_of(table), Ponderer()
    table.agents[0] = bot

    async def meanwhile(pilot: Pilot[None]) -> None:
        await asyncio.to_thread(bot.is_thinking.wait, 10)
        await pilot.pause()
        assert "Player 1 is thinking" in part(desk, "turn")
        for key in ("tab", "1", "right", "down", "2"):
            await pilot.press(key)
        await pilot.pause()
        assert laid(desk) == {(0, -1): 1, (1, 0): 2}
        await pilot.press("enter")
        await pilot.pause()
        assert "(CC-12)" in part(desk, "keys")
        bot.may_act.set()
        await settle(pilot)
        assert laid(desk) == {(0, -1): 1, (1, 0): 2}

    drive(desk, meanwhile, SIZE, settled=False)


def test_the_layout_of_a_bot_that_solves_a_lead_is_shown() -> None:
    table = midway("1", hand("1 2 f w", lead=1), hand("12", lead=3), has_visited=True)
    desk, bot = desk_of(table), Ponderer()

    async def look(pilot: Pilot[None]) -> None:
        assert "╔══F══╗" not in part(desk, "status")
        while table.match.state.phase != "keep":
            await pilot.pause()
            await asyncio.sleep(0.005)
        await pilot.pause()
        assert "Lead 1" in part(desk, "status")
        assert laid(desk) == {(0, -1): 1, (1, 0): 2}
        bot.may_act.set()
        await settle(pilot)

    table.play(next(action for action in table.match.view(0).actions if isinstance(action, Solve)))
    table.agents[0] = bot
    drive(desk, look, SIZE, settled=False)


@pytest.mark.parametrize("people", ["0", "01", ""])
def test_a_whole_game_from_the_list(people: str) -> None:
    table = case(people, seats=2, hints=False)
    desk = desk_of(table)

    async def play(pilot: Pilot[None]) -> None:
        for _ in range(2000):
            if table.is_over:
                break
            await press(pilot, "enter" if isinstance(desk.screen, Curtain) else "down", "enter")
        assert table.is_over
        assert "win" in part(desk, "turn") or "shared" in part(desk, "turn")
        assert not desk.entries

    drive(desk, play, SIZE)


# Several people at one screen


def sat_down(leads: tuple[int, int], *keys: str) -> list[str]:
    """All that the others see while the first of three chooses a lead, and after."""
    table = dealt("012", {0: leads, 1: (10, 11), 2: (12, 13)})
    desk, seen = desk_of(table), list[str]()

    async def choose(pilot: Pilot[None]) -> None:
        seen.append(shown(desk))
        await press(pilot, "enter")
        assert desk.hidden == 0
        assert "║" in shown(desk)
        await press(pilot, *keys)
        await write(pilot, f"follow {max(set(leads) & {5})}")
        for _ in range(2):
            assert isinstance(desk.screen, Curtain)
            seen.append(shown(desk))
            seen.append(
                "\n".join(part(desk, name) for name in ("turn", "places", "players", "status", "story", "keys"))
            )
            await press(pilot, "enter")
            await press(pilot, "down", "enter")
        assert desk.hidden is None
        seen.append(shown(desk))
        await press(pilot, "o")
        seen.append(shown(desk))

    drive(desk, choose, SIZE)
    return seen


def test_cc_4_the_others_see_nothing_of_a_lead_that_was_not_kept() -> None:
    assert sat_down((5, 8)) == sat_down((9, 5), "down", "down", "h", "tab", "slash", "q", "x", "escape")


def test_cc_4_only_the_choice_of_a_lead_is_for_one_alone() -> None:
    table = dealt("01", {0: (5, 8), 1: (10, 11)}, seats=2)
    desk = desk_of(table)

    async def look(pilot: Pilot[None]) -> None:
        assert "Hand over to Xavier" in shown(desk)
        await press(pilot, "enter")
        assert "Leads to choose from" in part(desk, "status")
        await press(pilot, "down", "enter")
        assert "Hand over to Anna" in shown(desk)
        assert "Leads to choose from" not in part(desk, "status")
        await press(pilot, "enter", "down", "enter")
        assert not isinstance(desk.screen, Curtain)
        assert desk.view is not None
        assert desk.view.seat == SPECTATOR
        await press(pilot, "down", "enter", "down", "enter")
        assert isinstance(table.match.log[-1], Visit) or table.match.state.has_visited
        await press(pilot, "down", "enter")
        assert not isinstance(desk.screen, Curtain)

    drive(desk, look, SIZE)


# Replay


def test_a_replay_shows_the_layout_when_a_lead_is_solved() -> None:
    reel = CaseReel(solved_record(), CHANCE)
    desk = CaseReelDesk(reel, Words("en"))
    solve = next(n for n, event in enumerate(reel.events) if isinstance(event, Solve))

    async def step(pilot: Pilot[None]) -> None:
        assert f"Step 1 of {len(reel.stops)}" in part(desk, "turn")
        while reel.n <= solve:
            await press(pilot, "right")
        event = reel.events[solve]
        assert isinstance(event, Solve)
        assert laid(desk) == {(card.x, card.y): card.card for card in event.cards}
        assert "Every symbol of the lead is connected." in part(desk, "status")
        await press(pilot, "pagedown")
        assert reel.stop in reel._rounds
        await press(pilot, "end")
        assert "wins" in part(desk, "story") or "shared" in part(desk, "story")
        await press(pilot, "home")
        assert reel.stop == 0

    drive(desk, step, SIZE)


@pytest.mark.parametrize("plain", [True, False])
def test_lines_or_the_full_screen_as_asked(plain: bool, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: FBT001
    asked: list[str] = []
    for where, name in (("CaseLines", "play"), ("CaseLineReel", "show")):
        monkeypatch.setattr(
            f"gaslamp.terminal.case.lines.{where}.{name}", lambda self: asked.append(type(self).__name__)
        )
    monkeypatch.setattr(CaseDesk, "run", lambda self: asked.append(type(self).__name__))
    table = case("0")
    terminal.play(table.match, table.players, rng=Random(1), words=Words("en"), plain=plain, save=None)
    terminal.step_through(played(game="connection"), seat=1, words=Words("en"), plain=plain)
    assert asked == (["CaseLines", "CaseLineReel"] if plain else ["CasePlayDesk", "CaseReelDesk"])
