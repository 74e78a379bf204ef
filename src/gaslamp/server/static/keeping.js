// @ts-check
/** Has the browser keep the page on this device. */

import { HOME } from "./place.js";

/** Milliseconds until the line is free: what keeps the page asks for all of it, and a table goes first. */
const QUIET = 10000;

/** Have the browser keep the page, where it can: only for addresses with encryption, and for this very machine. */
export async function keepPage() {
  await new Promise((resolve) => setTimeout(resolve, QUIET));
  try {
    await navigator.serviceWorker?.register(`${HOME}/sw.js`);
  } catch {
    // some browsers refuse, in private windows for one; then the page is fetched anew each time
  }
}
