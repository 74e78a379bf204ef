"""A small rulebook with one block of every kind, to be read in tests."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from gaslamp.options import fields
from gaslamp.rulebook import source
from gaslamp.rulebook.source import PREFIXES, Rulebook, parse_rulebook
from gaslamp.words import LANGUAGES

SAMPLE = """# Scotland Yard

Mister X flees through **London**; the *detectives* hunt him.

| | |
|---|---|
| players | 2 to 6 |
| length | {length} |

## In short {short}

- Mister X moves first, and everybody must move, whether they like it or not, with one ticket to the very next stop
  of that kind.
- One pawn to a station.

## Moving {moving}

What a move is.

### CL-1 One line to the next stop

A move takes one line. See CL-2.

![Station 74 with its seven lines](station-74)

> example: from 74 a taxi goes to 58, 73, 75 and 92.
> ruling: nobody gets off early, since the book says “to the next stop”.
> hint: look ahead.
> option: cut_off

### CL-2 The ferry

The ferry is Mister X’s alone, for a `black` ticket. Déjà vu.

| stop | next stop | what the detectives of the team will see of all this |
|---|---|---|
| 194 | 157 | the black ticket, and nothing else that could tell them where he went |
| 157 | 115 | the same |

## House rules {house}

> preset: gentle
> preset: book

## Words {words}

| term | meaning | French |
|---|---|---|
| log | where Mister X notes his moves | tablette |
"""


def sample(language: str = "en") -> Rulebook:
    return parse_rulebook(SAMPLE, "classic", language)


@contextmanager
def on_file(folder: Path) -> Iterator[None]:
    """The sample as the rules of every game in every language."""
    for language in LANGUAGES:
        (folder / language).mkdir()
        for game, prefix in PREFIXES.items():
            text = SAMPLE.replace("CL-", f"{prefix}-").replace("cut_off", next(iter(fields(game))))
            own = text if game == "classic" else text.split("## House")[0]
            (folder / language / f"{game}.md").write_text(own, "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(source, "FOLDER", folder)
        source.load_rulebook.cache_clear()
        yield
    source.load_rulebook.cache_clear()
