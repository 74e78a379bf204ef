// @ts-check
/** The door of the waiting room: what is behind it is fetched only if somebody waits. */

import { h, show } from "./dom.js";
import { tried } from "./toasts.js";
import { more } from "./words.js";

/** @import {Gathering, TableNews} from "./messages.js" */
/** @import {Lent} from "./stage.js" */

/** @param {Lent} table */
export function createLobby(table) {
  const element = h("div", { class: "lobby" });
  /** @type {ReturnType<typeof import("./waiting.js").createWaiting> | null} */
  let room = null;
  /** @type {TableNews | null} */
  let seats = null;
  /** @type {Gathering | null} */
  let gathering = null;

  async function open() {
    const [{ createWaiting }, { createWatchChoice }] = await Promise.all([import("./waiting.js"), import("./watch-choice.js"), more("waiting"), more("watching")]);
    room ??= createWaiting(table, createWatchChoice(table));
    show(element, room.element);
    if (gathering) room.gather(gathering);
    if (seats) room.table(seats);
  }

  return {
    element,
    relabel: () => room?.relabel(),
    stop: () => room?.stop(),
    /** @param {Gathering} message */
    gather(message) {
      gathering = message;
      room?.gather(message);
    },
    /** @param {TableNews} message */
    table(message) {
      seats = message;
      if (room) room.table(message);
      else if (message.phase === "waiting") tried(open);
    },
  };
}
