// @ts-check
/** What has happened, in words, and how leads were solved. */

import { h } from "./dom.js";
import { because } from "./reasons.js";
import { say } from "./words.js";

/** @import {CaseScene, GameEvent, Solve, Update} from "./messages.js" */
/** @typedef {Update & {scene: CaseScene}} CaseUpdate */
/** @typedef {import("./case-layout.js").Layout} Layout */
/** @typedef {{n: number, event: GameEvent, text: string, why?: string}} News */
/** @typedef {{seat: number, lead: number, layout: Layout, told: string}} Solution */

/** How much of what the others did is told at a glance. */
const LATEST = 4;

export class Account {
  /** How many events are known. */
  known = 0;

  constructor() {
    this.forget();
  }

  forget() {
    /** @type {{n: number, kind: string, text: string, why?: string, by: number | undefined, lead: number}[]} */
    this.lines = [];
    /** @type {Map<number, Solution>} */
    this.solutions = new Map();
    /** @type {Solve | null} */
    this.laid = null;
    this.known = 0;
  }

  /** Takes an update in; returns the events that are news. @param {CaseUpdate} message @returns {News[]} */
  take(message) {
    if (message.since === 0) this.forget();
    const fresh = message.events
      .map((event, at) => ({ n: message.since + at, event, text: message.told[at], why: message.why[at] }))
      .filter((line) => line.n >= this.known);
    fresh.forEach((line) => this.add(line));
    this.known = Math.max(this.known, message.n);
    return fresh;
  }

  /** @param {News} line */
  add({ n, event, text, why }) {
    if (text) this.lines.push({ n, kind: event.type, text, why, by: whose(event), lead: event.type === "Solved" ? event.lead : 0 });
    if (event.type === "Solve") this.laid = event;
    if (event.type === "Solved" && this.laid) {
      const layout = { lead: event.lead, cards: this.laid.cards, links: this.laid.links };
      this.solutions.set(event.lead, { seat: event.player, lead: event.lead, layout, told: text });
    }
  }

  /** The latest first; a tap on a lead that was solved shows how. @param {(lead: number) => void} onSolved */
  draw(onSolved) {
    const told = (/** @type {Account["lines"][number]} */ line) =>
      line.lead ? h("button", { type: "button", "data-key": `line-${line.n}`, title: say("bench-solved-show"), onclick: () => onSolved(line.lead) }, line.text) : line.text;
    const lines = [...this.lines].reverse().map((line) => h("li", { class: line.kind.toLowerCase() }, told(line), because(line.why)));
    return h("ol", { class: "case-lines", tabindex: 0, "data-key": "account", "aria-label": say("bench-account") }, lines);
  }

  /** The latest of what others did since an event, in the order in which they did it. @param {number} since @param {number} me */
  recap(since, me) {
    const lines = this.lines.filter((line) => line.n >= since && line.by !== me && line.kind !== "DrawLead").slice(-LATEST);
    const items = lines.map((line) => h("li", { class: line.kind.toLowerCase() }, line.text));
    const told = items.length ? h("ol", { tabindex: 0, "data-key": "since", "aria-label": say("bench-since") }, items) : h("p", {}, say("bench-since-none"));
    return [h("h2", {}, say("bench-since")), told];
  }
}

/** Who did it, or to whom it happened. @param {GameEvent} event */
function whose(event) {
  if ("player" in event) return event.player;
  return "seat" in event ? event.seat : undefined;
}
