// @ts-check
/** The page of one table: the line to the server, and whatever it says shown in its place. */

import { createCurtain } from "./curtain.js";
import { h, show } from "./dom.js";
import { createDrawer } from "./drawer.js";
import { createEnding } from "./ending.js";
import { createGuide } from "./guide.js";
import { createLobby } from "./lobby.js";
import { cutOff } from "./network.js";
import { path } from "./place.js";
import { go } from "./route.js";
import { newLink } from "./newlink.js";
import { forgetTable, keepTable, keptTables, settings } from "./settings.js";
import { sheet } from "./sheets.js";
import { createSocket } from "./socket.js";
import { sounds } from "./sound.js";
import { createStage } from "./stage.js";
import { createBar } from "./tablebar.js";
import { createTalk } from "./talk.js";
import { announce, clearToasts, toast, tried } from "./toasts.js";
import { topBar } from "./topbar.js";
import { language, more, say } from "./words.js";

/** @import {Change, GameAction, Said, TableNews, Told, Update} from "./messages.js" */
/** @import {Lent} from "./stage.js" */

/** What is said to those who may not be here any more: by their own link, or as watchers; or because the table is gone. */
const WITHDRAWN = ["server-link-withdrawn", "server-token-unknown"];
const REMOVED = "server-table-removed";
const DISMISSED = "server-sent-away";
const SENT_AWAY = ["server-watching-off", "server-invitation-withdrawn", DISMISSED, REMOVED, ...WITHDRAWN];
/** What is in the way only for a while: the line tries again by itself. */
const BUSY = /^server-(store|many)-/;
/** Milliseconds in which a line that is cut may be back before anybody is told. */
const BLINK = 2500;

