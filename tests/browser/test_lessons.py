"""Lessons in the browser: from the first page to the end, by mouse, finger and keys, with what is wrong answered."""

from __future__ import annotations

from typing import cast

import pytest
from playwright.sync_api import Locator

from gaslamp.core import Action, decode_event, encode
from gaslamp.lessons import LessonStep, lesson_names, lessons_of, load_lesson
from gaslamp.lessons.steps import fits_any
from gaslamp.words import Words
from tests.browser.conftest import Welcome
from tests.browser.hands import on_board, take_button
from tests.browser.people import DESK, PHONE, Person
from tests.browser.test_accessible import check
from tests.browser.test_keyboard import go
from tests.browser.test_stage import at_rest
from tests.server.client import Json

SIDEWAYS = (844, 390)
SIZES = [DESK, PHONE, (1366, 657), SIDEWAYS]


def begin(ada: Person, lesson: str) -> Locator:
    """From the first page into a lesson; its panel."""
    ada.visit()
    ada.press("screen-learn")
    ada.push(ada.page.locator(f'[data-lesson="{lesson}"]'))
    return panel(ada, lesson)


def panel(ada: Person, lesson: str) -> Locator:
    found = ada.page.get_by_role("region", name=Words(ada.language).say(f"lesson-{lesson}"), exact=True)
    found.wait_for()
    return found


def guided(ada: Person, after: int = -1) -> Json:
    """What the lesson says once there is something to do, or it is over."""
    told = ada.until(lambda: [one for one in ada.told("guidance") if one["n"] > after and one["task"]])
    ada.page.locator(".lesson-task", has_text=told[-1]["task"]).wait_for()
    return told[-1]


def offer(ada: Person, told: Json) -> int:
    """One of the offers that the step asks for."""
    lesson, name = load_lesson(told["lesson"]), name_of(told)
    step = next(cue for cue in lesson.cues if isinstance(cue, LessonStep) and cue.step == name)
    ada.until(lambda: ada.offers, "a turn")
    decoded = [decode_event(lesson.game.vocabulary, encode(action)) for action in ada.update["actions"]]
    return [fits_any(step.do, cast(Action, action)) for action in decoded].index(True)


def name_of(told: Json) -> str:
    return str(load_lesson(told["lesson"]).steps[told["number"] - 1])


def do(ada: Person, told: Json) -> None:
    """The step, on the board or by its button."""
    i = offer(ada, told)
    (on_board if ada.offers[i].get("station") else take_button)(ada, i)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_lesson_by_hand_to_its_end(welcome: Welcome, size: tuple[int, int]) -> None:
    ada = welcome("Ada", size=size, language="fr")
    begin(ada, "classic-fugitive")
    told = guided(ada)
    while not told["over"]:
        do(ada, told)
        told = guided(ada, told["n"])
    ada.press("screen-lesson-play")
    ada.until(lambda: ada.told("table")[-1]["lesson"] == "", "a real game")


def test_something_else_is_answered_and_not_played(welcome: Welcome) -> None:
    ada = welcome("Ada")
    lesson = begin(ada, "classic-fugitive")
    told = guided(ada)
    wrong = next(i for i, action in enumerate(ada.update["actions"]) if action.get("fare") == "black")
    ride = ada.offers[wrong]
    ada.page.locator("summary", has_text=ada.say("hunt-moves")).click()
    ada.page.locator(".moves").get_by_role("button", name=ride["text"], exact=True).first.click()
    if (answers := ada.page.locator(".answers")).count():
        answers.get_by_role("button").first.click()
    lesson.get_by_text(Words("en").say("lesson-classic-fugitive-ride.wrong-black")).wait_for()
    assert ada.update["n"] == told["n"]
    do(ada, told)
    assert guided(ada, told["n"])["number"] == 2


def test_whoever_reloads_goes_on_where_they_were(welcome: Welcome) -> None:
    ada = welcome("Ada")
    begin(ada, "classic-detective")
    first = guided(ada)
    ada.press("screen-lesson-skip")
    before = guided(ada, first["n"])
    ada.page.reload()
    panel(ada, "classic-detective").get_by_text(before["task"]).wait_for()


def test_a_lesson_by_keys_alone(welcome: Welcome) -> None:
    ada = welcome("Ada", language="de")
    ada.visit()
    go(ada, ada.button(ada.say("screen-learn")))
    ada.page.keyboard.press("Enter")
    go(ada, ada.page.locator('[data-lesson="classic-detective"]'))
    ada.page.keyboard.press("Enter")
    told = guided(ada)
    go(ada, ada.page.locator(".board-frame [role=button][tabindex='0']"))
    arrows_to(ada, 86)
    ada.page.keyboard.press("Enter")
    ada.page.get_by_role("group", name=ada.say("hunt-fares")).wait_for()
    ada.page.keyboard.press("Enter")
    told = guided(ada, told["n"])
    assert told["number"] == 2
    go(ada, ada.button(ada.say("screen-lesson-skip")))
    ada.page.keyboard.press("Enter")
    assert guided(ada, told["n"])["task"]


