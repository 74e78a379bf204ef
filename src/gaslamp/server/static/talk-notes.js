// @ts-check
/** The fugitive's own notebook: his way so far, what they can know, and how near they are; on the map when he likes. */

import { Notes, nearness, sign } from "./board-notes.js";
import { ticket } from "./chase-tickets.js";
import { h, show } from "./dom.js";
import { settings } from "./settings.js";
import { say } from "./words.js";

/** @import {NextStation, NotebookStop, NotebookTold, Update} from "./messages.js" */
/** @import {Lent} from "./stage.js" */

/** @param {Lent} table */
export function createNotes(table) {
  const told = h("ul", { class: "notes-told" });
  const overlay = h("button", { type: "button", class: "button small notes-show", onclick: toggle });
  const known = part();
  const next = part();
  const way = part();
  const [stations, rides, stops] = [h("p", { class: "notes-stations" }), h("ul", { class: "notes-next" }), h("ol", { class: "notes-way" })];
  known.body.append(stations);
  next.body.append(rides);
  way.body.append(stops);
  next.body.open = true;
  const element = h("section", { class: "notes" }, told, overlay, next.body, known.body, way.body);
  let isSeen = false;
  let isAsked = false;
  /** @type {NotebookTold | null} */
  let notes = null;
  /** @type {import("./talk.js").Ground | null} */
  let ground = null;
  /** @type {Notes | null} */
  let layer = null;
  /** The number of the update that is shown: what was noted for another is not. @type {number | null} */
  let now = null;

  const isShown = () => settings.get("notes", false);
  const current = () => (notes && notes.n === now ? notes : null);

  function toggle() {
    settings.set("notes", !isShown());
    draw();
  }

  /** It is asked for as long as it is looked at. */
  function ask() {
    const isWanted = isSeen;
    if (isWanted === isAsked) return;
    isAsked = isWanted;
    table.send({ type: "notebook", wanted: isWanted });
    if (!isWanted) notes = null;
  }

  function draw() {
    const written = current();
    show(told, (written?.told ?? []).map((text) => h("li", {}, text)));
    overlay.setAttribute("aria-pressed", String(isShown()));
    for (const one of [known.body, next.body, way.body, overlay]) one.hidden = !written?.station;
    show(stations, (written?.known ?? []).flatMap((station) => [h("span", { class: station === written?.station ? "here" : "" }, station), " "]));
    show(rides, (written?.next ?? []).map(danger));
    show(stops, (written?.way ?? []).map(stop));
    layer?.show(isShown() ? written : null);
  }

  /** @param {NextStation} one */
  function danger({ station, fares, moves, text }) {
    return h("li", {}, h("span", { class: `notes-far ${nearness(moves)}`, "aria-hidden": "true" }, sign(moves)), h("b", {}, station),
      h("span", { class: "notes-fares", "aria-hidden": "true" }, (fares ?? []).map((fare) => ticket(fare, ""))), h("span", { class: "notes-text" }, text));
  }

  /** @param {NotebookStop} one */
  function stop({ n, station, fare = "", name = "", surfaced, text }) {
    return h("li", { class: surfaced ? "surfaced" : "" }, h("span", { class: "unseen" }, text), h("span", { class: "n", "aria-hidden": "true" }, n),
      fare ? ticket(fare, name, station) : h("b", { "aria-hidden": "true" }, station));
  }

  function relabel() {
    known.title.textContent = say("talk-notes-known");
    next.title.textContent = say("talk-notes-next");
    way.title.textContent = say("talk-notes-way");
    overlay.textContent = say("talk-notes-show");
    draw();
  }

  relabel();
  return {
    element,
    relabel,
    /** @param {NotebookTold} message */
    hear(message) {
      notes = message;
      draw();
    },
    /** A screen that was told everything anew wants it still. @param {Update} message */
    update(message) {
      now = message.n;
      if (isAsked && message.since === 0) table.send({ type: "notebook", wanted: true });
      if (ground && !layer) layer = new Notes(ground.board());
      draw();
    },
    /** Whether it is looked at now. @param {boolean} is */
    read(is) {
      if (isSeen === is) return;
      isSeen = is;
      ask();
      draw();
    },
    /** The map of the screen that was made just now, or that there is none any more. @param {import("./talk.js").Ground | null} on */
    settle(on) {
      ground = on;
      layer = null;
      if (!on) now = null;
    },
  };
}

/** A part that folds. */
function part() {
  const title = h("h3");
  return { title, body: h("details", { class: "notes-part" }, h("summary", {}, title)) };
}
