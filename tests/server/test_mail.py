"""Mails about one's turn: to nobody who has not agreed, by a real mail server on this machine, ended by one tap."""

from __future__ import annotations

import email
import re
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import Message
from typing import Any

import pytest
from msgspec.structs import replace

from gaslamp.server import alerts
from gaslamp.server.limits import Limits
from gaslamp.server.mail import BadMail, MailServer, masked, read_address, read_mail_server
from gaslamp.server.notifier import AlertTerms
from tests.patience import until
from tests.server.client import LOCAL, Server
from tests.server.test_alerts import act, ask, news

HOME = "https://games.example.org"


class Letters:
    """What a mail server was handed; it refuses addresses that begin with `nobody`."""

    def __init__(self) -> None:
        self.all = list[tuple[str, Message]]()


@contextmanager
def mail_server(letters: Letters) -> Iterator[int]:
    """A real one, as far as a mail needs; its port."""

    class Desk(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            self.say("220 here")
            to = ""
            while line := self.rfile.readline().decode().strip():
                word = line[:4].upper()
                if word == "RCPT":
                    to = line.partition("<")[2].rstrip(">")
                    self.say("550 no such user" if to.startswith("nobody") else "250 fine")
                elif word == "DATA":
                    self.say("354 go on")
                    text = b""
                    while (part := self.rfile.readline()) != b".\r\n":
                        text += part
                    letters.all.append((to, email.message_from_bytes(text)))
                    self.say("250 taken")
                elif word == "QUIT":
                    self.say("221 bye")
                    return
                else:
                    self.say("250 fine")

        def say(self, text: str) -> None:
            self.wfile.write(f"{text}\r\n".encode())

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Desk) as server:
        server.daemon_threads = True
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield server.server_address[1]
        server.shutdown()
        thread.join()


@pytest.fixture
def letters() -> Letters:
    return Letters()


