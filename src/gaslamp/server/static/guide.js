// @ts-check
/** A lesson at the table: what it says is kept until the table shows as much, and the panel for it fetched when there is one. */

import { sheet } from "./sheets.js";
import { tried } from "./toasts.js";

/** @param {{send(message: object): void, announce(text: string): void}} table */
export function createGuide(table) {
  /** Where there is room for the panel. @type {HTMLElement | null} */
  let host = null;
  /** @type {any} */
  let told = null;
  /** @type {any} */
  let panel = null;
  /** How many events the table shows. */
  let shown = 0;

  async function draw() {
    if (!told || !host || told.n > shown) return;
    const room = host;
    const [{ createLesson }] = await Promise.all([import("./lesson.js"), sheet("lesson.css")]);
    if (room !== host) return;
    panel ??= createLesson(host, table);
    panel.show(told);
  }

  return {
    /** @param {HTMLElement} place */
    settle(place) {
      host = place;
      panel = null;
      tried(draw);
    },
    /** A `guidance` message. @param {any} message */
    hear(message) {
      told = message;
      tried(draw);
    },
    /** An `advice` message. @param {any} message */
    advise: (message) => panel?.advise(message.text),
    /** @param {any} message */
    update(message) {
      shown = message.n;
      tried(draw);
    },
    relabel: () => panel?.relabel(),
  };
}
