// @ts-check
/** The cards and tokens of a deck: their pictures, what they are called, and where their signs are. */

import { s } from "./dom.js";

/** @import {DeckFacts, Evidence} from "./messages.js" */
/** @typedef {number | Evidence} Item a clue by its number, a token by its kind */

/** Half the side of a card, and half of what its picture shows. */
export const HALF = 50;
const REACH = 52;
/** The same of a token. */
const TOKEN = 20;

export class Deck {
  /** @param {Document} sheet @param {DeckFacts} facts */
  constructor(sheet, facts) {
    this.sheet = sheet;
    this.facts = facts;
  }

  /** @param {string} name @param {string} language */
  static async load(name, language) {
    const [sheet, facts] = await Promise.all([
      fetched(`decks/${name}.${language}.svg`).then((answer) => answer.text()),
      fetched(`decks/${name}.json`).then((answer) => answer.json()),
    ]);
    return new Deck(new DOMParser().parseFromString(sheet, "image/svg+xml"), facts);
  }

  /** What the signs on every picture are made of: to be somewhere on the page, once. */
  get definitions() {
    const signs = this.sheet.querySelector("defs");
    return s("svg", { class: "cards case-definitions", "aria-hidden": "true" }, signs && document.importNode(signs, true));
  }

  /** A drawing about its own middle, to be put into a picture. @param {string} symbol @returns {SVGElement} */
  figure(symbol) {
    const found = this.sheet.getElementById(symbol)?.firstElementChild;
    if (!found) return s("g");
    const figure = /** @type {SVGElement} */ (document.importNode(found, true));
    figure.removeAttribute("id");
    figure.querySelector("title")?.remove();
    return figure;
  }

  /** A picture by itself. @param {string} symbol */
  picture(symbol) {
    const reach = symbol.startsWith("token") ? TOKEN : REACH;
    const box = `${-reach} ${-reach} ${2 * reach} ${2 * reach}`;
    return s("svg", { class: "cards", viewBox: box, "aria-hidden": "true" }, this.figure(symbol));
  }

  /** A card or a token. @param {Item} item */
  item(item) {
    return this.picture(symbolOf(item));
  }

  /** What it is called, with all that is on it. @param {string} symbol */
  name(symbol) {
    return this.sheet.getElementById(symbol)?.querySelector("title")?.textContent ?? symbol;
  }

  /** @param {Item} item */
  nameOf(item) {
    return this.name(symbolOf(item));
  }

  /** The signs of a card of a layout; 0 is the lead. @param {number} card @param {number} lead */
  signs(card, lead) {
    return (card ? this.facts.clues[card] : this.facts.leads[lead])?.signs ?? [];
  }

  /** A lead with a glow round the signs that want a connection. @param {number} lead @param {[number, string][]} missing */
  lead(lead, missing = []) {
    const picture = this.picture(`lead-${lead}`);
    picture.append(...this.wanted(lead, missing));
    return picture;
  }

  /** The glow round those signs of a lead. @param {number} lead @param {[number, string][]} missing */
  wanted(lead, missing) {
    const open = [...missing];
    return this.signs(0, lead).flatMap(([side, symbol, x, y]) => {
      const at = open.findIndex((want) => want[0] === side && want[1] === symbol);
      return at < 0 ? [] : (open.splice(at, 1), [s("circle", { class: "case-wanted", cx: x, cy: y, r: 15.4 })]);
    });
  }
}

/** @param {Item} item */
export function symbolOf(item) {
  return typeof item === "number" ? `clue-${item}` : `token-${item}`;
}

/** @param {string} address */
async function fetched(address) {
  const answer = await fetch(new URL(address, import.meta.url));
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}
