// @ts-check
/** Free drawing on the map with a finger, a pen or the mouse; while it lasts the map itself does not move. */

import { distance } from "./board-sheet.js";

/** @typedef {import("./board-camera.js").Point} Point */

/** A stroke shorter than this is a tap, in pixels. */
const SHORT = 8;
/** How far a point may lie beside the simplified stroke, in units, and how many are left at most. */
const LOOSE = 1.6;
const MOST = 48;

/**
 * @param {import("./board.js").Board} board
 * @param {{isOn: () => boolean, draft: (points: Point[]) => void, draw: (points: Point[]) => void, tap: (at: Point) => void}} hands
 */
export function createPencil(board, hands) {
  const host = /** @type {HTMLElement} */ (board.frame.parentElement);
  /** @type {{finger: number, at: Point, points: Point[]} | null} */
  let stroke = null;

  /** @param {PointerEvent} event @returns {Point} */
  function place(event) {
    const box = board.frame.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  /** @param {PointerEvent} event */
  function begin(event) {
    if (!hands.isOn() || event.button !== 0 || !event.isPrimary) return;
    event.stopPropagation();
    const at = place(event);
    stroke = { finger: event.pointerId, at, points: [board.camera.toDrawing(at)] };
    host.setPointerCapture(event.pointerId);
  }

  /** @param {PointerEvent} event */
  function go(event) {
    if (stroke?.finger !== event.pointerId) return;
    event.stopPropagation();
    stroke.points.push(board.camera.toDrawing(place(event)));
    hands.draft(stroke.points);
  }

  /** @param {PointerEvent} event */
  function end(event) {
    if (stroke?.finger !== event.pointerId) return;
    event.stopPropagation();
    const { points, at } = stroke;
    const isLong = distance(points[0], points[points.length - 1]) * board.camera.view.scale > SHORT || points.length > 6;
    stroke = null;
    if (event.type === "pointerup" && isLong) hands.draw(simplified(points));
    else hands.draft([]);
    if (event.type === "pointerup" && !isLong) hands.tap(at);
  }

  const { signal } = board.closing;
  host.addEventListener("pointerdown", begin, { capture: true, signal });
  host.addEventListener("pointermove", go, { capture: true, signal });
  for (const name of ["pointerup", "pointercancel"]) host.addEventListener(name, (event) => end(/** @type {PointerEvent} */ (event)), { capture: true, signal });
}

/** As few points as still tell the stroke. @param {Point[]} points @returns {Point[]} */
export function simplified(points) {
  let loose = LOOSE;
  let found = straightened(points, loose);
  while (found.length > MOST) found = straightened(points, (loose *= 1.5));
  return found.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
}

/** Douglas and Peucker. @param {Point[]} points @param {number} loose @returns {Point[]} */
function straightened(points, loose) {
  const [first, last] = [points[0], points[points.length - 1]];
  const gaps = points.map((point) => beside(point, first, last));
  const widest = gaps.indexOf(Math.max(...gaps));
  if (points.length < 3 || gaps[widest] <= loose) return [first, last];
  return [...straightened(points.slice(0, widest + 1), loose).slice(0, -1), ...straightened(points.slice(widest), loose)];
}

/** From a point to the stretch between two others. @param {Point} point @param {Point} one @param {Point} other */
function beside(point, one, other) {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const along = ((point.x - one.x) * dx + (point.y - one.y) * dy) / (dx * dx + dy * dy || 1);
  const share = Math.max(0, Math.min(1, along));
  return distance(point, { x: one.x + dx * share, y: one.y + dy * share });
}
