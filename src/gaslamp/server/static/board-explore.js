// @ts-check
/** Every station by keys: Enter begins where one stands, arrows lead to the next, a number goes straight to its station. */

import { effort } from "./board-targets.js";

/** @typedef {import("./board-camera.js").Point} Point */

/** After so many milliseconds without another digit a number is complete. */
const PATIENCE = 900;
/** @type {Record<string, Point>} */
const ARROWS = { ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 }, ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 } };

/**
 * @typedef {object} Hands
 * @property {() => number | null} here  the station that was asked about, if any
 * @property {() => number} start  where one begins
 * @property {() => Map<number, Point>} places
 * @property {(station: number) => void} go  asks about a station
 * @property {(station: number) => void} choose  as a tap on it would
 *
 * @param {HTMLElement} map @param {Hands} hands @param {AbortSignal} signal  ends the listening
 */
export function createExplorer(map, hands, signal) {
  let typed = "";
  let timer = 0;

  function arrive() {
    clearTimeout(timer);
    const station = Number(typed);
    typed = "";
    if (hands.places().has(station)) hands.go(station);
  }

  /** @param {string} digit */
  function type(digit) {
    typed += digit;
    clearTimeout(timer);
    timer = window.setTimeout(arrive, PATIENCE);
  }

  /** @param {Point} way */
  function walk(way) {
    const places = hands.places();
    const here = places.get(hands.here() ?? 0);
    const found = [...places].map(([station, at]) => ({ station, cost: effort(here, at, way) })).sort((one, two) => one.cost - two.cost);
    if (found[0]?.cost < Infinity) hands.go(found[0].station);
  }

  function enter() {
    const here = hands.here();
    if (typed) arrive();
    else if (here === null) hands.go(hands.start());
    else hands.choose(here);
  }

  /** What a key does, if it does anything here. @param {KeyboardEvent} event @returns {(() => void) | null} */
  function meant(event) {
    const isDigit = /^[1-9]$/.test(event.key) || (event.key === "0" && typed !== "");
    if (isDigit) return () => type(event.key);
    const isFrame = event.target instanceof Element && event.target.matches(".board-frame");
    if (!isFrame) return event.key === "Enter" && typed ? arrive : null;
    if (event.key === "Enter" || event.key === " ") return enter;
    return ARROWS[event.key] && hands.here() !== null ? () => walk(ARROWS[event.key]) : null;
  }

  map.addEventListener("keydown", (event) => {
    const does = event.ctrlKey || event.metaKey || event.altKey ? null : meant(event);
    if (!does) return;
    event.preventDefault();
    event.stopPropagation();
    does();
  }, { signal, capture: true });
}
