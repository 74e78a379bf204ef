// @ts-check
/** How a lead was solved, for whoever wants to look. */

import { h, show } from "./dom.js";
import { say } from "./words.js";
import { drawLayout } from "./case-layout.js";

/** @typedef {import("./case-account.js").Solution} Solution */
/** @typedef {import("./case-deck.js").Deck} Deck */

export function createReveal() {
  const dialog = h("dialog", { class: "case-dialog panel", "aria-labelledby": "case-solution", onclick: shut });

  /** @param {Deck} deck @param {Solution} solution */
  function open(deck, solution) {
    const close = h("button", { class: "button", type: "button", onclick: () => dialog.close() }, say("bench-close"));
    show(dialog, h("h2", { id: "case-solution" }, solution.told), drawLayout(deck, solution.layout), words(deck, solution), close);
    dialog.showModal();
  }

  /** The cards of it, for whoever does not see it. @param {Deck} deck @param {Solution} solution */
  function words(deck, solution) {
    return h("ul", { class: "unseen" }, solution.layout.cards.map((laid) => h("li", {}, deck.nameOf(laid.card))));
  }

  /** A tap beside it. @param {Event} event */
  function shut(event) {
    if (event.target === dialog) dialog.close();
  }

  return { dialog, open };
}
