"""Being told of one's turn on the page: the switch, messages of a page nobody looks at, pushed ones, and mails."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, Locator, Worker
from sqlalchemy import select

from gaslamp.server import mail as mailing
from gaslamp.server.alerts import Alert
from gaslamp.server.mail import MailServer
from gaslamp.server.notifier import AlertTerms, code_of
from gaslamp.server.schema import alerts as rows
from gaslamp.words import LANGUAGES, Words
from tests.browser.doors import seat
from tests.browser.people import DESK, PHONE, Person
from tests.browser.test_accessible import check
from tests.server.client import LOCAL, Json, Server, play
from tests.server.pushes import browser

PLACE = browser("https://push.example.net/ada")
STUB = """
const told = PLACE;
window.asked = [];
const subscription = { endpoint: told.endpoint, options: {}, unsubscribe: async () => true,
  toJSON: () => ({ endpoint: told.endpoint, keys: { p256dh: told.p256dh, auth: told.auth } }) };
let mine = sessionStorage.mine ? subscription : null;
const manager = { getSubscription: async () => mine,
  async subscribe(how) {
    window.asked.push(how.userVisibleOnly);
    sessionStorage.mine = 1;
    return (mine = Object.assign(subscription, { options: how }));
  } };
const workers = ServiceWorkerRegistration.prototype;
if (window.PushManager) Object.defineProperty(workers, "pushManager", { get: () => manager });
window.hide = (is) => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => is });
  document.dispatchEvent(new Event("visibilitychange"));
};
"""
"""A browser whose push service is somewhere else, and that can be looked away from."""
SHOWN = """async () => {
  const registration = await navigator.serviceWorker.ready;
  return (await registration.getNotifications()).map(({ title, body, tag, data }) => ({ title, body, tag, data }));
}"""


@pytest.fixture(scope="module")
def posting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that sends mails."""
    server = MailServer(host="mail.example.org", port=25, sender="games@example.org")
    alerts = AlertTerms(mail=server, address="https://games.example.org")
    with Server(str(tmp_path_factory.mktemp("alerts") / "gaslamp.db"), terms=replace(LOCAL, alerts=alerts)) as made:
        yield made


@pytest.fixture
def somebody(chromium: Browser, posting: Server) -> Iterator[Any]:
    """Whoever has a browser that shows messages, or not."""
    people: list[Person] = []

    def made(permission: str = "granted", **how: Any) -> Person:
        people.append(Person(chromium, "Ada", posting.address, keeping=True, **how))
        people[-1].page.add_init_script(STUB.replace("PLACE", str(PLACE)))
        if permission == "granted":
            people[-1].page.context.grant_permissions(["notifications"], origin=posting.address)
        return people[-1]

    yield made
    for person in people:
        person.page.context.close()
    assert [problem for person in people for problem in person.problems] == []


def section(person: Person) -> Locator:
    """Of the menu."""
    menu = person.menu()
    menu.get_by_role("heading", name=person.say("alert-title")).wait_for()
    return menu.locator(".alerting")


def switch(person: Person, within: Locator) -> Locator:
    return within.get_by_role("checkbox", name=re.compile(re.escape(person.say("alert-here"))))


def stored(server: Server) -> list[Alert]:
    """Everybody's, at every table."""

    async def read() -> list[Alert]:
        async with server.rooms.store.reading() as connection:
            found = (await connection.execute(select(rows))).mappings()
            return [Alert(**{name: row[name] for name in Alert.__struct_fields__}) for row in found]

    return server.run(read())


def shown(person: Person) -> list[Json]:
    found: list[Json] = person.page.evaluate(SHOWN)
    return found


