// @ts-check
/** What lies on the board and moves nobody: heat, lines lit up, rings and marks. */

import { s } from "./dom.js";
import { markSize, put } from "./board-sheet.js";

/** @typedef {import("./board-camera.js").Point} Point */
/** @typedef {import("./board-figures.js").Pawn} Pawn */
/** @typedef {import("./board-figures.js").Ghost} Ghost */
/** @typedef {import("./board-sheet.js").Sheet} Sheet */
/**
 * @typedef {object} Shown all that is on the board
 * @property {Pawn[]} [pawns]
 * @property {Ghost | null} [ghost]
 * @property {number[]} [possible] the heat layer
 * @property {Record<string, number[]>} [marks] `roadblock` and `held`
 * @property {import("./board-clues.js").Clue[]} [clues] what tokens have told
 * @property {number[]} [targets] stations that can be chosen now
 * @property {Record<number, string>} [names] what the targets are called, for those who do not see them
 * @property {number[]} [hints] stations worth a look
 * @property {number | null} [chosen]
 * @property {string[]} [lines] ids of lines to light up
 */

const WARMTH = 26;
/** A striped bar across the foot of a disc: its number stays free. */
const ROADBLOCK = {
  post: "M-8.4 6V15.6M8.4 6V15.6",
  bar: "M-12.4 7.2H12.4V12.6H-12.4z",
  stripe: "M-11.4 12.6l3.4-5.4h3.2l-3.4 5.4zM-4.9 12.6l3.4-5.4h3.2l-3.4 5.4zM1.6 12.6l3.4-5.4h3.2l-3.4 5.4z"
    + "M8.1 12.6l3.4-5.4h.9v3.2l-1.4 2.2z",
};
const TICK = "M-6-1l4.4 4.6 8.4-9.4";

export class Layers {
  /** @param {Sheet} sheet */
  constructor(sheet) {
    this.sheet = sheet;
    this.rings = s("g", { class: "rings" });
    this.marks = s("g", { class: "put" });
    this.asked = s("g", { class: "asked-about" });
    /** The station that is asked about. @type {number | null} */
    this.about = null;
    /** @type {Shown} */
    this.shown = {};
    /** Which stations are warm. */
    this.warm = "";
  }

  /** @param {Shown} shown */
  show(shown) {
    this.shown = shown;
    this._showHeat();
    this._showLines();
    this._showRings();
    this._showMarks();
  }

  /** What grows and shrinks with the discs. */
  arrange() {
    this.warm = "";
    this._showHeat();
    this._showRings();
    this._showMarks();
    this.ask(this.about);
  }

  /** Rings the station somebody asks about, whatever else is shown. @param {number | null} station */
  ask(station) {
    this.about = station;
    const circles = () => [s("circle", { class: "asked-glow", r: 19 }), s("circle", { class: "asked", r: 16.2 })];
    this.asked.replaceChildren(...this._known(station === null ? [] : [station]).map((one) => this._on(one, ...circles())));
  }

  _showHeat() {
    const stations = this._known(this.shown.possible);
    if (this.warm === stations.join()) return;
    this.warm = stations.join();
    this.sheet.layer("heat").replaceChildren(...stations.map((station) => this._on(station, s("circle", { class: "warm", r: WARMTH }))));
  }

  /** Round each of them, so that nobody needs to tell colours apart. */
  _warmRings() {
    const circles = () => ["warm-under", "warm-ring"].map((name) => s("circle", { class: name, r: 12.6 }));
    return this._known(this.shown.possible).map((station) => this._on(station, ...circles()));
  }

  _showLines() {
    const lines = (this.shown.lines ?? []).map((id) => this.sheet.line(id)?.getAttribute("d")).filter(Boolean);
    const paths = ["lit-glow", "lit-line"].flatMap((name) => lines.map((d) => s("path", { class: name, d })));
    this.sheet.layer("lit").replaceChildren(...paths);
  }

  _showRings() {
    const { hints, chosen } = this.shown;
    const circles = () => [s("circle", { class: "chosen-glow", r: 25 }), s("circle", { class: "chosen", r: 14.4 })];
    const picked = this._known([chosen ?? -1]).map((station) => this._on(station, ...circles()));
    const hinted = this._known(hints).map((station) => this._on(station, s("circle", { class: "hint", r: 13.4 })));
    this.rings.replaceChildren(...this._warmRings(), ...hinted, ...picked);
  }

  _showMarks() {
    const { roadblock, held } = this.shown.marks ?? {};
    const bars = () => Object.entries(ROADBLOCK).map(([name, d]) => s("path", { class: name, d }));
    const blocks = this._known(roadblock).map((station) => this._on(station, s("g", { class: "roadblock" }, bars())));
    this.marks.replaceChildren(...blocks, ...this._known(held).map((station) => this._tick(station)));
  }

  /** A crime that is his: ticked off on the mark of its scene. @param {number} station */
  _tick(station) {
    const scene = this.sheet.marks.find(({ element, station: of }) => of === station && element.classList.contains("crime"));
    const tick = s("g", {}, ["held-edge", "held"].map((name) => s("path", { class: name, d: TICK })));
    put(tick, scene?.at ?? this._at(station), markSize(this.sheet.size.disc));
    return tick;
  }

  /** @param {number} station @param {...Element} drawing */
  _on(station, ...drawing) {
    const group = s("g", {}, drawing);
    put(group, this._at(station), this.sheet.size.disc);
    return group;
  }

  /** @param {number} station @returns {Point} */
  _at(station) {
    return /** @type {Point} */ (this.sheet.places.get(station));
  }

  /** @param {number[] | undefined} stations */
  _known(stations) {
    return (stations ?? []).filter((station) => this.sheet.places.has(station));
  }
}
