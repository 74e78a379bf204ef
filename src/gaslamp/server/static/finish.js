// @ts-check
/** How a game ended, and what next. */

import { h, show } from "./dom.js";
import { openTable } from "./gamepanel.js";
import { downloadRecord } from "./menu.js";
import { go } from "./route.js";
import { settings } from "./settings.js";
import { announce, tried } from "./toasts.js";
import { say } from "./words.js";

/** Milliseconds for the last move to be seen before anything covers the board. */
const LAST_LOOK = 1800;

/** @param {string} id @param {string} token */
export function createFinish(id, token) {
  const element = h("dialog", { class: "panel finish", "aria-labelledby": "finish-title" });
  /** @type {string[]} */
  let over = [];
  let timer = 0;

  function draw() {
    const made = settings.get("made", {})[id];
    const again = made && h("button", { type: "button", class: "button primary", onclick: () => tried(() => openTable(made)) }, say("screen-rematch"));
    show(element, h("h2", { id: "finish-title" }, say("screen-over")), over.map((line, i) => h("p", { class: i ? "" : "verdict" }, line)),
      h("div", { class: "row" }, again,
        h("button", { type: "button", class: "button", onclick: close }, say("screen-look-back")),
        h("button", { type: "button", class: "button", onclick: () => tried(() => downloadRecord(id, token)) }, say("screen-record")),
        h("button", { type: "button", class: "button quiet", onclick: () => go("/") }, say("screen-home"))));
  }

  function open() {
    clearTimeout(timer);
    draw();
    if (element.isConnected && !element.open) element.showModal();
  }

  function close() {
    clearTimeout(timer);
    if (element.open) element.close();
  }

  return {
    element,
    open,
    close,
    relabel: () => element.open && draw(),
    table() {},
    /** @param {any} message */
    update({ scene, since }) {
      const news = scene.over.length > 0 && over.length === 0;
      over = [...scene.over];
      if (element.open) draw();
      if (!news) return;
      announce(over.join(" "));
      timer = setTimeout(open, since ? LAST_LOOK : 0);
    },
  };
}
