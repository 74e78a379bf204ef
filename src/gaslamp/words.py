"""Everything Gaslamp says, in four languages. No sentence stands in a state, an event or a problem.

The key of an event is its class, of a problem its own key, of a refusal the id of the rule. The texts are
Project Fluent files, one per part, in `data/words/<language>`; a part is read when a key of it is first
asked for, and may refer to its own messages and to those of the part `common`.

A game that has words of its own keeps them in a part named after it. Sentences about that game take a
text from there first, so the same sentences say `Mister X takes the taxi` in one game and `Professor Moriarty
takes a carriage` in another. Where a game says a shared text its own way, that is an attribute of the text, named
after the game (`own`). A variant says what the game says that it is a variant of, unless it has its own words.
"""

from __future__ import annotations

import errno
import os
import re
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from threading import Lock
from typing import TYPE_CHECKING, Any, Protocol, cast

from gaslamp.core import Action, Ended, Event, IllegalAction, Problem, Seat, secret_fields
from gaslamp.games import GAMES, AnyGame, lineage
from gaslamp.games.vocabulary import Move
from gaslamp.presentation import presentation_of
from gaslamp.presentation.connection import items
from gaslamp.presentation.general import listed

if TYPE_CHECKING:
    from fluent.runtime.resolver import Message, Pattern

LANGUAGES = ("en", "fr", "it", "de")
FOLDER = files("gaslamp") / "data" / "words"
SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")
SAID = (
    "value",
    "agent",
    "name",
    "word",
    "text",
    "sort",
    "kind",
    "mark",
    "bonus",
    "language",
    "chair",
    "option",
    "id",
    "game",
)
"""What somebody has said is the first of these details that a problem has."""
CAUSES = {
    os.strerror(number): cause
    for number, cause in {
        errno.EACCES: "denied", errno.EPERM: "denied", errno.EROFS: "read-only", errno.ENOSPC: "full",
        errno.EEXIST: "exists", errno.ENOTDIR: "no-folder", errno.EISDIR: "folder", errno.ENOENT: "missing",
        errno.ENAMETOOLONG: "missing", errno.ECONNREFUSED: "refused",
    }.items()
}  # fmt: skip
"""What the operating system says in its own language, and how we say it."""
CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f]")
LONGEST = 2000
"""Characters of a detail; Fluent refuses much longer ones."""
LARGEST = 10**15
"""Numbers beyond it are said digit by digit; Fluent cannot count them."""


class Named(Protocol):
    """The player in a seat; the name may be empty, and only a bot is an agent."""

    @property
    def name(self) -> str: ...

    @property
    def agent(self) -> str | None: ...


class BadLanguage(Problem):
    """A language Gaslamp does not speak."""


def pick_language(asked: str | None = None, environ: Mapping[str, str] = os.environ) -> str:
    """The language to speak: the one asked for, else the system's, else English."""
    if wanted := asked or environ.get("GASLAMP_LANGUAGE"):
        return _known(wanted)
    system = next((environ[name] for name in SYSTEM if environ.get(name)), "")
    return code if (code := _code(system)) in LANGUAGES else "en"


def _known(wanted: str) -> str:
    if (code := _code(wanted)) not in LANGUAGES:
        raise BadLanguage("language-unknown", language=wanted, known=", ".join(LANGUAGES))
    return code


def _code(locale: str) -> str:
    """`fr` of `fr`, `FR`, `fr-CA` and `fr_CH.UTF-8`."""
    return locale.replace("-", "_").replace(".", "_").partition("_")[0].lower()


