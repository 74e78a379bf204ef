// @ts-check
/** The grid one lays cards on: each place, card and joint can be tapped, dropped on, and reached by arrow keys. */

import { s, show } from "./dom.js";
import { say } from "./words.js";
import { createFrame } from "./case-frame.js";
import { PITCH, STEPS, drawLink, placed } from "./case-layout.js";
import { allStops, key, nearest } from "./case-stops.js";
import { drawWanted, wantedCells, welcoming } from "./case-wants.js";

/** @import {Link} from "./messages.js" */
/** @typedef {import("./case-deck.js").Deck} Deck */
/** @typedef {import("./case-layout.js").Layout} Layout */
/** @typedef {import("./case-stops.js").Stop} Stop */
/** @typedef {import("./case-stops.js").GridState} GridState */

const ARROWS = ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"];
/** How far from the middle of a place a card still snaps to it, and a token to a joint. */
const REACH = { cell: 0.55 * PITCH, joint: 0.4 * PITCH };

/** @param {Element} host @param {(stop: Stop) => void} onStop */
export function createGrid(host, onStop) {
  const svg = s("svg", { class: "cards case-grid", role: "group", onkeydown });
  const frame = createFrame(svg, host);
  /** @type {Stop[]} */
  let stops = [];
  let here = "0,0";
  /** Where something was done last: what comes to lie there has the focus, however long the answer takes. */
  let last = "";
  /** The connections there were: a new one lights up. @type {Set<string>} */
  let linked = new Set();
  host.append(svg);

  /** @param {GridState} state */
  function draw(state) {
    const { deck, layout, wants } = state;
    const wanted = wantedCells(layout, wants);
    frame.show([{ x: 0, y: 0 }, ...layout.cards, ...wanted, ...state.reach.map(([x, y]) => ({ x, y }))]);
    stops = allStops(state).filter((stop) => stop.kind !== "free" || frame.holds(stop));
    here = [last, here].find((place) => stops.some((stop) => key(stop) === place)) ?? "0,0";
    svg.setAttribute("aria-label", say("bench-layout"));
    svg.classList.toggle("picking", typeof state.picked === "number");
    const had = svg.contains(document.activeElement);
    show(svg, wanted.map((cell) => drawWanted(deck, cell)), stops.map((stop) => figure(stop, state)), layout.links.map((link) => thread(deck, layout, link)));
    show(svg, ...inOrder(svg));
    linked = new Set(layout.links.map(linkKey));
    if (had) focus();
  }

  /** @param {Deck} deck @param {Layout} layout @param {Link} link */
  function thread(deck, layout, link) {
    const drawn = drawLink(deck, layout, link);
    drawn.classList.toggle("fresh", !linked.has(linkKey(link)));
    return drawn;
  }

  /** @param {Stop} stop @param {GridState} state */
  function figure(stop, state) {
    const asked = stop.ends && stop.ends.join() === state.joint?.join() ? " asked" : "";
    const props = {
      class: `case-stop ${stop.kind}${asked}`,
      role: stop.kind === "lead" ? "img" : "button",
      tabindex: key(stop) === here ? 0 : -1,
      "aria-label": stop.label,
      "data-stop": key(stop),
      "data-drag": stop.drag || null,
      "data-look": stop.look || null,
      onclick: () => choose(stop),
      onfocus: () => step(stop),
    };
    return placed(stop, props, ...drawing(stop, state));
  }

  /** @param {Stop} stop */
  function choose(stop) {
    step(stop);
    last = here;
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
    last = "";
    const next = nearest(now, stops, STEPS[way]);
    if (next) step(next), focus();
  }

  /** The place or joint nearest to a point of the window, if it is near. @param {number} x @param {number} y @param {"cell" | "joint"} sort */
  function at(x, y, sort) {
    const turned = svg.getScreenCTM()?.inverse();
    if (!turned || !svg.isConnected) return undefined;
    const point = new DOMPoint(x, y).matrixTransform(turned);
    const far = (/** @type {Stop} */ stop) => Math.hypot(stop.x * PITCH - point.x, stop.y * PITCH - point.y);
    const near = stops.filter((stop) => Boolean(stop.ends) === (sort === "joint") && far(stop) < REACH[sort]);
    return near.sort((one, other) => far(one) - far(other))[0];
  }

  /** The one that would be dropped on. @param {Stop | undefined} stop */
  function light(stop) {
    for (const element of svg.querySelectorAll(".case-stop")) element.classList.toggle("over", stop !== undefined && element.getAttribute("data-stop") === key(stop));
  }

  /** @param {Stop} stop */
  function box(stop) {
    const figure = svg.querySelector(`[data-stop="${key(stop)}"] :is(.face, .case-free, .case-dot)`) ?? svg.querySelector(`[data-stop="${key(stop)}"]`);
    return figure?.getBoundingClientRect() ?? null;
  }

  return { draw, at, light, box, focus, svg, destroy: frame.destroy };
}

/** Connections lie over cards, and the marks between cards over those. @param {Element} svg */
function inOrder(svg) {
  const ranks = ["case-want", "free", "card", "case-link", "joint"];
  const rank = (/** @type {Element} */ element) => ranks.findIndex((name) => element.classList.contains(name));
  return [...svg.children].sort((one, other) => rank(one) - rank(other));
}

/** @param {Stop} stop @param {GridState} state */
function drawing(stop, { deck, layout, missing, wants }) {
  const ring = s("rect", { class: "case-ring", x: -56, y: -56, width: 112, height: 112, rx: 9 });
  if (stop.kind.startsWith("lead")) return [ring, deck.figure(`lead-${layout.lead}`), ...deck.wanted(layout.lead, missing)];
  if (stop.card) return [ring, deck.figure(`clue-${stop.card}`), ...welcoming(deck, stop.card, wants)];
  if (stop.ends) return [s("circle", { class: "case-reach", r: 27 }), s("circle", { class: "case-dot", r: 8 })];
  return [ring, s("rect", { class: "case-free", x: -50, y: -50, width: 100, height: 100, rx: 8 })];
}

/** @param {Link} link */
function linkKey(link) {
  return `${Math.min(link.one, link.other)}-${Math.max(link.one, link.other)}-${link.token}`;
}
