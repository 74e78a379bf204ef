// @ts-check
/** The parts of the table: the bench, and beside or below it all that stands round it. */

import { h } from "./dom.js";
import { say } from "./words.js";

/** What one looks at where there is not room for everything at once. */
const TABS = ["places", "mine", "players"];

/** @param {HTMLElement} bench @param {HTMLElement[]} mine */
export function createPage(bench, mine) {
  const part = Object.fromEntries(["defs", "recap", "actions", "brief", "places", "stock", "players", "moves", "account"].map((name) => [name, h("div", { class: `case-${name}` })]));
  const ending = h("div", { class: "case-ending-slot" });
  const lesson = h("section", { hidden: true });
  const tabs = h("nav", { class: "case-tabs" });
  const side = h(
    "aside",
    { class: "case-side" },
    ending,
    lesson,
    part.recap,
    part.actions,
    tabs,
    h("div", { class: "case-part places" }, part.brief, part.places),
    h("div", { class: "case-part mine", "data-drop": "mine" }, mine),
    h("div", { class: "case-part players" }, part.players, part.stock, part.moves, part.account),
  );
  const root = h("div", { class: "case" }, part.defs, bench, side);
  turn("places");

  /** Another part comes to the front. @param {string} name */
  function turn(name) {
    root.setAttribute("data-tab", name);
    for (const tab of tabs.children) tab.setAttribute("aria-pressed", String(tab.getAttribute("data-tab") === name));
  }

  function relabel() {
    tabs.setAttribute("aria-label", say("bench-parts"));
    side.setAttribute("aria-label", say("bench-parts"));
    tabs.replaceChildren(...TABS.map(tab));
    turn(root.getAttribute("data-tab") ?? "places");
  }

  /** @param {string} name */
  function tab(name) {
    const props = { type: "button", "data-tab": name, "data-drop": name === "mine" ? name : null, "data-key": `tab-${name}`, onclick: () => turn(name) };
    return h("button", props, say(`bench-tab-${name}`));
  }

  return { root, part, ending, lesson, turn, relabel };
}
