// @ts-check
/** Whoever is on the board, each beside the number of a station and none on another's feet. */

import { s } from "./dom.js";
import { distance, put } from "./board-sheet.js";

/** @typedef {import("./board-camera.js").Point} Point */
/** @typedef {import("./board-sheet.js").Sheet} Sheet */
/** @typedef {{pawn: number, name: string, letter: string, station: number | null, state?: string}} Pawn */
/** @typedef {{station: number, entry: number, age: number}} Ghost */

/** How much larger than its drawing a figure stands on the board. */
const SIZE = 1.35;
/** The disc of a station, the number in it, and a mark beside it, from their middles. */
const DISC = 10.6;
const NUMBER = 8.6;
const SPOT = 6.6;
/** Half the width of a figure that stands, and its height. */
const WIDE = 8.2;
const TALL = 26;
const AROUND = 110;

export class Figures {
  /** @param {Sheet} sheet */
  constructor(sheet) {
    this.sheet = sheet;
    this.footholds = s("g", { class: "footholds" });
    this.people = s("g", { class: "people" });
    /** @type {Map<number, {figure: SVGGElement, ring: SVGElement, looks: string, foot: Point}>} */
    this.standing = new Map();
    /** @type {Pawn[]} */
    this.pawns = [];
    /** @type {Ghost | null} */
    this.ghost = null;
    this.ghostly = this._ghostly();
  }

  _ghostly() {
    const shape = this.sheet.figure("fugitive", "X");
    const badge = [s("circle", { class: "badge", cx: 7.4, cy: -11, r: 5.4 }), s("text", { class: "entry", x: 7.4, y: -8.6 })];
    return s("g", { class: "ghost" }, [...shape.childNodes], badge);
  }

  /** @param {Pawn[]} pawns @param {Ghost | null} ghost */
  show(pawns, ghost) {
    this.pawns = pawns.filter(({ station }) => station !== null && this.sheet.places.has(station));
    const isThere = this.pawns.some(({ name, station }) => name === "fugitive" && station === ghost?.station);
    this.ghost = ghost && !isThere && this.sheet.places.has(ghost.station) ? ghost : null;
    this._dismiss();
    this.arrange();
  }

  /** Those who have left, and those who look otherwise now. */
  _dismiss() {
    const here = new Map(this.pawns.map((pawn) => [pawn.pawn, look(pawn)]));
    for (const [pawn, { figure, ring, looks }] of this.standing) {
      if (here.get(pawn) === looks) continue;
      figure.remove();
      ring.remove();
      this.standing.delete(pawn);
    }
  }

  /** Everybody to their places. @param {Map<number, number>} [elsewhere] stations of pawns that are not where they were shown */
  arrange(elsewhere = new Map()) {
    const { disc } = this.sheet.size;
    /** @type {Point[]} */
    const taken = [];
    if (this.ghost) taken.push(this._haunt(this.ghost, taken));
    else this.ghostly.remove();
    for (const pawn of this.pawns) {
      const station = elsewhere.get(pawn.pawn) ?? Number(pawn.station);
      const foot = this.footing(station, taken);
      taken.push(foot);
      this._stand(pawn, foot);
      put(this._of(pawn).ring, this._place(station), disc);
    }
    this.sort();
  }

  /** @param {Ghost} ghost @param {Point[]} taken @returns {Point} */
  _haunt(ghost, taken) {
    const foot = this.footing(ghost.station, taken);
    this.ghostly.querySelector(".entry").textContent = String(ghost.entry);
    this.ghostly.setAttribute("opacity", String(Math.max(0.4, 1 - 0.1 * ghost.age)));
    put(this.ghostly, foot, SIZE * this.sheet.size.figure);
    this.people.prepend(this.ghostly);
    return foot;
  }

  /** @param {Pawn} pawn @param {Point} foot */
  _stand(pawn, foot) {
    const known = this._of(pawn);
    known.foot = foot;
    for (const element of [known.figure, known.ring]) {
      element.classList.toggle("to-move", pawn.state === "to-move");
      element.classList.toggle("stranded", pawn.state === "stranded");
    }
    this.place(pawn.pawn, foot);
  }

