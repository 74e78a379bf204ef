"""The rules to read: contents, search, links, print; and beside a game, without leaving it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from gaslamp.games import GAMES
from gaslamp.rulebook.source import load_rulebook
from gaslamp.words import LANGUAGES, Words
from tests.browser.conftest import Welcome
from tests.browser.doors import card, panel, seat, title
from tests.browser.hands import by_list
from tests.browser.people import DESK, PHONE, Person
from tests.browser.test_accessible import LIGHTS, SIZES, check
from tests.server.client import Server

WIDTHS = (360, 390, 768, 1366)


def read(person: Person, game: str = "classic", anchor: str = "") -> None:
    person.visit(f"/rules/{game}?language={person.language}{anchor}")


def said(person: Person, key: str, **details: object) -> str:
    return Words(person.language).say(f"server-rules-{key}", **details)


def field(person: Person) -> Locator:
    return person.page.get_by_role("searchbox", name=said(person, "search"))


def passages(person: Person) -> Locator:
    return person.page.locator(".passage:visible")


def in_sight(person: Person, anchor: str) -> bool:
    """Whether the heading of a rule is to be seen below the bar."""
    bar = person.page.locator(".rules-bar").bounding_box()
    box = person.page.locator(f'[id="{anchor}"] :is(h2, h3)').first.bounding_box()
    assert bar
    assert box
    return bar["y"] + bar["height"] <= box["y"] < person.page.viewport_size["height"]  # type: ignore[index]


def fits(person: Person) -> bool:
    return bool(person.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


# Finding one's way


@SIZES
def test_the_contents_lead_to_every_rule(welcome: Welcome, size: tuple[int, int]) -> None:
    ada = welcome("Ada", size=size)
    read(ada)
    contents = ada.page.locator(".contents-fold" if size == PHONE else ".rules-contents")
    if size == PHONE:
        expect(contents.get_by_role("link").first).to_be_hidden()
        ada.push(contents.locator("summary"))
    wanted = [rule.id for rule in load_rulebook("classic", "en").rules]
    links = contents.get_by_role("link")
    assert re.findall(r"CL-\d+", " ".join(links.all_inner_texts())) == wanted
    ada.push(links.filter(has_text="CL-18"))
    ada.until(lambda: in_sight(ada, "CL-18"), "the rule")
    assert ada.page.url.endswith("#CL-18")
    if size == PHONE:
        expect(links.first).to_be_hidden()
    else:
        expect(contents.locator("a.read")).to_contain_text("CL-18")


def test_a_reference_leads_to_its_rule_and_another_language_to_the_same_place(welcome: Welcome) -> None:
    ada = welcome("Ada")
    read(ada, anchor="#CL-5")
    ada.push(ada.page.locator("#CL-5 .remark a, #CL-5 p a").first)
    ada.until(lambda: "#CL-5" not in ada.page.url, "another rule")
    anchor = ada.page.url.partition("#")[2]
    ada.until(lambda: in_sight(ada, anchor), anchor)
    ada.push(ada.page.get_by_role("link", name="Italiano"))
    ada.page.wait_for_url(f"**/rules/classic?language=it#{anchor}")
    assert ada.page.evaluate("localStorage.getItem('gaslamp.language')") == '"it"'


def test_from_game_to_game_and_home(welcome: Welcome) -> None:
    ada = welcome("Ada", language="de")
    ada.visit("/rules?language=de")
    ada.push(ada.page.get_by_role("heading", name=load_rulebook("holmes", "de").title).get_by_role("link"))
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(load_rulebook("holmes", "de").title)
    ada.push(ada.page.locator(".rules-ways .next"))
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(load_rulebook("compact", "de").title)
    ada.push(ada.page.locator(".rules-foot").get_by_role("link", name=said(ada, "home")))
    expect(ada.page.get_by_role("heading", name=ada.say("screen-welcome"))).to_be_visible()


# Searching


def test_the_search_shows_what_one_looks_for_and_marks_it(welcome: Welcome) -> None:
    ada = welcome("Ada", language="fr")
    read(ada, "holmes")
    everything = passages(ada).count()
    ada.page.keyboard.press("/")
    expect(field(ada)).to_be_focused()
    ada.page.keyboard.type("CALECHE")
    expect(ada.page.locator("mark").first).to_be_visible()
    marked = {text.lower() for text in ada.page.locator("mark").all_inner_texts()}
    assert "calèche" in marked
    assert marked <= {"calèche", "caleche"}
    shown = passages(ada).count()
    assert 0 < shown < everything
    expect(ada.page.locator(".rules-search").get_by_role("status")).to_have_text(said(ada, "found", count=shown))
    assert all("calèche" in text.lower() for text in passages(ada).all_inner_texts())
    ada.page.keyboard.press("Escape")
    expect(field(ada)).to_have_value("")
    expect(passages(ada)).to_have_count(everything)
    expect(ada.page.locator("mark")).to_have_count(0)


@pytest.mark.parametrize("typed", ["cl-11", "CL11", "cl 11"])
def test_an_id_finds_its_rule_and_enter_goes_there(welcome: Welcome, typed: str) -> None:
    ada = welcome("Ada")
    read(ada)
    field(ada).fill(typed)
    expect(ada.page.locator("#CL-11")).to_be_visible()
    expect(ada.page.locator("#CL-1")).to_be_hidden()
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator("#CL-11 .rule-id")).to_be_focused()


def test_every_word_must_stand_there_and_nothing_is_said_plainly(welcome: Welcome) -> None:
    ada = welcome("Ada")
    read(ada)
    field(ada).fill("double black")
    both = passages(ada).count()
    field(ada).fill("double")
    assert 0 < both < passages(ada).count()
    field(ada).fill("zeppelin (")
    expect(ada.page.get_by_text(said(ada, "found", count=0))).to_be_visible()
    expect(passages(ada)).to_have_count(0)


def test_of_a_long_list_only_the_lines_that_are_wanted_stay(welcome: Welcome) -> None:
    ada = welcome("Ada", size=PHONE)
    read(ada, "holmes")
    rows = ada.page.locator("#words tbody tr:visible")
    everything = rows.count()
    field(ada).fill("roadblock")
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text("roadblock")
    field(ada).fill("")
    expect(rows).to_have_count(everything)


def test_a_link_to_what_the_search_has_hidden_ends_it(welcome: Welcome) -> None:
    ada = welcome("Ada")
    read(ada)
    field(ada).fill("cl-5")
    ada.push(ada.page.locator("#CL-5 a", has_text=re.compile(r"CL-(?!5\b)\d+")).first)
    anchor = ada.until(lambda: ada.page.url.partition("#")[2], "a link")
    expect(field(ada)).to_have_value("")
    ada.until(lambda: in_sight(ada, anchor), anchor)


# Light, paper, width


@LIGHTS
@pytest.mark.parametrize("chosen", ["auto", "evening", "paper"])
def test_pictures_are_in_the_light_of_the_reader(welcome: Welcome, light: str, chosen: str) -> None:
    ada = welcome("Ada", light=light)
    ada.visit("/rules")
    ada.page.evaluate(f"localStorage.setItem('gaslamp.light', '\"{chosen}\"')")
    read(ada)
    now = {"auto": {"dark": "evening", "light": "paper"}[light]}.get(chosen, chosen)
    first = ada.page.locator("figure").first
    first.scroll_into_view_if_needed()
    image = first.get_by_role("img")
    expect(image).to_have_count(1)
    assert f".{now}." in (image.get_attribute("src") or "")
    ada.until(lambda: image.evaluate("(image) => image.complete && image.naturalWidth > 0"), "the picture")


@LIGHTS
def test_on_paper_there_is_only_the_text_in_black(welcome: Welcome, light: str) -> None:
    ada = welcome("Ada", light=light)
    read(ada)
    ada.page.emulate_media(media="print")
    for part in (".rules-bar", ".rules-contents", ".rules-nav", ".rules-ways", ".rules-foot", ".in-evening"):
        expect(ada.page.locator(part).first).to_be_hidden()
    colours = (
        "getComputedStyle(document.querySelector('.rule p')).color + getComputedStyle(document.body).backgroundColor"
    )
    assert ada.page.evaluate(colours) == "rgb(0, 0, 0)rgb(255, 255, 255)"
    prints = ada.page.locator(".in-paper")
    expect(prints.first).to_be_visible()
    there = "(images) => images.every((image) => image.complete && image.naturalWidth > 0)"
    ada.until(lambda: prints.evaluate_all(there), "the pictures")


@pytest.mark.parametrize("game", GAMES)
def test_no_page_is_wider_than_the_window(welcome: Welcome, game: str) -> None:
    ada = welcome("Ada", size=PHONE, language="de")
    for path in (f"/rules/{game}?language=de", "/rules?language=de"):
        ada.visit(path)
        ada.page.locator("main").wait_for()
        for width in WIDTHS:
            ada.page.set_viewport_size({"width": width, "height": 800})
            ada.page.keyboard.press("End")
            assert fits(ada), (path, width)


@pytest.mark.parametrize(("light", "size"), [("dark", PHONE), ("light", DESK)], ids=["phone, dark", "desk, light"])
@pytest.mark.parametrize("game", GAMES)
def test_nobody_stumbles(welcome: Welcome, light: str, size: tuple[int, int], game: str) -> None:
    ada = welcome("Ada", light=light, size=size)
    read(ada, game)
    check(ada)
    if size == PHONE:
        ada.push(ada.page.locator(".contents-fold summary"))
        check(ada)
    field(ada).fill("the")
    check(ada)


# Beside a game


TOAST = 9000
"""Milliseconds after which a short message goes, at the earliest."""


def overhear(person: Person) -> None:
    """Have the page's line to the server at hand."""
    person.page.add_init_script(
        "const { send } = WebSocket.prototype;"
        "WebSocket.prototype.send = function (text) { window.line = this; send.call(this, text); };"
    )


