// @ts-check
/** Tickets as at the real table: each kind has a colour, an outline, a letter and the drawing of its line. */

import { s } from "./dom.js";

/** @import {ChaseScene} from "./messages.js" */

/** The outline of each kind of ticket, 64 by 36, so that they are told apart without colour. @type {Record<string, string>} */
const OUTLINES = {
  taxi: "M5 1H59A4 4 0 0 1 63 5V12A6 6 0 0 0 63 24V31A4 4 0 0 1 59 35H5A4 4 0 0 1 1 31V24A6 6 0 0 0 1 12V5A4 4 0 0 1 5 1Z",
  bus: "M9 1H55L63 9V27L55 35H9L1 27V9Z",
  underground: "M1 1H63L59.5 5.25L63 9.5L59.5 13.75L63 18L59.5 22.25L63 26.5L59.5 30.75L63 35H1L4.5 30.75L1 26.5L4.5 22.25L1 18L4.5 13.75L1 9.5L4.5 5.25Z",
  black: "M8 1H56A7 7 0 0 0 63 8V28A7 7 0 0 0 56 35H8A7 7 0 0 0 1 28V8A7 7 0 0 0 8 1Z",
  double: "M1 1H53V7H63V35H11V29H1Z",
  balloon: "M32 1C52 1 63 8 63 18S52 35 32 35S1 28 1 18S12 1 32 1Z",
};
/** How the line of each kind is drawn on the board. @type {Record<string, string[]>} */
const LINES = { taxi: ["taxi"], bus: ["bus", "core"], underground: ["underground"] };
/** What has no letter of its own. @type {Record<string, string>} */
const SIGNS = { black: "?", double: "×2", balloon: "↑" };

/**
 * One ticket. What stands on its right half is a count or a station.
 * @param {string} fare @param {string} name @param {string | number} [right]
 */
export function ticket(fare, name, right = "") {
  return s("svg", { class: `ticket ${fare}`, viewBox: "0 0 64 36", "aria-hidden": true },
    s("path", { class: "face", d: OUTLINES[fare] ?? OUTLINES.bus }),
    (LINES[fare] ?? []).map((line) => s("path", { class: `track ${line}`, d: "M10 29.5H54" })),
    s("text", { class: "letter", x: right === "" ? 32 : 17, y: 22.5 }, sign(fare, name)),
    right === "" ? null : s("text", { class: String(right).length > 2 ? "right long" : "right", x: 42, y: 22.5 }, right));
}

/** The letter or sign that stands for a fare. @param {string} fare @param {string} name */
function sign(fare, name) {
  return SIGNS[fare] ?? (name || fare).slice(0, 1).toLocaleUpperCase();
}

/** What a fare is called, wherever the scene says so. @param {ChaseScene} scene @param {string} fare @returns {string} */
export function fareName(scene, fare) {
  const everything = [...scene.pawns.flatMap((pawn) => pawn.tickets ?? []), ...scene.stock, ...scene.log];
  return everything.find((thing) => thing.fare === fare && thing.name)?.name ?? fare;
}
