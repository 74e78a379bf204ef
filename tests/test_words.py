"""Four languages that say the same things, and a sentence for everything that can happen or go wrong."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from msgspec.structs import asdict, replace

import gaslamp
from gaslamp.agents.uniform import Uniform
from gaslamp.board import KINDS
from gaslamp.core import CHANCE, SPECTATOR, Action, Ended, Event, IllegalAction, Outcome, Problem, secret_fields
from gaslamp.games import GAMES, AnyGame, make_game
from gaslamp.games.classic import Classic, Surface, Take
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
from gaslamp.words import LANGUAGES, BadLanguage, Words, pick_language

SOURCE = Path(gaslamp.__file__).parent
FOLDER = SOURCE / "data" / "words"
WORDS = {language: Words(language) for language in LANGUAGES}
EVERYTHING: Mapping[str, Any] = {"voluntary_surfacing": True, "cut_off": True, "order": "any", "blacks": 9}


# The files


class Text(NamedTuple):
    """What translations of one text must share."""

    variables: frozenset[str]
    references: frozenset[str]


@cache
def entries(language: str) -> Mapping[str, list[ftl.EntryType]]:
    parse = FluentParser().parse
    return {file.stem: parse(file.read_text("utf-8")).body for file in sorted((FOLDER / language).glob("*.ftl"))}


def messages(language: str) -> Iterator[ftl.Message]:
    for body in entries(language).values():
        yield from (entry for entry in body if isinstance(entry, ftl.Message))


@cache
def texts(language: str) -> Mapping[str, Text]:
    """Every text by its key, attributes as `key.attribute`."""
    found: dict[str, Text] = {}
    for message in messages(language):
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
def test_no_key_is_used_twice(language: str) -> None:
    keys = [message.id.name for message in messages(language)]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_languages_share_parts_keys_and_variables(language: str) -> None:
    assert entries(language).keys() == entries("en").keys()
    assert texts(language) == texts("en")


@pytest.mark.parametrize("part", entries("en"))
def test_a_part_refers_only_to_itself_and_to_common(part: str) -> None:
    bodies = [*entries("en")[part], *entries("en")["common"]]
    known = {entry.id.name for entry in bodies if isinstance(entry, ftl.Message)}
    references = {node.id.name for node in walk(entries("en")[part]) if isinstance(node, ftl.MessageReference)}
    assert references <= known


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_sentence_is_left_in_english(language: str) -> None:
    fixed = [key for key, text in texts("en").items() if not text.variables and not text.references]
    same = [
        key for key in fixed if (said := WORDS["en"].say(key)) == WORDS[language].say(key) and len(said.split()) > 3
    ]
    assert not same


# What happens


def game(**options: Any) -> AnyGame:
    return make_game("classic", 3, options)


def played(seed: int, options: Mapping[str, Any]) -> Iterator[Match[Any]]:
    """One match between random players, looked at after every action."""
    match: Match[Any] = Match(game(**options))
    agent = Uniform(Random(seed))
    yield match
    for _ in steps(match, dict.fromkeys((CHANCE, *range(3)), agent)):
        yield match


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [{}, EVERYTHING], ids=["book", "everything"])
def test_random_games_are_told_and_offered_in_full(language: str, options: Mapping[str, Any]) -> None:
    words, players = WORDS[language], (Player("Anna"), Player("Ben"), Player())
    *_, match = played(7, options)
    rules = game(**options)
    for seat in (0, 1, SPECTATOR):
        for event in match.view(seat).events:
            sentence = words.tell(event, rules, players)
            assert re.fullmatch(r"[A-ZÉ][^{}⁨⁩]*[.]", sentence), sentence
    for match in played(7, options):
        for seat in match.to_act:
            for action in match.view(seat).actions:
                assert re.fullmatch(r"\S[^{}⁨⁩]*\S", words.offer(action, rules))


ONE_OF_EACH: tuple[Event, ...] = (
    Deal(seat=CHANCE, pawn=0, station=35),
    Move(seat=0, pawn=0, fare="black", station=115),
    Move(seat=1, pawn=1, fare="bus", station=94),
    Double(seat=0),
    Done(seat=0),
    Surface(seat=0),
    Take(seat=0, pawn=2, fare="underground"),
    Began(round=3),
    Surfaced(entry=3, station=74),
    Blocked(pawn=4),
    Stranded(pawn=5),
    Caught(pawn=3, station=74),
    Cornered(station=74),
    Opened(stations=(35, 46, 79)),
    Ended(outcome=Outcome(winners=(0,), rule="CL-23")),
)


def test_there_is_an_example_of_every_event() -> None:
    assert {type(event) for event in ONE_OF_EACH} == {kind for rules in GAMES.values() for kind in rules.vocabulary}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", ONE_OF_EACH, ids=lambda event: type(event).__name__)
def test_every_event_has_its_sentence_hidden_or_not(language: str, event: Event) -> None:
    words, blanks = WORDS[language], dict.fromkeys(secret_fields(type(event)))
    told, hidden = words.tell(event, game()), words.tell(replace(event, **blanks), game())
    assert (told != hidden) == bool(blanks)
    assert "None" not in hidden
    if isinstance(event, Action):
        assert words.offer(event, game())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rule", ["CL-20", "CL-21", "CL-22", "CL-23"])
def test_every_ending_is_told(language: str, rule: str) -> None:
    ended = Ended(outcome=Outcome(winners=(1, 2), rule=rule))
    assert WORDS[language].tell(ended, game(), [Player(), Player("Ben"), Player("Cleo")]).endswith("(Ben, Cleo).")


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


def test_a_fugitive_who_never_left_has_no_route() -> None:
    assert "never left 35" in WORDS["en"].tell(Opened(stations=(35,)), game())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_pawn_fare_and_kind_has_a_name(language: str) -> None:
    names = {"pawn": make_game("classic").pawn_names, "fare": ("taxi", "bus", "underground", "black", "double")}
    variants = {
        message.id.name: {str(vars(node.key).get("name")) for node in walk(message) if isinstance(node, ftl.Variant)}
        for message in messages(language)
        if message.id.name in ("pawn-name", "pawn-short", "pawn-from", "fare", "ride", "kind")
    }
    assert all(variants[key] >= set(names["pawn"]) for key in ("pawn-name", "pawn-short", "pawn-from"))
    assert variants["fare"] >= set(names["fare"])
    assert variants["ride"] >= set(names["fare"]) - {"double"}
    assert variants["kind"] >= set(KINDS)


# What is refused or goes wrong


def rules_found() -> set[str]:
    """The rules that refuse random actions."""
    rng, found = Random(3), set[str]()
    for seed, options in enumerate([{}, EVERYTHING, {"fugitive_fares": "counted", "blacks": 0, "doubles": 0}]):
        for match in played(seed, options):
            for action in wild_actions(match, rng):
                if not match.game.allows(match.state, action):
                    found.add(match.game.rule_against(match.state, action))
    return found


FARES: tuple[Fare, ...] = ("taxi", "bus", "underground", "black")


def wild_actions(match: Match[Any], rng: Random) -> Iterator[Action]:
    seat, pawn = rng.randrange(3), rng.randrange(6)
    here = match.state.stations[pawn]
    ways = [way.station for way in game().board.exits[here]] if here else [1]
    yield from (Move(seat=seat, pawn=pawn, fare=fare, station=rng.choice(ways)) for fare in FARES)
    yield from (Double(seat=seat), Done(seat=seat), Surface(seat=seat), Deal(seat=CHANCE, pawn=pawn, station=1))


def rules_listed() -> set[str]:
    """The rules a game names for what it refuses; two of them end a match and refuse nothing."""
    rules = asdict(Classic.rules)
    return {rule for case, rule in rules.items() if case not in ("caught", "cornered")}


def test_every_rule_that_can_refuse_has_its_sentence() -> None:
    assert len(rules_listed()) > 10
    assert rules_found() <= rules_listed()
    for words in WORDS.values():
        assert all(words.explain(IllegalAction(rule)).endswith(f"({rule})") for rule in rules_listed())


@pytest.mark.parametrize("name", GAMES)
def test_every_game_and_option_has_its_words(name: str) -> None:
    for option in GAMES[name].options_type.__struct_fields__:
        assert {f"option-{option}", f"option-{option}.about"} <= texts("en").keys()
    assert {f"game-{name}", f"game-{name}.about"} <= texts("en").keys()


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
    missing = {f"{call.where} {call.key}" for call in raised if call.key not in texts("en")}
    assert not missing
    given = {"file", "line", "earlier", "command"}
    short = [call for call in raised if not call.is_open and wanted(call.key) - call.details - given]
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
    missing = {f"{call.where} {call.key}" for call in said if call.key not in texts("en")}
    assert not missing
    assert not [call for call in said if wanted(call.key) - call.details]


def test_a_problem_says_where_and_what_was_meant() -> None:
    explain = WORDS["en"].explain
    assert explain(Problem("board-number", text="x", file="my.board", line=3)) == "my.board:3: “x” is not a number."
    assert explain(Problem("board-missing", file="my.board")) == "my.board: There is no such file."
    assert explain(Problem("not-a-record", file="", line=2)).startswith("Line 2: ")
    assert explain(Problem("event-out-of-place", n=4, found="Move")).startswith("Event 4: ")
    assert explain(Problem("command-unknown", name="plya", known="play, replay")).endswith("Did you mean “play”?")
    assert "Did you mean" not in explain(Problem("command-unknown", name="xyz", known="play, replay"))


def test_what_comes_from_outside_cannot_steer_the_terminal() -> None:
    told = WORDS["en"].explain(Problem("board-number", text="\x1b[31m" + "9" * 9999))
    assert "\x1b" not in told
    assert len(told) < 2500


def test_a_missing_text_or_detail_is_loud() -> None:
    for key in ("no-such-key", "Move.no-such-aspect", "board-number"):
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
