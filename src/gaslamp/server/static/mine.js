// @ts-check
/** The games one has begun, running ones first. */

import { send } from "./api.js";
import { h, show } from "./dom.js";
import { go } from "./route.js";
import { forgetTable, keptTables } from "./settings.js";
import { tried } from "./toasts.js";
import { language, say } from "./words.js";

/** @type {Record<string, number>} */
const ORDER = { playing: 0, waiting: 1, over: 2 };

/** A section, or nothing if no game was begun here. */
export async function myGames() {
  const tokens = Object.values(keptTables()).slice(-200);
  if (!tokens.length) return null;
  const answer = await tried(() => send("/api/mine", { tokens, language: language() }));
  const tables = [...(answer?.tables ?? [])].sort((a, b) => rank(a) - rank(b) || b.when - a.when);
  return tables.length ? section(tables) : null;
}

/** Those that wait for me stand before all others. @param {any} table */
function rank(table) {
  return table.wanted && table.phase === "playing" ? -1 : ORDER[table.phase];
}

/** @param {any[]} tables */
function section(tables) {
  const list = h("ul", { class: "mine-list" }, tables.map((table) => row(table)));
  return h("section", { class: "my-games", "aria-labelledby": "mine-title" }, h("h2", { id: "mine-title" }, say("screen-my-games")), list);
}

/** @param {any} table */
function row(table) {
  const address = `/table/${table.table}`;
  const open = (/** @type {Event} */ event) => { event.preventDefault(); go(address); };
  const forget = () => { forgetTable(table.table); item.remove(); };
  const item = h("li", { class: `mine-row ${table.phase} ${table.wanted ? "wanted" : ""}` },
    h("div", {}, h("b", {}, table.title), h("span", { class: "note" }, table.names.filter(Boolean).join(" · ")), h("span", { class: "mine-state" }, state(table))),
    h("time", { class: "note", datetime: new Date(table.when * 1000).toISOString() }, when(table.when)),
    h("a", { class: "button small", href: address, onclick: open }, say("screen-open")),
    h("button", { type: "button", class: "button quiet small", onclick: () => askTwice(item, forget) }, say("screen-forget")));
  return item;
}

/** @param {any} table */
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
  show(item, h("div", {}, say("screen-forget-sure")), yes, no);
  no.focus();
}
