"""A bot's plan in the detectives' room, and the fugitive's own notebook, on the screen."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from gaslamp.games.vocabulary import Move
from tests.browser.conftest import Welcome
from tests.browser.doors import seat
from tests.browser.people import DESK, PHONE, Person
from tests.browser.test_accessible import check_lights
from tests.server.client import Json, Server

SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
LANGUAGES = pytest.mark.parametrize("language", ["en", "fr", "it", "de"])


def detective(person: Person, server: Server, game: str = "classic") -> str:
    """At a table where a bot flees and another one is of the team, when it is this person's turn."""
    table, _ = seat(person, server, game, "club", "me", "club")
    person.until(lambda: "plan" in moments(person), "a turn")
    return table


def moments(person: Person) -> str:
    """What can be done now: a move of the detectives can be planned."""
    moves = person.told("update") and person.scene["wanted"] and person.update["view"]["state"]["phase"] == "answer"
    return "plan" if moves else ""


def fugitive(person: Person, server: Server, game: str = "classic") -> str:
    table, _ = seat(person, server, game, "me", "club", "club")
    person.until(lambda: person.offers, "a turn")
    return table


def talk(person: Person) -> Locator:
    """The panel, opened."""
    person.page.locator(".board-frame").wait_for()
    person.press("screen-talk")
    panel = person.page.locator("#talk")
    panel.get_by_role("tab").first.wait_for()
    return panel


def plan(person: Person) -> Json:
    """The plan for what the page shows now."""
    found = person.until(
        lambda: next((told for told in person.told("plan")[::-1] if told["n"] == person.update["n"]), None), "a plan"
    )
    assert found
    return found


def asked(person: Person) -> Locator:
    """The card of a bot's plan, once there is one."""
    panel = talk(person)
    person.press("plan-ask", panel)
    card = panel.locator(".plan")
    card.get_by_role("listitem").first.wait_for()
    return card


def ghosts(person: Person) -> Locator:
    return person.page.locator(".proposed.planned")


@SIZES
def test_a_plan_is_shown_in_words_and_as_ghost_pawns(welcome: Welcome, server: Server, size: tuple[int, int]) -> None:
    ada = welcome("Ada", size=size)
    detective(ada, server)
    card = asked(ada)
    told = plan(ada)
    assert told["who"]
    expect(card.get_by_role("heading")).to_have_text(told["who"])
    for ride in told["moves"]:
        expect(card).to_contain_text(ride["text"])
        expect(card).to_contain_text(ride["why"])
    for line in told["told"]:
        expect(card).to_contain_text(line)
    expect(ghosts(ada)).to_have_count(len(told["moves"]))
    ada.press("plan-show", card)
    expect(ghosts(ada)).to_have_count(0)
    ada.press("plan-show", card)
    expect(ghosts(ada)).to_have_count(len(told["moves"]))
    ada.press("plan-off", card)
    expect(card).to_be_hidden()
    expect(ghosts(ada)).to_have_count(0)
    assert ada.said[-1] == {"type": "plan", "wanted": False}


@SIZES
def test_one_tap_plays_it(welcome: Welcome, server: Server, size: tuple[int, int]) -> None:
    """One's own pawns go as planned, the rest is drawn, and the bot on the team goes where it is drawn."""
    ada = welcome("Ada", size=size)
    table = detective(ada, server)
    card = asked(ada)
    told, n = plan(ada), ada.update["n"]
    waiting = server.room(table).match.state.waiting
    ada.press("plan-play", card)
    ada.until(lambda: len(made(server, table, n)) >= len(waiting), "all to have moved")
    assert made(server, table, n) == {ride["pawn"]: ride["station"] for ride in told["moves"]}
    drawn = [message["mark"]["pawn"] for message in ada.said if message["type"] == "mark"]
    mine = {pawn["pawn"] for pawn in ada.scene["pawns"] if pawn["mine"]}
    assert {*drawn} == {ride["pawn"] for ride in told["moves"]} - mine


def made(server: Server, table: str, n: int) -> dict[int, int]:
    """Where the detectives have gone since so many events, in that turn."""
    found: dict[int, int] = {}
    for event in server.room(table).match.log[n:]:
        if isinstance(event, Move) and event.pawn and event.station:
            found.setdefault(event.pawn, event.station)
    return found


