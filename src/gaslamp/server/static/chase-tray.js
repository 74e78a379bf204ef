// @ts-check
/** What can be done now: which pawn, with which ticket, and everything that is not a ride. */

import { buttonsOf, faresOf, fewPlaces, pawnsOf, ridesOf } from "./chase-choice.js";
import { spoken } from "./chase-players.js";
import { fareName, ticket } from "./chase-tickets.js";
import { h, show } from "./dom.js";
import { aboutFare, explained } from "./explain.js";
import { settings } from "./settings.js";
import { say } from "./words.js";

/** @import {Choice, Numbered} from "./chase-choice.js" */
/** @import {ChaseScene, ScenePawn} from "./messages.js" */

/** Whoever has made so many rides knows how. */
const LESSONS = 3;

/**
 * @typedef {object} Hands
 * @property {(pawn: number) => void} choosePawn
 * @property {(fare: string) => void} chooseFare
 * @property {(i: number) => void} take
 * @property {(i: number | null) => void} point  somebody looks at that offer, or no longer
 * @property {(pawn: ScenePawn) => Element} figure
 *
 * @param {Element} host @param {Hands} hands
 */
export function createTray(host, hands) {
  const abilities = h("details", { class: "abilities" });
  return {
    /** @param {ChaseScene} scene @param {Choice} choice */
    show(scene, choice) {
      keepFocus(host, () => show(host,
        pawnRow(scene, choice, hands),
        purseRow(scene, choice, hands),
        buttonRow(scene, choice, hands),
        abilityList(abilities, scene, choice, hands),
        hint(scene, choice)));
    },
  };
}

/** @param {ChaseScene} scene @param {Choice} choice @param {Hands} hands */
function pawnRow(scene, choice, hands) {
  const pawns = pawnsOf(scene.offers);
  if (pawns.length < 2) return null;
  return h("div", { class: "pawn-row", role: "group", "aria-label": say("hunt-pawns") },
    scene.pawns.filter((pawn) => pawns.includes(pawn.pawn)).map((pawn) =>
      h("button", {
        type: "button", class: "chip", "data-key": `pawn-${pawn.pawn}`, "aria-pressed": choice.pawn === pawn.pawn,
        onclick: () => hands.choosePawn(pawn.pawn),
      }, hands.figure(pawn), h("span", {}, pawn.title))));
}

/** @param {ChaseScene} scene @param {Choice} choice @param {Hands} hands */
function purseRow(scene, choice, hands) {
  const fares = faresOf(scene.offers, choice);
  if (!fares.length) return null;
  return h("div", { class: "purse-row", role: "group", "aria-label": say("hunt-purse") },
    fares.map((fare) => fareButton(scene, fare, choice, hands)));
}

/** The ticket of a fare as its owner holds it, if anybody does. @param {ChaseScene} scene @param {Choice} choice @param {string} fare */
function ticketOf(scene, choice, fare) {
  const pawns = pawnsOf(scene.offers);
  const pawn = choice.pawn ?? (pawns.length === 1 ? pawns[0] : null);
  const held = [...(scene.pawns.find((one) => one.pawn === pawn)?.tickets ?? []), ...scene.stock];
  return held.find((one) => one.fare === fare) ?? null;
}

/** @param {ChaseScene} scene @param {string} fare @param {Choice} choice @param {Hands} hands */
function fareButton(scene, fare, choice, hands) {
  const held = ticketOf(scene, choice, fare);
  const name = held?.name ?? fareName(scene, fare);
  return h("button", {
    type: "button", class: "fare", "data-key": `fare-${fare}`, "aria-pressed": choice.fare === fare,
    "aria-label": held ? spoken(held) : name, onclick: () => hands.chooseFare(fare), ...explained(aboutFare(fare), name),
  }, ticket(fare, name, held ? (held.count ?? "∞") : ""), h("span", { class: "fare-name", "aria-hidden": true }, name));
}

/** @param {ChaseScene} scene @param {Choice} choice @param {Hands} hands */
function buttonRow(scene, choice, hands) {
  const offers = [...fewPlaces(scene.offers), ...buttonsOf(scene.offers).filter((offer) => !isAbility(scene, offer))];
  if (!offers.length) return null;
  return h("div", { class: "button-row", role: "group", "aria-label": say("hunt-others") },
    offers.map((offer) => actButton(scene, offer, choice, hands)));
}

/**
 * What a token can be spent on folds away: there may be much of it.
 * @param {HTMLDetailsElement} list @param {ChaseScene} scene @param {Choice} choice @param {Hands} hands
 */
function abilityList(list, scene, choice, hands) {
  const offers = buttonsOf(scene.offers).filter((offer) => isAbility(scene, offer));
  show(list, h("summary", { class: "button", "data-key": "abilities" }, h("i", { class: "coin", "aria-hidden": true }), say("hunt-spend")),
    h("div", { class: "ability-list" }, offers.map((offer) => actButton(scene, offer, choice, hands))));
  if (!offers.length) list.open = false;
  return offers.length ? list : null;
}

/** @param {ChaseScene} scene @param {Numbered} offer */
function isAbility(scene, offer) {
  return scene.pawns.some((pawn) => pawn.pawn === offer.pawn && pawn.tokens);
}

/** @param {ChaseScene} scene @param {Numbered} offer @param {Choice} choice @param {Hands} hands */
function actButton(scene, offer, choice, hands) {
  const [look, away] = [() => hands.point(offer.i), () => hands.point(null)];
  const point = offer.station ? { onpointerenter: look, onfocus: look, onpointerleave: away, onblur: away } : {};
  return h("button", {
    type: "button", class: `button act ${offer.kind.toLowerCase()}`, "data-key": `act-${offer.i}`,
    "aria-pressed": choice.asked === offer.i ? true : null, onclick: () => hands.take(offer.i), ...point, ...promise(scene, offer),
  }, sample(scene, offer), h("span", { class: "sentence" }, offer.text));
}

/** What a token buys, or what a ticket is good for. @param {ChaseScene} scene @param {Numbered} offer */
function promise(scene, offer) {
  const pawn = scene.pawns.find((one) => one.pawn === offer.pawn);
  if (pawn && isAbility(scene, offer)) return explained(`ability-${pawn.name}`, pawn.title);
  return offer.kind === "Double" ? explained(aboutFare("double")) : {};
}

/** The ticket it is about. @param {ChaseScene} scene @param {Numbered} offer */
function sample(scene, offer) {
  const fare = offer.kind === "Double" ? "double" : offer.fare;
  return fare ? ticket(fare, fareName(scene, fare)) : null;
}

/** How to choose, for those who have not done it yet. @param {ChaseScene} scene @param {Choice} choice */
function hint(scene, choice) {
  if (!ridesOf(scene.offers).length || choice.station !== null || settings.get("rides", 0) >= LESSONS) return null;
  return h("p", { class: "note hint" }, say(faresOf(scene.offers, choice).length && !choice.fare ? "hunt-how" : "hunt-how-station"));
}

/** Whoever had the focus keeps it, although everything is drawn anew. @param {Element} host @param {() => void} draw */
export function keepFocus(host, draw) {
  const key = host.contains(document.activeElement) ? document.activeElement?.getAttribute("data-key") : null;
  draw();
  if (key) /** @type {HTMLElement | null} */ (host.querySelector(`[data-key="${key}"]`))?.focus({ preventScroll: true });
}
