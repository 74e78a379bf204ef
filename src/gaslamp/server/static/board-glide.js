// @ts-check
/** What has happened, seen on the board: pawns glide along the line they took, and moments are staged. */

import { ease, isStill } from "./board-camera.js";
import { momentOf } from "./board-moments.js";

/** @typedef {import("./board-camera.js").Point} Point */
/** @typedef {import("./board-sheet.js").Sheet} Sheet */
/** @typedef {import("./board-figures.js").Figures} Figures */
/** @typedef {import("./board-moments.js").Moments} Moments */
/** @typedef {{kind: string, pawn?: number | null, begin?: number | null, end?: number | null, via?: string[], along?: number[]}} Step */

export class Glide {
  /**
   * @param {Sheet} sheet @param {Figures} figures @param {Moments} moments
   * @param {(stations: number[]) => Promise<void>} follow brings stations into view
   */
  constructor(sheet, figures, moments, follow) {
    this.sheet = sheet;
    this.figures = figures;
    this.moments = moments;
    this.follow = follow;
    this.isSkipped = false;
    this.isRunning = false;
    this.began = 0;
    /** @type {() => void} ends what is to be seen just now */
    this._hurry = () => {};
    this._frame = 0;
  }

  /** Enough of it. @param {number} [when] nothing that began later is meant: a key may both ask for it and end the last */
  skip(when = performance.now()) {
    if (!this.isRunning || when < this.began) return;
    this.isSkipped = true;
    this._hurry();
  }

  /** @param {(Step | null)[]} steps @param {number} speed */
  async play(steps, speed) {
    const seen = /** @type {Step[]} */ (steps.filter((step) => step && this._isSeen(step)));
    if (!isStill() && !document.hidden) return this._show(seen, speed);
    for (const step of seen) if (momentOf(step.kind)) this.moments.hold(step);
  }

  /** @param {Step[]} seen @param {number} speed */
  async _show(seen, speed) {
    const where = this._beginnings(seen);
    this.isRunning = true;
    this.isSkipped = false;
    this.began = performance.now();
    this.figures.arrange(where);
    for (const step of seen) await this._play(step, where, speed);
    this.isRunning = false;
    this.figures.arrange();
  }

  /** @param {Step} step */
  _isSeen(step) {
    const moment = momentOf(step.kind);
    return moment ? !moment.needsPlace || this._isPlace(step.end) : this._isRide(step);
  }

  /** @param {Step} step */
  _isRide({ pawn, begin, end }) {
    return this.figures.standing.has(Number(pawn)) && begin !== end && this._isPlace(begin) && this._isPlace(end);
  }

  /** @param {number | null | undefined} station */
  _isPlace(station) {
    return typeof station === "number" && this.sheet.places.has(station);
  }

  /** Where everybody was before the first of these steps. @param {Step[]} steps @returns {Map<number, number>} */
  _beginnings(steps) {
    const rides = steps.filter((step) => this._isRide(step)).reverse();
    return new Map(rides.map(({ pawn, begin }) => [Number(pawn), Number(begin)]));
  }

  /** @param {Step} step @param {Map<number, number>} where @param {number} speed */
  async _play(step, where, speed) {
    if (this.isSkipped) return;
    await this.follow([step.begin, step.end].filter((station) => this._isPlace(station)).map(Number));
    if (this.isSkipped) return;
    if (momentOf(step.kind)) return this.moments.stage(step, (lasts, draw) => this._during(lasts / speed, draw));
    await this._ride(step, speed);
    where.set(Number(step.pawn), Number(step.end));
    this.figures.arrange(where);
  }

  /** @param {Step} step @param {number} speed */
  _ride(step, speed) {
    const pawn = Number(step.pawn);
    const way = this._way(step);
    const [from, to] = [Number(step.begin), Number(step.end)].map((station) => this._aside(pawn, station));
    const lasts = Math.min(1000, 380 + 2.4 * way.length) / speed;
    return this._during(lasts, (share) => {
      const eased = ease(share);
      const at = way.at(eased);
      const hop = 2.4 * Math.abs(Math.sin(share * Math.PI * Math.max(1, Math.round(way.length / 24))));
      const aside = { x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased - hop };
      this.figures.place(pawn, { x: at.x + aside.x, y: at.y + aside.y });
    });
  }

  /** How far from the middle of a station the pawn would stand. @param {number} pawn @param {number} station @returns {Point} */
  _aside(pawn, station) {
    const others = [...this.figures.standing].filter(([other]) => other !== pawn).map(([, { foot }]) => foot);
    const foot = this.figures.footing(station, others);
    const at = /** @type {Point} */ (this.sheet.places.get(station));
    return { x: foot.x - at.x, y: foot.y - at.y };
  }

  /** @param {Step} step @returns {{length: number, at: (share: number) => Point}} */
  _way({ begin, end, via }) {
    const from = /** @type {Point} */ (this.sheet.places.get(Number(begin)));
    const to = /** @type {Point} */ (this.sheet.places.get(Number(end)));
    const line = via?.map((id) => this.sheet.line(id)).find((found) => found);
    if (!line) return straight(from, to);
    const length = line.getTotalLength();
    const isBackward = Number(begin) > Number(end);
    return { length, at: (share) => line.getPointAtLength(length * (isBackward ? 1 - share : share)) };
  }

  /** @param {number} lasts @param {(share: number) => void} draw @returns {Promise<void>} */
  _during(lasts, draw) {
    const started = performance.now();
    return new Promise((resolve) => {
      const step = (/** @type {number} */ now) => {
        const share = Math.max(0, Math.min(1, (now - started) / lasts));
        draw(share);
        if (share < 1) this._frame = requestAnimationFrame(step);
        else resolve();
      };
      this._hurry = () => {
        cancelAnimationFrame(this._frame);
        draw(1);
        resolve();
      };
      step(started);
    });
  }
}

/** @param {Point} from @param {Point} to */
function straight(from, to) {
  const at = (/** @type {number} */ share) => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
  return { length: Math.hypot(to.x - from.x, to.y - from.y), at };
}
