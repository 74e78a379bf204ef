// @ts-check
/** Links to a table, for those who are to play and those who are to watch: to copy, to send, to scan. */

import { h } from "./dom.js";
import { copyable } from "./switches.js";
import { say } from "./words.js";

/** @import {TableNews} from "./messages.js" */
/** @import {Lent} from "./stage.js" */

/** That nobody else could open a link, in a line beside it. @param {TableNews} seats */
export function warning(seats) {
  return seats.alone && h("p", { class: "note" }, `${say("screen-alone")}: ${seats.alone}`);
}

/** A link to send, and where the device can, the way it sends things. @param {string} url @param {string} label */
export function passable(url, label) {
  const pass = () => navigator.share({ title: "Gaslamp", url }).catch(() => {}); // whoever thinks better of it may
  const button = "share" in navigator && h("button", { type: "button", class: "button", onclick: pass }, say("screen-share"));
  return [copyable(url, label), button];
}

/** All links given out so far are to open nothing; for the host, where there are any. @param {TableNews} seats @param {Lent} table */
export function withdrawal(seats, table) {
  return (seats.invite || seats.watch) && askFirst("screen-withdraw", () => table.send({ type: "revoke" }));
}

/** Something that cannot be undone: what it does is read before its button is there. @param {string} key @param {() => void} does */
export function askFirst(key, does) {
  return h("details", { class: "fold small" }, h("summary", {}, say(key)), h("p", { class: "note" }, say(`${key}-about`)),
    h("button", { type: "button", class: "button small", onclick: does }, say(`${key}-do`)));
}
