// @ts-check
/** What part of the grid is in sight: always at one scale, round the lead, unless the layout outgrows that. */

import { HALF } from "./case-deck.js";
import { PITCH, boxAround } from "./case-layout.js";

/** @typedef {import("./case-layout.js").Point} Point */

/** A card is as large as five across and three down allow, though never smaller than this where three across fit. */
const READABLE = 0.99;
const LARGEST = 1.7;
const MOMENT = 220;
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** How large a grid is with so many cards in a row. @param {number} cards */
function span(cards) {
  return (cards - 1) * PITCH + 2 * HALF + 16;
}

/** How many pixels a unit of the drawing has, whatever lies there. @param {number} width @param {number} height */
export function scaleFor(width, height) {
  const roomy = Math.min(width / span(5), height / span(3), LARGEST);
  return roomy >= READABLE ? roomy : Math.min(READABLE, width / span(3), height / span(3));
}

/** The part of the grid to be seen: it stays about the lead as long as everything fits. @param {number} width @param {number} height @param {Point[]} cells */
export function viewFor(width, height, cells) {
  const box = boxAround(cells);
  const scale = scaleFor(width, height);
  const far = Math.max(1, (box.width * scale) / width, (box.height * scale) / height);
  const [wide, high] = [(far * width) / scale, (far * height) / scale];
  return [middle(box.left, box.width, wide) - wide / 2, middle(box.top, box.height, high) - high / 2, wide, high];
}

/** The place nearest to the lead from which all of it is in sight. @param {number} begin @param {number} size @param {number} seen */
function middle(begin, size, seen) {
  return Math.min(Math.max(0, begin + size - seen / 2), begin + seen / 2);
}

/** Moves what is in sight to where it should be. @param {SVGElement} svg @param {Element} host */
export function createFrame(svg, host) {
  /** @type {Point[]} */
  let cells = [{ x: 0, y: 0 }];
  /** @type {number[]} */
  let goal = [];
  /** @type {number[]} */
  let from = [];
  /** @type {number[]} */
  let now = [];
  let began = 0;
  const watching = new ResizeObserver(() => aim(false));
  watching.observe(host);

  /** @param {boolean} smoothly */
  function aim(smoothly) {
    if (!host.clientWidth || !host.clientHeight) return;
    const next = viewFor(host.clientWidth, host.clientHeight, cells);
    if (next.join() === goal.join()) return;
    [goal, from] = [next, smoothly && now.length ? now : next];
    began = still.matches || !smoothly ? -MOMENT : performance.now();
    glide(performance.now());
  }

  /** @param {number} time */
  function glide(time) {
    const part = Math.min(1, Math.max(0, (time - began) / MOMENT));
    now = goal.map((end, i) => end + (1 - part) ** 3 * (from[i] - end));
    svg.setAttribute("viewBox", now.map((value) => value.toFixed(1)).join(" "));
    if (part < 1) requestAnimationFrame(glide);
  }

  return {
    /** @param {Point[]} wanted */
    show(wanted) {
      cells = wanted;
      aim(true);
    },
    /** Whether all of a place is in sight. @param {Point} cell */
    holds(cell) {
      const [left, top, wide, high] = goal;
      const [x, y] = [cell.x * PITCH, cell.y * PITCH];
      return x - HALF >= left && x + HALF <= left + wide && y - HALF >= top && y + HALF <= top + high;
    },
    destroy: () => watching.disconnect(),
  };
}
