// @ts-check
/** The bar over the first page and the invitation: the name of the house, the language, the light. */

import { h, show } from "./dom.js";
import { HOME } from "./place.js";
import { go } from "./route.js";
import { languageSwitch, lightSwitch, sign } from "./switches.js";

/** Draw the bar anew. */
export function topBar() {
  const top = document.getElementById("top");
  if (!top) return;
  top.className = "house-bar";
  show(top, homeLink(), h("div", { class: "switches" }, languageSwitch(), lightSwitch()));
}

/** The lamp that leads back to the first page. */
export function homeLink() {
  const home = (/** @type {MouseEvent} */ event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go("/");
  };
  return h("a", { class: "house", href: `${HOME}/`, onclick: home }, sign("lamp"), h("span", {}, "Gaslamp"));
}
