"""Names that are kept: taken once, opened by a passphrase that nobody can guess, shown at the table, never posed as."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import select

from gaslamp.server import passphrases, people
from gaslamp.server.account import COOKIE
from gaslamp.server.auth import browser_pass, hashed, is_browser_of
from gaslamp.server.limits import Limits, TooMuch
from gaslamp.server.passphrases import Passphrases
from gaslamp.server.schema import sessions, tables
from gaslamp.server.store import Store
from gaslamp.server.terms import Terms
from tests.server.browsers import PHRASE, Browser
from tests.server.client import Program, Server
from tests.server.test_store import with_store


@pytest.fixture(autouse=True)
def _cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hashes that take no time."""
    monkeypatch.setattr(passphrases, "KIB", 64)
    monkeypatch.setattr(passphrases, "ROUNDS", 1)


@pytest.fixture
def ada(own: Server) -> Iterator[Browser]:
    with Browser(own) as browser:
        yield browser


@pytest.fixture
def other(own: Server) -> Iterator[Browser]:
    with Browser(own) as browser:
        yield browser


# Taking a name, and coming back


def test_a_name_is_taken_and_opened_again_in_another_browser(ada: Browser, other: Browser) -> None:
    assert ada.told()["name"] == ""
    ada.take("Ada")
    assert ada.told()["name"] == "Ada"
    assert other.told()["name"] == ""
    other.told("/enter", name="  aDa", passphrase=PHRASE)
    assert other.told()["name"] == "Ada"
    assert len(other.told()["sessions"]) == 2


@pytest.mark.parametrize("name", ["Ada", "ADA", "аԁа"])
def test_a_name_and_those_that_look_like_it_are_taken_once(ada: Browser, other: Browser, name: str) -> None:
    ada.take("Ada")
    assert other.refused("/take", name=name, passphrase=PHRASE) == (400, "name-taken")
    assert not other.cookie


def test_two_who_take_one_name_at_the_same_instant_are_told_apart(file: str) -> None:
    async def both(store: Store) -> list[Any]:
        everybody = people.People(store)
        tries = (everybody.take("Ada", PHRASE, "") for _ in range(2))
        return await asyncio.gather(*tries, return_exceptions=True)

    found = with_store(file, both)
    assert sorted(getattr(one, "key", "in") for one in found) == ["in", "name-taken"]


def test_an_unknown_name_is_answered_like_a_wrong_passphrase(ada: Browser, other: Browser) -> None:
    ada.take("Ada")
    wrong, unknown = (other.ask("/enter", name=name, passphrase="four lamps on the key") for name in ("Ada", "Bea"))
    assert (wrong.status_code, wrong.content) == (unknown.status_code, unknown.content)
    assert {**wrong.headers, "date": ""} == {**unknown.headers, "date": ""}
    codes = [other.ask("/recover", name=name, code="00000", passphrase=PHRASE) for name in ("Ada", "Bea")]
    assert codes[0].content == codes[1].content
    assert not other.cookie


