// @ts-check
/** A lesson at the table: what it says is kept until the table shows as much, and the panel for it fetched when there is one. */

import { sheet } from "./sheets.js";
import { tried } from "./toasts.js";

/** @import {Advice, Guidance, Update} from "./messages.js" */
/** @import {Lent} from "./stage.js" */

/** @param {Lent} table */
export function createGuide(table) {
  /** Where there is room for the panel. @type {HTMLElement | null} */
  let host = null;
  /** @type {Guidance | null} */
  let told = null;
  /** @type {ReturnType<typeof import("./lesson.js").createLesson> | null} */
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
    /** A `guidance` message. @param {Guidance} message */
    hear(message) {
      told = message;
      tried(draw);
    },
    /** An `advice` message. @param {Advice} message */
    advise: (message) => panel?.advise(message.text),
    /** @param {Update} message */
    update(message) {
      shown = message.n;
      tried(draw);
    },
    relabel: () => panel?.relabel(),
  };
}
