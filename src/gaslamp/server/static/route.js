// @ts-check
/** Going from page to page without loading anything twice; `app.js` opens what stands at the address. */

import { HOME } from "./place.js";

/** @param {string} path */
export function go(path) {
  history.pushState(null, "", HOME + path);
  dispatchEvent(new PopStateEvent("popstate"));
}
