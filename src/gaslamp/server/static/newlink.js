// @ts-check
/** A new personal link. It is made and kept here before anybody is asked: if the answer is lost, the seat is not. */

import { keepTable, keptTables, settings } from "./settings.js";
import { makeToken } from "./tokens.js";

/** @import {Said} from "./messages.js" */

/** What was asked for and not answered yet, by the table's id. @returns {Record<string, string>} */
function asked() {
  return settings.get("renewing", {});
}

/** @param {string} id */
function forget(id) {
  const { [id]: _, ...others } = asked();
  settings.set("renewing", others);
}

export const newLink = {
  /** @param {string} id @param {(message: Said) => unknown} send */
  ask(id, send) {
    const token = makeToken();
    settings.set("renewing", { ...asked(), [id]: token });
    send({ type: "renew", token });
  },

  /** It is one's own now. @param {string} id @param {string} token */
  settle(id, token) {
    keepTable(id, token);
    forget(id);
    return token;
  },

  /** Whether there is another link than the one that opens nothing: another window has a newer one, or it was not told. @param {string} id @param {string} token */
  recover(id, token) {
    const pending = asked()[id];
    if (pending) this.settle(id, pending);
    return pending || (keptTables()[id] ?? token) !== token;
  },
};
