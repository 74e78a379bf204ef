"""What the files of a language hold."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from tests.words.speaking import OWN_PARTS, SOURCE

FOLDER = SOURCE / "data" / "words"


class Text(NamedTuple):
    """What translations of one text must share."""

    variables: frozenset[str]
    references: frozenset[str]


@cache
def entries(language: str) -> Mapping[str, list[ftl.EntryType]]:
    parse = FluentParser().parse
    return {file.stem: parse(file.read_text("utf-8")).body for file in sorted((FOLDER / language).rglob("*.ftl"))}


def messages(language: str, game: str = "") -> Iterator[ftl.Message]:
    """The messages every game shares, or those in the part of one game."""
    for part, body in entries(language).items():
        if part == game or not (game or part in OWN_PARTS):
            yield from (entry for entry in body if isinstance(entry, ftl.Message))


@cache
def texts(language: str, game: str = "") -> Mapping[str, Text]:
    """Every text by its key, attributes as `key.attribute`."""
    found: dict[str, Text] = {}
    for message in messages(language, game):
        if message.value:
            found[message.id.name] = text_of(message.value)
        found |= {f"{message.id.name}.{part.id.name}": text_of(part.value) for part in message.attributes}
    return found


def text_of(pattern: ftl.Pattern) -> Text:
    nodes = list(walk(pattern))
    variables = frozenset(node.id.name for node in nodes if isinstance(node, ftl.VariableReference))
    return Text(variables, frozenset(node.id.name for node in nodes if isinstance(node, ftl.MessageReference)))


def walk(node: object) -> Iterator[ftl.BaseNode]:
    if isinstance(node, ftl.BaseNode):
        yield node
        for child in vars(node).values():
            yield from walk(child)
    elif isinstance(node, list):
        for child in node:
            yield from walk(child)


def wanted(key: str) -> frozenset[str]:
    """The variables a text needs, those of the texts it refers to included."""
    text = texts("en")[key]
    return text.variables.union(*(wanted(reference) for reference in text.references))
