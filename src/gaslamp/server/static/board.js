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
import { tried } from "./toasts.js";

/** @typedef {import("./board-camera.js").Point} Point */
/** @typedef {import("./board-glide.js").Step} Step */
/** @typedef {import("./board-layers.js").Shown} Shown */
/** @typedef {{name: string, language: string, onStation: (station: number) => void, onGround?: () => void}} Options */

/** How near to a station a finger must come, in pixels. */
const REACH = 22;
const PAN = 70;
/** How close one looks where there is no room for the whole board, in pixels per unit: the discs are easy to hit there. */
const COMFORT = 0.95;
/** How close one comes to a single place. */
const NEAR = 1.6;
/** The room round a station that has to be seen too, in units. */
const AROUND = 40;

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
    /** Where it is drawn what tokens have told: under the discs, and over everything but beside the numbers. */
    this.told = { rings: s("g", { class: "told-clues" }), numbers: s("g", { class: "told-clues" }) };
    /** @type {import("./board-clues.js").Clue[]} */
    this.answers = [];
    /** Fetched with the first answer. @type {import("./board-clues.js").Clues | null} */
    this.clues = null;
    /** @type {Promise<unknown> | null} */
    this.coming = null;
    const flares = s("g", { class: "flares" });
    const { footholds, people } = this.figures;
    sheet.rings.append(this.told.rings, flares, this.layers.asked, this.layers.rings, footholds, this.targets.layer);
    sheet.layer("figures").append(this.layers.marks, this.told.numbers, people);
    const veil = h("div", { class: "board-veil", "aria-hidden": true });
    this.frame.append(veil);
    this.moments = new Moments(veil, flares, (station) => this._place(station), (station) => this.camera.toFrame(this._place(station)));
    this.glider = new Glide(sheet, this.figures, this.moments, (stations) => this._follow(stations));
    /** Called whenever discs and figures have changed their size. @type {Set<() => void>} */
    this.adapts = new Set();
    /** The stations that matter now. @type {number[]} */
    this.attended = [];
    this.closing = new AbortController();
    this._listen();
  }

  _listen() {
    this.camera.readable = FARTHEST_READ;
    this.camera.onRest = () => this._adapt();
    this.gestures = new Gestures(this.frame, this.camera, {
      tap: (at) => this.tap(at),
      hover: (at) => this.frame.classList.toggle("over", at !== null && this._targetAt(at) !== null),
      touch: (event) => this.glider.skip(event.timeStamp),
    });
    this.frame.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => this._key(event));
    const { signal } = this.closing;
    document.addEventListener("keydown", (event) => this.glider.skip(event.timeStamp), { signal });
    document.addEventListener("visibilitychange", () => this.skip(), { signal });
    this.resized = new ResizeObserver(() => this._resized());
    this.resized.observe(this.frame);
    this._resized();
  }

  _resized() {
    const { clientWidth: width, clientHeight: height } = this.frame;
    if (!width || !height) return;
    this.camera.refresh();
    this.attend(this.attended);
    this._adapt();
  }

  /** Sizes that suit the distance one looks from. */
  _adapt() {
    if (this.glider.isRunning || !this.sheet.adapt(this.camera.view.scale)) return;
    this.figures.arrange();
    this.targets.arrange();
    this.layers.arrange();
    this.clues?.arrange();
    for (const arrange of this.adapts) arrange();
  }

  // What is shown

  /** Exactly this, whatever was shown before. @param {Shown} shown */
  show(shown) {
    this.skip();
    this.layers.show(shown);
    this._tell(shown.clues ?? []);
    this.targets.show(shown.targets ?? [], shown.names ?? {}, shown.chosen ?? null);
    this.figures.show(shown.pawns ?? [], shown.ghost ?? null);
  }

  /** What tokens have told. @param {import("./board-clues.js").Clue[]} answers */
  _tell(answers) {
    this.answers = answers;
    if (this.clues) this.clues.show(answers);
    else if (answers.length) this.coming ??= tried(() => this._fetchClues()).then(() => this.clues || (this.coming = null));
  }

  async _fetchClues() {
    const { Clues } = await import("./board-clues.js");
    this.clues = new Clues(this.sheet, this.told);
    this.clues.show(this.answers);
  }

  /** @param {number} station @returns {Point} */
  _place(station) {
    return /** @type {Point} */ (this.sheet.places.get(station));
  }

  /** Somebody asks about this station, or no longer. @param {number | null} station */
  ask(station) {
    this.layers.ask(station);
    if (station !== null) this._reveal(station);
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

  /** Bring these into view if they are not; the map comes back when they no longer matter. @param {number[]} stations */
  async _follow(stations) {
    if (!this._areSeen(stations, this.camera.view)) await this.camera.go(this.camera.showing(this._box(stations)), true);
  }

  // Looking

  /** What the map measures, and the whole drawing. */
  get shape() {
    const { map, page } = this.sheet;
    return { map: sizeOf(map), page: sizeOf(page) };
  }

  /** These matter now: they come into sight, and where all of them are seen from home, home it is. @param {number[]} stations */
  attend(stations) {
    const { camera } = this;
    const known = stations.filter((station) => this.sheet.places.has(station));
    this.attended = stations;
    if (!camera.chosen.scale && !camera.isRoomy && known.length) this._begin(known);
    const isHome = !known.length || this._areSeen(known, camera.home);
    const view = isHome ? camera.home : camera.showing(this._box(known));
    if (camera.isLent && view.scale === camera.home.scale) camera.settle(view);
    return camera.go(view, true);
  }

  /** Where there is no room for the whole board, one first looks at these. @param {number[]} stations */
  _begin(stations) {
    this.camera.settle(this.camera.fitting(this._box(stations), COMFORT));
    this.camera.chosen.scale = Math.max(COMFORT, this.camera.farthest);
  }

  /** The player asks where these are. @param {number[]} stations */
  seek(stations) {
    const known = stations.filter((station) => this.sheet.places.has(station));
    if (known.length) this.camera.choose(this.camera.fitting(this._box(known), Math.max(NEAR, this.camera.farthest)));
  }

  /** @param {number} factor */
  zoom(factor) {
    this.camera.zoomGently(factor);
  }

  showWhole() {
    this.camera.showWhole();
  }

  /** @param {number[]} stations @returns {import("./board-camera.js").Box} */
  _box(stations) {
    const places = stations.map((station) => this._place(station));
    const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
    const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
    return { left: left - AROUND, top: top - AROUND, right: right + AROUND, bottom: bottom + AROUND };
  }

  /** @param {number[]} stations @param {import("./board-camera.js").View} view */
  _areSeen(stations, view) {
    const { right, bottom } = this.camera.room;
    const margin = 18;
    return stations.map((station) => this._place(station)).every((place) => {
      const [x, y] = [view.x + place.x * view.scale, view.y + place.y * view.scale];
      return x > margin && x < right - margin && y > margin && y < bottom - margin;
    });
  }

  /** @param {number} station */
  _reveal(station) {
    void this._follow([station]);
  }

  // Fingers and keys

  /** @param {Point} at @returns {boolean} whether a station was meant */
  tap(at) {
    const station = this.targets.nearest(this.camera.toDrawing(at), REACH / this.camera.view.scale);
    if (station === null) this.options.onGround?.();
    else this.options.onStation(station);
    return station !== null;
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
};

/** @param {import("./board-camera.js").Box} box */
function sizeOf({ left, top, right, bottom }) {
  return { width: right - left, height: bottom - top };
}
