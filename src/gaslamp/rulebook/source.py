"""The rules of a game as they are written in `data/rules/<language>/<game>.md`.

A rulebook is a title, an introduction and chapters; a chapter is an introduction and rules; a rule is an id, a title
and blocks. All of it is written in a few marks of Markdown, one block to a paragraph:

    # Scotland Yard                       the title
    ## Moving {moving}                    a chapter, and the key by which links and screens know it in every language
    ### CL-8 One line to the next stop    a rule
    - a list, one item to a line          (an item goes on in the next line if that is indented)
    | a table | with a row of names |     (its second row, `|---|---|`, is only for the eye)
    > example: a sentence                 a remark: example, ruling or hint
    > option: cut_off                     an option that changes this rule; its words stand with the options
    > preset: gentle                      a set of house rules; its words stand there too
    ![what is seen](station-74)           a picture, by the name `pictures` knows

Within a sentence: `**strong**`, `*emphasis*`, `` `code` ``. An id such as CL-8 is a reference wherever it stands.
The introduction leaves `{length}` for how long a game takes.
All languages have the same ids, kinds of blocks, pictures, options and figures; only the words differ.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files

from msgspec import Struct

from gaslamp.core import Problem
from gaslamp.games import GAMES, lineage
from gaslamp.presentation import PRESENTATIONS, presentation_named
from gaslamp.rulebook.blocks import Block, Bullets, Grid, HouseRules, Paragraph, Plate, Remark, RuleOption
from gaslamp.words import LANGUAGES, Words

FOLDER = files("gaslamp") / "data" / "rules"
LENGTH = "{length}"
"""Stands for how long a game takes, which is measured and not written by hand."""
PREFIXES = tuple(dict.fromkeys(shown.prefix for shown in PRESENTATIONS.values()))
"""What the ids of rules begin with, game by game."""
REFERENCE = re.compile(rf"\b(?:{'|'.join(PREFIXES)})-[0-9]+\b")
CHAPTER = re.compile(r"(.+) \{([a-z]+)\}")
RULE = re.compile(r"### ([A-Z]{2}-[0-9]+) (.+)")
REMARK = re.compile(r"> ([a-z]+): (.+)")
PICTURE = re.compile(r"!\[(.+)\]\(([a-z0-9-]+)\)")


class BadRulebook(Problem):
    """A text of the rules that cannot be read."""


class Rule(Struct, frozen=True):
    id: str
    title: str
    blocks: tuple[Block, ...]


class Chapter(Struct, frozen=True):
    key: str
    title: str
    blocks: tuple[Block, ...]
    rules: tuple[Rule, ...]


class Rulebook(Struct, frozen=True):
    """All that is to be read about one game in one language."""

    game: str
    language: str
    title: str
    blocks: tuple[Block, ...]
    chapters: tuple[Chapter, ...]

    @property
    def rules(self) -> tuple[Rule, ...]:
        return tuple(rule for chapter in self.chapters for rule in chapter.rules)

    def chapter(self, key: str) -> Chapter:
        return next(chapter for chapter in self.chapters if chapter.key == key)

    def rule(self, id: str) -> Rule | None:
        """The rule with this id, however it is typed."""
        return next((rule for rule in self.rules if rule.id == id.upper()), None)


@cache
def load_rulebook(game: str, language: str) -> Rulebook:
    """The rules of a game; those of a variant without a text of its own are told by the game it is a variant of."""
    source = next(name for name in lineage(game) if has_text(name))
    texts = [FOLDER / code / f"{source}.md" for code in (language, LANGUAGES[0])]  # in English where it is not yet told
    text = next(file for file in texts if file.is_file()).read_text("utf-8")
    return parse_rulebook(text.replace(LENGTH, Words(language).say(f"rulebook-length-{source}")), game, language)


def has_text(game: str) -> bool:
    return (FOLDER / LANGUAGES[0] / f"{game}.md").is_file()


def games_to_read() -> tuple[str, ...]:
    """The games whose rules have a text of their own."""
    return tuple(filter(has_text, GAMES))


def prefix_of(game: str) -> str:
    """What the ids of a game's rules begin with."""
    return presentation_named(game).prefix


def game_of(id: str) -> str | None:
    """The game a rule belongs to, by its id."""
    prefix = id.upper().partition("-")[0]
    return next((game for game in games_to_read() if prefix_of(game) == prefix), None)


def parse_rulebook(text: str, game: str, language: str) -> Rulebook:
    parts = re.split(r"^## ", text, flags=re.MULTILINE)
    title, blocks = _headed(parts[0].removeprefix("# "))
    return Rulebook(game, language, title, blocks, tuple(map(_chapter, parts[1:])))


def _chapter(text: str) -> Chapter:
    parts = re.split(r"^(?=### )", text, flags=re.MULTILINE)
    head, blocks = _headed(parts[0])
    if not (named := CHAPTER.fullmatch(head)):
        raise BadRulebook("rulebook-heading", found=head)
    return Chapter(named[2], named[1], blocks, tuple(map(_rule, parts[1:])))


def _rule(text: str) -> Rule:
    head, blocks = _headed(text)
    if not (named := RULE.fullmatch(head)):
        raise BadRulebook("rulebook-heading", found=head)
    return Rule(named[1], named[2], blocks)


def _headed(text: str) -> tuple[str, tuple[Block, ...]]:
    head, _, body = text.partition("\n")
    return head.strip(), tuple(_blocks(body))


def _blocks(body: str) -> Iterator[Block]:
    for chunk in re.split(r"\n\s*\n", body):
        if lines := [line for line in chunk.splitlines() if line.strip()]:
            yield from _block(lines)


def _block(lines: Sequence[str]) -> Iterator[Block]:
    first = lines[0]
    if first.startswith("- "):
        yield Bullets(tuple(_items(lines)))
    elif first.startswith("|"):
        yield Grid(tuple(_row(line) for number, line in enumerate(lines) if number != 1))
    elif first.startswith(">"):
        yield from map(_remark, lines)
    elif picture := PICTURE.fullmatch(first):
        yield Plate(picture[2], picture[1])
    else:
        yield Paragraph(_joined(lines))


def _items(lines: Sequence[str]) -> Iterator[str]:
    for item in re.split(r"\n- ", "\n".join(lines).removeprefix("- ")):
        yield _joined(item.splitlines())


def _row(line: str) -> tuple[str, ...]:
    return tuple(cell.strip() for cell in line.strip().strip("|").split("|"))


def _remark(line: str) -> Remark | RuleOption | HouseRules:
    if not (found := REMARK.fullmatch(line.strip())):
        raise BadRulebook("rulebook-remark", found=line)
    match found[1]:
        case "option":
            return RuleOption(found[2])
        case "preset":
            return HouseRules(found[2])
        case "example" | "ruling" | "hint" as kind:
            return Remark(kind, found[2])
        case _:
            raise BadRulebook("rulebook-remark", found=line)


def _joined(lines: Sequence[str]) -> str:
    return " ".join(line.strip() for line in lines)
