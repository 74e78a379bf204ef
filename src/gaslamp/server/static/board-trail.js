// @ts-check
/** The way somebody took: lit from where they began, as far as they have come. */

import { s } from "./dom.js";

/** @typedef {{d: string, isBackward: boolean}} Way */

/** @param {Element} layer @param {Way} way @returns {(share: number) => void} lights it up to there */
export function createTrail(layer, { d, isBackward }) {
  const paths = ["lit-glow", "lit-line"].map((name) => s("path", { class: name, d, pathLength: 1, "stroke-dasharray": "1 1" }));
  const grow = (/** @type {number} */ share) => {
    for (const path of paths) path.setAttribute("stroke-dashoffset", String((isBackward ? -1 : 1) * (1 - share)));
  };
  grow(0);
  layer.append(...paths);
  return grow;
}
