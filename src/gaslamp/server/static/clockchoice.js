// @ts-check
/** How long people may think: none of the server's clocks, or one of them; for days also the hours that count. */

import { h } from "./dom.js";
import { say } from "./words.js";

/** @import {ClockChoice, NewTable} from "./messages.js" */

/** The hours of a day that count unless people choose others. */
const USUAL = { opens: 9, closes: 22 };

/** @param {ClockChoice[]} choices those of /api/games */
export function createClockChoice(choices) {
  const titles = [say("screen-clock-none"), ...choices.map((choice) => choice.title)];
  const field = h("select", { class: "clock-choice", onchange: () => follow() }, titles.map((title, i) => h("option", { value: i }, title)));
  const [opens, closes] = [hours(0, 23, USUAL.opens, say("screen-clock-from")), hours(1, 24, USUAL.closes, say("screen-clock-to"))];
  const between = h("div", { class: "clock-hours", hidden: true }, h("span", {}, say("screen-clock-hours")), opens, "–", closes);
  const chosen = () => choices[Number(field.value) - 1]?.clock ?? null;
  const follow = () => { between.hidden = chosen()?.kind !== "days"; };
  return {
    element: h("div", { class: "field" }, h("label", { class: "field" }, h("b", {}, say("screen-clock")), h("span", {}, say("screen-clock-about")), field), between),
    /** What the server is told. @returns {NewTable["clock"]} */
    value() {
      const clock = chosen();
      if (clock?.kind !== "days") return clock;
      return { ...clock, opens: Number(opens.value), closes: Number(closes.value), offset: -new Date().getTimezoneOffset() };
    },
  };
}

/** @param {number} first @param {number} last @param {number} usual @param {string} label */
function hours(first, last, usual, label) {
  const all = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  return h("select", { "aria-label": label }, all.map((hour) => h("option", { value: hour, selected: hour === usual }, `${hour}:00`)));
}