TOWARDS = """station => {
  const middle = (element) => {
    const box = element.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const target = document.querySelector(`[role=button][data-station="${station}"]`);
  const [here, there] = [document.activeElement, target].map(middle);
  const [x, y] = [there[0] - here[0], there[1] - here[1]];
  if (Math.hypot(x, y) < 1) return "";
  return Math.abs(x) > Math.abs(y) ? (x > 0 ? "ArrowRight" : "ArrowLeft") : y > 0 ? "ArrowDown" : "ArrowUp";
}"""


def arrows_to(ada: Person, station: int) -> None:
    """From one lit station to the next, always towards this one."""
    for _ in range(40):
        if not (arrow := ada.page.evaluate(TOWARDS, station)):
            return
        ada.page.keyboard.press(arrow)
    raise AssertionError(f"no arrow leads to {station}")


@pytest.mark.parametrize("name", lesson_names())
def test_every_lesson_is_shown_to_its_end_and_reads_well(welcome: Welcome, name: str) -> None:
    """On a phone nothing of it is cut off, however many pawns the learner has to choose from below it."""
    ada = welcome("Ada", size=PHONE, language="de")
    lesson = begin(ada, name)
    told = guided(ada)
    ada.until(lambda: ada.offers, "a turn")
    assert lesson.evaluate("lesson => lesson.getBoundingClientRect().right <= innerWidth")
    ada.page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    check(ada)
    while not told["over"]:
        ada.press("screen-lesson-skip")
        told = guided(ada, told["n"])
    check(ada)
    other = [lesson for lesson in lessons_of(name.partition("-")[0]) if lesson != name]
    assert ada.page.locator(".lesson-onwards button").count() == 2 + len(other)


def test_the_map_is_as_whole_in_a_lesson_as_ever(welcome: Welcome) -> None:
    ada = welcome("Ada", size=SIZES[0])
    begin(ada, "classic-detective")
    guided(ada)
    ada.page.locator(".board-frame").wait_for()
    for size in SIZES:
        ada.page.set_viewport_size({"width": size[0], "height": size[1]})
        assert at_rest(ada, size, 199) == [], size
        assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size


PARTS = """() => {
  const parts = ["#top", ".case-bench", ".case-side > .lesson", ".case-actions", ".case-tabs", ".case-part"];
  const seen = parts.flatMap((part) => [...document.querySelectorAll(part)]).filter((one) => one.checkVisibility());
  const edges = (one) => one.getBoundingClientRect();
  const boxes = seen.map((one) => ({ name: one.className || one.id, ...edges(one).toJSON() }));
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const isIn = (box, room) => box.left >= room.left - 1 && box.right <= room.right + 1
    && box.top >= room.top - 1 && box.bottom <= room.bottom + 1;
  const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const lesson = edges(document.querySelector(".lesson"));
  const said = [...document.querySelectorAll(".lesson-task, .lesson-ways button")].map(edges);
  const pressed = [...document.querySelectorAll(".case-actions button, .case-tabs button")].map(edges);
  return {
    over: boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) => meet(a, b)).map((b) => `${a.name} and ${b.name}`)),
    beyond: boxes.filter((box) => !isIn(box, page)).map((box) => box.name),
    unsaid: said.filter((box) => !isIn(box, lesson)).length + pressed.filter((box) => !isIn(box, page)).length,
    bench: edges(document.querySelector(".case-bench")).height,
    part: edges(seen.at(-1)).height,
  };
}"""


def test_a_case_keeps_its_bench_in_a_lesson_on_a_phone(welcome: Welcome) -> None:
    """However long the text is; what to do stays in sight, and nothing lies over anything else."""
    ada = welcome("Ada", size=PHONE, language="de")
    lesson = begin(ada, "connection")
    told = guided(ada)
    while not told["over"]:
        for size in (SIDEWAYS, PHONE):
            ada.page.set_viewport_size({"width": size[0], "height": size[1]})
            found, at = ada.page.evaluate(PARTS), (told["number"], size)
            assert (found["over"], found["beyond"], found["unsaid"]) == ([], [], 0), at
            assert found["part"] >= 100, at
            assert found["bench"] >= 200, at
        ada.press("screen-lesson-skip")
        told = guided(ada, told["n"])
    assert lesson.evaluate("lesson => lesson.getBoundingClientRect().bottom <= innerHeight")
