// @ts-check
/** Removing what is kept of people: one's own name, and for the host the whole table; each only after a second thought. */

import { h, show } from "./dom.js";
import { say } from "./words.js";

/** @import {TableNews} from "./messages.js" */
/** @import {Lent} from "./stage.js" */

/** What can be removed here; nothing for those who only watch. @param {TableNews} seats @param {Lent} table */
export function removing(seats, table) {
  const named = seats.chairs.some((chair) => chair.mine && chair.name);
  if (!named && !seats.host) return null;
  return h("section", { class: "removing" }, h("h3", {}, say("screen-data")), named && asked("name", table), seats.host && asked("table", table));
}

/** A button that asks before it does anything. @param {"name" | "table"} what @param {Lent} table */
function asked(what, table) {
  const place = h("div", { class: "removing-one" });
  const remove = () => {
    table.send({ type: "forget", what });
    offer();
  };
  function ask() {
    const no = h("button", { type: "button", class: "button small", onclick: () => offer().focus() }, say("screen-keep"));
    show(place, h("p", { class: "note", role: "alert" }, say(`screen-remove-${what}-ask`)),
      h("div", { class: "row" }, no, h("button", { type: "button", class: "button small", onclick: remove }, say("screen-remove-sure"))));
    no.focus();
  }
  function offer() {
    const button = h("button", { type: "button", class: "button small", onclick: ask }, say(`screen-remove-${what}`));
    show(place, button);
    return button;
  }
  offer();
  return place;
}
