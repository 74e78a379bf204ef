// @ts-check
/** Links to a table, for those who are to play and those who are to watch: to copy, to send, to scan. */

import { h, s } from "./dom.js";
import { copyable } from "./switches.js";
import { say } from "./words.js";

/** @import {TableNews} from "./messages.js" */
/** @import {Lent} from "./stage.js" */

/** The way in for friends, as the host sees it. @param {TableNews} seats */
export function inviting(seats) {
  const link = `${seats.address}/join#${seats.invite}`;
  return [
    h("h2", {}, say("screen-invite")),
    h("p", {}, say("screen-invite-about")),
    seats.alone ? alone(seats.alone) : null,
    passable(link, say("screen-invite")),
    seats.qr && !seats.alone && h("figure", { class: "qr" }, drawing(seats.qr), h("figcaption", { class: "note" }, say("screen-qr-about"))),
  ];
}

/** Nobody else could open the link: why, and what changes it. @param {string} command */
function alone(command) {
  return h("div", { class: "alone", role: "note" }, h("b", {}, say("screen-alone")), h("p", {}, say("screen-alone-about")), h("code", {}, command));
}

/** The same in a line, beside other links. @param {TableNews} seats */
export function warning(seats) {
  return seats.alone && h("p", { class: "note" }, `${say("screen-alone")}: ${seats.alone}`);
}

/** A QR code, dark on light in every light. @param {{size: number, path: string}} code */
function drawing({ size, path }) {
  return s("svg", { viewBox: `0 0 ${size} ${size}`, role: "img", "aria-label": say("screen-qr"), "shape-rendering": "crispEdges" },
    s("rect", { width: size, height: size, fill: "#fff" }), s("path", { d: path, fill: "#000" }));
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

/** Whether others may watch, and the link for them; for the host. @param {TableNews} seats @param {Lent} table */
export function watchSwitch(seats, table) {
  const flip = (/** @type {{target: HTMLInputElement}} */ event) => table.send({ type: "watching", allowed: event.target.checked });
  return [
    h("label", { class: "ticked" }, h("input", { type: "checkbox", checked: seats.watchable, onchange: flip }),
      h("span", {}, h("b", {}, say("screen-let-watch")), h("small", {}, say("screen-let-watch-about")))),
    seats.watch && h("details", { class: "fold small" }, h("summary", {}, say("screen-watch-link")), warning(seats),
      passable(`${seats.address}/join#${seats.watch}`, say("screen-watch-link"))),
  ];
}
