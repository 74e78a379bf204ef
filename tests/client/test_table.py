"""A seat at a real server's table: the views are those of the server, whatever becomes of the connection."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from random import Random
from threading import Thread
from typing import Any

import pytest

from gaslamp.agents import make_agent
from gaslamp.client import (
    BadLink,
    NoServer,
    NotSeated,
    OvertakenAction,
    RemoteTable,
    ServerRefusal,
    follow_on,
    play_seat,
    read_link,
    sit_down,
)
from gaslamp.core import Action, encode
from gaslamp.match import View
from tests.patience import PATIENCE
from tests.server.client import Program, Server
from tests.server.test_wire_matches import MATCHES, truth


class Watchful:
    """Plays at random and keeps every view."""

    def __init__(self, seed: int) -> None:
        self.rng, self.views = Random(seed), list[View[Any]]()

    def act(self, view: View[Any]) -> Action:
        self.views.append(view)
        return self.rng.choice(view.actions)


@contextmanager
def seated(server: Server, token: str, table: str) -> Iterator[RemoteTable]:
    with sit_down(f"{server.address}/table/{table}#{token}", patience=PATIENCE) as remote:
        yield remote


def invitation(server: Server, token: str) -> str:
    with server.sit(token) as host:
        return f"{server.address}/join#{host.until('table')['invite']}"


@pytest.mark.parametrize(("game", "chairs", "options"), MATCHES, ids=[f"{m[0]}-{n}" for n, m in enumerate(MATCHES)])
def test_views_of_a_whole_match_are_those_of_the_server(
    server: Server, game: str, chairs: Sequence[str], options: dict[str, Any]
) -> None:
    table, host = server.create(game, *chairs, options=options, names=["Ada"])
    with seated(server, host, table) as one, sit_down(invitation(server, host), name="Ben") as two:
        one.say("start")
        agents = {one: Watchful(1), two: Watchful(2)}
        ends = [Thread(target=play_seat, args=pair, daemon=True) for pair in agents.items()]
        for end in ends:
            end.start()
        for end in ends:
            end.join(PATIENCE)
        assert (one.is_over, two.is_over) == (True, True)
    for remote, agent in agents.items():
        true = server.stored(table)
        assert remote.seat is not None
        assert remote.view().encode() == true.view(remote.seat).encode()
        assert agent.views, "it was asked"
        for view in agent.views:
            assert encode(view.events) == encode(true.view(remote.seat).events[: len(view.events)])
    assert truth(server, table, one.view().game)


def test_bots_of_ours_play_it(server: Server) -> None:
    table, token = server.create("classic", "club", "me")
    with seated(server, token, table) as remote:
        assert play_seat(remote, make_agent("heuristic", Random(1))) == remote.view().state.outcome


def test_it_goes_along_to_the_next_game(server: Server) -> None:
    table, token = server.create("compact", "me", "club")
    with seated(server, token, table) as remote:
        play_seat(remote, Watchful(1))
        assert follow_on(remote, timeout=0.0) is None
        remote.say("again")
        following = follow_on(remote)
        assert following is not None
        with following:
            assert following.link.table != table
            play_seat(following, Watchful(2))


def test_a_link_of_several_seats_plays_them_all(server: Server) -> None:
    table, token = server.create("classic", "me", "me", names=["Ada", "Ben"])
    agent = Watchful(3)
    with seated(server, token, table) as remote:
        play_seat(remote, agent)
    assert {view.seat for view in agent.views} == {0, 1}


# What breaks


def test_a_killed_socket_loses_nothing_and_plays_nothing_twice(server: Server) -> None:
    table, token = server.create("classic", "me", "club")

    class Breaking(Watchful):
        def act(self, view: View[Any]) -> Action:
            if self.rng.random() < 0.4:
                remote._socket.line.socket.close()
            return super().act(view)

    with seated(server, token, table) as remote:
        agent = Breaking(4)
        play_seat(remote, agent)
        assert remote.breaks > 1
    true = server.stored(table)
    assert true.outcome is not None
    assert remote.view().encode() == true.view(0).encode()


def test_an_action_the_server_heard_before_the_break_is_not_played_again(server: Server) -> None:
    """The answer is lost: the client finds its action in the new view."""
    table, token = server.create("classic", "me", "club")
    with seated(server, token, table) as remote:
        remote.until(lambda: remote.is_my_turn)
        action, sent = remote.view().actions[0], remote._socket.say

        def say_and_break(kind: str, **fields: object) -> None:
            sent(kind, **fields)
            if kind == "act":
                with server.sit(token) as witness:  # the server has heard it
                    witness.until("update", lambda update: update["n"] > fields["n"])
                remote._socket.line.socket.close()

        remote._socket.say = say_and_break  # type: ignore[method-assign]
        remote.play(action)
        mine = [event for event in remote.view().events if isinstance(event, Action) and event.seat == 0]
        assert len(mine) == 1


def test_the_server_is_killed_and_comes_back(file: str) -> None:
    with Server(file) as first:
        table, token = first.create("classic", "me", "club")
        door = first.door.getsockname()
        remote = sit_down(f"{first.address}/table/{table}#{token}", patience=PATIENCE)
        remote.until(lambda: remote.is_my_turn)
        remote.play(remote.view().actions[0])
    with Server(file, port=door[1]) as _, remote:
        play_seat(remote, Watchful(5))
        assert remote.is_over


def test_servers_are_replaced_one_after_the_other_and_nobody_loses_a_turn(file: str) -> None:
    """Two at one address, each ended as a service manager does it and started anew in the middle of a match."""
    with ExitStack() as stack:
        first = stack.enter_context(Program(file, "--pace", "0", "--share-port"))
        like_it = ("--pace", "0", "--share-port", "--port", first.address.rpartition(":")[2])
        old = [first, stack.enter_context(Program(file, *like_it))]

        class Unmoved(Watchful):
            def act(self, view: View[Any]) -> Action:
                if self.views and old:
                    assert "Traceback" not in old.pop().interrupt()
                    stack.enter_context(Program(file, *like_it))
                return super().act(view)

        table, token = first.create("classic", "me", "club", options={"rounds": 8})
        agent = Unmoved(6)
        with sit_down(f"{first.address}/table/{table}#{token}", patience=PATIENCE) as remote:
            play_seat(remote, agent)
            mine = [event for event in remote.view().events if isinstance(event, Action) and event.seat == 0]
        assert remote.breaks > 1, "it came back"
        assert not old, "both were replaced"
        assert len(mine) == len(agent.views), "each turn was played, and once"


def test_it_gives_up_when_its_patience_is_over(file: str) -> None:
    with Server(file) as server:
        table, token = server.create("classic", "me", "club")
        remote = sit_down(f"{server.address}/table/{table}#{token}", patience=0.0)
        remote.until(lambda: remote.is_my_turn)
    with remote, pytest.raises(NoServer, match="too long"):
        remote.until(lambda: False)


def test_somebody_else_was_quicker(server: Server) -> None:
    table, token = server.create("classic", "me", "club")
    with seated(server, token, table) as one, seated(server, token, table) as other:
        for remote in (one, other):
            remote.until(lambda remote=remote: remote.is_my_turn)  # type: ignore[misc]
        first, second = one.view().actions[:2]
        other.play(first)
        with pytest.raises(OvertakenAction):
            one.play(second)


# What is refused


def test_the_rules_say_no(server: Server) -> None:
    from gaslamp.games import Move

    table, token = server.create("classic", "me", "club")
    with sit_down(f"{server.address}/table/{table}#{token}", language="fr") as remote:
        remote.until(lambda: remote.is_my_turn)
        with pytest.raises(ServerRefusal) as refusal:
            remote.play(Move(seat=0, pawn=0, fare="taxi", station=1))
        assert str(refusal.value.details["rule"]).startswith("CL-")
        assert "station" in str(refusal.value).lower() or str(refusal.value)
        remote.play(remote.view().actions[0])


def test_a_full_table_and_a_wrong_link_are_said_clearly(server: Server) -> None:
    _, host = server.create("classic", "me", "open")
    invite = invitation(server, host)
    sit_down(invite, name="Ben").close()
    with pytest.raises(ServerRefusal) as full:
        sit_down(invite, language="de")
    assert full.value.details["said"] in ("server-table-full", "server-begun", "server-seat-taken")
    for link in (f"{server.address}/join#nothing", f"{server.address}/table/4f#nothing"):
        with pytest.raises(ServerRefusal):
            sit_down(link)


def test_a_link_for_watching_gives_no_seat(server: Server) -> None:
    table, host = server.create("classic", "me", "open", watch=True)
    with server.sit(host) as client:
        watch = client.until("table")["watch"]
    token = server.post("/api/watch", {"invite": watch}).json()["token"]
    with pytest.raises(NotSeated):
        sit_down(f"{server.address}/table/{table}#{token}")


@pytest.mark.parametrize(
    "url",
    [
        *["", "nonsense", "http://127.0.0.1/", "http://127.0.0.1/join", "ftp://127.0.0.1/join#x", "/join#x"],
        *["http://[::1/join#x", "http://127.0.0.1:99999999/join#x", "http://127.0.0.1:x/table/4f#x"],
        *["http://127.0.0.1:0/join#x", "http://no such host/join#x"],
    ],
)
def test_what_is_no_link_is_said(url: str) -> None:
    with pytest.raises(BadLink):
        read_link(url)


@pytest.mark.parametrize("host", ["127.0.0.1:9", "nobody.invalid", "a..b"])
def test_where_no_server_ever_answered_nobody_waits(host: str) -> None:
    """The patience is for servers that were there: of a wrong address one is told at once."""
    with pytest.raises(NoServer, match=r"No Gaslamp server answers at http://"):
        sit_down(f"http://{host}/table/4f#TOKEN", patience=PATIENCE)


def test_another_program_behind_the_address_is_no_server_of_ours() -> None:
    from http.server import BaseHTTPRequestHandler, HTTPServer

    class Elsewhere(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_error(404)

        def log_message(self, format: str, *args: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Elsewhere) as other:
        Thread(target=other.serve_forever, daemon=True).start()
        with pytest.raises(NoServer, match="No Gaslamp server"):
            sit_down(f"http://127.0.0.1:{other.server_port}/table/4f#TOKEN", patience=PATIENCE)
        other.shutdown()


def test_what_a_type_checker_would_find_is_said_at_once() -> None:
    link = read_link("http://127.0.0.1:9/table/4f#TOKEN")
    with RemoteTable(link, patience=0) as remote:
        mistakes: list[tuple[Any, tuple[Any, ...], str]] = [
            (read_link, (None,), "a link is the text"),
            (RemoteTable, (str(link),), "found by its link"),
            (remote.play, ("taxi 7",), "takes an action"),
            (play_seat, (str(link), Watchful(1)), "takes a table"),
            (play_seat, (remote, "club"), "expected an agent"),
            (follow_on, (str(link),), "takes a table"),
        ]
        for call, args, said in mistakes:
            with pytest.raises(TypeError, match=said):
                call(*args)


def test_a_seat_prints_in_a_line_without_its_secret(server: Server) -> None:
    table, token = server.create("classic", "me", "club")
    with seated(server, token, table) as remote:
        assert repr(remote) == f"<RemoteTable {table} at {server.address}: classic, playing>"
        for line in (repr(remote), repr(remote.info), repr(remote.link)):
            assert token not in line
            assert len(line) <= 100


def test_a_link_is_read_and_written(server: Server) -> None:
    for url in ("https://a.example/join#C.any.x", "http://a.example:8/lamp/table/4f#T"):
        assert str(read_link(url)) == url
        assert read_link(url).secret not in repr(read_link(url))
