// @ts-check
/** A whole way on the map: every stop numbered, and rides to and fro kept apart, each on the right of its direction. */

import { s } from "./dom.js";
import { distance, put } from "./board-sheet.js";

/** @typedef {import("./board-camera.js").Point} Point */
/** @typedef {import("./board-sheet.js").Sheet} Sheet */
/** @typedef {{n: number, station: number, via?: string[], surfaced?: boolean, crime?: boolean}} Stop */

/** How far beside its line a ride is drawn that has another beside it, in units. */
const LANE = 6;
/** From one drawn point of a ride to the next. */
const STRIDE = 7;
/** The disc of a station; the height of the label beside it, and the room for each letter in it. */
const DISC = 10.6;
const TALL = 11.5;
const LETTER = 5;
const ROUND = 16;
const ARROW = "M-3.4-3.6 3.4 0-3.4 3.6";

export class Trail {
  /** @param {Sheet} sheet @param {import("./board-figures.js").Figures} figures whom no label should hide */
  constructor(sheet, figures) {
    this.sheet = sheet;
    this.figures = figures;
    this.rides = s("g", { class: "way-rides" });
    this.labels = s("g", { class: "way-labels" });
    sheet.layer("lit").after(this.rides);
    sheet.layer("figures").after(this.labels);
    this.map = sheet.map;
    /** @type {Stop[]} */
    this.stops = [];
    this.chosen = 0;
  }

  /** The way as far as these stops, one of them chosen. @param {Stop[]} stops @param {number} chosen @param {number[]} lanes one for each ride of the whole way */
  show(stops, chosen, lanes) {
    this.stops = stops;
    this.chosen = chosen;
    this.rides.replaceChildren(...stops.slice(1).map((stop, i) => this._ride(stops[i], stop, lanes[i], stop.n === chosen)));
    this.arrange();
  }

  /** The newest ride as far as this share of it. @param {number} share */
  grow(share) {
    const newest = this.rides.lastElementChild;
    for (const path of newest?.querySelectorAll("[pathLength]") ?? []) path.setAttribute("stroke-dashoffset", String(1 - share));
    newest?.classList.toggle("growing", share < 1);
  }

  /** The labels, of a size that suits the distance. */
  arrange() {
    const numbers = numbersOf(this.stops);
    const waist = 12 * this.sheet.size.figure;
    const taken = [...this.figures.standing.values()].map(({ foot }) => ({ x: foot.x, y: foot.y - waist }));
    this.labels.replaceChildren(...[...numbers].map(([station, stops]) => this._label(station, stops, taken)));
  }

  clear() {
    this.show([], 0, []);
  }

