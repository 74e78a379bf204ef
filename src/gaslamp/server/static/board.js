// @ts-check
/** The board: a map that moves, figures on it, and stations to choose. It knows no rules. */

import { h, s } from "./dom.js";
import { Camera } from "./board-camera.js";
import { Figures } from "./board-figures.js";
import { Gestures } from "./board-gestures.js";
import { Glide } from "./board-glide.js";
import { Moments } from "./board-moments.js";
import { Layers } from "./board-layers.js";
import { FARTHEST_READ, Sheet, fetchDrawing } from "./board-sheet.js";
import { Targets } from "./board-targets.js";

/** @typedef {import("./board-camera.js").Inset} Inset */
/** @typedef {import("./board-camera.js").Point} Point */
/** @typedef {import("./board-glide.js").Step} Step */
/** @typedef {import("./board-layers.js").Shown} Shown */
/** @typedef {{name: string, language: string, onStation: (station: number) => void, onGround?: () => void}} Options */

/** How near to a station a finger must come, in pixels. */
const REACH = 22;
const PAN = 70;
/** How close one looks at a few stations, in pixels per unit: the discs are easy to hit there. */
const COMFORT = { small: 1.9, large: 1.6 };
/** The room round a station that has to be seen too, in units. */
const AROUND = 44;
/** @param {HTMLElement} host @param {Options} options @returns {Promise<Board>} */
export async function createBoard(host, options) {
  return new Board(host, new Sheet(await fetchDrawing(options.name, options.language)), options);
}

export class Board {
  /** @param {HTMLElement} host @param {Sheet} sheet @param {Options} options */
  constructor(host, sheet, options) {
    this.options = options;
    this.sheet = sheet;
    this.frame = h("div", { class: "board-frame", tabindex: 0, role: "group", "aria-label": sheet.label }, sheet.element);
    host.append(this.frame);
    this.camera = new Camera(this.frame, sheet.element, sheet.page, sheet.map);
    this.figures = new Figures(sheet);
    this.targets = new Targets(sheet, (station) => options.onStation(station), (station) => this._reveal(station));
    this.layers = new Layers(sheet);
    const flares = s("g", { class: "flares" });
    const { footholds, people } = this.figures;
    sheet.rings.append(flares, this.layers.rings, footholds, this.targets.layer);
    sheet.layer("figures").append(this.layers.marks, people);
    const veil = h("div", { class: "board-veil", "aria-hidden": true });
    this.frame.append(veil);
    this.moments = new Moments(veil, flares, (station) => this._place(station), (station) => this.camera.toFrame(this._place(station)));
    this.glider = new Glide(sheet, this.figures, this.moments, (stations) => this._follow(stations));
    /** @type {() => void} called whenever discs and figures have changed their size */
    this.onadapt = () => {};
    /** @type {() => void} called whenever the map moves */
    this.onmove = () => {};
    this.closing = new AbortController();
    this._listen();
  }

