"""Whatever is typed, in whatever language, is a move, a question, or answered helpfully."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gaslamp.core import Action, IllegalAction, Problem
from gaslamp.games import GAMES
from gaslamp.games.classic import Surface, Take
from gaslamp.games.vocabulary import Done, Double, Move
from gaslamp.telling.chase import Teller
from gaslamp.terminal.chase.chase_parser import understand
from gaslamp.terminal.lexicon import lexicon, slots
from gaslamp.terminal.local_match import LocalChase
from gaslamp.terminal.request import Menu, TypedQuestion, Unclear, record_step
from gaslamp.words import LANGUAGES, Words
from tests.terminal.tables import choices_of_people, deal, sit

TABLE = deal(sit("0"))  # Mister X at 29


def menu_of(table: LocalChase, language: str = "en") -> Menu:
    view, choices = table.view(), table.choices()
    return Menu(choices, Teller(Words(language), table.game, table.players).offers(view, choices))


def read(text: str, table: LocalChase = TABLE, language: str = "en") -> Action | TypedQuestion:
    return understand(text, menu_of(table, language), table.view(), language)


def refusal(text: str, table: LocalChase) -> str:
    """The rule by which a typed move is refused."""
    wanted = read(text, table)
    assert isinstance(wanted, Action)
    with pytest.raises(IllegalAction) as refused:
        table.match.fork().play(wanted)
    return refused.value.key


def unclear(text: str, table: LocalChase = TABLE) -> Unclear:
    with pytest.raises(Unclear) as problem:
        read(text, table)
    return problem.value


def fugitive_at(station: int, **options: Any) -> LocalChase:
    """The fugitive to move from a station of one's choice, the detectives far away or where one wants them."""
    options = {"detectives": 2, "start_pack": "separate", "detective_starts": (1, 9), **options}
    return deal(sit("0", seats=3, fugitive_starts=(station,), **options))


@pytest.mark.parametrize(
    "text",
    [
        "taxi 16", "t 16", "t16", "TAXI 16", "16 taxi", "take the taxi to 16", "prendre le taxi 16", "Mister X taxi 16",
        "taxi fino alla 16", "nimm Taxi nach 16", "tax 16", "  taxi   16 ", "#2", "# 2",
    ],
)  # fmt: skip
def test_a_move_may_be_typed_in_many_ways(text: str) -> None:
    assert read(text) == Move(seat=0, pawn=0, fare="taxi", station=16)


@pytest.mark.parametrize("text", ["black 16", "noir 16", "ticket noir 16", "nero 16", "schwarz 16", "Black Ticket 16"])
def test_a_black_ticket_in_every_language(text: str) -> None:
    assert read(text) == Move(seat=0, pawn=0, fare="black", station=16)


@pytest.mark.parametrize("text", ["double", "coup double", "mossa doppia", "Doppelzug", "doppel", "doub"])
def test_a_double_in_every_language(text: str) -> None:
    assert read(text) == Double(seat=0)


@pytest.mark.parametrize("text", ["u 67", "underground 67", "métro 67", "metro 67", "metropolitana 67", "U-Bahn 67"])
def test_the_underground_in_every_language(text: str) -> None:
    assert read(text, fugitive_at(13)) == Move(seat=0, pawn=0, fare="underground", station=67)


def test_a_station_alone_will_do_if_one_fare_fits() -> None:
    assert read("16", fugitive_at(29, blacks=0)) == Move(seat=0, pawn=0, fare="taxi", station=16)


def test_if_several_moves_fit_they_are_listed() -> None:
    problem = unclear("42")
    assert problem.key == "terminal-which"
    assert problem.details["choices"] == "#5 taxi to 42; #8 bus to 42; #15 black ticket to 42"
    assert Words("en").explain(problem).startswith("Which one? #5 taxi")


