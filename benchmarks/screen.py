"""How quick the screen is in a real Chromium: `python -m benchmarks.screen`, on a machine that does little else."""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Browser, Response, sync_playwright
from tests.browser.conftest import ARGUMENTS
from tests.browser.doors import card, seat
from tests.browser.hands import by_list
from tests.browser.people import Person
from tests.browser.test_together_room import asked, click_station, detective
from tests.server.client import Server

from gaslamp.server.plans import LEVEL

PAGES, MOVES, SHOWS, PLANS = 5, 40, 50, 20
PAINT = "() => performance.getEntriesByName('first-contentful-paint')[0].startTime"
CLOCK = "performance.timeOrigin + performance.now()"
"""The same on every page of one machine."""
SEND = f"""() => {{
  window.sent = [];
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {{
    if (JSON.parse(text).type === "act") window.sent.push({CLOCK});
    return send.call(this, text);
  }};
}}"""
SEE = f"""() => {{
  window.seen = [];
  const drawn = () => requestAnimationFrame(() => setTimeout(() => window.seen.push({CLOCK})));
  new MutationObserver(drawn).observe(document.querySelector(".players"), {{ childList: true }});
}}"""
DRAW = f"""() => {{
  window.sent = [];
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {{
    if (["mark", "unmark"].includes(JSON.parse(text).type)) window.sent.push({CLOCK});
    return send.call(this, text);
  }};
  window.seen = [];
  const drawn = () => requestAnimationFrame(() => setTimeout(() => window.seen.push({CLOCK})));
  new MutationObserver(drawn).observe(document.querySelector(".plan-rides"), {{ childList: true }});
}}"""
BORROW = """async () => {
  const { Board } = await import("/static/board.js");
  const show = Board.prototype.show;
  Board.prototype.show = function (shown) { window.borrowed = { board: this, shown }; return show.call(this, shown); };
}"""
SHOW = """([name, times]) => {
  const { board, shown } = window.borrowed;
  const stations = [...board.sheet.places.keys()];
  const some = n => stations.filter(station => (station * 7 + n) % 3 === 0);
  return Array.from({ length: times }, (_, n) => {
    const next = { ...shown, [name]: some(n) };
    const began = performance.now();
    board.show(next);
    board.frame.getBoundingClientRect();
    return performance.now() - began;
  });
}"""
"""A third of all stations, each time others, until they are styled and laid out."""


def main() -> None:
    program = shutil.which("chromium")
    if program is None:
        sys.exit("This needs Chromium: sudo apt install chromium")
    with sync_playwright() as playwright, _server() as server:
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        for lines in (first_page, seen_elsewhere, plans, board_updates):
            print(*lines(browser, server), sep="\n", flush=True)
        browser.close()


@contextmanager
def _server() -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as folder, Server(str(Path(folder) / "gaslamp.db")) as server:
        yield server


def first_page(browser: Browser, server: Server) -> Iterator[str]:
    """Drawn by a browser that has never been here, and what it took."""
    visits = [_visit(browser, server) for _ in range(PAGES)]
    yield f"first page: drawn after {median(paint for paint, _, _ in visits):.0f} ms, in {PAGES} fresh browsers"
    yield f"first page: {visits[0][1]:,} bytes in {visits[0][2]} answers, headers included"


def _visit(browser: Browser, server: Server) -> tuple[float, int, int]:
    person, answers = Person(browser, "Ada", server.address), list[Response]()
    person.page.on("response", lambda answer: answers.append(answer))
    person.visit()
    card(person, "connection").wait_for()
    person.page.wait_for_load_state("networkidle")
    sizes = [answer.request.sizes() for answer in answers]
    paint = float(person.page.evaluate(PAINT))
    person.page.context.close()
    return paint, sum(size["responseBodySize"] + size["responseHeadersSize"] for size in sizes), len(sizes)


