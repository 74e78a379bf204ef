// @ts-check
/** Where the game's own screen stands. It is made for the first update and unmade whenever a curtain falls. */

import { h } from "./dom.js";
import { sheet } from "./sheets.js";
import { tried } from "./toasts.js";

/** How each kind of scene is shown; its style sheet has the same name. @type {Record<string, () => Promise<any>>} */
const SCREENS = {
  chase: async () => (await import("./chase.js")).createChase,
  case: async () => (await import("./case.js")).createCase,
};

/**
 * @typedef {object} Table what a screen is lent
 * @property {(message: object) => void} send
 * @property {(action: object) => void} act
 * @property {(text: string) => void} toast
 * @property {(text: string) => void} announce reads it out, politely
 * @property {(message: any) => void} shown this update is what the screen shows now
 * @property {(place: import("./ending.js").Place) => void} end where the end is to be told
 * @property {(place: HTMLElement) => void} guide where a lesson is to speak
 *
 * @param {Table} table
 */
export function createStage(table) {
  const element = h("div", { class: "table-stage", hidden: true });
  /** @type {any} */
  let screen = null;
  /** @type {any} */
  let seats = null;
  let scene = "";
  let curtains = 0;
  /** Messages wait for the screen's module, in order. @type {Promise<any>} */
  let ready = Promise.resolve();

  /** Do this once all before it is done, unless a curtain has fallen meanwhile. @param {() => any} work */
  function then(work) {
    const before = curtains;
    ready = ready.then(() => (before === curtains ? tried(async () => work()) : null));
  }

  /** What a screen may say and send, until a curtain falls: a late word of the last one would tell the next reader. */
  function lent() {
    const before = curtains;
    const parts = Object.entries(/** @type {Record<string, (...told: any[]) => any>} */ (/** @type {unknown} */ (table))).map(([name, does]) => [name, (/** @type {any[]} */ ...told) => before === curtains && does(...told)]);
    return /** @type {Table} */ (Object.fromEntries(parts));
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
    /** @param {any} message */
    table(message) {
      seats = message;
      element.hidden = message.phase === "waiting";
      then(() => screen?.table(message));
    },
    /** @param {any} message */
    update(message) {
      then(() => make(message.scene.type));
      then(() => screen?.update(message));
    },
    /** @param {any} message */
    drafted(message) {
      then(() => screen?.drafted?.(message));
    },
    /** What was asked about a station. @param {any} message */
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
