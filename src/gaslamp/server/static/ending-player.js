// @ts-check
/** Goes along a way: by itself, step by step, or to a stop somebody looks at. Without motion it begins at the end. */

/** @import {RouteStop} from "./messages.js" */

/** @typedef {import("./ending-map.js").Chart} Chart */

/** Milliseconds for a ride and for a look at the stop it leads to. */
const RIDE = 420;
const LOOK = 260;

export class Player {
  /** @param {Chart | null} map @param {() => void} onstep */
  constructor(map, onstep) {
    this.map = map;
    this.onstep = onstep;
    /** @type {RouteStop[]} */
    this.stops = [];
    this.at = 0;
    /** A stop that is only looked at. @type {number | null} */
    this.peeked = null;
    this.isPlaying = false;
    this.isLast = true;
    this._frame = 0;
    this._timer = 0;
  }

  /** The stop that is looked at. */
  get seen() {
    return this.peeked ?? this.at;
  }

  get stop() {
    return this.stops[this.at];
  }

  /** @param {RouteStop[]} stops @param {{isNews: boolean, isLast: boolean}} how whether it plays by itself, whether it ends where the pawns are now */
  load(stops, { isNews, isLast }) {
    this.pause();
    this.stops = stops;
    this.isLast = isLast;
    this.peeked = null;
    this.at = stops.length - 1;
    this.map?.frame(stops);
    if (isNews && this.map && !this.map.isStill) this.toggle();
    else this._show();
  }

  /** Plays on, from the start if it was at the end; or stops. */
  toggle() {
    if (this.isPlaying) return this.pause();
    if (this.at === this.stops.length - 1) this.at = 0;
    this.isPlaying = true;
    this._show();
    this._timer = setTimeout(() => this._advance(), LOOK);
  }

  pause() {
    this.isPlaying = false;
    clearTimeout(this._timer);
    cancelAnimationFrame(this._frame);
    this.map?.grow(1);
    if (this.stops.length) this.onstep();
  }

  /** @param {number} by */
  step(by) {
    this.go(Math.max(0, Math.min(this.stops.length - 1, this.at + by)));
  }

  /** @param {number} at */
  go(at) {
    this.pause();
    this.at = at;
    this.peeked = null;
    this._show();
  }

  /** Looks at a stop without going there. @param {number | null} n */
  peek(n) {
    if (this.isPlaying || this.peeked === n) return;
    this.peeked = n;
    this._show();
  }

  _advance() {
    if (!this.isPlaying) return;
    this.at += 1;
    this._show();
    this._ride(() => (this.at < this.stops.length - 1 ? (this._timer = setTimeout(() => this._advance(), LOOK)) : this.pause()));
  }

  /** @param {() => void} done */
  _ride(done) {
    if (this.map?.isStill) return done();
    const began = performance.now();
    const draw = (/** @type {number} */ now) => {
      const share = Math.max(0, Math.min(1, (now - began) / RIDE));
      this.map?.grow(share);
      if (share < 1) this._frame = requestAnimationFrame(draw);
      else done();
    };
    draw(began);
  }

  _show() {
    const isEnd = this.isLast && this.peeked === null && this.at === this.stops.length - 1;
    const isWhole = this.peeked !== null && this.peeked > this.at;
    this.map?.show({ stops: this.stops, upto: isWhole ? Number(this.peeked) : this.at, chosen: this.seen, isEnd });
    this.onstep();
  }
}
