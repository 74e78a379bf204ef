"""Four languages that say the same things, and a sentence for everything that can happen or go wrong."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from msgspec.structs import replace

import gaslamp
from gaslamp.agents.uniform import Uniform
from gaslamp.board import KINDS
from gaslamp.core import CHANCE, SPECTATOR, Action, Ended, Event, IllegalAction, Outcome, Problem, secret_fields
from gaslamp.games import GAMES, AnyChase, AnyGame, make_game
from gaslamp.games.chase import Chase
from gaslamp.games.classic import Surface, Take
from gaslamp.games.compact import End, GiveUp, Place, Scored
from gaslamp.games.enquiry import DrawLead, Fill, Finale, First, Follow, Keep, Solve, Solved, Swap, Visit
from gaslamp.games.holmes import CAST, Draw, Plot, Settle
from gaslamp.games.layouts import Laid, Link
from gaslamp.games.powers import (
    Ask,
    Ban,
    Barricade,
    Collect,
    Commit,
    Confirmed,
    Fly,
    Land,
    LieLow,
    Located,
    Question,
    Recalled,
    Turn,
)
from gaslamp.games.vocabulary import (
    Began,
    Blocked,
    Caught,
    Cornered,
    Deal,
    Done,
    Double,
    Fare,
    Move,
    Opened,
    Stranded,
    Surfaced,
)
from gaslamp.match import Match, steps
from gaslamp.record import Player
from gaslamp.words import GAMES as OWN_PARTS
from gaslamp.words import LANGUAGES, BadLanguage, Words, pick_language

SOURCE = Path(gaslamp.__file__).parent
FOLDER = SOURCE / "data" / "words"
WORDS = {language: Words(language) for language in LANGUAGES}
EVERYTHING: Mapping[str, Any] = {"voluntary_surfacing": True, "cut_off": True, "order": "any", "blacks": 9}
SHERLOCK: Mapping[str, Any] = {"mode": "sherlock", "tokens": 9, "blacks": 5, "doubles": 3}


# The files


class Text(NamedTuple):
    """What translations of one text must share."""

    variables: frozenset[str]
    references: frozenset[str]


@cache
def entries(language: str) -> Mapping[str, list[ftl.EntryType]]:
    parse = FluentParser().parse
    return {file.stem: parse(file.read_text("utf-8")).body for file in sorted((FOLDER / language).glob("*.ftl"))}


def messages(language: str, game: str = "") -> Iterator[ftl.Message]:
    """The messages every game shares, or those in the part of one game."""
    for part, body in entries(language).items():
        if part == game or not (game or part in OWN_PARTS):
            yield from (entry for entry in body if isinstance(entry, ftl.Message))


@cache
def texts(language: str, game: str = "") -> Mapping[str, Text]:
    """Every text by its key, attributes as `key.attribute`."""
    found: dict[str, Text] = {}
    for message in messages(language, game):
        if message.value:
            found[message.id.name] = text_of(message.value)
        found |= {f"{message.id.name}.{part.id.name}": text_of(part.value) for part in message.attributes}
    return found


def text_of(pattern: ftl.Pattern) -> Text:
    nodes = list(walk(pattern))
    variables = frozenset(node.id.name for node in nodes if isinstance(node, ftl.VariableReference))
    return Text(variables, frozenset(node.id.name for node in nodes if isinstance(node, ftl.MessageReference)))


def walk(node: object) -> Iterator[ftl.BaseNode]:
    if isinstance(node, ftl.BaseNode):
        yield node
        for child in vars(node).values():
            yield from walk(child)
    elif isinstance(node, list):
        for child in node:
            yield from walk(child)


def wanted(key: str) -> frozenset[str]:
    """The variables a text needs, those of the texts it refers to included."""
    text = texts("en")[key]
    return text.variables.union(*(wanted(reference) for reference in text.references))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_good_fluent(language: str) -> None:
    junk = [entry.content for body in entries(language).values() for entry in body if isinstance(entry, ftl.Junk)]
    assert not junk


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["", *OWN_PARTS])
def test_no_key_is_used_twice(language: str, game: str) -> None:
    keys = [message.id.name for message in messages(language, game)]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["", *OWN_PARTS])
def test_the_languages_share_parts_keys_and_variables(language: str, game: str) -> None:
    assert entries(language).keys() == entries("en").keys()
    assert texts(language, game) == texts("en", game)


@pytest.mark.parametrize("game", OWN_PARTS)
def test_a_text_of_a_game_says_no_less_than_the_one_it_replaces(game: str) -> None:
    shared, own = texts("en"), texts("en", game)
    assert game in GAMES
    assert shared.keys() & own.keys() >= ({"fare", "ride", "Move", "Ended"} if game in CHASES else {"Done", "Ended"})
    attributes = {key for key in shared if key.partition(".")[0] in own and not key.startswith("Ended.")}
    assert attributes <= own.keys()


@pytest.mark.parametrize("part", entries("en"))
def test_a_part_refers_only_to_itself_and_to_common(part: str) -> None:
    bodies = [*entries("en")[part], *entries("en")["common"]]
    known = {entry.id.name for entry in bodies if isinstance(entry, ftl.Message)}
    references = {node.id.name for node in walk(entries("en")[part]) if isinstance(node, ftl.MessageReference)}
    assert references <= known


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("game", ["", *OWN_PARTS])
def test_no_sentence_is_left_in_english(language: str, game: str) -> None:
    fixed = [key for key, text in texts("en", game).items() if not text.variables and not text.references]
    english, other = WORDS["en"].about(game), WORDS[language].about(game)
    assert not [key for key in fixed if (said := english.say(key)) == other.say(key) and len(said.split()) > 3]


def test_the_spaces_before_french_signs_do_not_break() -> None:
    parts = [part for part in entries("fr") if part != "terminal"]
    lines = [line for part in parts for line in (FOLDER / "fr" / f"{part}.ftl").read_text("utf-8").splitlines()]
    assert not [line for line in lines if not line.startswith("#") and re.search(r" [:;?!»]|« ", line)]


# What happens

CHASES = {name: kind for name, kind in GAMES.items() if issubclass(kind, Chase)}


def game(**options: Any) -> AnyChase:
    return make_game("classic", 3, options)


def holmes(seats: int = 3, **options: Any) -> AnyChase:
    return make_game("holmes", seats, {"mode": "sherlock", **options})


def played(seed: int, rules: AnyGame) -> Iterator[Match[Any]]:
    """One match between random players, looked at after every action."""
    match: Match[Any] = Match(rules)
    agent = Uniform(Random(seed))
    yield match
    for _ in steps(match, dict.fromkeys((CHANCE, *range(3)), agent)):
        yield match


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


OF_EVERY_CHASE: tuple[Event, ...] = (
    Deal(seat=CHANCE, pawn=0, station=35),
    Move(seat=0, pawn=0, fare="black", station=115),
    Move(seat=1, pawn=1, fare="bus", station=94),
    Began(round=3),
    Surfaced(entry=3, station=74),
    Blocked(pawn=3),
    Stranded(pawn=2),
    Caught(pawn=3, station=74),
    Cornered(station=74),
    Opened(stations=(35, 46, 79)),
)
ONE_OF_EACH: Mapping[str, tuple[Event, ...]] = {
    "classic": (
        *OF_EVERY_CHASE,
        Double(seat=0),
        Done(seat=0),
        Surface(seat=0),
        Take(seat=0, pawn=2, fare="underground"),
        Ended(outcome=Outcome(winners=(0,), rule="CL-23")),
    ),
    "holmes": (
        *OF_EVERY_CHASE,
        Double(seat=0),
        Done(seat=0),
        Done(seat=1),
        Plot(seat=CHANCE, station=127),
        Draw(seat=CHANCE, tile=(35, 188)),
        Settle(seat=0, station=188),
        Commit(seat=0),
        Collect(seat=0, fare="black"),
        Collect(seat=0, fare="double"),
        LieLow(seat=0),
        Fly(seat=0),
        Turn(seat=CHANCE, tile=(45, 162)),
        Land(seat=0, station=162),
        Ask(seat=1, pawn=1, about="quarter"),
        Ban(seat=2, pawn=2, fare="underground"),
        Barricade(seat=1, pawn=1, station=67),
        Located(quarter="III"),
        Confirmed(symbol="river", carries=True),
        Recalled(entry=6, station=88),
        Ended(outcome=Outcome(winners=(0,), rule="SH-15", how="crimes")),
    ),
    "compact": (
        *OF_EVERY_CHASE,
        Place(seat=1, pawn=2, station=40),
        GiveUp(seat=2),
        Scored(seat=1, points=17, how="caught"),
        Ended(outcome=Outcome(winners=(0,), rule="CP-1")),
    ),
    "connection": (
        Fill(seat=CHANCE, location=0, item=12),
        Fill(seat=CHANCE, location=3, item="witness"),
        DrawLead(seat=CHANCE, player=1, lead=4),
        Follow(seat=1, lead=4),
        First(seat=CHANCE, player=2),
        Visit(seat=2, location=1, items=(7, "cyber")),
        Visit(seat=2, location=2, items=("forensic", "forensic")),
        Swap(seat=0, kind="cyber"),
        Solve(seat=0, cards=(Laid(3, 0, -1),), links=(Link(0, 3, "forensic", "universal"),)),
        Solved(player=0, lead=4, points=2),
        Solved(player=0, lead=4, points=1, bonuses=("point", "universal", "lead")),
        Keep(seat=0, items=(3, "universal")),
        Done(seat=0),
        Finale(player=0),
        Ended(outcome=Outcome(winners=(0, 2), rule="CC-14", how="shared")),
    ),
}
EXAMPLES = [(name, event) for name, events in ONE_OF_EACH.items() for event in events]


@pytest.mark.parametrize("name", GAMES)
def test_there_is_an_example_of_every_event(name: str) -> None:
    assert {type(event) for event in ONE_OF_EACH[name]} == set(GAMES[name].vocabulary)


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
    assert WORDS[language].tell(ended, make_game(rules, 3), players).endswith("(Ben, Cleo).")


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
        ("it", "L’investigatore viola (Ben) prende il taxi fino alla 74."),
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


# The names of each game


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
    assert words.tell(Began(round=2), game()) == "Round 2: Mister X is to move."


def test_a_bobby_bears_the_name_of_whoever_moves_it() -> None:
    players, rules = [Player("Anna"), Player("Ben"), Player("Cleo")], holmes(3)
    bobby = rules.pawn_names.index("bobby1")
    move = Move(seat=2, pawn=bobby, fare="taxi", station=74)
    assert WORDS["en"].tell(move, rules, players) == "Bobby 1 (Cleo) takes a carriage to 74."
    assert WORDS["en"].tell(Blocked(pawn=bobby), rules, players).startswith("Bobby 1 is hemmed in")
    assert WORDS["en"].tell(Blocked(pawn=bobby), holmes(2), players).startswith("Bobby 1 (Ben) is hemmed in")


def test_whoever_leaves_it_at_that_is_named() -> None:
    players, rules = [Player("Anna"), Player("Ben"), Player("Cleo")], holmes(3)
    assert WORDS["en"].tell(Done(seat=0), rules, players) == "Professor Moriarty (Anna) leaves it at that."
    assert WORDS["en"].tell(Done(seat=2), rules, players) == "Dr Watson (Cleo) leaves it at that."
    assert "spend no token" in WORDS["en"].offer(Done(seat=2), rules)
    assert "token" not in WORDS["en"].offer(Done(seat=0), rules)


QUESTIONS: tuple[Question, ...] = ("quarter", "park", "monument", "river", "past")


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


# The compact game


def compact(seats: int = 3) -> AnyChase:
    return make_game("compact", seats)


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
    assert tell(GiveUp(seat=1), compact(), TRIO) == "Player 2 would give up the chase."
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
    assert shared.endswith(f"Anna, {number}, Cleo.")


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


# What is refused or goes wrong


COUNTED: Mapping[str, Any] = {"fugitive_fares": "counted", "blacks": 0, "doubles": 0}
STRICT: Mapping[str, list[AnyChase]] = {
    "classic": [game(), game(**EVERYTHING), game(**COUNTED)],
    "holmes": [holmes(**SHERLOCK), holmes(**SHERLOCK, characters=("irene", "lestrade")), holmes(**COUNTED)],
    "compact": [make_game("compact", 3), make_game("compact", 3, {"black_tickets": 4})],
}


def rules_found(name: str) -> set[str]:
    """The rules that refuse random actions."""
    rng, found = Random(3), set[str]()
    for seed, rules in enumerate(STRICT[name]):
        for match in played(seed, rules):
            for action in wild_actions(rules, match.state, rng):
                if type(action) in rules.vocabulary and not rules.allows(match.state, action):
                    found.add(rules.rule_against(match.state, action))
    return found


FARES: tuple[Fare, ...] = ("taxi", "bus", "underground", "black")


def wild_actions(rules: AnyChase, state: Any, rng: Random) -> Iterator[Action]:
    seat, pawn = rng.randrange(3), rng.randrange(len(rules.pawns))
    here = state.stations[pawn]
    ways = [way.station for way in rules.board.exits[here]] if here else [1]
    yield from (Move(seat=seat, pawn=pawn, fare=fare, station=rng.choice(ways)) for fare in FARES)
    yield from (Double(seat=seat), Done(seat=seat), Surface(seat=seat), Deal(seat=CHANCE, pawn=pawn, station=1))
    yield from (Plot(seat=CHANCE, station=1), Draw(seat=CHANCE, tile=(1, 2)), Settle(seat=0, station=1))
    yield from (Turn(seat=CHANCE, tile=(1, 2)), Land(seat=0, station=1), Commit(seat=0), LieLow(seat=0), Fly(seat=0))
    yield from (Collect(seat=0, fare="double"), Ban(seat=seat, pawn=pawn, fare="bus"))
    yield from (Place(seat=seat, pawn=pawn, station=1), GiveUp(seat=seat))
    yield from (Barricade(seat=seat, pawn=pawn, station=1), *(Ask(seat=seat, pawn=pawn, about=q) for q in QUESTIONS))


RULE = re.compile(r"[A-Z]{2}-\d+")
ENDINGS = {"caught", "cornered"}
"""Fields of `Rules` that end a match and refuse nothing."""


def rules_listed(name: str) -> set[str]:
    """The rules a game may refuse by: those it lists, and those that its `rule_against` names in the source."""
    rules = CHASES[name].rules
    listed = {getattr(rules, field) for field in rules.__struct_fields__ if field not in ENDINGS}
    for kind in GAMES[name].__mro__:
        listed |= {rule for key, value in vars(kind).items() if key.startswith("RULES_OF") for rule in value.values()}
    functions = [n for n in ast.walk(source_of(name)) if isinstance(n, ast.FunctionDef) and "rule_against" in n.name]
    constants = [c.value for function in functions for c in ast.walk(function) if isinstance(c, ast.Constant)]
    return listed | {value for value in constants if isinstance(value, str) and RULE.fullmatch(value)}


def source_of(name: str) -> ast.Module:
    return ast.parse((SOURCE / "games" / f"{name}.py").read_text("utf-8"))


@pytest.mark.parametrize("name", CHASES)
def test_every_rule_that_can_refuse_has_its_sentence(name: str) -> None:
    listed = rules_listed(name)
    assert len(listed) > 8
    assert rules_found(name) <= listed
    for words in WORDS.values():
        assert all(words.explain(IllegalAction(rule)).endswith(f"({rule})") for rule in listed)


def test_random_actions_meet_most_rules_of_the_holmes_edition() -> None:
    assert len(rules_found("holmes")) > 15


@pytest.mark.parametrize("name", GAMES)
def test_every_game_and_option_has_its_words(name: str) -> None:
    told = texts("en").keys() | texts("en", name).keys()
    for option in GAMES[name].options_type.__struct_fields__:
        assert {f"option-{option}", f"option-{option}.about"} <= told
    assert {f"game-{name}", f"game-{name}.about"} <= texts("en").keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_holmes_edition_never_speaks_of_mister_x(language: str) -> None:
    words = WORDS[language].about("holmes")
    for option in GAMES["holmes"].options_type.__struct_fields__:
        assert "Mister X" not in words.say(f"option-{option}") + words.say(f"option-{option}.about")
    told = [words.tell(event, holmes()) for event in ONE_OF_EACH["holmes"]]
    assert not [sentence for sentence in told if "Mister X" in sentence]


class Call(NamedTuple):
    """A place in the source that names a text: which one, and with what details."""

    key: str
    details: frozenset[str]
    is_open: bool
    where: str


def calls(*names: str) -> Iterator[Call]:
    """Every call of these functions or classes whose first argument is a text's key."""
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and called(node) in names and node.args:
                key, words = node.args[0], [keyword.arg for keyword in node.keywords]
                if isinstance(key, ast.Constant) and isinstance(key.value, str):
                    details = frozenset(word for word in words if word)
                    yield Call(key.value, details, None in words, f"{file.name}:{node.lineno}")


