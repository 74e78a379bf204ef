"""One client cannot have everything: requests, tables and sockets in measure, told in the reader's language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from gaslamp.server import limits
from gaslamp.server.guard import LOOPBACK
from gaslamp.server.limits import UNATTENDED, Clients, Limits, TooMuch, network_of
from gaslamp.server.rooms import Rooms
from gaslamp.server.sockets import FLOOD
from gaslamp.server.store import Snapshot
from gaslamp.server.terms import Terms
from gaslamp.words import LANGUAGES, Words
from tests.patience import until
from tests.server.client import Server


def tried(clients: Clients, client: str, what: Any, amount: float = 1) -> int:
    """How often one can ask before being refused."""
    for done in range(10_000):
        try:
            clients.draw(client, what, amount)
        except TooMuch:
            return done
    return 10_000


def test_a_share_is_used_up_and_comes_back() -> None:
    now = [0.0]
    clients = Clients(Limits(requests=60, tables=10), lambda: now[0])
    assert tried(clients, "a", "requests") == 60
    assert tried(clients, "b", "requests") == 60, "everybody has a share of their own"
    assert tried(clients, "a", "tables") == 10, "of each thing"
    with pytest.raises(TooMuch) as refused:
        clients.draw("a", "tables")
    assert refused.value.retry == 360
    now[0] += 360.0
    assert tried(clients, "a", "tables") == 1
    assert tried(clients, "a", "requests") == 60


def test_what_is_larger_than_a_share_is_a_whole_share() -> None:
    assert tried(Clients(Limits(requests=5), lambda: 0.0), "a", "requests", 1000) == 1


def test_nothing_is_no_limit() -> None:
    assert tried(Clients(Limits(requests=0), lambda: 0.0), "a", "requests") == 10_000


def test_no_number_of_clients_fills_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "REMEMBERED", 10)
    clients = Clients(Limits(requests=2), lambda: 0.0)
    for number in range(1000):
        clients.draw(str(number), "requests")
        clients.draw("known", "requests", 0)
    assert len(clients.buckets) == 10
    with clients.socket("a"):
        pass
    assert not clients.sockets


def test_a_socket_that_closes_costs_the_same_however_many_clients_there_are() -> None:
    """All of them used to be counted through each time: everybody who is cut off at once comes from elsewhere."""

    class Uncounted(Counter[str]):
        def items(self) -> Any:
            raise AssertionError("all are looked at")

    clients = Clients(Limits())
    clients.sockets = Uncounted({"b": 1})
    with clients.socket("a"):
        pass
    assert "a" not in clients.sockets


@pytest.mark.parametrize(
    ("host", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("", ""),
        ("nonsense", "nonsense"),
    ],
)
def test_a_household_is_one_client(host: str, network: str) -> None:
    assert network_of(host) == network


# Over the wire


@pytest.fixture
def strict(file: str) -> Iterator[Server]:
    """A server that lets nobody do much, on a clock that stands still."""
    with Server(file, terms=Terms(hosts=LOOPBACK, limits=Limits(requests=30, tables=3, sockets=2))) as server:
        server.app.state.clients.clock = lambda: 0.0
        yield server


@pytest.mark.parametrize("language", LANGUAGES)
def test_too_many_requests(strict: Server, language: str) -> None:
    wants = {"accept-language": language}
    answers = [strict.get("/api/games", **wants) for _ in range(31)]
    assert [answer.status_code for answer in answers] == [200] * 30 + [429]
    assert answers[-1].headers["retry-after"] == "2"
    text = Words(language).say("server-many-requests", seconds=2)
    assert answers[-1].json() == {"type": "trouble", "key": "server-many-requests", "text": text}
    assert strict.get("/", **wants).text.strip() == text
    assert strict.get("/health").status_code == 200, "whoever watches over the server is always answered"


@pytest.mark.parametrize("language", LANGUAGES)
def test_too_many_tables(strict: Server, language: str) -> None:
    for _ in range(3):
        strict.create("classic", "me", "casual")
    wants = {"accept-language": language}
    for path, body in {
        "/api/tables": {"game": "classic", "chairs": ["me", "casual"]},
        "/api/lessons": {"lesson": "classic-fugitive"},
    }.items():
        answer = strict.post(path, body, **wants)
        assert (answer.status_code, answer.headers["retry-after"]) == (429, "1200")
        assert answer.json()["text"] == Words(language).say("server-many-tables", seconds=1200)


def test_a_table_of_bots_alone_counts_for_several(file: str) -> None:
    with Server(file, terms=Terms(hosts=LOOPBACK, limits=Limits(tables=2 * UNATTENDED))) as server:
        bots = {"game": "classic", "chairs": ["casual", "casual"]}
        assert [server.post("/api/tables", bots).status_code for _ in range(3)] == [200, 200, 429]


def test_a_large_body_counts_for_several(strict: Server) -> None:
    asked = {"tokens": ["x" * 60] * 150}
    statuses = [strict.post("/api/mine", asked).status_code for _ in range(12)]
    assert statuses.count(200) == 10
    assert set(statuses) == {200, 429}


def test_too_many_sockets(strict: Server) -> None:
    _, token = strict.create("classic", "me", "casual")
    with ExitStack() as stack:
        for _ in range(2):
            stack.enter_context(strict.sit(token)).until("table")
        with strict.knock(**{"Accept-Language": "fr"}) as third:
            text = Words("fr").say("server-many-sockets", seconds=10)
            assert third.hear() == {"type": "trouble", "key": "server-many-sockets", "text": text}
            assert third.closed() == FLOOD
    until(lambda: not strict.app.state.clients.sockets, "a socket is counted that is closed")
    with strict.sit(token) as client:
        client.until("table")


# The list of one's tables


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The matches whose logs were read."""
    found: list[str] = []
    recall = Rooms.recall

    def counted(rooms: Rooms, snapshot: Snapshot) -> Any:
        found.append(snapshot.card.id)
        return recall(rooms, snapshot)

    monkeypatch.setattr(Rooms, "recall", counted)
    return found


