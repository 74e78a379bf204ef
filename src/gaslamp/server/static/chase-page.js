// @ts-check
/** The parts of the chase screen and where they stand; the words on them are put there by `relabel`. */

import { h, s } from "./dom.js";
import { say } from "./words.js";

const HEAT = "M12 3a9 9 0 1 0 .01 0zM12 8a4 4 0 1 0 .01 0zM12 11.2a.8.8 0 1 0 .01 0z";
const AGAIN = "M5 12a7 7 0 1 0 2.2-5.1M5 4v4.4h4.4M12 8v4.4l3 1.8";

/** @param {string} d */
function icon(d) {
  return s("svg", { viewBox: "0 0 24 24", "aria-hidden": true, class: "tool-icon" }, s("path", { d }));
}

/** @param {string} key @param {string} d @param {string} letter */
function tool(key, d, letter) {
  return h("button", { type: "button", class: "tool", "data-label": key, "aria-keyshortcuts": letter },
    icon(d), h("span", { class: "tool-text", "data-say": key }), h("span", { class: "tool-count", hidden: true }),
    h("kbd", { "aria-hidden": true }, letter.toUpperCase()));
}

/** @param {string} key @param {string} name @param {...any} children */
function section(key, name, ...children) {
  return h("section", { class: `side-part ${name}`, "data-label": key }, h("h2", { "data-say": key }), children);
}

/** Everything there is, by name. @param {Element} root */
export function createPage(root) {
  const part = {
    map: h("div", { class: "chase-map", role: "region", "data-label": "hunt-board" }),
    heat: tool("hunt-possible", HEAT, "h"),
    again: tool("hunt-again", AGAIN, "r"),
    handle: h("button", { type: "button", class: "sheet-handle", "data-label": "hunt-sheet" }),
    news: h("p", { class: "sheet-news", "aria-hidden": true }),
    fares: h("div", { class: "chase-fares", hidden: true }),
    tray: h("div", { class: "chase-tray" }),
    ending: h("div", { class: "ending-place", hidden: true }),
    log: section("hunt-log", "log"),
    players: section("hunt-players", "who"),
    turn: h("p", { class: "side-turn", "aria-hidden": true }),
    brief: h("ul", { class: "brief", "data-label": "hunt-brief" }),
    count: h("span", { class: "count" }),
    moves: h("div", { class: "moves" }),
    account: section("hunt-account", "told"),
  };
  const list = h("details", { class: "side-part all-moves" }, h("summary", {}, h("h2", { "data-say": "hunt-moves" }), part.count), part.moves);
  const head = h("div", { class: "sheet-head" }, part.handle, part.news, part.fares, part.tray);
  const side = h("aside", { class: "chase-side", "data-label": "hunt-side" }, part.ending, part.turn, part.log, part.players, part.brief, list, part.account);
  const sheet = h("div", { class: "chase-sheet" }, head, side);
  const tools = h("div", { class: "chase-tools" }, part.heat, part.again);
  const chase = h("div", { class: "chase" }, part.map, tools, sheet);
  root.append(chase);
  const page = { ...part, chase, head, side, sheet, tools, list };
  relabel(chase);
  return page;
}

/** Puts the fixed labels in the reader's language. @param {Element} chase */
export function relabel(chase) {
  for (const element of chase.querySelectorAll("[data-say]")) element.textContent = say(element.getAttribute("data-say") ?? "");
  for (const element of chase.querySelectorAll("[data-label]")) element.setAttribute("aria-label", say(element.getAttribute("data-label") ?? ""));
}
