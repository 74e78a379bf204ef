// @ts-check
/** Everything that can be done, as a list of buttons grouped by pawn: the picture in words. */

import { numbered, pawnsOf } from "./chase-choice.js";
import { h, show } from "./dom.js";
import { say } from "./words.js";

/** @param {Element} host @param {(i: number) => void} take */
export function createMoves(host, take) {
  return {
    /** @param {any} scene */
    show(scene) {
      const groups = grouped(scene);
      show(host, groups.length ? groups.map(([title, offers]) => group(title, offers, take)) : h("p", { class: "note" }, say("hunt-moves-none")));
    },
  };
}

/**
 * The offers under the name of the pawn they are for, where they do not say it themselves; the rest at the end.
 * @param {any} scene @returns {[string, any[]][]}
 */
function grouped(scene) {
  const offers = numbered(scene.offers);
  const several = pawnsOf(scene.offers).length > 1;
  const named = scene.pawns.map((/** @type {any} */ pawn) => [several ? "" : pawn.title, offers.filter((offer) => offer.pawn === pawn.pawn)]);
  const others = offers.filter((offer) => !scene.pawns.some((/** @type {any} */ pawn) => pawn.pawn === offer.pawn));
  return [...named, [say("hunt-others"), others]].filter(([, some]) => some.length);
}

/** @param {string} title @param {any[]} offers @param {(i: number) => void} take */
function group(title, offers, take) {
  return h("section", { class: "move-group" }, title && h("h3", {}, title),
    h("ul", {}, offers.map((offer) => h("li", {},
      h("button", { type: "button", class: "move", onclick: () => take(offer.i) }, h("span", { class: "sentence" }, offer.text))))));
}
