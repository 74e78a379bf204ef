// @ts-check
/**
 * Where one looks at the board from: which part of it, how large. Only one transform ever changes.
 * Law: the player chooses the view; whatever moves it besides leads back there.
 */

/** @typedef {{x: number, y: number}} Point */
/** @typedef {{left: number, top: number, right: number, bottom: number}} Box in units of the drawing */
/** @typedef {{x: number, y: number, scale: number}} View where the drawing's origin is, and pixels per unit */
/** @typedef {"auto" | "whole" | "free"} Mode who chose the view: nobody yet, a player the whole board, or a part of it */

const CLOSEST = 4;
/** So many pixels may be seen beyond the edge of the map. */
const MARGIN = 12;
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
    /** @type {View} */
    this.view = { x: 0, y: 0, scale: 1 };
    /** @type {Mode} */
    this.mode = "auto";
    /** What the player looks at, or is first shown where the whole board cannot be read: a point and a scale. @type {View} */
    this.chosen = { x: (map.left + map.right) / 2, y: (map.top + map.bottom) / 2, scale: 0 };
    /** The smallest scale at which everything can be read. */
    this.readable = 0;
    /** @type {() => void} called once the picture has come to rest */
    this.onRest = () => {};
    this._journey = 0;
    /** @type {() => void} told when a journey is over, at its end or before */
    this._arrive = () => {};
    this._rest = 0;
  }

  /** What one looks through. @returns {Box} in pixels */
  get room() {
    return { left: 0, top: 0, right: this.frame.clientWidth, bottom: this.frame.clientHeight };
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

  /** The smallest scale: the whole map is seen. */
  get farthest() {
    return this._scaleFor(this.map);
  }

  /** @param {Box} box @returns {number} */
  _scaleFor(box) {
    const { right, bottom } = this.room;
    return Math.min(right / (box.right - box.left), bottom / (box.bottom - box.top));
  }

  /** The smallest scale at which the map fills the frame. */
  get _filling() {
    const { room, map } = this;
    return Math.max(room.right / (map.right - map.left), room.bottom / (map.bottom - map.top));
  }

  /** The view that shows a box as large as there is room, or the middle of it. @param {Box} box @param {number} [closest] @returns {View} */
  fitting(box, closest = CLOSEST) {
    const scale = Math.min(closest, Math.max(this._scaleFor(box), this.farthest));
    return this._around({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2, scale });
  }

  /** With this point in the middle. @param {View} at @returns {View} */
  _around({ x, y, scale }) {
    const middle = this._middle();
    return this._held({ x: middle.x - x * scale, y: middle.y - y * scale, scale });
  }

  /** Whether the whole board can be read at once, so that there is no need ever to move. */
  get isRoomy() {
    return this.farthest >= this.readable - 0.005;
  }

  /** Whether a part of the board is shown that nobody chose: then home moves along with what matters. */
  get isLent() {
    return this.mode === "auto" && !this.isRoomy && this.chosen.scale > 0;
  }

  /** Where one comes back to. @returns {View} */
  get home() {
    return this.isLent || this.mode === "free" ? this._around(this.chosen) : this.fitting(this.map);
  }

  /** As little from home as brings a box into sight, and no farther off than can be read. @param {Box} box @returns {View} */
  showing(box) {
    const { home, room } = this;
    const scale = Math.min(home.scale, Math.max(this._scaleFor(box), this.readable, this._filling));
    const view = this._around({ ...centre(home, this._middle()), scale });
    return this._held({
      x: view.x + shift(view.x + box.left * scale, view.x + box.right * scale, room.right),
      y: view.y + shift(view.y + box.top * scale, view.y + box.bottom * scale, room.bottom),
      scale,
    });
  }

  /** The player wants to see the whole board. */
  showWhole() {
    this.mode = "whole";
    return this.go(this.home, true);
  }

  /** The player wants to look from here. @param {View} view */
  choose(view) {
    this._keep(view);
    return this.go(this.home, true);
  }

  /** @param {View} view */
  _keep(view) {
    this.mode = "free";
    this.settle(view);
  }

  /** Remember what is in the middle. @param {View} view */
  settle(view) {
    this.chosen = { ...centre(view, this._middle()), scale: view.scale };
  }

  /** @param {View} view @param {boolean} [gently] @returns {Promise<void>} */
  go(view, gently = false) {
    this.stop();
    const end = this._held(view);
    if (gently && !isStill() && !isSame(end, this.view)) return this._travel(end);
    this._put(end);
    return Promise.resolve();
  }

  stop() {
    cancelAnimationFrame(this._journey);
    this._arrive();
  }

  /** @param {number} dx @param {number} dy */
  pan(dx, dy) {
    const { x, y, scale } = this.view;
    this._move({ x: x + dx, y: y + dy, scale });
  }

  /** Nearer or farther; what is at this point of the frame stays there. @param {number} factor @param {Point} at */
  zoom(factor, at) {
    this._move(this._zoomed(factor, at));
  }

  /** The player moves the map. @param {View} view */
  _move(view) {
    this._put(view);
    this._keep(this.view);
  }

  /** @param {number} factor @param {Point} [at] */
  zoomGently(factor, at = this._middle()) {
    return this.choose(this._zoomed(factor, at));
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

  /** After the frame has changed. */
  refresh() {
    this.stop();
    this._put(this.home);
  }

  _middle() {
    const { right, bottom } = this.room;
    return { x: right / 2, y: bottom / 2 };
  }

  /** @param {View} view @returns {View} kept from losing the board out of sight */
  _held(view) {
    const { left, top, right, bottom } = this.room;
    const { map } = this;
    const scale = Math.min(CLOSEST, Math.max(this.farthest, view.scale));
    return {
      x: held(view.x, scale, [map.left, map.right], [left, right]),
      y: held(view.y, scale, [map.top, map.bottom], [top, bottom]),
      scale,
    };
  }

  /** @param {View} view */
  _put(view) {
    this.view = this._held(view);
    const { x, y, scale } = this.view;
    const left = x + this.page.left * scale;
    const top = y + this.page.top * scale;
    this.sheet.style.transform = `translate(${left.toFixed(2)}px,${top.toFixed(2)}px) scale(${scale.toFixed(4)})`;
    this.sheet.classList.add("moving");
    clearTimeout(this._rest);
    this._rest = setTimeout(() => this._settle(), SETTLE);
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

/** @param {View} one @param {View} other */
function isSame(one, other) {
  return Math.abs(one.x - other.x) < 0.5 && Math.abs(one.y - other.y) < 0.5 && Math.abs(one.scale / other.scale - 1) < 0.001;
}

/** How far a stretch must move to lie within a room; one that is longer, so that its middle does. @param {number} begin @param {number} end @param {number} room */
function shift(begin, end, room) {
  if (end - begin > room) return room / 2 - (begin + end) / 2;
  return Math.max(0, -begin) - Math.max(0, end - room);
}

/**
 * One coordinate of a view, so that the map fills the room, or lies in the middle of it if it is smaller.
 * @param {number} value @param {number} scale @param {number[]} map @param {number[]} room
 */
function held(value, scale, map, room) {
  const size = (map[1] - map[0]) * scale;
  const space = room[1] - room[0];
  if (size <= space) return room[0] + (space - size) / 2 - map[0] * scale;
  const most = room[0] + MARGIN - map[0] * scale;
  const least = room[1] - MARGIN - map[1] * scale;
  return Math.min(most, Math.max(least, value));
}