def called(node: ast.Call) -> str:
    """The name a call goes to; of `words.say` and `ctx.obj.say` the whole, of others the last part."""
    name = last_name(node.func)
    return (
        f"words.{name}" if name == "say" and last_name(getattr(node.func, "value", None)) in ("words", "obj") else name
    )


def last_name(node: ast.expr | None) -> str:
    return getattr(node, "attr", "") or getattr(node, "id", "")


@cache
def problem_classes() -> tuple[str, ...]:
    """`Problem` and every class in the source that derives from it."""
    classes = [
        node
        for file in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.ClassDef)
    ]
    found = {"Problem"}
    while more := {c.name for c in classes if {getattr(b, "id", "") for b in c.bases} & found} - found:
        found |= more
    return tuple(found)


def test_every_problem_raised_in_the_source_has_its_sentence() -> None:
    raised = list(calls(*problem_classes(), "fault", "once", "Finding"))
    assert len(raised) > 60
    known = texts("en").keys() | {key.removeprefix("refused-") for key in texts("en")}
    missing = {f"{call.where} {call.key}" for call in raised if call.key not in known}
    assert not missing
    given = {"file", "line", "earlier", "command"}
    told = [call for call in raised if not call.is_open and call.key in texts("en")]
    short = [call for call in told if wanted(call.key) - call.details - given]
    assert not [call for call in short if call.key not in POSITIONAL]


