// @ts-check
/** Fingers, mouse and wheel on the board. */

import { distance } from "./board-sheet.js";

/** @typedef {import("./board-camera.js").Camera} Camera */
/** @typedef {import("./board-camera.js").Point} Point */
/** @typedef {{tap: (at: Point) => boolean, hover: (at: Point | null) => void, touch: (event: Event) => void}} Listener
 * `tap` says whether a station was meant; `touch` is told of whatever is done to the board */

const STIR = 7;
const TWICE = { within: 320, near: 32 };

export class Gestures {
  /** @param {HTMLElement} frame @param {Camera} camera @param {Listener} listener */
  constructor(frame, camera, listener) {
    this.frame = frame;
    this.camera = camera;
    this.listener = listener;
    /** @type {Map<number, Point>} */
    this.fingers = new Map();
    /** @type {Point | null} where a tap began that may still become one */
    this.pressed = null;
    /** @type {{at: Point, when: number}} */
    this.tapped = { at: { x: 0, y: 0 }, when: -Infinity };
    /** @type {{at: Point, when: number}[]} */
    this.trail = [];
    this._listen();
  }

  _listen() {
    const { frame } = this;
    frame.addEventListener("pointerdown", (event) => this._down(event));
    frame.addEventListener("pointermove", (event) => this._move(event));
    frame.addEventListener("pointerup", (event) => this._up(event));
    frame.addEventListener("pointercancel", (event) => this._lift(event));
    frame.addEventListener("pointerleave", () => this.listener.hover(null));
    frame.addEventListener("wheel", (event) => this._wheel(event), { passive: false });
  }

  /** @param {MouseEvent} event @returns {Point} */
  _at(event) {
    const box = this.frame.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  /** @param {PointerEvent} event */
  _down(event) {
    if (event.button !== 0) return;
    this.listener.touch(event);
    this.camera.stop();
    this.fingers.set(event.pointerId, this._at(event));
    this.pressed = this.fingers.size === 1 ? this._at(event) : null;
    this.trail = [];
  }

  /** @param {PointerEvent} event */
  _move(event) {
    const at = this._at(event);
    const before = this.fingers.get(event.pointerId);
    if (!before) return this.listener.hover(event.pointerType === "mouse" ? at : null);
    if (this.pressed && distance(at, this.pressed) < STIR) return;
    this._grab(event.pointerId);
    if (this.fingers.size === 2) this._pinch(event.pointerId, at);
    else if (this.fingers.size === 1) this.camera.pan(at.x - before.x, at.y - before.y);
    this.fingers.set(event.pointerId, at);
    this.trail = [...this.trail.slice(-5), { at, when: event.timeStamp }];
  }

  /** It is no tap any more, and follows the finger even beyond the frame. @param {number} finger */
  _grab(finger) {
    if (!this.frame.hasPointerCapture(finger)) this.frame.setPointerCapture(finger);
    this.pressed = null;
    this.frame.classList.add("held");
  }

  /** @param {number} moved @param {Point} at */
  _pinch(moved, at) {
    const other = [...this.fingers].find(([id]) => id !== moved)?.[1];
    const before = this.fingers.get(moved);
    if (!other || !before) return;
    const [was, is] = [midway(before, other), midway(at, other)];
    this.camera.pan(is.x - was.x, is.y - was.y);
    this.camera.zoom(distance(at, other) / Math.max(1, distance(before, other)), is);
  }

  /** @param {PointerEvent} event */
  _up(event) {
    const wasTap = this.pressed && this.fingers.has(event.pointerId);
    const wasLast = this.fingers.size === 1;
    this._lift(event);
    if (wasTap) this._tap(this._at(event), event.timeStamp);
    else if (wasLast) this.camera.drift(this._speed(event.timeStamp));
  }

  /** @param {PointerEvent} event */
  _lift(event) {
    this.fingers.delete(event.pointerId);
    this.pressed = null;
    if (!this.fingers.size) this.frame.classList.remove("held");
  }

  /** @param {Point} at @param {number} when */
  _tap(at, when) {
    const isTwice = when - this.tapped.when < TWICE.within && distance(at, this.tapped.at) < TWICE.near;
    if (this.listener.tap(at)) this.tapped.when = -Infinity;
    else if (isTwice) this.camera.zoomGently(2, at);
    else this.tapped = { at, when };
  }

  /** How fast the finger was of late. @param {number} now @returns {Point} */
  _speed(now) {
    const recent = this.trail.filter(({ when }) => now - when < 90);
    const [first, last] = [recent[0], recent.at(-1)];
    if (!first || !last || last.when - first.when < 8) return { x: 0, y: 0 };
    const passed = last.when - first.when;
    return { x: (last.at.x - first.at.x) / passed, y: (last.at.y - first.at.y) / passed };
  }

  /** @param {WheelEvent} event */
  _wheel(event) {
    event.preventDefault();
    this.listener.touch(event);
    this.camera.stop();
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 24 : 1);
    const strength = event.ctrlKey ? 0.011 : 0.0018; // a pinch on a touchpad comes as small steps with Control
    this.camera.zoom(Math.exp(-Math.max(-240, Math.min(240, pixels)) * strength), this._at(event));
  }
}

/** @param {Point} p @param {Point} q @returns {Point} */
function midway(p, q) {
  return { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 };
}
