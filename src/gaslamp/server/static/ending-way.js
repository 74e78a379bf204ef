// @ts-check
/** His way, to be played, stepped through and read: on the map, as a curve of what could be known, and as a list. */

import { ticket } from "./chase-tickets.js";
import { h, s, show } from "./dom.js";
import { createCurve } from "./ending-curve.js";
import { Player } from "./ending-player.js";
import { announce } from "./toasts.js";
import { say } from "./words.js";

/** @import {Figure, FugitiveRoute, RouteStop} from "./messages.js" */

/** @type {Record<string, string>} */
const SIGNS = { play: "M8 5v14l11-7z", pause: "M8 5v14M16 5v14", back: "M15 5l-8 7 8 7z", on: "M9 5l8 7-8 7z", end: "M6 5l8 7-8 7zM17 5v14" };

/** @param {import("./ending-map.js").Chart | null} map */
export function createWay(map) {
  const element = h("div", { class: "ending-way", hidden: true });
  const player = new Player(map, draw);
  const curve = createCurve({ peek: (n) => player.peek(n), go: (n) => player.go(n) });
  const list = h("ol", { class: "ending-stops", tabindex: 0, start: 0 });
  const now = h("p", { class: "ending-now" });
  const controls = h("div", { class: "ending-controls", role: "group" });
  const figures = h("dl", { class: "ending-figures" });
  const rounds = h("div", { class: "ending-rounds" });
  /** @type {FugitiveRoute[]} */
  let ways = [];
  let chosen = 0;

  element.addEventListener("keydown", onKey);

  /** @param {KeyboardEvent} event */
  function onKey(event) {
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (!step || /** @type {Element} */ (event.target).matches("select")) return;
    event.preventDefault();
    event.stopPropagation();
    player.step(step);
    announce(player.stop.text);
  }

  /** What changes from stop to stop. */
  function draw() {
    const { stops, at, seen } = player;
    curve.show(stops, seen);
    now.textContent = stops[seen]?.text ?? "";
    [...list.children].forEach((item, n) => item.setAttribute("aria-current", n === seen ? "step" : "false"));
    const item = list.children[seen];
    if (item) list.scrollTop = item.offsetTop - list.clientHeight / 2;
    dress("play", player.isPlaying ? "pause" : "play", () => player.toggle());
    controls.querySelector("[data-does=back]").disabled = at === 0;
    for (const does of ["on", "end"]) controls.querySelector(`[data-does=${does}]`).disabled = at === stops.length - 1;
  }

  /** @param {string} does @param {string} sign @param {() => void} onclick */
  function dress(does, sign, onclick) {
    const known = controls.querySelector(`[data-does=${does}]`) ?? control(does, onclick);
    known.setAttribute("aria-label", say(`screen-way-${sign}`));
    known.title = say(`screen-way-${sign}`);
    show(known, s("svg", { viewBox: "0 0 24 24", "aria-hidden": true, class: sign }, s("path", { d: SIGNS[sign] })));
  }

  /** @param {string} does @param {() => void} onclick */
  function control(does, onclick) {
    const made = h("button", { type: "button", class: "button icon", "data-does": does, onclick });
    controls.append(made);
    return made;
  }

  function label() {
    controls.setAttribute("aria-label", say("screen-way"));
    dress("back", "back", () => player.step(-1));
    dress("play", "play", () => player.toggle());
    dress("on", "on", () => player.step(1));
    dress("end", "end", () => player.go(player.stops.length - 1));
  }

  /** @param {number} which @param {boolean} isNews */
  function choose(which, isNews) {
    chosen = which;
    const way = ways[which];
    list.setAttribute("aria-label", say("screen-way"));
    show(list, way.stops.map(line));
    show(figures, way.figures.map(figure));
    player.load(way.stops, { isNews, isLast: which === ways.length - 1 });
  }

  /** @param {RouteStop} stop */
  function line(stop) {
    const onclick = () => player.go(stop.n);
    const peek = { onpointerenter: () => player.peek(stop.n), onpointerleave: () => player.peek(null) };
    return h("li", { value: stop.n, onclick, ...peek }, h("span", { class: "n", "aria-hidden": true }, stop.n), h("span", {}, stop.text));
  }

  return {
    element,
    stop: () => player.pause(),
    /** @param {FugitiveRoute[]} told @param {boolean} isNews whether it is to be played by itself */
    show(told, isNews) {
      const isSame = JSON.stringify(told) === JSON.stringify(ways);
      ways = told;
      element.hidden = !ways.length || !map;
      if (element.hidden || isSame) return;
      show(element, h("h3", {}, say("screen-way")), rounds, controls, now, curve.element, figures, list);
      show(rounds, ways.length > 1 && roundChoice(ways, (which) => choose(which, true)));
      label();
      choose(ways.length - 1, isNews);
    },
  };
}

/** Whose way, where everybody has fled once. @param {FugitiveRoute[]} ways @param {(which: number) => void} choose */
function roundChoice(ways, choose) {
  const options = ways.map(({ title }, i) => h("option", { value: i, selected: i === ways.length - 1 }, title));
  return h("select", { "aria-label": say("screen-way-round"), onchange: (/** @type {{target: HTMLSelectElement}} */ event) => choose(Number(event.target.value)) }, options);
}

/** @param {Figure} figure */
function figure({ name, value, tickets = [] }) {
  const drawn = tickets.map((one) => h("span", { title: one.name }, ticket(one.fare, one.name, one.count)));
  return h("div", {}, h("dt", {}, name), h("dd", {}, tickets.length ? [h("span", { class: "unseen" }, value), drawn] : value));
}
