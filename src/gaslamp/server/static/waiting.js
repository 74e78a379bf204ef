// @ts-check
/** The room where one waits until everybody has sat down. */

import { botOn } from "./bots.js";
import { h, renew } from "./dom.js";
import { howToPlay } from "./gamepanel.js";
import { copyable } from "./switches.js";
import { language, say } from "./words.js";

/** @param {any} table */
export function createWaiting(table) {
  const [invite, chairs, start, rest] = ["div", "ol", "div", "div"].map((tag) => h(tag));
  chairs.className = "chairs";
  invite.className = start.className = "waiting-part";
  const element = h("div", { class: "waiting", hidden: true }, h("div", { class: "panel sheet wide" }, invite, chairs, start, rest));
  /** @type {any} */
  let seats = null;

  function draw() {
    element.hidden = seats?.phase !== "waiting";
    if (element.hidden) return;
    const free = seats.chairs.some((/** @type {any} */ chair) => chair.kind === "open");
    renew(invite, [language(), seats.host, seats.invite], () => welcome(seats));
    renew(chairs, [language(), seats.chairs], () => seats.chairs.map(chairRow));
    renew(start, [language(), seats.host, free], () => seats.host && startButton(free, table));
    renew(rest, [language(), seats.settings], () => about(seats));
  }

  return {
    element,
    relabel: draw,
    /** @param {any} message */
    table(message) {
      seats = message;
      draw();
    },
  };
}

/** @param {any} seats */
function welcome(seats) {
  if (!seats.invite) return [h("h2", {}, say("screen-almost")), h("p", {}, say("screen-almost-about"))];
  return [h("h2", {}, say("screen-invite")), h("p", {}, say("screen-invite-about")), invitation(seats.invite, say("screen-invite"))];
}

/** What differs from the book, and the book in short. @param {any} seats */
function about(seats) {
  const lines = seats.settings.map((/** @type {string} */ line) => h("li", {}, line));
  return [
    lines.length > 0 && h("div", {}, h("h3", {}, say("screen-house-rules")), h("ul", { class: "table-settings" }, lines)),
    h("details", { class: "fold" }, h("summary", {}, say("screen-how-to-play")), howToPlay(seats.game)),
  ];
}

/** @param {boolean} free @param {any} table */
function startButton(free, table) {
  const start = () => table.send({ type: "start" });
  return h("button", { type: "button", class: "button primary", onclick: start }, say(free ? "screen-start-bots" : "screen-start"));
}

/** What a person at the table is called. @param {any} chair */
export function sitter(chair) {
  if (!chair.mine) return chair.name || say("screen-somebody");
  return chair.name ? `${chair.name} (${say("screen-you")})` : say("screen-you");
}

/** A seat and whoever sits on it. @param {any} chair */
export function chairRow(chair) {
  const free = chair.kind === "open";
  const who = free ? say("screen-free") : chair.kind === "bot" ? botOn(chair, sitter(chair)) : sitter(chair);
  const seat = [h("b", {}, chair.role), h("span", { class: free ? "note" : "" }, who)];
  const dot = h("span", { class: `chair-dot ${chair.here ? "here" : free ? "free" : "away"}`, "aria-hidden": "true" });
  return h("li", {}, dot, h("div", { class: "chair-who" }, seat),
    chair.invite && h("details", { class: "fold small" }, h("summary", {}, say("screen-seat-link")), invitation(chair.invite, `${say("screen-seat-link")}: ${chair.role}`)));
}

/** A link to send, and where the device can, the way it sends things. @param {string} code @param {string} label */
function invitation(code, label) {
  const url = `${location.origin}/join#${code}`;
  const pass = () => navigator.share({ title: "Gaslamp", url }).catch(() => {}); // whoever thinks better of it may
  const button = "share" in navigator && h("button", { type: "button", class: "button", onclick: pass }, say("screen-share"));
  return [copyable(url, label), button];
}
