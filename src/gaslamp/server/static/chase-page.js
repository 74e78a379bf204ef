// @ts-check
/** The parts of the chase screen and where they stand; the words on them are put there by `relabel`. */

import { h, s } from "./dom.js";
import { say } from "./words.js";

const HEAT = "M12 3a9 9 0 1 0 .01 0zM12 8a4 4 0 1 0 .01 0zM12 11.2a.8.8 0 1 0 .01 0z";
const AGAIN = "M5 12a7 7 0 1 0 2.2-5.1M5 4v4.4h4.4M12 8v4.4l3 1.8";
const KEY = "M4 6h4M12 6h8M4 12h4M12 12h8M4 18h4M12 18h8";
const NEARER = "M12 5v14M5 12h14";
const FARTHER = "M5 12h14";
const WHOLE = "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5";
const ME = "M12 21c-4-5-6-8-6-11a6 6 0 0 1 12 0c0 3-2 6-6 11zM12 8a2 2 0 1 0 .01 0z";

/** @param {string} d */
function icon(d) {
  return s("svg", { viewBox: "0 0 24 24", "aria-hidden": true, class: "tool-icon" }, s("path", { d }));
}

/** One that needs explaining has a tip instead of a title. @param {string} key @param {string} d @param {string} letter @param {string} [about] */
function tool(key, d, letter, about = "") {
  const named = about ? { "data-explains": about } : { "data-title": key };
  return h("button", { type: "button", class: "tool", "data-label": key, ...named, "aria-keyshortcuts": letter },
    icon(d), h("span", { class: "tool-count", hidden: true }));
}

/** @param {string} key @param {string} name @param {...import("./dom.js").Child} children */
function section(key, name, ...children) {
  return h("section", { class: `side-part ${name}`, "data-label": key }, h("h2", { "data-say": key }), children);
}

/** @typedef {ReturnType<typeof createPage>} Page */

/** Everything there is, by name. @param {Element} root */
export function createPage(root) {
  const part = {
    map: h("div", { class: "chase-map", role: "region", "data-label": "hunt-board" }),
    heat: tool("hunt-possible", HEAT, "h", "hunt-about-heat"),
    again: tool("hunt-again", AGAIN, "r"),
    key: tool("hunt-legend", KEY, "l"),
    nearer: tool("hunt-nearer", NEARER, "+"),
    farther: tool("hunt-farther", FARTHER, "-"),
    whole: tool("hunt-whole", WHOLE, "0"),
    me: tool("hunt-me", ME, "m"),
    handle: h("button", { type: "button", class: "sheet-handle", "data-label": "hunt-sheet" }),
    news: h("p", { class: "news", "aria-hidden": true }),
    lesson: h("section", { hidden: true }),
    fares: h("div", { class: "chase-fares", hidden: true }),
    tray: h("div", { class: "chase-tray" }),
    ending: h("div", { class: "ending-place", hidden: true }),
    card: h("section", { class: "chase-card", "data-label": "hunt-card", hidden: true }),
    recap: section("hunt-again", "recap"),
    clues: section("hunt-clues", "clues"),
    legend: h("details", { class: "side-part legend" }, h("summary", {}, h("h2", { "data-say": "hunt-legend" }))),
    explore: h("p", { class: "unseen", id: "explore", "data-say": "hunt-explore" }),
    log: section("hunt-log", "log"),
    players: section("hunt-players", "who"),
    brief: h("ul", { class: "brief", "data-label": "hunt-brief" }),
    count: h("span", { class: "count" }),
    moves: h("div", { class: "moves" }),
    account: section("hunt-account", "told"),
  };
  const list = h("details", { class: "side-part all-moves" }, h("summary", {}, h("h2", { "data-say": "hunt-moves" }), part.count), part.moves);
  const tools = h("div", { class: "chase-tools", role: "toolbar", "data-label": "hunt-tools" },
    part.heat, part.again, part.key, h("span", { class: "tool-gap" }), part.farther, part.nearer, part.whole, part.me);
  const dock = h("div", { class: "chase-dock" }, tools, part.lesson, part.fares, part.tray, part.card, part.news);
  const side = h("aside", { class: "chase-side", tabindex: 0, "data-label": "hunt-side" },
    part.ending, part.recap, part.log, part.players, part.clues, part.brief, part.legend, list, part.account);
  const sheet = h("div", { class: "chase-sheet" }, part.handle, dock, side);
  const chase = h("div", { class: "chase" }, part.map, part.explore, sheet);
  root.append(chase);
  const page = { ...part, chase, dock, side, sheet, tools, list };
  relabel(chase);
  return page;
}

/** Puts the fixed labels in the reader's language. @param {Element} chase */
export function relabel(chase) {
  for (const element of chase.querySelectorAll("[data-say]")) element.textContent = say(element.getAttribute("data-say") ?? "");
  for (const element of chase.querySelectorAll("[data-label]")) element.setAttribute("aria-label", say(element.getAttribute("data-label") ?? ""));
  for (const element of chase.querySelectorAll("[data-title]")) element.setAttribute("title", tip(element));
}

/** What a tool is called, and its key. @param {Element} element */
function tip(element) {
  const key = element.getAttribute("aria-keyshortcuts");
  return say(element.getAttribute("data-title") ?? "") + (key ? ` (${key.toUpperCase()})` : "");
}