  /** Put a pawn's feet there. @param {number} pawn @param {Point} foot */
  place(pawn, foot) {
    const known = this.standing.get(pawn);
    if (known) put(known.figure, foot, SIZE * this.sheet.size.figure);
  }

  /** @param {Pawn} pawn */
  _of(pawn) {
    return this.standing.get(pawn.pawn) ?? this._introduce(pawn);
  }

  /** @param {Pawn} pawn */
  _introduce(pawn) {
    const figure = this.sheet.figure(pawn.name, pawn.letter);
    const ring = s("circle", { class: `foothold ${pawn.name}`, r: 12.4 });
    this.people.append(figure);
    this.footholds.append(ring);
    const known = { figure, ring, looks: look(pawn), foot: { x: 0, y: 0 } };
    this.standing.set(pawn.pawn, known);
    return known;
  }

  /** Whoever is farther south stands in front. */
  sort() {
    const order = [...this.standing.values()].sort((one, other) => one.foot.y - other.foot.y);
    this.people.append(...order.map(({ figure }) => figure));
  }

  /**
   * Where to stand beside a station: where least is hidden.
   * @param {number} station @param {Point[]} taken @returns {Point}
   */
  footing(station, taken) {
    const at = this._place(station);
    const near = [...this.sheet.places.values()].filter((other) => distance(other, at) < AROUND);
    const feet = this._sides().map(({ x, y }) => ({ x: at.x + x, y: at.y + y }));
    const costs = feet.map((foot, i) => i / 10 + this._hidden(foot, near, taken));
    return feet[costs.indexOf(Math.min(...costs))];
  }

  /** @param {number} station @returns {Point} */
  _place(station) {
    return /** @type {Point} */ (this.sheet.places.get(station));
  }

  /** All round a disc, the best first. @returns {Point[]} */
  _sides() {
    const { disc, figure } = this.sheet.size;
    const aside = DISC * disc + WIDE * figure - 0.8;
    const [low, middle, high] = [12 * figure, 6 * figure, -3 * figure];
    const rows = [middle, high, low].flatMap((y) => [[aside, y], [-aside, y]]);
    const ends = [[0, -9.4 * disc - 2.4 * figure], [0, DISC * disc + TALL * figure]];
    return [...rows, ...ends].map(([x, y]) => ({ x, y }));
  }

  /**
   * How much would be hidden of numbers, marks and other figures.
   * @param {Point} foot @param {Point[]} near @param {Point[]} taken
   */
  _hidden(foot, near, taken) {
    const { figure, disc } = this.sheet.size;
    const numbers = near.map((other) => Math.max(0, NUMBER * disc - this._gap(foot, other)));
    const spots = this.sheet.marks.map(({ at }) => Math.max(0, SPOT - this._gap(foot, at)) / 2);
    const others = taken.map((other) => overlap(foot, other, 2 * WIDE * figure, TALL * figure));
    return [...numbers, ...spots, ...others].reduce((sum, cost) => sum + cost, 0);
  }

  /** From a figure to a point; nothing if the point lies on it. @param {Point} foot @param {Point} point */
  _gap(foot, point) {
    const { figure } = this.sheet.size;
    const dx = Math.max(0, Math.abs(point.x - foot.x) - (WIDE - 1.5) * figure);
    const dy = Math.max(0, point.y - foot.y - 2 * figure, foot.y - TALL * figure - point.y);
    return Math.hypot(dx, dy);
  }
}

/**
 * How deep two figures of this size stand in each other.
 * @param {Point} one @param {Point} other @param {number} wide @param {number} tall
 */
function overlap(one, other, wide, tall) {
  return Math.max(0, Math.min(wide - Math.abs(one.x - other.x), tall - Math.abs(one.y - other.y)));
}

/** What makes two figures differ. @param {Pawn} pawn */
function look({ name, letter }) {
  return `${name} ${letter}`;
}
