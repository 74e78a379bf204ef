"""A board that answers: any station, every sign, what happened since one's last turn, answers that stay drawn."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Welcome
from tests.browser.doors import seat
from tests.browser.hands import by_list, on_board, settled
from tests.browser.people import DESK, PHONE, Person
from tests.browser.test_accessible import check, check_lights
from tests.server.client import Json, Server

LAPTOP = (1366, 657)


def board(ada: Person) -> Locator:
    return ada.page.locator(".board-frame")


def card(ada: Person) -> Locator:
    return ada.page.get_by_role("region", name=ada.say("hunt-card"))


def unlit(ada: Person) -> int:
    """A station in the middle of things to which nobody here can go."""
    taken = {offer.get("station") for offer in ada.offers} | {pawn["station"] for pawn in ada.scene["pawns"]}
    return next(station for station in (100, 82, 113, 66, 12, 40) if station not in taken)


def tap(ada: Person, station: int) -> None:
    box = ada.page.locator(f"#s{station}").bounding_box()
    assert box
    at = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    ada.page.touchscreen.tap(*at) if ada.is_touching else ada.page.mouse.click(*at)


def begin(ada: Person, server: Server, game: str = "classic", *chairs: str, **options: object) -> tuple[str, str]:
    found = seat(ada, server, game, *(chairs or ("me", "club")), options=options)
    ada.until(lambda: ada.offers, "a turn")
    settled(ada)
    return found


def last_card(ada: Person) -> Json:
    found: Json = ada.told("station")[-1]
    return found


# Stations


def test_a_tap_on_any_station_is_answered_and_a_lit_one_still_chosen(welcome: Welcome, server: Server) -> None:
    ada = welcome("Ada", size=LAPTOP)
    begin(ada, server)
    station = unlit(ada)
    tap(ada, station)
    expect(card(ada)).to_be_visible()
    told = last_card(ada)
    assert told["station"] == station
    for text in (*[stop["name"] for stop in told["stops"]], *[near["text"] for near in told["near"]], told["reason"]):
        expect(card(ada)).to_contain_text(text)
    link = card(ada).get_by_role("link", name=told["rule"])
    assert link.get_attribute("href") == told["link"]
    expect(board(ada).locator(".asked")).to_have_count(1)
    expect(ada.page.locator("#voice")).to_contain_text(told["text"])
    ada.page.keyboard.press("Escape")
    expect(card(ada)).to_be_hidden()
    expect(board(ada).locator(".asked")).to_have_count(0)
    tap(ada, station)
    ada.press("screen-close", card(ada))
    expect(card(ada)).to_be_hidden()
    on_board(ada, next(i for i, offer in enumerate(ada.offers) if offer["group"] == "ride"))


def test_an_open_card_is_told_anew_when_something_has_happened(welcome: Welcome, server: Server) -> None:
    ada = welcome("Ada", size=LAPTOP)
    begin(ada, server)
    tap(ada, unlit(ada))
    expect(card(ada)).to_be_visible()
    n = last_card(ada)["n"]
    by_list(ada, 0)
    ada.until(lambda: last_card(ada)["n"] > n, "another answer")


def test_every_station_by_keys(welcome: Welcome, server: Server) -> None:
    ada = welcome("Ada", size=LAPTOP)
    ada.page.clock.install()
    begin(ada, server)
    keys = ada.page.keyboard
    board(ada).focus()
    keys.press("Enter")
    mine = next(pawn["station"] for pawn in ada.scene["pawns"] if pawn["mine"])
    ada.until(lambda: ada.told("station") and last_card(ada)["station"] == mine, "where one stands")
    for key in ("ArrowLeft", "ArrowRight", "ArrowUp"):
        keys.press(key)
    ada.until(lambda: last_card(ada)["station"] != mine, "the next station")
    with one_moment(ada):
        keys.type("100")
    ada.until(lambda: last_card(ada)["station"] == 100, "the station of that number")
    target = next(offer["station"] for offer in ada.offers if offer["group"] == "ride")
    with one_moment(ada):
        keys.type(str(target))
        keys.press("Enter")
    ada.until(lambda: last_card(ada)["station"] == target, "a lit station")
    expect(card(ada)).to_contain_text(ada.say("hunt-card-go"))
    keys.press("Enter")
    ada.page.get_by_role("group", name=ada.say("hunt-fares")).wait_for()


@contextmanager
def one_moment(ada: Person) -> Iterator[None]:
    """What is typed meanwhile is typed at once, however slow the machine is: the page's clock stands still."""
    ada.page.clock.pause_at(ada.page.evaluate("Date.now() + 1000") / 1000)
    yield
    ada.page.clock.resume()


def test_nothing_to_stumble_over_on_a_card(welcome: Welcome, server: Server) -> None:
    ada = welcome("Ada", size=LAPTOP)
    begin(ada, server, "holmes", "me", "club", mode="sherlock")
    ada.page.keyboard.press("l")
    tap(ada, 10)
    expect(card(ada)).to_be_visible()
    check_lights(ada)


@pytest.mark.parametrize("language", ["en", "fr", "it", "de"])
def test_a_card_fits_a_small_phone(welcome: Welcome, server: Server, language: str) -> None:
    ada = welcome("Ada", size=(360, 740), language=language)
    ada.page.clock.install()
    begin(ada, server, "compact", "me", "club")
    board(ada).focus()
    with one_moment(ada):
        ada.page.keyboard.type("12")
        ada.page.keyboard.press("Enter")
    expect(card(ada)).to_be_visible()
    assert ada.page.evaluate("document.scrollingElement.scrollWidth") <= 360
    box = card(ada).bounding_box()
    assert box
    assert (box["x"] >= 0, box["x"] + box["width"] <= 360) == (True, True)


