"""Every rule has an id, every id a test, and no id is cited that is not there; who learns what stands in the docs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from gaslamp.agents.uniform import Uniform
from gaslamp.core import CHANCE, SPECTATOR, redact, secret_fields
from gaslamp.games import GAMES, lineage, make_game
from gaslamp.match import Match, run
from gaslamp.rulebook.source import games_to_read, load_rulebook, prefix_of
from gaslamp.words import LANGUAGES

ROOT = Path(__file__).parent.parent
EVENTS = (ROOT / "docs" / "reference" / "events.md").read_text("utf-8")
TEXTS = {
    ".py", ".pyi", ".md", ".ftl", ".board", ".marks", ".scenery",
    ".js", ".html", ".css", ".json", ".toml", ".txt", ".tcss",
}  # fmt: skip
CITED = re.compile(r"(?<![A-Za-z0-9])(CL|SH|CP|CC)[-_]([0-9]+)(?![0-9])", re.IGNORECASE)
TESTED = re.compile(r"^ *(?:async )?def test_([a-z]{2})_([0-9]+)_", re.MULTILINE)


def sections() -> dict[str, str]:
    """What the page of events says of each game, by the game's name in the code."""
    parts = re.split(r"^## [^\n]*\(`([a-z]+)`\)$", EVENTS, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def texts() -> Iterator[Path]:
    """Whatever people read or write in the project, generated and hidden files left out."""
    yield from ROOT.glob("*.md")
    for folder in ("src", "tests", "docs", "benchmarks"):
        yield from (path for path in (ROOT / folder).rglob("*") if path.suffix in TEXTS and path.is_file())


def cited(text: str) -> set[str]:
    return {f"{game.upper()}-{int(number)}" for game, number in CITED.findall(text)}


SECTIONS = sections()
RULES = {game: [rule.id for rule in load_rulebook(game, "en").rules] for game in games_to_read()}


def test_every_game_has_its_rules_and_its_events() -> None:
    assert list(RULES) == list(SECTIONS) == ["classic", "holmes", "compact", "connection"]
    assert all(load_rulebook(game, "en").rules for game in GAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "last"), [("classic", 26), ("holmes", 36), ("compact", 12), ("connection", 15)])
def test_the_rules_of_a_game_are_numbered_without_a_gap_in_every_language(game: str, last: int, language: str) -> None:
    ids = [rule.id for rule in load_rulebook(game, language).rules]
    assert ids == RULES[game] == [f"{prefix_of(game)}-{number}" for number in range(1, last + 1)]


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_of_a_playable_game_has_a_test(game: str) -> None:
    tests = (path.read_text("utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
    tested = {f"{prefix.upper()}-{number}" for text in tests for prefix, number in TESTED.findall(text)}
    assert [rule for rule in RULES[lineage(game)[-1]] if rule not in tested] == []


def test_every_cited_rule_can_be_read() -> None:
    known = {rule for rules in RULES.values() for rule in rules}
    strays = {str(path.relative_to(ROOT)): cited(path.read_text("utf-8")) - known for path in texts()}
    assert {path: sorted(ids) for path, ids in strays.items() if ids} == {}


def told(game: str) -> dict[str, tuple[str, ...]]:
    """The secrets of each event as the page tells them."""
    rows = re.findall(r"^\| `([A-Z][A-Za-z]+)` \|.*\|(.*)\|$", SECTIONS[lineage(game)[-1]], re.MULTILINE)
    secrets = {name: tuple(re.findall("`([a-z]+)`", last)) for name, last in rows}
    assert len(rows) == len(secrets)
    return secrets


@pytest.mark.parametrize("game", GAMES)
def test_only_what_is_kept_secret_is_called_so(game: str) -> None:
    kept = {kind.__name__: secret_fields(kind) for kind in GAMES[game].vocabulary}
    assert told(game).keys() == kept.keys()
    assert all(set(fields) <= set(kept[name]) for name, fields in told(game).items())


def test_the_page_says_who_learns_what_of_every_event_of_the_holmes_edition() -> None:
    assert told("holmes") == {kind.__name__: secret_fields(kind) for kind in GAMES["holmes"].vocabulary}


def blanked(game: str) -> dict[str, tuple[str, ...]]:
    """Which fields of each event a spectator is not told, in random matches."""
    found: dict[str, set[str]] = {kind.__name__: set() for kind in GAMES[game].vocabulary}
    for seed in range(6):
        match: Match[Any] = Match(make_game(game))
        run(match, dict.fromkeys(range(CHANCE, match.game.seats), Uniform(Random(seed))))
        for event in match.log:
            seen = redact(event, SPECTATOR)
            found[type(event).__name__] |= {name for name in secret_fields(type(event)) if getattr(seen, name) is None}
    return {name: tuple(sorted(fields)) for name, fields in found.items()}


@pytest.mark.parametrize("game", ["classic", "compact", "connection"])
def test_the_page_says_who_learns_what_of_every_event(game: str) -> None:
    assert told(game) == blanked(game)


def test_citations_are_found_however_they_are_written() -> None:
    written = "# {0}-13: why, (refused-{0}-8) test_cl_5_x; SHA-256, CC-BY-4.0, bicl-7".format("CL")
    assert cited(written) == {"CL-13", "CL-8", "CL-5"}
