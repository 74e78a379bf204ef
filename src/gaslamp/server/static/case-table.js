// @ts-check
/** The middle of the table: locations, leads to choose from, things to keep. */

import { h } from "./dom.js";
import { say } from "./words.js";
import { itemButton, itemPicture } from "./case-items.js";

/** @import {CaseLocation, Spread} from "./messages.js" */
/** @typedef {import("./case-deck.js").Deck} Deck */
/** @typedef {import("./case-choice.js").Choice} Choice */
/** @typedef {import("./case-deck.js").Item} Item */

/** @param {Deck} deck @param {CaseLocation} place @param {number} number @param {Choice} choice @param {() => void} redraw */
export function drawPlace(deck, place, number, choice, redraw) {
  const group = `Visit${number}`;
  const pick = (/** @type {string} */ spot, /** @type {Item} */ item) => (choice.toggle(group, spot, item), redraw());
  return h(
    "section",
    { class: `case-place${place.closed ? " closed" : ""}`, "data-place": number },
    h("h3", {}, place.name, place.closed && h("small", {}, say("bench-closed"))),
    h("div", { class: "case-items" }, drawItems(deck, place.items, group, choice, pick)),
  );
}

/** Cards first, then the tokens in a heap. @param {Deck} deck @param {Item[]} items @param {string} group @param {Choice} choice @param {(spot: string, item: Item) => void} pick */
function drawItems(deck, items, group, choice, pick) {
  const seen = new Map();
  const draw = (/** @type {Item} */ item) => {
    seen.set(item, (seen.get(item) ?? 0) + 1);
    return drawItem(deck, item, `${item}.${seen.get(item)}`, group, choice, pick);
  };
  const cards = items.filter((item) => typeof item === "number");
  const tokens = items.filter((item) => typeof item !== "number");
  return [h("div", { class: "case-cards" }, cards.map(draw)), tokens.length > 0 && h("div", { class: "case-heap" }, tokens.map(draw))];
}

/** @param {Deck} deck @param {Item} item @param {string} spot @param {string} group @param {Choice} choice @param {(spot: string, item: Item) => void} pick */
function drawItem(deck, item, spot, group, choice, pick) {
  const place = { "data-spot": `${group}:${spot}` };
  if (!choice.canTake(group, item)) return itemPicture(deck, item, place);
  const pressed = { ...place, "aria-pressed": choice.has(group, spot), "data-drag": `take:${group}:${spot}` };
  return itemButton(deck, item, `${group}:${spot}`, () => pick(spot, item), pressed);
}

/** The leads drawn, if there are any. @param {Deck} deck @param {number[]} drawn @param {Choice} choice @param {() => void} redraw */
export function drawLeads(deck, drawn, choice, redraw) {
  if (!drawn.length) return null;
  const leads = drawn.map((lead) => {
    const props = { class: "case-item card", type: "button", "aria-label": deck.name(`lead-${lead}`), "data-key": `lead-${lead}`, "data-look": `lead-${lead}` };
    const onclick = () => (choice.toggle("Follow", String(lead), lead), redraw());
    return h("button", { ...props, "aria-pressed": choice.has("Follow", String(lead)), onclick }, deck.picture(`lead-${lead}`));
  });
  return h("section", { class: "case-ask-box" }, h("h2", {}, say("bench-follow-choose")), h("div", { class: "case-items leads" }, leads));
}

/** What a layout that solved a lead leaves, to keep some of. @param {Deck} deck @param {Spread | null} spread @param {Choice} choice @param {() => void} redraw */
export function drawKeeps(deck, spread, choice, redraw) {
  if (!spread || !choice.of("Keep").length) return null;
  const items = [...spread.cards.map((laid) => laid[0]), ...spread.links.map((link) => link[3])];
  const pick = (/** @type {string} */ spot, /** @type {Item} */ item) => (choice.toggle("Keep", spot, item), redraw());
  return h(
    "section",
    { class: "case-ask-box" },
    h("h2", {}, say("bench-keep-choose")),
    h("div", { class: "case-items" }, drawItems(deck, items, "Keep", choice, pick)),
  );
}
