"""A sentence for everything that can happen."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from gaslamp.core import CHANCE, SPECTATOR, Action, Ended, Event, Outcome, secret_fields
from gaslamp.games import GAMES, lineage, make_game
from gaslamp.games.holmes import Draw, Plot, Settle
from gaslamp.games.powers import (
    Commit,
    LieLow,
)
from gaslamp.games.vocabulary import (
    Move,
)
from gaslamp.record import Player
from gaslamp.words import LANGUAGES
from tests.words.examples import EXAMPLES, ONE_OF_EACH
from tests.words.speaking import AND, EVERYTHING, SHERLOCK, WORDS, game, holmes, played

TABLES = {
    "book": game(),
    "everything": game(**EVERYTHING),
    "original": make_game("holmes", 3),
    "sherlock": holmes(**SHERLOCK),
    "compact": make_game("compact", 3, {"black_tickets": 4}),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", TABLES)
def test_random_games_are_told_and_offered_in_full(language: str, table: str) -> None:
    words, players, rules = WORDS[language], (Player("Anna"), Player("Ben"), Player()), TABLES[table]
    *_, match = played(7, rules)
    for seat in (0, 1, SPECTATOR):
        for event in match.view(seat).events:
            sentence = words.tell(event, rules, players)
            assert re.fullmatch(r"[A-ZÉÈ][^{}⁨⁩]*[.]", sentence), sentence
    for match in played(7, rules):
        for seat in match.to_act:
            for action in match.view(seat).actions:
                assert re.fullmatch(r"\S[^{}⁨⁩]*\S", words.offer(action, rules))


@pytest.mark.parametrize("name", GAMES)
def test_there_is_an_example_of_every_event(name: str) -> None:
    told_by = next(kin for kin in lineage(name) if kin in ONE_OF_EACH)
    assert {type(event) for event in ONE_OF_EACH[told_by]} == set(GAMES[name].vocabulary)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "event"), EXAMPLES, ids=lambda value: value if type(value) is str else None)
def test_every_event_has_its_sentence_hidden_or_not(language: str, name: str, event: Event) -> None:
    words, blanks, rules = WORDS[language], dict.fromkeys(secret_fields(type(event))), make_game(name, 3)
    told, hidden = words.tell(event, rules), words.tell(replace(event, **blanks), rules)
    assert (told != hidden) == bool(blanks)
    assert "None" not in hidden
    if isinstance(event, Action):
        assert words.offer(event, rules)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "event", [Plot(seat=CHANCE), Draw(seat=CHANCE), Settle(seat=0), Commit(seat=0), LieLow(seat=0)]
)
def test_what_moriarty_keeps_to_himself_is_told_without_a_number(language: str, event: Event) -> None:
    assert not re.search(r"\d", WORDS[language].tell(event, holmes()))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("rules", "rule"),
    [
        *(("classic", rule) for rule in ("CL-20", "CL-21", "CL-22", "CL-23")),
        *(("holmes", rule) for rule in ("SH-9 rounds", "SH-9 tickets", "SH-15 crimes", "SH-15 log", "SH-22", "SH-23")),
    ],
)
def test_every_ending_is_told(language: str, rules: str, rule: str) -> None:
    rule, _, how = rule.partition(" ")
    ended = Ended(outcome=Outcome(winners=(1, 2), rule=rule, how=how))
    players = [Player(), Player("Ben"), Player("Cleo")]
    assert WORDS[language].tell(ended, make_game(rules, 3), players).endswith(f"(Ben {AND[language]} Cleo).")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Mister X takes the bus. Where to, only he knows."),
        ("fr", "Mister X prend le bus. Pour aller où, lui seul le sait."),
        ("it", "Mister X prende l’autobus. Per dove, lo sa solo lui."),
        ("de", "Mister X nimmt den Bus. Wohin, weiß nur er."),
    ],
)
def test_a_hidden_move_tells_the_fare_and_nothing_else(language: str, sentence: str) -> None:
    assert WORDS[language].tell(Move(seat=0, pawn=0, fare="bus"), game()) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "The purple detective (Ben) takes the taxi to 74."),
        ("fr", "Le détective violet (Ben) prend le taxi jusqu’au 74."),
        ("it", "Il detective viola (Ben) prende il taxi fino alla 74."),
        ("de", "Der violette Detektiv (Ben) nimmt das Taxi nach 74."),
    ],
)
def test_a_detective_is_named_with_whoever_plays_it(language: str, sentence: str) -> None:
    move = Move(seat=1, pawn=1, fare="taxi", station=74)
    assert WORDS[language].tell(move, game(), [Player("Anna"), Player("Ben"), Player()]) == sentence


def test_an_offer_names_the_pawn_only_where_there_are_several() -> None:
    move = Move(seat=1, pawn=1, fare="taxi", station=74)
    assert WORDS["en"].offer(move, make_game("classic", 3)) == "purple: taxi to 74"
    assert WORDS["en"].offer(move, make_game("classic", 6)) == "taxi to 74"
    assert WORDS["en"].offer(move, holmes(5)) == "carriage to 74"
    assert WORDS["en"].offer(move, holmes(3)) == "Sherlock: carriage to 74"  # the bobbies are everybody's
