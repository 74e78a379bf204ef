// @ts-check
/** How a game ended: a panel beside the board, never over it. It is read out once, and can be opened again from the bar. */

import { downloadRecord } from "./api.js";
import { show } from "./dom.js";
import { go } from "./route.js";
import { sheet } from "./sheets.js";
import { announce, tried } from "./toasts.js";
import { more } from "./words.js";

/** @import {TableNews, Update} from "./messages.js" */
/** @import {Lent} from "./stage.js" */

/**
 * Where a screen has room for the panel, and what a way can be shown on, if it has that.
 * @typedef {object} Place
 * @property {HTMLElement} host
 * @property {import("./ending-map.js").Ground | null} stage
 * @property {import("./ending-map.js").Chart} [chart] drawn on the stage so far
 */

/** What stays free above the panel. */
const MARGIN = 26;

/** @param {Lent} table */
export function createEnding(table) {
  /** @type {Place | null} */
  let place = null;
  /** @type {Update["scene"] | null} */
  let scene = null;
  /** @type {ReturnType<typeof import("./ending-panel.js").createPanel> | null} */
  let panel = null;
  let isHost = false;
  /** Whether a person plays here with others, who are asked before there is a rematch. */
  let isSeated = false;
  /** How the mirrored games stand, if this is one. @type {TableNews["mirror"]} */
  let mirror = null;
  let isTold = false;
  /** Whether the panel should be seen. */
  let isWanted = true;
  let hasAsked = false;
  /** The table at which the same people play on, and whether one can go there from here. */
  let next = "";
  let isOpen = true;

  const hands = {
    /** The host asks for another game; the others follow. @param {{swap?: boolean, level?: string}} [how] */
    again(how = {}) {
      hasAsked = true;
      if (next) go(`/table/${next}`);
      else table.send({ type: "again", ...how });
    },
    /** Anybody who played asks the others for one; whoever agrees goes along. */
    rematch() {
      hasAsked = true;
      table.send({ type: "rematch" });
    },
    save: () => tried(() => downloadRecord(table.link())),
    home: () => go("/"),
    /** The map is left as it is: the way stays lit. */
    look() {
      isWanted = false;
      close();
    },
  };

  /** @param {boolean} isNews whether the way is to be played */
  async function open(isNews) {
    const room = place;
    if (!scene?.ending || !room) return;
    const [{ createPanel }] = await Promise.all([import("./ending-panel.js"), sheet("ending.css"), more("results"), mirror && more("mirror")]);
    if (!isWanted || room !== place || panel) return;
    panel = createPanel(room, hands);
    room.host.hidden = false;
    panel.show(scene.ending, { isHost, isSeated, next, isOpen, isNews, mirror });
    bringUp(room.host);
  }

  function redraw() {
    if (scene?.ending) panel?.show(scene.ending, { isHost, isSeated, next, isOpen, isNews: false, mirror });
  }

  function close() {
    panel?.destroy();
    panel = null;
    if (!place) return;
    show(place.host);
    place.host.hidden = true;
  }

  return {
    open() {
      isWanted = true;
      tried(() => open(false));
    },
    close,
    relabel: redraw,
    /** @param {Place} room of the screen that was made just now */
    settle(room) {
      close();
      place = room;
      close();
    },
    /** @param {TableNews} message */
    table(message) {
      isHost = message.host;
      if (message.mirror?.verdict && !mirror?.verdict) announce(message.mirror.verdict);
      mirror = message.mirror;
      isSeated = message.chairs.some((chair) => chair.mine) && message.chairs.some((chair) => chair.kind === "person" && !chair.mine);
      if (message.question?.kind === "rematch") hasAsked = isSeated; // whoever says no is not told where the others go
      redraw();
    },
    /** There is another game: whoever asked for it goes there at once. @param {string} table @param {boolean} canGo */
    moved(table, canGo) {
      [next, isOpen] = [table, canGo];
      if (hasAsked && isOpen) go(`/table/${next}`);
      else redraw();
    },
    /** @param {Update} message */
    update(message) {
      scene = message.scene;
      if (!scene.ending) return;
      if (!isTold) announce(`${scene.ending.verdict} ${scene.ending.how}`.trim());
      isTold = true;
      if (panel) redraw();
      else if (isWanted) tried(() => open(message.since > 0));
    },
  };
}

/** Scrolls only what people can scroll too: the frame of the page stays where it is. @param {HTMLElement} host */
function bringUp(host) {
  for (let part = host.parentElement; part; part = part.parentElement) {
    if (!/auto|scroll/.test(getComputedStyle(part).overflowY)) continue;
    part.scrollTop += host.getBoundingClientRect().top - part.getBoundingClientRect().top - MARGIN;
  }
}
