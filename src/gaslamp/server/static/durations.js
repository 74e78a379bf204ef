// @ts-check
/** How long something takes, as a clock shows it. */

import { say } from "./words.js";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86400;

/** Days and hours, hours and minutes, minutes and seconds: the two that matter. @param {number} seconds */
export function written(seconds) {
  const rest = Math.ceil(seconds);
  if (rest >= DAY) return `${Math.floor(rest / DAY)} ${say("screen-clock-day")} ${Math.floor((rest % DAY) / HOUR)} h`;
  if (rest >= HOUR) return `${Math.floor(rest / HOUR)} h ${two(Math.floor((rest % HOUR) / MINUTE))}`;
  return `${Math.floor(rest / MINUTE)}:${two(rest % MINUTE)}`;
}

/** @param {number} number */
function two(number) {
  return String(number).padStart(2, "0");
}
