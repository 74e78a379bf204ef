// @ts-check
/** When a sound is due. Silent unless wanted; what makes it is fetched when it is. */

import { settings } from "./settings.js";

/** @import {GameEvent, Update} from "./messages.js" */

/** The cue of each staged moment, by the kind of its step. @type {Record<string, string>} */
const MOMENTS = { Surfaced: "surfacing", Caught: "caught", Cornered: "caught", Commit: "crime", Escaped: "escaped", Barricade: "knocks" };
let wanted = false;
let over = false;

export const sounds = {
  get isOn() {
    return settings.get("sound", false);
  },

  /** Whether anybody has said yet whether it should be on. */
  get isChosen() {
    return settings.get("sound", null) !== null;
  },

  /** @param {boolean} on */
  choose(on) {
    settings.set("sound", on);
    if (on) this.play("turn");
  },

  /** A moment begins to be staged. @param {string} kind */
  moment(kind) {
    if (MOMENTS[kind]) this.play(MOMENTS[kind]);
  },

  /** The cue of what an update tells; what is only told anew is silent, and moments have their own. @param {Update} message */
  update({ scene, since, events }) {
    const cue = !since ? "" : cueOf(scene, events);
    wanted = scene.wanted;
    over = scene.ending !== null;
    if (cue) this.play(cue);
  },

  /** @param {string} name */
  async play(name) {
    if (this.isOn) (await import("./sounding.js")).perform(name);
  },
};

/** The weightiest thing that happened and was not staged. @param {Update["scene"]} scene @param {GameEvent[]} events */
function cueOf(scene, events) {
  if (scene.type === "chase" && scene.steps.some((step) => step && MOMENTS[step.kind])) return "";
  if (scene.ending && !over) return "end";
  if (scene.wanted && !wanted) return "turn";
  return events.length ? "move" : "";
}