# Rules


def test_a_refusal_prints_its_rule_once_as_a_link_to_it(welcome: Welcome, server: Server) -> None:
    ada = welcome("Ada")
    ada.take_time(9000)
    begin(ada, server)
    ada.lend_modules()
    cited = {"rule": "CL-11", "link": "/rules/classic?language=en#CL-11"}
    ada.page.evaluate(
        "async (cited) => (await import('/static/toasts.js')).toast('A detective stands there.', 'refused', cited)",
        cited,
    )
    toast = ada.page.locator(".toast")
    assert toast.inner_text().count("CL-11") == 1
    assert toast.get_by_role("link").get_attribute("href") == cited["link"]
    ada.visit(cited["link"])
    lit = ada.page.locator(".rule:target")
    expect(lit.get_by_role("heading")).to_contain_text("CL-11")
    check(ada)


# Signs


def test_signs_explain_themselves_to_mouse_keys_and_fingers(welcome: Welcome, server: Server) -> None:
    ada, bea = welcome("Ada", size=LAPTOP), welcome("Bea", size=PHONE)
    begin(ada, server)
    tip = ada.page.get_by_role("tooltip")
    due = ada.page.locator(".log-window.due").first
    due.scroll_into_view_if_needed()
    ada.let_draw()
    due.hover()
    expect(tip).to_contain_text(ada.say("hunt-about-due"))
    ada.page.mouse.move(5, 5)
    expect(tip).to_be_hidden()
    ada.page.locator(".log-window[tabindex='0']").focus()
    ada.page.keyboard.press("ArrowDown")
    ada.page.keyboard.press("ArrowDown")
    expect(tip).to_contain_text(ada.say("hunt-about-due"))
    ada.page.locator(".who [data-explains][tabindex='0']").focus()
    ada.page.keyboard.press("ArrowRight")
    expect(tip).to_contain_text(ada.say("hunt-about-ride"))
    fare = ada.page.locator(".chase-tray .fare").first
    ada.page.keyboard.press("Tab")
    fare.focus()
    expect(tip).to_contain_text(ada.say("hunt-about-ride"))
    begin(bea, server)
    press_long(bea, bea.page.locator(".chase-tray .fare").first, bea.say("hunt-about-ride"))
    expect(bea.page.locator(".chase-tray .fare[aria-pressed=true]")).to_have_count(0)


def press_long(person: Person, thing: Locator, told: str) -> None:
    """A finger that stays until that is said; it is still to be read when the finger has gone."""
    tip = person.page.get_by_role("tooltip")
    thing.scroll_into_view_if_needed()
    person.let_draw()
    box = thing.bounding_box()
    assert box
    line = person.page.context.new_cdp_session(person.page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(tip).to_contain_text(told)
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    person.let_draw()
    expect(tip).to_contain_text(told)


def test_the_legend_names_what_the_board_has(welcome: Welcome, server: Server) -> None:
    ada = welcome("Ada", size=LAPTOP, language="fr")
    begin(ada, server, "holmes", "me", "club", mode="sherlock")
    ada.page.keyboard.press("l")
    legend = ada.page.locator(".legend-list")
    expect(legend).to_be_visible()
    drawn = ada.page.locator("#border .key").all_text_contents()
    assert len(drawn) == 9
    for name in drawn:
        expect(legend).to_contain_text(name)


# Since my last turn


def test_what_happened_since_ones_last_turn_and_why(welcome: Welcome, server: Server) -> None:
    ada = welcome("Ada", size=LAPTOP)
    begin(ada, server)
    by_list(ada, 0)
    ada.until(lambda: ada.offers, "a turn")
    settled(ada)
    lines = [line["text"] for line in ada.scene["recap"]["lines"]]
    assert len(lines) >= 5
    recap = ada.page.get_by_role("region", name=ada.say("hunt-again"))
    for line in lines:
        expect(recap).to_contain_text(line)
    reason = recap.locator("small.why").first
    expect(reason).to_be_hidden()
    ada.push(recap.get_by_text(ada.say("hunt-why")).first)
    expect(reason).to_be_visible()
    again = ada.button(ada.say("hunt-again"))
    expect(again).not_to_have_class("beckons")
    ada.page.reload()
    expect(ada.page.locator(".tool.beckons")).to_have_count(1)
    ada.page.keyboard.press("r")
    ada.page.keyboard.press("Enter")
    settled(ada)


# Answers that stay


def test_an_answer_stays_on_the_board_and_in_the_list_until_it_is_out_of_date(welcome: Welcome, server: Server) -> None:
    ada = welcome("Ada", size=DESK)
    options = {"mode": "sherlock", "characters": ["sherlock", "watson"], "surfacing": [9]}
    begin(ada, server, "holmes", "club", "me", **options)
    asked = next(i for i, action in enumerate(ada.update["actions"]) if action.get("about") == "quarter")
    by_list(ada, asked)
    ada.until(lambda: ada.scene["clues"], "an answer")
    clue = ada.scene["clues"][0]
    ground = ada.page.locator(f"#ground-{clue['quarter']}.told")
    expect(ground).to_have_count(1)
    expect(ada.page.locator(".board .stamp")).to_have_text(str(clue["entry"]))
    answers = ada.page.get_by_role("region", name=ada.say("hunt-clues"))
    expect(answers).to_contain_text(clue["text"])
    while not ada.scene["clues"][0].get("stale"):
        ada.until(lambda: ada.offers or ada.is_over, "a turn")
        moves = [i for i, action in enumerate(ada.update["actions"]) if action["type"] in ("Move", "Done")]
        by_list(ada, moves[0])
    expect(ground).to_have_count(0)
    expect(answers).to_contain_text(ada.say("hunt-stale"))
