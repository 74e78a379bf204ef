// @ts-check
/**
 * What the detectives' tokens have told, on the board: a shaded quarter, ringed landmarks, an old station, each with the
 * number of the move it tells of. It fades with every move made since, and goes when it is out of date.
 */

import { s } from "./dom.js";
import { distance, put } from "./board-sheet.js";

/** @typedef {import("./board-camera.js").Point} Point */
/** @typedef {import("./board-sheet.js").Sheet} Sheet */
/** @typedef {{kind: string, entry: number, age: number, stale?: boolean, quarter?: string, symbol?: string, carries?: boolean, station?: number}} Clue */

/** How close a stamp's place is looked for. */
const STEP = 12;
/** From a landmark's ring to its number. */
const ASIDE = { x: 8.5, y: -8.5 };

export class Clues {
  /** @param {Sheet} sheet */
  constructor(sheet) {
    this.sheet = sheet;
    /** Under the discs. */
    this.rings = s("g", { class: "clues" });
    /** Over everything, but beside the numbers. */
    this.numbers = s("g", { class: "clues" });
    /** @type {Clue[]} */
    this.told = [];
    /** The emptiest spot of each quarter. @type {Map<string, Point>} */
    this.spots = new Map();
  }

  /** @param {Clue[]} clues the latest first */
  show(clues) {
    this.told = clues.filter((clue) => !clue.stale);
    this._shade();
    this.arrange();
  }

  /** What grows and shrinks with the discs. */
  arrange() {
    this.rings.replaceChildren(...this.told.flatMap((clue) => this._rings(clue)));
    this.numbers.replaceChildren(...this.told.flatMap((clue) => this._numbers(clue)));
  }

  /** The latest word on a quarter holds. */
  _shade() {
    for (const ground of this.sheet.element.querySelectorAll("#ground .quarter")) {
      const clue = this.told.find((one) => one.quarter && ground.id === `ground-${one.quarter}`);
      ground.setAttribute("class", clue ? `quarter told ${fading(clue)}` : "quarter");
    }
  }

  /** @param {Clue} clue @returns {Element[]} */
  _rings(clue) {
    if (clue.kind === "past") return this._on(clue, s("circle", { class: "clue-ring", r: 15.4 }));
    if (clue.kind === "quarter") return this._stamp(clue);
    return this._landmarks(clue).map((at) => placed(at, 1, clue, clue.carries
      ? s("circle", { class: "clue-ring", r: 9.6 })
      : s("path", { class: "clue-ring", d: "M-8.6 8.6L8.6-8.6" })));
  }

  /** @param {Clue} clue @returns {Element[]} */
  _numbers(clue) {
    if (clue.kind === "past") return this._on(clue, badge(clue.entry, { x: 12, y: -12 }));
    return clue.carries ? this._landmarks(clue).map((at) => placed({ x: at.x + ASIDE.x, y: at.y + ASIDE.y }, 1, clue, badge(clue.entry, { x: 0, y: 0 }))) : [];
  }

  /** @param {Clue} clue @param {Element} drawing */
  _on(clue, drawing) {
    const at = this.sheet.places.get(clue.station ?? 0);
    return at ? [placed(at, this.sheet.size.disc, clue, drawing)] : [];
  }

  /** Where the marks of a landmark are. @param {Clue} clue @returns {Point[]} */
  _landmarks({ symbol }) {
    return symbol ? this.sheet.marks.filter(({ element }) => element.classList.contains(`of-${symbol}`)).map(({ at }) => at) : [];
  }

  /** The number of the move, where a quarter has most room. @param {Clue} clue */
  _stamp(clue) {
    const at = this._spot(clue.quarter ?? "");
    return at ? [placed(at, 1, clue, s("g", { class: "stamp" }, s("circle", { r: 15 }), s("text", { y: 6 }, clue.entry)))] : [];
  }

  /** @param {string} quarter @returns {Point | undefined} */
  _spot(quarter) {
    const ground = /** @type {SVGGeometryElement | null} */ (this.sheet.element.querySelector(`#ground-${CSS.escape(quarter)}`));
    if (ground && !this.spots.has(quarter)) this.spots.set(quarter, emptiest(ground, [...this.sheet.drawn.values()]));
    return this.spots.get(quarter);
  }
}

/** @param {Clue} clue */
function fading({ age }) {
  return `age-${Math.min(age, 3)}`;
}

/** @param {Point} at @param {number} size @param {Clue} clue @param {Element} drawing */
function placed(at, size, clue, drawing) {
  const group = s("g", { class: `clue-drawn ${fading(clue)}` }, drawing);
  put(group, at, size);
  return group;
}

/** @param {number} entry @param {Point} at */
function badge(entry, { x, y }) {
  return s("g", { class: "clue-badge", transform: `translate(${x},${y})` }, s("circle", { r: 6.4 }), s("text", { y: 2.9 }, entry));
}

/** The point of a ground that is farthest from every station. @param {SVGGeometryElement} ground @param {Point[]} stations @returns {Point} */
function emptiest(ground, stations) {
  const { x, y, width, height } = ground.getBBox();
  let [best, most] = [{ x: x + width / 2, y: y + height / 2 }, -1];
  for (let i = STEP; i < width; i += STEP) {
    for (let j = STEP; j < height; j += STEP) {
      const at = { x: x + i, y: y + j };
      const room = Math.min(...stations.map((station) => distance(at, station)));
      if (room > most && ground.isPointInFill(new DOMPoint(at.x, at.y))) [best, most] = [at, room];
    }
  }
  return best;
}
