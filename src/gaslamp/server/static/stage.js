// @ts-check
/** Where the game's own screen stands. It is made for the first update and unmade whenever a curtain falls. */

import { h } from "./dom.js";
import { sheet } from "./sheets.js";
import { tried } from "./toasts.js";
import { more } from "./words.js";

/** @import {Drafted, GameAction, Said, Station, TableNews, Update} from "./messages.js" */

/** How each kind of scene is shown; its style sheet has the same name. @type {Record<string, () => Promise<(root: HTMLElement, table: Lent) => Screen>>} */
const SCREENS = {
  chase: async () => (await import("./chase.js")).createChase,
  case: async () => (await Promise.all([import("./case.js"), more("bench")]))[0].createCase,
};

/**
 * @typedef {{table(message: TableNews): void, update(message: Update): void | Promise<void>, drafted?(message: Drafted): void,
 *   station?(message: Station): void, destroy(): void}} Screen  its updates have a scene of its own kind
 *
 * @typedef {object} Lent what a screen is lent
 * @property {(message: Said) => void} send
 * @property {(action: GameAction) => void} act
 * @property {(text: string) => void} toast
 * @property {(text: string) => void} announce reads it out, politely
 * @property {(message: Update) => void} shown this update is what the screen shows now
 * @property {(place: import("./ending.js").Place) => void} end where the end is to be told
 * @property {(place: HTMLElement) => void} guide where a lesson is to speak
 * @property {(ground: import("./talk.js").Ground) => void} map what people draw on together
 * @property {() => {id: string, token: string}} link what one's personal link is made of
 * @property {(title: string) => Promise<import("./alerting.js").Section>} alerting begins to tell one of one's turn at a game of this title, where that is wanted; the section of the menu
 * @property {() => void} renew asks for another one
 *
 * @param {Lent} table
 */
export function createStage(table) {
  const element = h("div", { class: "table-stage", hidden: true });
  /** @type {Screen | null} */
  let screen = null;
  /** @type {TableNews | null} */
  let seats = null;
  let scene = "";
  let curtains = 0;
  /** Messages wait for the screen's module, in order. @type {Promise<unknown>} */
  let ready = Promise.resolve();

  /** Do this once all before it is done, unless a curtain has fallen meanwhile. @param {() => unknown} work */
  function then(work) {
    const before = curtains;
    ready = ready.then(() => (before === curtains ? tried(async () => work()) : null));
  }

  /** What a screen may say and send, until a curtain falls: a late word of the last one would tell the next reader. */
  function lent() {
    const before = curtains;
    const parts = Object.entries(/** @type {Record<string, (...told: unknown[]) => unknown>} */ (/** @type {unknown} */ (table))).map(([name, does]) => [name, (/** @type {unknown[]} */ ...told) => before === curtains && does(...told)]);
    return /** @type {Lent} */ (Object.fromEntries(parts));
  }

  /** @param {string} kind */
  async function make(kind) {
    if (scene === kind) return;
    const before = curtains;
    const [create] = await Promise.all([SCREENS[kind](), sheet(`${kind}.css`)]);
    if (before !== curtains) return;
    screen = create(element, lent());
    scene = kind;
    if (seats) screen.table(seats);
  }

  return {
    element,
    /** @param {TableNews} message */
    table(message) {
      seats = message;
      element.hidden = message.phase === "waiting";
      then(() => screen?.table(message));
    },
    /** @param {Update} message */
    update(message) {
      then(() => make(message.scene.type));
      then(() => screen?.update(message));
    },
    /** @param {Drafted} message */
    drafted(message) {
      then(() => screen?.drafted?.(message));
    },
    /** What was asked about a station. @param {Station} message */
    station(message) {
      then(() => screen?.station?.(message));
    },
    /** Nothing of what was shown stays in the page. */
    clear() {
      curtains += 1;
      screen?.destroy();
      screen = null;
      scene = "";
      element.replaceChildren();
    },
  };
}
