"""Requests about a kept name. Who asks is known by a cookie that no script can read and no other site can send.

Pages of other sites are refused by their `Origin` before anything here is asked (`guard`), and their browsers keep the
cookie from them (`SameSite=Strict`). A passphrase is asked for anew where something cannot be undone.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, Final, TypeAlias, TypeVar

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from gaslamp.core import encode
from gaslamp.server import account_forms as forms
from gaslamp.server import archives, mydata, seat_plan
from gaslamp.server.auth import browser_pass, hashed, is_browser_of
from gaslamp.server.bell import News
from gaslamp.server.labels import spoken
from gaslamp.server.limits import TOKENS, Clients, client_of
from gaslamp.server.messages import Message, decode_body
from gaslamp.server.names import folded
from gaslamp.server.people import LASTS, Admitted, NotSignedIn, People, Person
from gaslamp.server.room import acted_in
from gaslamp.server.rooms import Rooms
from gaslamp.server.screens import Screen
from gaslamp.words import Words

AccountEndpoint: TypeAlias = Callable[[Request], Awaitable[Response]]
BodyReader: TypeAlias = Callable[[Request], Awaitable[bytes]]
M = TypeVar("M", bound=Message)
T = TypeVar("T")
COOKIE: Final = "gaslamp-session"
KNOWN: Final = "gaslamp-known"
"""Kept in a browser in which somebody has signed in, and after they have left: it opens nothing."""
UNCACHED = {"cache-control": "no-store"}
BROWSERS = ("Edg", "OPR", "Firefox", "Chrome", "Safari")
SYSTEMS = ("Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux")
CALLED = {"Edg": "Edge", "OPR": "Opera", "Mac OS": "macOS"}
LONGEST = 64
"""Characters of a cookie of ours."""


class Accounts:
    """The endpoints; `read` is how the body of a request is read."""

    def __init__(self, read: BodyReader) -> None:
        self.read = read

    def routes(self, telling: Callable[[AccountEndpoint], AccountEndpoint]) -> list[Route]:
        endpoints: dict[str, AccountEndpoint] = {
            "": self.me,
            "/take": self.take,
            "/enter": self.enter,
            "/recover": self.recover,
            "/passphrase": self.passphrase,
            "/leave": self.leave,
            "/seats": self.seats,
            "/games": self.games,
            "/export": self.export,
            "/delete": self.delete,
        }
        return [Route(f"/api/me{path}", telling(end), methods=["POST"]) for path, end in endpoints.items()]

    async def _asked(self, request: Request, kind: type[M]) -> M:
        return decode_body(kind, await self.read(request))

    # Coming and going

    async def take(self, request: Request) -> Response:
        asked = await self._asked(request, forms.TakeName)
        _charge(request, client_of(request.scope))
        admitted = await _whole(request, _people(request).take(asked.name, asked.passphrase, _device(request)))
        await _hold(request, admitted.person, asked.tokens)
        return _admitted(request, admitted)

    async def enter(self, request: Request) -> Response:
        asked = await self._asked(request, forms.EnterName)
        _charge_guess(request, asked.name)
        entered = _people(request).enter(asked.name, asked.passphrase, _device(request))
        return _admitted(request, await _whole(request, entered))

    async def recover(self, request: Request) -> Response:
        asked = await self._asked(request, forms.RecoverName)
        _charge(request, client_of(request.scope))  # nobody guesses a code, so none is refused for the sake of a name
        recovered = _people(request).recover(asked.name, asked.code, asked.passphrase, _device(request))
        return _admitted(request, await _whole(request, recovered))

    async def passphrase(self, request: Request) -> Response:
        asked, person = await self._asked(request, forms.ChangePassphrase), await _me(request)
        _charge(request, _session(request))
        await _whole(request, _people(request).change_passphrase(person, _token(request), asked.old, asked.new))
        return _json(forms.NameTaken(name=person.name))

    async def leave(self, request: Request) -> Response:
        asked, person = await self._asked(request, forms.EndSession), await _me(request)
        await _whole(request, _people(request).leave(person, _token(request), asked.session))
        return await self._myself(request)

    # What is mine

    async def me(self, request: Request) -> Response:
        await self._asked(request, forms.AboutMe)
        return await self._myself(request)

    async def _myself(self, request: Request) -> Response:
        people, token = _people(request), _token(request)
        if (person := await people.signed_in(token)) is None:
            return _json(forms.Myself(name=""))
        words = Words(spoken(request))
        own = await people.sessions(person, token)
        async with people.store.reading() as connection:
            tallies = await archives.statistics(connection, person.id, words)
            ratings = await archives.ratings(connection, person.id, words)
        found = {"sessions": own, "statistics": tallies, "ratings": ratings}
        return _json(forms.Myself(name=person.name, made=person.made, **found))  # type: ignore[arg-type]

    async def seats(self, request: Request) -> Response:
        asked, person = await self._asked(request, forms.ClaimSeats), await _me(request)
        await _hold(request, person, asked.tokens)
        return _json(forms.NameTaken(name=person.name))

    async def games(self, request: Request) -> Response:
        asked, person = await self._asked(request, forms.MyGames), await _me(request)
        more = {"before": asked.before, "most": archives.PAGE + 1}
        async with _people(request).store.reading() as connection:
            found = await archives.history(connection, person.id, Words(spoken(request)), **more)  # type: ignore[arg-type]
        return _json(forms.GamePage(games=found[: archives.PAGE], more=len(found) > archives.PAGE))

    # All of it

    async def export(self, request: Request) -> Response:
        asked, person = await self._asked(request, forms.ExportMe), await _me(request)
        _charge(request, _session(request))
        people = _people(request)
        await people.check(person, asked.passphrase)
        own = await people.sessions(person, _token(request))
        return _json(await mydata.export(people.store, person, own, Words(spoken(request))))

    async def delete(self, request: Request) -> Response:
        asked, person = await self._asked(request, forms.DeleteMe), await _me(request)
        _charge(request, _session(request))
        await _people(request).check(person, asked.passphrase)
        tables = await _whole(request, mydata.remove(_people(request).store, person))
        _tell(_rooms(request), tables)
        _tell(_rooms(request), tables, News.TALK)
        return _without_cookies(request, _json(forms.Myself(name="")))


# Who asks


async def _me(request: Request) -> Person:
    person = await _people(request).signed_in(_token(request))
    if person is None:
        raise NotSignedIn("name-signed-out")
    return person


def _token(request: HTTPConnection) -> str:
    return request.cookies.get(COOKIE, "")[:LONGEST]


def _people(request: HTTPConnection) -> People:
    people: People = request.app.state.people
    return people


def _rooms(request: HTTPConnection) -> Rooms:
    rooms: Rooms = request.app.state.rooms
    return rooms


async def _whole(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """What has begun is done to its end, even if whoever asked for it goes away."""
    return await _rooms(request).store.whole(work)


def _charge(request: Request, who: str) -> None:
    clients: Clients = request.app.state.clients
    clients.draw(who, "guesses")


def _charge_guess(request: Request, name: str) -> None:
    """So many guesses for an address, and for a name whether or not somebody has it.

    Browsers in which its owner has been are counted for themselves: no stranger can use up what they may try.
    """
    known = request.cookies.get(KNOWN, "")[:LONGEST]
    if is_browser_of(_people(request).store.secret, folded(name), known):
        counted: tuple[str, ...] = (f"the browser {known}",)
    else:
        counted = (client_of(request.scope), f"the name {folded(name)}")
    for who in counted:
        _charge(request, who)


def _session(request: Request) -> str:
    return f"the session {hashed(_token(request))}"


def _device(request: Request) -> str:
    """A browser and a system, as one tells one's own apart; no more is kept."""
    told = request.headers.get("user-agent", "")
    found = (next((part for part in parts if part in told), "") for parts in (BROWSERS, SYSTEMS))
    return ", ".join(CALLED.get(part, part) for part in found if part)


