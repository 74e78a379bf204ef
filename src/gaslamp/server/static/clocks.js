// @ts-check
/** The clocks of a table: who has how long. They run on here by themselves, and every message sets them right. */

import { h, show } from "./dom.js";
import { written } from "./durations.js";
import { announce } from "./toasts.js";
import { say } from "./words.js";

/** @import {SeatTime, TableNews, SeatTimes} from "./messages.js" */

/** Seconds from which on it is urgent. */
const URGENT = 15;

export function createClocks() {
  const element = h("ul", { class: "bar-clocks", hidden: true });
  /** @type {TableNews | null} */
  let seats = null;
  /** @type {SeatTime[]} */
  let times = [];
  let heard = 0;
  let warned = false;
  /** The places to write each time. @type {Map<number, HTMLElement>} */
  const places = new Map();

  /** @param {SeatTime} time */
  function left(time) {
    const passed = time.running ? (performance.now() - heard) / 1000 : 0;
    return Math.max(0, (time.seconds ?? 0) - passed);
  }

  function draw() {
    const counted = seats?.phase === "playing" ? times.filter((time) => time.seconds !== null) : [];
    element.hidden = !counted.length;
    places.clear();
    show(element, counted.map(row));
    tick();
  }

  /** @param {SeatTime} time */
  function row(time) {
    const chair = seats?.chairs[time.seat];
    const place = h("b", { role: "timer" });
    places.set(time.seat, place);
    const who = chair?.mine ? say("screen-clock-you") : chair?.name || chair?.role;
    return h("li", { class: [time.running ? "running" : "still", chair?.mine ? "own" : ""].join(" "), title: seats?.clock }, h("span", {}, who), place);
  }

  function tick() {
    for (const time of times) {
      const [place, rest] = [places.get(time.seat), left(time)];
      if (!place) continue;
      const text = written(rest);
      if (place.textContent !== text) place.textContent = text;
      if (time.running) hurry(time, place, rest);
    }
  }

  /** The last seconds are marked by a sign, and said once to those who listen. @param {SeatTime} time @param {HTMLElement} place @param {number} rest */
  function hurry(time, place, rest) {
    const urgent = rest <= URGENT;
    place.parentElement?.classList.toggle("urgent", urgent);
    if (urgent && !warned && seats?.chairs[time.seat].mine) {
      warned = true;
      announce(say("screen-clock-urgent"));
    }
  }

  const timer = setInterval(tick, 250);
  return {
    element,
    relabel: draw,
    stop: () => clearInterval(timer),
    /** @param {TableNews} message */
    table(message) {
      seats = message;
      draw();
    },
    /** @param {SeatTimes} message */
    hear(message) {
      times = message.seats;
      heard = performance.now();
      warned = false;
      draw();
    },
  };
}
