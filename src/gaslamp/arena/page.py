"""The report of an arena as a page: one HTML file that needs nothing else, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from html import escape
from importlib.resources import files

from rich.console import Group
from rich.table import Table

from gaslamp.arena.courses import Course
from gaslamp.arena.elo import AVERAGE, Elo, Role
from gaslamp.arena.plots import PlottedFigure, PlottedLine, Tell, around, draw_figures, draw_key, draw_lines, shares
from gaslamp.arena.ranking import Ranking
from gaslamp.arena.rate import Mean, Rate
from gaslamp.arena.report import Report
from gaslamp.arena.tables import table, tell_elo, tell_rate
from gaslamp.words import Words


def page(report: Report | Ranking, words: Words) -> str:
    """All there is: what was played, the plots, the tables."""
    words = words.about(report.game)
    title = words.say("arena-page-title", game=words.game_title(report.game))
    plots = _plots(report, words) if isinstance(report, Report) else _wins(report, words)
    body = "\n".join([f"<h1>{escape(title)}</h1>", *_facts(report, words), *plots, *_tables(report, words)])
    style = (files("gaslamp") / "data" / "arena" / "report.css").read_text("utf-8")
    return PAGE.format(language=words.language, title=escape(title), style=style, body=body)


PAGE = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
{style}</style>
<main>
{body}
</main>
</html>
"""


def _facts(report: Report | Ranking, words: Words) -> Iterator[str]:
    figures = {"seats": report.seats, "games": report.games, "seed": report.seed}
    yield f"<p>{escape(words.say('arena-page-facts', **figures))}</p>"
    if report.options:
        options = ", ".join(f"{name} = {value}" for name, value in report.options.items())
        yield f"<p>{escape(words.say('arena-page-options', options=options))}</p>"
    if not report.is_complete:
        yield f'<p class="notice">{escape(words.say("arena-interrupted"))}</p>'


# Plots


def _plots(report: Report, words: Words) -> Iterator[str]:
    if report.elo and report.elo.ratings:
        yield _section(words, "arena-ratings", _ratings(report.elo, words), about="arena-ratings.about")
    if report.duels:
        yield _section(words, "arena-duels", _duels(report, words), about="arena-duels.about")
    if report.starts:
        yield _section(words, "arena-starts", [_starts(report, words)], about="arena-starts.about")
    for key, panels in (("arena-caught", _caught(report, words)), ("arena-doubts", _doubts(report, words))):
        if panels:
            yield _section(words, key, panels, about=f"{key}.about")


def _section(words: Words, key: str, panels: Iterable[str], about: str) -> str:
    head = f"<h2>{escape(words.say(key))}</h2>\n<p>{escape(words.say(about))}</p>"
    return "\n".join(["<section>", head, '<div class="panels">', *panels, "</div>", "</section>"])


def _ratings(elo: Elo, words: Words) -> Iterator[str]:
    """A panel for every role, both to one scale."""
    axis = around([_mean(rating.agent, rating.elo, words) for rating in elo.ratings], AVERAGE)
    roles: tuple[Role, ...] = ("fugitive", "detectives")
    for tone, role in enumerate(roles):
        figures = [_mean(rating.agent, rating.elo, words) for rating in elo.ratings if rating.role == role]
        if figures:
            title = words.say(f"arena-column-{role}")
            tell = lambda number: words.say("arena-elo", elo=round(number))  # noqa: E731
            yield _panel(title, draw_figures(title, figures, axis=axis, even=AVERAGE, tell=tell, tone=tone))


def _mean(name: str, mean: Mean, words: Words) -> PlottedFigure:
    return PlottedFigure(name, mean.mean, mean.low, mean.high, *tell_elo(mean, words))


def _rate(name: str, rate: Rate, words: Words) -> PlottedFigure:
    return PlottedFigure(name, rate.share, rate.low, rate.high, *tell_rate(rate, words))


def _duels(report: Report, words: Words) -> Iterator[str]:
    """A panel for every bot, in it all it met."""
    for agent in dict.fromkeys(name for duel in report.duels for name in (duel.agent, duel.other)):
        met = [(duel.other, duel.share) for duel in report.duels if duel.agent == agent]
        met += [(duel.agent, _mirrored(duel.share)) for duel in report.duels if duel.other == agent]
        yield _panel(agent, _shares(words.say("arena-duels"), met, words))