class Words:
    """One language, and in it the words of one game. A key without a text is Gaslamp's mistake, a KeyError."""

    def __init__(self, language: str, game: str = "") -> None:
        self.language, self.games = language, lineage(game)
        self._shelf = _shelf(self.language, tuple(game for game in self.games if game in _parts()))

    def about(self, game: str) -> Words:
        """The same language with the names this game has for things."""
        return Words(self.language, game)

    def say(self, key: str, **details: object) -> str:
        """The text of a key; `key.about` is a further text that belongs to it."""
        return self._shelf.format(key, {name: _value(value) for name, value in details.items()})

    def own(self, key: str, **details: object) -> str:
        """The text of a key as this game says it: the attribute of its name, else what all say."""
        own = next((game for game in self.games if self._shelf.has_attribute(key, game)), "")
        return self.say(f"{key}.{own}" if own else key, **details)

    def game_title(self, game: str) -> str:
        """What a game is called; a variant that has no name is called like its game."""
        return self._game(game, "")

    def game_blurb(self, game: str) -> str:
        """What a game is, in a sentence or two."""
        return self._game(game, ".about")

    def _game(self, game: str, attribute: str) -> str:
        words = self.about(game)
        key = next(f"game-{name}" for name in words.games if words._shelf.has_message(f"game-{name}"))
        return words.say(f"{key}{attribute}")

    def tell(self, event: Event, game: AnyGame, players: Sequence[Named] = ()) -> str:
        """An event as a sentence for those who were shown it so: what they may not know is not in it."""
        words, key, shown = self.about(game.name), type(event).__name__ + _aspect(event), presentation_of(game)
        seats = shown.whose(event)
        who = listed(words.say, [words.called(seat, players) for seat in seats])
        names = [name for seat in seats if (name := words.named(seat, players, "bot-called.inside"))]
        return _capital(words.say(key, **shown.details(event, names, words.say), who=who))

    def called(self, seat: Seat, players: Sequence[Named]) -> str:
        """Somebody by name, or by number where there is none; a bot with the word for it."""
        if name := self.named(seat, players):
            return name
        is_bot = seat < len(players) and players[seat].agent is not None
        return self.say("bot-called.nameless" if is_bot else "player-number", number=seat + 1)

    def named(self, seat: Seat, players: Sequence[Named], key: str = "bot-called") -> str:
        """The same, or nothing where there is no name; fit for a screen, whatever a record said."""
        if not 0 <= seat < len(players) or not players[seat].name:
            return ""
        return self.say(key, name=players[seat].name) if players[seat].agent else _tame(players[seat].name)

    def offer(self, action: Action, game: AnyGame) -> str:
        """A legal action as a line of a menu; a ride names the pawn where the seat moves several."""
        words, shown = self.about(game.name), presentation_of(game)
        details = shown.details(action, (), words.say)
        line = words.say(f"{type(action).__name__}.offer", **details)
        return words.say("offer-of", offer=line, **details) if shown.is_one_of_several(action) else line

    def explain(self, problem: Problem) -> str:
        """What is wrong, where, and what was probably meant."""
        if isinstance(problem, IllegalAction):
            return self.say("refused", sentence=self.refusal(problem), rule=problem.key)
        sentence = self.say(problem.key, **{name: self._cause(detail) for name, detail in problem.details.items()})
        if near := _near(problem):
            sentence = f"{sentence} {self.say('did-you-mean', near=near)}"
        return self._placed(sentence, **problem.details)

    def _cause(self, detail: object) -> object:
        """A detail as it is, or in the reader's language where the system has said it."""
        cause = CAUSES.get(detail) if isinstance(detail, str) else None
        return self.say("system-cause", cause=cause) if cause else detail

    def refusal(self, refused: IllegalAction) -> str:
        """The rule in words, and where it is broken, without its id."""
        details = dict(refused.details)
        if "item" in details:
            details["item"] = items(self.say, [cast(Any, details["item"])])
        return self.say(f"refused-{refused.key}", **details)

    def _placed(self, sentence: str, *, file: object = "", line: object = 0, n: object = None, **_: object) -> str:
        if file:
            return f"{_tame(str(file))}:{line}: {sentence}" if line else f"{_tame(str(file))}: {sentence}"
        if line:
            return _capital(self.say("at-line", line=line, sentence=sentence))
        return sentence if n is None else _capital(self.say("at-event", n=n, sentence=sentence))