def send(person: Person, **message: object) -> None:
    """What the page itself would never ask for."""
    person.page.evaluate("(message) => line.send(JSON.stringify(message))", message)


def short(person: Person, game: str) -> list[str]:
    (block,) = load_rulebook(game, person.language).chapter("short").blocks
    return [re.sub(r"[*`]", "", item) for item in block.items]  # type: ignore[union-attr]


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_to_play_is_the_short_chapter_and_leads_to_the_rules(welcome: Welcome, language: str) -> None:
    ada = welcome("Ada", language=language)
    for game in ("classic", "connection"):
        fold = panel(ada, game).locator(".how-to")
        ada.push(fold.locator("summary"))
        expect(fold.get_by_role("listitem")).to_have_text(short(ada, game))
        link = fold.get_by_role("link", name=ada.say("screen-all-rules"))
        assert link.get_attribute("href") == f"/rules/{game}?language={language}"


def test_every_game_on_the_first_page_has_its_rules_beside_it(welcome: Welcome) -> None:
    ada = welcome("Ada", size=PHONE, language="it")
    for game in GAMES:
        ada.visit()
        card(ada, game).wait_for()
        ada.push(ada.page.get_by_role("link", name=f"{ada.say('screen-rules')}: {title(ada, game)}", exact=True))
        expect(ada.page.get_by_role("heading", level=1)).to_have_text(load_rulebook(game, "it").title)


