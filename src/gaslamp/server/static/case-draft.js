// @ts-check
/** The layout in the making: this page holds it, the table checks every step of it. */

import { settings } from "./settings.js";

/** @import {CasePlayer, Drafted, Said, TryLayout} from "./messages.js" */
/** @typedef {Omit<Drafted, "type" | "refused" | "rule" | "link">} Stand how a layout stands */
/** @typedef {Omit<TryLayout, "type" | "cards" | "links">} Attempt */

/** @returns {Stand} */
const nothing = () => ({ cards: [], links: [], solved: false, missing: [], wants: [], loose: [], openings: {}, joints: [], text: [] });
const KEPT = "layouts";
const MOST = 24;

export class Drafting {
  /** @param {(message: Said) => void} send @param {() => void} changed */
  constructor(send, changed) {
    this.send = send;
    this.changed = changed;
    this.lead = 0;
    /** Whose layout it is: the table, the seat, the lead. */
    this.place = "";
    this.state = nothing();
    this.refused = "";
    /** The rule that refuses it, and where it can be read. @type {{rule: string, link: string} | null} */
    this.cited = null;
    this.hand = "";
    /** Steps that wait for the answer to the one before. @type {Attempt[]} */
    this.steps = [];
    this.waiting = false;
    /** Whether the answer that is awaited is about another layout by now. */
    this.isStale = false;
  }

  /** What I own now: if that is news, the layout is checked again. @param {CasePlayer | undefined} player @param {boolean} anew */
  own(player, anew) {
    const hand = player ? JSON.stringify([player.seat, player.lead, player.cards, player.tokens]) : "";
    if (anew) this.waiting = this.isStale = false;
    if (hand === this.hand && !anew) return;
    this.hand = hand;
    this.pickUp(player);
    this.steps = [];
    if (this.lead) this.try({ do: "check" });
  }

  /** Another lead or another seat has another layout. @param {CasePlayer | undefined} player */
  pickUp(player) {
    const place = player?.lead ? `${location.pathname} ${player.seat} ${player.lead}` : "";
    if (place !== this.place) {
      this.state = { ...nothing(), ...(settings.get(KEPT, {})[place] ?? {}) };
      this.isStale = this.waiting;
    }
    this.place = place;
    this.lead = player?.lead ?? 0;
    const has = (/** @type {number} */ card) => card === 0 || Boolean(player?.cards.includes(card));
    this.state.cards = this.state.cards.filter((laid) => has(laid.card));
    this.state.links = this.state.links.filter((link) => has(link.one) && has(link.other));
  }

  /** @param {Attempt} step */
  try(step) {
    this.steps.push(step);
    this.next();
  }

  next() {
    const step = this.waiting ? undefined : this.steps.shift();
    if (!step) return;
    this.waiting = true;
    this.send({ type: "draft", cards: this.state.cards, links: this.state.links, ...step });
  }

  /** The table's answer. @param {Drafted} message */
  answer(message) {
    this.waiting = false;
    if (!this.isStale) this.learn(message);
    this.isStale = false;
    this.next();
    this.changed();
  }

  /** @param {Drafted} message */
  learn(message) {
    const { cards, links, solved, missing, wants, loose, openings, joints, text } = message;
    this.state = { cards, links, solved, missing, wants, loose, openings, joints, text };
    this.refused = message.refused;
    this.cited = message.rule && message.link ? { rule: message.rule, link: message.link } : null;
    this.keep();
  }

  /** So that it is still there after a reload. */
  keep() {
    const { [this.place]: _, ...others } = settings.get(KEPT, {});
    const latest = Object.entries(others).slice(1 - MOST);
    const { cards, links } = this.state;
    settings.set(KEPT, { ...Object.fromEntries(latest), ...(this.place && { [this.place]: { cards, links } }) });
  }

  /** @returns {import("./case-layout.js").Layout} */
  get layout() {
    return { lead: this.lead, cards: this.state.cards, links: this.state.links };
  }

  /** What is connected to the lead: that solves it. */
  get joined() {
    const isIn = (/** @type {number} */ card) => !this.state.loose.includes(card);
    return {
      cards: this.state.cards.filter((laid) => isIn(laid.card)),
      links: this.state.links.filter((link) => isIn(link.one) && isIn(link.other)),
    };
  }

  /** Whether a card lies on the layout. @param {number} card */
  holds(card) {
    return this.state.cards.some((laid) => laid.card === card);
  }

  /** How many tokens of a kind lie on the layout. @param {string} kind */
  uses(kind) {
    return this.state.links.filter((link) => link.token === kind).length;
  }
}
