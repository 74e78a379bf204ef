// @ts-check
/** The room where one waits until everybody has sat down: who is there, one's name and character, the way in for friends. */

import { chairRow, nameMark, sitter } from "./chairs.js";
import { characters, mine } from "./characters.js";
import { h, renew, show } from "./dom.js";
import { howToPlay } from "./howtoplay.js";
import { withdrawal } from "./inviting.js";
import { settings } from "./settings.js";
import { sheet } from "./sheets.js";
import { tried } from "./toasts.js";
import { inviting } from "./wayin.js";
import { language, more, say } from "./words.js";

/** @import {Gathering, TableChair, TableNews} from "./messages.js" */
/** @import {Lent} from "./stage.js" */

/** @param {Lent} table @param {ReturnType<typeof import("./watch-choice.js").createWatchChoice>} watchers */
export function createWaiting(table, watchers) {
  const parts = { gather: part("gather"), invite: part("invite"), names: part("names"), chairs: h("ol", { class: "chairs" }), cast: part("cast-part"), start: part("start"), watch: part("watch"), rest: part("rest") };
  const people = h("section", { class: "panel waiting-people" }, parts.names, parts.chairs, parts.start, parts.cast, parts.rest);
  const element = h("div", { class: "waiting", hidden: true }, h("section", { class: "panel waiting-way" }, parts.gather, parts.invite, watchers.element, parts.watch), people);
  /** @type {TableNews | null} */
  let seats = null;
  /** What is told of waiting for strangers. @type {Gathering | null} */
  let told = null;
  /** @type {ReturnType<typeof import("./gathering.js").createGathering> | null} */
  let gathering = null;
  /** @type {Promise<unknown> | null} */
  let coming = null;

  function draw() {
    element.hidden = seats?.phase !== "waiting";
    if (seats && !element.hidden) fill(seats);
    if (seats && !element.hidden && (told || seats.host)) coming ??= tried(gather);
  }

  /** What strangers need is fetched where they may come, and for whoever can let them. */
  async function gather() {
    const [{ createGathering }] = await Promise.all([import("./gathering.js"), sheet("strangers.css"), more("strangers")]);
    gathering = createGathering(table);
    show(parts.gather, gathering.element);
    draw();
  }

  /** The way out for somebody else who sits there. @param {TableNews} seats @param {TableChair} chair */
  const out = (seats, chair) => gathering && seats.host && !chair.mine && chair.kind === "person" && gathering.dismissal(chair);

  /** @param {TableNews} seats */
  function fill(seats) {
    element.classList.toggle("inviting", Boolean(seats.invite || seats.host));
    const own = seats.chairs.filter((chair) => chair.mine);
    renew(parts.invite, [language(), seats.invite, seats.address, seats.alone, seats.watching, seats.figures.length], () => welcome(seats));
    renew(parts.names, [language(), own.map((chair) => [chair.seat, chair.mark === "kept" && chair.name])], () => own.map((chair) => nameField(chair, own.length > 1, table)));
    gathering?.tell(seats, told);
    renew(parts.chairs, [language(), seats.chairs, Boolean(gathering)], () => seats.chairs.map((chair) => chairRow(chair, seats.address, out(seats, chair))));
    renewCast(seats);
    renew(parts.start, [language(), seats.host, seats.missing, seats.rated], () => [h("p", { class: "missing", role: "status" }, seats.missing), seats.rated && h("p", { class: "note" }, seats.rated), seats.host && startButton(seats, table)]);
    watchers.show(seats);
    renew(parts.watch, [language(), seats.host, seats.watch, seats.invite, seats.watched], () => [seats.host && withdrawal(seats, table), seats.watched && h("p", { class: "note" }, seats.watched)]);
    renew(parts.rest, [language(), seats.settings, seats.clock, seats.mirror?.text], () => about(seats));
    refresh(parts.names, own);
  }

  /** The characters; whoever has chosen one by keyboard stays on it. @param {TableNews} seats */
  function renewCast(seats) {
    const focused = document.activeElement instanceof HTMLElement && parts.cast.contains(document.activeElement) ? document.activeElement.dataset.character : "";
    renew(parts.cast, [language(), seats.figures, seats.chairs], () => mine(seats).map((chair) => characters(seats, chair, table, sitter)));
    if (focused) parts.cast.querySelector(`[data-character="${focused}"]`)?.focus();
  }

  return {
    element,
    relabel: draw,
    stop: () => gathering?.stop(),
    /** @param {Gathering} message */
    gather(message) {
      told = message;
      draw();
    },
    /** @param {TableNews} message */
    table(message) {
      seats = message;
      draw();
    },
  };
}

/** @param {string} name */
function part(name) {
  return h("div", { class: `waiting-part waiting-${name}` });
}

/** @param {TableNews} seats */
function welcome(seats) {
  if (seats.invite) return inviting(seats);
  const about = seats.figures.length ? "screen-almost-host" : "screen-almost-about"; // whoever chooses is given time
  return [h("h2", {}, say(seats.watching ? "screen-you-watch" : "screen-almost")), h("p", {}, say(about))];
}

/** What one wants to be called, told as soon as the field is left. @param {TableChair} chair @param {boolean} several @param {Lent} table */
function nameField(chair, several, table) {
  const label = several ? `${say("screen-name")}: ${chair.role}` : say("screen-name");
  if (chair.mark === "kept") return h("p", { class: "field" }, h("span", {}, label), h("b", {}, chair.name, nameMark(chair)));
  const rename = () => {
    if (!several) settings.set("name", field.value.trim());
    table.send({ type: "name", seat: chair.seat, name: field.value.trim() });
  };
  const field = h("input", { type: "text", maxLength: 24, autocomplete: "nickname", value: chair.name, "data-seat": chair.seat, onchange: rename });
  return h("label", { class: "field" }, h("span", {}, label), field);
}

/** Names as the table has them, but for the field somebody writes in. @param {Element} part @param {TableChair[]} own */
function refresh(part, own) {
  for (const chair of own) {
    const field = /** @type {HTMLInputElement | null} */ (part.querySelector(`[data-seat="${chair.seat}"]`));
    if (field && field !== document.activeElement) field.value = chair.name;
  }
}

/** What differs from the book, and the book in short. @param {TableNews} seats */
function about(seats) {
  const lines = [...(seats.mirror ? [seats.mirror.text] : []), ...seats.settings, ...(seats.clock ? [seats.clock] : [])].map((/** @type {string} */ line) => h("li", {}, line));
  return [
    lines.length > 0 && h("div", {}, h("h3", {}, say("screen-house-rules")), h("ul", { class: "table-settings" }, lines)),
    howToPlay(seats.game),
  ];
}

/** Whether a seat is free. @param {TableNews} seats */
function isOpen(seats) {
  return seats.chairs.some((chair) => chair.kind === "open");
}

/** @param {TableNews} seats @param {Lent} table */
function startButton(seats, table) {
  const start = () => table.send({ type: "start" });
  return h("button", { type: "button", class: "button primary", onclick: start }, say(isOpen(seats) ? "screen-start-bots" : "screen-start"));
}
