"""A reader of Project Fluent texts: what the files in `data/words` are written in, and no more.

A file is cut into its messages when it is read, and a message is parsed when it is first said, so that a start costs
only what it says. Understood are messages with attributes, comments, patterns of several lines, and in braces: texts
and numbers, `$details`, other messages, `NUMBER($detail, ...)` and a choice by a detail. There are no terms, and a
line that begins with a letter begins a message. Numbers are not grouped: station 1000 is no `1,000`.

What a text asks for and does not get, a detail or another message, is a `KeyError`; a text that cannot be parsed is
a `BadText`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

Value: TypeAlias = str | int | float
NAME = r"[A-Za-z][\w-]*"
ENTRY = re.compile(r"^(?=[A-Za-z#])", re.MULTILINE)
MESSAGE = re.compile(rf"({NAME}) *=(.*)", re.ASCII | re.DOTALL)
ATTRIBUTE = re.compile(rf"\s*\.({NAME}) *=", re.ASCII)
BLANK = re.compile(r" *")
TEXT = re.compile(r"[^{}\n]+")
BREAK = re.compile(r"\n(?: *\n)*(?: *(?=\{)| +(?=[^.*\[{} \n]))")
"""Ends of lines after which the text goes on, and the indent of the line that it goes on with."""
TOKEN = re.compile(
    rf"""\s*(?:"(?P<text>(?:[^"\\\n]|\\.)*)"|(?P<number>-?\d+(?:\.\d+)?)|\$(?P<detail>{NAME})"""
    rf"""|(?P<function>[A-Z][A-Z\d_-]*)\s*\(|(?P<message>{NAME}(?:\.{NAME})?)|(?P<sign>->|\*\[|[{{}}\[\]:,)]))""",
    re.ASCII,
)
ESCAPE = re.compile(r'\\(?:(["\\])|u([\dA-Fa-f]{4})|U([\dA-Fa-f]{6}))')
DECIMAL_SIGN = {"fr": ",", "it": ",", "de": ","}
PERCENT_SIGN = {"fr": "\N{NO-BREAK SPACE}%", "de": "\N{NO-BREAK SPACE}%"}
MILLION = 10**6


class BadText(ValueError):
    """A text that cannot be parsed."""


class FluentScope(NamedTuple):
    """What a text is said with."""

    language: str
    details: Mapping[str, Value]
    find: Callable[[str], FluentMessage]
    """Another message by its name; a `KeyError` where there is none."""


Filling: TypeAlias = Callable[[FluentScope], Value]
"""What stands in braces."""
Element: TypeAlias = str | Filling


class FluentPattern(tuple[Element, ...]):
    """A text: what is always said, and in between what depends on the scope."""

    __slots__ = ()

    def say(self, scope: FluentScope) -> str:
        return "".join([part if isinstance(part, str) else written(part(scope), scope.language) for part in self])


class FluentMessage(NamedTuple):
    """A text and the further texts that belong to it."""

    value: FluentPattern
    """Empty where there are only attributes."""
    attributes: Mapping[str, FluentPattern]

    def pattern(self, attribute: str = "") -> FluentPattern:
        found = self.attributes[attribute] if attribute else self.value
        if not found:
            raise KeyError("only attributes")
        return found


def cut(text: str) -> dict[str, str]:
    """The messages of a file by name, unparsed; of several with one name the first holds."""
    found: dict[str, str] = {}
    for entry in ENTRY.split(text):
        if message := MESSAGE.match(entry):
            found.setdefault(message[1], message[2])
        elif not entry.startswith("#") and entry.strip():
            raise BadText(entry)
    return found


def parse(source: str) -> FluentMessage:
    """A message from what stands after its `=`."""
    return _Parser(source.rstrip(" \n")).message()


# Numbers


def plural(number: float, language: str) -> str:
    """The plural category of a number."""
    number = abs(number)
    if (number < 2) if language == "fr" else (number == 1):
        return "one"
    return "many" if language in ("fr", "it") and number and number % MILLION == 0 else "other"


def written(value: Value, language: str) -> str:
    """A value as the language writes it."""
    return value if isinstance(value, str) else f"{value:d}" if isinstance(value, int) else decimal(value, language)


def decimal(value: float, language: str, *, least: int = 0, most: int = 3, shift: int = 0) -> str:
    """A number with so many digits after the decimal sign, which is moved first; halves go to the even digit."""
    from decimal import Decimal  # by the digits that one sees, not by those that a machine keeps

    whole, _, digits = f"{Decimal(str(value)).scaleb(shift):.{max(least, most)}f}".partition(".")
    digits = digits[:least] + digits[least:].rstrip("0")
    return whole + DECIMAL_SIGN.get(language, ".") + digits if digits else whole


def percent(value: float, language: str, *, least: int = 0, most: int = 0) -> str:
    return decimal(value, language, least=least, most=most, shift=2) + PERCENT_SIGN.get(language, "%")


STYLES = {"decimal": decimal, "percent": percent}
DIGITS = {"minimumFractionDigits": "least", "maximumFractionDigits": "most"}


# Parsing


class _Break(str):
    """An end of a line within a text, with the indent of the next one."""

    __slots__ = ()

    @property
    def indent(self) -> int:
        return len(self) - self.rindex("\n") - 1


