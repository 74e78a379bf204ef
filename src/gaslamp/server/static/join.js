// @ts-check
/** The page behind an invitation: what is played and who is there; a name, one button, and one sits at the table. */

import { send } from "./api.js";
import { h, show } from "./dom.js";
import { go } from "./route.js";
import { keepTable, settings } from "./settings.js";
import { tried } from "./toasts.js";
import { topBar } from "./topbar.js";
import { chairRow } from "./waiting.js";
import { language, say } from "./words.js";

/** @param {HTMLElement} main */
export function createJoin(main) {
  const code = location.hash.slice(1);
  const table = h("div", { class: "waiting-part" });
  const draw = () => {
    topBar();
    document.title = `${say("screen-join")} · Gaslamp`;
    show(main, form(code, table));
    void tried(async () => show(table, ...about(await send("/api/invited", { invite: code, language: language() }))));
  };
  document.addEventListener("language", draw);
  draw();
  return () => document.removeEventListener("language", draw);
}

/** The game, and everybody at the table so far. @param {any} found */
function about(found) {
  return [h("h2", {}, found.title), h("ol", { class: "chairs" }, found.chairs.map(chairRow))];
}

/** @param {string} code @param {HTMLElement} table */
function form(code, table) {
  const name = h("input", { type: "text", maxLength: 24, autocomplete: "nickname", value: settings.get("name", "") });
  const button = h("button", { class: "button primary" }, say("screen-take-seat"));
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    button.disabled = true;
    await tried(() => sitDown(code, name.value.trim()));
    button.disabled = false;
  };
  return h("form", { class: "panel sheet", onsubmit: submit },
    h("h1", {}, say("screen-join")), h("p", {}, say("screen-join-about")), table,
    h("label", { class: "field" }, h("span", {}, say("screen-name")), name), button,
    h("p", { class: "note" }, say("screen-join-note")));
}

/** @param {string} code @param {string} name */
async function sitDown(code, name) {
  settings.set("name", name);
  const { table, token } = await send("/api/join", { invite: code, name });
  keepTable(table, token);
  go(`/table/${table}`);
}
