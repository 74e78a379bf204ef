// @ts-check
/** A layout as a picture: cards on a grid, and a thread of light with a token wherever two connect. */

import { s } from "./dom.js";
import { HALF } from "./case-deck.js";

/** @import {Laid, Link} from "./messages.js" */
/** @typedef {import("./case-deck.js").Deck} Deck */
/** @typedef {{lead: number, cards: Laid[], links: Link[]}} Layout */
/** @typedef {{x: number, y: number}} Point */

/** From card to card: there is room for a token between them. */
export const PITCH = 146;
/** Up, right, down, left. */
export const STEPS = [[0, -1], [1, 0], [0, 1], [-1, 0]];
const RING = 14.8;
const MARGIN = 8;

/** Where a card lies on the grid; the lead is in the middle. @param {Layout} layout @param {number} card @returns {Point} */
export function cellOf(layout, card) {
  return layout.cards.find((laid) => laid.card === card) ?? { x: 0, y: 0 };
}

/** The part of the grid that holds these places. @param {Point[]} cells */
export function boxAround(cells) {
  const xs = cells.map((cell) => cell.x);
  const ys = cells.map((cell) => cell.y);
  const reach = HALF + MARGIN;
  const left = PITCH * Math.min(...xs) - reach;
  const top = PITCH * Math.min(...ys) - reach;
  return { left, top, width: PITCH * Math.max(...xs) + reach - left, height: PITCH * Math.max(...ys) + reach - top };
}

/** A figure at a place of the grid. @param {Point} cell @param {Record<string, unknown>} props @param {...import("./dom.js").Child} children */
export function placed(cell, props, ...children) {
  return s("g", { ...props, transform: `translate(${PITCH * cell.x},${PITCH * cell.y})` }, ...children);
}

/** A whole layout to look at. @param {Deck} deck @param {Layout} layout */
export function drawLayout(deck, layout) {
  const cells = [{ x: 0, y: 0 }, ...layout.cards];
  const box = boxAround(cells);
  return s(
    "svg",
    { class: "cards case-drawn", viewBox: `${box.left} ${box.top} ${box.width} ${box.height}`, "aria-hidden": "true" },
    placed({ x: 0, y: 0 }, {}, deck.figure(`lead-${layout.lead}`)),
    layout.cards.map((laid) => placed(laid, {}, deck.figure(`clue-${laid.card}`))),
    layout.links.map((link) => drawLink(deck, layout, link)),
  );
}

/** The thread of light of a connection and the token on it. @param {Deck} deck @param {Layout} layout @param {Link} link */
export function drawLink(deck, layout, link) {
  const [one, other] = ends(deck, layout, link);
  const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
  const way = `M${point(edge(one, other))}L${point(edge(other, one))}`;
  return s(
    "g",
    { class: "case-link", "data-link": `${link.one}-${link.other}-${link.token}` },
    s("path", { class: "glow", d: way }),
    s("path", { class: "thread", d: way }),
    [one, other].map((end) => s("circle", { class: "halo", cx: end.x, cy: end.y, r: RING })),
    s("g", { transform: `translate(${middle.x},${middle.y})` }, deck.figure(`token-${link.token}`)),
  );
}

/** The two signs that a connection joins. @param {Deck} deck @param {Layout} layout @param {Link} link @returns {[Point, Point]} */
function ends(deck, layout, link) {
  const one = cellOf(layout, link.one);
  const other = cellOf(layout, link.other);
  return [signAt(deck, layout, link.one, one, other, link.symbol), signAt(deck, layout, link.other, other, one, link.symbol)];
}

/** The sign of a card on the side of its neighbour. @param {Deck} deck @param {Layout} layout @param {number} card @param {Point} cell @param {Point} towards @param {string} symbol */
function signAt(deck, layout, card, cell, towards, symbol) {
  const side = sideTowards(cell, towards);
  const sign = deck.signs(card, layout.lead).findLast((known) => known[0] === side && known[1] === symbol);
  return { x: PITCH * cell.x + (sign?.[2] ?? 0), y: PITCH * cell.y + (sign?.[3] ?? 0) };
}

/** Top, right, bottom, left: 0 to 3. @param {Point} cell @param {Point} towards */
export function sideTowards(cell, towards) {
  if (towards.x !== cell.x) return towards.x > cell.x ? 1 : 3;
  return towards.y > cell.y ? 2 : 0;
}

/** @param {Point} sign @param {Point} other */
function edge(sign, other) {
  const far = Math.hypot(other.x - sign.x, other.y - sign.y) || 1;
  return { x: sign.x + (RING * (other.x - sign.x)) / far, y: sign.y + (RING * (other.y - sign.y)) / far };
}

/** @param {Point} at */
function point(at) {
  return `${at.x.toFixed(1)} ${at.y.toFixed(1)}`;
}
