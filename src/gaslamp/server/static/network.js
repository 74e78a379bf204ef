// @ts-check
/** The page without a network: says so. */

import { say } from "./words.js";

/** Say on every page but a table, which has its own word for it, that there is no network. @param {() => void} onReturn when it is back */
export function watchNetwork(onReturn) {
  const strip = /** @type {HTMLElement} */ (document.getElementById("offline"));
  const tell = () => {
    strip.textContent = navigator.onLine ? "" : say("screen-offline");
  };
  addEventListener("offline", tell);
  addEventListener("online", () => [tell, onReturn].forEach((does) => does()));
  document.addEventListener("language", tell);
  tell();
}

/** What says at a table that the line is cut. */
export function cutOff() {
  return say(navigator.onLine ? "screen-line-cut" : "screen-offline");
}
