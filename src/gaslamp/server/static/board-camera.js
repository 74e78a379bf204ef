// @ts-check
/** Where one looks at the board from: which part of it, how large. Only one transform ever changes. */

/** @typedef {{x: number, y: number}} Point */
/** @typedef {{left: number, top: number, right: number, bottom: number}} Box in units of the drawing */
/** @typedef {{x: number, y: number, scale: number}} View where the drawing's origin is, and pixels per unit */
/** @typedef {{top: number, right: number, bottom: number, left: number}} Inset pixels that something covers */

const CLOSEST = 4;
const SLACK = 0.2;
const SETTLE = 140;
const STILL = matchMedia("(prefers-reduced-motion: reduce)");

export const isStill = () => STILL.matches;

export class Camera {
  /**
   * @param {HTMLElement} frame what one looks through
   * @param {HTMLElement} sheet what moves in it; its upper left corner is that of the page
   * @param {Box} page the whole drawing
   * @param {Box} map the part of it within the frame of the map
   */
  constructor(frame, sheet, page, map) {
    this.frame = frame;
    this.sheet = sheet;
    this.page = page;
    this.map = map;
    /** @type {Inset} */
    this.inset = { top: 0, right: 0, bottom: 0, left: 0 };
    /** @type {View} */
    this.view = { x: 0, y: 0, scale: 1 };
    /** The point of the drawing one looks at; it stays when the frame changes. @type {Point} */
    this.looked = { x: 0, y: 0 };
    /** @type {() => void} */
    this.onMove = () => {};
    /** @type {() => void} called once the picture has come to rest */
    this.onRest = () => {};
    this.isWhole = true;
    this._journey = 0;
    /** @type {() => void} told when a journey is over, at its end or before */
    this._arrive = () => {};
    this._rest = 0;
  }

  /** The part of the frame that nothing covers. @returns {Box} in pixels */
  get free() {
    const { clientWidth: width, clientHeight: height } = this.frame;
    const { top, right, bottom, left } = this.inset;
    return { left, top, right: Math.max(left + 40, width - right), bottom: Math.max(top + 40, height - bottom) };
  }

  /** From the drawing to pixels of the frame. @param {Point} point @returns {Point} */
  toFrame({ x, y }) {
    const { view } = this;
    return { x: view.x + x * view.scale, y: view.y + y * view.scale };
  }

  /** And back. @param {Point} point @returns {Point} */
  toDrawing({ x, y }) {
    const { view } = this;
    return { x: (x - view.x) / view.scale, y: (y - view.y) / view.scale };
  }

  /** The smallest scale: the whole page is seen. */
  get farthest() {
    return this._scaleFor(this.page) * 0.98;
  }

  /** @param {Box} box @returns {number} */
  _scaleFor(box) {
    const { left, top, right, bottom } = this.free;
    return Math.min((right - left) / (box.right - box.left), (bottom - top) / (box.bottom - box.top));
  }

  /**
   * The view that shows a box as large as there is room, or the middle of it.
   * @param {Box} box @param {number} [closest] @param {number} [farthest] @returns {View}
   */
  fitting(box, closest = CLOSEST, farthest = 0) {
    const { left, top, right, bottom } = this.free;
    const scale = Math.min(closest, Math.max(this._scaleFor(box), this.farthest, farthest));
    const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
    return { x: (left + right) / 2 - middle.x * scale, y: (top + bottom) / 2 - middle.y * scale, scale };
  }

  /** @param {boolean} [gently] */
  showWhole(gently = false) {
    this.go(this.fitting(this.map), gently);
    this.isWhole = true;
  }

  /** @param {View} view @param {boolean} [gently] @returns {Promise<void>} */
  go(view, gently = false) {
    this.stop();
    this.isWhole = false;
    if (gently && !isStill()) return this._travel(this._held(view));
    this._put(view);
    return Promise.resolve();
  }

  stop() {
    cancelAnimationFrame(this._journey);
    this._arrive();
  }

  /** @param {number} dx @param {number} dy */
  pan(dx, dy) {
    const { x, y, scale } = this.view;
    this.isWhole = false;
    this._put({ x: x + dx, y: y + dy, scale });
  }

  /** Nearer or farther; what is at this point of the frame stays there. @param {number} factor @param {Point} at */
  zoom(factor, at) {
    this.isWhole = false;
    this._put(this._zoomed(factor, at));
  }

  /** @param {number} factor @param {Point} [at] */
  zoomGently(factor, at = this._middle()) {
    return this.go(this._zoomed(factor, at), true);
  }