def test_the_same_token_many_times_is_one_table_read_once(own: Server, read: list[str]) -> None:
    table, token = own.create("classic", "me", "open")
    _, other = own.create("classic", "me", "open")
    read.clear()
    listed = own.mine(*[token] * 150, other, *[token] * 49)
    assert [line["token"] for line in listed] == [0, 150]
    assert len(read) == 2
    for _ in range(5):
        assert own.mine(token, other)[0] == listed[0]
    assert len(read) == 2, "nothing has happened since"
    own.mine(token, language="fr")
    assert read.count(table) == 2, "another language is told anew"


def test_a_line_is_told_anew_when_something_has_happened(own: Server) -> None:
    table, token = own.create("classic", "me", "open", names=["Ada"])
    assert own.mine(token)[0]["names"][0] == "Ada"
    with own.sit(token) as client:
        client.until("table")
        client.say("name", seat=0, name="Bea")
        client.until("table", lambda news: news["chairs"][0]["name"] == "Bea")
        assert own.mine(token)[0]["names"][0] == "Bea"
        client.say("start")
        client.until("update", lambda update: update["actions"])
        assert own.mine(token)[0]["wanted"]
        client.say("act", action=client.last["update"]["actions"][0])
        client.until("update", lambda update: update["n"] > client.last["update"]["n"] - 1)
    until(lambda: table not in own.rooms.rooms, "the room is kept")
    assert own.mine(token)[0]["phase"] == "playing"


def test_a_long_list_counts_for_several_requests(strict: Server) -> None:
    lists = [{"tokens": [f"{number} {i}" for i in range(60)]} for number in range(3)]
    assert [strict.post("/api/mine", asked).status_code for asked in lists] == [200, 429, 429]
