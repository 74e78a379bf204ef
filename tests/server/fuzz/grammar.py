"""Messages made from the message types themselves: a new message or field is covered as soon as it exists."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any, TypeAlias

from msgspec import Struct, inspect

from gaslamp.agents import LEVELS
from gaslamp.games import GAMES, make_game
from gaslamp.lessons import lessons_of
from gaslamp.server import messages
from gaslamp.words import LANGUAGES

Json: TypeAlias = Any
NUMBERS = (0, 1, 2, 3, 5, 7, 13, 46, 74, 100, 199, -1, -2, -3, 9999, 10_000, 2**31, -(2**31), 2**53, 2**63, 2**64)
HUGE = (10**30, -(10**30), 10**400)
TEXTS = (
    "", "me", "open", "heuristic", "x" * 24, "x" * 200, "\x00", "\u202e", "é" * 30, "😀" * 12, "<script>", "{who}",
    "{ $who }", "..", "../../etc/passwd", "%s%n", "'; DROP TABLE log; --", "a.b.c", ".any.", "null", "-1", "\ufeff",
    "<img src=x onerror=alert(1)>", "\u2066\u202e\u2069", "e" + "\u0301" * 40,
    "\U0001f468\u200d\U0001f469\u200d\U0001f467", "\u2028\u2029", "\U000e0041\U0010ffff", "a\u200bb\u00ad\u061c",
    "javascript:alert(1)", "&lt;b&gt;",
)  # fmt: skip
ODD: tuple[Json, ...] = (None, True, False, 1.5, -0.0, 1e308, [], {}, [[]], {"": None}, "", *NUMBERS, *HUGE, *TEXTS)
RARELY: Mapping[type[Struct], float] = {
    **dict.fromkeys((messages.Leave, messages.Replace, messages.Start, messages.Watching), 0.1),
    **dict.fromkeys((messages.Speak, messages.Whole), 0.3),
}
"""What ends a state of a table that should be met with other messages too, or takes long; and how much rarer it is."""


@cache
def type_info(kind: Any) -> inspect.Type:
    return inspect.type_info(kind)


@cache
def known_texts() -> tuple[str, ...]:
    """Names that mean something somewhere."""
    lessons = [lesson for game in GAMES for lesson in lessons_of(game)]
    return (*GAMES, *LEVELS, *LANGUAGES, *lessons, "me", "open")


@cache
def vocabularies() -> Mapping[str, tuple[type[Any], ...]]:
    return {game: make_game(game).vocabulary for game in GAMES}


@cache
def options() -> Mapping[str, type[Struct]]:
    return {game: type(make_game(game).options) for game in GAMES}


def bodies() -> Sequence[type[Struct]]:
    """What is sent by HTTP."""
    return [kind for kind in messages.Message.__subclasses__() if kind is not messages.Said]


def spoken() -> Sequence[type[Struct]]:
    """What is said on a socket."""
    return messages.Said.__subclasses__()


class Grammar:
    """Values of a type, most of them such as could be meant; `texts` are the tokens and links there are by now."""

    def __init__(self, rng: Random, texts: Sequence[str] = ()) -> None:
        self.rng = rng
        self.texts = texts
        self.actions: deque[Json] = deque(maxlen=300)
        """Actions that were offered somewhere, some of them long ago."""

    def said(self) -> Json:
        """A message on a socket."""
        kinds = spoken()
        weights = [RARELY.get(kind, 1.0) for kind in kinds]
        return self.struct(self.rng.choices(kinds, weights)[0])

    def body(self, kind: type[Struct] | None = None) -> Json:
        """The body of a request."""
        kind = kind or self.rng.choice(bodies())
        made = self.struct(kind)
        if kind is messages.NewTable and self.rng.random() < 0.7:
            made |= self._table()
        if kind is messages.Seek and self.rng.random() < 0.7:
            made |= {
                "game": self.rng.choice(tuple(GAMES)),
                "seats": self.rng.randrange(2, 5),
                "clock": None,
                "public": {},
            }
        return made

    def _table(self) -> Json:
        """A table that can be set up, but for its options."""
        game = self.rng.choice(tuple(GAMES))
        chairs = [self.rng.choice(("me", "me", "open", "casual")) for _ in range(self.rng.randrange(2, 5))]
        chosen = self.rng.random()
        made = {} if chosen < 0.4 else self.struct(options()[game], share=0.2)
        return {"game": game, "chairs": chairs, "options": made}

    def event(self) -> Json:
        """An action or another event of any game."""
        if self.actions and self.rng.random() < 0.4:
            return self.rng.choice(self.actions)
        return self.struct(self.rng.choice(self.rng.choice(tuple(vocabularies().values()))))

    def struct(self, kind: type[Struct], share: float = 0.7) -> Json:
        """Such a message; what has a default is there in that share."""
        return self._struct(type_info(kind), share)

    def _struct(self, info: Any, share: float = 0.7) -> Json:
        fields = [field for field in info.fields if field.required or self.rng.random() < share]
        made = {field.encode_name: self.value(field.type) for field in fields}
        return {info.tag_field: info.tag, **made} if info.tag_field else made

    def value(self, info: inspect.Type) -> Json:
        """A value of the type; a type that is not known here is a mistake of the tests."""
        if self.rng.random() < 0.02:
            return self.rng.choice(ODD)
        return _MAKERS[type(info)](self, info)

    def _text(self, info: inspect.StrType) -> str:
        if info.pattern and self.rng.random() < 0.5:  # the only texts with a pattern are new tokens
            return urlsafe_b64encode(self.rng.randbytes(16)).decode().rstrip("=")
        text = self.rng.choice(self.rng.choice((known_texts(), TEXTS, self.texts or TEXTS)))
        return text[: info.max_length] if self.rng.random() < 0.9 else text

    def _number(self, _: inspect.IntType) -> int:
        chosen = self.rng.random()
        if chosen < 0.4:
            return self.rng.randrange(-2, 7)
        return self.rng.randrange(200) if chosen < 0.8 else self.rng.choice((*NUMBERS, *HUGE))

    def _many(self, info: Any) -> list[Json]:
        most = info.max_length if info.max_length is not None else 6
        count = self.rng.choice((0, 1, 2, 3, min(most, 8), most + 1 if self.rng.random() < 0.05 else 1))
        return [self.value(info.item_type) for _ in range(max(count, info.min_length or 0))]

    def _mapping(self, info: inspect.DictType) -> dict[str, Json]:
        return {str(self.value(info.key_type)): self.value(info.value_type) for _ in range(self.rng.randrange(3))}


Maker: TypeAlias = Callable[[Grammar, Any], Json]
_MAKERS: Mapping[type[inspect.Type], Maker] = {
    inspect.IntType: Grammar._number,
    inspect.StrType: Grammar._text,
    inspect.BoolType: lambda grammar, _: grammar.rng.random() < 0.5,
    inspect.FloatType: lambda grammar, _: grammar.rng.choice((0.0, 0.5, -1.0, 1e300)),
    inspect.NoneType: lambda *_: None,
    inspect.AnyType: lambda grammar, _: grammar.rng.choice(ODD),
    inspect.RawType: lambda grammar, _: grammar.event(),
    inspect.LiteralType: lambda grammar, info: grammar.rng.choice(info.values),
    inspect.EnumType: lambda grammar, info: grammar.rng.choice([one.value for one in info.cls]),
    inspect.UnionType: lambda grammar, info: grammar.value(grammar.rng.choice(info.types)),
    inspect.StructType: Grammar._struct,
    inspect.VarTupleType: Grammar._many,
    inspect.ListType: Grammar._many,
    inspect.SetType: Grammar._many,
    inspect.FrozenSetType: Grammar._many,
    inspect.TupleType: lambda grammar, info: [grammar.value(one) for one in info.item_types],
    inspect.DictType: Grammar._mapping,
    inspect.Metadata: lambda grammar, info: grammar.value(info.type),
}
