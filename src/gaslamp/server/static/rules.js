// @ts-check
/** What a script adds to a page of the rules: the reader's light, a search, where one is, the way back to the table. */

import { keepPage } from "./keeping.js";
import { HOME } from "./place.js";
import { createSearch } from "./rules-search.js";
import { keptTables, settings } from "./settings.js";

const page = document.body;
/** Milliseconds until somebody has begun to read. */
const CALM = 3000;

/** Whoever chooses a language keeps it, and the place where they read. */
function keepPlace() {
  for (const link of page.querySelectorAll(".rules-languages a")) {
    link.addEventListener("click", () => {
      settings.set("language", link.getAttribute("hreflang"));
      /** @type {HTMLAnchorElement} */ (link).hash = location.hash;
    });
  }
}

/** The contents fold up again when something was chosen, by Escape, and by a tap beside them. */
function foldContents() {
  const fold = /** @type {HTMLDetailsElement | null} */ (page.querySelector(".contents-fold"));
  if (!fold) return;
  const close = () => (fold.open = false);
  fold.addEventListener("click", (event) => event.target instanceof Element && event.target.closest("a") && close());
  fold.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && fold.open) [close, () => fold.querySelector("summary")?.focus()].forEach((does) => does());
  });
  document.addEventListener("click", (event) => event.target instanceof Node && !fold.contains(event.target) && close());
}

/** The contents say which passage is being read. */
function followReader() {
  const contents = page.querySelector(".rules-contents");
  /** @type {Map<Element, Element>} */
  const links = new Map();
  for (const link of contents?.querySelectorAll("a") ?? []) {
    const part = document.getElementById(link.hash.slice(1));
    if (part) links.set(part, link);
  }
  const inSight = new Set();
  const watcher = new IntersectionObserver((seen) => {
    for (const { target, isIntersecting } of seen) isIntersecting ? inSight.add(target) : inSight.delete(target);
    const parts = [...links.keys()].filter((part) => inSight.has(part));
    for (const [part, link] of links) link.classList.toggle("read", part === parts[parts.length - 1]);
    show(contents, links.get(parts[parts.length - 1]));
  }, { rootMargin: "-72px 0px -70% 0px" });
  for (const part of links.keys()) watcher.observe(part);
}

/** Scrolls a list, and nothing else, until a line of it is in sight. @param {Element | null} list @param {Element} [line] */
function show(list, line) {
  if (!list || !line) return;
  const [room, at] = [list.getBoundingClientRect(), line.getBoundingClientRect()];
  if (at.top < room.top || at.bottom > room.bottom) list.scrollTop += at.top - room.top - room.height / 3;
}

/** What is printed is in the light of paper: those pictures must be there in time, where there may be a printer. */
function fetchPrints() {
  const fetchAll = () => page.querySelectorAll(".in-paper").forEach((image) => image.setAttribute("loading", "eager"));
  addEventListener("beforeprint", fetchAll);
  if (matchMedia("(hover: hover)").matches) addEventListener("load", () => setTimeout(fetchAll, CALM));
}

/** Back to the table, if this browser has one open. */
function leadBack() {
  const back = /** @type {HTMLAnchorElement | null} */ (document.getElementById("back"));
  const table = settings.get("table");
  if (!back || !table || !(table in keptTables())) return;
  back.href = `${HOME}/table/${table}`;
  back.hidden = false;
}

const search = /** @type {HTMLElement | null} */ (page.querySelector(".rules-search"));
if (search) createSearch(search, /** @type {HTMLElement} */ (page.querySelector(".rulebook")), [...page.querySelectorAll(".rules-contents li, .contents-fold li")]);
[keepPlace, foldContents, followReader, fetchPrints, leadBack].forEach((does) => does());
keepPage();
