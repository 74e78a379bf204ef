"""The types of all that crosses the wire, in TypeScript, for the modules of the screen.

`make types` writes them from the structs themselves, and a test fails while they differ. Browsers never load them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import chain
from operator import itemgetter
from typing import cast, get_args

from msgspec import inspect, json

from gaslamp.core import Action, Event
from gaslamp.games import GAMES
from gaslamp.games.cards import Evidence, Symbol
from gaslamp.games.vocabulary import Fare
from gaslamp.server import answers, messages, outgoing
from gaslamp.server.drawings import DeckFacts
from gaslamp.server.kept import STATIC
from gaslamp.server.pages import PageWords
from gaslamp.server.requests import POSTED, AnyStruct

FILE = STATIC / "messages.d.ts"
HEAD = "/** What crosses the wire. `make types` writes it from the structs in Python: change those. */\n"
FETCHED: tuple[AnyStruct, ...] = (answers.GameList, answers.LobbyList, DeckFacts, PageWords)
"""What comes without a message."""
EVENT, ACTION = "GameEvent", "GameAction"
"""To browsers an `Event` is something else."""
BASES: Mapping[AnyStruct, str] = {Event: EVENT, Action: ACTION}
NAMED = {
    "Symbol": Symbol, "Evidence": Evidence, "Fare": Fare, "Phrase": messages.Phrase,
    "TalkChannel": messages.TalkChannel, "MarkChannel": messages.MarkChannel,
}  # fmt: skip
WORDS: Mapping[frozenset[object], str] = {frozenset(get_args(words)): name for name, words in NAMED.items()}
"""Sets of words that occur so often that they have a name."""
PLAIN: Mapping[type[inspect.Type], str] = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.RawType: ACTION,  # nothing else is taken in unread
}


def declarations() -> str:
    """The whole file."""
    declared = (_interface(name, _info(kind)) for kind, name in sorted(_names().items(), key=itemgetter(1)))
    return "\n".join([HEAD, _posted(), _words(), *(_union(*union) for union in _unions().items()), *declared])


def _unions() -> dict[str, tuple[AnyStruct, ...]]:
    """What is one of several, told apart by its `type`."""
    events = tuple(dict.fromkeys(kind for game in GAMES.values() for kind in game.vocabulary))
    return {
        "Told": tuple(outgoing.Outgoing.__subclasses__()),
        "Said": tuple(messages.Said.__subclasses__()),
        EVENT: events,
        ACTION: tuple(kind for kind in events if issubclass(kind, Action)),
    }


@cache
def _names() -> dict[AnyStruct, str]:
    """Every struct there is in a message, and its name, which no other has."""
    roots = {*FETCHED, *chain(*POSTED.values(), *_unions().values())}
    return {kind: kind.__name__ for root in roots for kind in _within(_info(root))}


def _info(kind: AnyStruct) -> inspect.StructType:
    return cast(inspect.StructType, inspect.type_info(kind))


def _within(info: inspect.Type) -> Iterator[AnyStruct]:
    """The structs in a type, itself included."""
    match info:
        case inspect.StructType(cls=kind) if kind not in BASES:
            yield kind
            parts = tuple(field.type for field in info.fields)
        case inspect.UnionType(types=parts) | inspect.TupleType(item_types=parts):
            pass
        case inspect.VarTupleType(item_type=part) | inspect.DictType(value_type=part) | inspect.Metadata(type=part):
            parts = (part,)
        case _:
            parts = ()
    for part in parts:
        yield from _within(part)


# As it is written


def _posted() -> str:
    lines = [
        f'  "{path}": {{ sent: {_names()[sent]}; told: {_names()[answer]} }};'
        for path, (sent, answer) in POSTED.items()
    ]
    return "\n".join(["/** What is posted where, and what is answered. */", "export interface Posted {", *lines, "}\n"])


def _words() -> str:
    return "".join(f"export type {name} = {_listed(sorted(words, key=str))};\n" for words, name in WORDS.items())


def _union(name: str, kinds: tuple[AnyStruct, ...]) -> str:
    return f"export type {name} =" + "".join(f"\n  | {_names()[kind]}" for kind in kinds) + ";\n"


def _interface(name: str, info: inspect.StructType) -> str:
    about = (info.cls.__doc__ or "").partition("\n")[0]
    tag = [f"  {info.tag_field}: {_literal(info.tag)};"] if info.tag is not None else []
    lines = [*tag, *(_field(info.cls, field) for field in info.fields)]
    return "\n".join([f"/** {about} */", f"export interface {name} {{", *lines, "}\n"])


def _field(kind: AnyStruct, field: inspect.Field) -> str:
    """May be left out: by us where it is as usual and that is not said, by a client wherever it is as usual."""
    is_unsaid = not field.required and kind.__struct_config__.omit_defaults
    is_optional = is_unsaid or (not field.required and issubclass(kind, messages.Message))
    written = _type(_without_none(field) if is_unsaid else field.type)
    return f"  {field.encode_name}{'?' if is_optional else ''}: {written};"


def _without_none(field: inspect.Field) -> inspect.Type:
    """None goes unsaid where it is usual."""
    bare = field.type.type if isinstance(field.type, inspect.Metadata) else field.type
    if not isinstance(bare, inspect.UnionType) or field.default is not None:
        return bare
    return inspect.UnionType(tuple(part for part in bare.types if not isinstance(part, inspect.NoneType)))


def _type(info: inspect.Type) -> str:
    match info:
        case inspect.Metadata(type=part):
            return _type(part)
        case inspect.StructType(cls=kind):
            return BASES.get(kind) or _names()[kind]
        case inspect.LiteralType(values=values):
            return WORDS.get(frozenset(values)) or _listed(values)
        case inspect.UnionType(types=parts):
            return " | ".join(map(_type, parts))
        case inspect.TupleType(item_types=parts):
            return f"[{', '.join(map(_type, parts))}]"
        case inspect.VarTupleType(item_type=part) | inspect.ListType(item_type=part):
            return f"({_type(part)})[]" if _is_choice(part) else f"{_type(part)}[]"
        case inspect.DictType(key_type=key, value_type=part):
            return f"Record<{_type(key)}, {_type(part)}>"
    return PLAIN[type(info)]


def _is_choice(info: inspect.Type) -> bool:
    return " | " in _type(info) and isinstance(info, inspect.UnionType | inspect.LiteralType)


def _listed(values: Iterable[object]) -> str:
    return " | ".join(map(_literal, values))


def _literal(value: object) -> str:
    return json.encode(value).decode()


if __name__ == "__main__":
    FILE.write_text(declarations(), "utf-8")
