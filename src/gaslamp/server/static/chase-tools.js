// @ts-check
/** The tools of the board: where he can be, since my last turn, the legend; nearer, farther, all of it, to me. */

import { settings } from "./settings.js";

/** @import {Page} from "./chase-page.js" */
/** @import {ChaseScene} from "./messages.js" */

/** How much nearer one press brings the map. */
const CLOSER = 1.5;

/**
 * @typedef {{redraw(): void, again(): void, legend(): void, back(): void, zoom(factor: number): void, whole(): void, me(): void}} Hands
 * @param {Page} page @param {Hands} hands @param {AbortSignal} signal  ends the listening
 */
export function createTools(page, hands, signal) {
  function toggle() {
    settings.set("heat", !showsHeat());
    hands.redraw();
  }

  const [nearer, farther] = [() => hands.zoom(CLOSER), () => hands.zoom(1 / CLOSER)];
  /** @type {Record<string, () => void>} */
  const keys = { h: toggle, r: hands.again, l: hands.legend, Escape: hands.back, "+": nearer, "=": nearer, "-": farther, 0: hands.whole, m: hands.me };
  const clicks = { heat: toggle, again: hands.again, key: hands.legend, nearer, farther, whole: hands.whole, me: hands.me };
  for (const [name, does] of Object.entries(clicks)) page[/** @type {keyof typeof clicks} */ (name)].addEventListener("click", does);
  document.addEventListener("keydown", (event) => isForUs(event) && keys[event.key]?.(), { signal });
  return {
    /** @param {ChaseScene} scene */
    show({ possible, pawns }) {
      const count = page.heat.querySelector(".tool-count");
      page.heat.setAttribute("aria-pressed", String(showsHeat()));
      page.heat.hidden = !possible.length;
      count.textContent = String(possible.length);
      count.hidden = !showsHeat();
      page.me.hidden = !pawns.some((pawn) => pawn.mine && pawn.station);
    },
  };
}

/** Whether the layer of where he can be is wanted. @returns {boolean} */
export function showsHeat() {
  return settings.get("heat", false);
}

/** Not while somebody types, or a dialog is open, or the key is meant for the browser. @param {KeyboardEvent} event */
function isForUs(event) {
  const elsewhere = /** @type {Element} */ (event.target).closest?.("input, textarea, select, dialog") || document.querySelector("dialog[open]");
  return !elsewhere && !event.ctrlKey && !event.metaKey && !event.altKey;
}
