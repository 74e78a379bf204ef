// @ts-check
/** The rules of a game in a few lines. */

import { h } from "./dom.js";
import { say } from "./words.js";

/** @param {string} game */
export function howToPlay(game) {
  const lines = say(`screen-how-${game}`).split("\n");
  return h("div", { class: "how-to" }, h("ul", {}, lines.map((line) => h("li", {}, line))), h("p", { class: "note" }, say("screen-how-refusals")));
}
