// @ts-check
/** What one holds that is not laid out: the lead, the clues, the tokens. */

import { h, show } from "./dom.js";
import { say } from "./words.js";
import { KINDS, itemButton, itemPicture, tokenCount } from "./case-items.js";

/** @typedef {import("./case-deck.js").Deck} Deck */

/**
 * @param {HTMLElement} host
 * @param {{deck: Deck, player: any, draft: import("./case-draft.js").Drafting, picked: number | null, onCard: (card: number) => void, hasLead: boolean}} state
 */
export function drawHand(host, state) {
  const { player, draft } = state;
  host.setAttribute("aria-label", say("bench-hand"));
  host.tabIndex = state.hasLead ? -1 : 0; // without buttons in it, it is the strip itself that keys scroll
  const cards = player.cards.filter((/** @type {number} */ card) => !draft.holds(card) || card === state.picked);
  show(host, leadCard(state), h("div", { class: "case-clues" }, cards.length ? cards.map(clue) : nothing(player)), tokens(state));

  /** @param {number} card */
  function clue(card) {
    const { deck, picked, onCard } = state;
    const more = { "aria-pressed": picked === card, "data-drag": card, "data-hand": card };
    if (!state.hasLead) return itemPicture(deck, card, { "data-hand": card });
    return itemButton(deck, card, `hand-${card}`, () => onCard(card), more);
  }
}

/** Where the layout is not in sight the lead stands by the hand. @param {any} state */
function leadCard({ deck, player, draft }) {
  const name = player.lead ? deck.name(`lead-${player.lead}`) : say("bench-lead-none");
  if (!player.lead) return h("div", { class: "case-hand-lead" }, h("span", { class: "case-item card none" }, name));
  const picture = deck.lead(player.lead, draft.state.missing);
  return h("div", { class: "case-hand-lead" }, h("span", { class: "case-item card", role: "img", "aria-label": name }, picture));
}

/** @param {any} state */
function tokens({ deck, player, draft }) {
  const left = KINDS.map((kind) => /** @type {[string, number]} */ ([kind, (player.tokens[kind] ?? 0) - draft.uses(kind)]));
  return h("div", { class: "case-purse" }, left.filter(([, count]) => count > 0).map(([kind, count]) => tokenCount(deck, kind, count)));
}

/** @param {any} player */
function nothing(player) {
  return h("p", { class: "note" }, say(player.cards.length ? "bench-hand-laid" : "bench-hand-empty"));
}
