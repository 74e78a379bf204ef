// @ts-check
/** The way in for friends, as the host sees it while a table waits: the link, and its code to scan. */

import { h, s } from "./dom.js";
import { passable } from "./inviting.js";
import { say } from "./words.js";

/** @import {TableNews} from "./messages.js" */

/** @param {TableNews} seats */
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

/** A QR code, dark on light in every light. @param {{size: number, path: string}} code */
function drawing({ size, path }) {
  return s("svg", { viewBox: `0 0 ${size} ${size}`, role: "img", "aria-label": say("screen-qr"), "shape-rendering": "crispEdges" },
    s("rect", { width: size, height: size, fill: "#fff" }), s("path", { d: path, fill: "#000" }));
}
