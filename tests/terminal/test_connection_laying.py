"""Case Connection on the full screen: laying out by keys, and hints."""

from __future__ import annotations

from textual.pilot import Pilot

from gaslamp.games.layouts import LEAD
from gaslamp.terminal.case.playdesk import CasePlayDesk
from tests.games.enquiries import hand
from tests.terminal.casedesk import SIZE, desk_of, laid, listed
from tests.terminal.cases import midway
from tests.terminal.piloting import drive, part, press, shown, write


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
        assert "“rule CC-8”" in part(desk, "keys")
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
        assert "you are missing clue 9" in part(desk, "keys")

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
