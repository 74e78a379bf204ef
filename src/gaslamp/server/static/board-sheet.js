// @ts-check
/** The drawing itself: fetched, laid down in panes, and asked where things are on it. */

import { h, s } from "./dom.js";

/** @typedef {import("./board-camera.js").Point} Point */
/** @typedef {import("./board-camera.js").Box} Box */

/** @typedef {{element: Element, station: number, aside: Point, at: Point}} Mark */

const SVG = "image/svg+xml";
/** What lies in a pane of its own, because the browser paints a pane afresh when anything in it changes. */
const PANES = {
  heat: ["heat"],
  street: ["lines", "names", "lit"],
  ring: [], // under the discs, so that no ring and no glow ever lies on a number
  station: ["stations", "marks", "border"],
  stage: ["figures"],
};
/** How large letters and figures are drawn, in units. */
const NUMBER = 8.3;
const FIGURE = 27.8;
/** How large they must be on the screen, in pixels. */
const READABLE = 11;
const SEEN = 30;
/** Discs grow when one looks from afar; beyond this they would cover each other, and numbers get smaller instead. */
const LARGEST = { disc: 2.3, figure: 2.3, name: 1.45, park: 1.5 };
/** The scale at which the largest numbers can just be read. */
export const FARTHEST_READ = READABLE / (NUMBER * LARGEST.disc);
/** From the middle of a disc to that of the nearest, so that neither covers the other's number. */
const APART = 15.6;
const NUDGES = 5;
/** How much farther out a mark goes when its disc grows, and how much it grows with it. */
const OUT = 0.6;
const GROWN = 0.45;
/** How large a place name is drawn, and how large it must be on the screen to be there at all. */
const NAME = { drawn: 6.4, read: 9.5 };
const STEP = 0.08;

/** @param {string} name @param {string} language @returns {Promise<SVGSVGElement>} */
export async function fetchDrawing(name, language) {
  const answer = await fetch(new URL(`boards/${name}.${language}.svg`, import.meta.url));
  if (!answer.ok) throw new Error(`board ${name}: ${answer.status}`);
  const drawing = new DOMParser().parseFromString(await answer.text(), SVG).documentElement;
  pave(drawing);
  return /** @type {SVGSVGElement} */ (/** @type {Element} */ (document.importNode(drawing, true)));
}

/** The streets are paved along the lines: their courses come once, and are put where they are used again. @param {Element} drawing */
function pave(drawing) {
  for (const paving of drawing.querySelectorAll("defs > [data-lines]")) {
    const lines = drawing.querySelectorAll(`#lines > :is(${paving.getAttribute("data-lines")})`);
    paving.setAttribute("d", [...lines].map((line) => line.getAttribute("d")).join(""));
  }
}

export class Sheet {
  /** @param {SVGSVGElement} drawing */
  constructor(drawing) {
    const { x, y, width, height } = drawing.viewBox.baseVal;
    /** @type {Box} */
    this.page = { left: x, top: y, right: x + width, bottom: y + height };
    this.label = drawing.getAttribute("aria-label") ?? "";
    this.element = h("div", { class: "board-sheet", style: { width: `${width}px`, height: `${height}px` } }, drawing);
    this.element.append(...Object.keys(PANES).map((name) => this._pane(name, drawing)));
    for (const name of ["aria-label", "role"]) drawing.removeAttribute(name);
    drawing.setAttribute("aria-hidden", "true");
    this.stations = this._stations();
    /** @type {Map<number, Point>} where each station is */
    this.drawn = new Map([...this.stations].map(([number, station]) => [number, placed(station)]));
    /** @type {Map<number, Point>} and where it is just now: crowded ones make room when they grow */
    this.places = new Map([...this.drawn].map(([number, at]) => [number, { ...at }]));
    this.crowded = this._crowded();
    this.marks = this._marks();
    const wide = [...this.stations.values()].filter((station) => station.classList.contains("ferry"));
    this.layer("stations").prepend(...wide); // their outer ring must not lie on a number beside them
    /** @type {{disc: number, figure: number}} by how much discs and figures are larger than drawn */
    this.size = { disc: 1, figure: 1 };
  }

  /** @param {string} name @param {SVGSVGElement} drawing */
  _pane(name, drawing) {
    const isHidden = name === "ring" ? {} : { "aria-hidden": "true" };
    const layers = PANES[/** @type {keyof typeof PANES} */ (name)].map((/** @type {string} */ id) => this.layer(id));
    return s("svg", { class: `board ${name}-pane`, viewBox: drawing.getAttribute("viewBox"), ...isHidden }, layers);
  }

  /** @param {string} id @returns {SVGGElement} */
  layer(id) {
    return this.element.querySelector(`#${id}`);
  }

  /** The frame of the map, without the page's margin. @returns {Box} */
  get map() {
    const { x, y, width, height } = /** @type {SVGGraphicsElement} */ (this.layer("border").firstElementChild).getBBox();
    return { left: x - 10, top: y - 10, right: x + width + 10, bottom: y + height + 10 };
  }

  /** @returns {Map<number, Element>} */
  _stations() {
    const stations = [...this.element.querySelectorAll("#stations > .station")];
    return new Map(stations.map((station) => [Number(station.id.slice(1)), station]));
  }

