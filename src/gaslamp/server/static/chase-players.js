// @ts-check
/** Who is where with which tickets; the common stock and the score sheet, where there are such things. */

import { botMark, marked } from "./bots.js";
import { classes } from "./chase-log.js";
import { ticket } from "./chase-tickets.js";
import { h, show } from "./dom.js";
import { aboutFare, explained } from "./explain.js";
import { createRoving } from "./roving.js";
import { say } from "./words.js";

/** @import {ChaseScene, ScenePawn, Score, TicketCount} from "./messages.js" */

/**
 * @typedef {{seek(pawn: ScenePawn): void, figure(pawn: ScenePawn): Element}} Hands  to seek is to ask where on the board that pawn is
 * @param {Element} host @param {Hands} hands
 */
export function createPlayers(host, hands) {
  const list = h("ul", { class: "players" });
  const stock = h("div", { class: "common-stock" });
  const scores = h("div", { class: "points" });
  const roving = createRoving(host, "[data-explains]");
  host.append(list, stock, scores);
  return {
    /** @param {ChaseScene} scene */
    show(scene) {
      roving.around(() => {
        show(list, scene.pawns.map((pawn) => playerOf(pawn, hands)));
        show(stock, scene.stock.length ? [h("h3", {}, say("hunt-stock")), purse(scene.stock)] : null);
      });
      show(scores, scene.scores.length ? [h("h3", {}, say("hunt-scores")), sheet(scene.scores)] : null);
    },
  };
}

/** @param {ScenePawn} pawn @param {Hands} hands */
function playerOf(pawn, hands) {
  const who = pawn.who || (pawn.mine && !pawn.bot && say("hunt-you"));
  const about = [who, pawn.bot, pawn.state && say(`hunt-${pawn.state}`)].filter(Boolean).join(" · ");
  return h("li", { class: classes({ player: true, own: pawn.mine, [pawn.state || "still"]: true }) },
    hands.figure(pawn),
    h("div", { class: "player-names" },
      h("b", {}, pawn.title),
      about && h("span", { class: "note", ...states(pawn) }, pawn.bot && botMark(), about),
      pawn.tokens ? tokens(pawn) : null),
    place(pawn, hands),
    purse(pawn.tickets ?? []));
}

/** @param {ScenePawn} pawn @param {Hands} hands */
function place(pawn, hands) {
  if (!pawn.station) return h("span", { class: "place unknown", title: say("hunt-unseen") }, "?", h("span", { class: "unseen" }, say("hunt-unseen")));
  const label = `${pawn.title}: ${say("hunt-station")} ${pawn.station}`;
  return h("button", { type: "button", class: "place", "aria-label": label, onclick: () => hands.seek(pawn) }, pawn.station);
}

/** What a word on how it stands with a pawn means. @param {ScenePawn} pawn */
function states({ state, title }) {
  return state === "to-move" || state === "stranded" ? explained(`hunt-about-${state}`, title) : {};
}

/** What they buy is what the character can do. @param {ScenePawn} pawn */
function tokens({ tokens: count = 0, name, title }) {
  const coins = Array.from({ length: count }, () => h("i", { class: "coin", "aria-hidden": true }));
  return h("span", { class: "tokens", ...explained(`ability-${name}`, title) }, coins, h("span", { class: "unseen" }, `${count} ${say("hunt-tokens")}`));
}

/** @param {TicketCount[]} tickets */
function purse(tickets) {
  return tickets.length ? h("ul", { class: "purse" }, tickets.map((one) => h("li", { class: one.count === 0 ? "none" : "", ...explained(aboutFare(one.fare), one.name) },
    ticket(one.fare, one.name, one.count ?? "∞"), h("span", { class: "unseen" }, spoken(one))))) : null;
}

/** @param {TicketCount} one */
export function spoken(one) {
  return `${one.name}: ${one.count ?? say("hunt-unlimited")}`;
}

/** @param {Score[]} scores */
function sheet(scores) {
  return h("ol", { class: "score-sheet" }, scores.map((score) => h("li", { class: classes({ [score.state]: true, own: score.mine }) },
    h("span", {}, marked(score.who, score.bot)), h("span", { class: "note" }, say(`hunt-${score.state}`)), h("b", {}, score.points ?? "–"))));
}
