// @ts-check
/** The sheet at the bottom of a phone, in three heights: what to do; moves and fares; everything. */

const HEIGHTS = ["peek", "half", "full"];
const SLACK = 6;

/**
 * @param {HTMLElement} sheet @param {HTMLElement} head  what always shows @param {HTMLElement} body @param {HTMLElement} handle
 * @param {() => void} onHeight  the sheet covers more or less than before
 */
export function createSheet(sheet, head, body, handle, onHeight) {
  /** @type {{y: number, height: number, moved: boolean} | null} */
  let drag = null;

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
    if (/** @type {Element} */ (event.target).closest("button, a, summary") !== null && event.target !== handle) return;
    drag = { y: event.clientY, height: sheet.offsetHeight, moved: false };
  }

  /** @param {PointerEvent} event */
  function pull(event) {
    if (!drag || (!drag.moved && Math.abs(event.clientY - drag.y) < SLACK)) return;
    if (!drag.moved) head.setPointerCapture(event.pointerId);
    drag.moved = true;
    sheet.style.height = `${drag.height + drag.y - event.clientY}px`;
  }

  function drop() {
    if (drag?.moved) set(nearest(sheet, head));
    const wasMoved = drag?.moved;
    drag = null;
    return wasMoved;
  }

  function step() {
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
