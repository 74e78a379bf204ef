// @ts-check
/** Where the menu of a table is kept: it is fetched when it is first opened. */

import { h, show } from "./dom.js";
import { tried } from "./toasts.js";
import { more } from "./words.js";

/** @import {TableNews} from "./messages.js" */
/** @import {Lent} from "./stage.js" */

/** @param {Lent} table */
export function createDrawer(table) {
  const element = h("div", { class: "lobby" });
  /** @type {ReturnType<typeof import("./menu.js").createMenu> | null} */
  let menu = null;
  /** @type {TableNews | null} */
  let seats = null;
  let curtained = false;

  async function made() {
    const [{ createMenu }, { createWatchChoice }] = await Promise.all([import("./menu.js"), import("./watch-choice.js"), more("menu"), more("waiting"), more("watching")]);
    if (menu) return menu;
    menu = createMenu(table, createWatchChoice(table));
    show(element, menu.element);
    if (seats) menu.table(seats);
    menu.hide(curtained);
    return menu;
  }

  return {
    element,
    open: () => tried(async () => (await made()).open()),
    /** The menu, opened at how to play and the keys. */
    help: () => tried(async () => (await made()).help()),
    relabel: () => menu?.relabel(),
    /** @param {TableNews} message */
    table(message) {
      seats = message;
      menu?.table(message);
    },
    /** @param {boolean} down */
    hide(down) {
      curtained = down;
      menu?.hide(down);
    },
  };
}
