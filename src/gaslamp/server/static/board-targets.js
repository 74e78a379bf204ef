// @ts-check
/** The stations that can be chosen now: each breathes softly, takes the keyboard's focus and says its name. */

import { s } from "./dom.js";
import { distance, put } from "./board-sheet.js";

/** @typedef {import("./board-camera.js").Point} Point */
/** @typedef {import("./board-sheet.js").Sheet} Sheet */

/** How wide each ring of a target is. */
const RINGS = { breath: 21, aim: 13.4, "focus-ring": 17.4 };
/** @type {Record<string, Point>} */
const ARROWS = { ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 }, ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 } };

export class Targets {
  /** @param {Sheet} sheet @param {(station: number) => void} onChoose @param {(station: number) => void} onFocus */
  constructor(sheet, onChoose, onFocus) {
    this.sheet = sheet;
    this.onChoose = onChoose;
    this.onFocus = onFocus;
    this.layer = s("g", { class: "targets" });
    /** @type {Map<number, SVGGElement>} */
    this.rings = new Map();
  }

  /** @param {Iterable<number>} stations @param {Record<number, string>} names @param {number | null} chosen */
  show(stations, names, chosen) {
    const wanted = new Set([...stations].filter((station) => this.sheet.places.has(station)));
    for (const station of [...this.rings.keys()]) if (!wanted.has(station)) this._drop(station);
    for (const station of wanted) this._ring(station, names[station] ?? String(station), station === chosen);
    this._rove(chosen !== null && wanted.has(chosen) ? chosen : this._current());
  }

  /** @param {number} station */
  _drop(station) {
    this.rings.get(station)?.remove();
    this.rings.delete(station);
  }

  /** @param {number} station @param {string} name @param {boolean} isChosen */
  _ring(station, name, isChosen) {
    const ring = this.rings.get(station) ?? this._made(station);
    ring.setAttribute("aria-label", name);
    ring.setAttribute("aria-pressed", String(isChosen));
  }

  /** @param {number} station */
  _made(station) {
    const circles = Object.entries(RINGS).map(([name, r]) => s("circle", { class: name, r }));
    const ring = s("g", { class: "target", role: "button", tabindex: -1, "data-station": station }, circles);
    ring.addEventListener("click", () => this.onChoose(station));
    ring.addEventListener("focus", () => this._focused(station));
    ring.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => this._key(station, event));
    this.layer.append(ring);
    this.rings.set(station, ring);
    this._put(station);
    return ring;
  }

  /** @param {number} station */
  _put(station) {
    const at = this.sheet.places.get(station);
    const ring = this.rings.get(station);
    if (at && ring) put(ring, at, this.sheet.size.disc);
  }

  /** After discs have grown or shrunk. */
  arrange() {
    for (const station of this.rings.keys()) this._put(station);
  }

  /** @param {number} station */
  _focused(station) {
    this._rove(station);
    this.onFocus(station);
  }

  /** The one that Tab leads to. @param {number | undefined} station */
  _rove(station) {
    for (const [other, ring] of this.rings) ring.setAttribute("tabindex", other === station ? "0" : "-1");
  }

  /** @returns {number | undefined} */
  _current() {
    const found = [...this.rings].find(([, ring]) => ring.getAttribute("tabindex") === "0");
    return found ? found[0] : this.rings.keys().next().value;
  }

  /** @param {number} station @param {KeyboardEvent} event */
  _key(station, event) {
    const way = ARROWS[event.key];
    const next = way && this._towards(station, way);
    if (next) this.rings.get(next)?.focus();
    else if (event.key === "Enter" || event.key === " ") this.onChoose(station);
    if (!way && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** The nearest in that direction; what lies aside counts as farther. @param {number} station @param {Point} way */
  _towards(station, way) {
    const here = this.sheet.places.get(station);
    const found = [...this.rings.keys()].map((other) => ({ other, cost: effort(here, this.sheet.places.get(other), way) }));
    return found.sort((one, two) => one.cost - two.cost).find(({ cost }) => cost < Infinity)?.other;
  }

  /** The nearest target, else the nearest station, within reach. @param {Point} at @param {number} reach in units */
  nearest(at, reach) {
    return this.nearestTarget(at, reach) ?? closest(at, reach, this.sheet.places);
  }

  /** @param {Point} at @param {number} reach @returns {number | null} */
  nearestTarget(at, reach) {
    return closest(at, reach, new Map([...this.sheet.places].filter(([station]) => this.rings.has(station))));
  }
}

/** @param {Point | undefined} here @param {Point | undefined} there @param {Point} way */
export function effort(here, there, way) {
  if (!here || !there) return Infinity;
  const [dx, dy] = [there.x - here.x, there.y - here.y];
  const ahead = dx * way.x + dy * way.y;
  const aside = Math.abs(dx * way.y - dy * way.x);
  return ahead > 1 && aside < 2.5 * ahead ? ahead + 2 * aside : Infinity;
}

/** @param {Point} at @param {number} reach @param {Map<number, Point>} places @returns {number | null} */
function closest(at, reach, places) {
  let [best, least] = [/** @type {number | null} */ (null), reach];
  for (const [station, place] of places) {
    const far = distance(at, place);
    if (far <= least) [best, least] = [station, far];
  }
  return best;
}
