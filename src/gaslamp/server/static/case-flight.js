// @ts-check
/** Things seen to move: what somebody takes glides from its location to them. */

import { h } from "./dom.js";

/** @import {Item} from "./case-deck.js" */
/** @import {GameEvent} from "./messages.js" */

const STAGGER = 260;
const LASTS = 750;
/** Who does not want to wait touches anything. */
const SKIPS = ["pointerdown", "keydown"];
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Where everything lies on the table before it is drawn anew. @param {Element} root @returns {Map<string, DOMRect>} */
export function whereabouts(root) {
  const spots = [...root.querySelectorAll("[data-spot]")];
  return new Map(spots.map((spot) => [spot.getAttribute("data-spot") ?? "", spot.getBoundingClientRect()]));
}

/**
 * Shows the visits among what has happened.
 * @param {Element} root
 * @param {import("./case-deck.js").Deck} deck
 * @param {GameEvent[]} events
 * @param {Map<string, DOMRect>} before
 * @param {number | null} me whose hand is in sight
 */
export function showVisits(root, deck, events, before, me) {
  events.filter((event) => event.type === "Visit").forEach((visit, turn) => {
    /** @type {Map<Item, number>} */
    const taken = new Map();
    visit.items.forEach((item, at) => {
      taken.set(item, (taken.get(item) ?? 0) + 1);
      const from = before.get(`Visit${visit.location}:${item}.${taken.get(item)}`);
      if (from) fly(deck.item(item), from, destination(root, visit.seat, item, visit.seat === me), (2 * turn + at) * STAGGER);
    });
    flash(root, visit.seat, 2 * turn * STAGGER + LASTS);
  });
}

/** @param {Element} root @param {number} seat @param {Item} item @param {boolean} isMe */
function destination(root, seat, item, isMe) {
  const player = root.querySelector(`.case-player[data-seat="${seat}"]`);
  const mine = isMe && root.querySelector(`[data-hand="${item}"], .case-hand [data-token="${item}"]`);
  return (mine || player?.querySelector(".case-badge") || player)?.getBoundingClientRect();
}

/** @param {Element} picture @param {DOMRect} from @param {DOMRect | undefined} to @param {number} delay */
function fly(picture, from, to, delay) {
  if (still.matches || !to || document.hidden) return;
  const thing = h("div", { class: "case-flying", "aria-hidden": "true" }, picture);
  Object.assign(thing.style, { left: `${from.left}px`, top: `${from.top}px`, width: `${from.width}px` });
  document.body.append(thing);
  const [dx, dy] = [to.left + to.width / 2 - from.left - from.width / 2, to.top + to.height / 2 - from.top - from.height / 2];
  const size = Math.min(1, Math.max(0.4, to.width / from.width));
  const frames = [
    { transform: "none", opacity: 1 },
    { transform: `translate(${dx / 2}px, ${dy / 2 - 24}px) scale(${(1 + size) / 2 + 0.1})`, opacity: 1, offset: 0.5 },
    { transform: `translate(${dx}px, ${dy}px) scale(${size})`, opacity: 0.2 },
  ];
  const flight = thing.animate(frames, { duration: LASTS, delay, easing: "ease-in-out", fill: "both" });
  const skip = () => flight.finish();
  for (const touch of SKIPS) document.addEventListener(touch, skip);
  flight.finished.finally(() => (thing.remove(), SKIPS.forEach((touch) => document.removeEventListener(touch, skip))));
}

/** A player who has just acted. @param {Element} root @param {number} seat @param {number} delay */
function flash(root, seat, delay) {
  const player = root.querySelector(`.case-player[data-seat="${seat}"]`);
  if (still.matches || !player) return;
  player.animate([{ filter: "none" }, { filter: "brightness(1.25)" }, { filter: "none" }], { duration: 600, delay });
}
