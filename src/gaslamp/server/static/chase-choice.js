// @ts-check
/**
 * What has been chosen so far, before anything is sent. No rules: a choice only narrows down the offers.
 * Laws: whatever is chosen fits at least one offer; to take back the last thing chosen is always possible.
 */

/** @import {Offer} from "./messages.js" */

/**
 * @typedef {Offer & {i: number}} Numbered   an offer with the number of its action
 * @typedef {{pawn: number | null, fare: string, station: number | null, asked: number | null}} Choice
 */

/** @type {Choice} */
export const NOTHING = Object.freeze({ pawn: null, fare: "", station: null, asked: null });

/** @param {Offer[]} offers @returns {Numbered[]} */
export function numbered(offers) {
  return offers.map((offer, i) => ({ ...offer, i }));
}

/** @param {Offer[]} offers @returns {Numbered[]} */
export function ridesOf(offers) {
  return numbered(offers).filter((offer) => offer.group === "ride");
}

/** @param {Offer[]} offers @returns {Numbered[]} */
export function buttonsOf(offers) {
  return numbered(offers).filter((offer) => offer.group === "button");
}

/** So few stations can be told as buttons too: they may be far from each other. */
const FEW = 3;

/** Stations to choose from without a ticket, if there are only a few. @param {Offer[]} offers @returns {Numbered[]} */
export function fewPlaces(offers) {
  const rides = ridesOf(offers);
  return rides.length <= FEW && rides.every((ride) => !ride.fare) ? rides : [];
}

/** The pawns that can be chosen. @param {Offer[]} offers @returns {number[]} */
export function pawnsOf(offers) {
  return distinct(ridesOf(offers).map((ride) => ride.pawn ?? null)).filter((pawn) => pawn !== null);
}

/**
 * Where one begins. Who looks at one pawn at a time has the first chosen already, and so has whoever puts pawns on the board.
 * @param {Offer[]} offers @param {boolean} oneByOne @returns {Choice}
 */
export function beginning(offers, oneByOne) {
  const pawns = pawnsOf(offers);
  return pawns.length > 1 && (oneByOne || hasPlaces(offers)) ? { ...NOTHING, pawn: pawns[0] } : NOTHING;
}

/** @param {Offer[]} offers */
function hasPlaces(offers) {
  return offers.some((offer) => offer.kind === "Place");
}

/** The rides that fit everything chosen. @param {Offer[]} offers @param {Choice} choice */
export function fitting(offers, choice) {
  return ridesOf(offers).filter((ride) =>
    (choice.pawn === null || ride.pawn === choice.pawn)
    && (!choice.fare || ride.fare === choice.fare)
    && (choice.station === null || ride.station === choice.station));
}

/** The stations that can be chosen now. @param {Offer[]} offers @param {Choice} choice @returns {number[]} */
export function targets(offers, choice) {
  return distinct(fitting(offers, { ...choice, station: null }).map((ride) => ride.station)).filter((station) => station !== undefined);
}

/** What can be chosen at each station, in words. @param {Offer[]} offers @param {Choice} choice @returns {Record<number, string>} */
export function names(offers, choice) {
  /** @type {Record<number, string>} */
  const found = {};
  for (const { station, text } of fitting(offers, { ...choice, station: null })) {
    if (station !== undefined) found[station] = found[station] ? `${found[station]}, ${text}` : text;
  }
  return found;
}

/** The fares of the rides there are for the chosen pawn. @param {Offer[]} offers @param {Choice} choice @returns {string[]} */
export function faresOf(offers, choice) {
  return distinct(fitting(offers, { ...NOTHING, pawn: choice.pawn }).map((ride) => ride.fare ?? "")).filter(Boolean);
}

/** @param {Offer[]} offers @param {Choice} choice @param {number} pawn @returns {Choice} */
export function choosePawn(offers, choice, pawn) {
  if (choice.pawn === pawn && !hasPlaces(offers)) return NOTHING;
  const next = { ...NOTHING, pawn, fare: choice.fare };
  return fitting(offers, next).length ? next : { ...NOTHING, pawn };
}

/** @param {Offer[]} offers @param {Choice} choice @param {string} fare @returns {Choice} */
export function chooseFare(offers, choice, fare) {
  const next = { ...NOTHING, pawn: choice.pawn, fare: choice.fare === fare ? "" : fare };
  return fitting(offers, next).length ? next : choice;
}

/**
 * With the fare chosen before, or none to choose, only the question is left.
 * @param {Offer[]} offers @param {Choice} choice @param {number} station @returns {Choice}
 */
export function chooseStation(offers, choice, station) {
  const next = { ...choice, station, asked: null };
  const rides = fitting(offers, next);
  if (!rides.length) return choice;
  const isClear = rides.length === 1 && (choice.fare || !rides[0].fare);
  return isClear ? { ...next, asked: rides[0].i } : next;
}

/** The question whether to do this one. @param {Offer[]} offers @param {Choice} choice @param {number} i @returns {Choice} */
export function ask(offers, choice, i) {
  const { group, station = null, pawn = null, fare } = offers[i];
  if (group === "button") return { ...choice, station: null, asked: i };
  return { pawn: choice.pawn === null ? null : pawn, fare: choice.fare === fare ? choice.fare : "", station, asked: i };
}

/** One step back. @param {Offer[]} offers @param {Choice} choice @returns {Choice} */
export function undone(offers, choice) {
  if (choice.asked !== null && choice.station !== null && !choice.fare && offers[choice.asked].fare) return { ...choice, asked: null };
  if (choice.asked !== null || choice.station !== null) return { ...choice, station: null, asked: null };
  if (choice.fare) return { ...choice, fare: "" };
  return choice.pawn === null || hasPlaces(offers) ? choice : NOTHING;
}

/** @template T @param {T[]} things @returns {T[]} */
function distinct(things) {
  return [...new Set(things)];
}
