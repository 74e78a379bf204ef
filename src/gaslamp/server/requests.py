"""Every request there is under `/api`: what is sent, what is answered, and who may ask."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple, TypeAlias

from msgspec import Struct

from gaslamp.core import Action
from gaslamp.server import answers, messages, outgoing

AnyStruct: TypeAlias = type[Struct]
SIGHT: tuple[AnyStruct, ...] = (outgoing.Update, outgoing.CurtainDrawn)
"""What there is to see of a match: it, or the curtain before it."""


class ApiRequest(NamedTuple):
    """One request and its answer."""

    method: Literal["get", "post"]
    path: str
    about: str
    answer: tuple[AnyStruct, ...] = ()
    """One of these; none of them where the answer is no JSON of ours."""
    body: AnyStruct | None = None
    query: Mapping[str, str] = {}
    """What may stand behind a `?`, and what it means."""
    is_personal: bool = False
    """Whether it wants the token of somebody at the table."""


SPOKEN = {"language": "The language of the answer, instead of that of the header `Accept-Language`."}
REQUESTS: tuple[ApiRequest, ...] = (
    ApiRequest("get", "/api/games", "All there is to play.", (answers.GameList,), query=SPOKEN),
    ApiRequest("get", "/api/openapi.json", "This document."),
    ApiRequest("post", "/api/tables", "Set up a table.", (answers.Admission,), messages.NewTable),
    ApiRequest("post", "/api/lessons", "Have a lesson.", (answers.Admission,), messages.Learn),
    ApiRequest("post", "/api/join", "Take a free seat.", (answers.Admission,), messages.Join),
    ApiRequest("post", "/api/watch", "Look on.", (answers.Admission,), messages.Watch),
    ApiRequest("post", "/api/invited", "What an invitation is for.", (answers.Invitation,), messages.Invited),
    ApiRequest("post", "/api/mine", "What has become of tables.", (answers.TableList,), messages.Mine),
    ApiRequest(
        "get",
        "/api/tables/{table}/view",
        "What this seat sees now.",
        SIGHT,
        query={"look": "Draw back the curtain for this seat."},
        is_personal=True,
    ),
    ApiRequest(
        "post",
        "/api/tables/{table}/act",
        "Play an action; what this seat sees then.",
        SIGHT,
        Action,
        query={"n": "Play it only if so many events have happened."},
        is_personal=True,
    ),
    ApiRequest("get", "/api/tables/{table}/record", "The match as this seat saw it, as a record.", is_personal=True),
)
POSTED: Mapping[str, tuple[AnyStruct, AnyStruct]] = {
    request.path: (request.body, request.answer[0])
    for request in REQUESTS
    if request.body is not None and not request.is_personal
}
"""What the page posts where, and what it is answered."""
