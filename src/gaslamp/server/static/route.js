// @ts-check
/** Going from page to page without loading anything twice; `app.js` opens what stands at the address. */

/** @param {string} path */
export function go(path) {
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
}
