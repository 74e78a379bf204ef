// @ts-check
/** Four soft cues, off unless wanted. */

import { settings } from "./settings.js";

/** Each cue: notes as [hertz, begins at, seconds]. @type {Record<string, [number, number, number][]>} */
const CUES = {
  move: [[330, 0, 0.12]],
  ask: [[494, 0, 0.07]],
  surfacing: [[392, 0, 0.35], [523, 0.1, 0.4], [659, 0.2, 0.5]],
  turn: [[523, 0, 0.18], [659, 0.13, 0.28]],
  end: [[392, 0, 0.5], [494, 0.15, 0.5], [587, 0.3, 0.8]],
};
const LOUDNESS = 0.08;

/** @type {AudioContext | null} */
let air = null;
let wanted = false;
let over = false;

export const sounds = {
  /** The cue of what an update tells; what is only told anew is silent. @param {any} message */
  update({ scene, since, events }) {
    const cue = !since ? "" : cueOf(scene, events);
    wanted = scene.wanted;
    over = scene.over.length > 0;
    if (cue) this.play(cue);
  },

  /** @param {string} cue */
  play(cue) {
    if (!settings.get("sound", false)) return;
    air ??= new AudioContext();
    for (const [hertz, begin, seconds] of CUES[cue]) note(air, hertz, begin, seconds);
  },
};

/** The weightiest thing that happened. @param {any} scene @param {any[]} events */
function cueOf(scene, events) {
  if (scene.over.length && !over) return "end";
  if (scene.steps?.some((/** @type {any} */ step) => step?.kind === "Surfaced")) return "surfacing";
  if (scene.wanted && !wanted) return "turn";
  return events.length ? "move" : "";
}

/** @param {AudioContext} air @param {number} hertz @param {number} begin @param {number} seconds */
function note(air, hertz, begin, seconds) {
  const at = air.currentTime + begin;
  const tone = new OscillatorNode(air, { frequency: hertz, type: "sine" });
  const swell = new GainNode(air, { gain: 0 });
  swell.gain.linearRampToValueAtTime(LOUDNESS, at + 0.02);
  swell.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  tone.connect(swell).connect(air.destination);
  tone.start(at);
  tone.stop(at + seconds);
}
