// @ts-check
/** What one holds that is not laid out: the clues, the tokens, and what is about to be taken. */

import { h, show } from "./dom.js";
import { say } from "./words.js";
import { KINDS, itemButton, itemPicture, tokenButton, tokenCount } from "./case-items.js";

/** @import {CasePlayer, Evidence} from "./messages.js" */
/** @typedef {import("./case-deck.js").Deck} Deck */
/** @typedef {import("./case-deck.js").Item} Item */
/**
 * @typedef {object} HandState
 * @property {Deck} deck
 * @property {CasePlayer} player
 * @property {import("./case-draft.js").Drafting} draft
 * @property {Item | null} picked
 * @property {{key: string, item: Item}[]} pending
 * @property {(thing: Item) => void} onThing
 * @property {(key: string) => void} onBack
 * @property {boolean} hasLead
 * @property {HTMLElement} swaps what tokens can be handed in for
 */

/** @param {HTMLElement} host @param {HandState} state */
export function drawHand(host, state) {
  const { player, draft, pending } = state;
  host.setAttribute("aria-label", say("bench-hand"));
  const cards = player.cards.filter((/** @type {number} */ card) => !draft.holds(card) || card === state.picked);
  const held = [...cards.map((/** @type {number} */ card) => clue(state, card)), ...pending.map((thing) => expected(state, thing))];
  show(host, h("div", { class: "case-clues" }, held.length ? held : nothing(player)), purse(state), state.swaps);
}

/** @param {HandState} state @param {number} card */
function clue({ deck, picked, onThing, hasLead }, card) {
  if (!hasLead) return itemPicture(deck, card, { "data-hand": card });
  const more = { "aria-pressed": picked === card, "data-drag": `card:${card}`, "data-hand": card };
  return itemButton(deck, card, `hand-${card}`, () => onThing(card), more);
}

/** Chosen at a location: a tap puts it back. @param {HandState} state @param {{key: string, item: Item}} thing */
function expected({ deck, onBack }, { key, item }) {
  const name = `${deck.nameOf(item)}, ${say("bench-put-back")}`;
  const made = itemButton(deck, item, `pending-${key}`, () => onBack(key), { "aria-label": name, title: name });
  made.classList.add("pending");
  return made;
}

/** @param {HandState} state */
function purse({ deck, player, draft, picked, onThing, hasLead }) {
  const left = KINDS.map((kind) => /** @type {[Evidence, number]} */ ([kind, (player.tokens[kind] ?? 0) - draft.uses(kind)]));
  const token = (/** @type {Evidence} */ kind, /** @type {number} */ count) =>
    hasLead ? tokenButton(deck, kind, count, () => onThing(kind), picked === kind) : tokenCount(deck, kind, count);
  return h("div", { class: "case-purse" }, left.filter(([, count]) => count > 0).map(([kind, count]) => token(kind, count)));
}

/** @param {CasePlayer} player */
function nothing(player) {
  return h("p", { class: "note" }, say(player.cards.length ? "bench-hand-laid" : "bench-hand-empty"));
}
