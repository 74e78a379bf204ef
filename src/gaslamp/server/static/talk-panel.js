// @ts-check
/** The panel beside the map: a tab for each channel of this screen. Whatever lies on a tab stands in `pages`. */

import { h, show } from "./dom.js";
import { createDrawing } from "./talk-drawing.js";
import { createLines } from "./talk-lines.js";
import { createNotes } from "./talk-notes.js";
import { createPlan } from "./talk-plan.js";
import { createRoving } from "./roving.js";
import { sign } from "./switches.js";
import { announce } from "./toasts.js";
import { say } from "./words.js";

/** @import {MarkChannel, TableNews, TalkChannel, Told, Update} from "./messages.js" */
/** @import {Lent} from "./stage.js" */
/** @typedef {ReturnType<typeof createPanel>} Panel */
/** @typedef {TalkChannel | MarkChannel} Channel */

/** In this order, as far as this screen has them. @type {Channel[]} */
const ORDER = ["team", "notebook", "table", "watchers"];

/** @param {Lent} table @param {{button: HTMLButtonElement, count: HTMLElement}} control in the bar */
export function createPanel(table, { button, count }) {
  const tabs = h("div", { class: "talk-tabs", role: "tablist" });
  const close = h("button", { type: "button", class: "button quiet icon", onclick: () => open(false) }, sign("close"));
  const page = h("div", { class: "talk-page", role: "tabpanel", id: "talk-page" });
  const element = h("section", { class: "talk", id: "talk", hidden: true, onkeydown: onKey }, h("div", { class: "talk-head" }, tabs, close), page);
  createRoving(tabs, "[role=tab]");
  const drawing = createDrawing(table, () => draw());
  const plan = createPlan(table, { pawn: drawing.pawn, drawn: () => drawing.marks("team"), propose: drawing.propose });
  const notes = createNotes(table);
  /** @type {Map<Channel, {element: HTMLElement, fresh: number, relabel: () => void}>} */
  const pages = new Map();
  /** They stay while the panel does, so that a redraw takes nobody's focus. @type {Map<Channel, HTMLButtonElement>} */
  const tabOf = new Map();
  /** @type {Map<TalkChannel, ReturnType<typeof createLines>>} */
  const talks = new Map();
  /** @type {Channel | null} */
  let chosen = null;
  /** @type {TableNews | null} */
  let seats = null;
  let curtained = false;
  let looks = "";

  button.setAttribute("aria-controls", "talk");

  const isOpen = () => !element.hidden;

  /** Where it stands: beside the map of a chase, else over the edge of the page. */
  function place() {
    const host = document.querySelector(".chase-sheet") ?? document.getElementById("main");
    if (element.parentElement !== host) host?.append(element);
    element.classList.toggle("afloat", host?.id === "main");
  }

  /** @param {Channel} channel */
  function made(channel) {
    const found = pages.get(channel);
    if (found) return found;
    const lines = channel === "notebook" ? null : createLines(table, channel, drawing.figure, draw);
    if (lines) talks.set(/** @type {TalkChannel} */ (channel), lines);
    const tools = channel === "team" || channel === "notebook" ? drawing.page(channel) : null;
    // What a channel has besides: a proposal of the team's bots, or what the fugitive's notebook computes
    const besides = channel === "team" ? plan : channel === "notebook" ? notes : null;
    const extra = h("div", { class: `talk-extra talk-extra-${channel}` }, besides?.element);
    if (channel === "team") tools?.row.append(plan.ask);
    const about = h("p", { class: "note talk-about" });
    const made = {
      element: h("div", { class: `talk-channel ${channel}` }, about, channel === "notebook" ? [tools?.element, extra] : [extra, tools?.element], lines?.element),
      get fresh() {
        return lines?.fresh ?? 0;
      },
      relabel() {
        about.textContent = say(`talk-${channel}-about`);
        tools?.relabel();
        besides?.relabel();
        lines?.relabel();
      },
    };
    made.relabel();
    pages.set(channel, made);
    return made;
  }

  function draw() {
    const channels = ORDER.filter((channel) => seats?.channels.includes(channel));
    if (!chosen || !channels.includes(chosen)) chosen = channels[0] ?? null;
    for (const [channel, talk] of talks) talk.read(isOpen() && !curtained && channel === chosen);
    const fresh = channels.reduce((sum, channel) => sum + made(channel).fresh, 0);
    const all = channels.map(tab);
    if (all.length !== tabs.children.length || all.some((one, i) => one !== tabs.children[i])) show(tabs, all);
    const now = chosen && made(chosen).element;
    if (page.firstElementChild !== now) show(page, now);
    if (chosen) page.setAttribute("aria-labelledby", `talk-tab-${chosen}`);
    for (const label of [element, tabs]) label.setAttribute("aria-label", say("talk-title"));
    close.setAttribute("aria-label", say("screen-close"));
    count.textContent = fresh ? String(Math.min(fresh, 99)) : "";
    button.setAttribute("aria-label", fresh ? `${say("screen-talk")}: ${say("talk-new")} ${fresh}` : say("screen-talk"));
    button.setAttribute("aria-expanded", String(isOpen()));
    drawing.use(isOpen() ? chosen : null);
    notes.read(isOpen() && chosen === "notebook");
  }

  /** The tab of a channel, as it is now. @param {Channel} channel */
  function tab(channel) {
    const { fresh } = made(channel);
    const found = tabOf.get(channel) ?? h("button", { type: "button", role: "tab", id: `talk-tab-${channel}`, class: "talk-tab", "aria-controls": "talk-page", onclick: () => pick(channel), onfocus: () => choose(channel) });
    tabOf.set(channel, found);
    found.setAttribute("aria-selected", String(channel === chosen));
    found.tabIndex = channel === chosen ? 0 : -1;
    show(found, say(`talk-${channel}`), fresh ? h("b", { class: "talk-fresh" }, fresh, h("span", { class: "unseen" }, ` ${say("talk-new")}`)) : null);
    return found;
  }

  /** A tab that says that something is new leads to it. @param {Channel} channel */
  function pick(channel) {
    choose(channel);
    const talk = talks.get(/** @type {TalkChannel} */ (channel));
    if (talk?.fresh) talk.reveal();
  }

  /** @param {Channel} channel */
  function choose(channel) {
    if (channel === chosen) return;
    chosen = channel;
    draw();
    talks.get(/** @type {TalkChannel} */ (channel))?.toEnd();
  }

  /** @param {boolean} isWanted */
  function open(isWanted) {
    const had = element.contains(document.activeElement);
    element.hidden = !isWanted || curtained;
    document.body.classList.toggle("talking", isOpen());
    place();
    draw();
    if (isOpen()) document.getElementById(`talk-tab-${chosen}`)?.focus({ preventScroll: true });
    else if (had) button.focus();
    if (isOpen()) talks.get(/** @type {TalkChannel} */ (chosen))?.toEnd();
  }

  /** @param {KeyboardEvent} event */
  function onKey(event) {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    if (!drawing.rest()) open(false);
  }

  return {
    element,
    relabel() {
      for (const one of pages.values()) one.relabel();
      draw();
    },
    toggle: () => open(!isOpen()),
    /** @param {TableNews} message */
    table(message) {
      seats = message;
      drawing.table(message);
      plan.open(message.channels.includes("team"));
      place();
      for (const channel of ORDER) if (message.channels.includes(channel)) made(channel);
      for (const talk of talks.values()) talk.table(message);
      draw();
    },
    /** @param {Told} message */
    hear(message) {
      if (message.type === "marks") drawing.hear(message);
      if (message.type === "plan") plan.hear(message);
      if (message.type === "notebook") notes.hear(message);
      const talk = (message.type === "talk" || message.type === "typing") && (made(message.channel), talks.get(message.channel));
      if (talk && message.type === "typing") talk.typing(message.seats);
      if (talk && message.type === "talk") for (const line of talk.hear(message)) if (!isOpen() || chosen !== message.channel) announce(line);
      draw();
    },
    /** @param {Update} message */
    update(message) {
      drawing.update(message);
      plan.update(message);
      notes.update(message);
      if (looks !== (looks = drawing.looks())) for (const talk of talks.values()) talk.relabel();
      place();
    },
    /** @param {import("./talk.js").Ground} ground */
    settle(ground) {
      drawing.settle(ground);
      notes.settle(ground);
    },
    /** @param {boolean} down */
    hide(down) {
      if (down) for (const part of [drawing, notes]) part.settle(null);
      plan.open(!down && Boolean(seats?.channels.includes("team")));
      const changes = curtained !== down;
      curtained = down;
      if (changes && down) open(false);
    },
    stop() {
      document.body.classList.remove("talking");
      element.remove();
    },
  };
}
