// @ts-check
/** How mirrored games stand at the end of one: who stayed free how long, and at last who has won. */

import { h } from "./dom.js";
import { say } from "./words.js";

/** @import {MirrorNews, MirrorResult} from "./messages.js" */

/** @param {MirrorNews} mirror */
export function mirrorResults({ text, verdict, results }) {
  return [
    h("h3", {}, say("screen-mirror-results")),
    h("p", { class: verdict ? "mirror-verdict" : "note" }, verdict || text),
    h("ol", {}, results.map((result) => row(result, Boolean(verdict)))),
  ];
}

/** @param {MirrorResult} result @param {boolean} isOver */
function row({ place, who, how, mine }, isOver) {
  const look = [mine && "own", isOver && place === 1 && "won"].filter(Boolean).join(" ");
  return h("li", { class: look }, h("span", { class: "n" }, isOver && place), h("span", {}, who), h("b", {}, how));
}
