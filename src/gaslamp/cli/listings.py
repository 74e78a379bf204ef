"""What `games`, `board check` and `learn` print, and which lesson is meant."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import fill

from msgspec.inspect import Field

from gaslamp import survey
from gaslamp.agents import LEVELS
from gaslamp.board import KINDS, Board, Kind
from gaslamp.cli.help import columns, one_of, width
from gaslamp.games import GAMES
from gaslamp.games.cards import SIDES, SYMBOLS, Deck
from gaslamp.games.decksurvey import survey_deck
from gaslamp.lessons import Lesson, lesson_names, lessons_of, load_lesson
from gaslamp.options import fields
from gaslamp.rulebook.choices import default, values
from gaslamp.telling.legends import of_its_game
from gaslamp.words import Words


def print_games(words: Words) -> None:
    """Every game with its players and options."""
    for name, kind in GAMES.items():
        players = words.say("cli-games-players", least=kind.players[0], most=kind.players[-1])
        print(f"{name}: {words.game_title(name)}, {players}")
        print(fill(words.game_blurb(name), width()))
        print(f"\n{columns(_options(name, words.about(name)))}\n")
    print(words.say("cli-games-levels"))
    print(f"\n{columns([(level, words.say(f'bot-{level}.about')) for level in LEVELS])}\n")
    print(words.say("cli-games-hint"))


def _options(game: str, words: Words) -> list[tuple[str, str]]:
    return [(name, _about(field, words)) for name, field in fields(game).items()]


def _about(field: Field, words: Words) -> str:
    name, about = words.say(f"option-{field.name}"), words.say(f"option-{field.name}.about")
    can_be, is_now = values(field, words), default(field, words)
    return words.say("cli-games-option", name=name, about=about, values=can_be, default=is_now)


def print_board(board: Board, words: Words) -> None:
    """What is on a board, and what looks odd."""
    report, words = survey.report(board), of_its_game(board, words)
    print(f"{board.title} ({board.name})")
    print(words.say("cli-check-stations", count=report.stations))
    print(columns([(words.say("kind", kind=kind), _count(report, kind, words)) for kind in KINDS]))
    parts = "cli-check-connected" if report.is_connected else "cli-check-parts"
    print(words.say(parts, count=len(report.parts)))
    _print_findings(report.findings, words)


def print_deck(deck: Deck, words: Words) -> None:
    """What is in a deck, and what looks odd."""
    report = survey_deck(deck)
    print(f"{deck.title} ({deck.name})")
    print(words.say("cli-deck-cards", clues=report.clues, leads=report.leads))
    bonuses = {f"{bonus}s": number for bonus, number in report.bonuses.items()}
    print(words.say("cli-deck-bonuses", **bonuses))
    print(words.say("cli-deck-connecting", count=report.connecting, bonuses=report.bonuses_connecting))
    print(words.say("cli-deck-sides", repeating=report.repeating, crowded=report.crowded))
    print(words.say("cli-deck-tokens", **{str(kind): number for kind, number in report.tokens.items()}))
    if not report.unsolvable:
        print(words.say("cli-deck-solvable"))
    _print_findings(report.findings, words)


def _print_findings(findings: Sequence[survey.Finding], words: Words) -> None:
    print(words.say("cli-check-findings", count=len(findings)))
    for finding in findings:
        print(f"  {words.say(finding.key, **{name: _called(value, words) for name, value in finding.details.items()})}")


def _called(value: object, words: Words) -> object:
    """What is spoken of, by its name where it has one."""
    if value in SYMBOLS:
        return words.say("symbol", symbol=value)
    return words.say("side", side=value) if value in SIDES else value


def _count(report: survey.BoardReport, kind: Kind, words: Words) -> str:
    return words.say("cli-check-kind", lines=report.lines[kind], stops=report.stops[kind])


# Lessons


def print_lessons(words: Words) -> None:
    """Every lesson with the command that starts it."""
    print(f"{words.say('cli-learn-lessons')}\n")
    print(columns([(_lesson_command(name), _lesson_about(name, words)) for name in lesson_names()]))


def _lesson_command(name: str) -> str:
    game, _, side = name.partition("-")
    return f"gaslamp learn {game}" + (f" --as {side}" if side else "")


def _lesson_about(name: str, words: Words) -> str:
    lesson = load_lesson(name)
    return words.say("cli-learn-lesson", title=words.say(lesson.key), about=words.say(f"{lesson.key}.about"))


def find_lesson(game: str, side: str | None) -> Lesson:
    """The lesson of a game for a side, or its first."""
    one_of("GAME", game, tuple(name for name in GAMES if lessons_of(name)))
    sides = {name.partition("-")[2]: name for name in lessons_of(game)}
    return load_lesson(sides[next(iter(sides)) if side is None else one_of("--as", side, tuple(filter(None, sides)))])
