// @ts-check
/** Cards and tokens as things one can look at, tap and reach by Tab. */

import { h } from "./dom.js";
import { symbolOf } from "./case-deck.js";

/** @import {Evidence} from "./messages.js" */
/** @typedef {import("./case-deck.js").Deck} Deck */
/** @typedef {import("./case-deck.js").Item} Item */

/** @type {Evidence[]} */
export const KINDS = ["forensic", "witness", "cyber", "universal"];

/** A thing that can be chosen. @param {Deck} deck @param {Item} item @param {string} key @param {() => void} onclick @param {Record<string, unknown>} [more] */
export function itemButton(deck, item, key, onclick, more = {}) {
  const name = deck.nameOf(item);
  const props = { type: "button", "aria-label": name, title: name, "data-key": key, "data-look": symbolOf(item), onclick, ...more };
  return h("button", { ...props, class: `case-item ${shape(item)}` }, deck.item(item));
}

/** The same only to look at. @param {Deck} deck @param {Item} item @param {Record<string, unknown>} [more] */
export function itemPicture(deck, item, more = {}) {
  const name = deck.nameOf(item);
  return h("span", { role: "img", "aria-label": name, title: name, "data-look": symbolOf(item), ...more, class: `case-item ${shape(item)}` }, deck.item(item));
}

/** How many tokens of a kind. @param {Deck} deck @param {Evidence} kind @param {number} count */
export function tokenCount(deck, kind, count) {
  const name = deck.nameOf(kind);
  return h(
    "span",
    { class: "case-count", role: "img", "aria-label": `${name} ×${count}`, title: name, "data-token": kind },
    deck.item(kind),
    h("b", { "aria-hidden": "true" }, `×${count}`),
  );
}

/** Tokens of a kind that can be put down. @param {Deck} deck @param {Evidence} kind @param {number} count @param {() => void} onclick @param {boolean} picked */
export function tokenButton(deck, kind, count, onclick, picked) {
  const name = `${deck.nameOf(kind)} ×${count}`;
  const props = { type: "button", class: "case-count case-item token", "aria-label": name, title: name, "aria-pressed": picked, "data-key": `purse-${kind}`, onclick };
  const drawn = [deck.item(kind), h("b", { "aria-hidden": "true" }, `×${count}`)];
  return h("button", { ...props, "data-token": kind, "data-drag": `token:${kind}`, "data-look": symbolOf(kind) }, drawn);
}

/** @param {Item} item */
function shape(item) {
  return typeof item === "number" ? "card" : "token";
}

/** Draws anew and leaves the focus where it was. @param {Element} root @param {() => void} draw */
export function keepingFocus(root, draw) {
  const had = document.activeElement;
  const key = had && root.contains(had) ? had.getAttribute("data-key") : null;
  draw();
  if (key && !root.contains(document.activeElement)) {
    /** @type {HTMLElement | null} */ (root.querySelector(`[data-key="${CSS.escape(key)}"]`))?.focus({ preventScroll: true });
  }
}

/** @param {string} text */
export function capital(text) {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
