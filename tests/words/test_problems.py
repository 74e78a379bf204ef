"""A sentence for everything that is refused or goes wrong."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from random import Random
from typing import Any, NamedTuple

import pytest

from gaslamp.core import CHANCE, Action, IllegalAction, Problem
from gaslamp.games import GAMES, AnyChase, lineage, make_game
from gaslamp.games.classic import Surface
from gaslamp.games.compact import GiveUp, Place
from gaslamp.games.holmes import Draw, Plot, Settle
from gaslamp.games.powers import (
    Ask,
    Ban,
    Barricade,
    Collect,
    Commit,
    Fly,
    Land,
    LieLow,
    Turn,
)
from gaslamp.games.vocabulary import (
    Deal,
    Done,
    Double,
    Fare,
    Move,
)
from gaslamp.words import CAUSES, LANGUAGES
from tests.words.examples import ONE_OF_EACH, QUESTIONS
from tests.words.reading import texts, wanted
from tests.words.speaking import CHASES, EVERYTHING, OWN_PARTS, SHERLOCK, SOURCE, WORDS, game, holmes, played

COUNTED: Mapping[str, Any] = {"fugitive_fares": "counted", "blacks": 0, "doubles": 0}
STRICT: Mapping[str, list[AnyChase]] = {
    "classic": [game(), game(**EVERYTHING), game(**COUNTED)],
    "holmes": [holmes(**SHERLOCK), holmes(**SHERLOCK, characters=("irene", "lestrade")), holmes(**COUNTED)],
    "compact": [make_game("compact", 3), make_game("compact", 3, {"black_tickets": 4})],
}


def rules_found(name: str) -> set[str]:
    """The rules that refuse random actions."""
    rng, found = Random(3), set[str]()
    for seed, rules in enumerate(STRICT[lineage(name)[-1]]):
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_system_says_is_said_in_the_readers_language(language: str) -> None:
    for cause in CAUSES:
        said = WORDS[language].explain(Problem("file-unwritable", file="x.svg", reason=cause))
        assert cause not in said


@pytest.mark.parametrize(
    ("problem", "near"),
    [
        (Problem("text-version", version=12, known=1), ""),
        (Problem("server-store-newer", found=12, known=1), ""),
        (Problem("deck-side", text="ff", known="f, w, c"), ""),
        (Problem("argument-unknown", option="--pace", command="gaslamp play", known="--save, --seats"), ""),
        (Problem("argument-unknown", option="--seets", command="gaslamp play", known="--save, --seats"), "--seats"),
        (Problem("choice-unknown", option="--game", value="hollms", known="games, holmes"), "holmes"),
        (Problem("game-unknown", game="clasic", known="classic, holmes"), "classic"),
    ],
)
def test_what_was_meant_looks_like_what_was_said_and_nothing_else(problem: Problem, near: str) -> None:
    said = WORDS["en"].explain(problem)
    assert said.endswith(f"Did you mean “{near}”?") if near else "Did you mean" not in said