@pytest.mark.parametrize(("language", "size"), [*zip(LANGUAGES, (PHONE, DESK, (844, 390), PHONE), strict=True)])
def test_somebody_switches_it_on_and_off(somebody: Any, posting: Server, language: str, size: tuple[int, int]) -> None:
    ada = somebody(language=language, size=size)
    table, _ = seat(ada, posting, "classic", "me", "club")
    ada.until(lambda: ada.offers, "a turn")
    part = section(ada)
    box = switch(ada, part)
    assert not box.is_checked()
    ada.push(box)
    mine = ada.until(lambda: [each for each in stored(posting) if each.match == table], "a place to be told")
    assert [(each.address, each.language) for each in mine] == [(PLACE["endpoint"], language)]
    assert set(ada.page.evaluate("asked")) == {True}, "without its leave"
    ada.until(box.is_checked, "the switch on")
    check(ada)
    ada.page.reload()
    ada.until(lambda: len(ada.told("table")) > 1, "the table again")
    box = switch(ada, section(ada))
    ada.until(box.is_checked, "the switch still on")
    ada.push(box)
    ada.until(lambda: not [each for each in stored(posting) if each.match == table], "nothing any more")
    assert not box.is_checked()


def test_a_page_nobody_looks_at_says_so_once_and_is_quiet_when_somebody_does(somebody: Any, posting: Server) -> None:
    ada = somebody()
    table, _ = seat(ada, posting, "classic", "me", "open", names=["Ada"], options={"surfacing": []})
    ada.until(lambda: ada.told("table"), "the table")
    _, guest = posting.join(ada.told("table")[-1]["invite"], "Ben")
    ada.until(lambda: ada.offers, "a turn")
    ada.push(switch(ada, section(ada)))
    ada.until(lambda: [each for each in stored(posting) if each.match == table], "a place to be told")
    ada.page.keyboard.press("Escape")
    ada.page.evaluate("hide(true)")
    act(posting, table, ada.page.evaluate(f"JSON.parse(localStorage['gaslamp.tables'])['{table}']"))
    ada.until(lambda: not ada.offers, "his turn")
    assert shown(ada) == []
    while not ada.offers:
        act(posting, table, guest)
        ada.page.wait_for_timeout(50)
    text = f"{ada.say('alert-turn')} (Scotland Yard)"
    ada.until(lambda: shown(ada), "a message")
    expected = {"title": "Gaslamp", "body": text, "tag": f"turn-{table}", "data": {"table": table}}
    assert shown(ada) == [expected]
    ada.until(lambda: ada.page.title().startswith("●"), "the title")
    ada.page.evaluate("hide(false)")
    ada.until(lambda: not shown(ada), "nothing any more")


def act(server: Server, table: str, token: str) -> None:
    view = server.get(f"/api/tables/{table}/view", token).json()
    if view["actions"]:
        server.post(f"/api/tables/{table}/act", view["actions"][0], authorization=f"Bearer {token}")


def worker(person: Person) -> Worker:
    person.page.evaluate("navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready)")
    person.until(lambda: person.page.context.service_workers, "the worker")
    return person.page.context.service_workers[0]


def test_what_is_pushed_is_shown_and_leads_to_the_table(somebody: Any, posting: Server) -> None:
    ada = somebody()
    table, _ = seat(ada, posting, "classic", "me", "club")
    ada.until(lambda: ada.offers, "a turn")
    made = worker(ada)
    said = {"table": table, "text": "It’s your turn. (Scotland Yard)"}
    push = "said => dispatchEvent(new PushEvent('push', { data: JSON.stringify(said) }))"
    made.evaluate(push, said)
    made.evaluate(push, said)
    ada.until(lambda: shown(ada), "a message")
    assert [(one["body"], one["tag"]) for one in shown(ada)] == [(said["text"], f"turn-{table}")]
    follow = """async () => {
      const [shown] = await registration.getNotifications();
      const opened = [];
      clients.openWindow = async (path) => opened.push(path);
      WindowClient.prototype.focus = async function () { opened.push(`focus ${new URL(this.url).pathname}`); };
      const event = new NotificationEvent("notificationclick", { notification: shown });
      const done = [];
      event.waitUntil = (work) => done.push(work);
      dispatchEvent(event);
      await Promise.all(done);
      return opened;
    }"""
    assert made.evaluate(follow) == [f"focus /table/{table}"]
    assert shown(ada) == []
    made.evaluate(push, {**said, "table": "elsewhere"})
    ada.until(lambda: shown(ada), "a message")
    assert made.evaluate(follow) == ["/table/elsewhere?turn"]


