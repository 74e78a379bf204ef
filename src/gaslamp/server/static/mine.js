// @ts-check
/** The games one has begun: the open ones before all else, those that are over folded away. */

import { send } from "./api.js";
import { marked } from "./bots.js";
import { h, show } from "./dom.js";
import { HOME } from "./place.js";
import { go } from "./route.js";
import { forgetTable, keptTables } from "./settings.js";
import { sheet } from "./sheets.js";
import { sign } from "./switches.js";
import { tried } from "./toasts.js";
import { language, more, say } from "./words.js";

/** @import {TableSummary} from "./messages.js" */

/** So many open games are shown at once. */
const AT_ONCE = 4;

/** The open games and the finished ones, each a section, or nothing where there are none. @returns {Promise<{open: Element | null, over: Element | null}>} */
export async function myGames() {
  const tokens = Object.values(keptTables()).slice(-200);
  const [answer] = tokens.length ? await Promise.all([tried(() => send("/api/mine", { tokens, language: language() })), sheet("mine.css"), more("mine")]) : [null];
  const tables = [...(answer?.tables ?? [])].sort((a, b) => rank(a) - rank(b) || b.when - a.when);
  const over = tables.filter((table) => table.phase === "over");
  return { open: section(tables.filter((table) => table.phase !== "over")), over: over.length ? fold("screen-finished", over) : null };
}

/** Those that wait for me stand before all others. @param {TableSummary} table */
function rank(table) {
  if (table.phase === "waiting") return 2;
  return table.wanted ? 0 : 1;
}

/** @param {TableSummary[]} tables */
function section(tables) {
  if (!tables.length) return null;
  const rest = tables.slice(AT_ONCE);
  return h("section", { class: "my-games", "aria-labelledby": "mine-title" }, h("h2", { id: "mine-title" }, say("screen-my-games")),
    list(tables.slice(0, AT_ONCE)), rest.length > 0 && fold("screen-more-games", rest));
}

/** @param {string} key @param {TableSummary[]} tables */
function fold(key, tables) {
  return h("details", { class: "fold mine-fold" }, h("summary", {}, `${say(key)} (${tables.length})`), list(tables));
}

/** @param {TableSummary[]} tables */
function list(tables) {
  return h("ul", { class: "mine-list" }, tables.map(row));
}

/** @param {TableSummary} table */
function row(table) {
  const address = `/table/${table.table}`;
  const open = (/** @type {Event} */ event) => { event.preventDefault(); go(address); };
  const forget = () => { forgetTable(table.table); item.remove(); };
  const drop = `${say("screen-forget")}: ${table.title}`;
  const item = h("li", { class: `mine-row ${table.phase} ${table.wanted ? "wanted" : ""}` },
    h("div", { class: "mine-what" }, h("b", {}, table.title), h("div", {}, h("span", { class: "mine-state" }, state(table)), h("span", { class: "note" }, names(table)))),
    h("time", { class: "note", datetime: new Date(table.when * 1000).toISOString() }, when(table.when)),
    h("a", { class: `button small ${table.wanted ? "primary" : ""}`, href: HOME + address, onclick: open }, say("screen-open")),
    h("button", { type: "button", class: "button quiet small icon", "aria-label": drop, title: drop, onclick: () => askTwice(item, forget) }, sign("close")));
  return item;
}

/** Who plays, bots with their mark. @param {TableSummary} table */
function names(table) {
  return table.names.map((/** @type {string} */ name, /** @type {number} */ seat) =>
    name && h("span", { class: "mine-name" }, marked(name, table.bots.includes(seat))));
}

/** @param {TableSummary} table */
function state(table) {
  if (table.phase === "over") return table.ended || say("screen-over");
  if (table.phase === "waiting") return say("screen-waiting");
  return say(table.wanted ? "screen-your-turn" : "screen-their-turn");
}

/** As the reader's country writes it, where the browser tells one. @param {number} seconds */
function when(seconds) {
  const own = navigator.languages.find((code) => code.startsWith(language())) ?? language();
  return new Intl.DateTimeFormat(own, { dateStyle: "medium", timeStyle: "short" }).format(seconds * 1000);
}

/** Without its token a seat is lost, so forgetting takes a second word. @param {Element} item @param {() => void} forget */
function askTwice(item, forget) {
  const before = [...item.childNodes];
  const yes = h("button", { type: "button", class: "button small", onclick: forget }, say("screen-forget"));
  const no = h("button", { type: "button", class: "button quiet small", onclick: () => show(item, ...before) }, say("screen-keep"));
  show(item, h("div", { class: "mine-what" }, say("screen-forget-sure")), yes, no);
  no.focus();
}