@pytest.mark.parametrize("text", ["red taxi 38", "r t 38", "rouge taxi 38", "rot t38", "rosso 38", "38"])
def test_of_several_pawns_one_is_named(text: str) -> None:
    table = deal(sit("1", seats=2, seed=7))
    table.play(table.thinking()())
    assert read(text, table) == Move(seat=1, pawn=2, fare="taxi", station=38)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_the_menu_may_be_typed_as_it_stands(language: str) -> None:
    for people, seats in (("0", 6), ("1", 2), ("1", 3)):
        table = deal(sit(people, seats=seats, seed=5))
        while not table.is_persons_turn:
            table.play(table.thinking()())
        menu = menu_of(table, language)
        for action, offer in zip(menu.actions, menu.offers, strict=True):
            assert isinstance(action, Double) or understand(offer, menu, table.view(), language) == action


@pytest.mark.parametrize(
    ("texts", "what"),
    [
        ("help ? h aide aiuto Hilfe", "help"),
        ("log tablette tabella Fahrtentafel", "log"),
        ("fares tickets billets biglietti Fahrkarten", "fares"),
        ("possible where où possibile dove möglich wo", "possible"),
        ("board map plan mappa Brett", "board"),
        ("quit q exit quitter esci Ende", "quit"),
    ],
)
def test_questions_in_every_language(texts: str, what: str) -> None:
    assert {read(text) for text in texts.split()} == {TypedQuestion(what)}


def test_a_question_may_be_about_a_station() -> None:
    assert read("board 74") == read("74 plan") == TypedQuestion("board", 74)


def test_surfacing_by_choice_and_taking_tickets_are_typed_too() -> None:
    table = fugitive_at(29, voluntary_surfacing=True)
    table.play(read_action("taxi 16", table))
    assert {type(read(text, table)) for text in ("done", "pass", "rester", "basta", "fertig")} == {Done}
    assert {type(read(text, table)) for text in ("surface", "montrer", "mostra", "zeigen")} == {Surface}
    table.play(read_action("surface", table))
    assert read("take bus", table) == read("bus", table) == read("prendi autobus", table)
    assert read("take bus", table) == Take(seat=0, pawn=1, fare="bus")


def read_action(text: str, table: LocalChase) -> Action:
    wanted = read(text, table)
    assert isinstance(wanted, Action)
    return wanted


# What cannot be done


@pytest.mark.parametrize(
    ("text", "rule", "table"),
    [
        ("taxi 74", "CL-8", TABLE),
        ("74", "CL-8", TABLE),
        ("underground", "CL-8", TABLE),
        ("done", "CL-10", TABLE),
        ("surface", "CL-25", TABLE),
        ("blue taxi 14", "CL-12", TABLE),
        ("taxi 9", "CL-11", fugitive_at(19)),
        ("9", "CL-11", fugitive_at(19)),
        ("black 32", "CL-18", fugitive_at(19, blacks=0)),
        ("double", "CL-17", fugitive_at(19, doubles=0)),
        ("taxi 157", "CL-19", fugitive_at(194)),
        ("taxi 32", "CL-5", fugitive_at(19, fugitive_fares="counted", fugitive_taxi=0)),
    ],
)
def test_what_the_rules_refuse_is_refused_by_its_rule(text: str, rule: str, table: LocalChase) -> None:
    assert refusal(text, table) == rule


def test_a_detective_without_the_ticket_is_told_so() -> None:
    table = deal(sit("1", seats=2, detectives=2, bus=0, start_pack="separate", detective_starts=(13, 3)))
    table.play(table.thinking()())
    assert refusal("bus 23", table) == "CL-13"
    assert refusal("b", table) == "CL-13"


def test_nobody_can_type_a_move_for_a_bot() -> None:
    table = deal(sit("1", seats=6, order="any"))
    table.play(table.thinking()())
    assert table.match.to_act == {1, 2, 3, 4, 5}
    wanted = read(f"red {next(iter(table.game.rides(table.match.state, 2)))[1]}", table)
    assert isinstance(wanted, Action)
    assert wanted.seat == 1


