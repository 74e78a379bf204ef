// @ts-check
/**
 * The moments of a chase, staged on the board: he shows himself, is caught, commits a crime, gets away. Light and movement
 * last about a second and a half; nothing that is staged can be pressed, and nothing of it stays.
 */

import { s } from "./dom.js";

/** @typedef {import("./board-camera.js").Point} Point */
/** @typedef {import("./board-glide.js").Step} Step */
/** @typedef {(share: number) => void} Draw */
/** @typedef {{veil: string, lasts: number, needsPlace: boolean, play: (light: Element, step: Step, at: (station: number) => Point) => Draw}} Moment */

const STILL = 1600;
const LONG = 1500;

/** By kind of step. @type {Record<string, Moment>} */
const MOMENTS = {
  Surfaced: { veil: "night", lasts: LONG, needsPlace: true, play: flare },
  Caught: { veil: "night", lasts: LONG, needsPlace: true, play: closeIn },
  Cornered: { veil: "night", lasts: LONG, needsPlace: true, play: closeIn },
  Commit: { veil: "blood", lasts: LONG, needsPlace: false, play: bleed },
  Escaped: { veil: "dawn", lasts: LONG + 500, needsPlace: false, play: goOut },
  Barricade: { veil: "", lasts: 800, needsPlace: true, play: closeIn },
};

/** @param {string} kind @returns {Moment | undefined} */
export function momentOf(kind) {
  return MOMENTS[kind];
}

export class Moments {
  /**
   * @param {HTMLElement} veil what darkens the board @param {Element} layer where lights are put
   * @param {(station: number) => Point} at where a station is drawn @param {(station: number) => Point} toFrame and where on the screen
   */
  constructor(veil, layer, at, toFrame) {
    this.veil = veil;
    this.layer = layer;
    this.at = at;
    this.toFrame = toFrame;
    /** @type {(kind: string) => void} told when one begins */
    this.onmoment = () => {};
    this.held = 0;
  }

  /** @param {Step} step @param {(lasts: number, draw: Draw) => Promise<void>} during */
  async stage(step, during) {
    const { play, lasts, veil } = MOMENTS[step.kind];
    const light = s("g", { class: `moment ${step.kind.toLowerCase()}` });
    this._open(light, step, veil);
    const draw = play(light, step, this.at);
    await during(lasts, (share) => {
      this.veil.style.opacity = String(swell(share));
      draw(share);
    });
    this._close(light);
  }

  /** The same without movement: a ring round the place, for a while. @param {Step} step */
  hold(step) {
    this.onmoment(step.kind);
    if (typeof step.end !== "number") return;
    const light = s("g", { class: `moment still ${step.kind.toLowerCase()}` }, circle("moment-glow", 46), circle("moment-ring", 24));
    light.setAttribute("transform", moved(this.at(step.end)));
    this.layer.replaceChildren(light);
    clearTimeout(this.held);
    this.held = setTimeout(() => light.remove(), STILL);
  }

  /** @param {Element} light @param {Step} step @param {string} veil */
  _open(light, step, veil) {
    this.onmoment(step.kind);
    this.layer.append(light);
    const { x, y } = typeof step.end === "number" ? this.toFrame(step.end) : { x: -999, y: -999 };
    this.veil.className = `board-veil ${veil}${typeof step.end === "number" ? "" : " nowhere"}`;
    this.veil.style.setProperty("--x", `${x.toFixed(0)}px`);
    this.veil.style.setProperty("--y", `${y.toFixed(0)}px`);
  }

  /** @param {Element} light */
  _close(light) {
    light.remove();
    this.veil.className = "board-veil";
    this.veil.style.opacity = "0";
  }
}

/** Quickly there, slowly gone. @param {number} share */
function swell(share) {
  return Math.min(1, share * 6) * Math.min(1, (1 - share) * 3.4);
}

/** @param {string} name @param {number} r */
function circle(name, r) {
  return s("circle", { class: name, r });
}

/** @param {Point} at */
function moved({ x, y }) {
  return `translate(${x.toFixed(1)},${y.toFixed(1)})`;
}

/** A lamp flares up and two rings of light run out from it. @param {Element} light @param {Step} step @param {(station: number) => Point} at @returns {Draw} */
function flare(light, step, at) {
  const [glow, ...rings] = [circle("flare", 80), circle("flare-ring", 12), circle("flare-ring", 12)];
  light.append(glow, ...rings);
  light.setAttribute("transform", moved(at(Number(step.end))));
  return (share) => {
    const flicker = share < 0.4 ? 0.82 + 0.18 * Math.sin(share * 90) : 1;
    glow.setAttribute("opacity", (swell(share) * flicker).toFixed(3));
    rings.forEach((ring, i) => spread(ring, Math.max(0, share * 1.25 - 0.25 * i)));
  };
}

/** @param {Element} ring @param {number} share */
function spread(ring, share) {
  const run = Math.min(1, share);
  ring.setAttribute("r", String(12 + 92 * (1 - (1 - run) ** 3)));
  ring.setAttribute("opacity", run > 0 ? ((1 - run) ** 1.5).toFixed(3) : "0");
}

/** Rings close in one after the other, and the lamp stands still. @param {Element} light @param {Step} step @param {(station: number) => Point} at @returns {Draw} */
function closeIn(light, step, at) {
  const rings = [0, 1, 2].map(() => circle("moment-ring", 100));
  const glow = circle("moment-glow", 52);
  light.append(glow, ...rings);
  light.setAttribute("transform", moved(at(Number(step.end))));
  return (share) => {
    rings.forEach((ring, i) => tighten(ring, (share - 0.14 * i) / 0.5, 17 + 5 * i, share));
    glow.setAttribute("opacity", (Math.max(0, Math.min(1, (share - 0.35) * 4)) * Math.min(1, (1 - share) * 3)).toFixed(3));
  };
}

/** @param {Element} ring @param {number} run @param {number} least @param {number} share of the whole */
function tighten(ring, run, least, share) {
  const closed = Math.max(0, Math.min(1, run));
  ring.setAttribute("r", String(least + (130 - least) * (1 - closed) ** 2));
  ring.setAttribute("opacity", (Math.min(1, closed * 3) * Math.min(1, (1 - share) * 4)).toFixed(3));
}

/** Red light beats twice where it was done, if that is known. @param {Element} light @param {Step} step @param {(station: number) => Point} at @returns {Draw} */
function bleed(light, step, at) {
  if (typeof step.end !== "number") return () => {};
  const [glow, ring] = [circle("moment-glow", 64), circle("moment-ring", 16)];
  light.append(glow, ring);
  light.setAttribute("transform", moved(at(step.end)));
  return (share) => {
    glow.setAttribute("opacity", (Math.abs(Math.sin(share * 2 * Math.PI)) * (1 - share * 0.5)).toFixed(3));
    spread(ring, (share * 2) % 1);
  };
}

/** The lamps along the last of his way go out one by one. @param {Element} light @param {Step} step @param {(station: number) => Point} at @returns {Draw} */
function goOut(light, step, at) {
  const lamps = (step.along ?? []).map((station) => {
    const lamp = circle("flare", 34);
    lamp.setAttribute("transform", moved(at(station)));
    return lamp;
  });
  light.append(...lamps);
  const each = 0.8 / Math.max(1, lamps.length);
  return (share) => lamps.forEach((lamp, i) => lamp.setAttribute("opacity", Math.min(1, share * 8, Math.max(0, (each * (i + 1.6) - share) / each)).toFixed(3)));
}
