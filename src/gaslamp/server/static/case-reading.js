// @ts-check
/** A card seen close up, with all that is on it in words: whatever was pointed at, touched or focused last. */

import { h, show } from "./dom.js";
import { say } from "./words.js";
import { drawLayout } from "./case-layout.js";

/** @typedef {import("./case-deck.js").Deck} Deck */
/** @typedef {import("./case-account.js").Solution} Solution */

/** How long a layout that has just solved a lead stays there. */
const MOMENT = 6000;

/** @param {HTMLElement} root whatever in it has `data-look` can be read */
export function createReading(root) {
  const element = h("section", { class: "case-reading" });
  /** @type {Deck | null} */
  let deck = null;
  let symbol = "";
  let timer = 0;

  /** @param {Event} event */
  function look(event) {
    const found = event.target instanceof Element && event.target.closest("[data-look]")?.getAttribute("data-look");
    if (found && found !== symbol) (symbol = found), draw();
  }

  function draw() {
    if (!deck) return;
    clearTimeout(timer);
    element.setAttribute("aria-label", say("bench-reading"));
    element.className = `case-reading ${symbol.split("-")[0]}`;
    show(element, symbol && [deck.picture(symbol), h("p", {}, deck.name(symbol))]);
  }

  /** Somebody has solved a lead: for a moment that is what there is to read. @param {Solution} solution @param {() => void} onOpen */
  function present(solution, onOpen) {
    if (!deck) return;
    clearTimeout(timer);
    element.className = "case-reading solution";
    const props = { type: "button", class: "case-solution", "aria-label": `${solution.told} ${say("bench-solved-show")}`, onclick: onOpen };
    show(element, h("button", props, drawLayout(deck, solution.layout)), h("p", {}, solution.told));
    timer = window.setTimeout(draw, MOMENT);
  }

  root.addEventListener("pointerover", look);
  root.addEventListener("focusin", look);
  return {
    element,
    present,
    /** What there is to read before anything is pointed at. @param {Deck} known @param {string} lead */
    update(known, lead) {
      const isOther = known !== deck;
      deck = known;
      if (symbol.startsWith("lead") || !symbol) symbol = lead;
      if (isOther || !element.classList.contains("solution")) draw();
    },
    destroy: () => clearTimeout(timer),
  };
}
