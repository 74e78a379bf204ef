"""Boards and cards as pages get them: without style, and the style of both lights beside them.

Each card of Case Connection is drawn once as a symbol, with where its signs are.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from msgspec import Struct

from gaslamp.board import BOARDS, BadBoard, load_board
from gaslamp.drawing import card_faces, signs
from gaslamp.drawing.cardlights import CARD_PALETTES, card_style
from gaslamp.drawing.curves import num
from gaslamp.drawing.figures import plain
from gaslamp.drawing.lights import Light, page_style
from gaslamp.drawing.signs import COUNTER, Labels
from gaslamp.games.cards import EVIDENCE, Bonus, Clue, Deck, Lead, Sides, Symbol
from gaslamp.games.connection import Connection
from gaslamp.games.deck import load_deck, shipped_text
from gaslamp.svg import CARD_LABELS, draw_page
from gaslamp.telling.legends import legend
from gaslamp.words import Words, pick_language

LIGHTS: tuple[Light, ...] = ("evening", "paper")
MIDDLE = 0.0, 0.0
CARD = card_faces.HALF + 2
"""How far a card's symbol reaches from its middle."""
TOKEN = COUNTER + 1

Sign = tuple[int, Symbol, float, float]
"""A side, what is on it, and where that is, seen from the middle of the card."""


# Boards


def board_svg(name: str, language: str) -> str:
    """A built-in board; never a user's own, whatever path is asked for."""
    if name not in BOARDS:
        raise BadBoard("board-unknown", name=name, known=", ".join(BOARDS))
    return _board(name, pick_language(language))


@cache
def _board(name: str, language: str) -> str:
    board = load_board(name)
    return draw_page(board, legend(board, Words(language)))


@cache
def boards_css() -> str:
    """What all boards look like, in a board alone; the colours are those of the light the page has as a class."""
    return page_style(LIGHTS)


# Cards


class ClueFacts(Struct, frozen=True):
    """A clue, as far as it must be known to draw what connects it."""

    sides: Sides
    signs: tuple[Sign, ...]
    bonus: Bonus | None


class LeadFacts(Struct, frozen=True):
    """A lead, as far as it must be known to draw what connects it."""

    points: int
    sides: Sides
    signs: tuple[Sign, ...]


class DeckFacts(Struct, frozen=True):
    """All cards by their numbers."""

    clues: dict[str, ClueFacts]
    leads: dict[str, LeadFacts]


@cache
def deck_svg(name: str, language: str) -> str:
    """A sheet of symbols of a built-in deck: `clue-12`, `lead-7`, `lead-back`, `token-cyber`, `bonus-point`."""
    deck, labels = _shipped(name), _labels(language)
    return "\n".join(
        [
            '<svg xmlns="http://www.w3.org/2000/svg" class="cards" width="0" height="0" aria-hidden="true">',
            f"<title>{plain(deck.title)}</title>",
            f"<defs>{signs.definitions()}</defs>",
            *(
                _symbol(f"clue-{card.number}", CARD, card_faces.clue(card, MIDDLE, labels))
                for card in deck.clues.values()
            ),
            *(
                _symbol(f"lead-{card.number}", CARD, card_faces.lead(card, MIDDLE, labels))
                for card in deck.leads.values()
            ),
            _symbol("lead-back", CARD, card_faces.back(MIDDLE, labels)),
            *(_symbol(f"token-{kind}", TOKEN, signs.token(kind, MIDDLE, labels)) for kind in EVIDENCE),
            *(_symbol(f"bonus-{bonus}", 14, card_faces.medal(bonus)) for bonus in card_faces.MEDALS),
            "</svg>\n",
        ]
    )


@cache
def deck_json(name: str) -> DeckFacts:
    """What is on the cards of a built-in deck, and where."""
    deck = _shipped(name)
    clues = {str(number): _clue(card) for number, card in deck.clues.items()}
    return DeckFacts(clues, {str(number): _lead(card) for number, card in deck.leads.items()})


@cache
def decks_css() -> str:
    """How cards look in both lights: inside an element of the class `cards`, on a page of the light's class."""
    return "\n".join(map(_inside_cards, CARD_PALETTES))


def _inside_cards(light: Light) -> str:
    rules = card_style(light).splitlines()
    return "\n".join(rule.replace(f".{light} ", f".{light} .cards ", 1) for rule in rules)


def _shipped(name: str) -> Deck:
    """Never a file of this machine: anybody may ask."""
    shipped_text(name)
    return load_deck(name)


def _labels(language: str) -> Labels:
    words = Words(language, Connection.name)
    return {label: words.say("label", label=label) for label in CARD_LABELS}


def _symbol(name: str, reach: float, drawing: str) -> str:
    box = f"{num(-reach)} {num(-reach)} {num(2 * reach)} {num(2 * reach)}"
    return f'<symbol id="{name}" viewBox="{box}">{drawing}</symbol>'


def _clue(card: Clue) -> ClueFacts:
    return ClueFacts(card.sides, tuple(_signs(card.sides)), card.bonus)


def _lead(card: Lead) -> LeadFacts:
    return LeadFacts(card.points, card.sides, tuple(_signs(card.sides)))


def _signs(sides: Sides) -> Iterator[Sign]:
    for side in range(len(sides)):
        for symbol, (x, y) in card_faces.spots(sides, side):
            yield side, symbol, x, y
