// @ts-check
/** A link to the rules of the game: a rule is shown beside the game, all of them in another tab, so that nobody leaves the table. */

import { h } from "./dom.js";
import { HOME } from "./place.js";
import { language, say } from "./words.js";

/** Where the rules of a game can be read. @param {string} game */
export function rulesOf(game) {
  return `${HOME}/rules/${game}?language=${language()}`;
}

/** A rule by its id. @param {string} rule @param {string} link */
export function ruleLink(rule, link) {
  return h("a", { ...elsewhere(HOME + link), class: "rule-link", onclick: readHere }, `${say("screen-rule")} ${rule}`);
}

/** All the rules of a game. @param {string} game @param {string} [look] */
export function rulesLink(game, look = "") {
  return h("a", { ...elsewhere(rulesOf(game)), class: look }, say("screen-all-rules"));
}

/** @param {string} link */
function elsewhere(link) {
  return { href: link, target: "_blank", rel: "noopener" };
}

/** Show the rule a link leads to on this very page, unless another tab is asked for. @param {MouseEvent} event */
function readHere(event) {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = /** @type {HTMLAnchorElement} */ (event.currentTarget);
  event.preventDefault();
  import("./rulepanel.js").then(({ showRule }) => showRule(link.getAttribute("href") ?? ""), () => open(link.href, "_blank", "noopener"));
}
