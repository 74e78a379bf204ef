"""Everything Gaslamp says, in four languages. No sentence stands in a state, an event or a problem.

The key of an event is its class, of a problem its own key, of a refusal the id of the rule. The texts are
Project Fluent files, one per part, in `data/words/<language>` (`fluent` reads them); a part is read when a key of it
is first asked for, and may refer to its own messages and to those of the part `common`.

A game that has words of its own keeps them in a part named after it, in `games`. Sentences about that game take a
text from there first, so the same sentences say `Mister X takes the taxi` in one game and `Professor Moriarty
takes a carriage` in another. Where a game says a shared text its own way, that is an attribute of the text, named
after the game (`own`). A variant says what the game says that it is a variant of, unless it has its own words.

The games are imported when one is spoken of: a help page speaks of none.
"""

from __future__ import annotations

import errno
import os
import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any, Protocol, cast

from gaslamp.core import Action, BadOptions, Ended, Event, IllegalAction, Problem, Seat, check_type, secret_fields
from gaslamp.fluent import FluentMessage, FluentScope, Value, cut, parse

if TYPE_CHECKING:
    from gaslamp.games import AnyGame

__all__ = ["LANGUAGES", "BadLanguage", "Named", "Words", "pick_language"]

LANGUAGES = ("en", "fr", "it", "de")
"""The languages Gaslamp speaks."""
FOLDER = Path(__file__).parent / "data" / "words"
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
} | {
    "file is not a database": "no-database", "unable to open database file": "unopened", "disk I/O error": "disk",
    "database or disk is full": "full", "database is locked": "locked", "database disk image is malformed": "damaged",
    "attempt to write a readonly database": "denied",
}  # fmt: skip
"""What the operating system says in its own language, and SQLite in English, and how we say it."""
CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f]")
LONGEST = 2000
"""Characters of a detail."""


class Named(Protocol):
    """The player in a seat; the name may be empty, and only a bot is an agent.

    >>> from gaslamp import Player, make_game
    >>> from gaslamp.games import Double
    >>> Words("en").tell(Double(seat=0), make_game("classic", 2), [Player("Ann"), Player("Ben")])
    'Mister X (Ann) plays a double move: two rides before anybody can draw breath.'
    """

    @property
    def name(self) -> str:
        """What the player is called, or nothing."""
        ...

    @property
    def agent(self) -> str | None:
        """The agent that plays, if it is no person."""
        ...


class BadLanguage(Problem):
    """A language Gaslamp does not speak.

    >>> pick_language("klingon")
    Traceback (most recent call last):
    gaslamp.words.BadLanguage: Gaslamp does not speak “klingon”. It speaks: en, fr, it, de.
    """