class _Parser:
    """Reads one message from its beginning to its end."""

    def __init__(self, source: str) -> None:
        self.source, self.place = source, 0

    def take(self, what: re.Pattern[str]) -> re.Match[str] | None:
        if found := what.match(self.source, self.place):
            self.place = found.end()
        return found

    def message(self) -> FluentMessage:
        value, attributes = self.pattern(), dict[str, FluentPattern]()
        while found := self.take(ATTRIBUTE):
            attributes[found[1]] = self.pattern()
        if self.source[self.place :] or not (value or attributes):
            raise self.fault()
        return FluentMessage(value, attributes)

    def pattern(self) -> FluentPattern:
        """All that belongs to a text, the indent that its lines share removed."""
        self.take(BLANK)
        parts: list[Element] = []
        while True:
            if found := self.take(TEXT):
                parts.append(found[0])
            elif found := self.take(BREAK):
                parts.append(_Break(found[0]))
            elif self.source.startswith("{", self.place):
                parts.append(self.placeable())
            else:
                return _joined(_dedented(parts))

    def placeable(self) -> Filling:
        self.expect("{")
        value = self.expression()
        self.expect("}")
        return value

    def expression(self) -> Filling:
        kind, found = self.token()
        match kind:
            case "text" | "number":
                return _always(_literal(kind, found))
            case "detail":
                return self.choice(found) if self.sign("->") else _detail(found)
            case "message":
                return _message(*found.split("."))
            case "function" if found == "NUMBER":
                return self.number()
        raise self.fault()

    def choice(self, detail: str) -> Filling:
        variants, default = dict[Value, FluentPattern](), None
        while (is_default := self.sign("*[")) or self.sign("["):
            key = _literal(*self.token())
            self.expect("]")
            variants.setdefault(key, said := self.pattern())
            default = said if is_default else default
        if default is None:
            raise self.fault()
        return _choice(detail, variants, default)

    def number(self) -> Filling:
        kind, detail = self.token()
        options: dict[str, str] = {}
        while self.sign(","):
            _, option = self.token()
            self.expect(":")
            _, options[option] = self.token()
        self.expect(")")
        write = STYLES.get(options.pop("style", "decimal"))
        if kind != "detail" or write is None or not options.keys() <= DIGITS.keys():
            raise self.fault()
        return _number(detail, write, {DIGITS[option]: int(value) for option, value in options.items()})

    def token(self) -> tuple[str, str]:
        found = self.take(TOKEN)
        if not (found and found.lastgroup):
            raise self.fault()
        return found.lastgroup, found[found.lastgroup]

    def sign(self, wanted: str) -> bool:
        """Whether this sign comes next; if so, it is passed."""
        found = TOKEN.match(self.source, self.place)
        if not found or found["sign"] != wanted:
            return False
        self.place = found.end()
        return True

    def expect(self, wanted: str) -> None:
        if not self.sign(wanted):
            raise self.fault()

    def fault(self) -> BadText:
        return BadText(f"{self.source[: self.place]}»here«{self.source[self.place :]}")


def _dedented(parts: Sequence[Element]) -> Iterable[Element]:
    """The parts with what is left of each indent; a text may begin on the line after its key."""
    common = min((part.indent for part in parts if isinstance(part, _Break)), default=0)
    for number, part in enumerate(parts):
        if isinstance(part, _Break):
            yield "\n" * (part.count("\n") if number else 0) + " " * (part.indent - common)
        else:
            yield part


def _joined(parts: Iterable[Element]) -> FluentPattern:
    """Texts that follow each other are one; the last ends without blanks."""
    joined: list[Element] = [""]
    for part in parts:
        if isinstance(part, str) and isinstance(joined[-1], str):
            joined[-1] += part
        else:
            joined.append(part)
    if isinstance(last := joined[-1], str):
        joined[-1] = last.rstrip(" \n")
    return FluentPattern(part for part in joined if part != "")


def _literal(kind: str, found: str) -> Value:
    if kind == "number":
        return float(found) if "." in found else int(found)
    return ESCAPE.sub(lambda sign: sign[1] or chr(int(sign[2] or sign[3], 16)), found)


# What stands in braces, as functions of the scope


def _always(value: Value) -> Filling:
    return lambda _: value


def _detail(name: str) -> Filling:
    return lambda scope: scope.details[name]


def _message(name: str, attribute: str = "") -> Filling:
    return lambda scope: scope.find(name).pattern(attribute).say(scope)


def _choice(name: str, variants: Mapping[Value, FluentPattern], default: FluentPattern) -> Filling:
    """The variant for a text, or the first for a number or its plural category."""

    def chosen(scope: FluentScope) -> str:
        value = scope.details[name]
        if not isinstance(value, str):
            fitting = (value, plural(value, scope.language))
            value = next((key for key in variants if key in fitting), "")
        return variants.get(value, default).say(scope)

    return chosen


def _number(name: str, write: Callable[..., str], digits: Mapping[str, int]) -> Filling:
    def shown(scope: FluentScope) -> str:
        value = scope.details[name]
        if isinstance(value, str):
            raise KeyError(f"{name} is not a number")
        return write(value, scope.language, **digits)

    return shown