class _Shelf:
    """The texts of one language for one game, each part read when it is first needed; the first text of a key holds.

    The games are those of the game itself and of what it is a variant of that have a part, read in this order.
    What a language does not say yet is said in English.
    """

    def __init__(self, language: str, games: Sequence[str]) -> None:
        from fluent.runtime import FluentBundle

        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        parts = [part for part in _parts() if part not in GAMES or part in games]
        found = {(code, part): FOLDER / code / f"{part}.ftl" for code in (language, LANGUAGES[0]) for part in parts}
        self.unread = {place: file for place, file in found.items() if file.is_file()}
        self.reading = Lock()
        for part in (*games, "common"):
            if (language, part) in self.unread:
                self.read((language, part))

    def format(self, key: str, details: dict[str, Any]) -> str:
        text, faults = self.bundle.format_pattern(self.pattern(key), details)
        if faults and self.unread:  # it may refer to what is only said in English
            self.seek("")
            text, faults = self.bundle.format_pattern(self.pattern(key), details)
        if faults:
            raise KeyError(f"{key} ({self.language}): {faults[0]}")
        return str(text)

    def pattern(self, key: str) -> Pattern:
        name, _, attribute = key.partition(".")
        message = self.message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(key)
        return pattern

    def has_message(self, name: str) -> bool:
        self.seek(name)
        return self.bundle.has_message(name)

    def has_attribute(self, key: str, attribute: str) -> bool:
        return attribute in self.message(key).attributes

    def message(self, name: str) -> Message:
        self.seek(name)
        return self.bundle.get_message(name)

    def seek(self, name: str) -> None:
        """Read parts until the message is there, those first that it is named after: the longest name first.

        Of every part the language's own is read before the English one, so that it holds.
        """
        with self.reading:
            while not self.bundle.has_message(name) and self.unread:
                namesakes = [place for place in self.unread if f"{name}-".startswith(f"{place[1]}-")]
                self.read(max(namesakes, key=lambda place: len(place[1]), default=next(iter(self.unread))))

    def read(self, place: tuple[str, str]) -> None:
        from fluent.syntax import FluentParser

        text = self.unread.pop(place).read_text("utf-8")
        self.bundle.add_resource(FluentParser(with_spans=False).parse(text))


@cache
def _parts() -> tuple[str, ...]:
    """All parts, by name, as English has them."""
    found = (FOLDER / LANGUAGES[0]).iterdir()
    return tuple(sorted(file.name.removesuffix(".ftl") for file in found if file.name.endswith(".ftl")))


@cache
def keys_of(part: str) -> tuple[str, ...]:
    """The keys of all texts in a part."""
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Message

    file = FOLDER / LANGUAGES[0] / f"{part}.ftl"
    entries = FluentParser(with_spans=False).parse(file.read_text("utf-8")).body
    return tuple(entry.id.name for entry in entries if isinstance(entry, Message))


@cache
def _shelf(language: str, games: tuple[str, ...]) -> _Shelf:
    return _Shelf(language, games)


def _value(value: object) -> object:
    """Numbers keep their plural but are not grouped: station 1000 is no `1,000`."""
    from fluent.runtime.types import fluent_number

    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int) and abs(value) > LARGEST:
        return _tame(str(value))
    if isinstance(value, tuple):
        return _tame(", ".join(map(str, value)))
    return fluent_number(value, useGrouping=False) if isinstance(value, int | float) else _tame(str(value))


def _tame(text: str) -> str:
    """A text from outside, fit for a terminal: nothing that steers it, and not without end."""
    text = CONTROL.sub("\N{REPLACEMENT CHARACTER}", text)
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"


def _aspect(event: Event) -> str:
    """Which of its sentences an event calls for: `.hidden`, `.black`, `.black-hidden`, `.CL-21`, or the plain one."""
    if isinstance(event, Ended):
        return "-".join(filter(None, (f".{event.outcome.rule}", event.outcome.how)))
    is_hidden = None in [getattr(event, field) for field in secret_fields(type(event))]
    aspects = {"black": isinstance(event, Move) and event.fare == "black", "hidden": is_hidden}
    name = "-".join(aspect for aspect, is_so in aspects.items() if is_so)
    return f".{name}" if name else ""


def _near(problem: Problem) -> str:
    """What was probably meant: the one of the `known` words, if any, that looks like what was said."""
    known = {word.lstrip("-"): word for word in str(problem.details.get("known", "")).split(", ") if len(word) > 1}
    said = next((str(problem.details[name]) for name in SAID if name in problem.details), "")
    return next((known[near] for near in get_close_matches(said.lstrip("-"), known, n=1) if near != said), "")


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]