def pick_language(asked: str | None = None, environ: Mapping[str, str] = os.environ) -> str:
    """The language to speak: the one asked for, else the system's, else English.

    >>> pick_language("fr-CA"), pick_language(environ={"LANG": "de_CH.UTF-8"})
    ('fr', 'de')
    """
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
    """One language, and in it the words of one game. A key without a text is Gaslamp's mistake, a KeyError.

    >>> from gaslamp import make_game
    >>> from gaslamp.games import Surfaced
    >>> Words("de").tell(Surfaced(entry=3, station=74), make_game("classic"))
    'Zug 3: Mister X zeigt sich auf 74.'
    >>> Words("it", "holmes").say("fugitive")
    'Moriarty'
    """

    def __init__(self, language: str, game: str = "") -> None:
        if language not in LANGUAGES:
            raise BadLanguage("language-unknown", language=language, known=", ".join(LANGUAGES))
        self.language, self.games = language, _lineage(game)
        self._shelf = _shelf(language, tuple(game for game in self.games if game in _parts("games")))

    def about(self, game: str) -> Words:
        """The same language with the names this game has for things."""
        return self if self.games[:1] == (game,) else Words(self.language, game)

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
        from gaslamp.games import GAMES

        if game not in GAMES:
            raise BadOptions("game-unknown", game=game, known=", ".join(GAMES))
        words = self.about(game)
        key = next(f"game-{name}" for name in words.games if words._shelf.has_message(f"game-{name}"))
        return words.say(f"{key}{attribute}")

    def tell(self, event: Event, game: AnyGame, players: Sequence[Named] = ()) -> str:
        """An event as a sentence for those who were shown it so: what they may not know is not in it."""
        from gaslamp.presentation import presentation_of
        from gaslamp.presentation.general import listed

        check_type(event, Event, "tell() takes an event, such as match.log[0]")
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
        from gaslamp.presentation import presentation_of

        words, shown = self.about(game.name), presentation_of(game)
        details = shown.details(action, (), words.say)
        line = words.say(f"{type(action).__name__}.offer", **details)
        return words.say("offer-of", offer=line, **details) if shown.is_one_of_several(action) else line

    def explain(self, problem: Problem) -> str:
        """What is wrong, where, and what was probably meant."""
        check_type(problem, Problem, "explain() takes a Problem that was raised")
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
        if "foreign" in details:
            return self.say("action-of-other-game", **details)
        if "item" in details:
            from gaslamp.presentation.connection import items

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
        self.language = language
        self.sources: dict[str, str] = {}
        self.messages: dict[str, FluentMessage] = {}
        parts = {part: part for part in _parts()} | {game: f"games/{game}" for game in games}
        codes = dict.fromkeys((language, LANGUAGES[0]))
        found = {(code, part): FOLDER / code / f"{name}.ftl" for code in codes for part, name in parts.items()}
        self.unread = {place: file for place, file in found.items() if file.is_file()}
        self.reading = Lock()
        for part in (*games, "common"):
            if (language, part) in self.unread:
                self.read((language, part))

    def format(self, key: str, details: Mapping[str, Value]) -> str:
        name, _, attribute = key.partition(".")
        try:
            return self.message(name).pattern(attribute).say(FluentScope(self.language, details, self.message))
        except KeyError as missing:
            raise KeyError(f"{key} ({self.language}): {missing}") from None

    def has_message(self, name: str) -> bool:
        self.seek(name)
        return name in self.sources

    def has_attribute(self, key: str, attribute: str) -> bool:
        return attribute in self.message(key).attributes

    def message(self, name: str) -> FluentMessage:
        if name not in self.messages:
            self.seek(name)
            self.messages[name] = parse(self.sources[name])
        return self.messages[name]

    def seek(self, name: str) -> None:
        """Read parts until the message is there, those first that it is named after: the longest name first.

        Of every part the language's own is read before the English one, so that it holds.
        """
        with self.reading:
            while name not in self.sources and self.unread:
                namesakes = [place for place in self.unread if f"{name}-".startswith(f"{place[1]}-")]
                self.read(max(namesakes, key=lambda place: len(place[1]), default=next(iter(self.unread))))

    def read(self, place: tuple[str, str]) -> None:
        self.sources = {**_texts(self.unread.pop(place)), **self.sources}


@cache
def _texts(file: Path) -> Mapping[str, str]:
    return cut(file.read_text("utf-8"))


@cache
def _parts(folder: str = "") -> tuple[str, ...]:
    """All parts, by name, as English has them; those of games are in a folder of their own."""
    found = (FOLDER / LANGUAGES[0] / folder).iterdir()
    return tuple(sorted(file.stem for file in found if file.suffix == ".ftl"))


@cache
def keys_of(part: str) -> tuple[str, ...]:
    """The keys of all texts in a part."""
    return tuple(_texts(FOLDER / LANGUAGES[0] / f"{part}.ftl"))


def _lineage(game: str) -> tuple[str, ...]:
    if not game:
        return ()
    from gaslamp.games import lineage

    return lineage(game)


@cache
def _shelf(language: str, games: tuple[str, ...]) -> _Shelf:
    return _Shelf(language, games)


def _value(value: object) -> Value:
    """A detail as a text or a number: numbers keep their plural."""
    if isinstance(value, str):
        return _tame(value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return _tame(", ".join(map(str, value)))
    return value if isinstance(value, int | float) else _tame(str(value))


def _tame(text: str) -> str:
    """A text from outside, fit for a terminal: nothing that steers it, and not without end."""
    if not text.isprintable():
        text = CONTROL.sub("\N{REPLACEMENT CHARACTER}", text)
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"


def _aspect(event: Event) -> str:
    """Which of its sentences an event calls for: `.hidden`, `.black`, `.black-hidden`, `.CL-21`, or the plain one."""
    from gaslamp.games.vocabulary import Move

    if isinstance(event, Ended):
        return "-".join(filter(None, (f".{event.outcome.rule}", event.outcome.how)))
    is_hidden = None in [getattr(event, field) for field in secret_fields(type(event))]
    aspects = {"black": isinstance(event, Move) and event.fare == "black", "hidden": is_hidden}
    name = "-".join(aspect for aspect, is_so in aspects.items() if is_so)
    return f".{name}" if name else ""


def _near(problem: Problem) -> str:
    """What was probably meant: the one of the `known` words, if any, that looks like what was said."""
    from difflib import get_close_matches

    known = {word.lstrip("-"): word for word in str(problem.details.get("known", "")).split(", ") if len(word) > 1}
    said = next((str(problem.details[name]) for name in SAID if name in problem.details), "")
    return next((known[near] for near in get_close_matches(said.lstrip("-"), known, n=1) if near != said), "")


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]