def test_it_is_made_anew_round_what_people_draw(welcome: Welcome, server: Server) -> None:
    ada = welcome("Ada")
    table = detective(ada, server)
    card = asked(ada)
    ride = plan(ada)["moves"][-1]
    game: Any = server.room(table).game
    others = [at for _, at in game.rides(server.room(table).match.state, ride["pawn"]) if at != ride["station"]]
    ada.press("talk-draw")
    ada.press("talk-move")
    ada.page.locator(".talk-pawn").select_option(str(ride["pawn"]))
    click_station(ada, others[0])
    ada.until(lambda: any(one["fixed"] for one in plan(ada)["moves"]), "a plan round it")
    assert [one["station"] for one in plan(ada)["moves"] if one["fixed"]] == [others[0]]
    expect(card.get_by_role("listitem").filter(has_text=ada.say("plan-fixed"))).to_have_count(1)
    expect(ghosts(ada)).to_have_count(len(plan(ada)["moves"]) - 1)


def click_station(person: Person, station: int) -> None:
    box = person.page.locator(f"#s{station}").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    person.page.touchscreen.tap(x, y) if person.is_touching else person.page.mouse.click(x, y)


def test_a_plan_of_before_is_not_shown(welcome: Welcome, server: Server) -> None:
    """After every move the card and the map show what is planned for now, or nothing."""
    ada = welcome("Ada")
    detective(ada, server)
    card = asked(ada)
    before = ada.update["view"]["state"]["round"]
    ada.press("plan-play", card)
    ada.until(lambda: ada.update["view"]["state"]["round"] > before and moments(ada), "the next round")
    told = plan(ada)
    expect(card.locator(".plan-what")).to_have_count(len(told["moves"]))
    for ride in told["moves"]:
        expect(card).to_contain_text(ride["text"])
    expect(ghosts(ada)).to_have_count(len(told["moves"]))


@SIZES
@pytest.mark.parametrize("tool", ["pin", "strike", "arrow", "stroke", "move"])
def test_every_tool_draws(welcome: Welcome, server: Server, size: tuple[int, int], tool: str) -> None:
    """What is drawn is stored, shown on the map and listed in words; it goes when it is wiped."""
    ada = welcome("Ada", size=size)
    detective(ada, server)
    panel = talk(ada)
    ada.press("talk-draw", panel)
    ada.press(f"talk-{tool}", panel)
    ada.let_draw()
    for station in in_sight(ada)[: 1 if tool in ("pin", "strike", "move") else 2]:
        click_station(ada, station)
    if tool == "stroke":
        ada.press("talk-done", panel)
    ada.until(lambda: ada.told("marks") and ada.told("marks")[-1]["marks"], "the mark")
    expect(ada.page.locator(f".drawn-{tool}")).to_have_count(1)
    ada.push(panel.locator(".talk-fold:not(.talk-more) summary"))
    expect(panel.locator(".talk-marks li")).to_have_count(1)
    ada.press("talk-undo", panel)
    expect(ada.page.locator(f".drawn-{tool}")).to_have_count(0)


CENTRAL = """() => {
  const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
  const [x, y] = middle(document.querySelector(".board-frame").getBoundingClientRect());
  const far = (one) => Math.hypot(...middle(one.getBoundingClientRect()).map((at, i) => at - [x, y][i]));
  const stations = [...document.querySelectorAll("#stations > .station")].sort((one, other) => far(one) - far(other));
  return stations.slice(0, 4).map((one) => Number(one.id.slice(1)));
}"""


def in_sight(person: Person) -> list[int]:
    """Stations in the middle of the map as it is shown."""
    found: list[int] = person.page.evaluate(CENTRAL)
    return found


def test_who_is_ready_is_seen_by_the_team(welcome: Welcome, server: Server) -> None:
    ada, bob = welcome("Ada"), welcome("Bob", size=PHONE)
    table, token = server.create("classic", "club", "me", "open", names=["Ada"])
    ada.visit(f"/table/{table}#{token}")
    ada.until(lambda: ada.told("table"), "the table")
    _, other = server.join(ada.told("table")[-1]["invite"], "Bob")
    bob.visit(f"/table/{table}#{other}")
    for person in (ada, bob):
        person.until(lambda: person.told("update"), "the game")  # noqa: B023
        talk(person)
    ada.press("talk-ready")
    expect(bob.page.locator(".talk-ready-others").first).to_contain_text("Ada")
    expect(ada.button(ada.say("talk-ready"))).to_have_attribute("aria-pressed", "true")


