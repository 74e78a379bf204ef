// @ts-check
/** What the lead still wants: beside the open sides of what lies there, and as a list in words. */

import { h, s } from "./dom.js";
import { say } from "./words.js";
import { STEPS, cellOf, placed } from "./case-layout.js";

/** @import {Want} from "./messages.js" */
/** @typedef {import("./case-deck.js").Deck} Deck */
/** @typedef {import("./case-layout.js").Layout} Layout */
/** @typedef {import("./case-layout.js").Point} Point */

/** Where there is no room for words, a side is an arrow, as on the cards. */
const ARROWS = "↑→↓←";

/** The free places where something is wanted. @param {Layout} layout @param {Want[]} wants @returns {(Point & {wants: Want[]})[]} */
export function wantedCells(layout, wants) {
  const full = new Set(["0,0", ...layout.cards.map((laid) => `${laid.x},${laid.y}`)]);
  /** @type {Map<string, Point & {wants: Want[]}>} */
  const cells = new Map();
  for (const want of wants) {
    for (const cell of want.spots.map((spot) => beside(layout, spot))) {
      const known = cells.get(`${cell.x},${cell.y}`) ?? { ...cell, wants: [] };
      known.wants.push(want);
      if (!full.has(`${cell.x},${cell.y}`)) cells.set(`${cell.x},${cell.y}`, known);
    }
  }
  return [...cells.values()];
}

/** @param {Layout} layout @param {[number, number]} spot @returns {Point} */
function beside(layout, [card, side]) {
  const at = cellOf(layout, card);
  return { x: at.x + STEPS[side][0], y: at.y + STEPS[side][1] };
}

/** An empty place that says what would be welcome there. @param {Deck} deck @param {Point & {wants: Want[]}} cell */
export function drawWanted(deck, cell) {
  const signs = cell.wants.map((want, at) => sign(want, 34 * (at - (cell.wants.length - 1) / 2)));
  const names = cell.wants.map((want, at) => s("text", { class: "case-want-name", y: 26 + 13 * at }, deck.nameOf(want.symbol)));
  const place = s("rect", { class: "case-want-place", x: -50, y: -50, width: 100, height: 100, rx: 8 });
  return placed(cell, { class: "case-want", "aria-hidden": "true" }, place, s("g", { transform: `translate(0,${cell.wants.length > 1 ? -14 : -8})` }, signs), names);
}

/** @param {Want} want @param {number} x */
function sign(want, x) {
  const look = `sign ${want.symbol}${want.tokens ? "" : " bare"}`;
  return s("use", { href: `#gaslamp-${want.symbol}`, class: look, transform: `translate(${x},0) scale(1.45)` });
}

/** The signs of a card that could meet what is wanted. @param {Deck} deck @param {number} card @param {Want[]} wants */
export function welcoming(deck, card, wants) {
  const sought = wants.flatMap((want) => want.spots.filter((spot) => spot[0] === card).map((spot) => `${spot[1]} ${want.symbol}`));
  const found = deck.signs(card, 0).filter(([side, symbol]) => sought.includes(`${side} ${symbol}`));
  return found.map(([, , x, y]) => s("circle", { class: "case-wanted", cx: x, cy: y, r: 15.4 }));
}

/** The same in words: each symbol with how many tokens for it are in hand. @param {Deck} deck @param {Want[]} wants */
export function listWants(deck, wants) {
  const row = (/** @type {Want} */ want) => [
    deck.item(want.symbol),
    h("i", { "aria-hidden": "true" }, ARROWS[want.side]),
    h("span", { class: "case-want-text" }, want.text),
    h("b", { "aria-hidden": "true" }, `×${want.tokens}`),
    h("span", { class: "unseen" }, `, ${want.about}`),
  ];
  const rows = wants.map((want) => h("li", { class: want.tokens ? "" : "bare", title: `${want.text}, ${want.about}` }, row(want)));
  return [h("h2", {}, say("bench-wants")), h("ul", { class: "case-wants-list" }, rows)];
}
