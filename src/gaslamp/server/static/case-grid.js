// @ts-check
/** The grid one lays cards on: each place, card and joint can be tapped, dropped on, and reached by arrow keys. */

import { s, show } from "./dom.js";
import { say } from "./words.js";
import { PITCH, boxAround, cellOf, drawLink, placed } from "./case-layout.js";

/** @typedef {import("./case-deck.js").Deck} Deck */
/** @typedef {import("./case-layout.js").Layout} Layout */
/** @typedef {{x: number, y: number, kind: string, label: string, card?: number, ends?: [number, number]}} Stop */

const STEPS = [[0, -1], [1, 0], [0, 1], [-1, 0]];
const ARROWS = ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"];

const MOMENT = 220;
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** @param {Element} host @param {(stop: Stop) => void} onStop */
export function createGrid(host, onStop) {
  const svg = s("svg", { class: "cards case-grid", role: "group", onkeydown });
  /** @type {Stop[]} */
  let stops = [];
  let here = "0,0";
  /** The connections there were: a new one lights up. @type {Set<string>} */
  let linked = new Set();
  /** @type {{goal: number[], from: number[] | null, now: number[] | null, began: number}} */
  let seen = { goal: [], from: null, now: null, began: 0 };
  host.append(svg);

  /** @param {{deck: Deck, layout: Layout, missing: any[], loose: number[], openings: any[], joints: [number, number, string[]][], picked: number | null, joint: number[] | null}} state */
  function draw(state) {
    const { deck, layout } = state;
    stops = allStops(state);
    if (!stops.some((stop) => key(stop) === here)) here = "0,0";
    frame(boxAround(stops.filter((stop) => !stop.ends)));
    svg.setAttribute("aria-label", say("bench-layout"));
    svg.classList.toggle("picking", state.picked !== null);
    const had = svg.contains(document.activeElement);
    show(svg, stops.map((stop) => figure(stop, state)), layout.links.map((link) => thread(deck, layout, link)));
    show(svg, ...inOrder(svg));
    linked = new Set(layout.links.map(linkKey));
    if (had) focus();
  }

  /** What is in sight, come by in a moment. @param {{left: number, top: number, width: number, height: number}} box */
  function frame(box) {
    const goal = [box.left, box.top, box.width, box.height];
    svg.style.setProperty("--across", String(box.width / PITCH));
    if (goal.join() === seen.goal.join()) return;
    seen = { goal, from: seen.now ?? goal, now: seen.now ?? goal, began: still.matches ? -MOMENT : performance.now() };
    requestAnimationFrame(glide);
  }

  /** @param {number} time */
  function glide(time) {
    const part = Math.min(1, Math.max(0, (time - seen.began) / MOMENT));
    const now = seen.goal.map((goal, i) => goal + (1 - part) ** 3 * ((seen.from?.[i] ?? goal) - goal));
    seen.now = now;
    svg.setAttribute("viewBox", now.map((value) => value.toFixed(1)).join(" "));
    if (part < 1) requestAnimationFrame(glide);
  }

  /** @param {Deck} deck @param {Layout} layout @param {any} link */
  function thread(deck, layout, link) {
    const drawn = drawLink(deck, layout, link);
    drawn.classList.toggle("fresh", !linked.has(linkKey(link)));
    return drawn;
  }

  /** @param {Stop} stop @param {any} state */
  function figure(stop, state) {
    const props = {
      class: `case-stop ${stop.kind}${stop.ends && stop.ends.join() === state.joint?.join() ? " asked" : ""}`,
      role: stop.kind === "lead" ? "img" : "button",
      tabindex: key(stop) === here ? 0 : -1,
      "aria-label": stop.label,
      "data-stop": key(stop),
      "data-drag": stop.card || null,
      onclick: () => choose(stop),
      onfocus: () => step(stop),
    };
    return placed(stop, props, ...drawing(stop, state));
  }

  /** @param {Stop} stop */
  function choose(stop) {
    step(stop);
    onStop(stop);
  }

  /** The one stop that Tab comes back to. @param {Stop} stop */
  function step(stop) {
    here = key(stop);
    for (const element of svg.querySelectorAll(".case-stop")) {
      element.setAttribute("tabindex", element.getAttribute("data-stop") === here ? "0" : "-1");
    }
  }

  function focus() {
    /** @type {SVGElement | null} */ (svg.querySelector(`[data-stop="${here}"]`))?.focus();
  }

  /** @param {KeyboardEvent} event */
  function onkeydown(event) {
    const now = stops.find((stop) => key(stop) === here);
    const way = ARROWS.indexOf(event.key);
    if (!now || (way < 0 && event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    if (way < 0) return choose(now);
    const next = nearest(now, stops, STEPS[way]);
    if (next) step(next), focus();
  }

  /** The place at a point of the window. @param {number} x @param {number} y */
  function at(x, y) {
    const found = document.elementFromPoint(x, y)?.closest("[data-stop]");
    return svg.contains(found ?? null) ? stops.find((stop) => key(stop) === found?.getAttribute("data-stop")) : undefined;
  }

  return { draw, at, focus, svg };
}

/** Connections lie over cards, and the marks between cards over those. @param {Element} svg */
function inOrder(svg) {
  const rank = (/** @type {Element} */ element) =>
    element.classList.contains("free") ? 0 : element.classList.contains("joint") ? 3 : element.classList.contains("case-link") ? 2 : 1;
  return [...svg.children].sort((one, other) => rank(one) - rank(other));
}

/** @param {any} state @returns {Stop[]} */
function allStops({ deck, layout, openings, joints, loose, picked }) {
  const lead = { x: 0, y: 0, kind: "lead", label: deck.name(`lead-${layout.lead}`) };
  const cards = layout.cards.map((/** @type {any} */ laid) => cardStop(deck, laid, loose));
  const isOpen = picked !== null || !cards.length;
  const free = isOpen ? freeCells([lead, ...cards]).map((cell) => freeStop(cell, openings)) : [];
  return [lead, ...cards, ...free, ...joints.map((/** @type {any} */ [one, other]) => jointStop(deck, layout, [one, other]))];
}

/** @param {Deck} deck @param {any} laid @param {number[]} loose @returns {Stop} */
function cardStop(deck, laid, loose) {
  const isLoose = loose.includes(laid.card);
  const label = deck.nameOf(laid.card) + (isLoose ? `, ${say("bench-loose")}` : "");
  return { x: laid.x, y: laid.y, kind: isLoose ? "card loose" : "card", card: laid.card, label };
}

/** @param {{x: number, y: number}} cell @param {[number, number][]} openings @returns {Stop} */
function freeStop(cell, openings) {
  const fits = openings.some(([x, y]) => x === cell.x && y === cell.y);
  return { ...cell, kind: fits ? "free fits" : "free", label: say(fits ? "bench-cell-fits" : "bench-cell-free") };
}

/** @param {Deck} deck @param {Layout} layout @param {[number, number]} ends @returns {Stop} */
function jointStop(deck, layout, ends) {
  const [one, other] = ends.map((card) => cellOf(layout, card));
  const link = layout.links.find((known) => ends.includes(known.one) && ends.includes(known.other));
  const names = ends.map((card) => (card ? deck.nameOf(card) : deck.name(`lead-${layout.lead}`)).split(/:|,/)[0].trim());
  const token = link ? deck.nameOf(link.token) : say("bench-joint-empty");
  const label = `${say("bench-joint")} ${names.join(" – ")}, ${token}`;
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, kind: link ? "joint made" : "joint", ends, label };
}

/** The free places beside what lies there. @param {{x: number, y: number}[]} taken */
function freeCells(taken) {
  const full = new Set(taken.map(key));
  const beside = taken.flatMap((cell) => STEPS.map(([dx, dy]) => ({ x: cell.x + dx, y: cell.y + dy })));
  const free = new Map(beside.filter((cell) => !full.has(key(cell))).map((cell) => [key(cell), cell]));
  return [...free.values()];
}

/** @param {Stop} stop @param {any} state */
function drawing(stop, { deck, layout, missing, picked }) {
  const ring = s("rect", { class: "case-ring", x: -56, y: -56, width: 112, height: 112, rx: 9 });
  if (stop.kind === "lead") return [ring, deck.figure(`lead-${layout.lead}`), ...deck.wanted(layout.lead, missing)];
  if (stop.card) return [ring, deck.figure(`clue-${stop.card}`)];
  if (stop.ends) return [s("circle", { class: "case-reach", r: 25 }), s("circle", { class: "case-dot", r: 7 })];
  const place = s("rect", { class: "case-free", x: -50, y: -50, width: 100, height: 100, rx: 6 });
  return picked === null ? [ring, place] : [ring, place, s("path", { class: "case-plus", d: "M-9 0H9M0-9V9" })];
}

/** The nearest stop in a direction. @param {Stop} now @param {Stop[]} stops @param {number[]} way */
function nearest(now, stops, [dx, dy]) {
  const far = (/** @type {Stop} */ stop) => {
    const along = (stop.x - now.x) * dx + (stop.y - now.y) * dy;
    const aside = Math.abs((stop.x - now.x) * dy) + Math.abs((stop.y - now.y) * dx);
    return along > 0 ? along + 2.5 * aside : Infinity;
  };
  const next = stops.reduce((best, stop) => (far(stop) < far(best) ? stop : best), now);
  return next === now ? undefined : next;
}

/** @param {{x: number, y: number}} at */
function key(at) {
  return `${at.x},${at.y}`;
}

/** @param {import("./case-layout.js").Link} link */
function linkKey(link) {
  return `${Math.min(link.one, link.other)}-${Math.max(link.one, link.other)}-${link.token}`;
}
