// @ts-check
/** The menu of a table: language, light, one's link, who plays, leaving, the record, help. */

import { downloadRecord } from "./api.js";
import { botOn } from "./bots.js";
import { h, renew } from "./dom.js";
import { howToPlay } from "./howtoplay.js";
import { askFirst, warning, withdrawal } from "./inviting.js";
import { go } from "./route.js";
import { removing } from "./removing.js";
import { rulesLink } from "./rulelink.js";
import { settings } from "./settings.js";
import { copyable, languageSwitch, lightSwitch, sign } from "./switches.js";
import { tried } from "./toasts.js";
import { nameMark, sitter } from "./chairs.js";
import { language, say } from "./words.js";

/** @import {TableChair, TableNews} from "./messages.js" */
/** @import {Lent} from "./stage.js" */

/** @param {Lent} table @param {ReturnType<typeof import("./watch-choice.js").createWatchChoice>} watchers */
export function createMenu(table, watchers) {
  const body = h("div", { class: "drawer-body" });
  const element = h("dialog", { class: "drawer", onclick: (/** @type {Event} */ event) => event.target === element && element.close() }, body);
  /** @type {TableNews | null} */
  let seats = null;
  /** Whether a curtain is down: then nothing that tells of the game is at hand. */
  let curtained = false;

  const players = h("section");
  const withdrawing = h("div");
  const watching = h("section", {}, watchers.element, withdrawing);
  const data = h("div");
  const own = h("section");
  const alerts = h("div");
  /** Fetched when somebody with a seat looks for it. @type {import("./alerting.js").Section | null} */
  let section = null;

  function draw() {
    element.setAttribute("aria-label", say("screen-menu"));
    const now = seats;
    if (now) renew(players, [language(), now], () => seatList(now, table));
    if (now) watchers.show(now);
    if (now) renew(withdrawing, [language(), now.host, now.watch, now.phase], () => now.host && !now.lesson && now.phase !== "over" && withdrawal(now, table));
    if (now) drawOwn(now);
    if (now) renew(data, [language(), now.host, now.chairs.map((chair) => chair.mine && chair.name)], () => removing(now, table));
    renew(body, [language(), now?.game, now?.phase, now?.address, curtained], () => [head(), switches(), players, alerts, watching, own, help(now), data, ways()]);
    alerts.hidden = !now || now.phase === "over" || Boolean(now.lesson) || !now.chairs.some((chair) => chair.mine);
    section?.draw();
  }

  /** How one is told of one's turn, as it is now. */
  async function drawAlerts() {
    if (alerts.hidden || !seats) return;
    section ??= await table.alerting(seats.title);
    if (section.element.parentElement !== alerts) alerts.append(section.element);
    await section.load();
  }

  /** One's own link; whoever has replaced it by keyboard is on the new one then. @param {TableNews} now */
  function drawOwn(now) {
    const isHere = own.contains(document.activeElement);
    renew(own, [language(), now.address, now.alone, now.watching, table.link()], () => personal(now, table));
    if (isHere && !own.contains(document.activeElement)) own.querySelector("input")?.focus();
  }

  function head() {
    const close = h("button", { type: "button", class: "button quiet icon", "aria-label": say("screen-close"), onclick: () => element.close() }, sign("close"));
    return h("div", { class: "drawer-head" }, h("h2", {}, seats?.title ?? "Gaslamp"), close);
  }

  function ways() {
    const save = () => tried(() => downloadRecord(table.link()));
    const none = curtained || seats?.phase !== "playing" && seats?.phase !== "over";
    return h("div", { class: "row" },
      h("button", { type: "button", class: "button", disabled: none, onclick: save }, say("screen-record")),
      seats && rulesLink(seats.game, "button"),
      h("button", { type: "button", class: "button", onclick: () => go("/") }, say("screen-home")));
  }

  return {
    element,
    open() {
      draw();
      if (!element.open) element.showModal();
      tried(drawAlerts);
    },
    /** The menu, opened at how to play and the keys. */
    help() {
      this.open();
      for (const fold of body.querySelectorAll("details")) fold.open = true;
      body.querySelector("summary")?.focus();
    },
    relabel: () => element.open && draw(),
    /** @param {TableNews} message */
    table(message) {
      seats = message;
      if (element.open) draw();
    },
    /** @param {boolean} down */
    hide(down) {
      curtained = down;
      if (down && element.open) element.close();
    },
  };
}

function switches() {
  return [h("div", { class: "row" }, languageSwitch(), lightSwitch()), reasonsSwitch()];
}

/** The link of a seat of one's own, and a new one; whoever watches has none to keep. @param {TableNews} seats @param {Lent} table */
function personal(seats, table) {
  if (seats.watching && !seats.host) return null;
  const { id, token } = table.link();
  return [h("h3", {}, say("screen-personal")), h("p", { class: "note" }, say("screen-personal-about")), warning(seats),
    copyable(`${seats.address}/table/${id}#${token}`, say("screen-personal")),
    askFirst("screen-renew", table.renew)];
}

/** @param {TableNews | null} seats */
function help(seats) {
  const keys = say("screen-keys-list").split("\n").map((line) => h("li", {}, line));
  return [
    seats && howToPlay(seats.game),
    h("details", { class: "fold" }, h("summary", {}, say("screen-keys")), h("ul", {}, keys)),
  ];
}

function reasonsSwitch() {
  const flip = (/** @type {{target: HTMLInputElement}} */ event) => settings.set("reasons", event.target.checked);
  return h("label", { class: "ticked" }, h("input", { type: "checkbox", checked: settings.get("reasons", true), onchange: flip }), h("b", {}, say("screen-reasons")));
}

/** Who plays what, and what can be done about those who are not there. @param {TableNews} seats @param {Lent} table */
function seatList(seats, table) {
  const rows = seats.chairs.map((chair) => h("li", {},
    h("span", { class: `chair-dot ${chair.here ? "here" : "away"}`, "aria-hidden": "true" }),
    h("div", { class: "chair-who" }, h("b", {}, chair.role), h("span", { class: "note" }, whoSits(chair))),
    canReplace(seats, chair) && h("button", { type: "button", class: "button small", onclick: () => table.send({ type: "replace", seat: chair.seat }) }, say("screen-replace"))));
  return [h("h3", {}, say("screen-seats")), h("ol", { class: "chairs" }, rows),
    seats.watched && h("p", { class: "note" }, seats.watched), seats.phase === "playing" && !seats.watching && !seats.lesson && h("div", { class: "row" }, takeBack(table), stayOrGo(seats, table))];
}

/** @param {TableChair} chair */
function whoSits(chair) {
  if (chair.kind === "open") return say("screen-free");
  return chair.kind === "bot" ? botOn(chair, sitter(chair)) : [sitter(chair), nameMark(chair)];
}

/** @param {TableNews} seats @param {TableChair} chair */
function canReplace(seats, chair) {
  return (seats.host || !seats.watching) && seats.phase === "playing" && chair.kind === "person" && !chair.mine && !chair.here && !chair.left;
}

/** Ask for one's last move back. @param {Lent} table */
function takeBack(table) {
  return h("button", { type: "button", class: "button small take-back", onclick: () => table.send({ type: "undo" }) }, say("screen-undo"));
}

/** Let a bot play on for me, or play on myself. @param {TableNews} seats @param {Lent} table */
function stayOrGo(seats, table) {
  const left = seats.chairs.some((chair) => chair.mine && chair.left);
  const key = left ? "screen-return" : "screen-leave";
  return h("button", { type: "button", class: "button small", onclick: () => table.send({ type: left ? "return" : "leave" }) }, say(key));
}
