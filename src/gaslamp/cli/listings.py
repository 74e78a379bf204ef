"""What `games` and `board check` print."""

from __future__ import annotations

from textwrap import fill

from msgspec.inspect import Field

from gaslamp import survey
from gaslamp.board import KINDS, Board, Kind
from gaslamp.cli.pages import columns, width
from gaslamp.cli.settings import default, fields, values
from gaslamp.drawing.plan import LEGEND
from gaslamp.games import GAMES
from gaslamp.words import Words


def print_games(words: Words) -> None:
    """Every game with its players and options."""
    for name, kind in GAMES.items():
        players = words.say("cli-games-players", least=kind.players[0], most=kind.players[-1])
        print(f"{name}: {words.say(f'game-{name}')}, {players}")
        print(fill(words.say(f"game-{name}.about"), width()))
        print(f"\n{columns(_options(name, words.about(name)))}\n")
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
    print(words.say("cli-check-findings", count=len(report.findings)))
    for finding in report.findings:
        print(f"  {words.say(finding.key, **finding.details)}")


def of_its_game(board: Board, words: Words) -> Words:
    """The words with the names that the game of this board has for its lines."""
    return words.about("holmes") if survey.is_marked(board) else words


def legend(board: Board, words: Words) -> dict[str, str]:
    """What the lines and the marks on a drawing are called."""
    words = of_its_game(board, words)
    lines = {kind: words.say("kind", kind=kind) for kind in KINDS}
    crossings = {"junction": words.say("junction")}
    signs = {sign: words.say("mark-name", mark=sign) for sign in LEGEND if survey.is_marked(board)}
    return {name: text[:1].upper() + text[1:] for name, text in (lines | crossings | signs).items()}


def _count(report: survey.Report, kind: Kind, words: Words) -> str:
    return words.say("cli-check-kind", lines=report.lines[kind], stops=report.stops[kind])
