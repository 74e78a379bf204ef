"""The protocol as an OpenAPI document, made from the structs of the messages themselves.

`/api/openapi.json` serves it and `gaslamp protocol` prints it. OpenAPI has no sockets: what is said and heard on ours
stands under `x-socket`, in the same schemas.

What the server refuses the schemas refuse: a message with a field that is not listed. Of what the server sends, every
field it always sends is required, and others may be added within a version: a client ignores what it does not know.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain
from typing import Any, TypeAlias

from msgspec import inspect, json

from gaslamp import __version__
from gaslamp.core import Action, Event, secret_fields
from gaslamp.games import GAMES, make_game
from gaslamp.server import messages, outgoing
from gaslamp.server.requests import REQUESTS, AnyStruct, ApiRequest

Schema: TypeAlias = dict[str, Any]
PLACE = "#/components/schemas/{name}"
REFUSALS = {
    "400": "It cannot be done: the rules or something else is in the way.",
    "403": "The token or the code opens nothing here.",
    "429": "Too much was asked for; try again later.",
    "503": "It could not be stored; nothing was played.",
}
ABOUT = "What the server and its clients say to each other. The socket is described under `x-socket`."


@cache
def document() -> Schema:
    """The whole protocol."""
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Gaslamp",
            "version": __version__,
            "x-protocol": outgoing.PROTOCOL,
            "description": ABOUT,
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": _paths(),
        "x-socket": _socket(),
        "components": {
            "schemas": schemas(),
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


@cache
def document_text() -> bytes:
    """The document as it is served."""
    return json.encode(document())


# Schemas


def said() -> tuple[AnyStruct, ...]:
    """What clients say on a socket."""
    return tuple(messages.Said.__subclasses__())


def told() -> tuple[AnyStruct, ...]:
    """What they are told there."""
    return tuple(outgoing.Outgoing.__subclasses__())


def events() -> tuple[type[Event], ...]:
    """Every kind of event there is in any game."""
    return tuple(dict.fromkeys(kind for game in GAMES.values() for kind in game.vocabulary))


def states() -> tuple[AnyStruct, ...]:
    """The state of each game."""
    return tuple(type(make_game(name).start()) for name in GAMES)


@cache
def schemas() -> Schema:
    """Every struct that crosses the wire, by its name."""
    roots = dict.fromkeys([*_posted(), *_answered(), *said(), *told(), *events(), *states()])
    _, found = json.schema_components(roots, ref_template=PLACE)
    for kind in _always_whole():
        found[kind.__name__]["required"] = list(found[kind.__name__]["properties"])
    for event in events():
        for name in secret_fields(event):
            found[event.__name__]["properties"][name]["x-secret"] = True
    found["Event"] = _one_of(events(), "An event of any game; what its reader may not know is left out.")
    found["Action"] = _one_of(_actions(), "An event that a seat asks for.")
    found["Asked"] = _asked()
    found["Act"]["properties"]["action"] = _ref("Asked")
    found["Seen"]["properties"]["state"] = {"anyOf": [_ref(kind.__name__) for kind in states()]}
    return {name: _plain(schema) for name, schema in sorted(found.items())}


def _posted() -> Iterator[AnyStruct]:
    return (request.body for request in REQUESTS if request.body is not None)


def _answered() -> Iterable[AnyStruct]:
    return chain(*(request.answer for request in REQUESTS))


def _actions() -> tuple[AnyStruct, ...]:
    return tuple(kind for kind in events() if issubclass(kind, Action))


def _asked() -> Schema:
    """Who may know of an action is not for the player to say."""
    return {
        "description": "An action as a client sends it.",
        "allOf": [_ref("Action")],
        "properties": {"known_to": {"maxItems": 0}},
    }


def _always_whole() -> Iterator[AnyStruct]:
    """What only the server sends, with all its fields whether or not they are as usual."""
    sent, heard = (_within(roots) for roots in ([*_answered(), *told(), *states()], [*_posted(), *said(), *events()]))
    return (kind for kind in sent if kind not in heard and not kind.__struct_config__.omit_defaults)


def _within(roots: Iterable[AnyStruct]) -> dict[AnyStruct, None]:
    """These structs and all that they consist of."""
    found: dict[AnyStruct, None] = {}
    waiting: list[inspect.Type] = list(inspect.multi_type_info(roots))
    while waiting:
        match waiting.pop():
            case inspect.StructType(cls=kind, fields=fields) if kind not in found:
                found[kind] = None
                waiting += [field.type for field in fields]
            case inspect.UnionType(types=parts) | inspect.TupleType(item_types=parts):
                waiting += parts
            case inspect.DictType(value_type=part) | inspect.Metadata(type=part):
                waiting.append(part)
            case inspect.CollectionType(item_type=part):
                waiting.append(part)
    return found


def _plain(schema: Schema) -> Schema:
    """A description is for readers of any language: what shows Python how to make one is left out."""
    about = schema.get("description", "").partition("\n\n")[0]
    return schema | ({"description": about} if about else {})


def _one_of(kinds: Iterable[AnyStruct], about: str) -> Schema:
    mapping = {str(kind.__struct_config__.tag): PLACE.format(name=kind.__name__) for kind in kinds}
    return {
        "description": about,
        "anyOf": [{"$ref": place} for place in mapping.values()],
        "discriminator": {"propertyName": "type", "mapping": mapping},
    }


def _ref(name: str) -> Schema:
    return {"$ref": PLACE.format(name=name)}


# Requests


def _paths() -> Schema:
    paths: Schema = {}
    for request in REQUESTS:
        paths.setdefault(request.path, {})[request.method] = _operation(request)
    return paths


def _operation(request: ApiRequest) -> Schema:
    operation: Schema = {"summary": request.about, "responses": {"200": _answer(request)} | _refusals(request)}
    if parameters := [*_parameters(request)]:
        operation["parameters"] = parameters
    if request.body is not None:
        name = "Asked" if request.body is Action else request.body.__name__
        operation["requestBody"] = {"required": True, "content": _json(_ref(name))}
    if request.is_personal:
        operation["security"] = [{"token": []}]
    return operation


def _parameters(request: ApiRequest) -> Iterator[Schema]:
    if "{table}" in request.path:
        yield {"name": "table", "in": "path", "required": True, "schema": {"type": "string"}}
    for name, about in request.query.items():
        kind = "string" if name == "language" else "integer"
        yield {"name": name, "in": "query", "description": about, "schema": {"type": kind}}


def _answer(request: ApiRequest) -> Schema:
    kinds = [_ref(kind.__name__) for kind in request.answer]
    if kinds:
        return {"description": request.about, "content": _json(kinds[0] if len(kinds) == 1 else {"anyOf": kinds})}
    is_record = request.path.endswith("record")
    content = {"text/plain": {"schema": {"type": "string"}}} if is_record else _json({"type": "object"})
    return {"description": request.about, "content": content}


def _refusals(request: ApiRequest) -> Schema:
    """What else may be answered to a request that can be refused at all."""
    if request.body is None and not request.is_personal:
        return {}
    content = _json({"anyOf": [_ref("Refused"), _ref("Trouble")]})
    return {status: {"description": about, "content": content} for status, about in REFUSALS.items()}


def _json(schema: Schema) -> Schema:
    return {"application/json": {"schema": schema}}


# The socket


def _socket() -> Schema:
    """Of the client, the first message is a `Sit`; then either side says what it has to say, in any order."""
    return {
        "path": "/socket",
        "description": "Messages of JSON in text frames; the first of a client is a `Sit`.",
        "first": _ref("Sit"),
        "said": _one_of((kind for kind in said() if kind is not messages.Sit), "What a client says then."),
        "told": _one_of(told(), "What it is told."),
        "closed": {"4401": "The token opens nothing here.", "4429": "Too much was said."},
    }