@pytest.mark.parametrize(("language", "size"), [("en", DESK), ("fr", PHONE), ("it", DESK), ("de", PHONE)])
def test_a_refusal_opens_its_rule_beside_the_game(
    welcome: Welcome, server: Server, language: str, size: tuple[int, int]
) -> None:
    ada = welcome("Ada", language=language, size=size)
    ada.take_time(TOAST)
    overhear(ada)
    table, _ = seat(ada, server, "classic", "me", "club")
    ada.until(lambda: ada.offers, "a turn")
    send(ada, type="act", action={"type": "Move", "seat": 0, "pawn": 0, "fare": "taxi", "station": 1})
    ada.push(ada.page.locator(".toast .rule-link"))
    (refused,) = ada.told("refused")
    book = load_rulebook("classic", language)
    rule = book.rule(refused["rule"])
    assert rule
    expect(ada.dialog.get_by_role("heading", name=rule.title)).to_be_visible()
    check(ada)
    whole = ada.dialog.get_by_role("link", name=ada.say("screen-all-rules"))
    assert (whole.get_attribute("href"), whole.get_attribute("target")) == (refused["link"], "_blank")
    ada.page.keyboard.press("Escape")
    expect(ada.dialog).to_have_count(0)
    assert ada.page.url.endswith(f"/table/{table}")


def test_a_layout_that_is_refused_names_its_rule(welcome: Welcome, server: Server) -> None:
    ada = welcome("Ada", language="it")
    overhear(ada)
    seat(ada, server, "connection", "me", "casual")
    ada.until(lambda: ada.offers, "a turn")
    by_list(ada, 0)
    ada.until(lambda: ada.update["view"]["state"]["hands"][0]["lead"], "a lead")
    send(ada, type="draft", cards=[], links=[], do="lay", card=999)
    link = ada.page.locator(".refused .rule-link")
    expect(link).to_be_visible()
    refused = ada.told("drafted")[-1]
    assert link.get_attribute("href") == refused["link"] == f"/rules/connection?language=it#{refused['rule']}"
    ada.push(link)
    rule = load_rulebook("connection", "it").rule(refused["rule"])
    assert rule
    expect(ada.dialog.get_by_role("heading", name=rule.title)).to_be_visible()


def test_the_menu_has_the_rules_and_the_rules_lead_back_to_the_table(welcome: Welcome, server: Server) -> None:
    ada = welcome("Ada", language="fr")
    table, _ = seat(ada, server, "compact", "me", "casual")
    ada.until(lambda: ada.offers, "a turn")
    link = ada.menu().get_by_role("link", name=ada.say("screen-all-rules")).last
    assert link.get_attribute("target") == "_blank"
    ada.visit(link.get_attribute("href") or "")
    ada.push(ada.page.get_by_role("link", name=said(ada, "table")))
    ada.page.wait_for_url(f"**/table/{table}")


def test_rules_that_were_read_can_be_read_without_a_network(welcome: Welcome) -> None:
    ada = welcome("Ada", keeping=True)
    ada.page.clock.install()
    ada.visit()
    ada.page.clock.fast_forward(20_000)
    ada.page.evaluate("navigator.serviceWorker.ready.then((found) => found.active.state)")
    ada.until(lambda: ada.page.evaluate("Boolean(navigator.serviceWorker.controller)"), "the worker")
    read(ada)
    ada.page.context.set_offline(True)
    ada.page.reload()
    expect(ada.page.locator("#CL-8")).to_be_attached()
    expect(field(ada)).to_be_visible()
    read(ada, "holmes")
    expect(ada.page.get_by_text(ada.say("screen-offline"))).to_be_visible()
    ada.forgive("ERR_INTERNET_DISCONNECTED")
