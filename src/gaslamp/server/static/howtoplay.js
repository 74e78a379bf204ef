// @ts-check
/** The rules of a game in a few lines: the short chapter of the rulebook, fetched when it is opened. */

import { h, show } from "./dom.js";
import { rulesLink, rulesOf } from "./rulelink.js";
import { tried } from "./toasts.js";
import { say } from "./words.js";

/** A fold with the rules in short and the way to all of them. @param {string} game */
export function howToPlay(game) {
  const lines = h("div");
  const fill = async () => {
    if (fold.open && !lines.childElementCount) show(lines, await tried(() => short(game)));
  };
  const fold = h("details", { class: "fold how-to", ontoggle: fill }, h("summary", {}, say("screen-how-to-play")),
    lines, h("p", { class: "note" }, say("screen-how-refusals"), " ", rulesLink(game)));
  return fold;
}

/** @param {string} game */
async function short(game) {
  const { rulesIn } = await import("./rulepanel.js");
  return rulesIn(`${rulesOf(game)}#short`);
}