@pytest.mark.parametrize("path", ["/enter", "/recover"])
def test_an_unknown_name_takes_as_much_work(
    ada: Browser, other: Browser, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    """The hashes computed and the statements sent to the database are as many."""
    ada.take("Ada")
    work = list[str]()
    done = Passphrases._done

    async def counted(self: Passphrases, job: Any) -> Any:
        work.append("hash")
        return await done(self, job)

    monkeypatch.setattr(Passphrases, "_done", counted)
    found = []
    for name in ("Ada", "Bea"):
        other.ask(path, name=name, passphrase="four lamps on the key", **({"code": "x"} if path == "/recover" else {}))
        found.append([*work])
        work.clear()
    assert found == [["hash"], ["hash"]]


def test_what_an_unknown_name_is_held_against_costs_what_others_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    from argon2 import extract_parameters

    kept = asyncio.run(Passphrases().hash(PHRASE))
    assert extract_parameters(kept) == extract_parameters(passphrases.NOBODYS)
    assert not asyncio.run(Passphrases().fits(None, PHRASE))
    assert asyncio.run(Passphrases().fits(kept, PHRASE))
    assert kept.startswith("$argon2id$")


def test_hashes_are_computed_a_few_at_a_time_and_not_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> tuple[int, int]:
        kept, busy, most, gate = Passphrases(), 0, 0, asyncio.Event()

        async def slow(_: object) -> str:
            nonlocal busy, most
            busy += 1
            most = max(busy, most)
            await gate.wait()
            busy -= 1
            return ""

        monkeypatch.setattr(passphrases, "run_in_threadpool", slow)
        tries = [asyncio.create_task(kept.hash(PHRASE)) for _ in range(passphrases.WAITING + 3)]
        while not all(task.done() for task in tries[passphrases.WAITING :]):
            await asyncio.sleep(0)
        gate.set()
        told = await asyncio.gather(*tries, return_exceptions=True)
        return most, sum(isinstance(one, TooMuch) for one in told)

    assert asyncio.run(run()) == (passphrases.AT_ONCE, 3)


def test_guesses_are_limited_for_an_address_and_for_a_name(file: str) -> None:
    terms = Terms(limits=Limits(requests=0, tables=0, sockets=0, guesses=3))
    with Server(file, terms=terms) as server, Browser(server) as browser:
        tries = [browser.ask("/enter", name=f"N{i}", passphrase="x") for i in range(4)]
        assert [answer.status_code for answer in tries] == [403, 403, 403, 429]
        assert int(tries[3].headers["retry-after"]) > 0
        assert browser.told()["name"] == "", "whoever guesses may go on playing"


def test_for_one_name_they_are_limited_wherever_they_come_from(own: Server, ada: Browser) -> None:
    clients = own.app.state.clients
    clients.limits = Limits(guesses=3)
    try:
        for i in range(3):
            clients.draw(f"elsewhere {i}", "guesses")
            clients.draw("the name ada", "guesses")
        assert ada.refused("/enter", name="ADA", passphrase=PHRASE) == (429, "server-many-guesses")
    finally:
        clients.limits = Limits(requests=0, tables=0, sockets=0, guesses=0)


def test_a_stranger_locks_nobody_out_of_their_own_name(own: Server, ada: Browser, other: Browser) -> None:
    """Where somebody has signed in before they are counted for themselves; so are codes."""
    code = ada.take("Ada")
    ada.told("/leave")
    other.take("Ben")
    clients = own.app.state.clients
    clients.limits = Limits(requests=0, tables=0, sockets=0, guesses=3)
    try:
        while other.ask("/enter", name="ADA", passphrase="a guess").status_code != 429:
            pass
        assert other.refused("/enter", name="Ada", passphrase=PHRASE) == (429, "server-many-guesses")
        assert ada.told("/enter", name="Ada", passphrase=PHRASE)["name"] == "Ada"
        for _ in range(2):
            assert ada.refused("/export", passphrase="a guess") == (403, "passphrase-wrong")
        ada.told("/export", passphrase=PHRASE)
        assert ada.refused("/export", passphrase=PHRASE) == (429, "server-many-guesses"), (
            "who finds it open guesses too"
        )
        assert ada.refused("/recover", name="Ada", code="x", passphrase=PHRASE)[0] == 429, "an address has its share"
        clients.buckets.pop(("127.0.0.1", "guesses"))
        assert ada.told("/recover", name="Ada", code=code, passphrase=PHRASE)["name"] == "Ada"
    finally:
        clients.limits = Limits(requests=0, tables=0, sockets=0, guesses=0)


def test_a_browser_is_known_for_one_name_alone() -> None:
    known = browser_pass("secret", "ada")
    assert is_browser_of("secret", "ada", known)
    number = known.partition(".")[0]
    for name, told in (("ben", known), ("ada", ""), ("ada", "."), ("ada", f"{number}."), ("ada", f"0{known}")):
        assert not is_browser_of("secret", name, told)
    assert not is_browser_of("another", "ada", known)


# A forgotten passphrase


def test_a_recovery_code_opens_the_name_once_and_ends_all_sessions(ada: Browser, other: Browser) -> None:
    code = ada.take("Ada")
    new = other.told("/recover", name="Ada", code=code.lower().replace("-", " "), passphrase="another lamp is lit")
    assert new["recovery"] not in ("", code)
    assert ada.told()["name"] == ""
    assert other.told()["name"] == "Ada"
    assert ada.refused("/recover", name="Ada", code=code, passphrase=PHRASE) == (403, "recovery-unknown")
    assert ada.refused("/enter", name="Ada", passphrase=PHRASE) == (403, "name-unknown")
    ada.told("/enter", name="Ada", passphrase="another lamp is lit")


def test_another_passphrase_ends_all_other_sessions(ada: Browser, other: Browser) -> None:
    ada.take("Ada")
    other.told("/enter", name="Ada", passphrase=PHRASE)
    assert ada.refused("/passphrase", old="is it this one", new="another lamp is lit") == (403, "passphrase-wrong")
    assert ada.refused("/passphrase", old=PHRASE, new="short") == (400, "passphrase-short")
    ada.told("/passphrase", old=PHRASE, new="another lamp is lit")
    assert (ada.told()["name"], other.told()["name"]) == ("Ada", "")


# Sessions


def test_a_session_is_ended_from_another_browser(ada: Browser, own: Server) -> None:
    ada.take("Ada")
    with Browser(own, **{"user-agent": "Mozilla/5.0 (Windows NT 10.0) Firefox/140.0"}) as other:
        other.told("/enter", name="Ada", passphrase=PHRASE)
        listed = {session["device"]: session for session in ada.told()["sessions"]}
        assert listed["Firefox, Windows"]["here"] is False
        ada.told("/leave", session=listed["Firefox, Windows"]["id"])
        assert other.told()["name"] == ""
    assert ada.told()["name"] == "Ada"
    ada.told("/leave")
    assert ada.told()["name"] == ""


def test_nobody_ends_the_session_of_somebody_else(ada: Browser, other: Browser) -> None:
    ada.take("Ada")
    other.take("Ben")
    other.told("/leave", session=ada.told()["sessions"][0]["id"])
    other.told("/leave", session="")
    assert ada.told()["name"] == "Ada"


def test_there_is_an_end_of_sessions(ada: Browser, own: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    ada.take("Ada")
    monkeypatch.setattr(people, "MOST", 3)
    for _ in range(5):
        with Browser(own) as browser:
            browser.told("/enter", name="Ada", passphrase=PHRASE)
            listed = browser.told()["sessions"]
    assert len(listed) == 3
    assert ada.told()["name"] == ""


def test_a_session_that_nobody_uses_ends(ada: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    ada.take("Ada")
    monkeypatch.setattr(people, "LASTS", 0.0)
    assert ada.told()["name"] == ""


def test_a_session_is_kept_as_a_hash_and_its_cookie_is_for_this_site_alone(ada: Browser, file: str) -> None:
    answer = ada.ask("/take", name="Ada", passphrase=PHRASE)
    crumbs = {part.strip().lower() for part in answer.headers["set-cookie"].split(";")[1:]}
    assert {"httponly", "samesite=strict", "path=/"} <= crumbs
    assert "secure" not in crumbs, "it could not be sent to a server without TLS"

    async def rows(store: Store) -> str:
        async with store.reading() as connection:
            found = [repr(tuple(row)) for t in tables.sorted_tables for row in await connection.execute(select(t))]
            hashes = (await connection.execute(select(sessions.c.hash))).scalars().all()
        assert hashes == [hashed(ada.cookie)]
        return "\n".join(found)

    everything = with_store(file, rows)
    for secret in (ada.cookie, PHRASE, answer.json()["recovery"]):
        assert secret
        assert secret not in everything


def test_over_tls_the_cookie_is_sent_over_tls_alone(file: str) -> None:
    from gaslamp.server.forwarding import read_proxies

    terms = Terms(proxies=read_proxies(["127.0.0.1"]), path="/lamp")
    told = {"x-forwarded-proto": "https", "x-forwarded-host": "play.example.org"}
    with Server(file, terms=terms) as server, Browser(server, **told) as browser:
        answer = browser.http.post("/lamp/api/me/take", json={"name": "Ada", "passphrase": PHRASE})
    crumbs = {part.strip().lower() for part in answer.headers["set-cookie"].split(";")[1:]}
    assert {"secure", "path=/lamp"} <= crumbs


@pytest.mark.parametrize("path", ["", "/take", "/enter", "/leave", "/delete", "/export"])
def test_a_page_of_another_site_can_ask_for_nothing(ada: Browser, path: str) -> None:
    ada.take("Ada")
    answer = ada.http.post(f"/api/me{path}", json={}, headers={"origin": "https://elsewhere.example"})
    assert answer.status_code == 403
    assert "Ada" not in answer.text


# At the table


def chair(table: dict[str, Any], seat: int) -> tuple[str, str]:
    return table["chairs"][seat]["name"], table["chairs"][seat]["mark"]


def test_a_kept_name_is_marked_and_a_guest_who_poses_as_them_is_shown_as_one(ada: Browser, own: Server) -> None:
    ada.take("Ada")
    _, host = own.create("classic", "me", "open", "club", names=["adaa"])
    with ada.sit(host) as hers:
        news = hers.until("table", lambda table: chair(table, 0) == ("Ada", "kept"))
        _, guest = own.join(news["invite"], "ADA")
        with own.sit(guest) as his:
            assert chair(his.until("table"), 1) == ("ADA", "guest")
            assert chair(his.last["table"], 0) == ("Ada", "kept")
            assert chair(hers.until("table", lambda table: table["chairs"][1]["name"]), 1) == ("ADA", "guest")


def test_whoever_takes_a_name_keeps_the_seats_of_this_browser(ada: Browser, own: Server) -> None:
    _, host = own.create("classic", "me", "open", "club", names=["Somebody"])
    with own.sit(host) as screen:
        screen.until("table")
        ada.take("Ada", tokens=[host, "nonsense"])
        assert chair(screen.until("table", lambda table: table["chairs"][0]["mark"]), 0) == ("Ada", "kept")
        with own.sit(host) as again:
            assert chair(again.until("table"), 0) == ("Ada", "kept"), "the token opens it, with a cookie or without"


def test_a_seat_is_one_persons(ada: Browser, other: Browser, own: Server) -> None:
    _, host = own.create("classic", "me", "open")
    ada.take("Ada", tokens=[host])
    other.take("Ben", tokens=[host])
    with other.sit(host) as screen:
        assert chair(screen.until("table"), 0) == ("Ada", "kept")


def test_a_new_link_leaves_the_seat_under_its_name(ada: Browser, own: Server) -> None:
    _, host = own.create("classic", "me", "open")
    ada.take("Ada", tokens=[host])
    with ada.sit(host) as screen:
        screen.until("table")
        screen.say("renew", token="A" * 22)
        screen.until("renewed")
    with own.sit("A" * 22) as screen:
        assert chair(screen.until("table"), 0) == ("Ada", "kept")


def test_a_guest_is_asked_for_nothing(own: Server) -> None:
    """The way without a name is what it was: no cookie, and no word of it."""
    answer = own.post("/api/tables", {"game": "classic", "chairs": ["me", "casual"]})
    assert "set-cookie" not in answer.headers
    with own.sit(answer.json()["token"]) as screen:
        assert chair(screen.until("table"), 0) == ("", "")


def test_a_cookie_of_nobodys_is_a_guests(own: Server) -> None:
    _, host = own.create("classic", "me", "casual")
    with own.knock(cookie=f"{COOKIE}=nobodys; other=1") as screen:
        screen.say("sit", token=host)
        assert chair(screen.until("table"), 0) == ("", "")


# What was acknowledged is kept


def test_a_name_that_was_acknowledged_survives_a_kill(file: str) -> None:
    with Program(file) as program, Browser(program) as ada:
        recovery = ada.take("Ada")
        program.kill()
        cookie = ada.cookie
    with Program(file) as program, Browser(program) as ada:
        ada.http.cookies.set(COOKIE, cookie)
        assert ada.told()["name"] == "Ada"
        with Browser(program) as other:
            assert other.refused("/take", name="Ada", passphrase=PHRASE) == (400, "name-taken")
            other.told("/recover", name="Ada", code=recovery, passphrase=PHRASE)
