// @ts-check
/** Cards that can be dragged: whatever has `data-drag`. A tap stays a tap. */

import { h } from "./dom.js";

const THRESHOLD = 7;

/**
 * @param {HTMLElement} root
 * @param {{picture: (card: number) => Element, begin: (card: number) => void, end: (card: number, x: number, y: number) => void, cancel: () => void}} on
 */
export function makeDraggable(root, on) {
  /** @type {{card: number, x: number, y: number, size: number, ghost: HTMLElement | null, pointer: number} | null} */
  let held = null;

  /** @param {PointerEvent} event */
  function down(event) {
    const from = /** @type {Element} */ (event.target).closest("[data-drag]");
    if (!from || event.button !== 0) return;
    const { clientX: x, clientY: y, pointerId: pointer } = event;
    held = { card: Number(from.getAttribute("data-drag")), x, y, size: from.getBoundingClientRect().width, ghost: null, pointer };
  }

  /** @param {PointerEvent} event */
  function move(event) {
    if (!held || event.pointerId !== held.pointer) return;
    const far = Math.hypot(event.clientX - held.x, event.clientY - held.y);
    if (!held.ghost && far > THRESHOLD) start(event);
    if (held.ghost) held.ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -50%)`;
  }

  /** @param {PointerEvent} event */
  function start(event) {
    if (!held) return;
    root.setPointerCapture(event.pointerId);
    const ghost = h("div", { class: "case-ghost", "aria-hidden": "true" }, on.picture(held.card));
    ghost.style.width = `${Math.max(64, held.size)}px`;
    document.body.append(ghost);
    held.ghost = ghost;
    on.begin(held.card);
  }

  /** @param {PointerEvent} event */
  function up(event) {
    const { ghost, card } = held ?? {};
    held = null;
    if (!ghost || card === undefined) return;
    ghost.remove();
    root.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => root.removeEventListener("click", swallow, { capture: true }));
    on.end(card, event.clientX, event.clientY);
  }

  function drop() {
    const was = held?.ghost;
    was?.remove();
    held = null;
    if (was) on.cancel();
  }

  root.addEventListener("pointerdown", down);
  root.addEventListener("pointermove", move);
  root.addEventListener("pointerup", up);
  root.addEventListener("pointercancel", drop);
  return drop;
}

/** The click that ends a drag is none. @param {Event} event */
function swallow(event) {
  event.stopPropagation();
  event.preventDefault();
}
