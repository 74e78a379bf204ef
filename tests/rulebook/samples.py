"""A small rulebook with one block of every kind, to be read in tests."""

from __future__ import annotations

from gaslamp.rulebook.source import Rulebook, parse_rulebook

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

MISSING = f"CL-{99}"
"""A rule that is not there."""


def sample(language: str = "en") -> Rulebook:
    return parse_rulebook(SAMPLE, "classic", language)
