"""Our reader of Fluent texts says what the reference implementation says, for every text there is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import cycle, islice
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import ast as ftl
from hypothesis import given
from hypothesis import strategies as st

from gaslamp.fluent import BadText, FluentMessage, FluentScope, Value, cut, decimal, parse, percent, plural, written
from gaslamp.words import LANGUAGES
from tests.words.reading import FOLDER, walk
from tests.words.speaking import OWN_PARTS

NUMBERS: tuple[Value, ...] = (
    0,
    1,
    2,
    3,
    5,
    11,
    21,
    1000,
    1.5,
    10**6,
    1e6,
    -1,
    0.05,
    0.15,
    0.125,
    2.0,
    1999.9995,
    -0.04,
)
TEXTS: tuple[Value, ...] = ("", "Ada", "{ $who }", 'a “b” \\ "c"', "x\u00a0y\u202ez\U0001f575", " two\nlines ")
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


# Every text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["", *OWN_PARTS])
def test_every_text_is_said_as_the_reference_says_it(language: str, game: str) -> None:
    both = Both(language, sources(language, game))
    own = cut(sources(language, game)[0]) if game else both.messages
    said = 0
    for key, nodes in both.texts():
        if own.keys() & {key.partition(".")[0], *references(nodes)}:  # the others are said as without a game
            for details in tried(nodes):
                assert both.ours(key, details) == both.theirs(key, details), (key, details)
                said += 1
    assert said > 10 * len(own)


def sources(language: str, game: str) -> list[str]:
    """The files a game speaks with, its own first."""
    own = [FOLDER / language / "games" / f"{game}.ftl"] if game else []
    return [file.read_text("utf-8") for file in (*own, *sorted((FOLDER / language).glob("*.ftl")))]


class Both:
    """The same texts in our hands and in those of the reference implementation."""

    def __init__(self, language: str, sources: Sequence[str]) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        self.messages: dict[str, FluentMessage] = {}
        self.nodes: dict[str, ftl.Message] = {}
        for source in sources:
            resource = FluentResource(source)
            self.bundle.add_resource(resource)
            found = {entry.id.name: entry for entry in resource.body if isinstance(entry, ftl.Message)}
            self.nodes = found | self.nodes
            self.messages = {key: parse(text) for key, text in cut(source).items()} | self.messages

    def texts(self) -> Iterator[tuple[str, list[ftl.BaseNode]]]:
        """Every text and attribute, with all that it is made of."""
        assert self.messages.keys() == self.nodes.keys()
        for key, message in self.nodes.items():
            attributes = {part.id.name: part.value for part in message.attributes}
            assert self.messages[key].attributes.keys() == attributes.keys()
            assert bool(self.messages[key].value) == (message.value is not None)
            if message.value:
                yield key, list(self.parts(message.value))
            yield from ((f"{key}.{name}", list(self.parts(pattern))) for name, pattern in attributes.items())

    def parts(self, pattern: ftl.Pattern) -> Iterator[ftl.BaseNode]:
        for node in walk(pattern):
            yield node
            if isinstance(node, ftl.MessageReference) and (other := self.nodes[node.id.name].value):
                yield from self.parts(other)

    def ours(self, key: str, details: Mapping[str, Value]) -> str:
        name, _, attribute = key.partition(".")
        scope = FluentScope(self.language, details, self.messages.__getitem__)
        return self.messages[name].pattern(attribute).say(scope)

    def theirs(self, key: str, details: Mapping[str, Value]) -> str:
        name, _, attribute = key.partition(".")
        message: Any = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        text, faults = self.bundle.format_pattern(pattern, {name: theirs(value) for name, value in details.items()})
        assert not faults
        return str(text)


def references(nodes: Sequence[ftl.BaseNode]) -> set[str]:
    return {node.id.name for node in nodes if isinstance(node, ftl.MessageReference)}


def theirs(value: Value) -> Any:
    return value if isinstance(value, str) else fluent_number(value, useGrouping=False)


def tried(nodes: Sequence[ftl.BaseNode]) -> Iterator[Mapping[str, Value]]:
    """Details for a text, such that each of them takes each of its values."""
    names = sorted({node.id.name for node in nodes if isinstance(node, ftl.VariableReference)})
    values = {name: list(dict.fromkeys(values_of(name, nodes))) for name in names}
    longest = max(map(len, values.values()), default=1)
    for place, name in enumerate(
        names or [""]
    ):  # each in turn goes through its values while the others go through theirs
        turns = [islice(cycle(values[other]), place if other == name else 0, None) for other in names]
        yield from (dict(zip(names, chosen, strict=True)) for chosen in islice(zip(*turns, strict=False), longest))
    if not names:
        yield {}


def values_of(name: str, nodes: Sequence[ftl.BaseNode]) -> Iterator[Value]:
    """Every value that a choice by this detail knows, numbers, and texts where no number is called for.

    A text that names a plural category is left out where there are numbers to choose from: the reference
    implementation takes it for the number.
    """
    keys = [key for node in nodes if isinstance(node, ftl.SelectExpression) for key in keys_of(node, name)]
    counted = [key.value for key in keys if isinstance(key, ftl.NumberLiteral)]
    named = [key.name for key in keys if isinstance(key, ftl.Identifier)]
    yield from (float(key) if "." in key else int(key) for key in counted)
    yield from NUMBERS
    if not any(isinstance(node, ftl.FunctionReference) and name in arguments(node) for node in nodes):
        yield from (key for key in named if not (counted and key in CATEGORIES))
        yield from TEXTS


def keys_of(choice: ftl.SelectExpression, name: str) -> list[Any]:
    chosen_by = choice.selector
    is_by_it = isinstance(chosen_by, ftl.VariableReference) and chosen_by.id.name == name
    return [variant.key for variant in choice.variants] if is_by_it else []


def arguments(call: ftl.FunctionReference) -> set[str]:
    return {node.id.name for node in walk(call.arguments.positional) if isinstance(node, ftl.VariableReference)}


# Texts that nobody has written yet

FRAGMENTS = (
    "word", "two  words", " ", "\n", "\n\n", "\n  ", "\n    ", "\n      ", "\n  \n   ", "{ $a }", "{$a}", "{ other }",
    "{ other.note }", '{ "" }', '{ " " }', '{ "\\u00e9\\U01F575\\"\\\\" }', "{ 3 }", "{ -0.5 }", "*", "[", ".", "“",
    "{ $n ->\n  [0] none\n  [one] one\n  many\n   *[other] { $n } of\n     them\n  }",
    "{ $a ->\n   *[x] { $n ->\n     *[1] 1\n    }\n  [y]\n    { other }\n}",
    '{ NUMBER($n, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 2) }',
    "{ NUMBER($n) }", "{\n   $a\n  }", "\n    .note = ", "\n .more = x",
)  # fmt: skip


@given(
    st.lists(st.sampled_from(FRAGMENTS), min_size=1, max_size=9),
    st.sampled_from(LANGUAGES),
    st.sampled_from(("x", "y", "z", "")),
    st.one_of(st.sampled_from(NUMBERS), st.integers(-(10**9), 10**9), st.floats(-1e9, 1e9)),
)
def test_any_text_is_read_as_the_reference_reads_it(parts: list[str], language: str, a: str, n: float) -> None:
    source = f"other = Other {'{ $a }'}\n    .note = its note\nkey = {''.join(parts)}\n# end\nlast = last\n"
    body = FluentResource(source).body
    if any(isinstance(entry, ftl.Junk) for entry in body):
        return
    both = Both(language, [source])
    for key, _ in both.texts():
        assert both.ours(key, {"a": a, "n": n}) == both.theirs(key, {"a": a, "n": n}), source


@given(st.one_of(st.integers(-(10**15), 10**15), st.floats(-1e15, 1e15)), st.sampled_from(LANGUAGES))
def test_numbers_have_the_plural_and_the_digits_of_the_reference(number: float, language: str) -> None:
    bundle: Any = FluentBundle([language])
    assert plural(number, language) == bundle._plural_form(number)
    assert written(number, language) == theirs(number).format(bundle._babel_locale)


# What cannot be said


def said(source: str, details: Mapping[str, Value], **others: str) -> str:
    found = {name: parse(text) for name, text in others.items()}
    return parse(source).pattern().say(FluentScope("en", details, found.__getitem__))


@pytest.mark.parametrize(
    ("source", "named"),
    [(" { $who }", "who"), (" { $who ->\n *[a] b\n }", "who"), (" { nobody }", "nobody"), (" { other.no }", "no")],
)
def test_what_a_text_asks_for_and_does_not_get_is_named(source: str, named: str) -> None:
    with pytest.raises(KeyError, match=named):
        said(source, {}, other=" here")


def test_a_text_is_not_a_number() -> None:
    assert said(" { NUMBER($n) }", {"n": 2}) == "2"
    with pytest.raises(KeyError, match="n is not a number"):
        said(" { NUMBER($n) }", {"n": "two"})


def test_a_message_with_nothing_but_attributes_has_no_text() -> None:
    message = parse("\n    .note = its note")
    assert message.pattern("note").say(FluentScope("en", {}, parse)) == "its note"
    with pytest.raises(KeyError, match="only attributes"):
        message.pattern()


def test_numbers_of_any_size_are_said_digit_by_digit() -> None:
    assert said(" { $n }", {"n": 10**40 + 1}) == f"1{'0' * 39}1"
    assert decimal(1e30, "en") == "1" + "0" * 30
    assert percent(1e30, "de") == "1" + "0" * 32 + "\N{NO-BREAK SPACE}%"


def test_of_two_messages_with_one_name_the_first_holds() -> None:
    assert cut("a = 1\nb = 2\na = 3\n") == {"a": " 1\n", "b": " 2\n"}


@pytest.mark.parametrize("text", ["nothing\n", "= 3\n", "key 3\n", "    indented = 3\n", "ké = 3\n"])
def test_a_file_that_is_not_made_of_messages_is_refused(text: str) -> None:
    with pytest.raises(BadText):
        cut(text)


@pytest.mark.parametrize(
    "source",
    [
        "", " {", " }", " { }", " { $ }", ' { "open }', " { -term }", " { 3 -> *[a] b }", " { a b }", " { ( }",
        " { $a -> }", " { $a ->\n [b] c\n }", " { $a ->\n *[b c\n }", " { DATETIME($a) }", " { NUMBER(3) }",
        ' { NUMBER($a, style: "currency") }', " { NUMBER($a, useGrouping: 0) }", " { NUMBER($a", " a\n    .b",
    ],
)  # fmt: skip
def test_what_is_not_understood_is_refused_and_not_guessed(source: str) -> None:
    with pytest.raises(BadText):
        parse(source)
