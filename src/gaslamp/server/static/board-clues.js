// @ts-check
/**
 * What the detectives' tokens have told, on the board: a shaded quarter, ringed landmarks, an old station, each with the
 * number of the move it tells of. It fades with every move made since, and goes when it is out of date.
 */

import { s } from "./dom.js";
import { distance, markSize, put } from "./board-sheet.js";

/** @typedef {import("./board-camera.js").Point} Point */
/** @typedef {import("./board-sheet.js").Sheet} Sheet */
/** @typedef {{kind: string, entry: number, age: number, stale?: boolean, quarter?: string, symbol?: string, carries?: boolean, station?: number}} Clue */

/** How close a stamp's place is looked for. */
const STEP = 12;
/** How far from the middle of what it belongs to a number stands. */
const ASIDE = { station: 17, landmark: 12.5 };
const COMPASS = [-1, -3, 1, 3, 0, -2, 2, 4].map((eighth) => ({ x: Math.cos((eighth * Math.PI) / 4), y: Math.sin((eighth * Math.PI) / 4) }));

export class Clues {
  /** @param {Sheet} sheet @param {{rings: Element, numbers: Element}} layers under the discs, and over everything */
  constructor(sheet, { rings, numbers }) {
    this.sheet = sheet;
    this.rings = rings;
    this.numbers = numbers;
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
    if (clue.kind === "quarter") return this._stamp(clue);
    return this._places(clue).map((at) => placed(at, this._size(clue), clue, s("circle", { class: "clue-ring", r: clue.kind === "past" ? 15.4 : 9.6 })));
  }

  /** On each ring its number; a landmark he is not at is struck out. @param {Clue} clue @returns {Element[]} */
  _numbers(clue) {
    const denied = this._landmarks(clue, false).map((at) => placed(at, this._size(clue), clue, s("path", { class: "clue-ring", d: "M-8 8L8-8" })));
    return [...denied, ...this._places(clue).map((at) => placed(this._beside(at, clue), this._size(clue), clue, badge(clue.entry)))];
  }

  /** What is ringed. @param {Clue} clue @returns {Point[]} */
  _places(clue) {
    const at = clue.kind === "past" ? this.sheet.places.get(clue.station ?? 0) : null;
    return at ? [at] : this._landmarks(clue, true);
  }

  /** Rings grow with what they are round. @param {Clue} clue */
  _size({ kind }) {
    return kind === "past" ? this.sheet.size.disc : markSize(this.sheet.size.disc);
  }

  /** Beside a place, where it comes nearest to no station. @param {Point} place @param {Clue} clue @returns {Point} */
  _beside(place, clue) {
    const far = (clue.kind === "past" ? ASIDE.station : ASIDE.landmark) * this._size(clue);
    const spots = COMPASS.map(({ x, y }) => ({ x: place.x + far * x, y: place.y + far * y }));
    const room = (/** @type {Point} */ spot) => Math.min(...[...this.sheet.places.values()].map((at) => distance(at, spot)));
    return spots.reduce((best, spot) => (room(spot) > room(best) + 2 ? spot : best));
  }

  /** Where the marks of a landmark are, if he is at one, or if he is not. @param {Clue} clue @param {boolean} carries @returns {Point[]} */
  _landmarks({ symbol, carries: is = false }, carries) {
    return symbol && is === carries ? this.sheet.marks.filter(({ element }) => element.classList.contains(`of-${symbol}`)).map(({ at }) => at) : [];
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

/** @param {number} entry */
function badge(entry) {
  return s("g", { class: "clue-badge" }, s("circle", { r: 6.4 }), s("text", { y: 2.9 }, entry));
}

/** The point of a ground that is farthest from its bounds and from every station. @param {SVGGeometryElement} ground @param {Point[]} stations @returns {Point} */
function emptiest(ground, stations) {
  const { x, y, width, height } = ground.getBBox();
  let [best, most] = [{ x: x + width / 2, y: y + height / 2 }, -1];
  for (let i = STEP; i < width; i += STEP) {
    for (let j = STEP; j < height; j += STEP) {
      const at = { x: x + i, y: y + j };
      const room = Math.min(i, j, width - i, height - j, ...stations.map((station) => distance(at, station)));
      if (room > most && ground.isPointInFill(new DOMPoint(at.x, at.y))) [best, most] = [at, room];
    }
  }
  return best;
}
