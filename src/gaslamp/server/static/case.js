// @ts-check
/** Case Connection on the screen: it draws what the table tells and sends back what was chosen. */

import { h, show } from "./dom.js";
import { language, say } from "./words.js";
import { Account } from "./case-account.js";
import { createBench } from "./case-bench.js";
import { Choice } from "./case-choice.js";
import { Deck } from "./case-deck.js";
import { showVisits, whereabouts } from "./case-flight.js";
import { capital, keepingFocus } from "./case-items.js";
import { drawPlayer, drawTrack } from "./case-players.js";
import { createReveal } from "./case-reveal.js";
import { drawKeeps, drawLeads, drawPlace } from "./case-table.js";

/** @typedef {import("./stage.js").Table} Table */
/** What is chosen by tapping things, and what the button that confirms it says. @type {Record<string, string>} */
const CHOSEN = { Visit: "bench-take", Follow: "bench-follow", Keep: "bench-keep" };

/** After so many milliseconds without an answer one may act again. */
const ANSWER = 1500;

/** @param {HTMLElement} root @param {Table} server */
export function createCase(root, server) {
  const table = { ...server, act };
  const part = Object.fromEntries(
    ["defs", "ending", "brief", "asks", "places", "stock", "actions", "moves", "players", "account"].map((name) => [name, h("div", { class: `case-${name}` })]),
  );
  const choice = new Choice();
  const account = new Account();
  const reveal = createReveal();
  const bench = createBench(table, drawActions, focusOnLay);
  /** Whose cards are spread out. @type {Set<number>} */
  const opened = new Set();
  let isListOpen = false;
  let isAsked = false;
  /** @type {any} */
  let scene = null;
  /** The scene to which something was sent already. @type {any} */
  let answered = null;
  /** @type {Deck | null} */
  let deck = null;
  let wanted = "";
  document.addEventListener("language", reload);
  show(
    root,
    h(
      "div",
      { class: "case" },
      part.defs,
      h("div", { class: "case-main" }, part.brief, part.asks, part.places, part.stock, part.actions, part.account),
      bench.root,
      h("aside", { class: "case-side" }, part.ending, part.players, part.moves),
      reveal.parts,
    ),
  );

  server.end({ host: part.ending, stage: null });

  // What comes from the table

  /** @param {any} message */
  async function update(message) {
    scene = message.scene;
    choice.know(scene.offers, message.actions);
    const fresh = account.take(message);
    const isNews = message.since > 0;
    if (isNews) table.announce(fresh.filter((line) => line.event.type !== "Fill").map((line) => line.text).join(" "));
    await reload();
    const before = whereabouts(root);
    draw(message.since === 0);
    table.shown(message);
    if (isNews) showEvents(fresh.map((line) => line.event), before);
  }

  /** Cards speak the reader's language. */
  async function reload() {
    const asked = scene && `${scene.deck} ${language()}`;
    if (!scene || asked === wanted) return;
    wanted = asked;
    const loaded = await Deck.load(scene.deck, language()).catch(ask);
    if (asked !== wanted) return;
    deck = loaded;
    show(part.defs, deck.definitions);
    draw(false);
  }

  /** What could not be had is asked for again with the next update. @param {Error} problem @returns {never} */
  function ask(problem) {
    wanted = "";
    throw problem;
  }

  /** @param {any[]} events @param {Map<string, DOMRect>} before */
  function showEvents(events, before) {
    if (!deck) return;
    showVisits(root, deck, events, before, scene.me);
    const others = events.filter((event) => event.type === "Solved" && event.player !== scene.me);
    const solution = account.solutions.get(others.at(-1)?.lead);
    if (solution) reveal.appear(deck, solution);
  }

  /** Until there is an answer nothing is sent twice. @param {object} action */
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
    keepingFocus(root, () => {
      drawTable();
      drawActions();
      drawSide();
    });
    comeToAsk();
    bench.update(deck, scene, anew);
  }

  function drawTable() {
    if (!deck) return;
    const known = deck;
    show(part.asks, drawLeads(known, choice.of("Follow").length ? scene.drawn : [], choice, redraw), drawKeeps(known, scene.spread, choice, redraw));
    show(part.places, h("h2", { class: "unseen" }, say("bench-locations")), scene.places.map((/** @type {any} */ place, /** @type {number} */ number) => drawPlace(known, place, number, choice, redraw)));
    part.places.classList.toggle("offered", choice.of("Visit").length > 0);
    show(part.brief, scene.brief.map((/** @type {string} */ line) => h("p", {}, line)));
    show(part.stock, h("p", {}, scene.stock));
  }

  /** What is asked of somebody must be in sight. */
  function comeToAsk() {
    const asks = part.asks.childElementCount > 0;
    if (asks && !isAsked) part.asks.firstElementChild?.scrollIntoView({ block: "nearest" });
    isAsked = asks;
  }

  /** Something was tapped. */
  function redraw() {
    keepingFocus(root, () => {
      drawTable();
      drawActions();
    });
  }

  function drawActions() {
    if (!scene) return;
    const chosen = Object.keys(CHOSEN).filter((kind) => choice.of(kind).length).map(confirmButton);
    const others = [...choice.of("Swap").map(swapButton), ...choice.of("Done").map(doneButton)];
    keepingFocus(part.actions, () => show(part.actions, chosen, others, layButton()));
    show(part.moves, moveList());
  }

  /** @param {string} kind */
  function confirmButton(kind) {
    const action = choice.group?.startsWith(kind) ? choice.action : undefined;
    const how = kind === "Visit" && !action && h("small", {}, say("bench-take-how"));
    const props = { class: "button primary", type: "button", disabled: !action, "data-key": kind, onclick: () => action && table.act(action) };
    return h("button", props, h("span", {}, say(CHOSEN[kind]), how));
  }

  /** Three tokens for a star, as a picture. @param {import("./case-choice.js").Offer} offer */
  function swapButton(offer) {
    const kind = String(offer.items?.[0]);
    const picture = deck && [deck.item(kind), deck.item(kind), deck.item(kind), h("span", {}, "→"), deck.item("universal")];
    const props = { class: "button case-swap", type: "button", "data-key": `swap-${kind}`, "aria-label": capital(offer.text), title: capital(offer.text) };
    return h("button", { ...props, onclick: () => table.act(choice.actionOf(offer)) }, picture);
  }

  /** @param {import("./case-choice.js").Offer} offer */
  function doneButton(offer) {
    const props = { class: `button${bench.draft.state.solved ? "" : " primary"}`, type: "button", "data-key": "Done" };
    return h("button", { ...props, onclick: () => table.act(choice.actionOf(offer)) }, capital(offer.text));
  }

  /** On a phone the layout is a sheet of its own. */
  function layButton() {
    const me = scene.players.find((/** @type {any} */ player) => player.seat === scene.me);
    if (!me?.lead) return null;
    const ready = bench.draft.state.solved ? " primary" : "";
    return h("button", { class: `button case-lay${ready}`, type: "button", "data-key": "lay", onclick: bench.openSheet }, say("bench-layout-open"));
  }

  function focusOnLay() {
    /** @type {HTMLElement | null} */ (part.actions.querySelector(".case-lay"))?.focus({ preventScroll: true });
  }

  /** Every legal move in words. */
  function moveList() {
    const offers = choice.offers.filter((offer) => scene.hints || offer.kind !== "Solve");
    const row = (/** @type {any} */ offer) => h("li", {}, h("button", { type: "button", class: "case-move", "data-key": `move ${offer.text}`, onclick: () => table.act(choice.actionOf(offer)) }, capital(offer.text)));
    const list = offers.length ? h("ul", {}, offers.map(row)) : h("p", { class: "note" }, say("bench-moves-none"));
    return h("details", { open: isListOpen, ontoggle: (/** @type {any} */ event) => (isListOpen = event.target.open) }, h("summary", { "data-key": "moves" }, say("bench-moves")), list);
  }

  function drawSide() {
    if (!deck) return;
    const known = deck;
    const state = { players: scene.players, me: scene.me, opened, canShow: (/** @type {number} */ lead) => account.solutions.has(lead), onSolved: showSolution };
    const title = h("h2", { class: "unseen" }, say("bench-players"));
    show(part.players, title, drawTrack(scene.players, scene.goal), scene.players.map((/** @type {any} */ player) => drawPlayer(known, player, state)));
    show(part.account, h("h2", {}, say("bench-account")), account.draw(showSolution));
  }

  /** @param {number} lead */
  function showSolution(lead) {
    const solution = account.solutions.get(lead);
    if (deck && solution) reveal.open(deck, solution);
  }

  function destroy() {
    document.removeEventListener("language", reload);
    bench.destroy();
    reveal.destroy();
    show(root);
  }

  return { update, table: () => {}, drafted: bench.drafted, destroy };
}
