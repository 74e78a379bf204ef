// @ts-check
/** The door of the waiting room: what is behind it is fetched only if somebody waits. */

import { h, show } from "./dom.js";
import { tried } from "./toasts.js";

/** @import {TableNews} from "./messages.js" */
/** @import {Lent} from "./stage.js" */

/** @param {Lent} table */
export function createLobby(table) {
  const element = h("div", { class: "lobby" });
  /** @type {ReturnType<typeof import("./waiting.js").createWaiting> | null} */
  let room = null;
  /** @type {TableNews | null} */
  let seats = null;

  async function open() {
    const { createWaiting } = await import("./waiting.js");
    room ??= createWaiting(table);
    show(element, room.element);
    if (seats) room.table(seats);
  }

  return {
    element,
    relabel: () => room?.relabel(),
    /** @param {TableNews} message */
    table(message) {
      seats = message;
      if (room) room.table(message);
      else if (message.phase === "waiting") tried(open);
    },
  };
}
