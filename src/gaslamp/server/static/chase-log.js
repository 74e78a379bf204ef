// @ts-check
/** The travel log: a window for every move, its ticket laid on it, and the station where it is known. */

import { ticket } from "./chase-tickets.js";
import { h, show } from "./dom.js";
import { explained } from "./explain.js";
import { createRoving } from "./roving.js";
import { say } from "./words.js";

/** @import {LogWindow} from "./messages.js" */

const COLUMNS = 3;

/** @param {Element} host */
export function createLog(host) {
  const list = h("ol", { class: "log-windows" });
  const roving = createRoving(list, "[data-explains]");
  host.append(list);
  return {
    /** @param {LogWindow[]} log */
    show(log) {
      const newest = log.findLast((window) => window.fare)?.n;
      list.style.setProperty("--rows", String(Math.ceil(log.length / COLUMNS)));
      roving.around(() => turnOver(list, log.map((window) => windowOf(window, window.n === newest))));
    },
  };
}

/** Lays the new windows down; one that has just shown a station turns over. @param {Element} list @param {HTMLElement[]} windows */
function turnOver(list, windows) {
  const before = [...list.children].map((old) => old.getAttribute("data-station"));
  windows.forEach((window, i) => {
    const isTurned = before[i] === "" && window.getAttribute("data-station") !== "";
    window.classList.toggle("turned", isTurned);
  });
  show(list, windows);
}

/** @param {LogWindow} window @param {boolean} isNewest */
function windowOf(window, isNewest) {
  const { n, fare = "", name = "", station = null, due = false, surfaced = false } = window;
  const where = station && `${say("hunt-station")} ${station}`;
  const words = [n, name || say("hunt-empty"), where, due && say("hunt-due"), isNewest && say("hunt-newest")];
  const about = explained(due ? "hunt-about-due" : "hunt-about-window", `${n}${name && ` · ${name}`}`);
  return h("li", { class: classes({ "log-window": true, due, surfaced, filled: fare, newest: isNewest }), "data-station": station ?? "", ...about },
    h("span", { class: "unseen" }, words.filter(Boolean).join(", ")),
    h("span", { class: "n", "aria-hidden": true }, n),
    fare ? ticket(fare, name, station ?? "") : null);
}

/** @param {Record<string, unknown>} names */
export function classes(names) {
  return Object.keys(names).filter((name) => names[name]).join(" ");
}
