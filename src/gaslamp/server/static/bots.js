// @ts-check
/** The mark of bots: a small cog beside the name, wherever people are listed. */

import { h, s } from "./dom.js";
import { say } from "./words.js";

/** @import {InvitedChair, TableChair} from "./messages.js" */
/** @typedef {InvitedChair & Partial<TableChair>} Sitter on a chair, as somebody at the table sees it or somebody who is invited */

const TEETH = Array.from({ length: 8 }, (_, i) => i * 45);

/** A cog, and the word for those who listen. */
export function botMark() {
  const teeth = TEETH.map((turn) => s("path", { d: "M12 5V1.5", transform: `rotate(${turn} 12 12)` }));
  const cog = s("svg", { viewBox: "0 0 24 24", "aria-hidden": "true", fill: "none", stroke: "currentColor", "stroke-width": 4 }, s("circle", { cx: 12, cy: 12, r: 6 }), teeth);
  return h("span", { class: "bot-mark", title: say("screen-bot") }, cog, h("span", { class: "unseen" }, `${say("screen-bot")} `));
}

/** A name, with the mark if it is a bot's. @param {string} name @param {boolean | string} [bot] */
export function marked(name, bot) {
  return bot ? h("span", { class: "marked" }, botMark(), name) : name;
}

/** A bot on a chair: its name and how well it plays, or for whom it plays on. @param {Sitter} chair @param {string} person */
export function botOn(chair, person) {
  const about = chair.left ? say("screen-left") : chair.agent;
  return [botMark(), [chair.left ? person : chair.name, about].filter(Boolean).join(" · ")];
}
