// @ts-check
/** Style sheets that only some screens need. */

import { h } from "./dom.js";

/** Loads a style sheet once, to hold after those that are there. @param {string} name @returns {Promise<void>} */
export function sheet(name) {
  const href = new URL(name, import.meta.url).href;
  const sheets = /** @type {HTMLLinkElement[]} */ ([...document.querySelectorAll('link[rel="stylesheet"]')]);
  if (sheets.some((one) => one.href === href)) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => resolve();
    sheets[sheets.length - 1].after(h("link", { rel: "stylesheet", href, onload: done, onerror: done }));
  });
}
