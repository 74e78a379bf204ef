// @ts-check
/** The legend: what the board's own says of its lines and marks, and what a game puts on it. */

import { isUpright } from "./chase-layout.js";
import { aboutMark, explained } from "./explain.js";
import { bring, h, s, show } from "./dom.js";
import { say } from "./words.js";

const MARKS = ["park", "monument", "river", "hideout"];
/** How the things a game puts on a board are drawn here, about the middle of a small picture. @type {Record<string, [string, string][]>} */
const PUT = {
  target: [["aim", "M-9 0A9 9 0 0 1 9 0A9 9 0 0 1-9 0"]],
  heat: [["warm", "M-11 0A11 11 0 0 1 11 0A11 11 0 0 1-11 0"]],
  ghost: [["ghost-body", "M0-10A4 4 0 0 1 3-3.4L6 8H-6L-3-3.4A4 4 0 0 1 0-10"]],
};

/** @param {HTMLDetailsElement} host */
export function createLegend(host) {
  const list = h("ul", { class: "legend-list" });
  host.append(list);
  host.open = !isUpright();
  return {
    /** Unfolded and in sight. */
    reveal() {
      host.open = true;
      bring(host);
      host.querySelector("summary")?.focus({ preventScroll: true });
    },
    /** From the drawing of the board, whose legend speaks the reader's language and the game's. @param {Element} drawing */
    show(drawing) {
      const samples = [...drawing.querySelectorAll("#border g:has(> .key)")];
      show(list, samples.map(sampleOf), Object.entries(PUT).map(([name, paths]) => putOf(name, paths)));
    },
  };
}

/** @param {Element} sample */
function sampleOf(sample) {
  const name = sample.querySelector(".key")?.textContent ?? "";
  const picture = /** @type {SVGGElement} */ (sample.cloneNode(true));
  picture.querySelector(".key")?.remove();
  const isMark = picture.classList.contains("mark");
  picture.removeAttribute("transform");
  return item(name, keyOf(picture), s("svg", { class: "board", viewBox: isMark ? "-12 -9 24 18" : boxOf(picture), "aria-hidden": true }, picture));
}

/** Two stops and a line between them, or a crossing. @param {Element} picture */
function boxOf(picture) {
  return picture.querySelector(".junction") ? "-8 -13 36 26" : "-13 -13 72 26";
}

/** The text about what a sample shows. @param {Element} picture */
function keyOf(picture) {
  if (picture.classList.contains("crime")) return aboutMark("crime");
  const mark = MARKS.find((name) => picture.classList.contains(`of-${name}`));
  return mark ? aboutMark(mark) : picture.querySelector(".line.ferry") ? "hunt-about-ferry" : "hunt-about-ride";
}

/** @param {string} name @param {[string, string][]} paths */
function putOf(name, paths) {
  const picture = s("svg", { class: "board", viewBox: "-13 -13 26 26", "aria-hidden": true }, paths.map(([kind, d]) => s("path", { class: kind, d })));
  return item(say(name === "heat" ? "hunt-possible" : `hunt-${name}`), `hunt-about-${name}`, picture);
}

/** @param {string} name @param {string} key @param {Element} picture */
function item(name, key, picture) {
  return h("li", { tabindex: 0, ...explained(key, name) }, picture, h("span", {}, name));
}
