// @ts-check
/** Everything that can be done, as a list of buttons grouped by pawn: the picture in words. */

import { numbered, pawnsOf } from "./chase-choice.js";
import { h, show } from "./dom.js";
import { say } from "./words.js";

/** @import {Numbered} from "./chase-choice.js" */
/** @import {ChaseScene} from "./messages.js" */

/** @param {Element} host @param {(i: number) => void} take */
export function createMoves(host, take) {
  return {
    /** @param {ChaseScene} scene */
    show(scene) {
      const groups = grouped(scene);
      show(host, groups.length ? groups.map(([title, offers]) => group(title, offers, take)) : h("p", { class: "note" }, say("hunt-moves-none")));
    },
  };
}

/**
 * The offers under the name of the pawn they are for, where they do not say it themselves; the rest at the end.
 * @param {ChaseScene} scene @returns {[string, Numbered[]][]}
 */
function grouped(scene) {
  const offers = numbered(scene.offers);
  const several = pawnsOf(scene.offers).length > 1;
  /** @type {[string, Numbered[]][]} */
  const named = scene.pawns.map((pawn) => [several ? "" : pawn.title, offers.filter((offer) => offer.pawn === pawn.pawn)]);
  const others = offers.filter((offer) => !scene.pawns.some((pawn) => pawn.pawn === offer.pawn));
  named.push([say("hunt-others"), others]);
  return named.filter(([, some]) => some.length);
}

/** @param {string} title @param {Numbered[]} offers @param {(i: number) => void} take */
function group(title, offers, take) {
  return h("section", { class: "move-group" }, title && h("h3", {}, title),
    h("ul", {}, offers.map((offer) => h("li", {},
      h("button", { type: "button", class: "move", onclick: () => take(offer.i) }, h("span", { class: "sentence" }, offer.text))))));
}