POSITIONAL = {call.key for call in calls("Finding")}
"""Findings carry their details in one argument."""


def test_every_board_key_in_the_source_has_its_sentence() -> None:
    sources = [(SOURCE / name).read_text("utf-8") for name in ("board.py", "boardfile.py", "survey.py")]
    keys = {key for source in sources for key in re.findall(r'"(board-[a-z-]+)"', source)}
    assert len(keys) > 30
    assert keys <= texts("en").keys()


def test_everything_that_is_said_can_be_said() -> None:
    said = [call for call in calls("words.say") if not call.is_open]
    own = {key for game in OWN_PARTS for key in texts("en", game)}
    missing = {f"{call.where} {call.key}" for call in said if call.key not in texts("en").keys() | own}
    assert not missing
    assert not [call for call in said if call.key in texts("en") and wanted(call.key) - call.details]


def test_a_problem_says_where_and_what_was_meant() -> None:
    explain = WORDS["en"].explain
    assert explain(Problem("text-number", text="x", file="my.board", line=3)) == "my.board:3: “x” is not a number."
    assert explain(Problem("text-missing", file="my.board")) == "my.board: There is no such file."
    assert explain(Problem("not-a-record", file="", line=2)).startswith("Line 2: ")
    assert explain(Problem("event-out-of-place", n=4, found="Move")).startswith("Event 4: ")
    assert explain(Problem("command-unknown", name="plya", known="play, replay")).endswith("Did you mean “play”?")
    assert "Did you mean" not in explain(Problem("command-unknown", name="xyz", known="play, replay"))


