// @ts-check
/** Every sign explains itself, on hover, on focus and under a finger that stays: one small tip for all of them. */

import { h, show } from "./dom.js";
import { say } from "./words.js";

/** How long a finger must stay, in milliseconds, and how far it may stray. */
const LONG = 450;
const STRAY = 10;
const GAP = 6;
/** What has a text of its own; every other fare is a plain ride. */
const FARES = ["black", "double", "balloon"];
const LANDMARKS = ["park", "monument", "river"];

/** The properties of an element that explains itself. @param {string} key of the text @param {string} [name] what it is called */
export function explained(key, name = "") {
  return { "data-explains": key, "data-name": name || null };
}

/** The text about a kind of ticket. @param {string} fare */
export function aboutFare(fare) {
  return `hunt-about-${FARES.includes(fare) ? fare : "ride"}`;
}

/** The text about a mark on the board. @param {string} mark */
export function aboutMark(mark) {
  return `hunt-about-${LANDMARKS.includes(mark) ? "landmark" : mark}`;
}

/** Lets whatever is in a part of the page explain itself. @param {HTMLElement} host @param {AbortSignal} signal */
export function createExplaining(host, signal) {
  const tip = h("div", { class: "tip", id: "tip", role: "tooltip", hidden: true });
  host.append(tip);
  /** @type {Element | null} */
  let shown = null;
  let timer = 0;
  let pressed = { x: 0, y: 0 };
  /** A finger asked: the focus that comes with lifting it asks nothing else. */
  let byFinger = false;

  /** @param {Element | null} element */
  function explain(element) {
    shown?.removeAttribute("aria-describedby");
    shown = element;
    tip.hidden = !element;
    if (!element) return;
    const name = element.getAttribute("data-name") ?? element.getAttribute("aria-label");
    show(tip, name && h("b", {}, name), h("span", {}, say(element.getAttribute("data-explains") ?? "")));
    element.setAttribute("aria-describedby", tip.id);
    place(tip, element.getBoundingClientRect(), host.getBoundingClientRect());
  }

  function letGo() {
    clearTimeout(timer);
  }

  /** A finger that stays asks; when it lifts, nothing is pressed. @param {PointerEvent} event */
  function press(event) {
    letGo();
    byFinger = false;
    const element = signOf(event);
    if (event.pointerType === "mouse" || !element) return explain(null);
    pressed = { x: event.clientX, y: event.clientY };
    timer = window.setTimeout(() => {
      byFinger = true;
      explain(element);
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, true), 2000);
    }, LONG);
  }

  const listen = (/** @type {string} */ name, /** @type {(event: any) => void} */ does) => host.addEventListener(name, does, { signal });
  listen("pointerover", (event) => event.pointerType === "mouse" && explain(signOf(event)));
  listen("pointerleave", (event) => event.pointerType === "mouse" && explain(null));
  listen("focusin", (event) => byFinger || explain(event.target.matches(":focus-visible") ? signOf(event) : null));
  listen("focusout", () => byFinger || explain(null));
  listen("pointerdown", press);
  listen("pointermove", (event) => Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > STRAY && letGo());
  listen("pointerup", letGo);
  listen("pointercancel", letGo);
  listen("contextmenu", (event) => shown && event.preventDefault());
  listen("keydown", (event) => event.key === "Escape" && explain(null));
  host.addEventListener("scroll", () => explain(null), { signal, capture: true, passive: true });
}

/** @param {Event} event @returns {Element | null} */
function signOf(event) {
  return event.target instanceof Element ? event.target.closest("[data-explains]") : null;
}

/** @param {Event} event */
function swallow(event) {
  event.stopPropagation();
  event.preventDefault();
}

/** Below the sign, or above it where there is no room; never beyond the part of the page it belongs to. @param {HTMLElement} tip @param {DOMRect} sign @param {DOMRect} room */
function place(tip, sign, room) {
  tip.style.maxWidth = `${Math.min(300, room.width - 2 * GAP)}px`;
  const { width, height } = tip.getBoundingClientRect();
  const left = Math.max(room.left + GAP, Math.min(sign.left, room.right - width - GAP));
  const isBelow = sign.bottom + GAP + height < room.bottom;
  tip.style.left = `${left}px`;
  tip.style.top = `${isBelow ? sign.bottom + GAP : Math.max(room.top, sign.top - GAP - height)}px`;
}