def test_who_is_told_comes_to_where_the_same_people_play_now(somebody: Any, posting: Server) -> None:
    """The browser is told by the table it knows; from there it goes on, and its switch goes along."""
    ada = somebody(size=PHONE)
    first, _ = seat(ada, posting, "classic", "me", "club", options={"rounds": 1})
    ada.until(lambda: ada.offers, "a turn")
    ada.push(switch(ada, section(ada)))
    ada.until(lambda: [each for each in stored(posting) if each.match == first], "a place to be told")
    token = ada.page.evaluate(f"JSON.parse(localStorage['gaslamp.tables'])['{first}']")
    with posting.sit(token) as client:
        play({client: Random(1)})
        client.say("again")
        following = client.until("moved")["table"]
    ada.until(lambda: ada.told("moved"), "the next game")
    ada.visit(f"/table/{first}?turn")
    ada.page.wait_for_url(f"**/table/{following}")
    box = switch(ada, section(ada))
    ada.until(box.is_checked, "the switch on")
    ada.push(box)
    ada.until(lambda: not [each for each in stored(posting) if each.match == following], "nothing any more")
    ada.visit(f"/table/{first}?turn")
    ada.page.wait_for_url(f"**/table/{following}")
    assert not switch(ada, section(ada)).is_checked(), "it was switched off there"


def test_a_browser_that_blocks_messages_is_told_what_to_do(somebody: Any, posting: Server) -> None:
    ada = somebody("denied", size=PHONE)
    ada.page.add_init_script(
        "Object.defineProperty(Notification, 'permission', { get: () => 'denied' });"
        "Notification.requestPermission = async () => 'denied';"
    )
    seat(ada, posting, "classic", "me", "club")
    ada.until(lambda: ada.offers, "a turn")
    part = section(ada)
    box = switch(ada, part)
    ada.push(box)
    ada.until(lambda: not box.is_checked(), "the switch off")
    assert part.get_by_text(ada.say("alert-blocked")).is_visible()
    check(ada)


def test_a_browser_that_cannot_show_messages_says_so(somebody: Any, posting: Server) -> None:
    ada = somebody()
    ada.page.add_init_script("delete window.Notification;")
    seat(ada, posting, "classic", "me", "club")
    ada.until(lambda: ada.offers, "a turn")
    part = section(ada)
    assert part.get_by_text(ada.say("alert-none")).is_visible()
    assert part.get_by_role("checkbox").count() == 0


@pytest.mark.parametrize(("language", "size"), [*zip(LANGUAGES, (DESK, PHONE, PHONE, DESK), strict=True)])
def test_an_address_is_confirmed_by_the_link_in_a_mail(
    somebody: Any, posting: Server, monkeypatch: pytest.MonkeyPatch, language: str, size: tuple[int, int]
) -> None:
    letters = list[tuple[str, bytes]]()

    async def send(_: MailServer, to: str, letter: bytes) -> None:
        letters.append((to, letter))

    monkeypatch.setattr(mailing, "send", send)
    ada = somebody(language=language, size=size)
    table, _ = seat(ada, posting, "classic", "me", "club")
    ada.until(lambda: ada.offers, "a turn")
    part = section(ada)
    part.get_by_label(ada.say("alert-mail")).fill(f"ada-{language}@example.org")
    ada.press("alert-mail-send", part)
    part.get_by_text(ada.say("alert-mail-sent")).wait_for()
    assert f"ada-{language}" not in part.inner_text()
    check(ada)
    assert [to for to, _ in letters] == [f"ada-{language}@example.org"]
    kept = next(each for each in stored(posting) if each.match == table)
    ada.visit(f"/mail#{code_of(posting.rooms.store.secret, kept.id)}")
    ada.page.get_by_role("heading", name=ada.say("alert-ask")).wait_for()
    ada.page.get_by_text("a…@example.org").wait_for()
    check(ada)
    ada.press("alert-ask-yes")
    ada.page.get_by_text(ada.say("alert-ask-done")).wait_for()
    assert next(each for each in stored(posting) if each.match == table).is_confirmed
    ada.press("alert-mail-stop")
    ada.page.get_by_text(ada.say("alert-ask-over")).wait_for()
    assert not [each for each in stored(posting) if each.match == table]
    ada.visit("/mail#nonsense")
    ada.page.get_by_text(Words(language).say("server-mail-unknown")).wait_for()
    ada.forgive("403")
