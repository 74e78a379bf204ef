// @ts-check
/** The one place to act: what can be done now, as buttons, and every legal move in words. */

import { h, show } from "./dom.js";
import { say } from "./words.js";
import { capital, keepingFocus } from "./case-items.js";

/** @import {CaseScene, Offer} from "./messages.js" */
/** @import {Lent} from "./stage.js" */
/** @typedef {import("./case-choice.js").Choice} Choice */
/** @typedef {import("./case-deck.js").Deck} Deck */

/** What is chosen by tapping things, and what the button that confirms it says. @type {Record<string, string>} */
const CHOSEN = { Visit: "bench-take", Follow: "bench-follow", Keep: "bench-keep" };

/**
 * @param {HTMLElement} host
 * @param {HTMLElement} swaps beside one's own tokens
 * @param {HTMLElement} list
 * @param {{table: Pick<Lent, "act">, choice: Choice, bench: {draft: import("./case-draft.js").Drafting, solve: () => void}}} how
 */
export function createActs(host, swaps, list, { table, choice, bench }) {
  let isListOpen = false;

  /** @param {CaseScene} scene @param {Deck | null} deck */
  function draw(scene, deck) {
    if (!scene || !deck) return;
    const chosen = Object.keys(CHOSEN).filter((kind) => choice.of(kind).length).map(confirmButton);
    keepingFocus(host, () => show(host, solveButton(scene), chosen, choice.of("Done").map(doneButton)));
    keepingFocus(swaps, () => show(swaps, choice.of("Swap").map((offer) => swapButton(deck, offer))));
    show(list, moveList(scene));
  }

  /** @param {CaseScene} scene */
  function solveButton(scene) {
    if (!bench.draft.lead || !bench.draft.state.solved) return null;
    return h("button", { class: "button primary", type: "button", disabled: !scene.wanted, "data-key": "solve", onclick: bench.solve }, say("bench-solve"));
  }

  /** @param {string} kind */
  function confirmButton(kind) {
    const isHere = choice.group.startsWith(kind);
    const action = isHere ? choice.action : undefined;
    const props = { class: "button primary", type: "button", disabled: !action, "data-key": kind, onclick: () => action && table.act(action) };
    const count = kind === "Follow" ? null : h("i", { class: "case-count-of", "aria-hidden": "true" }, `${isHere ? choice.picked.length : 0}/2`);
    return [h("button", props, say(CHOSEN[kind]), count), kind === "Visit" && !action && h("p", { class: "case-how" }, say(isHere && choice.picked.length ? "bench-take-more" : "bench-take-how"))];
  }

  /** Three tokens for a star, as a picture. @param {Deck} deck @param {Offer} offer */
  function swapButton(deck, offer) {
    const kind = offer.items?.[0] ?? "universal";
    const picture = [deck.item(kind), deck.item(kind), deck.item(kind), h("span", {}, "→"), deck.item("universal")];
    const props = { class: "button case-swap", type: "button", "data-key": `swap-${kind}`, "aria-label": capital(offer.text), title: capital(offer.text) };
    return h("button", { ...props, onclick: () => table.act(choice.actionOf(offer)) }, picture);
  }

  /** @param {Offer} offer */
  function doneButton(offer) {
    const props = { class: `button${bench.draft.state.solved ? "" : " primary"}`, type: "button", "data-key": "Done" };
    return h("button", { ...props, onclick: () => table.act(choice.actionOf(offer)) }, capital(offer.text));
  }

  /** Every legal move in words. @param {CaseScene} scene */
  function moveList(scene) {
    const offers = choice.offers.filter((offer) => scene.hints || offer.kind !== "Solve");
    const row = (/** @type {Offer} */ offer) => h("li", {}, h("button", { type: "button", class: "case-move", "data-key": `move ${offer.text}`, onclick: () => table.act(choice.actionOf(offer)) }, capital(offer.text)));
    const moves = offers.length ? h("ul", {}, offers.map(row)) : h("p", { class: "note" }, say("bench-moves-none"));
    return h("details", { open: isListOpen, ontoggle: (/** @type {{target: HTMLDetailsElement}} */ event) => (isListOpen = event.target.open) }, h("summary", { "data-key": "moves" }, say("bench-moves")), moves);
  }

  return { draw };
}
