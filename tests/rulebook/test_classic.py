"""What the rules of the classic game say about the board and the box is what the game has, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import pairwise

import pytest

from gaslamp.board import KINDS, Kind, load_board
from gaslamp.games import make_game
from gaslamp.games.classic import COLOURS, ClassicOptions
from gaslamp.rulebook.blocks import Block, Bullets, Grid, Paragraph, Plate, Remark
from gaslamp.rulebook.source import Rulebook, load_rulebook
from gaslamp.words import LANGUAGES, Words

BOARD, OTHER_PRINT, BOOK = load_board("bradley"), load_board("ravensburger"), ClassicOptions()
RENUMBERED = {118: 108, 128: 118, 159: 128, 171: 159, 200: 171}


@pytest.fixture(params=LANGUAGES)
def book(request: pytest.FixtureRequest) -> Rulebook:
    return load_rulebook("classic", request.param)


def figures(text: str) -> list[int]:
    """The numbers of a text; those of rule ids are none."""
    return [int(number) for number in re.findall(r"[0-9]+", re.sub(r"CL-[0-9]+", "", text))]


def blocks(book: Rulebook, id: str) -> Sequence[Block]:
    rule = book.rule(id)
    assert rule
    return rule.blocks


def said(book: Rulebook, id: str) -> list[int]:
    """The numbers of the plain sentences of a rule."""
    return figures(" ".join(block.text for block in blocks(book, id) if isinstance(block, Paragraph)))


def remarks(book: Rulebook, id: str, kind: str = "example") -> list[list[int]]:
    """The numbers of each remark of this kind."""
    return [figures(block.text) for block in blocks(book, id) if isinstance(block, Remark) and block.kind == kind]


def captions(book: Rulebook, id: str) -> list[list[int]]:
    return [figures(block.caption) for block in blocks(book, id) if isinstance(block, Plate)]


def grid(found: Iterable[Block]) -> Grid:
    return next(block for block in found if isinstance(block, Grid))


def by_kind(station: int) -> list[int]:
    """Where taxi, bus and underground go from here, in this order."""
    kinds: tuple[Kind, ...] = ("taxi", "bus", "underground")
    return [there for kind in kinds for there in BOARD.neighbours(station, kind)]


OPEN = (1, 5, 6, 11, 12, 13, 14, 17, 19, 20, 22, 23, 25, 26)
"""The rules at which the printed book is silent, contradicts itself or leaves something out."""


@pytest.mark.parametrize("number", OPEN)
def test_what_the_book_leaves_open_is_marked_as_a_ruling(book: Rulebook, number: int) -> None:
    assert remarks(book, f"CL-{number}", "ruling")


def test_the_box_holds_what_the_game_deals(book: Rulebook) -> None:
    (contents,) = (block for block in book.chapter("box").blocks if isinstance(block, Bullets))
    plain = [5 * own + his for own, his in zip((BOOK.taxi, BOOK.bus, BOOK.underground), (4, 3, 3), strict=True)]
    board, pawns, labels, tickets, cards, doubles, _, log, _ = map(figures, contents.items)
    assert board == [1, len(BOARD.stations), min(BOARD.stations), max(BOARD.stations), 108]
    assert (pawns, labels) == ([6, 5, 1], [1, 2])
    assert tickets == [sum(plain) + BOOK.blacks, sum(plain), BOOK.blacks, *plain]
    assert (cards, doubles) == ([len(BOARD.packs["one"])], [BOOK.doubles, 2])
    assert BOOK.entries in log
    assert 108 not in BOARD.stations


def test_the_short_rules_name_the_books_numbers(book: Rulebook) -> None:
    (short,) = book.chapter("short").blocks
    assert isinstance(short, Bullets)
    assert 7 <= len(short.items) <= 10
    assert set(BOOK.surfacing) | {BOOK.rounds, BOOK.taxi, BOOK.bus, BOOK.underground} <= set(figures(str(short)))


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_table_of_players_deals_as_the_game_does(book: Rulebook, seats: int) -> None:
    words = Words(book.language)
    row = next(row for row in grid(blocks(book, "CL-2")).rows if row[0] == str(seats))
    owners = make_game("classic", seats).owners[1:]
    for seat in range(1, seats) if seats > 2 else ():
        theirs = [
            words.say("pawn-short", pawn=name) for name, owner in zip(COLOURS, owners, strict=True) if owner == seat
        ]
        assert row[seat].lower().split(", ") == theirs
    assert set(row[seats:]) <= {"–"}


def test_the_tickets_are_those_of_the_set_up(book: Rulebook) -> None:
    own = [BOOK.taxi, BOOK.bus, BOOK.underground]
    his = [BOOK.fugitive_taxi, BOOK.fugitive_bus, BOOK.fugitive_underground]
    assert said(book, "CL-3") == [*own, sum(own)]
    assert said(book, "CL-4") == [sum(his), *his, BOOK.blacks, BOOK.doubles]


def test_the_start_cards_are_those_of_the_board(book: Rulebook) -> None:
    packs = {name: list(cards) for name, cards in BOARD.packs.items()}
    told = said(book, "CL-6")
    later = [2013, len(packs["detectives"]), *packs["detectives"], len(packs["fugitive"]), *packs["fugitive"]]
    assert told == [len(packs["one"]), 1, *packs["one"], *later]
    assert remarks(book, "CL-6", "hint") == [[198]]
    assert 198 in packs["one"]


def test_the_first_entry_is_a_ride_from_a_start_card(book: Rulebook) -> None:
    assert said(book, "CL-7") == [BOOK.entries, 1, 1]
    assert remarks(book, "CL-7") == [[174, 161, 1, 161, 174]]
    assert 174 in BOARD.packs["one"]
    assert 161 in BOARD.neighbours(174, "taxi")


def test_the_train_from_74_runs_past_two_stations(book: Rulebook) -> None:
    past = BOARD.over("underground", 74, 46)
    assert remarks(book, "CL-8") == [[74, 46, *past, 46]]
    assert remarks(book, "CL-11") == [[74, 58, 58, 46, *past]]
    assert 58 in past
    assert captions(book, "CL-11") == [[74, 58, 58, 46]]
    assert not any(line.over for line in BOARD.lines if line.kind == "taxi")


def test_the_stations_are_counted_and_the_rides_from_74_told(book: Rulebook) -> None:
    stops = [len(kinds - {"ferry"}) for kinds in BOARD.kinds.values()]
    assert said(book, "CL-9") == [len(stops), stops.count(1), stops.count(2), stops.count(3)]
    assert remarks(book, "CL-9") == [[74, *by_kind(74), 58], [153]]
    assert captions(book, "CL-9") == [[74, *by_kind(74)]]
    assert all("taxi" in kinds for kinds in BOARD.kinds.values())
    assert set(KINDS[:3]) == BOARD.kinds[153]


def test_two_ways_lead_from_2(book: Rulebook) -> None:
    assert [(way.kind, way.station) for way in BOARD.exits[2]] == [("taxi", 10), ("taxi", 20)]
    assert remarks(book, "CL-13") == [[2, 10, 20, 10, 20]]
    assert captions(book, "CL-13") == [[2, 10, 20, 2]]


def test_the_log_narrows_it_down(book: Rulebook) -> None:
    after_bus = BOARD.neighbours(74, "bus")
    after_taxi = sorted({there for station in after_bus for there in BOARD.neighbours(station, "taxi")})
    assert sorted(remarks(book, "CL-15")[0]) == sorted([74, 3, 4, *after_bus, 5, *after_taxi])
    assert sorted(captions(book, "CL-15")[0]) == sorted([74, 3, 74, *after_taxi])


def test_the_windows_for_surfacing_are_the_books(book: Rulebook) -> None:
    assert said(book, "CL-16") == [*BOOK.surfacing, len(BOOK.surfacing), BOOK.entries]
    assert remarks(book, "CL-17") == [[3, 4]]
    assert 3 in BOOK.surfacing
    assert 4 not in BOOK.surfacing


def test_a_black_ticket_leaves_every_neighbour(book: Rulebook) -> None:
    everywhere = sorted({way.station for way in BOARD.exits[74]})
    assert remarks(book, "CL-18") == [[74, *everywhere, *BOARD.neighbours(74, "bus")]]


def test_the_ferry_stops_where_the_board_says(book: Rulebook) -> None:
    stops = [194, 157, 115, 118]
    assert all(there in BOARD.neighbours(here, "ferry") for here, there in pairwise(stops))
    assert said(book, "CL-19") == captions(book, "CL-19")[0] == stops
    assert remarks(book, "CL-19") == [[1, 194, 157, 157, 115, 115, 118, 194, 118, 3, 3]]


def test_the_two_prints_differ_as_it_says(book: Rulebook) -> None:
    def lines(board: str) -> set[tuple[str, int, int]]:
        names = RENUMBERED if board == "bradley" else {}
        pairs = ((line.kind, names.get(line.a, line.a), names.get(line.b, line.b)) for line in load_board(board).lines)
        return {(kind, min(a, b), max(a, b)) for kind, a, b in pairs}

    assert lines("bradley") - lines("ravensburger") == {("bus", 185, 199), ("bus", 187, 199)}
    assert lines("ravensburger") - lines("bradley") == {("taxi", 198, 199)}
    (told,) = remarks(book, "CL-19", "ruling")
    other = [1, max(OTHER_PRINT.stations), *RENUMBERED, *RENUMBERED.values(), 194, 157, 115, RENUMBERED[118]]
    assert told == [1, 200, 108, *other, 199, 199, 185, 187, 199, 198]


def test_a_bus_ride_makes_the_catch(book: Rulebook) -> None:
    assert remarks(book, "CL-21") == [[58, 77, 58]]
    assert captions(book, "CL-21") == [[58, 77]]
    assert 58 in BOARD.neighbours(77, "bus")


def test_the_rounds_and_the_tickets_come_out_even(book: Rulebook) -> None:
    tickets = BOOK.taxi + BOOK.bus + BOOK.underground
    assert said(book, "CL-22") == [tickets]
    assert said(book, "CL-23") == [BOOK.rounds]
    assert remarks(book, "CL-23", "ruling") == [[tickets, BOOK.rounds, BOOK.doubles, BOOK.entries]]
    assert BOOK.rounds + BOOK.doubles == BOOK.entries


def test_the_train_from_153_to_140_runs_past_154(book: Rulebook) -> None:
    assert BOARD.over("underground", 153, 140) == (154,)
    assert remarks(book, "CL-26") == [[153, 140, 154]]
    open_to_him = [station for station in BOARD.neighbours(153, "underground") if station != 140]
    assert captions(book, "CL-26") == [[153, 154, 140, *open_to_him]]


def test_the_glossaries_agree_on_what_each_language_says(book: Rulebook) -> None:
    others = [language for language in LANGUAGES if language != book.language]
    rows = grid(book.chapter("words").blocks).rows[1:]
    for column, language in enumerate(others, start=2):
        theirs = grid(load_rulebook("classic", language).chapter("words").blocks).rows[1:]
        assert [row[column] for row in rows] == [row[0] for row in theirs]


def test_the_glossary_has_the_words_of_the_screen(book: Rulebook) -> None:
    words = Words(book.language)
    terms = {row[0] for row in grid(book.chapter("words").blocks).rows[1:]}
    kinds = [words.say("kind", kind=kind) for kind in KINDS]
    assert {", ".join(kinds[:3]), kinds[3], words.say("fare", fare="double")} <= terms
