// @ts-check
/** The page of one table: the line to the server, and whatever it says shown in its place. */

import { createCurtain } from "./curtain.js";
import { h, show } from "./dom.js";
import { createDrawer } from "./drawer.js";
import { createEnding } from "./ending.js";
import { createGuide } from "./guide.js";
import { createLobby } from "./lobby.js";
import { cutOff } from "./network.js";
import { go } from "./route.js";
import { keepTable, keptTables, settings } from "./settings.js";
import { createSocket } from "./socket.js";
import { sounds } from "./sound.js";
import { createStage } from "./stage.js";
import { createBar } from "./tablebar.js";
import { announce, clearToasts, toast } from "./toasts.js";
import { topBar } from "./topbar.js";
import { language, say } from "./words.js";

/** @import {Change, GameAction, Said, Told, Update} from "./messages.js" */
/** @import {Lent} from "./stage.js" */

/** What is said to those who watched when nobody may any more. */
const SENT_AWAY = "server-watching-off";

/** @param {HTMLElement} main */
export function createTable(main) {
  const id = location.pathname.split("/")[2];
  const token = claim(id);
  return token ? sitAt(main, id, token) : stranger(main);
}

/** The token of one's seat: out of the personal link, or kept before. @param {string} id */
function claim(id) {
  return location.hash.slice(1) || keptTables()[id];
}

/** Somebody without a seat at this table. @param {HTMLElement} main @param {string} [text] */
function stranger(main, text) {
  const draw = () => {
    topBar();
    const home = h("button", { type: "button", class: "button primary", onclick: () => go("/") }, say("screen-home"));
    show(main, h("div", { class: "panel sheet" }, h("h1", {}, say("screen-no-seat")), h("p", {}, text ?? say("screen-no-seat-about")), home));
  };
  document.addEventListener("language", draw);
  draw();
  return () => document.removeEventListener("language", draw);
}

/** The second click of a double click makes no move: by then another may stand there. @param {MouseEvent} event */
function once(event) {
  const isMove = event.target instanceof Element && event.target.closest(".move, .case-move, .primary");
  if (event.detail > 1 && isMove) event.stopPropagation();
}

/** @param {HTMLElement} main @param {string} id @param {string} token */
function sitAt(main, id, token) {
  let leaveStranger = () => {};
  let seated = false;
  /** Through whose eyes the screen looks. @type {number | null} */
  let eyes = null;
  /** Whether the table gives a lesson, which ends in its own way. */
  let lesson = false;
  const line = createSocket(token, receive, onLine);
  /** @type {Lent} */
  const table = {
    send: (/** @type {Said} */ message) => line.send(message) || toast(say("screen-line-cut"), "trouble"),
    act: (/** @type {GameAction} */ action) => table.send({ type: "act", action }),
    toast: (/** @type {string} */ text) => toast(text),
    announce,
    shown: (/** @type {Update} */ message) => {
      [bar, sounds, guide, ...(lesson ? [] : [ending])].forEach((part) => part.update(message));
      document.body.dataset.shown = String(message.n); // what the page shows may lag behind what it was told
    },
    end: (/** @type {import("./ending.js").Place} */ place) => ending.settle(place),
    guide: (/** @type {HTMLElement} */ place) => guide.settle(place),
  };
  const menu = createDrawer(id, token, table);
  const ending = createEnding(id, token, table);
  const guide = createGuide(table);
  const bar = createBar(() => menu.open(), () => ending.open());
  const stage = createStage(table);
  const waiting = createLobby(table);
  const curtain = createCurtain(table);
  const banner = h("div", { class: "line-cut", role: "alert", hidden: true });
  const warming = h("p", { class: "warming", role: "status", hidden: true });
  stage.element.addEventListener("click", once, true);

  /** What each message of the server does. @type {{[M in Exclude<Told, Change> as M["type"]]: (message: M) => void}} */
  const answers = {
    table(message) {
      if (!seated) settings.set("table", id); // where the rules lead back to
      if (!seated) settle();
      lesson = Boolean(message.lesson);
      document.body.classList.toggle("at-lesson", lesson);
      [waiting, stage, menu, bar, ending].forEach((part) => part.table(message));
      document.body.classList.toggle("playing", message.phase !== "waiting");
      warming.hidden = !message.warming;
      warming.textContent = message.warming ?? "";
    },
    update(message) {
      lookThrough(message.view.seat, message.since);
      curtain.close();
      menu.hide(false);
      stage.update(message);
    },
    curtain(message) {
      stage.clear();
      bar.clear();
      ending.close();
      menu.hide(true);
      clearToasts();
      curtain.open(message);
    },
    moved(message) {
      keepTable(message.table, message.token);
      ending.moved(message.table);
    },
    drafted: (message) => stage.drafted(message),
    station: (message) => stage.station(message),
    refused: (message) => toast(message.text, "refused", message),
    trouble: (message) => (seated && message.key !== SENT_AWAY ? toast(message.text, "trouble") : refuseSeat(message.text)),
    guidance: (message) => guide.hear(message),
    advice: (message) => guide.advise(message),
    notice: (message) => toast(message.text),
  };

  /** The token is kept and leaves the address. Not before: a link that opens nothing must not cost anybody their seat. */
  function settle() {
    seated = true;
    keepTable(id, token);
    history.replaceState(null, "", location.pathname);
  }

  /** @param {Exclude<Told, Change>} message */
  function receive(message) {
    const answer = /** @type {((message: Told) => void) | undefined} */ (answers[message.type]);
    answer?.(message);
  }

  /** Other eyes that have not been told the same: nothing made for the last pair stays. @param {number} seat @param {number} since */
  function lookThrough(seat, since) {
    const mustForget = seat !== eyes && since === 0;
    eyes = seat;
    if (!mustForget) return;
    stage.clear();
    bar.clear();
    clearToasts();
  }

  /** The token opens no seat: there is nothing to try again. @param {string} text */
  function refuseSeat(text) {
    line.close();
    leaveStranger = stranger(main, text);
  }

  /** @param {boolean} open */
  function onLine(open) {
    banner.hidden = open;
    banner.textContent = open ? "" : cutOff();
    for (const part of [stage.element, waiting.element, curtain.element]) part.inert = !open;
  }

  function relabel() {
    line.send({ type: "speak", language: language() });
    [bar, menu, waiting, ending, curtain, guide].forEach((part) => part.relabel());
  }

  /** @param {KeyboardEvent} event */
  function onKey(event) {
    const typing = event.target instanceof Element && event.target.matches("input, select, textarea");
    if (event.key === "?" && !typing) menu.help();
  }

  function onVisible() {
    if (!document.hidden) line.hurry();
  }

  document.addEventListener("language", relabel);
  document.addEventListener("visibilitychange", onVisible);
  document.addEventListener("keydown", onKey);
  document.body.classList.add("at-table");
  show(main, banner, warming, waiting.element, stage.element, curtain.element, menu.element);
  return () => {
    document.removeEventListener("language", relabel);
    document.removeEventListener("visibilitychange", onVisible);
    document.removeEventListener("keydown", onKey);
    document.body.classList.remove("at-table", "at-lesson", "playing", "curtained");
    stage.clear();
    line.close();
    leaveStranger();
  };
}
