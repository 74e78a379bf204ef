// @ts-check
/** Things that can be dragged, by mouse or finger: whatever has `data-drag`. A tap stays a tap. */

import { h } from "./dom.js";

const THRESHOLD = 7;
const HOME = 220;
const SNAP = 120;
const SMALLEST = 56;
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** @typedef {{kind: string, what: string}} Thing what `data-drag` says: `card:12`, `token:cyber` … */
/** @typedef {{thing: Thing, x: number, y: number, from: DOMRect, ghost: HTMLElement | null, pointer: number}} Held */
/**
 * @typedef {object} Places where things go
 * @property {(thing: Thing) => Element} picture
 * @property {(thing: Thing) => void} begin
 * @property {(thing: Thing, x: number, y: number) => void} over
 * @property {(thing: Thing, x: number, y: number) => DOMRect | null} drop where it comes to rest; nowhere: it goes back
 * @property {() => void} leave it is in nobody's hand any more
 */

/** @param {HTMLElement} root @param {Places} on */
export function makeDraggable(root, on) {
  /** @type {Held | null} */
  let held = null;

  /** @param {PointerEvent} event */
  function down(event) {
    const from = /** @type {Element} */ (event.target).closest("[data-drag]");
    if (!from || event.button !== 0 || held) return;
    const [kind, what] = (from.getAttribute("data-drag") ?? "").split(/:(.*)/);
    held = { thing: { kind, what }, x: event.clientX, y: event.clientY, from: from.getBoundingClientRect(), ghost: null, pointer: event.pointerId };
  }

  /** @param {PointerEvent} event */
  function move(event) {
    if (!held || event.pointerId !== held.pointer) return;
    const far = Math.hypot(event.clientX - held.x, event.clientY - held.y);
    if (!held.ghost && far > THRESHOLD) start(held);
    if (!held.ghost) return;
    put(held.ghost, event.clientX, event.clientY);
    on.over(held.thing, event.clientX, event.clientY);
  }

  /** @param {Held} now */
  function start(now) {
    root.setPointerCapture(now.pointer);
    const ghost = h("div", { class: "case-ghost", "aria-hidden": "true" }, on.picture(now.thing));
    ghost.style.width = `${Math.max(SMALLEST, now.from.width)}px`;
    document.body.append(ghost);
    now.ghost = ghost;
    root.classList.add("dragging");
    on.begin(now.thing);
  }

  /** @param {PointerEvent} event */
  function up(event) {
    if (!held || event.pointerId !== held.pointer) return;
    const { ghost, thing, from } = held;
    if (!ghost) return drop();
    root.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => root.removeEventListener("click", swallow, { capture: true }));
    const rest = on.drop(thing, event.clientX, event.clientY);
    settle(ghost, rest ?? from, rest ? SNAP : HOME);
    done();
  }

  function drop() {
    const was = held;
    done();
    if (was?.ghost) settle(was.ghost, was.from, HOME);
  }

  function done() {
    const isHeld = held?.ghost;
    held = null;
    root.classList.remove("dragging");
    if (isHeld) on.leave();
  }

  root.addEventListener("pointerdown", down);
  root.addEventListener("pointermove", move);
  root.addEventListener("pointerup", up);
  root.addEventListener("pointercancel", drop);
  return drop;
}

/** @param {HTMLElement} ghost @param {number} x @param {number} y */
function put(ghost, x, y) {
  ghost.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
}

/** It glides to where it lies from now on. @param {HTMLElement} ghost @param {DOMRect} to @param {number} time */
function settle(ghost, to, time) {
  const away = () => ghost.remove();
  if (still.matches) return away();
  const before = ghost.style.transform;
  put(ghost, to.left + to.width / 2, to.top + to.height / 2);
  const size = Math.min(1, to.width / (ghost.offsetWidth || 1));
  const frames = [{ transform: before }, { transform: `${ghost.style.transform} scale(${size})` }];
  ghost.animate(frames, { duration: time, easing: "ease-out", fill: "forwards" }).finished.then(away, away);
}

/** The click that ends a drag is none. @param {Event} event */
function swallow(event) {
  event.stopPropagation();
  event.preventDefault();
}