def _admitted(request: Request, admitted: Admitted) -> Response:
    answer = _json(forms.NameTaken(name=admitted.person.name, recovery=admitted.recovery))
    known = browser_pass(_people(request).store.secret, admitted.person.folded)
    for cookie, value in ((COOKIE, admitted.token), (KNOWN, known)):
        answer.set_cookie(cookie, value, max_age=int(LASTS), **_crumbs(request))
    return answer


def _without_cookies(request: Request, answer: Response) -> Response:
    for cookie in (COOKIE, KNOWN):
        answer.delete_cookie(cookie, **_crumbs(request))
    return answer


def _crumbs(request: Request) -> dict[str, Any]:
    """How the cookie is kept: from scripts, from other sites, and from whoever listens to a network."""
    home = request.scope.get("root_path") or "/"
    return {"path": home, "secure": request.url.scheme == "https", "httponly": True, "samesite": "strict"}


def _json(thing: object) -> Response:
    return Response(encode(thing), headers=UNCACHED, media_type="application/json")


# Seats


async def _hold(request: Request, person: Person, tokens: Sequence[str]) -> None:
    """The seats of a browser become theirs, those of games that are over too; who sits there is told."""
    clients: Clients = request.app.state.clients
    clients.draw(client_of(request.scope), "requests", len(tokens) // TOKENS)
    people = _people(request)
    _tell(_rooms(request), await _whole(request, people.hold_all(person, [hashed(token) for token in tokens])))
    await _rooms(request).careers.take_in_all()


def _tell(rooms: Rooms, tables: Sequence[str], news: News = News.LOG) -> None:
    for table in tables:
        rooms.heard(table, news)
        rooms.bell.ring(table, news)


async def greet(connection: HTTPConnection, screen: Screen) -> None:
    """Whoever sits down while signed in has that seat under their name."""
    if screen.is_watching or not (token := _token(connection)):
        return
    room, key, people = screen.room, screen.key.hash, _people(connection)
    if (person := await people.signed_in(token)) is None:
        return
    is_early = not acted_in(room.match.log) & seat_plan.held(room.card, key)
    with room.held():  # it stays the one that this screen is about to enter
        if await room.rooms.store.whole(people.hold(person, key, is_early=is_early)):
            await room.read_on()
            room.rooms.tell(room)