def test_what_is_said_below_a_plan_is_new_until_it_is_seen(welcome: Welcome, server: Server) -> None:
    """On a phone a plan takes the room of the lines: the tab counts them, and a tap on it leads there."""
    ada = welcome("Ada", size=PHONE)
    _, token = server.create("classic", "club", "me", "open", names=["Bob"])
    with server.sit(token) as bob:
        table, own = server.join(bob.until("table")["invite"], "Ada")
        ada.visit(f"/table/{table}#{own}")
        ada.until(lambda: ada.told("update"), "the game")
        panel = asked(ada)
        bob.say("chat", channel="team", text="I go north")
        fresh = ada.page.locator("#talk-tab-team .talk-fresh")
        expect(fresh).to_contain_text("1")
        ada.push(ada.page.locator("#talk-tab-team"))
        expect(ada.page.locator(".talk-text", has_text="I go north")).to_be_in_viewport()
        expect(fresh).to_have_count(0)
        expect(panel).to_be_attached()


@pytest.mark.parametrize("size", [PHONE, (844, 390)], ids=["upright", "sideways"])
def test_who_talks_on_a_phone_sees_what_is_asked(welcome: Welcome, server: Server, size: tuple[int, int]) -> None:
    """The talk has the place of the dock; a question stands above it."""
    ada = welcome("Ada", size=size)
    _, token = server.create("classic", "me", "open", names=["Bob"])
    with server.sit(token) as bob:
        table, own = server.join(bob.until("table")["invite"], "Ada")
        ada.visit(f"/table/{table}#{own}")
        ada.until(lambda: ada.told("update"), "the game")
        panel = talk(ada)
        bob.say("record", wanted=True)
        agree = ada.button(ada.say("screen-agree"))
        agree.wait_for()
        expect(panel).to_be_visible()
        expect(ada.page.locator(".chase-dock .chase-tools")).to_be_hidden()
        ada.push(agree)
        bob.until("table", lambda told: told["recorded"])
        expect(agree).to_have_count(0)


def test_a_question_is_brought_into_sight(welcome: Welcome, server: Server) -> None:
    """On a phone it stands at the head of the sheet, which may be scrolled far down."""
    ada = welcome("Ada", size=PHONE)
    _, token = server.create("classic", "me", "open", names=["Bob"])
    with server.sit(token) as bob:
        table, own = server.join(bob.until("table")["invite"], "Ada")
        ada.visit(f"/table/{table}#{own}")
        ada.page.locator("#stations .number").first.wait_for()
        sheet = ada.page.locator(".chase-sheet")
        assert sheet.evaluate("sheet => (sheet.scrollTop = sheet.scrollHeight, sheet.scrollTop > 100)")
        bob.say("record", wanted=True)
        expect(ada.button(ada.say("screen-agree"))).to_be_in_viewport(ratio=1)


@SIZES
def test_a_question_is_not_below_a_talk_that_floats(welcome: Welcome, server: Server, size: tuple[int, int]) -> None:
    ada = welcome("Ada", size=size)
    table, token = server.create("connection", "me", "open", names=["Ada"])
    ada.visit(f"/table/{table}#{token}")
    with server.sit(server.join(ada.until(lambda: ada.told("table"), "the table")[-1]["invite"], "Bob")[1]) as bob:
        ada.until(lambda: ada.told("update"), "the game")
        ada.press("screen-talk")
        ada.push(ada.page.locator(".talk-more summary"))
        ada.press("talk-record")
        bob.until("table", lambda told: told["question"])
        ada.press("screen-never-mind")
        bob.until("table", lambda told: not told["question"])


@LANGUAGES
def test_the_labels_come_in_every_language(welcome: Welcome, server: Server, language: str) -> None:
    ada, bob = welcome("Ada", language=language), welcome("Bob", language=language)
    detective(ada, server)
    card = asked(ada)
    for key in ("plan-play", "plan-show", "plan-off"):
        expect(ada.button(ada.say(key), card)).to_be_visible()
    fugitive(bob, server)
    panel = talk(bob)
    for key in ("talk-notes-next", "talk-notes-known", "talk-notes-way"):
        expect(panel.get_by_role("heading", name=bob.say(key), exact=True)).to_be_visible()
    expect(bob.button(bob.say("talk-notes-show"), panel)).to_be_visible()