  /** @param {number} factor @param {Point} at @returns {View} */
  _zoomed(factor, at) {
    const scale = Math.min(CLOSEST, Math.max(this.farthest, this.view.scale * factor));
    const there = this.toDrawing(at);
    return { x: at.x - there.x * scale, y: at.y - there.y * scale, scale };
  }

  /** Let it glide on after a throw. @param {Point} speed pixels per millisecond */
  drift(speed) {
    if (isStill() || Math.hypot(speed.x, speed.y) < 0.15) return;
    let before = performance.now();
    const step = (/** @type {number} */ now) => {
      const passed = Math.min(now - before, 40);
      before = now;
      const slower = Math.exp(-passed / 220);
      speed = { x: speed.x * slower, y: speed.y * slower };
      this.pan(speed.x * passed, speed.y * passed);
      if (Math.hypot(speed.x, speed.y) > 0.02) this._journey = requestAnimationFrame(step);
    };
    this._journey = requestAnimationFrame(step);
  }

  /** After the frame or what covers it has changed: the same place, or again the whole. */
  refresh() {
    if (this.isWhole) return this.showWhole();
    const [{ x, y }, { scale }, middle] = [this.looked, this.view, this._middle()];
    this._put({ x: middle.x - x * scale, y: middle.y - y * scale, scale });
  }

  _middle() {
    const { left, top, right, bottom } = this.free;
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  }

  /** @param {View} view @returns {View} kept from losing the board out of sight */
  _held(view) {
    const { left, top, right, bottom } = this.free;
    const { page } = this;
    const scale = Math.min(CLOSEST, Math.max(this.farthest, view.scale));
    return {
      x: held(view.x, scale, [page.left, page.right], [left, right]),
      y: held(view.y, scale, [page.top, page.bottom], [top, bottom]),
      scale,
    };
  }

  /** @param {View} view */
  _put(view) {
    this.view = this._held(view);
    this.looked = this.toDrawing(this._middle());
    const { x, y, scale } = this.view;
    const left = x + this.page.left * scale;
    const top = y + this.page.top * scale;
    this.sheet.style.transform = `translate(${left.toFixed(2)}px,${top.toFixed(2)}px) scale(${scale.toFixed(4)})`;
    this.sheet.classList.add("moving");
    clearTimeout(this._rest);
    this._rest = setTimeout(() => this._settle(), SETTLE);
    this.onMove();
  }

  _settle() {
    this.sheet.classList.remove("moving");
    this.onRest();
  }

  /** @param {View} end @returns {Promise<void>} */
  _travel(end) {
    const begin = this.view;
    const middle = this._middle();
    const [from, to] = [begin, end].map((view) => centre(view, middle));
    const far = (Math.hypot(to.x - from.x, to.y - from.y) * Math.sqrt(begin.scale * end.scale)) / 3;
    const lasts = Math.min(700, 260 + far + 140 * Math.abs(Math.log(end.scale / begin.scale)));
    const started = performance.now();
    const step = (/** @type {number} */ now) => {
      const share = Math.max(0, Math.min(1, (now - started) / lasts));
      this._put(between(begin.scale, end.scale, from, to, ease(share), this._middle()));
      if (share < 1) this._journey = requestAnimationFrame(step);
      else this._arrive();
    };
    this._journey = requestAnimationFrame(step);
    return new Promise((resolve) => (this._arrive = resolve));
  }
}

/** Slow, quick, slow. @param {number} share */
export function ease(share) {
  return share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2;
}

/** @param {View} view @param {Point} middle @returns {Point} */
function centre(view, middle) {
  return { x: (middle.x - view.x) / view.scale, y: (middle.y - view.y) / view.scale };
}

/**
 * @param {number} scale @param {number} other @param {Point} from @param {Point} to
 * @param {number} share @param {Point} middle @returns {View}
 */
function between(scale, other, from, to, share, middle) {
  const now = scale * (other / scale) ** share;
  const x = from.x + (to.x - from.x) * share;
  const y = from.y + (to.y - from.y) * share;
  return { x: middle.x - x * now, y: middle.y - y * now, scale: now };
}

/**
 * One coordinate of a view, so that the page fills the room, or lies in the middle of it if it is smaller.
 * @param {number} value @param {number} scale @param {number[]} page @param {number[]} room
 */
function held(value, scale, page, room) {
  const size = (page[1] - page[0]) * scale;
  const space = room[1] - room[0];
  if (size <= space) return room[0] + (space - size) / 2 - page[0] * scale;
  const slack = SLACK * space;
  const most = room[0] + slack - page[0] * scale;
  const least = room[1] - slack - page[1] * scale;
  return Math.min(most, Math.max(least, value));
}
