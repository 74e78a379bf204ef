"""Decks of Case Connection: the text format, the built-in deck, and the box it must fill.

clue 7 f fw - c point       number; symbols on top, right, bottom, left; a bonus
lead 3 2 f cw - -           number, points, symbols
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import cast

from gaslamp.core import check_type
from gaslamp.games.cards import SYMBOLS, Bonus, Clue, Deck, Lead, Sides, Symbol
from gaslamp.textfile import BadFile, Reader, is_whole, read_text

DECKS: tuple[str, ...] = ("gaslamp", "gaslamp-1")
"""Those that come with Gaslamp: the one to play with, then earlier ones by number, for games that began with them."""
LETTERS: Mapping[str, Symbol] = {symbol[0]: symbol for symbol in SYMBOLS}
BONUSES: tuple[Bonus, ...] = ("point", "universal", "lead")


class BadDeck(BadFile):
    """A deck that cannot be had.

    >>> load_deck("poker")
    Traceback (most recent call last):
    gaslamp.games.deck.BadDeck: There is no deck “poker”. Available: gaslamp, gaslamp-1. ...
    """


def load_deck(name: str) -> Deck:
    """A built-in deck by its name, or a user's own by its path, which ends in `.deck`.

    >>> load_deck("gaslamp")
    <Deck 'gaslamp': 44 clues, 20 leads>
    """
    check_type(name, str, 'load_deck() takes a name, such as "gaslamp", or the path of a file as text')
    if name.endswith(".deck"):
        return parse_deck(read_text(Path(name), BadDeck), name)
    return _shipped(name)


@cache
def _shipped(name: str) -> Deck:
    return parse_deck(shipped_text(name), f"{name}.deck")


def shipped_text(name: str) -> str:
    """The file of a built-in deck, to be changed."""
    if name not in DECKS:
        raise BadDeck("deck-unknown", name=name, known=", ".join(DECKS))
    return (files("gaslamp") / "data" / "decks" / f"{name}.deck").read_text("utf-8")


def parse_deck(text: str, file: str) -> Deck:
    return DeckReader(file).read(text)


class DeckReader(Reader):
    format = "deck"
    problem = BadDeck
    forms: Mapping[str, str] = {
        "name": "NAME",
        "title": "TEXT",
        "source": "TEXT",
        "tokens": "FORENSIC WITNESS CYBER",
        "clue": "NUMBER TOP RIGHT BOTTOM LEFT [BONUS]",
        "lead": "NUMBER POINTS TOP RIGHT BOTTOM LEFT",
    }

    def __init__(self, file: str) -> None:
        super().__init__(file)
        self.tokens: dict[Symbol, int] = {}
        self.clues: dict[int, Clue] = {}
        self.leads: dict[int, Lead] = {}

    def read(self, text: str) -> Deck:
        self.take_all(text)
        name = self.name or Path(self.file).stem
        return Deck(
            name=name,
            title=self.title or name,
            source=" ".join(self.source),
            clues=dict(sorted(self.clues.items())),
            leads=dict(sorted(self.leads.items())),
            tokens=self.tokens,
        )

    def raise_faults(self) -> None:
        for word in "tokens", "clue", "lead":
            if word not in self.words:
                self.faults.append((0, BadDeck("deck-lacks", file=self.file, form=f"{word} {self.forms[word]}")))
        super().raise_faults()

    def take_tokens(self, rest: str) -> None:
        counts = self.fields(self.text(rest), 3, 3)
        self.tokens = dict(zip(SYMBOLS, map(self.whole, counts), strict=True))

    def take_clue(self, rest: str) -> None:
        number, *sides = self.fields(rest, 5, 6)
        bonus = sides[4:]
        if bonus and bonus[0] not in BONUSES:
            raise self.fault("deck-bonus", bonus=bonus[0], known=", ".join(BONUSES))
        card = self.number_of("clue", number)
        self.clues[card] = Clue(card, self.sides(sides[:4]), cast(Bonus, bonus[0]) if bonus else None)

    def take_lead(self, rest: str) -> None:
        number, points, *sides = self.fields(rest, 6, 6)
        card = self.number_of("lead", number)
        self.leads[card] = lead = Lead(card, self.sides(sides), self.whole(points))
        if not lead.symbols:
            raise self.fault("deck-lead-blank", lead=card)

    def number_of(self, word: str, text: str) -> int:
        if not (number := self.whole(text)):
            raise self.fault("deck-number", text=text)
        self.once("deck-card-twice", (word, number), word=word, number=number)
        return number

    def whole(self, text: str) -> int:
        if not is_whole(text):
            raise self.fault("deck-number", text=text)
        return int(text)

    def sides(self, texts: list[str]) -> Sides:
        return cast(Sides, tuple(map(self.side, texts)))

    def side(self, text: str) -> tuple[Symbol, ...]:
        """CC-8: no, one or two symbols on a side."""
        letters = "" if text == "-" else text
        if len(letters) > 2 or not set(letters) <= LETTERS.keys():
            raise self.fault("deck-side", text=text, known=", ".join(LETTERS))
        return tuple(LETTERS[letter] for letter in letters)