def seen_elsewhere(browser: Browser, server: Server) -> Iterator[str]:
    """From the moment a detective's move is sent until the fugitive's screen has drawn it."""
    ada, bea = Person(browser, "Ada", server.address), Person(browser, "Bea", server.address)
    seat(ada, server, "classic", "me", "open")
    bea.visit(ada.page.get_by_role("textbox", name=ada.say("screen-invite"), exact=True).input_value())
    bea.press("screen-take-seat")
    bea.page.locator(".players li").first.wait_for()
    ada.page.locator(".players li").first.wait_for()
    bea.page.evaluate(SEND)
    ada.page.evaluate(SEE)
    times = sorted(_pursue(ada, bea, MOVES, Random(1)))
    yield f"a move seen on another screen: {_spread(times)} ms, {len(times)} moves"
    for person in (ada, bea):
        person.page.context.close()


def _pursue(ada: Person, bea: Person, moves: int, rng: Random) -> Iterator[float]:
    """Both play; the time each move of Bea's took to Ada's screen."""
    made = 0
    while made < moves and not ada.is_over:
        ada.until(lambda: ada.offers or bea.offers or ada.is_over, "a turn")
        if ada.offers:
            by_list(ada, _ride(ada, rng))
        elif bea.offers:
            ada.page.evaluate("() => { window.seen.length = 0; }")
            by_list(bea, _ride(bea, rng))
            sent = bea.page.evaluate("() => window.sent.at(-1)")
            yield ada.until(lambda: ada.page.evaluate("() => window.seen[0]"), "the move") - sent
            made += 1


def _ride(person: Person, rng: Random) -> int:
    return rng.choice([i for i, offer in enumerate(person.offers) if offer["group"] == "ride"])


def plans(browser: Browser, server: Server) -> Iterator[str]:
    """From a move drawn in the detectives' room, or wiped off, until the new plan round it stands on the page."""
    server.run(server.rooms.bots.warm_up(LEVEL, "classic"))
    ada = Person(browser, "Ada", server.address)
    table = detective(ada, server)
    asked(ada)
    ada.page.evaluate(DRAW)
    times = sorted(_replanned(ada, server, table, PLANS))
    yield f"a plan round what is drawn: {_spread(times)}, most {times[-1]:.0f} ms, {PLANS} by a bot that searches"
    ada.page.context.close()


def _replanned(ada: Person, server: Server, table: str, times: int) -> Iterator[float]:
    """Draws and wipes off one move after the other."""
    ada.press("talk-draw")
    ada.press("talk-move")
    game: Any = server.room(table).match.game
    state: Any = server.room(table).match.state
    rides = [(pawn, station) for pawn in state.waiting for _, station in game.rides(state, pawn)]
    for n in range(times):
        before = len(ada.told("plan"))
        ada.page.evaluate("() => { window.seen.length = 0; }")
        if n % 2:
            ada.press("talk-undo")
        else:
            pawn, station = rides[n * 7 % len(rides)]
            ada.page.locator(".talk-pawn").select_option(str(pawn))
            click_station(ada, station)
        seen = ada.until(lambda: ada.page.evaluate("() => window.seen.at(-1)"), "the plan")
        (told,) = ada.told("plan")[before:]
        assert told["odds"]["win"] is not None, "a bot that searches has planned"
        yield seen - ada.page.evaluate("() => window.sent.at(-1)")


def board_updates(browser: Browser, server: Server) -> Iterator[str]:
    """A layer of the board drawn anew, script, style and layout."""
    ada = Person(browser, "Ada", server.address)
    seat(ada, server, "classic", "me", "club")
    ada.page.locator(".players li").first.wait_for()
    ada.page.evaluate(BORROW)
    ada.page.keyboard.press("h")
    ada.until(lambda: ada.page.evaluate("() => Boolean(window.borrowed)"), "the board")
    for name, title in (("possible", "heat layer"), ("targets", "legal stations")):
        times = sorted(ada.page.evaluate(SHOW, [name, SHOWS]))
        yield f"{title}: {_spread(times)} ms, {SHOWS} times 66 stations"
    ada.page.context.close()


def _spread(times: Sequence[float]) -> str:
    return f"median {median(times):.1f}, 95th percentile {quantiles(times, n=20)[-1]:.1f}"


if __name__ == "__main__":
    main()