@pytest.fixture
def posting(file: str, letters: Letters, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server that sends mails, and waits for nothing before it tells anybody."""
    monkeypatch.setattr(alerts, "DELAY", 0.0)
    monkeypatch.setattr(alerts, "BEAT", 0.001)
    monkeypatch.setattr("gaslamp.server.notifier.TICK", 0.05)
    with mail_server(letters) as port:
        mail = MailServer(host="127.0.0.1", port=port, sender="games@example.org")
        terms = replace(LOCAL, alerts=AlertTerms(mail=mail, address=HOME))
        with Server(file, terms=terms) as server:
            yield server


def text_of(letter: Message) -> str:
    payload = letter.get_payload(decode=True)
    assert isinstance(payload, bytes)
    return payload.decode().replace("\r\n", "\n")


def code_in(letter: Message) -> str:
    found = re.search(rf"{HOME}/mail#(\S+)", text_of(letter))
    assert found
    return found[1]


def asked_by_mail(server: Server, letters: Letters, **more: Any) -> tuple[str, str, str, str]:
    """Ada plays, Ben wants to be told: the table, her token, his, and the code he was sent."""
    table, host = server.create("classic", "me", "open", options={"surfacing": []})
    with server.sit(host) as ada:
        _, guest = server.join(ada.until("table")["invite"], "Ben")
    found = news(server, table, guest, "/mail", address="ben@example.org", **more)
    assert (found["mail"], found["address"], found["confirmed"]) == (True, "b…@example.org", False)
    return table, host, guest, code_in(letters.all[-1][1])


def test_nothing_but_a_question_is_sent_before_somebody_agrees(posting: Server, letters: Letters) -> None:
    table, host, guest, code = asked_by_mail(posting, letters, language="de")
    assert [to for to, _ in letters.all] == ["ben@example.org"]
    assert "Bestätige" in str(email.header.make_header(email.header.decode_header(letters.all[0][1]["subject"])))
    act(posting, table, host)
    assert posting.run(posting.app.state.notifier.claim()) == []
    asked = posting.post("/api/mail", {"code": code}).json()
    assert (asked["address"], asked["game"], asked["confirmed"]) == ("b…@example.org", "Scotland Yard", False)
    assert posting.post("/api/mail/confirm", {"code": code}).json()["confirmed"]
    assert news(posting, table, guest)["confirmed"]
    while not posting.get(f"/api/tables/{table}/view", host).json()["actions"]:
        act(posting, table, guest)
    act(posting, table, host)
    until(lambda: len(letters.all) > 1, "no mail was sent")
    to, letter = letters.all[1]
    assert to == letter["to"] == "ben@example.org"
    assert letter["from"] == "Gaslamp <games@example.org>"
    assert letter["list-unsubscribe"] == f"<{HOME}/api/mail/stop/{code}>"
    assert letter["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    assert f"{HOME}/table/{table}?turn\n" in text_of(letter)
    assert not {"Ada", "Ben", guest, host} & set(re.split(r"\W+", text_of(letter)))


def test_one_tap_ends_it(posting: Server, letters: Letters) -> None:
    table, _, guest, code = asked_by_mail(posting, letters)
    posting.post("/api/mail/confirm", {"code": code})
    answer = posting.http.post(f"/api/mail/stop/{code}", content="List-Unsubscribe=One-Click")
    assert answer.status_code == 200
    assert news(posting, table, guest)["address"] == ""
    assert posting.post("/api/mail", {"code": code}).json() == {"address": "", "game": "", "confirmed": False}
    assert posting.post("/api/mail/confirm", {"code": code}).json()["address"] == "", "what is over stays so"


def test_who_agreed_ends_it_at_the_table_or_by_the_link(posting: Server, letters: Letters) -> None:
    table, _, guest, code = asked_by_mail(posting, letters)
    assert news(posting, table, guest, "/stop", kind="mail")["address"] == ""
    news(posting, table, guest, "/mail", address="ben@example.org")
    code = code_in(letters.all[-1][1])
    assert posting.post("/api/mail/stop", {"code": code}).json()["address"] == ""
    assert news(posting, table, guest)["address"] == ""


def test_a_link_that_is_made_up_opens_nothing(posting: Server, letters: Letters) -> None:
    *_, code = asked_by_mail(posting, letters)
    id, _, signature = code.partition(".")
    for wrong in ("", "x", id, f"{id}.", f"{id}.{signature[:-1]}", f"0{id[1:]}.{signature}", "é.é"):
        for path in ("", "/confirm", "/stop"):
            answer = posting.post(f"/api/mail{path}", {"code": wrong})
            assert (answer.status_code, answer.json()["key"]) == (403, "server-mail-unknown"), wrong
    assert posting.post("/api/mail", {"code": code}).json()["address"]


def test_nobody_can_flood_a_stranger(posting: Server, letters: Letters) -> None:
    clients = posting.app.state.clients
    clients.limits = Limits(requests=0, tables=0, sockets=0, guesses=0, mails=12)
    table, host = posting.create("classic", "me", "club")
    answers = [ask(posting, table, host, "/mail", address="Cy@example.org") for _ in range(5)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]
    assert answers[-1].json()["key"] == "server-many-mails"
    assert len(letters.all) == 3
    others = [ask(posting, table, host, "/mail", address=f"cy{n}@example.org") for n in range(12)]
    assert {answer.status_code for answer in others[9:]} == {429}


def test_an_address_that_is_none_is_told_so(posting: Server, letters: Letters) -> None:
    table, host = posting.create("classic", "me", "club")
    for wrong in ("", "ada", "ada@", "@example.org", "a b@example.org", "a@b", "a@example.org\r\nBcc: c@example.org"):
        answer = ask(posting, table, host, "/mail", address=wrong)
        assert (answer.status_code, answer.json()["key"]) == (400, "server-mail-address"), wrong
    assert ask(posting, table, host, "/mail", address="nobody@example.org").json()["key"] == "server-mail-failed"
    assert letters.all == []


@pytest.mark.parametrize(
    "wrong", ["a@b,c@d.org", "<a@example.org>", "a@exa_mple.org", f"{'a' * 65}@example.org", "é@e.org"]
)
def test_what_is_no_address(wrong: str) -> None:
    assert read_address(" Ada.B+c@mail.example.org ") == "Ada.B+c@mail.example.org"
    with pytest.raises(BadMail):
        read_address(wrong)


def test_how_the_mail_server_is_named() -> None:
    told = read_mail_server("smtp://games%40example.org:p%3Aw@mail.example.org", "games@example.org")
    assert (told.host, told.port, told.user, told.password) == ("mail.example.org", 587, "games@example.org", "p:w")
    assert read_mail_server("smtps://mail.example.org", "g@example.org").is_secure
    assert read_mail_server("smtps://mail.example.org:4650", "g@example.org").port == 4650
    assert masked("ada@example.org") == "a…@example.org"
    for wrong in ("", "mail.example.org", "http://mail.example.org", "smtp://", "smtp://x:y", "smtp://x/y?z"):
        with pytest.raises(BadMail):
            read_mail_server(wrong, "g@example.org")


def test_no_password_goes_where_somebody_could_listen(letters: Letters) -> None:
    from gaslamp.server import mail

    with mail_server(letters) as port:
        server = MailServer(host="127.0.0.1", port=port, sender="g@example.org", user="g", password="p")
        with pytest.raises(mail.NotSent, match="no TLS"):
            mail._send(server, "a@example.org", b"")
    assert letters.all == []
