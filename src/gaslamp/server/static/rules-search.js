// @ts-check
/** The field that shows only what one looks for, as one types. */

import { folded, mark, unmark } from "./rules-letters.js";

/** Fewer letters would find everything. */
const LEAST = 2;
const ID = /^([a-z]{2})[- ]?(\d+)$/;

/**
 * @param {HTMLElement} box  the field, and in data-found what it says of every number of passages
 * @param {HTMLElement} root  the text
 * @param {Element[]} listed  the lines of the contents
 */
export function createSearch(box, root, listed) {
  const field = /** @type {HTMLInputElement} */ (box.querySelector("input"));
  const said = /** @type {HTMLElement} */ (box.querySelector("[role=status]"));
  /** @type {string[]} */
  const told = JSON.parse(box.dataset.found ?? "[]");
  const passages = /** @type {HTMLElement[]} */ ([...root.querySelectorAll(".passage")]);
  const texts = new Map(passages.map((passage) => [passage, folded(passage.textContent ?? "").plain]));
  /** @type {HTMLElement[]} */
  let found = [];

  function look() {
    const wanted = sought(field.value);
    unmark(root);
    found = wanted.length ? passages.filter((one) => wanted.every((word) => word.test(texts.get(one) ?? ""))) : passages;
    document.body.classList.toggle("searching", wanted.length > 0);
    said.textContent = wanted.length ? told[found.length] : "";
    hideOthers(wanted);
    if (wanted.length) for (const one of found) mark(one, new RegExp(wanted.map((word) => word.source).join("|"), "g"));
  }

  /** @param {RegExp[]} wanted */
  function hideOthers(wanted) {
    for (const one of passages) one.hidden = !found.includes(one);
    for (const one of passages) if (!one.matches(".rule")) shorten(one, wanted);
    for (const chapter of root.querySelectorAll(".chapter")) /** @type {HTMLElement} */ (chapter).hidden = !chapter.querySelector(".passage:not([hidden])");
    for (const line of listed) /** @type {HTMLElement} */ (line).hidden = target(line)?.matches("[hidden]") ?? false;
  }

  function clear() {
    field.value = "";
    look();
  }

  /** To what was looked for: the rule itself, or else the first passage. */
  function arrive() {
    const id = ID.exec(folded(field.value).plain.trim());
    const one = (id && found.find((passage) => passage.id.toLowerCase() === `${id[1]}-${id[2]}`)) || found[0];
    one?.querySelector("a")?.focus();
    one?.scrollIntoView({ block: "start" });
  }

  /** @param {KeyboardEvent} event */
  function onKey(event) {
    if (event.key === "Escape") field.value ? clear() : field.blur();
    if (event.key === "Enter" && field.value) arrive();
    if (event.key === "Escape" || event.key === "Enter") event.preventDefault();
  }

  /** @param {KeyboardEvent} event */
  function onPageKey(event) {
    const typing = event.target instanceof Element && event.target.matches("input");
    if (event.key !== "/" || typing || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    field.focus();
    field.select();
  }

  /** A link to what the search has hidden ends the search. */
  function onMove() {
    const part = document.getElementById(location.hash.slice(1));
    if (!part?.closest("[hidden]")) return;
    clear();
    part.scrollIntoView({ block: "start" });
  }

  box.hidden = false;
  field.addEventListener("input", look);
  field.addEventListener("keydown", onKey);
  document.addEventListener("keydown", onPageKey);
  addEventListener("hashchange", onMove);
  if (field.value) look(); // the browser came back to the page
}

/** What must stand in a passage: every word, or the id of a rule. @param {string} text @returns {RegExp[]} */
function sought(text) {
  const plain = folded(text).plain.trim();
  const id = ID.exec(plain);
  if (id) return [new RegExp(`\\b${id[1]}-${id[2]}\\b`)];
  const words = plain.length < LEAST ? [] : plain.split(/\s+/);
  return words.map((word) => new RegExp(word.replace(/[^\w\s]/gu, "\\$&")));
}

/** Of a long list or table only the lines that are wanted, if there are any. @param {Element} passage @param {RegExp[]} wanted */
function shorten(passage, wanted) {
  const lines = [...passage.querySelectorAll("li, tbody tr")];
  const fits = lines.map((line) => wanted.some((word) => word.test(folded(line.textContent ?? "").plain)));
  lines.forEach((line, i) => (/** @type {HTMLElement} */ (line).hidden = fits.includes(true) && !fits[i]));
}

/** What a line of the contents leads to. @param {Element} line */
function target(line) {
  return document.getElementById(line.querySelector("a")?.hash.slice(1) ?? "");
}
