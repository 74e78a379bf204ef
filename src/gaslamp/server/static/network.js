// @ts-check
/** The page without a network: says so, and is kept on this device so that it can. */

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

/** Milliseconds until the line is free: what keeps the page asks for all of it, and a table goes first. */
const QUIET = 10000;

/** Have the browser keep the page, where it can: only for addresses with encryption, and for this very machine. */
export async function keepPage() {
  await new Promise((resolve) => setTimeout(resolve, QUIET));
  try {
    await navigator.serviceWorker?.register("/sw.js");
  } catch {
    // some browsers refuse, in private windows for one; then the page is fetched anew each time
  }
}
