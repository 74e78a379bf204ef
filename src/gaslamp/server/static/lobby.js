// @ts-check
/** The door of the waiting room: what is behind it is fetched only if somebody waits. */

import { h, show } from "./dom.js";
import { tried } from "./toasts.js";

/** @param {any} table */
export function createLobby(table) {
  const element = h("div", { class: "lobby" });
  /** @type {any} */
  let [room, seats] = [null, null];

  async function open() {
    const { createWaiting } = await import("./waiting.js");
    room ??= createWaiting(table);
    show(element, room.element);
    room.table(seats);
  }

  return {
    element,
    relabel: () => room?.relabel(),
    /** @param {any} message */
    table(message) {
      seats = message;
      if (room) room.table(message);
      else if (message.phase === "waiting") tried(open);
    },
  };
}
