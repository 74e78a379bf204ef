"""Scripts and style sheets without what only their readers need: comments, indentation, blanks."""

from __future__ import annotations

import re
from collections.abc import Iterator

TOKEN = re.compile(
    r"""(?P<gap>(?:\s|//[^\n]*|/\*[\s\S]*?\*/)+)
    |(?P<string>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')
    |(?P<template>`(?:[^`\\$]|\\[\s\S]|\$(?!\{))*(?:`|\$\{))
    |(?P<word>[\w$#]+)
    |(?P<sign>[\s\S])""",
    re.VERBOSE,
)
RESUMED = re.compile(r"\}(?:[^`\\$]|\\[\s\S]|\$(?!\{))*(?:`|\$\{)")
"""The rest of a template after something that was put into it."""
REGEX = re.compile(r"/(?:[^/\\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/\w*")
BEFORE_REGEX = frozenset(("return", "typeof", "case", "in", "of", "await", "else", "throw"))
"""Words after which a slash begins a regular expression, not a division."""
OPENING, CLOSING = "{([,:?&|=<>!", ")]},;:?.&|="
"""After the one and before the other, the end of a line means nothing; after a semicolon it is kept, for `packs`."""
STYLE = re.compile(r"""("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|/\*[\s\S]*?\*/|\s+""")


def short_script(text: str) -> str:
    """The same script; lines end only where that may matter."""
    parts, gap = [""], ""
    for kind, token in _tokens(text):
        if kind == "gap":
            gap = token
        else:
            parts += _kept_gap(parts[-1], gap, token), token
            gap = ""
    return "".join(parts)


def _kept_gap(before: str, gap: str, after: str) -> str:
    """What must stay of the gap between two tokens."""
    if not gap or not before:
        return ""
    if "\n" in gap:
        return "" if before[-1] in OPENING or after[0] in CLOSING else "\n"
    return " " if _would_join(before[-1], after[0]) else ""


def _would_join(before: str, after: str) -> bool:
    return (_is_wordy(before) and _is_wordy(after)) or (before in "+-/" and after in "+-/")


def _is_wordy(letter: str) -> bool:
    return letter.isalnum() or letter in "_$#"


def _tokens(text: str) -> Iterator[tuple[str, str]]:
    """The tokens of a script, each with its kind."""
    at, before, braces = 0, "", list[str]()
    while at < len(text):
        kind, token = _next(text, at, before, braces)
        at += len(token)
        yield kind, token
        if kind != "gap":
            before = token
            _count(token, kind, braces)


def _next(text: str, at: int, before: str, braces: list[str]) -> tuple[str, str]:
    if text[at] == "}" and braces[-1:] == ["template"] and (rest := RESUMED.match(text, at)):
        braces.pop()
        return "template", rest[0]
    found = TOKEN.match(text, at)
    assert found, "anything is at least a sign"
    if found[0] == "/" and _begins_regex(before) and (regex := REGEX.match(text, at)):
        return "regex", regex[0]
    return str(found.lastgroup), found[0]


def _begins_regex(before: str) -> bool:
    return before in BEFORE_REGEX or not (before and (_is_wordy(before[-1]) or before[-1] in ")]}\"'`"))


def _count(token: str, kind: str, braces: list[str]) -> None:
    """Which braces are open, and whether what they close is a piece of code or a hole in a template."""
    if kind == "template" and token.endswith("${"):
        braces.append("template")
    elif token == "{":
        braces.append("code")
    elif token == "}" and braces:
        braces.pop()


def short_style(text: str) -> str:
    """The same style sheet."""
    lean = STYLE.sub(lambda found: found[1] or " ", text)
    pieces = re.split(r"""("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')""", lean)
    pieces[::2] = [re.sub(r" ?([{};,>]) ?|(:) ", r"\1\2", piece).replace(";}", "}") for piece in pieces[::2]]
    return "".join(pieces).strip()
