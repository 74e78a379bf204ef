"""The sheet of cards a page draws from, and what it is told of them."""

from __future__ import annotations

import json
import re
from typing import Any
from xml.etree import ElementTree

import pytest

from gaslamp.core import encode
from gaslamp.drawing.card_faces import SIGN
from gaslamp.drawing.cardlights import CARD_PALETTES, card_style
from gaslamp.games.cards import EVIDENCE, SYMBOLS
from gaslamp.games.deck import DECKS, BadDeck, load_deck
from gaslamp.server.drawings import deck_json, deck_svg, decks_css
from gaslamp.words import LANGUAGES, Words

SVG = "{http://www.w3.org/2000/svg}"


def symbols(name: str, language: str) -> dict[str, ElementTree.Element]:
    sheet = ElementTree.fromstring(deck_svg(name, language))
    return {symbol.get("id", ""): symbol for symbol in sheet.iter(f"{SVG}symbol")}


def facts(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(encode(deck_json(name)))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", DECKS)
def test_everything_in_the_box_is_drawn_once(name: str, language: str) -> None:
    deck = load_deck(name)
    cards = {f"clue-{n}" for n in deck.clues} | {f"lead-{n}" for n in deck.leads} | {"lead-back"}
    tokens = {f"token-{kind}" for kind in EVIDENCE} | {f"bonus-{bonus}" for bonus in ("point", "universal", "lead")}
    assert symbols(name, language).keys() == cards | tokens
    ids = re.findall(r' id="([^"]+)"', deck_svg(name, language))
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_told_in_the_language(language: str) -> None:
    title = symbols("gaslamp", language)["clue-1"].find(f".//{SVG}title")
    said = Words(language, "connection").say("label", label="clue")
    assert title is not None
    assert (title.text or "").startswith(f"{said} 1")


def test_a_page_with_a_strict_policy_can_show_it() -> None:
    for name in DECKS:
        assert not re.search(
            r"<style|<script|\sstyle=|\son\w+=|https?://(?!www\.w3\.org/2000/svg)", deck_svg(name, "en")
        )


def test_every_sign_used_is_defined() -> None:
    sheet = deck_svg("gaslamp", "en")
    used = set(re.findall(r'href="#([^"]+)"', sheet))
    assert used == {f"gaslamp-{kind}" for kind in EVIDENCE}
    assert all(f'<g id="{sign}"' in sheet for sign in used)


@pytest.mark.parametrize("name", DECKS)
def test_the_facts_are_those_of_the_deck(name: str) -> None:
    deck, told = load_deck(name), facts(name)
    assert told["clues"].keys() == {str(n) for n in deck.clues}
    for number, clue in deck.clues.items():
        shown = told["clues"][str(number)]
        assert [tuple(side) for side in shown["sides"]] == list(clue.sides)
        assert shown["bonus"] == clue.bonus
    assert {n: told["leads"][str(n)]["points"] for n in deck.leads} == {n: c.points for n, c in deck.leads.items()}


def test_each_sign_is_where_the_drawing_has_it() -> None:
    drawn, told = symbols("gaslamp", "en"), facts("gaslamp")
    for kind in "clue", "lead":
        for number, card in told[f"{kind}s"].items():
            signs = [(s, f"translate({x:g},{y:g}) scale({SIGN:g})") for _, s, x, y in card["signs"]]
            uses = drawn[f"{kind}-{number}"].iter(f"{SVG}use")
            assert [(_kind(use), use.get("transform")) for use in uses] == signs


def _kind(use: ElementTree.Element) -> str:
    return next(symbol for symbol in SYMBOLS if symbol in use.get("class", ""))


@pytest.mark.parametrize("name", ["nobody", "../gaslamp", "mine.deck", "", "pyproject.toml"])
def test_only_what_is_shipped_can_be_asked_for(name: str) -> None:
    for ask in (lambda: deck_svg(name, "en"), lambda: deck_json(name)):
        with pytest.raises(BadDeck):
            ask()


def test_a_file_of_this_machine_is_not_shown(tmp_path: Any) -> None:
    file = tmp_path / "mine.deck"
    file.write_text("gaslamp deck 1\ntokens 1 1 1\nclue 1 f - - -\nlead 1 1 f - - -\n", "utf-8")
    assert load_deck(str(file)).clues
    with pytest.raises(BadDeck):
        deck_json(str(file))


def test_the_style_holds_for_cards_alone() -> None:
    rules = decks_css().splitlines()
    assert all(re.match(r"\.(evening|paper) \.cards \.", rule) for rule in rules)
    assert len(rules) == sum(len(card_style(light).splitlines()) for light in CARD_PALETTES)
