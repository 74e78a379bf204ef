// @ts-check
/** How a game ended, and what next. */

import { h, show } from "./dom.js";
import { downloadRecord } from "./menu.js";
import { go } from "./route.js";
import { announce, tried } from "./toasts.js";
import { say } from "./words.js";

/** Milliseconds to look at how it stands before anything covers the board. */
const LAST_LOOK = 1500;

/** @param {string} id @param {string} token @param {{send(message: object): void}} table */
export function createFinish(id, token, table) {
  const element = h("dialog", { class: "panel finish", "aria-labelledby": "finish-title" });
  /** @type {string[]} */
  let over = [];
  let timer = 0;
  let isHost = false;
  let hasAsked = false;
  /** The table at which the same people play on. */
  let next = "";

  function draw() {
    show(element, h("h2", { id: "finish-title" }, say("screen-over")), over.map((line, i) => h("p", { class: i ? "" : "verdict" }, line)),
      next && h("p", { class: "note" }, say("screen-next")),
      h("div", { class: "row" }, (isHost || next) && button("screen-rematch", again, "primary"),
        button("screen-look-back", close),
        button("screen-record", () => tried(() => downloadRecord(id, token))),
        button("screen-home", () => go("/"), "quiet")));
  }

  /** The host asks for another game; the others follow. */
  function again() {
    hasAsked = true;
    if (next) go(`/table/${next}`);
    else table.send({ type: "again" });
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
    /** @param {any} message */
    table(message) {
      isHost = message.host;
    },
    /** There is another game: whoever asked for it goes there at once. @param {string} table */
    moved(table) {
      next = table;
      if (hasAsked) go(`/table/${next}`);
      else if (over.length) open();
    },
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

/** @param {string} key @param {() => void} onclick @param {string} [look] */
function button(key, onclick, look = "") {
  return h("button", { type: "button", class: `button ${look}`, onclick }, say(key));
}
