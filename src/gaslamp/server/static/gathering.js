// @ts-check
/** Waiting for strangers: how long, which side one would like, and for the host whether they may come and who may stay. */

import { strip } from "./choices.js";
import { h, renew } from "./dom.js";
import { written } from "./durations.js";
import { askFirst } from "./inviting.js";
import { language, say } from "./words.js";

/** @import {Gathering, StrangerTerms, TableChair, TableNews} from "./messages.js" */
/** @import {Lent} from "./stage.js" */

/** Seconds after which bots fill the seats, as a host may choose; the last one is never. */
const FILLS = [30, 60, 180, null];

/** @param {Lent} table */
export function createGathering(table) {
  const parts = { wait: h("div", { class: "gathering-wait" }), wish: h("div", { class: "gathering-wish" }), host: h("div", { class: "gathering-host" }) };
  const element = h("section", { class: "gathering", "aria-label": say("strangers-waiting") }, parts.wait, parts.wish, parts.host);
  const clock = h("b", { role: "timer" });
  const bar = h("span", { class: "gathering-bar", "aria-hidden": "true" }, h("i"));
  /** @type {Gathering | null} */
  let told = null;
  let heard = 0;

  function tick() {
    if (!told || told.seconds === null) return;
    const rest = Math.max(0, told.seconds - (performance.now() - heard) / 1000);
    const text = written(rest);
    if (clock.textContent !== text) clock.textContent = text;
    /** @type {HTMLElement} */ (bar.firstElementChild).style.inlineSize = `${Math.min(100, (100 * rest) / (told.full ? told.seconds || 1 : told.fill ?? 1))}%`;
  }

  /** @param {Gathering} told */
  function waiting(told) {
    const count = told.seconds !== null && h("p", { class: "gathering-count" }, h("span", {}, say(told.full ? "strangers-starts-in" : "strangers-bots-in")), clock);
    const about = told.public && !told.full && say("strangers-waiting-about");
    return [told.public && h("h2", {}, say("strangers-waiting")), count, count && bar, !count && told.public && h("p", {}, say("strangers-no-bots")), about && h("p", { class: "note" }, about)];
  }

  /** @param {Gathering} told */
  function wishing(told) {
    if (!told.drawn || !told.sided) return null;
    /** @type {[Gathering["wish"], string][]} */
    const sides = [["any", say("strangers-side-any")], ["flee", say("strangers-side-flee")], ["hunt", say("strangers-side-hunt")]];
    /** @type {{element: Node, value: () => Gathering["wish"]}} */
    const choice = strip(say("strangers-wish"), sides, told.wish, () => table.send({ type: "prefer", wish: choice.value() }));
    return [choice.element, h("p", { class: "note" }, say("strangers-wish-about"))];
  }

  /** Whether strangers may come, and when bots do. @param {Gathering | null} told */
  function hosting(told) {
    const publish = (/** @type {StrangerTerms | null} */ terms) => table.send({ type: "publish", terms });
    const level = told?.level ?? "";
    const isPublic = Boolean(told?.public);
    const now = told ? told.fill : 60;
    const fill = h("select", { onchange: () => publish({ fill: FILLS[Number(fill.value)], level }) },
      FILLS.map((seconds, i) => h("option", { value: i, selected: seconds === now }, say(`strangers-fill-${seconds ?? "never"}`))));
    const flip = (/** @type {{target: HTMLInputElement}} */ event) => publish(event.target.checked ? { fill: now, level } : null);
    return [
      h("label", { class: "ticked" }, h("input", { type: "checkbox", checked: isPublic, onchange: flip }),
        h("span", {}, h("b", {}, say("strangers-public")), h("small", {}, say("strangers-public-about")))),
      isPublic && h("label", { class: "field" }, h("span", {}, say("strangers-fill")), fill),
    ];
  }

  const timer = setInterval(() => (element.isConnected ? tick() : undefined), 250);
  return {
    element,
    stop: () => clearInterval(timer),
    /** @param {TableNews} seats @param {Gathering | null} message */
    tell(seats, message) {
      if (message !== told) heard = performance.now();
      told = message;
      const shape = told && [told.public, told.seconds !== null, told.full];
      renew(parts.wait, [language(), shape], () => told && waiting(told));
      renew(parts.wish, [language(), told?.drawn, told?.sided], () => told && wishing(told));
      renew(parts.host, [language(), seats.host, told?.public, told?.fill], () => seats.host && hosting(told));
      tick();
    },
    /** The way to send somebody away, for the host. @param {TableChair} chair */
    dismissal: (chair) => askFirst("strangers-dismiss", () => table.send({ type: "dismiss", seat: chair.seat })),
  };
}
