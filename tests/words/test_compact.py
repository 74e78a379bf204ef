"""The compact game, told."""

from __future__ import annotations

import re
from typing import get_args

import pytest
from msgspec.structs import replace

from gaslamp.core import CHANCE, Ended, Outcome
from gaslamp.games.compact import End, GiveUp, Place, Scored
from gaslamp.games.vocabulary import (
    Began,
    Blocked,
    Caught,
    Cornered,
    Deal,
    Move,
    Opened,
    Stranded,
    Surfaced,
)
from gaslamp.record import Player
from gaslamp.words import LANGUAGES, Words
from tests.words.speaking import AND, WORDS, compact

TRIO = [Player("Anna"), Player(), Player("Cleo")]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Round 3: Cleo is Mister X and moves first."),
        ("fr", "Manche 3\N{NO-BREAK SPACE}: Cleo est Mister X et joue en premier."),
        ("it", "Manche 3: Cleo è Mister X e muove per primo."),
        ("de", "Runde 3: Cleo ist Mister X und zieht zuerst."),
    ],
)
def test_a_round_is_told_with_its_mister_x(language: str, sentence: str) -> None:
    assert WORDS[language].tell(Began(round=3), compact(), TRIO) == sentence


def test_whoever_has_no_name_is_told_by_number() -> None:
    tell = WORDS["en"].tell
    assert tell(Began(round=2), compact(), TRIO) == "Round 2: Player 2 is Mister X and moves first."
    assert tell(GiveUp(seat=1), compact(), TRIO) == "Player 2 votes to give up."
    assert tell(Scored(seat=1, points=5, how="caught"), compact()) == "Mister X is caught. Player 2 scores 5 points."


def test_who_acts_is_named_and_nobody_else_whoever_is_mister_x() -> None:
    tell, rules = WORDS["en"].tell, compact()
    told = [
        tell(Move(seat=2, pawn=0, fare="taxi", station=74), rules, TRIO),
        tell(Move(seat=0, pawn=1, fare="taxi", station=74), rules, TRIO),
        tell(Move(seat=1, pawn=1, fare="taxi", station=74), rules, TRIO),
        tell(Place(seat=0, pawn=3, station=40), rules, TRIO),
    ]
    assert told == [
        "Mister X (Cleo) takes the taxi to 74.",
        "The red detective (Anna) takes the taxi to 74.",
        "The red detective takes the taxi to 74.",
        "The green detective (Anna) takes up position at 40.",
    ]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_event_without_a_seat_names_nobody(language: str, seats: int) -> None:
    players = [Player("Anna"), Player("Ben"), Player("Cleo"), Player("Dora")]
    nameless = (Deal(seat=CHANCE, pawn=0, station=1), Blocked(pawn=1), Stranded(pawn=2), Caught(pawn=3, station=9))
    for event in (*nameless, Cornered(station=9), Surfaced(entry=2, station=9), Opened(stations=(1, 9))):
        told = WORDS[language].tell(event, compact(seats), players)
        assert not [player.name for player in players if player.name in told]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_black_ticket_tells_its_station_to_its_owner_alone(language: str) -> None:
    black = Move(seat=1, pawn=0, fare="black", station=84)
    assert "84" in WORDS[language].tell(black, compact(), TRIO)
    assert not re.search(r"\d", WORDS[language].tell(replace(black, station=None), compact(), TRIO))


ENDS: tuple[End, ...] = get_args(End)


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_are_told_by_how_the_round_ended_and_by_their_sign(language: str) -> None:
    scores = [Scored(seat=0, points=points, how=how) for how in ENDS for points in (12, 1, 0, -2)]
    told = [WORDS[language].tell(scored, compact(), TRIO) for scored in scores]
    assert len(set(told)) == len(told)
    assert all("Anna" in sentence for sentence in told)
    assert all("-2" in sentence for sentence in told[3::4])
    assert not any(re.search(r"\d", sentence) for sentence in told[2::4])


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_who_share_a_win_are_named(language: str) -> None:
    tell, number = WORDS[language].tell, WORDS[language].say("player-number", number=2)
    alone = tell(Ended(outcome=Outcome(winners=(2,), rule="CP-1")), compact(), TRIO)
    shared = tell(Ended(outcome=Outcome(winners=(0, 1, 2), rule="CP-1", how="shared")), compact(), TRIO)
    assert ("Cleo" in alone, "Anna" in alone) == (True, False)
    assert shared.endswith(f"Anna, {number} {AND[language]} Cleo.")


def test_mister_x_is_offered_his_rides_and_the_detectives_theirs_by_pawn() -> None:
    offer, rules = WORDS["en"].offer, compact()
    assert offer(Move(seat=2, pawn=0, fare="taxi", station=74), rules) == "taxi to 74"
    assert offer(Move(seat=2, pawn=3, fare="taxi", station=74), rules) == "green: taxi to 74"
    assert offer(Move(seat=0, pawn=1, fare="taxi", station=74), rules) == "red: taxi to 74"
    assert offer(Place(seat=1, pawn=2, station=40), rules) == "blue: start at 40"
    assert offer(GiveUp(seat=0), rules) == "give up this round"


def test_the_french_rulebook_calls_it_black_ticket() -> None:
    words = WORDS["fr"].about("compact")
    assert words.say("fare", fare="black") == "Black Ticket"
    assert "Black Ticket" in words.say("refused-CP-9")


@pytest.mark.parametrize("language", ["it", "de"])
@pytest.mark.parametrize("key", ["turn-several", "turn-place"])
def test_what_is_asked_of_several_people_addresses_none_of_them_alone(language: str, key: str) -> None:
    said = re.findall(r"\w+", Words(language).say(f"telling-{key}", pawns="").lower())
    assert not {"vuoi", "scegli", "wähle", "du"} & set(said)
