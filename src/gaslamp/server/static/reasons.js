// @ts-check
/** Why a bot did something: a quiet line below what it did. */

import { h } from "./dom.js";

/** Nothing where nothing is told. @param {string | undefined} why */
export function because(why) {
  return why && h("small", { class: "why" }, why);
}
