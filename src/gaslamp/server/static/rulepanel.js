// @ts-check
/** A rule, read beside the game: what it cites opens in its place. */

import { h, show } from "./dom.js";
import { passage } from "./passages.js";
import { sheet } from "./sheets.js";
import { sign } from "./switches.js";
import { say } from "./words.js";

const body = h("div", { class: "rulebook" });
const head = h("div", { class: "drawer-head" });
const element = h("dialog", { class: "drawer rule-panel", onclick: (/** @type {Event} */ event) => event.target === element && element.close() },
  h("div", { class: "drawer-body" }, head, body));

/** @param {string} link */
export async function showRule(link) {
  dress(link);
  if (!element.isConnected) document.body.append(element);
  if (!element.open) element.showModal();
  const [found] = await Promise.all([passage(link).catch((problem) => h("p", {}, problem.message)), sheet("rules.css")]);
  show(body, found);
  for (const one of body.querySelectorAll("a")) one.addEventListener("click", follow);
  element.scrollTop = 0;
}

/** The list a chapter has; what it cites opens beside it. @param {string} link */
export async function rulesIn(link) {
  const list = (await passage(link)).querySelector("ul");
  for (const one of list?.querySelectorAll("a") ?? []) one.addEventListener("click", follow);
  return list;
}

/** @param {string} link */
function dress(link) {
  element.setAttribute("aria-label", say("screen-rule"));
  show(head,
    h("a", { class: "rules-link", href: link, target: "_blank", rel: "noopener" }, say("screen-all-rules")),
    h("button", { type: "button", class: "button quiet icon", "aria-label": say("screen-close"), onclick: () => element.close() }, sign("close")));
}

/** @param {MouseEvent} event */
function follow(event) {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  showRule(/** @type {Element} */ (event.currentTarget).getAttribute("href") ?? "");
}
