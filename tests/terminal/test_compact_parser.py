"""What people type in the compact game: placing, riding, hiding, giving up, in four languages."""

from __future__ import annotations

from random import Random

import pytest

from gaslamp.core import Action, IllegalAction
from gaslamp.games.compact import GiveUp, Place
from gaslamp.games.vocabulary import Move
from gaslamp.telling.chase import Teller
from gaslamp.terminal.chase.chase_parser import understand
from gaslamp.terminal.lexicon import lexicon
from gaslamp.terminal.local_match import LocalChase
from gaslamp.terminal.request import Menu, TypedQuestion, Unclear
from gaslamp.words import LANGUAGES, Words
from tests.terminal.tables import choices_of_people, compact, set_out


def read(text: str, table: LocalChase, language: str = "en") -> Action | TypedQuestion:
    view, choices = table.view(), table.choices()
    menu = Menu(choices, Teller(Words(language), table.game, table.players).offers(view, choices))
    return understand(text, menu, view, "en")


def refusal(text: str, table: LocalChase) -> str:
    """The rule by which a typed move is refused."""
    wanted = read(text, table)
    assert isinstance(wanted, Action)
    with pytest.raises(IllegalAction) as refused:
        table.match.fork().play(wanted)
    return refused.value.key


def answering(people: str = "12") -> LocalChase:
    table = set_out(compact(people))
    table.play(Move(seat=0, pawn=0, fare="taxi", station=35))
    return table


@pytest.mark.parametrize(
    "text",
    [
        "blue 40", "40 blue", "place blue 40", "put the blue detective on 40", "placer bleu 40", "poser le bleu au 40",
        "metti il blu alla 40", "setze blau auf 40", "stelle blau auf 40", "#14",
    ],
)  # fmt: skip
def test_a_detective_is_placed_in_every_language(text: str) -> None:
    assert read(text, compact("12")) == Place(seat=1, pawn=2, station=40)


def test_a_station_alone_places_the_next_detective() -> None:
    table = compact("12")
    for pawn, station in ((1, 40), (2, 13), (3, 8)):
        wanted = read(str(station), table)
        assert wanted == Place(seat=1, pawn=pawn, station=station)
        table.play(wanted)


def test_a_placement_that_cannot_be_is_refused_by_its_rule() -> None:
    table = compact("12")
    assert refusal("red 41", table) == "CP-3"
    assert refusal("41", table) == "CP-3"
    table.play(Place(seat=1, pawn=1, station=40))
    assert refusal("red 13", table) == "CP-3"
    assert refusal("blue 40", table) == "CP-3"
    with pytest.raises(Unclear):
        read("blue", table)


@pytest.mark.parametrize(
    "text",
    [
        "give up", "give up this round", "we give up", "surrender", "renoncer", "renoncer à cette manche", "abandonner",
        "rinuncia", "rinunciare a questa manche", "aufgeben", "gib auf", "wir geben auf", "diese Runde aufgeben",
    ],
)  # fmt: skip
def test_giving_up_in_every_language(text: str) -> None:
    assert read(text, answering()) == GiveUp(seat=1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_giving_up_as_the_list_words_it(language: str) -> None:
    table = answering()
    offer = Words(language).offer(GiveUp(seat=1), table.game)
    assert read(offer, table, language) == GiveUp(seat=1)


def test_giving_up_is_not_for_mister_x_nor_for_the_placement() -> None:
    assert refusal("give up", set_out(compact("0"))) == "CP-10"
    assert refusal("give up", compact("12")) == "CP-10"


def test_rides_and_hiding() -> None:
    table = set_out(compact("0"))
    assert read("black 33", table) == Move(seat=0, pawn=0, fare="black", station=33)
    assert read("taxi 33", table) == Move(seat=0, pawn=0, fare="taxi", station=33)
    assert refusal("black 99", table) == "CP-5"
    table.play(Move(seat=0, pawn=0, fare="black", station=35))
    assert read("red underground 8", answering()) == Move(seat=1, pawn=1, fare="underground", station=8)
    assert refusal("red black 41", answering()) == "CP-8"


def test_two_black_tickets_in_succession_are_refused_as_such() -> None:
    table = set_out(compact("01", seats=2, black_tickets=2))
    table.play(Move(seat=0, pawn=0, fare="black", station=35))
    while table.match.state.phase == "answer":
        table.play(table.choices()[0])
    assert refusal("black 34", table) == "CP-12"


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_matches_can_be_typed_as_they_are_offered(language: str) -> None:
    table = compact("012", black_tickets=4)
    for choice in choices_of_people(table, Random(5)):
        [offer] = Teller(Words(language), table.game, table.players).offers(table.view(), [choice])
        assert read(offer, table, language) == choice


def test_no_word_of_the_game_means_nothing() -> None:
    known = lexicon("compact", "en")
    assert ("pawn", "purple") not in {meaning for meanings in known.values() for meaning in meanings}
    assert known["renoncer"] == known["aufgeben"] == {("verb", "give-up")}
