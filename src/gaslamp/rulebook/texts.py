"""The words of a block, without its marks; what options and presets are called stands with the other texts."""

from __future__ import annotations

import re

from gaslamp.options import fields
from gaslamp.presentation import presentation_named
from gaslamp.rulebook.blocks import Block, Bullets, Grid, HouseRules, Paragraph, Plate, Remark, RuleOption
from gaslamp.rulebook.choices import default, values, written
from gaslamp.rulebook.source import Rule, Rulebook
from gaslamp.words import Words

MARKS = re.compile(r"\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`")


def bare(text: str) -> str:
    """A sentence without marks."""
    return MARKS.sub(lambda found: next(filter(None, found.groups())), text)


def texts(block: Block, book: Rulebook) -> tuple[str, ...]:
    """All that a block of a rulebook says, line by line."""
    words = Words(book.language, book.game)
    match block:
        case Paragraph(text=text):
            return (bare(text),)
        case Bullets(items=items):
            return tuple(map(bare, items))
        case Grid(rows=rows):
            return tuple(bare(", ".join(filter(None, row))) for row in rows)
        case Remark(kind=kind, text=text):
            return (words.say(f"rulebook-{kind}", text=bare(text)),)
        case Plate(caption=caption):
            return (words.say("rulebook-picture", caption=bare(caption)),)
        case RuleOption(option=option):
            return (option_text(book.game, option, words),)
        case HouseRules(name=name):
            return (preset_text(book.game, name, words),)


def option_text(game: str, option: str, words: Words) -> str:
    """An option by name, what it does, and how it is written."""
    field = fields(game)[option]
    name, about = words.say(f"option-{option}"), words.say(f"option-{option}.about")
    can_be, is_now = values(field, words), default(field, words)
    return words.say("rulebook-option", name=name, about=about, option=option, values=can_be, default=is_now)


def preset_text(game: str, preset: str, words: Words) -> str:
    """A set of house rules by name, what it changes, and how it is written."""
    name, about = words.say(f"preset-{preset}"), words.own(f"preset-{preset}")
    return words.say("rulebook-preset", name=name, about=about, changes=preset_changes(game, preset) or "none")


def preset_changes(game: str, preset: str) -> str:
    """What a set of house rules changes, as it is written on the command line."""
    changes = presentation_named(game).presets[preset]
    return " ".join(f"-o {option}={written(value)}" for option, value in changes.items())


def options_of(rule: Rule) -> tuple[str, ...]:
    """The options that change a rule."""
    return tuple(block.option for block in rule.blocks if isinstance(block, RuleOption))
