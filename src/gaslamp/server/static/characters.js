// @ts-check
/** The characters of the Sherlock Holmes edition: what each can do, who has it, and which one would like. */

import { h, s } from "./dom.js";
import { say } from "./words.js";

/** @import {CastMember, TableChair, TableNews} from "./messages.js" */
/** @import {Lent} from "./stage.js" */

/** To choose from, for a seat of one's own. @param {TableNews} seats @param {TableChair} chair @param {Lent} table @param {(chair: TableChair) => string} called */
export function characters(seats, chair, table, called) {
  const legend = mine(seats).length > 1 ? `${say("screen-characters")}: ${called(chair)}` : say("screen-characters");
  return h("fieldset", { class: "characters" }, h("legend", {}, legend),
    h("div", { class: "cast" }, seats.figures.map((figure) => card(figure, seats, chair, table, called))),
    h("p", { class: "note" }, say("screen-characters-about")));
}

/** The seats here that play a character. @param {TableNews} seats */
export function mine(seats) {
  const played = new Set(seats.figures.map((figure) => figure.seat));
  return seats.chairs.filter((chair) => chair.mine && played.has(chair.seat));
}

/** @param {CastMember} figure @param {TableNews} seats @param {TableChair} chair @param {Lent} table @param {(chair: TableChair) => string} called */
function card(figure, seats, chair, table, called) {
  const owner = seats.chairs.find((other) => other.seat === figure.seat);
  const isOwn = owner?.seat === chair.seat;
  const choose = () => isOwn || table.send({ type: "choose", seat: chair.seat, character: figure.name });
  return h("button", { type: "button", class: "character", "aria-pressed": isOwn, disabled: figure.taken, "data-character": figure.name, onclick: choose },
    portrait(figure),
    h("span", { class: "character-what" }, h("b", {}, figure.title), figure.ability && h("span", {}, figure.ability)),
    owner && owner.kind !== "open" && h("span", { class: "character-who" }, isOwn ? say("screen-you") : called(owner)));
}

/** @param {CastMember} figure */
function portrait({ shape, colour }) {
  return s("svg", { viewBox: "-9 -22 18 25", "aria-hidden": "true" }, s("path", { d: shape, fill: colour, class: "portrait" }));
}
