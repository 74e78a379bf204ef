// @ts-check
/** Talk at the table: the control in the bar. The panel, and what draws on the map, are fetched when there is something to show. */

import { h } from "./dom.js";
import { sheet } from "./sheets.js";
import { sign } from "./switches.js";
import { tried } from "./toasts.js";
import { more, say } from "./words.js";

/** @import {ChaseScene, TableNews, Told, Update} from "./messages.js" */
/** @import {Lent} from "./stage.js" */

/**
 * What is drawn on: the board with its pawns; whoever takes stations gets those that are chosen, until it says no.
 * @typedef {{board: () => import("./board.js").Board, scene: () => ChaseScene, take: (taker: ((station: number) => boolean) | null) => void}} Ground
 */

/** @param {Lent} table */
export function createTalk(table) {
  const count = h("b", { class: "talk-count", "aria-hidden": "true" });
  const button = h("button", { type: "button", class: "button quiet icon talk-button", "aria-expanded": "false", hidden: true, onclick: () => toggle() }, sign("talk"), count);
  /** @type {import("./talk-panel.js").Panel | null} */
  let panel = null;
  /** What the panel is told once it is there: of most things the latest. @type {Map<string, (made: import("./talk-panel.js").Panel) => void>} */
  const waiting = new Map();
  /** @type {Promise<void> | null} */
  let coming = null;

  async function fetched() {
    const [{ createPanel }] = await Promise.all([import("./talk-panel.js"), sheet("talk.css"), more("talk"), more("phrases"), more("plan")]);
    const made = (panel = createPanel(table, { button, count }));
    for (const work of waiting.values()) work(made);
  }

  function load() {
    coming ??= tried(fetched).then(() => {
      if (!panel) coming = null;
    });
  }

  /** @param {string} kind @param {(made: import("./talk-panel.js").Panel) => void} work */
  function tell(kind, work) {
    if (panel) return work(panel);
    waiting.delete(kind);
    waiting.set(kind, work);
  }

  function toggle() {
    if (button.hidden) return;
    load();
    tell("toggle", (made) => made.toggle());
  }

  function relabel() {
    button.setAttribute("aria-label", (button.title = say("screen-talk")));
    panel?.relabel();
  }

  relabel();
  return {
    button,
    toggle,
    relabel,
    /** @param {TableNews} message */
    table(message) {
      button.hidden = !message.channels.length;
      tell("table", (made) => made.table(message));
    },
    /** What concerns talking and drawing: the panel is fetched for it, unless it is that nobody writes any more. @param {Told} message */
    hear(message) {
      const isTyping = message.type === "typing";
      if (!isTyping) load();
      tell(isTyping ? "typing" : `${waiting.size}`, (made) => made.hear(message));
    },
    /** @param {Update} message */
    update: (message) => tell("update", (made) => made.update(message)),
    /** @param {Ground} ground of the screen that was made just now */
    settle: (ground) => tell("settle", (made) => made.settle(ground)),
    /** @param {boolean} down whether nothing of it may be seen now */
    hide: (down) => tell("hide", (made) => made.hide(down)),
    stop: () => panel?.stop(),
  };
}
