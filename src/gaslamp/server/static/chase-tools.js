// @ts-check
/** The tools over the board: where he can be, the last round again. */

import { settings } from "./settings.js";

/**
 * @typedef {{redraw(): void, again(): void, back(): void}} Hands
 * @param {any} page @param {Hands} hands @param {AbortSignal} signal  ends the listening
 */
export function createTools(page, hands, signal) {
  function toggle() {
    settings.set("heat", !showsHeat());
    hands.redraw();
  }

  /** @type {Record<string, () => void>} */
  const keys = { h: toggle, r: hands.again, Escape: hands.back };
  page.heat.addEventListener("click", toggle);
  page.again.addEventListener("click", hands.again);
  document.addEventListener("keydown", (event) => isForUs(event) && keys[event.key]?.(), { signal });
  return {
    /** @param {any} scene */
    show({ possible }) {
      const count = page.heat.querySelector(".tool-count");
      page.heat.setAttribute("aria-pressed", String(showsHeat()));
      page.heat.hidden = !possible.length;
      count.textContent = String(possible.length);
      count.hidden = !showsHeat();
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
