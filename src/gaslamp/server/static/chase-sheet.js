// @ts-check
/** The sheet at the bottom of a phone, in three heights: what to do; moves and fares; everything. */

const HEIGHTS = ["peek", "half", "full"];
const SLACK = 6;

/**
 * @param {HTMLElement} sheet @param {HTMLElement} head  what always shows @param {HTMLElement} body @param {HTMLElement} handle
 * @param {() => void} onHeight  the sheet covers more or less than before
 */
export function createSheet(sheet, head, body, handle, onHeight) {
  /** @type {{y: number, height: number} | null} */
  let drag = null;
  let wasMoved = false;

  /** @param {string} height */
  function set(height) {
    sheet.dataset.height = height;
    sheet.style.removeProperty("height");
    body.scrollTop = 0;
    handle.setAttribute("aria-expanded", String(height !== "peek"));
    onHeight();
  }

  /** @param {PointerEvent} event */
  function grab(event) {
    const target = /** @type {Element} */ (event.target);
    if (target.closest("button, a, summary") !== null && target !== handle) return;
    target.setPointerCapture(event.pointerId); // a mouse is quickly somewhere else
    drag = { y: event.clientY, height: sheet.offsetHeight };
    wasMoved = false;
  }

  /** @param {PointerEvent} event */
  function pull(event) {
    if (!drag || (!wasMoved && Math.abs(event.clientY - drag.y) < SLACK)) return;
    wasMoved = true;
    sheet.style.height = `${Math.max(head.offsetHeight, drag.height + drag.y - event.clientY)}px`;
  }

  function drop() {
    if (drag && wasMoved) set(nearest(sheet, head));
    drag = null;
  }

  /** The next height; a drag that ends on the handle is no click. @param {MouseEvent} event */
  function step(event) {
    if (wasMoved && event.detail) return;
    const at = HEIGHTS.indexOf(sheet.dataset.height ?? "peek");
    set(HEIGHTS[(at + 1) % HEIGHTS.length]);
  }

  const watch = new ResizeObserver(() => {
    sheet.style.setProperty("--peek", `${head.offsetHeight}px`);
    onHeight();
  });
  watch.observe(head);
  head.addEventListener("pointerdown", grab);
  head.addEventListener("pointermove", pull);
  head.addEventListener("pointerup", drop);
  head.addEventListener("pointercancel", drop);
  handle.addEventListener("click", step);
  set("peek");
  return { set, destroy: () => watch.disconnect() };
}

/** The height that is closest to where the sheet was let go. @param {HTMLElement} sheet @param {HTMLElement} head */
function nearest(sheet, head) {
  const whole = /** @type {HTMLElement} */ (sheet.parentElement).offsetHeight;
  const marks = [head.offsetHeight, whole * 0.55, whole];
  const gaps = marks.map((mark) => Math.abs(mark - sheet.offsetHeight));
  return HEIGHTS[gaps.indexOf(Math.min(...gaps))];
}
