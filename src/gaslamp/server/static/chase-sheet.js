// @ts-check
/** The sheet of a phone held upright: docked below the map, or over all of it while somebody reads. */

const SLACK = 6;

/** @param {HTMLElement} sheet @param {HTMLElement} handle @param {HTMLElement} body what is read from its beginning */
export function createSheet(sheet, handle, body) {
  /** @type {number | null} where a finger took hold of it */
  let held = null;
  let wasMoved = false;

  /** @param {boolean} isFull */
  function set(isFull) {
    sheet.classList.toggle("full", isFull);
    handle.setAttribute("aria-expanded", String(isFull));
    sheet.scrollTop = body.scrollTop = 0;
  }

  /** @param {PointerEvent} event */
  function grab(event) {
    handle.setPointerCapture(event.pointerId); // a mouse is quickly somewhere else
    held = event.clientY;
    wasMoved = false;
  }

  /** A pull upwards opens it, a pull downwards closes it. @param {PointerEvent} event */
  function pull(event) {
    if (held === null || Math.abs(event.clientY - held) < SLACK) return;
    wasMoved = true;
    set(event.clientY < held);
  }

  /** A pull that ends on the handle is no click. @param {MouseEvent} event */
  function flip(event) {
    if (!wasMoved || !event.detail) set(!sheet.classList.contains("full"));
    wasMoved = false;
  }

  const drop = () => (held = null);
  handle.addEventListener("pointerdown", grab);
  handle.addEventListener("pointermove", pull);
  handle.addEventListener("pointerup", drop);
  handle.addEventListener("pointercancel", drop);
  handle.addEventListener("click", flip);
  set(false);
  return { close: () => set(false) };
}
