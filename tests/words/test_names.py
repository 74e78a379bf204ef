"""Every game speaks with names of its own."""

from __future__ import annotations

import pytest
from fluent.syntax import ast as ftl

from gaslamp.board import KINDS
from gaslamp.core import Action
from gaslamp.games import make_game
from gaslamp.games.holmes import CAST
from gaslamp.games.powers import (
    Ask,
    Ban,
    Barricade,
    Confirmed,
)
from gaslamp.games.vocabulary import (
    Began,
    Blocked,
    Done,
    Move,
    Opened,
)
from gaslamp.record import Player
from gaslamp.words import LANGUAGES, Words
from tests.words.examples import QUESTIONS
from tests.words.reading import messages, walk
from tests.words.speaking import WORDS, game, holmes


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Professor Moriarty takes the omnibus. Where to, only he knows."),
        ("fr", "Le professeur Moriarty prend l’omnibus. Pour aller où, lui seul le sait."),
        ("it", "Il professor Moriarty prende la tranvia a cavalli. Per dove, lo sa solo lui."),
        ("de", "Professor Moriarty nimmt den Pferdeomnibus. Wohin, weiß nur er."),
    ],
)
def test_the_same_event_bears_the_names_of_its_game(language: str, sentence: str) -> None:
    assert WORDS[language].tell(Move(seat=0, pawn=0, fare="bus"), holmes()) == sentence


def test_words_about_a_game_leave_those_about_others_alone() -> None:
    words = Words("en", "holmes")
    assert (words.say("fugitive"), words.about("classic").say("fugitive")) == ("Moriarty", "Mister X")
    assert (words.about("holmes").say("kind", kind="bus"), Words("en").say("kind", kind="bus")) == ("omnibus", "bus")
    assert words.tell(Began(round=2), game()) == "Round 2: Mister X moves."


def test_a_bobby_bears_the_name_of_whoever_moves_it() -> None:
    players, rules = [Player("Anna"), Player("Ben"), Player("Cleo")], holmes(3)
    bobby = rules.pawn_names.index("bobby1")
    move = Move(seat=2, pawn=bobby, fare="taxi", station=74)
    assert WORDS["en"].tell(move, rules, players) == "Bobby 1 (Cleo) takes a carriage to 74."
    assert WORDS["en"].tell(Blocked(pawn=bobby), rules, players).startswith("Bobby 1 is surrounded")
    assert WORDS["en"].tell(Blocked(pawn=bobby), holmes(2), players).startswith("Bobby 1 (Ben) is surrounded")


def test_whoever_leaves_it_at_that_is_named() -> None:
    players, rules = [Player("Anna"), Player("Ben"), Player("Cleo")], holmes(3)
    assert WORDS["en"].tell(Done(seat=0), rules, players) == "Professor Moriarty (Anna) leaves it at that."
    assert WORDS["en"].tell(Done(seat=2), rules, players) == "Dr Watson (Cleo) leaves it at that."
    assert "spend no token" in WORDS["en"].offer(Done(seat=2), rules)
    assert "token" not in WORDS["en"].offer(Done(seat=0), rules)


@pytest.mark.parametrize("language", LANGUAGES)
def test_abilities_are_short_lines_that_begin_with_their_character(language: str) -> None:
    rules = holmes(6)
    abilities: list[Action] = [Ask(seat=1, pawn=1, about=about) for about in QUESTIONS]
    abilities += [Ban(seat=3, pawn=3, fare="bus"), Barricade(seat=5, pawn=5, station=67)]
    lines = [WORDS[language].offer(ability, rules) for ability in abilities]
    assert len(set(lines)) == len(abilities)
    assert all(line.startswith(("Sherlock", "Irene", "Lestrade")) and len(line) < 72 for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_yes_is_told_from_a_no_and_one_symbol_from_another(language: str) -> None:
    answers = [Confirmed(symbol=s, carries=c) for s in ("park", "monument", "river") for c in (True, False)]
    assert len({WORDS[language].tell(answer, holmes()) for answer in answers}) == 6


def test_a_fugitive_who_never_left_has_no_route() -> None:
    assert "never left 35" in WORDS["en"].tell(Opened(stations=(35,)), game())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("part", "pawns"),
    [("", make_game("classic").pawn_names), ("holmes", ("fugitive", *CAST, "bobby1", "bobby2", "bobby3"))],
    ids=["classic", "holmes"],
)
def test_every_pawn_fare_and_kind_has_a_name(language: str, part: str, pawns: tuple[str, ...]) -> None:
    fares = {"taxi", "bus", "underground", "black", "double"}
    variants = {
        message.id.name: {str(vars(node.key).get("name")) for node in walk(message) if isinstance(node, ftl.Variant)}
        for message in messages(language, part)
        if message.id.name in ("pawn-name", "pawn-short", "pawn-from", "fare", "ride", "kind")
    }
    assert variants.keys() >= {"pawn-name", "pawn-short"}
    assert all(variants[key] >= set(pawns) for key in variants if key.startswith("pawn-"))
    assert variants["fare"] >= fares
    assert variants["ride"] >= fares - {"double"}
    assert variants["kind"] >= set(KINDS)


BOTS = [Player("Anna"), Player("Silas", "club"), Player(agent="club")]


@pytest.mark.parametrize(
    ("language", "alone", "inside", "nameless"),
    [
        ("en", "Silas (bot)", "(bot Silas)", "Bot 3"),
        ("fr", "Silas (robot)", "(robot Silas)", "Robot 3"),
        ("it", "Silas (bot)", "(bot Silas)", "Bot 3"),
        ("de", "Silas (Bot)", "(Bot Silas)", "Bot 3"),
    ],
)
def test_a_bot_is_called_by_name_with_the_word_for_it(language: str, alone: str, inside: str, nameless: str) -> None:
    words, rules = WORDS[language], make_game("connection", 3)
    assert words.tell(Done(seat=0), rules, BOTS).startswith("Anna ")
    assert words.tell(Done(seat=1), rules, BOTS).startswith(alone)
    assert words.tell(Done(seat=2), rules, BOTS).startswith(nameless)
    move = Move(seat=1, pawn=1, fare="taxi", station=74)
    assert inside in words.tell(move, holmes(3), BOTS)
    assert "(" not in words.tell(Move(seat=2, pawn=2, fare="taxi", station=74), holmes(3), BOTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_says_what_it_can_do(language: str) -> None:
    abilities = [WORDS[language].about("holmes").say(f"ability-{character}") for character in CAST]
    assert len(set(abilities)) == len(CAST)
    assert all("Moriarty" in ability and 40 < len(ability) < 170 for ability in abilities)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letters_of_a_pawn_begin_its_name_and_no_other(language: str) -> None:
    for rules in (game(), holmes(6), make_game("compact", 3)):
        words = WORDS[language].about(rules.name)
        names = [name for name in rules.pawn_names if not name.startswith(("fugitive", "bobby"))]
        letters = {name: words.say("telling-letter", pawn=name) for name in names}
        assert len(set(letters.values())) == len(letters)
        for name, sign in letters.items():
            short = words.say("pawn-short", pawn=name).casefold()
            assert short.startswith(sign.casefold()), (name, sign)
            others = [words.say("pawn-short", pawn=other).casefold() for other in names if other != name]
            assert not [other for other in others if other.startswith(sign.casefold()) and rules.name != "holmes"]
