// @ts-check
/** Switches among the house rules: mirrored games, in the modes that have them; ratings, for those who have a kept name. */

import { h } from "./dom.js";
import { settings } from "./settings.js";
import { say } from "./words.js";

/** @import {GameEntry} from "./messages.js" */

/** @param {GameEntry} game @param {HTMLElement} place where they stand */
export function createSwitches(game, place) {
  const mirrored = ticked("screen-mirrored", false);
  const rated = ticked("screen-counts", true);
  rated.element.hidden = !settings.get("kept-name");
  place.append(mirrored.element, rated.element);
  return {
    /** @param {string} mode of the game */
    follow(mode) { mirrored.element.hidden = !game.mirrored.includes(mode); },
    values: () => ({ mirrored: !mirrored.element.hidden && mirrored.box.checked, rated: rated.box.checked }),
  };
}

/** @param {string} key @param {boolean} checked */
function ticked(key, checked) {
  const box = h("input", { type: "checkbox", checked });
  return { box, element: h("div", {}, h("label", { class: "ticked" }, box, h("span", {}, h("b", {}, say(key)), h("small", {}, say(`${key}-about`))))) };
}