/** @param {HTMLElement} main */
export function createTable(main) {
  const id = path().split("/")[2];
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
  /** `?turn`, as messages have it, if somebody was told of their turn: perhaps at a later game of the same people. */
  const called = location.search;
  let leaveStranger = () => {};
  let alarm = 0;
  let seated = false;
  /** Through whose eyes the screen looks. @type {number | null} */
  let eyes = null;
  /** Whether the table gives a lesson, which ends in its own way. */
  let lesson = false;
  const line = createSocket(id, () => ({ token, over: settings.get("over", {})[id] ?? null }), receive, onLine);
  /** @type {Lent} */
  const table = {
    send: (/** @type {Said} */ message) => line.send(message) || toast(say("screen-line-cut"), "trouble"),
    act: (/** @type {GameAction} */ action) => table.send({ type: "act", action }),
    toast: (/** @type {string} */ text) => toast(text),
    announce,
    shown: (/** @type {Update} */ message) => {
      [bar, sounds, guide, talk, ...(lesson ? [] : [ending])].forEach((part) => part.update(message));
      placeQuestions();
      document.body.dataset.shown = String(message.n); // what the page shows may lag behind what it was told
    },
    end: (/** @type {import("./ending.js").Place} */ place) => ending.settle(place),
    guide: (/** @type {HTMLElement} */ place) => guide.settle(place),
    map: (/** @type {import("./talk.js").Ground} */ ground) => talk.settle(ground),
    link: () => ({ id, token }),
    alerting: async (/** @type {string} */ title) => (await import("./alerting.js")).begin(id, table.link, line.rest, title),
    renew: () => newLink.ask(id, table.send),
  };
  const menu = createDrawer(table);
  const ending = createEnding(table);
  const guide = createGuide(table);
  const talk = createTalk(table);
  const bar = createBar(() => menu.open(), () => ending.open(), talk.button);
  const stage = createStage(table);
  const waiting = createLobby(table);
  const curtain = createCurtain(table);
  /** Loaded when somebody is first asked something. @type {ReturnType<typeof import("./questions.js").createQuestions> | null} */
  let questions = null;
  /** The bar of whoever watches, loaded for them. @type {ReturnType<typeof import("./sight.js").createSight> | null} */
  let sight = null;
  const questionsPlace = h("div", { hidden: true });
  const banner = h("div", { class: "line-cut", role: "alert", hidden: true });
  const warming = h("p", { class: "warming", role: "status", hidden: true });
  stage.element.addEventListener("click", once, true);

  /** What each message of the server does. @type {{[M in Exclude<Told, Change> as M["type"]]: (message: M) => void}} */
  const answers = {
    table(message) {
      if (!seated) settings.set("table", id); // where the rules lead back to
      if (!seated) settle(message.title);
      lesson = Boolean(message.lesson);
      document.body.classList.toggle("at-lesson", lesson);
      [waiting, stage, menu, bar, ending, talk].forEach((part) => part.table(message));
      ask(message);
      if (message.sight) look(message);
      document.body.classList.toggle("playing", message.phase !== "waiting");
      warming.hidden = !message.warming;
      warming.textContent = message.warming ?? "";
    },
    update(message) {
      lookThrough(message.view.seat, message.since);
      curtain.close();
      menu.hide(false);
      talk.hide(false);
      stage.update(message);
      placeQuestions();
    },
    curtain(message) {
      stage.clear();
      bar.clear();
      ending.close();
      menu.hide(true);
      talk.hide(true);
      clearToasts();
      curtain.open(message);
    },
    gathering: (message) => waiting.gather(message),
    times: (message) => bar.times(message),
    moved(message) {
      const own = keptTables()[message.table] ?? message.token; // one's own may be a newer one
      if (own) keepTable(message.table, own);
      const told = settings.get("alerts", {});
      settings.set("alerts", { [message.table]: told[id], ...told }); // unless they have said otherwise there
      if (own && called) go(`/table/${message.table}${called}`);
      else ending.moved(message.table, Boolean(own));
    },
    renewed(message) {
      token = newLink.settle(id, message.token);
      menu.relabel();
      toast(say("screen-renewed"));
    },
    drafted: (message) => stage.drafted(message),
    station: (message) => stage.station(message),
    refused: (message) => toast(message.text, "refused", message),
    trouble(message) {
      if ([REMOVED, DISMISSED].includes(message.key)) forgetTable(id);
      if (message.key === DISMISSED) settings.set("sentAway", [...settings.get("sentAway", []), id].slice(-20)); // not to be met there again
      if (WITHDRAWN.includes(message.key) && newLink.recover(id, token)) go(`/table/${id}`);
      else if (SENT_AWAY.includes(message.key) || !(seated || BUSY.test(message.key))) refuseSeat(message.text);
      else toast(message.text, "trouble");
    },
    guidance: (message) => guide.hear(message),
    advice: (message) => guide.advise(message),
    notice: (message) => toast(message.text),
    talk: (message) => talk.hear(message),
    marks: (message) => talk.hear(message),
    typing: (message) => talk.hear(message),
    plan: (message) => talk.hear(message),
    notebook: (message) => talk.hear(message),
  };

  /** The token is kept and leaves the address. Not before: a link that opens nothing must not cost anybody their seat. @param {string} title */
  function settle(title) {
    seated = true;
    keepTable(id, token);
    history.replaceState(null, "", location.pathname);
    if (settings.get("alerts", {})[id]) tried(() => table.alerting(title));
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
    clearTimeout(alarm);
    if (open) tellCut("");
    else alarm = setTimeout(() => tellCut(cutOff()), navigator.onLine ? BLINK : 0);
    for (const part of [stage.element, waiting.element, curtain.element]) part.inert = !open;
  }

  /** @param {string} text */
  function tellCut(text) {
    banner.hidden = !text;
    banner.textContent = text;
  }

  /** What people are asked, if anything. @param {TableNews} message */
  async function ask(message) {
    const isNeeded = message.question || message.chairs.some((chair) => chair.mine && chair.left);
    if (!questions && !isNeeded) return;
    const [{ createQuestions }] = await Promise.all([import("./questions.js"), sheet("asking.css"), more("asking")]);
    if (!questions) {
      questions = createQuestions(table);
      questionsPlace.replaceWith(questions.element);
    }
    placeQuestions();
    questions.table(message);
  }

  /** What whoever watches sees, and may choose to see. @param {TableNews} message */
  async function look(message) {
    const [{ createSight }] = await Promise.all([import("./sight.js"), sheet("sight.css"), more("watching")]);
    sight ??= createSight(table);
    sight.table(message);
    placeQuestions();
  }

  /** In a chase nothing lies over the map: they stand above the tools. */
  function placeQuestions() {
    const dock = stage.element.querySelector(".chase-dock");
    if (dock && sight) sight.settle(dock);
    if (dock && questions && questions.element.parentElement !== dock) dock.prepend(questions.element);
  }

  function relabel() {
    line.send({ type: "speak", language: language() });
    [bar, menu, waiting, ending, curtain, guide, talk].forEach((part) => part.relabel());
    questions?.relabel();
    sight?.relabel();
  }

  /** @param {KeyboardEvent} event */
  function onKey(event) {
    const typing = event.target instanceof Element && event.target.matches("input, select, textarea");
    if (event.key === "?" && !typing) menu.help();
    if (event.key === "t" && !typing && !event.ctrlKey && !event.metaKey) talk.toggle();
  }

  function onVisible() {
    if (!document.hidden) line.hurry();
  }

  document.addEventListener("language", relabel);
  document.addEventListener("visibilitychange", onVisible);
  document.addEventListener("keydown", onKey);
  document.body.classList.add("at-table");
  show(main, banner, warming, questionsPlace, waiting.element, stage.element, curtain.element, menu.element);
  return () => {
    document.removeEventListener("language", relabel);
    document.removeEventListener("visibilitychange", onVisible);
    document.removeEventListener("keydown", onKey);
    document.body.classList.remove("at-table", "at-lesson", "playing", "curtained");
    stage.clear();
    clearTimeout(alarm);
    bar.stop();
    talk.stop();
    waiting.stop();
    line.close();
    leaveStranger();
  };
}