def _mirrored(rate: Rate) -> Rate:
    """The other's share."""
    return Rate(1 - rate.share, 1 - rate.high, 1 - rate.low)


def _starts(report: Report, words: Words) -> str:
    starts = [(words.say("arena-station", station=start.station), start.rate) for start in report.starts]
    escapes = sum(start.games * start.rate.share for start in report.starts)
    even = escapes / sum(start.games for start in report.starts)
    return _shares(words.say("arena-starts"), starts, words, even=even)


def _wins(ranking: Ranking, words: Words) -> Iterator[str]:
    wins = [(rank.agent, rank.wins) for rank in ranking.ranks]
    panel = _shares(words.say("arena-ranks"), wins, words, even=1 / max(2, len(wins)))
    yield _section(words, "arena-ranks", [panel], about="arena-ranks.about")


def _shares(title: str, rates: Sequence[tuple[str, Rate]], words: Words, *, even: float = 0.5) -> str:
    figures = [_rate(name, rate, words) for name, rate in rates]
    drawn = draw_figures(title, figures, axis=shares(), even=even, tell=partial(_percent, words=words))
    return f"<div>{drawn}</div>"


def _percent(share: float, words: Words) -> str:
    return words.say("arena-percent", share=share)


def _caught(report: Report, words: Words) -> list[str]:
    drawn = {course: course.caught for course in report.courses}
    return _courses(drawn, 1.0, words.say("arena-caught"), partial(_percent, words=words), words)


def _doubts(report: Report, words: Words) -> list[str]:
    drawn = {course: course.doubts for course in report.courses}
    most = max((doubt for doubts in drawn.values() for doubt in doubts), default=0.0)
    tell = partial(_figure, words=words)
    return _courses(drawn, most, words.say("arena-doubts"), tell, words) if most else []


def _figure(figure: float, words: Words) -> str:
    return words.say("arena-figure", figure=figure)


def _courses(figures: Mapping[Course, Sequence[float]], most: float, title: str, tell: Tell, words: Words) -> list[str]:
    """A panel for every fugitive, in it a line for every team that was after him: a figure for every round."""
    rounds, panels = max(map(len, figures.values()), default=0), []
    for fugitive in dict.fromkeys(course.pairing.fugitive for course in figures):
        courses = [course for course in figures if course.pairing.fugitive == fugitive]
        lines = [PlottedLine(_against(course, words), figures[course]) for course in courses]
        drawn = draw_lines(title, lines, most=most, rounds=rounds, below=words.say("arena-round"), tell=tell)
        panels.append(_panel(words.say("arena-as", agent=fugitive), drawn + draw_key([line.name for line in lines])))
    return panels


def _against(course: Course, words: Words) -> str:
    return words.say("arena-against", agent=course.pairing.detectives)


def _panel(title: str, drawn: str) -> str:
    return f"<div><h3>{escape(title)}</h3>{drawn}</div>"


# Tables


def _tables(report: Report | Ranking, words: Words) -> Iterator[str]:
    """Those of the terminal."""
    shown = table(report, words)
    assert isinstance(shown, Group)
    yield f"<h2>{escape(words.say('arena-figures'))}</h2>"
    for part in shown.renderables:
        if isinstance(part, Table):
            yield f"<section>\n<h3>{escape(str(part.title))}</h3>\n{_grid(part)}\n</section>"
        else:
            yield f'<p class="notice">{escape(str(part))}</p>'


def _grid(grid: Table) -> str:
    kinds = [' class="right"' if column.justify == "right" else "" for column in grid.columns]
    head = _row("th", kinds, [str(column.header) for column in grid.columns])
    rows = zip(*(map(str, column.cells) for column in grid.columns), strict=True)
    body = [_row("td", kinds, cells) for cells in rows]
    return "\n".join(['<div class="scroll"><table>', head, *body, "</table></div>"])


def _row(tag: str, kinds: Sequence[str], cells: Sequence[str]) -> str:
    return (
        f"<tr>{''.join(f'<{tag}{kind}>{escape(cell)}</{tag}>' for kind, cell in zip(kinds, cells, strict=True))}</tr>"
    )
