// @ts-check
/** What the detectives' tokens have told, in a list: who asked, after which move, and the answer. */

import { ticket } from "./chase-tickets.js";
import { h, renew } from "./dom.js";
import { say } from "./words.js";

/** @import {ChaseScene, TokenClue} from "./messages.js" */

/** @param {HTMLElement} host */
export function createClues(host) {
  const list = h("ol", { class: "clue-list" });
  host.append(list);
  return {
    /** @param {ChaseScene} scene */
    show({ clues }) {
      host.hidden = !clues.length;
      renew(list, [clues, say("hunt-stale")], () => clues.map(clueOf));
    },
  };
}

/** @param {TokenClue} clue */
function clueOf(clue) {
  const faint = clue.stale ? "stale" : `age-${Math.min(clue.age, 3)}`;
  return h("li", { class: `clue ${faint}` },
    h("span", { class: "clue-sign", "aria-hidden": true }, signOf(clue)),
    h("div", {}, h("p", {}, clue.text), h("p", { class: "note" }, [clue.who, clue.when, clue.stale && say("hunt-stale")].filter(Boolean).join(" · "))));
}

/** What it is about, as it is drawn on the board. @param {TokenClue} clue */
function signOf({ kind, quarter, fare, station, symbol, carries }) {
  if (kind === "ban") return ticket(fare ?? "", "");
  if (kind === "quarter") return quarter;
  return kind === "symbol" ? h("i", { class: `clue-symbol ${symbol} ${carries ? "" : "denied"}` }) : station;
}
