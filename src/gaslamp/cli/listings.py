"""What `games`, `board check` and `learn` print, and which lesson is meant."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import fill

from msgspec.inspect import Field

from gaslamp import survey
from gaslamp.agents import LEVELS, agents_for
from gaslamp.board import KINDS, Board, Kind
from gaslamp.cli.files import print_json
from gaslamp.cli.help import columns, one_of, width
from gaslamp.games import GAMES
from gaslamp.games.cards import SIDES, SYMBOLS, Deck
from gaslamp.games.decksurvey import DeckReport, survey_deck
from gaslamp.lessons import Lesson, lesson_names, lessons_of, load_lesson
from gaslamp.options import fields
from gaslamp.rulebook.choices import default, values
from gaslamp.telling.legends import of_its_game
from gaslamp.words import Words


def print_games(words: Words, *, json: bool) -> None:
    """Every game with its players and options."""
    if json:
        levels = [{"name": level, "about": about} for level, about in _levels(words).items()]
        print_json({"games": [_game_data(name, words) for name in GAMES], "levels": levels})
        return
    for name, kind in GAMES.items():
        players = words.say("cli-games-players", least=kind.players[0], most=kind.players[-1])
        print(f"{name}: {words.game_title(name)}, {players}")
        print(fill(words.game_blurb(name), width()))
        print(f"\n{columns(_options(name, words.about(name)))}\n")
    print(words.say("cli-games-levels"))
    print(f"\n{columns([(level, about) for level, about in _levels(words).items()])}\n")
    print(words.say("cli-games-hint"))


def _levels(words: Words) -> dict[str, str]:
    return {level: words.say(f"bot-{level}.about") for level in LEVELS}


def _game_data(name: str, words: Words) -> dict[str, object]:
    least, *_, most = GAMES[name].players
    return {
        "name": name,
        "title": words.game_title(name),
        "about": words.game_blurb(name),
        "players": {"least": least, "most": most},
        "bots": agents_for(name),
        "options": [_option_data(field, words.about(name)) for field in fields(name).values()],
    }


def _option_data(field: Field, words: Words) -> dict[str, object]:
    key = f"option-{field.name}"
    said = {"title": words.say(key), "about": words.say(f"{key}.about")}
    return {"name": field.name, **said, "values": values(field, words), "default": default(field, words)}


def _options(game: str, words: Words) -> list[tuple[str, str]]:
    return [(name, _about(field, words)) for name, field in fields(game).items()]


def _about(field: Field, words: Words) -> str:
    name, about = words.say(f"option-{field.name}"), words.say(f"option-{field.name}.about")
    can_be, is_now = values(field, words), default(field, words)
    return words.say("cli-games-option", name=name, about=about, values=can_be, default=is_now)


def print_board(board: Board, words: Words, *, json: bool) -> None:
    """What is on a board, and what looks odd."""
    report, words = survey.report(board), of_its_game(board, words)
    if json:
        counts = {"stations": report.stations, "lines": report.lines, "stops": report.stops, "parts": report.parts}
        print_json(_sound(board, report.findings, words) | counts)
        return
    print(f"{board.title} ({board.name})")
    print(words.say("cli-check-stations", count=report.stations))
    print(columns([(words.say("kind", kind=kind), _count(report, kind, words)) for kind in KINDS]))
    parts = "cli-check-connected" if report.is_connected else "cli-check-parts"
    print(words.say(parts, count=len(report.parts)))
    _print_findings(report.findings, words)


def print_deck(deck: Deck, words: Words, *, json: bool) -> None:
    """What is in a deck, and what looks odd."""
    report = survey_deck(deck)
    if json:
        print_json(_sound(deck, report.findings, words) | _deck_data(report))
        return
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


def _deck_data(report: DeckReport) -> dict[str, object]:
    shown = ("clues", "leads", "bonuses", "connecting", "bonuses_connecting", "repeating", "crowded", "tokens")
    return {name: getattr(report, name) for name in (*shown, "unsolvable")}


def _sound(checked: Board | Deck, findings: Sequence[survey.Finding], words: Words) -> dict[str, object]:
    warnings = [{"key": finding.key, "text": _finding(finding, words)} for finding in findings]
    return {"is_sound": True, "name": checked.name, "title": checked.title, "faults": [], "warnings": warnings}


def _print_findings(findings: Sequence[survey.Finding], words: Words) -> None:
    print(words.say("cli-check-findings", count=len(findings)))
    for finding in findings:
        print(f"  {_finding(finding, words)}")


def _finding(finding: survey.Finding, words: Words) -> str:
    return words.say(finding.key, **{name: _called(value, words) for name, value in finding.details.items()})


def _called(value: object, words: Words) -> object:
    """What is spoken of, by its name where it has one."""
    if value in SYMBOLS:
        return words.say("symbol", symbol=value)
    return words.say("side", side=value) if value in SIDES else value


def _count(report: survey.BoardReport, kind: Kind, words: Words) -> str:
    return words.say("cli-check-kind", lines=report.lines[kind], stops=report.stops[kind])


# Lessons


def print_lessons(words: Words, *, json: bool) -> None:
    """Every lesson with the command that starts it."""
    if json:
        print_json({"lessons": [_lesson_data(name, words) for name in lesson_names()]})
        return
    print(f"{words.say('cli-learn-lessons')}\n")
    print(columns([(_lesson_command(name), _lesson_about(name, words)) for name in lesson_names()]))


def _lesson_data(name: str, words: Words) -> dict[str, object]:
    (game, _, side), key = name.partition("-"), load_lesson(name).key
    said = {"title": words.say(key), "about": words.say(f"{key}.about")}
    return {"name": name, "game": game, "as": side or None, **said, "command": _lesson_command(name)}


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
