// @ts-check
/** Where the server stands on its site: all its addresses begin with `HOME`, which is empty at the root. */

/** Everything kept stands at HOME/kept/VERSION/. */
export const HOME = new URL("../..", import.meta.url).pathname.replace(/\/$/, "");

/** The path of a page as the server knows it. */
export function path() {
  return location.pathname.slice(HOME.length) || "/";
}
