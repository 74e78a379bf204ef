// @ts-check
/** Case Connection on the screen: it draws what the table tells and sends back what was chosen. */

import { h, show } from "./dom.js";
import { language, say } from "./words.js";
import { Account } from "./case-account.js";
import { createActs } from "./case-acts.js";
import { createBench } from "./case-bench.js";
import { Choice, itemAt } from "./case-choice.js";
import { Deck } from "./case-deck.js";
import { makeDraggable } from "./case-drag.js";
import { showVisits, whereabouts } from "./case-flight.js";
import { keepingFocus } from "./case-items.js";
import { createPage } from "./case-page.js";
import { drawPlayer, drawTrack } from "./case-players.js";
import { createReading } from "./case-reading.js";
import { createReveal } from "./case-reveal.js";
import { drawKeeps, drawLeads, drawPlace } from "./case-table.js";

/** @import {CaseUpdate} from "./case-account.js" */
/** @import {CaseScene, GameAction, GameEvent} from "./messages.js" */
/** @import {Lent} from "./stage.js" */
/** @typedef {import("./case-drag.js").Thing} Thing */

/** After so many milliseconds without an answer one may act again. */
const ANSWER = 1500;

/** @param {HTMLElement} root @param {Lent} server */
export function createCase(root, server) {
  const table = { ...server, act };
  const choice = new Choice();
  const account = new Account();
  const reveal = createReveal();
  const bench = createBench(table, { changed: () => scene && acts.draw(scene, deck), asked: () => page.turn("mine"), put: putBack });
  const reading = createReading(root);
  const page = createPage(bench.root, [bench.mine, reading.element]);
  const part = page.part;
  const acts = createActs(part.actions, bench.swaps, part.moves, { table, choice, bench });
  const stopDragging = makeDraggable(page.root, { picture, begin, over, drop, leave });
  /** Whose cards are spread out. @type {Set<number>} */
  const opened = new Set();
  /** @type {CaseScene | null} */
  let scene = null;
  /** The scene to which something was sent already. @type {CaseScene | null} */
  let answered = null;
  /** @type {Deck | null} */
  let deck = null;
  let wanted = "";
  document.addEventListener("language", reload);
  document.body.classList.add("stage-case");
  page.relabel();
  show(root, page.root, reveal.dialog);

  server.end({ host: page.ending, stage: null });
  server.guide(page.lesson);

  // What comes from the table

  /** @param {CaseUpdate} message */
  async function update(message) {
    const had = choice.of("Visit").length;
    scene = message.scene;
    choice.know(message.scene.offers, message.actions);
    const fresh = account.take(message);
    const isNews = message.since > 0;
    if (isNews) table.announce(fresh.filter((line) => line.text && line.event.type !== "Fill").map((line) => line.text).join(" "));
    await reload();
    const before = whereabouts(root);
    if (!had !== !choice.of("Visit").length) page.turn(had ? "mine" : "places");
    draw(message.since === 0);
    table.shown(message);
    if (isNews) showEvents(fresh.map((line) => line.event), before);
  }

  /** Cards speak the reader's language. */
  async function reload() {
    if (!scene) return;
    const asked = `${scene.deck} ${language()}`;
    if (asked === wanted) return;
    wanted = asked;
    const loaded = await Deck.load(scene.deck, language()).catch(ask);
    if (asked !== wanted) return;
    deck = loaded;
    show(part.defs, deck.definitions);
    page.relabel();
    draw(false);
  }

  /** What could not be had is asked for again with the next update. @param {Error} problem @returns {never} */
  function ask(problem) {
    wanted = "";
    throw problem;
  }

  /** @param {GameEvent[]} events @param {Map<string, DOMRect>} before */
  function showEvents(events, before) {
    if (!deck || !scene) return;
    const { me } = scene;
    showVisits(root, deck, events, before, me);
    const others = events.filter((event) => event.type === "Solved").filter((solved) => solved.player !== me);
    const solution = account.solutions.get(others.at(-1)?.lead ?? 0);
    if (solution) reading.present(solution, () => showSolution(solution.lead));
  }

  /** Until there is an answer nothing is sent twice. @param {GameAction} action */
  function act(action) {
    const asked = scene;
    if (answered === asked) return;
    answered = asked;
    server.act(action);
    setTimeout(() => answered === asked && (answered = null), ANSWER);
  }

  // Drawing

  /** @param {boolean} anew */
  function draw(anew) {
    if (!deck || !scene) return;
    const [known, now] = [deck, scene];
    keepingFocus(root, () => {
      drawTable(known, now);
      acts.draw(now, known);
      drawSide(known, now);
    });
    bench.update(known, now, anew);
    reading.update(known, bench.draft.lead ? `lead-${bench.draft.lead}` : "");
  }

  /** @param {Deck} known @param {CaseScene} scene */
  function drawTable(known, scene) {
    show(bench.asks, drawLeads(known, choice.of("Follow").length ? scene.drawn : [], choice, redraw), drawKeeps(known, scene.spread, choice, redraw));
    show(part.places, h("h2", { class: "unseen" }, say("bench-locations")), scene.places.map((place, number) => drawPlace(known, place, number, choice, redraw)));
    part.places.classList.toggle("offered", choice.of("Visit").length > 0);
    show(part.brief, scene.brief.map((/** @type {string} */ line) => h("p", {}, line)));
    show(part.stock, h("p", {}, scene.stock));
    bench.expect(choice.group.startsWith("Visit") ? choice.picked.map(({ spot, item }) => ({ key: `${choice.group}:${spot}`, item })) : []);
  }

  /** Something was tapped. */
  function redraw() {
    if (!deck || !scene) return;
    const [known, now] = [deck, scene];
    keepingFocus(root, () => {
      drawTable(known, now);
      acts.draw(now, known);
    });
  }

  /** @param {Deck} known @param {CaseScene} scene */
  function drawSide(known, scene) {
    const state = { players: scene.players, me: scene.me, opened, canShow: (/** @type {number} */ lead) => account.solutions.has(lead), onSolved: showSolution };
    const title = h("h2", { class: "unseen" }, say("bench-players"));
    show(part.players, title, h("div", { class: "case-people" }, scene.players.map((player) => drawPlayer(known, player, state))), drawTrack(scene.players, scene.goal));
    show(part.account, h("h2", {}, say("bench-account")), account.draw(showSolution));
    show(part.recap, scene.me !== null && account.recap(scene.since_mine, scene.me));
    part.recap.querySelector("ol")?.scrollTo(0, Number.MAX_SAFE_INTEGER);
  }

  /** @param {number} lead */
  function showSolution(lead) {
    const solution = account.solutions.get(lead);
    if (deck && solution) reveal.open(deck, solution);
  }

  // Dragging: what lies at a location comes to one's own side of the table; the rest is the bench's

  /** @param {Thing} thing */
  function picture({ kind, what }) {
    const item = kind === "card" ? Number(what) : kind === "link" ? itemAt(what.split("-")[2]) : kind === "take" ? taken(what).item : itemAt(what);
    return deck ? deck.item(item) : h("span");
  }

  /** @param {Thing} thing */
  function begin(thing) {
    if (thing.kind === "take") page.root.classList.add("taking");
    else bench.drags.begin(thing);
  }

  /** @param {Thing} thing @param {number} x @param {number} y */
  function over(thing, x, y) {
    if (thing.kind !== "take") return bench.drags.over(thing, x, y);
    const place = mineAt(x, y);
    for (const element of page.root.querySelectorAll("[data-drop]")) element.classList.toggle("over", element === place);
  }

  /** @param {Thing} thing @param {number} x @param {number} y @returns {DOMRect | null} */
  function drop(thing, x, y) {
    if (thing.kind !== "take") return bench.drags.drop(thing, x, y);
    const place = mineAt(x, y);
    if (!place) return null;
    const { group, spot } = taken(thing.what);
    choice.add(group, spot);
    redraw();
    return root.querySelector(`[data-key="pending-${group}:${CSS.escape(spot)}"]`)?.getBoundingClientRect() ?? place.getBoundingClientRect();
  }

  function leave() {
    page.root.classList.remove("taking");
    for (const element of page.root.querySelectorAll("[data-drop].over")) element.classList.remove("over");
    bench.drags.leave();
  }

  /** One's own side of the table at a point of the window. @param {number} x @param {number} y */
  function mineAt(x, y) {
    return document.elementFromPoint(x, y)?.closest("[data-drop]") ?? null;
  }

  /** What was chosen at a location goes back. @param {string} key */
  function putBack(key) {
    const { group, spot, item } = taken(key);
    choice.toggle(group, spot, item);
    redraw();
  }

  function destroy() {
    document.removeEventListener("language", reload);
    document.body.classList.remove("stage-case");
    stopDragging();
    bench.destroy();
    reading.destroy();
    show(root);
  }

  return { update, table: () => {}, drafted: bench.drafted, destroy, ending: page.ending };
}

/** `Visit0:12.1`: where something lies, and what it is. @param {string} key */
function taken(key) {
  const [group, spot] = key.split(":");
  return { group, spot, item: itemAt(spot) };
}