def test_what_comes_from_outside_cannot_steer_the_terminal() -> None:
    told = WORDS["en"].explain(Problem("text-number", text="\x1b[31m" + "9" * 9999))
    assert "\x1b" not in told
    assert len(told) < 2500


def test_a_missing_text_or_detail_is_loud() -> None:
    for key in ("no-such-key", "Move.no-such-aspect", "text-number"):
        with pytest.raises(KeyError):
            WORDS["en"].say(key)


def test_numbers_have_plurals_but_no_grouping() -> None:
    assert WORDS["en"].say("cli-check-stations", count=1) == "One station"
    assert WORDS["de"].say("cli-check-stations", count=12345) == "12345 Stationen"
    assert WORDS["fr"].say("board-long", a=1, b=1000, times=4.5).startswith("La ligne de taxi 1–1000 est 4,5 fois")


# Which language


@pytest.mark.parametrize(
    ("asked", "environ", "language"),
    [
        (None, {}, "en"),
        ("de", {"GASLAMP_LANGUAGE": "fr"}, "de"),
        ("fr_CA.UTF-8", {}, "fr"),
        ("IT", {}, "it"),
        (None, {"GASLAMP_LANGUAGE": "fr", "LANG": "de_DE"}, "fr"),
        (None, {"LC_ALL": "C", "LANG": "de_DE"}, "en"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "it_IT.UTF-8", "LANG": "de_DE"}, "it"),
        (None, {"LANG": "de_AT.UTF-8"}, "de"),
        (None, {"LANG": "es_ES.UTF-8"}, "en"),
        (None, {"LANG": "C.UTF-8"}, "en"),
    ],
)
def test_the_language_is_the_one_asked_for_or_the_systems(
    asked: str | None, environ: dict[str, str], language: str
) -> None:
    assert pick_language(asked, environ) == language


@pytest.mark.parametrize(("asked", "environ"), [("xx", {}), (None, {"GASLAMP_LANGUAGE": "klingon"})])
def test_a_language_nobody_speaks_is_a_problem(asked: str | None, environ: dict[str, str]) -> None:
    with pytest.raises(BadLanguage, match="language-unknown"):
        pick_language(asked, environ)
