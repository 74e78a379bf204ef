// @ts-check
/** What others may watch, for the host to choose, and the link for them; everybody else reads what it is. */

import { h, renew } from "./dom.js";
import { passable, warning } from "./inviting.js";
import { sheet } from "./sheets.js";
import { language, say } from "./words.js";

/** @import {TableNews} from "./messages.js" */
/** @import {Lent} from "./stage.js" */
/** @typedef {TableNews["policy"]} WatchPolicy */

/** Moves behind, to choose from. */
const DELAYS = [5, 8, 12];
let made = 0;

/** @param {Lent} table */
export function createWatchChoice(table) {
  sheet("sight.css");
  const rows = h("fieldset", { class: "watch-choice" });
  const link = h("div", { class: "watch-link" });
  const rule = h("p", { class: "note watch-rule" });
  const now = h("span", {});
  const fold = h("details", { class: "fold small" }, h("summary", {}, now), rows, link);
  const element = h("div", { class: "watch-part" }, fold, rule);
  const group = `watch-${(made += 1)}`;
  /** @type {Record<string, HTMLInputElement>} */
  let radios = {};
  const field = h("select", { onchange: () => tell("seats") });

  /** @param {WatchPolicy} policy */
  function tell(policy) {
    table.send({ type: "watching", policy, ...(policy === "seats" && { delay: Number(field.value) }) });
  }

  /** @param {WatchPolicy} policy */
  function row(policy) {
    const radio = h("input", { type: "radio", name: group, value: policy, onchange: () => tell(policy) });
    radios[policy] = radio;
    return h("label", { class: "ticked" }, radio,
      h("span", {}, h("b", {}, say(`watch-${policy}`)), policy !== "none" && h("small", {}, say(`watch-${policy}-about`))));
  }

  /** @param {TableNews} seats */
  function fill(seats) {
    radios = {};
    const isPlaying = seats.phase === "playing";
    return [h("legend", { class: "unseen" }, say("watch-who")), seats.policies.map(row), later(),
      isPlaying && h("p", { class: "note" }, say("watch-asked"))];
  }

  function later() {
    return h("label", { class: "watch-delay" }, h("span", {}, say("watch-delay")), field);
  }

  return {
    element,
    /** @param {TableNews} seats */
    show(seats) {
      const isHosts = seats.host && !seats.lesson;
      fold.hidden = !isHosts;
      rule.hidden = isHosts || !seats.rule;
      rule.textContent = seats.rule;
      if (!isHosts) return;
      now.textContent = `${say("watch-who")}: ${say(`watch-${seats.policy}`)}`;
      renew(rows, [language(), seats.policies, seats.phase], () => fill(seats));
      for (const [policy, radio] of Object.entries(radios)) radio.checked = policy === seats.policy;
      const delays = [...new Set([...DELAYS, seats.delay || DELAYS[0]])].sort((one, other) => one - other);
      renew(field, delays, () => delays.map((delay) => h("option", { value: delay }, delay)));
      field.value = String(seats.delay || DELAYS[0]);
      field.parentElement.hidden = seats.policy !== "seats";
      renew(link, [language(), seats.watch, seats.address, seats.alone], () => seats.watch && h("details", { class: "fold small" }, h("summary", {}, say("watch-link")), warning(seats),
        passable(`${seats.address}/join#${seats.watch}`, say("watch-link"))));
    },
  };
}
