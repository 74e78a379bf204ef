"""What the first page offers, what a table says about itself, and the labels of the screen: in four languages."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from gaslamp.agents import LEVELS
from gaslamp.core import Problem
from gaslamp.games import GAMES, make_game
from gaslamp.games.holmes import CAST
from gaslamp.options import fields
from gaslamp.presentation import presets_of
from gaslamp.presentation.worth import UNMEASURED, Worth, measured, table
from gaslamp.server import catalogue as showing
from gaslamp.server.catalogue import GameEntry, Option, catalogue, settings
from gaslamp.server.labels import LATER, PARTS, labels, later_labels
from gaslamp.words import LANGUAGES, Words

KEY = re.compile(r"^[a-z]+(-[a-zA-Z_0-9]+)+$")
STATIONS = [1, 2, 3, 4, 5, 6, 7]


def entry(language: str, game: str) -> GameEntry:
    return next(entry for entry in catalogue(language) if entry.name == game)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_and_option_is_described(language: str) -> None:
    assert [entry.name for entry in catalogue(language)] == list(GAMES)
    for found in catalogue(language):
        assert [option.name for option in found.options] == list(fields(found.name))
        texts = [found.title, found.blurb, *(text for level in found.levels for text in (level.title, level.about))]
        texts += [text for roles in found.roles.values() for text in roles]
        for option in found.options:
            texts += [option.title, option.about, *(choice.title for choice in option.choices)]
        assert all(text and not KEY.match(text) for text in texts)
        assert [level.value for level in found.levels] == list(LEVELS)
        assert found.level in LEVELS


def test_descriptions_differ_by_language() -> None:
    for game in GAMES:
        assert len({entry(language, game).blurb for language in LANGUAGES}) == 4
        for n in range(len(fields(game))):
            assert len({entry(language, game).options[n].about for language in LANGUAGES}) == 4


@pytest.mark.parametrize("game", GAMES)
def test_roles_are_told_for_every_number_of_seats(game: str) -> None:
    found = entry("en", game)
    assert found.least <= found.solo <= found.most
    assert found.roles.keys() == {str(n) for n in range(found.least, found.most + 1)}
    assert all(len(roles) == int(n) for n, roles in found.roles.items())


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_offered_can_be_chosen(game: str) -> None:
    for option in entry("en", game).options:
        for value in values(option) if option.kind in ("choice", "flag", "words") else ():
            assert make_game(game, None, {option.name: value}).seats


def values(option: Option) -> list[Any]:
    match option.kind:
        case "flag":
            return [True, False]
        case "choice":
            return [choice.value for choice in option.choices]
        case "whole":
            return [n for n in (option.least, option.most, 3) if n is not None]
        case "numbers":
            return [STATIONS]
        case "words":
            return [[choice.value for choice in option.choices[:2]]]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_setting_is_told_in_a_line(game: str, language: str) -> None:
    words = Words(language).about(game)
    assert settings(make_game(game), words) == ()
    for option in entry(language, game).options:
        for value in values(option):
            try:
                made = make_game(game, None, {option.name: value})
            except Problem:
                continue
            told = settings(made, words)
            assert all(line.startswith(option.title) for line in told)
            assert len(told) == (value != option.default and value is not None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_have_no_gaps(language: str) -> None:
    folder = files("gaslamp") / "data" / "words" / language
    for part in (*PARTS, *LATER):
        text = (folder / f"{part}.ftl").read_text("utf-8")
        assert not re.search(r"\{\s*\$", text), f"{part}: a label has nothing to fill in"
    assert all(text and text != key for key, text in labels(language).items())
    assert labels(language).keys() == labels("en").keys()
    for part in LATER:
        assert all(text and text != key for key, text in later_labels(part, language).items())
        assert later_labels(part, language).keys().isdisjoint(labels(language))


def test_labels_are_translated() -> None:
    """A few words are the same in two languages; most are not."""
    english = every_label("en")
    for language in LANGUAGES[1:]:
        same = [key for key, text in every_label(language).items() if text == english[key] and len(text) > 12]
        assert len(same) < len(english) / 20, same


def test_the_screen_asks_for_no_label_that_is_not_there() -> None:
    known = every_label("en").keys()
    for file in (files("gaslamp.server") / "static").iterdir():
        if file.name.endswith(".js"):
            asked = set(re.findall(r"\bsay\(\s*[\"']([a-z0-9-]+)[\"']\s*\)", file.read_text("utf-8")))
            assert asked <= known, f"{file.name}: {asked - known}"


def every_label(language: str) -> dict[str, str]:
    return labels(language) | {key: text for part in LATER for key, text in later_labels(part, language).items()}


SERVER_KEYS = re.compile(r"\"(server-[a-z-]+)\"")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_the_server_exists(language: str) -> None:
    used = set()
    for file in files("gaslamp.server").iterdir():
        if file.name.endswith(".py"):
            used |= set(SERVER_KEYS.findall(file.read_text("utf-8")))
    kept = set(re.findall(r"^([a-z][\w-]*) =", server_text(language), re.M))
    assert {key for key in used if not key.endswith("-")} <= kept
    assert kept == set(re.findall(r"^([a-z][\w-]*) =", server_text("en"), re.M))


def server_text(language: str) -> str:
    return (files("gaslamp") / "data" / "words" / language / "server.ftl").read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_house_rules_are_told_in_plain_words(language: str) -> None:
    """No value as one would type it stands in a text of the first page."""
    typed = re.compile(
        r"\((any|seats|one|separate|unlimited|counted|original|sherlock)\)|«.?sherlock.?»|“sherlock”|„sherlock“"
    )
    for found in catalogue(language):
        texts = [found.blurb, *(text for option in found.options for text in (option.title, option.about))]
        texts += [
            text for option in found.options for choice in option.choices for text in (choice.title, choice.about)
        ]
        texts += [text for preset in found.presets for text in (preset.title, preset.about)]
        assert not [text for text in texts if typed.search(text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mode_says_what_is_played_and_a_character_what_it_can_do(language: str) -> None:
    options = {option.name: option for option in entry(language, "holmes").options}
    assert [name for name, option in options.items() if option.on_card] == ["mode", "characters"]
    for name in ("mode", "characters"):
        abouts = [choice.about for choice in options[name].choices]
        assert len({*abouts, ""}) == len(abouts) + 1
    assert [choice.value for choice in options["characters"].choices] == list(CAST)


def test_the_team_by_the_book_is_told_for_every_number_of_seats() -> None:
    assert entry("en", "holmes").teams == {str(n): CAST[: max(2, n - 1)] for n in range(2, 7)}
    assert entry("en", "classic").teams == {}


@pytest.mark.parametrize("game", GAMES)
def test_every_preset_can_be_played_by_any_number_in_any_mode(game: str) -> None:
    modes: list[dict[str, Any]] = [{"mode": "original"}, {"mode": "sherlock"}] if game == "holmes" else [{}]
    found = entry("en", game)
    for preset in found.presets:
        for seats in range(found.least, found.most + 1):
            for mode in modes:
                assert make_game(game, seats, {**preset.options, **mode}).seats == seats


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_preset_says_what_it_was_measured_to_be_worth(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """About 8 games in 100 more, 9 fewer, or nothing that could be measured; in each mode where there are several."""

    def worth(game: str, preset: str) -> tuple[Worth, ...]:
        figures = {"strict": (0.083, 0.02, 0.15), "lenient": (-0.09, -0.15, -0.03), "short": (0.04, -0.02, 0.1)}
        share, low, high = figures.get(preset, (0.25, 0.2, 0.3))
        one = Worth(
            game=game, preset=preset, seats=2, agent="heuristic", deals=9, book=0.5, share=share, low=low, high=high
        )
        modes = ("original", "sherlock") if game == "holmes" else ("",)
        return tuple(replace(one, mode=mode) for mode in modes) if preset != "book" else ()

    monkeypatch.setattr(showing, "worth_of", worth)
    words = Words(language).about("classic")
    told = {name: showing._preset("classic", name, words).worth for name in presets_of("classic")}
    assert told["book"] == ""
    assert "8" in told["strict"]
    assert "9" in told["lenient"]
    assert "−" not in told["lenient"] + told["strict"]
    assert len({told[name] for name in ("strict", "lenient", "short")}) == 3
    assert not any(sign.isdigit() for sign in told["short"])
    both = showing._preset("holmes", "strict", Words(language).about("holmes")).worth
    assert both.count("8") == 2
    assert ";" in both
    ahead = showing._preset("compact", "ahead", Words(language).about("compact")).worth
    assert "25" in ahead
    assert ahead != told["harsh"]


@pytest.mark.parametrize("game", dict.fromkeys(worth.game for worth in measured()))
def test_every_preset_that_favours_somebody_was_measured(game: str) -> None:
    """As `python -m benchmarks.handicaps` does it; what is the same for everybody favours nobody."""
    assert {worth.preset for worth in measured() if worth.game == game} == {
        name for name, options in presets_of(game).items() if options and name not in UNMEASURED.get(game, ())
    }
    page = (Path(__file__).parents[2] / "docs" / "together.md").read_text("utf-8").splitlines()
    assert [row for row in table() if row not in page] == [], "python -m benchmarks.handicaps --table"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_presets_are_the_book_and_ways_to_differ_from_it(game: str, language: str) -> None:
    presets = entry(language, game).presets
    assert [preset.options for preset in presets[:1]] == ([{}] if presets else [])
    assert len(presets) in (4, 6, 7)
    for texts in ([preset.title for preset in presets], [preset.about for preset in presets]):
        assert len({*texts, ""}) == len(texts) + 1
    assert all(preset.options and preset.options.keys() <= fields(game).keys() for preset in presets[1:])
