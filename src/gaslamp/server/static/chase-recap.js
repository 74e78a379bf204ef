// @ts-check
/** Since my last turn: a line for each pawn or happening, with its reason for whoever asks. */

import { h, renew } from "./dom.js";
import { say } from "./words.js";

/** @import {ChaseScene, Happening} from "./messages.js" */

/**
 * @typedef {{figure(pawn: number): Element | null, why(events: number[]): string}} Hands  `why` is what bots said of these events
 * @param {HTMLElement} host @param {Hands} hands
 */
export function createRecap(host, hands) {
  const list = h("ul", { class: "recap-lines" });
  host.append(list);
  return {
    /** @param {ChaseScene} scene */
    show({ recap, over }) {
      host.hidden = !recap.lines.length || over.length > 0;
      renew(list, [recap.lines, say("hunt-why")], () => recap.lines.map((line) => lineOf(line, hands)));
    },
  };
}

/** @param {Happening} line @param {Hands} hands */
function lineOf({ text, pawn, events }, hands) {
  const why = hands.why(events);
  return h("li", {}, pawn === undefined ? h("i", { class: "recap-dot", "aria-hidden": true }) : hands.figure(pawn), why ? reasoned(text, why) : h("span", {}, text));
}

/** @param {string} text @param {string} why */
function reasoned(text, why) {
  return h("details", { class: "recap-why" }, h("summary", {}, h("span", {}, text), h("span", { class: "why ask-why" }, say("hunt-why"))), h("small", { class: "why" }, why));
}
