"""Cards and layouts drawn with signs."""

from __future__ import annotations

from typing import get_args

import pytest

from gaslamp.drawing.cardlights import CARD_PALETTES
from gaslamp.drawing.lights import Light
from gaslamp.games import make_game
from gaslamp.games.cards import EVIDENCE, Evidence, Sides
from gaslamp.games.draft import Draft
from gaslamp.terminal.case import boxes
from gaslamp.terminal.case.boxes import Canvas
from gaslamp.terminal.case.spread import GridWindow, around, met, pictured, spread
from tests.games.enquiries import SMALL_DECK, hand

LETTERS: dict[Evidence, str] = {"forensic": "F", "witness": "W", "cyber": "C", "universal": "★"}
LIGHTS: tuple[Light, ...] = get_args(Light)


def test_a_clue_shows_its_number_its_symbols_and_its_bonus() -> None:
    assert boxes.clue(SMALL_DECK.clues[6], LETTERS).lines() == ["╭──F──╮", "│  6  W", "│     │", "╰──C──╯"]
    assert boxes.clue(SMALL_DECK.clues[2], LETTERS).lines() == ["╭─────╮", "W  2  │", "│ +1  │", "╰─────╯"]


def test_a_lead_shows_its_points_and_two_symbols_on_a_side() -> None:
    assert boxes.lead(SMALL_DECK.leads[2], LETTERS).lines() == ["╔═════╗", "║  2  W", "║ ●●● C", "╚═════╝"]
    assert boxes.lead(SMALL_DECK.leads[4], LETTERS).lines()[2] == "║ 9●  ║"


def test_every_card_of_the_deck_shows_each_of_its_symbols() -> None:
    deck = make_game("connection").deck
    for clue in deck.clues.values():
        assert shown(boxes.clue(clue, LETTERS)) == written(clue.sides)
    for lead in deck.leads.values():
        assert shown(boxes.lead(lead, LETTERS)) == written(lead.sides)


def written(sides: Sides) -> list[str]:
    return sorted(LETTERS[symbol] for symbols in sides for symbol in symbols)


def shown(drawn: Canvas) -> list[str]:
    return sorted(sign for sign in "".join(drawn.lines()) if sign in "FWC")


def test_what_goes_beyond_the_edge_is_lost() -> None:
    canvas = Canvas(4, 2)
    canvas.write(-1, 0, "abcdefgh")
    canvas.write(0, 7, "no")
    assert canvas.lines() == ["bcde", ""]


@pytest.mark.parametrize("light", LIGHTS)
def test_every_ink_has_a_colour_in_both_lights(light: Light) -> None:
    for kind in EVIDENCE:
        style = boxes.style(kind, light)
        assert style.bgcolor is not None
        assert style.bgcolor.name == CARD_PALETTES[light][kind]
    text = boxes.lead(SMALL_DECK.leads[1], LETTERS).text(light)
    assert text.plain.splitlines() == boxes.lead(SMALL_DECK.leads[1], LETTERS).lines()


# Layouts


def laid(*cards: tuple[int, int, int], lead: int = 1, text: str = "1 2 3 4 5 6 f f w w c u") -> Draft:
    draft = Draft(SMALL_DECK.leads[lead], SMALL_DECK.clues, hand(text, lead=lead))
    for card, x, y in cards:
        draft = draft.lay(card, (x, y))
    return draft


def test_a_layout_has_its_tokens_between_the_cards() -> None:
    assert pictured(laid((1, 0, -1), (2, 1, 0)), LETTERS) == [
        "╭─────╮",
        "│  1  │",
        "│     │",
        "╰──F──╯",
        "  (F)",
        "╔══F══╗   ╭─────╮",
        "║  1  W(W)W  2  │",
        "║ ●●  ║   │ +1  │",
        "╚═════╝   ╰─────╯",
    ]


def test_a_token_stands_beside_the_symbol_it_proves() -> None:
    draft = laid((3, 1, 0), lead=2)
    assert pictured(draft, LETTERS)[1] == "║  2  W(W)W  3  │"
    draft = laid((4, 1, 0), lead=2)
    assert pictured(draft, LETTERS)[1:3] == ["║  2  W   C  4  W", "║ ●●● C(C)│     │"]


def test_what_could_be_connected_is_a_small_letter() -> None:
    draft = laid((1, 0, -1)).part(0, 1)
    assert pictured(draft, LETTERS)[4] == "   f"
    assert pictured(laid((2, 0, -1)), LETTERS)[4] == ""


def test_the_symbols_of_a_lead_that_are_met_are_lit() -> None:
    assert set(met(laid((1, 0, -1)))) == {(0, 0)}
    assert set(met(laid((4, 1, 0), lead=2))) == {(1, 1)}
    inks = [sign.ink for sign in spread(laid((1, 0, -1)), LETTERS, GridWindow(0, 5, 7, 9)).rows[5]]
    assert inks[3] == "thread"


def test_a_window_holds_what_it_is_put_round() -> None:
    cells = [(0, 0), (2, -1)]
    window = around(cells, 60, 20)
    assert all(map(window.shows, cells))
    assert not window.shows((9, 9))
    assert around([(0, 0)]) == (0, 0, 7, 4)


def test_the_mark_is_drawn_on_a_free_place_and_on_a_card() -> None:
    draft = laid((1, 0, -1))
    drawn = spread(draft, LETTERS, around([(0, 0), (1, -1)]), (1, -1)).lines()
    assert drawn[0].endswith("┌╌   ╌┐")
    assert spread(draft, LETTERS, around(draft.cells), (0, -1)).rows[0][0].ink == "lamp"
