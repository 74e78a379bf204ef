// @ts-check
/** Where one can go on the grid: the lead, the cards, the free places, and the joints between cards. */

import { say } from "./words.js";
import { STEPS, cellOf } from "./case-layout.js";

/** @import {Drafted, Laid, Want} from "./messages.js" */
/** @typedef {import("./case-deck.js").Deck} Deck */
/** @typedef {import("./case-layout.js").Layout} Layout */
/** @typedef {{x: number, y: number, kind: string, label: string, card?: number, ends?: [number, number], drag?: string, look?: string}} Stop */
/**
 * @typedef {object} GridState
 * @property {Deck} deck
 * @property {Layout} layout
 * @property {Drafted["missing"]} missing
 * @property {Want[]} wants
 * @property {number[]} loose
 * @property {[number, number][]} openings where the card in hand would share a symbol
 * @property {[number, number][]} reach where any card would
 * @property {Drafted["joints"]} joints
 * @property {import("./case-deck.js").Item | null} picked a card or a token
 * @property {number[] | null} joint the one a token is asked for
 */

/** @param {GridState} state @returns {Stop[]} */
export function allStops({ deck, layout, openings, joints, loose, picked }) {
  const lead = { x: 0, y: 0, kind: "lead card", label: deck.name(`lead-${layout.lead}`), look: `lead-${layout.lead}` };
  const cards = layout.cards.map((laid) => cardStop(deck, laid, loose, picked));
  const free = typeof picked === "number" ? freeCells([lead, ...cards]).map((cell) => freeStop(cell, openings)) : [];
  return [lead, ...cards, ...free, ...joints.map((joint) => jointStop(deck, layout, joint, picked))];
}

/** @param {Deck} deck @param {Laid} laid @param {number[]} loose @param {number | string | null} picked @returns {Stop} */
function cardStop(deck, { card, x, y }, loose, picked) {
  const isLoose = loose.includes(card);
  const label = deck.nameOf(card) + (isLoose ? `, ${say("bench-loose")}` : "");
  const kind = `card${isLoose ? " loose" : ""}${picked === card ? " held" : ""}`;
  return { x, y, kind, card, label, drag: `card:${card}`, look: `clue-${card}` };
}

/** @param {{x: number, y: number}} cell @param {[number, number][]} openings @returns {Stop} */
function freeStop(cell, openings) {
  const fits = openings.some(([x, y]) => x === cell.x && y === cell.y);
  return { ...cell, kind: fits ? "free fits" : "free", label: say(fits ? "bench-cell-fits" : "bench-cell-free") };
}

/** @param {Deck} deck @param {Layout} layout @param {[number, number, string[]]} joint @param {number | string | null} picked @returns {Stop} */
function jointStop(deck, layout, [near, far, tokens], picked) {
  /** @type {[number, number]} */
  const ends = [near, far];
  const [one, other] = ends.map((card) => cellOf(layout, card));
  const link = layout.links.find((known) => ends.includes(known.one) && ends.includes(known.other));
  const names = ends.map((card) => (card ? deck.nameOf(card) : deck.name(`lead-${layout.lead}`)).split(/:|,/)[0].trim());
  const label = `${say("bench-joint")} ${names.join(" – ")}, ${link ? deck.nameOf(link.token) : say("bench-joint-empty")}`;
  const fits = typeof picked === "string" && tokens.includes(picked) ? " fits" : "";
  const more = link ? { drag: `link:${near}-${far}-${link.token}`, look: `token-${link.token}` } : {};
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, kind: `joint${link ? " made" : ""}${fits}`, ends, label, ...more };
}

/** The free places beside what lies there. @param {{x: number, y: number}[]} taken */
function freeCells(taken) {
  const full = new Set(taken.map(key));
  const beside = taken.flatMap((cell) => STEPS.map(([dx, dy]) => ({ x: cell.x + dx, y: cell.y + dy })));
  const free = new Map(beside.filter((cell) => !full.has(key(cell))).map((cell) => [key(cell), cell]));
  return [...free.values()];
}

/** The nearest stop in a direction. @param {Stop} now @param {Stop[]} stops @param {number[]} way */
export function nearest(now, stops, [dx, dy]) {
  const far = (/** @type {Stop} */ stop) => {
    const along = (stop.x - now.x) * dx + (stop.y - now.y) * dy;
    const aside = Math.abs((stop.x - now.x) * dy) + Math.abs((stop.y - now.y) * dx);
    return along > 0 ? along + 2.5 * aside : Infinity;
  };
  const next = stops.reduce((best, stop) => (far(stop) < far(best) ? stop : best), now);
  return next === now ? undefined : next;
}

/** @param {{x: number, y: number}} at */
export function key(at) {
  return `${at.x},${at.y}`;
}