  /** @param {string} id of a line @returns {SVGPathElement | null} */
  line(id) {
    return this.element.querySelector(`#lines > #${CSS.escape(id)}`);
  }

  /** A figure as it is drawn, to be put somewhere. @param {string} name @param {string} letter @returns {SVGGElement} */
  figure(name, letter) {
    const model = this.element.querySelector(`#figure-${CSS.escape(name)}`) ?? this.element.querySelector("#figure-purple");
    const figure = /** @type {SVGGElement} */ (/** @type {Element} */ (model).cloneNode(true));
    figure.removeAttribute("id");
    const text = /** @type {Element} */ (figure.querySelector("text"));
    text.textContent = letter;
    text.classList.toggle("two", letter.length > 1);
    return figure;
  }

  /** Everything of a size that can be read. @param {number} scale @returns {boolean} whether anything has changed */
  adapt(scale) {
    const disc = stepped(READABLE / (NUMBER * scale), LARGEST.disc);
    const figure = stepped(SEEN / (FIGURE * scale), LARGEST.figure);
    const isNew = disc !== this.size.disc || figure !== this.size.figure;
    if (disc !== this.size.disc) this._swell(disc);
    this._letter(NAME.read / (NAME.drawn * scale));
    this.size = { disc, figure };
    return isNew;
  }

  /** Place names grow too; those that would cover the streets round them go, the parks' last. @param {number} size */
  _letter(size) {
    this.element.style.setProperty("--name", Math.max(1, size).toFixed(2));
    this.element.classList.toggle("unnamed", size > LARGEST.name);
    this.element.classList.toggle("nameless", size > LARGEST.park);
  }

  /** @param {number} disc */
  _swell(disc) {
    for (const [number, { x, y }] of this.drawn) Object.assign(/** @type {Point} */ (this.places.get(number)), { x, y });
    for (let i = 0; i < NUDGES; i++) for (const pair of this.crowded) part(pair, APART * disc);
    for (const [number, at] of this.places) put(/** @type {Element} */ (this.stations.get(number)), at, disc);
    for (const mark of this.marks) this._move(mark, disc);
  }

  /** @param {Mark} mark @param {number} disc */
  _move({ element, station, aside, at }, disc) {
    const { x, y } = /** @type {Point} */ (this.places.get(station));
    const out = 1 + OUT * (disc - 1);
    put(element, Object.assign(at, { x: x + aside.x * out, y: y + aside.y * out }), markSize(disc));
  }

  /** What is drawn beside stations. @returns {Mark[]} */
  _marks() {
    return [...this.element.querySelectorAll("#marks > .mark")].map((element) => {
      const [station, at] = [Number(element.getAttribute("data-station")), placed(element)];
      const { x, y } = /** @type {Point} */ (this.drawn.get(station));
      return { element, station, aside: { x: at.x - x, y: at.y - y }, at };
    });
  }

  /** Discs that would cover each other's numbers when they grow. @returns {Point[][]} */
  _crowded() {
    const places = [...this.places.values()];
    const isNear = (/** @type {Point[]} */ [one, other]) => distance(one, other) < APART * LARGEST.disc;
    return places.flatMap((one, i) => places.slice(i + 1).map((other) => [one, other]).filter(isNear));
  }

  /** The pane under the discs. @returns {SVGSVGElement} */
  get rings() {
    return this.element.querySelector(".ring-pane");
  }

  /** Title and legend in another language. @param {SVGSVGElement} drawing */
  relabel(drawing) {
    this.layer("border").replaceWith(/** @type {Element} */ (drawing.querySelector("#border")));
    this.label = drawing.getAttribute("aria-label") ?? "";
  }
}

/** How large a mark is drawn beside a disc of this size. @param {number} disc */
export function markSize(disc) {
  return 1 + GROWN * (disc - 1);
}

/** A size between one and the most, in steps, so that it seldom changes. @param {number} size @param {number} most */
function stepped(size, most) {
  return Math.min(most, Math.max(1, Math.ceil(size / STEP) * STEP));
}

/** Push two discs apart, each by half of what is lacking. @param {Point[]} pair @param {number} apart */
function part([one, other], apart) {
  const far = distance(one, other);
  const push = Math.max(0, apart - far) / 2 / far;
  const [dx, dy] = [(other.x - one.x) * push, (other.y - one.y) * push];
  Object.assign(one, { x: one.x - dx, y: one.y - dy });
  Object.assign(other, { x: other.x + dx, y: other.y + dy });
}

/** @param {Point} p @param {Point} q */
export function distance(p, q) {
  return Math.hypot(p.x - q.x, p.y - q.y);
}

/** @param {Element} element @param {Point} at @param {number} size */
export function put(element, at, size) {
  element.setAttribute("transform", `translate(${at.x.toFixed(2)},${at.y.toFixed(2)}) scale(${size.toFixed(3)})`);
}

/** @param {Element} element @returns {Point} */
function placed(element) {
  const [x, y] = (element.getAttribute("transform")?.match(/-?[\d.]+/g) ?? ["0", "0"]).map(Number);
  return { x, y };
}
