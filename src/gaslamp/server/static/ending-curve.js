// @ts-check
/** What could be known at each step: how many stations were still possible, as a small curve. */

import { s, show } from "./dom.js";
import { say } from "./words.js";

/** @import {RouteStop} from "./messages.js" */

const WIDE = 296;
const TALL = 92;
const PAD = { left: 26, right: 8, top: 12, bottom: 16 };
/** Numbers under the curve: not more than there is room for. */
const TICKS = 8;

/** @param {{peek(n: number | null): void, go(n: number): void}} hands */
export function createCurve(hands) {
  const element = s("svg", { class: "ending-curve", viewBox: `0 0 ${WIDE} ${TALL}`, role: "img", onpointerleave: () => hands.peek(null) });
  /** @type {RouteStop[]} */
  let drawn = [];
  const marker = s("g", { class: "marker" });

  /** @param {RouteStop[]} stops */
  function draw(stops) {
    drawn = stops;
    const at = placing(stops);
    element.setAttribute("aria-label", say("screen-way-curve"));
    show(element, axes(stops, at), curve(stops, at), shown(stops, at), marker, columns(stops, at));
  }

  /** Broad strips that a finger can find. @param {RouteStop[]} stops @param {At} at */
  function columns(stops, at) {
    const wide = (WIDE - PAD.left - PAD.right) / Math.max(1, stops.length - 1);
    return stops.map(({ n }) => s("rect", { class: "column", "data-entry": n, x: at(n, 1).x - wide / 2, y: 0, width: wide, height: TALL,
      onpointerenter: () => hands.peek(n), onclick: () => hands.go(n) }));
  }

  return {
    element,
    /** @param {RouteStop[]} stops @param {number} seen */
    show(stops, seen) {
      if (drawn !== stops) draw(stops);
      const stop = stops[seen];
      if (!stop) return;
      const { x, y } = placing(stops)(seen, stop.possible.length);
      const isRight = x > WIDE - 60;
      show(marker, s("path", { d: `M${x} ${PAD.top - 4}V${TALL - PAD.bottom}` }), s("circle", { cx: x, cy: y, r: 4.2 }),
        s("text", { x: isRight ? x - 7 : x + 7, y: Math.max(PAD.top + 2, y - 5), "text-anchor": isRight ? "end" : "start" }, stop.possible.length));
    },
  };
}

/** @typedef {(n: number, count: number) => {x: number, y: number}} At */

/** @param {RouteStop[]} stops @returns {At} */
function placing(stops) {
  const most = Math.max(2, ...stops.map(({ possible }) => possible.length));
  const [wide, tall] = [WIDE - PAD.left - PAD.right, TALL - PAD.top - PAD.bottom];
  return (n, count) => ({ x: PAD.left + (wide * n) / Math.max(1, stops.length - 1), y: PAD.top + tall * (1 - count / most) });
}

/** @param {RouteStop[]} stops @param {At} at */
function axes(stops, at) {
  const most = Math.max(2, ...stops.map(({ possible }) => possible.length));
  const every = Math.ceil(stops.length / TICKS);
  const ticks = stops.filter(({ n }) => n % every === 0);
  return s("g", { class: "axes" }, s("path", { d: `M${PAD.left} ${TALL - PAD.bottom}H${WIDE - PAD.right}M${PAD.left} ${at(0, most).y}H${WIDE - PAD.right}` }),
    s("text", { x: PAD.left - 5, y: at(0, most).y + 4, "text-anchor": "end" }, most),
    ticks.map(({ n }) => s("text", { x: at(n, 0).x, y: TALL - 3, "text-anchor": "middle" }, n)));
}

/** @param {RouteStop[]} stops @param {At} at */
function curve(stops, at) {
  const points = stops.map(({ n, possible }) => at(n, possible.length)).map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  const floor = TALL - PAD.bottom;
  return [s("path", { class: "area", d: `M${PAD.left} ${floor}L${points.join("L")}V${floor}Z` }), s("path", { class: "line", d: `M${points.join("L")}` })];
}

/** Where he showed himself. @param {RouteStop[]} stops @param {At} at */
function shown(stops, at) {
  return stops.filter(({ surfaced }) => surfaced).map(({ n, possible }) => s("circle", { class: "surfaced", cx: at(n, possible.length).x, cy: at(n, possible.length).y, r: 3.2 }));
}