  _listen() {
    this.camera.onMove = () => this.onmove();
    this.camera.onRest = () => this._adapt();
    this.gestures = new Gestures(this.frame, this.camera, {
      tap: (at) => this._tap(at),
      hover: (at) => this.frame.classList.toggle("over", at !== null && this._targetAt(at) !== null),
      touch: (event) => this.glider.skip(event.timeStamp),
    });
    this.frame.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => this._key(event));
    const { signal } = this.closing;
    document.addEventListener("keydown", (event) => this.glider.skip(event.timeStamp), { signal });
    document.addEventListener("visibilitychange", () => this.skip(), { signal });
    this.resized = new ResizeObserver(() => this._resized());
    this.resized.observe(this.frame);
    this.camera.showWhole();
    this._adapt();
  }

  _resized() {
    const { clientWidth: width, clientHeight: height } = this.frame;
    if (width && height) this.camera.refresh();
    this._adapt();
  }

  /** Sizes that suit the distance one looks from. */
  _adapt() {
    if (this.glider.isRunning || !this.sheet.adapt(this.camera.view.scale)) return;
    this.figures.arrange();
    this.targets.arrange();
    this.layers.arrange();
    this.onadapt();
  }

  // What is shown

  /** Exactly this, whatever was shown before. @param {Shown} shown */
  show(shown) {
    this.skip();
    this.layers.show(shown);
    this.targets.show(shown.targets ?? [], shown.names ?? {}, shown.chosen ?? null);
    this.figures.show(shown.pawns ?? [], shown.ghost ?? null);
  }

  /** @param {number} station @returns {Point} */
  _place(station) {
    return /** @type {Point} */ (this.sheet.places.get(station));
  }

  /** A figure by itself, for lists and headings. @param {string} name @param {string} letter @returns {SVGSVGElement} */
  figure(name, letter) {
    const box = { viewBox: "-9 -22 18 25", "aria-hidden": "true" };
    return s("svg", { class: "board board-figure", ...box }, this.sheet.figure(name, letter));
  }

  // What happens

  /**
   * What has happened, before or after it is shown; a tap or a key ends it.
   * @param {(Step | null)[]} steps @param {{speed?: number}} [options]
   */
  async glide(steps, { speed = 1 } = {}) {
    await this.glider.play(steps, speed);
    this._adapt();
  }

  /** Ends a glide at once. */
  skip() {
    this.glider.skip();
    if (document.hidden) this.camera.stop();
  }

  /** Bring these into view without coming closer. @param {number[]} stations */
  async _follow(stations) {
    if (this._areSeen(stations)) return;
    await this.camera.go(this.camera.fitting(this._box(stations), this.camera.view.scale), true);
  }

  // Looking

  /**
   * Bring these into view, as large as there is room. Gently, it leaves the map alone if all of them can be read as
   * it is; a single station is asked for by name, and always brought near. Where they are to be read, rather some of
   * them can be than all be too small.
   * @param {number[]} stations @param {{gently?: boolean, toRead?: boolean}} [options]
   */
  async focus(stations, { gently = true, toRead = false } = {}) {
    const known = stations.filter((station) => this.sheet.places.has(station));
    if (!known.length) return this.camera.showWhole(gently);
    if (gently && known.length > 1 && !this.sheet.isFar && this._areSeen(known)) return;
    const comfort = this.frame.clientWidth < 700 ? COMFORT.small : COMFORT.large;
    const closest = Math.max(comfort, this.camera.fitting(this.camera.map).scale);
    await this.camera.go(this.camera.fitting(this._box(known), closest, toRead ? FARTHEST_READ : 0), gently);
  }

  /** @param {number[]} stations @returns {import("./board-camera.js").Box} */
  _box(stations) {
    const places = stations.map((station) => this._place(station));
    const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
    const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
    return { left: left - AROUND, top: top - AROUND, right: right + AROUND, bottom: bottom + AROUND };
  }

  /** @param {number[]} stations */
  _areSeen(stations) {
    return stations.every((station) => this._isSeen(station));
  }

  /** What covers parts of the board. @param {Partial<Inset>} inset */
  inset(inset) {
    this.camera.inset = { top: 0, right: 0, bottom: 0, left: 0, ...inset };
    this.camera.refresh();
  }

  /** Where a station is on the screen, and how large its disc. @param {number} station */
  anchor(station) {
    const box = this.frame.getBoundingClientRect();
    const { x, y } = this.camera.toFrame(this._place(station));
    return { x: box.left + x, y: box.top + y, r: 10.6 * this.sheet.size.disc * this.camera.view.scale };
  }

  /** @param {number} station */
  _isSeen(station) {
    const { left, top, right, bottom } = this.camera.free;
    const { x, y } = this.camera.toFrame(this._place(station));
    const margin = 30;
    return x > left + margin && x < right - margin && y > top + margin && y < bottom - margin;
  }

  /** @param {number} station */
  _reveal(station) {
    if (this._isSeen(station)) return;
    const { scale } = this.camera.view;
    const { x, y } = this._place(station);
    this.camera.go(this.camera.fitting({ left: x, right: x, top: y, bottom: y }, scale), true);
  }

  // Fingers and keys

  /** @param {Point} at @returns {boolean} whether there was something to choose */
  _tap(at) {
    const station = this.targets.nearest(this.camera.toDrawing(at), REACH / this.camera.view.scale);
    if (station === null) this.options.onGround?.();
    else this.options.onStation(station);
    return station !== null && this.targets.rings.has(station);
  }

  /** @param {Point} at */
  _targetAt(at) {
    return this.targets.nearestTarget(this.camera.toDrawing(at), REACH / this.camera.view.scale);
  }

  /** @param {KeyboardEvent} event */
  _key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const does = KEYS[event.key];
    if (!does) return;
    event.preventDefault();
    does(this.camera);
  }

  // Coming and going

  /** @param {string} language */
  async relabel(language) {
    this.options = { ...this.options, language };
    this.sheet.relabel(await fetchDrawing(this.options.name, language));
    this.frame.setAttribute("aria-label", this.sheet.label);
  }

  destroy() {
    this.skip();
    this.camera.stop();
    this.resized?.disconnect();
    this.closing.abort();
    this.frame.remove();
  }
}

/** @type {Record<string, (camera: Camera) => void>} */
const KEYS = {
  ArrowLeft: (camera) => camera.pan(PAN, 0),
  ArrowRight: (camera) => camera.pan(-PAN, 0),
  ArrowUp: (camera) => camera.pan(0, PAN),
  ArrowDown: (camera) => camera.pan(0, -PAN),
  "+": (camera) => void camera.zoomGently(1.5),
  "=": (camera) => void camera.zoomGently(1.5),
  "-": (camera) => void camera.zoomGently(1 / 1.5),
  0: (camera) => camera.showWhole(true),
};
