// @ts-check
/** The station card: what a station is, who is near, and why one cannot go there now. The server knows; this shows it. */

import { aboutMark, explained } from "./explain.js";
import { bring, h, show } from "./dom.js";
import { ruleLink } from "./rulelink.js";
import { say } from "./words.js";

/** @import {Station} from "./messages.js" */

/** Somebody who runs over the board with a key held down asks only where they stop. */
const PAUSE = 150;

/**
 * @typedef {object} Hands
 * @property {(station: number) => void} ask  of the server
 * @property {(station: number | null) => void} point  shows on the board which station it is about
 * @property {(pawn: number) => Element | null} figure
 * @property {(text: string) => void} announce
 *
 * @param {HTMLElement} host @param {Hands} hands
 */
export function createCard(host, hands) {
  /** The station it is about. @type {number | null} */
  let station = null;
  let isNew = false;
  let [timer, last] = [0, -PAUSE];

  function send() {
    if (station !== null) hands.ask(station);
  }

  const card = {
    get station() {
      return station;
    },
    /** @param {number} asked */
    open(asked) {
      [station, isNew] = [asked, true];
      hands.point(asked);
      clearTimeout(timer);
      const now = performance.now();
      timer = window.setTimeout(send, now - last < PAUSE ? PAUSE : 0);
      last = now;
    },
    /** Something has happened: what stands on an open card may not be true any more. */
    renew: send,
    close() {
      if (station === null) return;
      clearTimeout(timer);
      station = null;
      host.hidden = true;
      host.replaceChildren();
      hands.point(null);
    },
    /** What the server says of a station. @param {Station} message */
    hear(message) {
      if (message.station !== station) return;
      host.hidden = false;
      show(host, heading(message, card.close), stops(message), signs(message), near(message, hands), notes(message), reason(message));
      if (isNew) hands.announce(message.text);
      if (isNew) bring(host);
      isNew = false;
    },
  };
  return card;
}

/** @param {Station} message @param {() => void} close */
function heading({ station }, close) {
  return h("div", { class: "card-heading" },
    h("h2", {}, h("span", { class: "disc", "aria-hidden": true }, station), h("span", {}, `${say("hunt-station")} ${station}`)),
    h("button", { type: "button", class: "close", "data-key": "card-close", "aria-label": say("screen-close"), onclick: close }, "×"));
}

/** @param {Station} message */
function stops({ stops: lines }) {
  return h("ul", { class: "card-stops" }, lines.map((stop) => h("li", stop.kind === "ferry" ? explained("hunt-about-ferry", stop.name) : {},
    h("i", { class: `card-line ${stop.kind}`, "aria-hidden": true }), h("b", {}, stop.name), h("span", {}, stop.stations.join(" · ")))));
}

/** @param {Station} message */
function signs({ signs: found }) {
  return found.length ? h("ul", { class: "card-signs" }, found.map((sign) =>
    h("li", { class: `sign-${sign.mark}`, tabindex: 0, ...explained(aboutMark(sign.mark), sign.text) }, sign.text))) : null;
}

/** @param {Station} message @param {Hands} hands */
function near({ near: pawns }, hands) {
  return pawns.length ? h("ul", { class: "card-near", "aria-label": say("hunt-card-near"), ...explained("hunt-about-moves", say("hunt-card-near")) },
    pawns.map((one) => h("li", { class: one.mine ? "own" : "" }, hands.figure(one.pawn), h("span", {}, one.text)))) : null;
}

/** @param {Station} message */
function notes({ notes: lines }) {
  return lines.map((/** @type {string} */ line) => h("p", { class: "card-note" }, line));
}

/** @param {Station} message */
function reason({ rule, reason: text, link, offered }) {
  if (offered) return h("p", { class: "card-go" }, say("hunt-card-go"));
  return rule ? h("p", { class: "card-reason" }, h("b", {}, say("hunt-card-not-now")), " ", text, " ", ruleLink(rule, link)) : null;
}
