// @ts-check
/** The chairs of a table and whoever sits on them, for every list of them. */

import { botOn } from "./bots.js";
import { h } from "./dom.js";
import { passable } from "./inviting.js";
import { sign } from "./switches.js";
import { say } from "./words.js";

/** What somebody at the table is called. @param {import("./bots.js").Sitter} chair */
export function sitter(chair) {
  if (chair.kind === "bot" && !chair.left) return [chair.name, chair.agent].filter(Boolean).join(" · ");
  if (!chair.mine) return chair.name || say("screen-somebody");
  return chair.name ? `${chair.name} (${say("screen-you")})` : say("screen-you");
}

/** A small seal, and the word for those who listen. */
export function keptMark() {
  return h("span", { class: "kept-mark", title: say("screen-kept") }, sign("kept"), h("span", { class: "unseen" }, ` ${say("screen-kept")}`));
}

/** Whether a name is kept for whoever bears it here, or for somebody else. @param {import("./bots.js").Sitter} chair */
export function nameMark(chair) {
  if (chair.mark === "kept") return keptMark();
  return chair.mark === "guest" && h("span", { class: "note" }, ` (${say("screen-guest")})`);
}

/** A seat and whoever sits on it; with the way in for somebody, where there is one, or out. @param {import("./bots.js").Sitter} chair @param {string} address @param {import("./dom.js").Child} [out] */
export function chairRow(chair, address, out) {
  const free = chair.kind === "open";
  const who = free ? say("screen-free") : chair.kind === "bot" ? botOn(chair, sitter(chair)) : [sitter(chair), nameMark(chair)];
  const seat = [h("b", {}, chair.role), h("span", { class: free ? "note" : "" }, who)];
  const dot = h("span", { class: `chair-dot ${chair.here ? "here" : free ? "free" : "away"}`, "aria-hidden": "true" });
  return h("li", { class: `chair-${chair.kind}` }, dot, h("div", { class: "chair-who" }, seat), out,
    chair.invite && h("details", { class: "fold small" }, h("summary", {}, say("screen-seat-link")),
      passable(`${address}/join#${chair.invite}`, `${say("screen-seat-link")}: ${chair.role}`)));
}
