"""Case Connection on the full screen: laying out by keys, and hints."""

from __future__ import annotations

from textual.pilot import Pilot

from gaslamp.games.layouts import LEAD
from gaslamp.terminal.case.case_play import CasePlayScreen
from tests.games.enquiries import hand
from tests.terminal.cases import midway
from tests.terminal.casescreens import SIZE, laid, listed, screen_of
from tests.terminal.piloting import drive, part, press, shown, write


def test_cc_11_a_lead_is_laid_out_by_keys_and_solved() -> None:
    table = midway(hints=False)
    screen = screen_of(table)

    async def lay(pilot: Pilot[None]) -> None:
        await press(pilot, "tab")
        assert screen.focused is screen.panel.grid
        assert screen.panel.grid.mark == (0, -1)
        await press(pilot, "1")
        assert laid(screen) == {(0, -1): 1}
        assert "(F)" in shown(screen)
        assert "Still to be connected: right: witness." in part(screen, "status")
        await press(pilot, "enter")
        assert "The lead is not solved yet" in part(screen, "keys")
        await press(pilot, "right", "down", "2")
        assert laid(screen) == {(0, -1): 1, (1, 0): 2}
        assert "Every symbol of the lead is connected." in part(screen, "status")
        await press(pilot, "enter")
        assert "Solve the lead with 2 clues?" in part(screen, "keys")
        await press(pilot, "enter")
        assert table.match.state.hands[0].solved == (1,)
        assert table.match.state.phase == "keep"

    drive(screen, lay, SIZE)


def test_tokens_are_put_down_changed_and_taken_away_by_their_letters() -> None:
    screen = screen_of(midway())

    async def change(pilot: Pilot[None]) -> None:
        def tokens() -> list[str]:
            assert screen.panel.grid.draft is not None
            return [link.token for link in screen.panel.grid.draft.layout.links]

        await press(pilot, "tab", "1")
        assert tokens() == ["forensic"]
        await press(pilot, "asterisk")
        assert tokens() == ["universal"]
        await press(pilot, "u")
        assert tokens() == []
        await press(pilot, "w")
        assert "“rule CC-8”" in part(screen, "keys")
        await press(pilot, "f")
        assert tokens() == ["forensic"]
        await press(pilot, "x")
        assert laid(screen) == {}
        await press(pilot, "backspace")
        assert laid(screen) == {(0, -1): 1}
        await press(pilot, "right", "x")
        assert laid(screen) == {(0, -1): 1}
        await press(pilot, "f")
        assert "Move the mark onto a card first" in part(screen, "keys")

    drive(screen, change, SIZE)


def test_a_token_that_fits_in_two_places_waits_for_an_arrow() -> None:
    screen = screen_of(midway("0", hand("1 2 3 f w u", lead=1), hand()))

    async def point(pilot: Pilot[None]) -> None:
        await press(pilot, "tab", "1", "right", "down", "2")
        for pair in ((LEAD, 1), (LEAD, 2)):
            await write(pilot, f"unlink lead {pair[1]}")
        screen.set_focus(screen.panel.grid)
        await press(pilot, "left")
        assert screen.panel.grid.mark == (0, 0)
        await press(pilot, "u")
        assert "which way?" in part(screen, "keys")
        await press(pilot, "right")
        assert screen.panel.grid.draft is not None
        assert [(link.other, link.token) for link in screen.panel.grid.draft.layout.links] == [(2, "universal")]

    drive(screen, point, SIZE)


def test_a_number_that_begins_another_waits_for_a_digit_or_enter() -> None:
    screen = screen_of(midway("0", hand("1 12 f", lead=1), hand(), locations="/ 2 / 3 4 / 5 6 f"))

    async def count(pilot: Pilot[None]) -> None:
        await press(pilot, "tab", "1")
        assert laid(screen) == {}
        assert "Clue 1…" in part(screen, "keys")
        await press(pilot, "2")
        assert laid(screen) == {(0, -1): 12}
        await press(pilot, "right", "1", "enter")
        assert laid(screen) == {(0, -1): 12, (1, -1): 1}
        await press(pilot, "9")
        assert "you are missing clue 9" in part(screen, "keys")

    drive(screen, count, SIZE)


def test_the_mark_may_go_far_and_stays_in_sight() -> None:
    screen = screen_of(midway())

    async def wander(pilot: Pilot[None]) -> None:
        await press(pilot, "tab", *["right"] * 30, *["down"] * 30)
        assert screen.panel.grid.mark == (12, 12)
        assert "┌╌   ╌┐" in shown(screen)
        await press(pilot, "1")
        assert laid(screen) == {(12, 12): 1}

    drive(screen, wander, SIZE)


# Hints


def test_a_hint_is_one_key_and_enter_solves() -> None:
    table = midway()
    screen = screen_of(table)

    async def ask(pilot: Pilot[None]) -> None:
        assert "solve the lead with 2 clues" in listed(screen)
        await press(pilot, "h")
        assert len(laid(screen)) == 2
        assert "One way to solve it." in part(screen, "keys")
        await press(pilot, "enter")
        assert table.match.state.hands[0].solved == (1,)

    drive(screen, ask, SIZE)


def test_without_hints_the_screen_tells_nothing() -> None:
    texts = []
    for owned in ("1 2 f w", "1 2 f w w"), ("1 4 f w", "1 4 f w w"):
        screen = screen_of(midway("0", hand(owned[0], lead=1), hand("12"), hints=False))

        async def ask(pilot: Pilot[None], screen: CasePlayScreen = screen) -> None:
            await press(pilot, "h")
            assert "plays without hints" in part(screen, "keys")
            texts.append([listed(screen), part(screen, "turn"), part(screen, "status")])

        drive(screen, ask, SIZE)
    assert texts[0] == texts[1]
