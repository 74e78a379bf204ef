"""Every request there is under `/api`: what is sent, what is answered, and who may ask."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple, TypeAlias

from msgspec import Struct

from gaslamp.core import Action
from gaslamp.server import account_forms, alert_forms, answers, messages, mydata, outgoing

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


ALERTS = "/api/tables/{table}/alerts"
NEWS, ASKED = (alert_forms.AlertNews,), (alert_forms.MailAsked,)
MYSELF, TAKEN = (account_forms.Myself,), (account_forms.NameTaken,)
SPOKEN = {"language": "The language of the answer, instead of that of the header `Accept-Language`."}
REQUESTS: tuple[ApiRequest, ...] = (
    ApiRequest("get", "/api/games", "All there is to play.", (answers.GameList,), query=SPOKEN),
    ApiRequest("get", "/api/openapi.json", "This document."),
    ApiRequest("post", "/api/tables", "Set up a table.", (answers.Admission,), messages.NewTable),
    ApiRequest("post", "/api/lessons", "Have a lesson.", (answers.Admission,), messages.Learn),
    ApiRequest("get", "/api/lobby", "The tables that wait for strangers.", (answers.LobbyList,), query=SPOKEN),
    ApiRequest("post", "/api/match", "A seat with strangers.", (answers.Admission,), messages.Seek),
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
    ApiRequest("post", ALERTS, "Where this seat is told of its turn.", NEWS, alert_forms.AboutAlerts, is_personal=True),
    ApiRequest("post", f"{ALERTS}/push", "Tell this browser.", NEWS, alert_forms.TellBrowser, is_personal=True),
    ApiRequest("post", f"{ALERTS}/mail", "Tell by mail.", NEWS, alert_forms.TellMail, is_personal=True),
    ApiRequest("post", f"{ALERTS}/stop", "Tell it no more.", NEWS, alert_forms.StopAlerts, is_personal=True),
    ApiRequest("post", "/api/mail", "What the link in a mail is for.", ASKED, alert_forms.AboutMail),
    ApiRequest("post", "/api/mail/confirm", "Send mails there.", ASKED, alert_forms.ConfirmMail),
    ApiRequest("post", "/api/mail/stop", "Send no more mails there.", ASKED, alert_forms.StopMail),
    ApiRequest("post", "/api/mail/stop/{code}", "The same, as mail programs ask for it by themselves (RFC 8058)."),
    ApiRequest("post", "/api/me", "Who is signed in here.", MYSELF, account_forms.AboutMe),
    ApiRequest("post", "/api/me/take", "Keep a name.", TAKEN, account_forms.TakeName),
    ApiRequest("post", "/api/me/enter", "Sign in.", TAKEN, account_forms.EnterName),
    ApiRequest("post", "/api/me/recover", "A new passphrase by the code.", TAKEN, account_forms.RecoverName),
    ApiRequest("post", "/api/me/passphrase", "Another passphrase.", TAKEN, account_forms.ChangePassphrase),
    ApiRequest("post", "/api/me/leave", "Sign out.", MYSELF, account_forms.EndSession),
    ApiRequest("post", "/api/me/seats", "Take seats to one's name.", TAKEN, account_forms.ClaimSeats),
    ApiRequest("post", "/api/me/games", "One's games that are over.", (account_forms.GamePage,), account_forms.MyGames),
    ApiRequest("post", "/api/me/export", "All that is kept about one.", (mydata.MyData,), account_forms.ExportMe),
    ApiRequest("post", "/api/me/delete", "Remove all of it.", MYSELF, account_forms.DeleteMe),
)
POSTED: Mapping[str, tuple[AnyStruct, AnyStruct]] = {
    request.path: (request.body, request.answer[0])
    for request in REQUESTS
    if request.body is not None and issubclass(request.body, messages.Message)
}
"""What the page posts where, and what it is answered."""