@pytest.mark.parametrize(
    ("text", "key", "details"),
    [
        ("taix 16", "terminal-word-near", {"word": "taix", "near": "taxi"}),
        ("zeppelin 16", "terminal-word-unknown", {"word": "zeppelin"}),
        ("taxi 999", "terminal-station-unknown", {"station": "999"}),
        ("#99", "terminal-number-wrong", {"number": 99, "most": 17}),
        ("#0", "terminal-number-wrong", {"number": 0, "most": 17}),
        ("taxi 16 28", "terminal-one-at-a-time", {}),
        ("taxi bus 16", "terminal-one-at-a-time", {}),
        ("double 16", "terminal-one-at-a-time", {}),
        ("to the", "terminal-one-at-a-time", {}),
        (";", "terminal-one-at-a-time", {}),
    ],
)
def test_what_is_unclear_is_answered_helpfully(text: str, key: str, details: dict[str, object]) -> None:
    problem = unclear(text)
    assert (problem.key, problem.details) == (key, details)
    for language in LANGUAGES:
        assert Words(language).explain(problem)


def test_a_pawn_that_does_not_play_is_said_so() -> None:
    assert unclear("blue taxi 16", fugitive_at(29)).key == "terminal-pawn-absent"


def reply(text: str) -> str:
    """What comes of a typed line: the name of a move or question, or a sentence."""
    try:
        wanted = read(text)
        if isinstance(wanted, Action):
            TABLE.match.fork().play(wanted)
    except Problem as problem:
        return Words("de").explain(problem)
    return type(wanted).__name__


@settings(deadline=None)
@given(st.text(alphabet=st.characters(codec="utf-8"), max_size=30))
def test_nothing_typed_can_do_harm(text: str) -> None:
    assert reply(text)


PILE = ("taxi", "bus", "u", "black", "red", "double", "take", "16", "74", "#3", "go", "help", "done")


@settings(deadline=None)
@given(st.lists(st.sampled_from(PILE), max_size=6))
def test_no_pile_of_words_can_do_harm(pile: list[str]) -> None:
    assert reply(" ".join(pile))


# Words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_word_has_its_meanings_in_every_language(game: str, language: str) -> None:
    meanings = {meaning for found in lexicon(game, language).values() for meaning in found}
    assert meanings == {(slot, name) for slot, names in slots(game).items() for name in names}


DOUBLES = {"double", "twice", "doppia", "doppio", "doppel", "doppelzug"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "harmless"),
    [
        # "ende" leaves a game, and is the end of a record; "bl" is black to Mister X, blue to the detectives
        ("classic", {"ende", "bl"}),
        # "weiter nichts" ends a move, "weiter" alone goes on in a record
        ("holmes", {"ende", "start", "weiter", "bobby", *DOUBLES}),
    ],
)
def test_no_word_means_two_things_but_where_it_does_no_harm(game: str, harmless: set[str], language: str) -> None:
    double = {
        word for word, found in lexicon(game, language).items() if len({m for m in found if m[0] != "filler"}) > 1
    }
    assert double == harmless


@pytest.mark.parametrize(
    ("texts", "what"),
    [
        (["", "next", "n", ">", "suite", "avanti", "weiter"], "next"),
        (["back", "<", "retour", "indietro", "zurück"], "back"),
        (["round", ">>", "tour", "turno", "Runde"], "round"),
        (["round back", "back round", "<<", "tour retour", "turno indietro", "Runde zurück"], "round-back"),
        (["end", "fin", "fine", "Ende"], "end"),
        (["start", "début", "inizio", "Anfang"], "start"),
        (["quit", "q", "esci"], "quit"),
        (["log", "tabella"], "log"),
    ],
)
def test_steps_through_a_record_in_every_language(texts: list[str], what: str) -> None:
    assert {record_step(text, language) for text in texts for language in LANGUAGES} == {what}


@pytest.mark.parametrize("text", ["taxi", "next end", "7", "nothing"])
def test_other_steps_are_refused(text: str) -> None:
    with pytest.raises(Unclear):
        record_step(text, "en")


def test_random_games_can_be_typed_from_start_to_end() -> None:
    table = sit("012345", seed=11)
    for choice in choices_of_people(table, Random(1)):
        assert read(typed(choice, table), table) == choice


def typed(action: Action, table: LocalChase) -> str:
    if isinstance(action, Move):
        return f"{table.game.pawn_names[action.pawn]} {action.fare} {action.station}"
    return type(action).__name__
