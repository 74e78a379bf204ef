// @ts-check
/** Everybody at the table: points on a track, leads, what each holds, what each has solved. */

import { marked } from "./bots.js";
import { h } from "./dom.js";
import { say } from "./words.js";
import { KINDS, itemPicture, tokenCount } from "./case-items.js";

/** @import {CasePlayer} from "./messages.js" */
/** @typedef {import("./case-deck.js").Deck} Deck */
/** @typedef {{players: CasePlayer[], me: number | null, opened: Set<number>, canShow: (lead: number) => boolean, onSolved: (lead: number) => void}} Sides */

/** Points up to the goal, a counter for each player. @param {CasePlayer[]} players @param {number} goal */
export function drawTrack(players, goal) {
  const steps = Array.from({ length: goal + 1 }, (_, points) => {
    const here = players.filter((player) => Math.min(player.points, goal) === points);
    return h("li", { class: points === goal ? "goal" : "" }, h("span", {}, points), here.map((player) => badge(player, players)));
  });
  return h("ol", { class: "case-track", "aria-hidden": "true" }, steps);
}

/** The first letter of the name, or the number of the seat where that is not enough. @param {CasePlayer} player @param {CasePlayer[]} players */
function badge(player, players) {
  const others = players.filter((other) => other !== player).map(initial);
  const sign = others.includes(initial(player)) ? player.seat + 1 : initial(player);
  return h("i", { class: `case-badge seat-${player.seat}${player.mine ? " is-mine" : ""}`, "aria-hidden": "true" }, sign);
}

/** @param {CasePlayer} player @returns {string} */
function initial(player) {
  return [...player.who.trim()][0]?.toLocaleUpperCase() ?? "";
}

/**
 * @param {Deck} deck
 * @param {CasePlayer} player
 * @param {Sides} state
 */
export function drawPlayer(deck, player, state) {
  const about = player.current ? h("span", { class: "case-turn-mark" }, say("bench-turn")) : null;
  return h(
    "article",
    { class: `case-player seat-${player.seat}${player.current ? " current" : ""}${player.mine ? " is-mine" : ""}`, "data-seat": player.seat },
    h("header", {}, badge(player, state.players), h("h3", {}, marked(player.who, player.bot), aside(player)), about, points(player)),
    h("div", { class: "case-player-things" }, lead(deck, player), h("div", {}, counts(deck, player, state), solved(deck, player, state))),
    unpacked(deck, player, state),
  );
}

/** Beside the name: that it is me, or how well the bot plays. @param {CasePlayer} player */
function aside(player) {
  const text = player.bot || (player.mine && say("bench-you"));
  return text && h("small", {}, ` ${text}`);
}

/** @param {CasePlayer} player */
function points(player) {
  return h("b", { class: "case-points", role: "img", "aria-label": `${say("bench-points")} ${player.points}` }, player.points);
}

/** @param {Deck} deck @param {CasePlayer} player */
function lead(deck, player) {
  if (!player.lead) return h("span", { class: "case-item card none" }, say("bench-lead-none"));
  const name = deck.name(`lead-${player.lead}`);
  return h("span", { class: "case-item card", role: "img", "aria-label": name, title: name, "data-look": `lead-${player.lead}` }, deck.picture(`lead-${player.lead}`));
}

/** @param {Deck} deck @param {CasePlayer} player @param {Sides} state */
function counts(deck, player, { me }) {
  const clues = isFolded(player, me) ? null : h("span", { class: "case-count" }, clueCount(player));
  const tokens = KINDS.filter((kind) => player.tokens[kind]).map((kind) => tokenCount(deck, kind, player.tokens[kind]));
  const bonus = player.bonus ? h("span", { class: "case-count bonus" }, `${say("bench-bonus")} ×${player.bonus}`) : null;
  return h("p", { class: "case-counts" }, clues, tokens, bonus);
}

/** Leads solved; a tap shows how. @param {Deck} deck @param {CasePlayer} player @param {Sides} state */
function solved(deck, player, { canShow, onSolved }) {
  if (!player.solved.length) return null;
  const leads = player.solved.map((/** @type {number} */ number) => {
    const label = `${deck.name(`lead-${number}`)}. ${say("bench-solved-show")}`;
    const props = { class: "case-item card mini", type: "button", "aria-label": label, title: label, "data-key": `solved-${number}`, "data-look": `lead-${number}` };
    return h("button", { ...props, disabled: !canShow(number), onclick: () => onSolved(number) }, deck.picture(`lead-${number}`));
  });
  return h("p", { class: "case-solved" }, h("span", {}, say("bench-solved")), leads);
}

/** All cards of somebody else; one's own lie in the hand. @param {Deck} deck @param {CasePlayer} player @param {Sides} state */
function unpacked(deck, player, { opened, me }) {
  if (!isFolded(player, me)) return null;
  const ontoggle = (/** @type {{target: HTMLDetailsElement}} */ event) => (event.target.open ? opened.add(player.seat) : opened.delete(player.seat));
  return h(
    "details",
    { open: opened.has(player.seat), ontoggle },
    h("summary", { "data-key": `unpack-${player.seat}` }, clueCount(player)),
    h("div", { class: "case-items small" }, player.cards.map((/** @type {number} */ card) => itemPicture(deck, card))),
  );
}

/** @param {CasePlayer} player @param {number | null} me */
function isFolded(player, me) {
  return player.seat !== me && player.cards.length > 0;
}

/** @param {CasePlayer} player */
function clueCount(player) {
  return `${say("bench-clues")} ×${player.cards.length}`;
}
