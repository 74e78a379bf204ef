// @ts-check
/** The page behind an invitation: what is played, who is there, whether a seat is free; one sits down, or watches. */

import { send } from "./api.js";
import { h, show } from "./dom.js";
import { go } from "./route.js";
import { keepTable, keptTables, settings } from "./settings.js";
import { tried } from "./toasts.js";
import { topBar } from "./topbar.js";
import { chairRow } from "./chairs.js";
import { language, say } from "./words.js";

/** @import {Invitation, Posted} from "./messages.js" */

/** @param {HTMLElement} main */
export function createJoin(main) {
  const code = location.hash.slice(1);
  const draw = () => {
    const [about, ways] = [h("div", { class: "waiting-part" }), h("div", { class: "waiting-part" })];
    topBar();
    document.title = `${say("screen-join")} · Gaslamp`;
    show(main, h("div", { class: "panel sheet" }, h("h1", {}, say("screen-join")), about, ways));
    void tried(async () => {
      const found = await send("/api/invited", { invite: code, language: language() });
      show(about, described(found));
      show(ways, await isSeated(found.table) ? back(found.table) : waysIn(code, found));
    });
  };
  document.addEventListener("language", draw);
  draw();
  return () => document.removeEventListener("language", draw);
}

/** The game, how things stand, and everybody at the table so far. @param {Invitation} found */
function described(found) {
  return [
    h("h2", {}, found.title),
    h("p", { class: "join-stands" }, found.text),
    h("ol", { class: "chairs" }, found.chairs.map((chair) => chairRow(chair, ""))),
  ];
}

/** Whether a seat at this table is one's own already. @param {string} table */
async function isSeated(table) {
  const token = keptTables()[table];
  const [line] = token ? (await send("/api/mine", { tokens: [token], language: language() })).tables : [];
  return line && !line.watching;
}

/** @param {string} table */
function back(table) {
  return button("screen-back-to-seat", "primary", () => go(`/table/${table}`));
}

/** What can be done: sit down, watch, or go elsewhere. @param {string} code @param {Invitation} found */
function waysIn(code, found) {
  return [
    found.seat && form(code),
    found.watch && button(found.stands === "over" ? "screen-watch-end" : "screen-watch", found.seat ? "" : "primary", () => enter("/api/watch", { invite: code })),
    !found.seat && button("screen-home", found.watch ? "quiet" : "", () => go("/")),
  ];
}

/** @param {string} key @param {string} look @param {() => unknown} press */
function button(key, look, press) {
  const element = h("button", { type: "button", class: `button ${look}` }, say(key));
  element.addEventListener("click", () => waiting(element, press));
  return element;
}

/** A name, and a seat for it. @param {string} code */
function form(code) {
  const name = h("input", { type: "text", maxLength: 24, autocomplete: "nickname", value: settings.get("name", "") });
  const sit = h("button", { class: "button primary" }, say("screen-take-seat"));
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    settings.set("name", name.value.trim());
    void waiting(sit, () => enter("/api/join", { invite: code, name: name.value.trim() }));
  };
  return h("form", { class: "waiting-part", onsubmit: submit },
    h("label", { class: "field" }, h("span", {}, say("screen-name")), name), sit,
    h("p", { class: "note" }, say("screen-join-note")));
}

/** Nothing is asked for twice. @param {HTMLButtonElement} button @param {() => unknown} work */
async function waiting(button, work) {
  button.disabled = true;
  await tried(async () => work());
  button.disabled = false;
}

/** Come in by this door. @template {"/api/join" | "/api/watch"} D @param {D} door @param {Posted[D]["sent"]} message */
async function enter(door, message) {
  const { table, token } = await send(door, message);
  keepTable(table, token);
  go(`/table/${table}`);
}