@SIZES
@pytest.mark.parametrize("game", ["classic", "holmes", "compact"])
def test_the_notebook_tells_his_way_and_who_is_near(
    welcome: Welcome, server: Server, size: tuple[int, int], game: str
) -> None:
    ada = welcome("Ada", size=size)
    table = fugitive(ada, server, game) if game != "compact" else hides(ada, server)
    panel = talk(ada)
    noted = ada.until(lambda: ada.told("notebook"), "the notebook")[-1]
    assert noted["n"] == len(server.room(table).match.log)
    for line in noted["told"]:
        expect(panel).to_contain_text(line)
    expect(panel.locator(".notes-next > li")).to_have_count(len(noted["next"]))
    for one in noted["next"]:
        expect(panel.locator(".notes-next")).to_contain_text(one["text"])
    badges = ada.page.locator(".notes-badge")
    expect(badges).to_have_count(0)
    ada.press("talk-notes-show", panel)
    expect(badges).to_have_count(len(noted["next"]))
    ada.press("talk-notes-show", panel)
    expect(badges).to_have_count(0)
    ada.push(panel.get_by_role("button", name=re.compile(re.escape(ada.say("screen-close")))))
    ada.until(lambda: ada.said[-1] == {"type": "notebook", "wanted": False}, "no more of it")


def hides(person: Person, server: Server) -> str:
    """The compact game, once this person flees."""
    table, token = server.create("compact", "me", "club", "club")
    person.visit(f"/table/{table}#{token}")
    headers = {"authorization": f"Bearer {token}"}
    while (state := turn(person)["view"]["state"])["phase"] != "move" or not state["round"]:
        n = person.update["n"]
        server.http.post(f"/api/tables/{table}/act", json=person.update["actions"][0], headers=headers)
        person.until(lambda: person.update["n"] > n, "what follows")  # noqa: B023
    assert person.update["view"]["state"]["fugitive"] == 0
    return table


def turn(person: Person) -> Json:
    """What this person was told last, once it is their turn."""
    person.until(lambda: person.offers, "a turn")
    return person.update


@SIZES
def test_both_read_well(welcome: Welcome, server: Server, size: tuple[int, int]) -> None:
    ada, bob = welcome("Ada", size=size), welcome("Bob", size=size)
    detective(ada, server)
    asked(ada)
    check_lights(ada)
    fugitive(bob, server)
    panel = talk(bob)
    bob.press("talk-notes-show", panel)
    check_lights(bob)


def test_by_keyboard_alone(welcome: Welcome, server: Server) -> None:
    ada = welcome("Ada")
    detective(ada, server)
    page = ada.page
    page.locator(".board-frame").focus()
    page.keyboard.press("t")
    expect(page.get_by_role("tab", selected=True)).to_be_focused()
    tab_to(ada, ada.say("plan-ask"))
    page.keyboard.press("Enter")
    expect(page.locator(".plan h3")).to_be_focused()
    page.locator(".plan").get_by_role("listitem").first.wait_for()
    tab_to(ada, ada.say("plan-play"))
    page.keyboard.press("Enter")
    ada.until(lambda: any(message["type"] == "act" for message in ada.said), "a move")


def tab_to(person: Person, name: str) -> None:
    """On with Tab to the button of this name."""
    for _ in range(30):
        person.page.keyboard.press("Tab")
        if person.page.evaluate("document.activeElement.textContent.trim()") == name:
            return
    raise AssertionError(f"Tab never came to {name}")


def test_nothing_of_it_is_asked_for_before_somebody_looks(welcome: Welcome, server: Server) -> None:
    ada = welcome("Ada")
    fugitive(ada, server)
    assert not [message for message in ada.said if message["type"] in ("plan", "notebook")]
    panel = talk(ada)
    ada.until(lambda: ada.told("notebook"), "the notebook")
    ada.push(panel.get_by_role("tab", name=ada.say("talk-table"), exact=True))
    ada.until(lambda: ada.said[-1] == {"type": "notebook", "wanted": False}, "no more of it")