  /** @param {Stop} from @param {Stop} to @param {number} lane @param {boolean} isChosen */
  _ride(from, to, lane, isChosen) {
    const points = aside(this._points(from.station, to), lane * LANE);
    const d = `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
    const middle = Math.floor(points.length * (0.62 - 0.07 * (lane % 3)));
    const [before, after] = [points[middle - 1], points[middle]];
    const turned = (Math.atan2(after.y - before.y, after.x - before.x) * 180) / Math.PI;
    const arrow = s("path", { class: "way-arrow", d: ARROW, transform: `translate(${after.x.toFixed(1)},${after.y.toFixed(1)}) rotate(${turned.toFixed(0)})` });
    const lines = ["way-edge", "way-line"].map((name) => s("path", { class: name, d, pathLength: 1, "stroke-dasharray": "1 1", "stroke-dashoffset": 0 }));
    const looks = ["way-ride", lane && "beside", !to.via?.length && "flown", isChosen && "now"].filter(Boolean).join(" ");
    return s("g", { class: looks, "data-entry": to.n }, lines, arrow);
  }

  /** From station to station along the drawn line, or straight where there is none. @param {number} begin @param {Stop} to @returns {Point[]} */
  _points(begin, { station, via = [] }) {
    const [from, to] = [this._at(begin), this._at(station)];
    const line = via.map((id) => this.sheet.line(id)).find(Boolean);
    const length = line ? line.getTotalLength() : distance(from, to);
    const strides = Math.max(6, Math.round(length / STRIDE));
    const shares = Array.from({ length: strides + 1 }, (_, i) => i / strides);
    if (!line) return shares.map((share) => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }));
    const drawn = shares.map((share) => line.getPointAtLength(length * (begin > station ? 1 - share : share)));
    return [from, ...drawn.slice(1, -1), to];
  }

  /** @param {number} station @returns {Point} */
  _at(station) {
    return /** @type {Point} */ (this.sheet.places.get(station));
  }

  /** @param {number} station @param {Stop[]} stops @param {Point[]} taken */
  _label(station, stops, taken) {
    const text = stops.map(({ n }) => n).join("·");
    const wide = Math.max(TALL, text.length * LETTER + 6);
    const size = this.sheet.size.disc;
    const at = this._beside(station, wide, size, taken);
    taken.push(at);
    const looks = { now: stops.some(({ n }) => n === this.chosen), surfaced: stops.some(({ surfaced }) => surfaced), crime: stops.some(({ crime }) => crime) };
    const names = Object.entries(looks).filter(([, is]) => is).map(([name]) => name);
    const label = s("g", { class: ["way-stop", ...names].join(" "), "data-station": station, "data-numbers": text },
      s("rect", { x: -wide / 2, y: -TALL / 2, width: wide, height: TALL, rx: TALL / 2 }), s("text", { y: 2.9 }, text));
    put(label, at, size);
    return label;
  }

  /** Where a label hides least: beside its disc, away from other stations and labels. @param {number} station @param {number} wide @param {number} size @param {Point[]} taken @returns {Point} */
  _beside(station, wide, size, taken) {
    const at = this._at(station);
    const [across, down] = [(DISC + wide / 2 - 1.5) * size, (DISC + TALL / 2 - 1) * size];
    const sides = Array.from({ length: ROUND }, (_, i) => (2 * Math.PI * i) / ROUND - Math.PI / 2)
      .map((angle) => ({ x: at.x + Math.cos(angle) * across, y: at.y + Math.sin(angle) * down }));
    const near = [...this.sheet.places.values()].filter((other) => other !== at && distance(other, at) < 90 * size);
    const crowd = (/** @type {Point} */ side) => Math.min(...near.map((other) => distance(other, side) - DISC * size), ...taken.map((other) => distance(other, side) - wide * size * 0.6), 30);
    const room = (/** @type {Point} */ side) => crowd(side) - this._outside(side, (wide / 2) * size);
    return sides.reduce((best, side) => (room(side) > room(best) + 0.5 ? side : best));
  }

  /** By how much a label would reach beyond the map. @param {Point} at @param {number} half of its width */
  _outside({ x, y }, half) {
    const { left, top, right, bottom } = this.map;
    return 2 * Math.max(0, left - x + half, x + half - right, top - y + half, y + half - bottom);
  }
}

/** All stops at each station. @param {Stop[]} stops @returns {Map<number, Stop[]>} */
function numbersOf(stops) {
  const found = new Map();
  for (const stop of stops) found.set(stop.station, [...(found.get(stop.station) ?? []), stop]);
  return found;
}

/** How far to its right each ride of a way goes: not at all where it is the only one there. @param {Stop[]} stops @returns {number[]} */
export function lanesOf(stops) {
  const rides = stops.slice(1).map((stop, i) => [stops[i].station, stop.station]);
  const same = (/** @type {number[]} */ [a, b], /** @type {number[]} */ [c, d]) => a === c && b === d;
  const isBeside = (/** @type {number[]} */ ride, /** @type {number} */ i) => rides.some((other, j) => i !== j && (same(ride, other) || same(ride, [other[1], other[0]])));
  return rides.map((ride, i) => (isBeside(ride, i) ? 1 + rides.slice(0, i).filter((other) => same(ride, other)).length : 0));
}

/** The same points moved to the right, least at both ends, so that they still begin and end at their stations. @param {Point[]} points @param {number} far */
function aside(points, far) {
  if (!far) return points;
  const last = points.length - 1;
  return points.map(({ x, y }, i) => {
    const [before, after] = [points[Math.max(0, i - 1)], points[Math.min(last, i + 1)]];
    const [dx, dy] = [after.x - before.x, after.y - before.y];
    const out = (far * Math.max(0, Math.sin((Math.PI * i) / last)) ** 0.5) / (Math.hypot(dx, dy) || 1);
    return { x: x - dy * out, y: y + dx * out };
  });
}
