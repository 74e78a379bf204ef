// @ts-check
/** What has been tapped so far, and the action it comes to. The offers alone say what can be chosen. */

/** @import {Evidence, GameAction, Offer} from "./messages.js" */

/** @typedef {import("./case-deck.js").Item} Item */

export class Choice {
  constructor() {
    /** @type {Offer[]} */
    this.offers = [];
    /** @type {GameAction[]} */
    this.actions = [];
    this.clear();
  }

  clear() {
    /** What kind of action, and where. @type {string} */
    this.group = "";
    /** @type {{spot: string, item: Item}[]} */
    this.picked = [];
  }

  /** @param {Offer[]} offers @param {GameAction[]} actions */
  know(offers, actions) {
    const were = JSON.stringify(this.offers);
    [this.offers, this.actions] = [offers, actions];
    if (JSON.stringify(offers) !== were) this.clear();
  }

  /** @param {string} kind */
  of(kind) {
    return this.offers.filter((offer) => offer.kind === kind);
  }

  /** Whether an item of a group can be part of any action. @param {string} group @param {Item} item */
  canTake(group, item) {
    return this.offers.some((offer) => groupOf(offer) === group && things(offer).includes(item));
  }

  /** @param {string} group @param {string} spot */
  has(group, spot) {
    return this.group === group && this.picked.some((pick) => pick.spot === spot);
  }

  /** Tapped: taken up, or put back if it was. @param {string} group @param {string} spot @param {Item} item */
  toggle(group, spot, item) {
    if (this.group !== group) [this.group, this.picked] = [group, []];
    const was = this.has(group, spot);
    const others = this.picked.filter((pick) => pick.spot !== spot);
    this.picked = was ? others : [...others, { spot, item }].slice(-this.size(group));
  }

  /** Dragged over: chosen, if it was not. @param {string} group @param {string} spot */
  add(group, spot) {
    if (!this.has(group, spot)) this.toggle(group, spot, itemAt(spot));
  }

  /** How many things an action of a group wants. @param {string} group */
  size(group) {
    const offer = this.offers.find((known) => groupOf(known) === group);
    return offer ? things(offer).length : 1;
  }

  /** The action that what was picked comes to. @returns {GameAction | undefined} */
  get action() {
    const wanted = sorted(this.picked.map((pick) => pick.item));
    const at = this.offers.findIndex((offer) => groupOf(offer) === this.group && sorted(things(offer)) === wanted);
    return this.picked.length ? this.actions[at] : undefined;
  }

  /** @param {Offer} offer */
  actionOf(offer) {
    return this.actions[this.offers.indexOf(offer)];
  }
}

/** What belongs together on the screen: all visits of one location. @param {Offer} offer */
function groupOf(offer) {
  return `${offer.kind}${offer.location ?? ""}`;
}

/** What lies at a spot: `12.1` is clue 12, `cyber.2` the second such token. @param {string} spot @returns {Item} */
export function itemAt(spot) {
  const item = spot.split(".")[0];
  return /^\d+$/.test(item) ? Number(item) : /** @type {Evidence} */ (item);
}

/** @param {Offer} offer @returns {Item[]} */
function things(offer) {
  return offer.lead === undefined ? (offer.items ?? []) : [offer.lead];
}

/** @param {Item[]} items */
function sorted(items) {
  return JSON.stringify(items.map(String).sort());
}
