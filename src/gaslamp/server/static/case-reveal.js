// @ts-check
/** How a lead was solved: shown for a moment when it happens, and again whenever somebody wants to look. */

import { h, show } from "./dom.js";
import { say } from "./words.js";
import { drawLayout } from "./case-layout.js";

/** @typedef {import("./case-account.js").Solution} Solution */
/** @typedef {import("./case-deck.js").Deck} Deck */

const MOMENT = 5000;

export function createReveal() {
  const flash = h("div", { class: "case-reveal panel", hidden: true, "aria-hidden": "true", onclick: hide });
  const dialog = h("dialog", { class: "case-dialog panel", onclick: shut });
  let timer = 0;

  /** @param {Deck} deck @param {Solution} solution */
  function appear(deck, solution) {
    show(flash, h("p", {}, solution.told), drawLayout(deck, solution.layout));
    flash.hidden = false;
    clearTimeout(timer);
    timer = window.setTimeout(hide, MOMENT);
  }

  function hide() {
    flash.hidden = true;
  }

  /** @param {Deck} deck @param {Solution} solution */
  function open(deck, solution) {
    const close = h("button", { class: "button", type: "button", onclick: () => dialog.close() }, say("bench-close"));
    hide();
    show(dialog, h("h2", { id: "case-solution" }, solution.told), drawLayout(deck, solution.layout), words(deck, solution), close);
    dialog.setAttribute("aria-labelledby", "case-solution");
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

  return { parts: [flash, dialog], appear, open, destroy: () => clearTimeout(timer) };
}
