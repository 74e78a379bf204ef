// @ts-check
/** The fares to a chosen station, as tickets beside it, and the one question before what cannot be undone. */

import { fitting, pawnsOf } from "./chase-choice.js";
import { fareName, ticket } from "./chase-tickets.js";
import { h, show } from "./dom.js";
import { say } from "./words.js";

/** @import {Choice, Numbered} from "./chase-choice.js" */
/** @import {ChaseScene, Offer, ScenePawn} from "./messages.js" */

/**
 * @typedef {{take(i: number): void, confirm(): void, back(): void, figure(pawn: ScenePawn): Element}} Hands
 * @param {HTMLElement} host @param {Hands} hands
 */
export function createFares(host, hands) {
  /** What is asked now, so that the focus moves only when the question changes. */
  let asking = "";
  /** Where the focus was before anything was asked. @type {Element | null} */
  let origin = null;
  return {
    /** @param {ChaseScene} scene @param {Choice} choice */
    show(scene, choice) {
      const now = choice.asked === null && choice.station === null ? "" : `${choice.station} ${choice.asked}`;
      if (now && !asking) origin = document.activeElement;
      show(host, now && [choice.asked === null ? rides(scene, choice, hands) : question(scene, scene.offers[choice.asked], hands)]);
      host.hidden = !now;
      if (now !== asking) moveFocus(host, now, origin);
      asking = now;
    },
  };
}

/** @param {HTMLElement} host @param {string} now @param {Element | null} origin */
function moveFocus(host, now, origin) {
  const key = origin?.getAttribute("data-key");
  const next = now ? host.querySelector("button:not(.close)") : origin?.isConnected ? origin : key && document.querySelector(`[data-key="${key}"]`);
  if (next instanceof HTMLElement || next instanceof SVGElement) next.focus({ preventScroll: true });
}

/** @param {ChaseScene} scene @param {Choice} choice @param {Hands} hands */
function rides(scene, choice, hands) {
  const offers = fitting(scene.offers, choice);
  const pawns = [...new Set(offers.map((offer) => offer.pawn))];
  return h("div", { class: "fares", role: "group", "aria-label": `${say("hunt-station")} ${choice.station}: ${say("hunt-fares")}` },
    heading(choice.station, hands),
    pawns.map((pawn) => h("div", { class: "fares-of" },
      pawnsOf(scene.offers).length > 1 ? nameplate(scene, pawn, hands) : null,
      offers.filter((offer) => offer.pawn === pawn).map((offer) => rideButton(scene, offer, hands)))),
    notes(offers[0]));
}

/** @param {number | null} station @param {Hands} hands */
function heading(station, hands) {
  return h("div", { class: "fares-heading" },
    h("span", { class: "disc", "aria-hidden": true }, station),
    h("button", { type: "button", class: "close", "aria-label": say("hunt-back"), onclick: hands.back }, "×"));
}

/** @param {ChaseScene} scene @param {number | undefined} number @param {Hands} hands */
function nameplate(scene, number, hands) {
  const pawn = scene.pawns.find((one) => one.pawn === number);
  return pawn ? h("span", { class: "nameplate" }, hands.figure(pawn), pawn.title) : null;
}

/** @param {ChaseScene} scene @param {Numbered} offer @param {Hands} hands */
function rideButton(scene, offer, hands) {
  const onclick = () => hands.take(offer.i);
  if (!offer.fare) return h("button", { type: "button", class: "button primary", onclick }, h("span", { class: "sentence" }, offer.text));
  const name = fareName(scene, offer.fare);
  return h("button", { type: "button", class: "fare", "aria-label": offer.text, onclick },
    ticket(offer.fare, name), h("span", { class: "fare-name", "aria-hidden": true }, name));
}

/** @param {Offer | undefined} offer */
function notes(offer) {
  return offer?.notes?.length ? h("ul", { class: "notes" }, offer.notes.map((/** @type {string} */ note) => h("li", {}, note))) : null;
}

/** @param {ChaseScene} scene @param {Offer} offer @param {Hands} hands */
function question(scene, offer, hands) {
  return h("div", { class: "question", role: "group", "aria-label": offer.text },
    h("p", { class: "question-text" },
      offer.fare ? ticket(offer.fare, fareName(scene, offer.fare)) : null, h("span", { class: "sentence" }, offer.text)),
    notes(offer),
    h("div", { class: "answers" },
      h("button", { type: "button", class: "button primary", onclick: hands.confirm }, say(offer.group === "ride" ? "hunt-move" : "hunt-confirm")),
      h("button", { type: "button", class: "button", onclick: hands.back }, say("hunt-back"))));
}
